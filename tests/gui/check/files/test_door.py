"""Is this file sound? Files are read, compared, known again; used boards are warned of; copies are made."""

from __future__ import annotations

import zipfile
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QWidget

from bigdeal_gui.errors.services import Cancelled
from bigdeal_gui.formats.format import Profile
from bigdeal_gui.formats.table import format_by_name, parse_formats, read_boards_file
from bigdeal_gui.gui.check.files import door as files_door
from bigdeal_gui.gui.check.files.door import (
    ConvertDialog,
    Converting,
    ConvertRequest,
    FilesDoor,
    FilesQuestions,
    ask_conversion,
    without_suffix,
)
from bigdeal_gui.gui.check.files.file_card import FileCard
from bigdeal_gui.gui.parts.dialogs.file_dialogs import (
    choose_files,
    choose_folder,
    choose_new_file,
    choose_set_name,
)
from bigdeal_gui.gui.parts.worker import Task
from bigdeal_gui.journal.journal import State
from bigdeal_gui.model.plans import BoardRange, parse_board_range
from bigdeal_gui.pages.check import FileFacts, SetFacts, Verdict, look_at_files
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.dealing.session import SessionOrder, deal_session
from bigdeal_gui.services.sets.archives import bytes_in_archive_or_file
from bigdeal_gui.services.sets.convert import Analysis, Conversion, Converted, Others
from bigdeal_gui.services.sets.history import change_state
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.work import CancelToken, Work
from bigdeal_gui.storage.delivery import DeliveredFile
from tests.gui.at_once import WORK, JobsAtOnce
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.fields.fold_button import FoldButton
    from bigdeal_gui.gui.parts.settings_store import SettingsStore

    DealSet = Callable[..., str]


@pytest.fixture
def deal_set(sets: Path) -> DealSet:
    """Return a function that deals a set into `sets` and returns its code."""

    def deal(name: str = "tuesday", boards: str = "4", formats: str = "pbn,dlm,bri", secret: int = 7) -> str:
        order = SessionOrder(
            parse_board_range(boards), parse_formats(formats), sets, name, b"club", event="Tuesday pairs"
        )
        return deal_session(order, Seed(bytes([secret] * 20)), Work(open_journal)).set_code

    return deal


class Desk:
    """The door with its dialogs answered by the test."""

    def __init__(self, store: SettingsStore) -> None:
        self.files: list[Path] = []
        self.target: Path | None = None
        self.request: ConvertRequest | None = None
        self.asked: list[FileFacts] = []
        self.proposed = ""
        self.opened: list[Path] = []
        self.folders: list[Path] = []
        self.door = FilesDoor(
            store,
            questions=FilesQuestions(
                choose_files=lambda folder, _parent: self.folders.append(folder) or self.files,
                choose_target=self._choose_target,
                ask_conversion=self._ask_conversion,
                open_folder=self.opened.append,
            ),
        )

    def _choose_target(self, _folder: Path, name: str, _parent: QWidget) -> Path | None:
        self.proposed = name
        return self.target

    def _ask_conversion(
        self, facts: FileFacts, _formats: Sequence[str], _profile: Profile, _parent: QWidget
    ) -> ConvertRequest | None:
        self.asked.append(facts)
        return self.request


@pytest.fixture
def desk(store: SettingsStore, qtbot: QtBot) -> Iterator[Desk]:
    """The door on the screen."""
    made = Desk(store)
    qtbot.addWidget(made.door)
    made.door.resize(900, 640)
    with qtbot.waitExposed(made.door):
        made.door.show()
    yield made
    made.door.stop()


def checked(desk: Desk, qtbot: QtBot, *paths: Path) -> list[FileCard]:
    """Check `paths` and return the cards."""
    with qtbot.waitSignal(desk.door.jobs.idle, timeout=20_000):
        desk.door.check(paths)
    qtbot.waitUntil(lambda: all(card.isVisible() for card in desk.door.cards))  # laid out when Qt comes to it
    return desk.door.cards


def words(card: QWidget) -> str:
    """Return all that a card says."""
    return "\n".join(label.text() for label in card.findChildren(QLabel))


