"""One list of cases that window, command and page judge alike, and the way to get each as a folder.

Everything follows from fixed bytes, so that each run makes the same files, and no case needs a network.
`python -m tests.services.tournament.verdict_cases FOLDER` writes all of them: FOLDER/NAME/files holds what is
handed in, FOLDER/NAME/case.json what is expected. Damages stand in folders `damage-…`.
"""

from __future__ import annotations

import hashlib
import json
import sys
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.tournament.commitment import commitment_json
from bigdeal_gui.tournament.digest_forms import digest_words
from bigdeal_gui.tournament.keys.keys_file import Keys, read_keys
from bigdeal_gui.tournament.plan import BoardsRule, Phase
from bigdeal_gui.tournament.record_file import Deviation, Publication, ReserveUse, ValueEntry
from bigdeal_gui.tournament.sessions import SessionId, session_deals
from bigdeal_gui.tournament.value.sources import SourceRule
from tests.services.tournament.verdict_cups import (
    CUP,
    DAX,
    DAY,
    GENUINE,
    LEFT,
    LIKE_PUBLISHED,
    LOOKED_UP,
    NIKKEI,
    PHASES,
    PROGRAM,
    RECORD,
    RECORD_MOMENT,
    SPRING,
    SUMS,
    Case,
    case,
    cup,
    rebound,
    with_sums,
    without,
    zipped,
)
from tests.services.tournament.verdict_evenings import evening_cases
from tests.services.tournament.verdict_hands import hands_cases
from tests.services.tournament.verdict_logs import log_cases
from tests.services.tournament.verdict_rounds import round_cases
from tests.services.tournament.verdict_stated import stated_cases

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


@cache
def cases() -> tuple[Case, ...]:
    """Return all cases."""
    found = (
        *_looked_up(),
        *_sessions(),
        *_names(),
        *_open(),
        *_values(),
        *_promises(),
        *_rules(),
        *round_cases(),
        *hands_cases(),
        *_kept(),
        *_chains(),
        *_not_yet(),
        *_files(),
        *_boards(),
        *_others(),
        *evening_cases(),
        *stated_cases(),
        *log_cases(),
    )
    assert len({one.name for one in found}) == len(found)
    return found


def _looked_up() -> Iterator[Case]:
    pack = CUP.pack()
    yield case("genuine", pack, *GENUINE, *LOOKED_UP)
    yield case("nothing-looked-up", pack, *GENUINE, *LEFT, digest="", value="")
    yield case("not-said-that-it-was-before", pack, *GENUINE, *LOOKED_UP, before=False)
    yield case("not-said-what-was-played", pack, *GENUINE, *LOOKED_UP, played=())
    yield case("not-said-that-it-is-the-first", pack, *GENUINE, *LOOKED_UP, no_other_promise=False)
    yield case("before-without-a-digest", pack, *GENUINE, "proved value", LEFT[0], digest="")
    half = CUP.digest[:32] + "0" * 12
    yield case("beginning-of-another-digest", pack, *GENUINE, "proved value", LEFT[0], digest=half)
    for name, digest in (
        ("digest-with-a-label", f"SHA-256: {CUP.digest.upper()}"),
        ("digest-with-0x", f"0x{CUP.digest}"),
        (
            "digest-as-words-with-numbers",
            " ".join(f"{place}. {word}" for place, word in enumerate(digest_words(CUP.digest), 1)),
        ),
    ):
        yield case(name, pack, *GENUINE, *LOOKED_UP, digest=digest)
    for name, value in (
        ("value-as-in-france", "24\u202f350,17"),
        ("value-as-in-germany", "24.350,17"),
        ("value-as-in-switzerland", "24’350.17"),
        ("value-with-blanks", "24\u00a0350.17"),
    ):
        yield case(name, pack, *GENUINE, *LOOKED_UP, value=value)
    yield case("value-that-cannot-be-read", pack, *GENUINE, "proved digest", LEFT[1], value="about 24,000")
    yield case(
        "digest-as-words", pack, *GENUINE, *LOOKED_UP, digest=" ".join(digest_words(CUP.digest)).upper()
    )
    wrong = CUP.digest[:8] + ("0" if CUP.digest[8] != "0" else "1") + CUP.digest[9:]
    yield case("wrong-digest", pack, *GENUINE, "proved value", "contradicted digest", digest=wrong)
    yield case("part-of-the-digest", pack, *GENUINE, "proved value", LEFT[0], digest=CUP.digest[:20])
    yield case(
        "hash-of-keys-as-digest", pack, *GENUINE, "proved value", "chosen keys-alone",
        digest=CUP.plan.keys_hash or "",
    )  # fmt: skip
    yield case(
        "mistyped-word",
        pack,
        *GENUINE,
        "proved value",
        LEFT[0],
        digest=f"{digest_words(CUP.digest)[0]} xyzzy ",
    )


