"""Double-dummy tables kept beside the journal: found again by those boards alone, and never in the clear."""

from __future__ import annotations

import os
import stat
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.journal.journal import Journal
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.seals.age import is_sealed, key_pair_of, new_identity, seal
from bigdeal_gui.services.printing import dd_cache as module
from bigdeal_gui.services.printing.dd_cache import DoubleDummyCache
from tests.journals import closed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from bigdeal_gui.model.double_dummy import Table

DEALS = list(first_deals(Seed(bytes(20)), b"kept", 40))


def tables(count: int, first: int = 0) -> tuple[Table, ...]:
    """Return tables that differ in every figure's place."""
    rows = [tuple((first + place * 5 + strain * 3) % 14 for strain in range(5)) for place in range(4 * count)]
    return tuple(tuple(rows[4 * place : 4 * place + 4]) for place in range(count))  # type: ignore[misc]


@pytest.fixture
def kept(journal: Journal) -> DoubleDummyCache:
    """Return the tables beside a new journal."""
    return DoubleDummyCache(journal.store)


def only_file(kept: DoubleDummyCache) -> Path:
    """Return the one file that is kept."""
    (path,) = kept.folder.iterdir()
    return path


@pytest.mark.parametrize("count", [1, 2, 36, 40])
def test_what_was_kept_is_found(kept: DoubleDummyCache, count: int) -> None:
    """The same boards in the same order have their tables again; nothing else has."""
    deals = DEALS[:count]
    assert kept.find(deals) is None
    kept.keep(deals, tables(count))
    assert kept.find(deals) == tables(count)
    assert kept.find([*deals, DEALS[0]]) is None
    assert kept.find(deals[1:]) is None
    assert count == 1 or kept.find(deals[::-1]) is None


def test_no_boards_can_be_kept(kept: DoubleDummyCache) -> None:
    """An empty set has no tables, and that can be remembered."""
    kept.keep([], ())
    assert kept.find([]) == ()


def test_a_later_result_takes_the_place_of_the_one_before(kept: DoubleDummyCache) -> None:
    """There is one file for a set of boards, whole at every moment."""
    kept.keep(DEALS, tables(40))
    kept.keep(DEALS, tables(40, 1))
    assert kept.find(DEALS) == tables(40, 1)
    assert len(list(kept.folder.iterdir())) == 1


def test_nothing_can_be_read_in_the_file(kept: DoubleDummyCache) -> None:
    """It is an age file whose length and name tell neither cards nor tricks, sealed again each time."""
    seen = set()
    names = set()
    for first in (0, 1):
        kept.keep(DEALS, tables(40, first))
        names.add(only_file(kept).name)
        content = only_file(kept).read_bytes()
        assert is_sealed(content)
        assert module._content(tables(40, first))[:64] not in content
        seen.add(content)
    assert len(seen) == 2
    assert len(names) == 1
    assert module._padded(1) == module._padded(36) == 4096
    assert [module._padded(count) for count in (406, 407)] == [4096, 8192]


def test_the_file_is_its_owners_alone(kept: DoubleDummyCache) -> None:
    """Nobody else on this computer can read it or see its name."""
    kept.keep(DEALS, tables(40))
    assert stat.S_IMODE(only_file(kept).stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.folder.stat().st_mode) == 0o700


def test_another_journal_finds_nothing(kept: DoubleDummyCache, tmp_path: Path, journal: Journal) -> None:
    """Without the journal's key the boards alone neither name the file nor open it."""
    kept.keep(DEALS, tables(40))
    other = closed(
        Journal.opened(
            tmp_path / "other" / "journal.sqlite3",
            random_bytes=lambda count: b"o" * count,
            clock=journal.store.now,
            version="test",
        )
    )
    elsewhere = DoubleDummyCache(other.store)
    kept.folder.rename(elsewhere.folder)
    assert elsewhere.find(DEALS) is None
    place, secret = elsewhere._place(DEALS)
    only_file(elsewhere).rename(place)
    assert elsewhere.find(DEALS) is None
    assert secret != kept._place(DEALS)[1]


def cut(content: bytes) -> bytes:
    """Cut off."""
    return content[:-1]


def turned(content: bytes) -> bytes:
    """Turn one bit in the middle."""
    return content[:2000] + bytes([content[2000] ^ 1]) + content[2001:]


def foreign(_content: bytes) -> bytes:
    """Put a sealed file of somebody else there."""
    return seal(b"results", recipients=[new_identity().recipient])


