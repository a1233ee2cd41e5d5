"""The dialog of the club's paper: every option has a control, and nothing is kept before it is closed."""

from __future__ import annotations

import threading
from dataclasses import replace
from datetime import date
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QLabel,
    QWidget,
)

from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.records import club_paper
from bigdeal_gui.gui.records.club_paper import (
    ClubPaperDialog,
    LogoChoice,
    PaperState,
    choose_paper,
    choose_picture,
    club_paper_choices,
)
from bigdeal_gui.paper.logo import logo_png
from bigdeal_gui.paper.record_options import OPTIONS, OptionKind, PaperSize
from bigdeal_gui.paper.sheets.label_sheets import LABEL_SHEETS
from bigdeal_gui.paper.surface import Raster
from bigdeal_gui.services.printing.club_logo import keep_logo, logo_from_file
from bigdeal_gui.services.printing.subject import Titles
from bigdeal_gui.storage.settings import Settings
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.paper.record_options import Option

    Open = Callable[..., ClubPaperDialog]

LOGO = Raster(2, 1, b"abcdef")


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Open]:
    """Return a function that opens the dialog on settings."""
    dialogs: list[ClubPaperDialog] = []
    parent = QWidget()
    qtbot.addWidget(parent)

    def begin(settings: Settings | None = None, **others: object) -> ClubPaperDialog:
        state = replace(PaperState(settings or Settings()), **others)  # type: ignore[arg-type]
        dialogs.append(ClubPaperDialog(state, parent))
        with qtbot.waitExposed(dialogs[-1]):
            dialogs[-1].show()
        return dialogs[-1]

    yield begin
    for dialog in dialogs:
        dialog.stop()


def kept(dialog: ClubPaperDialog) -> Settings:
    """Return the settings with what is chosen."""
    return Settings(records=dialog.chosen.kept)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_is_in_the_window_and_is_remembered(opened: Open, option: Option) -> None:
    """Each option of a record has a control; what is chosen there is kept, and shown at the next start."""
    dialog = opened()
    wanted: object
    if option.kind is OptionKind.SWITCH:
        switch = dialog.switches[option.name]
        switch.setEnabled(True)
        switch.click()
        wanted = not option.default
    elif option.kind is OptionKind.TEXT:
        wanted = "Ours"
        dialog.texts[option.name].setText(wanted)
    else:
        combo = dialog.combos[option.name]
        combo.setCurrentIndex(combo.count() - 1)
        last = combo.currentData()
        wanted = last if option.kind is OptionKind.LANGUAGE else type(option.default)(last)
        assert wanted != option.default
    choices = club_paper_choices(kept(dialog))
    assert getattr(choices.options, option.name) == wanted
    again = opened(kept(dialog))
    assert club_paper_choices(kept(again)) == choices


def test_what_is_not_an_option_is_kept_too(opened: Open) -> None:
    """Director, site, sections, labels and the kind of file are kept; event and session are of this time."""
    dialog = opened(titles=Titles("Cup", session="2"), event="Tuesday")
    assert (dialog.event_line.text(), dialog.session.text()) == ("Cup", "2")
    assert dialog.event_line.placeholderText() == "Tuesday"
    for line in (dialog.director, dialog.site, dialog.sections):
        line.setText(" A, B ")
    dialog.file_type.setCurrentIndex(1)
    dialog.copies.setValue(3)
    dialog.sheet.setCurrentIndex(2)
    dialog.session.setText("3")
    choices = club_paper_choices(kept(dialog))
    assert (choices.director, choices.site, choices.section_names) == ("A, B", "A, B", ("A", "B"))
    assert (choices.web_page, choices.label_copies) == (True, 3)
    assert choices.label_sheet.name == dialog.sheet.currentData()
    assert dialog.chosen.titles == Titles("Cup", session="3")
    assert not opened(is_one_set=False).event_line.isEnabled()


def test_what_double_dummy_says_is_asked_with_it(opened: Open) -> None:
    """Par and the kind of results can be chosen only where results are wanted, and can be had."""
    dialog = opened()
    controls = (dialog.combos["results"], dialog.switches["par"])
    assert all(control.isEnabled() for control in controls)
    dialog.switches["double_dummy"].click()
    assert not any(control.isEnabled() for control in controls)
    without = opened(Settings(records={"double_dummy": True}), solver_problem="it is not there")
    box = without.switches["double_dummy"]
    assert (box.isEnabled(), box.isChecked(), box.toolTip()) == (False, False, "it is not there")


