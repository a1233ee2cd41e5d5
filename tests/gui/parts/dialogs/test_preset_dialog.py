"""A preset's name, and the folder into which it always deals."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QDialog, QWidget

from bigdeal_gui.gui.deal.questions import DealQuestions
from bigdeal_gui.gui.parts.dialogs import confirm as confirm_dialog
from bigdeal_gui.gui.parts.dialogs.message_box import MessageBox
from bigdeal_gui.gui.parts.dialogs.paper_dialog import PaperDialog, ask_paper
from bigdeal_gui.gui.parts.dialogs.preset_dialog import PresetDialog, ask_draft
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.pages.presets import PresetDraft
from bigdeal_gui.pages.print_requests import PaperAction, PaperAnswer, PaperQuestion
from bigdeal_gui.pages.questions import Question
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

DRAFT = PresetDraft("Tuesday", Path("/sets"), is_direct=True)


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    """What the dialogs stand over."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_it_says_what_it_asks_for(parent: QWidget) -> None:
    """Words, names and states of every part, for a new preset and for one that is there."""
    new, known = (
        said(draft.name, PresetDialog("Save preset", draft, parent)) for draft in (PresetDraft(""), DRAFT)
    )
    check_kept("preset", new + known)


def test_a_preset_has_a_name_and_if_it_always_deals_there_a_folder(parent: QWidget, tmp_path: Path) -> None:
    """What is missing is said, and what was decided is what stands there."""
    dialog = PresetDialog("Save preset", PresetDraft(""), parent)
    assert dialog.draft == PresetDraft("")
    assert dialog.problem.text() == "Give the preset a name."
    dialog.name.setText("Tuesday")
    assert dialog.problem.text() == ""
    assert not dialog.folder.isEnabled()
    dialog.always.setChecked(True)
    assert dialog.folder.isEnabled()
    assert dialog.problem.text() == "Choose a folder."
    dialog.folder.set_folder(tmp_path)
    assert dialog.problem.text() == ""
    assert dialog.done_button.isEnabled()
    assert dialog.draft == PresetDraft("Tuesday", tmp_path, is_direct=True)


@pytest.mark.parametrize("is_accepted", [True, False])
def test_a_question_is_answered_or_given_up(
    parent: QWidget,
    monkeypatch: pytest.MonkeyPatch,
    is_accepted: bool,  # noqa: FBT001 - a case
) -> None:
    """What stands in the dialog is the answer, where it was not cancelled."""
    answer = QDialog.DialogCode.Accepted if is_accepted else QDialog.DialogCode.Rejected
    monkeypatch.setattr(PresetDialog, "exec", lambda _dialog: answer)
    for ask in (ask_draft, DealQuestions().ask_draft):
        assert ask("Save preset", DRAFT, parent) == (DRAFT if is_accepted else None)

    def press(dialog: PaperDialog) -> QDialog.DialogCode:
        dialog.buttons[PaperAction.SAVE].click()
        return answer

    monkeypatch.setattr(PaperDialog, "exec", press)
    paper = ask_paper(PaperQuestion("Labels", "labels.pdf", boxes=3), parent)
    assert paper == (PaperAnswer(PaperAction.SAVE, 3) if is_accepted else None)


@pytest.mark.parametrize("is_final", [True, False])
def test_a_yes_is_the_button_with_the_verb(
    parent: QWidget,
    monkeypatch: pytest.MonkeyPatch,
    is_final: bool,  # noqa: FBT001 - a case
) -> None:
    """The safe answer is no; what cannot be taken back has the sign of a warning."""
    boxes: list[tuple[str, str, str, str]] = []

    def ask(box: MessageBox) -> int:
        (button,), (mark,) = box.buttons, box.findChildren(Mark)
        boxes.append((box.windowTitle(), box.sentence.text(), box.text.text(), button.text()))
        assert mark.shape[0] == ("warning" if is_final else "help")
        return len(boxes) - 1

    monkeypatch.setattr(MessageBox, "ask", ask)
    question = Question("Release", "Release it?", "Anyone may know it then.", "&Release", is_final=is_final)
    assert confirm_dialog.confirm(question, parent)
    assert not confirm_dialog.confirm(question, parent)
    assert boxes == [("Release", "Release it?", "Anyone may know it then.", "&Release")] * 2
