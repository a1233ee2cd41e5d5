"""What the commands that print have in common: which set, what stands above it, and how it looks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import click

from bigdeal_gui.cli.parts.boundary import echo_file, echo_notes
from bigdeal_gui.cli.parts.inputs import STANDARD_INPUT, InputFiles, first_option
from bigdeal_gui.cli.parts.kept_settings import kept_settings
from bigdeal_gui.cli.parts.language import require_language
from bigdeal_gui.cli.parts.target import make_target_folder
from bigdeal_gui.journal.set_code import read_set_code
from bigdeal_gui.paper.record_options import OPTIONS, Option, OptionKind, RecordOptions, record_options
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.paper.words import CODES, words_of_paper
from bigdeal_gui.services.printing.choices import PrintChoices, locale_of_system, print_choices_in
from bigdeal_gui.services.printing.letters import letters_notes
from bigdeal_gui.services.printing.subject import Subject, Titles, file_read, set_described, set_read
from bigdeal_gui.storage import places
from bigdeal_gui.storage.settings import save_settings

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.paper.record_options import RecordHeading
    from bigdeal_gui.storage.delivery import DeliveredFile

SOURCE: Final = "FILE|CODE"

PAPER: Final = click.option(
    "--paper",
    type=click.Choice([size.value for size in PaperSize if size is size.of_the_office]),
    default=PaperSize.A4.value,
    show_default=True,
    callback=lambda _context, _option, size: PaperSize(size),
    help="The size of the paper.",
)

_CODES: Final = ", ".join(CODES)


def _language(_context: click.Context, _option: click.Parameter, code: str | None) -> str | None:
    """Return `code`, which `paper.words` knows, or None where none was given."""
    if code is not None:
        require_language(code)
    return code


def remember_print_choices(paper: PaperSize) -> None:
    """Keep what the flags of this call chose, for the next time and for the window.

    Where the language's country chose `paper`, on which it was printed, that is kept as well. Else paper
    that nobody chose stays that of the country, wherever the computer is.

    Raises:
        CannotRead, CannotWrite: the settings cannot be read or written.
    """
    given = click.get_current_context().params
    names = (*(option.name for option in OPTIONS), "site", "director")
    chosen = {name: given[name] for name in names if given.get(name) is not None}
    if "language" in chosen:
        chosen["language"] = words_of_paper(chosen["language"]).code
    kept = kept_settings()
    settings = replace(kept, records={**kept.records, **chosen})
    if print_choices_in(settings, locale_of_system()).options.paper is not paper:
        settings = replace(settings, records={**settings.records, "paper": paper.value})
    save_settings(places.settings_path(), settings)


def kept_print_choices() -> PrintChoices:
    """Return how the club prints, as the settings keep it.

    Raises:
        CannotRead: the system does not hand the settings out.
    """
    return print_choices_in(kept_settings(), locale_of_system())


def options_of_print(*names: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Return what adds the flags of the options `names`, all of the table without any.

    The command gets them as the one argument `options`; what no flag says is as the settings keep it. The
    paper of a language that was named with its country is that country's, unless paper was chosen.
    """
    rows = [option for option in OPTIONS if not names or option.name in names]

    def decorated(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def chosen(**others: object) -> None:
            words = {row.name: others.pop(row.name) for row in rows}
            command(options=_options(words), **others)

        with_flags: Callable[..., None] = chosen
        for row in reversed(rows):
            with_flags = _flag(row)(with_flags)
        return with_flags

    return decorated


def _options(given: dict[str, object]) -> RecordOptions:
    settings = kept_settings()
    language = given.get("language")
    named = language if isinstance(language, str) else ""
    usual = print_choices_in(replace(settings, language=named or settings.language), locale_of_system())
    return record_options(given, usual.options)


def _flag(option: Option) -> Callable[[Callable[..., None]], Callable[..., None]]:
    row, names = option.row, (option.row.flag, option.name)
    match option.kind:
        case OptionKind.CHOICE:
            kind = click.Choice([value.value for value, _label in option.choices])
            return click.option(*names, type=kind, help=row.help)
        case OptionKind.SWITCH:
            return click.option(*names, is_flag=True, default=None, help=row.help)
        case OptionKind.TEXT:
            return click.option(*names, metavar="TEXT", help=row.help)
        case OptionKind.LANGUAGE:
            text = row.help.format(languages=_CODES)
            return click.option(*names, metavar="CODE", callback=_language, help=text)


def print_into_file(place: Path, make: Callable[[], DeliveredFile], *headings: RecordHeading) -> None:
    """Print into the file `place`, whose folder is made with it, and say which letters no font has.

    Raises:
        AppError: nothing could be made or written; nothing is left of it.
    """
    with make_target_folder(place.parent):
        file = make()
    echo_file(file.path, file.size_bytes)
    echo_notes({note: None for heading in headings for note in letters_notes(heading)})


def titles_options(command: Callable[..., None], *, has_sections: bool = False) -> Callable[..., None]:
    """Add what stands above the boards; `command` gets it as the one argument `titles`.

    With `has_sections` there may be several, which are the argument `sections`.
    """

    @wraps(command)
    def titled(
        *,
        day: datetime | None,
        site: str | None,
        director: str | None,
        **others: Any,  # noqa: ANN401 - what click collected
    ) -> None:
        kept = kept_print_choices()
        titles = Titles(
            **{name: others.pop(name) for name in ("event", "section", "session") if name in others},
            site=kept.site if site is None else site,
            day=day.date() if day else None,
            director=kept.director if director is None else director,
        )
        command(titles=titles, **others)

    with_options: Callable[..., None] = titled
    for option in (
        click.option(
            "--date",
            "day",
            metavar="YYYY-MM-DD",
            type=click.DateTime(["%Y-%m-%d"]),
            help="The day; without it, that of the journal.",
        ),
        click.option("--director", help="The tournament director."),
        click.option("--session", default="", help="The session, such as 2."),
        click.option("--section", default="", help="The section, such as A.")
        if not has_sections
        else click.option(
            "--section",
            "sections",
            multiple=True,
            metavar="TEXT",
            help="The section, such as A; may be given several times.",
        ),
        click.option("--site", help="Where it is played."),
        click.option("--event", default="", help="The event; without it, that of the journal or the file."),
    ):
        with_options = option(with_options)
    return with_options


class Numbers(NamedTuple):
    """What somebody says of the numbers of a file's boards."""

    first_board: int | None = None
    are_kept: bool = False


_NO_NUMBERS: Final = Numbers()


def numbering_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add how the boards of a file are numbered: the argument `numbers`."""

    @wraps(command)
    def numbered(*, first_board: int | None, although_numbers: bool, **others: object) -> None:
        command(numbers=Numbers(first_board, although_numbers), **others)

    with_options: Callable[..., None] = numbered
    for option in (
        first_option,
        click.option(
            "--although-numbers",
            is_flag=True,
            help="Keep the file's board numbers where the journal has others.",
        ),
    ):
        with_options = option(with_options)
    return with_options


def subject_argument(  # noqa: PLR0913 - what is printed, and how its boards are numbered
    word: str,
    journal: Journal,
    titles: Titles,
    inputs: InputFiles,
    numbers: Numbers = _NO_NUMBERS,
    *,
    has_boards: bool = True,
) -> Subject:
    """Return what `word` means: standard input, a file of boards, or the code of a set.

    Without `has_boards` a set is described as the journal knows it, and no file of it is read.

    Raises:
        AppError: there is no such set, or its boards cannot be read.
    """
    path = inputs.path_of(word)
    code = read_set_code(word)
    if word != STANDARD_INPUT and code and not path.exists():
        found = journal.set_by_code(code)
        return set_read(journal, found, titles) if has_boards else set_described(found, titles)
    return file_read(
        journal,
        path,
        titles,
        first_board=numbers.first_board,
        allow_numbers=numbers.are_kept,
        read=inputs.read,
    )


def output_path(target: str, proposed: str) -> Path:
    """Return the file that follows -o; a folder means the `proposed` name in it."""
    path = Path(target)
    return path / proposed if target.endswith(("/", "\\")) or path.is_dir() else path
