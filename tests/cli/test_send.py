"""`bigdeal send`: every destination, from a set that is finished, as its reader takes it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from endplay.parsers import pbn as endplay_pbn

from bigdeal_gui.formats.table import read_boards_file
from bigdeal_gui.journal.journal import Kind, State
from bigdeal_gui.services.printing import send as sending
from bigdeal_gui.services.printing.destinations import DESTINATIONS, destination_by_name, destination_suffix
from bigdeal_gui.services.sets.open_journal import open_journal

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Answer

    Run = Callable[..., Answer]

PAGE = (Path(__file__).parents[2] / "docs" / "formats.md").read_text("utf-8")


@pytest.fixture
def code(bigdeal: Run) -> str:
    """Deal boards 1-4 as set.pbn, and return the set code."""
    line = ("-f", "pbn", "-o", "set", "--event", "Tuesday pairs", "--date", "2027-03-05", "--json")
    answer = bigdeal("deal", "-n", "4", *line)
    assert answer.code == 0, answer.err
    found: str = json.loads(answer.out)[0]["code"]
    return found


@pytest.fixture
def finished(bigdeal: Run, code: str) -> str:
    """Mark the set as finished, and return its code."""
    for state in ("duplicated", "in-play", "finished"):
        assert bigdeal("journal", "state", code, state).code == 0
    return code


def boards_in(path: Path) -> list[tuple[int, bytes]]:
    """Return numbers and cards of a file."""
    return [
        (board.number, board.deal.owners()) for board in read_boards_file(path.name, path.read_bytes()).boards
    ]


@pytest.mark.parametrize("row", DESTINATIONS, ids=lambda row: row.name)
def test_every_destination_gets_the_boards(row: object, bigdeal: Run, finished: str, tmp_path: Path) -> None:
    """The file has the same boards, the journal notes it, and the page of the documents tells of it."""
    to = destination_by_name(row.name)  # type: ignore[attr-defined]
    suffix = destination_suffix(to)
    answer = bigdeal("send", finished, "--to", to.name, "-o", f"out{suffix}")
    assert answer.code == 0, answer.err
    if to.name == "hand-viewer":
        page = (tmp_path / "out.html").read_text("utf-8")
        links = re.findall(r'href="([^"]*)">([0-9]+)<', page)
        assert [number for _link, number in links] == ["1", "2", "3", "4"]
        assert "<h1>Tuesday pairs</h1>" in page
        # The links are addresses that a lin file may hold.
        (tmp_path / "out.lin").write_text("\n".join(link for link, _number in links))
        suffix = ".lin"
    assert boards_in(tmp_path / f"out{suffix}") == boards_in(tmp_path / "set.pbn")
    assert to.next_step in answer.out
    assert ("warning" in answer.err) == (not to.is_confirmed)
    journal = open_journal()
    noted = [json.loads(one.payload) for one in journal.rows() if one.kind == Kind.SEND]
    assert noted == [{"file": f"out{destination_suffix(to)}", "to": to.name}]
    assert f"| `{to.name}` | {to.title} | `{to.format_name}` | {to.inside} |" in PAGE
    assert to.source in PAGE
    assert to.is_confirmed or "not confirmed" in PAGE


def test_what_bridgewebs_asks_for_is_inside(bigdeal: Run, finished: str, tmp_path: Path) -> None:
    """Event, number, dealer, vulnerability, deal, table, tricks and par stand in every game, tables last."""
    assert bigdeal("send", finished, "--to", "bridgewebs", "-o", "out.pbn").code == 0
    games = (tmp_path / "out.pbn").read_text("latin-1").replace("\r\n", "\n").strip().split("\n\n")
    assert len(games) == 4
    for game in games:
        tags = re.findall(r'^\[(\w+) "', game, re.MULTILINE)
        assert {"Event", "Board", "Dealer", "Vulnerable", "Deal", "OptimumScore"} <= set(tags)
        assert {"DoubleDummyTricks", "OptimumResultTable"} <= set(tags)
        assert tags[-1] == "OptimumResultTable"
        assert len(re.findall(r"^[NSEW] +(?:NT|[SHDC]) +[0-9]+$", game, re.MULTILINE)) == 20
        # TabScore sees a tag where a line begins with it, the number before the deal.
        assert 0 < game.index("\n[Board ") < game.index("\n[Deal ")


def test_another_programs_reader_reads_it(bigdeal: Run, finished: str, tmp_path: Path) -> None:
    """Endplay reads the same numbers, dealers and hands out of what BridgeComposer is sent."""
    assert bigdeal("send", finished, "--to", "bridgecomposer", "-o", "out.pbn").code == 0
    with (tmp_path / "out.pbn").open() as file:
        boards = endplay_pbn.load(file)
    text = (tmp_path / "set.pbn").read_text()
    assert [board.board_num for board in boards] == [1, 2, 3, 4]
    assert [str(board.deal) for board in boards] == re.findall(r'\[Deal "([^"]*)"', text)


@pytest.mark.parametrize("state", [State.DEALT, State.DUPLICATED, State.IN_PLAY])
def test_before_play_is_over_nothing_is_sent(state: State, bigdeal: Run, code: str, tmp_path: Path) -> None:
    """While the journal does not say that play is over, the answer is a refusal, whoever takes it."""
    for step in (State.DUPLICATED, State.IN_PLAY):
        if state in {State.IN_PLAY, step}:
            assert bigdeal("journal", "state", code, step.value.replace(" ", "-")).code == 0
    for row in DESTINATIONS:
        answer = bigdeal("send", code, "--to", row.name, "-o", "new/")
        assert answer.code == 3
        assert "marked as finished" in answer.err
    assert {path.name for path in tmp_path.iterdir()} & {"new"} == set()


def test_a_set_of_elsewhere_is_not_sent(bigdeal: Run, tmp_path: Path) -> None:
    """Of boards that were only seen here the journal knows nothing of play."""
    assert bigdeal("deal", "-n", "4", "-f", "pbn", "-o", "set").code == 0
    deals = re.findall(r'\[Deal "N:([^"]*)"', (tmp_path / "set.pbn").read_text())
    turned = [f'[Board "{n}"]\n[Deal "E:{deal}"]\n' for n, deal in enumerate(deals, start=1)]
    (tmp_path / "other.pbn").write_text("\n".join(turned))
    assert bigdeal("check", "other.pbn").code == 0
    (found,) = [set_ for set_ in open_journal().sets("").sets if set_.state is State.SEEN]
    with pytest.raises(sending.Refused):
        sending.check_played(found)


def test_names_and_folders(bigdeal: Run, finished: str, tmp_path: Path) -> None:
    """A folder gets the usual name; a wrong ending, a taken name and an unknown receiver are refused."""
    made = bigdeal("send", finished, "--to", "bbo", "-o", "out/", "--json")
    assert made.code == 0, made.err
    answer = json.loads(made.out)
    path = tmp_path / "out" / f"2027-03-05 Tuesday pairs {finished}.lin"
    assert answer["files"] == [{"path": str(path.relative_to(tmp_path)), "bytes": path.stat().st_size}]
    assert (answer["code"], answer["to"], answer["double_dummy"], answer["confirmed"]) == (
        finished,
        "bbo",
        False,
        True,
    )
    assert bigdeal("send", finished, "--to", "bbo", "-o", "out/").code == 3
    assert bigdeal("send", finished, "--to", "bbo", "-o", "x.pbn").code == 2
    wrong = bigdeal("send", finished, "--to", "bridgeweb", "-o", "x.pbn")
    assert wrong.code == 2
    assert "bridgewebs" in wrong.err
    assert bigdeal("send", finished, "--to", "bbo").code == 2
    assert not (tmp_path / "x.pbn").exists()


def test_without_a_solver_it_is_said(
    bigdeal: Run, finished: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where no results can be had the boards go alone, with a word on standard error."""
    monkeypatch.setattr(sending, "results_or_why_not", lambda _subject, _work: (None, ("No solver here.",)))
    answer = bigdeal("send", finished, "--to", "bridgewebs", "-o", "out.pbn", "--json")
    assert answer.code == 0
    assert "No solver here." in answer.err
    assert json.loads(answer.out)["double_dummy"] is False
    assert "DoubleDummyTricks" not in (tmp_path / "out.pbn").read_text()


def test_the_list_of_destinations(bigdeal: Run) -> None:
    """Every row is told, with its source, in words and for programs."""
    words = bigdeal("send", "--list").out
    rows = json.loads(bigdeal("send", "--list", "--json").out)
    assert [row["name"] for row in rows] == [row.name for row in DESTINATIONS]
    assert set(rows[0]) == {"name", "title", "format", "inside", "next_step", "source", "confirmed"}
    for row in DESTINATIONS:
        assert row.source in words
        assert f"{row.name}: " in words
    help_text = "".join(bigdeal("send", "--help").out.split())
    assert all(row.name in help_text for row in DESTINATIONS)
