"""The words of a holder: made, read as somebody typed them, and held against their promised hash.

They are twelve of SLIP-39's 1,024, so 120 bits: nobody finds them from their hash. The words themselves are
shown nowhere; what is told of mistyped ones is their place.
Source: SLIP-0039, “Shamir's Secret-Sharing for Mnemonic Codes” (the list of words).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from typing import Final

from bigdeal_gui.errors.tournament import NotTheWords
from bigdeal_gui.tournament.digest_forms import all_digest_words
from bigdeal_gui.tournament.holders.holder_promise import Holder, hash_of_words
from bigdeal_gui.words import translate

COUNT: Final = 12
WORD_BITS: Final = 10
MAX_SLIP_BYTES: Final = 64 * 2**10

_BYTES: Final = COUNT * WORD_BITS // 8
_ENOUGH_LETTERS: Final = 4
_MAX_TEXT: Final = 2_000
_MOST_TYPED: Final = 100
_WORD: Final = re.compile(r"[^\W\d_]+")
_ON_SLIP: Final = re.compile(rf"(?<![a-z-])[a-z]+(?:-[a-z]+){{{COUNT - 1}}}(?![a-z-])")


def new_holder_words(random_bytes: Callable[[int], bytes]) -> str:
    """Return twelve words with hyphens between: 120 bits of `random_bytes`, every one equally likely."""
    bits = int.from_bytes(random_bytes(_BYTES), "big")
    places = (bits >> place * WORD_BITS & 2**WORD_BITS - 1 for place in range(COUNT))
    return "-".join(all_digest_words()[place] for place in places)


def words_on_slip(text: str) -> str:
    """Return the words that stand in the text of a slip; of another text, all of it."""
    found = _ON_SLIP.search(text)
    return found[0] if found else text


def is_holder_slip(text: str) -> bool:
    """Tell whether twelve words of the list stand in a text as they do on a slip."""
    found = _ON_SLIP.search(text)
    return found is not None and set(found[0].split("-")) <= set(all_digest_words())


def are_holder_words(text: str) -> bool:
    """Tell whether a text is twelve words of the list in their one form, with hyphens between."""
    words = text.split("-")
    return (
        len(words) == COUNT
        and set(words) <= set(all_digest_words())
        and not is_easily_found(hash_of_words(text))
    )


def require_holder_words(typed: str, holder: Holder) -> str:
    """Return the words of `holder` in their one form, as somebody typed them.

    Capitals, numbers and what stands between the words do not matter, and four letters of each are enough.

    Raises:
        NotTheWords: they are not those whose hash was promised; the error says what may be wrong.
    """
    found = _WORD.findall(typed[:_MAX_TEXT].casefold())[:_MOST_TYPED]
    for words in (found, _completed(found)):
        if hash_of_words("-".join(words)) == holder.words_hash:
            return "-".join(words)
    raise NotTheWords(holder.name, _slip(_completed(found), holder.words_hash))


def _completed(words: Sequence[str]) -> list[str]:
    """Return words of which some were typed by their first four letters."""
    known = _by_beginning()
    full = (known.get(word[:_ENOUGH_LETTERS], word) for word in words)
    return [whole if whole.startswith(word) else word for word, whole in zip(words, full, strict=True)]


@cache
def _by_beginning() -> dict[str, str]:
    return {word[:_ENOUGH_LETTERS]: word for word in all_digest_words()}


def _slip(words: Sequence[str], wanted: str) -> str:
    """Return what may have happened where `words` are not those with the hash `wanted`."""
    if not words:
        return translate("reasons", "no words were given")
    if len(words) != COUNT:
        text = translate("reasons", "{count} words were given, and a slip has {wanted}")
        return text.format(count=len(words), wanted=COUNT)
    known = set(all_digest_words())
    strange = [str(place) for place, word in enumerate(words, start=1) if word not in known]
    if len(strange) == 1:
        return translate("reasons", "word {place} is not in the word list").format(place=strange[0])
    if strange:
        text = translate("reasons", "these words are not in the word list: {places}")
        return text.format(places=", ".join(strange))
    return _change(words, wanted) or translate(
        "reasons",
        "all words are in the list, but several differ from the slip, or the hash belongs to other words",
    )


def _change(words: Sequence[str], wanted: str) -> str:
    """Return which one word is another, or which two changed places; empty where it is neither."""
    for place in range(COUNT):
        for other in all_digest_words():
            if hash_of_words("-".join((*words[:place], other, *words[place + 1 :]))) == wanted:
                return translate("reasons", "word {place} differs from the slip").format(place=place + 1)
    for first, second in combinations(range(COUNT), 2):
        changed = list(words)
        changed[first], changed[second] = changed[second], changed[first]
        if hash_of_words("-".join(changed)) == wanted:
            text = translate("reasons", "words {one} and {other} are swapped")
            return text.format(one=first + 1, other=second + 1)
    return ""


def is_easily_found(words_hash: str) -> bool:
    """Tell whether a hash is of something that everybody would try.

    Of nothing, of one word, once or twelve times, of the first or last words of the list, or of a well-known
    example.
    """
    return words_hash in _easy_hashes()


@cache
def _easy_hashes() -> frozenset[str]:
    words = all_digest_words()
    example = " ".join(["abandon"] * (COUNT - 1) + ["about"])
    plain = ("", " ", "0", "1", "test", "secret", "password", "words", "word", "null", "none")
    lists = (words[:COUNT], words[-COUNT:], tuple(reversed(words[:COUNT])), example.split())
    texts = (
        *plain,
        *words,
        *("-".join([word] * COUNT) for word in ("word", *words)),
        *(between.join(some) for some in lists for between in ("-", " ")),
    )
    return frozenset(hash_of_words(text + end) for text in texts for end in ("", "\n"))