def _sessions() -> Iterator[Case]:
    one, two = CUP.session(1, 1), CUP.session(1, 2)
    kept = without(GENUINE, "proved boards 1.2", "proved complete")
    yield case(
        "sessions-swapped", CUP.pack(rr1__pbn=two, rr2__pbn=one),
        *GENUINE, *LOOKED_UP, "chosen misnamed 1.1", "chosen misnamed 1.2",
    )  # fmt: skip
    yield case("session-missing", CUP.pack(rr2__pbn=None), *kept, *LOOKED_UP, "chosen missing-session 1.2")
    yield case(
        "session-cut", CUP.pack(rr2__pbn=CUP.pbn(CUP.boards(1, 2)[:3])),
        *without(GENUINE, "proved complete"), *LOOKED_UP, "chosen missing-boards 1.2",
    )  # fmt: skip
    yield case(
        "part-of-a-session", CUP.pack(rr1__pbn=None, rr2__pbn=CUP.pbn(CUP.boards(1, 2)[2:])),
        *without(GENUINE, "proved boards 1.1", "proved complete"), *LOOKED_UP,
        "chosen missing-session 1.1", "chosen missing-boards 1.2",
    )  # fmt: skip
    reserve = CUP.boards(1, 2, reserve=True)
    original = CUP.boards(1, 2)
    mixed = CUP.pbn([*original[:2], reserve[2], original[3]])
    yield case(
        "mixed-with-reserve", CUP.pack(rr2__pbn=mixed),
        *GENUINE, "proved boards 1.2r", *LOOKED_UP, "chosen reserve 1.2r",
    )  # fmt: skip
    told = replace(RECORD, reserve=(ReserveUse(1, 2, (7,), "a card was seen", RECORD_MOMENT),))
    yield case(
        "reserve-with-a-reason", CUP.pack(told, rr2__pbn=None, rr2reserve__pbn=CUP.pbn(reserve)),
        *without(GENUINE, "proved boards 1.2"), "proved boards 1.2r", *LOOKED_UP, "chosen reserve 1.2r",
    )  # fmt: skip
    yield case(
        "original-named-reserve", CUP.pack(rr2__pbn=None, rr2reserve__pbn=two),
        *GENUINE, *LOOKED_UP, "chosen misnamed 1.2",
    )  # fmt: skip


def _names() -> Iterator[Case]:
    """Yield the cases of names that two phases share, or that differ in zeros alone."""
    second = Phase(2, BoardsRule.parse("1-4,5-8"), "rr##", "Semi-final #/2")
    both = cup(phases=(*PHASES, second))
    every = (*GENUINE, "proved boards 2.1", "proved boards 2.2", *LOOKED_UP)
    yield case("names-that-differ-in-zeros", both.pack(), *every, digest=both.digest)
    one, other = both.session(1, 1), both.session(2, 1)
    yield case(
        "names-that-differ-in-zeros-swapped", both.pack(rr1__pbn=other, rr01__pbn=one),
        *every, "chosen misnamed 1.1", "chosen misnamed 2.1", digest=both.digest,
    )  # fmt: skip
    yield case(
        "name-with-other-zeros", CUP.pack(rr1__pbn=None, rr001__pbn=CUP.session(1, 1)), *GENUINE, *LOOKED_UP
    )
    yield case(
        "name-with-zeros-of-no-phase", both.pack(rr01__pbn=None, rr001__pbn=other), *every, digest=both.digest
    )
    same = cup(phases=(*PHASES, Phase(1, BoardsRule.parse("1-4"), "rr2", "Final")))
    yield case(
        "one-name-for-two-sessions", same.pack(),
        *without(GENUINE, "proved boards 1.2", "proved complete"), *LOOKED_UP, "proved boards 2.1",
        "chosen missing-session 1.2", digest=same.digest,
    )  # fmt: skip


