"""Programs to be killed again and again: one has loaded all that they need, and each is a copy of it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_BETWEEN: Final = """
import json, os, sys, traceback
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        try:
            for _ in play(*json.loads(line)):
                os.write(1, b"%d\\n" % os.getpid())  # at one go: print can be killed before its newline
        except BaseException:
            traceback.print_exc()
        os._exit(1)
    print("ended", os.waitpid(child, 0)[1], flush=True)
"""


@contextmanager
def copies_of(program: str) -> Iterator[Callable[..., int]]:
    """Start `program`, which defines `play`, a generator; yield what begins a copy of it and kills it.

    That takes the seconds to wait after the copy has yielded for the first time, and the words for `play`; it
    returns how often the copy yielded. A copy that ended by itself fails.
    """
    with subprocess.Popen(
        [sys.executable, "-c", program + _BETWEEN], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        told, asked = process.stdout, process.stdin

        def killed(after_s: float, *words: str | int) -> int:
            print(json.dumps(words), file=asked, flush=True)
            copy = int(told.readline())
            time.sleep(after_s)
            os.kill(copy, signal.SIGKILL)
            yielded = 1
            while (line := told.readline()) == f"{copy}\n":
                yielded += 1
            assert line == f"ended {signal.SIGKILL:d}\n", line
            return yielded

        try:
            yield killed
        finally:
            process.kill()
