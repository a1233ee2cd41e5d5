"""A pbn file written again with what others put into it: auctions, play, results, comments, in their order.

Only a file with one game a board, each tag of a game in a line of its own, is written so: of any other nobody
can say what belongs to which board. Its bytes stay, in its own encoding, but for what is told here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bigdeal_gui.formats.pbn.writer import VULNERABLE
from bigdeal_gui.model.boards import dealer, vulnerability

_LINE_END: Final = re.compile(rb"\r\n|\n|\r")
_TAG: Final = re.compile(rb'\[\s*([0-9A-Za-z_]+)\s*"([^"]*)"\s*\]\s*')
_BOARD_NUMBER: Final = re.compile(rb"[1-9][0-9]{0,9}")
_ONE_A_GAME: Final = frozenset({b"board", b"deal", b"dealer", b"vulnerable"})
_OWN: Final = frozenset({b"event", b"site", b"date", b"generator"}) | _ONE_A_GAME
_PLAYERS: Final = frozenset(
    {b"west", b"north", b"east", b"south", b"scoring", b"declarer", b"contract", b"result"}
)
_UNKNOWN: Final = frozenset({b"", b"?"})
_PAR: Final = frozenset({b"optimumscore", b"parcontract", b"minimax"})
"""What follows from dealer and vulnerability too."""
_ANALYSIS: Final = _PAR | {b"doubledummytricks", b"optimumresulttable", b"ability"}
_TITLE: Final = re.compile(rb"%\s*hrtitle(event|setid|date|site)\b", re.IGNORECASE)
_CRLF: Final = b"\r\n"


@dataclass(frozen=True, slots=True)
class KeptGame:
    """The lines of a game, each with the name of its tag in lower case; empty for any other line."""

    number: int
    lines: tuple[tuple[bytes, bytes], ...]


@dataclass(frozen=True, slots=True)
class KeptPbn:
    """The directives at the top of a file, and its games by the number of their board."""

    directives: tuple[bytes, ...]
    games: Mapping[int, KeptGame]


@dataclass(frozen=True, slots=True)
class Rewritten:
    """What is written into a game: its `number`, and its analysis, whose lines stand at its end.

    Without lines of analysis that of others stays, but for par where dealer or vulnerability are others.
    """

    old_number: int
    number: int
    analysis: tuple[bytes, ...] = ()


def has_more_than_boards(untrusted_data: bytes) -> bool:
    """Tell whether a pbn file holds anything that a file of boards alone would not."""
    for line in _LINE_END.split(untrusted_data):
        match = _TAG.fullmatch(line)
        name = match[1].lower() if match else b""
        if match is None:
            if line.strip() and not line.startswith(b"%"):
                return True
        elif name in _PLAYERS:
            if match[2] not in _UNKNOWN:
                return True
        elif name not in _OWN:
            return True
    return False


def kept_pbn(untrusted_data: bytes) -> KeptPbn | None:
    """Return the games of a pbn file; None where they are not one a board, each tag in its own line."""
    if b"\0" in untrusted_data:
        return None
    directives: list[bytes] = []
    games: dict[int, KeptGame] = {}
    for block in _blocks(_LINE_END.split(untrusted_data)):
        lines = list(block)
        while lines and not games and lines[0].startswith(b"%"):
            directives.append(lines.pop(0))
        if not lines:
            continue
        game = _game(lines)
        if game is None or game.number in games:
            return None
        games[game.number] = game
    return KeptPbn(tuple(directives), games)


def rewritten_pbn(
    kept: KeptPbn, games: Iterable[Rewritten], titles: Mapping[str, bytes], set_code: bytes
) -> bytes:
    """Return the file with `games` in their order, each of which is among those of `kept`.

    `titles` has new values for the tags event, site and date, where there are any; `set_code` is the code of
    the set, which nobody else's file is believed, and empty for none.
    """
    lines = [line for line in kept.directives if not _is_replaced(line, titles)]
    lines += [b'%%HRTitleEvent "%b"' % titles["event"]] if "event" in titles else []
    lines += [b'%%HRTitleSetID "%b"' % set_code] if set_code else []
    for game in games:
        lines += [*_lines_of(kept.games[game.old_number], game, titles), b""]
    return b"".join(line + _CRLF for line in lines)


def _is_replaced(line: bytes, titles: Mapping[str, bytes]) -> bool:
    match = _TITLE.match(line)
    return match is not None and (match[1].lower() == b"setid" or match[1].lower().decode("ascii") in titles)


def _blocks(untrusted_lines: Sequence[bytes]) -> Iterator[list[bytes]]:
    """Yield the lines between empty ones; a comment may hold empty lines."""
    block: list[bytes] = []
    is_comment = False
    for line in untrusted_lines:
        if line.strip() or is_comment:
            block.append(line)
            is_comment = _is_open(line, is_comment=is_comment)
        elif block:
            yield block
            block = []
    if block:
        yield block


def _is_open(line: bytes, *, is_comment: bool) -> bool:
    """Tell whether a comment goes on behind `line`."""
    for letter in line.partition(b";")[0] if not is_comment else line:
        is_comment = letter != ord("}") if is_comment else letter == ord("{")
    return is_comment


def _game(untrusted_lines: Sequence[bytes]) -> KeptGame | None:
    found: dict[bytes, bytes] = {}
    lines: list[tuple[bytes, bytes]] = []
    is_comment = False
    for line in untrusted_lines:
        name = b""
        if not is_comment and line.lstrip().startswith(b"["):
            match = _TAG.fullmatch(line)
            if match is None or match[1].lower() in found:
                return None
            name = match[1].lower()
            found[name] = match[2]
        is_comment = _is_open(line, is_comment=is_comment)
        lines.append((name, line))
    if not found.keys() >= _ONE_A_GAME or not _BOARD_NUMBER.fullmatch(found[b"board"]):
        return None
    return KeptGame(int(found[b"board"]), tuple(lines))


def _lines_of(kept: KeptGame, game: Rewritten, titles: Mapping[str, bytes]) -> Iterator[bytes]:
    number, is_renumbered = game.number, game.number != game.old_number
    new: dict[bytes, bytes] = {name.encode("ascii"): value for name, value in titles.items()}
    new[b"board"] = b"%d" % number
    if is_renumbered:
        new[b"dealer"] = dealer(number).letter.encode("ascii")
        new[b"vulnerable"] = VULNERABLE[vulnerability(number)].encode("ascii")
    gone = {b"generator"} | (_ANALYSIS if game.analysis else _PAR if is_renumbered else frozenset())
    is_table = False
    for name, line in kept.lines:
        if name:
            is_table = name == b"optimumresulttable" and name in gone
        if name in gone or is_table:
            continue
        match = _TAG.fullmatch(line) if name in new else None
        yield line if match is None else b'[%b "%b"]' % (match[1], new[name])
    yield from game.analysis
