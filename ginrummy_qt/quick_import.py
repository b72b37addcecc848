"""Puts back the import that PySide takes for optional features: call :func:`restore` once Qt is loaded.

PySide serves “from __feature__ import …” through an import of its own, and to know where that counts it reads
the source text of every module that is imported from then on. This program has no use for it, and reading its
two hundred files takes some 6 % of the start and keeps them all in memory.
"""

import builtins

import PySide6.QtCore  # noqa: F401 - loads what takes the import

__all__ = ["restore"]


def restore() -> None:
    """Put back the import that was there before; nothing happens where PySide keeps none."""
    before = getattr(builtins, "__orig_import__", None)
    if before is not None:
        builtins.__import__ = before
