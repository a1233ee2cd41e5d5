"""The history without a screen: what is told of sets, asked before their steps and said after them."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from bigdeal_gui.errors.storage import CannotWrite
from bigdeal_gui.journal.archive import Moved
from bigdeal_gui.journal.check import ChainReport, Problem
from bigdeal_gui.journal.journal import JournalSet, Randomness, SetId, State
from bigdeal_gui.journal.sidecar_files import Head
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.pages.history import (
    MARKS,
    ChosenSet,
    archive_question,
    backup_export,
    certificate_export,
    destination_words,
    empty_list_words,
    lacks_archive,
    left_over_lines,
    mark_words,
    menu_undo_words,
    menu_words,
    notice_after_step,
    notice_of_backup,
    notice_of_certificates,
    notice_of_problems,
    notice_of_restore,
    notice_of_sent,
    notice_of_text,
    question_before_step,
    record_words,
    send_export,
    text_export,
)
from bigdeal_gui.pages.sets import SetSearch
from bigdeal_gui.services.moving import Comeback
from bigdeal_gui.services.printing.destinations import destination_by_name
from bigdeal_gui.services.printing.send import Sent
from bigdeal_gui.services.sets.certificate import Certificate
from bigdeal_gui.services.sets.history import LeftOver, SetDetails, SetFile, StateChange
from bigdeal_gui.storage.delivery import DeliveredFile

SET = JournalSet(
    id=SetId(7),
    code="K7QM-2PXA",
    event="Tuesday pairs",
    date="2026.11.24",
    boards=BoardRange(1, 24),
    state=State.DEALT,
    dealt_at="2026-11-24T18:00:00.000000Z",
    is_own=True,
    formats=("pbn", "dlm"),
    identification=b"",
    profile="standard",
    randomness=Randomness.METER,
    version="1.0",
    folder=Path("sets"),
    planned_files=(Path("sets/tuesday.pbn"),),
    files=(),
)
SOUND = ChainReport(4, Head(4, b"digest"), (), (), (), ())


def chosen(set_: JournalSet = SET, *files: SetFile, undo_to: State | None = None) -> ChosenSet:
    """Return a set as the panel gets it."""
    return ChosenSet(SetDetails(set_, files, undo_to))


def more(count: int) -> str:
    """Word the count of what is not named."""
    return f"{count} more"


# -- the set that is chosen ---------------------------------------------------------------------------------


def test_a_set_is_told_by_event_day_and_code() -> None:
    """The title says event and day, the code is read with its name, the facts say boards and version."""
    told = chosen()
    assert told.title == "Tuesday pairs · 2026-11-24"
    assert told.code_name == "Set code K7QM-2PXA"
    assert told.state == "Dealt. The files are ready for the dealing machine."
    assert told.facts.startswith("Boards 1–24 · dealt 2026-11-2")
    assert told.facts.endswith(" · version 1.0")


def test_a_set_from_elsewhere_is_only_known_to_be_met() -> None:
    """Its code is none, its version nobody's, and neither step nor certificate is offered."""
    told = chosen(replace(SET, code="", is_own=False, state=State.SEEN))
    assert told.code_name == "Set code none"
    assert "first seen" in told.facts
    assert "version" not in told.facts
    assert (told.steps, told.can_be_certified) == ((), False)


@pytest.mark.parametrize(
    ("randomness", "words"),
    [
        (Randomness.METER, "randomness: your typing and the computer"),
        (Randomness.SYSTEM, "randomness: only the computer"),
        (Randomness.KEYBOARD, "randomness: only your typing"),
        (Randomness.GIVEN, "randomness: a seed that was given"),
        (Randomness.TOURNAMENT, "randomness: the tournament’s keys"),
    ],
)
def test_what_a_set_came_from_is_told(randomness: Randomness, words: str) -> None:
    """The facts name the source; that of a newer program, or of a set only seen, is left out."""
    assert words in chosen(replace(SET, randomness=randomness)).facts
    for unknown in ("", "dice"):
        assert "randomness:" not in chosen(replace(SET, randomness=unknown)).facts


