"""Converting files of boards."""

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bigdeal_gui.errors.formats import DamagedFile, FormatCannotHold
from bigdeal_gui.errors.services import BoardsUsed, Refused
from bigdeal_gui.errors.storage import AlreadyExists
from bigdeal_gui.formats.format import Profile
from bigdeal_gui.formats.table import parse_formats, read_boards_file
from bigdeal_gui.journal.journal import Journal, Kind, State
from bigdeal_gui.model.double_dummy import DoubleDummy
from bigdeal_gui.model.plans import parse_board_ranges
from bigdeal_gui.services.dealing.session import DealtSession
from bigdeal_gui.services.sets.convert import Analysis, Conversion, Others, convert_boards
from tests.journals import closed

Deal = Callable[..., DealtSession]


def order(folder: Path, source: str, formats: str, *, plan: str = "", allow_used: bool = False) -> Conversion:
    """Return an order to convert `source` within the folder to files called `new`."""
    return Conversion(
        folder / source,
        parse_formats(formats),
        folder,
        "new",
        parse_board_ranges(plan) if plan else (),
        allow_used=allow_used,
    )


@pytest.mark.parametrize("source", ["pbn", "dlm", "lin", "csv", "dup"])
def test_numbers_code_and_deals_are_kept(dealt: Deal, journal: Journal, folder: Path, source: str) -> None:
    """From a numbered format to all others: the same deals on the same boards, with the set's code."""
    made = dealt(boards="11-20", formats=source)
    original = read_boards_file(f"x.{source}", (folder / f"tuesday.{source}").read_bytes())
    done = convert_boards(order(folder, f"tuesday.{source}", "pbn,cds,goedel"), journal)
    assert str(done.boards) == "11-20"
    assert done.set_code == made.set_code
    pbn = read_boards_file("new.pbn", (folder / "new.pbn").read_bytes())
    assert pbn.boards == original.boards
    assert pbn.set_code == made.set_code
    assert (pbn.event, pbn.boards[0].number) == (original.event, 11)
    assert read_boards_file("new.goe", (folder / "new.goe").read_bytes(), 11).boards == original.boards
    assert journal.sets().total == 1


def test_the_plan_gives_new_numbers(dealt: Deal, journal: Journal, folder: Path) -> None:
    """Boards without numbers, or with others, become those of the plan in order."""
    dealt(boards="8", formats="bri")
    done = convert_boards(order(folder, "tuesday.bri", "pbn", plan="17-20,21-24"), journal)
    assert str(done.boards) == "17-24"
    numbers = [board.number for board in read_boards_file("n.pbn", (folder / "new.pbn").read_bytes()).boards]
    assert numbers == list(range(17, 25))


@pytest.mark.parametrize(
    ("formats", "plan", "error"),
    [
        ("pbn", "7", Refused),
        ("pbn", "9", Refused),
        ("dlm", "1-4,6-9", FormatCannotHold),
        ("pbn,bri", "1-4,6-9", FormatCannotHold),
        ("stats", "", Refused),
        ("dlm", "95-102", FormatCannotHold),
    ],
)
def test_orders_that_cannot_be(
    dealt: Deal, journal: Journal, folder: Path, formats: str, plan: str, error: type[Exception]
) -> None:
    """Wrong counts, gaps, statistics and boards without room are refused, and nothing is written."""
    dealt(boards="8", formats="bri")
    with pytest.raises(error):
        convert_boards(order(folder, "tuesday.bri", formats, plan=plan), journal)
    assert [path.name for path in folder.iterdir()] == ["tuesday.bri"]


FOREIGN = Path(__file__).parents[2] / "vectors" / "foreign"


