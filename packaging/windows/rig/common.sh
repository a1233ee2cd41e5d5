# What the scripts of the rig share; the first word is the folder of the rig.
set -euo pipefail

rig=$(realpath -m "${1:?the folder of the rig}")
top=$(realpath "$(dirname "$0")/../../..")
python=${PYTHON:-$top/.venv/bin/python}

# Before minutes of work: the gates at their end run on this side, with what they import.
"$python" "$top/packaging/gates.py" || {
    echo "The rig lacks a Python with the libraries for building: \`python3 dev.py check\` makes one in .venv." >&2
    exit 1
}

# What the Debian 13 in the rig sees of this system, as “here:there”.
mounts="/proc:proc /dev:dev $rig:rig /tmp/.X11-unix:tmp/.X11-unix"

open_rig() {
    mkdir -p "$rig/trixie/rig" "$rig/trixie/tmp/.X11-unix" /tmp/.X11-unix
    for pair in $mounts; do
        mountpoint -q "$rig/trixie/${pair#*:}" || mount --bind "${pair%%:*}" "$rig/trixie/${pair#*:}"
    done
}

close_rig() {
    # Wine stays for a while after the last program, and holds what it has open.
    if mountpoint -q "$rig/trixie/rig" && [ -e "$rig/wine.sh" ]; then
        in_rig wineserver -k || true
        in_rig wineserver -w || true
    fi
    for pair in $mounts; do
        ! mountpoint -q "$rig/trixie/${pair#*:}" || umount "$rig/trixie/${pair#*:}"
    done
}

in_rig() { chroot "$rig/trixie" bash /rig/wine.sh "$@"; }

# A copy, in which nobody works meanwhile.
copy_sources() {
    rm -rf "$rig/sources"
    mkdir "$rig/sources"
    tar -cf - -C "$top" --exclude=./.git --exclude=./.venv --exclude=./build --exclude=./dist --exclude=__pycache__ . \
        | tar -xf - -C "$rig/sources"
}