def test_files_that_were_taken_back_are_told_as_such() -> None:
    """They are not just missing: copies of them may be about, and nobody may play those."""
    folder = Path("sets")
    files = [SetFile(folder / name, 9, is_there=False) for name in ("a.pbn", "a.dlm")]
    told = ChosenSet(SetDetails(SET, tuple(files), None, ("a.dlm",))).files.splitlines()
    assert [line.partition(" in ")[0] for line in told] == [
        "Missing: a.pbn",
        "Interrupted while they were being written, and removed again: a.dlm",
    ]
    assert told[1].endswith("Do not play copies of them.")


def test_files_are_told_by_folder_and_those_that_are_gone_by_themselves() -> None:
    """One line a folder for what is there, another for what is not; the first that is there can be opened."""
    files = (
        SetFile(Path("a/x.pbn"), 1, is_there=False),
        SetFile(Path("b/y\n.pbn"), 1, is_there=True),
        SetFile(Path("b/z.dlm"), 1, is_there=True),
    )
    told = chosen(SET, *files)
    assert told.files == "Missing: x.pbn in a\ny\ufffd.pbn, z.dlm in b"
    assert told.folder == Path("b")
    assert chosen(SET, files[0]).folder is None
    assert chosen().files == ""


@pytest.mark.parametrize(
    ("state", "can"),
    [(State.BEGUN, False), (State.FAILED, False), (State.DEALT, True), (State.RELEASED, True)],
)
def test_only_what_was_delivered_is_certified(state: State, can: bool) -> None:  # noqa: FBT001 - a case
    """A set broken off has no certificate."""
    assert chosen(replace(SET, state=state)).can_be_certified is can


@pytest.mark.parametrize("state", [State.DEALT, State.FINISHED, State.RELEASED])
@pytest.mark.parametrize("is_own", [True, False])
def test_only_what_was_dealt_here_and_played_is_sent(state: State, *, is_own: bool) -> None:
    """Nobody else's boards, and none that somebody still has to play."""
    set_ = replace(SET, state=state, is_own=is_own)
    assert chosen(set_).can_be_sent is (is_own and state is not State.DEALT)


def test_an_undo_says_where_it_leads() -> None:
    """The words name the state that comes back, or that there is none."""
    assert chosen(undo_to=State.IN_PLAY).undo_words == "Back to “In play”"
    assert chosen().undo_words == "Nothing to undo"
    assert menu_undo_words(State.IN_PLAY) == "Undo: back to in play"


# -- steps --------------------------------------------------------------------------------------------------


def test_the_steps_follow_a_sets_life() -> None:
    """A dealt set can be marked but not released; a released one takes no step that has a button."""
    assert chosen().steps == (State.DUPLICATED, State.IN_PLAY, State.FINISHED)
    assert State.RELEASED in chosen(replace(SET, state=State.FINISHED)).steps
    assert not set(chosen(replace(SET, state=State.RELEASED)).steps) & set(MARKS)


@pytest.mark.parametrize("state", list(State))
def test_only_a_release_is_asked_about(state: State) -> None:
    """The step that has no way back is asked about, with its code, and three dots announce it."""
    question = question_before_step(SET, state)
    assert (question is not None) == (state is State.RELEASED) == menu_words(state).endswith("…")
    assert menu_words(state).startswith(mark_words(state))
    if question is not None:
        assert question.question == "Release set K7QM-2PXA?"
        assert "cannot undo a release" in question.explanation
        assert (question.title, question.button, question.is_final) == ("Release the set", "Release", True)


def test_a_set_without_a_code_is_asked_about_by_number() -> None:
    """Sets too large to play have no code."""
    question = question_before_step(replace(SET, code=""), State.RELEASED)
    assert question is not None
    assert question.question == "Release set 7?"


def test_the_archive_is_asked_for_once_and_when_it_is_needed() -> None:
    """Only a set whose play is over needs the folder, and only until it is known."""
    assert lacks_archive(State.FINISHED, None)
    assert not lacks_archive(State.FINISHED, Path("archive"))
    assert not lacks_archive(State.IN_PLAY, None)
    assert "Undo brings the files back" in archive_question().explanation


