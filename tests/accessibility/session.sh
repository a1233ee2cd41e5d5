#!/bin/bash
# session.sh PYTHON WALK: the window on its own accessibility bus, walked through by a client; for dbus-run-session.
set -u
/usr/libexec/at-spi-bus-launcher --launch-immediately &
"$1" -m bigdeal_gui.gui.app &
window=$!
/usr/bin/python3 "$2"
answer=$?
kill "$window"
wait "$window"
exit "$answer"