@pytest.mark.parametrize(
    ("name", "formats", "numbers"),
    [
        ("lesson.pbn", "pbn,lin,csv", [1, 2, 3]),
        ("gaps.pbn", "pbn,lin,csv,cds", [3, 11, 17]),
        ("game-a-table.pbn", "pbn,dlm,dup", [7, 8]),
    ],
)
def test_boards_of_other_programs_are_kept_as_they_are(
    journal: Journal, folder: Path, name: str, formats: str, numbers: list[int]
) -> None:
    """Dealers, vulnerabilities and gaps stay where the formats have room, and what was odd is told."""
    shutil.copy(FOREIGN / name, folder)
    source = read_boards_file(name, (folder / name).read_bytes())
    done = convert_boards(order(folder, name, formats), journal)
    assert (done.count, done.remarks) == (len(numbers), source.remarks)
    for file in done.files:
        read = read_boards_file(file.path.name, file.path.read_bytes())
        assert [board.number for board in read.boards] == numbers
        assert read.boards == source.boards
    assert journal.sets().total == (0 if name == "gaps.pbn" else 1)


KEPT = b'[Auction "N"]\r\n1C Pass\r\n'


@pytest.mark.parametrize(
    ("formats", "profile", "before", "others"),
    [
        ("pbn,csv", Profile.STANDARD, b"", Others.KEPT),
        ("pbn", Profile.STANDARD, b"some words\r\n\r\n", Others.LEFT_OUT),
        ("pbn", Profile.BIGDEAL, b"", Others.NONE),
        ("csv", Profile.STANDARD, b"", Others.NONE),
    ],
)
def test_what_others_put_into_a_file_is_kept(
    dealt: Deal, journal: Journal, folder: Path, formats: str, profile: Profile, before: bytes, others: Others
) -> None:
    """In another pbn file, under new titles, where it is plain what belongs to which board; it is told."""
    dealt(boards="4", formats="pbn")
    source = folder / "tuesday.pbn"
    text = source.read_bytes()
    boards = read_boards_file("a.pbn", text).boards
    source.write_bytes(before + text.rstrip() + b"\r\n" + KEPT)
    wanted = replace(order(folder, source.name, formats), profile=profile, event="Final", site="Hall")
    done = convert_boards(wanted, journal)
    assert done.others is others
    for file in done.files:
        written = file.path.read_bytes()
        is_kept = others is Others.KEPT and file.path.suffix == ".pbn"
        assert (KEPT in written) is is_kept
        assert not is_kept or b'[Event "Final"]' in written
        assert read_boards_file(file.path.name, written).boards == boards
    rows = [json.loads(row.payload) for row in journal.rows(done.hits[0].id) if row.kind == Kind.CHECK]
    assert rows[-1] == {"converted": "tuesday.pbn", "files": [file.path.name for file in done.files]}


def test_results_go_into_pbn_files_alone(dealt: Deal, journal: Journal, folder: Path) -> None:
    """Those of a finished set, with what others put there or without; before play nothing is analysed."""
    dealt(boards="4", formats="pbn")
    set_ = journal.sets().sets[0]
    analysis = Analysis(lambda boards, _brought: [DoubleDummy(((7,) * 5,) * 4, 0, ())] * len(boards))
    wanted = order(folder, "tuesday.pbn", "pbn,csv")
    with pytest.raises(Refused, match="can be published when it is marked as finished"):
        convert_boards(wanted, journal, analysis=analysis)
    journal.change_states({set_.id: State.FINISHED})
    for name, more in (("plain", b""), ("kept", KEPT)):
        source = folder / "tuesday.pbn"
        source.write_bytes(source.read_bytes().rstrip() + b"\r\n" + more)
        done = convert_boards(replace(wanted, name=name), journal, analysis=analysis)
        assert done.others is (Others.KEPT if more else Others.NONE)
        text = (folder / f"{name}.pbn").read_bytes()
        assert text.count(b"[OptimumResultTable") == 4
        assert (KEPT in text) is bool(more)
        assert b"Optimum" not in (folder / f"{name}.csv").read_bytes()