def test_a_step_that_moves_nothing_says_nothing() -> None:
    """The table shows the new state; words would only be in the way."""
    played = replace(SET, state=State.IN_PLAY)
    assert notice_after_step(StateChange(played)) is None
    assert notice_after_step(StateChange(played, Moved((), ()))) is None


def test_moved_files_are_named_with_their_folder() -> None:
    """What moved comes first, then what was left alone."""
    moved = Moved((Path("archive/a.pbn"), Path("archive/a.dlm")), (Path("sets/a.csv"),))
    said = notice_after_step(StateChange(replace(SET, state=State.FINISHED), moved))
    assert said is not None
    assert said.title == "“Tuesday pairs” is finished"
    assert said.text.splitlines() == [
        "a.pbn, a.dlm now in archive",
        f"Not moved, because it is missing, changed or in use: {Path('sets/a.csv')}",
    ]
    assert (said.folder, said.hint) == (Path("archive"), None)
    one = notice_after_step(StateChange(SET, Moved((Path("archive/a.pbn"),), ())))
    assert one is not None
    assert one.text == "a.pbn now in archive"


def test_where_nothing_moved_no_folder_is_opened() -> None:
    """Files that are gone are named all the same."""
    said = notice_after_step(StateChange(SET, Moved((), (Path("sets/a.csv"),))))
    assert said is not None
    assert said.folder is None
    assert "Not moved" in said.text


def test_files_that_could_not_follow_come_with_advice() -> None:
    """The step counts; the words say why the files stayed and what to do."""
    error = CannotWrite(Path("archive"), "read-only")
    said = notice_after_step(StateChange(replace(SET, state=State.FINISHED), None, error))
    assert said is not None
    assert said.title == "“Tuesday pairs” is finished, but its files were not moved"
    assert said.text == str(error)
    assert said.hint


def test_left_over_files_are_told_by_their_sets() -> None:
    """Three sets are named, and the others counted."""
    left = [LeftOver(SET, (Path("sets/a.pbn"),))] * 5
    line = "Tuesday pairs, 2026-11-24, K7QM-2PXA"
    assert left_over_lines(left, more) == [line, line, line, "2 more"]
    assert left_over_lines(left[:3], more) == [line, line, line]


# -- the list and the record --------------------------------------------------------------------------------


def test_an_empty_list_says_why() -> None:
    """A search that finds nothing can be cleared; a new record explains itself."""
    assert empty_list_words(SetSearch()).startswith("No sets yet")
    for search in (SetSearch(words="cup"), SetSearch(state=State.SEEN)):
        assert empty_list_words(search).startswith("No sets match")


def test_a_sound_record_tells_what_was_strange() -> None:
    """Notes stand behind the verdict, with their rows, in their order."""
    assert record_words(SOUND, "4 rows") == "Journal intact: 4 rows"
    strange = replace(SOUND, clock_set_back=(3, 9), alarms=(5,), restores=(7,))
    assert record_words(strange, "9 rows").split(" · ") == [
        "Journal intact: 9 rows",
        "clock set back at row 3, 9",
        "count started again at row 5",
        "restored from a backup at row 7",
    ]


def test_a_changed_record_names_its_problems() -> None:
    """Ten problems are named, a sentence each, the others counted, and nothing is said to be repaired."""
    changed = replace(SOUND, problems=tuple(Problem(row, "was changed") for row in range(1, 13)))
    assert record_words(changed, "12 problems") == "The journal has been changed: 12 problems"
    lines = notice_of_problems(changed, more).text.splitlines()
    assert lines[0] == "Row 1: was changed."
    assert lines[10] == "2 more"
    assert lines[11].startswith("Nothing was repaired")
    ten = replace(changed, problems=changed.problems[:10])
    assert len(notice_of_problems(ten, more).text.splitlines()) == 11


