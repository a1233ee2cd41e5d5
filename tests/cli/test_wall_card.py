"""`bigdeal wall-card`: one page, never over another file."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Answer


def test_the_card_is_made(bigdeal: Answer, tmp_path: Path) -> None:
    """In the language that is asked for, into a file or a folder; a taken or strange name is refused."""
    assert bigdeal("wall-card", "-o", "card.pdf", "--language", "de").code == 0
    assert (tmp_path / "card.pdf").read_bytes().startswith(b"%PDF-")
    assert bigdeal("wall-card", "-o", "card.pdf").code == 3
    assert bigdeal("wall-card", "-o", "new/").code == 0
    assert (tmp_path / "new" / "wall-card.pdf").is_file()
    assert bigdeal("wall-card", "-o", "card.txt").code == 2
