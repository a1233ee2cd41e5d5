#!/bin/sh
# Installs a package on a system that has nothing else and tries the program there:
#   sudo sh packaging/linux/try_deb.sh dist/bigdeal-gui_0.1.0_amd64.deb [SUITE [MIRROR]]
# Needs debootstrap, Xvfb, ImageMagick and a network; a system of some 700 MB is made in a temporary folder.
set -eu

package=$(realpath "$1")
suite=${2:-bookworm}
mirror=${3:-http://deb.debian.org/debian}
place=$(mktemp -d)
root=$place/root
screen=

cleanup() {
    [ -z "$screen" ] || kill "$screen" 2>/dev/null || true
    umount "$root/proc" 2>/dev/null || true
    rm -rf "$place"
}
trap cleanup EXIT
trap 'exit 1' INT TERM

inside() {
    chroot "$root" env -i PATH=/usr/bin:/bin:/usr/sbin:/sbin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
}

echo "A bare $suite ..."
debootstrap --variant=minbase "$suite" "$root" "$mirror" >"$place/log" 2>&1 || { tail "$place/log"; exit 1; }
mount -t proc proc "$root/proc"
# Nothing may start services in there.
printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
chmod 755 "$root/usr/sbin/policy-rc.d"
cp "$package" "$root/root/program.deb"
echo "Installing ..."
inside apt-get install -y -q --no-install-recommends /root/program.deb >"$place/log" 2>&1 || { tail -n 30 "$place/log"; exit 1; }

inside bigdeal self-test | grep -c ': ok$' | sed 's/$/ parts of the self-test ok/'
inside sh -c 'cd /root && bigdeal deal -n 36 -f pbn,dlm,dup -o club && bigdeal check club.pbn club.dlm club.dup' >"$place/said"
tail -n 1 "$place/said"
inside bigdealx --help | head -n 1

mkfifo "$place/display"
Xvfb -displayfd 3 -screen 0 1366x768x24 3>"$place/display" >/dev/null 2>&1 &
screen=$!
read -r number <"$place/display"
mkdir -p "$root/tmp/.X11-unix"
inside env DISPLAY=":$number" timeout 60 bigdeal-gui --smoke-test /root/report.json >"$place/said" 2>&1
[ ! -s "$place/said" ] || { echo "The window said:"; cat "$place/said"; exit 1; }
grep '"platform"' "$root/root/report.json"

name=$(inside dpkg-deb -f /root/program.deb Package)
inside dpkg --verify "$name"
inside apt-get purge -y -q "$name" >/dev/null 2>&1
[ ! -e "$root/usr/lib/$name" ] && [ ! -e "$root/usr/bin/bigdeal" ]
echo "Installed, tried and removed on $suite."
