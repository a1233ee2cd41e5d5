"""`bigdeal check-up`: one sentence over played sets, with exit codes and every figure as JSON."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from tests.paper.tagged import Pdf

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from bigdeal_gui.model.deals import Deal

    Bigdeal = Callable[..., object]

DEALS = first_deals(Seed(bytes(20)), b"check-up", 60)


def write(path: Path, deals: Sequence[Deal]) -> None:
    """Write a PBN file."""
    boards = [Board(number, deal) for number, deal in enumerate(deals, start=1)]
    path.write_bytes(format_by_name("pbn").write(Heading(BoardRange(1, len(boards)), "test"), boards))


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """Three sets from elsewhere."""
    folder = tmp_path / "club"
    folder.mkdir()
    for part in range(3):
        write(folder / f"{part}.pbn", DEALS[20 * part : 20 * part + 20])
    return folder


def test_fair_sets_are_as_chance_deals_them(bigdeal: Bigdeal, club: Path) -> None:
    """One sentence, what was looked at, and what so few sets could not show; copies are named."""
    answer = bigdeal("check-up", "club", "-o", "sheet.pdf")
    assert answer.code == 0
    assert answer.out.startswith("As chance alone would deal them.\n")
    assert "Sets: 3. Boards: 60. Figures: 28, without double dummy.\n" in answer.out
    assert "  the wildest of three sets chosen: hardly ever; about 35 sets are needed\n" in answer.out
    assert "Files counted: 3." in answer.out
    assert "sheet.pdf" in answer.err
    assert "you say that their boards were played" in answer.err
    write(club / "again.pbn", DEALS[:20])
    (club / "letter.txt").write_text("hello")
    answer = bigdeal("check-up", "club")
    assert answer.code == 0
    assert "Copies of sets counted already: 1\n" in answer.out
    assert "Skipped, not files of boards: 1\n" in answer.out


def test_of_sets_dealt_here_nobody_says_that_the_journal_lacks_them(bigdeal: Bigdeal) -> None:
    """The sentence is about files that it does not know."""
    assert bigdeal("deal", "-n", "8", "-f", "pbn", "-o", "here").code == 0
    answer = bigdeal("check-up", "here.pbn", "--finished")
    assert answer.out.startswith("As chance alone would deal them.\n")
    assert answer.err == ""


def test_exit_codes_say_what_was_found(bigdeal: Bigdeal, club: Path) -> None:
    """1 before 4; no set at all is 4; unplayed sets are 3 until somebody answers for it."""
    assert "other formats" not in bigdeal("check-up", "club").out
    (club / "broken.pbn").write_text("x")
    answer = bigdeal("check-up", "club")
    assert answer.code == 4
    assert "not read: club/broken.pbn: " in answer.err.replace("\\", "/")
    write(club / "odd.pbn", [*DEALS[:2], *DEALS[25:27], *DEALS[50:52]])
    answer = bigdeal("check-up", "club")
    assert answer.code == 1
    assert answer.out.startswith(
        "Not as chance deals them: boards came again.\nA fair machine does this once in "
    )
    answer = bigdeal("check-up", "none.pbn")
    assert answer.code == 4
    assert answer.out.startswith("No set could be read.\n")
    assert "were played" not in answer.err
    assert bigdeal("deal", "-n", "8", "-f", "pbn,dup", "-o", "mine", "--event", "Tuesday").code == 0
    assert bigdeal("deal", "-n", "8", "-f", "pbn", "-o", "more", "--event", "Tuesday").code == 0
    assert bigdeal("check-up", "mine.pbn").code == 3
    answer = bigdeal("check-up", "mine.pbn", "mine.dup", "--finished")
    assert answer.code in {0, 1}  # chance dealt it, and one fair set in a thousand is accused
    assert "The same sets in other formats: 1\n" in answer.out
    assert "Dealt and never finished, “Tuesday”, " in answer.out


def test_the_sheet_speaks_a_language(bigdeal: Bigdeal, club: Path) -> None:
    """As records do; the answer of the command stays English."""
    answer = bigdeal("check-up", "club", "-o", "german.pdf", "--language", "de")
    assert answer.code == 0
    assert "As chance" in answer.out
    assert Pdf((club.parent / "german.pdf").read_bytes()).root["Lang"] == "de"
    again = bigdeal("check-up", "club", "-o", "german.pdf")
    assert (again.code, "As chance" in again.out) == (3, True)
    told = bigdeal("check-up", "club", "-o", "german.pdf", "--json")
    assert (told.code, json.loads(told.out)["error"]["kind"]) == (3, "already-exists")


def test_double_dummy_is_looked_at_when_asked(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """Its figures are two more, and no answer says then that it was not looked at."""
    write(tmp_path / "few.pbn", DEALS[:3])
    answer = json.loads(bigdeal("check-up", "few.pbn", "--double-dummy", "--json").out)
    assert [figure["name"] for figure in answer["figures"]][-2:] == ["game-made", "slam-made"]
    assert answer["not_looked_at"] == []
    assert "with double dummy" in bigdeal("check-up", "few.pbn", "--double-dummy").out


def test_many_boards_are_not_solved(
    bigdeal: Bigdeal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would take hours; what is known of chance is not that exact either."""
    monkeypatch.setattr("bigdeal_gui.services.sets.check_up.PLAYABLE_BOARDS", 2)
    write(tmp_path / "few.pbn", DEALS[:3])
    assert bigdeal("check-up", "few.pbn", "--double-dummy").code == 3


def test_json_has_every_figure(bigdeal: Bigdeal, club: Path) -> None:
    """Kind, chances, likelihoods, power and files, with what was not looked at."""
    answer = json.loads(bigdeal("check-up", "--json", "club").out)
    assert answer["kind"] == "as-chance"
    assert len(answer["figures"]) == 28
    assert {figure["level"] for figure in answer["figures"]} == {"boards", "sets", "neighbours"}
    assert {tuple(figure) for figure in answer["figures"]} == {
        ("name", "level", "count", "expected", "spread", "chance")
    }
    assert answer["not_looked_at"] == ["double-dummy"]
    assert answer["log_likelihood_ratios"]["repeated"] == 0
    assert {power["kind"] for power in answer["power"]} <= set(answer["log_likelihood_ratios"])
    assert [file["fate"] for file in answer["files"]] == ["counted"] * 3
    (club / "0.pbn").write_text("x")
    assert json.loads(bigdeal("check-up", "--json", "club/0.pbn").out)["kind"] is None
