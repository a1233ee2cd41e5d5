"""The chain: rows bound to one another so that no earlier row can change unseen.

Each row carries the SHA-256 of its canonical line, which names the hash of the row before it, and a seal,
the HMAC of that hash under the journal's key. The hashes let anybody check an export; the seals keep
anybody without the key file from writing a chain of their own.

What this withstands. A row that is changed, removed, put elsewhere or slipped in is found and named, also
when whoever did it computed all hashes again, as long as they had no key file. Rows cut off at the end are
found by two counts, one in the database and one beside it.

What it cannot withstand. Whoever owns the computer owns the key as well, and can write another history
with other seals, or put back the whole folder as it was yesterday. Nothing inside the folder tells. What
tells is a copy of the newest hash held by somebody else: a dealing certificate, an export, a line in a
minute book. A history that was rewritten or put back no longer leads to that hash.
Source: Haber, Stornetta, "How to time-stamp a digital document" (1991); RFC 2104 (HMAC).
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from json.encoder import encode_basestring_ascii
from typing import Final, NamedTuple, TypeAlias

from bigdeal_gui.words import translate

Json: TypeAlias = Mapping[str, "Json"] | Sequence["Json"] | str | int | bool | None
"""What a payload may hold: no fractions, whose digits differ between systems."""

Payload: TypeAlias = Mapping[str, Json]
Mac: TypeAlias = Callable[[bytes], bytes]

_GENESIS: Final = b"bigdeal-gui journal 1\n"
_SEAL: Final = b"bigdeal-gui row 1\0"
_ENCODER: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), allow_nan=False)


class Row(NamedTuple):
    """One row as it stands in the journal.

    `time` is UTC as `YYYY-MM-DDTHH:MM:SS.ffffffZ`; `clock_back` is 1 where that lies before the time of
    the row before; `payload` is canonical JSON. Of a damaged journal the fields may be of any type.
    """

    sequence: int
    time: str
    version: str
    kind: str
    set_id: int | None
    clock_back: int
    payload: str
    previous: bytes
    hash: bytes = b""
    seal: bytes = b""

    def line(self) -> str:
        """Return the canonical line of one JSON object, without hash and seal.

        Raises:
            TypeError: a field of a damaged row is of no type that was ever written.
        """
        # As `canonical` writes it, four times as fast: a journal has hundreds of thousands. The payload goes
        # in as it stands, so that any other way of writing it is another line.
        number = int.__repr__
        return (
            f'{{"clock_back":{number(self.clock_back)},"kind":{canonical_text(self.kind)},'
            f'"previous":"{bytes.hex(self.previous)}","sequence":{number(self.sequence)},'
            f'"set":{"null" if self.set_id is None else number(self.set_id)},'
            f'"time":{canonical_text(self.time)},"version":{canonical_text(self.version)},"payload":'
            + self.payload
            + "}"
        )


def canonical_json(payload: Payload) -> str:
    """Return the one way to write `payload`: keys sorted, no blanks, ASCII."""
    return _ENCODER.encode(payload)


def canonical_text(text: str) -> str:
    """Return `text` as a JSON string in ASCII: so it can be kept also where it is the odd name of a file."""
    return encode_basestring_ascii(text)


def genesis_hash(key_check: bytes) -> bytes:
    """Return the hash that the first row names as the one before: it binds the chain to its key."""
    return hashlib.sha256(_GENESIS + key_check).digest()


def line_hash(row: Row) -> bytes:
    """Return the 32-byte hash of the row's canonical line.

    Raises:
        TypeError: as `Row.line`.
    """
    return hashlib.sha256(row.line().encode("utf-8", "surrogatepass")).digest()


def row_seal(key: bytes, row_hash: bytes) -> bytes:
    """Return the 32-byte seal of a row's hash under the journal's `key`."""
    return keyed_mac(key, _SEAL)(row_hash)


def keyed_mac(key: bytes, purpose: bytes) -> Mac:
    """Return what gives the HMAC-SHA256 of `purpose` and a text under `key`.

    What begins all of them is hashed once: a journal has many.
    """
    begun = hmac.new(key, purpose, hashlib.sha256)

    def mac(text: bytes) -> bytes:
        whole = begun.copy()
        whole.update(text)
        return whole.digest()

    return mac


def sealed_row(row: Row, key: bytes) -> Row:
    """Return `row` with its hash and its seal."""
    row_hash = line_hash(row)
    return row._replace(hash=row_hash, seal=row_seal(key, row_hash))


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that is not as it was written; `sequence` names the row, None where no row is meant."""

    sequence: int | None
    reason: str

    def __str__(self) -> str:
        if self.sequence is None:
            return self.reason
        text = translate("reasons", "row {sequence}: {reason}")
        return text.format(sequence=self.sequence, reason=self.reason)


