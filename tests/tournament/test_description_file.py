"""Description files: read as SquareDeal reads them, written as it writes them, and never trusted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.formats import FileTooLarge
from bigdeal_gui.errors.tournament import DamagedDescription, InvalidField
from bigdeal_gui.tournament.description_file import (
    MAX_BYTES,
    MAX_LINE_BYTES,
    Description,
    read_description,
    write_description,
)
from bigdeal_gui.tournament.plan import MAX_PHASES, BoardsRule, Phase, Plan, PlanStage

VECTORS = Path(__file__).parents[1] / "vectors" / "squaredeal"
BEFORE = (VECTORS / "spring.sqd.bak").read_bytes()
AFTER = (VECTORS / "spring.sqd").read_bytes()
HASH = "ecafc7605bf3458c0cc9615a88a0d3305147d1bbd4469680706bdf045ae7a95c"


def body(data: bytes) -> bytes:
    """Return a description without its first line, which names the program."""
    return data.partition(b"\n")[2]


def first_line(data: bytes) -> str:
    """Return the line that names the program."""
    return data.partition(b"\n")[0].decode()


def test_squaredeals_file_is_understood() -> None:
    """Name, source, value, hash and every phase of SquareDeal's file are read."""
    found = read_description(AFTER)
    plan = found.plan
    assert (plan.name, plan.value, plan.keys_hash) == ("Spring Teams 2026", "234560", HASH)
    assert plan.source == "Gold price London PM fix 12 March 2026, USD"
    assert [one.sessions for one in plan.phases] == [4, 2, 0, 1]
    assert [one.boards.text for one in plan.phases] == ["1-6,7-12", "?", "5", "21-28"]
    assert [one.prefix for one in plan.phases] == ["rr#", "ko#", "sw#", "fin"]
    assert plan.phases[3].description == "Final"
    assert found.strange_lines == ()


@pytest.mark.parametrize("data", [BEFORE, AFTER], ids=["published", "valued"])
def test_squaredeals_file_is_written_as_it_was(data: bytes) -> None:
    """Read and written again, a file of SquareDeal differs in the name of the program alone."""
    again = write_description(read_description(data), "bigdeal-gui 1.0")
    assert body(again) == body(data)
    assert first_line(again) == (
        "# Description file of tournament for program bigdeal-gui 1.0 (layout of SquareDeal 2.7)"
    )


def test_the_value_is_added_where_squaredeal_adds_it() -> None:
    """A published plan with its value is what SquareDeal made of the same plan."""
    found = read_description(BEFORE)
    valued = found.with_plan(replace(found.plan, value="234560"))
    assert body(write_description(valued, "x")) == body(AFTER)


def test_a_new_plan_grows_into_squaredeals_file() -> None:
    """Begun empty, filled step by step, published and valued, a plan becomes SquareDeal's file."""
    wanted = read_description(AFTER).plan
    data = write_description(Description(Plan()), "x")
    steps = [
        {"name": wanted.name},
        {"source": wanted.source},
        *({"phases": wanted.phases[:count]} for count in range(1, 5)),
        {"keys_hash": HASH},
        {"value": wanted.value},
    ]
    for step in steps:
        found = read_description(data)
        data = write_description(found.with_plan(replace(found.plan, **step)), "x")  # type: ignore[arg-type] - as above
    assert body(data) == body(AFTER)


def test_a_plan_that_can_still_be_edited_says_so() -> None:
    """Until it is published the file tells that it may be edited, and names are to be decided."""
    data = write_description(Description(Plan()), "x")
    assert body(data).decode().splitlines() == [
        "#",
        "TN Tbd",
        "DI Tbd",
        "# Description of phases of tournament",
        "# Per phase a line with SN nessions:nboards:filename:description",
        "#",
        "# Until published this file may be edited if so wished",
    ]
    assert read_description(data).plan == Plan()


