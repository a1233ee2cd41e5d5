"""`bigdeal stats`: the warning, the figures, the files, and the refusal before play."""

from __future__ import annotations

import csv
import io
import json
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

from bigdeal_gui.cli.bigdeal import call_bigdeal
from bigdeal_gui.cli.parts.boundary import run_command
from bigdeal_gui.cli.stats import LAWS_WARNING
from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.diagrams import deal_text
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed

if TYPE_CHECKING:
    from pathlib import Path

Bigdeal = Callable[..., tuple[int, str, str]]


@pytest.fixture
def bigdeal(capsys: pytest.CaptureFixture[str]) -> Bigdeal:
    """Return `bigdeal` in this process: exit code, standard output, standard error."""

    def called(*arguments: str) -> tuple[int, str, str]:
        code = run_command("bigdeal", lambda: call_bigdeal(arguments))
        out, err = capsys.readouterr()
        return code, out, err

    return called


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """Return a file of 400 deals that this computer never dealt."""
    path = tmp_path / "final.txt"
    deals = first_deals(Seed(bytes(20)), b"elsewhere", 400)
    path.write_text("\n".join(map(deal_text, deals)) + "\n")
    return path


def test_the_figures_stand_beside_what_chance_gives(bigdeal: Bigdeal, finished: Path) -> None:
    """Every group has its lines, every card its own, and the Laws come first, on standard error."""
    code, out, err = bigdeal("stats", str(finished))
    assert (code, err) == (0, f"bigdeal: {LAWS_WARNING}\n")
    assert out.startswith("400 deals\n")
    for words in (
        "High card points",
        "  4432 ",
        "Suit lengths",
        "  behind its ace",
        "  C2 ",
        "Pairs of equal",
    ):
        assert words in out
    assert "13-0-0-0" not in out


def test_json_holds_every_figure(bigdeal: Bigdeal, finished: Path) -> None:
    """Programs get all 303, with both kinds of chance."""
    code, out, _err = bigdeal("stats", str(finished), "--json")
    found = json.loads(out)
    assert (code, found["deals"], len(found["figures"])) == (0, 400, 303)
    card = next(one for one in found["figures"] if one["name"] == "N has SA")
    assert (card["group"], card["trials"], card["expected"]) == ("cards", 400, 100.0)
    assert 0 <= card["percentile"] <= 1
    assert 0 <= card["two_sided"] <= 1


def test_csv_and_chart_are_new_files(bigdeal: Bigdeal, finished: Path, tmp_path: Path) -> None:
    """Both are written beside the report; what is there already stays."""
    table, chart = tmp_path / "figures.csv", tmp_path / "chart.svg"
    assert bigdeal("stats", str(finished), "--csv", str(table), "--chart", str(chart))[0] == 0
    rows = list(csv.DictReader(io.StringIO(table.read_text("utf-8"))))
    assert len(rows) == 303
    assert sum(int(row["count"]) for row in rows if row["group"] == "points") == 1600
    assert ET.fromstring(chart.read_text("utf-8")).tag.endswith("svg")  # noqa: S314 - our own text
    before = chart.read_bytes()
    code, out, err = bigdeal("stats", str(finished), "--chart", str(chart))
    assert (code, out) == (3, "")
    assert "chart.svg" in err
    assert chart.read_bytes() == before


def test_a_chart_is_drawn_as_its_name_ends(bigdeal: Bigdeal, finished: Path, tmp_path: Path) -> None:
    """`.png` in any capitals makes a PNG; an ending of no picture is refused before anything is written."""
    chart, table = tmp_path / "chart.PNG", tmp_path / "figures.csv"
    assert bigdeal("stats", str(finished), "--chart", str(chart))[0] == 0
    assert chart.read_bytes().startswith(b"\x89PNG\r\n")
    for name in ("chart.pdf", "chart"):
        code, out, err = bigdeal("stats", str(finished), "--csv", str(table), "--chart", str(tmp_path / name))
        assert (code, out) == (2, "")
        assert ".svg" in err
        assert ".png" in err
        assert name in err
    assert not table.exists()


