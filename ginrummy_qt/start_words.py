"""What is said before Qt and its translations are loaded, in four languages. Standard library only.

The language is that of the environment, as every program on a console takes it.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["SENTENCES", "language_of", "say"]

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first that is set says the locale; LANGUAGE, a list, goes before them unless that is C."""

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "en": {
        "desktop": "start this from a desktop session, or under “xvfb-run -a”.",
        "wayland": "The Wayland screen {name} does not answer, and there is no X screen either (DISPLAY is "
        "not set): {desktop}",
        "no_screen": "There is no screen to open a window on (DISPLAY and WAYLAND_DISPLAY are not set): "
        "{desktop}",
        "x_screen": "The screen {name} does not answer (DISPLAY names an X server that is not running): "
        "{desktop}",
        "platform": "QT_QPA_PLATFORM asks for “{name}”, which Qt does not have here: “unset "
        "QT_QPA_PLATFORM”.",
        "plugin": "Qt’s plugin for {name}",
        "damaged": "The installation is damaged, {what} is missing or broken: {mend}",
        "install_again": "please install Gin Rummy again.",
        "pip": "“python3 -m pip install --force-reinstall ginrummy-qt” brings it back.",
        "cpp": "This system’s C++ library is too old ({need} is needed): please use a newer system, such "
        "as Debian 12, Ubuntu 22.04 or Fedora 36.",
        "glibc": "This system is too old: it needs the C library glibc {need} or newer. Please use a newer "
        "one, such as Debian 12, Ubuntu 22.04 or Fedora 36.",
        "glibc_has": "This system is too old: it needs the C library glibc {need} or newer and has {has}. "
        "Please use a newer one, such as Debian 12, Ubuntu 22.04 or Fedora 36.",
        "library": "The system library {names} is missing: please install it with your system’s package "
        "manager.",
        "libraries": "The system libraries {names} are missing: please install them with your system’s "
        "package manager.",
        "library_apt": "The system library {names} is missing: on Debian and Ubuntu, “{command}” brings it.",
        "libraries_apt": "The system libraries {names} are missing: on Debian and Ubuntu, “{command}” "
        "brings them.",
        "file": "A file of the program is missing: {name}. Please install it again; in a checkout, run "
        "“python3 packaging/dev.py play”.",
    },
    "de": {
        "desktop": "Starte das Programm in einer Desktop-Sitzung oder mit „xvfb-run -a“.",
        "wayland": "Der Wayland-Bildschirm {name} antwortet nicht, und einen X-Bildschirm gibt es auch "
        "nicht (DISPLAY ist nicht gesetzt). {desktop}",
        "no_screen": "Es gibt keinen Bildschirm für ein Fenster (weder DISPLAY noch WAYLAND_DISPLAY ist "
        "gesetzt). {desktop}",
        "x_screen": "Der Bildschirm {name} antwortet nicht (DISPLAY nennt einen X-Server, der nicht "
        "läuft). {desktop}",
        "platform": "QT_QPA_PLATFORM verlangt „{name}“, das hat Qt hier nicht: „unset QT_QPA_PLATFORM“ "
        "hilft.",
        "plugin": "das Qt-Plugin für {name}",
        "damaged": "Die Installation ist beschädigt. Es fehlt oder ist defekt: {what}. {mend}",
        "install_again": "Bitte installiere Gin Rummy neu.",
        "pip": "„python3 -m pip install --force-reinstall ginrummy-qt“ bringt es zurück.",
        "cpp": "Die C++-Bibliothek dieses Systems ist zu alt, nötig ist {need}. Nimm bitte ein neueres "
        "System, etwa Debian 12, Ubuntu 22.04 oder Fedora 36.",
        "glibc": "Dieses System ist zu alt: Nötig ist die C-Bibliothek glibc ab {need}. Nimm bitte ein "
        "neueres, etwa Debian 12, Ubuntu 22.04 oder Fedora 36.",
        "glibc_has": "Dieses System ist zu alt: Nötig ist die C-Bibliothek glibc ab {need}, da ist {has}. "
        "Nimm bitte ein neueres, etwa Debian 12, Ubuntu 22.04 oder Fedora 36.",
        "library": "Die Systembibliothek {names} fehlt. Bitte installiere sie mit der Paketverwaltung des "
        "Systems.",
        "libraries": "Die Systembibliotheken {names} fehlen. Bitte installiere sie mit der Paketverwaltung "
        "des Systems.",
        "library_apt": "Die Systembibliothek {names} fehlt. Unter Debian und Ubuntu bringt „{command}“ sie.",
        "libraries_apt": "Die Systembibliotheken {names} fehlen. Unter Debian und Ubuntu bringt "
        "„{command}“ sie.",
        "file": "Eine Datei des Programms fehlt: {name}. Bitte installiere es neu; in einem Checkout hilft "
        "„python3 packaging/dev.py play“.",
    },
    "nl": {
        "desktop": "Start het programma vanuit een bureaubladsessie of met ‘xvfb-run -a’.",
        "wayland": "Het Wayland-scherm {name} antwoordt niet, en een X-scherm is er ook niet (DISPLAY is "
        "niet ingesteld). {desktop}",
        "no_screen": "Er is geen scherm voor een venster (DISPLAY en WAYLAND_DISPLAY zijn niet ingesteld). "
        "{desktop}",
        "x_screen": "Het scherm {name} antwoordt niet (DISPLAY noemt een X-server die niet draait). "
        "{desktop}",
        "platform": "QT_QPA_PLATFORM vraagt om ‘{name}’, maar dat heeft Qt hier niet: ‘unset "
        "QT_QPA_PLATFORM’ helpt.",
        "plugin": "de Qt-plug-in voor {name}",
        "damaged": "De installatie is beschadigd. Dit ontbreekt of is kapot: {what}. {mend}",
        "install_again": "Installeer Gin Rummy opnieuw.",
        "pip": "‘python3 -m pip install --force-reinstall ginrummy-qt’ zet het terug.",
        "cpp": "De C++-bibliotheek van dit systeem is te oud, nodig is {need}. Gebruik een nieuwer "
        "systeem, bijvoorbeeld Debian 12, Ubuntu 22.04 of Fedora 36.",
        "glibc": "Dit systeem is te oud: de C-bibliotheek glibc {need} of nieuwer is nodig. Gebruik een "
        "nieuwer systeem, bijvoorbeeld Debian 12, Ubuntu 22.04 of Fedora 36.",
        "glibc_has": "Dit systeem is te oud: de C-bibliotheek glibc {need} of nieuwer is nodig, hier is "
        "het {has}. Gebruik een nieuwer systeem, bijvoorbeeld Debian 12, Ubuntu 22.04 of Fedora 36.",
        "library": "De systeembibliotheek {names} ontbreekt. Installeer die met het pakketbeheer van je "
        "systeem.",
        "libraries": "De systeembibliotheken {names} ontbreken. Installeer ze met het pakketbeheer van je "
        "systeem.",
        "library_apt": "De systeembibliotheek {names} ontbreekt. Op Debian en Ubuntu installeer je die met "
        "‘{command}’.",
        "libraries_apt": "De systeembibliotheken {names} ontbreken. Op Debian en Ubuntu installeer je ze "
        "met ‘{command}’.",
        "file": "Een bestand van het programma ontbreekt: {name}. Installeer het opnieuw; in een checkout "
        "helpt ‘python3 packaging/dev.py play’.",
    },
    "sv": {
        "desktop": "Starta programmet från ett skrivbord eller med ”xvfb-run -a”.",
        "wayland": "Wayland-skärmen {name} svarar inte, och någon X-skärm finns inte heller (DISPLAY är "
        "inte satt). {desktop}",
        "no_screen": "Det finns ingen skärm att öppna ett fönster på (varken DISPLAY eller WAYLAND_DISPLAY "
        "är satt). {desktop}",
        "x_screen": "Skärmen {name} svarar inte (DISPLAY anger en X-server som inte är igång). {desktop}",
        "platform": "QT_QPA_PLATFORM begär ”{name}”, som Qt inte har här: ”unset QT_QPA_PLATFORM” hjälper.",
        "plugin": "Qt:s insticksmodul för {name}",
        "damaged": "Installationen är skadad. Det här saknas eller är trasigt: {what}. {mend}",
        "install_again": "Installera Gin Rummy på nytt.",
        "pip": "”python3 -m pip install --force-reinstall ginrummy-qt” lägger tillbaka det.",
        "cpp": "Systemets C++-bibliotek är för gammalt, {need} behövs. Använd ett nyare system, till "
        "exempel Debian 12, Ubuntu 22.04 eller Fedora 36.",
        "glibc": "Det här systemet är för gammalt: C-biblioteket glibc {need} eller nyare behövs. Använd "
        "ett nyare system, till exempel Debian 12, Ubuntu 22.04 eller Fedora 36.",
        "glibc_has": "Det här systemet är för gammalt: C-biblioteket glibc {need} eller nyare behövs, här "
        "finns {has}. Använd ett nyare system, till exempel Debian 12, Ubuntu 22.04 eller Fedora 36.",
        "library": "Systembiblioteket {names} saknas. Installera det med systemets pakethanterare.",
        "libraries": "Systembiblioteken {names} saknas. Installera dem med systemets pakethanterare.",
        "library_apt": "Systembiblioteket {names} saknas. På Debian och Ubuntu installerar du det med "
        "”{command}”.",
        "libraries_apt": "Systembiblioteken {names} saknas. På Debian och Ubuntu installerar du dem med "
        "”{command}”.",
        "file": "En av programmets filer saknas: {name}. Installera programmet på nytt; i en utcheckning "
        "hjälper ”python3 packaging/dev.py play”.",
    },
}
"""By language and name; the same names and the same gaps in each."""


def language_of(environment: Mapping[str, str]) -> str:
    """Return the first of the languages that `environment` asks for, `en` where it asks for none of them.

    Args:
        environment: such as os.environ.
    """
    locale = next((value for name in _VARIABLES if (value := environment.get(name))), "")
    plain = locale.partition(".")[0] in {"", "C", "POSIX"}
    wanted = [] if plain else environment.get("LANGUAGE", "").split(":")
    for name in (*wanted, locale):
        code = name.replace("-", "_").partition("_")[0].partition(".")[0].lower()
        if code in SENTENCES:
            return code
    return "en"


def say(sentence: str, environment: Mapping[str, str] | None = None, /, **values: str) -> str:
    """Return the `sentence` with `values` in its gaps, in the language of `environment` (os.environ).

    Raises:
        KeyError: there is no such sentence, or a value is missing.
    """
    words = SENTENCES[language_of(os.environ if environment is None else environment)]
    return words[sentence].format(**values)
