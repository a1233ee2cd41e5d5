"""The records page without a screen: what a set can be made into, and what seals it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from bigdeal_gui.errors.seals import WeakPassphrase
from bigdeal_gui.journal.journal import State
from bigdeal_gui.pages.questions import Question
from bigdeal_gui.pages.sets import day_words, set_title
from bigdeal_gui.pages.table_texts import option_label
from bigdeal_gui.paper.record_options import OPTIONS
from bigdeal_gui.paper.words import words_of_paper
from bigdeal_gui.seals.age import SUFFIX
from bigdeal_gui.seals.passphrases import check_passphrase
from bigdeal_gui.services.packs import ZIP_SUFFIX
from bigdeal_gui.services.printing.club_logo import kept_logo
from bigdeal_gui.services.printing.labels import make_checklist, make_labels, make_players_paper
from bigdeal_gui.services.printing.letters import letters_notes
from bigdeal_gui.services.printing.play_over import is_play_early, with_play_over
from bigdeal_gui.services.printing.public_pack import make_public_pack, pack_name
from bigdeal_gui.services.printing.records import (
    HTML,
    PDF,
    SheetKind,
    SheetsOrder,
    make_all_sheets,
    make_sheets,
    sheet_name,
)
from bigdeal_gui.services.printing.seals import UNDECIDED, Sealing, SealWay, sealed_suffix
from bigdeal_gui.services.printing.subject import (
    Titles,
    set_described,
    set_read,
    subject_in_sections,
    subject_stem,
)
from bigdeal_gui.services.sets.check import USED_STATES
from bigdeal_gui.services.sets.statistics import UNFINISHED
from bigdeal_gui.storage.names import free_name
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date, datetime
    from pathlib import Path

    from bigdeal_gui.journal.journal import Journal, JournalSet
    from bigdeal_gui.paper.sheets.players_paper import PlayersPaper
    from bigdeal_gui.services.printing.choices import PrintChoices
    from bigdeal_gui.services.printing.public_pack import PublicPack
    from bigdeal_gui.services.printing.records import MadeSheets
    from bigdeal_gui.services.printing.subject import Subject
    from bigdeal_gui.services.work import Work
    from bigdeal_gui.storage.delivery import DeliveredFile

    Progress = Callable[[int, int], None]

_Made = TypeVar("_Made")

_OVER: Final = frozenset({State.FINISHED, State.RELEASED})
_STRONG: Final = 24
"""Characters from which a passphrase is called strong."""


# -- how it is printed --------------------------------------------------------------------------------------


def paper_words(choices: PrintChoices) -> str:
    """Return the choices in a line, the club first, in the user's language."""
    options = choices.options
    labels = {
        option.name: label
        for option in OPTIONS
        for value, label in option.choices
        if value is getattr(options, option.name)
    }
    parts = [options.club, *(option_label(labels[name]) for name in ("paper", "layout", "colours"))]
    parts.append(words_of_paper(options.language).name)
    if options.double_dummy:
        parts.append(translate("printing", "with double dummy"))
    if choices.web_page:
        parts.append(translate("printing", "as a web page"))
    if choices.section_names:
        parts.append(translate("printing", "sections {names}").format(names=", ".join(choices.section_names)))
    return " · ".join(filter(None, parts))


# -- what can be made ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Offer:
    """What can be made of a set as it stands; labels and checklists can be always.

    `is_sealed`: somebody may still have to play it. `is_used`: it may have been seen at a table, so it is
    not dealt again by hand. `is_over`: it can be published.
    """

    is_sealed: bool
    is_used: bool
    is_over: bool

    def has(self, kind: SheetKind) -> bool:
        """Tell whether sheets of `kind` can be made."""
        return kind is SheetKind.RECORD or not self.is_used


def record_offer(set_: JournalSet) -> Offer:
    """Return what can be made of `set_`."""
    return Offer(set_.state in UNFINISHED, set_.state in USED_STATES, set_.state in _OVER)


@dataclass(frozen=True, slots=True)
class PrintRequest(Generic[_Made]):
    """Something to be made of a set: `stem` and `end` are the file's name, `make` makes it there.

    `make` reads files and takes its time; it raises what its service raises. `notes` are said with what was
    made, beside what it says itself.
    """

    stem: str
    end: str
    make: Callable[[Path, Work], _Made]
    notes: tuple[str, ...] = ()

    def named(self, path: Path) -> Path:
        """Return the place that a user chose; a name typed without its ending gets it."""
        if path.name.lower().endswith(self.end):
            return path
        bare = path.name
        for suffix in (SUFFIX, ZIP_SUFFIX, PDF, HTML[0]):
            bare = bare.removesuffix(suffix)
        return path.with_name(bare + self.end)


@dataclass(frozen=True, slots=True)
class FolderRequest:
    """Several files to be made in one folder, all or none; `make` raises what its service raises."""

    count: int
    make: Callable[[Path, Work], tuple[MadeSheets, ...]]


