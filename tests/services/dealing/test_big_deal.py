"""One run of bigdealx: names, seeds and the memory of seeds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.base import error_advice
from bigdeal_gui.errors.randomness import SeedRepeated
from bigdeal_gui.errors.services import Refused, Usage
from bigdeal_gui.errors.storage import BadFileName, CannotRead, CannotWrite
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.dealing.big_deal import (
    DIGESTS_NAME,
    SeedMemory,
    bytes_of_pool,
    check_no_screen,
    check_prefix,
    file_words,
    pool_without_system,
    seed_of_digits,
    seed_of_words,
)

if TYPE_CHECKING:
    from pathlib import Path

ONE = Seed(bytes(range(20)))
OTHER = Seed(bytes(range(1, 21)))


@pytest.mark.parametrize("prefix", ["club", "a.b", "Jänner", "x" * 95])
def test_posix_takes_most_prefixes(prefix: str) -> None:
    """A hundred letters of any kind may begin a name."""
    check_prefix(prefix, is_windows=False)


@pytest.mark.parametrize("prefix", ["", "x" * 96, "ä" * 48])
def test_posix_refuses_names_of_no_length_and_too_much(prefix: str) -> None:
    """What no file can be called in Big Deal either."""
    with pytest.raises(BadFileName):
        check_prefix(prefix, is_windows=False)


@pytest.mark.parametrize("prefix", ["a/b", "../a", "a b", "a\tb"])
def test_posix_refuses_folders_and_blanks(prefix: str) -> None:
    """And proposes no name with a space, which it does not take."""
    with pytest.raises(Usage, match="has a “/” or a space") as caught:
        check_prefix(prefix, is_windows=False)
    assert "spaces" not in error_advice(caught.value).hint


@pytest.mark.parametrize("prefix", ["club", "A-1_b", "x" * 50])
def test_windows_takes_plain_prefixes(prefix: str) -> None:
    """Fifty letters, digits, hyphens and underscores may begin a name."""
    check_prefix(prefix, is_windows=True)


@pytest.mark.parametrize("prefix", ["", "a.b", "ä", "x" * 51, "a\\b", "a\n"])
def test_windows_refuses_the_rest(prefix: str) -> None:
    """Windows names follow Big Deal's narrower rule."""
    with pytest.raises(BadFileName):
        check_prefix(prefix, is_windows=True)


def test_boards_never_go_to_the_screen() -> None:
    """The format that prints to the screen is refused wherever it stands in the list."""
    check_no_screen("pbn,dup")
    with pytest.raises(Refused):
        check_no_screen("pbn, STDOUT")


def test_digits_are_the_seed() -> None:
    """Forty digits in either case are twenty bytes."""
    digits = "ABCDEFabcdef0123456789" + "0" * 18
    assert seed_of_digits(digits).reveal().hex() == digits.lower()


@pytest.mark.parametrize(
    "digits",
    ["", "0" * 39, "0" * 41, "g" * 40, "0" * 39 + " ", "0" * 40 + "\n", "\N{ARABIC-INDIC DIGIT ONE}" * 40],
)
def test_other_digits_are_refused(digits: str) -> None:
    """Anything but forty hexadecimal digits is a usage error that does not repeat it."""
    with pytest.raises(Usage) as caught:
        seed_of_digits(digits)
    assert "ggg" not in str(caught.value)


def test_words_make_the_seed_that_big_deal_makes() -> None:
    """The words that Big Deal's published log of Buenos Aires shows lead to the hash it shows."""
    words = [
        bytes.fromhex(part)
        for part in (
            "5778454a4b6269354430454c696551796d3339717a504d795a5653753035",
            "4d673d3d",
            "6f726967696e616c",
        )
    ]
    assert seed_of_words(words).reveal().hex() == "2cb5e38ba7098f1506553b62adbacb223962c178"


def test_a_file_is_hashed_as_numbers_of_four_bytes() -> None:
    """Each byte is one, lowest first."""
    assert file_words(b"\x01\xff") == b"\x01\0\0\0\xff\0\0\0"


def test_no_words_make_the_seed_of_nothing() -> None:
    """Without words the seed is the hash of the empty text."""
    assert seed_of_words([]).reveal().hex() == "9c1185a5c5e9fc54612808977ee8f548b2258d31"


def test_the_memory_has_the_name_that_folders_know() -> None:
    """Under another name every seed of before would be forgotten."""
    assert DIGESTS_NAME == "dealseen.txt"


def test_a_seed_that_comes_twice_is_refused(tmp_path: Path) -> None:
    """The memory knows what was added, and nothing else."""
    memory = SeedMemory(tmp_path)
    assert memory.check(ONE) == 0
    memory.add(memory.digest(ONE))
    memory.add(memory.digest(OTHER))
    assert memory.check(Seed(b"x" * 20)) == 2
    with pytest.raises(SeedRepeated):
        memory.check(ONE)
    with pytest.raises(SeedRepeated):
        SeedMemory(tmp_path).check(OTHER)


def test_the_memory_holds_no_seed(tmp_path: Path) -> None:
    """The file has a digest a line, readable by its owner only, and no trace of the seed."""
    memory = SeedMemory(tmp_path)
    memory.add(memory.digest(ONE))
    path = tmp_path / DIGESTS_NAME
    text = path.read_bytes()
    assert len(text) == 65
    assert ONE.reveal() not in text
    assert ONE.reveal().hex().encode() not in text.lower()
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_torn_line_spoils_only_itself(tmp_path: Path) -> None:
    """After a line cut short the next digest begins on a line of its own, and the cut is counted."""
    (tmp_path / DIGESTS_NAME).write_bytes(b"0123")
    memory = SeedMemory(tmp_path)
    memory.add(memory.digest(ONE))
    assert memory.check(OTHER) == 1
    assert memory.unreadable_lines == 1


def test_faults_of_the_disk_are_told(tmp_path: Path) -> None:
    """A memory that cannot be read or written is an error, never silence."""
    (tmp_path / DIGESTS_NAME).mkdir()
    with pytest.raises(CannotRead):
        SeedMemory(tmp_path).check(ONE)
    with pytest.raises(CannotWrite):
        SeedMemory(tmp_path).add(b"0" * 64)


def test_keys_can_be_drawn_from_a_pool_alone() -> None:
    """As many bytes as wanted come, and never the same twice."""
    pool = pool_without_system()
    pool.mix(b"typed")
    drawn = {bytes_of_pool(pool, 32) for _ in range(5)}
    assert {len(key) for key in drawn} == {32}
    assert len(drawn) == 5