def test_a_chart_that_cannot_be_drawn_leaves_no_file(
    bigdeal: Bigdeal, finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where Qt is missing nothing is written, and an .svg still can be."""
    monkeypatch.setitem(sys.modules, "PySide6.QtGui", None)
    table = tmp_path / "figures.csv"
    options = ("--csv", str(table), "--chart")
    code, _, err = bigdeal("stats", str(finished), *options, str(tmp_path / "chart.png"))
    assert code == 5
    assert "library is missing" in err
    assert not table.exists()
    assert bigdeal("stats", str(finished), *options, str(tmp_path / "chart.svg"))[0] == 0


def test_boards_still_to_be_played_are_refused(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """A set just dealt shows nothing, unless somebody says that play is over."""
    assert bigdeal("deal", "-n", "8", "-f", "pbn", "-o", str(tmp_path / "x"), "--owner", "club")[0] == 0
    file = str(tmp_path / "x.pbn")
    code, out, err = bigdeal("stats", file)
    assert (code, out) == (3, "")
    assert "not finished" in err
    assert LAWS_WARNING not in err
    code, out, err = bigdeal("stats", file, "--finished")
    assert code == 0
    assert out.startswith("8 deals")
    assert LAWS_WARNING in err


def test_an_archive_is_no_list_of_deals(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """What is packed is not read as one deal a line, and the Laws come with figures alone."""
    (packed := tmp_path / "x.zip").write_bytes(b"PK")
    code, out, err = bigdeal("stats", str(packed))
    assert (code, out) == (5, "")
    assert "it is a compressed file: unpack it first" in err
    assert LAWS_WARNING not in err
    packed.unlink()
    assert "compressed" not in bigdeal("stats", str(packed))[2]


def test_without_a_file_there_is_nothing_to_count(bigdeal: Bigdeal) -> None:
    """The command says what it needs."""
    code, out, _err = bigdeal("stats")
    assert (code, out) == (2, "")


@pytest.fixture
def sets(tmp_path: Path) -> Path:
    """Return a folder of twelve sets that this computer never dealt, one of them twice."""
    folder = tmp_path / "sets"
    folder.mkdir()
    deals = first_deals(Seed(bytes(20)), b"elsewhere", 12 * 24)
    boards = BoardRange(1, 24)
    for place in range(12):
        of_set = deals[24 * place : 24 * place + 24]
        for name in ("pbn", "lin"):
            format_ = format_by_name(name)
            data = format_.write(Heading(boards, "test"), map(Board, boards, of_set))
            (folder / f"set{place}{format_.suffix}").write_bytes(data)
    (folder / "copy.pbn").write_bytes((folder / "set7.pbn").read_bytes())
    return folder


def test_sets_are_held_against_chance(bigdeal: Bigdeal, sets: Path) -> None:
    """A folder of them, each once: what comes again is told with the files, and the exit code says so."""
    code, out, err = bigdeal("stats", "--by-set", str(sets))
    assert code == 1
    assert out.startswith("13 sets, 312 deals: 13 of 24 boards\n")
    assert "Files left out, which hold a set in another format once more: 12\n" in err
    assert "Pairs of equal deals: 24\n" in out
    (line,) = [line for line in out.splitlines() if "are the same in" in line]
    assert line.endswith(": 24")
    assert "copy.pbn" in line
    assert "set7.pbn" in line
    assert "in 0.1% of all runs" in out
    assert out.endswith("Chance does not explain this.\n")
    (sets / "copy.pbn").unlink()
    code, out, _err = bigdeal("stats", "--by-set", str(sets))
    assert code == 0
    assert "None of these counts is beyond chance: points, shapes" in out
    assert "Not looked at: points between the sides" in out
    assert "Nothing here" not in out


def test_sets_answer_as_json_csv_and_chart(bigdeal: Bigdeal, sets: Path, tmp_path: Path) -> None:
    """Every figure with the chances of its tests, percentiles by tenths, and files that share boards."""
    table, chart = tmp_path / "figures.csv", tmp_path / "chart.svg"
    files = ("--csv", str(table), "--chart", str(chart))
    code, out, _err = bigdeal("stats", "--by-set", "--json", str(sets), *files)
    found = json.loads(out)
    assert (code, found["sets"], found["deals"], len(found["figures"])) == (1, 13, 312, 303)
    assert found["is_beyond_chance"] is True
    assert found["shared_boards"] == [
        {"files": [str(sets / "copy.pbn"), str(sets / "set7.pbn")], "more_files": 0, "deals": 24}
    ]
    assert {len(tenths["counted"]) for tenths in found["percentiles"]} == {10}
    assert all(0 <= one["count_chance"] <= 1 for one in found["figures"])
    rows = list(csv.DictReader(io.StringIO(table.read_text("utf-8"))))
    assert [row["name"] for row in rows] == [one["name"] for one in found["figures"]]
    assert ET.fromstring(chart.read_text("utf-8")).tag.endswith("svg")  # noqa: S314 - our own text


def test_a_stuck_set_is_named(bigdeal: Bigdeal, sets: Path) -> None:
    """A set of one deal over and over: named as a set, and as one whose deals come again."""
    text = sets / "stuck.txt"
    deal = deal_text(first_deals(Seed(bytes(20)), b"stuck", 1)[0])
    text.write_text(f"{deal}\n" * 2_000)
    code, out, _err = bigdeal("stats", "--by-set", str(text))
    assert code == 1
    assert "count in the sums alone: 1" in out
    text.write_text(f"{deal}\n" * 30)
    code, out, _err = bigdeal("stats", "--by-set", str(sets), str(text))
    assert code == 1
    assert "Sets that chance does not explain: 1 of 14\n" in out
    assert ", and figures besides: " in out
    assert f"deals that come again in {text}: 1\n" in out
    found = json.loads(bigdeal("stats", "--by-set", "--json", str(text))[1])
    assert {odd["file"] for odd in found["odd_sets"]} == {str(text)}


def test_many_findings_are_told_in_few_lines(bigdeal: Bigdeal, sets: Path) -> None:
    """Of many sizes and many groups of sets the first are told, and how many more there are."""
    deals = list(map(deal_text, first_deals(Seed(bytes(20)), b"many", 60)))
    for place in range(20):
        path = sets.parent / f"size{place}.txt"
        path.write_text("\n".join([*deals[place : 2 * place + 3], deals[place]]) + "\n")
    paths = [str(sets.parent / f"size{place}.txt") for place in range(20)]
    out = bigdeal("stats", "--by-set", *paths)[1]
    assert "sizes more" in out.splitlines()[0]
    assert "more groups of sets\n" in out


def test_a_list_names_sets(bigdeal: Bigdeal, sets: Path, tmp_path: Path) -> None:
    """Files and folders stand in it, and count with those of the command line."""
    names = tmp_path / "names"
    names.write_text(f"{sets / 'set0.pbn'}\n\n{sets / 'set1.lin'}\n")
    assert bigdeal("stats", "--list", str(names))[1].startswith("48 deals\n")
    assert bigdeal("stats", str(sets / "set2.pbn"), "--list", str(names))[1].startswith("72 deals\n")
    names.write_text("\n")
    code, out, _err = bigdeal("stats", "--list", str(names))
    assert (code, out) == (2, "")


def test_a_folder_without_boards_is_told(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """Nothing was counted."""
    code, out, err = bigdeal("stats", str(tmp_path))
    assert (code, out) == (2, "")
    assert "no file with boards" in err
