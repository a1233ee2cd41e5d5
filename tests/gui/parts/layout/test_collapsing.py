"""A column leaves out what only explains, and draws closer, before it scrolls."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.layout.collapsing import (
    Aside,
    Collapsible,
    CollapsibleMixin,
    Explanation,
    Foldable,
    StepGap,
    collapse_parts,
    is_collapsible,
)
from bigdeal_gui.gui.parts.layout.scrolling import ScrollColumn, ScrollList, scrolling_list
from bigdeal_gui.gui.parts.look.spacing import BETWEEN, GRID, LINE
from bigdeal_gui.gui.parts.sets_browser import SetsModel, SetsTable
from bigdeal_gui.gui.parts.table import Column, RowsModel, RowsView
from bigdeal_gui.gui.tournament.view import GuideSection

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

BUTTON, LOW = 60, 130


class Page:
    """A column of 400 pixels' width with two buttons, a gap between them and an explanation."""

    def __init__(self) -> None:
        self.holder = QWidget()
        self.column = ScrollColumn(self.holder)
        self.gap = StepGap(self.column.inside)
        self.words = Explanation("Your club and place. " * 8, self.column.inside)
        around = QVBoxLayout(self.holder)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.column)
        inside = self.column.layout_in
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(0)
        buttons = [QPushButton(words, self.column.inside) for words in ("One", "Two")]
        for part in (buttons[0], self.gap, self.words, buttons[1]):
            inside.addWidget(part)
        for button in buttons:
            button.setFixedHeight(BUTTON)
        inside.addStretch(1)

    @property
    def beyond(self) -> int:
        """How far it scrolls."""
        return self.column.verticalScrollBar().maximum()


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    """Return the column, shown."""
    made = Page()
    qtbot.addWidget(made.holder)
    with qtbot.waitExposed(made.holder):
        made.holder.show()
    return made


def room(page: Page, height: int) -> None:
    """Give the column of `page` so many pixels of height."""
    page.holder.resize(400, height)
    for _ in range(5):
        QApplication.processEvents()


def test_what_has_room_is_shown_and_comes_back(page: Page) -> None:
    """The explanation goes where the window is low, and is there again when it is high."""
    for height, is_shown in ((400, True), (LOW, False), (400, True)):
        room(page, height)
        assert page.words.isVisible() is is_shown
        assert page.beyond == 0


def test_a_gap_gives_no_more_than_is_missing(page: Page) -> None:
    """The steps draw closer on the grid, and only then anything is left out."""
    words = page.words.heightForWidth(400)
    room(page, 2 * BUTTON + BETWEEN + words - 6)
    assert page.words.isVisible()
    assert page.gap.height() == BETWEEN - 2 * GRID
    room(page, 2 * BUTTON + LINE)
    assert page.gap.height() == LINE


def test_what_nobody_wants_does_not_come_with_the_room(page: Page) -> None:
    """An explanation that a page has hidden stays hidden, and one shown where there is no room waits."""
    page.words.hide()
    room(page, LOW)
    room(page, 400)
    assert not page.words.isVisible()
    room(page, LOW)
    page.words.show()
    room(page, LOW)
    assert not page.words.isVisible()
    room(page, 400)
    assert page.words.isVisible()


def folded(page: Page, words: str, heights: tuple[int, int] = (0, 0)) -> tuple[QWidget, QWidget]:
    """Add what can be said in brief to `page`, as `words` or so many pixels high; return both forms."""
    aside = Aside(page.column.inside, rank=3)
    whole, brief = QWidget(aside), QWidget(aside)
    for part, height in zip((whole, brief), heights, strict=True):
        label = QLabel(words, part)
        label.setWordWrap(True)
        if height:
            label.setFixedHeight(height)
        inside = QVBoxLayout(part)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(label)
    around = QVBoxLayout(aside)
    around.setContentsMargins(0, 0, 0, 0)
    around.addWidget(Foldable(whole, brief, aside))
    page.column.layout_in.insertWidget(4, aside)
    return whole, brief


def test_a_page_that_was_narrow_before_it_was_shown_says_all(qtbot: QtBot) -> None:
    """What has room when the page is opened is shown whole, however narrow it was when it was made."""
    page = Page()
    qtbot.addWidget(page.holder)
    whole, brief = folded(page, "What the five steps mean, one after the other. " * 20, (0, 30))
    for _ in range(5):
        QApplication.processEvents()
    page.holder.resize(400, 900)
    with qtbot.waitExposed(page.holder):
        page.holder.show()
    assert whole.isVisible()
    assert not brief.isVisible()


