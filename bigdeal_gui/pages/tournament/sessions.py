"""The sessions of a tournament as rows to be ticked, and what the plan leaves open for them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.tournament.plan import BoardsRule, Plan, parse_asked_boards
from bigdeal_gui.tournament.sessions import SessionId, parse_sessions, phase_sessions

if TYPE_CHECKING:
    from bigdeal_gui.model.plans import BoardRange
    from bigdeal_gui.tournament.keys.keys_file import Place


@dataclass(frozen=True, slots=True)
class PhaseRequest:
    """What the plan leaves open for a phase, as it was typed: `sessions` such as 1-3, `boards` such as 24."""

    sessions: str = ""
    boards: str = ""


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A session that can be dealt."""

    id: SessionId
    title: str
    stem: str
    boards: BoardRange
    is_dealt: bool
    has_reserve: bool
    is_revealed: bool = False

    @property
    def can_tick(self) -> bool:
        """Whether it can be dealt: also once more, as the same files."""
        return True


def open_phases(plan: Plan) -> tuple[int, ...]:
    """Return the numbers of the phases that leave sessions or boards open."""
    return tuple(
        number for number, phase in enumerate(plan.phases, start=1) if phase.is_open or phase.boards.is_asked
    )


def _phase_rows(
    plan: Plan, number: int, request: PhaseRequest, dealt: Collection[SessionId], revealed: Collection[Place]
) -> tuple[SessionRow, ...]:
    """Return the sessions of phase `number`; none while what the plan leaves open is not said."""
    phase = plan.phases[number - 1]
    if (phase.is_open and not request.sessions.strip()) or (
        phase.boards.is_asked and not request.boards.strip()
    ):
        return ()
    numbers = parse_sessions(request.sessions, phase) if phase.is_open else phase.key_sessions
    asked = parse_asked_boards(request.boards) if phase.boards.is_asked else None
    return tuple(
        SessionRow(
            session.id,
            session.title,
            session.stem,
            session.boards,
            is_dealt=session.id in dealt,
            has_reserve=session.id.counterpart in dealt,
            is_revealed=(session.id.phase, session.id.session) in revealed,
        )
        for session in phase_sessions(plan, number, numbers, asked=asked)
    )


def all_rows(
    plan: Plan,
    requests: Mapping[int, PhaseRequest],
    dealt: Collection[SessionId],
    revealed: Collection[Place] = (),
) -> tuple[tuple[SessionRow, ...], dict[int, str]]:
    """Return the sessions of all phases, and for each phase whose wish is none what is wrong with it.

    `revealed` are the places of keys that anybody may know.
    """
    rows: list[SessionRow] = []
    problems: dict[int, str] = {}
    for number in range(1, len(plan.phases) + 1):
        try:
            rows += _phase_rows(plan, number, requests.get(number, PhaseRequest()), dealt, revealed)
        except AppError as error:
            problems[number] = str(error)
    return tuple(rows), problems


def asked_boards(
    plan: Plan, ids: Collection[SessionId], requests: Mapping[int, PhaseRequest]
) -> dict[int, BoardsRule]:
    """Return the boards said for the phases of `ids` that leave them open, by the number of the phase.

    Raises:
        InvalidPlan: what was typed for one of them names no boards.
    """
    return {
        number: parse_asked_boards(requests[number].boards)
        for number in sorted({id_.phase for id_ in ids})
        if plan.phases[number - 1].boards.is_asked
    }
