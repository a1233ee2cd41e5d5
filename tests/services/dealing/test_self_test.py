"""The self-test finds every kind of damage, and nothing else."""

import hashlib
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bigdeal_gui.errors.randomness import SelfTestFailed, SystemRandomnessMissing
from bigdeal_gui.formats.format import Format
from bigdeal_gui.formats.table import FORMATS
from bigdeal_gui.numbering import big_deal
from bigdeal_gui.randomness import ripemd160
from bigdeal_gui.services.dealing import self_test
from bigdeal_gui.services.dealing.self_test import run_self_test


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    self_test._known_boards.cache_clear()
    yield
    self_test._known_boards.cache_clear()


def test_a_sound_copy_passes_every_part() -> None:
    """Hash, generator, number map, the computer's randomness and all formats are tried."""
    parts = run_self_test()
    assert parts[:3] == ("hash", "generator", "number map")
    assert parts[3:-1] == tuple(f"format {one.name}" for one in FORMATS)
    assert parts[-1] == "computer's randomness"


def test_a_wrong_hash_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A library that gives another hash under the name stops everything."""
    monkeypatch.setattr(ripemd160, "new", lambda: hashlib.sha1(usedforsecurity=False))
    with pytest.raises(SelfTestFailed, match="hash"):
        run_self_test()


def test_a_wrong_generator_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers that are one off are found."""
    numbers = self_test.deal_numbers
    monkeypatch.setattr(
        self_test, "deal_numbers", lambda seed, owner: (number + 1 for number in numbers(seed, owner))
    )
    with pytest.raises(SelfTestFailed, match="generator"):
        run_self_test()


def test_a_wrong_number_map_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A map that swaps two hands is found."""
    deal_of = big_deal.deal_of_number

    def swapped(number: int) -> big_deal.Deal:
        north, east, south, west = deal_of(number).hands
        return big_deal.Deal((south, east, north, west))

    monkeypatch.setattr(self_test, "deal_of_number", swapped)
    with pytest.raises(SelfTestFailed, match="number map"):
        run_self_test()


def test_every_number_of_the_generator_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A generator that begins as it should and goes wrong later is found."""
    *first, last = self_test._NUMBERS
    monkeypatch.setattr(self_test, "deal_numbers", lambda *_seed: iter((*first, last + 1)))
    with pytest.raises(SelfTestFailed, match="generator"):
        run_self_test()


def test_missing_randomness_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the computer's randomness the program does not deal."""

    def missing(count: int) -> bytes:
        raise SystemRandomnessMissing(f"asked for {count}")

    monkeypatch.setattr(self_test, "system_bytes", missing)
    with pytest.raises(SelfTestFailed, match="randomness"):
        run_self_test()


def test_stuck_randomness_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A source that says the same twice is not random."""
    monkeypatch.setattr(self_test, "system_bytes", lambda count: bytes(range(count)))
    with pytest.raises(SelfTestFailed, match="randomness"):
        run_self_test()


@pytest.mark.parametrize("one", FORMATS, ids=lambda one: one.name)
def test_a_wrong_format_is_found(one: Format, monkeypatch: pytest.MonkeyPatch) -> None:
    """A digest that does not come out names its format."""
    monkeypatch.setitem(self_test.DIGESTS, one.name, ("0" * 64, "0" * 64))
    with pytest.raises(SelfTestFailed, match=rf"format {one.name} "):
        run_self_test()


def test_a_wrong_reader_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that is not read as it was written names its format."""
    row = FORMATS[0]
    wrong = replace(row, reader=lambda data, first: row.read(data, first + 1))
    monkeypatch.setattr(self_test, "_PARTS", (("format", lambda: self_test._format(wrong)),))
    with pytest.raises(SelfTestFailed, match=f"reading of {row.name}"):
        run_self_test()


def test_every_format_has_known_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The self-test knows every format of the table and no other, and one that it lacks says what to do."""
    assert list(self_test.DIGESTS) == [row.name for row in FORMATS], (
        "the self-test's known answers are not those of formats/table.py:"
        " run `python packaging/known_answers.py`"
    )
    without = {name: pair for name, pair in self_test.DIGESTS.items() if name != "pbn"}
    monkeypatch.setattr(self_test, "DIGESTS", without)
    with pytest.raises(SelfTestFailed, match=r"format pbn, .* packaging/known_answers\.py"):
        run_self_test()
