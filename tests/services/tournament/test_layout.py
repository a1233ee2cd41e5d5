"""Where the files of a tournament lie, in a folder of its own or all beside the plan."""

from __future__ import annotations

import os
import stat
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.storage import AlreadyExists, BadFileName, CannotWrite, FolderMissing
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.seals.age import new_identity
from bigdeal_gui.seals.shares import TWO_OF_THREE
from bigdeal_gui.services.tournament import publish as publish_module
from bigdeal_gui.services.tournament.deal import DealingOrder, deal_sessions
from bigdeal_gui.services.tournament.interrupted import InterruptedStep
from bigdeal_gui.services.tournament.keys import Custody, KeysState, Seal, Unlock, keys_state, open_keys
from bigdeal_gui.services.tournament.layout import (
    TournamentFolder,
    find_plan,
    new_plan_place,
    tournament_layout,
)
from bigdeal_gui.services.tournament.notices import record_deviation
from bigdeal_gui.services.tournament.plan import (
    add_phase,
    begin_practice,
    begin_tournament,
    new_tournament,
    open_tournament,
    set_tournament_name,
)
from bigdeal_gui.services.tournament.publish import inspect_tournament, publish_tournament
from bigdeal_gui.services.tournament.record import OrderNote
from bigdeal_gui.services.tournament.reveal import reveal_tournament
from bigdeal_gui.services.tournament.value import set_plan_value
from bigdeal_gui.services.tournament.verify import verify_tournament_files
from bigdeal_gui.services.work import Work
from bigdeal_gui.tournament.keys.keys_file import read_keys
from bigdeal_gui.tournament.plan import PlanStage, new_phase
from bigdeal_gui.tournament.sessions import SessionId

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.tournament.plan import Tournament
    from bigdeal_gui.services.tournament.publish import Published

SQUAREDEAL = Path(__file__).parents[2] / "vectors" / "squaredeal"
FORMATS = parse_formats("pbn")
TODAY = date(2026, 5, 4)
SOURCE = "Closing value of the DAX (Xetra in Frankfurt) on Tuesday 14 July 2026"


@pytest.fixture
def path(folder: Path) -> Path:
    """Return a plan in a folder of its own that is ready to be published."""
    made = begin_tournament(folder / "cup.sqd", "Cup", SOURCE).path
    add_phase(made, new_phase(2, "1-6,7-12", "rr", "Round robin"))
    return made


def published(path: Path, journal: Journal, seal: Seal | None = None) -> Published:
    """Publish a plan, whatever is odd about it."""
    findings = inspect_tournament(path, FORMATS, today=TODAY)
    return publish_tournament(
        path,
        Work(lambda: journal),
        custody=Custody(seal),
        formats=FORMATS,
        acknowledged=[finding.key for finding in findings],
        today=TODAY,
    )


def tree(folder: Path) -> list[str]:
    """Return the names of all files below a folder, hidden ones too, and of empty folders."""
    return sorted(
        str(one.relative_to(folder)).replace(os.sep, "/")
        for one in folder.rglob("*")
        if one.is_file() or not list(one.iterdir())
    )


def mode(path: Path) -> int:
    """Return who may do what with a file."""
    return stat.S_IMODE(path.stat().st_mode)


def test_a_new_tournament_gets_a_folder_of_its_own(folder: Path) -> None:
    """`cup.sqd` makes `cup/cup.sqd`, but not in a folder that is called so already."""
    assert begin_tournament(folder / "cup.sqd").path == folder / "cup/cup.sqd"
    with pytest.raises(AlreadyExists):
        begin_tournament(folder / "cup.sqd")
    with pytest.raises(AlreadyExists):
        begin_tournament(folder / "cup/cup.sqd")
    (folder / "spring").mkdir()
    assert begin_tournament(folder / "spring/spring.sqd").path == folder / "spring/spring.sqd"
    (folder / "open").mkdir()
    assert begin_tournament(folder / "open.sqd").path == folder / "open/open.sqd"
    new_tournament(folder / "flat.sqd")
    with pytest.raises(AlreadyExists):
        begin_tournament(folder / "flat.sqd")
    assert tree(folder) == ["cup/cup.sqd", "flat.sqd", "open/open.sqd", "spring/spring.sqd"]


