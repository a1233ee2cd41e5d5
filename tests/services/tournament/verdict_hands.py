"""The cases of several hands: words that are the promised ones, withheld ones, and others."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from bigdeal_gui.tournament.holders.holder_promise import Holder, SharedPromise, hash_of_words
from bigdeal_gui.tournament.holders.holder_words import new_holder_words
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.tournament.value.sources import SourceRule
from tests.services.tournament.verdict_cups import (
    GENUINE,
    LEFT,
    LOOKED_UP,
    ROUND_RECORD,
    ROUND_RULE,
    ROUNDS,
    RULE,
    VALUE,
    Case,
    Cup,
    case,
    cup,
    fixed_bytes,
    rebound,
    without,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bigdeal_gui.tournament.value.round_rule import PromisedRule

B_WORDS: Final = new_holder_words(fixed_bytes("Team B"))
C_WORDS: Final = new_holder_words(fixed_bytes("Team C"))
TEAM_B: Final = Holder("Team B", hash_of_words(B_WORDS))
TEAM_C: Final = Holder("Équipe C", hash_of_words(C_WORDS))
BOTH: Final = (TEAM_B, TEAM_C)


def hands(
    *parts: str,
    outside: str = VALUE,
    rule: PromisedRule | None = RULE,
    holders: tuple[Holder, ...] = BOTH,
    source: str = "",
) -> Cup:
    """Return a tournament of several hands whose value holds `parts` behind the outside one."""
    promise = SharedPromise(source or (rule.in_words() if rule else ""), holders)
    return cup(rule=rule, source=promise.in_words(), value=" ".join((outside, *parts)))


def hands_cases() -> Iterator[Case]:
    """Yield all of them."""
    yield from _kept()
    yield from _withheld()
    yield from _others()
    yield from _bound()


def _told(name: str, given: Cup, *more: str, **kept: Any) -> Case:  # noqa: ANN401
    return case(name, given.pack(), *GENUINE, *LOOKED_UP, *more, digest=given.digest, **kept)


def _kept() -> Iterator[Case]:
    """Yield the cases in which the words are those of the promise."""
    both = hands(B_WORDS, C_WORDS)
    yield _told("several-hands", both, "proved holder")
    yield case(
        "several-hands-nothing-looked-up", both.pack(), *GENUINE, *LEFT, "proved holder", digest="", value=""
    )
    round_ = hands(B_WORDS, C_WORDS, outside=ROUNDS[0]["randomness"], rule=ROUND_RULE)
    file = drand.round_json(drand.read_round(json.dumps(ROUNDS[0])))
    yield case(
        "several-hands-and-a-round", round_.pack(ROUND_RECORD, cup__round__json=file),
        *GENUINE, *LOOKED_UP, "proved holder", digest=round_.digest, value="",
    )  # fmt: skip
    words = [new_holder_words(fixed_bytes(f"holder {number}")) for number in range(8)]
    eight = tuple(
        Holder(f"Bridge club of the long river, team {number}", hash_of_words(one))
        for number, one in enumerate(words)
    )
    many = hands(*words, rule=ROUND_RULE, holders=eight, outside=ROUNDS[0]["randomness"])
    yield case(
        "eight-hands-and-a-round", many.pack(ROUND_RECORD, cup__round__json=file),
        *GENUINE, *LOOKED_UP, "proved holder", digest=many.digest, value="",
    )  # fmt: skip
    own = SourceRule(None, text="The numbers of the lottery; as they are drawn")
    drawn = hands(B_WORDS, outside="3 11 17", rule=own, holders=(TEAM_B,))
    yield _told(
        "several-hands-in-own-words", drawn, "proved holder", "chosen value-spelling", value="3 11 17"
    )
    sentence = replace(both, rule=None)
    yield _told("several-hands-of-a-sentence", sentence, "proved holder")
    yield case(
        "several-hands-without-a-commitment", both.pack(cup__commit__json=None),
        *without(GENUINE, "proved plan"), "proved value", "proved holder", "proved digest",
        "chosen no-commitment", digest=both.plan.keys_hash,
    )  # fmt: skip


def _withheld() -> Iterator[Case]:
    """Yield the cases in which a hash stands in the place of words."""
    yield _told("words-withheld", hands(B_WORDS, TEAM_C.words_hash), "proved holder", "chosen withheld")
    yield _told("words-withheld-by-all", hands(TEAM_B.words_hash, TEAM_C.words_hash), "chosen withheld")
    round_ = hands(TEAM_B.words_hash, C_WORDS, outside=ROUNDS[0]["randomness"], rule=ROUND_RULE)
    file = drand.round_json(drand.read_round(json.dumps(ROUNDS[0])))
    yield case(
        "words-withheld-and-a-round", round_.pack(ROUND_RECORD, cup__round__json=file),
        *GENUINE, *LOOKED_UP, "proved holder", "chosen withheld", digest=round_.digest, value="",
    )  # fmt: skip


def _others() -> Iterator[Case]:
    """Yield the cases in which something else stands in the place of words."""
    last = C_WORDS.rpartition("-")[0]
    for name, *parts in (
        ("words-of-another", B_WORDS, f"{last}-zero"),
        ("words-with-a-capital", B_WORDS, C_WORDS.capitalize()),
        ("words-withheld-by-another-hash", B_WORDS, TEAM_B.words_hash),
        ("words-withheld-in-capitals", B_WORDS, TEAM_C.words_hash.upper()),
    ):
        yield _told(name, hands(*parts), "proved holder", "contradicted holder")
    yield _told("words-exchanged", hands(C_WORDS, B_WORDS), "contradicted holder")
    yield _told("words-missing", hands(), "contradicted holder")
    for name, *parts in (("words-of-one-missing", B_WORDS), ("words-with-two-blanks", B_WORDS, "", C_WORDS)):
        # The parts cannot be told apart, so all of the value is the outside one.
        less = hands(*parts)
        yield case(
            name, less.pack(), *GENUINE, "proved digest", "contradicted value", "contradicted holder",
            "chosen value-form", digest=less.digest,
        )  # fmt: skip


def _bound() -> Iterator[Case]:
    """Yield the cases in which a commitment and its promise name other holders."""
    both = hands(B_WORDS, C_WORDS)
    b, c = (f"HO {holder.line}" for holder in BOTH)
    for name, changes in (
        ("holders-not-bound", {b: "", c: ""}),
        ("holder-not-bound", {c: ""}),
        ("holders-bound-in-another-order", {b: c, c: b}),
        ("holder-bound-by-another-name", {b: b.replace("Team B", "Team D")}),
    ):
        file, digest = rebound(both, lambda line, changes=changes: changes.get(line, line))
        yield case(
            name, both.pack(cup__commit__json=file), *without(GENUINE, "proved plan"), *LOOKED_UP,
            "proved holder", "contradicted plan", digest=digest,
        )  # fmt: skip