def test_the_sample_page_shows_what_is_chosen(opened: Open, qtbot: QtBot) -> None:
    """The words of the page say the choices as they change, and the set's own event heads it."""
    dialog = opened(event="Tuesday", day=date(2026, 1, 6))
    sample = dialog.preview._sample
    assert sample is not None
    assert (sample.heading.event, sample.heading.day) == ("Tuesday", date(2026, 1, 6))
    assert sample.heading.section == ""
    qtbot.keyClicks(dialog.texts["club"], "Ours")
    qtbot.keyClicks(dialog.sections, "B, C")
    assert "your boards: Ours · A4 · 18 boards" in dialog.preview.accessibleDescription()
    sample = dialog.preview._sample
    assert sample is not None
    assert (sample.options.club, sample.heading.section) == ("Ours", "B")
    qtbot.waitUntil(lambda: dialog.preview.image is not None, timeout=20_000)


def test_a_logo_is_taken_and_given_up(opened: Open, qtbot: QtBot, tmp_path: Path, aloud: list[str]) -> None:
    """A picture is checked when it is chosen; a bad one is told, and the one before stays."""
    keep_logo(logo_png(LOGO))
    (tmp_path / "new.png").write_bytes(logo_png(Raster(1, 1, b"xyz")))
    (tmp_path / "bad.png").write_bytes(b"bad")
    answers = iter([None, *(tmp_path / name for name in ("bad.png", "new.png", "bad.png"))])
    dialog = opened(choose_picture=lambda _parent: next(answers))
    qtbot.waitUntil(lambda: dialog._logo == LOGO)
    hint = dialog.words.text()
    assert "remembered" in hint
    dialog.logo_button.click()
    dialog.logo_button.click()
    qtbot.waitUntil(lambda: "not a PNG, JPEG or SVG picture" in dialog.words.text())
    assert dialog.chosen.logo is None
    dialog.logo_button.click()
    qtbot.waitUntil(lambda: dialog._logo == Raster(1, 1, b"xyz"))
    assert dialog.chosen.logo == LogoChoice((tmp_path / "new.png").read_bytes())
    assert dialog.words.text() == hint
    dialog.logo_button.click()
    qtbot.waitUntil(lambda: dialog.words.text() != hint)
    assert aloud == [dialog.words.text()] * 2
    dialog.no_logo_button.setFocus()
    dialog.no_logo_button.click()
    assert dialog.words.text() == hint
    assert dialog.focusWidget() is dialog.logo_button
    assert (dialog.chosen.logo, dialog._logo) == (LogoChoice(None), None)
    assert not dialog.no_logo_button.isEnabled()
    keep_logo(None)


def test_paper_and_language_are_those_of_the_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing was chosen: the paper that is sold here, in the window's language."""
    american = SimpleNamespace(system=lambda: QLocale("en_US"))
    monkeypatch.setattr(club_paper, "QLocale", american)
    monkeypatch.setattr(club_paper, "language_of_system", lambda: "fr")
    options = club_paper_choices(Settings()).options
    assert (options.paper, options.language) == (PaperSize.LETTER, "fr")


def test_a_logo_is_not_told() -> None:
    """A crash report has what `repr` says."""
    assert repr(LogoChoice(b"picture")) == "LogoChoice()"


