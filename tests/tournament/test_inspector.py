"""The inspector: what would be regretted once a plan is published."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.formats.table import FORMATS
from bigdeal_gui.tournament.description_file import read_description
from bigdeal_gui.tournament.findings import Finding, Severity
from bigdeal_gui.tournament.inspector import blocking_findings, inspect_plan
from bigdeal_gui.tournament.plan import BoardsRule, Phase, Plan
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, SourceRule

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bigdeal_gui.formats.format import Format

RULE = SourceRule(date(2026, 7, 14), (KNOWN_SOURCES[0],))
BY_NAME = {kind.name: kind for kind in FORMATS}
PBN = (BY_NAME["pbn"],)


def phase(
    sessions: int = 2, boards: str = "1-16,17-32", prefix: str = "RR#", description: str = "Round robin #/2"
) -> Phase:
    """Return a phase in which nothing is unusual, but for what is given."""
    return Phase(sessions, BoardsRule.parse(boards), prefix, description)


def plan(*phases: Phase, name: str = "Spring Teams 2026", source: str | None = None) -> Plan:
    """Return a plan in which nothing is unusual, but for what is given."""
    return Plan(name, RULE.in_words() if source is None else source, phases or (phase(),))


def found(one: Plan, formats: Sequence[Format] = PBN, **surroundings: object) -> list[str]:
    """Return the keys of what is found in a plan whose source is RULE in words."""
    return [finding.key for finding in inspect_plan(one, formats, rule=RULE, **surroundings)]  # type: ignore[arg-type] - as given


def test_nothing_is_found_in_a_sound_plan() -> None:
    """A plan of the usual kind, promised by a rule, passes without a word."""
    one = plan(
        phase(),
        phase(4, "2x8", "QF#", "Quarter finals #/4"),
        phase(1, "21-28", "FIN", "Final"),
        phase(12, "20", "SW##", "Swiss #"),
        phase(2, "?", "KO#", "Knock-out # of 2"),
    )
    assert inspect_plan(one, tuple(FORMATS[:1]), rule=RULE, today=date(2026, 6, 1)) == ()


def test_an_open_phase_is_explained_while_it_can_be_changed() -> None:
    """One key for all its sessions: who publishes such a phase knows that it comes out at the end only."""
    one = plan(phase(), phase(0, "20", "SW", "Swiss #"))
    assert found(one) == ["prefix-without-number:2", "one-key-for-all:2"]
    (told,) = [each for each in inspect_plan(one, PBN, rule=RULE) if each.code == "one-key-for-all"]
    assert "one key opens them all" in told.text
    assert not told.is_error


@pytest.mark.parametrize(
    ("one", "key"),
    [
        (phase(boards="1-16,17-23"), "unequal-boards:1"),
        (phase(3, "1-18,1-16,17-32", description="Final #/3"), "unequal-boards:1"),
        (phase(3, description="Final #/3"), "odd-sessions:1"),
        (phase(2, "1-8,9-16,17-24"), "boards-unused:1"),
        (phase(boards="1-16,18-33"), "boards-not-in-row:1"),
        (phase(boards="1-16,16-31"), "boards-not-in-row:1"),
        (phase(1, "100", description="Marathon"), "many-boards:1"),
        (phase(prefix="RR"), "prefix-without-number:1"),
        (phase(0, "20", prefix="SW#", description="Swiss #"), "one-key-for-all:1"),
        (phase(10, "1-8,9-16", description="Round robin #/10"), "number-too-short:1"),
        (phase(100, "1-8,9-16", "RR##", "Round robin #/100"), "number-too-short:1"),
        (phase(description="Round robin"), "description-without-number:1"),
        (phase(description="Round robin #/3"), "description-of-other-count:1"),
        (phase(description="Round robin # of 20"), "description-of-other-count:1"),
        (phase(description=""), "no-description:1"),
        (phase(description=">Round robin #/2"), "stray-sign:1"),
        (phase(description="Round: robin #/2"), "stray-sign:1"),
        (phase(description="Round  robin #/2"), "extra-blanks:1"),
        (phase(description=" Round robin #/2"), "extra-blanks:1"),
        (phase(description="Qualificação #/2"), "special-letters:1"),
        (phase(prefix="ÖR#"), "special-letters:1"),
    ],
)
def test_what_is_unusual_about_a_phase_is_found(one: Phase, key: str) -> None:
    """Each oddity has its code, and nothing else is found beside it but what follows from it."""
    assert key in found(plan(one))
    assert set(found(plan(one))) <= {key, "boards-not-in-row:1"}


@pytest.mark.parametrize(
    "one",
    [
        phase(9, "1-8,9-16,17-24", description="Round robin #/9"),
        phase(1, "17-21", "EX", "Extra boards"),
        phase(99, "10", "RR##", "Round robin ##/99"),
        phase(2, description="Round robin #, day 1/3"),
        phase(1, "20", "FINAL", "Final"),
        phase(1, "99", "FINAL", "Final"),
    ],
)
def test_what_is_usual_is_not_doubted(one: Phase) -> None:
    """Cycles that come out even, a session that starts late, and numbers that belong to the words."""
    assert found(plan(one)) == []


@pytest.mark.parametrize(
    ("boards", "format_name", "is_refused"),
    [
        ("1-36", "dup", False),
        ("90-100", "dup", True),
        ("1-8,90-100", "dlm", True),
        ("2-9", "borel", True),
        ("?", "dup", False),
    ],
)
def test_boards_that_a_format_cannot_hold_block(
    boards: str,
    format_name: str,
    is_refused: bool,  # noqa: FBT001 - a column of the table above
) -> None:
    """The table of formats is asked before anything is published, once for each format."""
    kinds = [kind for kind in FORMATS if kind.name == format_name]
    errors = [one for one in inspect_plan(plan(phase(1, boards, "S", "S")), kinds, rule=RULE) if one.is_error]
    assert [one.code for one in errors] == [f"format-cannot-hold-{format_name}"] * is_refused * len(kinds)
    assert all("Phase 1, boards" in one.text for one in errors)


def test_a_plan_says_who_what_and_from_where() -> None:
    """A plan without name, phases or source cannot be published."""
    empty = Plan()
    assert [one.key for one in inspect_plan(empty, PBN)] == ["no-name", "no-phases", "no-source"]
    assert all(one.is_error for one in inspect_plan(empty, PBN))
    assert "no-name" in found(plan(name="  "))


def test_the_name_is_looked_at_too() -> None:
    """Stray signs, blanks and letters of the tournament's name are found, for no phase."""
    assert found(plan(name="Spring | Teams")) == ["stray-sign"]
    assert found(plan(name="Spring  Teams")) == ["extra-blanks"]
    assert found(plan(name="Frühling 2026")) == ["special-letters"]


