"""The log of a tournament: rows that name the ones before, read whoever wrote them, damaged or not."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.tournament.sessions import SessionId
from bigdeal_gui.tournament.tournament_log import DealtBoards, LogRow, read_log

KEYS, DIGEST, HERE, THERE = "a" * 64, "b" * 64, "1" * 16, "2" * 16
FIRST = LogRow(KEYS, DIGEST, "2026-11-24T04:00:00.000000Z", HERE, "published", more={"kept": "plain"})
DEALT = replace(
    FIRST,
    time="2026-11-24T05:00:00.000000Z",
    step="dealt",
    text="“é” – ✓",
    sessions=(DealtBoards(SessionId(1, 2, is_reserve=True), BoardRange(5, 8)),),
    more={},
    after=(FIRST.hash,),
)


def test_rows_are_read_as_they_were_written() -> None:
    """In the order of their times, each once, whichever files they stand in."""
    both = FIRST.line() + DEALT.line()
    log = read_log([DEALT.line(), both], KEYS)
    assert log.rows == (FIRST, DEALT)
    assert log.heads == (DEALT.hash,)
    assert not log.is_cut
    assert not log.is_branched
    assert read_log([], KEYS).heads == ()


def test_another_tournament_is_passed_over() -> None:
    """A folder may hold the log of one whose plan lay there before."""
    other = replace(FIRST, tournament="c" * 64)
    assert read_log([other.line() + FIRST.line()], KEYS).rows == (FIRST,)


def test_a_row_taken_out_is_missed() -> None:
    """What comes after it names it."""
    log = read_log([DEALT.line()], KEYS)
    assert log.rows == (DEALT,)
    assert log.is_cut


def test_a_line_without_its_end_was_never_written() -> None:
    """The computer died: nothing was shown of it, and nothing is wrong."""
    log = read_log([FIRST.line() + DEALT.line()[:-9]], KEYS)
    assert log.rows == (FIRST,)
    assert not log.is_cut


def test_two_computers_that_both_went_on_are_seen() -> None:
    """Until somebody joins what they did, there are two newest rows; afterwards it is still told."""
    theirs = replace(DEALT, computer=THERE, time="2026-11-24T05:30:00.000000Z")
    log = read_log([FIRST.line() + DEALT.line(), FIRST.line() + theirs.line()], KEYS)
    assert log.heads == (DEALT.hash, theirs.hash)
    assert log.is_branched
    joined = replace(FIRST, step="joined", time="2026-11-24T06:00:00.000000Z", after=log.heads, more={})
    whole = read_log([FIRST.line() + DEALT.line() + theirs.line() + joined.line()], KEYS)
    assert whole.heads == (joined.hash,)
    assert whole.is_branched
    assert not whole.is_cut


def test_a_row_tells_of_any_session() -> None:
    """Of its reserve set, or of a single board of that; numbers have four digits at most."""
    last = SessionId(9999, 9999, is_reserve=True)
    ends = (
        DealtBoards(SessionId(1, 1), BoardRange(1, 1)),
        DealtBoards(last, BoardRange(9999, 9999), BoardRange(9998, 9999)),
    )
    row = replace(DEALT, sessions=ends, after=())
    assert b'"sessions":[[1,1,0,1,1],[9999,9999,1,9999,9999,9998,9999]]' in row.line()
    assert "“é” – ✓".encode() in row.line()
    assert read_log([row.line()], KEYS).rows == (row,)


def test_what_is_too_long_is_not_read() -> None:
    """A line of 60,000 bytes is, and of a file its first four mebibytes."""
    many = {f"{first}{second}": "x" * 2_000 for first in "abcdef" for second in "vwxy"} | {
        f"z{letter}": "x" * 2_000 for letter in "abcde"
    }
    spare = 60_000 - len(replace(FIRST, more=many | {"z": ""}).line()) + 1
    longest, longer = (replace(FIRST, more=many | {"z": "x" * more}) for more in (spare, spare + 1))
    assert read_log([longest.line()], KEYS).rows == (longest,)
    assert read_log([longer.line()], KEYS).is_cut
    line = FIRST.line()
    assert read_log([line.rjust(2**22, b"\n")], KEYS).rows == (FIRST,)
    assert read_log([line.rjust(2**22 + 1, b"\n")], KEYS).rows == ()


def changed(**parts: object) -> bytes:
    """Return the line of DEALT with some of its parts changed."""
    whole = json.loads(DEALT.line()) | parts
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


@pytest.mark.parametrize(
    "line",
    [
        b"{}\n",
        b"[]\n",
        b"7\n",
        b"\xff\n",
        b'{"after":[],"after":[]}\n',
        b"[" * 50_000 + b"\n",
        b'"' + b"x" * 60_000 + b'"\n',
        DEALT.line().replace(b'":', b'": ', 1),
        changed(tournament="A" * 64),
        changed(tournament=7),
        changed(digest="x"),
        changed(time="yesterday"),
        changed(computer="my laptop"),
        changed(step="DEALT"),
        changed(text="\x1b[31m"),
        changed(text=7),
        changed(more=[]),
        changed(more={"a": 1}),
        changed(sessions={}),
        changed(sessions=[[1, 2, 0, 5]]),
        changed(sessions=[[1, 2, 0, 8, 5]]),
        changed(sessions=[[1, 2, 0, 5, 8, 1]]),
        changed(sessions=[[1, 2, 0, 5, 8, 8, 1]]),
        changed(sessions=[[1, 2, 0, 5, 5, 1, 8, 8]]),
        changed(sessions=[[10_000, 2, 0, 5, 8]]),
        changed(sessions=[[1, "2", 0, 5, 8]]),
        changed(other=1),
        changed(sessions=[[1, 2, 2, 5, 8]]),
        changed(sessions=[[0, 2, 0, 5, 8]]),
        changed(sessions=[[1, 2, True, 5, 8]]),
        changed(after="x"),
        changed(after=[7]),
    ],
)
def test_a_line_that_nobody_writes_is_told(line: bytes) -> None:
    """The others are read all the same."""
    log = read_log([FIRST.line() + line], KEYS)
    assert log.rows == (FIRST,)
    assert log.is_cut
