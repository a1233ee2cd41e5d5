"""Double-dummy tables that were worked out once, kept for the next print of the same boards.

They tell about the cards, so each lies in a file of its own that is sealed for a key made of the boards
themselves and of the journal's key. Whoever has both may read it; anybody else learns that something was
solved, and roughly how many boards. Where the file is damaged, or not ours, the boards are solved again.
"""

from __future__ import annotations

import hmac
import os
import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.model.cards import SUIT_SIZE
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.double_dummy import STRAINS, Table, Tricks
from bigdeal_gui.model.seats import SEATS
from bigdeal_gui.seals.age import SUFFIX, key_pair_of, open_sealed, seal
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.reading import read_file

if TYPE_CHECKING:
    from bigdeal_gui.journal.store import Store

FOLDER: Final = "double-dummy"
MOST_FILES: Final = 200
"""The files that are kept, those used last."""

# Raised when a table of before could be another one: then all are solved again.
_BOARDS: Final = b"bigdeal-gui double dummy boards 1\0"
_NAME: Final = b"bigdeal-gui double dummy name 1\1"
_KEY: Final = b"bigdeal-gui double dummy key 1\1"
_HEAD: Final = b"bigdeal-gui double dummy 1\n"
_COUNT_BYTES: Final = 4
_STEP_BYTES: Final = 4096
"""Every set of a session's size gives a file of the same length."""
_SEAL_BYTES: Final = 4096
"""More than a seal adds to a file of the longest set."""
_NAME_BYTES: Final = 16
_OWN_NAME: Final = re.compile(rf"[0-9a-f]{{{2 * _NAME_BYTES}}}{re.escape(SUFFIX)}")

_BYTES_A_TABLE: Final = len(SEATS) * len(STRAINS) // 2


class DoubleDummyCache:
    """The tables kept beside a journal."""

    __slots__ = ("_key", "folder")

    def __init__(self, store: Store) -> None:
        self.folder: Final = store.path.with_name(FOLDER)
        self._key = store.results_key

    def find(self, deals: Sequence[Deal]) -> tuple[Table, ...] | None:
        """Return what is kept for `deals`, in their order; None where nothing that can be read is."""
        path, secret = self._place(deals)
        try:
            sealed = read_file(path, _padded(len(deals)) + _SEAL_BYTES)
            content = open_sealed(sealed, identities=[key_pair_of(secret).identity])
            tables = _tables(content, len(deals))
        except (AppError, ValueError):
            return None
        with suppress(OSError):
            os.utime(path)
        return tables

    def keep(self, deals: Sequence[Deal], tables: Sequence[Table]) -> None:
        """Keep `tables`, one of each of `deals`; a disk that refuses costs the next print its time."""
        path, secret = self._place(deals)
        with suppress(OSError):
            sealed = seal(_content(tables), recipients=[key_pair_of(secret).recipient])
            disk.replace_own(path, sealed, disk.system_disk())
            self._forget_oldest()

    def _place(self, deals: Iterable[Deal]) -> tuple[Path, bytes]:
        """Return the file of `deals` and the secret that seals it: HKDF (RFC 5869) over all their cards."""
        cards = b"".join(deal.owners() for deal in deals)
        whole = hmac.digest(self._key, _BOARDS + cards, "sha256")
        name = hmac.digest(whole, _NAME, "sha256")[:_NAME_BYTES].hex()
        return self.folder / (name + SUFFIX), hmac.digest(whole, _KEY, "sha256")

    def _forget_oldest(self) -> None:
        """Remove the files of ours that were not used for longest, where there are too many."""
        found = []
        for path in self.folder.iterdir():
            status = disk.file_status(path) if _OWN_NAME.fullmatch(path.name) else None
            if status is not None:
                found.append((status.st_mtime_ns, path))
        for _time, path in sorted(found)[:-MOST_FILES]:
            path.unlink(missing_ok=True)


def _content(tables: Sequence[Table]) -> bytes:
    digits = "".join(f"{count:x}" for table in tables for of_seat in table for count in of_seat)
    content = _HEAD + len(tables).to_bytes(_COUNT_BYTES, "big") + bytes.fromhex(digits)
    return content.ljust(_padded(len(tables)), b"\0")


def _padded(count: int) -> int:
    """Return how long the content of a file with `count` tables is."""
    least = len(_HEAD) + _COUNT_BYTES + count * _BYTES_A_TABLE
    return -(-least // _STEP_BYTES) * _STEP_BYTES


def _tables(content: bytes, count: int) -> tuple[Table, ...]:
    """Return the tables in `content`.

    Raises:
        ValueError: it does not hold `count` tables, and nothing else.
    """
    start = len(_HEAD) + _COUNT_BYTES
    digits = content[start : start + count * _BYTES_A_TABLE].hex()
    numbers = [int(digit, 16) for digit in digits]
    rows = [_row(numbers[place : place + len(STRAINS)]) for place in range(0, len(numbers), len(STRAINS))]
    north, east, south, west = (rows[seat :: len(SEATS)] for seat in SEATS)
    tables = tuple(zip(north, east, south, west, strict=True))
    if content != _content(tables) or len(tables) != count or any(n > SUIT_SIZE for n in numbers):
        raise ValueError("no tables of these boards")
    return tables


def _row(numbers: Sequence[int]) -> Tricks:
    no_trump, spades, hearts, diamonds, clubs = numbers
    return no_trump, spades, hearts, diamonds, clubs