def test_nothing_is_confirmed_while_a_picture_is_read(
    opened: Open, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """OK waits until the picture is on the sample page, or was refused: Enter would leave it out unsaid."""
    gate = threading.Event()

    def slowly(path: Path) -> bytes:
        assert gate.wait(20)
        return logo_from_file(path)

    monkeypatch.setattr(club_paper, "logo_from_file", slowly)
    (tmp_path / "new.png").write_bytes(logo_png(LOGO))
    (tmp_path / "bad.png").write_bytes(b"bad")
    answers = iter([tmp_path / "new.png", tmp_path / "bad.png"])
    dialog = opened(choose_picture=lambda _parent: next(answers))
    ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert ok.isEnabled()
    for _ in range(2):
        gate.clear()
        dialog.logo_button.click()
        assert not ok.isEnabled()
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
        assert dialog.isVisible()
        gate.set()
        qtbot.waitUntil(ok.isEnabled)
        assert dialog.chosen.logo == LogoChoice((tmp_path / "new.png").read_bytes())
    assert "not a PNG, JPEG or SVG picture" in dialog.words.text()
    ok.click()
    assert dialog.result() == QDialog.DialogCode.Accepted


@pytest.mark.parametrize("is_done", [True, False])
def test_it_is_asked(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, *, is_done: bool) -> None:
    """OK gives what is chosen, Cancel nothing."""
    code = QDialog.DialogCode.Accepted if is_done else QDialog.DialogCode.Rejected
    monkeypatch.setattr(ClubPaperDialog, "exec", lambda _dialog: code)
    stop, stopped = Jobs.stop, list[Jobs]()
    monkeypatch.setattr(Jobs, "stop", lambda jobs: (stopped.append(jobs), stop(jobs)))
    parent = QWidget()
    qtbot.addWidget(parent)
    assert (choose_paper(PaperState(Settings()), parent) is not None) is is_done
    assert len(stopped) == 2, "what the dialog and its sample page began is over"
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert parent.findChildren(ClubPaperDialog) == []


def test_the_picture_comes_from_the_systems_dialog(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot
) -> None:
    """Cancelled, there is none."""
    answers = iter([(str(tmp_path / "a.png"), ""), ("", "")])
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *what: asked.append(what) or next(answers))
    parent = QWidget()
    qtbot.addWidget(parent)
    assert choose_picture(parent) == tmp_path / "a.png"
    assert asked == [(parent, "Choose a logo", "", "Pictures (*.png *.jpg *.jpeg *.svg)")]
    assert choose_picture(parent) is None


