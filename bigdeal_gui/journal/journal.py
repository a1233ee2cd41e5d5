"""The journal: what this computer ever dealt, printed, moved or saw, and never a card of it.

Rows are only added, each bound to the one before (`chain`). A set is written down before any file of it can
be seen, so whatever happens next, that it was dealt can be read. Deals and files are known again by keyed
fingerprints (`fingerprints`), which tell nobody anything who has not the key file.

How far the record can be trusted, and where it must be compared with a copy elsewhere, is said in `chain`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from itertools import count, cycle
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

from bigdeal_gui.errors.journal import UnknownSet, WrongState
from bigdeal_gui.journal.attached import (
    adding_to_all_journals,
    fingerprint_keys,
    reading_all_journals,
    secret_of_row,
)
from bigdeal_gui.journal.fingerprints import (
    content_digests,
    deal_fingerprints,
    file_digests,
    fingerprints_digest,
    read_content,
)
from bigdeal_gui.journal.lists import (
    add_fingerprints,
    known_set,
    marks_of,
    select_matches,
    select_rows,
    select_set,
    select_sets,
)
from bigdeal_gui.journal.sealed_secrets import keep_row_secret
from bigdeal_gui.journal.search import SetOrder, order_by, search_condition
from bigdeal_gui.journal.set_code import SET_KEY_BYTES, read_set_code
from bigdeal_gui.journal.sets import (
    FREE_KINDS,
    STEPS,
    Duplicate,
    JournalSet,
    Kind,
    Randomness,
    SeenSet,
    SetId,
    SetPage,
    SetToDeal,
    State,
    printable_text,
)
from bigdeal_gui.journal.sidecar_files import Head
from bigdeal_gui.journal.store import Adding, Store
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.plans import BoardRange

if TYPE_CHECKING:
    import sqlite3

    from bigdeal_gui.journal.chain import Json, Payload, Row
    from bigdeal_gui.storage.content import Content

__all__ = [
    "Duplicate",
    "Journal",
    "JournalSet",
    "Kind",
    "Randomness",
    "SeenSet",
    "SetId",
    "SetOrder",
    "SetPage",
    "SetToDeal",
    "State",
]


class Journal:
    """The record. Any thread may call; every call ends with its rows on the disk, or raises."""

    __slots__ = ("store",)

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    @classmethod
    @contextmanager
    def opened(
        cls, path: Path, *, random_bytes: Callable[[int], bytes], clock: Callable[[], datetime], version: str
    ) -> Iterator[Self]:
        """Open the journal's database `path`, or make it, with its key, where there never was one.

        Within the block all calls of this thread share one connection, and afterwards each has its own.
        `random_bytes` makes the key; `clock` returns the time with its zone; `version` is the program's.

        Raises:
            JournalDamaged, JournalMissing, JournalKeyLost, JournalTooNew: nothing is made in its place.
            JournalBusy, JournalFull, JournalUnusable: the system or another program is in the way.
        """
        with Store.opened(path, random_bytes=random_bytes, clock=clock, version=version) as store:
            yield cls(store)

    # -- adding rows --------------------------------------------------------------------------------------

    def begin_sets(self, sets: Iterable[tuple[SetToDeal, Sequence[bytes]]]) -> tuple[SetId, ...]:
        """Write down sets that are about to be delivered together: before any file of them can be seen.

        With each go the fingerprints of its boards in order, or none for a set too large to play, which is
        counted but not known again. All are written down, or none.

        Raises:
            JournalDoubtful: the journal is not what it was; `Store.accept_doubt` says that this is known.
            StorageError: they could not be written down, so they must not be delivered.
        """
        self.store.require_no_doubt()
        entries = [self._entry(order, fingerprints) for order, fingerprints in sets]
        with self.store.adding() as adding:
            return tuple(entry.add(adding) for entry in entries)

    def _entry(self, order: SetToDeal, fingerprints: Sequence[bytes]) -> _Entry:
        if len(order.set_key) != SET_KEY_BYTES:
            raise ValueError("a set key has 16 bytes")
        payload: dict[str, Json] = {
            "code": order.code,
            "event": printable_text(order.event),
            "date": printable_text(order.date) or self.today(),
            "boards": [order.boards.first, order.boards.last],
            "formats": list(order.formats),
            "folder": str(order.folder),
            "files": list(order.file_names),
            "identification": order.identification.hex(),
            "profile": order.profile.value,
            "randomness": order.randomness.value,
            # 128 random bits cannot be searched, so their plain hash gives nothing away.
            "set_key_digest": hashlib.sha256(order.set_key).hexdigest(),
        }
        if order.lock is not None:
            payload["lock"] = order.lock
        if order.dealing:
            payload["dealing"] = order.dealing
        return _Entry(Kind.DEAL, payload, order.boards, list(fingerprints), order.set_key)

    def sets_delivered(
        self, sets: Mapping[SetId, Iterable[Path]], contents: Mapping[Path, Content] | None = None
    ) -> None:
        """Write down that the files of `sets` are in place: of all of them, or of none.

        `contents` are those that were read from the disk just now; other files are read here.

        Raises:
            UnknownSet, WrongState: there is no such set, or it is not being dealt.
            CannotRead: a file cannot be read.
        """
        entries = {set_id: self._files_json(set_id, files, contents or {}) for set_id, files in sets.items()}
        with self.store.adding() as adding:
            for set_id, files in entries.items():
                _require(adding.connection, set_id, {State.BEGUN}, State.DEALT)
                adding.add(Kind.DELIVERY, set_id, {"files": files})

    def _files_json(
        self, set_id: SetId, files: Iterable[Path], contents: Mapping[Path, Content]
    ) -> list[Json]:
        set_key = self.set_key(set_id)
        entries: list[Json] = []
        for file in files:
            path = file.absolute()
            content = contents.get(file) or read_content(path)
            digest, hiding = content_digests(content, self.store.key, set_key)
            entries.append(
                {
                    "folder": str(path.parent),
                    "name": path.name,
                    "size": path.stat().st_size,
                    "digest": digest.hex(),
                    "hiding_digest": hiding.hex(),
                }
            )
        return entries

    def sets_failed(self, sets: Mapping[SetId, Sequence[str]], reason: str) -> None:
        """Write down that `sets` were not delivered and no file of them was left. `reason` names no card.

        With each go the names of its files that could be seen, and were removed.

        Raises:
            UnknownSet, WrongState: there is no such set, or it is not being dealt; nothing was written.
        """
        with self.store.adding() as adding:
            for set_id, taken_back in sets.items():
                _require(adding.connection, set_id, {State.BEGUN}, State.FAILED)
                told: Payload = (
                    {"reason": reason, "taken_back": list(taken_back)} if taken_back else {"reason": reason}
                )
                adding.add(Kind.FAILURE, set_id, told)

    def see_set(self, seen: SeenSet, deals: Iterable[Deal]) -> SetId:
        """Write down a set of other origin, so that it is known again; a set known already keeps its number.

        `deals` are those of `seen.boards` in order. A code that another set has is left out: it is claimed.
        """
        fingerprints = self.fingerprints(deals)
        payload: dict[str, Json] = {
            "code": "" if self.sets_with_code(seen.code) else read_set_code(seen.code) or "",
            "event": printable_text(seen.event),
            "date": printable_text(seen.date),
            "boards": [seen.boards.first, seen.boards.last],
            "formats": list(seen.formats),
            "folder": "",
            "files": [seen.source],
            "identification": "",
            "profile": "",
            "randomness": "",
        }
        entry = _Entry(Kind.SEEN, payload, seen.boards, fingerprints, None)
        with self.store.adding() as adding:
            return entry.add(adding)

    def record(self, kind: Kind, set_id: SetId | None, payload: Payload) -> None:
        """Write down something that leaves a set as it is: a check, print, publication or reveal.

        `payload` holds no card, seed or key.

        Raises:
            UnknownSet: `set_id` is not None and there is no such set.
        """
        self.record_all(kind, [(set_id, payload)])

    def record_all(self, kind: Kind, rows: Iterable[tuple[SetId | None, Payload]]) -> None:
        """Write down the same thing of several sets, as `record` does: all of it, or nothing."""
        if kind not in FREE_KINDS:
            raise ValueError(f"{kind} rows have a method of their own")
        with adding_to_all_journals(self.store) as adding:
            for set_id, payload in rows:
                if set_id is not None:
                    select_set(adding.connection, set_id)
                adding.add(kind, set_id, payload)

    def change_states(self, steps: Mapping[SetId, State]) -> None:
        """Take each set to its new state: forward or, to correct a slip, back; all of them, or none.

        Released sets stay released. With the release a set's key is written down, so that anybody can
        recompute code and digests.

        Raises:
            UnknownSet, WrongState: one of them is not there, or cannot take its step; none has.
        """
        keys = {set_id: self.set_key(set_id) for set_id, to in steps.items() if to is State.RELEASED}
        with adding_to_all_journals(self.store) as adding:
            for set_id, new_state in steps.items():
                sources = {state for state, targets in STEPS.items() if new_state in targets}
                found = _require(adding.connection, set_id, sources, new_state)
                payload: dict[str, Json] = {"from": found.state.value, "to": new_state.value}
                if set_id in keys:
                    payload["set_key"] = keys[set_id].hex()
                adding.add(Kind.STATE, set_id, payload)

    def seen_before(
        self, deals: Iterable[Deal], numbers: Iterable[int] | None = None
    ) -> tuple[Duplicate, ...]:
        """Return every set that shares a deal with `deals`, newest first, those of attached histories last.

        `numbers` are the board numbers met now; without them boards count from 1.
        """
        met = list(deals)
        numbered = [number for number, _deal in zip(numbers or count(1), met, strict=False)]
        fingerprints = self.fingerprints_everywhere(met[: len(numbered)])
        return self.known(fingerprints, cycle(numbered))

    def known(
        self, fingerprints: Iterable[bytes], numbers: Iterable[int] | None = None
    ) -> tuple[Duplicate, ...]:
        """Return what `seen_before` does, of deals with these `fingerprints`."""
        asked = list(zip(numbers or count(1), fingerprints, strict=False))
        with reading_all_journals(self.store) as connection:
            matches = list(select_matches(connection, tuple({fingerprint for _number, fingerprint in asked})))
            here: dict[bytes, list[int]] = {fingerprint: [] for _set_id, _there, fingerprint in matches}
            for number, fingerprint in asked:
                if fingerprint in here:
                    here[fingerprint].append(number)
            pairs: dict[int, list[tuple[int, int]]] = {}
            for set_id, there, fingerprint in matches:
                pairs.setdefault(set_id, []).extend((there, number) for number in here[fingerprint])
            found = [select_set(connection, SetId(set_id)) for set_id in sorted(pairs, reverse=True)]
        return tuple(
            Duplicate(set_.id, set_.code, set_.event, set_.date, set_.state, tuple(sorted(pairs[set_.id])))
            for set_ in found
        )

    def sets(  # noqa: PLR0913 - what is looked for, in which order, and how much of it
        self,
        search: str = "",
        states: Collection[State] = (),
        *,
        limit: int = 100,
        offset: int = 0,
        order: SetOrder = SetOrder.BEST,
        is_descending: bool = False,
    ) -> SetPage:
        """Return a page of the sets in `states` (none: in any) that fit `search`, best first.

        Each of its words must occur in the code, event, date, formats or file names of a set. Those that have
        them in the event come before the others, the newest first. Another `order` counts alone.
        """
        fits, values = search_condition(search, states)
        by, words = order_by(search, order, is_descending=is_descending)
        with reading_all_journals(self.store) as connection:
            (total,) = connection.execute(
                f"SELECT count(*) FROM sets WHERE {fits}",  # noqa: S608 - literals of the search alone
                values,
            ).fetchone()
            page = select_sets(
                connection, f"{fits} ORDER BY {by} LIMIT ? OFFSET ?", [*values, *words, limit, offset]
            )
        return SetPage(total, page)

    def set_by_id(self, set_id: SetId) -> JournalSet:
        """Return a set.

        Raises:
            UnknownSet: there is none.
        """
        with reading_all_journals(self.store) as connection:
            return select_set(connection, set_id)

    def set_by_code(self, code: str) -> JournalSet:
        """Return the set whose code a person typed: the newest dealt here, or else the one seen first.

        Case, blanks, a missing dash, O for 0 and I or L for 1 do not matter.

        Raises:
            UnknownSet: there is none.
        """
        if not (found := self.sets_with_code(code)):
            raise UnknownSet(read_set_code(code) or code.strip()[:40])
        return found[-1]

    def sets_with_code(self, code: str) -> tuple[JournalSet, ...]:
        """Return the sets with this code: those dealt here, oldest first, or else the one seen first."""
        with reading_all_journals(self.store) as connection:
            found = select_sets(connection, "code = ? ORDER BY id", [read_set_code(code) or "-"])
        return tuple(set_ for set_ in found if set_.is_own) or found[:1]

    def sets_of_file(self, path: Path) -> tuple[JournalSet, ...]:
        """Return the sets one of whose delivered files has the very content of the file `path`.

        Raises:
            CannotRead: it cannot be read.
        """
        digests = file_digests(path, *fingerprint_keys(self.store))
        with reading_all_journals(self.store) as connection:
            return select_sets(
                connection,
                f"id IN (SELECT set_id FROM files WHERE digest IN ({marks_of(digests)})) ORDER BY id DESC",  # noqa: S608 - question marks alone
                digests,
            )

    def set_key(self, set_id: SetId) -> bytes:
        """Return the 16 bytes under which a set's code and digests hide its cards: secret until its release.

        Raises:
            UnknownSet: there is no such set of our own, or its key was changed.
        """
        if (found := secret_of_row(self.store, set_id)) is None:
            raise UnknownSet(str(set_id))
        return found

    def rows(self, set_id: SetId | None = None) -> tuple[Row, ...]:
        """Return the rows of the record, or those of one set, oldest first; those of attached histories, too.

        The rows of these come first and have numbers of their own (`attached`).
        """
        with reading_all_journals(self.store) as connection:
            return tuple(select_rows(connection, set_id))

    def sizes_of_files(self, states: Collection[State]) -> frozenset[int]:
        """Return the sizes, in bytes, that delivered files of sets in `states` have."""
        return self._told_of("SELECT DISTINCT size_bytes FROM files JOIN sets ON id = set_id", states)

    def _told_of(self, select: str, states: Collection[State]) -> frozenset[Any]:
        """Return what `select`, a literal of SQL, gives of the sets in `states`."""
        with reading_all_journals(self.store) as connection:
            found = connection.execute(f"{select} WHERE state IN ({marks_of(states)})", tuple(states))
            return frozenset(value for (value,) in found)

    def head(self) -> Head:
        """Return how far the journal has come, as its rows or either count know."""
        with self.store.reading() as connection:
            return self.store.newest(connection).head

    def newest_row(self) -> Head | None:
        """Return the newest row's sequence and hash, to be printed and held by others; None without a row."""
        with self.store.reading() as connection:
            row = connection.execute("SELECT sequence, hash FROM entries ORDER BY sequence DESC").fetchone()
        return Head(*row) if row else None

    def row_by_hash(self, digits: str) -> int | None:
        """Return the newest row whose hash begins with `digits` (0-9a-f), or None where no row's does.

        Where an attached history alone has it, that row.
        """
        with reading_all_journals(self.store) as connection:
            (found,) = connection.execute(
                "SELECT max(sequence) FROM entries WHERE substr(lower(hex(hash)), 1, ?) = ?",
                (len(digits), digits),
            ).fetchone()
        return None if found is None else int(found)

    def fingerprints(self, deals: Iterable[Deal]) -> list[bytes]:
        """Return the 16 bytes by which this journal knows each of `deals` again."""
        return deal_fingerprints(self.store.key, deals)

    def fingerprints_everywhere(self, deals: Iterable[Deal]) -> list[bytes]:
        """Return the fingerprints of `deals` under the keys of this journal and of attached histories."""
        met = list(deals)
        return [
            fingerprint for key in fingerprint_keys(self.store) for fingerprint in deal_fingerprints(key, met)
        ]

    def fingerprints_of(self, states: Collection[State]) -> frozenset[bytes]:
        """Return the fingerprints of all deals of the sets in `states`."""
        return self._told_of("SELECT fingerprint FROM deals JOIN sets ON id = set_id", states)

    def today(self) -> str:
        """Return the day of the clock, YYYY.MM.DD."""
        return self.store.now().strftime("%Y.%m.%d")


