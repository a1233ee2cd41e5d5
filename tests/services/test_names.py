"""Names that stand in JSON, in rows of the journal and in files: they stay what they were."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.services.boards.identify import AnswerKind
from bigdeal_gui.services.dealing.trial_boards import TrialVerdict
from bigdeal_gui.services.moving import Comeback
from bigdeal_gui.services.printing.records import SheetKind
from bigdeal_gui.services.printing.seals import SealWay
from bigdeal_gui.services.sets.check_up import Fate
from bigdeal_gui.services.sets.convert import Others
from bigdeal_gui.services.sets.evidence import NumbersFrom
from bigdeal_gui.services.tournament.keys import Keeping
from bigdeal_gui.services.tournament.record import Milestone
from bigdeal_gui.services.tournament.step_lock import StepInProgress

if TYPE_CHECKING:
    from enum import Enum


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        (
            AnswerKind,
            "right turned seats-exchanged cards-exchanged other-board other-set two-alike unknown several",
        ),
        (Comeback, "back attached known"),
        (Fate, "counted copy no-boards unreadable"),
        (Keeping, "plain passphrase shares recipients"),
        (Milestone, "planned published valued dealt revealed"),
        (NumbersFrom, "file journal stated other-file counted"),
        (Others, "none kept left-out"),
        (SealWay, " passphrase release locked finished open"),
        (SheetKind, "record dealing-sheets curtain-cards"),
        (StepInProgress, "publish announce value deal deviation reveal "),
    ],
)
def test_names_are_those_of_before(kind: type[Enum], names: str) -> None:
    """Scripts ask for them, and older journals and files have them."""
    assert [one.value for one in kind] == names.split(" ")


def test_a_verdict_is_told_in_capitals() -> None:
    """Scripts look for it in what a dossier says."""
    assert [*TrialVerdict] == ["PASSED", "NOT CLEAR", "FAILED"]
