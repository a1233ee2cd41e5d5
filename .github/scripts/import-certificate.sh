#!/usr/bin/env bash
# Puts Apple's certificate and credentials into a keychain of their own: `bash .github/scripts/import-certificate.sh`.
#
# CERTIFICATE holds a “Developer ID Application” certificate with its key (PKCS #12, base 64), CERTIFICATE_PASSWORD its
# password, IDENTITY its name; NOTARY_APPLE_ID, NOTARY_PASSWORD and NOTARY_TEAM are what notarytool asks for. What was
# imported is told to the later steps through GITHUB_ENV. Without a certificate nothing happens, and that is said.
set -euo pipefail

if [ -z "${CERTIFICATE:-}" ]; then
    echo "::notice title=Not signed::No certificate is configured (MACOS_CERTIFICATE), so macOS will warn its users."
    exit 0
fi

keychain=$RUNNER_TEMP/signing.keychain-db
file=$RUNNER_TEMP/certificate.p12
trap 'rm -f "$file"' EXIT
word=$(openssl rand -base64 24)
printf '%s' "$CERTIFICATE" | base64 --decode > "$file"
security create-keychain -p "$word" "$keychain"
security set-keychain-settings -lut 7200 "$keychain"
security unlock-keychain -p "$word" "$keychain"
security import "$file" -k "$keychain" -P "$CERTIFICATE_PASSWORD" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -k "$word" "$keychain" > /dev/null
security list-keychains -d user -s "$keychain" login.keychain-db
echo "BIGDEAL_CODESIGN_IDENTITY=$IDENTITY" >> "$GITHUB_ENV"

if [ -z "${NOTARY_APPLE_ID:-}" ]; then
    echo "::notice title=Not notarised::No credentials are configured (MACOS_NOTARY_APPLE_ID)."
    exit 0
fi
xcrun notarytool store-credentials bigdeal-gui \
    --apple-id "$NOTARY_APPLE_ID" --password "$NOTARY_PASSWORD" --team-id "$NOTARY_TEAM"
echo "NOTARY_PROFILE=bigdeal-gui" >> "$GITHUB_ENV"