def test_phases_come_and_go() -> None:
    """Changed, removed and moved phases leave the other lines as they were."""
    found = read_description(b"# mine\nSN 04:1 - 6:a#:A\n# women\nSN 1:8:b:B\nSN 1:8:c:C\nDI x\n")
    first, second, third = found.plan.phases
    for phases, lines in (
        ((first, third), ["# mine", "TN Tbd", "SN 04:1 - 6:a#:A", "# women", "SN 1:8:c:C", "DI x"]),
        (
            (third, first, second),
            ["# mine", "TN Tbd", "SN 1:8:c:C", "# women", "SN 04:1 - 6:a#:A", "SN 1:8:b:B", "DI x"],
        ),
        ((), ["# mine", "# women", "TN Tbd", "DI x"]),
        (
            (*found.plan.phases, Phase(2, BoardsRule.parse("7"), "d#", "D")),
            [
                "# mine",
                "TN Tbd",
                "SN 04:1 - 6:a#:A",
                "# women",
                "SN 1:8:b:B",
                "SN 1:8:c:C",
                "DI x",
                "SN 2:7:d#:D",
            ],
        ),
    ):
        written = write_description(found.with_plan(replace(found.plan, phases=phases)), "x")
        assert written.decode().splitlines() == lines
        assert read_description(written).plan.phases == phases


def test_everything_that_is_not_changed_stays() -> None:
    """Comments, empty lines and lines of no meaning stay where they stand, and line ends are kept."""
    data = b"# by hand\r\n\r\nTN  A  cup \r\nhello\r\n\r\n# note\r\nDI x\r\nSN 1:8:fin:Final: the end\r\n"
    found = read_description(data)
    assert found.strange_lines == (4,)
    assert read_description(b"#\ta\tb\nTN x\n").strange_lines == ()
    assert found.plan.name == "A  cup"
    assert found.plan.phases[0].description == "Final: the end"
    assert write_description(found, "x") == data.replace(b"TN  A  cup ", b"TN  A  cup ")
    renamed = write_description(found.with_plan(replace(found.plan, name="B")), "x")
    assert renamed == data.replace(b"TN  A  cup ", b"TN B")


def test_a_published_plan_loses_its_notice() -> None:
    """With the hash of the keys the notice that the file may be edited gives way to the opposite."""
    found = read_description(write_description(Description(Plan("A", "B")), "x"))
    data = write_description(found.with_plan(replace(found.plan, keys_hash=HASH)), "x")
    assert data.decode().splitlines()[-3:] == [f"KH {HASH}", "#", "# Never edit this file"]
    edited = read_description(
        data.replace(
            b"#\n# Never edit this file\n", b"# Until published this file may be edited if so wished\n"
        ).replace(f"KH {HASH}\n".encode(), b"")
    )
    again = write_description(edited.with_plan(replace(edited.plan, keys_hash=HASH)), "x")
    assert again.count(b"# Until") == 0
    assert again.decode().splitlines()[-3:] == [f"KH {HASH}", "#", "# Never edit this file"]
    fresh = write_description(Description(Plan("A", "B", keys_hash=HASH)), "x")
    assert fresh == data
    mine = read_description(b"TN A\nDI B\n#\n")
    again = write_description(mine.with_plan(replace(mine.plan, keys_hash=HASH)), "x")
    assert again.decode().splitlines()[2:] == [f"KH {HASH}", "#", "#", "# Never edit this file"]


@pytest.mark.parametrize(
    ("data", "charset", "name"),
    [
        ("TN Zürich\n".encode(), "utf-8", "Zürich"),
        (b"\xef\xbb\xbfTN Z\xc3\xbcrich\n", "utf-8", "Zürich"),
        ("TN Zürich “Cup”\n".encode("cp1252"), "cp1252", "Zürich “Cup”"),
        (b"TN A\n", "utf-8", "A"),
        (b"TN A", "utf-8", "A"),
        (b"TN A\r", "utf-8", "A"),
    ],
)
def test_letters_of_other_languages(data: bytes, charset: str, name: str) -> None:
    """UTF-8 with or without its mark, and Windows' western letters, are read and written again."""
    found = read_description(data)
    assert (found.plan.charset, found.plan.name) == (charset, name)
    again = read_description(write_description(found, "x"))
    assert again.plan == found.plan
    assert again.plan.charset == charset


