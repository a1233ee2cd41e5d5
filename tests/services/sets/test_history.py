"""Sets take steps, their files follow into the archive and back, and the record can be handed on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.journal import UnknownSet, WrongState
from bigdeal_gui.errors.services import Refused
from bigdeal_gui.errors.storage import AlreadyExists, CannotWrite
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.journal import Journal, SeenSet, SetId, State
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.dealing.crash_recovery import InterruptedDelivery, Outcome
from bigdeal_gui.services.sets import history as module
from bigdeal_gui.services.sets.history import (
    archive_finished_sets,
    change_state,
    change_states,
    details_of_sets,
    export_record,
    open_set_steps,
    recover_at_startup,
    set_details,
    set_state_before,
    undo_last_step,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bigdeal_gui.services.dealing.session import DealtSession


@pytest.fixture
def set_id(dealt: Callable[..., DealtSession], journal: Journal) -> SetId:
    """A set of two files in the work folder."""
    return journal.set_by_code(dealt(boards="4", formats="pbn,dlm").set_code).id


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """Where finished sets go; made when it is needed."""
    return tmp_path / "archive"


def names(folder: Path) -> list[str]:
    """Return what lies in `folder`."""
    return sorted(path.name for path in folder.iterdir())


def test_steps_are_offered_in_the_order_of_a_life() -> None:
    """A dealt set can be duplicated, in play or finished; a released one stays so."""
    assert open_set_steps(State.DEALT) == (State.DUPLICATED, State.IN_PLAY, State.FINISHED)
    assert open_set_steps(State.FINISHED)[-1] is State.RELEASED
    assert open_set_steps(State.RELEASED) == open_set_steps(State.SEEN) == open_set_steps(State.FAILED) == ()


def test_a_step_before_the_end_moves_no_file(journal: Journal, set_id: SetId, archive: Path) -> None:
    """A set that is duplicated stays in the work folder."""
    step = change_state(journal, set_id, State.DUPLICATED, archive)
    assert step.found.state is State.DUPLICATED
    assert (step.moved, step.problem) == (None, None)
    assert not archive.exists()


def test_files_of_a_finished_set_leave_the_work_folder_and_come_back(
    journal: Journal, set_id: SetId, archive: Path, folder: Path
) -> None:
    """Finishing moves the files into the archive, undoing brings them back."""
    step = change_state(journal, set_id, State.FINISHED, archive)
    assert step.moved is not None
    assert {path.name for path in step.moved.files} == {"tuesday.pbn", "tuesday.dlm"}
    assert names(folder) == []
    assert all(file.is_there and archive in file.path.parents for file in set_details(journal, set_id).files)
    back = undo_last_step(journal, set_id, archive)
    assert back.found.state is State.DEALT
    assert names(folder) == ["tuesday.dlm", "tuesday.pbn"]
    assert verify_journal(journal.store).is_sound


def test_without_an_archive_the_files_stay(journal: Journal, set_id: SetId, folder: Path) -> None:
    """Who chose no archive folder keeps the files where they are."""
    step = change_state(journal, set_id, State.FINISHED)
    assert (step.found.state, step.moved, step.problem) == (State.FINISHED, None, None)
    assert names(folder) == ["tuesday.dlm", "tuesday.pbn"]


def test_a_step_counts_where_the_files_cannot_follow(
    journal: Journal, set_id: SetId, archive: Path, folder: Path
) -> None:
    """An archive that cannot be written to keeps nobody from saying that play is over."""
    archive.write_bytes(b"a file where the folder should be")
    step = change_state(journal, set_id, State.FINISHED, archive)
    assert step.found.state is State.FINISHED
    assert isinstance(step.problem, CannotWrite)
    assert names(folder) == ["tuesday.dlm", "tuesday.pbn"]


def test_a_season_is_closed_at_one_go(
    dealt: Callable[..., DealtSession], journal: Journal, archive: Path, folder: Path
) -> None:
    """All sets finish together and their files follow; what keeps those of one keeps no others."""
    codes = [dealt(boards="4", formats="pbn", name=name, secret=n).set_code for n, name in enumerate("abc")]
    ids = [journal.set_by_code(code).id for code in codes]
    journal.change_states({ids[1]: State.IN_PLAY})
    archive.mkdir()
    (archive / f"{journal.set_by_id(ids[2]).date} {codes[2]}").write_bytes(b"in the way")
    first, second, third = change_states(journal, dict.fromkeys(ids, State.FINISHED), archive)
    assert first.moved is not None
    assert second.problem is None
    assert isinstance(third.problem, CannotWrite)
    assert names(folder) == ["c.pbn"]
    told = details_of_sets(journal, ids)
    assert [set_.state for set_ in told.sets] == [State.FINISHED] * 3
    assert told.undo_to == {ids[0]: State.DEALT, ids[1]: State.IN_PLAY, ids[2]: State.DEALT}
    change_states(journal, told.undo_to, archive)
    assert names(folder) == ["a.pbn", "b.pbn", "c.pbn"]
    assert verify_journal(journal.store).is_sound


def test_where_one_of_several_cannot_none_has_changed(
    journal: Journal, set_id: SetId, archive: Path, folder: Path
) -> None:
    """A set that another program released meanwhile is told, and the others are as they were."""
    other = journal.see_set(SeenSet("x.pbn", BoardRange(1, 2)), [])
    with pytest.raises(WrongState):
        change_states(journal, {set_id: State.FINISHED, other: State.FINISHED}, archive)
    assert journal.set_by_id(set_id).state is State.DEALT
    assert details_of_sets(journal, [other]).undo_to == {}
    assert names(folder) == ["tuesday.dlm", "tuesday.pbn"]


def test_steps_that_cannot_be_are_refused(journal: Journal, set_id: SetId) -> None:
    """A dealt set is not released at once; a set that is not there takes no step."""
    with pytest.raises(WrongState):
        change_state(journal, set_id, State.RELEASED)
    with pytest.raises(UnknownSet):
        change_state(journal, SetId(999), State.DUPLICATED)
    assert journal.set_by_id(set_id).state is State.DEALT


def test_one_undo_after_another_leads_to_the_beginning(journal: Journal, set_id: SetId) -> None:
    """Undo takes back the steps one by one, and then there is none."""
    for state in (State.DUPLICATED, State.IN_PLAY, State.FINISHED):
        change_state(journal, set_id, state)
    seen = []
    while set_state_before(journal, set_id) is not None:
        seen.append(undo_last_step(journal, set_id).found.state)
    assert seen == [State.IN_PLAY, State.DUPLICATED, State.DEALT]
    with pytest.raises(Refused):
        undo_last_step(journal, set_id)


def test_a_release_stays(journal: Journal, set_id: SetId, archive: Path) -> None:
    """What is public cannot be made secret again."""
    change_state(journal, set_id, State.FINISHED, archive)
    step = change_state(journal, set_id, State.RELEASED, archive)
    assert step.found.state is State.RELEASED
    assert set_details(journal, set_id).undo_to is None
    with pytest.raises(Refused):
        undo_last_step(journal, set_id)


def test_details_tell_which_files_are_there(journal: Journal, set_id: SetId, folder: Path) -> None:
    """A file that somebody took away is told as missing."""
    (folder / "tuesday.dlm").unlink()
    told = {file.path.name: file.is_there for file in set_details(journal, set_id).files}
    assert told == {"tuesday.pbn": True, "tuesday.dlm": False}


def test_details_of_a_set_that_was_not_delivered(
    journal: Journal, dealt: Callable[..., DealtSession], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The files planned are named, with no size."""
    with monkeypatch.context() as patch, pytest.raises(CannotWrite):
        patch.setattr(Journal, "sets_delivered", _refuse)
        dealt(formats="pbn")
    (found,) = journal.sets().sets
    assert found.state is State.FAILED
    assert [
        (file.path.name, file.size_bytes, file.is_there) for file in set_details(journal, found.id).files
    ] == [("tuesday.pbn", 0, False)]


