"""Diagrams in bulk: the lines that are written one by one, and nothing else is read."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.model.layouts import Layout, layout_text

np = pytest.importorskip("numpy")
bulk = pytest.importorskip("bigdeal_gui.bulk.diagrams")

EMPTY: Final = b"N:... ... ... ...\n"

rows = st.lists(
    st.binary(min_size=52, max_size=52).map(lambda row: bytes(byte % 5 for byte in row)), max_size=8
)


def array(owners: list[bytes]) -> object:
    """Return rows as an array."""
    return np.frombuffer(b"".join(owners), np.uint8).reshape(-1, 52)


@given(rows)
def test_lines_are_those_of_single_layouts(owners: list[bytes]) -> None:
    """Each row becomes the line that `layout_text` writes, and the lines become the rows again."""
    lines = bulk.texts_of(array(owners))
    expected = "".join(f"{layout_text(Layout.from_owners(row))}\n" for row in owners)
    assert lines == expected.encode("ascii")
    if owners:
        assert bulk.owners_of_texts(lines).tobytes() == b"".join(owners)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"N:... ... ... ...",
        b"N:... ... ...\n",
        b"N:... ... ... ... ...\n",
        b"N:.. .... ... ...\n",
        b"n:... ... ... ...\n",
        b"W:... ... ... ...\n",
        b"N;... ... ... ...\n",
        b"... ... ... ...\n",
        b"A... ... ... ...N:\n",
        b"N:a... ... ... ...\n",
        b"N:10... ... ... ...\n",
        b"N:X... ... ... ...\n",
        b"N:\xc3... ... ... ...\n",
        b"N:... ... ... ...\r\n",
        b"N:- ... ... ...\n",
        b"N:N:... ... ... ...\n",
        b" N:... ... ... ...\n",
        b"N:A... A... ... ...\n",
        b"N:AA... ... ... ...\n",
        b"# remark\n",
    ],
)
def test_what_is_written_otherwise_is_left_to_others(line: bytes) -> None:
    """A line in another spelling, a card held twice, or no line, is not guessed at, wherever it stands."""
    assert bulk.owners_of_texts(line) is None
    if line:
        assert bulk.owners_of_texts(EMPTY * 3 + line) is None
        assert bulk.owners_of_texts(line + EMPTY * 3) is None


def test_a_full_line_reads() -> None:
    """The guard above lets the right line pass."""
    assert bulk.owners_of_texts(EMPTY * 3).tolist() == [[4] * 52] * 3
