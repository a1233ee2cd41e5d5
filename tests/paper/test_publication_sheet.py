"""The publication sheet: one page with the promise, the digest in three forms, and how to check."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bigdeal_gui.paper.publication_sheet import PublicationFacts, draw_sheet, publication_sheet_pdf
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.words import translate_with
from tests.paper.conftest import Recorder
from tests.paper.tagged import Pdf, faults, spoken

DIGEST = "60fc4b8616a3095e53a48c05a1d66677c1ecfe5e89b960470795fa1e16ff66fc"
IN_WORDS = "gather usual regret living payroll clock thunder traveler manual bolt campus numb island"
FACTS = PublicationFacts(
    event="Spring Teams",
    promise="Closing value of the DAX on Tuesday 6 July 2027",
    day="Tuesday 6 July 2027",
    digest=DIGEST,
    groups=tuple(DIGEST[place : place + 8] for place in range(0, 64, 8)),
    words=tuple(IN_WORDS.split()),
    keys_hash="c" * 64,
    keeping="3 officials, sealed: any 2 of them together can open the keys.",
    name="spring",
    program="bigdeal-gui 1.0",
    page_digest="d" * 64,
)


def drawn(facts: PublicationFacts) -> Recorder:
    """Return what the sheet shows, on A4."""
    surface = Recorder(178, 265)
    draw_sheet(surface, facts)
    return surface


def test_the_sheet_says_all_that_is_promised() -> None:
    """Event, promise, day, digest as groups and words and code, keepers of the keys, and how to check."""
    surface = drawn(FACTS)
    said = " ".join(run.text for run in (*surface.texts, *surface.runs))
    for told in (FACTS.event, FACTS.promise, FACTS.day, FACTS.keeping, FACTS.keys_hash, FACTS.program):
        assert told in said
    assert " ".join(FACTS.groups) in said
    assert " ".join(FACTS.words) in said
    assert "spring.commit.json" in said
    assert surface.page == 1
    assert surface.filled
    lowest = max(run.baseline for run in surface.texts)
    assert lowest < surface.height


def test_the_sheet_is_in_the_language_that_it_says(request: pytest.FixtureRequest) -> None:
    """Who has it read aloud hears it in the language in which the program speaks, in English without one."""
    assert Pdf(publication_sheet_pdf(FACTS)).root["Lang"] == "en"
    request.addfinalizer(lambda: translate_with(None))
    translate_with(lambda _context, text: f"·{text}", "de")
    made = publication_sheet_pdf(FACTS)
    assert Pdf(made).root["Lang"] == "de"
    lines = spoken(made)
    assert lines[1:4] == [
        "  P: ·Published before the outside value is known",
        "  H1: Spring Teams",
        "  H2: ·What determines the deals",
    ]
    assert f"  Figure: QR: {FACTS.digest.upper()}" in lines


def test_what_is_not_known_is_left_out() -> None:
    """A promise in own words may have no day; a plan without a name is called by its file."""
    said = [run.text for run in drawn(replace(FACTS, event="", day="")).texts]
    assert "The day" not in said
    assert "spring" in said


def test_where_a_promised_round_appears_is_read_by_a_telephone() -> None:
    """Its address in letters and as a code, beside the day; without one there is neither."""
    address = (
        "https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/public/1000"
    )
    lines = spoken(publication_sheet_pdf(replace(FACTS, address=address)))
    assert f"  Figure: QR: {address}" in lines
    assert sum(line.startswith("  Figure: QR: ") for line in lines) == 2
    assert sum(line.startswith("  Figure: QR: ") for line in spoken(publication_sheet_pdf(FACTS))) == 1


@pytest.mark.parametrize("address", ["", "https://api.drand.sh/" + "a" * 64 + "/public/123456789"])
@pytest.mark.parametrize("size", PaperSize)
def test_the_sheet_is_one_page_of_pdf(size: PaperSize, address: str) -> None:
    """Whatever the paper, the longest promise fits on one page."""
    made = publication_sheet_pdf(replace(FACTS, promise="Closing value " * 70, address=address), size)
    assert made.startswith(b"%PDF-")
    assert len(Pdf(made).pages()) == 1
    assert faults(made) == []


def test_eight_holders_beside_a_round_have_room() -> None:
    """Each has name and hash; what comes last goes to a second page, and nothing runs into the foot."""
    promise = (
        "The randomness, 64 hexadecimal digits in small letters, of round 40697812 of the drand network"
        f" quicknet (chain {'5' * 64}), which appears on Wednesday 29 September 2027 at 18:00:00 UTC; if the"
        " network has ended before, this instead: Closing value of the Dow Jones Industrial Average on"
        " Thursday 30 September 2027, with 2 decimals, as published by S&P Dow Jones Indices; if the New York"
        " Stock Exchange (XNYS) is closed on that day, the closing value of the next day on which it is open"
    )
    eight = tuple((f"Bridge federation of the district number {number}"[:40], DIGEST) for number in range(8))
    facts = replace(FACTS, promise=promise, holders=eight, address="https://api.drand.sh/" + "5" * 80)
    surface = drawn(facts)
    said = [run.text for run in surface.texts]
    assert said.count(DIGEST) == 8
    assert surface.page == 2
    assert {run.page for run in surface.texts if run.text == DIGEST} == {1}
    assert [run.page for run in surface.runs if run.text == FACTS.program] == [1, 2]
    assert max(run.baseline for run in surface.texts) < surface.height - 4
    assert faults(publication_sheet_pdf(facts)) == []
