#!/usr/bin/env bash
# Tells the later steps whether SignPath signs the Windows programs: `bash .github/scripts/ask-signpath.sh`.
#
# TOKEN holds the token that SignPath gave the project. Without one nothing is handed over, and that is said.
set -euo pipefail

if [ -z "${TOKEN:-}" ]; then
    echo "::notice title=Not signed::No token is configured (SIGNPATH_API_TOKEN), so SignPath signs nothing."
    echo "configured=no" >> "$GITHUB_OUTPUT"
    exit 0
fi
echo "configured=yes" >> "$GITHUB_OUTPUT"
