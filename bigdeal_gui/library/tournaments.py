"""Whether the boards of a tournament are those that its plan promised."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from os import PathLike

    from bigdeal_gui.services.tournament.verify_report import VerifyReport


def verify_tournament(  # noqa: PLR0913 - one parameter a statement, passed by name
    paths: Iterable[str | PathLike[str]],
    *,
    kept: Iterable[str | PathLike[str]] = (),
    digest: str = "",
    before: bool = False,
    value: str = "",
    played: str | Iterable[str] = (),
    no_other_promise: bool = False,
) -> VerifyReport:
    """Verify a plan (.sqd) with keys, commitment and boards, or a public pack of them all.

    A plan alone takes what lies beside it. The rest is what a person states, and no file can: `kept` are the
    plans that they kept, `digest` is what they saw published, each `before` the promised moment; `value` is
    what they looked up; `played` are the sessions that were played (`1:1-3`, `2:all`, `all`);
    `no_other_promise` that they know of no earlier promise for this event. Nothing is written.

    Raises:
        AppError: there is no plan among the files, it cannot be understood, a path cannot be read, or
            `played` names no sessions.
    """
    from bigdeal_gui.services.tournament.verify import saved_plans, verify_tournament_files
    from bigdeal_gui.tournament.verdict.statements import Statements, parse_played

    plans = saved_plans([Path(path) for path in kept])
    sessions = parse_played([played] if isinstance(played, str) else played)
    return verify_tournament_files(
        [Path(path) for path in paths],
        statements=Statements(digest, plans, before, value, sessions, no_other_promise),
    )
