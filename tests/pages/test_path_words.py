"""Paths and long names in labels can be broken."""

from __future__ import annotations

from bigdeal_gui.pages.path_words import breakable, unbroken_path

BREAK = "\N{ZERO WIDTH SPACE}"


def test_a_path_may_be_broken_before_each_part() -> None:
    """Of both systems, inside a sentence too; no stroke stands alone at the end of a line."""
    assert breakable("Into: /home/club/") == f"Into: /home{BREAK}/club/"
    assert breakable("C:\\sets\\a.pbn") == f"C:{BREAK}\\sets{BREAK}\\a.pbn"
    assert breakable("//server/a") == f"//server{BREAK}/a"


def test_a_long_name_may_be_broken_anywhere() -> None:
    """Names of files are like that; words of a usual length stay whole."""
    assert breakable("x" * 40) == BREAK.join(("x" * 16, "x" * 16, "x" * 8))
    assert breakable("Tuesday pairs, Semifinal") == "Tuesday pairs, Semifinal"


def test_what_can_be_broken_is_not_broken_again() -> None:
    """A strip that grows and shrinks breaks its text each time; all of it can be taken back."""
    for words in ("Into: /home/club/sets/tuesday.pbn", "C:\\sets\\a.pbn", "x" * 40):
        once = breakable(words)
        assert breakable(once) == once
        assert unbroken_path(once) == words
