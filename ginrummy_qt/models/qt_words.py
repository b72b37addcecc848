"""Texts of Qt's own dialogs that its Dutch lacks.

Named here they are collected, and the program's translations are asked before Qt's. To be emptied as Qt's
catalogue is completed: tests/i18n says which texts those are.
"""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

__all__ = ["LACKING"]

LACKING: Final = (
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "&Look in:")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:")),
    ("QPageSetupWidget", QT_TRANSLATE_NOOP("QPageSetupWidget", "Page &order:")),
    ("QPageSetupWidget", QT_TRANSLATE_NOOP("QPageSetupWidget", "Pages &per sheet:")),
    ("QPrintSettingsOutput", QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Double Sided Printing")),
    ("QPrintSettingsOutput", QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Long side binding")),
    ("QPrintSettingsOutput", QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Short side binding")),
    ("QPrintSettingsOutput", QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Off")),
    ("QPrintSettingsOutput", QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Page &Set:")),
)
"""Context and text."""
