#!/usr/bin/env bash
# Checks that Windows programs carry a signature that Windows believes: `bash .github/scripts/check-windows.sh FILE...`.
set -euo pipefail

tool=$(find "/c/Program Files (x86)/Windows Kits/10/bin" -path '*/x64/signtool.exe' | sort -V | tail -n 1)

# Git's bash would take /pa for a folder.
export MSYS2_ARG_CONV_EXCL='*'
"$tool" verify /pa "$@"
