"""Records, sheets, labels and packs: sealed while a set is to be played, and named after what they are."""

from __future__ import annotations

import io
import json
import shutil
import subprocess
import zipfile
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.analysis.double_dummy import DealSolver
from bigdeal_gui.errors.analysis import AnalysisUnavailable
from bigdeal_gui.errors.formats import UnknownFormat
from bigdeal_gui.errors.seals import SealingBroke, WeakPassphrase, WrongPassphrase
from bigdeal_gui.errors.services import (
    BoardsUsed,
    Cancelled,
    Refused,
    SealKeyElsewhere,
    SealNotDue,
    SealWanted,
    Usage,
)
from bigdeal_gui.errors.storage import AlreadyExists, FolderMissing
from bigdeal_gui.formats.table import read_boards_file
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.journal import Journal, State
from bigdeal_gui.model import deals
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.double_dummy import STRAINS, Contract, DoubleDummy
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.paper.record_options import Binding, PerPage, RecordOptions, Results
from bigdeal_gui.paper.sheets.labels import LabelOptions
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.seals.age import SealKind, new_identity, seal
from bigdeal_gui.services.boxes.lock_time import lock_time_of
from bigdeal_gui.services.dealing.session import DealtSession
from bigdeal_gui.services.packs import deliver_pack
from bigdeal_gui.services.printing import dd_cache, double_dummy, public_pack, records
from bigdeal_gui.services.printing.labels import make_checklist, make_labels, typed_sections
from bigdeal_gui.services.printing.public_pack import make_public_pack, pack_name
from bigdeal_gui.services.printing.records import (
    SheetKind,
    SheetsOrder,
    make_all_sheets,
    make_sheets,
    sheet_name,
)
from bigdeal_gui.services.printing.seals import Sealing, SealWay, look_at_sealed, unseal
from bigdeal_gui.services.printing.subject import (
    Subject,
    Titles,
    file_read,
    set_described,
    set_read,
    subject_in_sections,
)
from bigdeal_gui.services.work import CancelToken, Work
from tests.journals import closed
from tests.seals import age_by_hand

if TYPE_CHECKING:
    from pathlib import Path

    from bigdeal_gui.journal.sidecar_files import Head

Deal = Callable[..., DealtSession]

PASSPHRASE = "correct horse battery"  # noqa: S105 - a test's
BY_PASSPHRASE = Sealing(SealWay.PASSPHRASE, PASSPHRASE)
WITH_RESULTS = RecordOptions(double_dummy=True)
PDF = b"%PDF-"


def nothing(_done: int, _wanted: int) -> None:
    """Hear of progress."""


def until(hours: float) -> Sealing:
    """Return a seal until then."""
    return Sealing(SealWay.RELEASE, release_at=datetime.now(UTC) + timedelta(hours=hours))


@pytest.fixture
def subject(dealt: Deal, journal: Journal) -> Subject:
    """Four boards that are still to be played."""
    dealt(boards="4")
    return set_read(journal, journal.sets().sets[0])


def make(order: SheetsOrder, subject: Subject, journal: Journal) -> records.MadeSheets:
    """Make sheets without anybody watching."""
    return make_sheets(order, subject, Work(lambda: journal))


def finished(journal: Journal, subject: Subject) -> Subject:
    """Return the set after play."""
    journal.change_states({subject.sets[0].id: State.FINISHED})
    return set_read(journal, journal.set_by_id(subject.sets[0].id))


# -- several at once --------------------------------------------------------------------------------------


