"""A deal: the 52 cards, 13 to each seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Self

from bigdeal_gui.errors.model import InvalidDeal
from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE
from bigdeal_gui.model.seats import SEATS
from bigdeal_gui.words import translate

_PACK: Final = bytes(range(PACK_SIZE))
_OWNERS: Final = b"".join(bytes([seat]) * HAND_SIZE for seat in SEATS)


@dataclass(frozen=True, slots=True, repr=False)
class Deal:
    """Four hands in the order North, East, South, West, each 13 ascending cards as `bytes`.

    The plain constructor trusts its caller (the number map, which can produce nothing else);
    anything from outside goes through `from_hands` or `from_owners`. Never shows a card in its repr.
    """

    hands: tuple[bytes, bytes, bytes, bytes]

    def __repr__(self) -> str:
        return "Deal(hidden)"

    @classmethod
    def from_hands(cls, hands: Sequence[Iterable[int]]) -> Self:
        """Return the checked deal of four hands in the order N, E, S, W, cards in any order.

        Raises:
            InvalidDeal: not 52 different cards, 13 to each seat; all that is wrong is listed.
        """
        sorted_hands = [sorted(hand) for hand in hands]
        problems = deal_problems(sorted_hands)
        if problems:
            raise InvalidDeal(problems)
        north, east, south, west = map(bytes, sorted_hands)
        return cls((north, east, south, west))

    @classmethod
    def from_owners(cls, owners: Iterable[int]) -> Self:
        """Return the checked deal in which card i lies with seat `owners[i]` (0..3, N E S W).

        Raises:
            InvalidDeal: as `from_hands`.
        """
        hands: list[list[int]] = [[], [], [], []]
        for card, owner in enumerate(owners):
            hands[owner].append(card)
        return cls.from_hands(hands)

    def owners(self) -> bytes:
        """Return 52 bytes: the seat (0..3) of each card, ♠A first."""
        return _PACK.translate(bytes.maketrans(b"".join(self.hands), _OWNERS))


def deal_problems(hands: Sequence[Sequence[int] | None]) -> tuple[str, ...]:
    """Return all that keeps four hands of card numbers from being a deal, in words that name no card.

    A hand that nobody told is None: nothing is missing then.
    """
    if len(hands) != len(SEATS):
        return (not_four_hands(len(hands)),)
    one, several = translate("reasons", "{who} has 1 card"), translate("reasons", "{who} has {count} cards")
    problems = [
        (one if len(hand) == 1 else several).format(who=seat.in_words(), count=len(hand))
        for seat, hand in zip(SEATS, hands, strict=True)
        if hand is not None and len(hand) != HAND_SIZE
    ]
    cards = [card for hand in hands for card in hand or ()]
    known = {card for card in cards if 0 <= card < PACK_SIZE}
    strangers = sum(not 0 <= card < PACK_SIZE for card in cards)
    repeated = len(cards) - strangers - len(known)
    missing = 0 if None in hands else PACK_SIZE - len(known)
    return (*problems, *counted_cards(strangers=strangers, repeated=repeated, missing=missing))


def not_four_hands(count: int) -> str:
    """Return that there are `count` hands and not four."""
    return translate("reasons", "4 hands are needed, not {count}").format(count=count)


def counted_cards(*, strangers: int, repeated: int, missing: int = 0) -> tuple[str, ...]:
    """Return each count of cards that is not zero with what it counts: `1 card missing from the pack`."""
    if not strangers and not repeated and not missing:
        return ()
    counted = (
        (
            strangers,
            translate("reasons", "1 card that does not exist"),
            translate("reasons", "{count} cards that do not exist"),
        ),
        (
            repeated,
            translate("reasons", "1 card that appears more than once"),
            translate("reasons", "{count} cards that appear more than once"),
        ),
        (missing, translate("reasons", "1 card missing"), translate("reasons", "{count} cards missing")),
    )
    return tuple(
        single if count == 1 else several.format(count=count) for count, single, several in counted if count
    )
