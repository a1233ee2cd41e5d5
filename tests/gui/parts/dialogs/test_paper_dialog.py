"""What is done with a paper, and for how many boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from bigdeal_gui.gui.parts.dialogs.paper_dialog import PaperDialog
from bigdeal_gui.pages.print_requests import PaperAction, PaperAnswer, PaperQuestion

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

LABELS = PaperQuestion("Labels", "2026-11-22 Tuesday pairs K7QC-M2PX labels.pdf", boxes=2)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """What the dialog stands over."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_a_button_is_an_answer(window: QWidget, qtbot: QtBot) -> None:
    """One click says what is done, for as many boxes as stand there; what was chosen last is proposed."""
    dialog = PaperDialog(LABELS, window)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert dialog.boxes.isVisible()
    assert dialog.boxes.value() == 2
    dialog.boxes.setValue(4)
    dialog.buttons[PaperAction.OPEN].click()
    assert dialog.answer == PaperAnswer(PaperAction.OPEN, 4)


def test_boxes_are_asked_for_labels_alone(window: QWidget, qtbot: QtBot) -> None:
    """A certificate is one; cancelled, nothing is answered."""
    dialog = PaperDialog(PaperQuestion("Dealing certificate", "certificate.pdf"), window)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert not dialog.boxes.isVisible()
    dialog.cancel_button.click()
    assert dialog.answer is None
