"""The archive: files of finished sets leave the work folder whole, or stay."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.journal import JournalBusy, UnknownSet, WrongState
from bigdeal_gui.errors.storage import (
    CannotRead,
    CannotWrite,
    FolderMissing,
    MoveBlocked,
    ReadBackDiffers,
    StorageError,
)
from bigdeal_gui.journal import archive
from bigdeal_gui.journal import file_moves as journal_moves
from bigdeal_gui.journal.archive import (
    Moved,
    archive_set,
    files_lying_about,
    settle_file_moves,
    unarchive_set,
)
from bigdeal_gui.journal.sets import SeenSet, SetId, State
from bigdeal_gui.model.plans import BoardRange
from tests.copies import copies_of

if TYPE_CHECKING:
    from pathlib import Path

    from bigdeal_gui.journal.journal import Journal
    from tests.journal.conftest import Desk


class Died(BaseException):
    """Stands for the end of the program: nothing of ours runs after it."""


def shelf(desk: Desk) -> Path:
    """Return the archive folder."""
    return desk.root / "archive"


def here(folder: Path) -> dict[str, bytes]:
    """Return the names and contents of the files in `folder` and below."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


def kinds(desk: Desk, set_id: SetId) -> list[str]:
    """Return the kinds of the set's rows after its first state change."""
    return [row.kind for row in desk.journal.rows(set_id)][3:]


FILES = {"tuesday.pbn": b"tuesday.pbn of tuesday", "tuesday.dlm": b"tuesday.dlm of tuesday"}


@pytest.fixture
def finished(desk: Desk) -> SetId:
    """A finished set with two files in the work folder."""
    return desk.deliver("tuesday", State.FINISHED)


def test_a_finished_set_moves_and_comes_back(desk: Desk, finished: SetId) -> None:
    """The files go into a folder of the set's own and back, the journal knows where they are each time."""
    moved = archive_set(desk.journal, finished, shelf(desk))
    folder = shelf(desk) / f"2026.03.01 {desk.order().code}"
    assert moved == Moved((folder / "tuesday.pbn", folder / "tuesday.dlm"), ())
    assert (here(desk.work), here(folder)) == ({}, FILES)
    assert os.name == "nt" or stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert tuple(file.path for file in desk.journal.set_by_id(finished).files) == moved.files
    assert kinds(desk, finished) == ["move begun", "move", "move ended"]
    back = unarchive_set(desk.journal, finished)
    assert back == Moved((desk.work / "tuesday.pbn", desk.work / "tuesday.dlm"), ())
    assert here(desk.work) == FILES
    assert not folder.exists()
    assert kinds(desk, finished) == ["move begun", "move", "move ended"] * 2
    assert desk.problems() == []
    assert archive_set(desk.journal, finished, shelf(desk)) == moved


def test_nothing_to_move_is_nothing_done(desk: Desk, finished: SetId) -> None:
    """A set that is in the archive, or at home, already stays there, without a row."""
    assert unarchive_set(desk.journal, finished) == Moved((), ())
    archive_set(desk.journal, finished, shelf(desk))
    rows = kinds(desk, finished)
    assert archive_set(desk.journal, finished, shelf(desk)) == Moved((), ())
    assert kinds(desk, finished) == rows


def test_a_set_in_play_stays(desk: Desk) -> None:
    """Only sets whose play is over are archived; a set only seen has no files of ours."""
    for name, states in (("a", ()), ("b", (State.IN_PLAY,))):
        set_id = desk.deliver(name, *states)
        with pytest.raises(WrongState) as caught:
            archive_set(desk.journal, set_id, shelf(desk))
        found = desk.journal.set_by_id(set_id)
        assert (caught.value.code, caught.value.state) == (found.code, found.state.value)
        assert caught.value.wanted == "archived"
    seen = desk.journal.see_set(SeenSet("x.pbn", BoardRange(1, 1)), desk.deals("x", 1))
    with pytest.raises(WrongState):
        archive_set(desk.journal, seen, shelf(desk))
    assert unarchive_set(desk.journal, seen) == Moved((), ())
    with pytest.raises(UnknownSet):
        archive_set(desk.journal, SetId(99), shelf(desk))
    assert not shelf(desk).exists()


