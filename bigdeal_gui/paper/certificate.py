"""The dealing certificate: what was dealt, when and how, for people to sign. It shows no card.

It is in the window's language, which is that of the person who signs it, or in the one that a command names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from bigdeal_gui.paper.pdf.page import pdf
from bigdeal_gui.paper.record_options import JournalRow, grouped_digits
from bigdeal_gui.paper.surface import Document, PaperSize, Role, Style, Surface
from bigdeal_gui.paper.type_setting import text_height
from bigdeal_gui.words import board_words, language, quoted_name, translate

if TYPE_CHECKING:
    from bigdeal_gui.model.plans import BoardRange

_TITLE: Final = Style(20, is_bold=True)
_EVENT: Final = Style(14, is_bold=True)
_CODE: Final = Style(40, is_bold=True, is_fixed=True)
_HEADING: Final = Style(11, is_bold=True)
_TEXT: Final = Style(9.5)
_STRONG: Final = Style(9.5, is_bold=True)
_FIXED: Final = Style(8, is_fixed=True)
_SMALL: Final = Style(8)

_LABELS_MM: Final = 38.0
_ROW_GAP_MM: Final = 0.9
_PART_GAP_MM: Final = 4.0
_FOOT_MM: Final = 8.0
_LOWER_MM_A_POINT: Final = 0.3


@dataclass(frozen=True, slots=True)
class CertifiedFile:
    """A delivered file. `hiding_digest` is under the set's key, so it may be shown before play."""

    name: str
    size_bytes: int
    hiding_digest: bytes


@dataclass(frozen=True, slots=True)
class SetOfDay:
    """A set that was dealt for the same event on the same day. Times are in words."""

    code: str
    boards: BoardRange
    dealt_at: str
    state: str


@dataclass(frozen=True, slots=True)
class CertificateFacts:
    """All that a certificate says. Times are in words; `identification` is a hash.

    `same_day` holds the sets of the same event and day, this one among them at `place` (from 1), oldest
    first; `sets_that_day` counts those of any event. `problems` is what a check of the journal found wrong,
    `notes` what it recorded about itself.
    """

    code: str
    event: str
    date: str
    boards: BoardRange
    formats: str
    profile: str
    state: str
    dealt_at: str
    dealt_by: str
    printed_at: str
    printed_by: str
    known_answers: int
    identification: bytes
    identification_text: str | None
    randomness: str
    files: tuple[CertifiedFile, ...]
    same_day: tuple[SetOfDay, ...]
    place: int
    sets_that_day: int
    row: JournalRow
    newest: JournalRow
    problems: tuple[str, ...]
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Block:
    """A piece that stays on one page: its height, and how it is drawn from `top` down.

    A heading is kept on the page of the piece that follows.
    """

    height: float
    draw: Callable[[float], None]
    role: Role = Role.PARAGRAPH

    @property
    def is_heading(self) -> bool:
        return self.role is Role.HEADING


def certificates_pdf(all_facts: Sequence[CertificateFacts], size: PaperSize = PaperSize.A4) -> bytes:
    """Return the certificates of one set or several, each on sheets of its own, as one PDF.

    Raises:
        PrintingUnavailable: nothing can be printed on this computer.
    """

    def draw(sheet: Surface) -> None:
        for number, facts in enumerate(all_facts):
            if number:
                sheet.next_page()
            _Certificate(sheet, facts).draw()

    codes = ", ".join(facts.code for facts in all_facts)
    title = f"{_title()} {codes}"
    return pdf(Document(title, all_facts[0].printed_by, size, language=language()), draw)


def _title() -> str:
    return translate("certificate", "Dealing certificate")


