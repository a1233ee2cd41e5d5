"""“Is our machine fair?” without a screen: what is told of played sets, and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.pages.fairness import look_at_played, played_question
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.work import Work
from tests.pages.test_check import write

if TYPE_CHECKING:
    from pathlib import Path


def test_what_is_told_of_played_sets(tmp_path: Path) -> None:
    """One sentence; then what was counted, what could not be read, and what so few sets would show."""
    deals = first_deals(Seed(bytes(20)), b"fair", 40)
    for name, first in (("a.pbn", 0), ("b.pbn", 20)):
        write(tmp_path / name, deals[first : first + 20])
    for number in range(21):
        (tmp_path / f"broken{number:02}.pbn").write_text("x")
    found = look_at_played([tmp_path], Work(open_journal))
    assert found is not None
    assert found.sentence == "As chance alone would deal them."
    counted, unreadable, powers = found.details.split("\n\n")
    assert "Files: 2 counted, 0 copies, 21 not read." in counted
    assert [line.partition(":")[0] for line in unreadable.splitlines()] == [
        f"broken{number:02}.pbn" for number in range(20)
    ]
    assert len(powers.splitlines()) > 3
    assert found.is_to_be_confirmed
    assert look_at_played([tmp_path / "broken00.pbn"], Work(open_journal)) is None
    sheet = found.print_sheet(tmp_path / "sheet.pdf", Work(open_journal))
    assert sheet.path.read_bytes().startswith(b"%PDF")


def test_somebody_says_that_strange_sets_were_played() -> None:
    """The question has a title, says why it is asked, and its button answers it."""
    question = played_question()
    assert (question.title, question.question) == (
        "Were these boards played?",
        "Has everybody played all of these boards?",
    )
    assert question.explanation.startswith("This computer does not know all of these sets.")
    assert question.button == "&They were played"
