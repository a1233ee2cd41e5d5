"""Several hands: holders of secret words, whose hashes are promised before and whose words go into the value.

Who holds the keys can foresee every board once the outside value is known. So others keep words that the
value needs as well: with one honest holder nobody else can foresee the boards, or choose among them. The
promise of the holders is a part of the sentence in the plan, the words are a part of the value, and
SquareDeal takes both as they stand.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from hashlib import sha256
from typing import Final

from bigdeal_gui.errors.tournament import InvalidField, InvalidRule, InvalidValue
from bigdeal_gui.tournament.fields import MAX_PROMISE, text_problem
from bigdeal_gui.words import translate

MAX_HOLDERS: Final = 8
"""So many fit into a promise beside a round of drand and a known source, whatever they are called."""
MAX_NAME: Final = 40

_NAME: Final = rf"[^; ](?:[^;]{{0,{MAX_NAME - 2}}}[^; ])?"
_BEFORE_NAME: Final = "; then a blank and the words of "
_BEFORE_HASH: Final = ", joined by hyphens, whose SHA-256 is "
_END: Final = "; for words that are withheld, their SHA-256 stands in their place"
_CLAUSE: Final = re.compile(rf"{_BEFORE_NAME}({_NAME}){_BEFORE_HASH}([0-9a-f]{{64}})")
_SENTENCE: Final = re.compile(rf"(.+?)((?:{_CLAUSE.pattern})+){_END}")
_HASH: Final = re.compile("[0-9a-f]{64}")
_BETWEEN: Final = re.compile(r"[\s:]+")


@dataclass(frozen=True, slots=True)
class Holder:
    """Somebody who keeps words: the `name` in the promise, and the SHA-256 of the words (`words_hash`).

    `words_hash` is 64 lower-case hexadecimal digits. One that was read may have a name that cannot be typed.
    """

    name: str
    words_hash: str

    @property
    def line(self) -> str:
        """The holder as the commitment binds it: the hash, a blank and the name."""
        return f"{self.words_hash} {self.name}"


@dataclass(frozen=True, slots=True)
class SharedPromise:
    """What a plan promises: the sentence of the `outside` value, and the `holders` in their order."""

    outside: str
    holders: tuple[Holder, ...] = ()

    def in_words(self) -> str:
        """Return the whole promise in one piece of text, for the plan and for the players.

        Raises:
            InvalidRule: the sentence is too long, or there are too many holders.
        """
        if not self.holders:
            return self.outside
        if len(self.holders) > MAX_HOLDERS:
            text = translate("reasons", "there can be at most {limit} holders")
            raise InvalidRule(text.format(limit=MAX_HOLDERS))
        clauses = (f"{_BEFORE_NAME}{holder.name}{_BEFORE_HASH}{holder.words_hash}" for holder in self.holders)
        sentence = "".join((self.outside, *clauses, _END))
        if len(sentence) > MAX_PROMISE:
            text = translate(
                "reasons",
                "with these holders the sentence has {count} characters, {limit} at most: use fewer "
                "holders, shorter names, or a shorter text",
            )
            raise InvalidRule(text.format(count=len(sentence), limit=MAX_PROMISE))
        return sentence


def shared_promise(sentence: str) -> SharedPromise:
    """Return what a plan's sentence promises; without holders, and whatever it says, that is all of it."""
    match = _SENTENCE.fullmatch(sentence)
    if match is None:
        return SharedPromise(sentence)
    return SharedPromise(match[1], tuple(Holder(*found) for found in _CLAUSE.findall(match[2])))


def new_holder(name: str, words_hash: str) -> Holder:
    """Return a holder as a person typed it: blanks and capitals of the hash do not matter.

    Raises:
        InvalidField: the name cannot stand in a promise, or the hash is none.
    """
    if not is_words_hash(words_hash):
        reason = translate("reasons", "it is not 64 hexadecimal digits")
        raise InvalidField("hash of the words", reason)
    return Holder(holder_name(name), _digits_of(words_hash))


def is_words_hash(text: str) -> bool:
    """Tell whether `text`, as a person typed it, is the hash of somebody's words: 64 hexadecimal digits."""
    return _HASH.fullmatch(_digits_of(text)) is not None


def _digits_of(typed: str) -> str:
    return _BETWEEN.sub("", typed).casefold()


def holder_name(name: str) -> str:
    """Return what a holder is called, as it stands in a promise.

    Raises:
        InvalidField: it cannot stand there.
    """
    tidy = unicodedata.normalize("NFC", " ".join(name.split()))
    problem = text_problem(tidy)
    if not tidy:
        problem = translate("reasons", "it is empty")
    elif len(tidy) > MAX_NAME:
        problem = translate("reasons", "it is longer than {limit} characters").format(limit=MAX_NAME)
    elif sign := next((one for one in ";=" if one in tidy), ""):
        problem = translate("reasons", "it has “{sign}”, which cannot be used in a holder’s name")
        problem = problem.format(sign=sign)
    if problem:
        raise InvalidField("name of the holder", problem)
    return tidy


def same_holder_name(one: str, other: str) -> bool:
    """Tell whether two names are one for people: capitals and the way of writing accents do not matter."""
    return _key(one) == _key(other)


def _key(name: str) -> str:
    return unicodedata.normalize("NFC", " ".join(name.split())).casefold()


class PartKind(Enum):
    """What a value holds in the place of a holder's words."""

    WORDS = "words"
    """What the promised SHA-256 is of."""
    WITHHELD = "withheld"
    """That SHA-256 itself."""
    OTHER = "other"
    """Something else."""


@dataclass(frozen=True, slots=True)
class SharedValue:
    """A value taken apart: the `outside` value, and the part of each holder in their order.

    `parts` are None where the value does not have so many: then `outside` is all of it.
    """

    outside: str
    parts: tuple[str, ...] | None = ()

    def in_file(self) -> str:
        """Return the value as it goes into the plan and into the deals.

        Raises:
            InvalidValue: it is too long.
        """
        whole = " ".join((self.outside, *(self.parts or ())))
        if len(whole) > MAX_PROMISE:
            reason = translate("reasons", "it is longer than {count} characters").format(count=MAX_PROMISE)
            raise InvalidValue(reason)
        return whole


def shared_value(value: str, holders: Sequence[Holder]) -> SharedValue:
    """Take a value apart, as it stands in a plan that promises these holders."""
    if not holders:
        return SharedValue(value)
    outside, *parts = value.rsplit(" ", len(holders))
    if len(parts) < len(holders) or not all((outside, *parts)):
        return SharedValue(value, None)
    return SharedValue(outside, tuple(parts))


def holder_part_kind(part: str, holder: Holder) -> PartKind:
    """Return what stands in the place of a holder's words."""
    if part == holder.words_hash:
        return PartKind.WITHHELD
    return PartKind.WORDS if hash_of_words(part) == holder.words_hash else PartKind.OTHER


def hash_of_words(words: str) -> str:
    """Return the SHA-256 of words in their one form, 64 lower-case hexadecimal digits."""
    return sha256(words.encode("utf-8")).hexdigest()