def _open() -> Iterator[Case]:
    opened = cup(phases=(*PHASES, Phase(0, BoardsRule.parse("5"), "sw#", "Swiss #")))
    whole = (*GENUINE, "proved boards 2.1", "proved boards 2.2", *LOOKED_UP, "chosen open-sessions")
    whole = without(whole, "proved complete")
    yield case("open-sessions", opened.pack(), *whole, digest=opened.digest)
    later = opened.pack(sw1__pbn=None, sw2__pbn=None, sw3__pbn=opened.session(2, 3))
    yield case(
        "open-sessions-left-out", later,
        *without(whole, "proved boards 2"), "proved boards 2.3",
        "chosen missing-session 2.1", "chosen missing-session 2.2", digest=opened.digest,
    )  # fmt: skip
    # pysquaredeal makes no key for a phase whose number of sessions is open.
    fewer = read_keys(opened.keys.file_bytes().rpartition(b"2,0:")[0])
    keyless = replace(opened, plan=replace(opened.plan, keys_hash=fewer.digest()), keys=fewer)
    yield case(
        "no-key-for-open-sessions",
        opened.pack(
            sw1__pbn=None, sw2__pbn=None, cup__sqd=keyless.plan_file(), cup__sqk=fewer.file_bytes(),
            cup__commit__json=commitment_json(keyless.bound),
        ),
        *without(whole, "proved boards 2"), digest=keyless.digest,
    )  # fmt: skip
    asked = cup(phases=(*PHASES, Phase(1, BoardsRule.parse("?"), "ko", "Knock-out")))
    known = (*without(GENUINE, "proved complete"), *LOOKED_UP, "proved boards 2.1", "chosen open-boards 2.1")
    yield case("open-boards", asked.pack(), *known, digest=asked.digest)
    yield case(
        "first-board-chosen", asked.pack(ko__pbn=asked.session(2, 1, first=501)), *known, digest=asked.digest
    )
    part = asked.pbn(asked.boards(2, 1, first=1)[3:])
    yield case(
        "part-of-open-boards", asked.pack(ko__pbn=part),
        *known, "chosen missing-boards 2.1", digest=asked.digest,
    )  # fmt: skip
    deals = session_deals(asked.plan, asked.keys, SessionId(2, 1), 20)[10:]
    late = asked.pbn(list(map(Board, range(11, 21), deals)))
    yield case(
        "boards-11-to-20", asked.pack(ko__pbn=late),
        *known, "chosen missing-boards 2.1", digest=asked.digest,
    )  # fmt: skip
    shifted = asked.pbn(
        list(map(Board, range(1, 5), session_deals(asked.plan, asked.keys, SessionId(2, 1), 6)[2:]))
    )
    yield case(
        "open-boards-shifted", asked.pack(ko__pbn=shifted),
        *without(known, "proved boards 2.1", "chosen"), "contradicted board 2.1", "chosen open-boards 2.1",
        digest=asked.digest,
    )  # fmt: skip


def _values() -> Iterator[Case]:
    early = replace(RECORD, value=ValueEntry(datetime(2026, 7, 13, 8, 0, tzinfo=UTC)))
    yield case("value-early", CUP.pack(early), *GENUINE, *LOOKED_UP, "chosen value-early")
    nearly = replace(RECORD, value=ValueEntry(datetime(2026, 7, 13, 10, 0, tzinfo=UTC)))
    yield case("value-on-the-day-in-the-east", CUP.pack(nearly), *GENUINE, *LOOKED_UP)
    late = replace(RECORD, published=(Publication("web page", date(2026, 7, 14)),))
    yield case("published-late", CUP.pack(late), *GENUINE, *LOOKED_UP, "chosen late-publication")
    also = replace(RECORD, published=(*RECORD.published, *late.published))
    yield case("published-twice", CUP.pack(also), *GENUINE, *LOOKED_UP)
    for name, value in (
        ("value-with-marks", LIKE_PUBLISHED),
        ("value-with-zeros", "02435017"),
        ("value-with-trailing-words", "2435017 close"),
        ("value-with-two-numbers", "2435017 3950012"),
        ("value-too-short", "17"),
        ("value-in-words", "no trade"),
    ):
        spelt = cup(value=value)
        yield case(
            name, spelt.pack(), *GENUINE, "proved digest", "proved value", "chosen value-form",
            digest=spelt.digest, value=value,
        )  # fmt: skip
    fewer = cup(value="24350")
    yield case(
        "value-with-other-decimals", fewer.pack(), *GENUINE, "proved digest", "contradicted value",
        digest=fewer.digest,
    )  # fmt: skip
    yield case(
        "value-with-other-decimals-not-looked-up", fewer.pack(), *GENUINE, "proved digest", LEFT[1],
        digest=fewer.digest, value="",
    )  # fmt: skip
    other = cup(value="2440000")
    yield case(
        "value-of-another-day", other.pack(), *GENUINE, "proved digest", "contradicted value",
        digest=other.digest,
    )  # fmt: skip
    took = replace(RECORD, value=ValueEntry(RECORD_MOMENT, "the index was renamed"))
    yield case(
        "value-as-published", cup(value="2435017 X").pack(took), *GENUINE, *LOOKED_UP,
        "chosen value-form", "chosen deviation", value="2435017 X",
    )  # fmt: skip


