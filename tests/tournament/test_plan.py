"""The plan of a tournament."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.model import InvalidPlan
from bigdeal_gui.errors.tournament import InvalidField
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.tournament.plan import (
    MAX_PHASES,
    MAX_PLAN_BOARDS,
    MAX_SESSIONS,
    BoardsRule,
    Phase,
    Plan,
    PlanStage,
    new_phase,
    new_plan_text,
    parse_asked_boards,
)


def phase(sessions: int = 4, boards: str = "1-6,7-12", prefix: str = "rr#", title: str = "RR #/4") -> Phase:
    """Return a phase."""
    return Phase(sessions, BoardsRule.parse(boards), prefix, title)


@pytest.mark.parametrize(
    ("text", "session", "boards"),
    [
        ("20", 1, BoardRange(1, 20)),
        ("20", 7, BoardRange(1, 20)),
        ("17-32", 2, BoardRange(17, 32)),
        ("1-16,17-32", 1, BoardRange(1, 16)),
        ("1-16,17-32", 2, BoardRange(17, 32)),
        ("1-16,17-32", 3, BoardRange(1, 16)),
        ("2x8", 4, BoardRange(9, 16)),
        ("1-18,1-16,17-32", 3, BoardRange(17, 32)),
        ("?", 1, None),
    ],
)
def test_sessions_take_the_ranges_in_turn(text: str, session: int, boards: BoardRange | None) -> None:
    """A number or range holds for all sessions, a list for one after another, a question mark for none."""
    rule = BoardsRule.parse(text)
    assert rule.boards(session) == boards
    assert rule.text == text
    assert rule.is_asked == (boards is None)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("20", "20"),
        (" 20 ", "20"),
        ("2x8", "1-8,9-16"),
        ("1-6, 7-12", "1-6,7-12"),
        (" ? ", "?"),
        ("16,17-32", "1-16,17-32"),
    ],
)
def test_rules_are_written_as_squaredeal_writes_them(text: str, plain: str) -> None:
    """Repetitions are spelt out, and blanks left out."""
    rule = BoardsRule.parse(text).plain()
    assert rule.text == plain
    assert rule.ranges == BoardsRule.parse(plain).ranges


@pytest.mark.parametrize(
    "text", ["", "0", "6-1", "x", "1000", "9999-10000", "1-6;7-12", "?,1-6", "1,,2", "٣"]
)
def test_absurd_boards_are_refused(text: str) -> None:
    """No boards, too many, too high numbers and nonsense are no rule."""
    with pytest.raises(InvalidPlan):
        BoardsRule.parse(text)


def test_an_open_phase_has_one_key_and_any_session() -> None:
    """Where the number of sessions is open, session 0 has the key, and any number can be dealt."""
    assert phase(0).key_sessions == (0,)
    assert phase(0).is_open
    assert phase(0).has_session(MAX_SESSIONS)
    assert not phase(0).has_session(0)


@pytest.mark.parametrize(
    ("count", "words"), [(0, "as many sessions as needed"), (1, "one session"), (4, "4 sessions")]
)
def test_a_phase_tells_how_many_sessions_it_has(count: int, words: str) -> None:
    """One is no “1 sessions”."""
    assert phase(count).sessions_in_words() == words


def test_a_phase_names_its_sessions() -> None:
    """Number, files and titles of the sessions follow from the phase."""
    one = phase()
    assert one.key_sessions == (1, 2, 3, 4)
    assert (one.has_session(4), one.has_session(5), one.has_session(0), one.is_open) == (
        True,
        False,
        False,
        False,
    )
    assert one.file_stem(3) == "rr3"
    assert one.file_stem(3, is_reserve=True) == "rr3reserve"
    assert one.title(3) == "RR 3/4"


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"sessions": -1}, "number of sessions"),
        ({"sessions": MAX_SESSIONS + 1}, "number of sessions"),
        ({"prefix": "../rr#"}, "prefix"),
        ({"title": "a\nb"}, "description"),
    ],
)
def test_phases_that_cannot_be(changes: dict[str, str | int], field: str) -> None:
    """A phase says which of its fields is wrong."""
    with pytest.raises(InvalidField) as caught:
        phase(**changes)  # type: ignore[arg-type] - one of the fields
    assert caught.value.field == field
    assert str(caught.value).startswith("The ")


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"name": "a\0"}, "name"),
        ({"source": "a\u202e"}, "source"),
        ({"value": "1\n2"}, "value"),
        ({"keys_hash": "A" * 64}, "hash of the keys"),
        ({"keys_hash": ""}, "hash of the keys"),
        ({"phases": (phase(), phase(2))}, "plan"),
        ({"phases": tuple(phase(1, prefix=f"p{i}x") for i in range(MAX_PHASES + 1))}, "number of phases"),
        ({"phases": (phase(MAX_SESSIONS, "1"), phase(1, "1", "x"))}, "number of sessions"),
        ({"phases": (phase(MAX_PLAN_BOARDS // 900 + 1, "900"),)}, "number of boards"),
        ({"phases": (phase(100, "999"), phase(1, "101", "x"))}, "number of boards"),
    ],
)
def test_plans_that_cannot_be(changes: dict[str, object], field: str) -> None:
    """A plan says which of its fields is wrong: texts, hash, two phases of one name, absurd counts."""
    with pytest.raises(InvalidField) as caught:
        Plan(**changes)  # type: ignore[arg-type] - one of the fields
    assert caught.value.field == field


def test_the_stage_follows_from_hash_and_value() -> None:
    """A plan is published once it has a hash, and valued once it has a value as well."""
    plan = Plan("a", "b", (phase(), phase(0, "5", "sw#")))
    assert plan.stage is PlanStage.PLANNED
    assert replace(plan, value="5").stage is PlanStage.PLANNED
    assert replace(plan, keys_hash="a" * 64).stage is PlanStage.PUBLISHED
    assert replace(plan, keys_hash="a" * 64, value="5").stage is PlanStage.VALUED
    assert plan.key_places == ((1, 1), (1, 2), (1, 3), (1, 4), (2, 0))


def test_the_words_for_stages_stay() -> None:
    """A tournament's record and its commands tell how far it has come in them."""
    assert [stage.value for stage in PlanStage] == ["planned", "published", "valued"]