def test_a_set_without_a_code_has_its_number(desk: Desk) -> None:
    """Its folder is called by its number in the journal."""
    set_id = desk.begin(code="")
    (desk.work / "x.pbn").write_bytes(b"x")
    desk.journal.sets_delivered({set_id: [desk.work / "x.pbn"]})
    with pytest.raises(WrongState, match="“dealt”"):
        archive_set(desk.journal, set_id, shelf(desk))
    desk.journal.change_states({set_id: State.FINISHED})
    archive_set(desk.journal, set_id, shelf(desk))
    assert here(shelf(desk)) == {f"2026.03.01 {set_id}/x.pbn": b"x"}


def test_the_folder_where_a_set_was_dealt_is_never_removed(desk: Desk, finished: SetId) -> None:
    """Not even when it is empty: it is the user's."""
    archive_set(desk.journal, finished, shelf(desk))
    for path in shelf(desk).rglob("*.pbn"):
        path.unlink()
    unarchive_set(desk.journal, finished)
    (desk.work / "tuesday.dlm").unlink()
    assert unarchive_set(desk.journal, finished).files == ()
    assert desk.work.is_dir()


def test_files_gone_or_changed_are_left_alone(desk: Desk, finished: SetId) -> None:
    """Only what still holds what was dealt moves; the rest is named."""
    (desk.work / "tuesday.pbn").write_bytes(b"edited")
    assert archive_set(desk.journal, finished, shelf(desk)).left == (desk.work / "tuesday.pbn",)
    assert here(desk.work) == {"tuesday.pbn": b"edited"}
    other = desk.deliver("friday", State.FINISHED)
    for path in desk.work.glob("friday*"):
        path.unlink()
    assert archive_set(desk.journal, other, shelf(desk)).files == ()
    assert sorted(one.name for one in shelf(desk).iterdir()) == [f"2026.03.01 {desk.order().code}"]


def test_nothing_is_overwritten(desk: Desk, finished: SetId) -> None:
    """A name taken in the archive, or at home on the way back, stops the move, and all stays as it was."""
    folder = shelf(desk) / f"2026.03.01 {desk.order().code}"
    folder.mkdir(parents=True)
    (folder / "tuesday.dlm").write_bytes(b"another")
    with pytest.raises(MoveBlocked):
        archive_set(desk.journal, finished, shelf(desk))
    assert (here(desk.work), here(folder)) == (FILES, {"tuesday.dlm": b"another"})
    assert kinds(desk, finished) == ["move begun", "move ended"]
    (folder / "tuesday.dlm").unlink()
    archive_set(desk.journal, finished, shelf(desk))
    (desk.work / "tuesday.pbn").write_bytes(b"another")
    with pytest.raises(MoveBlocked):
        unarchive_set(desk.journal, finished)
    assert (here(desk.work), here(folder)) == ({"tuesday.pbn": b"another"}, FILES)
    assert settle_file_moves(desk.journal) == ()


def test_a_home_that_is_gone_is_named(desk: Desk, finished: SetId) -> None:
    """The undo needs the folder where the files were."""
    archive_set(desk.journal, finished, shelf(desk))
    desk.work.rmdir()
    with pytest.raises(FolderMissing):
        unarchive_set(desk.journal, finished)
    assert len(here(shelf(desk))) == 2


def test_an_archive_that_cannot_be_made_is_named(desk: Desk, finished: SetId) -> None:
    """A file stands where the archive should be."""
    shelf(desk).write_text("")
    with pytest.raises(CannotWrite):
        archive_set(desk.journal, finished, shelf(desk))
    assert here(desk.work) == FILES


