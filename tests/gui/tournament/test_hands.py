"""Several hands in the window: a holder makes words, the organiser enters the holders and their words."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence, QShortcut, QTextCursor
from PySide6.QtWidgets import QApplication, QWidget

from bigdeal_gui.gui.tournament.holder_dialogs import HoldersDialog, NewHolder, NewHolderDialog
from bigdeal_gui.gui.tournament.questions import QrCode, QrDialog
from bigdeal_gui.gui.tournament.steps.value_parts import FixedValue, HandsPart, WordsField
from bigdeal_gui.pages.path_words import unbroken_path
from bigdeal_gui.pages.tournament.steps import TournamentStep
from bigdeal_gui.paper.qr_code import QUIET_MODULES, qr_rows
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.tournament import plan as plan_files
from bigdeal_gui.services.tournament.holders import make_holder_slip, read_holder_slip
from bigdeal_gui.services.tournament.keys import Custody
from bigdeal_gui.services.tournament.publish import publish_tournament
from bigdeal_gui.services.work import Work
from bigdeal_gui.tournament.holders.holder_promise import Holder, SharedPromise, hash_of_words, shared_promise
from bigdeal_gui.tournament.plan import new_phase
from tests.gui.tournament.test_page import desk, story  # noqa: F401 - fixtures
from tests.services.tournament.verdict_cups import ROUND_RULE, ROUNDS
from tests.services.tournament.verdict_hands import B_WORDS, BOTH, C_WORDS, TEAM_B, TEAM_C

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tests.gui.tournament.test_page import Desk


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    """A window that the dialogs belong to."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_a_name_and_a_folder_are_asked_of_a_holder(parent: QWidget, tmp_path: Path) -> None:
    """What cannot stand in a promise is said while it is typed."""
    dialog = NewHolderDialog(tmp_path, parent)
    assert dialog.answer is None
    assert not dialog.problem.text()
    dialog.line.setText("Team; B")
    assert "“;”" in dialog.problem.text()
    assert not dialog.done_button.isEnabled()
    dialog.line.setText(" Team  B ")
    assert dialog.answer == NewHolder("Team B", tmp_path)
    assert dialog.done_button.isEnabled()
    dialog.folder.line.setText(str(tmp_path / "no"))
    assert dialog.answer is None


def test_holders_are_a_table_and_nobody_types_digits(parent: QWidget, tmp_path: Path) -> None:
    """Out of a chosen or dropped file, or of what was copied; and they can be taken out."""
    slip = make_holder_slip(tmp_path, "Team D", random_bytes=system_bytes)
    dialog = HoldersDialog(SharedPromise("The draw", BOTH), parent, lambda _title, _parent: [slip.public])
    assert dialog.holders == BOTH
    assert not dialog.remove_button.isEnabled()
    dialog.file_button.click()
    assert dialog.holders == (*BOTH, slip.holder)
    drop(dialog, slip.public)
    assert dialog.holders == (*BOTH, slip.holder), "the same again is none more"
    cells = [dialog.table.model().index(2, column) for column in range(2)]
    assert cells[0].data() == "Team D"
    whole = str(cells[1].data(Qt.ItemDataRole.ToolTipRole)).replace(" ", "").replace("\n", "")
    assert whole == slip.holder.words_hash
    dialog.table.choose(2)
    dialog.remove_button.click()
    assert dialog.holders == BOTH
    QGuiApplication.clipboard().setText(
        f"Dear organiser,\n  Team E={hash_of_words('e')}\nTeam F = {hash_of_words('f')}\n"
    )
    dialog.paste_button.click()
    assert dialog.holders is not None
    assert [one.name for one in dialog.holders[2:]] == ["Team E", "Team F"]


def test_what_is_wrong_with_holders_is_said(parent: QWidget) -> None:
    """Nothing to paste, a name that cannot be, two who are called alike, too many."""
    dialog = HoldersDialog(SharedPromise("The draw", ()), parent)
    for text, words in (
        ("no holder at all", "has no line with a name"),
        (f"Team; B={hash_of_words('b')}", "“;”"),
        (f"Team B={hash_of_words('b')}\nteam b={hash_of_words('c')}", "Two holders"),
        ("\n".join(f"{number}={hash_of_words(str(number) + 'x')}" for number in range(9)), "8 holders"),
    ):
        QGuiApplication.clipboard().setText(text)
        dialog.paste_button.click()
        assert words in dialog.problem.text()
    assert dialog.holders is None
    assert not dialog.done_button.isEnabled()