def press(button: QWidget) -> None:
    """Click a button."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


# -- checking ---------------------------------------------------------------------------------------------


def test_the_empty_door_invites_files(desk: Desk) -> None:
    """A large area says what to do; nothing else is there yet."""
    assert "Drop files" in desk.door.area.title.text()
    assert desk.door.area.height() > 150
    for hidden in (desk.door.warning, desk.door.made, desk.door.summary, desk.door.strip, desk.door.foot):
        assert not hidden.isVisible()


def test_a_file_that_cannot_be_read_is_no_set(
    desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet
) -> None:
    """What cannot be read counts among the files with problems, never among the sets of boards."""
    deal_set()
    (sets / "torn.pbn").write_bytes(b"torn")
    checked(desk, qtbot, sets / "tuesday.pbn", sets / "tuesday.dlm", sets / "torn.pbn")
    told = "3 files checked: 2 in order, 1 with problems, shown first. 1 set of boards in all."
    assert desk.door.summary.text() == told


def test_sound_files_of_a_known_set(desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet) -> None:
    """One card: how many formats, boards, numbers, set code and session; the files folded away."""
    code = deal_set()
    (card,) = checked(desk, qtbot, sets / "tuesday.pbn", sets / "tuesday.dlm", sets / "tuesday.bri")
    assert card.facts.verdict is Verdict.SOUND
    assert "3 files checked: all in order. 1 set of boards in all." in desk.door.summary.text()
    assert card.name.text() == "Tuesday pairs"
    check_kept("files", said("one set", card))
    assert f"3 formats, the same 4 boards: 1–4 · the files say: set code {code}" in words(card)
    assert not card.files.isVisible()
    assert "the same 4 boards: 1–4" in card.accessibleDescription()
    assert role_and_state(card.fold) == (QAccessible.Role.Button, "collapsed")
    assert card.name.width() > card.width() / 2
    card.fold.click()
    assert card.files.isVisible()
    assert role_and_state(card.fold) == (QAccessible.Role.Button, "expanded")
    assert "tuesday.bri · numbers from the journal" in card.files.text().splitlines()
    assert not desk.door.warning.isVisible()
    assert desk.door.area.height() < 150


def role_and_state(button: FoldButton) -> tuple[QAccessible.Role, str]:
    """Return what a screen reader takes a button for, and what it says of the fold."""
    told = QAccessible.queryAccessibleInterface(button)
    return told.role(), told.text(QAccessible.Text.Description)


def test_verdicts_differ_in_words_shape_and_colour(
    desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet
) -> None:
    """Nobody needs to tell colours apart."""
    deal_set()
    (sets / "letter.doc").write_text("hello")
    bad, good = checked(desk, qtbot, sets / "tuesday.pbn", sets / "letter.doc")
    assert bad.verdict.text() == "Unknown format"
    assert good.verdict.text() == "In order: every board is complete"
    assert bad.mark.shape == ("error", QPalette.ColorRole.BrightText)
    assert good.mark.shape == ("check", QPalette.ColorRole.Accent)
    assert not bad.convert_button.isVisible()
    assert bad.accessibleName() == "letter.doc: Unknown format"
    assert "hello" not in words(bad)


def broken(path: Path, boards: Sequence[int]) -> None:
    """Give some boards of a PBN file a card twice."""
    parts = path.read_text("ascii").split('[Deal "')
    for board in boards:
        before, _, hands = parts[board].partition(":")
        place = next(place for place, letter in enumerate(hands) if letter in "23456789")
        parts[board] = f"{before}:{hands[:place]}A{hands[place + 1 :]}"
    path.with_stem("broken").write_text('[Deal "'.join(parts), "ascii")


@pytest.mark.parametrize("count", [2, 9])
def test_every_board_that_is_not_whole_is_listed(
    desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet, count: int
) -> None:
    """All problems are named at once, by board and kind."""
    deal_set(boards="12")
    broken(sets / "tuesday.pbn", range(1, count + 1))
    (card,) = checked(desk, qtbot, sets / "broken.pbn")
    assert card.verdict.text() == f"{count} boards are incomplete"
    told = card.problems.toPlainText() if card.problems is not None else words(card)
    for board in range(1, count + 1):
        assert f"oard {board}:" in told
    assert "Do not play" in words(card)


def test_one_broken_board_is_one(desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet) -> None:
    """The words fit a single board."""
    deal_set()
    broken(sets / "tuesday.pbn", [2])
    (card,) = checked(desk, qtbot, sets / "broken.pbn")
    assert card.verdict.text() == "1 board is incomplete"


def test_the_first_difference_between_files_of_one_name_is_told(
    desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet
) -> None:
    """Both files name the first board that differs, and no card of it."""
    deal_set()
    deal_set("other", secret=8)
    (sets / "other.pbn").replace(sets / "tuesday.pbn")
    cards = checked(desk, qtbot, sets / "tuesday.pbn", sets / "tuesday.dlm")
    assert {card.facts.verdict for card in cards} == {Verdict.DIFFERS}
    assert "first at board 1" in words(cards[0])
    assert "0 in order, 2 with problems" in desk.door.summary.text()


def test_what_is_wrong_with_one_file_of_many_stands_first(
    desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet
) -> None:
    """The card names the file, and lists all of them at once."""
    code = deal_set()
    path = sets / "tuesday.pbn"
    changed = path.read_text("ascii").replace(code, "0000-0000").replace("Tuesday pairs", "Friday cup")
    path.with_stem("changed").write_text(changed, "ascii")
    deal_set("sound", secret=9)
    first, second = checked(desk, qtbot, sets)
    assert first.verdict.text() == "changed.pbn: Its boards are not all those of its set code"
    assert "4 files, the same 4 boards: 1–4" in words(first)
    assert "The file names the event “Friday cup”, but the set was dealt for “Tuesday pairs”." in words(first)
    assert first.files.isVisible()
    assert "tuesday.dlm · the file says: set code " + code in first.files.text()
    assert second.verdict.text() == "In order: every board is complete"
    press(first.convert_button)
    assert desk.asked[-1].path.name != "changed.pbn"


def test_other_boards_of_one_name_stand_together(
    desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet
) -> None:
    """A card for each, before all that is sound, each with one line of how it differs."""
    deal_set(formats="pbn,dlm,bri,csv")
    deal_set("other", secret=8, formats="pbn")
    deal_set("april", secret=9, formats="pbn")
    (sets / "other.pbn").replace(sets / "tuesday.pbn")
    cards = checked(desk, qtbot, sets)
    assert [card.set.verdict for card in cards] == [Verdict.DIFFERS, Verdict.DIFFERS, Verdict.SOUND]
    assert sorted(len(card.set.files) for card in cards[:2]) == [1, 3]
    assert all(words(card).count("differs from") == 1 for card in cards[:2])
    assert "Files with the same name contain different boards." in desk.door.summary.text()


def test_other_counts_under_one_name_are_told(
    desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet
) -> None:
    """Files of one name with more and fewer boards say both counts."""
    deal_set()
    deal_set("other", boards="6", secret=8)
    (sets / "other.pbn").replace(sets / "tuesday.pbn")
    cards = checked(desk, qtbot, sets / "tuesday.pbn", sets / "tuesday.dlm")
    assert "Boards in this file: 6. In “tuesday.dlm”: 4." in words(cards[0]) + words(cards[1])


def test_a_deal_that_stands_twice_is_told(desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet) -> None:
    """A repeated deal is named by its boards."""
    deal_set(formats="bri")
    data = (sets / "tuesday.bri").read_bytes()
    record = len(data) // 4
    (sets / "twice.bri").write_bytes(data[:record] + data[:record])
    (card,) = checked(desk, qtbot, sets / "twice.bri")
    assert card.facts.verdict is Verdict.REPEATS
    assert "Boards 1 and 2" in words(card)


def test_what_is_odd_about_a_file_is_told(desk: Desk, qtbot: QtBot) -> None:
    """A lesson is read with its own dealers, is not for play, and each oddity is told with its lines."""
    folder = Path(__file__).parents[3] / "vectors" / "foreign"
    lesson, results = checked(desk, qtbot, folder / "lesson.pbn", folder / "game-a-table.pbn")
    assert lesson.facts.verdict is Verdict.NOT_FOR_PLAY
    assert "Not for play: see below" in words(lesson)
    assert "Dealer or vulnerability does not match the board number" in words(lesson)
    assert results.facts.verdict is Verdict.SOUND
    assert "with the same deal: 2 × (line 11, line 17)" in words(results)


def test_a_strange_code_in_a_file_is_told(desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet) -> None:
    """A file that carries the code of another set is not called sound."""
    code = deal_set()
    path = sets / "tuesday.pbn"
    path.with_stem("changed").write_text(path.read_text("ascii").replace(code, "0000-0000"), "ascii")
    (card,) = checked(desk, qtbot, sets / "changed.pbn")
    assert card.facts.verdict is Verdict.OTHER_CODE
    assert "0000-0000" in words(card)


def test_boards_in_part_known_say_which(desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet) -> None:
    """A file that mixes sets names the boards of each."""
    deal_set(formats="bri")
    deal_set("other", formats="bri", secret=8)
    record = (sets / "tuesday.bri").stat().st_size // 4
    mixed = (sets / "tuesday.bri").read_bytes()[: 2 * record] + (sets / "other.bri").read_bytes()[:record]
    (sets / "mixed.bri").write_bytes(mixed)
    (card,) = checked(desk, qtbot, sets / "mixed.bri")
    assert "Of this file’s boards all but number 3" in words(card)
    assert "Of this file’s boards 3" in words(card)


def test_a_file_from_elsewhere_is_known_the_second_time(
    desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet, own_home: Path
) -> None:
    """What was never met is said to be new, and from then on it is known."""
    deal_set(formats="pbn")
    for file in (own_home / "data").iterdir():
        file.unlink()
    (card,) = checked(desk, qtbot, sets / "tuesday.pbn")
    assert "Not met" in words(card)
    (card,) = checked(desk, qtbot, sets / "tuesday.pbn")
    assert "first seen here" in words(card)


def test_a_folder_stands_for_its_files(
    desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet, tmp_path: Path
) -> None:
    """Of a folder the files of boards are taken, packed or deep down; one without any says so."""
    deal_set()
    (sets / "notes.txt").write_text("not a file of boards")
    deal_set("other", secret=8)
    assert len(checked(desk, qtbot, sets)) == 2
    inner = sets / "2026" / "summer" / "july" / "wednesday"
    inner.mkdir(parents=True)
    (sets / "other.pbn").replace(inner / "other.pbn")
    with zipfile.ZipFile(inner / "others.zip", "w") as archive:
        archive.write(sets / "other.dlm", "other.dlm")
    (sets / "other.dlm").unlink()
    assert len(checked(desk, qtbot, sets)) == 2
    assert "6 files checked" in desk.door.summary.text()
    empty = tmp_path / "empty"
    empty.mkdir()
    assert checked(desk, qtbot, empty) == []
    assert "no files of boards" in desk.door.summary.text()


def test_so_many_files_are_shown_and_no_more(
    desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole disk does not flood the page: the rest is counted, the worst are shown."""
    monkeypatch.setattr(files_door, "_MOST_CARDS", 1)
    deal_set()
    (sets / "letter.doc").write_text("hello")
    (card,) = checked(desk, qtbot, sets / "tuesday.pbn", sets / "letter.doc")
    assert card.name.text() == "letter.doc"
    assert "2 files checked" in desk.door.summary.text()
    assert "The first one is shown" in desk.door.summary.text()
    monkeypatch.setattr(files_door, "_MOST_CARDS", 2)
    assert len(checked(desk, qtbot, sets / "tuesday.pbn", sets / "letter.doc")) == 2
    assert desk.door.summary.text().endswith("shown first.")


