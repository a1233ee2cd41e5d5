"""What is made of sets: where it goes is asked, and what is said of it names the file and its folder."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtWidgets import QWidget

from bigdeal_gui.gui.parts.dialogs.new_files import NewFiles
from bigdeal_gui.gui.records.making import RecordMaking
from bigdeal_gui.pages import records
from bigdeal_gui.pages.print_requests import PaperAction, PaperAnswer, PaperQuestion
from bigdeal_gui.pages.records import FolderRequest, PrintRequest, SealDraft
from bigdeal_gui.services.printing.public_pack import PublicPack
from bigdeal_gui.services.printing.records import MadeSheets, SheetKind
from bigdeal_gui.services.printing.seals import SealWay, wall_clock_text
from bigdeal_gui.services.printing.subject import Titles
from bigdeal_gui.storage.delivery import DeliveredFile
from tests.gui.at_once import JobsAtOnce
from tests.gui.parts.sets.test_model import journal_set

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.settings_store import SettingsStore

LATER = datetime(2027, 1, 2, 20, 30, tzinfo=UTC)
RECORD = SheetKind.RECORD
PACK_OF = records.pack_of


class Maker:
    """What makes papers; the test answers its dialogs, and what is said and opened is taken down."""

    def __init__(self, store: SettingsStore, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.asked: list[object] = []
        self.said: list[tuple[str, list[str], Path]] = []
        self.opened: list[Path] = []
        self.folder: Path | None = None
        self.target: Path | None = None
        self.answer: PaperAnswer | None = PaperAnswer(PaperAction.OPEN, 3)
        self.files = NewFiles(store, self.window, self.choose_file, self.ask_paper)
        self.making = RecordMaking(store, JobsAtOnce(self.window), self.files, self.choose_folder)
        self.making.made.connect(lambda title, text, at: self.said.append((title, text.split("\n"), at)))
        self.making.open_asked.connect(self.opened.append)

    def ask_paper(self, question: PaperQuestion, _parent: QWidget) -> PaperAnswer | None:
        """Answer what is done with a paper."""
        self.asked.append(question)
        return self.answer

    def choose_file(self, title: str, kind: str, proposed: Path, _parent: QWidget) -> Path | None:
        """Answer where a file goes."""
        self.asked.append((title, kind, proposed))
        return self.target

    def choose_folder(self, title: str, folder: Path, parent: QWidget) -> Path | None:
        """Answer where several files go."""
        assert parent is self.window
        self.asked.append((title, folder))
        return self.folder


@pytest.fixture
def maker(store: SettingsStore, qtbot: QtBot) -> Maker:
    """Return the maker, with settings for two labels of each kind."""
    store.replace(replace(store.settings, records={"label_copies": 2}))
    return Maker(store, qtbot)


def test_several_files_go_where_one_says(
    maker: Maker, sets: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each seal and note is said once; the folder is proposed the next time. Cancelled, nothing is made."""
    made = [
        MadeSheets(DeliveredFile(tmp_path / name, 1), SealWay.LOCKED, LATER, ("a note", name))
        for name in ("one.age", "two.age")
    ]
    folders: list[Path] = []
    request = FolderRequest(2, lambda folder, _work: folders.append(folder) or tuple(made))  # type: ignore[func-returns-value]
    monkeypatch.setattr(records, "all_sheets_of", lambda *_what: request)
    both = [journal_set(1), journal_set(2)]
    maker.making.sheets(both, RECORD, SealDraft(SealWay.LOCKED))
    assert (maker.asked, maker.said) == ([("Folder for 2 files", sets)], [])
    maker.folder = tmp_path
    maker.making.sheets(both, RECORD, SealDraft(SealWay.LOCKED))
    locked = f"Locked until {wall_clock_text(LATER)}. After that, open it on the Check page."
    lines = [f"2 files in {tmp_path}", locked, "a note", "one.age", "two.age"]
    assert maker.said == [("Hand record made", lines, tmp_path)]
    assert folders == [tmp_path]
    assert maker.making.folder == tmp_path


