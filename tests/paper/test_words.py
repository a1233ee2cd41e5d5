"""The words of printed sheets in every language."""

from __future__ import annotations

import dataclasses
from datetime import date
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.paper import PrintingUnavailable
from bigdeal_gui.model.boards import Vulnerability
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.paper.fonts.program_fonts import FAMILIES, font_file_stem, program_typeface
from bigdeal_gui.paper.words import CODES, paper_languages, read_paper_words, words_of_paper
from bigdeal_gui.resource_files import resource_folder

if TYPE_CHECKING:
    from pathlib import Path

    from bigdeal_gui.paper.words import Words

each_language = pytest.mark.parametrize("language", paper_languages(), ids=lambda language: language.code)


FOLDER = resource_folder() / "translations" / "paper"


def test_each_language_is_a_file() -> None:
    """No language is without its file, and no file lies there that nobody reads."""
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(f"{code}.toml" for code in CODES)


def test_the_promised_languages_are_there() -> None:
    """Eleven languages, English in three countries' ways, each once."""
    codes = [language.code for language in paper_languages()]
    assert {"en", "nl", "fr", "de", "es", "it", "pl", "sv", "da", "nb", "pt"} <= set(codes)
    assert len(codes) == len(set(codes)) == len({one.name for one in paper_languages()}) == 13


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("nl", "nl"),
        ("NL", "nl"),
        ("nl-BE", "nl"),
        ("en-GB", "en-GB"),
        ("en_us", "en-US"),
        ("en-AU", "en"),
        ("pt_BR", "pt"),
        ("no", "nb"),
        ("nn_NO", "nb"),
        ("tlh", "en"),
        ("", "en"),
    ],
)
def test_languages_are_found_by_their_codes(code: str, found: str) -> None:
    """A country's form is taken where there is one, else its language, else English."""
    assert words_of_paper(code).code == found


@each_language
def test_nothing_is_missing_or_the_same(language: Words) -> None:
    """Every field has its text, and letters that must differ do."""
    for field in dataclasses.fields(language):
        value = getattr(language, field.name)
        texts = (value,) if isinstance(value, str) else value
        assert all(isinstance(text, str) and text and text == text.strip() for text in texts)
    for four in (language.seats, language.honours, language.suits, language.vulnerable):
        assert len(set(four)) == len(four) == 4
    assert len(set(language.months)) == 12


def with_line(path: Path, name: str, line: str) -> None:
    """Write the file of English to `path`, with `line` instead of that of the word `name`."""
    lines = (FOLDER / "en.toml").read_text("utf-8").splitlines()
    kept = [text for text in lines if not text.startswith(f"{name} =")]
    path.write_text("\n".join((*kept, line)) + "\n", "utf-8")


@pytest.mark.parametrize(
    ("name", "line", "what"),
    [
        ("void", "", "“void” is missing"),
        ("voids", 'voids = "void"', "“voids” is not a word"),
        ("code", 'code = "en"', "“code” is not a word"),
        ("void", 'void = ""', "“void” is wrong"),
        ("void", "void = 3", "“void” is wrong"),
        ("void", 'void = ["void"]', "“void” is wrong"),
        ("seats", 'seats = ["N", "E", "S"]', "“seats” is wrong"),
        ("seats", 'seats = ["N", "E", "S", ""]', "“seats” is wrong"),
        ("seats", 'seats = ["N", "E", "S", 4]', "“seats” is wrong"),
        ("seats", 'seats = "NESW"', "“seats” is wrong"),
        ("void", "void = ", "missing or damaged"),
    ],
)
def test_a_faulty_file_names_itself_and_the_word(tmp_path: Path, name: str, line: str, what: str) -> None:
    """A word that is missing, unknown, or of another kind is told with the file it stands in."""
    path = tmp_path / "xx.toml"
    with_line(path, name, line)
    with pytest.raises(PrintingUnavailable, match=what) as caught:
        read_paper_words(path)
    assert "xx.toml" in str(caught.value)


def test_a_file_can_say_what_differs(tmp_path: Path) -> None:
    """A country's way of a language has the rest from it; words that no sheet has are told there too."""
    with_line(tmp_path / "xx.toml", "void", 'void = "nothing"')
    (tmp_path / "xx-YY.toml").write_text('like = "xx"\nname = "Y"\n', "utf-8")
    found = read_paper_words(tmp_path / "xx-YY.toml")
    assert (found.code, found.name, found.void, found.seats) == (
        "xx-YY",
        "Y",
        "nothing",
        words_of_paper("en").seats,
    )
    (tmp_path / "xx-ZZ.toml").write_text('like = "xx"\nvoids = "Y"\n', "utf-8")
    with pytest.raises(PrintingUnavailable, match=r"xx-ZZ\.toml"):
        read_paper_words(tmp_path / "xx-ZZ.toml")
    (tmp_path / "xx-AA.toml").write_text('like = "gone"\n', "utf-8")
    with pytest.raises(PrintingUnavailable, match=r"gone\.toml"):
        read_paper_words(tmp_path / "xx-AA.toml")