def test_the_key_for_pasting_adds_holders_as_the_button_does(parent: QWidget) -> None:
    """Whatever part of the dialog has the focus."""
    dialog = HoldersDialog(SharedPromise("The draw", ()), parent)
    QGuiApplication.clipboard().setText(f"Team B={hash_of_words('b')}")
    (paste,) = dialog.findChildren(QShortcut)
    assert paste.key() == QKeySequence(QKeySequence.StandardKey.Paste)
    paste.activated.emit()
    assert [one.name for one in dialog.holders or ()] == ["Team B"]


def test_a_secret_slip_is_told(parent: QWidget, tmp_path: Path) -> None:
    """Which file is wanted instead stands beside it, and nothing is changed."""
    slip = make_holder_slip(tmp_path, "Team D", random_bytes=system_bytes)
    dialog = HoldersDialog(SharedPromise("The draw", BOTH), parent, lambda _title, _parent: slip.secret[-1:])
    dialog.file_button.click()
    assert "secret slip" in dialog.problem.text()
    assert "“-hash.txt”" in dialog.problem.text()
    assert dialog.holders == BOTH


def drop(widget: QWidget, path: Path) -> None:
    """Drop the file `path` on `widget`."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    where, action = QPoint(5, 5), Qt.DropAction.CopyAction
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(where, action, data, buttons, keys)
    QApplication.sendEvent(widget, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(widget, QDropEvent(QPointF(where), action, data, buttons, keys))


def test_what_travels_is_a_qr_code(desk: Desk, tmp_path: Path) -> None:  # noqa: F811
    """The digest, the address of the round, and the hash of a holder: no one types them."""
    shown: list[tuple[str, str]] = []
    object.__setattr__(
        desk.page._questions, "show_qr", lambda title, text, _parent: shown.append((title, text))
    )
    page, view = desk.page, desk.page.view
    with_answers(desk, ask_holder=NewHolder("Team B", tmp_path))
    desk.press(page.start.words_button)
    page.qr_button.click()
    sealed(desk, ROUND_RULE.in_words())
    view.value.round.qr_button.click()
    view.publish.qr_button.click()
    assert view.status is not None
    hash_line = (tmp_path / "Team-B-hash.txt").read_text("utf-8").split("\n")[2].strip()
    assert [text for _title, text in shown] == [
        hash_line,
        unbroken_path(view.value.round.address.text()),
        str(view.status.digest).upper(),
    ]


def test_a_round_is_dropped_where_it_is_wanted(desk: Desk, tmp_path: Path) -> None:  # noqa: F811
    """And nowhere else; what cannot be one is left to be checked."""
    file = tmp_path / "round.json"
    file.write_text(json.dumps(ROUNDS[0]))
    assert not desk.page.take([file])
    sealed(desk, ROUND_RULE.in_words())
    assert not desk.page.take([tmp_path / "cup-public.zip"])
    assert not desk.page.take([tmp_path]), "a folder is none"
    assert not desk.page.take([file, file])
    for name in ("round.TXT", "round", "round.json"):
        desk.page.view.value.begin()
        file = file.replace(tmp_path / name)
        desk.done(lambda taken=file: desk.page.take([taken]))
        assert desk.page.view.value.round.brought.round is not None


def test_a_qr_code_is_shown_large_with_its_text(parent: QWidget) -> None:
    """The code is that of the text, on white; the text can be copied."""
    dialog = QrDialog("The check code", "ABC123", parent)
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == "ABC123"
    (code,) = dialog.findChildren(QrCode)
    picture = code.grab().toImage()
    rows = qr_rows("ABC123")
    module = picture.width() / (len(rows) + 2 * QUIET_MODULES)
    seen = [
        [
            picture.pixelColor(
                int((x + QUIET_MODULES + 0.5) * module), int((y + QUIET_MODULES + 0.5) * module)
            ).lightness()
            for x in range(len(rows))
        ]
        for y in range(len(rows))
    ]
    assert [[light == 0 for light in row] for row in seen] == [[bool(one) for one in row] for row in rows]
    assert picture.pixelColor(2, 2).lightness() == 255


def with_answers(desk: Desk, **answers: object) -> None:  # noqa: F811 - the fixture's name
    """Put answers in the place of dialogs."""
    page = desk.page
    for name, answer in answers.items():
        object.__setattr__(page._questions, name, lambda *_asked, answer=answer: answer)


@pytest.mark.usefixtures("story")
def test_a_holder_makes_words_without_a_tournament(desk: Desk, tmp_path: Path) -> None:  # noqa: F811
    """On the first view; where they are is told, and no word stands in the window."""
    with_answers(desk, ask_holder=NewHolder("Team B", tmp_path))
    desk.press(desk.page.start.words_button)
    words = read_holder_slip(tmp_path / "Team-B-words.txt")
    note = desk.page.slip_note
    assert note.isVisible()
    assert not desk.page.strip.isVisible()
    said = f"{note.title.text()} {note.text.text()}"
    assert "Team B" in said
    assert "Team-B-hash.txt" in said
    assert not set(words.split("-")) & set(said.split())
    with_answers(desk, ask_holder=None)
    desk.page.start.words_button.click()
    assert len(list(tmp_path.glob("Team-B-*"))) == 3


@pytest.mark.usefixtures("story")
def test_the_organiser_enters_holders_beside_the_value(desk: Desk) -> None:  # noqa: F811
    """They join the promise, are named beside it, and stay when another value is chosen."""
    plan_files.new_tournament(desk.path, "Spring cup")
    desk.done(lambda: desk.page.open(desk.path))
    plan = desk.page.view.plan
    assert not plan.holders_button.isEnabled()
    desk.done(lambda: desk.page.work.edit(plan_files.set_plan_source, desk.path, "The draw"))
    with_answers(desk, ask_holders=BOTH)
    desk.press(plan.holders_button)
    assert plan_files.open_tournament(desk.path).plan.source == SharedPromise("The draw", BOTH).in_words()
    assert plan.source.text() == "The draw\nAnd the words of: Team B, Équipe C"
    assert "Several people are involved" in plan.praise.text()
    with_answers(desk, ask_source=ROUND_RULE.in_words())
    desk.press(plan.source_button)
    assert shared_promise(plan_files.open_tournament(desk.path).plan.source).holders == BOTH
    with_answers(desk, ask_holders=None)
    plan.holders_button.click()
    with_answers(desk, ask_holders=())
    desk.press(plan.holders_button)
    assert plan_files.open_tournament(desk.path).plan.source == ROUND_RULE.in_words()


def sealed(desk: Desk, outside: str, holders: tuple[Holder, ...] = BOTH) -> None:  # noqa: F811
    """Seal a plan of several hands, and open it at the value."""
    plan_files.new_tournament(desk.path, "Spring cup", outside)
    plan_files.set_plan_source(desk.path, outside, holders)
    plan_files.add_phase(desk.path, new_phase(1, "1-2", "fin", "Final"))
    rule = ROUND_RULE if outside == ROUND_RULE.in_words() else None
    publish_tournament(
        desk.path,
        Work(open_journal),
        custody=Custody(),
        formats=(),
        rule=rule,
        acknowledged={
            "special-letters",
            "no-date",
            "no-exchange",
            "no-kind-of-value",
            "no-rule-for-closed-days",
        },
        today=date(2023, 8, 1),
        now=datetime(2023, 8, 1, tzinfo=UTC),
    )
    desk.done(lambda: desk.page.open(desk.path))
    desk.page.view.open_step(TournamentStep.VALUE)


@pytest.mark.usefixtures("story")
def test_words_are_compared_while_they_are_typed(desk: Desk) -> None:  # noqa: F811
    """The round alone is not enough; a mistyped word is named by its place, and withheld ones are told."""
    sealed(desk, ROUND_RULE.in_words())
    step = desk.page.view.value
    step.round.paste.setPlainText(json.dumps(ROUNDS[0]))
    assert not step.hands.isVisible(), "one act a screen"
    step.go_button.click()
    assert step.hands.isVisible()
    assert not step.round.isVisible()
    assert not step.go_button.isEnabled()
    one, other = step.hands.fields
    one.setPlainText(B_WORDS.rpartition("-")[0] + "-zero")
    assert "word 12" in step.hands.state.text()
    one.setPlainText(B_WORDS.replace("-", " ").upper())
    assert not step.go_button.isEnabled()
    other.setPlainText(C_WORDS)
    assert step.go_button.isEnabled()
    step.hands.withheld[1].setChecked(True)
    assert not other.isEnabled()
    assert step.go_button.isEnabled()
    desk.press(step.go_button)
    assert "the words of Équipe C" in str(desk.asked[-1])
    value = plan_files.open_tournament(desk.path).plan.value
    assert value == f"{ROUNDS[0]['randomness']} {B_WORDS} {TEAM_C.words_hash}"
    assert not step.hands.isVisible()
    assert step.fixed.outside.text().replace(" ", "") == ROUNDS[0]["randomness"]
    one_line, other_line = step.fixed.hands.text().split("\n")
    assert one_line == f"Team B: {B_WORDS}"
    assert other_line.startswith("Équipe C: withheld")
    desk.page.view.forget()
    assert not one.toPlainText()


def test_all_the_words_of_a_slip_are_seen(parent: QWidget) -> None:
    """Also the longest, in a narrow window: the field is as high as they need, and no higher again after."""
    font = parent.font()
    font.setPixelSize(16)
    parent.setFont(font)
    part = HandsPart(parent)
    part.show_holders((TEAM_B,))
    part.resize(640, 400)
    parent.resize(640, 400)
    parent.show()
    (field,) = part.fields
    empty = field.height()
    field.setPlainText("-".join(["literary"] * 12))
    assert field.height() == empty
    assert shows_all(field)
    part.resize(280, 400)
    QApplication.processEvents()
    assert field.height() > empty
    assert shows_all(field)
    field.clear()
    assert field.height() == empty


def shows_all(field: WordsField) -> bool:
    """Tell whether the last word that was typed stands inside the field."""
    cursor = field.textCursor()
    cursor.movePosition(QTextCursor.MoveOperation.End)
    return field.viewport().rect().contains(field.cursorRect(cursor))


@pytest.mark.usefixtures("story")
def test_words_follow_a_typed_value(desk: Desk) -> None:  # noqa: F811
    """When both persons agree; they go into the plan behind it."""
    sealed(desk, "The draw", (TEAM_B,))
    step = desk.page.view.value
    assert not step.hands.isVisible()
    desk.say_value("3 11 17")
    assert step.hands.isVisible()
    assert not step.go_button.isEnabled()
    assert "Type the words of: Team B." in step.hands.state.text()
    assert step.window().focusWidget() is step.hands.fields[0]
    step.hands.fields[0].setPlainText(B_WORDS)
    assert step.hands.state.text() == "Nothing is missing."
    desk.press(step.go_button)
    assert plan_files.open_tournament(desk.path).plan.value == f"3 11 17 {B_WORDS}"


def test_a_fixed_value_fits_into_the_page(parent: QWidget) -> None:
    """Neither a round, nor a hash in the place of words, makes the page wider than a short figure does."""
    box = FixedValue(parent)
    box.show_value("3 11 17", ())
    assert box.outside.text() == "3 11 17"
    assert box.hands.isHidden()
    box.show_value(f"{ROUNDS[0]['randomness']} {TEAM_B.words_hash} {TEAM_C.words_hash}", BOTH)
    assert TEAM_B.words_hash not in box.hands.text()
    narrow = box.minimumSizeHint().width()
    box.show_value(f"{ROUNDS[0]['randomness']} {B_WORDS} {C_WORDS}", BOTH)
    assert max(narrow, box.minimumSizeHint().width()) < 400
    box.show_value("3 11", (*BOTH, TEAM_B))
    assert box.outside.text() == "3 11"
    assert box.hands.isHidden()