def test_very_many_boards_are_pointed_out() -> None:
    """The boards of all sessions are added up."""
    one = plan(phase(100, "1-50,51-100", "SW###", "Swiss #/100"), phase(2, "1-16"))
    assert found(one) == ["very-many-boards"]
    assert "5,032 boards" in inspect_plan(one, PBN, rule=RULE)[0].text


def test_a_value_before_the_keys_proves_nothing() -> None:
    """An outside value in a plan that is not published blocks."""
    base = plan()
    early = Plan(base.name, base.source, base.phases, value="4327591")
    assert found(early) == ["value-too-early"]


@pytest.mark.parametrize(
    ("value", "codes"),
    [
        ("4327591", []),
        ("43275.91", ["value-not-canonical"]),
        ("44901,92", ["value-not-canonical"]),
        (" 4490192", ["value-not-canonical"]),
        ("", ["strange-value"]),
    ],
)
def test_values_of_earlier_files_are_understood(value: str, codes: list[str]) -> None:
    """A published value that was not made canonical is used as it stands, and that is said."""
    base = plan()
    valued = Plan(base.name, base.source, base.phases, value=value, keys_hash="0" * 64)
    assert found(valued) == codes
    texts = [one.text for one in inspect_plan(valued, PBN, rule=RULE)]
    signs = [sign for sign in ".," if f"“{sign}” between digits" in "".join(texts)]
    assert signs == [sign for sign in ".," if sign in value]


def test_the_source_is_what_the_rule_says() -> None:
    """With a rule, the plan's words must be its words; without, the words are looked at."""
    assert found(plan(source="DJI1407")) == ["source-not-the-rule"]
    without = [one.code for one in inspect_plan(plan(source="DJI1407"), PBN)]
    assert without == ["no-year", "no-exchange", "no-kind-of-value", "no-rule-for-closed-days"]
    assert inspect_plan(plan(), PBN, today=date(2026, 6, 1)) == ()
    late = inspect_plan(plan(), PBN, rule=RULE, today=date(2026, 7, 15))
    assert [(one.code, one.severity) for one in late] == [("date-past", Severity.ERROR)]


