#!/usr/bin/env bash
# Signs Windows programs: `bash .github/scripts/sign-windows.sh FILE...`, on Windows.
#
# CERTIFICATE holds a code signing certificate with its key (PKCS #12, base 64), CERTIFICATE_PASSWORD its password.
# Without a certificate nothing is signed, and that is said.
set -euo pipefail

if [ -z "${CERTIFICATE:-}" ]; then
    echo "::notice title=Not signed::No certificate is configured (WINDOWS_CERTIFICATE), so Windows will warn its users."
    exit 0
fi

file=$(mktemp --suffix=.pfx)
trap 'rm -f "$file"' EXIT
printf '%s' "$CERTIFICATE" | base64 --decode > "$file"
tool=$(find "/c/Program Files (x86)/Windows Kits/10/bin" -path '*/x64/signtool.exe' | sort -V | tail -n 1)

# Git's bash would take /fd for a folder.
export MSYS2_ARG_CONV_EXCL='*'
"$tool" sign /f "$(cygpath -w "$file")" /p "$CERTIFICATE_PASSWORD" /fd SHA256 \
    /tr http://timestamp.digicert.com /td SHA256 "$@"
"$tool" verify /pa "$@"