def _refuse(_journal: Journal, sets: Mapping[SetId, list[Path]], _contents: object) -> None:
    raise CannotWrite(next(iter(sets.values()))[0], "no space left")


def test_details_of_a_set_from_elsewhere(journal: Journal) -> None:
    """A set only seen has no files of ours and no step to undo."""
    seen = journal.see_set(SeenSet("club.pbn", BoardRange(1, 1)), [])
    assert (set_details(journal, seen).files, set_details(journal, seen).undo_to) == ((), None)


def test_a_path_that_cannot_be_asked_counts_as_missing(
    journal: Journal, set_id: SetId, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stick that fails in the middle of a question is no fault of the program."""

    def failing(_path: Path) -> bool:
        raise OSError

    with monkeypatch.context() as patch:
        patch.setattr(type(set_details(journal, set_id).files[0].path), "is_file", failing)
        assert not any(file.is_there for file in set_details(journal, set_id).files)


def test_files_of_finished_sets_are_found_at_the_start_and_put_away(
    journal: Journal, set_id: SetId, archive: Path, folder: Path, dealt: Callable[..., DealtSession]
) -> None:
    """The hint names the set and its files, and one step moves them; other sets are left alone."""
    dealt("wednesday", boards="4", formats="pbn", secret=8)
    assert recover_at_startup(journal, folder).left_over == ()
    change_state(journal, set_id, State.FINISHED)
    (left,) = recover_at_startup(journal, folder).left_over
    assert (left.of.id, [path.name for path in left.files]) == (set_id, ["tuesday.dlm", "tuesday.pbn"])
    done = archive_finished_sets(journal, [set_id], archive, folder)
    assert len(done.files) == 2
    assert done.left_over == ()
    assert names(folder) == ["wednesday.pbn"]


def test_copies_stay_and_are_told(journal: Journal, set_id: SetId, archive: Path, folder: Path) -> None:
    """A copy that somebody made is not the set's file: it is named, and never deleted."""
    change_state(journal, set_id, State.FINISHED)
    (folder / "copy.pbn").write_bytes((folder / "tuesday.pbn").read_bytes())
    done = archive_finished_sets(journal, [set_id], archive, folder)
    assert [path.name for left in done.left_over for path in left.files] == ["copy.pbn"]
    assert names(folder) == ["copy.pbn"]


@pytest.mark.parametrize("has_folder", [False, True])
def test_no_folder_holds_nothing(journal: Journal, tmp_path: Path, has_folder: bool) -> None:  # noqa: FBT001
    """Without a work folder, or with one that is not plugged in, nothing lies about."""
    report = recover_at_startup(journal, tmp_path / "gone" if has_folder else None)
    assert report.left_over == ()


def test_files_are_found_where_they_were_delivered(journal: Journal, set_id: SetId, folder: Path) -> None:
    """Who keeps no work folder in the settings gets the hint as well."""
    change_state(journal, set_id, State.FINISHED)
    (left,) = recover_at_startup(journal, None).left_over
    assert {path.parent for path in left.files} == {folder}


def test_broken_off_work_is_settled_at_the_start(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    """The report tells of deliveries that were cut off."""
    interrupted = InterruptedDelivery(Outcome.FINISHED, (Path("a.pbn"),), "K7QA-M2PX")
    monkeypatch.setattr(module, "recover_sets", lambda _journal: (interrupted,))
    report = recover_at_startup(journal, None)
    assert report.interrupted == (interrupted,)


def test_the_record_is_exported_once(journal: Journal, set_id: SetId, tmp_path: Path) -> None:
    """The export is the journal's text, and nothing is written over."""
    target = tmp_path / "record.txt"
    file = export_record(journal, target)
    assert file.size_bytes == target.stat().st_size
    assert journal.set_by_id(set_id).code in target.read_text("utf-8")
    with pytest.raises(AlreadyExists):
        export_record(journal, target)
