"""A promised round while somebody brings it: what the window says of it."""

from __future__ import annotations

import json

import pytest

from bigdeal_gui.pages.tournament.texts import look_at_pasted, round_in_lines
from bigdeal_gui.tournament.value import drand
from tests.services.tournament.verdict_cups import ROUND_RULE, ROUNDS

FIRST = drand.read_round(json.dumps(ROUNDS[0]))


def test_nothing_is_said_of_nothing() -> None:
    """Before anything was pasted."""
    assert look_at_pasted(" \n", ROUND_RULE).words == ""


def test_the_promised_round_is_genuine() -> None:
    """As a relay serves it, or as its three parts."""
    for text in (json.dumps(ROUNDS[0]), round_in_lines(FIRST)):
        found = look_at_pasted(text, ROUND_RULE)
        assert found.round == FIRST
        assert found.words == "Genuine: the network signed round 1000."


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("1000", "its signature is not 96"),
        (json.dumps(ROUNDS[1]), "round 1000 was promised"),
        (json.dumps({**ROUNDS[0], "randomness": "ab" * 32}), "does not match the signature"),
    ],
)
def test_what_is_wrong_is_told_and_not_taken(text: str, words: str) -> None:
    """A part that is missing, another round, a digit that is another."""
    found = look_at_pasted(text, ROUND_RULE)
    assert words in found.words
    assert found.round is None
