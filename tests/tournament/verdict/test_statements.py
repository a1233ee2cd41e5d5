"""What somebody says of the sessions that were played."""

from __future__ import annotations

import pytest

from bigdeal_gui.errors.services import Usage
from bigdeal_gui.tournament.plan import Plan, new_phase
from bigdeal_gui.tournament.verdict.statements import Played, Statements, parse_played, plan_differences


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


def test_the_last_phase_and_session_there_can_be_are_named() -> None:
    """One more is none; and what stands behind “all” is read too."""
    assert parse_played(["500:1–9999"]) == Played(frozenset((500, number) for number in range(1, 10_000)))
    assert parse_played(["all", "1:1"]) == Played(frozenset({(1, 1)}), is_all=True)
    with pytest.raises(Usage, match="“x” names no sessions"):
        parse_played(["all", "x"])


def test_who_says_nothing_says_nothing() -> None:
    """Each statement has to be made."""
    assert Statements() == Statements("", (), before=False, value="", played=None, no_other_promise=False)
    assert not Played().holds(1, 1)


def test_plans_differ_in_the_lines_that_are_named() -> None:
    """Phases by their places, those that only one has among them; the value may be new."""
    phases = tuple(new_phase(2, "1-8", f"p{letter}#", "Pairs #") for letter in "abc")
    kept = Plan("Cup", "the promise", phases[:2], keys_hash="a" * 64)
    assert plan_differences(kept, kept) == []
    other = Plan("Mug", "another", (phases[0], phases[2], phases[1]), keys_hash="b" * 64, value="known")
    assert plan_differences(kept, other) == ["TN", "DI", "KH", "SN 2", "SN 3"]
    assert plan_differences(other, kept) == ["TN", "DI", "KH", "SN 2", "SN 3"]
