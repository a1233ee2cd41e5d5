"""Sets in the window without a screen: what a search finds, and what is shown of a set."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.journal.journal import JournalSet, Randomness, SeenSet, SetId, SetOrder, SetPage, State
from bigdeal_gui.journal.sets import LIFE
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.pages import sets
from bigdeal_gui.pages.sets import (
    ALL_STATES,
    SetSearch,
    day_words,
    dealt_words,
    event_or_files,
    not_listed,
    set_line,
    set_source,
    set_title,
)
from bigdeal_gui.services.sets.open_journal import open_journal

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal

SET = JournalSet(
    id=SetId(7),
    code="K7QM-2PXA",
    event="Tuesday pairs",
    date="2026.11.24",
    boards=BoardRange(1, 24),
    state=State.IN_PLAY,
    dealt_at="2026-11-24T18:00:00.000000Z",
    is_own=True,
    formats=("pbn",),
    identification=b"",
    profile="standard",
    randomness="meter",
    version="1.0",
    folder=Path("sets"),
    planned_files=(Path("sets/tuesday.pbn"),),
    files=(),
)


@pytest.fixture
def journal(own_home: Path) -> Journal:  # noqa: ARG001 - the journal lies in it
    """A journal that met three sets."""
    made = open_journal()
    for name in ("club.pbn", "cup.pbn", "league.pbn"):
        made.see_set(SeenSet(name, BoardRange(1, 2)), [])
    return made


def found(search: SetSearch, journal: Journal, offset: int = 0) -> list[str]:
    """Return the files of the sets that are found."""
    return [event_or_files(set_) for set_ in search.page(journal, offset).sets]


def test_a_search_finds_by_words_and_state(journal: Journal) -> None:
    """Words and state narrow together; without them all states are listed, newest first."""
    assert found(SetSearch(), journal) == ["league.pbn", "cup.pbn", "club.pbn"]
    assert found(SetSearch(words="cup"), journal) == ["cup.pbn"]
    assert found(SetSearch(words="cup", state=State.DEALT), journal) == []
    assert found(SetSearch(state=State.SEEN), journal) == ["league.pbn", "cup.pbn", "club.pbn"]


def test_what_was_found_comes_in_the_order_that_was_asked_for(journal: Journal) -> None:
    """By a column, up or down; the whole list as its pages."""
    search = SetSearch(order=SetOrder.DAY)
    assert found(search, journal) == [event_or_files(set_) for set_ in search.whole(journal).sets]
    assert not search.is_narrowed
    down = SetSearch(order=SetOrder.BOARDS, is_descending=True)
    assert sorted(found(down, journal)) == ["club.pbn", "cup.pbn", "league.pbn"]


@pytest.mark.parametrize(
    ("randomness", "words"),
    [
        (Randomness.METER, "your typing and the computer"),
        (Randomness.TOURNAMENT, "the tournament’s keys"),
        ("", ""),
        ("dice", ""),
    ],
)
def test_the_source_is_told_in_words(randomness: str, words: str) -> None:
    """Where the randomness came from; nothing of sets that others dealt, or of a newer program."""
    assert set_source(replace(SET, randomness=randomness)) == words


def test_a_search_looks_among_its_states(journal: Journal) -> None:
    """Where only sets of this computer count, one from elsewhere is not found, and that narrows nothing."""
    search = SetSearch(among=LIFE)
    assert found(search, journal) == []
    assert not search.is_narrowed


def test_every_state_can_be_looked_for() -> None:
    """No state is missing in the list of the states."""
    assert sorted(ALL_STATES) == sorted(State)


def test_pages_follow_one_another(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page begins where the one before ended, and knows how many there are in all."""
    monkeypatch.setattr(sets, "PAGE", 2)
    assert found(SetSearch(), journal) == ["league.pbn", "cup.pbn"]
    assert found(SetSearch(), journal, 2) == ["club.pbn"]
    assert SetSearch().page(journal, 2).total == 3
    assert SetSearch().page(journal) == SetSearch().page(journal, 0)


def test_a_set_that_is_listed_is_not_new() -> None:
    """Of a page that overlaps the list only the rest is new."""
    other = replace(SET, id=SetId(6))
    assert not_listed(SetPage(2, (SET, other)), [SET]) == [other]


def test_a_set_is_called_by_what_is_known() -> None:
    """Its event, else its code, else nothing but that it is a set; of others' sets, their files."""
    assert set_title(SET) == event_or_files(SET) == "Tuesday pairs"
    assert set_title(replace(SET, event="Cup\nIn order")) == "Cup\ufffdIn order"
    assert set_title(replace(SET, event="")) == "Set K7QM-2PXA"
    assert set_title(replace(SET, event="", code="")) == "Unnamed set"
    assert event_or_files(replace(SET, event="")) == ""
    assert event_or_files(replace(SET, event="", is_own=False)) == "tuesday.pbn"


def test_times_are_this_computers() -> None:
    """The day of a set is its own, or the one on which it was met; dealt and seen are told apart."""
    assert day_words(SET) == "2026-11-24"
    assert day_words(replace(SET, date="")).startswith("2026-11-2")
    assert dealt_words(SET).startswith("Dealt 2026-11-2")
    assert dealt_words(replace(SET, is_own=False)).startswith("First seen 2026-11-2")


def test_a_line_says_what_a_person_needs() -> None:
    """Code, event, day, boards and state stand on one line, without what is not known."""
    assert set_line(SET) == "K7QM-2PXA · “Tuesday pairs” · 2026-11-24 · boards 1–24 · in play"
    assert set_line(replace(SET, code="", event="")) == "2026-11-24 · boards 1–24 · in play"


def test_every_state_has_a_drawing_of_its_own() -> None:
    """By the names of the program's drawings."""
    drawings = [sets.state_icon(state) for state in State]
    assert sorted(drawings) == ["boxes", "check", "deal", "elsewhere", "error", "open", "play", "warning"]
