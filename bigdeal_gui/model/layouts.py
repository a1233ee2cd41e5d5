"""A layout: cards with the four seats, any number each; what is left of the pack is unused.

Endings are layouts, and so is a deal, and a board that somebody fouled.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, compress
from typing import Final, Self

from bigdeal_gui.errors.model import InvalidLayout
from bigdeal_gui.model.cards import PACK_SIZE
from bigdeal_gui.model.deals import counted_cards, not_four_hands
from bigdeal_gui.model.diagrams import hand_printer, parse_hands
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.words import translate

UNUSED: Final = len(SEATS)
"""The owner of a card that nobody holds."""

_PACK: Final = bytes(range(PACK_SIZE))
_OWNER_LETTERS: Final = "NESW-"
_HELD_BY: Final = tuple(bytes(owner == seat for owner in range(256)) for seat in SEATS)

_dotted: Final = hand_printer(("", ".", ".", "."))


@dataclass(frozen=True, slots=True, repr=False)
class Layout:
    """Four hands in the order North, East, South, West, each of any size, its cards ascending.

    The plain constructor trusts its caller; anything from outside goes through `from_hands`. Never shows a
    card in its repr.
    """

    hands: tuple[bytes, bytes, bytes, bytes]

    def __repr__(self) -> str:
        return "Layout(hidden)"

    @classmethod
    def from_hands(cls, hands: Sequence[Iterable[int]]) -> Self:
        """Return the checked layout of four hands in the order N, E, S, W, cards in any order.

        Raises:
            InvalidLayout: not four hands, a card outside the pack, or one held more than once.
        """
        sorted_hands = [sorted(hand) for hand in hands]
        problems = layout_problems(sorted_hands)
        if problems:
            raise InvalidLayout(translate("reasons", "a layout"), problems)
        north, east, south, west = map(bytes, sorted_hands)
        return cls((north, east, south, west))

    @classmethod
    def from_owners(cls, owners: bytes) -> Self:
        """Return the layout in which card i lies with `owners[i]`: a seat (0..3) or UNUSED, 52 bytes."""
        return cls(layout_hands(owners))

    @property
    def sizes(self) -> tuple[int, int, int, int]:
        """How many cards North, East, South and West hold."""
        north, east, south, west = self.hands
        return len(north), len(east), len(south), len(west)

    def owners(self) -> bytes:
        """Return 52 bytes: the seat (0..3) of each card, ♠A first, or UNUSED."""
        held = b"".join(self.hands)
        unused = _PACK.translate(None, held)
        owners = b"".join(bytes([seat]) * len(hand) for seat, hand in enumerate((*self.hands, unused)))
        return _PACK.translate(bytes.maketrans(held + unused, owners))


def layout_hands(owners: bytes) -> tuple[bytes, bytes, bytes, bytes]:
    """Return the hands N, E, S, W, cards ascending, when card i lies with `owners[i]`."""
    north, east, south, west = (bytes(compress(_PACK, owners.translate(held))) for held in _HELD_BY)
    return north, east, south, west


def layout_problems(hands: Sequence[Sequence[int]]) -> tuple[str, ...]:
    """Return all that keeps four hands of card numbers from being a layout, naming no card."""
    if len(hands) != len(SEATS):
        return (not_four_hands(len(hands)),)
    cards = list(chain.from_iterable(hands))
    known = [card for card in cards if 0 <= card < PACK_SIZE]
    return counted_cards(strangers=len(cards) - len(known), repeated=len(known) - len(set(known)))


def layout_text(layout: Layout) -> str:
    """Return the diagram of `layout`, North first; a hand without cards is `...`."""
    hands = (_dotted(_PACK.translate(None, hand)) for hand in layout.hands)
    return f"{Seat.NORTH.letter}:{b' '.join(hands).decode('ascii')}"


def parse_layout(text: str) -> Layout:
    """Return the layout of a diagram whose hands may have any size.

    Raises:
        InvalidDiagram: the text does not read as four hands.
        InvalidLayout: a card is held more than once.
    """
    return Layout.from_hands(parse_hands(text))


def owner_word(layout: Layout) -> str:
    """Return 52 letters: N, E, S or W for who has each card, ♠A ♠K … ♣2, or - for nobody.

    Source: T. Andrews, Encoding Bridge Deals.
    """
    return owner_letters(layout.owners())


def owner_letters(owners: bytes) -> str:
    """Return the letter of each owner: N, E, S, W, or - for nobody."""
    return "".join(_OWNER_LETTERS[owner] for owner in owners)


def parse_owner_word(text: str) -> Layout:
    """Return the layout of an owner word, in capital or small letters.

    Raises:
        InvalidLayout: it has not 52 letters, or others than N, E, S, W and -.
    """
    return Layout.from_owners(owners_of_letters(text, PACK_SIZE))


def owners_of_letters(text: str, count: int) -> bytes:
    """Return the owners, 0 to 4, that `count` letters, one or more, name.

    Raises:
        InvalidLayout: it has not so many letters, or others than N, E, S, W and -.
    """
    owners = bytes(_OWNER_LETTERS.find(letter) & 0xFF for letter in text.upper())
    if len(owners) != count or max(owners) > UNUSED:
        raise InvalidLayout(
            translate("reasons", "an owner word"),
            (translate("reasons", "it has {count} letters N, E, S, W or -").format(count=count),),
        )
    return owners