class _Certificate:
    def __init__(self, sheet: Surface, facts: CertificateFacts) -> None:
        self._sheet = sheet
        self._facts = facts

    def draw(self) -> None:
        pages = self._pages(list(self._blocks()))
        for number, page in enumerate(pages, start=1):
            if number > 1:
                self._sheet.next_page()
            top = 0.0
            for block in page:
                with self._sheet.part(block.role):
                    block.draw(top)
                top += block.height
            with nullcontext() if number == len(pages) else self._sheet.unspoken():
                self._foot(number, len(pages))

    def _pages(self, blocks: Sequence[_Block]) -> list[list[_Block]]:
        room = self._sheet.height - _FOOT_MM
        pages: list[list[_Block]] = [[]]
        used = 0.0
        for block, following in zip_longest(blocks, blocks[1:]):
            needed = block.height + (following.height if block.is_heading and following else 0.0)
            if used + needed > room:
                pages.append([])
                used = 0.0
            pages[-1].append(block)
            used += block.height
        return pages

    def _foot(self, page: int, pages: int) -> None:
        facts = self._facts
        top = self._sheet.height - _FOOT_MM + 3.0
        self._sheet.line(0, top - 1.0, self._sheet.width)
        words = translate(
            "certificate", "{program}, printed {time}, set {code}, page {page} of {pages}"
        ).format(program=facts.printed_by, time=facts.printed_at, code=facts.code, page=page, pages=pages)
        self._sheet.text(0, top, self._sheet.width, words, _SMALL)

    # -- what it says -------------------------------------------------------------------------------------

    def _blocks(self) -> Iterator[_Block]:
        facts = self._facts
        yield replace(self._text(_title(), _TITLE, gap=1.0), role=Role.TITLE)
        yield self._text(facts.event or translate("certificate", "No event name"), _EVENT, gap=0.5)
        yield self._text(facts.code, _CODE, gap=1.5)
        count = translate("certificate", "Set {place} of {count} dealt for this event on this day").format(
            place=facts.place, count=len(facts.same_day)
        )
        yield self._text(count, _HEADING, gap=_PART_GAP_MM)
        yield from self._dealing()
        yield self._gap()
        yield from self._files()
        yield self._gap()
        yield from self._sets_of_day()
        yield self._gap()
        yield from self._journal()
        yield self._gap()
        yield self._meaning()
        yield self._witness()

    def _dealing(self) -> Iterator[_Block]:
        facts = self._facts
        boards = translate("certificate", "{boards} ({count} in all)").format(
            boards=facts.boards.numbers, count=len(facts.boards)
        )
        yield self._row(translate("certificate", "Boards"), boards)
        yield self._row(translate("certificate", "Day of the event"), facts.date)
        yield self._row(translate("certificate", "Dealt"), facts.dealt_at)
        yield self._row(translate("certificate", "State"), facts.state)
        yield self._row(translate("certificate", "Program"), facts.dealt_by)
        answers = translate(
            "certificate",
            "{count} known answers, all correct when this was printed; they must be correct before each deal",
        ).format(count=facts.known_answers)
        yield self._row(translate("certificate", "Self-test"), answers)
        yield self._row(translate("certificate", "Randomness"), facts.randomness)
        yield self._row(
            translate("certificate", "Identification"), grouped_digits(facts.identification), _FIXED
        )
        if facts.identification_text is not None:
            hashed = translate("certificate", "is the RIPEMD-160 of {text}")
            yield self._row("", hashed.format(text=quoted_name(facts.identification_text)))

    def _files(self) -> Iterator[_Block]:
        facts = self._facts
        yield self._heading(translate("certificate", "Files"))
        yield self._row(translate("certificate", "Formats"), f"{facts.formats} ({facts.profile})")
        for file in facts.files:
            size = translate("certificate", "{file}, {count} bytes").format(
                file=file.name, count=file.size_bytes
            )
            yield self._row("", size, _STRONG)
            yield self._row(
                translate("certificate", "Hiding digest"), grouped_digits(file.hiding_digest), _FIXED
            )

    def _sets_of_day(self) -> Iterator[_Block]:
        facts = self._facts
        yield self._heading(translate("certificate", "Every set dealt for this event on this day"))
        for number, set_ in enumerate(facts.same_day, start=1):
            line = translate("certificate", "{code}, {boards}, {state}, {time}").format(
                code=set_.code or translate("certificate", "no code"),
                boards=board_words(set_.boards.numbers),
                state=set_.state,
                time=set_.dealt_at,
            )
            label = (
                translate("certificate", "Set {number} (this one)")
                if number == facts.place
                else translate("certificate", "Set {number}")
            )
            yield self._row(label.format(number=number), line)
        every = translate("certificate", "Sets started on this computer on the day of dealing: {count}")
        yield self._row(translate("certificate", "For any event"), every.format(count=facts.sets_that_day))

    def _journal(self) -> Iterator[_Block]:
        facts = self._facts
        yield self._heading(translate("certificate", "Journal"))
        own = translate("certificate", "This set: row {row}").format(row=facts.row.sequence)
        newest = translate("certificate", "Newest: row {row}").format(row=facts.newest.sequence)
        yield self._row(own, facts.row.digits, _FIXED)
        yield self._row(newest, facts.newest.digits, _FIXED)
        check = translate("certificate", "Check")
        if facts.problems:
            yield self._row(check, translate("certificate", "CHANGED SINCE IT WAS WRITTEN:"), _STRONG)
            for problem in facts.problems:
                yield self._row("", problem, _STRONG)
        else:
            yield self._row(check, translate("certificate", "all rows intact"))
        for number, note in enumerate(facts.notes):
            yield self._row("" if number else translate("certificate", "Recorded there"), note)

    def _meaning(self) -> _Block:
        words = translate(
            "certificate",
            "Set code and digests do not reveal the cards. They are made with a key that the journal "
            "publishes when the set is released; then anyone can compute them again. Every set is "
            "recorded in the journal before any of its files can be seen. Give a copy of this sheet to "
            "someone else. If the journal is ever rewritten or rolled back, the hashes on this sheet will "
            "show it: use “bigdeal journal verify --known” with a hash from here.",
        )
        return self._text(words, _SMALL, gap=_PART_GAP_MM)

    def _witness(self) -> _Block:
        sheet = self._sheet
        column = sheet.width / 3
        line_at = 14.0

        witness = translate("certificate", "Witness: I was present when this set was dealt.")
        fields = (
            translate("certificate", "Name"),
            translate("certificate", "Signature"),
            translate("certificate", "Date"),
        )

        def draw(top: float) -> None:
            sheet.text(0, top, sheet.width, witness, _TEXT)
            for number, word in enumerate(fields):
                left = number * column
                sheet.line(left, top + line_at, column - 6.0, 0.3)
                sheet.text(left, top + line_at + 1.0, column - 6.0, word, _SMALL)

        return _Block(line_at + 7.0, draw)

    # -- pieces -------------------------------------------------------------------------------------------

    def _text(self, text: str, style: Style, *, gap: float) -> _Block:
        sheet = self._sheet

        def draw(top: float) -> None:
            sheet.text(0, top, sheet.width, text, style)

        return _Block(text_height(text, style, sheet.width) + gap, draw)

    def _heading(self, text: str) -> _Block:
        return replace(self._text(text, _HEADING, gap=1.0), role=Role.HEADING)

    def _row(self, label: str, text: str, style: Style = _TEXT) -> _Block:
        sheet = self._sheet
        width = sheet.width - _LABELS_MM

        def draw(top: float) -> None:
            sheet.text(0, top, _LABELS_MM, label, _TEXT)
            sheet.text(_LABELS_MM, top + lower, width, text, style)

        # Smaller letters stand on the line of the label.
        lower = max(0.0, _TEXT.points - style.points) * _LOWER_MM_A_POINT
        height = max(text_height(text, style, width), text_height(label, _TEXT, _LABELS_MM))
        return _Block(height + _ROW_GAP_MM, draw)

    def _gap(self) -> _Block:
        return _Block(_PART_GAP_MM, lambda _top: None)
