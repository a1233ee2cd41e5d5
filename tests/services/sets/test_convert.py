"""Converting files of boards."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bigdeal_gui.errors import AlreadyExists, BoardsUsed, DamagedFile, FormatCannotHold, Refused
from bigdeal_gui.formats.table import parse_formats, read_set
from bigdeal_gui.journal.journal import Journal, State
from bigdeal_gui.model.plans import parse_plan
from bigdeal_gui.services.dealing.session import DealtSession
from bigdeal_gui.services.sets.convert import Conversion, convert

Deal = Callable[..., DealtSession]


def order(folder: Path, source: str, formats: str, *, plan: str = "", allow_used: bool = False) -> Conversion:
    """Return an order to convert `source` within the folder to files called `new`."""
    return Conversion(
        folder / source,
        parse_formats(formats),
        folder,
        "new",
        parse_plan(plan) if plan else (),
        allow_used=allow_used,
    )


@pytest.mark.parametrize("source", ["pbn", "dlm", "lin", "csv", "dup"])
def test_numbers_code_and_deals_are_kept(dealt: Deal, journal: Journal, folder: Path, source: str) -> None:
    """From a numbered format to all others: the same deals on the same boards, with the set's code."""
    made = dealt(boards="11-20", formats=source)
    original = read_set(f"x.{source}", (folder / f"tuesday.{source}").read_bytes())
    done = convert(order(folder, f"tuesday.{source}", "pbn,cds,goedel"), journal)
    assert str(done.boards) == "11-20"
    assert done.set_code == made.set_code
    pbn = read_set("new.pbn", (folder / "new.pbn").read_bytes())
    assert pbn.boards == original.boards
    assert pbn.set_code == made.set_code
    assert read_set("new.goe", (folder / "new.goe").read_bytes(), 11).boards == original.boards
    assert journal.sets().total == 1


def test_the_plan_gives_new_numbers(dealt: Deal, journal: Journal, folder: Path) -> None:
    """Boards without numbers, or with others, become those of the plan in order."""
    dealt(boards="8", formats="bri")
    done = convert(order(folder, "tuesday.bri", "pbn", plan="17-20,21-24"), journal)
    assert str(done.boards) == "17-24"
    numbers = [board.number for board in read_set("n.pbn", (folder / "new.pbn").read_bytes()).boards]
    assert numbers == list(range(17, 25))


@pytest.mark.parametrize(
    ("formats", "plan", "error"),
    [
        ("pbn", "7", Refused),
        ("pbn", "9", Refused),
        ("pbn", "1-4,6-9", Refused),
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
        convert(order(folder, "tuesday.bri", formats, plan=plan), journal)
    assert [path.name for path in folder.iterdir()] == ["tuesday.bri"]


def test_a_file_without_boards_is_refused(journal: Journal, folder: Path) -> None:
    """An empty file of a format that may be empty holds nothing to convert."""
    (folder / "empty.pbn").write_bytes(b"% PBN 2.1\r\n")
    with pytest.raises((Refused, DamagedFile)):
        convert(order(folder, "empty.pbn", "csv"), journal)


def test_nothing_is_overwritten(dealt: Deal, journal: Journal, folder: Path) -> None:
    """A name that is taken stops the conversion."""
    dealt(boards="8", formats="bri")
    (folder / "new.pbn").write_text("mine")
    with pytest.raises(AlreadyExists):
        convert(order(folder, "tuesday.bri", "pbn,csv"), journal)
    assert (folder / "new.pbn").read_text() == "mine"
    assert not (folder / "new.csv").exists()


def test_boards_in_play_are_copied_only_when_told_so(dealt: Deal, journal: Journal, folder: Path) -> None:
    """A set in play or finished is refused with its session; a word allows it; released sets are free."""
    made = dealt(boards="8", formats="bri")
    set_id = journal.set_by_code(made.set_code).id
    journal.change_state(set_id, State.IN_PLAY)
    with pytest.raises(BoardsUsed, match=made.set_code):
        convert(order(folder, "tuesday.bri", "pbn"), journal)
    assert convert(order(folder, "tuesday.bri", "pbn", allow_used=True), journal).hits
    journal.change_state(set_id, State.FINISHED)
    with pytest.raises(BoardsUsed, match="finished"):
        convert(order(folder, "tuesday.bri", "csv"), journal)
    journal.change_state(set_id, State.RELEASED)
    assert convert(order(folder, "tuesday.bri", "csv"), journal).files


def test_strange_boards_are_written_down(dealt: Deal, journal: Journal, folder: Path, tmp_path: Path) -> None:
    """A converted set of other origin is known from then on."""
    dealt(boards="8", formats="pbn")
    elsewhere = Journal.open(
        tmp_path / "elsewhere" / "journal.sqlite3",
        random_bytes=lambda count: bytes(range(count)),
        clock=journal.store.now,
        version="test",
    )
    done = convert(order(folder, "tuesday.pbn", "csv"), elsewhere)
    assert not done.hits
    assert elsewhere.sets().sets[0].state is State.SEEN
    assert elsewhere.sets().sets[0].code == done.set_code
