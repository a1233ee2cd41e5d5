#!/bin/bash
# Builds the programs for Windows in the rig and tries them: `sudo bash try_rig.sh FOLDER` after make_rig.sh FOLDER.
#
# As a user gets them: the single files, then the same installed by the setup program and removed again. FOLDER/dist
# gets the programs, FOLDER/window.png a picture of the window. None of it is for release: see make_rig.sh.
. "$(dirname "$0")/common.sh"
open_rig

installed='C:\users\root\AppData\Local\Programs\bigdeal-gui'
drive=$rig/prefix/drive_c

say() { printf '\n== %s\n' "$*"; }
fail() { echo "Failed: $*" >&2; exit 1; }

exec 5< <(Xvfb -displayfd 1 -screen 0 1366x900x24 -nolisten tcp 2>/dev/null & echo "server $!"; wait)
while read -r line <&5; do
    case $line in "server "*) server=${line#server } ;; *) export DISPLAY=:$line; break ;; esac
done
trap 'kill "$server"' EXIT

# What an earlier run left behind would keep its own display.
in_rig wineserver -k || true

say "The sources as they stand"
copy_sources
rm -rf "$rig/dist"

say "Build, trials and gates, as python3 dev.py package does them on Windows"
started=$SECONDS
IN=/rig/sources in_rig wine /rig/python/python.exe -B packaging/freeze.py /rig/dist
echo "$((SECONDS - started)) s"

say "The same files at the gates of this system"
"$python" "$rig/sources/packaging/gates.py" "$rig/dist/bigdeal-gui.exe" "$rig/dist/bigdeal.exe" "$rig/dist/bigdeal-gui"

say "The window"
rm -rf "$rig/empty"
mkdir "$rig/empty"
IN=/rig/empty BIGDEAL_HOME='Z:\rig\empty\home' in_rig wine /rig/dist/bigdeal-gui.exe &
window=$!
timeout 60 xdotool search --sync --onlyvisible --name "– Bigdeal" > /dev/null || fail "no window"
sleep 5
import -window root "$rig/window.png"
in_rig wineserver -k
wait "$window" || true
echo "$rig/window.png"

say "The setup program: install, try, install over it, remove"
setup=$rig/dist/bigdeal-gui-setup.exe
"$python" "$top/packaging/windows/make_installer.py" "$rig/dist/bigdeal-gui" "$setup" --stub amd64-unicode
in_rig wine /rig/dist/bigdeal-gui-setup.exe /S /CurrentUser
folder=$drive/users/root/AppData/Local/Programs/bigdeal-gui
[ -f "$folder/bigdealx.exe" ] || fail "nothing was installed"
in_rig wine reg query 'HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\bigdeal-gui'
in_rig wine reg query 'HKCU\Software\Classes\.sqd' /ve | grep -q bigdeal-gui.tournament || fail "no type of files"
IN=/rig/sources in_rig wine /rig/python/python.exe -B packaging/trials.py "$installed\\bigdeal-gui.exe" "$installed\\bigdeal.exe"
journal=$drive/users/root/AppData/Local/bigdeal-gui
mkdir -p "$journal"
echo kept > "$journal/journal.sqlite3"
echo kept > "$folder/_internal/of-the-user.txt"
in_rig wine /rig/dist/bigdeal-gui-setup.exe /S /CurrentUser
in_rig wine "$installed\\uninstall.exe" /S /CurrentUser
sleep 5 # the uninstaller goes on in a copy of itself
left=$(cd "$folder" && find . -type f)
[ "$left" = ./_internal/of-the-user.txt ] || fail "the uninstaller left or took too much: $left"
[ -f "$journal/journal.sqlite3" ] || fail "the uninstaller took the journal"
if in_rig wine reg query 'HKCU\Software\Classes\bigdeal-gui.tournament.1' 2> /dev/null; then fail "a type of files stayed"; fi
rm -r "$folder" "$journal"
echo "only the user's own files stayed"

say "Sizes"
ls -l "$rig"/dist/*.exe
du -sh "$rig/dist/bigdeal-gui"
