"""`bigdeal records`: hand records, dealing sheets and curtain cards, sealed while a set is to be played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.boundary import (
    echo_file,
    echo_notes,
    echo_warning_words,
    echo_words,
    echo_words_stderr,
)
from bigdeal_gui.cli.parts.inputs import InputFiles, format_option
from bigdeal_gui.cli.parts.kept_settings import kept_settings
from bigdeal_gui.cli.parts.language import tr, translatable, usage_error
from bigdeal_gui.cli.parts.opening import open_journal
from bigdeal_gui.cli.parts.print_options import (
    SOURCE,
    kept_print_choices,
    numbering_options,
    options_of_print,
    output_path,
    remember_print_choices,
    subject_argument,
    titles_options,
)
from bigdeal_gui.cli.parts.progress import command_at_work
from bigdeal_gui.cli.parts.questions import ask_yes, is_at_terminal
from bigdeal_gui.cli.parts.secrets import SEALED_BY, asked_new_passphrase, passphrase_in
from bigdeal_gui.cli.parts.target import make_target_folder
from bigdeal_gui.paper.logo import read_logo
from bigdeal_gui.services.printing.club_logo import keep_logo, kept_logo, logo_from_file
from bigdeal_gui.services.printing.play_over import is_play_early, with_play_over
from bigdeal_gui.services.printing.records import (
    SheetKind,
    SheetsOrder,
    check_places,
    make_all_sheets,
    sheet_name,
)
from bigdeal_gui.services.printing.seals import UNDECIDED, Sealing, SealWay, wall_clock_text
from bigdeal_gui.services.printing.subject import Subject, Titles, subject_in_sections
from bigdeal_gui.words import written_day

if TYPE_CHECKING:
    from bigdeal_gui.cli.parts.print_options import Numbers
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.paper.record_options import RecordOptions
    from bigdeal_gui.services.printing.records import MadeSheets


RELEASE_WARNING: Final = translatable(
    "The key is in this program's journal: anyone who can read your files on this computer, or changes its"
    " clock on, could open the record before. A passphrase is stronger."
)
OPEN_WARNING: Final = translatable(
    "The record shows every card of boards that are still to be played, to anybody who opens the file. Nobody"
    " who has seen it may play them (Laws of Duplicate Bridge, Law 6D)."
)


def sealing_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add what becomes of the record of a set that is still to be played."""
    for option in (
        click.option(
            "--open", "is_open", is_flag=True, help="Do not seal it, although the set is not played."
        ),
        click.option(
            "--finished",
            "is_finished",
            is_flag=True,
            help="Play is over: print open, and mark the set as finished in the journal.",
        ),
        click.option(
            "--release",
            metavar='"YYYY-MM-DD HH:MM"',
            type=click.DateTime(["%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M"]),
            help="Seal it until then; “bigdeal unseal” on this computer opens it.",
        ),
        SEALED_BY,
    ):
        command = option(command)
    return command


@click.command("records")
@click.argument("sources", metavar=f"{SOURCE}...", nargs=-1, required=True)
@click.option(
    "-o",
    "target",
    metavar="FILE.pdf",
    required=True,
    help="The new file, or a folder for it; .html gives a web page.",
)
@click.option(
    "--kind",
    type=click.Choice([kind.value for kind in SheetKind]),
    default=SheetKind.RECORD.value,
    show_default=True,
    help="What to print.",
)
@options_of_print()
@partial(titles_options, has_sections=True)
@click.option(
    "--logo", metavar="FILE", type=click.Path(path_type=Path), help="The club's logo: PNG, JPEG or SVG."
)
@click.option("--no-logo", "has_no_logo", is_flag=True, help="Without the remembered logo.")
@click.option(
    "--remember",
    "is_remembered",
    is_flag=True,
    help="Remember paper and looks, club, logo, site and director, for the window too.",
)
@sealing_options
@numbering_options
@format_option
def records_command(  # noqa: PLR0913, PLR0917 - one parameter a flag, passed by name
    sources: tuple[str, ...],
    target: str,
    kind: str,
    options: RecordOptions,
    titles: Titles,
    sections: tuple[str, ...],
    logo: Path | None,
    *,
    has_no_logo: bool,
    is_remembered: bool,
    is_open: bool,
    is_finished: bool,
    release: datetime | None,
    passphrase_file: str | None,
    format_name: str | None,
    numbers: Numbers,
) -> None:
    """Print hand records, dealing sheets or curtain cards.

    FILE contains boards, CODE is the code of a set in the journal.

    “-” is standard input and needs --format.

    Before play, prints that show cards are sealed as FILE.pdf.age, with a passphrase or until a time;
    “bigdeal unseal” opens them. Several sets or sections have a file each, in the folder after -o.

    Paper and looks, club, logo, site and director are as they were remembered, here or in the window, where
    no option says otherwise.
    """
    if logo is not None and has_no_logo:
        raise usage_error("Give one of --logo and --no-logo.")
    chosen = _chosen_sealing(release, passphrase_file, is_open=is_open, is_finished=is_finished)
    picture = logo_from_file(logo) if logo else None
    if not has_no_logo:
        titles = replace(titles, logo=read_logo(picture) if picture else kept_logo())
    journal, inputs = open_journal(), InputFiles(format_name)
    subjects = [
        subject
        for source in sources
        for subject in subject_in_sections(
            subject_argument(source, journal, titles, inputs, numbers), sections
        )
    ]
    what = SheetKind(kind)
    asked = _has_asked_for_results()
    wanted = [
        SheetsOrder(what, place, options, chosen, has_asked_for_results=asked)
        for place in _places(target, what, subjects)
    ]
    wanted = _answered(wanted, subjects, journal.store.delivery_key)
    orders = [
        (order, _over(journal, subject, order.sealing, was_flag=is_finished))
        for order, subject in zip(wanted, subjects, strict=True)
    ]
    with make_target_folder(wanted[0].target.parent), command_at_work(tr("Double dummy"), journal) as work:
        made = make_all_sheets(orders, work)
    for one in made:
        _report(one)
    echo_notes(dict.fromkeys(note for one in made for note in one.notes))
    if is_remembered:
        remember_print_choices(options.paper)
        if picture or has_no_logo:
            keep_logo(picture)