@pytest.mark.parametrize(
    ("way", "release", "words"),
    [
        (SealWay.PASSPHRASE, None, "Sealed with your passphrase. Use “Open a sealed record…” to open it."),
        (SealWay.LOCKED, LATER, "Locked until {}. After that, open it on the Check page."),
        (
            SealWay.RELEASE,
            LATER,
            "Sealed until {}. After that, use “Open a sealed record…” on this computer.",
        ),
        (SealWay.OPEN, None, "The file is not sealed: anyone who has it can see all hands."),
    ],
)
def test_how_a_record_is_sealed_is_said(
    maker: Maker,
    sets: Path,
    monkeypatch: pytest.MonkeyPatch,
    way: SealWay,
    release: datetime | None,
    words: str,
) -> None:
    """Below its name, before what its makers noted; what is opened is the file that was made."""

    def make(target: Path, _work: object) -> MadeSheets:
        return MadeSheets(DeliveredFile(target, 1), way, release, ("a note",))

    monkeypatch.setattr(records, "sheets_of", lambda *_what: PrintRequest("tuesday", ".pdf", make))
    maker.making.sheets([journal_set(1)], RECORD, SealDraft(way))
    lines = [f"tuesday.pdf in {sets}", words.format(wall_clock_text(LATER)), "a note"]
    assert maker.said == [("Hand record made", lines, sets)]
    assert maker.opened == [sets / "tuesday.pdf"]
    assert maker.asked == [PaperQuestion("Hand record", "tuesday.pdf")]


@pytest.mark.parametrize("action", PaperAction)
def test_labels_are_made_for_so_many_boxes(
    maker: Maker, sets: Path, monkeypatch: pytest.MonkeyPatch, action: PaperAction
) -> None:
    """As many as are kept are proposed; only what was to be opened is, and what is given up is not made."""
    orders: list[tuple[int, Path]] = []

    def make(_subjects: object, labels: Any, target: Path, *_more: object) -> DeliveredFile:  # noqa: ANN401 - of any kind
        orders.append((labels.copies, target))
        return DeliveredFile(target, 1)

    monkeypatch.setattr(records, "make_labels", make)
    target = sets / "tuesday.pdf"
    maker.target = target
    maker.answer = None
    maker.making.labels(journal_set(1))
    assert (maker.said, orders) == ([], [])
    maker.answer = PaperAnswer(action, 3)
    maker.making.labels(journal_set(1))
    question = maker.asked[0]
    assert isinstance(question, PaperQuestion)
    assert question == PaperQuestion("Labels", "2026-11-24 Tuesday pairs K7QM-0001 labels.pdf", 2)
    if action is PaperAction.OPEN:
        target = sets / question.file_name
    assert orders == [(3, target)]
    assert maker.opened == ([target] if action is PaperAction.OPEN else [])
    text = "They reveal nothing about the cards. Print them without scaling (100 %)."
    assert maker.said == [("Labels made", [f"{target.name} in {sets}", text], sets)]


def pack_of(*what: Any, names: tuple[str, ...] = ("a", "b")) -> PrintRequest[PublicPack]:  # noqa: ANN401 - as it takes
    """Return the order for a pack, which is not made."""
    return replace(PACK_OF(*what), make=lambda target, _work: PublicPack(target, names, ("a note", "of it")))


def test_a_pack_is_published_where_one_says(
    maker: Maker, sets: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is in it is counted, and its folder is proposed the next time; given up, it is not made."""
    monkeypatch.setattr(records, "pack_of", pack_of)
    maker.making.publish(journal_set(1), Titles(event="Cup"))
    assert maker.said == []
    maker.target = tmp_path / "mine.zip"
    maker.making.publish(journal_set(1), Titles(event="Cup"))
    asked = ("Public pack", "Files (*.zip)", sets / "2026-11-24 Cup K7QM-0001 public pack.zip")
    assert maker.asked == [asked] * 2
    text = "2 files inside: boards for programs, hand record, checksums."
    lines = [f"mine.zip in {tmp_path}", text, "a note", "of it"]
    assert maker.said == [("Public pack made", lines, tmp_path)]
    assert maker.making.folder == tmp_path


def test_record_and_pack_of_an_evening_are_told_of_one_after_the_other(
    maker: Maker, sets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is asked; the record opens, and what both say is said once."""

    def make(target: Path, _work: object) -> MadeSheets:
        return MadeSheets(DeliveredFile(target, 1), SealWay.FINISHED, None, ("a note",))

    monkeypatch.setattr(records, "pack_of", pack_of)
    monkeypatch.setattr(records, "sheets_of", lambda *_what: PrintRequest("tuesday", ".pdf", make))
    maker.making.sheets([journal_set(1)], RECORD, SealDraft(SealWay.FINISHED, with_pack=True))
    first = f"tuesday.pdf in {sets}"
    pack = "2026-11-24 Tuesday pairs K7QM-0001 public pack.zip"
    assert maker.said == [
        ("Hand record made", [first, "a note"], sets),
        ("Hand record and public pack made", [first, pack, "a note", "of it"], sets),
    ]
    assert (maker.opened, maker.asked) == ([sets / "tuesday.pdf"], [])