def test_sections_are_sealed_and_solved_together(
    subject: Subject, journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The boards that sections share are solved once; every file is sealed, and told to the journal."""
    solved: list[int] = []

    def solve(found: Subject, work: Work) -> tuple[None, tuple[str]]:
        work.progress(len(found.boards), len(found.boards))
        solved.append(len(found.boards))
        return None, ("none here",)

    monkeypatch.setattr(records, "results_or_why_not", solve)
    options = RecordOptions(double_dummy=True)
    orders = [
        (SheetsOrder(SheetKind.RECORD, tmp_path / f"{one.heading.section}.pdf", options, until(1)), one)
        for one in subject_in_sections(subject, ["A", "B", "C"])
    ]
    rows = verify_journal(journal.store).rows
    heard: list[tuple[int, int]] = []
    made = make_all_sheets(orders, Work(lambda: journal, progress=lambda *count: heard.append(count)))
    assert (solved, heard) == ([4], [(4, 4)])
    assert [one.file.path.name for one in made] == ["A.pdf.age", "B.pdf.age", "C.pdf.age"]
    assert all("none here" in one.notes and PDF not in one.file.path.read_bytes() for one in made)
    assert verify_journal(journal.store).rows == rows + 3


def test_of_several_all_are_made_or_none(subject: Subject, journal: Journal, tmp_path: Path) -> None:
    """A name that is taken, one way of sealing that is missing, or another folder: no file is left."""
    first, second = subject_in_sections(subject, ["A", "B"])

    def wanted(name: str, sealing: Sealing = until(1), folder: Path = tmp_path) -> SheetsOrder:  # noqa: B008
        return SheetsOrder(SheetKind.RECORD, folder / name, sealing=sealing)

    (tmp_path / "b.pdf.age").write_bytes(b"mine")
    (tmp_path / "other").mkdir()
    for order, error in (
        (wanted("b.pdf"), AlreadyExists),
        (wanted("c.pdf", Sealing()), SealWanted),
        (wanted("c.pdf", folder=tmp_path / "other"), Usage),
    ):
        with pytest.raises(error):
            make_all_sheets([(wanted("a.pdf"), first), (order, second)], Work(lambda: journal))
    assert sorted(path.name for path in tmp_path.rglob("*.age")) == ["b.pdf.age"]
    assert not list(tmp_path.rglob("*.pdf"))


# -- sealing ----------------------------------------------------------------------------------------------


def test_an_unfinished_set_is_not_printed_by_oversight(
    subject: Subject, journal: Journal, tmp_path: Path
) -> None:
    """Without a decision nothing is written, and the set is named."""
    with pytest.raises(SealWanted) as caught:
        make(SheetsOrder(SheetKind.RECORD, tmp_path / "a.pdf"), subject, journal)
    assert caught.value.code == subject.heading.set_code
    assert not (tmp_path / "a.pdf").exists()


@pytest.mark.parametrize("kind", list(SheetKind))
def test_every_kind_is_sealed(subject: Subject, journal: Journal, tmp_path: Path, kind: SheetKind) -> None:
    """Whatever shows the cards opens as a PDF, and is none while it is sealed."""
    made = make(SheetsOrder(kind, tmp_path / "a.pdf", sealing=until(1)), subject, journal)
    assert PDF not in made.file.path.read_bytes()
    finished(journal, subject)
    assert unseal(made.file.path, None, Work(lambda: journal)).path.read_bytes().startswith(PDF)


def test_a_passphrase_seals_and_opens(subject: Subject, journal: Journal, tmp_path: Path) -> None:
    """What was sealed is no PDF, is one again with the passphrase, and is not opened with another."""
    made = make(SheetsOrder(SheetKind.RECORD, tmp_path / "a.pdf", sealing=BY_PASSPHRASE), subject, journal)
    assert (made.file.path.name, made.way) == ("a.pdf.age", SealWay.PASSPHRASE)
    assert PDF not in made.file.path.read_bytes()
    assert look_at_sealed(journal, made.file.path).kind is SealKind.PASSPHRASE
    with pytest.raises(WrongPassphrase):
        unseal(made.file.path, None, Work(lambda: journal), passphrase=PASSPHRASE + "!")
    opened = unseal(made.file.path, None, Work(lambda: journal), passphrase=PASSPHRASE)
    assert opened.path == tmp_path / "a.pdf"
    assert opened.path.read_bytes().startswith(PDF)
    assert len(opened.path.read_bytes()) % 4096 == 0
    with pytest.raises(AlreadyExists):
        unseal(made.file.path, None, Work(lambda: journal), passphrase=PASSPHRASE)


@pytest.mark.parametrize("name", ["a.pdf", "a.pdf.zip.age"])
def test_a_record_is_locked_in_a_box(subject: Subject, journal: Journal, tmp_path: Path, name: str) -> None:
    """It holds the record under its own name; the journal knows until when; no key opens it as a seal."""
    locked = Sealing(SealWay.LOCKED, release_at=datetime.now(UTC) + timedelta(days=1))
    made = make(SheetsOrder(SheetKind.RECORD, tmp_path / name, sealing=locked), subject, journal)
    path = made.file.path
    assert (path.name, made.way, made.release_at) == ("a.pdf.zip.age", SealWay.LOCKED, locked.release_at)
    row = json.loads(list(journal.rows())[-1].payload)
    assert row["round"] == lock_time_of(path.read_bytes()).round
    with pytest.raises(Refused, match="locked box"):
        unseal(path, None, Work(lambda: journal))
    assert PDF not in path.read_bytes()


class BreaksOff:
    """A sealer whose process is killed."""

    def seal(self, _content: bytes, _passphrase: str) -> bytes:
        """Break off."""
        raise SealingBroke

    def open(self, _sealed: bytes, _passphrase: str) -> bytes:
        """Break off."""
        raise SealingBroke


def test_a_seal_that_breaks_off_leaves_nothing(subject: Subject, journal: Journal, tmp_path: Path) -> None:
    """Neither a file nor a row of the journal tells of a record that was not made, or not opened."""
    order = SheetsOrder(SheetKind.RECORD, tmp_path / "a.pdf", sealing=BY_PASSPHRASE)
    before, rows = sorted(tmp_path.iterdir()), verify_journal(journal.store).rows
    with pytest.raises(SealingBroke):
        make_sheets(order, subject, Work(lambda: journal, sealer=BreaksOff()))
    assert sorted(tmp_path.iterdir()) == before
    sealed = tmp_path / "b.pdf.age"
    sealed.write_bytes(age_by_hand.written(PDF, PASSPHRASE))
    with pytest.raises(SealingBroke):
        unseal(sealed, None, Work(lambda: journal, sealer=BreaksOff()), passphrase=PASSPHRASE)
    assert sorted(tmp_path.iterdir()) == sorted([*before, sealed])
    assert verify_journal(journal.store).rows == rows


def other_boards(kind: str, count: int) -> tuple[Board, ...]:
    """Return boards whose cards lie as differently as can be: a whole suit each, or spread evenly."""
    owners = {"suits": [card // 13 for card in range(52)], "even": [card % 4 for card in range(52)]}[kind]
    return tuple(Board(number, deals.Deal.from_owners(owners)) for number in range(1, count + 1))


@pytest.mark.unwatched
@pytest.mark.parametrize(
    ("kind", "suffix"),
    [
        (SheetKind.RECORD, ".pdf"),
        (SheetKind.RECORD, ".html"),
        (SheetKind.DEALING_SHEETS, ".pdf"),
        (SheetKind.CURTAIN_CARDS, ".pdf"),
    ],
    ids=str,
)
def test_the_size_of_a_sealed_file_tells_nothing_of_the_cards(
    subject: Subject,
    journal: Journal,
    tmp_path: Path,
    kind: SheetKind,
    suffix: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Boards that were dealt, boards all of voids and boards without one give sealed files of one size."""
    # The journal's newest row is another one each time, and its digits need other letters of the fonts.
    monkeypatch.setattr(records, "with_journal_row", lambda subject, _journal: subject)
    sizes = set()
    for name, boards in {
        "dealt": subject.boards,
        "suits": other_boards("suits", 4),
        "even": other_boards("even", 4),
        "one": (*other_boards("suits", 1), *subject.boards[1:]),
    }.items():
        order = SheetsOrder(kind, tmp_path / (name + suffix), sealing=until(1))
        sizes.add(sealed_bytes(make(order, replace(subject, boards=boards), journal)))
    assert len(sizes) == 1
    (size,) = sizes
    more = SheetsOrder(kind, tmp_path / f"more{suffix}", sealing=until(1))
    assert sealed_bytes(make(more, replace(subject, boards=subject.boards * 4), journal)) > size


def test_results_do_not_show_in_the_size_either(
    subject: Subject, journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Records with the longest and the shortest double-dummy results are sealed to one size."""
    longest = DoubleDummy(
        ((10, 13, 11, 12, 10),) * 4,
        -1100,
        tuple(Contract(7, strain, (Seat.NORTH, Seat.SOUTH), is_doubled=True, over=-3) for strain in STRAINS),
    )
    shortest = DoubleDummy(((0, 0, 0, 0, 0),) * 4, 0, ())
    sizes = set()
    for name, result in {"longest": longest, "shortest": shortest}.items():
        monkeypatch.setattr(
            records, "results_or_why_not", lambda *_, result=result: ((result,) * len(subject.boards), ())
        )
        order = SheetsOrder(
            SheetKind.RECORD, tmp_path / f"{name}.pdf", RecordOptions(double_dummy=True), sealing=until(1)
        )
        sizes.add(sealed_bytes(make(order, subject, journal)))
    assert len(sizes) == 1


@pytest.mark.parametrize("suffix", [".pdf", ".html"])
def test_what_was_filled_up_reads_as_before(
    subject: Subject, journal: Journal, tmp_path: Path, suffix: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An opened record has the very text of one that was never sealed, and readers find no fault in it."""
    row = journal.newest_row()
    monkeypatch.setattr(Journal, "newest_row", lambda _journal: row)
    plain = SheetsOrder(SheetKind.RECORD, tmp_path / f"open{suffix}", sealing=Sealing(SealWay.OPEN))
    made = make(plain, subject, journal).file.path
    sealed = SheetsOrder(SheetKind.RECORD, tmp_path / f"sealed{suffix}", sealing=until(1))
    file = make(sealed, subject, journal).file.path
    finished(journal, subject)
    opened = unseal(file, None, Work(lambda: journal)).path
    if suffix == ".html":
        assert opened.read_text("utf-8").rstrip("\n") == made.read_text("utf-8").rstrip("\n")
        return
    assert text_of(opened) == text_of(made)
    told = subprocess.run(["pdfinfo", opened], check=True, capture_output=True, text=True)
    assert told.stderr == ""
    assert "Pages:           1\n" in told.stdout


def test_a_sheet_of_a_set_bears_the_newest_row(subject: Subject, journal: Journal, tmp_path: Path) -> None:
    """Dealing sheets and checklist name the row and its hash; a record is for players, and does not."""
    row = journal.newest_row()
    sheets = SheetsOrder(SheetKind.DEALING_SHEETS, tmp_path / "sheets.pdf", sealing=Sealing(SealWay.OPEN))
    made: list[tuple[Path, Head | None]] = [(make(sheets, subject, journal).file.path, row)]
    finished(journal, subject)
    played = set_read(journal, journal.sets().sets[0])
    record = make(SheetsOrder(SheetKind.RECORD, tmp_path / "record.html"), played, journal).file.path
    assert "row 1:" not in record.read_text("utf-8")
    assert "Journal" not in record.read_text("utf-8")
    row = journal.newest_row()
    made.append((make_checklist(subject, tmp_path / "checklist.pdf", journal, RecordOptions()).path, row))
    for path, row in made:
        assert row is not None
        digits = row.hash.hex()
        words = f"row {row.sequence}: {' '.join(digits[start : start + 8] for start in range(0, 32, 8))}"
        assert words in " ".join(text_of(path).split()), path


def test_boards_that_the_journal_does_not_know_bear_no_row(
    subject: Subject, journal: Journal, tmp_path: Path
) -> None:
    """The journal says nothing of them, so a row of it would be no witness."""
    strange = replace(subject, sets=())
    path = make(SheetsOrder(SheetKind.RECORD, tmp_path / "record.html"), strange, journal).file.path
    assert '<p class="journal">' not in path.read_text("utf-8")


def sealed_bytes(made: records.MadeSheets) -> int:
    """Return how much is sealed in a file; the head before it has a random length, whatever is sealed."""
    head, _, rest = made.file.path.read_bytes().partition(b"\n--- ")
    assert len(head) < 1024
    return len(rest)


def text_of(path: Path) -> str:
    """Return the text of a PDF; a reader that finds a fault says so."""
    told = subprocess.run(["pdftotext", "-layout", path, "-"], check=True, capture_output=True, text=True)
    assert told.stderr == ""
    return told.stdout


def test_a_timed_seal_opens_in_time_and_not_before(
    subject: Subject, journal: Journal, tmp_path: Path
) -> None:
    """The program refuses before the time, opens after it, and writes both down."""
    made = make(SheetsOrder(SheetKind.RECORD, tmp_path / "a.pdf", sealing=until(2)), subject, journal)
    assert made.release_at is not None
    found = look_at_sealed(journal, made.file.path)
    assert found.release_at == made.release_at.replace(microsecond=0)
    assert not found.is_due
    with pytest.raises(SealNotDue):
        unseal(made.file.path, None, Work(lambda: journal))
    assert not (tmp_path / "a.pdf").exists()
    later = made.release_at + timedelta(seconds=1)
    after = Journal(type(journal.store)(journal.store.path, journal.store.key, lambda: later, "test"))
    assert look_at_sealed(after, made.file.path).is_due
    assert unseal(made.file.path, tmp_path / "b.pdf", Work(lambda: after)).path.read_bytes().startswith(PDF)
    rows = [row.payload for row in journal.rows(subject.sets[0].id) if row.kind == "print"]
    assert "release_at" in rows[0]
    assert "unsealed" in rows[1]


def test_a_timed_seal_opens_when_play_is_over(subject: Subject, journal: Journal, tmp_path: Path) -> None:
    """As soon as the set is finished nothing needs to be kept any more."""
    made = make(SheetsOrder(SheetKind.RECORD, tmp_path / "a.html", sealing=until(2)), subject, journal)
    finished(journal, subject)
    assert (
        unseal(made.file.path, None, Work(lambda: journal)).path.read_bytes().startswith(b"<!DOCTYPE html>")
    )


def test_a_seal_of_unknown_boards_opens_in_time_alone(
    subject: Subject, journal: Journal, tmp_path: Path
) -> None:
    """A file that is of no set has no state that could open it."""
    strange = replace(subject, sets=())
    made = make(SheetsOrder(SheetKind.RECORD, tmp_path / "a.pdf", sealing=until(2)), strange, journal)
    with pytest.raises(SealNotDue):
        unseal(made.file.path, None, Work(lambda: journal))


def test_what_is_no_record_of_ours_stays_sealed(journal: Journal, tmp_path: Path) -> None:
    """A file for another's key, a sealed file of keys, and a name that is the file's own are refused."""
    path = tmp_path / "a.pdf.age"
    path.write_bytes(seal(PDF, recipients=[new_identity().recipient]))
    assert look_at_sealed(journal, path).release_at is None
    with pytest.raises(SealKeyElsewhere):
        unseal(path, None, Work(lambda: journal))
    keys = tmp_path / "a.sqk.age"
    keys.write_bytes(seal(b"keys of a tournament", passphrase=PASSPHRASE))
    with pytest.raises(Refused):
        unseal(keys, None, Work(lambda: journal), passphrase=PASSPHRASE)
    plain = tmp_path / "plain"
    plain.write_bytes(path.read_bytes())
    with pytest.raises(Usage):
        unseal(plain, None, Work(lambda: journal))
    assert sorted(one.name for one in tmp_path.glob("a*")) == ["a.pdf.age", "a.sqk.age"]


@pytest.mark.parametrize(
    ("sealing", "error"),
    [
        (Sealing(SealWay.PASSPHRASE, "short"), WeakPassphrase),
        (until(-1), Usage),
        (Sealing(SealWay.RELEASE), Usage),
        (Sealing(SealWay.LOCKED), Usage),
    ],
)
def test_unfit_seals_are_refused(
    subject: Subject, journal: Journal, tmp_path: Path, sealing: Sealing, error: type[Exception]
) -> None:
    """A short passphrase, a time that is past and no time at all leave no file."""
    with pytest.raises(error):
        make(SheetsOrder(SheetKind.RECORD, tmp_path / "a.pdf", sealing=sealing), subject, journal)
    assert not list(tmp_path.glob("a*"))


@pytest.mark.parametrize("way", [SealWay.OPEN, SealWay.FINISHED])
def test_a_record_may_be_left_open_on_purpose(
    subject: Subject, journal: Journal, tmp_path: Path, way: SealWay
) -> None:
    """What a person decides is done, and stands in the journal."""
    made = make(SheetsOrder(SheetKind.RECORD, tmp_path / "a.pdf", sealing=Sealing(way)), subject, journal)
    assert made.file.path.read_bytes().startswith(PDF)
    assert f'"seal":"{way.value}"' in journal.rows(subject.sets[0].id)[-1].payload


def test_after_play_nothing_is_sealed_unless_it_is_wanted(
    subject: Subject, journal: Journal, tmp_path: Path
) -> None:
    """A finished set is printed open; a passphrase that is given is used all the same."""
    over = finished(journal, subject)
    made = make(SheetsOrder(SheetKind.RECORD, tmp_path / "a.pdf"), over, journal)
    assert (made.file.path.name, made.way, made.notes) == ("a.pdf", SealWay.UNDECIDED, ())
    made = make(SheetsOrder(SheetKind.RECORD, tmp_path / "b.pdf.age", sealing=BY_PASSPHRASE), over, journal)
    assert made.file.path.name == "b.pdf.age"


# -- names, kinds and results -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "name"),
    [(SheetKind.RECORD, "a.txt"), (SheetKind.RECORD, "a.pdf.age"), (SheetKind.CURTAIN_CARDS, "a.html")],
)
def test_names_say_what_is_inside(
    subject: Subject, journal: Journal, tmp_path: Path, kind: SheetKind, name: str
) -> None:
    """A strange ending, and that of a seal where nothing is sealed, are refused."""
    order = SheetsOrder(kind, tmp_path / name, sealing=Sealing(SealWay.OPEN))
    with pytest.raises(Usage):
        make(order, subject, journal)


def test_proposed_names_tell_set_and_kind(subject: Subject) -> None:
    """Day, event, session, set code and kind stand in the name, and nothing that a disk refuses."""
    heading = replace(subject.heading, event='Pairs: "A/B"', day=date(2026, 3, 1), session="2")
    named = replace(subject, heading=heading)
    code = heading.set_code
    assert sheet_name(SheetKind.RECORD, named) == f"2026-03-01 Pairs- -A-B 2 {code} hand-record.pdf"
    assert sheet_name(SheetKind.CURTAIN_CARDS, named).endswith(f"{code} curtain-cards.pdf")
    strange = replace(named, heading=replace(heading, set_code=""))
    assert strange.stem("labels") == "2026-03-01 Pairs- -A-B 2 boards 1-4 labels"
    assert pack_name(named).endswith(f"{code} public pack.zip")


def test_sets_in_play_are_not_dealt_again_by_hand(subject: Subject, journal: Journal, tmp_path: Path) -> None:
    """Dealing sheets and curtain cards of a set that was played are refused."""
    over = finished(journal, subject)
    with pytest.raises(BoardsUsed):
        make(SheetsOrder(SheetKind.DEALING_SHEETS, tmp_path / "a.pdf"), over, journal)


def test_results_are_printed_where_there_is_room(
    subject: Subject, journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Results are asked for the record alone; without room or solver they are left out, and that is said."""
    over = finished(journal, subject)
    asked: list[int] = []
    seen: list[RecordOptions] = []

    def drawn(_boards: object, _heading: object, options: RecordOptions, results: object) -> bytes:
        seen.append(options)
        assert results == ("result",)
        return PDF

    def solved(boards: tuple[Board, ...], *_others: object) -> tuple[tuple[str], tuple[()]]:
        asked.append(len(boards))
        return ("result",), ()

    monkeypatch.setattr(double_dummy, "analysed_boards", solved)
    monkeypatch.setattr(records, "hand_record_pdf", drawn)
    order = SheetsOrder(SheetKind.RECORD, tmp_path / "a.pdf", RecordOptions(double_dummy=True))
    assert make(order, over, journal).notes == ()
    contracts = RecordOptions(double_dummy=True, results=Results.CONTRACTS)
    make(replace(order, target=tmp_path / "c.pdf", options=contracts), over, journal)
    assert [one.results for one in seen] == [Results.TRICKS, Results.CONTRACTS]
    monkeypatch.undo()
    tight = RecordOptions(double_dummy=True, layout=PerPage.THIRTY_SIX, paper=PaperSize.A3)
    crowded = replace(order, target=tmp_path / "d.pdf", options=tight)
    assert make(crowded, over, journal).notes == ()
    crowded = replace(crowded, target=tmp_path / "f.pdf", has_asked_for_results=True)
    assert "no room" in make(crowded, over, journal).notes[0]

    def missing(*_all: object) -> None:
        raise AnalysisUnavailable("it is not there")

    monkeypatch.setattr(double_dummy, "analysed_boards", missing)
    made = make(replace(order, target=tmp_path / "e.html"), over, journal)
    assert made.notes[0].startswith("Double-dummy analysis is not available")
    assert asked == [4, 4]


def test_a_booklet_is_folded_from_the_pdf(subject: Subject, journal: Journal, tmp_path: Path) -> None:
    """A page of the web cannot be folded: that is said, and it is printed page by page."""
    over = finished(journal, subject)
    for binding in Binding:
        for suffix in ("pdf", "html"):
            target = tmp_path / f"{binding.value}.{suffix}"
            order = SheetsOrder(SheetKind.RECORD, target, RecordOptions(binding=binding))
            told = "page by page" in " ".join(make(order, over, journal).notes)
            assert told is (binding is Binding.BOOKLET and suffix == "html")


def test_cancelled_work_leaves_nothing(subject: Subject, journal: Journal, tmp_path: Path) -> None:
    """Nobody finds half a record."""
    token = CancelToken()
    token.cancel()
    order = SheetsOrder(SheetKind.RECORD, tmp_path / "a.pdf", sealing=BY_PASSPHRASE)
    with pytest.raises(Cancelled):
        make_sheets(order, subject, Work(lambda: journal, cancel=token))
    assert not list(tmp_path.glob("*a.pdf*"))


def test_a_record_can_be_stopped_until_it_is_written(
    subject: Subject, journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who stops it while the page is drawn finds no file, and no key of a seal in the journal."""
    token = CancelToken()
    drawn = records._drawn

    def stop(*what: object) -> bytes:
        token.cancel()
        return drawn(*what)

    monkeypatch.setattr(records, "_drawn", stop)
    rows = journal.rows()
    order = SheetsOrder(SheetKind.RECORD, tmp_path / "a.pdf", sealing=BY_PASSPHRASE)
    with pytest.raises(Cancelled):
        make_sheets(order, subject, Work(lambda: journal, cancel=token))
    assert not list(tmp_path.glob("*a.pdf*"))
    assert journal.rows() == rows


# -- what is printed --------------------------------------------------------------------------------------


def test_a_file_is_looked_up_in_the_journal(dealt: Deal, journal: Journal, folder: Path) -> None:
    """The boards of a set's file are known by every set they are of; titles that are given come first."""
    made = dealt(boards="11-20", formats="pbn")
    path = folder / "tuesday.pbn"
    found = file_read(journal, path, Titles(site="Hall", session="2"))
    assert found.heading.set_code == made.set_code
    assert (found.heading.event, found.heading.site) == ("Tuesday pairs", "Hall")
    assert [one.code for one in found.unfinished] == [made.set_code]
    assert found.range == made.boards
    assert "Board(" not in repr(found)
    other = file_read(journal, path, Titles(event="Cup", day=date(2026, 1, 6)))
    assert (other.heading.event, other.heading.day) == ("Cup", date(2026, 1, 6))


def test_boards_of_elsewhere_are_printed_open(dealt: Deal, folder: Path, tmp_path: Path) -> None:
    """What the journal does not know counts as nobody's secret, and that is said."""
    dealt(boards="8", formats="pbn")
    lines = (folder / "tuesday.pbn").read_bytes()
    strange = closed(
        Journal.opened(
            tmp_path / "other" / "journal.sqlite3",
            random_bytes=bytes,
            clock=lambda: datetime.now(UTC),
            version="test",
        )
    )
    found = file_read(strange, folder / "tuesday.pbn")
    assert (found.sets, found.unfinished, found.used) == ((), (), ())
    made = make(SheetsOrder(SheetKind.RECORD, tmp_path / "a.pdf"), found, strange)
    assert "does not know these boards" in made.notes[0]
    games = lines.split(b"\r\n\r\n")
    gap = tmp_path / "gap.pbn"
    gap.write_bytes(b"\r\n\r\n".join([*games[:2], *games[4:]]))
    with pytest.raises(Refused, match="consecutive"):
        _ = file_read(strange, gap).range
    with pytest.raises(UnknownFormat):
        file_read(strange, tmp_path / "boards.doc", read=lambda _path: b"")


# -- publishing -------------------------------------------------------------------------------------------


def test_a_pack_waits_for_the_end_of_play(subject: Subject, journal: Journal, tmp_path: Path) -> None:
    """A set that is still to be played is not published."""
    with pytest.raises(Refused, match="marked as finished"):
        make_public_pack(tmp_path / "a.zip", WITH_RESULTS, subject, Work(lambda: journal))
    assert not (tmp_path / "a.zip").exists()


def test_a_pack_holds_the_boards_in_every_form(
    subject: Subject, journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PBN, both LIN forms, CSV, PDF and HTML hold the same boards, with titles and checksums."""
    over = replace(
        finished(journal, subject),
        heading=replace(subject.heading, site="Hall", day=date(2026, 3, 1), session="2"),
    )
    made = make_public_pack(tmp_path / "a.zip", RecordOptions(), over, Work(lambda: journal))
    assert [name.rpartition(".")[2] for name in made.names] == [
        "pbn",
        "lin",
        "lin",
        "csv",
        "pdf",
        "html",
        "txt",
    ]
    with zipfile.ZipFile(io.BytesIO((tmp_path / "a.zip").read_bytes())) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    for name in made.names[:3]:
        assert read_boards_file(name, files[name]).boards == over.boards
    web_page = files[made.names[5]].decode("utf-8")
    assert web_page.count("https://www.bridgebase.com/tools/handviewer.html?lin=") == len(over.boards)
    assert b'[Site "Hall"]' in files[made.names[0]]
    assert b'[Date "2026.03.01"]' in files[made.names[0]]
    assert len(files["SHA256SUMS.txt"].splitlines()) == 6
    assert journal.rows(over.sets[0].id)[-1].kind == "publish"

    def missing(*_all: object) -> None:
        raise AnalysisUnavailable("it is not there")

    monkeypatch.setattr(double_dummy, "analysed_boards", missing)
    folder = make_public_pack(tmp_path / "pack", WITH_RESULTS, over, Work(lambda: journal))
    assert len(folder.notes) == 2
    assert sorted(path.name for path in (tmp_path / "pack").iterdir()) == sorted(made.names)


def test_a_pack_in_capitals_is_an_archive(subject: Subject, journal: Journal, tmp_path: Path) -> None:
    """Where the name ends in “.ZIP” an archive is made, as where it ends in “.zip”."""
    over = finished(journal, subject)
    make_public_pack(tmp_path / "A.ZIP", RecordOptions(double_dummy=False), over, Work(lambda: journal))
    assert zipfile.is_zipfile(tmp_path / "A.ZIP")


@pytest.mark.parametrize("when", ["results_or_why_not", "_files"])
def test_a_pack_can_be_stopped_until_it_is_written(
    subject: Subject, journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    """Who stops it while its files are made finds no pack; after the results no file is drawn in vain."""
    over, token = finished(journal, subject), CancelToken()
    over = replace(over, boards=over.boards[:1], numbers=(BoardRange(1, 1),))
    called: list[str] = []

    def watched(name: str) -> Callable[..., object]:
        work = getattr(public_pack, name)

        def call(*what: object) -> object:
            called.append(name)
            if name == when:
                token.cancel()
            return work(*what) if name == "_files" else (None, ())

        return call

    for name in ("results_or_why_not", "_files"):
        monkeypatch.setattr(public_pack, name, watched(name))
    rows = journal.rows()
    with pytest.raises(Cancelled):
        make_public_pack(tmp_path / "pack", WITH_RESULTS, over, Work(lambda: journal, cancel=token))
    assert not (tmp_path / "pack").exists()
    assert journal.rows() == rows
    assert called[-1] == when


def test_a_taken_name_is_refused_before_results(
    subject: Subject, journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for a pack that cannot be written then; an empty folder is free."""
    over = finished(journal, subject)
    plain, solved = (RecordOptions(double_dummy=has_results) for has_results in (False, True))
    monkeypatch.setattr(public_pack, "results_or_why_not", None)
    (tmp_path / "folder").mkdir()
    for name in ("a.zip", "folder"):
        make_public_pack(tmp_path / name, plain, over, Work(lambda: journal))
        with pytest.raises(AlreadyExists):
            make_public_pack(tmp_path / name, solved, over, Work(lambda: journal))


def test_results_go_into_the_pack(subject: Subject, journal: Journal, tmp_path: Path) -> None:
    """With the solver, the PBN file has the tags and the record the tables."""
    over = finished(journal, subject)
    one = replace(over, boards=over.boards[:1], numbers=(type(over.range)(1, 1),))
    progress: list[tuple[int, int]] = []
    made = make_public_pack(
        tmp_path / "pack",
        WITH_RESULTS,
        one,
        Work(lambda: journal, progress=lambda *steps: progress.append(steps)),
    )
    assert b"[OptimumResultTable" in (tmp_path / "pack" / made.names[0]).read_bytes()
    assert progress[-1] == (1, 1)


def test_packs_are_delivered_whole_or_not_at_all(tmp_path: Path) -> None:
    """A folder with something in it, a missing one and a failure on the way leave nothing new."""
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "mine").touch()
    with pytest.raises(AlreadyExists):
        deliver_pack(tmp_path / "pack", {"a": b""})
    with pytest.raises(FolderMissing):
        deliver_pack(tmp_path / "none" / "pack", {"a": b""})

    def broken() -> None:
        raise Refused("no")

    with pytest.raises(Refused):
        deliver_pack(tmp_path / "new", {"a": b""}, broken)
    assert not (tmp_path / "new").exists()


# -- labels -----------------------------------------------------------------------------------------------


def test_labels_and_checklists_need_no_cards(
    dealt: Deal, journal: Journal, folder: Path, tmp_path: Path
) -> None:
    """They are made from the journal alone, also when the set's files are gone, and are written down."""
    dealt(boards="8", formats="pbn")
    (folder / "tuesday.pbn").unlink()
    found = set_described(journal.sets().sets[0])
    assert found.boards == ()
    file = make_labels([found], LabelOptions(), tmp_path / "l.pdf", journal, typed_sections(" A, ,B "))
    assert file.path.read_bytes().startswith(PDF)
    file = make_checklist(found, tmp_path / "c.pdf", journal, RecordOptions(), ("A", "B"), 2)
    assert file.path.read_bytes().startswith(PDF)
    assert [row.kind for row in journal.rows(found.sets[0].id)[-2:]] == ["print", "print"]
    with pytest.raises(Usage):
        make_labels([replace(found, sets=())], LabelOptions(), tmp_path / "l.txt", journal)


def test_the_pack_after_play_has_the_results_of_the_sealed_record(
    subject: Subject, journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was solved for the sealed record is not solved again, and lies nowhere in the clear meanwhile."""
    options = RecordOptions(double_dummy=True)
    before = set(tmp_path.rglob("*"))
    make(SheetsOrder(SheetKind.RECORD, tmp_path / "a.pdf", options, until(1)), subject, journal)
    left = {
        path for path in set(tmp_path.rglob("*")) - before if path.is_file() and "journal" not in path.name
    }
    assert {path.suffix for path in left} == {".age"}
    assert len(left) == 2
    monkeypatch.delattr(DealSolver, "makes")
    over = finished(journal, subject)
    made = make_public_pack(tmp_path / "pack", WITH_RESULTS, over, Work(lambda: journal))
    assert made.notes == ()
    pbn = (tmp_path / "pack" / made.names[0]).read_bytes()
    assert pbn.count(b"[DoubleDummyTricks") == 4


def test_the_results_of_a_pack_are_taken_from_its_own_file(
    subject: Subject, journal: Journal, tmp_path: Path
) -> None:
    """A record of the pack's PBN has the results that stand there, and says so; one of the set, too."""
    over = finished(journal, subject)
    made = make_public_pack(tmp_path / "pack", WITH_RESULTS, over, Work(lambda: journal))
    shutil.rmtree(journal.store.path.parent / dd_cache.FOLDER)
    pbn = tmp_path / "pack" / made.names[0]
    (own,) = (file.path for file in over.sets[0].files if file.path.suffix == ".pbn")
    for file in over.sets[0].files:
        file.path.unlink()
    own.write_bytes(pbn.read_bytes())
    again = set_read(journal, over.sets[0])
    for place, printed in enumerate((file_read(journal, pbn), again)):
        order = SheetsOrder(SheetKind.RECORD, tmp_path / f"{place}.pdf", RecordOptions(double_dummy=True))
        notes = make(order, printed, journal).notes
        assert notes[0].startswith("The double-dummy results are from the file")
