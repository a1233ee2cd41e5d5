"""The secret keys of a tournament (.sqk), made, read and written.

One line `phase,session:key` for each session, ended by CR LF; a phase whose number of sessions is open has
one key, for session 0. The SHA-256 of the whole file is published with the plan. A file whose line ends were
changed on its way still says the same, so the hash is taken over the ends it must have, as SquareDeal does.

Keys show themselves nowhere: no message, no repr, no error holds one.
Source: SquareDeal 2.7 (behaviour).
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.formats import FileTooLarge
from bigdeal_gui.errors.tournament import DamagedKeys, KeysDoNotFit, KeysNotPublished, NoSuchSession
from bigdeal_gui.tournament.keys import merkle
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.tournament.plan import Plan

MAX_BYTES: Final = 2**21
"""Room for the most sessions a plan can have, with the longest keys that are read."""

SYMBOLS: Final = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
KEY_SYMBOLS: Final = 60
"""357 bits: more than twice the 160 that go into a session's deals by either half."""

_SIX_BITS: Final = 0x3F
_LINE: Final = re.compile(rb"([1-9][0-9]{0,3}),(0|[1-9][0-9]{0,3}):([A-Za-z0-9]*)", re.ASCII)
_SHORTEST, _LONGEST = 20, 200
_MAX_LINE_BYTES: Final = 240
_SHOWN: Final = 5

Place = tuple[int, int]
"""A phase (1, 2, 3 …) and a session (1, 2, 3 …, or 0 for the one key of an open number of sessions)."""


class SessionKey:
    """The secret of one session: letters and digits that show themselves nowhere."""

    __slots__ = ("_symbols",)

    def __init__(self, symbols: bytes) -> None:
        self._symbols = symbols

    def __repr__(self) -> str:
        return "SessionKey(hidden)"

    def __reduce__(self) -> str:
        raise TypeError("a session key is never stored but in its file")

    def reveal(self) -> bytes:
        """Return the letters and digits, for the deals and the file of keys and for nothing else."""
        return self._symbols


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Keys:
    """All keys of a tournament, in the order of their file.

    `is_converted` tells that the ends of its lines were not the CR LF they must have, `is_part` that these
    are keys of some sessions, out of a file that is not here.
    """

    by_place: Mapping[Place, SessionKey]
    is_converted: bool = False
    is_part: bool = False

    def __repr__(self) -> str:
        return f"Keys({len(self.by_place)} keys, hidden)"

    def has(self, plan: Plan, phase: int, session: int) -> bool:
        """Tell whether the key is here from which a session of `plan` follows."""
        return (phase, 0 if plan.phases[phase - 1].is_open else session) in self.by_place

    def key(self, phase: int, session: int) -> SessionKey:
        """Return the key under `phase` and `session`.

        Raises:
            NoSuchSession: there is none.
        """
        try:
            return self.by_place[phase, session]
        except KeyError:
            if not session:
                reason = translate(
                    "reasons",
                    "The number of sessions of phase {phase} is open, and there is no key for it. None of "
                    "its sessions can be dealt.",
                )
                raise NoSuchSession(reason.format(phase=phase)) from None
            reason = translate("reasons", "There is no key for phase {phase}, session {session}.")
            raise NoSuchSession(reason.format(phase=phase, session=session)) from None

    def lines(self) -> list[bytes]:
        """Return the lines of the file without their ends: the leaves of the Merkle tree."""
        return [key_line(place, key) for place, key in self.by_place.items()]

    def file_bytes(self) -> bytes:
        """Return the file of the keys, with the line ends it must have."""
        return b"".join(line + b"\r\n" for line in self.lines())

    def digest(self) -> str:
        """Return the hash that is published: SHA-256 of the file, 64 lower-case hexadecimal digits."""
        return hashlib.sha256(self.file_bytes()).hexdigest()

    def root(self) -> str:
        """Return the root of the Merkle tree over the file's lines without their ends, 64 such digits.

        It binds each key by itself: one of them can be proved while the others stay secret.
        """
        return merkle.merkle_root(self.lines()).hex()


def key_line(place: Place, key: SessionKey) -> bytes:
    """Return the line of a key in the file, without its end: `phase,session:key`."""
    return b"%d,%d:%b" % (*place, key.reveal())


def new_keys(plan: Plan, random_bytes: Callable[[int], bytes]) -> Keys:
    """Return fresh keys for all sessions of `plan`, made of `random_bytes`: each symbol is equally likely."""
    return Keys({place: SessionKey(_symbols(random_bytes)) for place in plan.key_places})


