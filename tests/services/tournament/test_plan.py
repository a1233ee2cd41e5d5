"""The files of a tournament: made, changed, kept, and never lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.services import Refused
from bigdeal_gui.errors.storage import AlreadyExists, BadFileName, CannotRead, CannotWrite, ReadBackDiffers
from bigdeal_gui.errors.tournament import DamagedDescription, InvalidField, NoSuchSession, StepNotAllowed
from bigdeal_gui.services.tournament import plan as plan_files
from bigdeal_gui.services.tournament.plan import (
    add_phase,
    change_phase,
    move_phase,
    new_tournament,
    open_tournament,
    remove_phase,
    require_plan_stage,
    save_plan,
    set_plan_source,
    set_tournament_name,
)
from bigdeal_gui.tournament.plan import PlanStage, new_phase

VECTORS = Path(__file__).parents[2] / "vectors" / "squaredeal"


@pytest.fixture
def path(folder: Path) -> Path:
    """Return where the plan of a tournament is made."""
    return folder / "spring.sqd"


def test_a_plan_is_made_step_by_step(path: Path) -> None:
    """Name, source and phases come one after another; each step is in the file when it returns."""
    made = new_tournament(path)
    assert (made.plan.name, made.stem) == ("", "spring")
    set_tournament_name(path, " Spring  Teams ")
    set_plan_source(path, "Gold price")
    add_phase(path, new_phase(4, "2x6", "rr", "Round robin"))
    add_phase(path, new_phase(1, "8", "fin", "Final"))
    plan = open_tournament(path).plan
    assert (plan.name, plan.source) == ("Spring Teams", "Gold price")
    assert [one.prefix for one in plan.phases] == ["rr#", "fin"]
    move_phase(path, 2, 1)
    change_phase(path, 1, new_phase(1, "10", "fin", "Grand final"))
    assert [one.description for one in open_tournament(path).plan.phases] == [
        "Grand final",
        "Round robin #/4",
    ]
    assert [one.prefix for one in remove_phase(path, 1).plan.phases] == ["rr#"]


def test_name_and_source_may_come_at_once(path: Path) -> None:
    """A new tournament can be given both from the start."""
    plan = new_tournament(path, "Spring", "Gold").plan
    assert (plan.name, plan.source) == ("Spring", "Gold")


def test_the_file_before_is_kept(path: Path) -> None:
    """What a step replaces stands in the .bak beside it, and nobody else can read either."""
    new_tournament(path, "Spring")
    before = path.read_bytes()
    after = set_tournament_name(path, "Autumn")
    assert after.layout.backup.read_bytes() == before
    assert path.read_bytes() == after.content != before
    assert {one.name for one in path.parent.iterdir()} == {"spring.sqd", "spring.sqd.bak"}


@pytest.mark.parametrize("name", ["spring", "spring.txt", ".sqd", "a/b.sqd", "con.sqd", "a?.sqd"])
def test_names_that_are_none(folder: Path, name: str) -> None:
    """A plan ends in .sqd, and bears a name that every system stores."""
    with pytest.raises((BadFileName, AppError)):
        new_tournament(folder / name)
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("taken", ["spring.sqd", "spring.sqk", "spring.sqk.age", "spring.commit.json"])
def test_nothing_is_written_over_another_tournament(path: Path, taken: str) -> None:
    """A plan, keys or a commitment of that name are left as they are."""
    (path.parent / taken).write_bytes(b"keep")
    with pytest.raises(AlreadyExists):
        new_tournament(path)
    assert (path.parent / taken).read_bytes() == b"keep"
    assert [one.name for one in path.parent.iterdir()] == [taken]


def test_of_a_tournament_that_is_there_the_plan_is_named(path: Path) -> None:
    """Whatever else of it is there too."""
    (path.parent / "spring.sqk").write_bytes(b"keep")
    path.write_bytes(b"keep")
    with pytest.raises(AlreadyExists) as caught:
        new_tournament(path)
    assert caught.value.path == path


def test_a_published_plan_is_not_changed(path: Path) -> None:
    """Every change of a published plan is refused, and told what to do instead."""
    data = (VECTORS / "spring.sqd.bak").read_bytes()
    path.write_bytes(data)
    for change in (
        lambda: set_tournament_name(path, "x"),
        lambda: set_plan_source(path, "x"),
        lambda: add_phase(path, new_phase(1, "8", "x", "X")),
        lambda: change_phase(path, 1, new_phase(1, "8", "x", "X")),
        lambda: remove_phase(path, 1),
        lambda: move_phase(path, 1, 2),
    ):
        with pytest.raises(StepNotAllowed, match=r"^The plan is sealed.*Make a new tournament"):
            change()
    assert path.read_bytes() == data
    assert not path.with_name("spring.sqd.bak").exists()


def test_a_phase_that_is_not_there(path: Path) -> None:
    """Phases are named by their number, and their prefixes stay different."""
    new_tournament(path)
    add_phase(path, new_phase(1, "8", "fin", "Final"))
    for change in (
        lambda: change_phase(path, 2, new_phase(1, "8", "x", "X")),
        lambda: remove_phase(path, 0),
        lambda: move_phase(path, 1, 2),
        lambda: move_phase(path, 2, 1),
    ):
        with pytest.raises(NoSuchSession):
            change()
    with pytest.raises(InvalidField):
        add_phase(path, new_phase(1, "9", "fin", "Again"))


def test_a_file_that_is_not_there_or_damaged(path: Path) -> None:
    """What cannot be read is left alone."""
    with pytest.raises(CannotRead):
        open_tournament(path)
    path.write_bytes(b"TN a\x00\n")
    with pytest.raises(DamagedDescription):
        set_tournament_name(path, "x")
    assert path.read_bytes() == b"TN a\x00\n"


def test_a_file_changed_meanwhile_is_not_written_over(path: Path) -> None:
    """What another program wrote since the plan was opened stays."""
    opened = new_tournament(path, "Spring")
    set_tournament_name(path, "Autumn")
    with pytest.raises(Refused, match="changed by another program"):
        save_plan(opened, opened.plan)
    assert open_tournament(path).plan.name == "Autumn"


def test_a_link_in_the_way_is_not_followed(path: Path, tmp_path: Path) -> None:
    """A .bak that leads to another file keeps the plan from being changed, and that file stays."""
    new_tournament(path, "Spring")
    other = tmp_path / "other"
    other.write_bytes(b"keep")
    path.with_name("spring.sqd.bak").symlink_to(other)
    with pytest.raises(CannotWrite, match="link"):
        set_tournament_name(path, "Autumn")
    assert other.read_bytes() == b"keep"
    assert open_tournament(path).plan.name == "Spring"


def test_a_disk_that_refuses_leaves_the_plan(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the system refuses to write, the plan holds what it held."""
    new_tournament(path, "Spring")
    before = path.read_bytes()

    def refuse(_path: Path, _data: bytes, _system: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(plan_files.disk, "replace_own", refuse)
        with pytest.raises(CannotWrite, match="No space left"):
            set_tournament_name(path, "Autumn")
        patched.setattr(plan_files.disk, "replace_own", lambda _path, _data, _system: None)
        with pytest.raises(ReadBackDiffers):
            set_tournament_name(path, "Autumn")
    assert path.read_bytes() == before


def test_a_plan_that_would_read_back_otherwise_is_not_written(path: Path) -> None:
    """A fault of the program is found before it reaches the file."""
    opened = new_tournament(path, "Spring")
    before = path.read_bytes()
    with pytest.raises(ValueError, match="read back"):
        save_plan(opened, plan_files.replace(opened.plan, name=" blanks "))
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "wanted", "words"),
    [
        ("", PlanStage.PUBLISHED, "^The plan is not published yet"),
        ("spring.sqd.bak", PlanStage.VALUED, "^The outside value is not in the plan yet"),
        ("spring.sqd", PlanStage.PUBLISHED, "^The outside value is already in the plan"),
    ],
)
def test_steps_out_of_order_say_what_comes_first(
    path: Path, name: str, wanted: PlanStage, words: str
) -> None:
    """Each stage says what it lacks for the next."""
    if name:
        path.write_bytes((VECTORS / name).read_bytes())
    tournament = open_tournament(path) if name else new_tournament(path)
    with pytest.raises(StepNotAllowed, match=words):
        require_plan_stage(tournament, wanted)
    require_plan_stage(tournament, tournament.plan.stage)


def test_a_name_too_long_for_its_line_makes_no_file(path: Path) -> None:
    """What could not be read again is not written: letters of some alphabets take four bytes."""
    with pytest.raises(DamagedDescription):
        new_tournament(path, "\N{MUSICAL SYMBOL G CLEF}" * 1000)
    assert not path.exists()
