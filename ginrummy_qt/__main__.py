"""The start: `ginrummy-qt` opens the window, `ginrummy-qt VERB …` answers on the console without Qt."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from ginrummy_qt import __version__
from ginrummy_qt import startup as _startup  # noqa: F401 - imported first: its import is the start that counts
from ginrummy_qt.ids import RECORD_SUFFIX
from ginrummy_qt.options import BAD_INPUT, LANGUAGES, PROGRAM, OneLineParser, Options


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with `argv`, by default the process's own arguments.

    Returns:
        The exit status: 0 when all went well, 2 for bad input with one line on standard error.

    Raises:
        SystemExit: from --help, --version and bad options, as argparse does.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    if words and not words[0].startswith("-") and not _is_record(words[0]):
        from ginrummy_qt import commands  # noqa: PLC0415 - the window needs none of it

        return commands.run(words[0], words[1:])
    return _open_window(_window_options(words))


def _is_record(word: str) -> bool:
    """Whether a word names a record: desktops hand one over when it is opened there."""
    return word.lower().endswith(RECORD_SUFFIX) and not word.startswith("-")


def _window_options(given_words: Sequence[str]) -> Options:
    words = list(given_words)
    files: list[Path] = []
    while words and _is_record(words[-1]) and words[-2:-1] not in (["--profile"], ["--self-test"]):
        files.insert(0, Path(words.pop()))
    parser = OneLineParser(
        prog=PROGRAM,
        description="Gin rummy against the computer. Without a verb the window opens.",
        epilog=(
            "Verbs for the console: analyse, settle, arena, replay, export, import, verify; "
            "“ginrummy-qt VERB --help” tells more."
        ),
        allow_abbrev=False,
    )
    parser.usage = f"%(prog)s [options] [FILE{RECORD_SUFFIX} ...]"
    parser.add_argument("--profile", type=Path, metavar="DIR", help="keep matches and settings in DIR")
    parser.add_argument("--language", metavar="LANGUAGE", help=f"one of {', '.join(LANGUAGES)}")
    parser.add_argument(
        "--demo", action="store_true", help="let the computer play against itself, with all hands open"
    )
    parser.add_argument(
        "--self-test",
        type=Path,
        metavar="DIR",
        help="play matches through the real window without help and write screenshots to DIR",
    )
    parser.add_argument(
        "--startup-time",
        action="store_true",
        help="print the milliseconds from process start to the first painted frame and end",
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    given = parser.parse_args(words)
    if given.language is not None and given.language not in LANGUAGES:
        parser.error(f"unknown language “{given.language}”: choose one of {', '.join(LANGUAGES)}")
    if missing := next((file for file in files if not file.is_file()), None):
        parser.error(f"there is no file {missing}")
    return Options(
        profile=given.profile,
        language=given.language,
        demo=given.demo,
        self_test=given.self_test,
        startup_time=given.startup_time,
        files=tuple(files),
    )


def _open_window(options: Options) -> int:
    from ginrummy_qt import platform_check  # noqa: PLC0415 - verbs and --version do without

    environment = dict(os.environ)
    if options.language is not None:  # troubles are told in it, too
        environment |= {"LC_ALL": options.language, "LANGUAGE": options.language}
    problem = platform_check.screen_problem(environment) or platform_check.library_problem(environment)
    if problem is not None:
        return _refuse(problem)
    try:
        from ginrummy_qt import quick_import  # noqa: PLC0415 - loads Qt

        quick_import.restore()
        from ginrummy_qt import app  # noqa: PLC0415
    except ImportError as error:
        problem = platform_check.import_problem(error, environment)
        if problem is None:
            raise
        return _refuse(problem)
    if problem := platform_check.plugin_problem(environment):
        return _refuse(problem)
    return app.run(options)


def _refuse(sentence: str) -> int:
    from ginrummy_qt.refusal import refuse  # noqa: PLC0415 - only when it is needed

    refuse(sentence, os.environ)
    return BAD_INPUT


if __name__ == "__main__":
    sys.exit(main())
