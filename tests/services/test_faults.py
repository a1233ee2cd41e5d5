"""What is told of a fault: its kind and its place, and nothing that the program had at hand."""

from __future__ import annotations

import sys
from pathlib import Path
from traceback import walk_tb

import click.core
import pytest

from bigdeal_gui import __version__
from bigdeal_gui.errors.storage import AlreadyExists
from bigdeal_gui.services.faults import fault_place, fault_report, write_fault_report

HAND = "AKQJT98.AKQ.AK.A"
SEED = "5ca1ab1e" * 5


def fault() -> ValueError:
    """Return a fault behind a fault, each with a secret in its text, its notes and its locals."""

    def deal(seed: str) -> None:
        hand = HAND
        raise KeyError(hand, seed)

    def handle() -> None:
        try:
            deal(SEED)
        except KeyError as error:
            error.add_note(HAND)
            raise ValueError(f"{HAND} of {SEED}") from error

    with pytest.raises(ValueError, match=SEED) as caught:
        handle()
    return caught.value


def test_the_place_is_a_kind_a_file_and_a_line() -> None:
    """Of a fault are told its class and the line it arose in, not its text."""
    error = fault()
    *_, (_frame, line) = walk_tb(error.__traceback__)
    assert fault_place(error) == f"ValueError, test_faults.py:{line}"


def test_a_fault_that_was_never_raised_has_a_name_alone() -> None:
    """Without a trace there is no place to tell."""
    assert fault_place(ValueError("secret")) == "ValueError"


def test_a_report_names_versions_kinds_and_lines() -> None:
    """The report tells the program's version and the system, and of each fault the lines that led to it."""
    report = fault_report(fault())
    assert f"bigdeal-gui {__version__}\nPython {sys.version.split()[0]}, " in report
    assert report.index("\nValueError\n  ") < report.index("\nKeyError\n  ")
    assert "test_faults.py:" in report


def test_no_value_stands_in_a_report() -> None:
    """Neither texts, notes, locals and arguments of the faults nor the folders of this computer are told."""
    report = fault_report(fault())
    for secret in (HAND, "AKQJT98", SEED, SEED[:8], "hand", str(Path.home()), str(Path(__file__).parents[2])):
        assert secret not in report


def test_a_fault_met_while_another_was_handled_tells_both() -> None:
    """The fault that was just being handled stands in the report, unless it was set aside on purpose."""
    with pytest.raises(OSError, match=HAND) as caught:
        try:
            int(HAND)
        except ValueError:
            raise OSError(HAND)  # noqa: B904 - that is the case
    assert "ValueError" in fault_report(caught.value)
    caught.value.__suppress_context__ = True
    assert "ValueError" not in fault_report(caught.value)


def test_a_fault_without_end_has_a_short_report() -> None:
    """Of a function that calls itself for ever the last lines are told, and how many came before."""

    def again(depth: int) -> int:
        return again(depth + 1)

    with pytest.raises(RecursionError) as caught:
        again(0)
    report = fault_report(caught.value)
    assert len(report.splitlines()) < 50
    assert " lines before" in report


def test_causes_that_never_end_are_told_to_a_limit() -> None:
    """A fault that is its own cause ends the report, not the memory."""
    first, second = ValueError(), KeyError()
    first.__cause__, second.__cause__ = second, first
    assert fault_report(first).count("Error\n") == 8


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("/somewhere/of/Anna/tool.py", "tool.py:1"),
        ("C:\\Users\\Anna\\tool.py", "tool.py:1"),
        ("bigdeal_gui/cli/deal.py", "bigdeal_gui/cli/deal.py:1"),
        ("<string>", "<string>:1"),
        (click.core.__file__, "click/core.py:1"),
    ],
)
def test_a_file_is_told_by_its_place_in_its_library(name: str, told: str) -> None:
    """No folder of the user's is told; what lies in no library has its own name alone."""
    with pytest.raises(ZeroDivisionError) as caught:
        exec(compile("1 / 0", name, "exec"))  # noqa: S102 - the only way to a trace through such a file
    assert fault_report(caught.value).splitlines()[-1] == f"  {told}"


def test_a_report_is_written_into_a_new_file(tmp_path: Path) -> None:
    """The file holds the report, and one that is there already is left as it is."""
    target = tmp_path / "report.txt"
    error = fault()
    write_fault_report(error, target)
    assert target.read_text("utf-8") == fault_report(error)
    with pytest.raises(AlreadyExists):
        write_fault_report(ValueError(), target)
    assert target.read_text("utf-8") == fault_report(error)
