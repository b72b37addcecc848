"""The window's start and end: one application, one profile, one main window.

Whatever goes wrong before the first move (folder, database, card art) ends in one clear sentence: on standard
error with status 2, and in a dialog where somebody sits before a screen.
"""

import contextlib
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from ginrummy_qt import __version__, ids
from ginrummy_qt.assets import MissingResource, resource
from ginrummy_qt.models import profile
from ginrummy_qt.models.games import Games
from ginrummy_qt.models.languages import LanguageManager
from ginrummy_qt.models.people import People
from ginrummy_qt.models.sentence import Sentence
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.models.sounds import Sounds
from ginrummy_qt.models.troubles import StartTrouble
from ginrummy_qt.options import Options
from ginrummy_qt.startup import milliseconds_since_start
from ginrummy_qt.ui.faces import Faces, MissingFace
from ginrummy_qt.ui.main_window import MainWindow
from ginrummy_qt.ui.services import Services
from ginrummy_qt.ui.theme import desk_palette, qpalette, qss_desk

__all__ = ["make_application", "make_services", "run"]

BAD_START = 2
"""Exit status when the window could not open for a reason that the person can mend."""


class Application(QApplication):
    """Hands files on that macOS asks a running program to open: there they are no arguments.

    No event filter does this: one on the application would see every event of the program, and to show it
    the objects concerned PySide sets up all of its classes, which takes longer than the start page.
    """

    files_wanted = Signal(object)
    """``tuple[Path, ...]``."""

    def event(self, event: QEvent) -> bool:
        """Qt: take the event of a file that shall be opened."""
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent) and event.file():
            self.files_wanted.emit((Path(event.file()),))
            return True
        return super().event(event)


