"""The help: complete, offline, its links leading to pages that exist."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QFont, QPalette, QTextCursor, QTextDocument, QTextTable

from bigdeal_gui.gui.help.page import HelpPage, HelpText
from bigdeal_gui.pages.help import TOPICS
from bigdeal_gui.resource_files import resource_folder

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

ENGLISH = resource_folder() / "help" / "en"


@pytest.fixture
def page(qtbot: QtBot) -> HelpPage:
    """Return the help, shown."""
    made = HelpPage()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_the_first_topic_is_open(page: HelpPage) -> None:
    """The help opens at its first topic, from the beginning."""
    assert page.topic == TOPICS[0]
    assert page.text.toPlainText().startswith("Deal a session")
    assert page.text.verticalScrollBar().value() == 0


def test_arrows_walk_through_the_topics(page: HelpPage, qtbot: QtBot) -> None:
    """The arrow keys open the next topic."""
    page.activateWindow()
    page.setFocus()
    qtbot.waitUntil(page.topics.hasFocus)
    qtbot.keyClick(page.topics, Qt.Key.Key_Down)
    assert page.topic == "meter"
    assert page.text.toPlainText().startswith("What the meter means")


def test_a_link_opens_its_page(page: HelpPage) -> None:
    """A link to another page opens it and chooses it in the list."""
    page.text.anchorClicked.emit(QUrl("law6.md"))
    assert page.topic == "law6"
    assert page.topics.currentRow() == TOPICS.index("law6")


@pytest.mark.parametrize("address", ["https://example.org/law6.md", "file:///etc/passwd", "other.md", "law6"])
def test_other_links_lead_nowhere(page: HelpPage, address: str) -> None:
    """An address that is no page of the help changes nothing."""
    page.text.anchorClicked.emit(QUrl(address))
    assert page.topic == TOPICS[0]


def test_nothing_is_loaded(page: HelpPage) -> None:
    """The text fetches no picture and no style, from the disk or elsewhere."""
    kind = QTextDocument.ResourceType.ImageResource.value
    assert page.text.loadResource(kind, QUrl.fromLocalFile(str(ENGLISH / "deal.md"))) is None


def test_tables_are_ruled_over_the_whole_width(page: HelpPage) -> None:
    """The table of machines has lines, so that its rows can be followed."""
    page.show_topic("machines")
    tables = [
        frame for frame in page.text.document().rootFrame().childFrames() if isinstance(frame, QTextTable)
    ]
    assert len(tables) == 1
    assert tables[0].format().border() == 1
    assert tables[0].format().width().rawValue() == 100


def test_an_unknown_topic_changes_nothing(page: HelpPage) -> None:
    """Asking for a topic that is not there leaves the open one."""
    page.show_topic("meter")
    page.show_topic("nowhere")
    assert page.topic == "meter"


def test_the_text_grows_with_the_font(page: HelpPage, qtbot: QtBot) -> None:
    """A larger font gives longer lines of text and keeps the place."""
    before = page.text.document().size().height()
    font = page.text.font()
    font.setPointSizeF(2 * font.pointSizeF())
    page.text.setFont(font)
    qtbot.waitUntil(lambda: page.text.document().size().height() > 1.5 * before)
    assert page.text.toPlainText().startswith("Deal a session")


def test_missing_pages_are_said(qtbot: QtBot, tmp_path: Path) -> None:
    """Without its files the help says so instead of failing."""
    page = HelpPage(folder=tmp_path)
    qtbot.addWidget(page)
    assert "missing" in page.text.toPlainText()
    assert page.topics.count() == len(TOPICS)


def test_the_card_for_the_wall_is_made_and_shown(page: HelpPage, tmp_path: Path) -> None:
    """It goes where the user says and opens; a name that is taken is told, and nothing is overwritten."""
    opened: list[Path] = []
    page.open_file = opened.append
    page.choose_file = lambda *_all: None
    page.card_button.click()
    target = tmp_path / "card.pdf"
    page.choose_file = lambda *_all: target
    page.card_button.click()
    assert opened == [target]
    assert target.read_bytes().startswith(b"%PDF-")
    assert page.problem.isHidden()
    page.card_button.click()
    assert opened == [target]
    assert not page.problem.isHidden()
    assert "card.pdf" in page.problem.text()


def test_the_open_page_is_made_a_pdf_to_print(page: HelpPage, tmp_path: Path) -> None:
    """The page for the event can be taken along, however dark the window is."""
    opened: list[Path] = []
    page.open_file = opened.append
    page.choose_file = lambda title, _kind, proposed, _parent: tmp_path / f"{title} {proposed.name}"
    page.show_topic("event")
    page.print_button.click()
    (made,) = opened
    title = "When something goes wrong at the event"
    assert made.name == f"{title} {title}.pdf"
    assert made.read_bytes().startswith(b"%PDF-")


def test_a_page_is_set_for_reading(qtbot: QtBot) -> None:
    """Headings are larger and stand apart, lines are far from each other, and a table's are close."""
    text = HelpText()
    qtbot.addWidget(text)
    text.show_page("# One\n\nWords.\n\n## Two\n\nMore.\n\n| a | b |\n|---|---|\n| c | d |\n")
    line, points = text.fontMetrics().height(), text.font().pointSizeF()
    told = {}
    block = text.document().begin()
    while block.isValid():
        form = block.blockFormat()
        size = block.charFormat().fontPointSize() or next(
            (stretch.format.fontPointSize() for stretch in block.textFormats()), 0
        )
        told[block.text()] = (
            form.lineHeight(), form.topMargin() / line, form.bottomMargin() / line, round(size / points, 2)
        )  # fmt: skip
        block = block.next()
    assert told["One"] == (135, 0, 0.55, 1.45)
    assert told["Two"] == (135, 1, 0.55, 1.15)
    assert told["Words."] == told["More."] == (135, 0, 0.55, 0)
    assert told["a"] == told["d"] == (100, 0, 0, 0)