def is_one_file(sets: Sequence[JournalSet], choices: PrintChoices) -> bool:
    """Tell whether the sheets of `sets` are one file: those of one set, for one section or none."""
    return len(sets) * max(len(choices.section_names), 1) == 1


def sheets_of(  # noqa: PLR0913, PLR0917 - what, how, and where its files go then
    set_: JournalSet,
    kind: SheetKind,
    sealing: Sealing,
    choices: PrintChoices,
    titles: Titles,
    archive_folder: Path | None = None,
) -> PrintRequest[MadeSheets]:
    """Return what shows the cards of a set, sealed as `sealing` says, for one section at most.

    Where play is said to be over, the journal says so too, and the set's files go into the archive.
    """
    known = replace(_titles(choices, titles), section="".join(choices.section_names))

    def make(target: Path, work: Work) -> MadeSheets:
        order = _order(kind, target, choices, sealing)
        read = _read(set_, work.journal, known)
        subject, said = with_play_over(work.journal, read, sealing, archive_folder)
        made = make_sheets(order, subject, work)
        return replace(made, notes=(*said, *made.notes))

    stem = sheet_name(kind, set_described(set_, known), "")
    return PrintRequest(stem, _end(kind, sealing, choices), make)


def all_sheets_of(  # noqa: PLR0913, PLR0917 - as above
    sets: Sequence[JournalSet],
    kind: SheetKind,
    draft: SealDraft,
    choices: PrintChoices,
    titles: Titles,
    archive_folder: Path | None = None,
) -> FolderRequest:
    """Return what shows the cards of sets, a file for each set and section, sealed as `draft` says."""
    known = _titles(choices, titles if len(sets) == 1 else replace(titles, event=""))

    def make(folder: Path, work: Work) -> tuple[MadeSheets, ...]:
        orders = []
        said: list[str] = []
        for set_ in sets:
            sealing = sealing_of(set_, draft)
            end = _end(kind, sealing, choices)
            read = _read(set_, work.journal, known)
            over, notes = with_play_over(work.journal, read, sealing, archive_folder)
            said += notes
            for subject in subject_in_sections(over, choices.section_names):
                stem = sheet_name(kind, subject, "")
                target = folder / (free_name(folder, stem, [end]) + end)
                orders.append((_order(kind, target, choices, sealing), subject))
        first, *others = make_all_sheets(orders, work)
        return replace(first, notes=(*said, *first.notes)), *others

    return FolderRequest(len(sets) * max(len(choices.section_names), 1), make)


def _order(kind: SheetKind, target: Path, choices: PrintChoices, sealing: Sealing) -> SheetsOrder:
    return SheetsOrder(
        kind, target, choices.options, sealing, has_asked_for_results=choices.has_asked_for_results
    )


def _end(kind: SheetKind, sealing: Sealing, choices: PrintChoices) -> str:
    suffix = HTML[0] if choices.web_page and kind is SheetKind.RECORD else PDF
    return suffix + sealed_suffix(sealing.way)


def labels_of(
    sets: Sequence[JournalSet], choices: PrintChoices, titles: Titles
) -> PrintRequest[DeliveredFile]:
    """Return the labels of sets, in one file."""
    known = _titles(choices, titles if len(sets) == 1 else replace(titles, event=""))
    subjects = [set_described(set_, known) for set_ in sets]

    def make(target: Path, work: Work) -> DeliveredFile:
        return make_labels(subjects, choices.labels, target, work.journal, choices.section_names)

    notes = {note: None for subject in subjects for note in letters_notes(subject.heading)}
    return PrintRequest(subject_stem(subjects, "labels"), PDF, make, tuple(notes))


def checklist_of(set_: JournalSet, choices: PrintChoices, titles: Titles) -> PrintRequest[DeliveredFile]:
    """Return the duplication checklist of a set."""
    subject = set_described(set_, _titles(choices, titles))

    def make(target: Path, work: Work) -> DeliveredFile:
        sections, copies = choices.section_names, choices.label_copies
        return make_checklist(subject, target, work.journal, choices.options, sections, copies)

    return PrintRequest(subject.stem("checklist"), PDF, make, letters_notes(subject.heading))


def players_paper_of(
    set_: JournalSet, kind: PlayersPaper, choices: PrintChoices, titles: Titles
) -> PrintRequest[DeliveredFile]:
    """Return what players fill in for the boards of a set."""
    subject = set_described(set_, _titles(choices, titles))

    def make(target: Path, work: Work) -> DeliveredFile:
        return make_players_paper(kind, subject, target, work.journal, choices.options)

    return PrintRequest(subject.stem(kind.value), PDF, make, letters_notes(subject.heading))