def test_own_words_are_looked_at_also_with_a_rule() -> None:
    """A rule in somebody's own words is read like any promise."""
    rule = SourceRule(date(2026, 7, 14), text="Draw of the lottery at XNYS, closing")
    codes = [one.code for one in inspect_plan(plan(source=rule.in_words()), PBN, rule=rule)]
    assert codes == ["no-rule-for-closed-days"]


@pytest.mark.parametrize(
    ("first", "second", "name"),
    [
        (phase(prefix="RR#"), phase(prefix="rr#"), "rr1"),
        (phase(prefix="RR#"), phase(1, "20", "RR2", "Final"), "RR2"),
        (phase(prefix="RR#"), phase(1, "20", "RR1-2", "Final"), "RR1-2"),
        (phase(prefix="RR#"), phase(1, "20", "RR2reserve", "Final"), "RR2reserve"),
        (phase(prefix="RR##"), phase(1, "20", "RR02", "Final"), "RR02"),
        (phase(0, "20", "SW#", "Swiss #"), phase(1, "20", "SW99", "Final"), "SW99"),
        (phase(2, "?"), phase(1, "20", "RR2", "Final"), "RR2"),
    ],
)
def test_two_phases_with_one_name_block(first: Phase, second: Phase, name: str) -> None:
    """Sessions, reserve sets and combined files are compared, without regard to capitals."""
    findings = inspect_plan(plan(first, second), PBN, rule=RULE)
    (error,) = [finding for finding in findings if finding.code == "same-file-name"]
    assert (error.is_error, error.phase) == (True, 2)
    assert f"“{name}”" in error.text


def test_of_an_open_phase_ninety_nine_sessions_are_looked_at() -> None:
    """A name that only a later one would have is free."""
    one = plan(phase(0, "20", "SW#", "Swiss #"), phase(1, "20", "SW100", "Final"))
    assert "same-file-name:2" not in found(one)


@pytest.mark.parametrize(
    ("first", "second", "names"),
    [
        (phase(prefix="RR#"), phase(prefix="rr##"), ("RR1", "rr01")),
        (phase(prefix="RR##"), phase(prefix="RR#"), ("RR01", "RR1")),
        (phase(prefix="RR#"), phase(1, "20", "RR02", "Final"), ("RR2", "RR02")),
        (phase(0, "20", "SW#", "Swiss #"), phase(1, "20", "SW007", "Final"), ("SW7", "SW007")),
    ],
)
def test_names_that_differ_in_zeros_alone_are_pointed_out(
    first: Phase, second: Phase, names: tuple[str, str]
) -> None:
    """Once, with both names, where nothing worse is told of the two."""
    findings = [one for one in inspect_plan(plan(first, second), PBN, rule=RULE) if one.code == "names-alike"]
    assert [(one.is_error, one.phase) for one in findings] == [(False, 2)]
    assert all(f"“{name}”" in findings[0].text for name in names)
    assert "names-alike:2" not in found(plan(phase(prefix="RR#"), phase(prefix="R0R#")))


def test_files_of_the_folder_are_counted() -> None:
    """Files that a phase would make are warned of, whatever their capitals, in its formats only."""
    names = ["rr1.PBN", "RR1-2.pbn", "RR2reserve.pbn", "RR3.pbn", "RR1.dlm", "RR1", "notes.txt", "QF1.pbn"]
    one = plan(phase(), phase(prefix="QF#", description="Quarter finals #/2"))
    findings = inspect_plan(one, PBN, existing_names=names, rule=RULE)
    assert [finding.key for finding in findings] == ["file-exists:1", "file-exists:2"]
    assert "3 files" in findings[0].text
    assert "“RR1-2.pbn”" in findings[0].text
    assert found(one, existing_names={"spring.sqd", "spring.sqk"}) == []
    accents = plan(phase(prefix="\u00dcR#"))
    assert "file-exists:1" in found(accents, existing_names=["u\u0308r1.pbn"])


def test_other_tournaments_of_the_folder_are_compared() -> None:
    """Two tournaments that would make files of one name are told, a sentence for each phase."""
    other = plan(phase(4, prefix="rr#", description="R #/4"), phase(prefix="X#"), phase(prefix="rr##"))
    one = plan(phase(), phase(prefix="QF#", description="Quarter finals #/2"))
    findings = inspect_plan(one, PBN, others=[("autumn.sqd", other)], rule=RULE)
    assert [finding.key for finding in findings] == ["other-tournament:1"]
    assert "autumn.sqd" in findings[0].text


