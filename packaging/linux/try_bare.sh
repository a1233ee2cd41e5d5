#!/bin/bash
# Tries both commands of the README on a Debian that holds nothing but Python, as a user without rights and as root:
#   sudo bash packaging/linux/try_bare.sh [RELEASE [TESTS...]]
# RELEASE is bookworm (12) or trixie (13). It runs TESTS, by default a few of every kind; `tests` runs all of them.
#
# What is tried is the last commit. It needs debootstrap, git, root's rights and a network, and makes a system of some
# 3 GB in a temporary folder. pip and apt find packages there where they find them on this computer.
set -euo pipefail

release=${1:-bookworm}
tests=("${@:2}")
[ ${#tests[@]} -gt 0 ] || tests=(tests/model tests/formats/pbn/test_pbn.py tests/gui/parts/test_languages.py
    tests/gui/test_window_display.py tests/packaging/test_translations.py tests/paper/pdf/test_page.py)
top=$(realpath "$(dirname "$0")/../..")

# Mounts are made in a namespace of this process: the kernel takes them down with it, whatever ends it.
if [ "${BARE_PLACE:-}" = "" ]; then
    BARE_PLACE=$(mktemp -d)
    export BARE_PLACE
    trap 'kill -KILL "$inside" 2>/dev/null || true; wait; rm -rf --one-file-system "$BARE_PLACE"' EXIT
    trap 'exit 1' INT TERM HUP
    setpriv --pdeathsig KILL unshare --mount --pid --fork --kill-child --propagation private bash "$0" "$@" &
    inside=$!
    wait "$inside"
    exit
fi
root=$BARE_PLACE/root
log=$BARE_PLACE/log
trap 'exit 1' INT TERM HUP

say() { printf '\n== %s\n' "$*"; }

say "A bare $release"
mirror=$(apt-get indextargets --format '$(LABEL) $(REPO_URI)' | sed -n 's/^Debian //p' | head -n 1)
debootstrap --variant=minbase --include=python3,python3-venv,ca-certificates "$release" "$root" $mirror >"$log" 2>&1 \
    || { tail "$log"; exit 1; }
mount -t proc proc "$root/proc"
mkdir -p "$root/dev/shm" "$root/dev/pts"
mount -t tmpfs tmpfs "$root/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
ln -sf pts/ptmx "$root/dev/ptmx"
printf '127.0.0.1 localhost\n::1 localhost\n' >"$root/etc/hosts"
cp /etc/resolv.conf "$root/etc/"
printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d" # nothing may start services in there
chmod 755 "$root/usr/sbin/policy-rc.d"
# What apt and pip are told on this computer; a file or folder that they are told of is seen there as well.
apt-config dump | grep -E '^Acquire::[^ ]*(Proxy|Check|Verify|CaInfo)' >"$root/etc/apt/apt.conf.d/host" || true
settings=(LC_ALL=C.UTF-8 PATH=/usr/bin:/bin:/usr/sbin:/sbin)
while IFS= read -r line; do settings+=("$line"); done < <(env | grep -iE '^(https?|no|all)_proxy=' || true)
while IFS= read -r line; do settings+=("$line"); done < <(python3 -m pip config list | python3 -c '
import ast, sys
for line in sys.stdin:
    name, _, value = line.partition("=")
    print(f"PIP_{name.rpartition(chr(46))[2].upper().replace(chr(45), chr(95))}={ast.literal_eval(value)}")')
for word in "${settings[@]}"; do
    for path in $(grep -oE '(^|file://|[= ])/[^ ]+' <<<"${word#*=}" | sed 's,^[= ]*\(file://\)\?,,'); do
        path=${path%/simple} # an index keeps its files beside its pages
        [ -e "$path" ] && [[ $path != /usr* && $path != /bin* && $path != /sbin* ]] || continue
        if [ -d "$path" ]; then
            ! mountpoint -q "$root$path" || continue
            mkdir -p "$root$path"
            mount --bind "$path" "$root$path"
            mount -o remount,bind,ro "$root$path"
        else
            mkdir -p "$root${path%/*}"
            cp "$path" "$root$path"
        fi
    done
done
chroot "$root" useradd --create-home club
for home in root home/club; do
    git clone -q --no-hardlinks "$top" "$root/$home/tree"
done
chroot "$root" chown -R club: /home/club/tree

as() { # as USER COMMAND...: in the tree of that user, and note what it said and took
    local home=/root began=$SECONDS code=0
    [ "$1" = root ] || home=/home/$1
    say "$1: ${*:2}"
    chroot "$root" setpriv --reuid "$1" --regid "$1" --init-groups env -i "${settings[@]}" HOME=$home \
        bash -c "cd $home/tree && exec $(printf '%q ' "${@:2}")" </dev/null >"$log" 2>&1 || code=$?
    cat "$log"
    echo "-- exit code $code, $((SECONDS - began)) s"
    ! grep -q "knows no package" "$log" || failed+=("$1: a library has no row in dev.py")
    ! grep -q "^Traceback" "$log" || failed+=("$1: ${*:2}: a trace")
    [ $code -eq 0 ] || failed+=("$1: ${*:2}: exit code $code")
}
failed=()
as club python3 dev.py run
as club python3 dev.py test "${tests[@]}"
grep -q '^  sudo' "$log" || failed+=("club: test does not say what is missing")
as root python3 dev.py run
as root python3 dev.py test "${tests[@]}"
as club python3 dev.py test "${tests[@]}"
! grep -q '^  sudo' "$log" || failed+=("club: test asks for packages that root has installed")
for home in root home/club; do
    [ "$(find "$root/$home/tree/boards" -name '*.pbn' -o -name '*.dlm' | wc -l)" -eq 2 ] || failed+=("$home: run has not dealt")
done

say "$release: ${#failed[@]} failures"
[ ${#failed[@]} -eq 0 ] || { printf '%s\n' "${failed[@]}"; exit 1; }
