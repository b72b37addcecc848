"""Mutated databases, in a process with limits: `python -m tests.store.fuzz FOLDER SEED COUNT`.

Opening gives a store, which then answers everything, or one of the documented errors; anything else ends the
process with the seed of that file.
"""

from __future__ import annotations

import contextlib
import random
import shutil
import sys
import time
from collections import Counter
from pathlib import Path

from ginrummy_qt.engine import RecordError
from ginrummy_qt.store import NewerError, Store, StoreError, files
from tests.engine import sealed
from tests.engine.limits import limit_memory, limited_time, report
from tests.store import old
from tests.store.played import write

PAGE = 4096


def originals(folder: Path) -> list[dict[str, bytes]]:
    """Databases with matches of every kind: closed, as a kill leaves it, and of an older version."""
    closed, killed, older = folder / "closed", folder / "killed", folder / "older"
    with Store.open(closed) as store:
        for seed in (1, 2, 3):
            write(store, sealed.match(seed=seed, words="w", training=seed == 2))
        write(store, sealed.match(seed=4, most=40))
        store.delete([1])
        store.add_words("mine")
        shutil.copytree(closed, killed)
    old.write(older, [sealed.match(seed=1), sealed.match(seed=4, most=40)])
    return [
        {
            path.name: path.read_bytes()
            for path in one.iterdir()
            if path.suffix in {".sqlite3", ".sqlite3-wal"}
        }
        for one in (closed, killed, older)
    ]


def mutated(chance: random.Random, sources: list[dict[str, bytes]]) -> dict[str, bytes]:
    """The files of one of the sources with some changes in one of them."""
    found = dict(chance.choice(sources))
    name = chance.choice(list(found))
    data = bytearray(found[name])
    if not data:
        return found
    page = chance.randrange(max(1, len(data) // PAGE)) * PAGE
    match chance.randrange(8):
        case 0 | 1 | 2:
            for _ in range(chance.choice([1, 2, 10, 200])):
                # Half of them in the header and the schema, where they do most.
                data[chance.randrange(chance.choice([100, PAGE, len(data)])) % len(data)] = chance.randrange(
                    256
                )
        case 3:
            del data[chance.randrange(len(data)) :]
        case 4:
            data[page : page + PAGE] = bytes(PAGE)
        case 5:
            other = chance.randrange(max(1, len(data) // PAGE)) * PAGE
            data[page : page + PAGE], data[other : other + PAGE] = (
                data[other : other + PAGE],
                data[page : page + PAGE],
            )
        case 6:
            data[page : page + PAGE] = chance.randbytes(PAGE)
        case _:
            for _ in range(chance.choice([1, 5])):  # within cells and pointers of one page
                data[(page + chance.randrange(PAGE)) % len(data)] ^= 1 << chance.randrange(8)
    found[name] = bytes(data)
    return found


def use(store: Store) -> None:
    """Ask for everything that a window asks for."""
    for summaries in (store.under_way(), store.finished(), store.abandoned(), store.deleted()):
        for one in summaries:
            with contextlib.suppress(StoreError, RecordError):
                store.load(one.id).replay()
            with contextlib.suppress(StoreError):
                store.nonces(one.id)
    store.rounds()
    store.levels()
    store.rule_sets()
    store.counted_from()
    with contextlib.suppress(StoreError):
        store.take_seal()
    with contextlib.suppress(StoreError, RecordError):
        store.import_records([sealed.match(seed=9, most=30)])
    with contextlib.suppress(StoreError):
        store.delete([2])


def main(folder: Path, seed: int, count: int) -> None:
    started = time.monotonic()
    sources = originals(folder)
    sealed.match(seed=9, most=30).to_text()  # loads what is loaded late
    limit_memory()
    counts: Counter[str] = Counter()
    slowest = 0.0
    for number in range(seed, seed + count):
        changed = mutated(random.Random(number), sources)
        place = folder / "case"
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir()
        for name, data in changed.items():
            (place / name).write_bytes(data)
        began = time.process_time()
        try:
            with limited_time():
                with Store.open(place) as store:
                    kind = "sound" if store.notice is None else "moved aside"
                    use(store)
                with Store.open(place) as store:  # and again, with what the first has made of it
                    use(store)
        except NewerError:
            kind = "newer"
        except StoreError as error:
            kind = type(error).__name__
        except BaseException as error:  # noqa: BLE001 - whatever it is, it should not be
            sys.exit(f"{number}: {type(error).__name__} {error}")
        if kind == "moved aside":
            kept = [path.read_bytes() for path in place.glob("ginrummy-damaged-*.sqlite3")]
            if changed[files.DATABASE_NAME] not in kept:
                sys.exit(f"{number}: the damaged file is not kept as it was")
        counts[kind.replace(" ", "_")] += 1
        slowest = max(slowest, time.process_time() - began)
    report(counts, slowest, started)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:]))