def read_keys(untrusted_data: bytes) -> Keys:
    """Return the keys of a file.

    Raises:
        FileTooLarge: more than MAX_BYTES.
        DamagedKeys: a line is not what it must be, or a session has two keys.
    """
    if len(untrusted_data) > MAX_BYTES:
        raise FileTooLarge(len(untrusted_data), MAX_BYTES)
    lines = untrusted_data.split(b"\n")
    is_ended = not lines[-1]
    if is_ended:
        del lines[-1]
    if not lines:
        raise DamagedKeys(1, 1, translate("reasons", "it has no key"))
    is_converted = not is_ended or not all(line.endswith(b"\r") for line in lines)
    keys: dict[Place, SessionKey] = {}
    for number, line in enumerate(lines, start=1):
        place, key = read_key_line(line.removesuffix(b"\r"), number)
        if place in keys:
            reason = translate("reasons", "phase {phase}, session {session} has a key already")
            raise DamagedKeys(number, 1, reason.format(phase=place[0], session=place[1]))
        keys[place] = key
    return Keys(keys, is_converted)


def check_keys_fit(plan: Plan, keys: Keys) -> None:
    """Make sure that there is one key for each session of `plan` and none beside.

    That of a phase whose number of sessions is open may be missing: pysquaredeal makes none. Then SquareDeal
    deals the other phases.

    Raises:
        KeysDoNotFit: some are missing or superfluous.
    """
    wanted = set(plan.key_places)
    no_key = translate("reasons", "phase {phase}, session {session} has no key")
    not_planned = translate("reasons", "phase {phase}, session {session} has a key but is not in the plan")
    problems = [
        *_places(sorted(place for place in wanted - keys.by_place.keys() if place[1]), no_key),
        *_places(sorted(keys.by_place.keys() - wanted), not_planned),
    ]
    if problems:
        raise KeysDoNotFit(tuple(problems))


def check_published_keys(plan: Plan, keys: Keys) -> None:
    """Make sure that `keys` are those of `plan`: all there, and bound by the hash that was published.

    Raises:
        KeysNotPublished: the hash is another, or there is none yet.
        KeysDoNotFit: as `check_keys_fit`.
    """
    if not hmac.compare_digest(keys.digest(), plan.keys_hash or ""):
        raise KeysNotPublished
    check_keys_fit(plan, keys)


def _symbols(random_bytes: Callable[[int], bytes]) -> bytes:
    """Return the symbols of one key.

    Six bits have 64 values; the two that name no symbol are thrown away, so none is likelier than another.
    """
    drawn = bytearray()
    while len(drawn) < KEY_SYMBOLS:
        values = (byte & _SIX_BITS for byte in random_bytes(KEY_SYMBOLS))
        drawn += bytes(SYMBOLS[value] for value in values if value < len(SYMBOLS))
    return bytes(drawn[:KEY_SYMBOLS])


def read_key_line(untrusted_line: bytes, number: int = 1) -> tuple[Place, SessionKey]:
    """Return what line `number` of a file of keys says, its end taken off.

    Raises:
        DamagedKeys: it is not what it must be.
    """
    if len(untrusted_line) > _MAX_LINE_BYTES:
        raise DamagedKeys(number, _MAX_LINE_BYTES + 1, translate("reasons", "the line is too long"))
    match = _LINE.fullmatch(untrusted_line)
    if match is None:
        reason = translate("reasons", "it is not “phase,session:key”")
        raise DamagedKeys(number, _first_fault(untrusted_line), reason)
    if not _SHORTEST <= len(match[3]) <= _LONGEST:
        reason = translate("reasons", "a key has {count} letters and digits")
        raise DamagedKeys(number, match.start(3) + 1, reason.format(count=KEY_SYMBOLS))
    return (int(match[1]), int(match[2])), SessionKey(match[3])


def _first_fault(untrusted_line: bytes) -> int:
    """Return the column up to which the line could still have become one of ours."""
    place = re.match(
        rb"(?:[1-9][0-9]{0,3}(?:,(?:(?:0|[1-9][0-9]{0,3})(?::[A-Za-z0-9]*)?)?)?)?", untrusted_line
    )
    return (place.end() if place else 0) + 1


def _places(places: list[Place], words: str) -> list[str]:
    shown = [words.format(phase=phase, session=session) for phase, session in places[:_SHOWN]]
    left = len(places) - _SHOWN
    text = translate("reasons", "the same is true of {count} more")
    return [*shown, text.format(count=left)] if left > 0 else shown