def test_a_file_changes_its_letters_where_it_must() -> None:
    """A name that the old letters cannot write turns the file into UTF-8, if the value's bytes stay."""
    found = read_description("TN Zürich\nDV 5\n".encode("cp1252"))
    renamed = found.with_plan(replace(found.plan, name="Łódź"))
    assert read_description(write_description(renamed, "x")).plan.name == "Łódź"
    odd = read_description("TN Zürich\nDV 5 €\n".encode("cp1252"))
    assert odd.plan.value_bytes == b"5 \x80"
    with pytest.raises(InvalidField) as caught:
        write_description(odd.with_plan(replace(odd.plan, name="Łódź")), "x")
    assert caught.value.field == "plan"


def test_letters_left_over_do_not_turn_into_others() -> None:
    """Where the one letter goes that was no UTF-8, the rest is not read as UTF-8 from then on."""
    found = read_description(b"TN Z\xfcrich\nDI x\nSN 1:4:fin:Finale \xc3\xa9\n")
    assert found.plan.charset == "cp1252"
    renamed = found.with_plan(replace(found.plan, name="Cup"))
    assert read_description(write_description(renamed, "x")).plan == renamed.plan
    fixed = read_description(b"TN Z\xfcrich\nDI x\nDV \xc3\xa9\n")
    with pytest.raises(InvalidField):
        write_description(fixed.with_plan(replace(fixed.plan, name="Cup")), "x")


@pytest.mark.parametrize(
    ("data", "line", "column"),
    [
        (b"TN a\x1b[31mb\n", 1, 5),
        (b"# a\nTN a\x00\n", 2, 5),
        (b"# \x07\n", 1, 3),
        ("TN a\u202eb\n".encode(), 1, 5),
        (b"TN a\rb\n", 1, 5),
        (b"TN a\x81\n", 1, 5),
        (b"TN a\tb\n", 1, 5),
        (b"TN " + b"a" * 1001 + b"\n", 1, 4),
        (b"DI " + b"a" * 2001 + b"\n", 1, 4),
        (b"DV " + b"1" * 2001 + b"\n", 1, 4),
        (b"TN a\nTN b\n", 2, 1),
        (b"DI a\nDI a\n", 2, 1),
        (b"DV 1\nDV 2\n", 2, 1),
        (b"DV  \n", 1, 3),
        (b"KH \n", 1, 3),
        (b"KH " + b"a" * 63 + b"\n", 1, 4),
        (b"KH " + b"g" * 64 + b"\n", 1, 4),
        (b"KH " + b"a" * 64 + b"\nKH " + b"a" * 64 + b"\n", 2, 1),
        (b"SN 4:6:rr#\n", 1, 11),
        (b"SN\n", 1, 3),
        (b"SN x:6:rr#:RR\n", 1, 4),
        (b"SN -1:6:rr#:RR\n", 1, 4),
        (b"SN 10000:6:rr#:RR\n", 1, 4),
        (b"SN 99999999999999999999:6:rr#:RR\n", 1, 4),
        (b"SN 4:x:rr#:RR\n", 1, 6),
        (b"SN 4:6-1:rr#:RR\n", 1, 6),
        (b"SN 4:1-1000:rr#:RR\n", 1, 6),
        (b"SN 4:6:../rr#:RR\n", 1, 8),
        (b"SN 4:6:/etc/rr#:RR\n", 1, 8),
        (b"SN 4:6:..\\rr#:RR\n", 1, 8),
        (b"SN 4:6:nul:RR\n", 1, 8),
        (b"SN 4:6::RR\n", 1, 8),
        (b"SN 4:6:rr#:" + b"a" * 1001 + b"\n", 1, 12),
        (b"SN 4:6:rr#:RR\nSN 2:6:rr#:Again\n", 2, 4),
        (b"SN 9999:1:rr#:RR\nSN 1:1:x:X\n", 2, 1),
        (b"SN 999:999:rr#:RR\n", 1, 1),
        (b"#" * (MAX_LINE_BYTES + 1) + b"\n", 1, MAX_LINE_BYTES + 1),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_what_is_wrong_is_named_with_its_place(data: bytes, line: int, column: int) -> None:
    """Hidden letters, double tags, absurd counts, broken hashes and names that lead away are refused."""
    with pytest.raises(DamagedDescription) as caught:
        read_description(data)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert f"line {line}, column {column}" in str(caught.value)


def test_absurd_sizes_are_refused_before_they_are_read() -> None:
    """A file of a hundred megabytes, one endless line or a thousand phases, ends in an error at once."""
    with pytest.raises(FileTooLarge) as caught:
        read_description(b"#" * (MAX_BYTES + 1))
    assert (caught.value.size_bytes, caught.value.limit_bytes) == (MAX_BYTES + 1, MAX_BYTES)
    assert read_description(b"#" * MAX_LINE_BYTES + b"\n").plan == Plan()
    many = b"".join(b"SN 1:1:p%dx:X\n" % number for number in range(MAX_PHASES + 1))
    with pytest.raises(DamagedDescription):
        read_description(many)
    assert len(read_description(b"SN 1:1:x:X\n" + b"\n" * 100_000).plan.phases) == 1


def test_a_promise_may_be_longer_than_a_name() -> None:
    """And so may its value; a tag needs no blank behind it."""
    plan = read_description(b"TN" + b"a" * 1000 + b"\nDI " + b"b" * 2000 + b"\nDV " + b"1" * 2000).plan
    assert (plan.name, plan.source, plan.value) == ("a" * 1000, "b" * 2000, "1" * 2000)


def test_the_hash_may_be_written_in_capitals() -> None:
    """Digits of a hash in capitals are the same hash."""
    assert read_description(f"KH {HASH.upper()}\n".encode()).plan.keys_hash == HASH


def test_a_value_before_the_keys_is_seen() -> None:
    """A value in a plan without keys does not make it published."""
    plan = read_description(b"DV 5\n").plan
    assert (plan.stage, plan.value) == (PlanStage.PLANNED, "5")


def test_what_federations_published_is_understood(championships: Path) -> None:
    """Every published description is read, and written again as it was but for the name of the program."""
    paths = [*(championships / "published-sqd").iterdir(), championships / "wbg2024" / "WBG2024.sqd"]
    assert len(paths) == 9
    for path in paths:
        data = path.read_bytes()
        found = read_description(data)
        assert found.plan.stage is not PlanStage.PLANNED
        assert found.strange_lines == ()
        assert body(write_description(found, "x")) == body(data)


texts = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), max_size=12)
phases = st.builds(
    lambda sessions, boards, title: (sessions, boards, title),
    st.integers(0, 30),
    st.sampled_from(["?", "8", "1-6,7-12", "3x7", "21-28"]),
    texts,
)


