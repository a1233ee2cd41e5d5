"""Hands in words: the deal of PBN, `N:AKQ.JT9.876.5432 …`, suits spades.hearts.diamonds.clubs.

Source: PBN 2.1, tag Deal.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from bigdeal_gui.errors.model import InvalidDiagram
from bigdeal_gui.model.cards import PACK_SIZE, RANKS, SUIT_SIZE, SUITS
from bigdeal_gui.model.deals import Deal, not_four_hands
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.words import translate

FourTexts: TypeAlias = tuple[bytes, bytes, bytes, bytes]
"""What is said of North, East, South and West, in ASCII."""

_RANK_OF: Final = {rank: place for place, rank in enumerate(RANKS)}
_SEAT_OF: Final = {seat.letter: seat for seat in Seat}


def hand_printer(before: tuple[str, str, str, str], after: str = "") -> Callable[[bytes], bytes]:
    """Return a printer of the cards that are left when some are taken away.

    The printer takes the cards of the three other hands (39, any order) and returns the remaining hand,
    each suit led by its string of `before` and the whole closed by `after`, all ASCII.
    One `bytes.translate` deletes the others' cards and turns the rest into letters.
    """
    template = bytearray()
    letters = bytearray(RANKS * len(SUITS), "ascii") + bytes(256 - PACK_SIZE)
    free = PACK_SIZE
    for suit, mark in enumerate((*before, after)):
        for character in mark.encode("ascii"):
            letters[free] = character
            template.append(free)
            free += 1
        if suit < len(SUITS):
            template += bytes(range(suit * SUIT_SIZE, (suit + 1) * SUIT_SIZE))
    return partial(bytes(template).translate, bytes(letters))


def hands_printer(before: tuple[str, str, str, str], after: str = "") -> Callable[[Deal], FourTexts]:
    """Return a printer of deals: N, E, S, W, each suit led by its string of `before`, closed by `after`."""
    hand_text = hand_printer(before, after)

    def printed(deal: Deal) -> FourTexts:
        north, east, south, west = deal.hands
        north_south, east_west = north + south, east + west
        return (
            hand_text(south + east_west),
            hand_text(west + north_south),
            hand_text(north + east_west),
            hand_text(east + north_south),
        )

    return printed


hands_text: Final = hands_printer(("", ".", ".", "."))
"""Return the hands N, E, S, W of a deal, suits `S.H.D.C`, a void as nothing between the dots."""


def deal_text(deal: Deal, first: Seat = Seat.NORTH) -> str:
    """Return the diagram of `deal`, beginning with `first` and going clockwise."""
    hands = hands_text(deal)
    order = [*hands[first:], *hands[:first]]
    return f"{first.letter}:{b' '.join(order).decode('ascii')}"


def parse_hands(text: str) -> list[list[int]]:
    """Return the cards of N, E, S, W from a diagram; they need not be a deal.

    A hand without cards may be written `...` or `-`. Ranks are read in either case, `10` as the ten.

    Raises:
        InvalidDiagram: not a seat letter and four hands of four suits, or a letter that is no rank.
    """
    letter, colon, rest = text.strip().partition(":")
    if not colon or letter.upper() not in _SEAT_OF:
        raise InvalidDiagram(translate("reasons", "it must start with N:, E:, S: or W:"))
    words = rest.split()
    if len(words) != len(SEATS):
        raise InvalidDiagram(not_four_hands(len(words)))
    first = _SEAT_OF[letter.upper()]
    hands: list[list[int]] = [[], [], [], []]
    for step, word in enumerate(words):
        seat = SEATS[(first + step) % len(SEATS)]
        hands[seat] = parse_hand(word, seat)
    return hands


def parse_hand(word: str, seat: Seat) -> list[int]:
    """Return the cards of one hand `S.H.D.C`, in the order written.

    Raises:
        InvalidDiagram: not four suits, or a letter that is no rank; `seat` names the hand.
    """
    if word == "-":
        return []
    suits = word.upper().replace("10", "T").split(".")
    if len(suits) != len(SUITS):
        reason = translate("reasons", "{who} has {count} suits instead of 4")
        raise InvalidDiagram(reason.format(who=seat.in_words(), count=len(suits)))
    try:
        return [suit * SUIT_SIZE + _RANK_OF[rank] for suit, ranks in enumerate(suits) for rank in ranks]
    except KeyError:
        text = translate("reasons", "{who} has a letter that is not a rank")
        raise InvalidDiagram(text.format(who=seat.in_words())) from None


def parse_deal(text: str) -> Deal:
    """Return the deal of a whole diagram.

    Raises:
        InvalidDiagram: as `parse_hands`.
        InvalidDeal: the hands are no deal.
    """
    return Deal.from_hands(parse_hands(text))
