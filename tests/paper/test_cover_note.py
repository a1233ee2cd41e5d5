"""The note that goes with a locked box: the same as text and on paper, in every language, on one page."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bigdeal_gui.paper.cover_note import NoteFacts, cover_note_pdf, cover_note_text, draw_note
from bigdeal_gui.paper.surface import RED, PaperSize
from bigdeal_gui.paper.words import CODES
from tests.paper.conftest import Recorder
from tests.paper.tagged import Pdf, faults, spoken

FACTS = NoteFacts(
    "autumn.zip.age",
    datetime(2027, 3, 5, 13, 45, tzinfo=UTC),
    37150312,
    tuple(f"https://api{place}.drand.sh/{'52db9ba7' * 8}/public/37150312" for place in range(1, 5)),
    " ".join(["785d4799"] * 8),
    tuple(f"academic{place}" for place in range(13)),
    has_second_key=False,
    program="bigdeal-gui 1.0",
)


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("has_second_key", [False, True])
def test_text_and_page_say_when_how_and_by_which_code(language: str, *, has_second_key: bool) -> None:
    """One page, with four addresses, three lines of commands and the check code; a second key in red."""
    facts = replace(FACTS, has_second_key=has_second_key)
    surface = Recorder(178, 247)
    draw_note(surface, facts, language)
    assert surface.page == 1
    assert max(run.baseline for run in surface.texts) < surface.height - 8
    text = cover_note_text(facts, language).decode("utf-8")
    assert "{" not in text
    lines = [line.strip() for line in text.split("\r\n")]
    for copied in (
        *FACTS.addresses,
        "bigdeal unlock --when autumn.zip.age",
        f"curl -o round.json {FACTS.addresses[0]}",
        "bigdeal unlock autumn.zip.age --round round.json",
        "785d4799 785d4799 785d4799 785d4799",
        " ".join(FACTS.code_words[:7]),
    ):
        assert copied in lines
    assert "13:45:00 UTC" in text
    assert "37150312" in text
    assert [run for run in surface.texts if run.style.colour == RED] != [] or not has_second_key
    assert len(cover_note_text(FACTS, language)) <= len(cover_note_text(facts, language))


@pytest.mark.parametrize("size", list(PaperSize))
def test_the_page_can_be_read_aloud(size: PaperSize) -> None:
    """It is tagged and says the code, on A4 or Letter: smaller paper has no room for it."""
    made = cover_note_pdf(FACTS, "fr", size)
    office = cover_note_pdf(FACTS, "fr", size.of_the_office)
    assert Pdf(made).pages()[0]["MediaBox"] == Pdf(office).pages()[0]["MediaBox"]
    assert faults(made) == []
    assert "785d4799 785d4799 785d4799 785d4799" in " ".join(spoken(made))