def test_exports_have_names_that_tell_them_apart() -> None:
    """A certificate is named like every paper of its set, the record after the day."""
    day = date(2026, 11, 24)
    names = [
        export.stem + export.end
        for export in (certificate_export([SET]), text_export(day), backup_export(day))
    ]
    assert names == [
        "2026-11-24 Tuesday pairs K7QM-2PXA certificate.pdf",
        "bigdeal-journal-2026-11-24.txt",
        "bigdeal-journal-2026-11-24.backup",
    ]
    unknown = certificate_export([replace(SET, code="")]).stem
    assert unknown == "2026-11-24 Tuesday pairs boards 1-24 certificate"


@pytest.mark.parametrize(
    ("events", "stem"),
    [
        (("Tuesday pairs 1", "Tuesday pairs 2", "Tuesday pairs 11"), "2026-11-24 Tuesday pairs certificate"),
        (("1", "11"), "2026-11-24 certificate"),
        (("", ""), "2026-11-24 certificate"),
    ],
)
def test_several_certificates_go_by_what_their_events_share(events: tuple[str, ...], stem: str) -> None:
    """In whole words, without the numbers of the sets."""
    assert certificate_export([replace(SET, event=event) for event in events]).stem == stem


def test_what_goes_to_a_receiver_is_loaded_there_by_a_person() -> None:
    """The receiver, its format, a name like that of every paper; and what is said of the file."""
    sure, doubtful = destination_by_name("bbo"), destination_by_name("pianola")
    assert destination_words(sure) == "Bridge Base Online (lin)"
    assert destination_words(doubtful) == "Pianola (pbn), not confirmed"
    export = send_export(SET, sure)
    assert (export.title, export.kind) == ("Send to Bridge Base Online", "LIN (*.lin)")
    assert (export.stem, export.end) == ("2026-11-24 Tuesday pairs K7QM-2PXA", ".lin")
    path = Path("out/a.lin")
    said = notice_of_sent(Sent(DeliveredFile(path, 1), has_results=True, notes=("A note.",)), doubtful)
    assert (said.title, said.folder) == ("File for Pianola made", Path("out"))
    assert said.text.splitlines() == [
        str(path),
        "Nothing was sent from here: load the file at Pianola yourself.",
        "What Pianola takes could not be confirmed: look at what it shows.",
        "A note.",
    ]
    assert len(notice_of_sent(Sent(DeliveredFile(path, 1), has_results=True), sure).text.splitlines()) == 2


def test_a_backup_brought_back_says_what_became_of_the_journal() -> None:
    """It is the journal now, beside it, or was known; settings are taken over in any case."""
    said = {comeback: notice_of_restore(comeback) for comeback in Comeback}
    assert said[Comeback.BACK].title == "The journal is back"
    assert said[Comeback.KNOWN].title == "Everything in this backup’s journal is here already"
    assert said[Comeback.ATTACHED].title == "The backup’s journal is attached to yours"
    settings = said[Comeback.BACK].text
    assert settings.startswith("Settings, presets")
    assert said[Comeback.KNOWN].text == settings
    first, second = said[Comeback.ATTACHED].text.splitlines()
    assert first.startswith("Its sets are in the list")
    assert second == settings


def test_what_leaves_the_record_says_who_may_have_it() -> None:
    """The export is anybody's, the backup nobody else's, the certificate counts the sets of its day."""
    path = Path("out/file")
    made = Certificate(DeliveredFile(path, 1), 2, 3)
    for said, words in (
        (notice_of_text(path), "Anyone may have it"),
        (notice_of_backup(path, is_sealed=False), "nobody else can read it"),
        (notice_of_backup(path, is_sealed=True), "only its passphrase opens it"),
        (notice_of_certificates([made]), "It shows no card"),
    ):
        assert said.text.splitlines()[0] == str(path)
        assert words in said.text
        assert (said.folder, said.hint) == (Path("out"), None)
    assert notice_of_certificates([made]).title == "Certificate made: set 2 of 3 for its event and day"
    assert notice_of_certificates([made, made]).title == "Certificates made, one for each set"
