"""The cases of a promised round of drand: a value that proves itself, or what counts in its place."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Any, Final

from bigdeal_gui.tournament.record_file import ValueEntry
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.tournament.value.round_rule import RoundRule
from bigdeal_gui.tournament.value.sources import SourceRule
from tests.services.tournament.verdict_cups import (
    CUP,
    DAX,
    GENUINE,
    LATE_ROUND,
    LEFT,
    LOOKED_UP,
    ROUND_RECORD,
    ROUND_RULE,
    ROUNDS,
    Case,
    case,
    cup,
    rebound,
    without,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

FIRST, OTHER = (drand.round_json(drand.read_round(json.dumps(one))) for one in ROUNDS[:2])
TOLD: Final = cup(rule=ROUND_RULE, value=ROUNDS[0]["randomness"])
EARLY: Final = replace(ROUND_RECORD, value=ValueEntry(datetime(2023, 8, 23, 15, 0, tzinfo=UTC)))
WRONG: Final = (*GENUINE, "proved digest", "contradicted value", LEFT[1])
GIVEN: Final[Mapping[str, Any]] = {"digest": TOLD.digest, "value": ""}


def round_cases() -> Iterator[Case]:
    """Yield all of them."""
    yield from _rounds()
    yield from _fallbacks()
    yield from _rules()


def _rounds() -> Iterator[Case]:
    """Yield the cases of a promised round of drand: a value that proves itself."""
    whole = (*GENUINE, "proved digest", "proved value")
    pack = TOLD.pack(ROUND_RECORD, cup__round__json=FIRST)
    yield case("round", pack, *whole, **GIVEN)
    yield case("round-though-a-clock-is-wrong", TOLD.pack(EARLY, cup__round__json=FIRST), *whole, **GIVEN)
    sentence = replace(TOLD, rule=None)
    yield case(
        "round-of-a-sentence", sentence.pack(ROUND_RECORD, cup__round__json=FIRST), *whole,
        digest=sentence.digest, value="",
    )  # fmt: skip
    missing = TOLD.pack(ROUND_RECORD)
    yield case("round-not-here", missing, *GENUINE, "proved digest", LEFT[1], **GIVEN)
    yield case("round-looked-up", missing, *whole, digest=TOLD.digest, value=ROUNDS[0]["randomness"])
    yield case(
        "round-unreadable", TOLD.pack(ROUND_RECORD, cup__round__json=b"{}"),
        *GENUINE, "proved digest", LEFT[1], "left_to_you unreadable", **GIVEN,
    )  # fmt: skip
    by_phone = {"1000__round__json": FIRST}
    yield case("round-under-another-name", TOLD.pack(ROUND_RECORD, **by_phone), *whole, **GIVEN)
    strangers = {"spring__round__json": OTHER}
    yield case(
        "round-of-another-tournament-beside", TOLD.pack(ROUND_RECORD, **strangers),
        *GENUINE, "proved digest", LEFT[1], **GIVEN,
    )  # fmt: skip
    yield case(
        "round-and-that-of-another-tournament",
        TOLD.pack(ROUND_RECORD, cup__round__json=FIRST, **strangers), *whole, **GIVEN,
    )  # fmt: skip
    yield case("round-without-a-promise", CUP.pack(cup__round__json=FIRST), *GENUINE, *LOOKED_UP)
    yield case(
        "round-late",
        TOLD.pack(LATE_ROUND, cup__round__json=FIRST),
        *whole,
        "chosen late-publication",
        **GIVEN,
    )
    yield case("round-of-another-number", TOLD.pack(ROUND_RECORD, cup__round__json=OTHER), *WRONG, **GIVEN)
    for name, old, new in (
        ("signature", ROUNDS[0]["signature"], ROUNDS[1]["signature"]),
        ("randomness", ROUNDS[0]["randomness"], ROUNDS[1]["randomness"]),
        ("number", "1000", "1002"),
        ("digit", ROUNDS[0]["signature"][-8:], ROUNDS[0]["signature"][-8:-1] + "8"),
    ):
        changed = FIRST.replace(old.encode(), new.encode())
        yield case(
            f"round-with-another-{name}", TOLD.pack(ROUND_RECORD, cup__round__json=changed), *WRONG, **GIVEN
        )
    forged = json.loads(FIRST)
    forged["signature"] = ROUNDS[0]["signature"][:-1] + ("0" if ROUNDS[0]["signature"][-1] != "0" else "1")
    forged["randomness"] = hashlib.sha256(bytes.fromhex(forged["signature"])).hexdigest()
    made = cup(rule=ROUND_RULE, value=forged["randomness"])
    yield case(
        "round-forged-with-its-randomness",
        made.pack(ROUND_RECORD, cup__round__json=json.dumps(forged).encode()), *WRONG,
        digest=made.digest, value="",
    )  # fmt: skip


def _fallbacks() -> Iterator[Case]:
    instead = cup(rule=ROUND_RULE, value="2435017")
    since = {"digest": instead.digest, "value": ""}
    yield case(
        "fallback-although-the-round-is-here", instead.pack(ROUND_RECORD, cup__round__json=FIRST),
        *WRONG, "chosen fallback", **since,
    )  # fmt: skip
    ended = (*GENUINE, "proved digest", "chosen fallback")
    yield case("fallback", instead.pack(ROUND_RECORD), *ended, LEFT[1], **since)
    yield case(
        "fallback-looked-up", instead.pack(ROUND_RECORD), *ended, "proved value",
        digest=instead.digest, value="24,350.17",
    )  # fmt: skip
    yield case(
        "fallback-early", instead.pack(EARLY), *ended, LEFT[1], "chosen value-early", **since
    )  # fmt: skip
    later = cup(rule=RoundRule(1000, SourceRule(date(2023, 8, 28), (DAX,))), value="2435017")
    between = replace(ROUND_RECORD, value=ValueEntry(datetime(2023, 8, 25, 8, 0, tzinfo=UTC)))
    yield case(
        "fallback-before-its-day", later.pack(between), *ended, LEFT[1], "chosen value-early",
        digest=later.digest, value="",
    )  # fmt: skip
    drawn = replace(later, plan=replace(later.plan, value=ROUNDS[0]["randomness"]))
    yield case(
        "round-before-the-day-of-its-fallback", drawn.pack(between), *GENUINE, "proved digest", LEFT[1],
        digest=drawn.digest, value="",
    )  # fmt: skip
    spelt = cup(rule=ROUND_RULE, value="2435017 close")
    yield case(
        "fallback-not-in-form", spelt.pack(ROUND_RECORD), *ended, LEFT[1], "chosen value-form",
        digest=spelt.digest, value="",
    )  # fmt: skip
    free = cup(rule=RoundRule(1000, SourceRule(None, text="The draw of the lottery")), value="3 11 17")
    yield case(
        "fallback-in-own-words", free.pack(ROUND_RECORD), *ended, LEFT[1], "chosen value-spelling",
        digest=free.digest, value="",
    )  # fmt: skip


def _rules() -> Iterator[Case]:
    altered = rebound(TOLD, lambda line: line.replace('"round":1000', '"round":1001'))
    yield case(
        "round-of-another-rule",
        TOLD.pack(ROUND_RECORD, cup__round__json=FIRST, cup__commit__json=altered[0]),
        *without(WRONG, "proved plan"), "contradicted plan", digest=altered[1], value="",
    )  # fmt: skip
    for name, old, new in (
        ("network", "quicknet", "slownet"),
        ("chain", "52db9ba7", "52db9ba8"),
        ("form", '"or_else":{', '"or_else": {'),
        ("number", '"round":1000', '"round":0'),
        ("fallback", '"or_else":{"day"', '"or_else":{"dey"'),
    ):
        broken = rebound(
            TOLD, lambda line, a=old, b=new: line.replace(a, b) if line.startswith("RU ") else line
        )
        yield case(
            f"rule-of-a-round-with-another-{name}",
            TOLD.pack(ROUND_RECORD, cup__round__json=FIRST, cup__commit__json=broken[0]),
            *without(GENUINE, "proved plan"), "proved value", "left_to_you bring-commitment",
            "left_to_you unreadable", **GIVEN,
        )  # fmt: skip
    nested = ROUND_RULE.to_json().replace(ROUND_RULE.or_else.to_json(), ROUND_RULE.to_json())
    inside = rebound(TOLD, lambda line: f"RU {nested}" if line.startswith("RU ") else line)
    yield case(
        "rule-of-a-round-in-a-round",
        TOLD.pack(ROUND_RECORD, cup__round__json=FIRST, cup__commit__json=inside[0]),
        *without(GENUINE, "proved plan"), "proved value", "left_to_you bring-commitment",
            "left_to_you unreadable", **GIVEN,
    )  # fmt: skip
