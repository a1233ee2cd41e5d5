"""What somebody says of the sessions that were played."""

from __future__ import annotations

import pytest

from bigdeal_gui.errors.services import Usage
from bigdeal_gui.tournament.verdict.statements import Played, parse_played


def test_sessions_phases_and_all_are_named() -> None:
    """Together they are what was played; nothing said is None."""
    assert parse_played([]) is None
    assert parse_played(["1:1-3", " 2 : all ", "4:2, 5"]) == Played(
        frozenset({(1, 1), (1, 2), (1, 3), (4, 2), (4, 5)}), frozenset({2})
    )
    assert parse_played(["ALL"]) == Played(is_all=True)
    played = parse_played(["1:1", "2:All"])
    assert played is not None
    assert [played.holds(*place) for place in ((1, 1), (1, 2), (2, 7), (3, 1))] == [True, False, True, False]


@pytest.mark.parametrize("text", ["", "1", "1:", "1:0", "0:1", "501:1", "1:3-2", "1:1-99999", "1:x", "one:1"])
def test_what_names_no_session_is_asked_again(text: str) -> None:
    """The sentence says how it is written."""
    with pytest.raises(Usage, match="names no sessions: write 1:1-3"):
        parse_played([text])
