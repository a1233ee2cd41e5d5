#!/bin/bash
# Makes the rig that builds and tries the programs for Windows on Debian 12: `sudo bash make_rig.sh FOLDER`.
#
# WHAT IT BUILDS IS FOR TESTS, NEVER FOR RELEASE: its Python is put together from the libraries inside another
# project's wheel, with a starter and a python3.dll made here. Programs to hand out are built on Windows.
#
# It takes five minutes, 1.7 GB, root's rights (chroot, mounts) and a network. FOLDER/trixie is a Debian 13 with its
# Wine 10 (Debian 12's Wine 8 cannot open a window of Qt 6.11), FOLDER/python a Python 3.11 for Windows.
# Before FOLDER is removed, `bash make_rig.sh --close FOLDER` must take down what is mounted in it.
if [ "${1:-}" = --close ]; then
    shift
    . "$(dirname "$0")/common.sh"
    close_rig
    exit
fi
. "$(dirname "$0")/common.sh"

compiler=x86_64-w64-mingw32
mkdir -p "$rig"
cd "$rig"

# -- the tools, and a Debian 13 with Wine --------------------------------------------------------------------

export DEBIAN_FRONTEND=noninteractive
apt-get -q update
apt-get -q install -y --no-install-recommends binutils-mingw-w64-x86-64 debootstrap gcc-mingw-w64-x86-64-win32 \
    imagemagick mingw-w64-x86-64-dev nsis unzip xauth xdotool xvfb
[ -e trixie/etc/debian_version ] || debootstrap --variant=minbase --include=ca-certificates trixie trixie
cp /etc/resolv.conf trixie/etc/
open_rig
chroot trixie apt-get -q update
chroot trixie apt-get -q install -y --no-install-recommends wine wine64

# -- a Python for Windows ------------------------------------------------------------------------------------

# The wheels of the versions that are locked, and what PyInstaller and the tests need there.
fetch() {
    python3 -m pip download -q --disable-pip-version-check --no-deps --only-binary=:all: --platform win_amd64 \
        --python-version 3.11 --dest wheels "$@"
}
rm -rf wheels python parts
python3 "$top/packaging/windows/rig/locked.py" > wanted.txt
fetch -r wanted.txt
# A library for games that brings the whole of CPython 3.11.9 as its makers built it.
echo 'panda3d==1.10.16 --hash=sha256:37acfb92655c4226879f95c988e2ef1449a53c54486d6c1ebc00e2772429af82' > carrier.txt
fetch -r carrier.txt
mkdir -p python/DLLs python/Lib/site-packages parts
unzip -qo wheels/panda3d-*.whl 'deploy_libs/*' -d parts
rm wheels/panda3d-*.whl
cp parts/deploy_libs/{python311,VCRUNTIME140,libffi-8,libcrypto-3,libssl-3,sqlite3}.dll python/
for name in asyncio bz2 ctypes decimal elementtree hashlib lzma msi multiprocessing overlapped queue socket sqlite3 \
    ssl uuid zoneinfo; do
    cp "parts/deploy_libs/_$name.pyd" python/DLLs/
done
cp parts/deploy_libs/{pyexpat,select,unicodedata,winsound}.pyd python/DLLs/
# The modules written in Python are the same on every system.
library=$(python3.11 -c 'import os; print(os.path.dirname(os.__file__))')
tar -cf - -C "$library" --exclude=./site-packages --exclude=./dist-packages --exclude=./test --exclude=__pycache__ \
    --exclude='./config-3.11*' --exclude=./lib-dynload . | tar -xf - -C python/Lib

cat > parts/python.c <<'C'
#include <windows.h>
int wmain(int count, wchar_t **words)
{
    HMODULE library = LoadLibraryW(L"python311.dll");
    int (*run)(int, wchar_t **) = library ? (void *)GetProcAddress(library, "Py_Main") : NULL;
    return run ? run(count, words) : 101;
}
C
$compiler-gcc -municode -O2 -s -o python/python.exe parts/python.c
# The library that wheels for every Python 3 ask for: each of its names leads to the same name in python311.dll.
{
    echo LIBRARY python3.dll
    echo EXPORTS
    $compiler-objdump -p python/python311.dll \
        | awk '/Ordinal\/Name Pointer/ {on = 1; next} on && /\[/ && $NF ~ /^_?Py/ {print "  " $NF "=python311." $NF}'
} > parts/python3.def
echo 'int unused;' > parts/python3.c
$compiler-gcc -shared -nostdlib -Wl,--entry=0 -o python/python3.dll parts/python3.c parts/python3.def
for wheel in wheels/*.whl; do unzip -qo "$wheel" -d python/Lib/site-packages; done

# -- Wine's own folder, with two libraries it lacks ----------------------------------------------------------

# Qt asks Windows for ICU's converters, which it can do without, and for colour profiles. None of this is packed.
qt=python/Lib/site-packages/PySide6/Qt6Core.dll
{
    for name in $($compiler-objdump -p $qt | awk '/DLL Name:/ {on = /icuuc/} on && $NF ~ /^ucnv_/ {print $NF}' | sort -u) \
        UCNV_FROM_U_CALLBACK_SUBSTITUTE UCNV_TO_U_CALLBACK_SUBSTITUTE; do
        if [ "$name" = ucnv_open ]; then
            echo "__declspec(dllexport) void *ucnv_open(const char *name, int *error) { if (error) *error = 4; return 0; }"
        else
            echo "__declspec(dllexport) void *$name(void) { return 0; }"
        fi
    done
} > parts/icuuc.c
cat > parts/mscms.c <<'C'
#include <windows.h>
__declspec(dllexport) void *WINAPI OpenColorProfileW(void *p, DWORD a, DWORD b, DWORD c) { return NULL; }
__declspec(dllexport) BOOL WINAPI CloseColorProfile(void *p) { return FALSE; }
__declspec(dllexport) BOOL WINAPI GetColorProfileFromHandle(void *p, void *data, DWORD *size) { return FALSE; }
__declspec(dllexport) void *WINAPI WcsCreateIccProfile(void *p, DWORD options) { return NULL; }
C
cat > wine.sh <<'C'
# Runs a command in the Debian 13 with Wine's settings; IN names the folder.
export WINEPREFIX=/rig/prefix WINEDLLOVERRIDES="mscms=n;mscoree,mshtml=" WINEDEBUG=${WINEDEBUG:--all} HOME=/rig
cd "${IN:-/rig}"
exec "$@"
C
mkdir -p prefix
chroot trixie bash /rig/wine.sh wineboot -i
for name in icuuc mscms; do
    $compiler-gcc -shared -O1 -s -o prefix/drive_c/windows/system32/$name.dll parts/$name.c
done
chroot trixie bash /rig/wine.sh wine python/python.exe -c 'import sys; print("Python", sys.version)'
