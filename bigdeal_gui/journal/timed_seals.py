"""Keys of timed seals: they are kept with the journal until the time that was set, found by the sealed file.

A row of the record names time, sets and digests; the key itself is sealed beside it, as the keys of sets are,
and never in an export. Whoever has both the database and its key can open these files before their time: the
program alone keeps the promise.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from bigdeal_gui.journal.attached import number_in_history, reading_all_journals, secret_of_row
from bigdeal_gui.journal.lists import naming_bad_row
from bigdeal_gui.journal.sealed_secrets import keep_row_secret
from bigdeal_gui.journal.sets import Kind, SetId

if TYPE_CHECKING:
    from bigdeal_gui.journal.chain import Payload
    from bigdeal_gui.journal.store import Store

_TIME: Final = "%Y-%m-%dT%H:%M:%SZ"


@dataclass(frozen=True, slots=True)
class TimedSeal:
    """When a sealed file opens, the sets it is of, and the secret key that opens it."""

    release_at: datetime
    sets: tuple[SetId, ...]
    identity: str = field(repr=False)


def keep_timed_seal(store: Store, release: TimedSeal, sealed: bytes, told: Payload) -> None:
    """Write down, before the file `sealed` can be seen, when it opens; `told` is what else the row says.

    Raises:
        StorageError: it could not be written down, so nobody could ever open the file.
    """
    key = release.identity.encode("ascii")
    payload: Payload = {
        **told,
        "release_at": release.release_at.astimezone(UTC).strftime(_TIME),
        "sets": list(release.sets),
        "sealed_digest": _digest(sealed),
        # 256 random bits cannot be searched, so their plain hash gives nothing away.
        "release_key_digest": hashlib.sha256(key).hexdigest(),
    }
    with store.adding() as adding:
        row = adding.add(Kind.PRINT, release.sets[0] if release.sets else None, payload)
        keep_row_secret(adding.connection, store.key, row.sequence, key)


def find_timed_seal(store: Store, sealed: bytes) -> TimedSeal | None:
    """Return what the journal, or one attached to it, keeps for the file `sealed`; None where none does.

    Raises:
        JournalDamaged: the row that tells of it cannot be understood.
        StorageError: the journal cannot be read.
    """
    wanted = f'%"sealed_digest":"{_digest(sealed)}"%'
    with reading_all_journals(store) as connection:
        row = connection.execute(
            "SELECT payload, sequence FROM entries WHERE kind = ? AND payload LIKE ?"
            " ORDER BY sequence DESC LIMIT 1",
            (Kind.PRINT, wanted),
        ).fetchone()
        if row is None:
            return None
        payload, sequence = row
        with naming_bad_row(connection, sequence):
            told = json.loads(payload)
            release_at = datetime.strptime(told["release_at"], _TIME).replace(tzinfo=UTC)
            first = sequence - number_in_history(sequence)
            sets = tuple(SetId(first + set_id) for set_id in told["sets"])
            if first and min(told["sets"], default=1) < 0:
                sets = ()  # of a set that was itself attached there nothing is known here
    identity = secret_of_row(store, sequence)
    return None if identity is None else TimedSeal(release_at, sets, identity.decode("ascii"))


def seal_key_digest(payload: str) -> str:
    """Return the digest of the key that a row of the kind PRINT names; empty where it names none."""
    return str(json.loads(payload).get("release_key_digest", ""))


def _digest(sealed: bytes) -> str:
    return hashlib.sha256(sealed).hexdigest()
