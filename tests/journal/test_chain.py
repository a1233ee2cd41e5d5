"""The chain of rows, apart from any database."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.journal.chain import (
    Problem,
    Row,
    canonical_json,
    chain_problems,
    genesis_hash,
    row_seal,
    sealed_row,
)

KEY = b"k" * 32
START = genesis_hash(b"check")


def chain(count: int, key: bytes = KEY, start: bytes = START) -> list[Row]:
    """Return a sound chain of `count` rows."""
    rows: list[Row] = []
    for sequence in range(1, count + 1):
        previous = rows[-1].hash if rows else start
        payload = canonical_json({"n": sequence})
        row = Row(
            sequence, f"2026-03-01T19:00:{sequence:02}.000000Z", "1", "check", None, 0, payload, previous
        )
        rows.append(sealed_row(row, key))
    return rows


def found(rows: list[Row]) -> list[str]:
    """Return the problems of `rows` in words."""
    return [str(problem) for problem in chain_problems(rows, KEY, START, lambda: rows)]


def test_a_sound_chain_has_no_problems() -> None:
    """Rows as they were written pass, and so does a chain without rows."""
    assert found([]) == []
    assert found(chain(9)) == []


def test_the_words_bound_into_a_chain_stay() -> None:
    """What every journal's hashes and seals begin with: another word, and no old journal would be sound."""
    assert genesis_hash(b"check") == hashlib.sha256(b"bigdeal-gui journal 1\ncheck").digest()
    message = b"bigdeal-gui row 1\0" + b"h" * 32
    assert row_seal(KEY, b"h" * 32) == hmac.digest(KEY, message, "sha256")


def test_a_line_is_json_that_says_everything() -> None:
    """The line that is hashed can be read, and its hash computed, with any JSON and SHA-256."""
    row = chain(1)[0]._replace(
        payload=canonical_json({"b": [1, None, True], "a": "ü“x”"}), set_id=7, clock_back=1
    )
    assert json.loads(row.line()) == {
        "sequence": 1,
        "time": "2026-03-01T19:00:01.000000Z",
        "version": "1",
        "kind": "check",
        "set": 7,
        "clock_back": 1,
        "previous": START.hex(),
        "payload": {"b": [1, None, True], "a": "ü“x”"},
    }
    assert sealed_row(row, KEY).hash == hashlib.sha256(row.line().encode("ascii")).digest()


CHANGES: dict[str, list[Any]] = {
    "time": ["2020-01-01T00:00:00.000000Z", None, 3, b"x"],
    "version": ["2", None],
    "kind": ["deal", 1.5, float("inf")],
    "set_id": [3, "3", b"3"],
    "clock_back": [1, "0"],
    "payload": ['{"n": 4}', "{}", None, b"{}", 7, "\udcff"],
    "previous": [b"\0" * 32, "x", None],
    "hash": [b"\0" * 32, "x", None],
    "seal": [b"\0" * 32, "x", None],
}


@pytest.mark.parametrize(
    ("column", "value"), [(one, value) for one, values in CHANGES.items() for value in values]
)
@pytest.mark.parametrize("place", [1, 4, 6])
def test_any_change_of_a_row_is_named(column: str, value: object, place: int) -> None:
    """Whatever stands in a column that did not stand there before, that row alone is named."""
    rows = chain(6)
    changed: dict[str, Any] = {column: value}
    rows[place - 1] = rows[place - 1]._replace(**changed)
    problems = found(rows)
    assert len(problems) == 1
    assert problems[0].startswith(f"row {place}: ")


@settings(deadline=None, max_examples=60)
@given(st.sets(st.integers(1, 12), min_size=1, max_size=11), st.integers(12, 12))
def test_removed_rows_are_named(gone: set[int], count: int) -> None:
    """Each run of rows that is missing, but for the end, is named by its first row."""
    rows = [row for row in chain(count) if row.sequence not in gone]
    last = max((row.sequence for row in rows), default=0)
    firsts = sorted(one for one in gone if one < last and one - 1 not in gone)
    named = [
        problem for problem in chain_problems(rows, KEY, START, lambda: rows) if "missing" in problem.reason
    ]
    assert [problem.sequence for problem in named] == firsts
    assert list(chain_problems(rows, KEY, START, lambda: rows)) == named


def test_a_gap_says_how_far_it_goes() -> None:
    """One row is missing, or all up to another."""
    rows = chain(9)
    assert found([*rows[:2], *rows[3:5], *rows[8:]]) == [
        "row 3: is missing",
        "row 6: and all up to row 8 are missing",
    ]


@settings(deadline=None, max_examples=60)
@given(st.permutations(range(1, 8)))
def test_rows_in_each_other_s_places_are_named(order: list[int]) -> None:
    """A row that stands where another was written is named, with the place where it was written."""
    rows = chain(7)
    moved = [rows[was - 1]._replace(sequence=now) for now, was in enumerate(order, 1)]
    assert found(moved) == [
        f"row {now}: was moved here; it was written as row {was}"
        for now, was in enumerate(order, 1)
        if now != was
    ]


def test_a_moved_row_that_was_changed_as_well_is_changed() -> None:
    """Only a row that is whole but for its place counts as moved."""
    rows = chain(5)
    rows[1], rows[3] = (rows[3]._replace(sequence=2, version="9"), rows[1]._replace(sequence=4))
    assert found(rows) == ["row 2: was changed", "row 4: was moved here; it was written as row 2"]


def test_hashes_computed_anew_do_not_help_without_the_key() -> None:
    """Who rewrites a row and all hashes after it is betrayed by every seal they had to make."""
    rows = chain(6)
    rows[2] = sealed_row(rows[2]._replace(payload="{}"), b"another key")
    for place in range(3, 6):
        rows[place] = sealed_row(rows[place]._replace(previous=rows[place - 1].hash), b"another key")
    assert found(rows) == [f"row {one}: has a seal that this journal did not make" for one in range(3, 7)]


def test_a_row_of_this_journal_from_another_time_does_not_follow() -> None:
    """A row with a true seal that belongs to another history of the same journal is found."""
    rows = chain(4)
    other = chain(4, start=genesis_hash(b"another"))
    assert found([*rows[:2], *other[2:]]) == ["row 3: does not follow the row before it"]
    assert found(other) == ["row 1: does not follow the row before it"]


def test_a_circle_of_rows_ends() -> None:
    """Hashes that lead back to a row already met are no endless walk."""
    rows = chain(3)
    rows[2] = rows[2]._replace(hash=rows[0].hash, seal=rows[0].seal)
    assert found(rows)[-1] == "row 3: was changed"


def test_a_problem_without_a_row_is_its_reason() -> None:
    """What concerns the whole journal names no row."""
    assert str(Problem(None, "the count was changed")) == "the count was changed"


def test_fractions_without_a_value_are_refused() -> None:
    """Canonical JSON has one way to write everything it takes."""
    assert canonical_json({"b": 1, "a": ["é"]}) == '{"a":["\\u00e9"],"b":1}'
    with pytest.raises(ValueError, match="JSON"):
        canonical_json({"a": float("nan")})  # type: ignore[dict-item]  # what the types forbid is refused, too
