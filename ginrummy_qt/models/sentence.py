"""What is said to a person, for windows that stay open: it can be said again in another language."""

from __future__ import annotations

from collections.abc import Callable

__all__ = ["Sentence"]

Sentence = Callable[[], str]
"""Gives the sentence in the language in force. Signals carry it as ``object``."""