# -- interruptions ----------------------------------------------------------------------------------------

STEPS = ["_copy", "_require_copies", "_finish", "_remove"]


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("calls", [0, 1])
def test_a_program_that_dies_anywhere_leaves_a_whole_set(
    desk: Desk, finished: SetId, monkeypatch: pytest.MonkeyPatch, step: str, calls: int
) -> None:
    """Before or after each step: all files are in one of the two places; the next start settles the rest."""
    real = getattr(archive, step)

    def dying(*arguments: object) -> object:
        if calls:
            real(*arguments)
        raise Died

    with monkeypatch.context() as patched:
        patched.setattr(archive, step, dying)
        patched.setattr(archive, "_give_up", lambda *_: None)
        with pytest.raises(Died):
            archive_set(desk.journal, finished, shelf(desk))
    folder = shelf(desk) / f"2026.03.01 {desk.order().code}"
    assert here(desk.work) == FILES or here(folder) == FILES
    journal = desk.open()
    settle_file_moves(journal)
    assert settle_file_moves(journal) == ()
    places = (here(desk.work), here(shelf(desk) / folder.name))
    assert places in ((FILES, {}), ({}, FILES))
    assert {file.path.name: file.path.read_bytes() for file in journal.set_by_id(finished).files} == FILES
    assert desk.problems() == []


MOVER = """
from datetime import UTC, datetime
from pathlib import Path
from bigdeal_gui.journal.archive import archive_set, settle_file_moves, unarchive_set
from bigdeal_gui.journal.journal import Journal
def play(database, shelf, set_id):
    now = lambda: datetime.now(UTC)
    with Journal.opened(Path(database), random_bytes=bytes, clock=now, version="m") as journal:
        pass
    settle_file_moves(journal)
    while True:
        yield
        archive_set(journal, set_id, Path(shelf))
        unarchive_set(journal, set_id)
"""


def test_copies_half_written_are_cleared_up(desk: Desk, finished: SetId) -> None:
    """The hidden files of a copy whose program died are gone after the next start, and so is their folder."""
    dying = "import os, sys\nfrom bigdeal_gui.storage.delivery import Delivery\n"
    dying += "Delivery.commit = lambda *_: os._exit(9)\n"
    begun = "list(play(*sys.argv[1:3], int(sys.argv[3])))\n"
    command = [
        sys.executable,
        "-c",
        dying + MOVER + begun,
        str(desk.database),
        str(shelf(desk)),
        str(finished),
    ]
    assert subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode == 9
    assert FILES["tuesday.pbn"] in here(shelf(desk)).values()
    assert settle_file_moves(desk.open()) == (finished,)
    assert list(shelf(desk).iterdir()) == []
    assert here(desk.work) == FILES


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
def test_a_killed_move_leaves_a_whole_set(desk: Desk, finished: SetId) -> None:
    """Killed ten times in moving to and fro: the files are whole where the journal says, and only there."""
    with copies_of(MOVER) as killed:
        for attempt in range(10):
            killed(0.05 + 0.017 * attempt, str(desk.database), str(shelf(desk)), int(finished))
            journal = desk.open()
            settle_file_moves(journal)
            files = journal.set_by_id(finished).files
            assert {file.path.name: file.path.read_bytes() for file in files} == FILES
            assert len([*here(desk.work), *here(shelf(desk))]) == 2
    assert desk.problems() == []


