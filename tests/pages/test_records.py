"""The records page without a screen: what a set can be made into, and its seal."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from bigdeal_gui.journal.journal import State
from bigdeal_gui.model.plans import parse_board_range
from bigdeal_gui.pages import records
from bigdeal_gui.pages.records import (
    Gap,
    Offer,
    PrintRequest,
    SealDraft,
    Strength,
    all_sheets_of,
    checklist_of,
    is_one_file,
    labels_of,
    likeliest_record,
    pack_of,
    paper_words,
    players_paper_of,
    question_before_open,
    record_offer,
    sealing_of,
    sheets_of,
)
from bigdeal_gui.paper.record_options import RecordOptions
from bigdeal_gui.paper.sheets.players_paper import PlayersPaper
from bigdeal_gui.services.printing.choices import PrintChoices
from bigdeal_gui.services.printing.records import MadeSheets, SheetKind, SheetsOrder
from bigdeal_gui.services.printing.seals import UNDECIDED, Sealing, SealWay
from bigdeal_gui.services.printing.subject import Titles, set_described
from bigdeal_gui.storage.delivery import DeliveredFile
from tests.pages.test_history import SET

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import JournalSet
    from bigdeal_gui.services.printing.subject import Subject
    from bigdeal_gui.services.work import Work

# -- what can be made -------------------------------------------------------------------------------------


def in_state(state: State) -> JournalSet:
    """Return a set of which nothing but its state matters."""
    return cast("JournalSet", SimpleNamespace(state=state))


@pytest.mark.parametrize(
    ("state", "offer"),
    [
        (State.DEALT, Offer(is_sealed=True, is_used=False, is_over=False)),
        (State.IN_PLAY, Offer(is_sealed=True, is_used=True, is_over=False)),
        (State.FINISHED, Offer(is_sealed=False, is_used=True, is_over=True)),
        (State.RELEASED, Offer(is_sealed=False, is_used=True, is_over=True)),
    ],
)
def test_what_can_be_made_follows_from_the_state(state: State, offer: Offer) -> None:
    """Files are sealed until play is over; what was in play is not dealt by hand."""
    assert record_offer(in_state(state)) == offer
    assert offer.has(SheetKind.RECORD)
    for kind in (SheetKind.DEALING_SHEETS, SheetKind.CURTAIN_CARDS):
        assert offer.has(kind) is not offer.is_used


def test_what_is_made_is_named_after_the_set_and_its_kind() -> None:
    """A name is the set's day, event and code, then what it is; the ending says how it is sealed."""
    open_, sealed = Sealing(SealWay.OPEN), Sealing(SealWay.PASSPHRASE, "x")
    choices = PrintChoices(RecordOptions(), sections="A", web_page=True)
    asked = choices, Titles("Tuesday pairs")
    of = "2026-11-24 Tuesday pairs"
    named = [
        sheets_of(SET, SheetKind.RECORD, open_, *asked),
        sheets_of(SET, SheetKind.RECORD, sealed, *asked),
        sheets_of(SET, SheetKind.CURTAIN_CARDS, open_, *asked),
        labels_of([SET], *asked),
        checklist_of(SET, *asked),
        players_paper_of(SET, PlayersPaper.TRAVELLERS, *asked),
        pack_of(SET, *asked),
    ]
    assert [request.stem.removeprefix(f"{of} ") + request.end for request in named] == [
        "A K7QM-2PXA hand-record.html",
        "A K7QM-2PXA hand-record.html.age",
        "A K7QM-2PXA curtain-cards.pdf",
        "K7QM-2PXA labels.pdf",
        "K7QM-2PXA checklist.pdf",
        "K7QM-2PXA travellers.pdf",
        "K7QM-2PXA public pack.zip",
    ]
    other = choices, Titles("Club final")
    assert "Club final" in labels_of([SET], *other).stem
    plain = choices, Titles()
    assert sheets_of(SET, SheetKind.RECORD, open_, *plain).stem == f"{of} A K7QM-2PXA hand-record"
    assert labels_of([SET, SET], *other).stem == labels_of([SET, SET], *plain).stem, "sets keep their events"
    both = replace(choices, sections="A,B"), Titles()
    assert all_sheets_of([SET, SET], SheetKind.RECORD, SealDraft(SealWay.OPEN), *both).count == 4
    assert all_sheets_of([SET], SheetKind.RECORD, SealDraft(SealWay.OPEN), *asked).count == 1
    assert all_sheets_of([SET, SET], SheetKind.RECORD, SealDraft(SealWay.OPEN), *plain).count == 2


