"""Holdings as words.

A word has a letter a card, the strongest first: S, N and O for a card of South, of North and of the
opponents. A suit has 13 letters; a shorter word is a suit of fewer cards, to which every function applies.
A block is a longest run without O. A master is a card above every O.
Source: J. Bradmetz, Listing the hands (scanbridge.net/Fichiers_HTM/reductionsAn.htm).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Final, TypeAlias

from bigdeal_gui.errors.holdings import InvalidHolding
from bigdeal_gui.model.cards import RANKS, SUIT_SIZE
from bigdeal_gui.words import translate

Word: TypeAlias = str

SOUTH: Final = "S"
NORTH: Final = "N"
OPPONENTS: Final = "O"

_OWNERS: Final = SOUTH + NORTH + OPPONENTS
_UNORDERED: Final = NORTH + SOUTH
_EXCHANGE: Final = str.maketrans(SOUTH + NORTH, NORTH + SOUTH)
_VOID: Final = "-"
_LETTERS: Final = str.maketrans("XRDV", "TKQJ", _VOID)


# -- cards ------------------------------------------------------------------------------------------------


def holding_word(south: str, north: str) -> Word:
    """Return the word of two hands such as "AT95" and "Q4"; a void is "-" or "".

    The ten is T, X or 10; king, queen and jack may be the article's R, D and V.

    Raises:
        InvalidHolding: a character names no card, or a card stands twice.
    """
    letters = [OPPONENTS] * SUIT_SIZE
    for owner, hand in ((SOUTH, south), (NORTH, north)):
        for card in hand.upper().replace("10", "T").translate(_LETTERS):
            place = RANKS.find(card)
            if place < 0:
                reason = translate(
                    "reasons", "cards are A, K, Q, J (R, D, V), T or X, 9 … 2, without spaces between them"
                )
                raise InvalidHolding(reason)
            if letters[place] != OPPONENTS:
                raise InvalidHolding(translate("reasons", "a card appears twice"))
            letters[place] = owner
    return "".join(letters)


def hand_in_word(word: Word, owner: str) -> str:
    """Return the cards of `owner` in a word of 13 letters, such as "AT95"; a void is "-"."""
    return "".join(RANKS[place] for place in places_in_word(word, owner)) or _VOID


# -- words ------------------------------------------------------------------------------------------------


def places_in_word(word: Word, owner: str) -> list[int]:
    """Return where the cards of `owner` stand, the strongest first; 0 is the strongest of all."""
    return [place for place, letter in enumerate(word) if letter == owner]


def master_count(word: Word, owner: str) -> int:
    """Return how many masters `owner` holds."""
    return word.partition(OPPONENTS)[0].count(owner)


def ordered_word(word: Word) -> Word:
    """Return the word with S before N in each block, which leaves every trick as it was."""
    while _UNORDERED in word:
        word = word.replace(_UNORDERED, SOUTH + NORTH)
    return word


def exchanged_word(word: Word) -> Word:
    """Return the word with South and North exchanged."""
    return word.translate(_EXCHANGE)


def word_has_equal_hands(word: Word) -> bool:
    """Tell whether South and North are equally long, so that each can be called the longer."""
    return word.count(SOUTH) == word.count(NORTH)


def longer_south_word(word: Word) -> Word:
    """Return the word or its exchange: the one with the longer South, or with S at the first difference."""
    more = word.count(SOUTH) - word.count(NORTH)
    if more > 0:
        return word
    # S > N as letters too.
    return exchanged_word(word) if more else max(word, exchanged_word(word))


def canonical_word(word: Word) -> Word:
    """Return the one word that stands for `word` after exchange and ordering."""
    word = ordered_word(longer_south_word(word))
    return max(word, ordered_word(exchanged_word(word))) if word_has_equal_hands(word) else word


def word_with_lowest(word: Word, places: Iterable[int]) -> Word:
    """Return the word with the cards at `places` made the lowest, all others keeping their order."""
    chosen = set(places)
    stay = (letter for place, letter in enumerate(word) if place not in chosen)
    return "".join((*stay, *(word[place] for place in sorted(chosen))))


def all_holding_words(size: int = SUIT_SIZE) -> Iterator[Word]:
    """Yield all 3^size words, in the order S, N, O."""
    return map("".join, product(_OWNERS, repeat=size))


def standing_words(size: int = SUIT_SIZE) -> Iterator[Word]:
    """Yield the words that stand for themselves and their exchange."""
    return _of_longer_souths(
        all_holding_words, size, lambda word: not word.lstrip(OPPONENTS).startswith(NORTH)
    )


def canonical_words(size: int = SUIT_SIZE) -> Iterator[Word]:
    """Yield the words that stand for themselves after exchange and ordering."""
    found = _of_longer_souths(_ordered_words, size, lambda word: word >= ordered_word(exchanged_word(word)))
    # Each half is ordered, and the two together may not be.
    return (word for word in found if _UNORDERED not in word)


def _ordered_words(size: int) -> Iterator[Word]:
    return (word for word in all_holding_words(size) if _UNORDERED not in word)


def _of_longer_souths(
    halves: Callable[[int], Iterable[Word]], size: int, stands: Callable[[Word], bool]
) -> Iterator[Word]:
    """Yield the words, of two `halves`, with the longer South, and of equal hands those that `stands` admits.

    Of most words no letter is looked at again: the halves are counted, once each.
    """
    size_above = size // 2
    lower = [(word, word.count(SOUTH) - word.count(NORTH)) for word in halves(size - size_above)]
    for above in halves(size_above):
        less = above.count(NORTH) - above.count(SOUTH)
        yield from [
            above + below for below, more in lower if more > less or (more == less and stands(above + below))
        ]
