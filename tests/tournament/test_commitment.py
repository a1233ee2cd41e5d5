"""The commitment: what it binds, that anybody can recompute it, and what anybody may send in its place."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.errors.formats import FileTooLarge
from bigdeal_gui.errors.tournament import CommitmentTooNew, DamagedCommitment, ForgedCommitment, InvalidField
from bigdeal_gui.services.spoken import speaking
from bigdeal_gui.tournament import commitment as module
from bigdeal_gui.tournament.commitment import (
    Broken,
    Commitment,
    check_commitment,
    check_committed_keys,
    check_committed_plan,
    commitment_from_json,
    commitment_json,
    make_commitment,
)
from bigdeal_gui.tournament.description_file import Description, read_description, write_description
from bigdeal_gui.tournament.digest_forms import digest_groups, digest_words
from bigdeal_gui.tournament.holders.holder_promise import Holder, SharedPromise
from bigdeal_gui.tournament.keys.keys_file import read_keys
from bigdeal_gui.tournament.plan import BoardsRule, Phase, Plan, new_phase
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, SourceRule

if TYPE_CHECKING:
    from collections.abc import Callable

PAGE = Path(__file__).parents[2] / "docs" / "tournament-files.md"
RULE = SourceRule(date(2026, 7, 14), (KNOWN_SOURCES[0],))
PHASES = (
    new_phase(4, "2x6", "rr#", "Round robin #/4"),
    new_phase(0, "?", "sw##", "Swiss #"),
    new_phase(1, "21-28", "fin", "Final"),
)
PLAN = Plan("Spring Teams", RULE.in_words(), PHASES, keys_hash="0123456789abcdef" * 4)
PROGRAM = "bigdeal-gui 1.0"
ROOT = "fedcba9876543210" * 4
BEFORE = "89abcdef01234567" * 4


def bind(
    plan: Plan, *, rule: SourceRule | None, program: str, root: str = ROOT, previous: str | None = BEFORE
) -> Commitment:
    """Return the commitment to a plan with the root and the digest before that stand above."""
    return make_commitment(plan, rule=rule, keys_root=root, previous=previous, program=program)


BOUND = bind(PLAN, rule=RULE, program=PROGRAM)


def test_the_digest_is_that_of_the_lines() -> None:
    """SHA-256 runs over the lines in UTF-8, each ended by a line feed, and over nothing else."""
    assert BOUND.lines == (
        "bigdeal-gui commitment 2",
        "TN Spring Teams",
        f"DI {RULE.in_words()}",
        "SN 4:1-6,7-12:rr#:Round robin #/4",
        "SN 0:?:sw##:Swiss #",
        "SN 1:21-28:fin:Final",
        f"KH {PLAN.keys_hash}",
        f"MR {ROOT}",
        f"RU {RULE.to_json()}",
        f"PREV {BEFORE}",
        "PV bigdeal-gui 1.0",
    )
    assert BOUND.digest == hashlib.sha256(("\n".join(BOUND.lines) + "\n").encode()).hexdigest()
    assert (BOUND.plan, BOUND.rule, BOUND.program) == (PLAN, RULE, PROGRAM)
    assert BOUND.keys_hash == PLAN.keys_hash
    assert (BOUND.version, BOUND.keys_root, BOUND.previous) == (2, ROOT, BEFORE)


def test_a_log_is_announced_by_a_line_of_version_3() -> None:
    """`LG 1` stands before the digest of the promise before; another form, or none, is no version 3."""
    rule = {"rule": RULE, "keys_root": ROOT, "previous": None, "program": PROGRAM}
    bound = make_commitment(PLAN, has_log=True, **rule)
    assert bound.lines[0] == "bigdeal-gui commitment 3"
    assert bound.lines[-3:] == ("LG 1", "PREV none", f"PV {PROGRAM}")
    assert commitment_from_json(commitment_json(bound)) == bound
    assert (bound.has_log, make_commitment(PLAN, **rule).has_log) == (True, False)
    for lines in (
        [*bound.lines[:-3], "LG 2", *bound.lines[-2:]],
        [*bound.lines[:-3], *bound.lines[-2:]],
        ["bigdeal-gui commitment 2", *bound.lines[1:]],
    ):
        damaged = replace(bound, lines=tuple(lines), version=int(lines[0][-1]))
        with pytest.raises(DamagedCommitment):
            commitment_from_json(commitment_json(damaged))


def test_a_file_is_written_for_people_too() -> None:
    """Letters of any script stand in it as they are, on a line for each that is bound."""
    bound = bind(replace(PLAN, name="Coupe d’été 桥牌"), rule=RULE, program=PROGRAM)
    lines = commitment_json(bound).decode("utf-8").splitlines()
    assert '  "TN Coupe d’été 桥牌",' in lines
    assert len(lines) == len(bound.lines) + 7


def test_a_known_digest() -> None:
    """The digest of a fixed plan never changes from one version of the program to the next."""
    assert BOUND.digest == "1dd06a429b0caf414844ab45616a9026e3132179a56ee002fe35fb53f9437d24"


def first_version() -> Commitment:
    """Return the commitment to PLAN as programs before the second version made it."""
    lines = [
        "bigdeal-gui commitment 1",
        *(line for line in BOUND.lines[1:] if line[:3] not in {"MR ", "PRE"}),
    ]
    return Commitment(tuple(lines), PLAN, RULE, PROGRAM)


def test_the_first_version_is_read_for_ever() -> None:
    """A commitment without root and digest before keeps its own digest, and binds what it bound."""
    old = first_version()
    assert old.digest == "a8f4eb7b514c5a23d40bd24d52be06f995b8c2b890cc711e2612721e679cd0f2"
    again = commitment_from_json(commitment_json(old))
    assert again == old
    assert (again.version, again.keys_root, again.previous) == (1, "", None)
    assert json.loads(commitment_json(old))["version"] == 1
    assert check_commitment(again, PLAN, PLAN.keys_hash, ROOT) == ()


def test_the_first_of_an_organiser_says_so() -> None:
    """Where nothing was published before, the line says so, and the digest is another."""
    first = bind(PLAN, rule=RULE, program=PROGRAM, previous=None)
    assert first.lines[-2] == "PREV none"
    assert commitment_from_json(commitment_json(first)).previous is None
    assert first.digest != BOUND.digest


def test_root_and_digest_before_are_64_digits() -> None:
    """Nothing else can be bound in their places."""
    for parts in ({"root": "none"}, {"root": ROOT.upper()}, {"previous": "first"}, {"previous": BEFORE[1:]}):
        with pytest.raises(InvalidField, match="64 hexadecimal") as caught:
            bind(PLAN, rule=RULE, program=PROGRAM, **parts)
        assert caught.value.field == "plan"


def test_a_plan_in_own_words_has_no_rule() -> None:
    """Without a rule its line is left out."""
    bound = bind(PLAN, rule=None, program=PROGRAM)
    assert bound.rule is None
    assert not [line for line in bound.lines if line.startswith("RU ")]
    assert check_commitment(bound, PLAN, PLAN.keys_hash) == ()


fields = st.text("ABCxyz 0123&/#>äß€-", max_size=20).map(str.strip)
texts = fields.filter(bool)
phases = st.builds(
    Phase,
    st.integers(0, 40),
    st.sampled_from(["?", "16", "1-16,17-32", "3x7", " 5 , 6-9 "]).map(BoardsRule.parse),
    st.text("ABCxyz0123", min_size=1, max_size=6).map("P{}#".format),
    fields,
)
plans = st.builds(
    Plan,
    name=fields,
    source=fields,
    phases=st.lists(phases, max_size=4, unique_by=lambda one: one.prefix).map(tuple),
    value=st.one_of(st.none(), texts),
    keys_hash=st.text("0123456789abcdef", min_size=64, max_size=64),
)


@pytest.mark.unwatched
@settings(max_examples=80)
@given(
    plans,
    st.one_of(
        st.none(), st.just(RULE), texts.map(lambda text: SourceRule(None, text=" ".join(text.split())))
    ),
)
def test_a_commitment_survives_its_file(plan: Plan, rule: SourceRule | None) -> None:
    """What is written is read back equal, holds for its plan, and does not depend on the outside value."""
    named = plan if rule is None else replace(plan, source=rule.in_words())
    bound = bind(named, rule=rule, program=PROGRAM)
    again = commitment_from_json(commitment_json(bound))
    assert again == bound
    assert again.digest == json.loads(commitment_json(bound))["digest"]
    assert check_commitment(again, named, named.keys_hash) == ()
    assert bind(replace(named, value=None), rule=rule, program=PROGRAM).digest == bound.digest


@settings(max_examples=50)
@given(plans)
def test_the_lines_of_the_plan_are_those_of_its_file(plan: Plan) -> None:
    """Lines taken from the description file by their tags are those that are bound."""
    content = write_description(Description(plan), PROGRAM).decode("utf-8")
    of_file = [line for line in content.split("\n") if re.match("(TN|DI|SN|KH) ", line)]
    assert bind(plan, rule=None, program=PROGRAM).lines[1:-3] == tuple(of_file)


def test_every_part_is_bound() -> None:
    """Whatever of plan, keys, rule or program is another, the digest is another."""
    one, two, three = PHASES
    other_rule = SourceRule(date(2026, 7, 15), RULE.sources)
    others = [
        bind(replace(PLAN, name="Spring Team"), rule=RULE, program=PROGRAM),
        bind(replace(PLAN, source="DJI1407"), rule=None, program=PROGRAM),
        bind(replace(PLAN, source=other_rule.in_words()), rule=other_rule, program=PROGRAM),
        bind(replace(PLAN, phases=(one, two)), rule=RULE, program=PROGRAM),
        bind(replace(PLAN, phases=(two, one, three)), rule=RULE, program=PROGRAM),
        bind(replace(PLAN, phases=(replace(one, sessions=5), two, three)), rule=RULE, program=PROGRAM),
        bind(replace(PLAN, keys_hash="f" * 64), rule=RULE, program=PROGRAM),
        bind(PLAN, rule=None, program=PROGRAM),
        bind(PLAN, rule=RULE, program="bigdeal-gui 1.1"),
        bind(PLAN, rule=RULE, program=PROGRAM, root=BEFORE),
        bind(PLAN, rule=RULE, program=PROGRAM, previous=ROOT),
        first_version(),
    ]
    assert len({BOUND.digest, *(other.digest for other in others)}) == len(others) + 1


def changed(number: int, **parts: object) -> Plan:
    """Return PLAN with parts of one phase changed."""
    phases = list(PHASES)
    phases[number - 1] = replace(phases[number - 1], **parts)  # type: ignore[arg-type] - as given
    return replace(PLAN, phases=tuple(phases))


@pytest.mark.parametrize(
    ("plan", "broken", "part"),
    [
        (
            replace(PLAN, name="Autumn Teams"),
            Broken("name", None, "Spring Teams", "Autumn Teams"),
            "The name was",
        ),
        (
            replace(PLAN, source="DJI1507"),
            Broken("source", None, RULE.in_words(), "DJI1507"),
            "The source of the outside value was",
        ),
        (
            replace(PLAN, keys_hash="f" * 64),
            Broken("keys", None, "0123456789abcdef" * 4, "f" * 64),
            "The hash of the keys was",
        ),
        (replace(PLAN, keys_hash=None), Broken("keys", None, "0123456789abcdef" * 4, ""), "is now “”"),
        (changed(1, sessions=5), Broken("sessions", 1, "4", "5"), "Phase 1: its number of sessions was"),
        (
            changed(1, boards=BoardsRule.parse("1-6,7-11")),
            Broken("boards", 1, "1-6,7-12", "1-6,7-11"),
            "Phase 1: its range of boards was",
        ),
        (changed(2, boards=BoardsRule.parse("20")), Broken("boards", 2, "?", "1-20"), "published as “?”"),
        (
            changed(3, prefix="final"),
            Broken("prefix", 3, "fin", "final"),
            "Phase 3: its beginning of file names was",
        ),
        (changed(3, description="Finals"), Broken("description", 3, "Final", "Finals"), "is now “Finals”"),
        (
            replace(PLAN, phases=PHASES[:2]),
            Broken("phase", 3, "fin", ""),
            "Phase 3, “fin”, was published but is missing now.",
        ),
        (
            replace(PLAN, phases=(*PHASES, new_phase(1, "8", "extra", "Extra"))),
            Broken("phase", 4, "", "extra"),
            "Phase 4, “extra”, was added after publication.",
        ),
    ],
)
def test_each_broken_promise_is_named(plan: Plan, broken: Broken, part: str) -> None:
    """One part changed makes one broken promise, with what was published and what is there now."""
    assert check_committed_plan(BOUND, plan) == (broken,)
    assert part in broken.text
    assert broken.text.endswith(".")


def test_all_broken_promises_are_named_at_once() -> None:
    """Nothing stops at the first."""
    other = replace(changed(1, sessions=5, prefix="r#"), name="Autumn Teams", keys_hash="f" * 64)
    assert [one.what for one in check_commitment(BOUND, other, "e" * 64)] == [
        "name",
        "keys",
        "sessions",
        "prefix",
        "keys",
    ]


def test_the_same_boards_written_otherwise_are_the_same() -> None:
    """2x6 is 1-6,7-12; the outside value and blanks in a list of boards change nothing."""
    other = replace(changed(1, boards=BoardsRule.parse("2x6")), value="4327591")
    assert check_committed_plan(BOUND, other) == ()


def test_keys_are_checked_when_they_are_out() -> None:
    """Before the reveal the plan alone is checked, after it the hash of the published keys."""
    assert check_commitment(BOUND, PLAN) == ()
    assert check_commitment(BOUND, PLAN, PLAN.keys_hash) == ()
    assert check_committed_keys(BOUND, "f" * 64) == (Broken("keys", None, BOUND.keys_hash, "f" * 64),)
    assert check_commitment(BOUND, PLAN, PLAN.keys_hash, ROOT) == ()
    (broken,) = check_commitment(BOUND, PLAN, PLAN.keys_hash, "f" * 64)
    assert broken == Broken("root", None, ROOT, "f" * 64)
    assert broken.text.startswith("The root of the keys was published as")


def test_a_rule_that_says_something_else_than_the_plan_is_named() -> None:
    """The promise for programs and the promise for people must be one."""
    bound = bind(replace(PLAN, source="DJI1407"), rule=None, program=PROGRAM)
    lines = (*bound.lines[:-2], f"RU {RULE.to_json()}", *bound.lines[-2:])
    forged = commitment_from_json(commitment_json(replace(bound, lines=lines)))
    (broken,) = check_committed_plan(forged, bound.plan)
    assert (broken.what, broken.promised, broken.found) == ("rule", RULE.in_words(), "DJI1407")
    assert broken.text.startswith("The rule for the outside value was")


def shared() -> Plan:
    """Return the plan with two holders of words in its promise."""
    both = (Holder("Team B", "ab" * 32), Holder("Équipe C", "cd" * 32))
    return replace(PLAN, source=SharedPromise(RULE.in_words(), both).in_words())


def test_holders_are_bound_by_a_line_each() -> None:
    """Behind the rule of the outside value, in the order of the promise; the file reads back."""
    bound = bind(shared(), rule=RULE, program=PROGRAM)
    assert bound.lines[-5:-2] == (
        f"RU {RULE.to_json()}",
        f"HO {'ab' * 32} Team B",
        f"HO {'cd' * 32} Équipe C",
    )
    assert commitment_from_json(commitment_json(bound)) == bound
    assert check_commitment(bound, shared()) == ()
    assert [holder.name for holder in bound.holders] == ["Team B", "Équipe C"]


def test_holders_that_contradict_the_promise_are_named() -> None:
    """Those that the lines bind are those of the sentence, in its order, or something is wrong."""
    bound = bind(shared(), rule=RULE, program=PROGRAM)
    for holders in ((), bound.holders[:1], bound.holders[::-1]):
        broken = check_commitment(replace(bound, holders=holders), shared())
        assert [one.what for one in broken] == ["holders"]
        assert "list of holders was published as" in broken[0].text
        assert broken[0].promised == (", ".join(one.line for one in holders) or "–")
        assert broken[0].found == ", ".join(one.line for one in bound.holders)
    old = replace(bound, version=1, holders=())
    assert check_commitment(old, shared()) == ()


def test_a_line_that_names_no_holder_is_damage() -> None:
    """It has 64 digits, a blank and a name."""
    lines = bind(shared(), rule=RULE, program=PROGRAM).lines
    for wrong in ("HO ", f"HO {'ab' * 32}", f"HO {'ab' * 32} ", f"HO {'AB' * 32} Team B"):
        changed = tuple(wrong if line.endswith("Team B") else line for line in lines)
        with pytest.raises(DamagedCommitment):
            commitment_from_json(commitment_json(Commitment(changed, PLAN, RULE, PROGRAM, 2)))


def test_only_what_can_be_checked_is_bound() -> None:
    """A plan without keys, or one whose fields do not read back, is not bound."""
    with pytest.raises(ValueError, match="when its keys are made"):
        bind(replace(PLAN, keys_hash=None), rule=None, program=PROGRAM)
    with pytest.raises(InvalidField, match="spaces at the ends"):
        bind(replace(PLAN, name=" Spring"), rule=RULE, program=PROGRAM)
    with pytest.raises(InvalidField, match="spaces at the ends"):
        bind(PLAN, rule=SourceRule(None, text="another promise"), program=PROGRAM)
    for program in ("", "two\nlines", "x" * 101, " x"):
        with pytest.raises(InvalidField) as caught:
            bind(PLAN, rule=None, program=program)
        assert caught.value.field == "plan"


def altered(**changes: object) -> bytes:
    """Return the file of BOUND with parts changed; None takes a part out."""
    whole = json.loads(commitment_json(BOUND)) | changes
    return json.dumps({name: value for name, value in whole.items() if value is not None}).encode()


def relined(change: Callable[[list[str]], object]) -> bytes:
    """Return the file of BOUND with other lines and the digest that goes with them."""
    lines = list(BOUND.lines)
    change(lines)
    digest = hashlib.sha256("".join(f"{line}\n" for line in lines).encode("utf-8", "replace")).hexdigest()
    return altered(lines=lines, digest=digest)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not JSON"),
        (b"\xff", "not JSON"),
        (b"{", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b'{"version": ' + b"9" * 5000 + b"}", "not JSON"),
        (b"[]", "is not a commitment"),
        (b"{}", "is not a commitment"),
        (b'{"format": "other"}', "is not a commitment"),
        (commitment_json(BOUND).replace(b'"version": 2', b'"version": 2, "version": 2'), "not JSON"),
        (altered(version=0), "parts are not"),
        (altered(version=1), "first or last line"),
        (altered(version="1"), "parts are not"),
        (altered(version=True), "parts are not"),
        (altered(version=1.0), "parts are not"),
        (altered(version=10**9), "parts are not"),
        (altered(version=None), "parts are not"),
        (altered(lines=None), "parts are not"),
        (altered(more=1), "parts are not"),
        (altered(digest=1), "64 hexadecimal"),
        (altered(digest=BOUND.digest.upper()), "64 hexadecimal"),
        (altered(lines="text"), "not text"),
        (altered(lines=[1]), "not text"),
        (relined(lambda lines: lines.clear()), "first or last line"),
        (relined(lambda lines: lines.__setitem__(slice(1, None), [])), "first or last line"),
        (relined(lambda lines: lines.pop()), "first or last line"),
        (relined(lambda lines: lines.pop(0)), "first or last line"),
        (relined(lambda lines: lines.__setitem__(-1, "PV ")), "first or last line"),
        (relined(lambda lines: lines.__setitem__(-1, "PV \x1b[2J")), "first or last line"),
        (relined(lambda lines: lines.__setitem__(1, "TN a\nTN b")), "one of its lines is two"),
        (relined(lambda lines: lines.__setitem__(1, "TN a\r")), "one of its lines is two"),
        (relined(lambda lines: lines.insert(2, "TN again")), "not in order"),
        (relined(lambda lines: lines.insert(3, "DV 4327591")), "not in order"),
        (relined(lambda lines: lines.insert(3, "# a comment")), "not in order"),
        (relined(lambda lines: lines.insert(3, "")), "not in order"),
        (relined(lambda lines: lines.insert(1, lines.pop(2))), "not in order"),
        (relined(lambda lines: lines.insert(-1, lines[-2])), "not in order"),
        (relined(lambda lines: lines.__setitem__(1, "TN a\u202eb")), "line 2: "),
        (relined(lambda lines: lines.__setitem__(3, "SN 4:1-6:../rr#:R")), "line 4: "),
        (relined(lambda lines: lines.__setitem__(3, "SN 99999:1-6:rr#:R")), "line 4: "),
        (relined(lambda lines: lines.__setitem__(6, "KH 0123")), "line 7: "),
        (relined(lambda lines: lines.__setitem__(1, "TN " + "x" * 5000)), "line 2: "),
        (relined(lambda lines: lines.__setitem__(1, "TN \ud800")), "half of a letter"),
        (relined(lambda lines: lines.__setitem__(-3, "RU {}")), "parts are not those of a promise"),
        (relined(lambda lines: lines.__setitem__(-3, lines[-3].replace(":", ": ", 1))), "required form"),
        (relined(lambda lines: lines.__setitem__(0, "bigdeal-gui commitment 1")), "not in order"),
        (relined(lambda lines: lines.__setitem__(0, "bigdeal-gui commitment 4")), "first or last line"),
        (relined(lambda lines: lines.__setitem__(0, "bigdeal-gui commitment 3")), "not in order"),
        (relined(lambda lines: lines.pop(-2)), "not in order"),
        (relined(lambda lines: lines.pop(7)), "not in order"),
        (relined(lambda lines: lines.__setitem__(-2, "PREV None")), "64 hexadecimal"),
        (relined(lambda lines: lines.__setitem__(7, f"MR {ROOT.upper()}")), "64 hexadecimal"),
        (relined(lambda lines: lines.__setitem__(7, "MR none")), "64 hexadecimal"),
    ],
)  # fmt: skip
def test_what_is_no_commitment_is_refused(data: bytes, reason: str) -> None:
    """Damage, forgery and tricks of other writers are refused, with the reason."""
    with pytest.raises(DamagedCommitment, match=reason):
        commitment_from_json(data)


@pytest.mark.parametrize(
    "data", [altered(digest="0" * 64), altered(lines=[]), commitment_json(BOUND).replace(b"TN ", b"TN X")]
)
def test_a_digest_of_other_lines_is_forged(data: bytes) -> None:
    """Whatever its lines are, a commitment whose digest is not theirs contradicts itself."""
    with pytest.raises(ForgedCommitment, match="contradicts itself"):
        commitment_from_json(data)


def test_lines_too_long_for_a_plan_are_refused() -> None:
    """A commitment holds no larger plan than a description file."""
    with pytest.raises(DamagedCommitment, match="too long"):
        commitment_from_json(
            relined(lambda lines: lines.__setitem__(slice(3, 6), [lines[3] + "x" * 900] * 1200))
        )


def test_a_newer_kind_is_told_from_damage() -> None:
    """Whoever gets a commitment of a later program is told so, whatever else it holds."""
    with pytest.raises(CommitmentTooNew) as caught:
        commitment_from_json(altered(version=4, more="of it"))
    assert caught.value.version == 4
    with pytest.raises(CommitmentTooNew):
        commitment_from_json(altered(version=999))
    with pytest.raises(DamagedCommitment):
        commitment_from_json(altered(version=1_000))


def test_what_was_promised_is_named_in_the_users_language() -> None:
    """Each part by a name of its own, and none by that of the code."""
    parts = (
        "name",
        "source",
        "rule",
        "holders",
        "keys",
        "root",
        "sessions",
        "boards",
        "prefix",
        "description",
    )
    with speaking("de"):
        names = [Broken(what, None, "1", "2").text.rpartition(": ")[2] for what in parts]
    assert names[:2] == ["Name.", "Quelle des externen Werts."]
    assert len({*names, *(f"{what}." for what in parts)}) == 2 * len(parts)


def test_a_file_too_large_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """The size is bounded before anything is read."""
    monkeypatch.setattr(module, "MAX_FILE_BYTES", 100)
    with pytest.raises(FileTooLarge):
        commitment_from_json(commitment_json(BOUND))


json_values: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=20)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=9), inner, max_size=5)
    ),
    max_leaves=6,
)
FIRST_LINES = ["bigdeal-gui commitment 1", "bigdeal-gui commitment 2"]
tags = st.sampled_from([*FIRST_LINES, "TN ", "DI ", "SN ", "KH ", "MR ", "RU ", "PREV ", "PV ", "DV ", ""])
any_lines = st.lists(st.tuples(tags, st.text(max_size=30)).map("".join), max_size=8)


@pytest.mark.unwatched
@settings(max_examples=150)
@given(
    st.one_of(
        st.binary(max_size=200),
        json_values.map(lambda value: json.dumps(value).encode()),
        st.tuples(st.sampled_from(["version", "digest", "lines", "format"]), json_values).map(
            lambda pair: altered(**{pair[0]: pair[1]})
        ),
        any_lines.map(lambda lines: relined(lambda old: old.__setitem__(slice(None), lines))),
        st.tuples(st.integers(0, 10), st.text(max_size=40)).map(
            lambda pair: relined(lambda lines: lines.__setitem__(pair[0], lines[pair[0]][:3] + pair[1]))
        ),
    )
)
def test_no_bytes_do_worse_than_an_error(data: bytes) -> None:
    """Whatever a file holds, reading it gives a commitment that is whole, or an error that is known."""
    try:
        bound = commitment_from_json(data)
    except (DamagedCommitment, ForgedCommitment, CommitmentTooNew):
        return
    assert commitment_from_json(commitment_json(bound)) == bound
    assert check_committed_plan(bound, bound.plan) in {
        (),
        tuple(one for one in check_committed_plan(bound, bound.plan) if one.what == "rule"),
    }


@settings(max_examples=80)
@given(st.data())
def test_no_changed_byte_goes_unnoticed(data: st.DataObject) -> None:
    """A file with one byte changed is refused, or says the same in another dress."""
    content = bytearray(commitment_json(BOUND))
    place = data.draw(st.integers(0, len(content) - 1))
    content[place] = data.draw(st.integers(0, 255))
    try:
        bound = commitment_from_json(bytes(content))
    except (DamagedCommitment, ForgedCommitment, CommitmentTooNew):
        return
    assert bound == BOUND


FILES = dict(
    re.findall(
        r"^`(spring\.[a-z.]+)`:\n\n```[a-z]+\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
)


def test_the_worked_example_is_what_the_program_makes() -> None:
    """The files on the page belong together, and the commitment is ours to the byte."""
    plan = read_description(FILES["spring.sqd"].encode()).plan
    bound = commitment_from_json(FILES["spring.commit.json"].encode())
    keys = read_keys(FILES["spring.sqk"].replace("\n", "\r\n").encode())
    assert check_commitment(bound, plan, keys.digest(), keys.root()) == ()
    assert bound.rule is not None
    assert bound.rule.in_words() == plan.source
    made = make_commitment(plan, rule=bound.rule, keys_root=keys.root(), previous=None, program=bound.program)
    assert commitment_json(made) == FILES["spring.commit.json"].encode()
    assert digest_groups(bound.digest) in PAGE.read_text("utf-8")
    assert " ".join(digest_words(bound.digest)) in PAGE.read_text("utf-8")


@pytest.mark.skipif(
    not (shutil.which("sh") and shutil.which("sha256sum")),
    reason="the example is one for a shell with sha256sum",
)
def test_the_worked_example_can_be_done_by_hand(tmp_path: Path) -> None:
    """Each command on the page, typed as it stands beside the files, gives the answer below it."""
    for name, content in FILES.items():
        ends = content.replace("\n", "\r\n") if name == "spring.sqk" else content
        (tmp_path / name).write_bytes(ends.encode())
    steps = re.findall(r"^\$ (.*)\n(.*)\n", PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(steps) == 5
    for command, answer in steps:
        python = f"python3() {{ '{sys.executable}' \"$@\"; }}\n"
        done = subprocess.run(
            ["sh", "-c", python + command], cwd=tmp_path, capture_output=True, text=True, check=True
        )
        assert done.stdout == f"{answer}\n"
