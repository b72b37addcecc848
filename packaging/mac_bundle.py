"""What macOS wants to know of the bundle: its Info.plist, as PyInstaller takes it."""

from __future__ import annotations

from ginrummy_qt import __version__, ids
from ginrummy_qt.options import LANGUAGES

RECORD_TYPE = f"{ids.APP_ID}.record"
"""The uniform type identifier of a match's record."""


def info_plist() -> dict[str, object]:
    """Return the entries of Info.plist beside those that PyInstaller writes itself."""
    return {
        "CFBundleDisplayName": ids.APP_NAME,
        "CFBundleShortVersionString": __version__,
        "CFBundleVersion": __version__,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(LANGUAGES),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "13.0",  # Qt 6.11's oldest
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "GPL-3.0-or-later",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Gin rummy record",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD_TYPE,
                "UTTypeDescription": "Gin rummy record",
                "UTTypeConformsTo": ["public.utf8-plain-text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [ids.RECORD_SUFFIX.removeprefix(".")],
                    "public.mime-type": [ids.RECORD_MIME],
                },
            }
        ],
    }
