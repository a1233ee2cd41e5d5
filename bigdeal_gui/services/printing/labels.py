"""Labels, checklists, papers for players and the wall: they tell nothing of the cards, so none is sealed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui import PROGRAM
from bigdeal_gui.journal.journal import Journal, Kind
from bigdeal_gui.paper.sheets.checklist import Checklist, checklist_pdf
from bigdeal_gui.paper.sheets.labels import Label, LabelOptions, labels_pdf
from bigdeal_gui.paper.sheets.players_paper import PlayersPaper, players_paper_pdf
from bigdeal_gui.paper.wall_card import wall_card_pdf
from bigdeal_gui.services.printing.records import require_pdf
from bigdeal_gui.services.printing.subject import Subject, with_journal_row
from bigdeal_gui.storage.delivery import DeliveredFile, deliver_file

if TYPE_CHECKING:
    from bigdeal_gui.paper.record_options import RecordOptions
    from bigdeal_gui.paper.surface import PaperSize


def typed_sections(text: str) -> tuple[str, ...]:
    """Return the sections in a list such as `A, B, C`; none for an empty one."""
    return tuple(filter(None, (part.strip() for part in text.split(","))))


def make_labels(
    subjects: Sequence[Subject],
    options: LabelOptions,
    target: Path,
    journal: Journal,
    sections: Sequence[str] = (),
) -> DeliveredFile:
    """Make the labels of `subjects`, one a section and copy, as the new PDF `target`.

    Raises:
        Usage: the name does not end with .pdf.
        AppError: the file cannot be drawn or written; nothing is left of it.
    """
    labels = [
        Label(replace(subject.heading, section=section or subject.heading.section), subject.range)
        for subject in subjects
        for section in sections or ("",)
    ]
    return _deliver("labels", subjects, target, journal, partial(labels_pdf, labels, options))


def make_checklist(  # noqa: PLR0913, PLR0917 - what is listed, how, and where it goes
    subject: Subject,
    target: Path,
    journal: Journal,
    options: RecordOptions,
    sections: Sequence[str] = (),
    copies: int = 1,
) -> DeliveredFile:
    """Make the duplication checklist of `subject` as the new PDF `target`.

    Raises:
        Usage: the name does not end with .pdf.
        AppError: the file cannot be drawn or written; nothing is left of it.
    """
    subject = with_journal_row(subject, journal)
    checklist = Checklist(subject.heading, subject.range, tuple(sections), copies)
    draw = partial(checklist_pdf, checklist, options.paper, options.language)
    return _deliver("checklist", [subject], target, journal, draw)


def make_players_paper(
    kind: PlayersPaper, subject: Subject, target: Path, journal: Journal, options: RecordOptions
) -> DeliveredFile:
    """Make travellers, slips, scorecards or table cards for the boards of `subject` as the new PDF `target`.

    Raises:
        Usage: the name does not end with .pdf.
        AppError: the file cannot be drawn or written; nothing is left of it.
    """
    look = options.paper, options.language
    draw = partial(players_paper_pdf, kind, subject.heading, subject.numbers, *look)
    return _deliver(kind.value, [subject], target, journal, draw)


def _deliver(
    what: str, subjects: Sequence[Subject], target: Path, journal: Journal, draw: Callable[[], bytes]
) -> DeliveredFile:
    def write_down(_file: object) -> None:
        row = {"sheet": what, "file": target.name}
        sets = [found.id for subject in subjects for found in subject.sets[:1]]
        journal.record_all(Kind.PRINT, [(set_id, row) for set_id in sets])

    return deliver_file(require_pdf(target), draw, key=journal.store.delivery_key, note=write_down)


def make_wall_card(target: Path, paper: PaperSize, language: str) -> DeliveredFile:
    """Make the card in `language` as the new PDF `target`.

    Raises:
        Usage: the name does not end with .pdf.
        AppError: the file cannot be drawn or written; nothing is left of it.
    """
    return deliver_file(require_pdf(target), lambda: wall_card_pdf(PROGRAM, paper, language))
