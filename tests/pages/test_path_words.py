"""Paths and long names in labels can be broken."""

from __future__ import annotations

from bigdeal_gui.pages.path_words import breakable, left_to_right, unbroken_path

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


def test_lines_go_from_the_left_with_a_name_that_goes_from_the_right() -> None:
    """Each line, and each part behind a dot; a path that is copied has none of it."""
    words = "a · b\nשבת/ג · 28 Nov"
    assert left_to_right(words) == "\u200ea\u200e · b\n\u200eשבת/ג\u200e · 28 Nov"
    assert unbroken_path(left_to_right(breakable(words))) == words
    assert left_to_right("a · Größe 😀") == "a · Größe 😀"