def test_a_copy_that_reads_back_differently_is_no_move(
    desk: Desk, finished: SetId, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before or after it is placed: the copies go, the files stay."""
    real = archive._holds

    def faulty(journal: Journal, path: Path, digest: bytes) -> bool:
        return real(journal, path, digest) and not ("archive" in path.parts and path.suffix == ".dlm")

    monkeypatch.setattr(archive, "_holds", faulty)
    with pytest.raises(ReadBackDiffers):
        archive_set(desk.journal, finished, shelf(desk))
    monkeypatch.setattr(archive, "_copy", lambda *_: None)
    with pytest.raises(ReadBackDiffers):
        archive_set(desk.journal, finished, shelf(desk))
    assert here(desk.work) == FILES
    assert not any(here(shelf(desk)))
    assert kinds(desk, finished) == ["move begun", "move ended"] * 2


def test_a_file_that_cannot_be_copied_is_no_move(
    desk: Desk, finished: SetId, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It went away between the look and the copy."""
    real = journal_moves.begin_file_move

    def begin(*arguments: object) -> journal_moves.Move:
        move = real(*arguments)  # type: ignore[arg-type]  # passed through
        (desk.work / "tuesday.dlm").unlink()
        return move

    monkeypatch.setattr(archive, "begin_file_move", begin)
    with pytest.raises(CannotRead):
        archive_set(desk.journal, finished, shelf(desk))
    assert here(desk.work) == {"tuesday.pbn": FILES["tuesday.pbn"]}


def test_the_first_fault_is_the_one_told(
    desk: Desk, finished: SetId, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When giving up fails as well, the next start gives up."""

    def busy(*_: object) -> None:
        raise JournalBusy(desk.database)

    with monkeypatch.context() as patched:
        patched.setattr(archive, "_require_copies", _differs)
        patched.setattr(archive, "_give_up", busy)
        with pytest.raises(ReadBackDiffers):
            archive_set(desk.journal, finished, shelf(desk))
    assert len(here(shelf(desk))) == 2
    assert settle_file_moves(desk.journal) == (finished,)
    assert here(desk.work) == FILES
    assert not any(shelf(desk).rglob("*.pbn"))


def _differs(_journal: object, move: journal_moves.Move) -> None:
    raise ReadBackDiffers(move.files[0].target)


def test_an_old_file_held_open_is_removed_at_the_next_start(
    desk: Desk, finished: SetId, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move stays open until the old file can go; meanwhile no other move of the set begins."""
    with monkeypatch.context() as patched:
        patched.setattr(archive, "_remove", lambda *_: None)
        moved = archive_set(desk.journal, finished, shelf(desk))
        assert moved.left == (desk.work / "tuesday.pbn", desk.work / "tuesday.dlm")
        with pytest.raises(WrongState, match="being moved"):
            unarchive_set(desk.journal, finished)
    assert settle_file_moves(desk.journal) == (finished,)
    assert here(desk.work) == {}
    assert {
        file.path.name: file.path.read_bytes() for file in desk.journal.set_by_id(finished).files
    } == FILES


def test_a_file_that_refuses_to_go_is_left(
    desk: Desk, finished: SetId, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Removal that the system refuses is no fault of the move."""

    def refuse(_path: Path, *, missing_ok: bool = False) -> None:
        raise PermissionError(13, "in use", missing_ok)

    real = archive._finish

    def finish(journal: Journal, move: journal_moves.Move) -> list[Path]:
        with monkeypatch.context() as patched:
            patched.setattr(type(desk.work), "unlink", refuse)
            return [file.source for file in move.files if not archive._is_cleared(journal, file)]

    monkeypatch.setattr(archive, "_finish", finish)
    assert len(archive_set(desk.journal, finished, shelf(desk)).left) == 2
    monkeypatch.setattr(archive, "_finish", real)
    settle_file_moves(desk.journal)
    assert here(desk.work) == {}


def test_an_old_file_is_kept_where_its_copy_is_gone(
    desk: Desk, finished: SetId, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody emptied the archive before the old files went: they stay."""
    with monkeypatch.context() as patched:
        patched.setattr(archive, "_remove", lambda *_: None)
        moved = archive_set(desk.journal, finished, shelf(desk))
    for path in moved.files:
        path.unlink()
    settle_file_moves(desk.journal)
    assert here(desk.work) == FILES
    assert settle_file_moves(desk.journal) == ()


def test_a_move_given_up_by_another_program_is_no_move(
    desk: Desk, finished: SetId, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other program found it half-done and cleared up: this one removes its copies and says so."""
    real = archive._copy

    def copy(journal: Journal, move: journal_moves.Move) -> None:
        settle_file_moves(desk.open())
        move.folder.mkdir(parents=True, exist_ok=True)
        real(journal, move)

    monkeypatch.setattr(archive, "_copy", copy)
    with pytest.raises(WrongState, match="no longer being moved"):
        archive_set(desk.journal, finished, shelf(desk))
    assert here(desk.work) == FILES
    assert not any(path.is_file() for path in shelf(desk).rglob("*"))
    assert kinds(desk, finished) == ["move begun", "move ended"]


def test_a_move_made_in_spite_of_an_error_keeps_its_copies(
    desk: Desk, finished: SetId, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the row stands and only the answer was lost, the copies are the files."""
    real = archive.file_move_begun

    def making(journal: Journal, move: journal_moves.Move) -> object:
        with real(journal, move):
            pass
        raise JournalBusy(desk.database)

    monkeypatch.setattr(archive, "file_move_begun", making)
    with pytest.raises(StorageError):
        archive_set(desk.journal, finished, shelf(desk))
    assert len(here(shelf(desk))) == 2
    settle_file_moves(desk.journal)
    assert here(desk.work) == {}
    assert {
        file.path.name: file.path.read_bytes() for file in desk.journal.set_by_id(finished).files
    } == FILES


# -- files lying about ------------------------------------------------------------------------------------


def test_files_of_finished_sets_are_found_by_content(desk: Desk, finished: SetId) -> None:
    """Also under another name; not those of sets still in play, folders, links or other files."""
    desk.deliver("friday", State.IN_PLAY)
    (desk.work / "tuesday.pbn").rename(desk.work / "a copy.txt")
    (desk.work / "same size.txt").write_bytes(b"x" * len(FILES["tuesday.pbn"]))
    (desk.work / "folder.pbn").mkdir()
    (desk.work / "link.pbn").symlink_to(desk.work / "a copy.txt")
    lying = files_lying_about(desk.work, desk.journal)
    assert [(one.path.name, one.of.id) for one in lying] == [
        ("a copy.txt", finished),
        ("tuesday.dlm", finished),
    ]
    archive_set(desk.journal, finished, shelf(desk))
    assert [one.path.name for one in files_lying_about(desk.work, desk.journal)] == ["a copy.txt"]


def test_a_work_folder_that_is_gone_is_named(desk: Desk) -> None:
    """The hint is given for a folder that can be read."""
    with pytest.raises(CannotRead) as caught:
        files_lying_about(desk.root / "none", desk.journal)
    assert caught.value.path == desk.root / "none"


def test_a_file_of_two_finished_sets_is_named_once(desk: Desk, finished: SetId) -> None:
    """Where two sets hold the same bytes the newer one is named, and the file once."""
    newer = desk.begin("again")
    desk.journal.sets_delivered({newer: [desk.work / "tuesday.pbn"]})
    desk.journal.change_states({newer: State.FINISHED})
    lying = files_lying_about(desk.work, desk.journal)
    assert [(file.path.name, file.of.id) for file in lying] == [
        ("tuesday.dlm", finished),
        ("tuesday.pbn", newer),
    ]


def test_a_file_that_cannot_be_read_is_not_ours(
    desk: Desk, finished: SetId, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it holds what was dealt cannot be known, so it is left alone."""
    file = desk.journal.set_by_id(finished).files[0]
    assert archive._holds(desk.journal, file.path, file.digest)
    assert not archive._holds(desk.journal, desk.work, file.digest)

    def refuse(path: Path, *_keys: bytes) -> None:
        raise CannotRead(path, "in use")

    monkeypatch.setattr(archive, "file_digests", refuse)
    assert not archive._holds(desk.journal, file.path, file.digest)