def _promises() -> Iterator[Case]:
    free = without(GENUINE, "proved plan")
    yield case(
        "no-commitment", CUP.pack(cup__commit__json=None), *free, "proved value",
        "left_to_you bring-commitment",        "chosen no-commitment",
    )  # fmt: skip
    yield case(
        "no-commitment-hash-given", CUP.pack(cup__commit__json=None), *free, *LOOKED_UP,
        "chosen no-commitment", digest=CUP.plan.keys_hash or "",
    )  # fmt: skip
    other = cup(name="Other cup", seed="other")
    yield case(
        "another-commitment", CUP.pack(cup__commit__json=commitment_json(other.bound)),
        *without(free, "proved keys"), "proved digest", "proved value", "contradicted keys",
        "contradicted plan", digest=other.digest,
    )  # fmt: skip
    yield case(
        "commitment-of-another-event-beside", CUP.pack(other__commit__json=commitment_json(other.bound)),
        *GENUINE, *LOOKED_UP,
    )  # fmt: skip
    twice = replace(CUP, plan=replace(CUP.plan, phases=(replace(PHASES[0], description="Semi-final #/2"),)))
    yield case(
        "two-commitments-to-the-same-keys", CUP.pack(second__commit__json=commitment_json(twice.bound)),
        *free, "proved digest", "proved value", "contradicted plan 1",
    )  # fmt: skip
    text = commitment_json(CUP.bound)
    yield case(
        "commitment-contradicts-itself", CUP.pack(cup__commit__json=text.replace(b"Round", b"Found")),
        *free, "proved value", "left_to_you bring-commitment", "contradicted commitment",
    )  # fmt: skip
    yield case(
        "commitment-unreadable", CUP.pack(cup__commit__json=b"{"),
        *free, "proved value", "left_to_you bring-commitment", "left_to_you unreadable",
    )  # fmt: skip
    for name, plan in (
        ("plan-renamed", replace(CUP.plan, name="Cap")),
        ("promise-changed", replace(CUP.plan, source=CUP.plan.source.replace("14 July", "15 July"))),
    ):
        yield case(
            name, CUP.pack(cup__sqd=CUP.plan_file(plan)),
            *free, "proved digest", "proved value", "contradicted plan",
        )  # fmt: skip
    more = replace(CUP.plan, phases=(replace(PHASES[0], boards=BoardsRule.parse("1-4,5-9")),))
    yield case(
        "boards-changed", CUP.pack(cup__sqd=CUP.plan_file(more)),
        *without(free, "proved complete"), "proved digest", "proved value", "contradicted plan 1",
        "chosen missing-boards 1.2",
    )  # fmt: skip
    root = rebound(CUP, lambda line: "MR " + "ab" * 32 if line.startswith("MR ") else line)
    yield case(
        "another-root-of-the-keys", CUP.pack(cup__commit__json=root[0]),
        *without(GENUINE, "proved keys"), *LOOKED_UP, "contradicted keys", digest=root[1],
    )  # fmt: skip
    first = rebound(
        CUP,
        lambda line: (
            "" if line.startswith(("MR ", "PREV ")) else line.replace("commitment 2", "commitment 1")
        ),
        version=1,
    )
    yield case(
        "commitment-of-version-1", CUP.pack(cup__commit__json=first[0]), *GENUINE, *LOOKED_UP, digest=first[1]
    )