class Press:
    """Notes what is to be made, in place of the services, and returns what was made."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls: list[tuple[object, ...]] = []
        self.work = cast("Work", SimpleNamespace(journal=SimpleNamespace(set_by_id=self.newest)))
        for name, made in (
            ("make_sheets", SHEETS),
            ("make_all_sheets", (SHEETS, SHEETS)),
            ("make_labels", SHEETS.file),
            ("make_checklist", SHEETS.file),
            ("make_players_paper", SHEETS.file),
            ("make_public_pack", "pack"),
        ):
            monkeypatch.setattr(records, name, partial(self.noted, made))
        monkeypatch.setattr(records, "set_read", lambda _journal, set_, titles: set_described(set_, titles))
        monkeypatch.setattr(records, "kept_logo", lambda: None)
        monkeypatch.setattr(records, "with_play_over", self.over)

    def newest(self, id_: object) -> JournalSet:
        """Return the set as the journal knows it by now."""
        assert id_ == SET.id
        return SET_NOW

    def noted(self, made: object, *given: object) -> object:
        """Note what is to be made."""
        self.calls.append(given)
        return made

    def over(self, *given: Any) -> tuple[Subject, tuple[str, ...]]:  # noqa: ANN401 - as the service has it
        """Note where files go when play is over, and say so."""
        journal, subject, *more = given
        assert journal is self.work.journal
        self.calls.append(tuple(more))
        return subject, ("moved",)


SET_NOW = replace(SET, event="Tuesday pairs, final")
SHEETS = MadeSheets(DeliveredFile(Path("made.pdf"), 1), SealWay.OPEN, notes=("no solver",))


def test_what_is_asked_for_is_made_of_what_the_journal_knows_by_now(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Each paper by its service, with the choices, the titles, and what is said of both."""
    press = Press(monkeypatch)
    choices = PrintChoices(
        RecordOptions(), site="Hall", sections="A", director="Doe", label_copies=3, has_asked_for_results=True
    )
    titles, sealing, target = Titles("", session="Session 2"), Sealing(SealWay.FINISHED), tmp_path / "a.pdf"
    plain = Titles("", "Hall", session="Session 2", director="Doe")
    now, before = set_described(SET_NOW, plain), set_described(SET, plain)
    of_section = set_described(SET_NOW, replace(plain, section="A"))
    made = sheets_of(SET, SheetKind.RECORD, sealing, choices, titles, tmp_path).make(target, press.work)
    assert made.notes == ("moved", "no solver")
    order = SheetsOrder(SheetKind.RECORD, target, choices.options, sealing, has_asked_for_results=True)
    assert press.calls == [(sealing, tmp_path), (order, of_section, press.work)]
    labels = labels_of([SET], choices, titles).make(target, press.work)
    checklist = checklist_of(SET, choices, titles).make(target, press.work)
    paper = players_paper_of(SET, PlayersPaper.TRAVELLERS, choices, titles).make(target, press.work)
    assert labels == checklist == paper == SHEETS.file
    assert str(pack_of(SET, choices, titles).make(target, press.work)) == "pack"
    journal, sections = press.work.journal, ("A",)
    assert press.calls[2:] == [
        ([before], choices.labels, target, journal, sections),
        (before, target, journal, choices.options, sections, 3),
        (PlayersPaper.TRAVELLERS, before, target, journal, choices.options),
        (target, choices.options, now, press.work),
    ]


