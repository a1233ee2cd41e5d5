"""The operating system's randomness: the one place that asks for it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from bigdeal_gui.errors import SystemRandomnessMissing
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable


def system_bytes(count: int, source: Callable[[int], bytes] = os.urandom) -> bytes:
    """Return `count` bytes from the operating system's generator.

    Raises:
        SystemRandomnessMissing: it has none, or delivered something that cannot be random.
    """
    try:
        delivered = source(count)
    except (OSError, NotImplementedError) as error:
        raise SystemRandomnessMissing(str(error) or type(error).__name__) from error
    # A source that fails silently delivers too little or a constant; 16 equal bytes come once in 2^120.
    if len(delivered) != count or (count >= 16 and len(set(delivered)) == 1):  # noqa: PLR2004
        raise SystemRandomnessMissing(translate("reasons", "it delivered a constant"))
    return delivered