def test_the_value_is_the_bytes_of_its_file() -> None:
    """The value goes into the deals as it is written in its file."""
    assert Plan(value="5 €").value_bytes == "5 €".encode()
    assert Plan(value="5 €", charset="cp1252").value_bytes == b"5 \x80"
    assert Plan().value_bytes == b""


def test_a_typed_phase_takes_the_form_of_squaredeal() -> None:
    """Missing marks are added, repetitions spelt out, blanks trimmed."""
    assert new_phase(4, "2x8", " rr ", " Round  robin ") == Phase(
        4, BoardsRule("1-8,9-16", (BoardRange(1, 8), BoardRange(9, 16))), "rr#", "Round robin #/4"
    )
    assert new_phase(12, "8", "rr", "RR # of 12").prefix == "rr##"
    assert new_phase(1, "8", "fin", "Final") == Phase(1, BoardsRule("8", (BoardRange(1, 8),)), "fin", "Final")
    assert new_phase(0, "?", "sw", "Swiss") == Phase(0, BoardsRule("?", ()), "sw#", "Swiss #")


@pytest.mark.parametrize(
    ("prefix", "title"),
    [("1rr", "x"), ("", "x"), ("r r", "x"), ("é", "x"), ("x" * 41, "x"), ("rr", " "), ("rr", "a: b")],
)
def test_a_typed_phase_is_held_to_squaredeals_rules(prefix: str, title: str) -> None:
    """What SquareDeal could not keep is refused when it is typed."""
    with pytest.raises(InvalidField):
        new_phase(2, "8", prefix, title)


@pytest.mark.parametrize(
    ("text", "numbers"), [("24", "1-24"), ("7-7", "7"), ("1-6, 7-12 ", "1-6, 7-12"), (" ? ", "?")]
)
def test_boards_are_numbered_as_people_write_them(text: str, numbers: str) -> None:
    """One board is one number; what nobody can shorten stands as it was written."""
    assert BoardsRule.parse(text).numbers == numbers


def test_boards_that_are_asked_for() -> None:
    """Boards are named as in the plan; a question mark is no answer."""
    assert parse_asked_boards("7").boards(2) == BoardRange(1, 7)
    with pytest.raises(InvalidPlan):
        parse_asked_boards("?")


@pytest.mark.parametrize("text", ["", "  ", "Tbd", "a\0", "x" * 2000])
def test_names_that_are_none(text: str) -> None:
    """A name is not empty, not SquareDeal's word for nothing, and can be seen."""
    with pytest.raises(InvalidField):
        new_plan_text("name", text)


@given(st.text(max_size=30))
def test_a_name_stands_on_one_line(text: str) -> None:
    """Whatever is taken as a name has no blanks to lose and no line to break."""
    try:
        taken = new_plan_text("name", text)
    except InvalidField:
        return
    assert taken == " ".join(taken.split())
    assert taken


def test_what_is_refused_is_told_with_its_reason() -> None:
    """The error names the text, or the field, and then what is wrong with it."""
    with pytest.raises(InvalidPlan) as plan:
        parse_asked_boards(" ? ")
    assert (plan.value.text, plan.value.reason) == ("?", "it is neither a number nor a range")
    with pytest.raises(InvalidField) as field:
        new_plan_text("source", " ")
    assert (field.value.field, field.value.reason) == ("source", "it is empty")
    for boards, reason in (
        ("1-1000", "a session has at most 999"),
        ("9999-10000", "numbers of a tournament"),
    ):
        with pytest.raises(InvalidPlan) as plan:
            BoardsRule.parse(boards)
        assert plan.value.text == boards
        assert reason in plan.value.reason


def test_a_plan_has_at_most_100_000_boards() -> None:
    """The last that is allowed has as many."""
    assert len(Plan(phases=(phase(100, "999"), phase(1, "100", "x"))).phases) == 2


def test_practice_is_told_by_name_and_files() -> None:
    """A plan for trying out is called so, and so are its files; what is called so already stays."""
    plan = Plan("Cup", "x", (new_phase(2, "4", "rr", "Round robin"),))
    assert not plan.is_practice
    practice = plan.as_practice()
    assert practice.is_practice
    assert (practice.name, practice.phases[0].prefix) == ("PRACTICE Cup", "PRACTICE-rr#")
    assert practice.as_practice() == practice
    assert Plan("", "x").as_practice().name == "PRACTICE"
