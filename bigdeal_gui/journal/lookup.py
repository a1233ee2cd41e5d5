"""What the journal can be asked."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import UnknownSet
from bigdeal_gui.journal.fingerprints import deal_fingerprint, file_digests
from bigdeal_gui.journal.lists import select_rows, select_sets
from bigdeal_gui.journal.set_code import read_set_code
from bigdeal_gui.journal.sets import Hit, JournalSet, SetId, SetPage, State, event_key, printable

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Collection, Iterable, Iterator, Sized
    from pathlib import Path

    from bigdeal_gui.journal.beside import Head
    from bigdeal_gui.journal.chain import Row
    from bigdeal_gui.journal.store import Store
    from bigdeal_gui.model.deals import Deal

_AT_ONCE: Final = 500
"""Fingerprints looked up in one query."""


class Lookup:
    """The questions. None of them changes a row."""

    __slots__ = ("store",)

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    def seen_before(self, deals: Iterable[Deal], numbers: Iterable[int] | None = None) -> tuple[Hit, ...]:
        """Return every set ever dealt or seen here that shares a deal with `deals`, newest first.

        `numbers` are the board numbers met now; without them boards count from 1.
        """
        here: dict[bytes, list[int]] = {}
        for number, fingerprint in zip(numbers or count(1), self.fingerprints(deals), strict=False):
            here.setdefault(fingerprint, []).append(number)
        with self.store.reading() as connection:
            pairs: dict[int, list[tuple[int, int]]] = {}
            for set_id, there, fingerprint in _matches(connection, tuple(here)):
                pairs.setdefault(set_id, []).extend((there, number) for number in here[fingerprint])
            found = [present(connection, SetId(set_id)) for set_id in sorted(pairs, reverse=True)]
        return tuple(
            Hit(one.id, one.code, one.event, one.date, one.state, tuple(sorted(pairs[one.id])))
            for one in found
        )

    def sets(
        self,
        search: str = "",
        states: Collection[State] = (),
        *,
        limit: int = 100,
        offset: int = 0,
    ) -> SetPage:
        """Return a page of the sets in `states` (none: in any) that fit `search`, newest first.

        Each of its words must occur in the code, event, date, formats or file names of a set.
        """
        words = [f"%{_escaped(word)}%" for word in printable(search).casefold().split()]
        condition = " AND ".join(
            [
                f"state IN ({_marks(states)})" if states else "1",
                *[r"(search LIKE ? ESCAPE '\' OR search LIKE ? ESCAPE '\')"] * len(words),
            ]
        )
        values = [*states, *(one for word in words for one in (word, word.replace("-", "")))]
        with self.store.reading() as connection:
            (total,) = connection.execute(
                f"SELECT count(*) FROM sets WHERE {condition}",  # noqa: S608 - literals of this method alone
                values,
            ).fetchone()
            page = select_sets(
                connection, f"{condition} ORDER BY id DESC LIMIT ? OFFSET ?", [*values, limit, offset]
            )
        return SetPage(total, page)

    def set_by_id(self, set_id: SetId) -> JournalSet:
        """Return a set.

        Raises:
            UnknownSet: there is none.
        """
        with self.store.reading() as connection:
            return present(connection, set_id)

    def set_by_code(self, code: str) -> JournalSet:
        """Return the newest set whose code a person typed, one dealt here before one only seen.

        Case, blanks, a missing dash, O for 0 and I or L for 1 do not matter.

        Raises:
            UnknownSet: there is none.
        """
        meant = read_set_code(code)
        with self.store.reading() as connection:
            found = select_sets(connection, "code = ? ORDER BY is_own DESC, id DESC LIMIT 1", [meant or "-"])
        if not found:
            raise UnknownSet(meant or code.strip()[:40])
        return found[0]

    def sets_of_file(self, path: Path) -> tuple[JournalSet, ...]:
        """Return the sets one of whose delivered files has the very content of the file `path`.

        Raises:
            CannotRead: it cannot be read.
        """
        (digest,) = file_digests(path, self.store.key)
        with self.store.reading() as connection:
            return select_sets(
                connection, "id IN (SELECT set_id FROM files WHERE digest = ?) ORDER BY id DESC", [digest]
            )

    def count_same_event_day(self, event: str, date: str = "") -> int:
        """Return how many sets were begun here for `event` on `date` (YYYY.MM.DD; empty: today).

        Every set that was begun counts, delivered or not: who deals again to get nicer hands has two.
        """
        with self.store.reading() as connection:
            (number,) = connection.execute(
                "SELECT count(*) FROM sets WHERE is_own AND event_key = ? AND date = ?",
                (event_key(printable(event)), printable(date) or self.today()),
            ).fetchone()
        return int(number)

    def set_key(self, set_id: SetId) -> bytes:
        """Return the 16 bytes under which a set's code and digests hide its cards: secret until its release.

        Raises:
            UnknownSet: there is no such set of our own.
        """
        with self.store.reading() as connection:
            found = connection.execute("SELECT set_key FROM secrets WHERE set_id = ?", (set_id,)).fetchone()
        if found is None:
            raise UnknownSet(str(set_id))
        return bytes(found[0])

    def rows(self, set_id: SetId | None = None) -> tuple[Row, ...]:
        """Return the rows of the record, or those of one set, oldest first."""
        with self.store.reading() as connection:
            return tuple(select_rows(connection, set_id))

    def sizes_of_files(self, states: Collection[State]) -> frozenset[int]:
        """Return the sizes, in bytes, that delivered files of sets in `states` have."""
        with self.store.reading() as connection:
            found = connection.execute(
                "SELECT DISTINCT size_bytes FROM files JOIN sets ON sets.id = files.set_id"  # noqa: S608 - question marks alone
                f" WHERE state IN ({_marks(states)})",
                tuple(states),
            )
            return frozenset(size for (size,) in found)

    def head(self) -> Head:
        """Return the newest row's sequence and hash: to be printed, and held where others can see it."""
        with self.store.reading() as connection:
            return self.store.newest(connection).head

    def fingerprints(self, deals: Iterable[Deal]) -> list[bytes]:
        """Return the 16 bytes by which this journal knows each of `deals` again."""
        return [deal_fingerprint(self.store.key, deal) for deal in deals]

    def today(self) -> str:
        """Return the day of the clock, YYYY.MM.DD."""
        return self.store.now().strftime("%Y.%m.%d")


def present(connection: sqlite3.Connection, set_id: SetId) -> JournalSet:
    """Return a set.

    Raises:
        UnknownSet: there is none.
    """
    found = select_sets(connection, "id = ?", [set_id])
    if not found:
        raise UnknownSet(str(set_id))
    return found[0]


def _matches(
    connection: sqlite3.Connection, fingerprints: tuple[bytes, ...]
) -> Iterator[tuple[int, int, bytes]]:
    for first in range(0, len(fingerprints), _AT_ONCE):
        some = fingerprints[first : first + _AT_ONCE]
        yield from connection.execute(
            f"SELECT set_id, board, fingerprint FROM deals WHERE fingerprint IN ({_marks(some)})",  # noqa: S608 - question marks alone
            some,
        )


def _escaped(word: str) -> str:
    return word.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


def _marks(values: Sized) -> str:
    return ", ".join("?" * len(values))
