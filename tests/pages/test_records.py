"""The records page without a screen: choices that are kept, what a set can be made into, and its seal."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from bigdeal_gui.journal.journal import State
from bigdeal_gui.pages.records import (
    Gap,
    Offer,
    PrintChoices,
    SealDraft,
    Strength,
    Wish,
    choices_of,
    offer_of,
    sealing_of,
)
from bigdeal_gui.paper.label_sheets import DEFAULT_LABELS, label_sheet
from bigdeal_gui.paper.record_options import OPTIONS, PerPage, RecordOptions
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.services.printing.records import SheetKind
from bigdeal_gui.services.printing.seals import UNDECIDED, Sealing, SealWay
from bigdeal_gui.storage.settings import Settings, load, save

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import JournalSet
    from bigdeal_gui.paper.record_options import Option

USUAL = RecordOptions(paper=PaperSize.LETTER, language="de")

OLD = {
    "paper": "letter",
    "layout": "36",
    "order": "columns",
    "colours": "two",
    "ten": "T",
    "language": "fr",
    "double_dummy": True,
    "web_page": True,
    "seal": "release",
    "label_sheet": "5163",
    "label_copies": 3,
    "site": "Hall",
    "sections": "A, B",
}
"""What every program wrote until options stood in one table."""


def other(option: Option) -> str | bool:
    """Return a value that is not the default, as the settings write it."""
    if option.choices:
        return str(option.choices[-1][0].value)
    return "nl" if isinstance(option.default, str) else not option.default


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_survives_being_kept(tmp_path: Path, option: Option) -> None:
    """What was chosen is there at the next start, and is no default by accident."""
    save(tmp_path / "settings.json", Settings(records={option.name: other(option)}))
    kept = choices_of(load(tmp_path / "settings.json").records, RecordOptions())
    value = getattr(kept.options, option.name)
    assert value != option.default
    assert getattr(value, "value", value) == other(option)


def test_settings_of_before_are_read(tmp_path: Path) -> None:
    """Every choice that an earlier program kept means what it meant, and nothing of it is damaged."""
    path = tmp_path / "settings.json"
    save(path, Settings())
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), "records": OLD}), "utf-8")
    damaged: list[object] = []
    kept = choices_of(load(path, damaged.append).records, RecordOptions())
    assert damaged == []
    assert kept.options.layout is PerPage.THIRTY_SIX
    assert (kept.options.language, kept.options.double_dummy, kept.options.points) == ("fr", True, True)
    assert (kept.web_page, kept.seal, kept.labels.sheet) == (True, SealWay.RELEASE, label_sheet("5163"))
    assert (kept.label_copies, kept.site, kept.section_names) == (3, "Hall", ("A", "B"))


def test_what_is_missing_is_as_usual() -> None:
    """Without choices the paper is the one sold here, for labels too, and the language the window's."""
    found = choices_of({}, USUAL)
    assert found.options == USUAL
    assert found.label_sheet.paper is PaperSize.LETTER
    assert choices_of({}, RecordOptions()) == PrintChoices(RecordOptions(), label_sheet=DEFAULT_LABELS)


@pytest.mark.parametrize("strange", ["", "green", 7, True, None, ["12"]])
def test_strange_choices_are_as_usual(strange: object) -> None:
    """A value that means nothing costs itself alone."""
    names = [name for name in OLD if name not in {"language", "site", "sections"}]
    switches = {option.name for option in OPTIONS if isinstance(option.default, bool)} | {"web_page"}
    for name in names:
        if not (strange is True and name in switches) and not (strange == 7 and name == "label_copies"):
            assert choices_of({name: strange}, USUAL) == choices_of({}, USUAL)
    if not isinstance(strange, str):
        for name in ("language", "site", "sections"):
            assert choices_of({name: strange}, USUAL) == choices_of({}, USUAL)


def test_an_open_record_is_not_the_next_ones() -> None:
    """Only what waits for the end of play is remembered; a label is made once at least."""
    assert choices_of({"seal": "open"}, USUAL).seal is SealWay.PASSPHRASE
    assert choices_of({"label_copies": 0}, USUAL).label_copies == 1


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
    assert offer_of(in_state(state)) == offer
    assert offer.has(SheetKind.RECORD)
    for kind in (SheetKind.DEALING_SHEETS, SheetKind.CURTAIN_CARDS):
        assert offer.has(kind) is not offer.is_used


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
    wish = Wish("proposed", end, lambda *_all: None)
    assert wish.named(Path("sets") / typed) == Path("sets") / name


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
        ("a long passphrase number o", Strength.STRONG),
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
    assert BY_PASSPHRASE.sealing() == Sealing(SealWay.PASSPHRASE, passphrase=LONG)
    assert SealDraft(SealWay.OPEN, LONG).sealing() == Sealing(SealWay.OPEN)
    assert LONG not in repr(both)


def test_a_finished_set_is_not_sealed() -> None:
    """What was filled in before does not count once play is over."""
    assert sealing_of(in_state(State.FINISHED), BY_PASSPHRASE) is UNDECIDED
    assert sealing_of(in_state(State.DEALT), BY_PASSPHRASE) == BY_PASSPHRASE.sealing()
