"""The sessions of a tournament as rows to be ticked, and the ticked rows as orders for the dealing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bigdeal_gui.errors import AppError
from bigdeal_gui.services.tournament.deal import CeremonyDealt, deal_sessions, sessions_of
from bigdeal_gui.tournament.plan import parse_asked
from bigdeal_gui.tournament.sessions import SessionId, parse_sessions, phase_sessions

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from pathlib import Path

    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.model.plans import BoardRange
    from bigdeal_gui.services.cancel import CancelToken
    from bigdeal_gui.services.tournament.deal import DealingOrder
    from bigdeal_gui.tournament.keys_file import Keys
    from bigdeal_gui.tournament.plan import Plan


@dataclass(frozen=True, slots=True)
class PhaseWish:
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


def open_phases(plan: Plan) -> tuple[int, ...]:
    """Return the numbers of the phases that leave sessions or boards open."""
    return tuple(
        number for number, phase in enumerate(plan.phases, start=1) if phase.is_open or phase.boards.is_asked
    )


def phase_rows(
    plan: Plan, number: int, wish: PhaseWish, dealt: Collection[SessionId]
) -> tuple[SessionRow, ...]:
    """Return the sessions of phase `number`; none while what the plan leaves open is not said.

    Raises:
        AppError: what was typed names no sessions, or no boards.
    """
    phase = plan.phases[number - 1]
    if (phase.is_open and not wish.sessions.strip()) or (phase.boards.is_asked and not wish.boards.strip()):
        return ()
    sessions = parse_sessions(wish.sessions, phase) if phase.is_open else phase.key_sessions
    asked = parse_asked(wish.boards) if phase.boards.is_asked else None
    return tuple(
        SessionRow(
            one.id,
            one.title,
            one.stem,
            one.boards,
            is_dealt=one.id in dealt,
            has_reserve=replace(one.id, is_reserve=True) in dealt,
        )
        for one in phase_sessions(plan, number, sessions, asked=asked)
    )


def all_rows(
    plan: Plan, wishes: Mapping[int, PhaseWish], dealt: Collection[SessionId]
) -> tuple[tuple[SessionRow, ...], dict[int, str]]:
    """Return the sessions of all phases, and for each phase whose wish is none what is wrong with it."""
    rows: list[SessionRow] = []
    problems: dict[int, str] = {}
    for number in range(1, len(plan.phases) + 1):
        try:
            rows += phase_rows(plan, number, wishes.get(number, PhaseWish()), dealt)
        except AppError as error:
            problems[number] = str(error)
    return tuple(rows), problems


def orders_of(
    plan: Plan, ticked: Sequence[SessionRow], wishes: Mapping[int, PhaseWish], base: DealingOrder
) -> tuple[DealingOrder, ...]:
    """Return `base` for the ticked sessions: one order for each run of numbers in a phase."""
    runs: list[list[SessionId]] = []
    for row in ticked:
        last = runs[-1][-1] if runs else None
        if last is not None and (last.phase, last.session + 1) == (row.id.phase, row.id.session):
            runs[-1].append(row.id)
        else:
            runs.append([row.id])
    orders = []
    for run in runs:
        number, first, last_session = run[0].phase, run[0].session, run[-1].session
        text = str(first) if len(run) == 1 else f"{first}-{last_session}"
        is_asked = plan.phases[number - 1].boards.is_asked
        boards = wishes.get(number, PhaseWish()).boards if is_asked else ""
        orders.append(replace(base, phase=number, sessions=text, boards=boards))
    return tuple(orders)


def deal_orders(  # noqa: PLR0913 - as `deal_sessions`
    path: Path,
    keys: Keys,
    plan: Plan,
    orders: Sequence[DealingOrder],
    *,
    journal: Journal,
    progress: Callable[[int, int], None],
    cancel: CancelToken,
) -> CeremonyDealt:
    """Deal `orders` one after another; `progress` counts the boards of all. Sessions delivered stay.

    Raises:
        AppError: as `deal_sessions`.
    """
    totals = [sum(len(one.boards) for one in sessions_of(plan, order)) for order in orders]
    made: list[CeremonyDealt] = []
    for place, order in enumerate(orders):
        before = sum(totals[:place])
        made.append(
            deal_sessions(
                path,
                keys,
                order,
                journal=journal,
                progress=lambda done, _all, before=before: progress(before + done, sum(totals)),  # type: ignore[misc]
                cancel=cancel,
            )
        )
    return CeremonyDealt(
        tuple(one for part in made for one in part.sessions),
        tuple(one for part in made for one in part.runs),
        next((part.notice for part in reversed(made) if part.notice), None),
    )
