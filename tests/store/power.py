"""What a disk may hold after the power was lost, worked out from the operations of a process.

Written is not stored: until a file was synced each of its writes may be there, or not, or in part, in any
order. A new name, a rename or a removal is stored when the folder, or for a new name the file, was synced;
until then the first few of them may be. (What ext4, XFS and APFS promise is more.)
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

SECTOR = 512


@dataclass(frozen=True)
class Operation:
    """`kind`: write, truncate, sync, rename, unlink, or a line that was acknowledged (a)."""

    kind: str
    path: str
    offset: int
    data: bytes


def operations(log: bytes) -> Iterator[Operation]:
    """Read what tests/store/faults.c has written."""
    place = 0
    while place < len(log):
        end = log.index(b"\n", place)
        kind, offset, length, path = log[place:end].decode().split(" ", 3)
        place = end + 1 + int(length)
        yield Operation(kind, path, int(offset), log[end + 1 : place])


@dataclass(eq=False)
class File:
    stored: bytearray = field(default_factory=bytearray)
    waiting: list[Operation] = field(default_factory=list)

    def sync(self) -> None:
        for one in self.waiting:
            _apply(self.stored, one)
        self.waiting.clear()


Change = tuple[str, str, File]
"""A name that a file had and one that it gets; an empty one for a file that is new, or goes."""


def _apply(content: bytearray, one: Operation) -> None:
    if one.kind == "t":
        del content[one.offset :]
        content.extend(bytes(one.offset - len(content)))
    else:
        content.extend(bytes(max(0, one.offset - len(content))))
        content[one.offset : one.offset + len(one.data)] = one.data


class Disk:
    """A disk that takes operations one by one, and can be looked at as if the power failed now."""

    def __init__(self, folder: Path) -> None:
        """Begin with what lies in `folder` now."""
        self.folder = folder
        self.now: dict[str, File] = {}
        for path in folder.iterdir() if folder.exists() else ():
            if not path.name.endswith("-shm"):
                self.now[str(path)] = File(bytearray(path.read_bytes()))
        self.stored = dict(self.now)
        self.waiting: list[Change] = []
        self.acknowledged: list[str] = []

    def take(self, one: Operation) -> None:
        match one.kind:
            case "a":
                self.acknowledged += one.data.decode().splitlines()
            case "w" | "t":
                if one.path not in self.now:
                    self._change("", one.path, File())
                self.now[one.path].waiting.append(one)
            case "s" if one.path in self.now:
                file = self.now[one.path]
                file.sync()
                new = next(
                    (n for n, change in enumerate(self.waiting, 1) if change == ("", one.path, file)), 0
                )
                self._store(new)  # with the changes before it: a journal keeps their order
            case "s":
                self._store(len(self.waiting))
            case "r":
                old, new_name = one.path.split("\t")
                self._change(old, new_name, self.now.get(old))
            case "u":
                self._change(one.path, "", self.now.get(one.path))

    def _change(self, old: str, new: str, file: File | None) -> None:
        if file is not None:
            self.waiting.append((old, new, file))
            _rename(self.now, self.waiting[-1])

    def _store(self, count: int) -> None:
        for change in self.waiting[:count]:
            _rename(self.stored, change)
        del self.waiting[:count]

    def after_power_loss(self, chance: random.Random, into: Path) -> None:
        """Write one of the states that the disk may be in, by chance, into a new folder."""
        into.mkdir(parents=True)
        names = dict(self.stored)
        for change in self.waiting[: chance.randrange(len(self.waiting) + 1)]:
            _rename(names, change)
        keep = chance.choice([0.0, 0.5, 0.9, 1.0])
        for path, file in names.items():
            content = bytearray(file.stored)
            for one in file.waiting:
                if chance.random() < keep:
                    _apply(content, one)
                elif one.kind == "w" and chance.random() < 0.3:
                    cut = chance.randrange(len(one.data)) // SECTOR * SECTOR
                    _apply(content, Operation("w", path, one.offset, one.data[:cut]))
            (into / Path(path).name).write_bytes(content)


def _rename(names: dict[str, File], change: Change) -> None:
    old, new, file = change
    names.pop(old, None)
    if new:
        names[new] = file