def _places(target: str, kind: SheetKind, subjects: Sequence[Subject]) -> list[Path]:
    places = [output_path(target, sheet_name(kind, subject)) for subject in subjects]
    if len(set(places)) < len(places):
        raise usage_error(
            "Several records need a folder after -o, and each a set code or a section of its own."
        )
    return places


def _chosen_sealing(
    release: datetime | None, passphrase_file: str | None, *, is_open: bool, is_finished: bool
) -> Sealing:
    given = [bool(way) for way in (is_open, is_finished, release, passphrase_file)]
    if sum(given) > 1:
        raise usage_error("Give one of --open, --finished, --release and --passphrase-file.")
    if passphrase_file is not None:
        return Sealing(SealWay.PASSPHRASE, passphrase=passphrase_in(passphrase_file))
    if release is not None:
        # Typed as the clock on the wall here shows it.
        return Sealing(SealWay.RELEASE, release_at=release.astimezone())
    if is_open:
        return Sealing(SealWay.OPEN)
    return Sealing(SealWay.FINISHED) if is_finished else UNDECIDED


def _has_asked_for_results() -> bool:
    """Tell whether double dummy was chosen, by the flag of this call or by one that was remembered."""
    given = click.get_current_context().params.get("double_dummy")
    return given is True or (given is None and kept_print_choices().has_asked_for_results)


def _over(journal: Journal, subject: Subject, seal: Sealing, *, was_flag: bool) -> Subject:
    """Return `subject` as the journal knows it, after its set was finished where play is said to be over.

    With the flag, only what happened to files is said: scripts take words here for trouble.
    """
    subject, said = with_play_over(journal, subject, seal, kept_settings().archive_folder)
    echo_notes(said[1:] if was_flag else said)
    return subject


def _is_play_over(subjects: Sequence[Subject]) -> bool:
    """Ask whether play is over; once more where a set can hardly have been played."""
    if not ask_yes(tr("Is play over, so that the record may be open? [y/N] ")):
        return False
    today = datetime.now().astimezone().date()
    early = [set_ for subject in subjects for set_ in subject.unfinished if is_play_early(set_, today)]
    for set_ in {set_.id: set_ for set_ in early}.values():
        named = tr(
            "“{event}”, {date}, from board {first}",
            event=set_.event,
            date=written_day(set_.date),
            first=set_.boards.first,
        )
        if not ask_yes(
            tr("{named}: dealt today, or its day is still to come. Was it played? [y/N] ", named=named)
        ):
            return False
    return True


def _answered(orders: list[SheetsOrder], subjects: Sequence[Subject], key: bytes) -> list[SheetsOrder]:
    """Return the orders for `subjects`, sealed or open as was answered where they need an answer."""
    chosen = orders[0].sealing
    if chosen.way is SealWay.RELEASE:
        echo_words_stderr(RELEASE_WARNING)
    if not any(subject.unfinished for subject in subjects):
        return orders
    if chosen.way is SealWay.OPEN:
        echo_warning_words(OPEN_WARNING)
    if chosen.way is not SealWay.UNDECIDED or not is_at_terminal():
        return orders
    if orders[0].kind is SheetKind.RECORD and _is_play_over(subjects):
        return [replace(order, sealing=Sealing(SealWay.FINISHED)) for order in orders]

    def sealed(passphrase: str = "") -> list[SheetsOrder]:
        sealing = Sealing(SealWay.PASSPHRASE, passphrase=passphrase)
        both = zip(orders, subjects, strict=True)
        return [replace(order, sealing=sealing) if subject.unfinished else order for order, subject in both]

    check_places(sealed(), key)
    passphrase = asked_new_passphrase(
        translatable(
            "The set is still to be played: its file is sealed. Without the passphrase nobody can open it."
        )
    )
    return sealed(passphrase)


def _report(made: MadeSheets) -> None:
    echo_file(made.file.path, made.file.size_bytes)
    if made.way is SealWay.PASSPHRASE:
        echo_words("Sealed with the passphrase: bigdeal unseal opens it, and so does any age tool.")
    elif made.release_at is not None:
        echo_words(
            "Sealed until {time}: bigdeal unseal opens it then, on this computer.",
            time=wall_clock_text(made.release_at),
        )
