"""Build hook: compiles i18n/*.ts to ginrummy_qt/resources/i18n/*.qm for wheels, editable installs and sdists.

Run as a script (packaging/dev.py does) it compiles what is older than its source and nothing else.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LANGUAGES = ("de", "en", "nl", "sv")
"""Every language that the program offers; English is a file of plural forms alone."""

DIALECTS = ("de_gin_romme",)
"""Words of a language that belong to one preset: language and preset. Kept by hand, not collected."""


class TranslationError(RuntimeError):
    """A translation is missing or does not compile; the message is one sentence with the file in it."""


class TranslationBuildHook(BuildHookInterface[Any]):
    """Hatchling calls `initialize` before every build."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the translations; let a wheel carry the folder resources/ inside the package.

        Args:
            version: "standard" or "editable", as hatchling says it.
            build_data: hatchling's own; an editable install finds resources/ where it lies.

        Raises:
            TranslationError: a file is missing or does not compile.
        """
        root = Path(self.root)
        compile_translations(root)
        resources = root / "resources"
        if self.target_name == "wheel" and version == "standard" and resources.is_dir():
            build_data["force_include"][str(resources)] = "ginrummy_qt/resources"


def compile_translations(root: Path) -> list[Path]:
    """Compile those of i18n/*.ts under `root` that are newer than what they were compiled to.

    Returns:
        The files written, in the order of LANGUAGES and DIALECTS; none when all were up to date.

    Raises:
        TranslationError: as above.
    """
    written: list[Path] = []
    for language in (*LANGUAGES, *DIALECTS):
        source = root / "i18n" / f"ginrummy_{language}.ts"
        target = root / "ginrummy_qt" / "resources" / "i18n" / f"ginrummy_{language}.qm"
        if not source.is_file():
            raise TranslationError(f"The translation {source} is missing.")
        if target.is_file() and target.stat().st_mtime_ns > source.stat().st_mtime_ns:
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        _release(source, target)
        written.append(target)
    return written


def qt_tool(name: str) -> Path:
    """Where PySide6's own `name` ("lrelease", "lupdate") lies in this environment.

    Raises:
        TranslationError: PySide6 is not installed, or comes without that tool.
    """
    spec = find_spec("PySide6")
    if spec is None or spec.origin is None:
        raise TranslationError(
            f"{name} is missing: it comes with PySide6-Essentials, which is not installed."
        )
    tool = Path(spec.origin).parent / (f"{name}.exe" if sys.platform == "win32" else name)
    if not tool.is_file():
        raise TranslationError(f"{name} is missing: PySide6 at {tool.parent} comes without it.")
    return tool


def _release(source: Path, target: Path) -> None:
    # lrelease can fail and still end with status 0, so the file itself must be there, and new.
    target.unlink(missing_ok=True)
    ran = subprocess.run(
        [qt_tool("lrelease"), "-silent", source, "-qm", target], capture_output=True, text=True, check=False
    )
    if ran.returncode != 0 or not target.is_file():
        said = " ".join((ran.stderr + ran.stdout).split()) or f"lrelease ended with status {ran.returncode}"
        raise TranslationError(f"The translation {source} does not compile: {said}")


if __name__ == "__main__":
    try:
        for file in compile_translations(Path(__file__).resolve().parent.parent):
            print(f"compiled {file.name}")
    except TranslationError as error:
        sys.exit(str(error))
