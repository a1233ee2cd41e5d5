"""The log of a tournament: what was done with it, row by row, in the folder that travels with it.

Each row is a line of JSON that names the row before it by SHA-256, so that nothing can be taken out of the
middle, and where two computers went on from one row both are seen. It holds no path, no name of a computer
or user, no key and no passphrase. It is the organiser's word: it proves nothing.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.tournament.fields import MAX_PROMISE, text_problem, unique_names
from bigdeal_gui.tournament.sessions import SessionId

if TYPE_CHECKING:
    from bigdeal_gui.tournament.sessions import Json

MAX_BYTES: Final = 2**22
"""Of all logs of one tournament together."""

_LONGEST: Final = 60_000
_TIME: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z", re.ASCII)
_HEX: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
_COMPUTER: Final = re.compile(r"[0-9a-f]{16}", re.ASCII)
_NAME: Final = re.compile(r"[a-z_-]{1,40}", re.ASCII)


@dataclass(frozen=True, slots=True)
class DealtBoards:
    """A session that was dealt, and its boards; of a single one of a reserve set `whole` are all."""

    id: SessionId
    boards: BoardRange
    whole: BoardRange | None = None

    def numbers(self) -> list[int]:
        """Return it as a row has it."""
        id_, ranges = self.id, filter(None, (self.boards, self.whole))
        ends = (end for boards in ranges for end in (boards.first, boards.last))
        return [id_.phase, id_.session, int(id_.is_reserve), *ends]


@dataclass(frozen=True, slots=True)
class LogRow:
    """One thing that was done.

    `tournament` is the hash of the keys and `digest` that of the commitment, empty where there is none;
    `time` is UTC, ISO 8601; `computer` 16 digits that tell computers apart and betray none. `after` are the
    hashes of the rows before: one, none for the first, several where somebody joined what two computers did.
    """

    tournament: str
    digest: str
    time: str
    computer: str
    step: str
    text: str = ""
    sessions: tuple[DealtBoards, ...] = ()
    more: Mapping[str, str] = field(default_factory=dict)
    after: tuple[str, ...] = ()

    def line(self) -> bytes:
        """Return the row as it stands in the file, with its line end."""
        whole: dict[str, Json] = {
            "after": list(self.after),
            "computer": self.computer,
            "digest": self.digest,
            "more": dict(self.more),
            "sessions": [one.numbers() for one in self.sessions],
            "step": self.step,
            "text": self.text,
            "time": self.time,
            "tournament": self.tournament,
        }
        return json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode("utf-8") + b"\n"

    @property
    def hash(self) -> str:
        """The SHA-256 of its line without the end, in hexadecimal digits."""
        return hashlib.sha256(self.line()[:-1]).hexdigest()


@dataclass(frozen=True, slots=True)
class TournamentLog:
    """The rows of all files of a log, each once. `is_cut`: one is damaged, or missing before another."""

    rows: tuple[LogRow, ...] = ()
    is_cut: bool = False

    @property
    def heads(self) -> tuple[str, ...]:
        """The hashes of the rows after which none comes: two where two computers went on."""
        named = {hash_ for row in self.rows for hash_ in row.after}
        return tuple(row.hash for row in self.rows if row.hash not in named)

    @property
    def is_branched(self) -> bool:
        """Whether two rows came after one: two computers went on, each without what the other did."""
        return any(count > 1 for count in Counter(hash_ for row in self.rows for hash_ in row.after).values())


def read_log(files: Iterable[bytes], tournament: str) -> TournamentLog:
    """Return the rows of the tournament whose keys have this hash, in the order of their times.

    A last line without its end is one that was never written whole: it is passed over.
    """
    found: dict[str, LogRow] = {}
    is_cut = False
    for untrusted_data in files:
        *lines, _rest = untrusted_data[:MAX_BYTES].split(b"\n")
        for line in filter(None, lines):
            row = _row(line)
            is_cut |= row is None
            if row is not None:
                found[row.hash] = row
    rows = [row for row in found.values() if row.tournament == tournament]
    is_cut |= any(hash_ not in found for row in rows for hash_ in row.after)
    return TournamentLog(tuple(sorted(rows, key=lambda row: (row.time, row.hash))), is_cut)


def _row(untrusted_line: bytes) -> LogRow | None:
    """Return what a line says; None where it is none that this program writes."""
    if len(untrusted_line) > _LONGEST:
        return None
    try:
        parts = json.loads(untrusted_line.decode("utf-8"), object_pairs_hook=unique_names)
        row = _read(parts)
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return row if row.line()[:-1] == untrusted_line else None


def _read(parts: object) -> LogRow:
    if not isinstance(parts, dict):
        raise TypeError("no row")
    more, sessions, after = parts["more"], parts["sessions"], parts["after"]
    if not isinstance(more, dict) or not isinstance(sessions, list) or not isinstance(after, list):
        raise TypeError("other kinds")
    return LogRow(
        _matching(_HEX, parts["tournament"]),
        _matching(_HEX, parts["digest"]) if parts["digest"] else "",
        _matching(_TIME, parts["time"]),
        _matching(_COMPUTER, parts["computer"]),
        _matching(_NAME, parts["step"]),
        _text(parts["text"]),
        tuple(_session(*one) for one in sessions),
        {_matching(_NAME, name): _text(value) for name, value in more.items()},
        tuple(_matching(_HEX, one) for one in after),
    )


def _matching(pattern: re.Pattern[str], found: object) -> str:
    if not isinstance(found, str) or not pattern.fullmatch(found):
        raise ValueError("not as it is written")
    return found


def _text(found: object) -> str:
    if not isinstance(found, str) or text_problem(found, MAX_PROMISE):
        raise ValueError("no text that can be shown")
    return found


def _session(phase: object, session: object, is_reserve: object, *boards: object) -> DealtBoards:
    given = (phase, session, *boards)
    numbers = [one for one in given if type(one) is int and 0 < one < 10_000]  # noqa: PLR2004
    is_whole = len(numbers) == len(given) and len(boards) in (2, 4)
    is_whole = is_whole and all(numbers[place] <= numbers[place + 1] for place in range(2, len(numbers), 2))
    if not is_whole or type(is_reserve) is not int or is_reserve not in (0, 1):
        raise ValueError("no session")
    whole = BoardRange(*numbers[4:]) if numbers[4:] else None
    id_ = SessionId(numbers[0], numbers[1], bool(is_reserve))
    return DealtBoards(id_, BoardRange(numbers[2], numbers[3]), whole)
