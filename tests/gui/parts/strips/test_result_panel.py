"""The result: how many boards, the set code, the files; nothing that could show a card or deal again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.look import icons
from bigdeal_gui.gui.parts.strips.result_panel import ResultPanel
from bigdeal_gui.journal.sets import Randomness
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.dealing.crash_recovery import InterruptedDelivery, Outcome
from bigdeal_gui.services.dealing.session import DealtSession, DealtSets
from bigdeal_gui.storage.delivery import DeliveredFile
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


@pytest.fixture
def opened() -> list[Path]:
    """The folders that were opened."""
    return []


@pytest.fixture
def panel(qtbot: QtBot, opened: list[Path], tmp_path: Path) -> Iterator[ResultPanel]:
    """The panel after a set of 24 boards in two files."""
    window = QWidget()
    qtbot.addWidget(window)
    made = ResultPanel(window, opened.append)
    column = QVBoxLayout(window)
    column.addWidget(made)
    column.addWidget(made.foot)
    files = (DeliveredFile(tmp_path / "tuesday.dlm", 4_321), DeliveredFile(tmp_path / "tuesday.pbn", 12_345))
    made.show_session(DealtSession(BoardRange(1, 24), "K7QM-2PXA", files), "Tuesday pairs")
    window.show()
    yield made
    window.close()


def test_the_result_is_as_it_was_kept(panel: ResultPanel) -> None:
    """Every part, and the ways on below it; while one is made, nothing else is asked for."""
    kept = said("a set", panel) + said("below it", panel.foot)
    panel.offer_always()
    panel.show_made("Made", "labels.pdf", Path("sets", "labels.pdf"))
    panel.set_busy(is_busy=True)
    kept += said("an offer", panel) + said("below it", panel.foot)
    panel.set_busy(is_busy=False)
    check_kept("result", kept + said("below it", panel.foot))


def test_the_offer_is_taken_or_not(panel: ResultPanel, qtbot: QtBot) -> None:
    """Either way it goes; only a yes is told."""
    panel.offer_always()
    with qtbot.waitSignal(panel.always_asked):
        panel.always.buttons[0].click()
    assert panel.always.isHidden()
    panel.offer_always()
    with qtbot.assertNotEmitted(panel.always_asked):
        panel.always.buttons[1].click()
    assert panel.always.isHidden()


def texts(panel: QWidget) -> list[str]:
    """Return the words of every label, without the places where a path may be broken."""
    labels = panel.window().findChildren(QLabel)
    return [label.text().replace("\N{ZERO WIDTH SPACE}", "") for label in labels]


def test_boards_code_and_files_are_told(panel: ResultPanel, tmp_path: Path) -> None:
    """The director sees how many boards, which set, which files and where."""
    assert panel.headline.text() == "24 boards dealt"
    assert panel.code.text() == "K7QM-2PXA"
    shown = texts(panel)
    assert any(text.startswith("tuesday.dlm  4.3") for text in shown)
    assert any("     tuesday.pbn  " in text for text in shown)
    assert any("Tuesday pairs" in text and "1–24" in text for text in shown)
    assert f"In {tmp_path}" in shown


def test_a_delivery_that_had_been_cut_off_is_told(
    panel: ResultPanel, opened: list[Path], tmp_path: Path
) -> None:
    """What happened to an earlier set in the same folder stands in the strip, with its files."""
    files = (DeliveredFile(tmp_path / "tuesday.pbn", 12_345),)
    interrupted = InterruptedDelivery(Outcome.FINISHED, (tmp_path / "monday.pbn",), "K7QA-M2PX")
    dealt = DealtSession(BoardRange(1, 24), "K7QM-2PXA", files, interrupted=(interrupted,))
    panel.show_session(dealt, "Tuesday pairs")
    shown = "\n".join(texts(panel))
    assert "Writing the files had been interrupted" in shown
    assert "set K7QA-M2PX" in shown
    assert "“monday.pbn”" in shown
    panel.show_session(DealtSession(BoardRange(1, 24), "K7QM-2PXA", files), "Tuesday pairs")
    assert panel.note.isHidden()
    QTest.mouseClick(panel.note.folder_button, Qt.MouseButton.LeftButton)
    assert opened == [tmp_path]


def test_the_code_can_be_selected_and_is_read_aloud(panel: ResultPanel) -> None:
    """The set code may be copied, as it tells nothing of the cards."""
    assert panel.code.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
    assert "K7QM-2PXA" in panel.code.accessibleName()


def test_the_code_can_be_copied(panel: ResultPanel, tmp_path: Path) -> None:
    """One click copies the code and nothing else, and says so; a set too large to play has none."""
    files = (DeliveredFile(tmp_path / "tuesday.pbn", 12_345),)
    panel.show_session(DealtSession(BoardRange(1, 24), "K7QM-2PXA", files), "Tuesday pairs")
    QTest.mouseClick(panel.copy_button, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "K7QM-2PXA"
    assert panel.copy_button.text() == "Copied"
    panel.show_session(DealtSession(BoardRange(1, 24), "", files), "Tuesday pairs")
    assert panel.copy_button.text() == "Cop&y code"
    assert not panel.copy_button.isEnabled()


def several(tmp_path: Path) -> DealtSets:
    """Return three sets dealt together."""
    return DealtSets(
        tuple(
            DealtSession(
                BoardRange(1, 24),
                code,
                (
                    DeliveredFile(tmp_path / f"pairs {number}.dlm", 10),
                    DeliveredFile(tmp_path / f"pairs {number}.pbn", 10),
                ),
                name=f"pairs {number}",
            )
            for number, code in enumerate(("AAAA-AAAA", "BBBB-BBBB", "CCCC-CCCC"), 1)
        )
    )


def test_several_sets_are_listed_with_codes_and_files(
    panel: ResultPanel, tmp_path: Path, qtbot: QtBot
) -> None:
    """A row a set, in place of the one code and its files; one set afterwards looks as ever."""
    dealt = several(tmp_path)
    panel.show_sets(dealt, "Tuesday pairs")
    assert panel.headline.text() == "3 sets of 24 boards"
    assert (panel.sets.isVisible(), panel.code.isVisible()) == (True, False)
    model = panel.sets.table.model()
    rows = [[model.index(row, column).data() for column in range(3)] for row in range(3)]
    assert rows[1] == ["2", "BBBB-BBBB", "pairs 2 (.dlm, .pbn)"]
    assert model.index(1, 2).data(Qt.ItemDataRole.ToolTipRole) == "pairs 2.dlm\npairs 2.pbn"
    qtbot.waitUntil(lambda: not any(text.startswith("tuesday.pbn") for text in texts(panel)))
    panel.show_sets(DealtSets(dealt.sets[:1]), "Tuesday pairs")
    assert (panel.sets.isVisible(), panel.code.text()) == (False, "AAAA-AAAA")
    assert panel.code.isVisible()


def test_a_locked_box_has_no_next_step(panel: ResultPanel, tmp_path: Path) -> None:
    """No machine reads it: there is no heading above nothing. The next set has its steps again."""
    dealt = DealtSession(BoardRange(1, 24), "K7QM-2PXA", (DeliveredFile(tmp_path / "a.zip.age", 10),))
    (heading,) = (one for one in panel.findChildren(QLabel) if one.text() == "What to do next")
    panel.window().resize(900, 900)
    assert heading.isVisible()
    panel.show_session(dealt, "")
    assert not heading.isVisible()
    panel.show_session(replace(dealt, files=(DeliveredFile(tmp_path / "a.pbn", 10),)), "")
    assert heading.isVisible()


def test_sets_of_different_boards_are_not_said_to_be_alike(panel: ResultPanel, tmp_path: Path) -> None:
    """The sessions of a tournament: boards are counted, and numbered, only where all have the same."""
    first, second, *_ = several(tmp_path).sets
    for boards, headline, numbers in (
        (BoardRange(1, 24), "2 sets of 24 boards", "Boards 1–24 · "),
        (BoardRange(25, 48), "2 sets of 24 boards", ""),
        (BoardRange(1, 20), "2 sets", ""),
    ):
        panel.show_sets(DealtSets((first, replace(second, boards=boards))), "Cup")
        assert panel.headline.text() == headline
        assert panel.subline.text().startswith(f"Cup · {numbers}all files")


def test_what_is_asked_for_is_of_the_sets_chosen(panel: ResultPanel, tmp_path: Path) -> None:
    """All at first, then one, or some; where none is chosen, all."""
    asked: list[tuple[str, ...]] = []
    panel.labels_asked.connect(asked.append)
    panel.certificate_asked.connect(asked.append)
    panel.show_sets(several(tmp_path), "Tuesday pairs")
    panel.labels_button.click()
    panel.sets.table.choose(1)
    panel.certificate_button.click()
    assert asked == [("AAAA-AAAA", "BBBB-BBBB", "CCCC-CCCC"), ("BBBB-BBBB",)]
    panel.sets.copy_button.click()
    assert QGuiApplication.clipboard().text() == "BBBB-BBBB\tpairs 2"
    assert panel.sets.copy_button.text() == "Copied"
    panel.sets.table.clearSelection()
    panel.labels_button.click()
    panel.sets.copy_button.click()
    assert asked[-1] == asked[0]
    assert QGuiApplication.clipboard().text().splitlines()[2] == "CCCC-CCCC\tpairs 3"


def test_several_sets_tell_of_what_had_been_cut_off(panel: ResultPanel, tmp_path: Path) -> None:
    """As one set does."""
    interrupted = InterruptedDelivery(Outcome.FINISHED, (tmp_path / "old.pbn",), "DDDD-DDDD")
    panel.show_sets(DealtSets(several(tmp_path).sets, (interrupted,)), "Tuesday pairs")
    assert panel.note.isVisible()
    panel.set_busy(is_busy=True)
    assert not panel.labels_button.isEnabled()
    panel.set_busy(is_busy=False)
    assert panel.labels_button.isEnabled()


def test_it_warns_of_opening_the_files(panel: ResultPanel) -> None:
    """Beside the files stands what is in them."""
    assert any("contain the hands" in text for text in texts(panel))


def test_two_ways_on_and_none_back(panel: ResultPanel) -> None:
    """The folder, papers without cards, and the next session: nobody is offered another try."""
    shown = [button for button in panel.foot.findChildren(QAbstractButton) if button.isVisible()]
    buttons = [button.text().replace("&", "") for button in shown]
    assert sorted(buttons) == ["Certificate…", "Next session", "Open folder", "Print labels…"]


def test_the_folder_opens(panel: ResultPanel, opened: list[Path], tmp_path: Path) -> None:
    """The button shows the folder with the files."""
    QTest.mouseClick(panel.open_button, Qt.MouseButton.LeftButton)
    assert opened == [tmp_path]


def test_next_session_is_told(panel: ResultPanel, qtbot: QtBot) -> None:
    """The page hears that the user goes on."""
    with qtbot.waitSignal(panel.next_asked):
        QTest.mouseClick(panel.next_button, Qt.MouseButton.LeftButton)


def test_a_second_set_replaces_the_first(panel: ResultPanel, tmp_path: Path, qtbot: QtBot) -> None:
    """Nothing of the last set stays on the page."""
    file = DeliveredFile(tmp_path / "wednesday.pbn", 100)
    dealt = DealtSession(BoardRange(7, 7), "0000-0000", (file,))
    panel.show_session(dealt, "", Randomness.SYSTEM)
    qtbot.waitUntil(lambda: not any(text.startswith("tuesday.pbn") for text in texts(panel)))
    assert panel.headline.text() == "1 board dealt"
    assert panel.subline.text().startswith("Board 7 · ")
    assert any(text.startswith("wednesday.pbn") for text in texts(panel))
    assert "randomness: only the computer" in panel.subline.text()
    assert "Tuesday" not in "".join(texts(panel))


def test_a_result_stands_in_its_order(panel: ResultPanel) -> None:
    """The code with its button beside it, then the files and what to do next; the ways on below a message."""
    panel.window().resize(900, 1_200)
    panel.show_made("Made", "labels.pdf", Path("sets", "labels.pdf"))
    QApplication.processEvents()
    heading, *steps = (
        one for one in panel.findChildren(QLabel) if panel.steps.indexOf(one) >= 0 or "next" in one.text()
    )
    down = [panel.headline, panel.subline, panel.warning, panel.code_title, panel.code, panel.code_hint]
    down += [panel.files, panel.folder_line, heading, *steps]
    assert all(one.isVisible() for one in down)
    places = [one.mapTo(panel, one.rect().topLeft()) for one in down]
    assert [place.y() for place in places] == sorted({place.y() for place in places})
    assert panel.subline.y() - panel.headline.geometry().bottom() < 10
    assert 0 < panel.copy_button.x() - panel.code.geometry().right() < 40
    foot = [panel.open_button, panel.labels_button, panel.certificate_button, panel.next_button]
    across = [one.mapTo(panel.foot, one.rect().topLeft()).x() for one in foot]
    assert across == sorted(set(across))
    below = panel.note.mapTo(panel.foot, panel.note.rect().bottomLeft()).y()
    assert all(one.mapTo(panel.foot, one.rect().topLeft()).y() > below for one in foot)
    assert panel.next_button.hasFocus()
    fresh = ResultPanel(panel.window(), lambda _path: None)
    assert (fresh.subline.text(), fresh.folder_line.text()) == ("", "")


def test_a_new_result_takes_the_offer_and_the_steps_away(panel: ResultPanel, tmp_path: Path) -> None:
    """Where no file was written there is no folder to open."""
    panel.offer_always()
    files = (DeliveredFile(tmp_path / "a.pbn", 10),)
    panel.show_session(DealtSession(BoardRange(1, 24), "K7QM-2PXA", files), "")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert panel.always.isHidden()
    assert panel.steps.count() == 1
    assert len([one for one in panel.findChildren(QLabel) if "(.pbn)" in one.text()]) == 1
    assert not [one for one in panel.findChildren(QLabel) if "Duplimate" in one.text()]
    panel.show_session(DealtSession(BoardRange(1, 24), "K7QM-2PXA", ()), "")
    assert (panel.open_button.isEnabled(), panel.folder_line.text()) == (False, "")
    panel.show_session(DealtSession(BoardRange(1, 24), "K7QM-2PXA", files), "")
    assert panel.open_button.isEnabled()


@pytest.mark.parametrize("is_cut", [True, False])
def test_a_message_says_what_happened_to_earlier_sets(
    panel: ResultPanel, tmp_path: Path, *, is_cut: bool
) -> None:
    """One that was interrupted gives its title to all; the first folder is opened."""
    outcomes = (Outcome.READABLE, Outcome.FINISHED if is_cut else Outcome.READABLE)
    found = [InterruptedDelivery(one, (tmp_path / f"{place}.pbn",), "") for place, one in enumerate(outcomes)]
    dealt = DealtSession(BoardRange(1, 24), "K7QM-2PXA", (), interrupted=tuple(found))
    panel.show_session(dealt, "")
    title = "Writing the files had been interrupted" if is_cut else "Others can read these files"
    assert panel.note.title.text() == title
    assert panel.note.text.text() == "\n".join(map(str, found))


def test_several_sets_are_chosen_in_a_table_of_their_own(panel: ResultPanel, tmp_path: Path) -> None:
    """Six are in sight; the button says how many codes it copies, and stands below."""
    first = several(tmp_path).sets[0]
    panel.show_sets(DealtSets(tuple(replace(first, name=f"pairs {number}") for number in range(7))), "")
    sets = panel.sets
    assert sets.copy_button.text() == "Cop&y 7 codes"
    assert sets.table.chosen_rows == tuple(range(7))
    head = sets.table.horizontalHeader().sizeHint().height()
    assert sets.table.height() == 6 * sets.table.line + head + 6
    sets.table.choose(2)
    assert sets.copy_button.text() == "Cop&y 1 code"
    panel.window().resize(900, 1_200)
    QApplication.processEvents()
    assert sets.copy_button.y() > sets.table.geometry().bottom()
    assert sets.copy_button.x() < 40
    assert panel.files.text() == ""
    assert [one.isVisible() for one in panel.findChildren(QLabel) if one.text() == "Files"] == [False]


def test_the_icons_follow_the_colours(panel: ResultPanel) -> None:
    """And nothing else."""
    before = panel.open_button.icon().cacheKey()
    font = panel.font()
    font.setPointSizeF(font.pointSizeF() + 1)
    panel.setFont(font)
    assert panel.open_button.icon().cacheKey() == before
    changed = QPalette(panel.palette())
    changed.setColor(QPalette.ColorRole.WindowText, "#ff0000")
    panel.foot.setPalette(changed)
    for name, button in (("folder", panel.open_button), ("records", panel.certificate_button)):
        assert button.icon().pixmap(16).toImage() == icons.icon(name, changed).pixmap(16).toImage()
