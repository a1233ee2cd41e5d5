"""The card for the wall: one page in every language, with its twelve steps."""

from __future__ import annotations

import pytest

from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.paper.wall_card import wall_card_pdf
from bigdeal_gui.paper.words import CODES, words_of_paper
from tests.paper.tagged import Pdf, faults, spoken


@pytest.mark.parametrize("paper", [PaperSize.A4, PaperSize.LETTER])
@pytest.mark.parametrize("code", CODES)
def test_it_is_one_page_that_can_be_read_aloud(code: str, paper: PaperSize) -> None:
    """All heads and steps are on it, in their order, above the foot."""
    data = wall_card_pdf("Program 1", paper, code)
    assert len(Pdf(data).pages()) == 1
    assert faults(data) == []
    said = "\n".join(spoken(data))
    places = []
    for number, head in enumerate(words_of_paper(code).wall_heads):
        places.append(said.index(f"H2: {head}"))
        places += [said.index(step) for step in words_of_paper(code).wall_steps[3 * number : 3 * number + 3]]
    assert places == sorted(places)
