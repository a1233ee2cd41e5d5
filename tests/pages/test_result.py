"""What is told of a set that was dealt just now."""

from __future__ import annotations

from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.pages.table_texts import next_steps


def test_each_machine_is_told_once() -> None:
    """However many sets there are, a kind of file is told of once, by what reads it."""
    steps = next_steps(["a.dlm", "a.pbn", "b.dlm", "b.pbn", "a.unknown"])
    assert [step.partition(":")[0] for step in steps] == [
        "Duplimate (.dlm)",
        "Dealer4, BridgeComposer, scoring programs (.pbn)",
    ]
    assert format_by_name("dlm").next_step in steps[0]


def test_formats_of_one_ending_are_told_apart() -> None:
    """The formats that were ordered say which of two it was."""
    blind = format_by_name("dlmblind")
    assert next_steps(["a.dlm"], [blind])[0].startswith(blind.title)
