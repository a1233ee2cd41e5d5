"""The secret keys: made without favour, read with care, shown nowhere."""

from __future__ import annotations

import hashlib
import pickle
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.formats import FileTooLarge
from bigdeal_gui.errors.tournament import DamagedKeys, KeysDoNotFit, KeysNotPublished, NoSuchSession
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.tournament.keys.keys_file import (
    KEY_SYMBOLS,
    MAX_BYTES,
    SYMBOLS,
    Keys,
    SessionKey,
    check_keys_fit,
    check_published_keys,
    new_keys,
    read_keys,
)
from bigdeal_gui.tournament.plan import BoardsRule, Phase, Plan

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Spring

KEY = b"tWSrNeb80Gh3ILGLP6sm40WipfxzxrRDayjwjjysBuY0IR3X9Y0Nm4BoSJQF"
PLAN = Plan(
    phases=(Phase(2, BoardsRule.parse("8"), "rr#", "RR #"), Phase(0, BoardsRule.parse("5"), "sw#", "Swiss #"))
)
LINES = (b"1,1:" + KEY, b"1,2:" + KEY[::-1], b"2,0:" + KEY.swapcase())
FILE = b"".join(line + b"\r\n" for line in LINES)


def test_squaredeals_keys_are_those_it_published(spring: Spring) -> None:
    """The keys of SquareDeal's tournament fit its plan and have the hash that it published."""
    check_published_keys(spring.plan, spring.keys)
    assert spring.keys.digest() == spring.plan.keys_hash
    assert spring.keys.file_bytes() == spring.bytes_of("spring.sqk")
    assert not spring.keys.is_converted


@pytest.mark.parametrize(
    "convert",
    [
        lambda data: data.replace(b"\r\n", b"\n"),
        lambda data: data.removesuffix(b"\r\n"),
        lambda data: data.removesuffix(b"\n"),
        lambda data: data.replace(b"\r\n", b"\n", 1),
    ],
    ids=["LF", "no end", "half an end", "mixed"],
)
def test_changed_line_ends_are_seen_through(convert: object) -> None:
    """A file whose line ends were changed is understood, says so, and keeps its hash."""
    found = read_keys(convert(FILE))  # type: ignore[operator] - one of the functions above
    assert found.is_converted
    assert found.digest() == hashlib.sha256(FILE).hexdigest()
    assert found.file_bytes() == FILE


@pytest.mark.parametrize(
    ("data", "line", "column"),
    [
        (b"", 1, 1),
        (b"\r\n", 1, 1),
        (FILE + b"\r\n", 4, 1),
        (b"1,1" + KEY, 1, 4),
        (b"x", 1, 1),
        (b"1;1:" + KEY, 1, 2),
        (b"0,1:" + KEY, 1, 1),
        (b"01,1:" + KEY, 1, 1),
        (b"1,01:" + KEY, 1, 4),
        (b"1,12345:" + KEY, 1, 7),
        (b"1,1:" + KEY[:10] + b"-" + KEY[11:], 1, 15),
        (b"1,1:" + KEY + b" ", 1, 65),
        (b"1,1:" + KEY[:19], 1, 5),
        (b"1,1:" + KEY * 4, 1, 241),
        (b"1,1:" + (KEY * 4)[:237], 1, 241),
        (b"1,1:" + (KEY * 4)[:236], 1, 5),
        (b"1,1:" + (KEY * 4)[:201], 1, 5),
        (LINES[0] + b"\n" + LINES[0], 2, 1),
        (b"1,1:" + KEY + b"\x00", 1, 65),
    ],
    ids=lambda value: repr(value)[:24],
)
def test_what_is_wrong_is_named_with_its_place(data: bytes, line: int, column: int) -> None:
    """Broken lines, double keys and keys of other signs are refused, and no key stands in the message."""
    with pytest.raises(DamagedKeys) as caught:
        read_keys(data)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert KEY[:8].decode() not in str(caught.value)


