"""`bigdeal deal`: sets from the computer's own randomness, for scripts and for machines without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import click

from bigdeal_gui.cli.parts.boundary import echo_done, echo_file, echo_json, echo_words, echo_words_stderr
from bigdeal_gui.cli.parts.boxes import OR_FOR, echo_lock
from bigdeal_gui.cli.parts.headings import heading_options
from bigdeal_gui.cli.parts.inputs import FORMAT_NAMES, joined_format_options
from bigdeal_gui.cli.parts.kept_settings import kept_formats, kept_settings
from bigdeal_gui.cli.parts.language import tr, usage_error
from bigdeal_gui.cli.parts.moments import typed_moment
from bigdeal_gui.cli.parts.opening import although_option, opened_journal
from bigdeal_gui.cli.parts.progress import command_at_work, echo_jobs_ignored
from bigdeal_gui.cli.parts.set_texts import boards_counted
from bigdeal_gui.cli.parts.target import (
    PROFILE,
    echo_cautions,
    echo_interrupted,
    free_target,
    make_target_folder,
    target_argument,
    target_line_end,
)
from bigdeal_gui.errors.journal import ClockSetBack
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.model.plans import MOST_SETS, parse_board_range
from bigdeal_gui.randomness.pool import Pool
from bigdeal_gui.services.boxes.lock_time import LockTime, lock_time
from bigdeal_gui.services.dealing.clock import clock_bytes, later_day, local_today
from bigdeal_gui.services.dealing.self_test import run_self_test
from bigdeal_gui.services.dealing.session import SessionOrder, check_orders, deal_sets, several_orders
from bigdeal_gui.storage.names import set_names

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import Profile
    from bigdeal_gui.journal.chain import Json
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.dealing.session import DealtSession, DealtSets


@click.command("deal")
@click.option("-n", "boards", metavar="BOARDS", required=True, help="A number (36) or a range (11-20).")
@click.option(
    "-f",
    "formats",
    metavar="FORMATS",
    multiple=True,
    callback=joined_format_options,
    help=f"Formats, with commas between: {FORMAT_NAMES}. Without it, those in the settings, or pbn.",
)
@click.option(
    "-o",
    "target",
    metavar="FOLDER/NAME",
    help="Folder and name, without ending. A new FOLDER is for you alone to read. Without "
    "it, this folder and a free name.",
)
@click.option(
    "--sets",
    metavar="N",
    type=click.IntRange(1, MOST_SETS),
    default=1,
    show_default=True,
    help="Sets to deal at once, each with its number after NAME and the event: tuesday-1, tuesday-2.",
)
@click.option(
    "--owner", metavar="TEXT", help="The identification to deal with. Without it, that of the settings."
)
@heading_options
@PROFILE
@click.option(
    "--lock-until",
    metavar="TIME",
    help="Lock the files in one box, NAME.zip.age, until then (2027-03-05T13:45Z). Nobody "
    "can open it earlier, not even you.",
)
@OR_FOR
@although_option
@click.option("--jobs", metavar="N", hidden=True)
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")
def deal_command(  # noqa: PLR0913, PLR0917 - one parameter a flag, passed by name
    boards: str,
    formats: str | None,
    target: str | None,
    sets: int,
    owner: str | None,
    event: str,
    site: str,
    date: str,
    profile: Profile,
    lock_until: str | None,
    or_for: str,
    jobs: str | None,
    *,
    as_json: bool,
) -> None:
    """Deal a set of boards into files.

    The cards come from the computer's own randomness, and nobody sees them. Nothing is ever overwritten:
    all files are written, or none.

    “bigdeal deal -n 36” is enough: it uses the formats in the settings, and a free name in this folder.

    With --lock-until only a locked box is written. See “bigdeal unlock”.
    """
    if or_for and lock_until is None:
        raise usage_error("--or-for goes with --lock-until alone.")
    echo_jobs_ignored("bigdeal", jobs)
    run_self_test()
    kinds = parse_formats(kept_formats() if formats is None else formats)
    folder, name = free_target(event, date, sets) if target is None else target_argument(target)
    order = SessionOrder(
        boards=parse_board_range(boards),
        formats=kinds,
        folder=folder,
        name=name,
        owner=_owner(owner),
        event=event,
        site=site,
        date=date,
        profile=profile,
        line_end=target_line_end(profile),
        has_user_entropy=False,
        lock=None if lock_until is None else lock_time(typed_moment(lock_until), datetime.now(UTC), or_for),
    )
    if order.lock is not None:
        if or_for:
            echo_words_stderr(
                "nobody but the owner of {or_for} can open the box before {time}.",
                or_for=or_for,
                time=order.lock.text,
            )
        else:
            echo_words_stderr(
                "nobody, this computer included, can open the box before {time}.", time=order.lock.text
            )
    orders = several_orders(order, sets, set_names(name, sets) if target is None else ())
    echo_cautions("bigdeal", order.formats, order.boards, order.profile)
    with opened_journal() as journal, make_target_folder(order.folder):
        _tell_of_clock(journal, date)
        told = check_orders(orders, journal)
        echo_interrupted("bigdeal", told)
        dealt = _dealt(orders, journal)
    echo_interrupted("bigdeal", (cut for cut in dealt.interrupted if cut not in told))
    for set_ in dealt.sets:
        echo_done(tr("Set {name} is dealt, and all its files are whole.", name=set_.set_code or set_.name))
    _report(dealt, order.lock, as_json=as_json)


def _tell_of_clock(journal: Journal, date: str) -> None:
    here = local_today()
    later = later_day(journal, here)
    if later is not None:
        echo_words_stderr(
            "{error} Set the clock right; --date says which day it is.", error=ClockSetBack(here, later)
        )
        if not date:
            echo_words_stderr("the set gets the clock's day, {here}.", here=here)


def _dealt(orders: Sequence[SessionOrder], journal: Journal) -> DealtSets:
    seed = Pool().seed(clock_bytes())
    with command_at_work(tr("Dealing"), journal) as work:
        return deal_sets(orders, seed, work)


def _owner(given: str | None) -> bytes:
    if given is not None:
        return given.encode("utf-8", "surrogateescape")
    return kept_settings().owner


def _report(dealt: DealtSets, lock: LockTime | None, *, as_json: bool) -> None:
    if as_json:
        locked = {} if lock is None else {"locked": lock.note}
        echo_json([{**_json(set_), **locked} for set_ in dealt.sets])
        return
    for set_ in dealt.sets:
        _say(set_)
    if lock is not None:
        echo_lock(lock)


def _say(dealt: DealtSession) -> None:
    echo_words(
        "{boards} dealt: {numbers}", boards=boards_counted(len(dealt.boards)), numbers=dealt.boards.numbers
    )
    for file in dealt.files:
        echo_file(file.path, file.size_bytes)
    if dealt.set_code:
        echo_words("Set code {code}", code=dealt.set_code)


def _json(dealt: DealtSession) -> dict[str, Json]:
    return {
        "code": dealt.set_code,
        "event": dealt.event,
        "boards": [dealt.boards.first, dealt.boards.last],
        "files": [{"path": str(file.path), "bytes": file.size_bytes} for file in dealt.files],
    }