def test_the_wheel_turns_no_value(opened: Open, qtbot: QtBot) -> None:
    """Scrolling over a choice that has not the focus turns nothing; one that has it is turned."""
    dialog = opened()
    paper = dialog.combos["paper"]
    before = paper.currentIndex()
    assert paper.focusPolicy() is Qt.FocusPolicy.StrongFocus

    def turn(angle: int) -> QWheelEvent:
        event = QWheelEvent(
            QPointF(5, 5), paper.mapToGlobal(QPointF(5, 5)), QPoint(), QPoint(0, angle),
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(paper, event)
        return event

    for angle in (-120, 120):
        assert not turn(angle).isAccepted()
        assert paper.currentIndex() == before
    dialog.activateWindow()
    paper.setFocus()
    qtbot.waitUntil(paper.hasFocus)
    turn(-120)
    assert paper.currentIndex() == before + 1


def test_controls_have_names_and_tabs_their_letters(opened: Open) -> None:
    """A screen reader has a name for each control, and no letter stands twice; all is as it was kept."""
    dialog = opened()
    check_kept("dialogs/club paper", said(dialog.windowTitle(), dialog))
    named = [*dialog.combos.values(), *dialog.switches.values(), *dialog.texts.values()]
    named += [dialog.director, dialog.site, dialog.event_line, dialog.session, dialog.sections, dialog.sheet]
    named += [dialog.copies, dialog.file_type, dialog.logo_button, dialog.no_logo_button, dialog.preview]
    names = [QAccessible.queryAccessibleInterface(one).text(QAccessible.Text.Name) for one in named]
    assert all(name.strip() and "&" not in name for name in names)
    assert len(set(names)) == len(names)
    policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
    assert {combo.sizeAdjustPolicy() for combo in dialog.findChildren(QComboBox)} == {policy}
    texts = [dialog.tabs.tabText(place) for place in range(dialog.tabs.count())]
    texts += [label.text() for label in dialog.findChildren(QLabel) if label.buddy() is not None]
    letters = [text[text.index("&") + 1].upper() for text in texts if "&" in text]
    assert len(letters) == len(set(letters)) == dialog.tabs.count()


@pytest.mark.parametrize("size", [(820, 520), (1286, 688)])
def test_nothing_has_to_be_scrolled(opened: Open, qtbot: QtBot, size: tuple[int, int]) -> None:
    """Every tab is whole in a window of 900 × 600 pixels, and of 1366 × 768."""
    dialog = opened()
    dialog.resize(*size)
    for place, column in enumerate(dialog.columns):
        dialog.tabs.setCurrentIndex(place)
        qtbot.waitUntil(column.isVisible)
        assert column.verticalScrollBar().maximum() == 0
        assert column.horizontalScrollBar().maximum() == 0


def test_layouts_that_cannot_be_read_are_greyed(opened: Open) -> None:
    """36 boards have no room on A4: that is said, and cannot be chosen; on A3 it can."""
    dialog = opened()
    box, paper = dialog.combos["layout"], dialog.combos["paper"]
    place = box.findData("36")
    flags = box.model().index(place, 0).flags()
    assert not flags & (Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
    assert "too small" in box.itemData(place, Qt.ItemDataRole.ToolTipRole)
    paper.setCurrentIndex(paper.findData("a3"))
    paper.activated.emit(paper.currentIndex())
    assert box.model().index(place, 0).flags() & Qt.ItemFlag.ItemIsEnabled
    assert not box.itemData(place, Qt.ItemDataRole.ToolTipRole)


def test_the_dialog_is_laid_out_for_every_screen(opened: Open) -> None:
    """Titles over the whole width; a form of labels and fields beside the page, words beside the buttons."""
    dialog = opened()
    assert not dialog.tabs.expanding()
    screen = dialog.screen().availableGeometry().size()
    wanted = dialog.minimumSizeHint()
    assert dialog.width() == min(max(1000, wanted.width()), screen.width() - 80)
    assert dialog.height() == min(max(660, wanted.height()), screen.height() - 80)
    column = dialog.columns[0]
    places = [part.mapTo(dialog, QPoint(0, 0)) for part in (dialog.tabs, column, dialog.pane, dialog.words)]
    assert places[0].y() < places[1].y() == places[2].y() < places[3].y()
    assert places[1].x() < places[2].x()
    assert places[3].x() < dialog.buttons.x()
    assert dialog.words.wordWrap()
    for place, shown in enumerate(dialog.columns):
        dialog.tabs.setCurrentIndex(place)
        assert [one.isVisible() for one in dialog.columns].index(True) == place
        (form,) = shown.inside.findChildren(QFormLayout)
        assert form.rowWrapPolicy() is QFormLayout.RowWrapPolicy.WrapLongRows
        assert form.fieldGrowthPolicy() is QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow
        assert shown.layout_in.count() == 2
    cancel = dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel)
    cancel.click()
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_choices_begin_where_they_were_left(opened: Open) -> None:
    """The kind of file, the sheet, the copies, and a language of its own; what is unknown is the first."""
    kept_before = {
        "web_page": True, "label_sheet": LABEL_SHEETS[1].name, "label_copies": 4, "language": "de",
        "director": "D", "site": "S", "sections": "A",
    }  # fmt: skip
    dialog = opened(Settings(records=kept_before))
    assert dialog.file_type.currentIndex() == 1
    assert dialog.sheet.currentIndex() == 1
    assert (dialog.copies.value(), dialog.combos["language"].currentData()) == (4, "de")
    assert [line.text() for line in (dialog.director, dialog.site, dialog.sections)] == ["D", "S", "A"]
    assert {name: dialog.chosen.kept[name] for name in kept_before} == kept_before
    usual = opened()
    assert (usual.file_type.currentData(), usual.combos["language"].currentData()) == (False, "")
    assert [box.toolTip() for box in usual.combos.values()] == [
        box.currentText() for box in usual.combos.values()
    ]
    tip = usual.switches["double_dummy"].toolTip()
    assert tip == "Takes a few seconds; this computer does the analysis"


def test_a_choice_reaches_the_sample_page(opened: Open) -> None:
    """Whatever kind of control it is made with; by hand, and not while the dialog is filled."""
    dialog = opened(titles=Titles("Cup", session="2"))
    samples: list[object] = []
    before = dialog.preview._sample
    assert before is not None
    assert (before.heading.event, before.heading.session) == ("Cup", "2")
    for act in (
        dialog.switches["par"].click,
        lambda: dialog.director.textEdited.emit("x"),
        lambda: dialog.sheet.activated.emit(0),
    ):
        act()
        samples.append(dialog.preview._sample)
    assert len({id(one) for one in (before, *samples)}) == 4
    dialog.director.setText("Ann")
    dialog.site.setText("Hall")
    dialog.site.textEdited.emit("Hall")
    now = dialog.preview._sample
    assert now is not None
    assert (now.heading.director, now.heading.site) == ("Ann", "Hall")
