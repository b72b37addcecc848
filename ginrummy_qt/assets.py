"""Where resources and translations lie: in a checkout, an editable install, a wheel or a frozen program.

The package's own folder resources/ comes first: a wheel carries everything there, a checkout the compiled
translations. Then the folder resources/ beside the package, which is where a checkout keeps the rest.
"""

from pathlib import Path

from ginrummy_qt.start_words import say

_PACKAGE = Path(__file__).resolve().parent
_FOLDERS = (_PACKAGE / "resources", _PACKAGE.parent / "resources")


class MissingResource(LookupError):  # noqa: N818 - said of a thing that is not there, not of a fault
    """A file that belongs to the program is not there. The message is one sentence for the person."""

    def __init__(self, name: str) -> None:
        """Remember `name`, the resource's path with slashes, such as "icons/ginrummy.svg"."""
        super().__init__(say("file", name=name))
        self.name = name


def resource(*parts: str) -> Path:
    """Where a resource lies: `resource("icons", "ginrummy.svg")`.

    Returns:
        The path of a file or folder that exists.

    Raises:
        MissingResource: it is in none of the places.
        ValueError: no parts, or parts that lead out of the folder.
    """
    if not parts or any(part in {"", ".", ".."} or "/" in part or "\\" in part for part in parts):
        raise ValueError(f"not the name of a resource: {parts!r}")
    for folder in _FOLDERS:
        path = folder.joinpath(*parts)
        if path.exists():
            return path
    raise MissingResource("/".join(parts))


def translation_file(language: str) -> Path:
    """Where the compiled translation of `language` lies: "de", "en", "nl", "sv", or "de_gin_romme".

    Raises:
        MissingResource: there is none, or it was not compiled.
    """
    return resource("i18n", f"ginrummy_{language}.qm")