def _rules() -> Iterator[Case]:
    text = "Closing value of the DAX"
    own = cup(rule=None, source=text)
    yield case("own-words", own.pack(), *GENUINE, *LOOKED_UP, "chosen value-spelling", digest=own.digest)
    told = cup(rule=SourceRule(DAY, text="Lottery of the day"), value="3 11 17")
    early = replace(RECORD, value=ValueEntry(datetime(2026, 7, 1, tzinfo=UTC)))
    yield case(
        "own-words-with-a-day", told.pack(early), *GENUINE, *LOOKED_UP, "chosen value-spelling",
        "chosen value-early", digest=told.digest, value="3 11 17",
    )  # fmt: skip
    drawn = cup(rule=SourceRule(DAY, text="Lottery of the day"), value="37,9213341")
    yield case(
        "marks-left-between-the-digits", drawn.pack(), *GENUINE, *LOOKED_UP, "chosen value-spelling",
        digest=drawn.digest, value="3,7,9,21,33,41",
    )  # fmt: skip
    known = replace(CUP, rule=None)
    yield case("sentence-of-a-known-source", known.pack(), *GENUINE, *LOOKED_UP, digest=known.digest)
    both = cup(rule=SourceRule(DAY, (DAX, NIKKEI)), value="2435017 3950012")
    yield case(
        "two-sources", both.pack(), *GENUINE, *LOOKED_UP, digest=both.digest, value="24,350.17 39,500.12"
    )
    joined = replace(both, plan=replace(both.plan, value="24350173950012"))
    yield case(
        "two-sources-without-blank", joined.pack(), *GENUINE, *LOOKED_UP, "chosen value-form",
        digest=joined.digest, value="24350173950012",
    )  # fmt: skip
    rule = SourceRule(DAY, (replace(DAX, decimals=3),)).to_json()
    other = rebound(CUP, lambda line: f"RU {rule}" if line.startswith("RU ") else line)
    yield case(
        "another-rule", CUP.pack(cup__commit__json=other[0]),
        *without(GENUINE, "proved plan"), *LOOKED_UP, "contradicted plan", digest=other[1],
    )  # fmt: skip


def _kept() -> Iterator[Case]:
    june = replace(CUP.plan, value=None)
    kept = {"digest": "", "value": LIKE_PUBLISHED}
    yield case(
        "kept-since-june", {**CUP.pack(), "kept.sqd": CUP.plan_file(june)},
        *GENUINE, "proved kept-plan", "proved value", **kept,
    )  # fmt: skip
    draft = replace(june, keys_hash=None)
    yield case(
        "kept-draft", {**CUP.pack(), "kept.sqd": CUP.plan_file(draft)},
        *GENUINE, "proved value", "chosen kept-plan", **kept,
    )  # fmt: skip
    other = replace(cup(seed="second plan").plan, value=None)
    yield case(
        "kept-with-other-keys", {**CUP.pack(), "kept.sqd": CUP.plan_file(other)},
        *GENUINE, "proved value", "chosen kept-plan", **kept,
    )  # fmt: skip
    changed = replace(june, phases=(replace(PHASES[0], boards=BoardsRule.parse("1-4,9-12")),))
    yield case(
        "kept-with-other-boards", {**CUP.pack(), "kept.sqd": CUP.plan_file(changed)},
        *GENUINE, "proved value", "contradicted kept-plan", **kept,
    )  # fmt: skip
    comment = CUP.plan_file(june) + b"# I kept this\n"
    yield case(
        "kept-with-a-comment", {**CUP.pack(), "kept.sqd": comment},
        *GENUINE, "proved kept-plan", "proved value", **kept,
    )  # fmt: skip
    yield case("kept-but-damaged", {**CUP.pack(), "kept.sqd": b"SN 4:6:../../x:Y\n"}, verdict="")
    yield case(
        "kept-by-the-organiser", CUP.pack(june__sqd=CUP.plan_file(june)), *GENUINE, "proved value", LEFT[0],
        by_page=False, **kept,
    )  # fmt: skip
    yield case(
        "several-drafts-in-the-pack", CUP.pack(draft__sqd=CUP.plan_file(draft)),
        *GENUINE, "proved value", LEFT[0], "chosen other-plan", **kept,
    )  # fmt: skip
    fewer = replace(CUP.plan.phases[0], boards=BoardsRule.parse("1-4"))
    shorter = replace(CUP.plan, value=None, phases=(fewer,))
    yield case(
        "same-keys-and-other-lines-in-the-pack", CUP.pack(draft__sqd=CUP.plan_file(shorter)),
        *GENUINE, "proved value", LEFT[0], "contradicted other-plan", **kept,
    )  # fmt: skip
    yield case(
        "plans-of-two-events-in-the-pack",
        CUP.pack(spring__sqd=CUP.plan_file(replace(other, name="Spring"))), verdict="", by_page=False,
    )  # fmt: skip
    yield case("kept-twice-the-same", {**CUP.pack(), "same.sqd": CUP.plan_file()}, *GENUINE, *LOOKED_UP)
    valued = replace(other, value="1")
    yield case("two-plans-with-values", {**CUP.pack(), "other.sqd": CUP.plan_file(valued)}, verdict="")