def passphrase(_content: bytes) -> bytes:
    """Put the head of a file there that opens with a passphrase."""
    return b"age-encryption.org/v1\n-> scrypt " + b"A" * 22 + b" 10\n" + b"A" * 43 + b"\n--- " + b"A" * 43


def large(content: bytes) -> bytes:
    """Put more there than could be ours."""
    return content + bytes(10_000)


@pytest.mark.parametrize("harm", [cut, turned, foreign, passphrase, large, lambda _content: b""])
def test_a_file_that_was_harmed_counts_for_nothing(
    kept: DoubleDummyCache, harm: Callable[[bytes], bytes]
) -> None:
    """It is as if nothing had been kept, and the next result takes its place."""
    kept.keep(DEALS, tables(40))
    path = only_file(kept)
    path.write_bytes(harm(path.read_bytes()))
    assert kept.find(DEALS) is None
    kept.keep(DEALS, tables(40))
    assert kept.find(DEALS) == tables(40)


HEAD = b"bigdeal-gui double dummy 1\n"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        HEAD.ljust(4096, b"\0"),
        (HEAD + b"\0\0\0\1" + bytes(10)).ljust(4097, b"\0"),
        (HEAD + b"\0\0\0\1" + bytes(10)).ljust(4095, b"\0"),
        (HEAD + b"\0\0\0\1" + bytes(10) + b"\1").ljust(4096, b"\0"),
        (HEAD + b"\0\0\0\1" + b"\x0e" + bytes(9)).ljust(4096, b"\0"),
        (HEAD + b"\0\0\0\2" + bytes(20)).ljust(4096, b"\0"),
        (HEAD.replace(b"1", b"2") + b"\0\0\0\1" + bytes(10)).ljust(4096, b"\0"),
    ],
    ids=["empty", "no-count", "longer", "shorter", "more", "14-tricks", "two-boards", "later-kind"],
)
def test_what_is_sealed_rightly_but_is_no_table_counts_for_nothing(
    kept: DoubleDummyCache, content: bytes
) -> None:
    """A later version, or a fault of ours, may have sealed something else under the same key."""
    path, secret = kept._place(DEALS[:1])
    path.parent.mkdir()
    sound = (HEAD + b"\0\0\0\1" + bytes(10)).ljust(4096, b"\0")
    for written, found in ((sound, (((0,) * 5,) * 4,)), (content, None)):
        path.write_bytes(seal(written, recipients=[key_pair_of(secret).recipient]))
        assert kept.find(DEALS[:1]) == found


def test_those_used_last_stay(kept: DoubleDummyCache, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there are too many, what was not printed for longest goes; what is not ours is never touched."""
    monkeypatch.setattr(module, "MOST_FILES", 3)
    sets = [DEALS[place : place + 2] for place in range(5)]
    kept.folder.mkdir()
    strangers = [kept.folder / name for name in ("notes.txt", "a" * 32, "A" * 32 + ".age", ".age")]
    for stranger in strangers:
        stranger.write_bytes(b"mine")
        os.utime(stranger, (0, 0))
    (kept.folder / ("f" * 32 + ".age")).mkdir()
    for age, deals in enumerate(sets[:3]):
        kept.keep(deals, tables(2))
        os.utime(kept._place(deals)[0], (1000 + age, 1000 + age))
    assert kept.find(sets[0]) is not None
    kept.keep(sets[3], tables(2))
    assert [kept.find(deals) is not None for deals in sets[:4]] == [True, False, True, True]
    assert all(stranger.read_bytes() == b"mine" for stranger in strangers)


def refuse(*_arguments: object) -> None:
    """Refuse as a disk does."""
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize(
    ("where", "name"), [(module.disk, "replace_own"), (module.os, "utime")], ids=["write", "touch"]
)
def test_a_disk_that_refuses_is_no_error(
    kept: DoubleDummyCache, monkeypatch: pytest.MonkeyPatch, where: object, name: str
) -> None:
    """What cannot be kept is solved again, what cannot be marked as used may go sooner."""
    other: Sequence[object] = DEALS[:2]
    kept.keep(DEALS[:2], tables(2))
    monkeypatch.setattr(where, name, refuse)
    kept.keep(DEALS, tables(40))
    assert kept.find(other) == tables(2)  # type: ignore[arg-type]
    assert (kept.find(DEALS) is None) is (name == "replace_own")
