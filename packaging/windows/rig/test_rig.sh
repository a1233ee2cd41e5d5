#!/bin/bash
# Runs tests with the rig's Python for Windows: `sudo bash test_rig.sh FOLDER tests/storage tests/cli ...`.
#
# What needs numpy, endplay or a POSIX system fails to be collected there or is skipped. See make_rig.sh.
. "$(dirname "$0")/common.sh"
open_rig

shift
copy_sources
IN=/rig/sources QT_QPA_PLATFORM=offscreen in_rig wine /rig/python/python.exe -B -m pytest -q -p no:cacheprovider -n 2 \
    --basetemp='C:\tests' --continue-on-collection-errors "$@"
