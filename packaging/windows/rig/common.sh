# What try_rig.sh and test_rig.sh share; the first word is the folder of the rig.
set -euo pipefail

rig=$(realpath "${1:?the folder of the rig}")
top=$(realpath "$(dirname "$0")/../../..")
python=${PYTHON:-$top/.venv/bin/python}

in_rig() { chroot "$rig/trixie" bash /rig/wine.sh "$@"; }

# A copy, in which nobody works meanwhile; Qt's tool for translations runs on this side.
copy_sources() {
    rm -rf "$rig/sources"
    mkdir "$rig/sources"
    tar -cf - -C "$top" --exclude=./.git --exclude=./.venv --exclude=./build --exclude=./dist --exclude=__pycache__ . \
        | tar -xf - -C "$rig/sources"
    "$python" "$rig/sources/packaging/translations.py" compile
}