def pack_of(set_: JournalSet, choices: PrintChoices, titles: Titles) -> PrintRequest[PublicPack]:
    """Return the public pack of a finished set."""
    known = _titles(choices, titles)

    def make(target: Path, work: Work) -> PublicPack:
        return make_public_pack(target, choices.options, _read(set_, work.journal, known), work)

    return PrintRequest(pack_name(set_described(set_, known)).removesuffix(ZIP_SUFFIX), ZIP_SUFFIX, make)


def _titles(choices: PrintChoices, titles: Titles) -> Titles:
    """Return what is printed this time, event and session, with what the club has chosen."""
    return replace(titles, site=choices.site, director=choices.director)


def _read(set_: JournalSet, journal: Journal, titles: Titles) -> Subject:
    """Return the set with its boards, as the journal knows it by now."""
    return set_read(journal, journal.set_by_id(set_.id), replace(titles, logo=kept_logo()))


# -- sealing ------------------------------------------------------------------------------------------------


class Gap(Enum):
    """What a seal lacks, the first thing to put right first."""

    NO_PASSPHRASE = auto()
    WEAK_PASSPHRASE = auto()
    NOT_REPEATED = auto()
    TIME_PAST = auto()
    NOT_UNDERSTOOD = auto()


class Strength(Enum):
    """How easily a passphrase is guessed."""

    NONE = auto()
    WEAK = auto()
    GOOD = auto()
    STRONG = auto()


@dataclass(frozen=True, slots=True)
class SealDraft:
    """What was filled in so far: a way, and what each of them needs; `release_at` has its zone.

    `with_pack`: play is over, and the public pack is wanted with the record, without further questions.
    """

    way: SealWay
    passphrase: str = field(default="", repr=False)
    again: str = field(default="", repr=False)
    release_at: datetime | None = None
    is_understood: bool = False
    with_pack: bool = False

    def gap(self, now: datetime) -> Gap | None:
        """Return what is missing; None when the seal is complete."""
        if self.way is SealWay.PASSPHRASE:
            if not self.passphrase:
                return Gap.NO_PASSPHRASE
            if self.weakness:
                return Gap.WEAK_PASSPHRASE
            return None if self.is_repeated else Gap.NOT_REPEATED
        if self.way in {SealWay.RELEASE, SealWay.LOCKED}:
            return None if self.release_at is not None and self.release_at > now else Gap.TIME_PAST
        if self.way is SealWay.FINISHED:
            return None
        return None if self.is_understood else Gap.NOT_UNDERSTOOD

    @property
    def is_repeated(self) -> bool:
        """Whether the passphrase was typed the same way twice."""
        return self.passphrase == self.again

    @property
    def weakness(self) -> str:
        """Why the passphrase is too easily guessed; empty where it is not."""
        try:
            check_passphrase(self.passphrase)
        except WeakPassphrase as error:
            return error.reason
        return ""

    @property
    def strength(self) -> Strength:
        """How easily the passphrase is guessed."""
        if not self.passphrase:
            return Strength.NONE
        if self.weakness:
            return Strength.WEAK
        return Strength.GOOD if len(self.passphrase) < _STRONG else Strength.STRONG

    def sealing(self) -> Sealing:
        """Return the way with what it needs, and nothing of the others."""
        if self.way is SealWay.PASSPHRASE:
            return Sealing(self.way, passphrase=self.passphrase)
        if self.way in {SealWay.RELEASE, SealWay.LOCKED}:
            return Sealing(self.way, release_at=self.release_at)
        return Sealing(self.way)


def likeliest_record(sets: Sequence[JournalSet], kind: SheetKind, usual: SealWay, today: date) -> SealWay:
    """Return what is most likely meant for the file: a set whose day has come was played."""
    is_played = kind is SheetKind.RECORD and not any(is_play_early(set_, today) for set_ in sets)
    return SealWay.FINISHED if is_played else usual


def question_before_open(sets: Sequence[JournalSet], draft: SealDraft, today: date) -> Question | None:
    """Return what is asked once more before sets are called finished that can hardly have been played."""
    early = [set_ for set_ in sets if record_offer(set_).is_sealed and is_play_early(set_, today)]
    if draft.way is not SealWay.FINISHED or not early:
        return None
    named = translate("printing", "“{event}”, {day}, from board {number}")
    return Question(
        translate("printing", "Play is over"),
        translate("printing", "Has this set been played?"),
        "\n".join(
            (
                *(
                    named.format(event=set_title(set_), day=day_words(set_), number=set_.boards.first)
                    for set_ in early
                ),
                translate("printing", "It was dealt today, or its day is still to come."),
                translate("printing", "The record shows every card. The journal will say that play is over."),
            )
        ),
        translate("printing", "Play is over: print open"),
    )


def sealing_of(set_: JournalSet, draft: SealDraft) -> Sealing:
    """Return what happens to a file: nothing is asked once the set is finished."""
    return draft.sealing() if record_offer(set_).is_sealed else UNDECIDED