@dataclass(frozen=True, slots=True)
class _Entry:
    """The row that begins a set, and what the lists keep of it beside."""

    kind: Kind
    payload: dict[str, Json]
    boards: BoardRange
    fingerprints: list[bytes] = field(repr=False)
    set_key: bytes | None = field(repr=False)

    def add(self, adding: Adding) -> SetId:
        if self.fingerprints and len(self.fingerprints) != len(self.boards):
            raise ValueError(f"{len(self.fingerprints)} deals for {len(self.boards)} boards")
        numbered = list(zip(self.boards, self.fingerprints, strict=False))
        self.payload["deals"] = len(numbered)
        self.payload["deals_digest"] = fingerprints_digest(numbered)
        if self.kind is Kind.SEEN and (known := known_set(adding.connection, numbered)):
            return known
        row = adding.begin(self.kind, self.payload)
        if self.set_key is not None:
            keep_row_secret(adding.connection, adding.key, row.sequence, self.set_key)
        add_fingerprints(adding.connection, row.sequence, numbered)
        return SetId(row.sequence)


def _require(
    connection: sqlite3.Connection, set_id: SetId, states: Collection[State], wanted: State
) -> JournalSet:
    found = select_set(connection, set_id)
    if found.state not in states:
        raise WrongState(found.code or str(set_id), found.state.value, wanted.value)
    return found
