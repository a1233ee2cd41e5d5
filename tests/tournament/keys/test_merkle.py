"""The Merkle tree of RFC 6962: what it binds, against the vectors of certificate transparency."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.tournament.keys.merkle import Side, audit_path, merkle_root, merkle_root_above, path_sides

LEAVES = tuple(
    map(
        bytes.fromhex,
        ("", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"),
    )
)
ROOTS = (
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
)
"""Of the first 0, 1, 2 … LEAVES. Source: the tests of Google's certificate transparency, for RFC 6962."""


PATHS = (
    (0, 1, ()),
    (
        0,
        8,
        (
            "96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
            "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
            "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4",
        ),
    ),
    (
        5,
        8,
        (
            "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
            "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
            "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
        ),
    ),
    (2, 3, ("fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",)),
    (
        1,
        5,
        (
            "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
            "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
            "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
        ),
    ),
)
"""Of an entry, counted from 0, among the first so many LEAVES. Source: as ROOTS."""


@pytest.mark.parametrize("count", range(len(ROOTS)))
def test_the_known_roots(count: int) -> None:
    """The roots are those that implementations of RFC 6962 agree on."""
    assert merkle_root(LEAVES[:count]).hex() == ROOTS[count]


@given(st.lists(st.binary(max_size=8), min_size=2, max_size=40), st.data())
def test_a_changed_entry_changes_the_root(entries: list[bytes], data: st.DataObject) -> None:
    """Each entry is bound, and so are their order and their number."""
    place = data.draw(st.integers(0, len(entries) - 1))
    other = [*entries]
    other[place] += b"!"
    assert (
        len(
            {
                merkle_root(entries),
                merkle_root(other),
                merkle_root(entries[:-1]),
                merkle_root([*entries, b""]),
            }
        )
        == 4
    )
    if entries[0] != entries[-1]:
        assert merkle_root([entries[-1], *entries[1:-1], entries[0]]) != merkle_root(entries)


def test_an_entry_cannot_pass_for_a_node() -> None:
    """Leaves and nodes are hashed apart, so that two hashes written as an entry are no tree."""
    two = [b"a", b"b"]
    as_entry = b"".join(hashlib.sha256(b"\0" + entry).digest() for entry in two)
    assert merkle_root([as_entry]) != merkle_root(two)


@pytest.mark.parametrize(("index", "count", "path"), PATHS)
def test_the_known_audit_paths(index: int, count: int, path: tuple[str, ...]) -> None:
    """The paths are those that implementations of RFC 6962 agree on, and lead to the known roots."""
    found = audit_path(LEAVES[:count], index)
    assert tuple(beside.hex() for _side, beside in found) == path
    assert merkle_root_above(LEAVES[index], found).hex() == ROOTS[count]


@given(st.lists(st.binary(max_size=8), min_size=1, max_size=70), st.data())
def test_a_path_proves_its_entry_alone(entries: list[bytes], data: st.DataObject) -> None:
    """From each entry its path leads to the root, on the sides that its place asks for."""
    index = data.draw(st.integers(0, len(entries) - 1))
    path = audit_path(entries, index)
    assert tuple(side for side, _beside in path) == path_sides(index, len(entries))
    assert len(path) <= (len(entries) - 1).bit_length()
    assert merkle_root_above(entries[index], path) == merkle_root(entries)
    assert merkle_root_above(entries[index] + b"!", path) != merkle_root(entries)
    if path:
        turned = tuple((Side.LEFT if side is Side.RIGHT else Side.RIGHT, beside) for side, beside in path)
        assert turned != path
        assert merkle_root_above(entries[index] + b"!", turned) != merkle_root(entries)


@pytest.mark.unwatched
@given(st.integers(1, 300))
def test_no_two_places_have_the_same_sides(size: int) -> None:
    """The sides of a path tell the place, so a path of one place cannot pass for that of another."""
    assert len({path_sides(index, size) for index in range(size)}) == size
