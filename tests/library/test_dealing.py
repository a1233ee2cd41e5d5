"""Deals from seeds: what was quoted comes out again, one by one, in arrays and in files."""

from __future__ import annotations

import importlib
import json
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pytest

from bigdeal_gui import library

VECTORS: Final = Path(__file__).parents[1] / "vectors" / "library" / "quoted.json"
CASES: Final[list[dict[str, Any]]] = json.loads(VECTORS.read_text("utf-8"))
LONG: Final = 13_000
"""From so many boards on files are written from arrays."""

each_case = pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['count']}")
the_long_one_unwatched = pytest.mark.parametrize(
    "case",
    [pytest.param(case, marks=[pytest.mark.unwatched] if case["count"] > LONG else []) for case in CASES],
    ids=lambda case: f"{case['count']}",
)
SEED: Final = "000102030405060708090a0b0c0d0e0f10111213"


@the_long_one_unwatched
def test_quoted_deals_come_out_one_by_one(case: dict[str, Any]) -> None:
    """Seed, owner and number give the deals that the vectors hold, and their digest."""
    dealt = list(library.deals(case["seed"], case["owner"], case["count"]))
    assert library.digest(dealt) == case["sha256"]
    assert {place: library.deal_text(dealt[int(place) - 1]) for place in case["deals"]} == case["deals"]


@each_case
def test_quoted_deals_come_out_as_arrays(case: dict[str, Any]) -> None:
    """Arrays hold the same deals: their bytes have the same digest, in one piece or several."""
    pytest.importorskip("numpy")
    asked = bytes.fromhex(case["seed"]), case["owner"].encode(), case["count"]
    owners = library.owner_array(*asked)
    assert owners.shape == (case["count"], 52)
    assert owners.dtype.name == "uint8"
    assert sha256(owners.tobytes()).hexdigest() == case["sha256"]
    pieces = [piece.tobytes() for piece in library.owner_arrays(*asked)]
    assert b"".join(pieces) == owners.tobytes()
    assert len(pieces) > 1 or case["count"] < LONG


@the_long_one_unwatched
def test_quoted_deals_come_out_of_a_file(case: dict[str, Any], tmp_path: Path) -> None:
    """A file that was dealt from a quoted seed reads back as its deals: of cards where it is long."""
    name = "quoted.ber" if case["count"] > LONG else "quoted.goe"
    path = library.write_deals(tmp_path / name, case["seed"], case["owner"], case["count"])
    assert library.digest(board.deal for board in library.each_board(path)) == case["sha256"]


def test_vectors_reach_past_the_bulk_path() -> None:
    """Some vectors are long enough for arrays, some have owners beyond ASCII, none is the same twice."""
    assert max(case["count"] for case in CASES) > 2 * LONG
    assert any(not case["owner"].isascii() for case in CASES)
    assert len({case["sha256"] for case in CASES}) == len(CASES) >= 5


def test_boards_are_the_deals_with_numbers() -> None:
    """The first board has the first deal, whatever its number."""
    boards = library.boards(SEED, "me", 3, first_board=11)
    assert [board.number for board in boards] == [11, 12, 13]
    assert [board.deal for board in boards] == list(library.deals(SEED, "me", 3))
    with pytest.raises(ValueError, match="numbered from 1"):
        library.boards(SEED, "me", 3, first_board=0)


@pytest.mark.parametrize("seed", ["", "00" * 19, "00" * 21, "0g" * 20, bytes(19), bytes(21)])
def test_what_is_no_seed_is_refused_without_repeating_it(seed: str | bytes) -> None:
    """A seed of another length, or with other letters, is told by its rule alone."""
    with pytest.raises(ValueError, match=r"^a seed has 20 bytes, or 40 hexadecimal digits$"):
        library.deals(seed, "me", 1)


def test_no_negative_number_of_deals() -> None:
    """Fewer than no deals cannot be asked for."""
    with pytest.raises(ValueError, match="not negative"):
        library.deals(SEED, "me", -1)
    assert list(library.deals(SEED, "me", 0)) == []
    assert library.owner_array(SEED, "me", 0).shape == (0, 52)


def test_system_seeds_are_fresh() -> None:
    """A hundred seeds of the system are 20 bytes each and all different."""
    seeds = {library.system_seed() for _time in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {20}


def test_a_citation_holds_all_that_is_needed() -> None:
    """Seed, owner, number, version and the beginning of the digest stand in one sentence."""
    case = CASES[1]
    told = library.citation(case["seed"], case["owner"], case["count"])
    for part in (case["seed"], case["owner"], str(case["count"]), library.VERSION, case["sha256"][:16]):
        assert part in told


def test_an_owner_that_is_no_text_is_cited_too() -> None:
    """Bytes that no letter is written with are told by their numbers."""
    assert "owner “a\\xff”" in library.citation("00" * 20, b"a\xff", 1)


def test_arrays_are_compared_with_the_plain_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """Arrays that differ from the plain deals are never handed out."""
    pytest.importorskip("numpy")
    big_deal_bulk = importlib.import_module("bigdeal_gui.bulk.big_deal")
    right = big_deal_bulk.bulk_hands
    monkeypatch.setattr(big_deal_bulk, "bulk_hands", lambda numbers: right(numbers)[::-1])
    with pytest.raises(library.AppError, match="bulk path"):
        library.owner_array(SEED, "me", 5)
