"""Hands as people type them: with dots, suit signs or as a line of LIN, in English letters or their own.

An error here says which seat it is about and how many cards were read, and repeats nothing of what was typed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from bigdeal_gui.errors.services import UnreadableHand
from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE, RANKS, SUIT_SIZE, SUITS
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.words import translate

HONOURS: Final = {
    "en": "AKQJ",
    "cs": "AKDJ",
    "da": "EKDB",
    "de": "AKDB",
    "es": "ARDV",
    "fr": "ARDV",
    "it": "ARDF",
    "nb": "EKDB",
    "nl": "AHVB",
    "pl": "AKDW",
    "pt": "ARDV",
    "sv": "EKDN",
}
"""Ace, king, queen and jack as card players of a language write them; Swedish kn is read as n."""

_SEAT_OF: Final = {seat.letter: seat for seat in SEATS}
_SIGNS: Final = str.maketrans({"♤": "♠", "♡": "♥", "♢": "♦", "♧": "♣"})
_LIN: Final = re.compile(r"(?:.*\|)?\s*md\s*\|\s*([1-4]?)([^|]*)", re.IGNORECASE | re.DOTALL)
_BY_LETTER: Final = re.compile(r"\s*([SHDC])[ :=]*([^SHDC]*)")
_BY_SIGN: Final = re.compile(r"\s*([♠♥♦♣])[ :=]*([^♠♥♦♣]*)")
_SUIT_SIGNS: Final = "♠♥♦♣"
_ENGLISH_ALONE: Final = re.compile("[QJ]")
_NOTHING: Final = re.compile(r"[\s\-–—]+")
_LIN_SEATS: Final = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)

Hands = dict[Seat, frozenset[int]]
"""The hands that were typed, of 13 cards each."""


def typed_deal(untrusted_text: str, language: str = "en") -> Hands:
    """Return the hands of `N:hand hand hand hand` or of a line of LIN; one that is `-` or `...` is left out.

    Where three are there the fourth is what is left of the pack.

    Raises:
        UnreadableHand: it cannot be read as hands of 13 cards.
    """
    if lin := _LIN.match(untrusted_text):
        words = lin[2].split(",")
        named = dict(zip(_LIN_SEATS, words, strict=False))
    else:
        letter, colon, rest = untrusted_text.strip().partition(":")
        first = _SEAT_OF.get(letter.strip().upper())
        words = rest.split()
        if not colon or first is None or len(words) != len(SEATS):
            raise UnreadableHand(
                translate("reasons", "write a seat, a colon and four hands: N:hand hand hand hand")
            )
        named = {SEATS[(first + step) % len(SEATS)]: word for step, word in enumerate(words)}
    told = {seat: word for seat, word in named.items() if word.strip(" .-–—")}
    letters = "en" if lin else language
    return _checked({seat: typed_hand(word, seat, letters) for seat, word in told.items()})


def typed_hands(untrusted_texts: Iterable[str], language: str = "en") -> Hands:
    """Return the hands of lines such as `E AK7.T93.QJ4.A852`.

    Raises:
        UnreadableHand: one has no seat, or a seat comes twice, or cards do.
    """
    hands: Hands = {}
    for text in untrusted_texts:
        letter, cards = text.strip()[:1].upper(), text.strip()[1:].lstrip(" :")
        seat = _SEAT_OF.get(letter)
        if seat is None or seat in hands:
            raise UnreadableHand(
                translate("reasons", "begin each hand with its own seat, N, E, S or W, and a space")
            )
        hands[seat] = typed_hand(cards, seat, language)
    return _checked(hands)


def typed_hand(untrusted_text: str, seat: Seat, language: str = "en") -> frozenset[int]:
    """Return the 13 cards of one hand, in English letters or those of `language`.

    The suits are spades, hearts, diamonds and clubs with dots between, or each is led by its sign or
    by S, H, D or C, in any order. `10` is the ten, and `-` a void.

    Raises:
        UnreadableHand: it is not 13 cards, or both languages read 13 other cards.
    """
    text = untrusted_text.translate(_SIGNS).replace("10", "T").replace("…", "...").upper()
    own = HONOURS.get(language, HONOURS["en"])
    readings = {
        hand
        for honours in dict.fromkeys((HONOURS["en"], own))
        for suits in _suits(text, honours)
        if (hand := _read(suits, honours)) is not None
    }
    if len(readings) > 1 or (readings and _is_doubtful(text, own)):
        reason = translate("reasons", "{who}: a letter can be a suit or a card; put dots between the suits")
        raise UnreadableHand(reason.format(who=seat.in_words()))
    if not readings:
        reason = translate("reasons", "{who}: this is not a hand of 13 different cards")
        raise UnreadableHand(reason.format(who=seat.in_words()))
    return readings.pop()


def _suits(text: str, honours: str) -> list[Sequence[str]]:
    """Return the ways to divide a hand into its four suits."""
    if "." in text or "," in text:
        suits = re.split(r"[.,]", text)
        return [suits] if len(suits) == len(SUITS) else []
    if any(sign in text for sign in _SUIT_SIGNS):
        ways = [_by_label(text, _BY_SIGN, _SUIT_SIGNS)]
    else:
        words = text.split()
        ways = [words if len(words) == len(SUITS) else None]
        if honours == HONOURS["en"]:
            ways.append(_by_label(text, _BY_LETTER, SUITS))
    return [way for way in ways if way is not None]


def _by_label(text: str, pattern: re.Pattern[str], labels: str) -> Sequence[str] | None:
    found: dict[str, str] = {}
    end = 0
    while match := pattern.match(text, end):
        if match[1] in found:
            return None
        found[match[1]] = match[2]
        end = match.end()
    return [found.get(label, "") for label in labels] if found and end == len(text) else None


def _is_doubtful(text: str, honours: str) -> bool:
    """Tell whether suits are named by letters, one of which is a card in the user's language."""
    is_lettered = not any(sign in text for sign in f".,{_SUIT_SIGNS}") and bool(set("SHDC") & set(text))
    return is_lettered and bool(set("SHDC") & set(honours)) and not _ENGLISH_ALONE.search(text)


def _read(suits: Sequence[str], honours: str) -> frozenset[int] | None:
    ranks = {letter: place for place, letter in enumerate(honours + RANKS[len(honours) :])}
    plain = [_NOTHING.sub("", suit) for suit in suits]
    for way in (plain, [suit.replace("KN", "N") for suit in plain]):
        cards = [
            suit * SUIT_SIZE + ranks[letter]
            for suit, letters in enumerate(way)
            for letter in letters
            if letter in ranks
        ]
        hand = frozenset(cards)
        if len(cards) == len(hand) == HAND_SIZE == sum(map(len, way)):
            return hand
    return None


def _checked(hands: Hands) -> Hands:
    cards = [card for hand in hands.values() for card in hand]
    if not hands:
        raise UnreadableHand(translate("reasons", "no hand of 13 cards is there"))
    if len(set(cards)) < len(cards):
        raise UnreadableHand(
            translate("reasons", "a card is in two of the hands: look for one hand at a time")
        )
    rest = [seat for seat in SEATS if seat not in hands]
    if len(rest) == 1:
        hands[rest[0]] = frozenset(range(PACK_SIZE)) - frozenset(cards)
    return hands
