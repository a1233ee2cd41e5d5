"""Paths in labels can be broken after each of their parts."""

from __future__ import annotations

from bigdeal_gui.pages.path_words import breakable

BREAK = "\N{ZERO WIDTH SPACE}"


def test_a_path_may_be_broken_after_each_part() -> None:
    """Of both systems, inside a sentence too; a double slash stays whole, and nothing follows the last."""
    assert breakable("Into: /home/club/") == f"Into: /{BREAK}home/{BREAK}club/"
    assert breakable("C:\\sets\\a.pbn") == f"C:\\{BREAK}sets\\{BREAK}a.pbn"
    assert breakable("//server/a") == f"//{BREAK}server/{BREAK}a"
