"""File names that every system stores."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.errors.storage import BadFileName
from bigdeal_gui.storage import names as names_module
from bigdeal_gui.storage.names import (
    check_file_name,
    check_file_names,
    coded_name,
    event_with_words,
    free_name,
    free_set_stem,
    numbered_name,
    paper_stem,
    plain_name,
    same_name_key,
    set_names,
    set_stem,
    words_beside,
)

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    "name",
    ["tuesday.pbn", "Tuesday 12-03.dup", "a", "_x", "Été 2024.pbn", "Überlingen.dlm", "console.pbn",
     "com10.pbn", "comx", "nulls", "lpt.txt", "x" * 255, "é" * 127, "桥牌.pbn"],
)  # fmt: skip
def test_ordinary_names_pass(name: str) -> None:
    """Letters of any script, digits, blanks and dashes inside, and what only resembles a device."""
    check_file_name(name)


@pytest.mark.parametrize(
    "name",
    ["", ".", "..", ".pbn", "-n.pbn", " a", "a ", "a.", "a/b", "a\\b", "a:b", "a*", "a?", 'a"', "a<", "a>",
     "a|",
     "a\0b", "a\nb", "a\x7fb", "a\x85", "a\u202eb", "a\u200f", "a\u2028b", "a\u2029b", "a\udc80", "x" * 256,
     "é" * 128,
     "CON", "con", "PRN.pbn", "Aux.tar.gz", "nul .pbn", "COM1", "com9.dup", "LPT1.x", "lpt9", "COM¹.pbn",
     "conin$"],
)  # fmt: skip
def test_names_that_some_system_refuses_are_refused_everywhere(name: str) -> None:
    """A set dealt on one system can be copied to any other."""
    with pytest.raises(BadFileName) as caught:
        check_file_name(name)
    assert str(caught.value).isprintable()


def test_a_refused_name_is_shown_short_and_printable() -> None:
    """The message cannot be made unreadable by the name it speaks of."""
    with pytest.raises(BadFileName) as caught:
        check_file_name("\x1b[2J" + "x" * 300)
    assert caught.value.text.startswith("\N{REPLACEMENT CHARACTER}[2Jxxx")
    assert len(caught.value.text) == 60


@pytest.mark.parametrize(
    ("first", "second"),
    [("a.pbn", "a.pbn"), ("a.pbn", "A.PBN"), ("é.pbn", "e\u0301.pbn"), ("straße", "STRASSE")],
)
def test_names_that_some_system_takes_for_one_clash(first: str, second: str) -> None:
    """Two names of a set differ in more than capitals and the spelling of accents."""
    with pytest.raises(BadFileName):
        check_file_names([first, second])
    check_file_names([first, "other.pbn"])


@settings(deadline=None, max_examples=200)
@given(st.text(max_size=80))
def test_every_name_passes_or_is_refused_in_one_sentence(name: str) -> None:
    """No text makes the check fail otherwise, and what passes is a plain component of a path."""
    refusals = []
    try:
        check_file_name(name)
    except BadFileName as error:
        refusals.append(str(error))
    assert all("cannot be a file name" in refusal for refusal in refusals)
    assert refusals or not set(name) & set("/\\\0")
    assert same_name_key(name) == same_name_key(same_name_key(name))


@given(st.text(max_size=80))
def test_plain_names_fit_every_disk(text: str) -> None:
    """Only ASCII letters, digits and inner hyphens are left of any event."""
    name = plain_name(text)
    assert name.isascii()
    assert all(letter.isalnum() or letter == "-" for letter in name)
    assert len(name) <= 40
    assert not name.startswith("-")
    assert not name.endswith("-")


@pytest.mark.parametrize(
    ("event", "stem"),
    [
        ("Tuesday pairs", "2026-11-22 Tuesday pairs"),
        ("Mémorial Łódź / Ærø", "2026-11-22 Memorial Lodz Aero"),
        ("  ", "2026-11-22 session"),
    ],
)
def test_a_set_is_called_by_its_day_and_event(event: str, stem: str) -> None:
    """The day goes first, so that a folder lists the sets as they were dealt; machines get plain letters."""
    assert set_stem(date(2026, 11, 22), event) == stem


def test_a_set_without_an_event_is_called_in_the_readers_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """The word for a session is the window's, in letters of any disk."""
    monkeypatch.setattr(names_module, "translate", lambda _context, _text: "séance")
    assert set_stem(date(2026, 11, 22), "") == "2026-11-22 seance"