@pytest.mark.unwatched
@given(
    name=texts,
    source=texts,
    drafts=st.lists(phases, max_size=6),
    value=st.none() | st.from_regex("[0-9]{1,9}", fullmatch=True),
    is_published=st.booleans(),
)
def test_every_plan_reads_back(
    name: str, source: str, drafts: list[tuple[int, str, str]], value: str | None, *, is_published: bool
) -> None:
    """Whatever a plan says, its file says the same, however often it is written."""
    plan = Plan(
        "" if name == "Tbd" else name,
        "" if source == "Tbd" else source,
        tuple(
            Phase(sessions, BoardsRule.parse(boards), f"p{number}x#", title)
            for number, (sessions, boards, title) in enumerate(drafts)
        ),
        value,
        HASH if is_published else None,
    )
    data = write_description(Description(plan), "x")
    found = read_description(data)
    assert found.plan == plan
    assert write_description(found, "x") == data


lines = st.one_of(
    st.sampled_from(
        [b"TN", b"DI", b"DV", b"SN", b"KH", b"#", b"SN 4:6:rr#:RR", b"SN 1:1-9:f:F", b"KH " + b"a" * 64]
    ),
    st.binary(max_size=30),
    st.text(max_size=20).map(str.encode),
)


@pytest.mark.unwatched
@given(st.lists(lines, max_size=8).map(b"\n".join))
def test_any_bytes_are_understood_or_refused(data: bytes) -> None:
    """Whatever is handed in ends in a plan that can be written again, or in an error of ours."""
    try:
        found = read_description(data)
    except AppError:
        return
    again = read_description(write_description(found, "x"))
    assert again.plan == found.plan


@given(st.data())
def test_damaged_files_of_squaredeal(data: st.DataObject) -> None:
    """A file with some bytes changed, lost or added is understood or refused, never stumbled over."""
    damaged = bytearray(AFTER)
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(damaged) - 1))
        damaged[place : place + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    try:
        found = read_description(bytes(damaged))
    except AppError:
        return
    assert read_description(write_description(found, "x")).plan == found.plan
