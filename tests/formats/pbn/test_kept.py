"""What others put into a pbn file: whether there is any, and which files keep it."""

from __future__ import annotations

import pytest

from bigdeal_gui.formats.pbn.kept import Rewritten, has_more_than_boards, kept_pbn, rewritten_pbn

GAME = b"""[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AK - - -"]
"""
TWO = GAME + b"\n" + GAME.replace(b'"1"', b'"2"')


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        (b"", False),
        (b'[Event "Final"]\n[Generator "x"]\n% a directive\n', False),
        (b'[West ""]\n[Result "?"]\n', False),
        (b'[West "Garozzo"]\n', True),
        (b'[Auction "N"]\n', True),
        (b"{a comment}\n", True),
        (b"1S Pass\n", True),
    ],
)
def test_what_is_more_than_boards(more: bytes, *, expected: bool) -> None:
    """Names, results, sections and comments are; titles, directives and empty values are not."""
    assert has_more_than_boards(GAME + more) is expected


@pytest.mark.parametrize(
    "tag", ["West", "North", "East", "South", "Scoring", "Declarer", "Contract", "Result"]
)
def test_what_was_played_and_by_whom_is_more_than_boards(tag: str) -> None:
    """Each such tag counts where it has a value, and not where nobody knows it."""
    assert has_more_than_boards(GAME + f'[{tag} "a"]\n'.encode())
    assert not has_more_than_boards(GAME + f'[{tag} "?"]\n'.encode())


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(GAME.decode().encode("utf-16"), id="UTF-16"),
        pytest.param(GAME + b"\n" + GAME, id="a number twice"),
        pytest.param(GAME.replace(b'[Dealer "N"]\n', b""), id="no dealer"),
        pytest.param(GAME.replace(b'"1"', b'"#"'), id="a number left to the game before"),
        pytest.param(GAME.replace(b'"]\n[Dealer', b'"] [Dealer'), id="two tags in a line"),
        pytest.param(GAME + b'[Dealer "N"]\n', id="a tag twice"),
        pytest.param(GAME + b"\nsome words\n", id="a page of text"),
        pytest.param(b"{ \n" + GAME, id="a comment that is not closed"),
    ],
)
def test_files_of_which_nothing_can_be_kept(data: bytes) -> None:
    """Where it is not plain which line belongs to which board there are no games."""
    assert kept_pbn(data) is None


def test_comments_and_empty_lines() -> None:
    """A comment over several lines, with empty ones and what looks like a tag, is part of its game."""
    comment = b'{one\n\n[Board "9"]\n}\n; { no comment\n'
    kept = kept_pbn(b"% first\n\n\n" + TWO + comment)
    assert kept is not None
    assert kept.directives == (b"% first",)
    assert sorted(kept.games) == [1, 2]
    text = rewritten_pbn(kept, [Rewritten(2, 2), Rewritten(1, 1)], {}, b"")
    assert text == b"\r\n".join(
        [b"% first", *TWO.splitlines()[5:], *comment.splitlines(), b"", *GAME.splitlines(), b"", b""]
    )


@pytest.mark.parametrize(
    "tag",
    [b"OptimumScore", b"ParContract", b"Minimax", b"DoubleDummyTricks", b"OptimumResultTable", b"Ability"],
)
def test_new_analysis_takes_the_place_of_every_kind(tag: bytes) -> None:
    """No line of tricks, table or par that others worked out stands beside the new one."""
    kept = kept_pbn(GAME + b"[" + tag + b' "old"]\n')
    assert kept is not None
    assert b"old" in rewritten_pbn(kept, [Rewritten(1, 1)], {}, b"")
    assert b"old" not in rewritten_pbn(kept, [Rewritten(1, 1, (b"[New]",))], {}, b"")
    is_par = tag in {b"OptimumScore", b"ParContract", b"Minimax"}
    assert (b"old" in rewritten_pbn(kept, [Rewritten(1, 2)], {}, b"")) is not is_par


def test_titles_and_analysis() -> None:
    """New titles stand at the top and in every game; analysis takes the place of that of others."""
    table = b'[OptimumResultTable "Declarer;Denomination"]\nN NT 5\n[Play "W"]\nHA\n'
    kept = kept_pbn(b'%HRTitleEvent "old"\n%HRTitleSite "club"\n[Event "old"]\n' + GAME + table)
    assert kept is not None
    again = rewritten_pbn(kept, [Rewritten(1, 1, (b"[New]",))], {"event": b"new"}, b"AAAA-AAAA")
    assert again == (
        b'%HRTitleSite "club"\r\n%HRTitleEvent "new"\r\n%HRTitleSetID "AAAA-AAAA"\r\n[Event "new"]\r\n'
        + GAME.replace(b"\n", b"\r\n")
        + b'[Play "W"]\r\nHA\r\n[New]\r\n\r\n'
    )
    # Tricks hold under another number; a table of others stays with them.
    assert b"N NT 5" in rewritten_pbn(kept, [Rewritten(1, 2)], {}, b"")
    assert kept_pbn(b"% nothing\n") is not None
