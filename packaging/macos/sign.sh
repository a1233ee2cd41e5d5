#!/bin/bash
# Checks the signature of the application and has Apple look at it: `bash sign.sh dist/bigdeal-gui.app`, on macOS.
#
# The build itself signs: with the certificate that BIGDEAL_CODESIGN_IDENTITY names (“Developer ID Application: …”),
# which must be in the keychain, else with a signature that names nobody. Apple is asked only where there is a
# certificate and NOTARY_PROFILE names credentials kept by `xcrun notarytool store-credentials`.
set -euo pipefail

app=${1:?the application, such as dist/bigdeal-gui.app}

codesign --verify --deep --strict --all-architectures --verbose=2 "$app"

if [ -z "${BIGDEAL_CODESIGN_IDENTITY:-}" ]; then
    echo "NOT SIGNED BY ANYBODY: no certificate is configured (BIGDEAL_CODESIGN_IDENTITY), so macOS will warn its users."
    exit 0
fi
if [ -z "${NOTARY_PROFILE:-}" ]; then
    echo "NOT NOTARISED: no credentials are configured (NOTARY_PROFILE), so macOS will warn users who download it."
    exit 0
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ditto -c -k --keepParent "$app" "$folder/app.zip"
xcrun notarytool submit "$folder/app.zip" --keychain-profile "$NOTARY_PROFILE" --wait
xcrun stapler staple "$app"
xcrun stapler validate "$app"
spctl --assess --type execute --verbose "$app"
