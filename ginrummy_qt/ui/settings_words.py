"""What the settings dialog says of its rows of choices, in the language that is installed now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.models.languages import format_number
from ginrummy_qt.models.settings import THINKING

__all__ = ["segment_names", "thinking_note"]


def segment_names() -> dict[str, dict[str, str]]:
    """Return what stands on the buttons of each row of choices, by setting and value."""
    return {
        "colours": {
            "2": QCoreApplication.translate("SettingsDialog", "Two colours"),
            "4": QCoreApplication.translate("SettingsDialog", "Four colours"),
        },
        "index_size": {
            "auto": QCoreApplication.translate("SettingsDialog", "Automatic"),
            "standard": QCoreApplication.translate("SettingsDialog", "Normal"),
            "large": QCoreApplication.translate("SettingsDialog", "Large"),
        },
        "card_theme": {
            "auto": QCoreApplication.translate("SettingsDialog", "As the table"),
            "day": QCoreApplication.translate("SettingsDialog", "Day"),
            "dim": QCoreApplication.translate("SettingsDialog", "Dimmed"),
            "night": QCoreApplication.translate("SettingsDialog", "Night"),
        },
        "sort": {
            "melds": QCoreApplication.translate("SettingsDialog", "Melds"),
            "rank": QCoreApplication.translate("SettingsDialog", "Rank"),
            "suit": QCoreApplication.translate("SettingsDialog", "Suit"),
            "own": QCoreApplication.translate("SettingsDialog", "By hand"),
        },
        "animation": {
            "slow": QCoreApplication.translate("SettingsDialog", "Slow"),
            "normal": QCoreApplication.translate("SettingsDialog", "Normal"),
            "fast": QCoreApplication.translate("SettingsDialog", "Fast"),
            "off": QCoreApplication.translate("SettingsDialog", "Off"),
        },
        "thinking": {value: _seconds(most) for value, most in THINKING.items()},
        "desktop": {
            "system": QCoreApplication.translate("SettingsDialog", "As the system"),
            "light": QCoreApplication.translate("SettingsDialog", "Light"),
            "dark": QCoreApplication.translate("SettingsDialog", "Dark"),
            "contrast": QCoreApplication.translate("SettingsDialog", "Contrast"),
        },
    }


def thinking_note() -> str:
    """Return who takes the thinking time, and for what."""
    return QCoreApplication.translate(
        "SettingsDialog", "The most that the expert takes for a move; the other levels answer at once."
    )


def _seconds(number: float) -> str:
    figure = format_number(number, 0 if number.is_integer() else 1)
    return QCoreApplication.translate("SettingsDialog", "{seconds} s").format(seconds=figure)