def test_the_sheets_of_several_sets_have_a_file_for_each_section(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Names that are free, and what was said of all of them with the first."""
    press = Press(monkeypatch)
    choices = PrintChoices(RecordOptions(), sections="A,B", web_page=True)
    (tmp_path / "2026-11-24 Tuesday pairs, final A K7QM-2PXA hand-record.html").touch()
    draft = SealDraft(SealWay.FINISHED)
    request = all_sheets_of([SET, SET], SheetKind.RECORD, draft, choices, Titles("x"), tmp_path / "done")
    first, second = request.make(tmp_path, press.work)
    assert (first.notes, second.notes) == (("moved", "moved", "no solver"), ("no solver",))
    (*over, (orders, work)) = press.calls
    assert over == [(Sealing(SealWay.FINISHED), tmp_path / "done")] * 2
    assert work is press.work
    assert isinstance(orders, list)
    assert [(order.target.name, subject.heading.section) for order, subject in orders] == [
        ("2026-11-24 Tuesday pairs, final A K7QM-2PXA hand-record-2.html", "A"),
        ("2026-11-24 Tuesday pairs, final B K7QM-2PXA hand-record.html", "B"),
    ] * 2


@pytest.mark.parametrize(
    ("end", "typed", "name"),
    [
        (".pdf", "a", "a.pdf"),
        (".pdf", "a.PDF", "a.PDF"),
        (".pdf", "a.html", "a.pdf"),
        (".pdf.age", "a.pdf", "a.pdf.age"),
        (".html.age", "a.pdf.age", "a.html.age"),
        (".zip", "a.v2", "a.v2.zip"),
    ],
)
def test_a_typed_name_gets_its_ending(end: str, typed: str, name: str) -> None:
    """An ending that means something else gives way, any other dot stays."""
    request = PrintRequest("proposed", end, lambda *_all: None)
    assert request.named(Path("sets") / typed) == Path("sets") / name


# -- how it is printed --------------------------------------------------------------------------------------


def test_the_paper_is_summed_up() -> None:
    """What matters is said in a line, the club first; what was not chosen is left out."""
    plain = RecordOptions(double_dummy=False)
    assert paper_words(PrintChoices(plain)) == "A4 · 18 boards · black and red · English"
    options = RecordOptions(club="The Club", double_dummy=True, language="nl")
    words = paper_words(PrintChoices(options, web_page=True, sections="A, B"))
    assert words == (
        "The Club · A4 · 18 boards · black and red · Nederlands · with double dummy · as a web page"
        " · sections A, B"
    )


@pytest.mark.parametrize(
    ("sets", "sections", "is_one"),
    [(1, "", True), (1, "A", True), (1, "A,B", False), (2, "", False), (2, "A,B", False)],
)
def test_one_set_for_one_section_is_a_file(sets: int, sections: str, *, is_one: bool) -> None:
    """Everything else is a folder of files."""
    choices = PrintChoices(RecordOptions(), sections=sections)
    assert is_one_file([in_state(State.FINISHED)] * sets, choices) is is_one


# -- play is over -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dealt_at", "day", "is_asked"),
    [
        ("2026-02-27T12:00:00+00:00", "2026.03.01", False),
        ("2026-02-27T12:00:00+00:00", "2026.03.02", True),
        ("2026-03-01T12:00:00+00:00", "2026.03.01", True),
        ("2026-02-27T12:00:00+00:00", "", False),
    ],
)
def test_a_set_that_can_hardly_have_been_played_is_asked_for(
    dealt_at: str, day: str, *, is_asked: bool
) -> None:
    """Dealt today, or for a day to come; for others it is the first answer, and nothing more is asked."""
    today = date(2026, 3, 1)
    shown = SimpleNamespace(
        state=State.DEALT, dealt_at=dealt_at, date=day, event="Cup", boards=parse_board_range("5-8")
    )
    sets = [cast("JournalSet", shown)]
    question = question_before_open(sets, SealDraft(SealWay.FINISHED), today)
    assert (question is not None) == is_asked
    if question is not None:
        assert (question.title, question.question) == ("Play is over", "Has this set been played?")
        assert "“Cup”" in question.explanation
        assert "from board 5" in question.explanation
        assert question.button == "Play is over: print open"
    first = SealWay.RELEASE if is_asked else SealWay.FINISHED
    assert likeliest_record(sets, SheetKind.RECORD, SealWay.RELEASE, today) is first
    assert likeliest_record(sets, SheetKind.CURTAIN_CARDS, SealWay.RELEASE, today) is SealWay.RELEASE
    assert question_before_open(sets, SealDraft(SealWay.OPEN), today) is None


# -- sealing ----------------------------------------------------------------------------------------------

NOW = datetime(2026, 3, 1, 20, tzinfo=UTC)
LONG = "correct horse battery staple"
BY_PASSPHRASE = SealDraft(SealWay.PASSPHRASE, LONG, LONG)


@pytest.mark.parametrize(
    ("draft", "gap"),
    [
        (SealDraft(SealWay.PASSPHRASE), Gap.NO_PASSPHRASE),
        (SealDraft(SealWay.PASSPHRASE, "short", "short"), Gap.WEAK_PASSPHRASE),
        (SealDraft(SealWay.PASSPHRASE, LONG, LONG + "!"), Gap.NOT_REPEATED),
        (BY_PASSPHRASE, None),
        (SealDraft(SealWay.RELEASE), Gap.TIME_PAST),
        (SealDraft(SealWay.RELEASE, release_at=NOW), Gap.TIME_PAST),
        (SealDraft(SealWay.RELEASE, release_at=NOW + timedelta(seconds=1)), None),
        (SealDraft(SealWay.OPEN), Gap.NOT_UNDERSTOOD),
        (SealDraft(SealWay.OPEN, is_understood=True), None),
    ],
)
def test_a_seal_says_what_it_lacks(draft: SealDraft, gap: Gap | None) -> None:
    """The first thing that is missing is named; nothing is, once a way has all it needs."""
    assert draft.gap(NOW) is gap


@pytest.mark.parametrize(
    ("passphrase", "strength"),
    [
        ("", Strength.NONE),
        ("short", Strength.WEAK),
        ("a long passphrase number", Strength.STRONG),
        ("a long passphrase numbe", Strength.GOOD),
        ("a long passphrase", Strength.GOOD),
    ],
)
def test_the_strength_of_a_passphrase_is_rated(passphrase: str, strength: Strength) -> None:
    """A weak one says why; a long one is strong."""
    draft = SealDraft(SealWay.PASSPHRASE, passphrase)
    assert draft.strength is strength
    assert bool(draft.weakness) is (strength in {Strength.NONE, Strength.WEAK})


def test_a_seal_takes_what_its_way_needs() -> None:
    """A passphrase that was typed for another way is not in it, and no repr shows one."""
    later = NOW + timedelta(hours=1)
    both = SealDraft(SealWay.RELEASE, LONG, LONG, later)
    assert both.sealing() == Sealing(SealWay.RELEASE, release_at=later)
    assert replace(both, way=SealWay.LOCKED).sealing() == Sealing(SealWay.LOCKED, release_at=later)
    assert BY_PASSPHRASE.sealing() == Sealing(SealWay.PASSPHRASE, passphrase=LONG)
    assert SealDraft(SealWay.OPEN, LONG).sealing() == Sealing(SealWay.OPEN)
    assert LONG not in repr(both)


def test_a_finished_set_is_not_sealed() -> None:
    """What was filled in before does not count once play is over."""
    assert sealing_of(in_state(State.FINISHED), BY_PASSPHRASE) is UNDECIDED
    assert sealing_of(in_state(State.DEALT), BY_PASSPHRASE) == BY_PASSPHRASE.sealing()
