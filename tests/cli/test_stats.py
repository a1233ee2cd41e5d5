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

from bigdeal_gui.cli.bigdeal import call
from bigdeal_gui.cli.parts.boundary import run
from bigdeal_gui.cli.stats import LAWS_WARNING
from bigdeal_gui.model.diagrams import deal_text
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed

if TYPE_CHECKING:
    from pathlib import Path

Bigdeal = Callable[..., tuple[int, str, str]]


@pytest.fixture
def bigdeal(capsys: pytest.CaptureFixture[str]) -> Bigdeal:
    """Return `bigdeal` in this process: exit code, standard output, standard error."""

    def called(*arguments: str) -> tuple[int, str, str]:
        code = run("bigdeal", lambda: call(arguments))
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
    assert LAWS_WARNING in err
    code, out, err = bigdeal("stats", file, "--finished")
    assert code == 0
    assert out.startswith("8 deals")
    assert LAWS_WARNING in err


def test_without_a_file_there_is_nothing_to_count(bigdeal: Bigdeal) -> None:
    """The command says what it needs."""
    code, out, _err = bigdeal("stats")
    assert (code, out) == (2, "")
