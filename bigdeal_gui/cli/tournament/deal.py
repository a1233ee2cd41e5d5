"""`bigdeal tournament deal` and `reserve`: from the keys to the boards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bigdeal_gui.cli.parts.boundary import echo_words, echo_words_stderr
from bigdeal_gui.cli.parts.boxes import echo_lock
from bigdeal_gui.cli.parts.inputs import joined_format_options
from bigdeal_gui.cli.parts.kept_settings import kept_settings
from bigdeal_gui.cli.parts.language import tr, usage_error
from bigdeal_gui.cli.parts.moments import typed_moment
from bigdeal_gui.cli.parts.opening import although_option, open_journal
from bigdeal_gui.cli.parts.progress import command_at_work
from bigdeal_gui.cli.parts.secrets import unlocking_options
from bigdeal_gui.cli.parts.target import (
    PROFILE,
    echo_cautions,
    echo_interrupted,
    make_target_folder,
    target_line_end,
)
from bigdeal_gui.cli.tournament.arguments import plan_argument, unlock_argument
from bigdeal_gui.cli.tournament.texts import echo_key_files, echo_next
from bigdeal_gui.errors.tournament import InvalidField, NoSuchSession
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.services.boxes.lock_time import lock_time
from bigdeal_gui.services.tournament.deal import DealingOrder, SessionsDealt, deal_unlocked
from bigdeal_gui.services.tournament.plan import open_tournament
from bigdeal_gui.services.tournament.record import Milestone
from bigdeal_gui.tournament.plan import BoardsRule, Plan, parse_asked_boards
from bigdeal_gui.tournament.sessions import ALL, SessionId, parse_board_numbers, parse_sessions, phase_of
from bigdeal_gui.words import board_words

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import Profile


def session_order_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add what says which sessions are dealt into which files."""
    for option in reversed(
        (
            plan_argument,
            click.option(
                "--all", "is_all", is_flag=True, help="Every session of every phase, as without --phase."
            ),
            click.option("--phase", type=click.IntRange(min=1), metavar="P", help="The number of one phase."),
            click.option(
                "--sessions",
                metavar="S",
                default=ALL,
                show_default=True,
                help="Of that phase: 2, 1-3, 1,3 or * for all.",
            ),
            click.option(
                "--boards", metavar="PLAN", default="", help="The boards of phases that leave them open (?)."
            ),
            click.option(
                "-f",
                "formats",
                metavar="FORMATS",
                multiple=True,
                callback=joined_format_options,
                help="Formats, with commas between. Without it, those in the settings.",
            ),
            PROFILE,
            click.option(
                "-o",
                "folder",
                metavar="FOLDER",
                type=click.Path(path_type=Path),
                help="Where the files go. Without it, “boards” in the tournament's folder.",
            ),
            click.option(
                "--lock-until",
                metavar="TIME",
                help="Lock each session's files in a box until then (2027-03-05T13:45Z). Keys and "
                "value can make the boards again earlier.",
            ),
        )
    ):
        command = option(command)
    return unlocking_options(although_option(command))


@click.command("deal")
@session_order_options
def deal_command(**given: Any) -> None:  # noqa: ANN401 - the options of `ordering`, by name
    """Deal sessions into files, as SquareDeal names them.

    Each session has files of its own, and runs of sessions one more. Nothing is ever overwritten; a session
    dealt again makes the same files.
    """
    _deal(**given)


@click.command("reserve")
@session_order_options
@click.option(
    "--only", metavar="BOARDS", default="", help="Only these boards of one reserve set: 5, 5,7 or 5-7."
)
@click.option(
    "--reason", metavar="TEXT", required=True, help="Why, in words that everybody will read (Law 6D)."
)
def reserve_command(**given: Any) -> None:  # noqa: ANN401 - the options of `ordering`, by name
    """Deal reserve sets for sessions that cannot be played; with --only, single boards.

    The reason goes into the journal, and into a notice to the players beside what is published.
    """
    _deal(**given)