@pytest.mark.parametrize("name", ["lesson.pbn", "gaps.pbn"])
def test_boards_as_they_are_written_do_not_go_to_play(journal: Journal, folder: Path, name: str) -> None:
    """A machine's format takes them under new numbers only, which bring their dealers."""
    shutil.copy(FOREIGN / name, folder)
    with pytest.raises(FormatCannotHold, match="new numbers"):
        convert_boards(order(folder, name, "dlm"), journal)
    convert_boards(order(folder, name, "dlm", plan="5-7"), journal)
    boards = read_boards_file("new.dlm", (folder / "new.dlm").read_bytes()).boards
    assert [(board.number, board.played_as) for board in boards] == [(5, None), (6, None), (7, None)]


def test_several_sessions_need_new_numbers(journal: Journal, folder: Path) -> None:
    """A number that stands for two deals is no name for either; new ones go by the order of the file."""
    shutil.copy(FOREIGN / "two-sessions.pbn", folder)
    with pytest.raises(Refused, match="2 sessions"):
        convert_boards(order(folder, "two-sessions.pbn", "pbn"), journal)
    convert_boards(order(folder, "two-sessions.pbn", "pbn", plan="1-4"), journal)
    source = read_boards_file("x.pbn", (folder / "two-sessions.pbn").read_bytes())
    made = read_boards_file("x.pbn", (folder / "new.pbn").read_bytes())
    assert [board.deal for board in made.boards] == [board.deal for board in source.boards]


def test_a_file_without_boards_is_refused(journal: Journal, folder: Path) -> None:
    """An empty file of a format that may be empty holds nothing to convert."""
    (folder / "empty.pbn").write_bytes(b"% PBN 2.1\r\n")
    with pytest.raises((Refused, DamagedFile)):
        convert_boards(order(folder, "empty.pbn", "csv"), journal)


def test_nothing_is_overwritten(dealt: Deal, journal: Journal, folder: Path) -> None:
    """A name that is taken stops the conversion."""
    dealt(boards="8", formats="bri")
    (folder / "new.pbn").write_text("mine")
    with pytest.raises(AlreadyExists):
        convert_boards(order(folder, "tuesday.bri", "pbn,csv"), journal)
    assert (folder / "new.pbn").read_text() == "mine"
    assert not (folder / "new.csv").exists()


def test_boards_in_play_are_copied_only_when_told_so(dealt: Deal, journal: Journal, folder: Path) -> None:
    """A set in play or finished is refused with its session; a word allows it; released sets are free."""
    made = dealt(boards="8", formats="bri")
    set_id = journal.set_by_code(made.set_code).id
    journal.change_states({set_id: State.IN_PLAY})
    with pytest.raises(BoardsUsed, match=made.set_code):
        convert_boards(order(folder, "tuesday.bri", "pbn"), journal)
    assert convert_boards(order(folder, "tuesday.bri", "pbn", allow_used=True), journal).hits
    journal.change_states({set_id: State.FINISHED})
    with pytest.raises(BoardsUsed, match="finished"):
        convert_boards(order(folder, "tuesday.bri", "csv"), journal)
    journal.change_states({set_id: State.RELEASED})
    assert convert_boards(order(folder, "tuesday.bri", "csv"), journal).files


def test_strange_boards_are_written_down(dealt: Deal, journal: Journal, folder: Path, tmp_path: Path) -> None:
    """A converted set of other origin is known from then on."""
    made = dealt(boards="8", formats="pbn")
    elsewhere = closed(
        Journal.opened(
            tmp_path / "elsewhere" / "journal.sqlite3",
            random_bytes=lambda count: bytes(range(count)),
            clock=journal.store.now,
            version="test",
        )
    )
    done = convert_boards(order(folder, "tuesday.pbn", "csv"), elsewhere)
    assert not done.hits
    assert elsewhere.sets().sets[0].state is State.SEEN
    # The code stands there as what the file said; the new file does not carry it.
    assert elsewhere.sets().sets[0].code == made.set_code
    assert done.set_code == ""