def make_application() -> QApplication:
    """Return the application object, set up the same way for the window, its tests and the gallery."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    application = Application([sys.argv[0] if sys.argv else "ginrummy-qt"])
    application.setApplicationName("ginrummy-qt")
    application.setApplicationDisplayName(ids.APP_NAME)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(ids.APP_ID)
    application.setStyle("Fusion")
    return application


def make_services(options: Options, people: People | None = None, *, keep: bool = True) -> Services:
    """Open the profile and everything that the window works with: that of ``people``, unless one is named.

    Without ``keep`` nothing that is played or chosen stays.

    Raises:
        StartTrouble: the folder or the database cannot be used; the message is for the person.
        MissingResource: a file of the program is not there.
    """
    languages = LanguageManager()
    if options.language is not None:
        languages.set(options.language)
    else:
        languages.set("")  # so that trouble with the profile is told in the system's language
    folder = options.profile or (profile.default_profile_folder() if people is None else people.folder)
    # The matches come first: nobody else has the profile when its settings are read.
    games = Games(folder, seconds=lambda: settings.thinking_seconds, keep=keep)
    try:
        settings = Settings(folder)
        if options.language is None:
            languages.set(settings.language)
        faces = Faces()
    except BaseException:
        games.close()
        raise
    sounds = Sounds(settings) if can_ask() else None
    return Services(
        settings=settings, languages=languages, faces=faces, games=games, people=people, sounds=sounds
    )


def run(options: Options) -> int:
    """Open the window, play, and return the exit status: 0, or 2 after a message when it could not start."""
    application = make_application()
    try:
        application.setWindowIcon(QIcon(str(resource("icons", "ginrummy.svg"))))
        if options.self_test is not None:
            return self_test(options, options.self_test)
        people = None if options.profile else People(profile.default_profile_folder())
        while True:
            try:
                services = make_services(options, people)
            except StartTrouble as trouble:
                if trouble.locked and comes_to_front(options, people):
                    return 0
                if not can_ask():
                    raise
                if trouble.locked and people is not None:
                    if not choose_person(people, options.files):
                        return 0
                    continue
                if not trouble.unwritable or options.startup_time:
                    raise
                if not wants_to_play_unkept(trouble):
                    return 0
                services = make_services(options, people, keep=False)
            status = show(application, options, services)
            if people is None or people.wanted is None:
                return status
            people.turn_to(people.wanted)
    except (StartTrouble, MissingResource, MissingFace) as trouble:
        return refuse(str(trouble))


def can_ask() -> bool:
    """Whether somebody sits before a screen."""
    return QGuiApplication.platformName() not in {"offscreen", "minimal"}


def comes_to_front(options: Options, people: People | None) -> bool:
    """Bring the window that is open already to the front, unless somebody else may want to play here.

    Returns whether it came.
    """
    folder = options.profile
    if people is not None:
        if len(people.all) > 1:
            return False
        folder = people.folder
    if folder is None or options.startup_time or options.demo:
        return False
    from ginrummy_qt.models.front import call_to_front  # noqa: PLC0415 - only for a second start

    return call_to_front(folder, options.files)


def choose_person(people: People, files: Sequence[Path]) -> bool:
    """The window of the current person is open elsewhere: ask who plays here; return whether anybody does.

    An open window may be brought to the front instead, with these ``files``.
    """
    from ginrummy_qt.models.front import call_to_front  # noqa: PLC0415 - hardly ever needed
    from ginrummy_qt.ui.people_dialog import PeopleDialog  # noqa: PLC0415 - likewise

    desk = desk_palette("system")
    QApplication.setPalette(qpalette(desk))
    dialog = PeopleDialog(people, locked=True, front=partial(call_to_front, files=files))
    dialog.setStyleSheet(qss_desk(desk))
    dialog.switch_wanted.connect(people.turn_to)
    return dialog.exec() == PeopleDialog.DialogCode.Accepted


def wants_to_play_unkept(trouble: StartTrouble) -> bool:
    """Nothing can be kept: ask whether somebody wants to play all the same."""
    from ginrummy_qt.ui.unkept_strip import question  # noqa: PLC0415 - hardly ever needed

    desk = desk_palette("system")
    QApplication.setPalette(qpalette(desk))
    box = question(trouble)
    box.setStyleSheet(qss_desk(desk))
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)  # it is asked for its answer
    box.exec()
    played = box.buttonRole(box.clickedButton()) is QMessageBox.ButtonRole.AcceptRole
    box.deleteLater()
    return played


def show(application: QApplication, options: Options, services: Services) -> int:
    """Show the window until it is closed; return the exit status."""
    try:
        window = MainWindow(services)
        if services.people is not None:
            services.people.remember()
        problems = start_problems(services)
        if options.startup_time:
            application.setProperty("first_paint", FirstPaint(window, application.quit))
        window.restore_and_show()
        if isinstance(application, Application):
            application.files_wanted.connect(window.open_files)
        if options.files:
            QTimer.singleShot(0, window, lambda: window.open_files(options.files))
        if options.demo:
            QTimer.singleShot(0, window, window.start_demo)
        if problems and not options.startup_time:
            QTimer.singleShot(0, window, lambda: window.tell(problems))
        return application.exec()
    finally:
        services.close()


def self_test(options: Options, folder: Path) -> int:
    """Run the self-test with pictures in ``folder``; 0 when all agreed, else 1.

    Without a profile in ``options`` it plays in one of its own, in ``folder``: the person's is left alone.
    It is removed when all agreed.

    Raises:
        StartTrouble: the folder cannot be written, or the profile not be opened.
    """
    from ginrummy_qt.ui.selftest import run_self_test  # noqa: PLC0415 - only when asked for

    own: Path | None = None
    if options.profile is None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            own = Path(tempfile.mkdtemp(prefix="profile-", dir=folder))
        except OSError as error:
            reason = f"Pictures cannot be written to {folder} ({error.strerror})."
            raise StartTrouble(lambda: reason) from error
        options = replace(options, profile=own)
    status = run_self_test(make_services(options), folder)
    if own is not None and status == 0:
        shutil.rmtree(own, ignore_errors=True)
    return status


def start_problems(services: Services) -> list[Sentence]:
    """Return what went wrong on the way but does not keep the window from opening, one sentence each."""
    missing = services.languages.problem  # another language would have none
    said: list[Sentence] = [lambda: services.games.notice, lambda: missing]
    if services.games.unkept is None:  # or that is said as long as the window is open
        said.append(lambda: services.settings.problem)
    return [sentence for sentence in said if sentence()]


def refuse(sentence: str) -> int:
    """Say why the window does not open, in a dialog too where there is a screen; return the exit status."""
    print(f"ginrummy-qt: {sentence}", file=sys.stderr)
    if can_ask():
        title = QGuiApplication.applicationDisplayName()
        box = QMessageBox(QMessageBox.Icon.Critical, title, sentence)
        desk = desk_palette("system")
        QApplication.setPalette(qpalette(desk))
        with contextlib.suppress(MissingResource):  # which may be the very trouble
            box.setStyleSheet(qss_desk(desk))
        box.exec()
    return BAD_START


class FirstPaint(QObject):
    """Prints how long after the start of the process ``window`` was painted for the first time."""

    def __init__(self, window: QWidget, then: Callable[[], None]) -> None:
        super().__init__(window)
        self._window = window
        self._then = then
        self._seen = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the first paint event, and until it has been handled."""
        if watched is self._window and event.type() is QEvent.Type.Paint and not self._seen:
            self._seen = True
            QTimer.singleShot(0, self, self._report)
        return super().eventFilter(watched, event)

    def _report(self) -> None:
        print(f"{milliseconds_since_start():.0f}")
        self._then()