def _session_ids(plan: Plan, phase: int | None, sessions: str, *, is_reserve: bool) -> tuple[SessionId, ...]:
    """Return the sessions: without a phase all of the phases whose number of sessions is fixed.

    Raises:
        NoSuchSession: the plan does not have them.
    """
    fixed = [number for number, one in enumerate(plan.phases, start=1) if not one.is_open]
    numbers = fixed if phase is None else [phase]
    if not numbers:
        raise NoSuchSession(
            tr("The number of sessions is open in all phases: name the phase and the sessions.")
        )
    return tuple(
        SessionId(number, session, is_reserve)
        for number in numbers
        for session in parse_sessions(sessions, phase_of(plan, number))
    )


def _asked_boards(boards: str, plan: Plan, ids: Sequence[SessionId]) -> dict[int, BoardsRule]:
    """Return the boards of the phases of `ids` that leave them open.

    Raises:
        InvalidField: boards were given, and the plan has fixed them all.
        InvalidPlan: these are no boards.
    """
    if not boards.strip():
        return {}
    rule = parse_asked_boards(boards)
    numbers = [number for number in {id_.phase for id_ in ids} if plan.phases[number - 1].boards.is_asked]
    if not numbers:
        raise InvalidField("choice of boards", tr("the plan has fixed them"))
    return dict.fromkeys(numbers, rule)


def _deal(  # noqa: PLR0913 - one parameter a flag
    *,
    plan: Path,
    is_all: bool,
    phase: int | None,
    sessions: str,
    boards: str,
    formats: str | None,
    profile: Profile,
    folder: Path | None,
    lock_until: str | None,
    passphrase_file: str | None,
    identities: tuple[str, ...],
    shares: tuple[str, ...],
    reason: str | None = None,
    only: str = "",
) -> None:
    """Deal as `ordering` says; with a `reason`, reserve sets."""
    if phase is not None and is_all:
        raise usage_error("Give --all, or --phase with a number, not both.")
    if phase is None and sessions != ALL:
        raise usage_error("--sessions names sessions of one phase: give --phase with its number as well.")
    lock = None if lock_until is None else lock_time(typed_moment(lock_until), datetime.now(UTC))
    kinds = parse_formats(",".join(kept_settings().formats) if formats is None else formats)
    tournament = open_tournament(plan)
    ids = _session_ids(tournament.plan, phase, sessions, is_reserve=reason is not None)
    order = DealingOrder(
        ids,
        kinds,
        folder or tournament.layout.boards,
        _asked_boards(boards, tournament.plan, ids),
        profile=profile,
        line_end=target_line_end(profile),
        reason=reason or "",
        only=parse_board_numbers(only),
        lock=lock,
    )
    journal = open_journal()
    unlock = unlock_argument(tournament, journal, passphrase_file, identities, shares)
    with make_target_folder(order.folder), command_at_work(tr("Dealing"), journal) as work:
        dealt = deal_unlocked(plan, unlock, order, work)
    echo_interrupted("bigdeal", dealt.interrupted)
    _report(dealt, order)
    if phase is None:
        _tell_left_out(tournament.plan)
    echo_key_files(tournament)
    echo_next(Milestone.DEALT)


def _report(dealt: SessionsDealt, order: DealingOrder) -> None:
    for session, made in dealt.sessions:
        names = " ".join(file.path.name for file in made.files)
        echo_words(
            "{title}: {boards}, set code {set_code}: {names}",
            title=session.title,
            boards=board_words(session.boards.numbers),
            set_code=made.set_code,
            names=names,
        )
        echo_cautions("bigdeal", order.formats, session.boards, order.profile)
    for run, made in dealt.runs:
        echo_words(
            "{title}, together: {names}",
            title=run.title,
            names=" ".join(file.path.name for file in made.files),
        )
    for session in dealt.revealed:
        echo_words_stderr(
            "{title} is revealed: anybody can know its boards. Not for play.", title=session.title
        )
    if dealt.notice is not None:
        echo_words("Put on the wall: {path}", path=dealt.notice)
    if order.lock is not None:
        echo_words_stderr("anyone with keys and value can make these boards again at any time.")
        echo_lock(order.lock)


def _tell_left_out(plan: Plan) -> None:
    for number, phase in enumerate(plan.phases, start=1):
        if phase.is_open:
            echo_words_stderr(
                "phase {number} has an open number of sessions: name it with --phase and --sessions.",
                number=number,
            )