def test_what_was_shown_goes_before_other_files_are_checked(
    desk: Desk, qtbot: QtBot, sets: Path, monkeypatch: pytest.MonkeyPatch, aloud: list[str]
) -> None:
    """The cards, the warning with its tick and what was made; what is found is said aloud."""
    door = desk.door
    found = SetFacts((FileFacts(sets / "tuesday.pbn", "pbn", count=4, numbers="1–4", first=1),))
    monkeypatch.setattr(files_door, "look_at_files", lambda _files, _work: (found,))
    (card,) = checked(desk, qtbot, sets / "tuesday.pbn")
    assert aloud == [door.summary.text()] == ["1 file checked."]
    door.converting.made.emit("Made", "text", sets)
    door.warning.say("Warning", "text")
    door.only_copies.click()
    parts = (door.made, door.warning, door.summary, card)
    qtbot.waitUntil(lambda: all(part.isVisible() for part in parts) and card.y() > door.summary.y())
    tops = [part.y() for part in parts]
    assert tops == sorted(set(tops))
    cancelled: list[bool] = []
    monkeypatch.setattr(door.jobs, "cancel", lambda: cancelled.append(True))
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        door.check([sets / "tuesday.pbn"])
        assert not any(part.isVisible() for part in (door.results, door.made, door.warning, door.summary))
        assert (cancelled, door.cards, door.only_copies.isChecked()) == ([True], [], False)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert door.findChildren(FileCard) == door.cards
    assert len(door.cards) == 1
    door.converting.made.emit("Made", "text", sets)
    door.show_results(is_shown=False)
    door.converting.made.emit("Made", "text", sets)
    assert door.results.isVisible()