def _chains() -> Iterator[Case]:
    before = cup(name="Spring cup", seed="spring")
    after = replace(CUP, previous=before.digest)
    there = {"previous__commit__json": commitment_json(before.bound)}
    yield case(
        "previous-of-another-event", after.pack(**there), *GENUINE, *LOOKED_UP, "proved previous",
        digest=after.digest,
    )  # fmt: skip
    yield case(
        "previous-not-here", after.pack(), *GENUINE, *LOOKED_UP, "chosen previous", digest=after.digest
    )
    hiding = replace(before, previous=cup(name="Cup", seed="first try").digest)
    shown = replace(CUP, previous=hiding.digest)
    yield case(
        "previous-but-one-not-here", shown.pack(previous__commit__json=commitment_json(hiding.bound)),
        *GENUINE, *LOOKED_UP, "chosen previous", digest=shown.digest,
    )  # fmt: skip
    alike = cup(name="\N{FULLWIDTH LATIN CAPITAL LETTER C}U\N{CYRILLIC CAPITAL LETTER ER}-", seed="first try")
    after_alike = replace(CUP, previous=alike.digest)
    yield case(
        "previous-of-a-name-that-looks-alike",
        after_alike.pack(previous__commit__json=commitment_json(alike.bound)),
        *GENUINE, *LOOKED_UP, "chosen earlier-promise", digest=after_alike.digest,
    )  # fmt: skip
    same = cup(name=" CUP ".strip(), seed="first try")
    again = replace(CUP, previous=same.digest)
    yield case(
        "previous-of-the-same-event",
        again.pack(previous__commit__json=commitment_json(same.bound)),
        *GENUINE, *LOOKED_UP, "chosen earlier-promise", digest=again.digest,
    )  # fmt: skip
    hidden = replace(before, previous=same.digest)
    third = replace(CUP, previous=hidden.digest)
    yield case(
        "previous-but-one-of-the-same-event",
        third.pack(
            previous__commit__json=commitment_json(hidden.bound),
            older__commit__json=commitment_json(same.bound),
        ),
        *GENUINE, *LOOKED_UP, "chosen earlier-promise", digest=third.digest,
    )  # fmt: skip


def _not_yet() -> Iterator[Case]:
    june = cup(value=None)
    june_files = {"cup.sqd": june.plan_file(), "cup.commit.json": commitment_json(june.bound)}
    wanted = ("left_to_you bring-keys", "left_to_you bring-value", "left_to_you bring-boards")
    yield case("in-june", june_files, "proved plan", LEFT[0], *wanted, digest="", value="")
    yield case("in-june-with-the-digest", june_files, "proved plan", "proved digest", *wanted, value="")
    some = CUP.pack()
    for name, gone in (("keys-not-here", ("cup.sqk",)), ("boards-not-here", ("rr1.pbn", "rr2.pbn"))):
        files = with_sums({key: data for key, data in some.items() if key not in gone})
        kind = "bring-keys" if "cup.sqk" in gone else "bring-boards"
        entries = ["proved plan", "proved checksums", *LOOKED_UP, f"left_to_you {kind}"]
        if kind == "bring-boards":
            entries.append("proved keys")
        yield case(name, files, *entries)
    yield case(
        "value-not-here", CUP.pack(cup__sqd=june.plan_file()), "proved plan", "proved keys",
        "proved checksums", "proved digest", "left_to_you bring-value", value="",
    )  # fmt: skip
    draft = replace(june.plan, keys_hash=None)
    yield case(
        "not-published", {"cup.sqd": june.plan_file(draft)}, "left_to_you unpublished", digest="", value=""
    )
    yield case("no-plan", {"rr1.pbn": CUP.session(1, 1)}, verdict="")


