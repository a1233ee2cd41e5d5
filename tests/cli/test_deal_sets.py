"""`bigdeal deal --sets`: several sets at once, all or none, and the answer for programs."""

from __future__ import annotations

import json
from datetime import date
from typing import TYPE_CHECKING, Any

import pytest

from bigdeal_gui.cli import deal
from bigdeal_gui.formats.table import read_boards_file
from bigdeal_gui.services.sets.open_journal import open_journal
from tests.journals import connections_made

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Bigdeal = Callable[..., Any]


def names_in(folder: Path) -> list[str]:
    """Return the names of the files in a folder."""
    return sorted(path.name for path in folder.iterdir())


def test_each_set_has_its_files_its_code_and_its_row(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """Names and events bear the number; the answer and the journal name every set."""
    answer = bigdeal(
        "deal", "-n", "4", "-f", "pbn,dlm", "-o", "sets/tuesday", "--event", "Tuesday pairs", "--sets", "3"
    )
    assert answer.code == 0, answer.err
    expected = [f"tuesday-{number}{suffix}" for number in (1, 2, 3) for suffix in (".dlm", ".pbn")]
    assert names_in(tmp_path / "sets") == expected
    rows = open_journal().sets().sets
    assert [row.event for row in rows] == [f"Tuesday pairs, set {number} of 3" for number in (3, 2, 1)]
    assert len({row.code for row in rows}) == 3
    assert all(f"Set code {row.code}" in answer.out for row in rows)
    assert answer.out.count("4 boards dealt: 1-4") == 3


def test_lists_of_formats_add_up(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """Given twice, -f asks for both lists, and for what is in both once; convert reads it alike."""
    assert bigdeal("deal", "-n", "4", "-f", "pbn", "-f", "lin,pbn", "-o", "sets/a").code == 0
    assert bigdeal("convert", "sets/a.pbn", "-f", "dup", "-f", "csv", "-o", "sets/b").code == 0
    assert names_in(tmp_path / "sets") == ["a.lin", "a.pbn", "b.csv", "b.dup"]
    assert bigdeal("deal", "-n", "4", "-f", "pbn,pbn", "-o", "sets/c").code == 2


@pytest.mark.parametrize("sets", ["1", "3"])
def test_a_deal_opens_the_journal_once(bigdeal: Bigdeal, monkeypatch: pytest.MonkeyPatch, sets: str) -> None:
    """From the first look to the last row there is one connection, however many sets."""
    open_journal()
    made = connections_made(monkeypatch)
    assert bigdeal("deal", "-n", "4", "-f", "pbn", "-o", "tuesday", "--sets", sets).code == 0
    assert len(made) == 1


def test_json_has_one_object_a_set(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """Code, event, boards and files of each; one set makes a list of one."""
    answer = bigdeal("deal", "-n", "11-14", "-f", "pbn", "-o", "Friday teams", "--sets", "2", "--json")
    told = json.loads(answer.out)
    assert [set_["boards"] for set_ in told] == [[11, 14]] * 2
    assert [file["path"] for set_ in told for file in set_["files"]] == [
        "Friday teams 1.pbn",
        "Friday teams 2.pbn",
    ]
    for set_ in told:
        path = tmp_path / set_["files"][0]["path"]
        assert set_["files"][0]["bytes"] == path.stat().st_size
        assert read_boards_file(path.name, path.read_bytes()).set_code == set_["code"]
        assert set_["event"] == ""
    (one,) = json.loads(bigdeal("deal", "-n", "4", "-f", "pbn", "-o", "one", "--json").out)
    assert one["files"][0]["path"] == "one.pbn"
    assert {set_["randomness"] for set_ in json.loads(bigdeal("journal", "list", "--json").out)} == {"system"}


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (["-n", "4", "--sets", "21"], 2, "1<=x<=20"),
        (["-n", "4", "--sets", "0"], 2, "1<=x<=20"),
        (["-n", "4", "--sets", "x"], 2, "--sets"),
        (["-n", "5001", "--sets", "2"], 3, "can have at most 10000 boards in all; these would have 10002"),
    ],
)
def test_what_is_too_much_is_refused(
    bigdeal: Bigdeal, tmp_path: Path, words: list[str], code: int, sentence: str
) -> None:
    """The number of sets is a matter of usage, the boards in all are refused; nothing is written."""
    answer = bigdeal("deal", *words, "-f", "pbn", "-o", "sets/x")
    assert answer.code == code
    assert sentence in answer.err
    assert not (tmp_path / "sets").exists()


def test_a_name_that_is_taken_refuses_all(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """A file under the second set's name leaves the first undealt."""
    (tmp_path / "x-2.pbn").write_text("mine")
    answer = bigdeal("deal", "-n", "4", "-f", "pbn", "-o", "x", "--sets", "2")
    assert answer.code == 3
    assert "x-2.pbn" in answer.err
    assert not (tmp_path / "x-1.pbn").exists()
    assert (tmp_path / "x-2.pbn").read_text() == "mine"
    assert not open_journal().sets().sets


def test_a_clock_set_back_is_said(bigdeal: Bigdeal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On standard error, before the set; `--date` says which day it is, also in a proposed name."""
    assert bigdeal("deal", "-n", "2", "-o", "first").code == 0
    monkeypatch.setattr(deal, "local_today", lambda: date(2019, 1, 1))
    answer = bigdeal("deal", "-n", "2", "-o", "second")
    assert answer.code == 0
    assert "The clock of this computer says 2019-01-01" in answer.err
    assert "the set gets the clock's day" in answer.err
    answer = bigdeal("deal", "-n", "2", "--event", "Pairs", "--date", "2027-03-05")
    assert answer.code == 0
    assert "the set gets the clock's day" not in answer.err
    assert (tmp_path / "2027-03-05 Pairs.pbn").is_file()
