"""`bigdeal deal`: a set from the computer's own randomness, for scripts and for machines without a screen."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.boundary import say, stopped_by_signals, tell
from bigdeal_gui.cli.parts.jobs import JOBS_HELP, MOST_JOBS, source_of
from bigdeal_gui.cli.parts.progress import Bar
from bigdeal_gui.cli.parts.target import made_folder, target_of
from bigdeal_gui.formats.format import CRLF, Profile
from bigdeal_gui.formats.table import FORMATS, parse_formats
from bigdeal_gui.model.plans import parse_range
from bigdeal_gui.randomness.pool import Pool
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.cancel import CancelToken
from bigdeal_gui.services.dealing.clock import clock_bytes
from bigdeal_gui.services.dealing.self_test import run_self_test
from bigdeal_gui.services.dealing.session import SessionOrder, check_order, deal_session
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.storage import places, settings

if TYPE_CHECKING:
    from bigdeal_gui.services.dealing.session import DealtSession

_FORMAT_NAMES: Final = ", ".join(one.name for one in FORMATS if one.holds_boards)


@click.command("deal", short_help="Deal a set of boards into files.")
@click.option("-n", "boards", metavar="BOARDS", required=True, help="A number (36) or a range (11-20).")
@click.option(
    "-f", "formats", metavar="FORMATS", required=True, help=f"Names with commas between: {_FORMAT_NAMES}."
)
@click.option(
    "-o",
    "target",
    metavar="FOLDER/NAME",
    required=True,
    help="Where to, and the files' name without its ending. A missing FOLDER is made, for you alone to read.",
)
@click.option("--owner", metavar="TEXT", help="Who deals; without it, the identification in the settings.")
@click.option("--event", metavar="TEXT", default="", help="The event's name, for files with room for it.")
@click.option(
    "--profile",
    type=click.Choice([profile.value for profile in Profile]),
    default=Profile.STANDARD.value,
    show_default=True,
    help="bigdeal: byte for byte what Big Deal 2.0 writes.",
)
@click.option(
    "--jobs", metavar="N", type=click.IntRange(1, MOST_JOBS), default=1, show_default=True, help=JOBS_HELP
)
def command(  # noqa: PLR0913, PLR0917 - one parameter a flag, passed by name
    boards: str, formats: str, target: str, owner: str | None, event: str, profile: str, jobs: int
) -> None:
    """Deal a set of boards into files.

    The cards come from the computer's own randomness, and nobody sees them. Nothing is ever
    overwritten: all files are delivered, or none.
    """
    run_self_test()
    folder, name = target_of(target)
    chosen = Profile(profile)
    order = SessionOrder(
        boards=parse_range(boards),
        formats=parse_formats(formats),
        folder=folder,
        name=name,
        owner=_owner(owner),
        event=event,
        profile=chosen,
        line_end=CRLF if chosen is Profile.STANDARD else os.linesep.encode("ascii"),
        has_user_entropy=False,
    )
    for one in order.formats:
        for caution in one.cautions(order.boards, order.profile):
            tell(f"bigdeal: {one.name}: {caution}.")
    with made_folder(order.folder):
        check_order(order)
        dealt = _dealt(order, jobs)
    _report(dealt)


def _dealt(order: SessionOrder, jobs: int) -> DealtSession:
    journal = open_journal()
    seed = Pool().seed(clock_bytes())
    cancel = CancelToken()
    source = source_of("bigdeal", order.boards, jobs)
    with stopped_by_signals(cancel), Bar("Dealing") as progress:
        return deal_session(
            order,
            seed,
            journal=journal,
            random_bytes=system_bytes,
            progress=progress,
            cancel=cancel,
            source=source,
        )


def _owner(given: str | None) -> bytes:
    if given is not None:
        return given.encode("utf-8", "surrogateescape")
    return settings.load(places.settings_path(), tell_damage).owner


def tell_damage(damage: settings.SettingsDamage) -> None:
    """Say that the settings were damaged."""
    tell(f"bigdeal: {damage}")


def _report(dealt: DealtSession) -> None:
    say(f"{len(dealt.boards)} boards dealt: {dealt.boards}")
    for file in dealt.files:
        say(f"{file.path}  {file.size_bytes} bytes")
    if dealt.set_code:
        say(f"Set code {dealt.set_code}")