def test_what_is_found_as_other_files_are_asked_for_gives_way_to_them(
    desk: Desk, qtbot: QtBot, sets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A check that ended and was not shown yet: its card goes when the next one is shown."""

    def found(files: Sequence[Path], _work: object) -> tuple[SetFacts, ...]:
        return (SetFacts((FileFacts(files[0], "pbn", count=4, numbers="1–4", first=1),)),)

    monkeypatch.setattr(files_door, "look_at_files", found)
    desk.door.check([sets / "monday.pbn"])
    for task in desk.door.jobs.findChildren(Task):
        task.wait()
    (card,) = checked(desk, qtbot, sets / "tuesday.pbn")
    assert card.name.text() == "tuesday.pbn"


def test_files_are_chosen_with_the_button(desk: Desk, qtbot: QtBot, sets: Path) -> None:
    """The button asks for files and hands them to the page, which knows all doors; none is no choice."""
    with qtbot.assertNotEmitted(desk.door.handed):
        press(desk.door.area.button)
    desk.files = [sets / "tuesday.pbn"]
    with qtbot.waitSignal(desk.door.handed) as handed:
        press(desk.door.area.button)
    assert handed.args == [desk.files]
    (sets / "deeper").mkdir()
    checked(desk, qtbot, sets / "deeper" / "none.pbn")
    press(desk.door.area.button)
    assert desk.folders == [sets, sets, sets / "deeper"]


# -- boards that were in use ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "verdict"),
    [
        (State.IN_PLAY, "In play: do not play these boards again"),
        (State.FINISHED, "Finished: these boards were played"),
        (State.RELEASED, "Released: anyone may know these boards"),
    ],
)
def test_used_boards_are_warned_of_before_anything_can_be_made_of_them(
    desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet, state: State, verdict: str
) -> None:
    """The warning names the session; only who understood it can convert."""
    code = deal_set()
    journal = open_journal()
    set_id = journal.set_by_code(code).id
    if state is State.RELEASED:
        change_state(journal, set_id, State.FINISHED)
    change_state(journal, set_id, state)
    (card,) = checked(desk, qtbot, sets / "tuesday.pbn")
    assert desk.door.warning.isVisible()
    told = desk.door.warning.text.text()
    for part in (
        "tuesday.pbn",
        code,
        "Tuesday pairs",
        "boards 1–4",
        verdict.split(":", maxsplit=1)[0].lower(),
    ):
        assert part in told
    assert "deal a new set" in told
    assert card.verdict.text() == verdict
    assert not card.convert_button.isEnabled()
    desk.door.only_copies.setChecked(True)
    assert card.convert_button.isEnabled()
    checked(desk, qtbot, sets / "tuesday.pbn")
    assert not desk.door.only_copies.isChecked()


def test_many_used_sets_are_counted(
    desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The warning stays short."""
    monkeypatch.setattr(files_door, "_MOST_SETS_NAMED", 1)
    journal = open_journal()
    for name, secret in (("one", 1), ("two", 2)):
        change_state(journal, journal.set_by_code(deal_set(name, secret=secret)).id, State.IN_PLAY)
    checked(desk, qtbot, sets / "one.pbn", sets / "two.pbn")
    assert "and 1 more set" in desk.door.warning.text.text()
    monkeypatch.setattr(files_door, "_MOST_SETS_NAMED", 2)
    checked(desk, qtbot, sets / "one.pbn", sets / "two.pbn")
    assert "more" not in desk.door.warning.text.text()
    assert len(desk.door.warning.text.text().splitlines()) == 3


# -- converting -------------------------------------------------------------------------------------------


def convert(desk: Desk, qtbot: QtBot, card: FileCard) -> None:
    """Press Convert and wait."""
    with qtbot.waitSignal(desk.door.jobs.idle, timeout=20_000):
        press(card.convert_button)


def test_boards_are_converted_under_new_numbers(
    desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new files hold the same deals, with the numbers wanted."""
    deal_set(formats="pbn")
    desk.request = ConvertRequest(parse_formats("dlm,bri"), BoardRange(11, 14))
    desk.target = tmp_path / "copy.dlm"
    (card,) = checked(desk, qtbot, sets / "tuesday.pbn")
    brought: list[QWidget] = []
    monkeypatch.setattr(desk.door.results, "ensureWidgetVisible", brought.append)
    convert(desk, qtbot, card)
    assert desk.door.made.isVisible()
    assert brought == [desk.door.made]
    assert "4 boards converted" in desk.door.made.title.text()
    assert "copy.dlm, copy.bri" in desk.door.made.text.text()
    assert "no board numbers" in desk.door.made.text.text()
    old = read_boards_file("tuesday.pbn", (sets / "tuesday.pbn").read_bytes()).boards
    new = read_boards_file("copy.dlm", (tmp_path / "copy.dlm").read_bytes()).boards
    assert [board.number for board in new] == [11, 12, 13, 14]
    assert [board.deal for board in new] == [board.deal for board in old]
    press(desk.door.made.buttons[0])
    assert desk.opened == [tmp_path]
    press(desk.door.made.buttons[1])
    assert not desk.door.made.isVisible()


def test_the_name_proposed_is_free(desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet) -> None:
    """Nothing is written over, and the dialog does not begin with a name that is taken."""
    deal_set(formats="pbn,dlm")
    desk.request = ConvertRequest(parse_formats("dlm"), BoardRange(1, 4))
    (card,) = checked(desk, qtbot, sets / "tuesday.pbn")
    press(card.convert_button)
    assert desk.proposed == "tuesday-2"
    desk.target = sets / "tuesday"
    convert(desk, qtbot, card)
    assert desk.door.strip.title.text() == "The name already exists"
    assert not desk.door.made.isVisible()


def test_an_archive_is_checked_and_converted_from(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    """Its files have cards; what others put in and cannot be kept is told."""
    deal = '[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]'
    game = f'[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n{deal}\n'
    twice = "".join(f'{game}[Contract "{contract}"]\n\n' for contract in ("7NT", "7S"))
    with zipfile.ZipFile(tmp_path / "night.zip", "w") as archive:
        archive.writestr("night.pbn", twice)
    (card,) = checked(desk, qtbot, tmp_path / "night.zip")
    assert "night.pbn" in words(card)
    desk.request = ConvertRequest(parse_formats("pbn"), parse_board_range("1"))
    desk.target = tmp_path / "new"
    convert(desk, qtbot, card)
    assert "left out" in desk.door.made.text.text()
    assert (tmp_path / "new.pbn").is_file()
    (tmp_path / "bad.zip").write_bytes(b"PK")
    worst, *others = checked(desk, qtbot, tmp_path)
    assert "not a valid archive" in words(worst)
    assert len(others) == 1


def test_used_boards_are_converted_after_the_warning(
    desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet, tmp_path: Path
) -> None:
    """Who wants a copy for a record gets it."""
    journal = open_journal()
    change_state(journal, journal.set_by_code(deal_set(formats="pbn")).id, State.IN_PLAY)
    (card,) = checked(desk, qtbot, sets / "tuesday.pbn")
    desk.door.only_copies.setChecked(True)
    desk.request, desk.target = ConvertRequest(parse_formats("lin"), BoardRange(1, 4)), tmp_path / "record"
    convert(desk, qtbot, card)
    assert (tmp_path / "record.lin").is_file()


def test_boards_taken_into_play_meanwhile_are_refused(
    desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet, tmp_path: Path
) -> None:
    """Between check and conversion the journal is asked again."""
    code = deal_set(formats="pbn")
    (card,) = checked(desk, qtbot, sets / "tuesday.pbn")
    journal = open_journal()
    change_state(journal, journal.set_by_code(code).id, State.IN_PLAY)
    desk.request, desk.target = ConvertRequest(parse_formats("lin"), BoardRange(1, 4)), tmp_path / "record"
    convert(desk, qtbot, card)
    assert desk.door.strip.title.text() == "Boards that were in use"
    assert not (tmp_path / "record.lin").exists()


def test_a_dialog_cancelled_makes_nothing(desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet) -> None:
    """Neither question has to be answered."""
    deal_set(formats="pbn")
    (card,) = checked(desk, qtbot, sets / "tuesday.pbn")
    press(card.convert_button)
    desk.request = ConvertRequest(parse_formats("lin"), BoardRange(1, 4))
    press(card.convert_button)
    assert len(desk.asked) == 2
    assert desk.door.jobs.is_idle


def test_files_without_numbers_begin_where_their_set_does(
    desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet
) -> None:
    """Boards 11 to 14 of a format without numbers are not converted as 1 to 4."""
    deal_set(boards="11-14", formats="bri")
    (card,) = checked(desk, qtbot, sets / "tuesday.bri")
    assert (card.facts.numbers, card.facts.first) == ("11–14", 11)


@pytest.fixture
def facts(tmp_path: Path) -> FileFacts:
    """What was found out about a file of 24 boards."""
    return FileFacts(tmp_path / "tuesday.pbn", "pbn", count=24, numbers="1–24", first=1)


def test_the_dialog_asks_for_formats_and_numbers(facts: FileFacts, qtbot: QtBot) -> None:
    """What cannot be is said beside the button."""
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = ConvertDialog(facts, ("pbn", "dlm"), Profile.STANDARD, parent)
    dialog.show()
    assert dialog.request == ConvertRequest((format_by_name("dlm"),), BoardRange(1, 24))
    assert not dialog.formats.more.is_open
    dialog.model.chosen.add("borel")
    dialog.first.setValue(90)
    assert dialog.formats.choices["dlm"].reason.text() == "Board numbers up to 99."
    assert dialog.formats.more.is_open
    dialog.model.chosen.remove("borel")
    assert dialog.words.text() == "24 boards, 90 to 113"
    assert dialog.problem.text() == "A format cannot contain these boards"
    assert not dialog.done_button.isEnabled()
    dialog.first.setValue(25)
    assert dialog.done_button.isEnabled()
    dialog.formats.choices["dlm"].box.click()
    assert dialog.problem.text() == "Choose at least one format"


@pytest.mark.parametrize(
    ("count", "words"), [(1, "1 board, number 5"), (2, "2 boards, 5 to 6")], ids=["one board", "two"]
)
def test_one_board_has_a_number_and_several_have_two(
    facts: FileFacts, qtbot: QtBot, count: int, words: str
) -> None:
    """The words beside the number name the first board, and the last where there is another."""
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = ConvertDialog(replace(facts, count=count, first=5), ("pbn",), Profile.STANDARD, parent)
    assert (dialog.words.text(), dialog.first.value()) == (words, 5)


@pytest.mark.parametrize("is_accepted", [True, False])
def test_the_dialog_is_accepted_or_cancelled(
    facts: FileFacts,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    is_accepted: bool,  # noqa: FBT001 - a case
) -> None:
    """A file with gaps says that its boards get new numbers; one board is one."""
    parent = QWidget()
    qtbot.addWidget(parent)
    answer = QDialog.DialogCode.Accepted if is_accepted else QDialog.DialogCode.Rejected
    monkeypatch.setattr(ConvertDialog, "exec", lambda _dialog: answer)
    request = ask_conversion(replace(facts, count=1, numbers="1, 3"), ("dlm",), Profile.STANDARD, parent)
    assert (request is not None) is is_accepted
    (dialog,) = parent.findChildren(ConvertDialog)
    assert dialog.formats.isAncestorOf(dialog.focusWidget())


@pytest.mark.parametrize(("numbers", "is_told"), [("1–24", False), ("1, 3", True)])
def test_gaps_in_the_numbers_are_told(
    facts: FileFacts,
    qtbot: QtBot,
    numbers: str,
    is_told: bool,  # noqa: FBT001 - a case
) -> None:
    """The boards get new numbers then."""
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = ConvertDialog(replace(facts, numbers=numbers), ("dlm",), Profile.STANDARD, parent)
    assert any("have gaps" in label.text() for label in dialog.findChildren(QLabel)) is is_told


@pytest.mark.parametrize(
    ("name", "bare"),
    [("copy.dlm", "copy"), ("Copy.DLM", "Copy"), (".dlm", ".dlm"), ("x.dlm", "x"), ("copy.pbn", "copy.pbn")],
)
def test_a_name_loses_its_ending(name: str, bare: str) -> None:
    """Each format puts its own behind it; what is an ending alone stays."""
    assert without_suffix(name, [".bri", ".dlm"]) == bare


class Conversions:
    """What converts, at once: it asks for results, and says what it was told to say."""

    def __init__(self, store: SettingsStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.said: list[tuple[str, list[str], Path]] = []
        self.asked: list[tuple[object, ...]] = []
        self.orders: list[Conversion] = []
        self.target: Path | None = None
        self.request = ConvertRequest(parse_formats("bri"), BoardRange(11, 14))
        questions = FilesQuestions(choose_target=self.choose_target, ask_conversion=self.ask)
        self.converting = Converting(store, JobsAtOnce(self.window), questions, self.window)
        self.converting.made.connect(lambda title, text, at: self.said.append((title, text.split("\n"), at)))
        monkeypatch.setattr(files_door, "convert_boards", self.convert)
        monkeypatch.setattr(files_door, "in_place_of_brought", lambda *what: (what, ("results were there",)))

    def ask(self, *asked: object) -> ConvertRequest:
        """Answer how it is converted."""
        self.asked.append(asked)
        return self.request

    def choose_target(self, *asked: object) -> Path | None:
        """Answer where to."""
        self.asked.append(asked)
        return self.target

    def convert(self, order: Conversion, journal: object, *, read: object, analysis: Analysis) -> Converted:
        """Say that it is converted."""
        assert (journal, read, analysis.is_asked) == (WORK.journal, bytes_in_archive_or_file, False)
        assert analysis.of("boards", "tables") == ("boards", "tables", WORK)  # type: ignore[arg-type]
        self.orders.append(order)
        file = DeliveredFile(order.folder / f"{order.name}.bri", 1)
        others = Others.LEFT_OUT if order.allow_used else Others.NONE
        return Converted(BoardRange(11, 14), 4, "", (file, file), (), ("a remark",), others)  # type: ignore[arg-type]


def test_where_it_is_converted_to_and_what_is_said_of_it(
    store: SettingsStore, qtbot: QtBot, sets: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file's folder is proposed, and later that of the last one; what a format cannot hold is told."""
    desk = Conversions(store, qtbot, monkeypatch)
    facts = FileFacts(sets / "gone.zip" / "tuesday.pbn", "pbn", count=4, numbers="1–4", first=1)
    formats, profile = store.settings.formats, store.settings.profile
    asked = (facts, formats, profile, desk.window)
    (sets / "tuesday.bri").touch()
    desk.converting.convert(facts)
    assert desk.asked == [asked, (sets, "tuesday-2", desk.window)]
    assert desk.said == []
    desk.target = tmp_path / "mine.bri"
    desk.converting.convert(facts)
    (order,) = desk.orders
    assert order == Conversion(
        facts.path, desk.request.formats, tmp_path, "mine", (BoardRange(11, 14),), profile
    )
    lines = ["mine.bri, mine.bri", f"In {tmp_path}", "a remark", "results were there"]
    (title, told, at) = desk.said[0]
    assert (title, at) == ("4 boards converted, read back and compared", tmp_path)
    assert told[:4] == lines
    assert [line.split(":")[0] for line in told[4:]] == ["bri"]
    desk.asked.clear()
    known = SimpleNamespace(is_used=True)
    desk.converting.convert(replace(facts, known=(known,)))  # type: ignore[arg-type]
    assert desk.asked[1] == (tmp_path, "tuesday", desk.window)
    assert desk.orders[1].allow_used
    left_out = "Auctions, results and comments of the file were left out."
    assert desk.said[1][1] == [*told[:3], left_out, *told[3:]]


# -- faults -----------------------------------------------------------------------------------------------


def test_a_damaged_journal_is_told(desk: Desk, qtbot: QtBot, sets: Path, deal_set: DealSet) -> None:
    """The page says what is wrong, and nothing is checked without the journal."""
    deal_set(formats="pbn")
    store = open_journal().store
    store.path.with_name("journal.key").unlink()
    assert checked(desk, qtbot, sets / "tuesday.pbn") == []
    assert desk.door.strip.title.text() == "The journal’s key is missing"


def test_a_fault_names_its_place_and_no_value(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message of an unforeseen error might hold a card: it is not shown."""

    def crashing(*_arguments: object) -> None:
        raise RuntimeError("AKQ.JT9.876.5432")

    monkeypatch.setattr(files_door, "look_at_files", crashing)
    checked(desk, qtbot, Path("tuesday.pbn"))
    assert "RuntimeError, test_door.py:" in desk.door.strip.sentence.text()
    assert "AKQ" not in desk.door.strip.sentence.text()


def test_a_long_check_can_be_stopped(desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Progress and Cancel appear when it takes long; stopping is no error."""

    def slow(_files: object, work: Work) -> None:
        work.progress(1, 3)
        while not work.cancel.is_cancelled:
            pass
        work.cancel.check()

    monkeypatch.setattr(files_door, "look_at_files", slow)
    desk.door.check([Path("tuesday.pbn")])
    qtbot.waitUntil(desk.door.foot.cancel_button.isVisible)
    assert desk.door.foot.words.text() == "1 of 3 files"
    with qtbot.waitSignal(desk.door.jobs.idle):
        press(desk.door.foot.cancel_button)
    assert not desk.door.foot.progress.isVisible()
    assert not desk.door.strip.isVisible()
    desk.door.check([Path("tuesday.pbn")])
    desk.door.stop()
    qtbot.waitUntil(lambda: desk.door.jobs.is_idle)
    assert desk.door.cards == []


def test_a_stopped_look_reads_no_further(sets: Path, deal_set: DealSet) -> None:
    """Files after the stop are not opened, and nothing is told of those before."""
    deal_set()
    token = CancelToken()
    seen: list[int] = []

    def progress(done: int, _wanted: int) -> None:
        seen.append(done)
        token.cancel()

    with pytest.raises(Cancelled):
        look_at_files([sets], Work(open_journal, progress=progress, cancel=token))
    assert seen == [0]


# -- dialogs ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_accepted", [True, False])
def test_the_dialogs_return_what_was_chosen(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    is_accepted: bool,  # noqa: FBT001 - a case
) -> None:
    """A cancelled dialog is no choice."""
    parent = QWidget()
    qtbot.addWidget(parent)
    chosen = [str(tmp_path / "chosen.pdf")] if is_accepted else []
    answer = QDialog.DialogCode.Accepted if is_accepted else QDialog.DialogCode.Rejected
    monkeypatch.setattr(QFileDialog, "exec", lambda _dialog: answer)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _dialog: chosen)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (chosen, ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "".join(chosen))
    wanted = Path(chosen[0]) if chosen else None
    assert choose_set_name(tmp_path, "chosen", parent) == wanted
    assert choose_new_file("Export", "PDF (*.pdf)", tmp_path / "x.pdf", parent) == wanted
    assert choose_folder("Archive", tmp_path, parent) == wanted
    assert choose_files(tmp_path, parent) == ([wanted] if wanted else [])
