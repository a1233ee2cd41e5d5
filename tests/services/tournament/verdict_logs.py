"""The cases of a promise that announces a log: it proves nothing, and its lack is seen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.tournament.sessions import SessionId
from bigdeal_gui.tournament.tournament_log import DealtBoards, LogRow
from tests.services.tournament.verdict_cups import GENUINE, LOOKED_UP, Case, case, cup, with_sums

if TYPE_CHECKING:
    from collections.abc import Iterator

LOGGED: Final = replace(cup(), has_log=True)


def row(step: str, second: int, after: tuple[str, ...] = (), computer: str = "1" * 16, **more: str) -> LogRow:
    """Return a row of its log."""
    sessions = (DealtBoards(SessionId(1, 1), BoardRange(1, 4)),) if step == "dealt" else ()
    if step == "reserve":
        sessions = (DealtBoards(SessionId(1, 1, is_reserve=True), BoardRange(2, 2), BoardRange(1, 4)),)
    time = f"2026-07-{second:02}T10:00:00.000000Z"
    hash_ = LOGGED.plan.keys_hash or ""
    return LogRow(hash_, LOGGED.digest, time, computer, step, "Grund: „5“ – été", sessions, more, after)


FIRST: Final = row("published", 1, kept="plain 0 0")
SECOND: Final = row("dealt", 2, (FIRST.hash,))
THIRD: Final = row("reserve", 3, (SECOND.hash,))
OTHER: Final = row("deviation", 4, (SECOND.hash,), "2" * 16)


def log_cases() -> Iterator[Case]:
    """Yield each state in which a log may be found."""
    whole = FIRST.line() + SECOND.line() + THIRD.line()
    foreign = replace(FIRST, tournament="f" * 64).line()
    for name, log, is_chosen in (
        ("log-whole", whole, False),
        ("log-with-another-tournament's", whole + foreign, False),
        ("log-with-a-line-without-its-end", whole + b'{"after', False),
        ("log-of-another-tournament", foreign, True),
        ("log-missing", None, True),
        ("log-empty", b"", True),
        ("log-without-its-first-row", SECOND.line() + THIRD.line(), True),
        ("log-with-a-damaged-row", whole + b"{}\n", True),
        ("log-written-with-blanks", whole.replace(b'":"', b'": "', 1), True),
        ("log-with-a-strange-step", whole + replace(THIRD, step="Dealt").line(), True),
        ("log-with-unseen-letters", whole + replace(THIRD, text="\u200b").line(), True),
        ("log-with-boards-backwards", whole.replace(b",2,2,1,4]", b",3,2,1,4]"), True),
        ("log-of-two-computers", whole + OTHER.line(), True),
    ):
        yield _case(name, LOGGED.pack(log__jsonl=log), is_chosen=is_chosen)
    copied = LOGGED.pack(log__jsonl=whole)
    yield _case("log-in-two-copies", with_sums({**copied, "log (2).jsonl": whole}), is_chosen=False)
    text = f"How to verify\r\n     log.jsonl {THIRD.hash}\r\n".encode()
    yield _case("log-as-its-text-says", LOGGED.pack(log__jsonl=whole, README__txt=text), is_chosen=False)
    short = FIRST.line() + SECOND.line()
    yield _case(
        "log-shorter-than-its-text-says", LOGGED.pack(log__jsonl=short, README__txt=text), is_chosen=True
    )


def _case(name: str, files: dict[str, bytes], *, is_chosen: bool) -> Case:
    return case(
        name, files, *GENUINE, *LOOKED_UP, *(["chosen log"] if is_chosen else []), digest=LOGGED.digest
    )
