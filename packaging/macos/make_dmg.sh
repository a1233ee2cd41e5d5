#!/bin/bash
# Packs the application for download: `bash make_dmg.sh dist/bigdeal-gui.app OUT`, on macOS, after sign.sh.
#
# OUT gets NAME-VERSION-PROCESSOR.zip (by ditto, which keeps links and signatures) and the same as .dmg, in which the
# application lies beside a link to the folder it belongs into.
set -euo pipefail

app=${1:?the application, such as dist/bigdeal-gui.app}
out=${2:?the folder for what is made}
name=$(basename "$app" .app)
version=$(/usr/libexec/PlistBuddy -c 'Print :CFBundleShortVersionString' "$app/Contents/Info.plist")
processors=$(lipo -archs "$app/Contents/MacOS/bigdeal-gui" | tr ' ' '-')
base=$out/$name-$version-macos-$processors
mkdir -p "$out"

ditto -c -k --keepParent --norsrc "$app" "$base.zip"

folder=$(mktemp -d)
trap 'hdiutil detach -quiet "$folder/seen" 2> /dev/null || true; rm -rf "$folder"' EXIT
mkdir "$folder/volume" "$folder/seen"
ditto "$app" "$folder/volume/$name.app"
ln -s /Applications "$folder/volume/Applications"
hdiutil create -quiet -ov -fs HFS+ -format UDZO -imagekey zlib-level=9 -volname "$name $version" \
    -srcfolder "$folder/volume" "$base.dmg"
if [ -n "${BIGDEAL_CODESIGN_IDENTITY:-}" ]; then
    codesign --sign "$BIGDEAL_CODESIGN_IDENTITY" --timestamp "$base.dmg"
else
    echo "NOT SIGNED BY ANYBODY: no certificate is configured (BIGDEAL_CODESIGN_IDENTITY)."
fi

# What a user gets is looked at once more: the application in the image is whole.
hdiutil verify -quiet "$base.dmg"
hdiutil attach -quiet -readonly -nobrowse -mountpoint "$folder/seen" "$base.dmg"
codesign --verify --deep --strict --all-architectures "$folder/seen/$name.app"
"$folder/seen/$name.app/Contents/MacOS/bigdeal" self-test
ls -l "$base.zip" "$base.dmg"
