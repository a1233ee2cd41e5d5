"""The key of one session (NAME-SESSION.key.txt), with the path that proves it while the others stay secret.

Lines of text: what it is, the root that the commitment bound (`MR`), which line of the keys' file it is
(`AT 2 of 5`), that line itself (`KEY 1,2:…`), and the hashes beside it in the Merkle tree from the leaf up
(`LEFT …`, `RIGHT …`). Which line belongs to which session follows from the plan, never from this file.

The key shows itself nowhere but in the file: no message, no repr, no error holds it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from bigdeal_gui.errors.formats import FileTooLarge
from bigdeal_gui.errors.tournament import DamagedKeys, DamagedRevealedKey
from bigdeal_gui.tournament.keys import merkle
from bigdeal_gui.tournament.keys.keys_file import Keys, Place, SessionKey, key_line, read_key_line
from bigdeal_gui.tournament.keys.merkle import AuditPath, Side
from bigdeal_gui.words import translate

SUFFIX: Final = ".key.txt"
VERSION: Final = 1
MAX_FILE_BYTES: Final = 4096
"""Room for the longest key and the deepest tree."""

_FORMAT: Final = "bigdeal-gui session key"
_FIRST: Final = re.compile(rf"{_FORMAT} ([0-9]{{1,3}})", re.ASCII)
_ROOT: Final = re.compile(r"MR ([0-9a-f]{64})", re.ASCII)
_AT: Final = re.compile(r"AT ([1-9][0-9]{0,4}) of ([1-9][0-9]{0,4})", re.ASCII)
_BESIDE: Final = re.compile(r"(LEFT|RIGHT) ([0-9a-f]{64})", re.ASCII)
_KEY: Final = "KEY "
_LINES_BEFORE_PATH: Final = 4


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class RevealedKey:
    """The `key` of the session at `place`, and what it says of where that is bound.

    `root` is that of the keys' tree, 64 hexadecimal digits; `number` that of the line in the file of keys,
    counted from 1, of `count`; `path` leads from there to the root if all of it is true.
    """

    place: Place
    key: SessionKey
    root: str
    number: int
    count: int
    path: AuditPath

    def __repr__(self) -> str:
        return f"RevealedKey(phase {self.place[0]}, session {self.place[1]}, hidden)"

    @property
    def leads_to_root(self) -> bool:
        """Whether the path leads from the key, as line `number` of `count`, to `root`."""
        is_its_way = tuple(side for side, _ in self.path) == merkle.path_sides(self.number - 1, self.count)
        return (
            is_its_way
            and merkle.merkle_root_above(key_line(self.place, self.key), self.path).hex() == self.root
        )


def revealed_key(keys: Keys, place: Place) -> RevealedKey:
    """Return the key at `place` with its path, out of all `keys`.

    Raises:
        NoSuchSession: there is none.
    """
    key = keys.key(*place)
    number = list(keys.by_place).index(place) + 1
    path = merkle.audit_path(keys.lines(), number - 1)
    return RevealedKey(place, key, keys.root(), number, len(keys.by_place), path)


def revealed_key_bytes(revealed: RevealedKey) -> bytes:
    """Return the file of a key: ASCII, each line ended by a line feed."""
    lines = (
        f"{_FORMAT} {VERSION}",
        f"MR {revealed.root}",
        f"AT {revealed.number} of {revealed.count}",
        _KEY + key_line(revealed.place, revealed.key).decode("ascii"),
        *(f"{side.value} {beside.hex()}" for side, beside in revealed.path),
    )
    return "".join(f"{line}\n" for line in lines).encode("ascii")


def read_revealed_key(untrusted_data: bytes) -> RevealedKey:
    """Return the key in a file; whether it is the one that was bound is judged later.

    Line ends that were changed on the way do not matter.

    Raises:
        FileTooLarge: more than MAX_FILE_BYTES.
        DamagedRevealedKey: it is none, or a line is not what it must be. Names no key.
    """
    if len(untrusted_data) > MAX_FILE_BYTES:
        raise FileTooLarge(len(untrusted_data), MAX_FILE_BYTES)
    try:
        lines = untrusted_data.decode("ascii").replace("\r\n", "\n").removesuffix("\n").split("\n")
    except UnicodeDecodeError as error:
        raise DamagedRevealedKey(1, translate("reasons", "it is not plain text")) from error
    first = _FIRST.fullmatch(lines[0])
    if first is None:
        raise DamagedRevealedKey(1, translate("reasons", "it is not the key of a session"))
    if int(first[1]) != VERSION:
        raise DamagedRevealedKey(1, translate("reasons", "it was made by a newer program"))
    root, at = (_match(pattern, lines, number) for number, pattern in ((2, _ROOT), (3, _AT)))
    place, key = _key(lines)
    number, count = int(at[1]), int(at[2])
    if number > count:
        raise DamagedRevealedKey(3, translate("reasons", "it is not what should be there"))
    path = tuple(
        (Side(found[1]), bytes.fromhex(found[2]))
        for found in (_match(_BESIDE, lines, line) for line in range(_LINES_BEFORE_PATH + 1, len(lines) + 1))
    )
    return RevealedKey(place, key, root[1], number, count, path)


def _match(pattern: re.Pattern[str], lines: list[str], number: int) -> re.Match[str]:
    match = pattern.fullmatch(lines[number - 1]) if number <= len(lines) else None
    if match is None:
        raise DamagedRevealedKey(number, translate("reasons", "it is not what should be there"))
    return match


def _key(lines: list[str]) -> tuple[Place, SessionKey]:
    line = lines[_LINES_BEFORE_PATH - 1] if len(lines) >= _LINES_BEFORE_PATH else ""
    try:
        place, key = read_key_line(line.removeprefix(_KEY).encode("ascii") if line.startswith(_KEY) else b"")
    except DamagedKeys as error:
        reason = translate("reasons", "it is not “KEY phase,session:key”")
        raise DamagedRevealedKey(_LINES_BEFORE_PATH, reason) from error
    if not place[1]:
        reason = translate("reasons", "the key of an open number of sessions comes with all others")
        raise DamagedRevealedKey(_LINES_BEFORE_PATH, reason)
    return place, key