def chain_problems(
    rows: Iterable[Row], key: bytes, first_previous: bytes, all_again: Callable[[], Iterable[Row]]
) -> Iterator[Problem]:
    """Yield all that is wrong with a chain, in the order of its `rows`, before the next row is asked for.

    They come by ascending sequence, and those of `all_again` too, called at most once: to see from where a
    row was moved. `first_previous` is the genesis.
    """
    mac = keyed_mac(key, _SEAL)
    places: dict[bytes, int] | None = None
    expected, previous = 1, first_previous
    is_joined = True
    for row in rows:
        if row.sequence > expected:
            yield Problem(expected, _missing(expected, row.sequence - 1))
        is_joined = is_joined and row.sequence == expected
        fault = _fault(row, mac)
        if fault is _Fault.CHANGED and _is_sealed(row, mac):
            # The hash is one of ours, so the row may be whole and only stand in another's place.
            places = _places(all_again(), mac, first_previous) if places is None else places
            home = places.get(row.hash, row.sequence)
            if _fault(row._replace(sequence=home), mac) is None:
                yield Problem(row.sequence, _moved(home))
            else:
                yield Problem(row.sequence, fault.in_words())
        elif fault is not None:
            yield Problem(row.sequence, fault.in_words())
        elif is_joined and row.previous != previous:
            yield Problem(row.sequence, translate("reasons", "does not follow the row before it"))
        is_joined = fault is None
        expected, previous = row.sequence + 1, row.hash


class _Fault(Enum):
    UNREADABLE = auto()
    CHANGED = auto()
    FOREIGN = auto()

    def in_words(self) -> str:
        return {
            _Fault.UNREADABLE: translate("reasons", "contains something that was never written there"),
            _Fault.CHANGED: translate("reasons", "was changed"),
            _Fault.FOREIGN: translate("reasons", "has a seal that this journal did not make"),
        }[self]


def _fault(row: Row, mac: Mac) -> _Fault | None:
    try:
        is_whole = line_hash(row) == row.hash
    except (TypeError, ValueError):
        return _Fault.UNREADABLE
    if not is_whole:
        return _Fault.CHANGED
    return None if _is_sealed(row, mac) else _Fault.FOREIGN


def _is_sealed(row: Row, mac: Mac) -> bool:
    """Return whether the row's hash, be it right or wrong, bears this journal's seal."""
    try:
        return hmac.compare_digest(mac(row.hash), row.seal)
    except TypeError:  # one of them is no bytes
        return False


def _places(rows: Iterable[Row], mac: Mac, first_previous: bytes) -> dict[bytes, int]:
    """Return the sequence at which each row was written, found by walking from hash to hash."""
    following = {row.previous: row.hash for row in rows if _is_sealed(row, mac)}
    places: dict[bytes, int] = {}
    here = first_previous
    while (following_hash := following.get(here)) is not None and following_hash not in places:
        places[following_hash] = len(places) + 1
        here = following_hash
    return places


def _missing(first: int, last: int) -> str:
    if first == last:
        return translate("reasons", "is missing")
    return translate("reasons", "and all up to row {last} are missing").format(last=last)


def _moved(home: int) -> str:
    return translate("reasons", "was moved here; it was written as row {home}").format(home=home)