@pytest.mark.parametrize("length", [20, 60, 200])
def test_keys_of_other_lengths_are_read(length: int) -> None:
    """A key has from 20 to 200 letters and digits, though all that are made here have 60."""
    key = (KEY * 4)[:length]
    assert read_keys(b"1,1:" + key).key(1, 1).reveal() == key


def test_absurd_sizes_are_refused_before_they_are_read() -> None:
    """A file larger than any set of keys is not read, and its size is told."""
    assert MAX_BYTES == 2_097_152
    with pytest.raises(DamagedKeys):
        read_keys(b"1" * MAX_BYTES)
    with pytest.raises(FileTooLarge) as caught:
        read_keys(b"1" * (MAX_BYTES + 1))
    assert (caught.value.size_bytes, caught.value.limit_bytes) == (MAX_BYTES + 1, MAX_BYTES)


def test_missing_and_superfluous_keys_are_named() -> None:
    """Every session has its key, and no key is for nothing."""
    check_keys_fit(PLAN, read_keys(FILE))
    with pytest.raises(KeysDoNotFit) as caught:
        check_keys_fit(PLAN, read_keys(LINES[0] + b"\r\n3,1:" + KEY))
    assert caught.value.problems == (
        "phase 1, session 2 has no key",
        "phase 3, session 1 has a key but is not in the plan",
    )
    many = replace(PLAN, phases=(replace(PLAN.phases[0], sessions=30),))
    with pytest.raises(KeysDoNotFit) as caught:
        check_keys_fit(many, read_keys(LINES[0]))
    assert len(caught.value.problems) == 6
    assert "the same is true of 24 more" in str(caught.value)
    six = replace(PLAN, phases=(replace(PLAN.phases[0], sessions=7),))
    with pytest.raises(KeysDoNotFit) as caught:
        check_keys_fit(six, read_keys(LINES[0]))
    assert caught.value.problems[5:] == ("the same is true of 1 more",)
    five = replace(PLAN, phases=(replace(PLAN.phases[0], sessions=6),))
    with pytest.raises(KeysDoNotFit) as caught:
        check_keys_fit(five, read_keys(LINES[0]))
    assert [problem[:18] for problem in caught.value.problems] == [
        f"phase 1, session {n}" for n in range(2, 7)
    ]


def test_other_keys_than_the_published_are_refused() -> None:
    """Keys must have the hash that was published, and fit as well."""
    keys = read_keys(FILE)
    published = replace(PLAN, keys_hash=keys.digest())
    check_published_keys(published, keys)
    for plan, other in (
        (PLAN, keys),
        (replace(PLAN, keys_hash="0" * 64), keys),
        (published, read_keys(FILE.replace(b"tWSr", b"tWSs"))),
        (published, read_keys(b"".join(line + b"\r\n" for line in LINES[::-1]))),
    ):
        with pytest.raises(KeysNotPublished):
            check_published_keys(plan, other)
    with pytest.raises(KeysDoNotFit):
        check_published_keys(replace(published, phases=PLAN.phases[:1]), keys)


def test_a_session_without_key_is_an_error() -> None:
    """Asking for a key that is not there names phase and session."""
    assert read_keys(FILE).key(2, 0).reveal() == KEY.swapcase()
    with pytest.raises(NoSuchSession, match="phase 2, session 1"):
        read_keys(FILE).key(2, 1)


def test_a_phase_of_open_number_may_lack_its_key() -> None:
    """Keys of pysquaredeal fit a plan with an open phase, and say of that phase that it cannot be dealt."""
    keys = read_keys(b"\r\n".join(LINES[:2]) + b"\r\n")
    check_published_keys(replace(PLAN, keys_hash=keys.digest()), keys)
    with pytest.raises(NoSuchSession, match="phase 2 is open, and there is no key"):
        keys.key(2, 0)


def test_new_keys_are_a_file_that_reads_back() -> None:
    """Fresh keys fit their plan, have 60 letters and digits, and read back from their file."""
    keys = new_keys(PLAN, system_bytes)
    check_keys_fit(PLAN, keys)
    again = read_keys(keys.file_bytes())
    assert again.digest() == keys.digest()
    symbols = [key.reveal() for key in keys.by_place.values()]
    assert len(set(symbols)) == 3
    assert all(len(one) == KEY_SYMBOLS and set(one) <= set(SYMBOLS) for one in symbols)