def test_papers_are_called_by_day_event_code_and_kind() -> None:
    """What is missing is left out, and what no name may hold becomes a dash."""
    day = date(2026, 11, 22)
    name = paper_stem(day, "Łódź: 1/2", "", "K7QC-M2PX", "labels")
    assert name == "2026-11-22 Łódź- 1-2 K7QC-M2PX labels"
    check_file_name(name)
    assert paper_stem(None, "", "K7QC-M2PX", "labels") == "K7QC-M2PX labels"


def test_a_number_stands_behind_a_name_as_its_words_do() -> None:
    """Behind a blank where there are blanks, or behind a hyphen."""
    assert numbered_name("2026-11-22 Tuesday pairs", 2) == "2026-11-22 Tuesday pairs 2"
    assert numbered_name("tuesday", 12) == "tuesday-12"


def test_a_free_name_gets_the_first_number_that_is_not_taken(tmp_path: Path) -> None:
    """A name proposed clashes with no file that the new ones would have."""
    assert free_name(tmp_path / "none", "new", [".pbn"]) == "new"
    for name in ("new.pbn", "new-2.dlm", "new-3.lin"):
        (tmp_path / name).touch()
    assert free_name(tmp_path, "new", (end for end in (".pbn", ".dlm"))) == "new-3"
    assert free_name(tmp_path, "new", [".dup"]) == "new"
    assert free_name(tmp_path, "new", [".pbn"]) == "new-2"


def test_a_free_name_is_none_that_delivery_refuses(tmp_path: Path) -> None:
    """A name in other capitals is taken, as it is on systems that ignore them, however many there are."""
    (tmp_path / "NEW.Txt").touch()
    for number in range(2, 1100):
        (tmp_path / f"new-{number}.txt").touch()
    assert free_name(tmp_path, "new", [".txt"]) == "new-1100"


def test_sets_of_one_go_say_which_they_are() -> None:
    """In words, and no two names are a sign apart; one set has its name alone."""
    assert set_names("2026-11-22 Pairs", 1) == ("2026-11-22 Pairs",)
    assert set_names("2026-11-22 Pairs", 2) == ("2026-11-22 Pairs set 1 of 2", "2026-11-22 Pairs set 2 of 2")
    assert coded_name("2026-11-22 Pairs", "K7QC-M2PX") == "2026-11-22 Pairs K7QC-M2PX"


def test_a_second_set_of_the_day_is_called_so(tmp_path: Path) -> None:
    """Whatever format has the name, with or without a set code, for one set or several."""
    ends = (".pbn", ".dlm")
    assert free_set_stem(tmp_path / "none", "Pairs", ends) == "Pairs"
    (tmp_path / "Pairs K7QC-M2PX.pbn").touch()
    assert free_set_stem(tmp_path, "Pairs", ends) == "Pairs second of the day"
    assert free_set_stem(tmp_path, "Pairs", ends, 2) == "Pairs"
    (tmp_path / "Pairs set 2 of 2.dlm").touch()
    assert free_set_stem(tmp_path, "Pairs", ends, 2) == "Pairs second of the day"
    for words in ("second", "third", "fourth"):
        (tmp_path / f"Pairs {words} of the day.pbn").touch()
    assert free_set_stem(tmp_path, "Pairs", ends) == "Pairs number 5 of the day"


def test_what_tells_a_set_from_others_stands_behind_its_event() -> None:
    """The words come from the name that was proposed, and from no other name."""
    assert words_beside("2026-11-22 Pairs second of the day", "2026-11-22 Pairs") == "second of the day"
    assert words_beside("tuesday", "2026-11-22 Pairs") == words_beside("x", "x") == ""
    assert event_with_words("Pairs", "set 2 of 3") == "Pairs, set 2 of 3"
    assert event_with_words("Pairs", "") == "Pairs"


def test_long_words_are_cut() -> None:
    """Forty letters of a plain name, sixty of each part of a paper's, and sixty of a name that is refused."""
    assert [plain_name("x" * length) for length in (40, 41)] == ["x" * 40] * 2
    assert paper_stem(None, "x" * 61, "y" * 60) == f"{'x' * 60} {'y' * 60}"
    for name, shown in (("." + "x" * 59, "." + "x" * 59), ("." + "x" * 60, "." + "x" * 58 + "…")):
        with pytest.raises(BadFileName) as caught:
            check_file_name(name)
        assert str(caught.value).startswith(f"“{shown}” ")