def prefixes(*pairs: tuple[str, str]) -> list[str]:
    """Return the keys found about phases with these prefixes and first words of descriptions."""
    phases = [phase(prefix=prefix, description=f"{word} #/2") for prefix, word in pairs]
    return [key for key in found(plan(*phases)) if key.startswith("odd-prefix")]


def test_a_prefix_unlike_its_kind_is_found() -> None:
    """One that is spelt otherwise than most of its kind stands out; small families and other kinds do not."""
    family = [("MIXSW#", "Mixed"), ("MIXR16#", "Mixed"), ("MIXQF#", "Mixed")]
    assert prefixes(*family, ("MXR32#", "Mixed")) == ["odd-prefix:4"]
    assert prefixes(*family[:2], ("MXR32#", "Mixed")) == ["odd-prefix:3"]
    assert prefixes(*family, ("mixfin#", "Mixed")) == []
    assert prefixes(*family, ("OPSW#", "Open"), ("MXP#", "Pairs")) == []
    assert prefixes(*family, ("BAM#", "Mixed")) == []
    assert prefixes(*family, ("XSW#", "Mixed"), ("xqf#", "Mixed")) == []
    assert prefixes(*family[:2], ("MXQF#", "Mixed"), ("MYR#", "Mixed")) == []
    assert prefixes(("A#", "Mixed"), ("X#", "Mixed"), ("AX#", "Mixed")) == []
    short = plan(*(phase(prefix=one, description=f"{one} #/2") for one in ("MIX", "MIXQ", "MIXF", "MOP")))
    named = [phase(prefix=one.prefix, description="Mixed #/2") for one in short.phases]
    (told,) = (one for one in inspect_plan(plan(*named), PBN, rule=RULE) if one.code == "odd-prefix")
    assert "“MOP” differs from the other names: most start with “MIX”" in told.text
    assert prefixes(("MIXSW#", "Mixed"), ("MXR32#", "Mixed")) == []
    assert prefixes(("A#", "Mixed"), ("B#", "Mixed"), ("AB#", "Mixed")) == []
    assert prefixes(("BAMQ#", "BAM"), ("BAMFIN#", "BAM"), ("BAMF1#", "BAM"), ("BAMF2#", "BAM")) == []
    assert prefixes(("A1#", "#"), ("A2#", "12"), ("B1#", "3")) == []


def test_errors_block_and_warnings_wait_for_a_word() -> None:
    """A warning is acknowledged by its code, for all phases, or by its key; an error never is."""
    one = plan(phase(boards="1-16,17-23"), phase(2, "1-4,5-7", "QF", "Quarter finals #/2"))
    findings = inspect_plan(one, PBN, rule=RULE)
    keys = ["prefix-without-number:2", "unequal-boards:1", "unequal-boards:2"]
    assert [finding.key for finding in findings if finding.code != "same-file-name"] == keys
    assert blocking_findings(findings) == findings
    assert [finding.key for finding in blocking_findings(findings, ["unequal-boards:2"])][
        -1
    ] == "unequal-boards:1"
    assert [finding.key for finding in blocking_findings(findings, {"unequal-boards", *keys})] == keys[:1]
    assert blocking_findings([]) == ()


def test_every_finding_is_a_sentence() -> None:
    """Each text begins like a sentence and ends with a full stop, and names no code."""
    one = plan(phase(3, "1-16,17-99", "ÖR", "> Ö  robin"), name="Ö  >", source="DJI0307")
    findings = inspect_plan(
        one, FORMATS, existing_names=["Ör.pbn"], others=[("x.sqd", one)], today=date(2030, 1, 1)
    )
    assert len(findings) > 15
    for finding in findings:
        assert finding.text.endswith(".")
        assert finding.code not in finding.text
        assert "{" not in finding.text


def test_findings_come_errors_first_and_once() -> None:
    """Errors lead; then the plan as a whole, then its phases in their order."""
    one = plan(phase(boards="1-16,17-23"), phase(prefix="QF"), name=" ", source="DJI")
    findings = inspect_plan(one, PBN)
    order = [(not finding.is_error, finding.phase or 0) for finding in findings]
    assert order == sorted(order)
    assert len(set(findings)) == len(findings)


words = st.text("ABMQRX#0123 >äé", max_size=12)


