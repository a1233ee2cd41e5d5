"""`bigdeal tournament reveal`: all keys when all play is over, or those of single sessions before that."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bigdeal_gui.cli.parts.boundary import echo_words
from bigdeal_gui.cli.parts.language import tr, usage_error
from bigdeal_gui.cli.parts.opening import open_journal
from bigdeal_gui.cli.parts.progress import command_at_work
from bigdeal_gui.cli.parts.questions import ask_yes, is_at_terminal
from bigdeal_gui.cli.parts.secrets import unlocking_options
from bigdeal_gui.cli.tournament.arguments import plan_argument, unlock_argument
from bigdeal_gui.cli.tournament.texts import echo_next
from bigdeal_gui.services.tournament.keys import open_keys
from bigdeal_gui.services.tournament.plan import Tournament, open_tournament
from bigdeal_gui.services.tournament.record import Milestone
from bigdeal_gui.services.tournament.reveal import (
    Revealed,
    all_to_reveal,
    require_end,
    reveal_sessions,
    sessions_to_reveal,
)
from bigdeal_gui.services.tournament.reveal import reveal_tournament as make_pack
from bigdeal_gui.tournament.sessions import ALL, parse_sessions, phase_of

if TYPE_CHECKING:
    from bigdeal_gui.services.tournament.reveal import SessionToReveal
    from bigdeal_gui.tournament.keys.keys_file import Place


@click.command("reveal")
@plan_argument
@click.option("--phase", type=click.IntRange(min=1), metavar="P", help="Single sessions of this phase.")
@click.option(
    "--sessions", metavar="S", default=ALL, show_default=True, help="Of that phase: 2, 1-3, 1,3 or * for all."
)
@click.option(
    "-o",
    "target",
    metavar="NAME.zip",
    type=click.Path(path_type=Path),
    help="The pack, or a new folder. Without it, NAME-public.zip with what is published.",
)
@click.option("--play-is-over", is_flag=True, help="Play of all that is revealed is over, reserve sets too.")
@unlocking_options
def reveal_command(  # noqa: PLR0913 - one parameter a flag, passed by name
    plan: Path,
    phase: int | None,
    sessions: str,
    target: Path | None,
    *,
    play_is_over: bool,
    passphrase_file: str | None,
    identities: tuple[str, ...],
    shares: tuple[str, ...],
) -> None:
    """Make the public pack: plan, keys, commitment, boards, a text for the players, checksums.

    With --phase and --sessions: a pack for each of these sessions, on the evening it was played. The keys
    of the others stay secret. Its reserve set cannot be used after that.
    """
    tournament = open_tournament(plan)
    if phase is None and sessions != ALL:
        raise usage_error("--sessions names sessions of one phase: give --phase with its number as well.")
    places = () if phase is None else _places(tournament, phase, sessions)
    if target is not None and len(places) > 1:
        raise usage_error(
            "-o names one pack, and each session has its own: name one session, or leave it out."
        )
    journal = open_journal()
    if phase is None:
        all_to_reveal(tournament, journal, is_over=play_is_over)
    else:
        _warn(sessions_to_reveal(tournament, journal, places))
        require_end(is_over=play_is_over or _is_over())
    keys = open_keys(tournament, unlock_argument(tournament, journal, passphrase_file, identities, shares))
    with command_at_work(tr("Revealing"), journal) as work:
        if phase is not None:
            made = reveal_sessions(plan, keys, places, work, target=target, play_is_over=True)
        else:
            pack = target or tournament.layout.pack
            made = (make_pack(plan, keys, pack, work, play_is_over=play_is_over),)
    _report(made, is_all=phase is None)


def _places(tournament: Tournament, number: int, sessions: str) -> tuple[Place, ...]:
    """Return the places of the sessions that are named; of an open number of sessions that of its one key."""
    phase = phase_of(tournament.plan, number)
    if phase.is_open:
        return ((number, 0),)
    return tuple((number, session) for session in parse_sessions(sessions, phase))


def _report(made: Sequence[Revealed], *, is_all: bool) -> None:
    for one in made:
        if is_all:
            echo_words(
                "{target}: {files} files, {sessions} sessions",
                target=one.target,
                files=len(one.names),
                sessions=len(one.sessions),
            )
        else:
            titles = ", ".join(session.title for session in one.sessions)
            echo_words(
                "{target}: {files} files: {titles}", target=one.target, files=len(one.names), titles=titles
            )
    if is_all:
        echo_next(Milestone.REVEALED)
    else:
        echo_words("Next: publish it. Anybody can “bigdeal verify” it; the other sessions stay secret.")


def _warn(found: Sequence[SessionToReveal]) -> None:
    for session in found:
        title = session.name.title
        echo_words(
            "{title}: with its key anybody can compute its boards, and those of its reserve set.", title=title
        )
        if any(dealt.id.is_reserve for dealt in session.dealt):
            echo_words("  Its reserve set was dealt: it is in the pack, too.")
        else:
            echo_words("  Its reserve set cannot be used after that.")


def _is_over() -> bool:
    """Ask whether play is over, where somebody sits there."""
    return is_at_terminal() and ask_yes(tr("Is its play over, and do you want to reveal it now (y or n)? "))
