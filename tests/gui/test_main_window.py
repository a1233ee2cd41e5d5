"""The shell: pages that exist, their keys, the side bar, closing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.main_window import MINIMUM_SIZE, MainWindow
from bigdeal_gui.gui.side_bar import LazyPage, Suits
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


class Page(QWidget):
    """A page with one line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = QLineEdit(self)
        QVBoxLayout(self).addWidget(self.line)
        self.setFocusProxy(self.line)


@pytest.fixture
def pages() -> list[Page]:
    """The pages of the window."""
    return []


@pytest.fixture
def window(qtbot: QtBot, pages: list[Page]) -> MainWindow:
    """A window with two pages, shown."""
    made = MainWindow()
    qtbot.addWidget(made)
    for name, icon, at_foot in (("Deal", "deal", False), ("Settings", "settings", True)):
        pages.append(Page())
        made.add_page(name, icon, pages[-1], at_foot=at_foot)
    made.fit_to_screen()
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    return made


def side_button(window: MainWindow, name: str) -> QPushButton:
    """Return the button of the side bar called `name`."""
    [button] = [one for one in window.findChildren(QPushButton) if one.accessibleName() == name]
    return button


def test_only_pages_that_exist_are_shown(window: MainWindow) -> None:
    """No page stands there that is still to be built."""
    assert window.page_names == ("Deal", "Settings")


def test_the_first_page_is_open_at_the_start(window: MainWindow, pages: list[Page]) -> None:
    """Dealing comes first."""
    assert window.open_page is pages[0]
    assert side_button(window, "Deal").isChecked()


@pytest.mark.parametrize(("key", "place"), [(Qt.Key.Key_2, 1), (Qt.Key.Key_1, 0)])
def test_control_and_a_number_open_a_page(
    window: MainWindow, pages: list[Page], key: Qt.Key, place: int, qtbot: QtBot
) -> None:
    """Ctrl+1 and so on open the pages and move the focus there."""
    window.show_page(window.page_names[1 - place])
    QTest.keyClick(window.windowHandle(), key, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.open_page is pages[place])
    assert side_button(window, window.page_names[place]).isChecked()
    qtbot.waitUntil(pages[place].line.hasFocus)


def test_the_title_names_the_page_and_the_window(window: MainWindow) -> None:
    """The bar of tasks shows words, not the name of a package."""
    assert window.windowTitle() == "Deal – Bigdeal"
    window.show_page("Settings")
    assert window.windowTitle() == "Settings – Bigdeal"
    window.add_page("Later", "help", QWidget(), title="What comes later")
    window.show_page("Later")
    assert window.windowTitle() == "What comes later – Bigdeal"


def test_a_click_opens_a_page(window: MainWindow, pages: list[Page]) -> None:
    """The side bar works with the mouse."""
    QTest.mouseClick(side_button(window, "Settings"), Qt.MouseButton.LeftButton)
    assert window.open_page is pages[1]
    assert not side_button(window, "Deal").isChecked()