@pytest.mark.unwatched
@settings(max_examples=150)
@given(
    st.lists(
        st.tuples(
            st.integers(0, 30),
            st.sampled_from(["?", "8", "1-8,9-16", "1-16,17-23", "3x7", "90-120", "5,4,3"]),
            st.text("ABMQRX012-", min_size=1, max_size=5).map(lambda text: f"P{text}#"),
            words,
        ),
        max_size=5,
    ),
    words,
    st.text(max_size=30).filter(str.isprintable),
)
def test_any_plan_can_be_inspected(phases: list[tuple[int, str, str, str]], name: str, source: str) -> None:
    """Whatever a file's plan holds, the inspection ends with findings that can be shown."""
    different = {row[2]: row for row in phases}.values()
    one = Plan(name, source, tuple(phase(*row) for row in different))
    findings = inspect_plan(one, FORMATS, others=[("itself.sqd", one)], existing_names=["PA1.pbn"])
    assert all(finding.text and 0 <= (finding.phase or 0) <= len(different) for finding in findings)


@pytest.fixture(scope="module")
def all_found(championships: Path) -> dict[str, tuple[Finding, ...]]:
    """Return what is found in each of the nine published plans, with all of them in one folder."""
    files = [*(championships / "published-sqd").glob("*.sqd"), championships / "wbg2024" / "WBG2024.sqd"]
    plans = {path.stem: read_description(path.read_bytes()).plan for path in files}
    return {
        name: inspect_plan(one, PBN, others=[(other, it) for other, it in plans.items() if other != name])
        for name, one in plans.items()
    }


def test_published_plans_leave_open_what_is_known_of_them(all_found: dict[str, tuple[Finding, ...]]) -> None:
    """None says exchange, kind of value or what holds on closed days; no date is written in words."""
    assert len(all_found) == 9
    for findings in all_found.values():
        codes = {finding.code for finding in findings}
        assert {"no-exchange", "no-kind-of-value", "no-rule-for-closed-days"} < codes
        assert codes & {"ambiguous-date", "no-year"}
        assert not any(finding.is_error for finding in findings)


def test_three_published_plans_name_a_closed_day(all_found: dict[str, tuple[Finding, ...]]) -> None:
    """Read as day and month, three of nine dates were closed; all three are warned of, with the reason."""
    closed = {
        name: finding.text
        for name, findings in all_found.items()
        for finding in findings
        if finding.code == "closed-day"
    }
    assert len(closed) == 3
    assert "Saturday 19 October 2024" in closed["WBG2024"]
    assert "Friday 4 July 2025 (Independence Day)" in closed["WBFY2025"]
    assert "Friday 3 July 2026 (Independence Day, observed)" in closed["ENYTC2026"]


@pytest.mark.parametrize(
    ("name", "key", "part"),
    [
        ("WBG2024", "value-not-canonical", "“.” between digits"),
        ("BerBow25", "value-not-canonical", "“,” between digits"),
        ("BerBow25", "unequal-boards:5", "16, 7 (1-16,17-23)"),
        ("EOC2025", "stray-sign:7", "The character “>”"),
        ("EOC2025", "odd-prefix:2", "“MXR32#” differs from the other names: most start with “MIX”"),
        ("EOC2025MXOPFIN", "unequal-boards:1", "18, 16, 16 (1-18,1-16,17-32)"),
        ("EOC2025MXOPFIN", "other-tournament:2", "“EOC2025”"),
        ("EOC2025", "other-tournament:13", "“EOC2025MXOPFIN”"),
        ("BerBow25", "other-tournament:2", "“QF1”"),
        ("WBFY2025", "other-tournament:3", "“SF1”"),
        ("WBG2024", "other-tournament:7", "“FIN1”"),
        ("BerBow25", "odd-sessions:1", "23 sessions"),
        ("ENYTC2026", "ambiguous-date", "3 July or 7 March"),
        ("EOC2025", "ambiguous-date", "3 June 2025 or 6 March 2025"),
        ("EOC2025MXOPFIN", "ambiguous-date", "3 June 2025 or 6 March 2025"),
    ],
)
def test_published_oddities_are_found(
    all_found: dict[str, tuple[Finding, ...]], name: str, key: str, part: str
) -> None:
    """What is known to have slipped into published plans is found there."""
    assert any(finding.key == key and part in finding.text for finding in all_found[name])


def test_the_words_for_severities_stay() -> None:
    """They stand before each finding, and are translated."""
    assert [severity.value for severity in Severity] == ["error", "warning"]