@pytest.mark.parametrize("begin", [begin_tournament, begin_practice])
def test_a_new_tournament_needs_no_ending(
    folder: Path, monkeypatch: pytest.MonkeyPatch, begin: Callable[[Path], Tournament]
) -> None:
    """`cup` means `cup.sqd`, as in every later command; a folder alone is no name."""
    monkeypatch.chdir(folder)
    made = begin(Path("cup")).path
    assert made.name == f"{made.parent.name}.sqd"
    assert find_plan(Path("cup")) == made
    with pytest.raises(AlreadyExists):
        begin(Path())


def test_nothing_is_left_of_a_tournament_that_cannot_be(folder: Path) -> None:
    """A name that no plan can have, or a text too long, leaves no folder behind."""
    for name in ("con", ".sqd", "con.sqd", "cup.sqk"):
        with pytest.raises(BadFileName):
            begin_tournament(folder / name)
    with pytest.raises(FolderMissing):
        begin_tournament(folder / "none/cup.sqd")
    (folder / "cup").write_bytes(b"a file")
    with pytest.raises((CannotWrite, FolderMissing)):
        begin_tournament(folder / "cup.sqd")
    assert tree(folder) == ["cup"]


def test_a_folder_made_for_a_plan_that_fails_goes_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the plan cannot be written, its folder goes; one that was there stays."""

    def fail(*_words: object, **_named: object) -> None:
        raise CannotWrite(folder, "full")

    monkeypatch.setattr("bigdeal_gui.services.tournament.plan.deliver", fail)
    (folder / "there").mkdir()
    for name in ("cup.sqd", "there.sqd"):
        with pytest.raises(CannotWrite):
            begin_tournament(folder / name)
    assert tree(folder) == ["there"]


@pytest.mark.parametrize("said", ["cup.sqd", "cup", "cup/cup.sqd", "cup/publish/cup.sqd"])
def test_a_plan_is_found_by_its_name(folder: Path, monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    """The plan's name, its folder and the copy that was published all mean the plan."""
    begin_tournament(folder / "cup.sqd")
    (folder / "cup/publish").mkdir()
    (folder / "cup/publish/cup.sqd").write_bytes(b"")
    monkeypatch.chdir(folder)
    assert find_plan(Path(said)).absolute() == folder / "cup/cup.sqd"


@pytest.mark.parametrize("said", ["try.sqd", "try", "PRACTICE-try", "PRACTICE-try.sqd"])
def test_who_tries_out_goes_on_with_the_name_that_was_typed(folder: Path, said: str) -> None:
    """PRACTICE is put in front of the name; a real tournament of the shorter name comes first."""
    made = begin_practice(folder / "try.sqd", "Try").path
    assert made == folder / "PRACTICE-try" / "PRACTICE-try.sqd"
    assert find_plan(folder / said) == made
    new_tournament(folder / "try.sqd")
    is_whole = said.startswith("PRACTICE") or said == "try"
    assert find_plan(folder / said) == (made if is_whole else folder / "try.sqd")


def test_what_names_no_plan_is_left_as_it_is(folder: Path) -> None:
    """A flat plan is itself, before one in a folder; no plan, or several, is nobody's guess."""
    new_tournament(folder / "flat.sqd")
    (folder / "flat").mkdir()
    new_tournament(folder / "flat/flat.sqd")
    assert find_plan(folder / "flat.sqd") == folder / "flat.sqd"
    assert find_plan(folder / "none.sqd") == folder / "none.sqd"
    assert find_plan(folder / "none") == folder / "none"
    (folder / "renamed").mkdir()
    assert find_plan(folder / "renamed") == folder / "renamed"
    new_tournament(folder / "renamed/one.sqd")
    assert find_plan(folder / "renamed") == folder / "renamed/one.sqd"
    new_tournament(folder / "renamed/two.sqd")
    assert find_plan(folder / "renamed") == folder / "renamed"
    lonely = folder / "publish"
    lonely.mkdir()
    (lonely / "away.sqd").write_bytes(b"")
    assert find_plan(lonely / "away.sqd") == lonely / "away.sqd"