@each_language
def test_names_of_seats_begin_with_their_letters(language: Words) -> None:
    """Who reads a name finds the letter; the sides are written with the letters, too."""
    for letter, name in zip(language.seats, language.seat_names, strict=True):
        assert name.startswith(letter)
    assert language.sides == (
        language.seats[Seat.NORTH] + language.seats[Seat.SOUTH],
        language.seats[Seat.EAST] + language.seats[Seat.WEST],
    )
    if not language.code.startswith("en"):
        for side, vulnerability in zip(
            language.sides, (Vulnerability.NORTH_SOUTH, Vulnerability.EAST_WEST), strict=True
        ):
            assert side in language.vulnerable[vulnerability]


@each_language
def test_cards_cannot_be_mistaken(language: Words) -> None:
    """No honour begins like a figure or is a seat's or the ten's letter where cards and numbers mix."""
    assert not {"10", "T", *"23456789"} & set(language.honours)


@each_language
def test_completed_texts_hold_what_completes_them(language: Words) -> None:
    """Numbers, names and codes get into their texts, and no brace is left."""
    found = [
        language.board(17),
        language.boards("1–36"),
        *(language.dealer(seat) for seat in SEATS),
        language.section("A"),
        language.session("2"),
        language.set_code("K7QA-M2PX"),
        language.page(1, 3),
        language.day(date(2026, 11, 3)),
    ]
    # A language of long words has the letter of the seat.
    is_short = "{letter}" in language.dealer_of
    wanted = [
        "17",
        "1–36",
        *(language.seats if is_short else language.seat_names),
        "A",
        "2",
        "K7QA-M2PX",
        "1",
        "3",
        "2026",
    ]
    for part, text in zip(wanted[:9], found[:9], strict=True):
        assert part in text
    assert all("{" not in text for text in found)
    assert "7" in language.copy(7)
    assert "3" in language.day(date(2026, 11, 3))
    assert language.months[10] in language.day(date(2026, 11, 3))


@pytest.mark.parametrize(
    ("code", "day", "text"),
    [
        ("en", 6, "6 January 2026"),
        ("en-US", 6, "January 6, 2026"),
        ("de", 6, "6. Januar 2026"),
        ("fr", 1, "1er janvier 2026"),
        ("fr", 2, "2 janvier 2026"),
        ("it", 1, "1º gennaio 2026"),
        ("es", 1, "1 de enero de 2026"),
        ("pl", 6, "6 stycznia 2026"),
    ],
)
def test_dates_are_written_as_the_language_does(code: str, day: int, text: str) -> None:
    """The order of day and month, the case of the month and the first of a month are the language's."""
    assert words_of_paper(code).day(date(2026, 1, day)) == text


def test_names_of_sections_and_sessions_stand_for_themselves() -> None:
    """A number or letter gets its word, a name does not, and nothing stays nothing."""
    english = words_of_paper("en")
    assert (english.section("A"), english.session("12")) == ("Section A", "Session 12")
    assert english.session("Final") == "Final"
    assert english.section("Section B") == "Section B"
    assert english.section("") == english.session("") == ""


def test_british_players_read_their_own_vulnerabilities() -> None:
    """Love All and Game All, with the rest of English unchanged."""
    british = words_of_paper("en-GB")
    assert british.vulnerable == ("Love All", "N-S Game", "E-W Game", "Game All")
    assert british.honours == words_of_paper("en").honours


@each_language
def test_every_letter_is_in_the_programs_fonts(language: Words) -> None:
    """No letter of a language is missing on the page, in whatever face."""
    letters = {letter for value in dataclasses.astuple(language) for text in value for letter in text}
    letters |= set("♠♥♦♣—−+=·–…□/x0123456789TAKQJ") - {" "}
    for face in (
        program_typeface(font_file_stem(family, is_bold=bold))
        for family in FAMILIES
        for bold in (False, True)
    ):
        assert [letter for letter in sorted(letters) if not face.has(letter)] == []


@pytest.mark.parametrize(
    ("code", "typed", "shown"),
    [
        ("de", "2026.11.03", "3. November 2026"),
        ("fr", "2026-03-01", "1er mars 2026"),
        ("en", "spring", "spring"),
    ],
)
def test_the_day_of_an_event_is_written_as_all_days(code: str, typed: str, shown: str) -> None:
    """As files keep it, it becomes a day of the language; what is no day stays."""
    assert words_of_paper(code).day_of_event(typed) == shown
