#!/bin/sh
# An AppImage from the archive that dev.py package made: packaging/linux/appimage.sh [OUT]
# Needs appimagetool on the PATH. It is a recipe: nothing here is downloaded.
set -eu
command -v appimagetool >/dev/null || { echo "appimage.sh: appimagetool is not on the PATH" >&2; exit 2; }
root=$(dirname "$(readlink -f "$0")")/../..
out=${1:-$root/dist}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tar -xf "$root"/dist/ginrummy-qt-*-linux-*.tar.xz -C "$work"
app=$(echo "$work"/ginrummy-qt-*-linux-*)
name=$(basename "$app")
id=$(basename "$app"/share/applications/*.desktop .desktop)
mkdir -p "$app/usr"
mv "$app/share" "$app/usr/share"
rm "$app/install.sh"
ln -s ginrummy-qt "$app/AppRun"
cp "$app/usr/share/applications/$id.desktop" "$app/"
cp "$app/usr/share/icons/hicolor/256x256/apps/$id.png" "$app/"
ARCH=${name##*-linux-} appimagetool --no-appstream "$app" "$out/$name.AppImage"
