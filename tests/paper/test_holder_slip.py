"""The slip of a holder: the words on a page of their own, the hash on another for the organiser."""

from __future__ import annotations

from bigdeal_gui.paper.holder_slip import SlipFacts, draw_slip, holder_slip_pdf
from bigdeal_gui.paper.surface import PaperSize
from tests.paper.conftest import Recorder
from tests.paper.tagged import faults, spoken

HASH = "b740475f3e05f512d0273ec3f0f77e5c21baa021859b593255baac753366563c"
JOINED = "hawk-sister-response-makeup-axis-visitor-decrease-furl-clothes-maximum-genius-facility"
LIST = tuple(JOINED.split("-"))
FACTS = SlipFacts(
    "Team B",
    LIST,
    JOINED,
    HASH,
    tuple(HASH[place : place + 8] for place in range(0, 64, 8)),
    "bigdeal-gui 1.0",
)


def test_words_and_hash_are_on_pages_of_their_own() -> None:
    """Whoever hands the second page over betrays no word; the code of the hash is on it."""
    surface = Recorder(178, 265)
    draw_slip(surface, FACTS)
    runs = (*surface.texts, *surface.runs)
    first, second = (" ".join(run.text for run in runs if run.page == page) for page in (1, 2))
    assert "12. facility" in first
    assert FACTS.joined in first
    assert not any(word in second.split() or FACTS.joined in second for word in LIST)
    assert " ".join(FACTS.groups[:4]) in second
    assert surface.page == 2
    assert {area.page for area in surface.filled} == {2}
    assert max(run.baseline for run in surface.texts) < surface.height


def test_the_slip_can_be_read_aloud() -> None:
    """Both pages are tagged, on either paper, and the words stay out of what is shown of the facts."""
    for size in PaperSize:
        made = holder_slip_pdf(FACTS, size)
        assert faults(made) == []
        assert FACTS.joined in " ".join(spoken(made))
    assert "hawk" not in repr(FACTS)
