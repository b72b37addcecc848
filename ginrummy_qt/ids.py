"""Names by which systems know this program, for desktop files, bundles, installers and file types."""

APP_ID = "io.github.ginrummy_qt.GinRummy"
"""Reverse domain name: desktop file, AppStream component, Flatpak, macOS bundle and Windows file type."""

APP_NAME = "Gin Rummy"
"""What a menu shows, in every language."""

RECORD_SUFFIX = ".ginrummy"
"""How the name of a file ends that holds the record of a match, see ginrummy_qt.engine.record."""

RECORD_MIME = "application/x-ginrummy-record"
"""The media type of such a file."""