def test_every_symbol_is_equally_likely() -> None:
    """Of all values of a byte each symbol is made by exactly four, and eight are thrown away."""
    plan = Plan(phases=PLAN.phases[1:])
    values = bytes(range(256))
    asked: list[int] = []

    def every_byte(count: int) -> bytes:
        asked.append(count)
        start = sum(asked[:-1])
        return bytes(values[(start + place) % 256] for place in range(count))

    made = b""
    while len(made) < 62 * 4:
        made += new_keys(plan, every_byte).key(1, 0).reveal()
    counted = Counter(bytes(SYMBOLS[byte & 63] for byte in values if byte & 63 < 62))
    assert set(counted.values()) == {4}
    assert len(counted) == 62
    # Symbols come in the order of the bytes, so what was thrown away left no gap behind it.
    assert made.startswith(SYMBOLS[:60])


def test_bytes_that_name_no_symbol_are_drawn_again() -> None:
    """A source of unfit bytes is asked on until every symbol is there."""
    batches = [b"\xfe" * 60, b"\xff" * 59 + b"\x00", b"\x01" * 60]
    key = new_keys(Plan(phases=PLAN.phases[1:]), lambda _count: batches.pop(0)).key(1, 0)
    assert key.reveal() == b"a" + b"b" * 59


def test_keys_show_themselves_nowhere() -> None:
    """Neither repr nor pickle gives a key away."""
    keys = read_keys(FILE)
    assert repr(keys) == "Keys(3 keys, hidden)"
    assert repr(keys.key(1, 1)) == "SessionKey(hidden)"
    with pytest.raises(TypeError):
        pickle.dumps(keys.key(1, 1))


def test_the_keys_of_a_championship(championships: Path) -> None:
    """The keys of the World Bridge Games 2024 have the hash that was published."""
    keys = read_keys((championships / "wbg2024" / "WBG2024.sqk").read_bytes())
    assert keys.digest() == "bd4a46bea10ad8d20abd580f6be8869ef7772191ee9f6851cb1ab25df52a573e"
    assert len(keys.by_place) == 90


@pytest.mark.unwatched
@given(
    st.dictionaries(
        st.tuples(st.integers(1, 9999), st.integers(0, 9999)),
        st.sampled_from([KEY, KEY[::-1]]),
        min_size=1,
        max_size=9,
    )
)
def test_every_set_of_keys_reads_back(places: dict[tuple[int, int], bytes]) -> None:
    """Whatever keys are written read back the same, in their order."""
    keys = Keys({place: SessionKey(symbols) for place, symbols in places.items()})
    again = read_keys(keys.file_bytes())
    assert {place: key.reveal() for place, key in again.by_place.items()} == places
    assert again.file_bytes() == keys.file_bytes()


@given(st.data())
def test_damaged_keys(data: st.DataObject) -> None:
    """A file with some bytes changed, lost or added is refused or has another hash, never stumbled over."""
    damaged = bytearray(FILE)
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(damaged) - 1))
        damaged[place : place + data.draw(st.integers(0, 2))] = data.draw(st.binary(max_size=2))
    try:
        found = read_keys(bytes(damaged))
    except AppError:
        return
    is_same = bytes(damaged).replace(b"\r\n", b"\n").rstrip(b"\r\n") == FILE.replace(b"\r\n", b"\n").rstrip()
    assert (found.digest() == hashlib.sha256(FILE).hexdigest()) == is_same


def test_a_session_of_an_open_phase_follows_from_the_key_of_the_phase() -> None:
    """Every session of it has a key, those of a fixed phase only while theirs is there."""
    keys = new_keys(PLAN, random_bytes=system_bytes)
    assert [keys.has(PLAN, 1, session) for session in (1, 2, 3)] == [True, True, False]
    assert [keys.has(PLAN, 2, session) for session in (1, 9)] == [True, True]
