"""`bigdeal holdings`: lists, counts, files and reductions."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.cli import holdings
from bigdeal_gui.holdings.counting import canonical_forms, deals_up_to_renaming
from bigdeal_gui.holdings.rules import ABOUT, PUBLISHED, Level, Reading
from bigdeal_gui.holdings.words import holding_word, standing_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

FOUND = dict(zip(Level, (797_162, 159_094, 123_951, 120_667, 84_124, 74_344), strict=True))


@pytest.fixture
def small_suits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the lists be those of the first words only, so that each test takes no seconds."""

    def few(_reading: Reading, _level: Level = Level.SENTINEL) -> Iterator[str]:
        return (word + "O" * 7 for word in standing_words(6))

    monkeypatch.setattr(holdings, "canonical_forms", few)


def test_counts_stand_beside_the_published_ones(asked: Callable[..., tuple[int, str, str]]) -> None:
    """Every level's count, the published one and the difference, then the deals up to renaming."""
    code, out, err = asked("--count")
    rows = [line.split() for line in out.splitlines()]
    expected = [
        [
            str(level.value),
            f"{FOUND[level]:,}",
            f"{PUBLISHED[level]:,}",
            f"{FOUND[level] - PUBLISHED[level]:+,}",
        ]
        for level in Level
    ]
    assert (code, err) == (0, "")
    assert rows[1:7] == expected
    assert rows[7][:4] == ["6", "-", "66,141", "-"]
    assert rows[-1][-1] == f"{deals_up_to_renaming():,}"
    assert ["6", "of", "kind", "1+1+2", "425,068,809,216,776,524,800"] in rows


def test_one_level_is_counted_alone(asked: Callable[..., tuple[int, str, str]]) -> None:
    """With a level the table has this row and nothing else."""
    code, out, _err = asked("--count", "--level", "3", "--reading", "wide")
    assert code == 0
    assert [line.split() for line in out.splitlines()[1:]] == [["3", "102,693", "116,477", "-13,784"]]


def test_the_list_is_every_canonical_form(asked: Callable[..., tuple[int, str, str]]) -> None:
    """Without options each canonical form of the literal reading has its line."""
    code, out, err = asked()
    rows = [line.split() for line in out.splitlines()]
    assert (code, err) == (0, "")
    assert len(rows) == FOUND[Level.SENTINEL]
    assert rows[0] == ["AKQJT98765432", "-", "S" * 13]
    assert rows[-1] == ["-", "-", "O" * 13]
    assert [row[2] for row in rows[:500]] == [
        word for word, _ in zip(canonical_forms(Reading.LITERAL), range(500), strict=False)
    ]
    assert all(holding_word(*row[:2]) == row[2] for row in rows)


@pytest.mark.usefixtures("small_suits")
def test_a_list_goes_into_a_new_file(asked: Callable[..., tuple[int, str, str]], tmp_path: Path) -> None:
    """--csv writes a header and a row a form, and never over a file."""
    path = tmp_path / "holdings.csv"
    code, out, _err = asked("--csv", str(path), "--level", "2")
    written = path.read_bytes()
    assert code == 0
    assert out == f"{path}  {len(written)} bytes\n"
    with path.open(encoding="ascii", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert len(rows) == (3**6 + 1) // 2
    assert rows[0] == {"South": "AKQJT9", "North": "-", "word": "SSSSSSOOOOOOO"}
    assert asked("--csv", str(path))[0] == 3
    assert path.read_bytes() == written


@pytest.mark.usefixtures("small_suits")
def test_a_list_goes_to_standard_output(asked: Callable[..., tuple[int, str, str]]) -> None:
    """--csv - writes the same rows there."""
    code, out, _err = asked("--csv", "-")
    assert code == 0
    assert out.splitlines()[:2] == ["South,North,word", "AKQJT9,-,SSSSSSOOOOOOO"]


def test_counts_go_into_a_file(asked: Callable[..., tuple[int, str, str]], tmp_path: Path) -> None:
    """--count --csv writes the numbers without marks of thousands."""
    path = tmp_path / "counts.csv"
    assert asked("--count", "--level", "1", "--csv", str(path))[0] == 0
    assert path.read_bytes() == b"level,count,published,difference\r\n1,159094,159094,0\r\n"


def test_a_reduction_shows_its_steps(asked: Callable[..., tuple[int, str, str]]) -> None:
    """Each step has its word, its hands and its rule; the canonical form stands last."""
    code, out, err = asked("reduce", "4Q", "59XA")
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        "NOSONNOOONSOO  Q4 AT95",
        f"SONOSSOOOSNOO  AT95 Q4  step 0: {ABOUT[Level.EXCHANGE]}",
        f"SONOSSOOOSOON  AT95 Q2  step 4: {ABOUT[Level.WEAKEST]}",
        "Canonical form: AT95 Q2",
    ]


def test_a_reduction_stops_at_its_level(asked: Callable[..., tuple[int, str, str]]) -> None:
    """With a level the later steps are not taken; a void is a dash."""
    assert asked("reduce", "AX", "KJ", "--level", "1")[1].splitlines()[-1] == "Canonical form: AJ KT"
    assert asked("reduce", "AX", "KJ", "--reading", "wide")[1].splitlines()[-1] == "Canonical form: A3 K2"
    assert asked("reduce", "-", "-")[1] == "OOOOOOOOOOOOO  - -\nCanonical form: - -\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ("reduce", "A1", "K"),
        ("reduce", "A", "A"),
        ("reduce", "A"),
        ("--level", "6"),
        ("--reading", "narrow"),
        ("--level", "2", "reduce", "A", "K"),
        ("--count", "reduce", "A", "K"),
        ("--csv", "-", "reduce", "A", "K"),
    ],
)
def test_what_means_nothing_is_refused(
    asked: Callable[..., tuple[int, str, str]], arguments: tuple[str, ...]
) -> None:
    """Unknown cards, levels and readings, and options in the wrong place, are errors of usage."""
    code, out, err = asked(*arguments)
    assert (code, out) == (2, "")
    assert err