def _files() -> Iterator[Case]:
    pack = CUP.pack()
    less = without(GENUINE, "proved checksums")
    absent = {name: data for name, data in pack.items() if name != "README.txt"}
    yield case("listed-file-absent", absent, *less, *LOOKED_UP, "chosen missing-file")
    yield case(
        "listed-file-changed", {**pack, "README.txt": b"Trust us\r\n"}, *less, *LOOKED_UP,
        "contradicted checksum",
    )  # fmt: skip
    none = {name: data for name, data in pack.items() if name != SUMS}
    yield case("no-checksums", none, *less, *LOOKED_UP)
    yield case(
        "list-of-checksums-damaged", {**pack, SUMS: b"hello\n"}, *less, *LOOKED_UP, "left_to_you unreadable"
    )
    yield case(
        "boards-unreadable", CUP.pack(rr2__pbn=b"\0 no boards"),
        *without(GENUINE, "proved boards 1.2", "proved complete"), *LOOKED_UP,
        "chosen missing-session 1.2", "left_to_you unreadable",
    )  # fmt: skip
    yield case(
        "record-damaged", CUP.pack(cup__record__json=b"[]"), *GENUINE, *LOOKED_UP, "left_to_you unreadable"
    )
    yield case("archive-in-a-folder", {"cup-public.zip": zipped(pack)}, *GENUINE, *LOOKED_UP)
    yield case("archive-beside-its-files", {**pack, "cup-public.ZIP": zipped(pack)}, *GENUINE, *LOOKED_UP)
    within = zipped({**pack, "README.txt": b"Trust us\r\n"})
    yield case(
        "archive-with-a-listed-file-changed", {**pack, "cup-public.zip": within}, *less, *LOOKED_UP,
        "contradicted checksum",
    )  # fmt: skip
    yield case(
        "archive-cut-off", {**pack, "cup-public.zip": within[:-30]}, *GENUINE, *LOOKED_UP,
        "left_to_you unreadable",
    )  # fmt: skip
    yield case(
        "archive-in-an-archive", {**pack, "all.zip": zipped({"cup-public.zip": within})},
        *GENUINE, *LOOKED_UP, "left_to_you unreadable",
    )  # fmt: skip
    yield case(
        "boards-in-a-gz", {**pack, "rr3.pbn.gz": b"\x1f\x8b"}, *GENUINE, *LOOKED_UP, "left_to_you unreadable"
    )
    told = replace(RECORD, deviations=(Deviation("Session 2 was played twice", "snow", RECORD_MOMENT),))
    yield case("deviation", CUP.pack(told), *GENUINE, *LOOKED_UP, "chosen deviation")
    yield case("no-record", CUP.pack(None), *GENUINE, *LOOKED_UP)


def _boards() -> Iterator[Case]:
    boards = CUP.boards(1, 1)
    less = without(GENUINE, "proved complete")
    swapped = [Board(1, boards[1].deal), Board(2, boards[0].deal), *boards[2:]]
    yield case(
        "two-boards-exchanged", CUP.pack(rr1__pbn=CUP.pbn(swapped)), *less, *LOOKED_UP,
        "contradicted board 1.1",
    )  # fmt: skip
    foreign = cup(value="1").boards(1, 1)[2]
    yield case(
        "a-board-of-nobody", CUP.pack(rr1__pbn=CUP.pbn([*boards[:2], foreign, boards[3]])),
        *less, *LOOKED_UP, "contradicted board 1.1",
    )  # fmt: skip
    guest = Board(3, CUP.boards(1, 2)[2].deal)
    yield case(
        "a-board-of-another-session", CUP.pack(rr1__pbn=CUP.pbn([*boards[:2], guest, boards[3]])),
        *less, *LOOKED_UP, "contradicted board 1.1",
    )  # fmt: skip
    yield case(
        "a-key-changed", CUP.pack(cup__sqk=_with_other_key(CUP.keys)),
        "proved boards 1.2", "proved plan", "proved checksums", *LOOKED_UP,
        "contradicted keys", "contradicted board 1.1",
    )  # fmt: skip
    plain = cup(value="1")
    yield case(
        "value-changed-after-dealing", {**CUP.pack(cup__sqd=plain.plan_file())},
        "proved keys", "proved plan", "proved checksums", "proved digest",
        "contradicted value", "contradicted board 1.1", "contradicted board 1.2", "chosen value-form",
    )  # fmt: skip
    heading = Heading(BoardRange(1, 4), program=PROGRAM)
    bri = format_by_name("bri").write(
        heading, [Board(place, board.deal) for place, board in enumerate(boards[::-1], 1)]
    )
    yield case(
        "another-order", CUP.pack(rr1__pbn=None, rr1__bri=bri), *GENUINE, *LOOKED_UP, "chosen order 1.1",
    )  # fmt: skip
    right = format_by_name("bri").write(heading, boards)
    yield case("no-board-numbers", CUP.pack(rr1__pbn=None, rr1__bri=right), *GENUINE, *LOOKED_UP)
    part = format_by_name("bri").write(
        Heading(BoardRange(1, 2), program=PROGRAM), [Board(1, boards[2].deal), Board(2, boards[3].deal)]
    )
    yield case(
        "part-without-board-numbers", CUP.pack(rr1__pbn=None, rr1__bri=part), *less, *LOOKED_UP,
        "chosen missing-boards 1.1", by_page=False,
    )  # fmt: skip


