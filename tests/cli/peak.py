"""The most memory that a command takes, told by the process itself."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

PROGRAM: Final = """
import re, sys
from pathlib import Path
from bigdeal_gui.cli.bigdeal import call_bigdeal
code = call_bigdeal(sys.argv[1:])
status = Path("/proc/self/status")
if status.exists():
    peak = int(re.search(r"VmHWM:\\s+(\\d+) kB", status.read_text())[1])
else:
    import resource
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // (1024 if sys.platform == "darwin" else 1)
print(peak, file=sys.stderr)
sys.exit(code)
"""
"""On Linux what `getrusage` tells of a child begins with what its parent took; VmHWM is its own."""


def peak_kib(*arguments: str, stdin: Path, stdout: Path) -> int:
    """Return the most memory that `bigdeal number` took, in KiB."""
    with stdin.open("rb") as source, stdout.open("wb") as target:
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, "number", *arguments],
            stdin=source,
            stdout=target,
            stderr=subprocess.PIPE,
            check=True,
        )
    return int(done.stderr)
