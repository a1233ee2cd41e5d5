"""The journal: what this computer ever dealt, printed, moved or saw, and never a card of it.

Rows are only added, each bound to the one before (`chain`). A set is written down before any file of it can
be seen, so whatever happens next, that it was dealt can be read. Deals and files are known again by keyed
fingerprints (`fingerprints`), which tell nobody anything who has not the key file.

How far the record can be trusted, and where it must be compared with a copy elsewhere, is said in `chain`.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, Self

from bigdeal_gui.errors import WrongState
from bigdeal_gui.journal import backup as journal_backup
from bigdeal_gui.journal import check as journal_check
from bigdeal_gui.journal.fingerprints import content_digests, content_of, fingerprints_digest
from bigdeal_gui.journal.lookup import Lookup, present
from bigdeal_gui.journal.set_code import SET_KEY_BYTES, read_set_code
from bigdeal_gui.journal.sets import (
    FREE_KINDS,
    STEPS,
    Hit,
    JournalSet,
    Kind,
    Randomness,
    SeenSet,
    SetId,
    SetPage,
    SetToDeal,
    State,
    printable,
)
from bigdeal_gui.journal.store import Store

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Collection, Iterable, Mapping
    from datetime import datetime
    from pathlib import Path
    from typing import TextIO

    from bigdeal_gui.journal.chain import Json, Payload
    from bigdeal_gui.journal.check import ChainReport
    from bigdeal_gui.model.deals import Deal
    from bigdeal_gui.model.plans import BoardRange
    from bigdeal_gui.storage.content import Content

__all__ = [
    "Hit",
    "Journal",
    "JournalSet",
    "Kind",
    "Randomness",
    "SeenSet",
    "SetId",
    "SetPage",
    "SetToDeal",
    "State",
]

_AT_ONCE: Final = 500
"""Fingerprints looked up in one query."""


class Journal(Lookup):
    """The record. Any thread may call; every call ends with its rows on the disk, or raises."""

    __slots__ = ()

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        random_bytes: Callable[[int], bytes],
        clock: Callable[[], datetime],
        version: str,
    ) -> Self:
        """Open the journal's database `path`, or make it, with its key, where there never was one.

        `random_bytes` makes the key; `clock` returns the time with its zone; `version` is the program's.

        Raises:
            JournalDamaged, JournalMissing, JournalKeyLost, JournalTooNew: nothing is made in its place.
            JournalBusy, JournalFull, JournalUnusable: the system or another program is in the way.
        """
        return cls(Store.open(path, random_bytes=random_bytes, clock=clock, version=version))

    # -- adding rows --------------------------------------------------------------------------------------

    def begin_set(self, order: SetToDeal, deals: Iterable[Deal]) -> SetId:
        """Write down a set that is about to be delivered: before any file of it can be seen.

        `deals` are those of the boards in order, or none for a set too large to play, which is counted but
        not known again.

        Raises:
            StorageError: it could not be written down, so it must not be delivered.
        """
        if len(order.set_key) != SET_KEY_BYTES:
            raise ValueError("a set key has 16 bytes")
        payload: dict[str, Json] = {
            "code": order.code,
            "event": printable(order.event),
            "date": printable(order.date) or self.today(),
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
        return self._begin(Kind.DEAL, payload, order.boards, self.fingerprints(deals), order.set_key)

    def set_delivered(
        self, set_id: SetId, files: Iterable[Path], contents: Mapping[Path, Content] | None = None
    ) -> None:
        """Write down that the files of a set are in place.

        `contents` are those that were read from the disk just now; other files are read here.

        Raises:
            UnknownSet, WrongState: there is no such set, or it is not being dealt.
            CannotRead: a file cannot be read.
        """
        set_key = self.set_key(set_id)
        entries: list[Json] = []
        for file in files:
            path = file.absolute()
            content = (contents or {}).get(file) or content_of(path)
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
        with self.store.adding() as adding:
            _require(adding.connection, set_id, {State.BEGUN}, State.DEALT)
            adding.add(Kind.DELIVERY, set_id, {"files": entries})

    def set_failed(self, set_id: SetId, reason: str) -> None:
        """Write down that a set was not delivered and no file of it was left. `reason` names no card.

        Raises:
            UnknownSet, WrongState: there is no such set, or it is not being dealt.
        """
        with self.store.adding() as adding:
            _require(adding.connection, set_id, {State.BEGUN}, State.FAILED)
            adding.add(Kind.FAILURE, set_id, {"reason": reason})

    def see_set(self, seen: SeenSet, deals: Iterable[Deal]) -> SetId:
        """Write down a set of other origin, so that it is known again; a set known already keeps its number.

        `deals` are those of `seen.boards` in order.
        """
        fingerprints = self.fingerprints(deals)
        payload: dict[str, Json] = {
            "code": read_set_code(seen.code) or "",
            "event": printable(seen.event),
            "date": printable(seen.date),
            "boards": [seen.boards.first, seen.boards.last],
            "formats": list(seen.formats),
            "folder": "",
            "files": [seen.source],
            "identification": "",
            "profile": "",
            "randomness": "",
        }
        return self._begin(Kind.SEEN, payload, seen.boards, fingerprints, None)

    def record(self, kind: Kind, set_id: SetId | None, payload: Payload) -> None:
        """Write down something that leaves a set as it is: a check, print, publication or reveal.

        `payload` holds no card, seed or key.

        Raises:
            UnknownSet: `set_id` is not None and there is no such set.
        """
        if kind not in FREE_KINDS:
            raise ValueError(f"{kind} rows have a method of their own")
        with self.store.adding() as adding:
            if set_id is not None:
                present(adding.connection, set_id)
            adding.add(kind, set_id, payload)

    def change_state(self, set_id: SetId, new_state: State) -> None:
        """Take a set to `new_state`: forward or, to correct a slip, back. Released sets stay released.

        With the release the set's key is written down, so that anybody can recompute code and digests.

        Raises:
            UnknownSet, WrongState: there is no such set, or it cannot take that step.
        """
        set_key = self.set_key(set_id) if new_state is State.RELEASED else None
        with self.store.adding() as adding:
            sources = {state for state, targets in STEPS.items() if new_state in targets}
            found = _require(adding.connection, set_id, sources, new_state)
            payload: dict[str, Json] = {"from": found.state.value, "to": new_state.value}
            if set_key is not None:
                payload["set_key"] = set_key.hex()
            adding.add(Kind.STATE, set_id, payload)

    # -- keeping ------------------------------------------------------------------------------------------

    def verify(self) -> ChainReport:
        """Check every row, seal, count and list, and name all that is not as it was written."""
        return journal_check.verify(self.store)

    def export_text(self, stream: TextIO) -> None:
        """Write the record as text that anybody can check without the key; it holds nothing secret."""
        journal_check.export_text(self.store, stream)

    def backup(self, path: Path) -> None:
        """Write the journal, its key included, into the one new file `path`: to be kept as a key is kept.

        Raises:
            AlreadyExists: the name is taken.
            StorageError: it could not be written.
        """
        journal_backup.backup(self.store, path)

    @classmethod
    def restore(
        cls,
        backup: Path,
        path: Path,
        *,
        random_bytes: Callable[[int], bytes],
        clock: Callable[[], datetime],
        version: str,
    ) -> Self:
        """Bring the journal in the file `backup` back as `path`, where there is none, and open it.

        Raises:
            AlreadyExists: a journal is there.
            JournalDamaged, JournalChanged: the backup is not sound.
            StorageError: it could not be read or written.
        """
        journal_backup.restore(backup, path, clock=clock, version=version)
        return cls.open(path, random_bytes=random_bytes, clock=clock, version=version)

    # -- private ------------------------------------------------------------------------------------------

    def _begin(
        self,
        kind: Kind,
        payload: dict[str, Json],
        boards: BoardRange,
        fingerprints: list[bytes],
        set_key: bytes | None,
    ) -> SetId:
        if fingerprints and len(fingerprints) != len(boards):
            raise ValueError(f"{len(fingerprints)} deals for {len(boards)} boards")
        numbered = list(zip(boards, fingerprints, strict=False))
        payload["deals"] = len(numbered)
        payload["deals_digest"] = fingerprints_digest(numbered)
        with self.store.adding() as adding:
            if kind is Kind.SEEN and (known := _known(adding.connection, numbered)):
                return known
            row = adding.begin(kind, payload)
            if set_key is not None:
                adding.connection.execute("INSERT INTO secrets VALUES (?, ?)", (row.sequence, set_key))
            adding.connection.executemany(
                "INSERT INTO deals VALUES (?, ?, ?)",
                ((row.sequence, board, fingerprint) for board, fingerprint in numbered),
            )
        return SetId(row.sequence)


def _require(
    connection: sqlite3.Connection, set_id: SetId, states: Collection[State], wanted: State
) -> JournalSet:
    found = present(connection, set_id)
    if found.state not in states:
        raise WrongState(found.code or str(set_id), found.state.value, wanted.value)
    return found


def _known(connection: sqlite3.Connection, numbered: list[tuple[int, bytes]]) -> SetId | None:
    """Return the newest set with the very boards and deals of `numbered`."""
    found = connection.execute(
        "SELECT set_id FROM deals WHERE fingerprint = ? ORDER BY set_id DESC",
        (numbered[0][1] if numbered else b"",),
    )
    for (set_id,) in found.fetchall():
        deals = connection.execute(
            "SELECT board, fingerprint FROM deals WHERE set_id = ? ORDER BY board", (set_id,)
        )
        if deals.fetchall() == numbered:
            return SetId(set_id)
    return None