def test_the_folder_counts_and_not_how_it_is_named(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From within its folder a plan is in its own folder too, in whatever capitals."""
    (folder / "Cup").mkdir()
    monkeypatch.chdir(folder / "Cup")
    assert tournament_layout(Path("cup.sqd")).is_own
    assert new_plan_place(Path("cup.sqd")) == Path("cup.sqd")
    assert new_plan_place(Path("other.sqd")) == Path("other/other.sqd")
    assert new_plan_place(Path("other")) == Path("other")
    assert not tournament_layout(Path("other.sqd")).is_own
    Path("publish").mkdir()
    assert tournament_layout(Path("other.sqd")).is_own


def test_publishing_parts_what_is_public_from_what_is_secret(path: Path, journal: Journal) -> None:
    """Everybody may read what is in `publish`, only the owner what is in `secret`."""
    identity = new_identity()
    made = published(path, journal, Seal(recipients=(identity.recipient,)))
    top = path.parent
    assert tree(top) == [
        "boards",
        "cup.sqd",
        "cup.sqd.bak",
        "log.jsonl",
        "publish/cup.commit.json",
        "publish/cup.sqd",
        "secret/cup.sqk.age",
    ]
    assert (top / "publish/cup.sqd").read_bytes() == path.read_bytes()
    assert made.to_publish == (top / "publish/cup.sqd", top / "publish/cup.commit.json")
    assert made.to_keep_secret == (top / "secret/cup.sqk.age",)
    assert {mode(one) for one in (top / "publish").iterdir()} == {0o644}
    assert (mode(top / "secret"), mode(top / "secret/cup.sqk.age")) == (0o700, 0o600)
    assert keys_state(open_tournament(path)) is KeysState.RECIPIENTS
    keys = open_keys(open_tournament(path), Unlock(identities=(identity.identity,)))
    assert keys.digest() == made.tournament.plan.keys_hash


def test_the_sheets_of_officials_are_secret(path: Path, journal: Journal) -> None:
    """Sheets that are written where the keys are have their folder made."""
    findings = inspect_tournament(path, FORMATS, today=TODAY)
    made = publish_tournament(
        path,
        Work(lambda: journal),
        custody=Custody(sharing=TWO_OF_THREE),
        formats=FORMATS,
        acknowledged=[finding.key for finding in findings],
        today=TODAY,
    )
    assert [sheet.parent.name for sheet in made.sheets] == ["secret"] * 3


def test_a_whole_tournament_in_its_own_folder(path: Path, journal: Journal) -> None:
    """Value, boards, deviation and pack find their places, and everything verifies from the plan alone."""
    published(path, journal)
    before = (path.parent / "publish/cup.sqd").read_bytes()
    set_plan_value(path, "123", journal=journal)
    tournament = open_tournament(path)
    layout = tournament.layout
    layout.boards.rmdir()  # as after it was unpacked on another computer
    order = DealingOrder((SessionId(1, 1), SessionId(1, 2)), FORMATS, layout.boards)
    deal_sessions(path, open_keys(tournament), order, Work(lambda: journal))
    record_deviation(path, "Session 2 was played first", journal=journal)
    reveal_tournament(path, open_keys(tournament), layout.pack, Work(lambda: journal), play_is_over=True)
    assert tree(path.parent) == [
        "boards/rr1-2.pbn",
        "boards/rr1.pbn",
        "boards/rr2.pbn",
        "cup.sqd",
        "cup.sqd.bak",
        "log.jsonl",
        "publish/cup-deviation.txt",
        "publish/cup-public.zip",
        "publish/cup.commit.json",
        "publish/cup.sqd",
        "publish/log.jsonl",
        "secret/cup.sqk",
    ]
    assert (path.parent / "publish/cup.sqd").read_bytes() == path.read_bytes() != before
    report = verify_tournament_files([path])
    assert report.is_ok
    assert len(report.evidence.promises) == 1
    assert report.proof is not None
    assert [file.name for file in report.proof.files] == ["rr1-2.pbn", "rr1.pbn", "rr2.pbn"]
    inspected = {finding.key for finding in inspect_tournament(path, FORMATS, today=TODAY)}
    assert "file-exists:1" not in inspected, "they are the tournament's own"


def test_boards_that_are_there_before_are_seen(path: Path) -> None:
    """A file in the folder for boards, called like one of the plan, is told before publication."""
    folder = open_tournament(path).layout.boards
    folder.mkdir(exist_ok=True)
    (folder / "rr1.pbn").touch()
    assert "file-exists:1" in {finding.key for finding in inspect_tournament(path, FORMATS, today=TODAY)}


def test_what_everybody_gets_everybody_can_read(path: Path, journal: Journal) -> None:
    """Plan, notice and pack, archive or folder, are readable by others."""
    published(path, journal)
    set_plan_value(path, "123", journal=journal)
    notice = record_deviation(path, "Session 2 was played first", journal=journal)
    tournament = open_tournament(path)
    layout = tournament.layout
    order = DealingOrder((SessionId(1, 1),), FORMATS, layout.boards)
    work = Work(lambda: journal)
    dealt = deal_sessions(path, open_keys(tournament), order, work)
    assert mode(path) == mode(notice.path) == 0o644
    assert mode(layout.boards) == 0o700
    assert mode(dealt.sessions[0][1].files[0].path) == 0o600
    keys = open_keys(tournament)
    for target in (layout.pack, layout.folder / "pack"):
        reveal_tournament(path, keys, target, work, play_is_over=True)
    assert mode(layout.pack) == 0o644
    assert {mode(one) for one in (layout.folder / "pack").iterdir()} == {0o644}


def test_a_flat_tournament_stays_flat(folder: Path, journal: Journal) -> None:
    """What was published beside its plan is found there, even in a folder that is called like it."""
    (folder / "cup").mkdir()
    flat = folder / "spring.sqd"
    new_tournament(flat, "Cup", SOURCE)
    add_phase(flat, new_phase(2, "1-6", "rr", "Round robin"))
    made = published(flat, journal)
    assert tree(folder) == [
        "cup",
        "spring.commit.json",
        "spring.log.jsonl",
        "spring.sqd",
        "spring.sqd.bak",
        "spring.sqk",
    ]
    assert made.to_publish == (flat, folder / "spring.commit.json")
    for suffix in (".sqd", ".sqk", ".commit.json"):
        (folder / f"spring{suffix}").rename(folder / f"cup/cup{suffix}")
    moved = open_tournament(folder / "cup/cup.sqd")
    assert not moved.layout.is_own
    assert moved.layout.folders == (folder / "cup",)
    assert open_keys(moved).digest() == moved.plan.keys_hash


def test_keys_beside_the_plan_are_found_in_its_own_folder(path: Path, journal: Journal) -> None:
    """Keys and commitment that were put beside the plan, as SquareDeal does, serve as well."""
    published(path, journal)
    top = path.parent
    (top / "secret/cup.sqk").rename(top / "cup.sqk")
    (top / "publish/cup.commit.json").rename(top / "cup.commit.json")
    tournament = open_tournament(path)
    assert tournament.layout.is_own
    assert tournament.layout.commitment == top / "cup.commit.json"
    assert open_keys(tournament).digest() == tournament.plan.keys_hash
    assert len(verify_tournament_files([path]).evidence.promises) == 1


def test_a_pack_is_found_where_it_was_made(folder: Path) -> None:
    """A pack beside the plan is that one, unless there is one with what is published."""
    layout = TournamentFolder(folder / "cup.sqd", is_own=True)
    assert layout.pack_called("a.zip") == folder / "publish/a.zip"
    (folder / "a.zip").write_bytes(b"")
    assert layout.pack_called("a.zip") == folder / "a.zip"
    layout.make(layout.publish)
    (folder / "publish/a.zip").write_bytes(b"")
    assert layout.pack_called("a.zip") == folder / "publish/a.zip"
    with pytest.raises(CannotWrite):
        layout.make(folder / "a.zip")


def test_failed_publishing_leaves_no_folder(
    path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the plan cannot be written, keys, commitment, copy and empty folders go."""

    def fail(*_words: object) -> None:
        raise CannotWrite(path, "full")

    with monkeypatch.context() as patched:
        patched.setattr(publish_module, "save_plan", fail)
        with pytest.raises(CannotWrite):
            published(path, journal)
    assert tree(path.parent) == ["cup.sqd", "cup.sqd.bak"]
    assert published(path, journal).tournament.plan.stage is PlanStage.PUBLISHED


class Died(BaseException):
    """The end of the program, which nothing can catch."""


@pytest.fixture
def dead(path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a publishing that died before the plan told of it."""

    def die(*_words: object) -> None:
        raise Died

    with monkeypatch.context() as patched:
        patched.setattr(publish_module, "save_plan", die)
        patched.setattr(publish_module, "_withdraw", lambda *_words: False)
        with pytest.raises(Died):
            published(path, journal)
    assert tree(path.parent) == [
        ".cup.sqd.publishing",
        "boards",
        "cup.sqd",
        "cup.sqd.bak",
        "publish/cup.commit.json",
        "publish/cup.sqd",
        "secret/cup.sqk",
    ]
    return path.parent


def test_the_next_publishing_clears_up_in_all_folders(path: Path, journal: Journal, dead: Path) -> None:
    """What a publishing that died left in `publish` and `secret` makes room for the next."""
    before = (dead / "secret/cup.sqk").read_bytes()
    made = published(path, journal)
    assert (dead / "secret/cup.sqk").read_bytes() != before
    assert read_keys((dead / "secret/cup.sqk").read_bytes()).digest() == made.tournament.plan.keys_hash
    assert (dead / "publish/cup.sqd").read_bytes() == path.read_bytes()
    assert not (dead / ".cup.sqd.publishing").exists()


def test_a_file_that_somebody_changed_is_not_cleared_up(path: Path, journal: Journal, dead: Path) -> None:
    """Only the very files that were made go; the next publishing is refused then."""
    (dead / "publish/cup.sqd").write_bytes(b"a plan of somebody's")
    with pytest.raises(AlreadyExists):
        published(path, journal)
    assert (dead / "publish/cup.sqd").read_bytes() == b"a plan of somebody's"


def test_commands_for_a_dealing_name_a_folder_that_is_not_the_usual(path: Path) -> None:
    """Dealt again without `-o`, the boards go into `boards`."""
    plan = open_tournament(path).plan
    for place, is_named in ((tournament_layout(path).boards, False), (path.parent, True)):
        broken = InterruptedStep((SessionId(1, 1),), (), (), OrderNote(("pbn",), place))
        assert ("-o" in broken.commands(plan, path)[0]) is is_named


def test_one_command_deals_what_is_missing_of_everything(folder: Path) -> None:
    """Where all sessions are missing none is named; boards that were said stand with their phases."""
    path = folder / "cup.sqd"
    new_tournament(path, "Cup", SOURCE)
    for prefix in ("fi", "sw"):
        plan = add_phase(path, new_phase(1, "1-8", prefix, "Final")).plan
    every, order = (SessionId(1, 1), SessionId(2, 1)), OrderNote(("pbn",), tournament_layout(path).boards)
    (words,) = InterruptedStep(every, (), (), order).commands(plan, path)
    assert "--phase" not in words
    asked = InterruptedStep(every, (), (), replace(order, asked={2: "1-8"})).commands(plan, path)
    assert [words[words.index("--phase") + 1] for words in asked] == ["1", "2"]


def test_practice_stands_in_every_name(folder: Path) -> None:
    """A tournament for trying out tells so by its folder, its files, its name and its boards."""
    path = begin_practice(folder / "cup.sqd", "Cup").path
    assert path == folder / "PRACTICE-cup/PRACTICE-cup.sqd"
    plan = add_phase(path, new_phase(1, "1-8", "PRACTICE-fi", "Final")).plan
    plan = add_phase(path, new_phase(1, "1-8", "sw", "Swiss")).plan
    assert plan.name == "PRACTICE Cup"
    assert [phase.prefix for phase in plan.phases] == ["PRACTICE-rr#", "PRACTICE-fi", "PRACTICE-sw"]
    assert set_tournament_name(path, "Spring Cup").plan.name == "PRACTICE Spring Cup"
    assert begin_practice(folder / "PRACTICE-x.sqd").path == folder / "PRACTICE-x/PRACTICE-x.sqd"
    assert inspect_tournament(path, FORMATS, today=TODAY) == ()


def test_a_name_makes_practice(folder: Path) -> None:
    """A plan that is called so is one for trying out, and its phases are called so from then on."""
    path = folder / "cup.sqd"
    new_tournament(path, "Cup", SOURCE)
    add_phase(path, new_phase(1, "1-8", "fi", "Final"))
    assert not open_tournament(path).plan.is_practice
    assert set_tournament_name(path, "PRACTICE Cup").plan.phases[0].prefix == "PRACTICE-fi"


def test_a_pack_makes_the_folder_of_what_is_published(folder: Path, journal: Journal) -> None:
    """A plan of SquareDeal in a folder of its own, with the keys in `secret`, has no `publish` yet."""
    own = folder / "spring"
    (own / "secret").mkdir(parents=True)
    path = own / "spring.sqd"
    path.write_bytes((SQUAREDEAL / "spring.sqd").read_bytes())
    (own / "secret" / "spring.sqk").write_bytes((SQUAREDEAL / "spring.sqk").read_bytes())
    tournament, work = open_tournament(path), Work(lambda: journal)
    keys, layout = open_keys(tournament), tournament.layout
    deal_sessions(path, keys, DealingOrder((SessionId(1, 1),), FORMATS, layout.boards), work)
    assert not layout.publish.exists()
    reveal_tournament(path, keys, layout.pack, work, play_is_over=True)
    assert layout.pack.parent == layout.publish
    assert mode(layout.publish) == 0o755
