"""The language of the interface: which there are, which the system wants, and switching at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from ginrummy_qt import assets

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["LANGUAGES", "LanguageManager", "MissingTranslation", "format_number", "system_language"]

LANGUAGES: Final = {"en": "English", "de": "Deutsch", "nl": "Nederlands", "sv": "Svenska"}
"""The languages by code, each by its own name, in the order of the menu."""

_DIALECTS: Final = frozenset({("de", "gin_romme")})
"""The languages in which a preset has words of its own, which lie over the language's."""

_SOURCE = "en"  # the language in which the program is written


class MissingTranslation(LookupError):  # noqa: N818 - said of a thing that is not there, as MissingResource is
    """A translation is not there or cannot be read; the message is one sentence for the person."""


def system_language(wanted: Iterable[str] | None = None) -> str:
    """Return the code of the first language that the system wants and the program has, else ``en``.

    Args:
        wanted: Locale names such as ``sv-SE``, best first; ``None`` asks the system.
    """
    for name in QLocale.system().uiLanguages() if wanted is None else wanted:
        code = name.replace("_", "-").partition("-")[0].lower()
        if code in LANGUAGES:
            return code
    return _SOURCE


def format_number(number: float, decimals: int = 0) -> str:
    """Return ``number`` as the language of the interface writes it, rounded to ``decimals`` places."""
    return QLocale().toString(float(number), "f", decimals)


class LanguageManager(QObject):
    """Installs the program's and Qt's own translations, so that OK and Cancel follow too.

    A change of language reaches widgets as ``LanguageChange``; whatever is no widget listens to
    :attr:`changed`, which comes once for each change, after everything is installed.
    """

    changed = Signal(str)
    """The code of the language that is in force now."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Nothing is installed before the first :meth:`set`; until then texts are in English."""
        super().__init__(parent)
        self._current = ""
        self._wanted = ""
        self._problem = ""
        self._preset = ""
        self._installed: tuple[QTranslator, ...] = ()
        self._dialect: QTranslator | None = None

    @property
    def current(self) -> str:
        """The code of the language in force, one of :data:`LANGUAGES`."""
        return self._current or _SOURCE

    @property
    def wanted(self) -> str:
        """What was asked for last: a code, or empty for the system's. A start may override the setting."""
        return self._wanted

    @property
    def problem(self) -> str:
        """Why the wanted language is not in force, as one sentence; empty when it is."""
        return self._problem

    def set(self, code: str) -> bool:
        """Switch to ``code``, at once; ``""`` follows the system.

        With a translation missing the language becomes English, and :attr:`problem` says why.

        Returns:
            Whether the wanted language is in force now.

        Raises:
            ValueError: The program does not have this language.
        """
        if code and code not in LANGUAGES:
            raise ValueError(f"{code!r} is not a language of this program: choose {', '.join(LANGUAGES)}")
        self._wanted = code
        wanted = code or system_language()
        if wanted == self._current and not self._problem:
            return True
        try:
            translators = self._load(wanted)
        except MissingTranslation as error:
            self._problem = str(error)
            wanted, translators = _SOURCE, self._load_source()
        else:
            self._problem = ""
        if wanted == self._current:
            for translator in translators:
                translator.deleteLater()
        else:
            self._install(wanted, translators)
        return not self._problem

    def _install(self, code: str, translators: tuple[QTranslator, ...]) -> None:
        self.remove()
        self._current = code
        self._installed = translators
        QLocale.setDefault(QLocale(code))
        for translator in translators:
            QCoreApplication.installTranslator(translator)
        self._install_dialect()
        self.changed.emit(code)

    def speak_as(self, preset: str) -> None:
        """Use the words that players of ``preset`` have of their own; empty: nobody's in particular.

        A few games have some in a language: Gin-Rommé has *Talon* and *Luschen* in German. They lie over
        the other words, whatever the language becomes, until this is called again.
        """
        if preset != self._preset:
            self._preset = preset
            self._remove_dialect()
            self._install_dialect()

    def _install_dialect(self) -> None:
        if (self._current, self._preset) not in _DIALECTS:
            return
        try:
            path = assets.translation_file(f"{self._current}_{self._preset}")
        except assets.MissingResource:
            return  # the words that everybody understands do as well
        dialect = QTranslator(self)
        if dialect.load(str(path)):
            QCoreApplication.installTranslator(dialect)
            self._dialect = dialect
        else:
            dialect.deleteLater()

    def _remove_dialect(self) -> None:
        if self._dialect is not None:
            QCoreApplication.removeTranslator(self._dialect)
            self._dialect.deleteLater()
            self._dialect = None

    def remove(self) -> None:
        """Take the installed translations out again; texts are in English afterwards."""
        self._remove_dialect()
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed = ()
        self._current = ""

    def _load(self, code: str) -> tuple[QTranslator, ...]:
        try:
            path = str(assets.translation_file(code))
        except assets.MissingResource as error:
            raise MissingTranslation(
                self.tr("The translation to {language} is missing; the program goes on in English.").format(
                    language=LANGUAGES[code]
                )
            ) from error
        ours = QTranslator(self)
        if not ours.load(path):
            ours.deleteLater()
            raise MissingTranslation(
                self.tr(
                    "The translation to {language} cannot be read; the program goes on in English."
                ).format(language=LANGUAGES[code])
            )
        qt = QTranslator(self)
        # Qt's own texts: the wheels bring all four. English is Qt's source; a system without the file loses
        # no more than the words on standard buttons.
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if code != _SOURCE and qt.load(f"qtbase_{code}", folder):
            return qt, ours  # the one installed last is asked first
        qt.deleteLater()
        return (ours,)

    def _load_source(self) -> tuple[QTranslator, ...]:
        try:
            return self._load(_SOURCE)  # has the plural forms
        except MissingTranslation:
            return ()
