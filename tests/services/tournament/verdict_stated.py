"""The cases of what a person states: sessions that were played, promises before, keys that can be guessed."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Final

from bigdeal_gui.tournament.commitment import commitment_json
from bigdeal_gui.tournament.holders.holder_promise import Holder, hash_of_words
from bigdeal_gui.tournament.keys.keys_file import Keys, SessionKey
from bigdeal_gui.tournament.plan import BoardsRule, Phase
from bigdeal_gui.tournament.record_file import Publication
from tests.services.tournament.verdict_cups import (
    CUP,
    GENUINE,
    LEFT,
    LIKE_PUBLISHED,
    LOOKED_UP,
    ROUND_RECORD,
    ROUND_RULE,
    SUMS,
    Case,
    Cup,
    case,
    cup,
    with_sums,
    without,
)
from tests.services.tournament.verdict_evenings import EVENING, OTHERS, evening
from tests.services.tournament.verdict_hands import B_WORDS, TEAM_B, hands
from tests.services.tournament.verdict_rounds import FIRST, TOLD

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SAME_DAY: Final = date(2023, 8, 23)
"""The day on which the promised round appeared, at 15:58:27 UTC."""


def stated_cases() -> Iterator[Case]:
    """Yield all of them."""
    yield from _played()
    yield from _promised()
    yield from _keys()
    yield from _holders()
    yield from _moments()


def _played() -> Iterator[Case]:
    whole = (*GENUINE, *LOOKED_UP)
    yield case("played-one-of-two", CUP.pack(), *whole, "chosen not-played 1.2", played=("1:1",))
    yield case("played-each-named", CUP.pack(), *whole, played=("1:1", "1:2"))
    yield case("played-a-whole-phase", CUP.pack(), *whole, played=("1:all",))
    yield case(
        "played-one-that-was-never-planned", CUP.pack(), *whole, "chosen missing-session", played=("1:1-3",)
    )
    yield case(
        "played-one-of-a-phase-that-is-not", CUP.pack(), *whole, "chosen missing-session",
        played=("1:all", "4:1"),
    )  # fmt: skip
    many = cup(phases=(Phase(12, BoardsRule.parse("1-2"), "rr##", "Round ##"),), seed="many")
    yield case(
        "twelve-planned-one-played", many.pack(),
        *without(GENUINE, "proved boards"), *LOOKED_UP, "proved boards 1.7",
        *(f"proved boards 1.{number}" for number in range(1, 13)),
        *(f"chosen not-played 1.{number}" for number in range(1, 13) if number != 7),
        digest=many.digest, played=("1:7",),
    )  # fmt: skip
    yield case("evening-played", evening(CUP), *EVENING, played=("1:2",))
    yield case("evening-not-played", evening(CUP), *EVENING, "chosen not-played 1.2", played=("1:1",))
    missing = CUP.pack(rr2__pbn=None)
    yield case(
        "played-and-not-here", missing, *without(GENUINE, "proved boards 1.2", "proved complete"),
        *LOOKED_UP, "chosen missing-session 1.2", played=("1:1-2",),
    )  # fmt: skip


def _promised() -> Iterator[Case]:
    forged = cup(seed="the best of four hundred")
    kept = {"june__sqd": forged.plan_file(replace(forged.plan, value=None))}
    yield case(
        "publish-folder-handed-in-whole", forged.pack(**kept), *GENUINE, "proved value", LEFT[0],
        digest="", value=LIKE_PUBLISHED,
    )  # fmt: skip
    youth = cup(name="Youth evening", seed="youth")
    first = cup(seed="first try")
    middle = replace(youth, previous=first.digest)
    last = replace(CUP, previous=middle.digest)
    yield case(
        "cup-youth-cup-with-the-middle-one-alone",
        last.pack(previous__commit__json=commitment_json(middle.bound)),
        *GENUINE, *LOOKED_UP, "chosen previous", digest=last.digest,
    )  # fmt: skip
    yield case(
        "cup-youth-cup", last.pack(
            previous__commit__json=commitment_json(middle.bound),
            older__commit__json=commitment_json(first.bound),
        ),
        *GENUINE, *LOOKED_UP, "chosen earlier-promise", digest=last.digest,
    )  # fmt: skip


def _with_keys(change: Callable[[Keys], dict[tuple[int, int], SessionKey]]) -> Cup:
    keys = Keys(change(CUP.keys))
    return replace(CUP, plan=replace(CUP.plan, keys_hash=keys.digest()), keys=keys)


def _keys() -> Iterator[Case]:
    letters = _with_keys(lambda keys: {place: SessionKey(b"a" * 60) for place in keys.by_place})
    yield case(
        "keys-of-one-letter", letters.pack(), *GENUINE, *LOOKED_UP, "chosen weak-keys", digest=letters.digest
    )
    alike = _with_keys(lambda keys: dict.fromkeys(keys.by_place, keys.key(1, 1)))
    yield case(
        "one-key-for-two-sessions",
        alike.pack(),
        *GENUINE,
        *LOOKED_UP,
        "chosen weak-keys",
        digest=alike.digest,
    )
    false = replace(CUP, plan=replace(CUP.plan, keys_hash="ab" * 32))
    both = {**evening(false, session=1), **evening(false)}
    del both[SUMS]
    yield case(
        "every-evening-and-another-hash-of-the-keys", with_sums(both),
        *without(EVENING, OTHERS), "proved boards 1.1", "proved session-key 1.1", "proved complete",
        "contradicted keys", digest=false.digest,
    )  # fmt: skip


def _holders() -> Iterator[Case]:
    name = "Grandma’s"
    weak = hands("abc-def", holders=(Holder(name, hash_of_words("abc-def")),))
    whole = (*GENUINE, *LOOKED_UP, "proved holder")
    yield case("words-that-can-be-guessed", weak.pack(), *whole, "chosen weak-words", digest=weak.digest)
    twice = hands(B_WORDS, B_WORDS, holders=(TEAM_B, Holder("Team D", TEAM_B.words_hash)))
    yield case("two-holders-with-one-hash", twice.pack(), *whole, "chosen one-holder", digest=twice.digest)


def _moments() -> Iterator[Case]:
    whole = (*GENUINE, "proved digest", "proved value")
    for name, hour, more in (
        ("published-at-noon-for-a-round-that-evening", 12, ()),
        ("published-after-the-round-that-evening", 17, ("chosen late-publication",)),
    ):
        told = Publication("notice board", SAME_DAY, datetime(2023, 8, 23, hour, tzinfo=UTC))
        record = replace(ROUND_RECORD, published=(told,))
        yield case(
            name, TOLD.pack(record, cup__round__json=FIRST), *whole, *more, digest=TOLD.digest, value=""
        )
    day = replace(ROUND_RECORD, published=(Publication("notice board", SAME_DAY),))
    assert ROUND_RULE.day == SAME_DAY
    yield case(
        "published-that-day-at-no-known-hour", TOLD.pack(day, cup__round__json=FIRST), *whole,
        "chosen late-publication", digest=TOLD.digest, value="",
    )  # fmt: skip
