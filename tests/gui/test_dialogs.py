"""What dialogs say and let do when they open, and in the ways that can be chosen in them."""

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
from bigdeal_gui.gui.tournament.questions import PhaseDialog, QrDialog, TextDialog, TextQuestion
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
from tests.gui.tree import check_kept, kind, said

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

TODAY = date(2026, 11, 21)
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
HERE = Path("/sets")
FACTS = FileFacts(HERE / "tuesday.pbn", "pbn", count=24, numbers="1–24", first=1)
WEEKDAY = date(2027, 7, 6)


def wizard(parent: QWidget, rule: SourceRule | None = None, sentence: str = "") -> SourceWizard:
    """Return the wizard on a fixed day."""
    return SourceWizard(rule, sentence, parent, today=lambda: TODAY, now=lambda: NOON)


def promise(way: PromiseWay) -> Callable[[QWidget], QWidget]:
    """Return what makes the wizard with a kind of promise chosen."""

    def made(parent: QWidget) -> QWidget:
        one = wizard(parent)
        one.way.set_value(way)
        one.way.chosen.emit()
        return one

    return made


FIGURES = SourceRule(WEEKDAY, (KNOWN_SOURCES[0], KNOWN_SOURCES[5]))
QUESTION = TextQuestion("Title", "Explanation", "&Reason", "such as this", "&Go")
SPOTS = (SpotQuestion(7, Seat.EAST, 3), SpotQuestion(8, Seat.WEST, 0))
DIALOGS: dict[str, Callable[[QWidget], QWidget]] = {
    **{f"promise, {way.name}": promise(way) for way in PromiseWay},
    "promise of two figures": lambda parent: wizard(parent, FIGURES, FIGURES.in_words()),
    "promise in own words": lambda parent: wizard(parent, None, "the lottery"),
    "phase": lambda parent: PhaseDialog(None, (), parent),
    "phase, changed": lambda parent: PhaseDialog(new_phase(1, "20", "a", "Final"), {"fin"}, parent),
    "open phase": lambda parent: PhaseDialog(new_phase(0, "?", "sw", "Swiss"), (), parent),
    "tournament": lambda parent: NewDialog(HERE, parent),
    "practice": lambda parent: NewDialog(HERE, parent, is_practice=True),
    "text": lambda parent: TextDialog(QUESTION, parent),
    "QR code": lambda parent: QrDialog("The check code", "ABC123", parent),
    "holder": lambda parent: NewHolderDialog(HERE, parent),
    "holders": lambda parent: HoldersDialog(SharedPromise("The draw", BOTH), parent),
    "no holders": lambda parent: HoldersDialog(SharedPromise("The draw", ()), parent),
    **{
        f"seal, {seal.name}": lambda parent, seal=seal: SealingDialog("Hand record", seal, parent)
        for seal in (SealWay.PASSPHRASE, SealWay.LOCKED, SealWay.FINISHED)
    },
    "seal, cards of players": lambda parent: SealingDialog(
        "Curtain cards", SealWay.PASSPHRASE, parent, can_be_over=False
    ),
    "passphrase": lambda parent: PassphraseDialog("record.pdf.age", parent),
    "backup": BackupSealDialog,
    "paper": lambda parent: PaperDialog(PaperQuestion("Dealing certificate", "certificate.pdf"), parent),
    "labels": lambda parent: PaperDialog(PaperQuestion("Labels", "labels.pdf", boxes=2), parent),
    "convert": lambda parent: ConvertDialog(FACTS, ("pbn", "dlm"), Profile.STANDARD, parent),
    "spot check": lambda parent: SpotDialog(SPOTS, parent),
}


@pytest.mark.usefixtures("looks")
@pytest.mark.parametrize("name", DIALOGS)
def test_what_a_dialog_says_and_lets_do_is_as_it_was_kept(qtbot: QtBot, name: str) -> None:
    """Words, names and states of every part, what is hidden, and what has the focus."""
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = DIALOGS[name](parent)
    first = dialog.focusWidget()
    focus = f"focus {first.accessibleName() or kind(first)}\n" if first is not None else ""
    check_kept(f"dialogs/{name}", said(dialog.windowTitle(), dialog) + focus)
    dialog.close()
