"""The judgement of a tournament: what follows from files and from statements, in four lists.

A verdict follows from files and from statements. Files are everything that was dropped, named or packed,
whoever brought them. Statements are what a person says: the digest as they saw it, or a plan that they kept;
that this was before the promised moment; the outside value as they looked it up; which sessions were played;
and that they know of no other promise. No file ever settles what is left to a person:

- With nothing stated the verdict is open or false, never proved.
- What a person settles is the same whatever files are added.
- More files never make a verdict better, but where they are what it asks for: they may take away that
  something is to be brought, cannot be read, is missing or is still secret, that the promise before is not
  here, or that there is no commitment with its rule for the value; a round that the network signed settles
  the value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.tournament.verdict.boards import board_entries
from bigdeal_gui.tournament.verdict.files import file_entries
from bigdeal_gui.tournament.verdict.lists import FourLists
from bigdeal_gui.tournament.verdict.played import played_entries
from bigdeal_gui.tournament.verdict.promise import promise_entries
from bigdeal_gui.tournament.verdict.value import value_entries

if TYPE_CHECKING:
    from bigdeal_gui.tournament.verdict.evidence import Evidence
    from bigdeal_gui.tournament.verdict.statements import Statements


def judge(evidence: Evidence, statements: Statements) -> FourLists:
    """Return all that can be said of a tournament, where somebody states these things."""
    return FourLists.of(
        [
            *board_entries(evidence),
            *promise_entries(evidence, statements),
            *played_entries(evidence, statements),
            *value_entries(evidence, statements),
            *file_entries(evidence),
        ]
    )
