"""Waiting for a file that somebody else has open.

Windows neither renames nor removes what another program has open, and does not open what is just being
replaced. A virus scanner that looks at a new file is in the way for a moment, and so is this
program in a second window.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Final, TypeVar

Result = TypeVar("Result")

WAITS_S: Final[tuple[float, ...]] = (0.01, 0.02, 0.05, 0.1, 0.2, 0.4) if os.name == "nt" else ()
"""How long is waited before each new attempt. Elsewhere whoever has a file open is in nobody's way."""


def retry_while_denied(call: Callable[[], Result]) -> Result:
    """Return what `call` returns, trying again for most of a second while the system does not permit it.

    Raises:
        OSError: as `call`; PermissionError after the last attempt.
    """
    for wait_s in WAITS_S:
        try:
            return call()
        except PermissionError:
            time.sleep(wait_s)
    return call()
