"""`bigdeal identify` and `spot-check`, as a director types them."""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bigdeal_gui.cli.bigdeal import call_bigdeal
from bigdeal_gui.cli.parts.boundary import run_command
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.model.cards import suit_lengths
from bigdeal_gui.model.diagrams import hands_text
from bigdeal_gui.services.boards.moment import Moment

Bigdeal = Callable[..., Any]
NAMES = ("North", "East", "South", "West")
SUITS = ("spades", "hearts", "diamonds", "clubs")


@pytest.fixture
def code(bigdeal: Bigdeal) -> str:
    """Return the code of a set of eight boards, tuesday.pbn in the working folder."""
    answer = bigdeal("deal", "-n", "8", "-f", "pbn", "-o", "tuesday", "--event", "Tuesday pairs")
    found = re.search(r"[0-9A-Z]{4}-[0-9A-Z]{4}", answer.out)
    assert found, answer.err
    return found[0]


def hands(tmp_path: Path, number: int) -> list[str]:
    """Return the hands of a board."""
    boards = format_by_name("pbn").read((tmp_path / "tuesday.pbn").read_bytes()).boards
    return [text.decode("ascii") for text in hands_text(boards[number - 1].deal)]


def test_a_turned_board(bigdeal: Bigdeal, code: str, tmp_path: Path) -> None:
    """The answer names set, board and turn, in words and for programs, with exit code 1; no hand is in it."""
    north, east, south, west = hands(tmp_path, 5)
    deal = f"N:{west} {north} {east} {south}"
    answer = bigdeal("identify", "--board", "5", "--set", code, "--deal", deal)
    assert answer.code == 1
    assert "Board 5 of “Tuesday pairs”" in answer.out
    assert "turned by 90°: North’s hand lies East." in answer.out
    told = json.loads(bigdeal("identify", "--board", "5", "--deal", deal, "--json").out)
    assert (told["kind"], told["set"], told["board"], told["turned_by"]) == ("turned", code, 5, 90)
    for hand in (north, east, south, west):
        assert hand not in answer.out + answer.err + json.dumps(told)


def test_a_hand_from_standard_input(bigdeal: Bigdeal, code: str, tmp_path: Path) -> None:
    """A hand need not stand on the command line; one that is right ends with 0."""
    assert code
    typed = f"E {hands(tmp_path, 3)[1]}\n".encode()
    answer = bigdeal("identify", "--board", "3", "--hand", "-", stdin=typed)
    assert answer.code == 0, answer.err
    assert "what you read is right; hands read: 1" in answer.out


def test_dealer_and_vulnerability_count(bigdeal: Bigdeal, code: str, tmp_path: Path) -> None:
    """A board that shows others than its number is not right, whatever its hands."""
    assert code
    words = ("identify", "--board", "3", "--hand", f"E {hands(tmp_path, 3)[1]}")
    right = bigdeal(*words, "--dealer", "S", "--vulnerable", "ew")
    assert (right.code, "Compare dealer" in right.out) == (0, False)
    wrong = bigdeal(*words, "--dealer", "N", "--vulnerable", "ns")
    assert wrong.code == 1
    assert "By its number: South deals, E-W vul." in wrong.out
    assert "Law 87" in wrong.out
    told = json.loads(bigdeal(*words, "--dealer", "N", "--json").out)
    assert (told["kind"], told["dealer_differs"], told["vulnerability_differs"]) == ("right", True, False)
    deal = "N:" + " ".join(hands(tmp_path, 3))
    two = bigdeal("identify", "--board", "3", "--deal", deal, "--board", "4", "--deal", deal, "--dealer", "N")
    assert (two.code, two.out) == (2, "")


def test_two_boards_alike(bigdeal: Bigdeal, code: str, tmp_path: Path) -> None:
    """Two pairs of number and deal are compared with each other."""
    deal = "N:" + " ".join(hands(tmp_path, 3))
    answer = bigdeal("identify", "--board", "3", "--deal", deal, "--board", "4", "--deal", deal, "--json")
    told = json.loads(answer.out)
    assert (answer.code, told["kind"], told["boards_alike"], told["board"]) == (1, "two-alike", [3, 4], 3)
    assert told["set"] == code


def test_a_folder_without_boards_is_not_the_journal(bigdeal: Bigdeal, code: str, tmp_path: Path) -> None:
    """Nobody is told of a set of the journal who asked about a folder."""
    assert code
    (tmp_path / "empty").mkdir()
    answer = bigdeal("identify", "--hand", f"E {hands(tmp_path, 3)[1]}", str(tmp_path / "empty"))
    assert (answer.code, answer.out) == (2, "")
    assert "no file with boards" in answer.err


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ((), "Give one --deal"),
        (("--hand", "E AKQ"), "not a hand of 13"),
        (("--deal", "what"), "four hands"),
        (("--board", "1", "--board", "2"), "Give one --deal"),
        (("--board", "1", "--board", "2", "--deal", "x"), "Give one --deal"),
        (("--deal", "x", "--hand", "N x"), "Give one --deal"),
        (("--deal", "x", "--deal", "y"), "Give one --deal"),
    ],
)
def test_what_is_no_hand_is_refused(words: tuple[str, ...], reason: str, bigdeal: Bigdeal, code: str) -> None:
    """The answer says what to type, with exit code 2."""
    assert code
    answer = bigdeal("identify", *words)
    assert answer.code == 2
    assert reason in answer.err
    assert not answer.out


