"""A promised round of drand while somebody brings it: what is wrong with it, or that it is genuine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bigdeal_gui.errors.tournament import AnotherRound, DamagedRound, RoundNotSigned
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.tournament.value.round_rule import RoundRule


@dataclass(frozen=True, slots=True)
class RoundBrought:
    """What was brought: `round` is None unless it is the promised one and the network signed it."""

    words: str
    round: drand.Round | None = None


def look_at(text: str, rule: RoundRule) -> RoundBrought:
    """Return what is to be said of a pasted `text`; nothing where it is empty."""
    if not text.strip():
        return RoundBrought("")
    try:
        found = drand.read_round(text)
        rule.require(found)
    except (AnotherRound, DamagedRound, RoundNotSigned) as error:
        return RoundBrought(str(error))
    words = translate("TournamentWords", "Genuine: the network signed round {number}.")
    return RoundBrought(words.format(number=found.number), found)


def in_lines(found: drand.Round) -> str:
    """Return a round as it is pasted: number, signature, randomness."""
    return f"{found.number}\n{found.signature.hex()}\n{found.value}"
