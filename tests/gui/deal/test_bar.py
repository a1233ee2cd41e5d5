"""The foot of the deal page: what is in sight when, and what the progress counts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.storage import FolderMissing
from bigdeal_gui.gui.deal.bar import DealBar
from bigdeal_gui.pages.deal import SetPlace

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

FOLDER = Path("sets", "club")
DIRECT = SetPlace(FOLDER / "tuesday", None, ("tuesday",), (".pbn", ".dlm"))
LOST = SetPlace(FOLDER / "tuesday", FolderMissing(FOLDER))
AT_REST = ("words", "deal_button")
AT_WORK = ["cancel_button", "progress", "progress_words"]
PARTS = ("cancel_button", "deal_button", "elsewhere_button", "place", "progress", "progress_words", "words")


class Bar(DealBar):
    """The bar on a clock of its own."""

    def __init__(self) -> None:
        self.now_s = 5.0
        super().__init__(None, clock=lambda: self.now_s)  # type: ignore[arg-type] # a window has no parent


@pytest.fixture
def bar(qtbot: QtBot) -> Bar:
    """The bar, not shown."""
    made = Bar()
    qtbot.addWidget(made)
    return made


def in_sight(bar: DealBar) -> list[str]:
    """Return what the bar shows."""
    return [name for name in PARTS if getattr(bar, name).isVisibleTo(bar)]


@pytest.mark.parametrize(
    ("place", "more", "title"),
    [
        (None, [], "&Deal session…"),
        (DIRECT, ["elsewhere_button", "place"], "&Deal session"),
        (LOST, ["place"], "&Deal session…"),
    ],
)
def test_what_is_in_sight(bar: Bar, place: SetPlace | None, more: list[str], title: str) -> None:
    """The place where there is one, the way elsewhere where nothing is asked; at work neither."""
    bar.show_place(place)
    assert in_sight(bar) == sorted([*AT_REST, *more])
    assert bar.deal_button.text() == title
    bar._patience.timeout.emit()
    assert in_sight(bar) == AT_WORK
    bar.end()
    assert in_sight(bar) == sorted([*AT_REST, *more])


def test_the_tips_say_where_the_set_goes(bar: Bar) -> None:
    """Each file in full; what is asked first has the tip of a question."""
    bar.show_place(DIRECT)
    assert bar.place.toolTip() == "\n".join(str(FOLDER / name) for name in ("tuesday.pbn", "tuesday.dlm"))
    assert bar.deal_button.toolTip() == "Deal into the folder shown on the left"
    bar.show_place(None)
    assert (bar.place.text(), bar.place.toolTip()) == ("", "")
    assert bar.deal_button.toolTip() == "Choose where to save the files, then deal"


def test_progress_is_a_share_with_rate_and_time(bar: Bar) -> None:
    """Unknown at first; then of a hundred, with how many a second, in seconds or in minutes."""
    bar.progress_words.setText("of the set before")
    bar.begin()
    assert (bar.progress.minimum(), bar.progress.maximum()) == (0, 0)
    assert bar.progress_words.text() == ""
    bar._patience.timeout.emit()
    bar.now_s += 10
    for done, words in (
        (30, "30 of 120 boards · 3 a second · 30 s left"),
        (10, "10 of 120 boards · 1 a second · 2 min left"),
        (20, "20 of 120 boards · 2 a second · 50 s left"),
        (0, "0 of 120 boards · 0 a second · 0 s left"),
    ):
        bar.advance(done, 120)
        assert bar.progress_words.text() == words
        assert (bar.progress.maximum(), bar.progress.value()) == (100, done * 100 // 120)
    bar.now_s = 5.0
    bar.advance(0, 0)
    assert bar.progress.value() == 0


def test_a_minute_is_told_in_minutes(bar: Bar) -> None:
    """Below it seconds are counted."""
    assert [bar._duration(seconds) for seconds in (59.4, 60.0, 150.0)] == ["59 s", "1 min", "2 min"]


def test_short_work_shows_no_progress(bar: Bar) -> None:
    """What has ended before its time to be patient shows nothing afterwards."""
    bar.begin()
    assert bar._patience.isActive()
    bar.cancel_button.setEnabled(False)
    bar.end()
    assert not bar._patience.isActive()
    bar.begin()
    assert bar.cancel_button.isEnabled(), "what was stopped before can be stopped again"


def test_the_button_waits_for_what_is_missing(bar: Bar) -> None:
    """Both ways to deal open together."""
    for is_ready in (True, False):
        bar.show_words("words", is_ready=is_ready)
        assert bar.words.text() == "words"
        assert bar.deal_button.isEnabled() is bar.elsewhere_button.isEnabled() is is_ready
