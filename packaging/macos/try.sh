#!/usr/bin/env bash
# Mounts the disk image in dist, lets the program in it test itself, and lets go of it again.
set -euo pipefail
place=$(mktemp -d)
hdiutil attach -nobrowse -readonly -mountpoint "$place/disk" dist/*.dmg
trap 'hdiutil detach "$place/disk" >/dev/null' EXIT
cp -R "$place/disk/Gin Rummy.app" "$place/"
program="$place/Gin Rummy.app/Contents/MacOS/ginrummy-qt"
plutil -lint "$place/Gin Rummy.app/Contents/Info.plist"
"$program" --version
"$program" analyse "7s 8s 9s 7h 7d"
"$program" --self-test "$place/pictures"
