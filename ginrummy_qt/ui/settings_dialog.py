"""The settings: every choice is saved as soon as it is made, and seen at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ginrummy_qt.models.languages import LANGUAGES
from ginrummy_qt.models.settings import AIDS, ANIMATIONS, TABLES, THINKING
from ginrummy_qt.models.why import Why
from ginrummy_qt.ui.choices import Segments
from ginrummy_qt.ui.deck.index import index_text
from ginrummy_qt.ui.fields import ChoiceList
from ginrummy_qt.ui.flow import FlowLayout
from ginrummy_qt.ui.form_page import FormPage, WrappedCheck, share_width
from ginrummy_qt.ui.help_key import help_key
from ginrummy_qt.ui.pictures import BackButton, PictureButton, Swatch
from ginrummy_qt.ui.plain_label import PlainLabel, plain_tip
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.reasons import enable
from ginrummy_qt.ui.settings_words import segment_names, thinking_note
from ginrummy_qt.ui.theme import desk_palette, text_scale
from ginrummy_qt.ui.volume import VolumeControl
from ginrummy_qt.ui.windows import resize_on_screen

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtWidgets import QLayout

    from ginrummy_qt.models.languages import LanguageManager
    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.models.sounds import Sounds
    from ginrummy_qt.ui.open_hand import FacePixmaps

__all__ = ["SettingsDialog"]

_BACKS: Final = ("fans", "lattice", "garden")
_SEGMENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "colours": ("2", "4"),
    "index_size": ("auto", "standard", "large"),
    "card_theme": ("auto", "day", "dim", "night"),
    "sort": ("melds", "rank", "suit", "own"),
    "animation": ANIMATIONS,
    "thinking": tuple(THINKING),
    "desktop": ("system", "light", "dark", "contrast"),
}
_FLAGS: Final = ("table_rules", "meter", "numbers", "taken", "fan", "hints", "layoffs", "come_back", "sound")
_ALONE: Final = ("layoffs", "come_back", "sound")
"""Flags that have a line of their own."""


class SettingsDialog(QDialog):
    """The dialog. Not modal: the table behind it shows every change."""

    def __init__(
        self,
        settings: Settings,
        languages: LanguageManager,
        faces: FacePixmaps,
        parent: QWidget | None = None,
        *,
        sounds: Sounds | None = None,
    ) -> None:
        """Show ``settings``; what is set is heard by ``sounds``."""
        super().__init__(parent)
        self._sounds = sounds
        self._settings = settings
        self._languages = languages
        desk = desk_palette(settings.desktop)
        self.pages = QListWidget(self)
        self.pages.setObjectName("pages")
        self.stack = QStackedWidget(self)
        self.swatches: dict[str, PictureButton] = {
            table: Swatch(table, faces, desk, self) for table in TABLES
        }
        self.backs: dict[str, PictureButton] = {back: BackButton(back, desk, self) for back in _BACKS}
        self.segments = {name: Segments(values, self) for name, values in _SEGMENTS.items()}
        for segments in self.segments.values():
            segments.set_wraps(wraps=True)
        self.note = PlainLabel(self)
        self.note.setObjectName("note")
        self.note.setWordWrap(True)
        self.flags = {name: WrappedCheck(self) for name in _FLAGS}
        self.volume = VolumeControl(desk, self)
        self.letters = ChoiceList(self)
        self.language = ChoiceList(self)
        for combo in (self.letters, self.language):
            # What does not fit is in the list that opens, and shown by the pointer.
            combo.setSizeAdjustPolicy(ChoiceList.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            combo.setMinimumContentsLength(8)
            for code in ("", *LANGUAGES):
                combo.addItem("", code)
        self.close_button = PushButton(self)
        self.close_button.setObjectName("primary")
        self.close_button.setDefault(True)
        self._labels: dict[str, QLabel] = {}
        self._titles: list[QLabel] = []
        self._lay_out()
        self._connect()
        self.retranslate()
        self.pages.setCurrentRow(0)
        resize_on_screen(self, QSize(840, 540) * text_scale())
        help_key(self, "settings")

    # ------------------------------------------------------------------ building

    def _lay_out(self) -> None:
        colours = self.segments
        pictures = (self._in_row(self.swatches.values()), self._in_row(self.backs.values()))
        checks = QVBoxLayout()
        checks.setSpacing(0)
        for name, flag in self.flags.items():
            if name not in _ALONE:
                checks.addWidget(flag)
        thinking = QVBoxLayout()
        thinking.setSpacing(6)
        thinking.addWidget(colours["thinking"])
        thinking.addWidget(self.note)
        for rows in (
            (
                ("table", pictures[0]),
                ("colours", colours["colours"]),
                ("index_size", colours["index_size"]),
                ("index_language", self.letters),
                ("card_theme", colours["card_theme"]),
                ("back", pictures[1]),
            ),
            (
                ("sort", colours["sort"]),
                ("show", checks),
                ("layoffs", self.flags["layoffs"]),
            ),
            (("animation", colours["animation"]), ("thinking", thinking)),
            (("sound", self.flags["sound"]), ("volume", self.volume)),
            (
                ("language", self.language),
                ("desktop", colours["desktop"]),
                ("start", self.flags["come_back"]),
            ),
        ):
            self.pages.addItem("")
            self.stack.addWidget(self._page(rows))
        body = QVBoxLayout()
        body.setContentsMargins(0, 0, 0, 12)
        body.setSpacing(0)
        body.addWidget(self.stack, 1)
        rule = QFrame(self)
        rule.setObjectName("rule")
        body.addWidget(rule)
        foot = QHBoxLayout()
        foot.setContentsMargins(24, 12, 24, 0)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        body.addLayout(foot)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.pages)
        outer.addLayout(body, 1)

    def _in_row(self, buttons: Iterable[PictureButton]) -> QLayout:
        row = FlowLayout(even=True)
        group = QButtonGroup(self)
        for button in buttons:
            group.addButton(button)
            row.addWidget(button)
        return row

    def _page(self, rows: Iterable[tuple[str, QWidget | QLayout]]) -> FormPage:
        labelled: list[tuple[QLabel, QWidget | QLayout]] = []
        for name, control in rows:
            label = self._labels[name] = PlainLabel(self)
            label.setWordWrap(True)
            labelled.append((label, control))
        page = FormPage(labelled, self)
        self._titles.append(page.title)
        return page

    def _connect(self) -> None:
        self.pages.currentRowChanged.connect(self.stack.setCurrentIndex)
        for name, segments in self.segments.items():
            segments.setProperty("setting", name)
            segments.chosen.connect(self._on_segment)
        for group, buttons in (("table", self.swatches), ("back", self.backs)):
            for value, button in buttons.items():
                button.setProperty("setting", group)
                button.setProperty("value", value)
                button.clicked.connect(self._on_picture)
        for name, flag in self.flags.items():
            flag.setProperty("setting", name)
            flag.clicked.connect(self._on_flag)
        self.letters.activated.connect(self._on_letters)
        self.language.activated.connect(self._on_language)
        self.volume.chosen.connect(self._on_volume)
        self.volume.try_wanted.connect(self._on_try)
        self.close_button.clicked.connect(self.accept)
        self._settings.changed.connect(self._on_setting)

    # ------------------------------------------------------------------ texts

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.setWindowTitle(self.tr("Settings"))
        titles = (
            self.tr("Table and cards"),
            self.tr("Play"),
            self.tr("Pace"),
            self.tr("Sound"),
            self.tr("Language and window"),
        )
        for row, (title, label) in enumerate(zip(titles, self._titles, strict=True)):
            self.pages.item(row).setText(title)
            label.setText(title)
        self.pages.setAccessibleName(self.tr("Pages"))
        labels = {
            "table": self.tr("Table"),
            "colours": self.tr("Deck"),
            "index_size": self.tr("Index"),
            "index_language": self.tr("Letters"),
            "card_theme": self.tr("Brightness"),
            "back": self.tr("Back"),
            "sort": self.tr("Hand"),
            "show": self.tr("Show"),
            "layoffs": self.tr("Layoffs"),
            "start": self.tr("At the start"),
            "animation": self.tr("Animation"),
            "thinking": self.tr("Thinking time"),
            "sound": self.tr("Sounds"),
            "volume": self.tr("Volume"),
            "language": self.tr("Language"),
            "desktop": self.tr("Windows"),
        }
        for name, text in labels.items():
            self._labels[name].setText(text)
        self._align()
        self.letters.setAccessibleName(labels["index_language"])
        self.language.setAccessibleName(labels["language"])
        for name, names in segment_names().items():
            self.segments[name].name_buttons(names, labels[name])
        self.note.setText(thinking_note())
        for button in self.segments["thinking"].buttons.values():
            button.setAccessibleDescription(thinking_note())
        for value, text in {
            "green": self.tr("Green"),
            "blue": self.tr("Blue"),
            "dark": self.tr("Dark"),
            "light": self.tr("Light"),
            "contrast": self.tr("Contrast"),
        }.items():
            self.swatches[value].name(text, labels["table"])
        for value, text in {
            "fans": self.tr("Fans"),
            "lattice": self.tr("Lattice"),
            "garden": self.tr("Garden"),
        }.items():
            self.backs[value].name(text, labels["back"])
        for name, text in {
            "table_rules": self.tr("Table rules: only what a real table shows"),
            "meter": self.tr("Deadwood meter"),
            "numbers": self.tr("Deadwood numbers on the cards"),
            "taken": self.tr("Cards the opponent took stay in view"),
            "fan": self.tr("The discard pile can be looked through"),
            "hints": self.tr("Hint button"),
            "layoffs": self.tr("By hand, from the next match on"),
            "come_back": self.tr("Go on with the match on the table"),
            "sound": self.tr("Cards, knocks and the end of a round"),
        }.items():
            self.flags[name].set_words(text)
        self._name_languages()
        self.close_button.setText(self.tr("Close"))
        self._show_values()

    def _align(self) -> None:
        """Let the controls begin at the same place on every page, and the names of the pages be whole."""
        self.pages.ensurePolished()
        self.pages.setFixedWidth(max(round(150 * text_scale()), self.pages.sizeHintForColumn(0) + 2 * 16))
        share_width(self._labels.values())

    def _name_languages(self) -> None:
        for row, code in enumerate(("", *LANGUAGES)):
            self.language.setItemText(row, LANGUAGES[code] if code else self.tr("As the system"))
            letters = _letters(code or self._languages.current)
            if code:
                text = f"{LANGUAGES[code]} ({letters})"
            else:
                text = self.tr("As the language ({letters})").format(letters=letters)
            self.letters.setItemText(row, text)
        self._tell_choices()

    def _tell_choices(self) -> None:
        """Let the pointer show whole what with large text ends in dots."""
        for combo in (self.letters, self.language):
            combo.setToolTip(plain_tip(combo.currentText()))

    # ------------------------------------------------------------------ values

    def _show_values(self) -> None:
        """Show what the settings hold."""
        settings = self._settings
        for name, segments in self.segments.items():
            segments.choose(str(getattr(settings, name)))
        for name, buttons in (("table", self.swatches), ("back", self.backs)):
            buttons[getattr(settings, name)].setChecked(True)
        for name, flag in self.flags.items():
            flag.setChecked(getattr(settings, name))
        for name in AIDS:
            enable(self.flags[name], Why.TABLE_RULES if settings.table_rules else None)
        self.volume.show_volume(settings.volume)
        codes = ("", *LANGUAGES)
        self.letters.setCurrentIndex(codes.index(settings.index_language))
        self.language.setCurrentIndex(codes.index(self._languages.wanted))
        self._tell_choices()

    def _on_setting(self, name: str) -> None:
        if name == "language":
            self._languages.set(self._settings.language)
        elif name == "desktop":
            desk = desk_palette(self._settings.desktop)
            for button in (*self.swatches.values(), *self.backs.values()):
                button.set_desk(desk)
            self.volume.set_desk(desk)
        self._show_values()

    def _on_segment(self, value: str) -> None:
        name = str(self._sender_property("setting"))
        setattr(self._settings, name, int(value) if name == "colours" else value)

    def _on_picture(self) -> None:
        setattr(self._settings, str(self._sender_property("setting")), str(self._sender_property("value")))

    def _on_flag(self, checked: bool) -> None:  # noqa: FBT001 - a slot
        setattr(self._settings, str(self._sender_property("setting")), checked)

    def _on_volume(self, volume: int) -> None:
        self._settings.volume = volume

    def _on_try(self) -> None:
        if self._sounds is not None:
            self._sounds.try_out()

    def _sender_property(self, name: str) -> object:
        return self.sender().property(name)

    def _on_letters(self, row: int) -> None:
        self._settings.index_language = ("", *LANGUAGES)[row]

    def _on_language(self, row: int) -> None:
        self._settings.language = ("", *LANGUAGES)[row]
        # The setting may have been this all along, under a start in another language.
        self._languages.set(self._settings.language)

    # ------------------------------------------------------------------ Qt

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the language and the look of the labels."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in {QEvent.Type.StyleChange, QEvent.Type.FontChange} and hasattr(self, "_labels"):
            self._align()
        super().changeEvent(event)


def _letters(language: str) -> str:
    """Return the letters of ace, jack, queen and king: ``A J Q K``."""
    return " ".join(index_text(rank, language) for rank in (1, 11, 12, 13))