def test_what_only_explains_goes_whole_or_shows_its_brief_form(page: Page) -> None:
    """A part that can be said shorter is; where that has no room either it goes."""
    whole, brief = folded(page, "five steps", (200, 40))
    for height, shown in ((600, whole), (240, brief), (LOW, None), (600, whole)):
        room(page, height)
        assert [part for part in (whole, brief) if part.isVisible()] == ([shown] if shown else []), height
        assert page.beyond == 0


def test_what_is_in_a_list_gives_nothing_to_the_page_around_it(page: Page) -> None:
    """A list scrolls by itself: an explanation in it stays, and the page leaves its own out."""
    holder = ScrollList(page.column.inside)
    words = Explanation("A finding, told at length. " * 8, holder.inside)
    words.rank = page.words.rank - 1
    holder.layout_in.addWidget(words)
    page.column.layout_in.insertWidget(4, holder)
    room(page, LOW + holder.minimumHeight())
    assert words.isVisible()
    assert not page.words.isVisible()
    assert page.beyond == 0


def rows_of_five(parent: QWidget) -> RowsView:
    """Return a table as high as its five rows."""
    model: RowsModel[str] = RowsModel(parent)
    model.set_columns({0: Column("One", str)})
    model.show_rows(list("abcde"))
    view = RowsView(model, parent, wide=0)
    view.fit_rows(5)
    return view


def holding(holder: QWidget) -> QWidget:
    """Return `holder` with a few words in it."""
    QVBoxLayout(holder).addWidget(QLabel("five steps", holder))
    return holder


@pytest.mark.parametrize(
    "make",
    [
        StepGap,
        lambda parent: Explanation("Your club and place.", parent),
        lambda parent: holding(Aside(parent)),
        lambda parent: Foldable(holding(QWidget(parent)), QWidget(parent), parent),
        rows_of_five,
        lambda parent: SetsTable(SetsModel(parent), parent),
        lambda parent: holding(GuideSection(parent)),
    ],
)
def test_what_gives_way_can_be_asked_for_it(make: Callable[[QWidget], QWidget], page: Page) -> None:
    """It is recognised, gives no less than it is asked for, and takes back all of it."""
    part: QWidget = make(page.column.inside)
    part.show()
    assert is_collapsible(part)
    assert part.is_wanted()
    assert part.given() == 0
    assert part.spare() > 0
    part.give(part.spare())
    assert part.given() >= part.spare()
    part.give(0)
    assert part.given() == 0


def test_nothing_gives_way_by_halves() -> None:
    """Every class of the window that says how much it can spare says all that a column asks."""
    asked = {cls for cls in below(QWidget) if hasattr(cls, "spare")}
    assert {StepGap, Explanation, Aside, Foldable, RowsView, SetsTable, GuideSection} <= asked
    needed = {name for name in vars(Collapsible) if not name.startswith("_")}
    assert needed == {"parentWidget", "is_wanted", "spare", "given", "give"}
    assert {cls: needed - set(dir(cls)) for cls in asked if needed - set(dir(cls))} == {}


def below(cls: type[QWidget]) -> Iterator[type[QWidget]]:
    """Return all classes that are made from `cls`."""
    for one in cls.__subclasses__():
        yield one
        yield from below(one)


def test_other_widgets_do_not_give_way(page: Page) -> None:
    """A label or a button keeps its height."""
    assert not any(is_collapsible(widget) for widget in (QLabel(page.holder), QPushButton(page.holder)))


class AsHighAsWide(Aside):
    """Is as high as it is wide."""

    def height_for(self, width: int) -> int:
        """Return the width."""
        return width


def test_what_says_half_of_it_does_not_collapse(page: Page) -> None:
    """Every answer is needed, and a rank."""

    class Half(QWidget):
        rank = 1

        def spare(self) -> int:
            return 1

    class NoRank(CollapsibleMixin, QWidget):
        pass

    assert not any(map(is_collapsible, (Half(page.holder), NoRank(page.holder))))


def test_a_list_scrolls_by_itself(page: Page) -> None:
    """A long list takes the room that is there, and the page around it has no bar."""
    long = QLabel("\n".join(["a finding"] * 60), page.column.inside)
    holder = scrolling_list(long, page.column.inside)
    page.column.layout_in.insertWidget(4, holder)
    room(page, 300)
    assert holder.verticalScrollBar().maximum() > 0
    assert page.beyond == 0


def test_explanations_go_before_asides_and_tables() -> None:
    """Gaps first of all."""
    holder = QWidget()
    ranks = [
        part.rank
        for part in (
            StepGap(holder),
            Explanation("", holder),
            Aside(holder),
            Foldable(QWidget(), QWidget(), holder),
        )
    ]
    assert ranks == [0, 1, 2, 2]
    holder.deleteLater()


