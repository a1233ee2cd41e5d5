#!/usr/bin/env bash
# Has winget hold its manifests against the published schemas: `bash .github/scripts/validate-winget.sh FOLDER`.
#
# Where winget is not installed nothing is checked here, and that is said.
set -euo pipefail

folder=${1:?the folder with the manifests}
if ! command -v winget > /dev/null; then
    echo "::notice title=Not validated::winget is not installed here; the manifests passed the project's own schemas."
    exit 0
fi
find "$folder" -name '*.installer.yaml' -printf '%h\n' | while read -r version; do
    winget validate --manifest "$version" --disable-interactivity
done