def test_a_page_keeps_its_place_when_the_colours_change(page: HelpPage) -> None:
    """Its lines are ruled in the new ones; another page begins at its beginning."""
    page.show_topic("machines")
    bar = page.text.verticalScrollBar()
    bar.setValue(5)
    colours = QPalette(page.text.palette())
    colours.setColor(QPalette.ColorRole.Mid, "#123456")
    page.text.setPalette(colours)
    (table,) = (
        frame for frame in page.text.document().rootFrame().childFrames() if isinstance(frame, QTextTable)
    )
    assert table.format().borderBrush().color().name() == "#123456"
    assert bar.value() == 5
    page.show_topic("meter")
    assert bar.value() == 0


def test_dialogs_and_papers_are_asked_for_by_their_titles(page: HelpPage, tmp_path: Path) -> None:
    """Title, kind and folder; what went wrong before is forgotten."""
    asked: list[tuple[str, str, Path]] = []
    page.choose_file = lambda title, kind, proposed, _parent: asked.append((title, kind, proposed))
    page.card_button.click()
    page.print_button.click()
    assert asked == [
        (title, "PDF (*.pdf)", Path.home() / f"{title}.pdf")
        for title in ("Card for the wall", "Deal a session")
    ]
    page.problem.show()
    page.open_file = lambda _path: None
    page.choose_file = lambda *_all: tmp_path / "page.pdf"
    page.print_button.click()
    assert page.problem.isHidden()


def test_long_topics_go_on_in_the_next_line(page: HelpPage) -> None:
    """Nothing is scrolled sideways for them; a link is followed by the page alone."""
    assert page.topics.wordWrap()
    assert page.topics.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    assert not page.text.openLinks()


def test_a_page_is_set_again_for_colours_and_fonts_alone(qtbot: QtBot) -> None:
    """What is marked in it stays marked while something else changes; without a page nothing is set."""
    text = HelpText()
    qtbot.addWidget(text)
    text.setFont(QFont(text.font().family(), 30))
    assert text.toPlainText() == ""
    text.show_page("Words.")
    text.moveCursor(QTextCursor.MoveOperation.End)
    text.setEnabled(False)
    assert text.textCursor().atEnd()
    text.setFont(QFont(text.font().family(), 20))
    assert text.textCursor().atStart()


def test_what_is_bold_stays_so_and_nothing_else(qtbot: QtBot) -> None:
    """Also where there is more of it in a paragraph, and in headings."""
    text = HelpText()
    qtbot.addWidget(text)
    text.show_page("# One\n\nSome **bold** words, **and more** of them.")
    bold, block = [], text.document().begin()
    while block.isValid():
        bold += [
            block.text()[stretch.start : stretch.start + stretch.length]
            for stretch in block.textFormats()
            if stretch.format.fontWeight() == QFont.Weight.DemiBold
        ]
        block = block.next()
    assert bold == ["One", "bold", "and more"]


def test_bold_is_the_fonts_own(page: HelpPage) -> None:
    """No weight is asked for that the font lacks, which Qt would smear out of another."""
    block = page.text.document().begin()
    weights = set()
    while block.isValid():
        weights |= {stretch.format.fontWeight() for stretch in block.textFormats()}
        block = block.next()
    assert max(weights) == QFont.Weight.DemiBold