def test_a_spot_check(bigdeal: Bigdeal, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions come one by one; only at the end it is told which boards to look at, and what is proved."""
    boards = format_by_name("pbn").read((tmp_path / "tuesday.pbn").read_bytes()).boards
    asked: list[str] = []

    def answered(question: str, *_more: object) -> bytes:
        asked.append(question)
        match = re.fullmatch(r"Board (\d+), (\w+): how many (\w+)\? ", question)
        assert match
        hand = boards[int(match[1]) - 1].deal.hands[NAMES.index(match[2])]
        length = suit_lengths(hand)[SUITS.index(match[3])]
        return str(length + (match[1] == "2")).encode()

    mistyped = bigdeal("spot-check", code, stdin=b"14\n")
    assert "\nType a number from 0 to 13.\n" in f"\n{mistyped.err}", "no help with a command line"
    monkeypatch.setattr("bigdeal_gui.cli.parts.questions.ask_terminal", answered)
    answer = bigdeal("spot-check", code, "--boards", "8")
    assert answer.code == 1, answer.err
    assert len(asked) == 16
    assert "Boards to look at: 2 (1 of 8)." in answer.out
    assert "Boards with whole hands wrong: at most 3 of 8 (90 % certain)." in answer.out
    told = json.loads(bigdeal("spot-check", code, "--boards", "8", "--json").out)
    assert (told["to_look_at"], told["asked"], told["boards"]) == ([2], 8, 8)
    assert bigdeal("spot-check", code, "--boards", "9").code == 3


def test_results_without_rounds_are_asked_for(bigdeal: Bigdeal, code: str, tmp_path: Path) -> None:
    """The results of a file come as lines to fill in; of several sections one has to be named."""
    deal = "N:" + " ".join(hands(tmp_path, 3))
    results = tmp_path / "results.csv"
    results.write_text("Section,Board,Contract,NS/EW,Result\nA,3,4 S,N,=\nB,3,3 NT,E,-1\n")
    words = ("fouled-when", code, "--board", "3", "--deal", deal, "--results", str(results))
    answer = bigdeal(*words)
    assert (answer.code, answer.out) == (2, "")
    assert "sections: A, B" in answer.err
    answer = bigdeal(*words, "--section", "a")
    assert (answer.code, answer.out) == (2, "?: 4S N =\n")
    assert "--results" in answer.err
    told = bigdeal(*words, "--section", "b", "--json")
    assert json.loads(told.out) == {"lines": ["?: 3NT E -1"]}
    results.write_text("2: 4S N =\n")
    assert "not over" in bigdeal(*words).err


@pytest.mark.parametrize(
    ("first", "last", "chance", "told"),
    [
        (1, 2, 0.93, {"can_tell": True, "after_round": 2, "before_round": 7, "chance": "0.9300"}),
        (0, 3, 1.0, {"can_tell": False, "after_round": None, "before_round": None, "chance": "1.0000"}),
    ],
)
def test_programs_are_told_between_which_rounds(
    bigdeal: Bigdeal,
    code: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    first: int,
    last: int,
    chance: float,
    told: dict[str, object],
) -> None:
    """After which round it was fouled, and before which; nothing where that may be before or after all."""
    moment = Moment((2, 4, 7), (0.07, 0.33, 0.6, 0.0), first, last, chance)
    monkeypatch.setattr("bigdeal_gui.cli.fouled_when.moment_of_fouling", lambda *_given: moment)
    deal = "N:" + " ".join(hands(tmp_path, 3))
    answer = bigdeal("fouled-when", code, "--board", "3", "--deal", deal, "--json", stdin=b"2: 4S N 9\n")
    more = {"rounds": [2, 4, 7], "chances": ["0.0700", "0.3300", "0.6000", "0.0000"]}
    assert json.loads(answer.out) == told | more


@pytest.mark.parametrize("typed", [b"1: 4S N 9  # Caf\xe9\n2: 4S N =\n", b"\xff"])
def test_results_from_standard_input_have_any_letters(
    bigdeal: Bigdeal, code: str, tmp_path: Path, typed: bytes
) -> None:
    """A name in a comment may be in any encoding; what is no result is told with its line."""
    assert bigdeal("journal", "state", code, "finished").code == 0
    deal = "N:" + " ".join(hands(tmp_path, 3))
    answer = bigdeal("fouled-when", code, "--board", "3", "--deal", deal, stdin=typed)
    assert answer.code == (3 if typed == b"\xff" else 0), answer.err
    assert ("Line 1 is not a result" in answer.err) == (typed == b"\xff")


def test_without_standard_input_there_are_no_results(
    bigdeal: Bigdeal,
    code: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Started with it closed the command says what an empty one would make it say."""
    assert bigdeal("journal", "state", code, "finished").code == 0
    words = ["fouled-when", code, "--board", "3", "--deal", "N:" + " ".join(hands(tmp_path, 3))]
    empty = bigdeal(*words)
    monkeypatch.setattr(sys, "stdin", None)
    assert run_command("bigdeal", lambda: call_bigdeal(words)) == empty.code != 0
    assert capsys.readouterr().err == empty.err


def test_more_results_than_any_session_has_are_not_read(
    bigdeal: Bigdeal, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end is not cut off in silence."""
    monkeypatch.setattr("bigdeal_gui.cli.fouled_when.MOST_BYTES", 4)
    deal = "N:" + " ".join(hands(tmp_path, 3))
    answer = bigdeal("fouled-when", code, "--board", "3", "--deal", deal, stdin=b"1: 4S N 9\n")
    assert (answer.code, "at most 4 can be read" in answer.err) == (3, True), answer.err
