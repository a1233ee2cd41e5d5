"""The set code: eight letters by which people tell which set they hold, and which hide its cards.

The code is the first 40 bits of HMAC-SHA256 under 128 random bits, so nobody can search deals for it while
the key is secret; once the key is revealed with the set, anybody can recompute it.
Source: RFC 2104 (HMAC); Crockford's base 32 (letters without I, L, O, U).
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterable
from typing import Final

from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.plans import BoardRange

SET_KEY_BYTES: Final = 16
LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

_DOMAIN: Final = b"bigdeal-gui set 1"
_CODE_LETTERS: Final = 8
_GROUP: Final = 4
_BITS: Final = 5
_CODE_BYTES: Final = _CODE_LETTERS * _BITS // 8
_SEPARATORS: Final = re.compile(r"[\s\-\u2010-\u2015\u2212_.]+")
_MISREAD: Final = str.maketrans("OIL", "011")
_MAX_TEXT: Final = 40


def set_code(key: bytes, boards: BoardRange, deals: Iterable[Deal]) -> str:
    """Return the code of a set, such as `K7QA-M2PX`.

    The HMAC under the set's `key` runs over the bytes `bigdeal-gui set 1`, the range as ASCII `FIRST-LAST`
    closed by a zero byte, and for each deal, lowest board first, 52 bytes: the seat 0..3 of ♠A … ♣2.
    """
    if len(key) != SET_KEY_BYTES:
        raise ValueError("a set key has 16 bytes")
    running = hmac.new(key, _DOMAIN + str(boards).encode("ascii") + b"\0", hashlib.sha256)
    for deal in deals:
        running.update(deal.owners())
    leading = int.from_bytes(running.digest()[:_CODE_BYTES], "big")
    return _grouped("".join(LETTERS[leading >> shift & 31] for shift in range(35, -1, -_BITS)))


def read_set_code(text: str) -> str | None:
    """Return the code that a person meant by `text`, or None where it can be none.

    Case, blanks and dashes do not matter; O is read as 0, I and L as 1.
    """
    if len(text) > _MAX_TEXT:
        return None
    letters = _SEPARATORS.sub("", text).upper().translate(_MISREAD)
    if len(letters) != _CODE_LETTERS or not set(letters) <= set(LETTERS):
        return None
    return _grouped(letters)


def _grouped(letters: str) -> str:
    return f"{letters[:_GROUP]}-{letters[_GROUP:]}"