def test_f1_asks_for_help(window: MainWindow, qtbot: QtBot) -> None:
    """F1 and the button ask for the help."""
    with qtbot.waitSignal(window.help_asked):
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_F1)
    with qtbot.waitSignal(window.help_asked):
        QTest.mouseClick(side_button(window, "Help"), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(window.about_asked):
        QTest.mouseClick(side_button(window, "About"), Qt.MouseButton.LeftButton)


def test_pages_and_buttons_have_their_names(window: MainWindow, pages: list[Page]) -> None:
    """A screen reader says which page is open."""
    assert [page.accessibleName() for page in pages] == ["Deal", "Settings"]
    for button in window.findChildren(QPushButton):
        assert button.accessibleName()
        assert button.toolTip()
        assert not button.icon().isNull()
        assert button.height() >= 24


def test_the_empty_frame_tells_once_that_it_is_painted(qtbot: QtBot) -> None:
    """The frame is there before anything that fills it, and says so at the first paint alone."""
    made = MainWindow()
    qtbot.addWidget(made)
    heard: list[tuple[str, ...]] = []
    made.painted.connect(lambda: heard.append(made.page_names))
    with qtbot.waitSignal(made.painted):
        made.show()
    assert made.open_page is None
    made.repaint()
    QCoreApplication.processEvents()
    assert heard == [()]


def test_a_late_page_is_made_when_it_is_opened(window: MainWindow, qtbot: QtBot) -> None:
    """A page behind another costs nothing until somebody wants it, and takes the focus then."""
    made: list[Page] = []

    def make(parent: QWidget) -> Page:
        made.append(Page(parent))
        return made[-1]

    window.add_page("Later", "help", LazyPage(make))
    assert made == []
    for name in ("Later", "Deal", "Later"):
        window.show_page(name)
    assert len(made) == 1
    qtbot.waitUntil(made[0].line.hasFocus)


def test_a_small_window_shows_icons_alone(window: MainWindow, qtbot: QtBot) -> None:
    """On a laptop at 200 % the side bar gives its room to the page."""
    window.resize(QSize(660, 380))
    button = side_button(window, "Deal")
    qtbot.waitUntil(lambda: button.text() == "")
    assert window.width() <= 683
    window.add_page("Later", "help", QWidget())
    assert side_button(window, "Later").text() == ""
    window.resize(QSize(1000, 640))
    qtbot.waitUntil(lambda: button.text() == "Deal")


def test_the_window_fits_the_screen(window: MainWindow) -> None:
    """It never opens larger than the screen."""
    room = window.screen().availableGeometry()
    assert window.width() <= room.width()
    assert window.height() <= room.height()


@pytest.mark.parametrize(("points", "height"), [(9.0, 690), (10.5, 690), (12.6, 759)])
@pytest.mark.usefixtures("looks")
def test_the_window_is_larger_beside_larger_text(qtbot: QtBot, points: float, height: int) -> None:
    """By half as much as the text, as far as the screen has room."""
    font = QApplication.font()
    font.setPointSizeF(points)
    QApplication.setFont(font)
    made = MainWindow()
    qtbot.addWidget(made)
    made.fit_to_screen()
    assert made.size() == QSize(made.screen().availableGeometry().width() - 8, height)


def test_an_open_window_that_grows_moves_to_the_middle_above(window: MainWindow) -> None:
    """So that nothing of it is beyond the screen's edge; one that keeps its size stays where it is."""
    window.move(31, 37)
    window.fit_to_screen()
    assert window.pos() == QPoint(31, 37)
    window.resize(*MINIMUM_SIZE)
    window.fit_to_screen()
    room = window.screen().availableGeometry()
    assert window.pos() == QPoint(room.x() + (room.width() - window.width()) // 2, room.y())


@pytest.mark.parametrize("may_close", [True, False])
def test_closing_asks_whoever_must_be_asked(window: MainWindow, may_close: bool) -> None:  # noqa: FBT001
    """Work in progress may keep the window open."""
    window.ask_before_closing(lambda: may_close)
    assert window.close() is may_close
    QCoreApplication.processEvents()
    assert window.isVisible() is not may_close
    window.ask_before_closing(lambda: True)


def test_a_window_that_asks_nobody_closes(qtbot: QtBot) -> None:
    """As the empty frame does, before there is anything to be finished."""
    made = MainWindow()
    qtbot.addWidget(made)
    made.show()
    assert made.close()


def test_icons_follow_the_palette(window: MainWindow) -> None:
    """Light drawings on dark ground, dark ones on light."""
    button = side_button(window, "Deal")
    before = button.icon().cacheKey()
    palette = window.palette()
    palette.setColor(palette.ColorRole.WindowText, Qt.GlobalColor.red)
    window.setPalette(palette)
    QCoreApplication.processEvents()
    assert button.icon().cacheKey() != before


def test_a_page_can_be_shown_under_other_words(window: MainWindow) -> None:
    """Programs that read the screen aloud, and keys, know it by its first name."""
    window.add_page("Later", "help", QWidget())
    window.show_as("Later", "Soon")
    window.show_page("Later")
    [button] = [found for found in window.findChildren(QPushButton) if found.accessibleName() == "Later"]
    assert button.toolTip().startswith("Soon (")
    assert window.windowTitle().startswith("Soon")


def test_words_and_icons_stand_in_the_side_bar_where_there_is_room(window: MainWindow, qtbot: QtBot) -> None:
    """The button of the open page is one that stays down; help and About are not."""
    deal = side_button(window, "Deal")
    window.resize(800, 600)
    qtbot.waitUntil(lambda: deal.text() == "")
    narrow = said("narrow", window)
    window.resize(1300, 600)
    qtbot.waitUntil(lambda: deal.text() == "Deal")
    check_kept("side_bar", narrow + said("wide", window))
    bold = QFont(deal.font())
    bold.setWeight(QFont.Weight.DemiBold)
    assert side_button(window, "Settings").y() > 2 * deal.geometry().bottom(), "at the foot"
    assert deal.minimumWidth() > QFontMetrics(bold).horizontalAdvance("Deal") + deal.iconSize().width()


def test_from_the_tenth_page_on_there_is_no_key(window: MainWindow) -> None:
    """The tip names the key of each page that has one; those at the foot stand below the others."""
    for number in range(3, 11):
        window.add_page(f"Page {number}", "help", QWidget(), at_foot=number == 3)
    assert side_button(window, "Page 9").toolTip() == "Page 9 (Ctrl+9)"
    assert side_button(window, "Page 10").toolTip() == "Page 10"
    QCoreApplication.processEvents()
    tops = [side_button(window, name).mapTo(window, QPoint(0, 0)).y() for name in ("Page 3", "Page 10")]
    assert tops[0] > tops[1]


def test_a_click_on_the_side_bar_gives_the_page_the_focus(window: MainWindow, pages: list[Page]) -> None:
    """Whoever opens a page goes on there, also where it is open already."""
    for name, place in (("Settings", 1), ("Settings", 1), ("Deal", 0)):
        side_button(window, name).setFocus()
        side_button(window, name).click()
        assert pages[place].line.hasFocus()


def test_pages_can_be_taken_away_and_come_again(window: MainWindow) -> None:
    """The window says which was open; without pages there is none to be shown."""
    window.show_page("Settings")
    assert window.remove_pages() == 1
    assert (window.page_names, window.open_page) == ((), None)
    window.show_page("Deal")
    assert window.remove_pages() == 0
    window.add_page("Deal", "deal", QWidget())
    assert window.page_names == ("Deal",)


@pytest.mark.parametrize(
    ("is_narrow", "size", "places", "around"),
    [
        (False, QSize(96, 32), ((11, 13), (33, 13), (55, 13), (77, 13)), (4, 5, 83, 20)),
        (True, QSize(40, 40), ((11, 13), (33, 13), (11, 33), (33, 33)), (4, 5, 39, 39)),
    ],
)
def test_the_suits_stand_in_a_row_or_in_a_square(
    qtbot: QtBot,
    is_narrow: bool,  # noqa: FBT001 - a case
    size: QSize,
    places: tuple[tuple[int, int], ...],
    around: tuple[int, int, int, int],
) -> None:
    """Spades and clubs in the colour of the text, hearts and diamonds in the bright one."""
    parent = QWidget()
    qtbot.addWidget(parent)
    suits = Suits(parent)
    palette = suits.palette()
    palette.setColor(palette.ColorRole.WindowText, "#000080")
    palette.setColor(palette.ColorRole.BrightText, "#ff0000")
    suits.setPalette(palette)
    suits.set_narrow(is_narrow=is_narrow)
    assert suits.sizeHint() == size
    suits.resize(size)
    picture = suits.grab().toImage()
    seen = [picture.pixelColor(*place).name() for place in places]
    assert seen == ["#000080", "#ff0000", "#ff0000", "#000080"]
    empty = picture.pixel(0, 0)
    columns, rows = range(picture.width()), range(picture.height())
    drawn = [(x, y) for x in columns for y in rows if picture.pixel(x, y) != empty]
    (left, right), (top, bottom) = ((min(all_), max(all_)) for all_ in zip(*drawn, strict=True))
    assert (left, top, right, bottom) == around
