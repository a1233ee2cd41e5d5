"""Players' paper: forms for the boards of the plan, with nothing filled in."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.paper.record_options import RecordHeading
from bigdeal_gui.paper.sheets import players_paper
from bigdeal_gui.paper.sheets.players_paper import PlayersPaper, players_paper_pdf
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.paper.words import CODES
from tests.paper.tagged import faults

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Recorder

    from bigdeal_gui.paper.surface import Document, Surface

HEADING = RecordHeading("p 1", "Cup", section="A", day=date(2026, 1, 6), set_code="K7QA-M2PX")
BARE = RecordHeading("p 1")
BOARDS = (BoardRange(1, 20), BoardRange(25, 42))


@pytest.fixture
def drawn(
    recorder: Callable[[float, float], Recorder], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Recorder]:
    """Return what draws a kind of paper on a surface that keeps all of it."""

    def draw(kind: PlayersPaper, heading: RecordHeading = HEADING, code: str = "en") -> Recorder:
        surface = recorder(190.0, 277.0)

        def kept(_document: Document, put: Callable[[Surface], None]) -> bytes:
            put(surface)
            return b""

        monkeypatch.setattr(players_paper, "pdf", kept)
        players_paper_pdf(kind, heading, BOARDS, PaperSize.A3, code)
        return surface

    return draw


@pytest.mark.parametrize("kind", [PlayersPaper.TRAVELLERS, PlayersPaper.PICKUP_SLIPS])
def test_each_board_of_the_plan_has_a_form(kind: PlayersPaper, drawn: Callable[..., Recorder]) -> None:
    """In the plan's order, with its dealer and vulnerability, and as many pages as are needed."""
    surface = drawn(kind)
    texts = [run.text for run in surface.runs]
    numbers = [number for run in BOARDS for number in run]
    assert [text for text in texts if text.startswith("Board ")] == [f"Board {number}" for number in numbers]
    assert texts.count("East deals · N-S vul") == sum(number % 16 == 2 for number in numbers)
    assert surface.page == (10 if kind is PlayersPaper.TRAVELLERS else 4)


def test_a_scorecard_has_all_boards(drawn: Callable[..., Recorder]) -> None:
    """Twice, for both players; vulnerable sides stand as letters, and more than 36 boards go on a second."""
    surface = drawn(PlayersPaper.SCORECARDS)
    texts = [run.text for run in surface.runs]
    assert surface.page == 2
    for number in (run for runs in BOARDS for run in runs):
        assert texts.count(str(number)) == 2
    assert {"–", "NS", "EW", "NS EW"} <= set(texts)


def test_a_table_card_shows_where_the_seats_are(drawn: Callable[..., Recorder]) -> None:
    """North at the top of the square, and which boards are played; no pair and no movement."""
    surface = drawn(PlayersPaper.TABLE_CARDS, BARE)
    places = {run.text: (run.left, run.baseline) for run in surface.runs if run.text in "NESW"}
    assert places["N"][1] < places["E"][1] == places["W"][1] < places["S"][1]
    assert places["W"][0] < places["N"][0] < places["E"][0]
    assert "Boards 1–42" in {run.text for run in surface.runs}


@pytest.mark.unwatched
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("kind", PlayersPaper)
def test_texts_stay_in_their_places(kind: PlayersPaper, code: str, drawn: Callable[..., Recorder]) -> None:
    """In every language nothing leaves the page, and no text is below 6.5 points."""
    surface = drawn(kind, code=code)
    for run in surface.runs:
        assert run.left >= -0.01
        assert run.left + run.width <= 190.01
        assert run.baseline <= 277.01
        assert run.style.points >= 6.49


@pytest.mark.parametrize("kind", PlayersPaper)
def test_it_is_soundly_tagged(kind: PlayersPaper) -> None:
    """Each form can be read aloud; A5 is printed on A4, A3 too."""
    data = players_paper_pdf(kind, HEADING, BOARDS, PaperSize.A5, "pl")
    assert faults(data) == []
