"""Computes a deal of ginrummy-qt again: verify_deal.py SECRET [NONCE [WORDS]] (RECORDS.md, “Fair deals”)."""

import hashlib
import itertools
import sys

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def order(number):
    blocks = (sha(b"ginrummy deal 1\0", number, i.to_bytes(4, "big")) for i in itertools.count())
    stream = (int.from_bytes(block[i : i + 4], "big") for block in blocks for i in range(0, 32, 4))
    cards = [rank + suit for suit in "cdhs" for rank in "A23456789TJQK"]
    for k in range(51, 0, -1):
        j = next(word for word in stream if word < 2**32 - 2**32 % (k + 1)) % (k + 1)
        cards[k], cards[j] = cards[j], cards[k]
    return " ".join(cards)


secret, nonce, words = (*sys.argv[1:], "", "")[:3]
value = sum(DIGITS.index(digit) << 5 * i for i, digit in enumerate(reversed(secret.replace("-", ""))))
number = value.to_bytes(16, "big")
if nonce:
    print("commitment", sha(b"ginrummy commitment 1\0", number, bytes.fromhex(nonce)).hex())
if words:
    number = sha(b"ginrummy words 1\0", number, words.encode())[:16]
print("number", "".join(DIGITS[int.from_bytes(number, "big") >> shift & 31] for shift in range(125, -1, -5)))
print("order", order(number))
