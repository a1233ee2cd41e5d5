"""The judgement of a tournament: from what is at hand to the four lists, the same for window and command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.tournament.verdict.boards import board_entries
from bigdeal_gui.tournament.verdict.files import file_entries
from bigdeal_gui.tournament.verdict.lists import FourLists
from bigdeal_gui.tournament.verdict.promise import promise_entries
from bigdeal_gui.tournament.verdict.value import value_entries

if TYPE_CHECKING:
    from bigdeal_gui.tournament.verdict.evidence import Answers, Evidence


def judge(evidence: Evidence, answers: Answers) -> FourLists:
    """Return all that can be said of a tournament."""
    return FourLists.of(
        [
            *board_entries(evidence),
            *promise_entries(evidence, answers),
            *value_entries(evidence, answers),
            *file_entries(evidence),
        ]
    )
