"""What dialogs say and let do when they open, and in the ways that can be chosen in them, as it was kept."""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from bigdeal_gui.formats.format import Profile
from bigdeal_gui.gui.check.board.door import SpotDialog
from bigdeal_gui.gui.check.files.door import ConvertDialog
from bigdeal_gui.gui.history.questions import BackupSealDialog
from bigdeal_gui.gui.parts.dialogs.paper_dialog import PaperDialog
from bigdeal_gui.gui.records.questions import PassphraseDialog
from bigdeal_gui.gui.records.sealing_dialog import SealingDialog
from bigdeal_gui.gui.tournament.holder_dialogs import HoldersDialog, NewHolderDialog
from bigdeal_gui.gui.tournament.new_dialog import NewDialog
from bigdeal_gui.gui.tournament.questions import PhaseDialog, TextDialog, TextQuestion
from bigdeal_gui.gui.tournament.source_wizard import PromiseWay, SourceWizard
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.pages.check import FileFacts
from bigdeal_gui.pages.print_requests import PaperQuestion
from bigdeal_gui.services.boards.spot_check import SpotQuestion
from bigdeal_gui.services.printing.seals import SealWay
from bigdeal_gui.tournament.holders.holder_promise import SharedPromise
from bigdeal_gui.tournament.plan import new_phase
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, SourceRule
from tests.gui.tournament.test_hands import BOTH
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

TODAY = date(2026, 11, 21)
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
HERE = Path("/sets")
FACTS = FileFacts(HERE / "tuesday.pbn", "pbn", count=24, numbers="1–24", first=1)
WEEKDAY = date(2027, 7, 6)


def wizard(parent: QWidget, rule: SourceRule | None = None, sentence: str = "") -> SourceWizard:
    """Return the wizard on a fixed day."""
    return SourceWizard(rule, sentence, parent, today=lambda: TODAY, now=lambda: NOON)


def dialogs(parent: QWidget) -> Iterator[tuple[str, QWidget]]:
    """Yield dialogs with their names."""
    for way in PromiseWay:
        one = wizard(parent)
        one.way.set_value(way)
        one.way.chosen.emit()
        yield f"promise, {way.name}", one
    rule = SourceRule(WEEKDAY, (KNOWN_SOURCES[0], KNOWN_SOURCES[5]))
    yield "promise of two figures", wizard(parent, rule, rule.in_words())
    yield "promise in own words", wizard(parent, None, "the lottery")
    yield "phase", PhaseDialog(None, (), parent)
    yield "phase, changed", PhaseDialog(new_phase(1, "20", "a", "Final"), {"fin"}, parent)
    yield "open phase", PhaseDialog(new_phase(0, "?", "sw", "Swiss"), (), parent)
    yield "tournament", NewDialog(HERE, parent)
    yield "practice", NewDialog(HERE, parent, is_practice=True)
    yield "text", TextDialog(TextQuestion("Title", "Explanation", "&Reason", "such as this", "&Go"), parent)
    yield "holder", NewHolderDialog(HERE, parent)
    yield "holders", HoldersDialog(SharedPromise("The draw", BOTH), parent)
    yield "no holders", HoldersDialog(SharedPromise("The draw", ()), parent)
    for seal in (SealWay.PASSPHRASE, SealWay.LOCKED, SealWay.FINISHED):
        yield f"seal, {seal.name}", SealingDialog("Hand record", seal, parent)
    yield (
        "seal, cards of players",
        SealingDialog("Curtain cards", SealWay.PASSPHRASE, parent, can_be_over=False),
    )
    yield "passphrase", PassphraseDialog("record.pdf.age", parent)
    yield "backup", BackupSealDialog(parent)
    yield "paper", PaperDialog(PaperQuestion("Dealing certificate", "certificate.pdf"), parent)
    yield "labels", PaperDialog(PaperQuestion("Labels", "labels.pdf", boxes=2), parent)
    yield "convert", ConvertDialog(FACTS, ("pbn", "dlm"), Profile.STANDARD, parent)
    yield "spot check", SpotDialog((SpotQuestion(7, Seat.EAST, 3), SpotQuestion(8, Seat.WEST, 0)), parent)


@pytest.mark.usefixtures("looks")
def test_what_dialogs_say_is_as_it_was_kept(qtbot: QtBot) -> None:
    """Words, names and states of every part, and what is hidden."""
    parent = QWidget()
    qtbot.addWidget(parent)
    kept = ""
    for name, dialog in dialogs(parent):
        kept += said(f"{name}: {dialog.windowTitle()}", dialog)
        dialog.close()
    check_kept("dialogs", kept)
