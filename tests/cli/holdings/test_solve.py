"""`bigdeal holdings solve`: chances and lines."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable


def test_chances_and_lines_are_told(asked: Callable[..., tuple[int, str, str]]) -> None:
    """Each number of tricks has its chance, as percent and fraction, and a line."""
    code, out, err = asked("solve", "AJ2", "765")
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        "AJ2 facing 765, the opponents have K/Q, T/9/8, 4/3.",
        "tricks  best chance                   all cards in sight",
        "1          100.00 %  1                    100.00 %",
        "2           24.00 %  6/25                  25.70 %",
        "",
        "1 trick:",
        "  South cashes 1",
        "",
        "2 tricks:",
        "  North leads 5",
        "  - East K/Q: South 2",
        "      North leads 6",
        "      - East K/Q: South A; South cashes 1",
        "      - otherwise: South J; South cashes 1",
        "  - otherwise: South J; South cashes 1",
        "",
        "One line has the best chance of every number of tricks.",
    ]


def test_the_articles_letters_are_the_same_suit(asked: Callable[..., tuple[int, str, str]]) -> None:
    """AV2 765 is AJ2 765."""
    assert asked("solve", "AV2", "765") == asked("solve", "AJ2", "765")


def test_one_number_of_tricks_is_told_alone(asked: Callable[..., tuple[int, str, str]]) -> None:
    """With --tricks there is one row, and one line with what the fourth hand shows."""
    code, out, _err = asked("solve", "AQT9876", "54", "--tricks", "7")
    assert code == 0
    assert [row.split()[:4] for row in out.splitlines()[2:3]] == [["7", "26.57", "%", "611/2300"]]
    assert "  North leads 4" in out.splitlines()
    assert "    - West J; South cashes 6" in out.splitlines()
    assert "            - North has none; South cashes 4" in out.splitlines()


def test_lines_can_be_left_out(asked: Callable[..., tuple[int, str, str]]) -> None:
    """--leads 0 leaves the table, and what it says of one line for all."""
    code, out, _err = asked("solve", "AK32", "J98", "--leads", "0")
    assert code == 0
    assert len(out.splitlines()) == 2 + 4 + 1
    assert out.splitlines()[-1].startswith("No line has the best chance of every number of tricks")


def test_lines_can_be_cut(asked: Callable[..., tuple[int, str, str]]) -> None:
    """--leads 1 tells the first lead and its answers, and dots where it would go on."""
    rows = asked("solve", "AJ2", "765", "--leads", "1", "--tricks", "2")[1].splitlines()
    assert rows[5:] == [
        "  North leads 5",
        "  - East K/Q: South 2",
        "      …",
        "  - otherwise: South J; South cashes 1",
    ]


@pytest.mark.parametrize(("south", "north", "cards"), [("A32", "K54", 2), ("-", "-", 0)])
def test_trivial_suits_are_called_so(
    asked: Callable[..., tuple[int, str, str]], south: str, north: str, cards: int
) -> None:
    """Where every trick is certain or out of reach, it is said."""
    code, out, _err = asked("solve", south, north, "--leads", "0")
    rows = out.splitlines()
    assert code == 0
    assert len(rows) == 3 + cards
    assert rows[-1] == "Trivial: these tricks are certain, more are out of reach."


def test_small_chances_are_not_rounded_away(asked: Callable[..., tuple[int, str, str]]) -> None:
    """The smallest chance there is, a lone king among eleven cards, does not read 0.00."""
    _code, out, _err = asked("solve", "AQ", "-", "--leads", "0", "--tricks", "2")
    assert out.splitlines()[2].split()[1] == "0.01"


def test_a_chance_of_nothing_has_no_line(asked: Callable[..., tuple[int, str, str]]) -> None:
    """Tricks that are out of reach are told with 0 and without a line."""
    code, out, _err = asked("solve", "AJT", "543", "--tricks", "3")
    assert code == 0
    assert out.splitlines()[2].split()[:4] == ["3", "0.00", "%", "0"]
    assert len(out.splitlines()) == 3


def test_json_has_everything(asked: Callable[..., tuple[int, str, str]]) -> None:
    """The answer as JSON: exact chances, the lies that are taken, and the line as a tree."""
    code, out, err = asked("solve", "AQJ", "432", "--json", "--tricks", "3")
    answer = json.loads(out)
    (chance,) = answer.pop("chances")
    assert (code, err) == (0, "")
    assert answer == {"south": "AQJ", "north": "432", "groups": ["K", "T98765"], "lies": 14}
    assert chance == {
        "tricks": 3,
        "chance": "1/2",
        "percent": 50.0,
        "all_cards_in_sight": chance["all_cards_in_sight"],
        "taken_where_west_has_of_each_group": [f"0,{held}" for held in range(7)],
        "line": {
            "lead": {"hand": "North", "card": "2"},
            "answers": [
                {
                    "second": ["K"],
                    "third": "A",
                    "then": [{"fourth": ["T98765", ""], "cash": {"hand": "South", "tricks": 2}}],
                },
                {"second": ["T98765"], "third": "J", "then": chance["line"]["answers"][1]["then"]},
            ],
        },
    }


def test_json_without_lines_and_without_chance(asked: Callable[..., tuple[int, str, str]]) -> None:
    """No line is there where none is asked for or none exists; what is won needs no more cards."""
    assert "line" not in json.loads(asked("solve", "AQJ", "432", "--json", "--leads", "0")[1])["chances"][0]
    assert "line" not in json.loads(asked("solve", "AJT", "543", "--json", "--tricks", "3")[1])["chances"][0]
    assert '"cash": null' in asked("solve", "KJ2", "543", "--json")[1]


@pytest.mark.parametrize(
    "arguments", [("AKQ", "432", "--tricks", "9"), ("AA", "2"), ("A1", "2"), ("AKQ", "432", "--tricks", "0")]
)
def test_what_cannot_be_is_refused(
    asked: Callable[..., tuple[int, str, str]], arguments: tuple[str, ...]
) -> None:
    """More tricks than cards, a card twice, and what is no card are wrong words."""
    code, out, err = asked("solve", *arguments)
    assert (code, out) == (2, "")
    assert err