def test_an_explanation_gives_its_lines_and_the_gap_beside_it(page: Page) -> None:
    """As many lines as it has at the width that it had last; it takes somewhat more to come back."""
    words = page.words
    room(page, 400)
    high = words.height()
    assert (words.spare(), words.given()) == (high, 0)
    page.column.layout_in.setSpacing(5)
    assert words.spare() == high + 5
    page.column.layout_in.setSpacing(0)
    words.give(1)
    assert words.isHidden()
    assert words.given() == high + 12
    assert words.is_wanted()
    words.hide()
    assert not words.is_wanted()
    words.show()
    assert words.property("textRole") == "hint"
    page.column.layout_in.setContentsMargins(100, 0, 100, 0)
    words.give(0)
    assert not words.isHidden()
    room(page, 800)
    narrow = words.heightForWidth(200)
    assert narrow > high
    assert (words.width(), words.spare()) == (200, narrow)
    words.give(0)
    assert words.given() == 0


def test_what_has_a_layout_is_as_high_as_that(page: Page) -> None:
    """An aside asks its layout; what stands alone, or was never shown, has a height too."""
    aside = holding(Aside(page.column.inside))
    assert isinstance(aside, Aside)
    assert aside.height_for(300) == aside.layout().totalSizeHint().height()
    holder = QWidget()
    alone = Explanation("Your club and place. " * 8, holder)
    assert alone.spare() == alone.heightForWidth(holder.width())
    wide = AsHighAsWide(holder)
    assert wide.is_wanted()
    assert wide.spare() == holder.width()
    holder.resize(300, 100)
    wide.resize(200, 10)
    wide.grab()
    assert wide.spare() == 200
    holder.resize(50, 100)
    assert wide.spare() == 1


def test_a_gap_gives_in_steps_of_the_grid(page: Page) -> None:
    """No more than lies between its two heights; the mouse goes through it."""
    gap = StepGap(page.column.inside, 20, 6)
    assert (gap.height(), gap.spare(), gap.given()) == (20, 14, 0)
    for pixels, given in ((1, 4), (4, 4), (5, 8), (13, 14), (99, 14), (0, 0)):
        gap.give(pixels)
        assert (gap.given(), gap.height()) == (given, 20 - given)
    assert gap.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert gap.is_wanted() is not gap.isHidden()


def test_a_fold_gives_the_difference_of_its_two_forms(page: Page) -> None:
    """Nothing where the brief one is no lower; it takes somewhat more to come back."""
    whole, brief = QWidget(), QWidget()
    fold = Foldable(whole, brief, page.column.inside)
    assert (whole.parent(), brief.parent(), fold.spare()) == (fold, fold, 0)
    QVBoxLayout(whole).setContentsMargins(0, 7, 0, 0)
    assert fold.spare() == 7
    QWidget().setLayout(whole.layout())
    for part, height in ((whole, 50), (brief, 20)):
        block = QWidget(part)
        block.setFixedHeight(height)
        inside = QVBoxLayout(part)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(block)
    assert (fold.spare(), fold.given()) == (30, 0)
    fold.give(1)
    assert (whole.isHidden(), brief.isHidden(), fold.given()) == (True, False, 42)
    fold.give(0)
    assert (whole.isHidden(), brief.isHidden()) == (False, True)
    assert Foldable(brief, whole, page.column.inside).spare() == 0


def test_gaps_share_what_is_missing_and_others_give_one_after_the_other(page: Page) -> None:
    """What the gaps cannot give comes from the next rank, and no more than is missing."""
    gaps = [StepGap(page.column.inside, 24, 4) for _ in range(3)]
    folds = [Fold(rank) for rank in (2, 1, 1)]
    for pixels, given, asked in (
        (0, [0, 0, 0], [0, 0, 0]),
        (24, [8, 8, 8], [0, 0, 0]),
        (25, [12, 8, 8], [0, 0, 0]),
        (70, [20, 20, 20], [0, 10, 0]),
        (100, [20, 20, 20], [0, 30, 10]),
        (130, [20, 20, 20], [10, 30, 30]),
        (-5, [0, 0, 0], [0, 0, 0]),
    ):
        collapse_parts([*folds, *gaps], pixels)
        assert ([gap.given() for gap in gaps], [fold.given() for fold in folds]) == (given, asked)


class Fold(Aside):
    """Gives as many pixels as it is asked for, 30 at most."""

    def __init__(self, rank: int) -> None:
        super().__init__(QWidget(), rank)
        self._given = 0

    def spare(self) -> int:
        """Return what it has."""
        return 30

    def given(self) -> int:
        """Return what it gave."""
        return self._given

    def give(self, pixels: int) -> None:
        """Give so much."""
        self._given = pixels
