"""Print the locked libraries that the rig needs, with their digests, for pip: `python3 locked.py`.

The lock's conditions are left out, for these libraries are fetched for Windows whatever fetches them. numpy
is not among them: Wine cannot run it, and the program is built without.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

LOCK: Final = Path(__file__).resolve().parents[2] / "dev.lock"

PROGRAM: Final = (
    "click colorama endplay holidays markdown-it-py mdurl platformdirs py-arkworks-bls12381 pycryptodome "
    "pydyf pygments pyrage pyside6-essentials python-bidi python-dateutil rich segno shamir-mnemonic "
    "shiboken6 six uharfbuzz"
)
BUILDING: Final = "altgraph packaging pefile pyinstaller pyinstaller-hooks-contrib pywin32-ctypes setuptools"
TESTING: Final = (
    "execnet hypothesis iniconfig pluggy pytest pytest-qt pytest-xdist sortedcontainers typing-extensions"
)


def requirements(lock: str, names: set[str]) -> str:
    """Return the part of `lock` that is about `names`, without its conditions.

    Raises:
        SystemExit: the lock lacks one of them.
    """
    found: dict[str, list[str]] = {}
    name = ""
    for line in lock.splitlines():
        if begun := re.match(r"([a-z0-9][a-z0-9.-]*)==([^ ]+)", line):
            name = begun[1]
            found[name] = [f"{begun[0]} \\"]
        elif name and line.startswith("    --hash="):
            found[name].append(line)
    if lacking := sorted(names - found.keys()):
        raise SystemExit(f"The lock lacks {', '.join(lacking)}.")
    return "".join("\n".join(found[one]) + "\n" for one in sorted(names))


if __name__ == "__main__":
    sys.stdout.write(requirements(LOCK.read_text("utf-8"), set(f"{PROGRAM} {BUILDING} {TESTING}".split())))