def _with_other_key(keys: Keys) -> bytes:
    data = keys.file_bytes()
    return data[:10] + (b"a" if data[10:11] != b"a" else b"b") + data[11:]


def _others() -> Iterator[Case]:
    practice = cup(name="PRACTICE Cup")
    yield case("practice", practice.pack(), *GENUINE, *LOOKED_UP, "chosen practice", digest=practice.digest)
    names = (*(f"rr{number}" for number in (1, 2, 3, 4)), "rr3reserve", "ko1", "ko2", "sw2", "fin")
    files = {name: (SPRING / name).read_bytes() for name in ("spring.sqd", "spring.sqk")}
    files |= {f"{name}.pbn": (SPRING / f"{name}.pbn").read_bytes() for name in names}
    yield case(
        "made-by-squaredeal", files,
        *(f"proved boards 1.{session}" for session in (1, 2, 3, 4)), "proved boards 1.3r",
        "proved boards 2.1", "proved boards 2.2", "proved boards 3.2", "proved boards 4.1",
        "proved keys", *LEFT, "chosen no-commitment", "chosen value-spelling", "chosen open-sessions",
        "chosen open-boards 2.1", "chosen open-boards 2.2", "chosen reserve 1.3r",
        "chosen missing-session 3.1", digest="", value="",
    )  # fmt: skip


def damages(count: int = 200) -> Iterator[tuple[str, dict[str, bytes]]]:
    """Yield the pack with one file of it damaged, by name: each the same at every run."""
    whole = CUP.pack()
    loose = {name: data for name, data in whole.items() if name != SUMS}
    for number in range(count):
        draws = _draws(number)
        files = dict(loose if number % 2 else whole)
        name = sorted(files)[next(draws) % len(files)]
        files[name] = _damaged(files[name], draws)
        yield f"damage-{number:03}", files


def _draws(number: int) -> Iterator[int]:
    """Yield numbers of 64 bits that follow from `number`."""
    count = 0
    while True:
        count += 1
        digest = hashlib.sha256(f"damage {number} {count}".encode()).digest()
        yield int.from_bytes(digest[:8], "big")


def _damaged(data: bytes, draws: Iterator[int]) -> bytes:
    """Return `data` with one change: a bit, a byte, a piece left out, doubled, or the end cut off."""
    kind, place = next(draws) % 6, next(draws) % max(1, len(data))
    length = 1 + next(draws) % 40
    changed = bytearray(data)
    if kind == 0 and data:
        changed[place] ^= 1 << next(draws) % 8
    elif kind == 1 and data:
        changed[place] = b"0123456789abcdefNESW\n"[next(draws) % 21]
    elif kind == 2:
        del changed[place : place + length]
    elif kind == 3:
        changed[place:place] = data[place : place + length]
    elif kind == 4:
        del changed[place:]
    else:
        changed[place:place] = bytes([next(draws) % 256])
    return bytes(changed)


def session_text(session: Mapping[str, Any] | None, phase: int | None, kind: str) -> str:
    """Return a session, as the JSON of `bigdeal verify` tells it, the short way of `Case.expected`."""
    if session is not None:
        return f" {session['phase']}.{session['session']}{'r' * session['reserve']}"
    return f" {phase}" if kind == "plan" and phase is not None else ""


def told(report: Mapping[str, Any]) -> frozenset[str]:
    """Return what the JSON of a verifier tells, as in `Case.expected`."""
    return frozenset(
        f"{name} {entry['kind']}{session_text(entry['session'], entry.get('phase'), entry['kind'])}"
        for name in ("proved", "left_to_you", "chosen", "contradicted")
        for entry in report[name]
    )


def write_cases(folder: Path, *, with_damages: bool = True) -> None:
    """Write every case into a folder of its own below `folder`, with what is expected of it."""
    listed: list[Case] = list(cases())
    if with_damages:
        listed += [Case(name, files, "", frozenset()) for name, files in damages()]
    for one in listed:
        place = folder / one.name / "files"
        place.mkdir(parents=True)
        for name, data in one.files.items():
            (place / name).write_bytes(data)
        told = {
            "verdict": one.verdict,
            "expected": sorted(one.expected),
            "digest": one.digest,
            "value": one.value,
            "before": one.before,
            "played": list(one.played),
            "no_other_promise": one.no_other_promise,
            "by_page": one.by_page,
            "kept": list(one.kept),
        }
        (place.parent / "case.json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    write_cases(Path(sys.argv[1]))
