"""`bigdeal tournament deal`, `reserve` and `reveal`: from the keys to the boards and to the public pack."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bigdeal_gui.cli.deal import tell_damage
from bigdeal_gui.cli.parts.boundary import say, stopped_by_signals, tell
from bigdeal_gui.cli.parts.progress import Bar
from bigdeal_gui.cli.parts.secrets import unlock_of, unlocking
from bigdeal_gui.cli.parts.target import made_folder
from bigdeal_gui.cli.tournament.texts import say_next, tell_keys
from bigdeal_gui.errors import Usage
from bigdeal_gui.formats.format import CRLF, Profile
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.services.cancel import CancelToken
from bigdeal_gui.services.dealing.self_test import run_self_test
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.tournament.deal import DealingOrder, deal_sessions
from bigdeal_gui.services.tournament.keys import open_keys
from bigdeal_gui.services.tournament.plan import open_tournament
from bigdeal_gui.services.tournament.record import Step
from bigdeal_gui.services.tournament.reveal import reveal as make_pack
from bigdeal_gui.storage import places, settings
from bigdeal_gui.tournament.sessions import ALL

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigdeal_gui.services.tournament.deal import CeremonyDealt
    from bigdeal_gui.services.tournament.plan import Tournament
    from bigdeal_gui.tournament.keys_file import Keys


def ordering(command: Callable[..., None]) -> Callable[..., None]:
    """Add what says which sessions are dealt into which files."""
    for option in reversed(
        (
            click.argument("plan", metavar="NAME.sqd", type=click.Path(path_type=Path)),
            click.option(
                "--all",
                "is_all",
                is_flag=True,
                help="Every session of every phase; so it is without --phase.",
            ),
            click.option("--phase", type=click.IntRange(min=1), metavar="P", help="The number of one phase."),
            click.option(
                "--sessions",
                metavar="S",
                default=ALL,
                show_default=True,
                help="Of that phase: 2, 1-3, or * for all.",
            ),
            click.option(
                "--boards", metavar="PLAN", default="", help="The boards of phases that leave them open (?)."
            ),
            click.option(
                "-f",
                "formats",
                metavar="FORMATS",
                help="Names with commas between; without it, those ticked in the settings.",
            ),
            click.option(
                "--profile",
                type=click.Choice([profile.value for profile in Profile]),
                default=Profile.STANDARD.value,
                show_default=True,
                help="bigdeal: byte for byte what Big Deal 2.0 writes.",
            ),
            click.option(
                "-o",
                "folder",
                metavar="FOLDER",
                type=click.Path(path_type=Path),
                help="Where the files go; without it, beside the plan.",
            ),
        )
    ):
        command = option(command)
    return unlocking(command)


@click.command("deal")
@ordering
def deal(  # noqa: PLR0913, PLR0917 - one parameter a flag, passed by name
    plan: Path,
    is_all: bool,  # noqa: FBT001 - a flag of the command line
    phase: int | None,
    sessions: str,
    boards: str,
    formats: str | None,
    profile: str,
    folder: Path | None,
    passphrase_file: str | None,
    identities: tuple[str, ...],
    shares: tuple[str, ...],
) -> None:
    """Deal sessions: each into files of its own, as SquareDeal names them, and runs of them into one more.

    Nothing is ever overwritten; a session dealt before makes the same files again.
    """
    _check_which(phase, sessions, is_all=is_all)
    order = _order(plan, phase, sessions, boards, formats, profile, folder)
    _deal(plan, order, passphrase_file, identities, shares)


@click.command("reserve")
@ordering
@click.option(
    "--reason", metavar="TEXT", required=True, help="Why, in words that everybody will read (Law 6D)."
)
def reserve(  # noqa: PLR0913, PLR0917 - as above
    plan: Path,
    is_all: bool,  # noqa: FBT001 - a flag of the command line
    phase: int | None,
    sessions: str,
    boards: str,
    formats: str | None,
    profile: str,
    folder: Path | None,
    passphrase_file: str | None,
    identities: tuple[str, ...],
    shares: tuple[str, ...],
    reason: str,
) -> None:
    """Deal reserve sets in place of sessions that cannot be played.

    The reason goes into the journal and into a notice to the players, which is written beside the boards.
    """
    _check_which(phase, sessions, is_all=is_all)
    order = _order(plan, phase, sessions, boards, formats, profile, folder)
    _deal(plan, replace(order, is_reserve=True, reason=reason), passphrase_file, identities, shares)


@click.command("reveal")
@click.argument("plan", metavar="NAME.sqd", type=click.Path(path_type=Path))
@click.option(
    "-o",
    "target",
    metavar="NAME.zip",
    type=click.Path(path_type=Path),
    help="The pack, or a new folder; without it, NAME-public.zip beside the plan.",
)
@click.option("--play-is-over", is_flag=True, help="All play is over, of reserve sets too.")
@unlocking
def reveal(  # noqa: PLR0913, PLR0917 - one parameter a flag, passed by name
    plan: Path,
    target: Path | None,
    play_is_over: bool,  # noqa: FBT001 - a flag of the command line
    passphrase_file: str | None,
    identities: tuple[str, ...],
    shares: tuple[str, ...],
) -> None:
    """Make the public pack: plan, keys, commitment, boards, a text for the players, checksums."""
    tournament = open_tournament(plan)
    journal = open_journal()
    keys = _keys(tournament, passphrase_file, identities, shares)
    cancel = CancelToken()
    with stopped_by_signals(cancel), Bar("Revealing") as progress:
        made = make_pack(
            plan,
            keys,
            target or plan.with_name(f"{tournament.stem}-public.zip"),
            play_is_over=play_is_over,
            journal=journal,
            progress=progress,
            cancel=cancel,
        )
    say(f"{made.target}: {len(made.names)} files, {len(made.sessions)} sessions")
    say_next(Step.REVEALED)


def _check_which(phase: int | None, sessions: str, *, is_all: bool) -> None:
    if phase is not None and is_all:
        raise Usage("Say --all, or --phase with a number, not both.")
    if phase is None and sessions != ALL:
        raise Usage("--sessions names sessions of one phase: say --phase with its number as well.")


def _order(  # noqa: PLR0913, PLR0917 - as above
    plan: Path,
    phase: int | None,
    sessions: str,
    boards: str,
    formats: str | None,
    profile: str,
    folder: Path | None,
) -> DealingOrder:
    chosen = Profile(profile)
    if formats is None:
        formats = ",".join(settings.load(places.settings_path(), tell_damage).formats)
    return DealingOrder(
        formats=parse_formats(formats),
        folder=folder or plan.parent,
        phase=phase,
        sessions=sessions,
        boards=boards,
        profile=chosen,
        line_end=CRLF if chosen is Profile.STANDARD else os.linesep.encode("ascii"),
    )


def _deal(
    plan: Path,
    order: DealingOrder,
    passphrase_file: str | None,
    identities: tuple[str, ...],
    shares: tuple[str, ...],
) -> None:
    run_self_test()
    tournament = open_tournament(plan)
    journal = open_journal()
    keys = _keys(tournament, passphrase_file, identities, shares)
    cancel = CancelToken()
    with made_folder(order.folder), stopped_by_signals(cancel), Bar("Dealing") as progress:
        dealt = deal_sessions(plan, keys, order, journal=journal, progress=progress, cancel=cancel)
    _report(dealt, order)
    tell_keys(tournament)
    say_next(Step.DEALT)


def _keys(
    tournament: Tournament, passphrase_file: str | None, identities: tuple[str, ...], shares: tuple[str, ...]
) -> Keys:
    if tournament.has_plain_keys:
        return open_keys(tournament)
    return open_keys(tournament, unlock_of(tournament.sealed_path, passphrase_file, identities, shares))


def _report(dealt: CeremonyDealt, order: DealingOrder) -> None:
    for session, made in dealt.sessions:
        names = " ".join(file.path.name for file in made.files)
        say(f"{session.title}: boards {session.boards}, set code {made.set_code}: {names}")
        for one in order.formats:
            for caution in one.cautions(session.boards, order.profile):
                tell(f"bigdeal: {one.name}: {caution}.")
    for run, made in dealt.runs:
        say(f"{run.title}, together: {' '.join(file.path.name for file in made.files)}")
    if dealt.notice is not None:
        say(f"Put on the wall: {dealt.notice}")
    for number in dealt.left_out:
        tell(f"bigdeal: phase {number} has an open number of sessions: name it with --phase and --sessions.")
