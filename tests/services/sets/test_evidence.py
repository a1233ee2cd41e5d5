"""What is known of a file's boards, and what the file only says: no answer claims more than the cards."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from benchmarks.faults.mutation import Draws
from bigdeal_gui.errors.base import ExitCode
from bigdeal_gui.errors.services import NumbersContradict
from bigdeal_gui.formats.caveats import Caveat, CaveatKind
from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.table import FORMATS, format_by_name
from bigdeal_gui.journal.journal import Journal, State
from bigdeal_gui.journal.sets import Duplicate, Grade, SetId
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.pages.check import Verdict, look_at_files
from bigdeal_gui.services.dealing.session import DealtSession
from bigdeal_gui.services.printing.subject import file_read
from bigdeal_gui.services.sets.check import CheckedFile, CheckReport, check_files
from bigdeal_gui.services.sets.convert import Conversion, convert_boards
from bigdeal_gui.services.sets.evidence import (
    NumbersFrom,
    claim_sentence,
    code_claim,
    first_of_journal,
    is_all_counted,
    known_code,
    names_event,
    numbers_words,
    which_boards_words,
)
from bigdeal_gui.services.work import Work

Dealt = Callable[..., DealtSession]
LYING_FILES = 150
OTHER_CODE = "0A1B-C2D3"


def written(path: Path, boards: list[Board], code: str = "", event: str = "") -> Path:
    """Write boards into a file whose format its ending says, under any code and event."""
    format_ = next(row for row in FORMATS if row.suffix == path.suffix)
    numbers = BoardRange(boards[0].number, boards[0].number + len(boards) - 1)
    path.write_bytes(format_.write(Heading(numbers, "test", event=event, set_code=code), boards))
    return path


def boards_of(session: DealtSession) -> list[Board]:
    """Return the boards that were dealt."""
    path = next(file.path for file in session.files if file.path.suffix == ".pbn")
    return list(format_by_name("pbn").read(path.read_bytes()).boards)


def fouled(board: Board) -> Board:
    """Return the board with East and West exchanged."""
    north, east, south, west = board.deal.hands
    return Board(board.number, Deal((north, west, south, east)))


def check_one(path: Path, journal: Journal) -> tuple[CheckedFile, CheckReport]:
    """Check one file."""
    report = check_files([path], journal)
    return report.files[0], report


def test_a_changed_board_is_named_and_the_original_stays_it(
    dealt: Dealt, journal: Journal, tmp_path: Path
) -> None:
    """All boards but the one that was changed are the set's, and no second set has its code."""
    session = dealt()
    boards = boards_of(session)
    boards[12] = fouled(boards[12])
    path = written(tmp_path / "x.pbn", boards, session.set_code)
    for _twice in range(2):
        file, report = check_one(path, journal)
        assert report.exit_code is ExitCode.CHECK_FAILED
        assert file.claim is not None
        assert file.claim.differing == (13,)
        said = claim_sentence(file.claim, session.set_code.lower().replace("-", " "))
        assert f"says set code {session.set_code}. " in said
        assert "except number 13." in said
    assert [set_.code for set_ in journal.sets().sets] == ["", session.set_code]
    _file, report = check_one(next(f.path for f in session.files if f.path.suffix == ".pbn"), journal)
    assert report.exit_code is ExitCode.DONE
    assert [meeting.hit.code for meeting in report.meetings if meeting.is_told] == [session.set_code]
    assert journal.set_by_code(session.set_code).is_own


def test_a_false_code_is_a_warning_and_an_unknown_one_is_read(
    dealt: Dealt, journal: Journal, tmp_path: Path
) -> None:
    """Cards of one set under the code of another fail the check; a stranger's code is only read."""
    first, second = dealt(), dealt("wednesday", secret=8)
    other, report = check_one(written(tmp_path / "a.pbn", boards_of(second), first.set_code), journal)
    assert report.exit_code is ExitCode.CHECK_FAILED
    assert other.claim is not None
    assert "none of its boards" in claim_sentence(other.claim, other.set_code)
    wrong, report = check_one(written(tmp_path / "b.pbn", boards_of(first), OTHER_CODE), journal)
    assert report.exit_code is ExitCode.CHECK_FAILED
    assert wrong.claim is not None
    assert f"those of set {first.set_code}" in claim_sentence(wrong.claim, wrong.set_code)
    strange = [fouled(board) for board in boards_of(first)]
    read, report = check_one(written(tmp_path / "c.pbn", strange, OTHER_CODE), journal)
    later, _report = check_one(written(tmp_path / "e.csv", boards_of(first), ""), journal)
    assert later.claim is None
    later, _report = check_one(written(tmp_path / "e.pbn", boards_of(first)[:4], OTHER_CODE), journal)
    assert later.claim is not None
    assert later.claim.is_other
    assert report.exit_code is ExitCode.DONE
    assert read.claim is None
    assert journal.set_by_code(OTHER_CODE).code_grade is Grade.READ
    strange[3] = boards_of(second)[3]
    again, report = check_one(written(tmp_path / "d.pbn", strange, OTHER_CODE), journal)
    assert report.exit_code is ExitCode.CHECK_FAILED
    assert again.claim is not None
    assert "cannot say which is right" in claim_sentence(again.claim, again.set_code)
    assert journal.set_by_code(OTHER_CODE).planned_files[0].name == "c.pbn"


def test_parts_of_a_strange_set_do_not_contradict_each_other(
    dealt: Dealt, journal: Journal, tmp_path: Path
) -> None:
    """Boards with other numbers than those that were seen before cannot differ from them."""
    boards = [fouled(board) for board in boards_of(dealt())]
    check_one(written(tmp_path / "a.pbn", boards[:12], OTHER_CODE), journal)
    _file, report = check_one(written(tmp_path / "b.pbn", boards[12:], OTHER_CODE), journal)
    assert report.exit_code is ExitCode.DONE
    counted, report = check_one(written(tmp_path / "c.csv", boards[12:], OTHER_CODE), journal)
    assert (counted.claim, report.exit_code) == (None, ExitCode.DONE)


@pytest.mark.parametrize(
    "suffix", [row.suffix for row in FORMATS if row.holds_boards and not row.is_numbered]
)
def test_numbers_are_those_of_the_journal(
    suffix: str, dealt: Dealt, journal: Journal, tmp_path: Path
) -> None:
    """A format without numbers gets those of the journal, in check, conversion and print."""
    boards = boards_of(dealt(boards="13-24"))
    path = written(tmp_path / f"x{suffix}", boards)
    file, _report = check_one(path, journal)
    assert (file.numbers, file.numbers_from) == ("13-24", NumbersFrom.JOURNAL)
    done = convert_boards(Conversion(path, (format_by_name("csv"),), tmp_path, "out"), journal)
    assert (str(done.boards), done.numbers_from) == ("13-24", NumbersFrom.JOURNAL)
    assert [board.number for board in file_read(journal, path).boards] == list(range(13, 25))


def test_numbers_may_be_those_of_a_file_seen_before(dealt: Dealt, journal: Journal, tmp_path: Path) -> None:
    """Of boards that were not dealt here, where that file had numbers."""
    boards = [fouled(board) for board in boards_of(dealt(boards="13-24"))]
    check_one(written(tmp_path / "seen.pbn", boards), journal)
    file, _report = check_one(written(tmp_path / "x.bri", boards), journal)
    assert (file.numbers, file.numbers_from) == ("13-24", NumbersFrom.JOURNAL)


def test_stated_numbers_go_first_and_a_record_refuses_them(
    dealt: Dealt, journal: Journal, tmp_path: Path
) -> None:
    """Somebody may say other numbers than the journal's; a record then needs to be told so twice."""
    path = written(tmp_path / "x.bri", boards_of(dealt(boards="13-24")))
    (file,) = check_files([path], journal, first_board=5).files
    assert (file.numbers, file.numbers_from) == ("5-16", NumbersFrom.STATED)
    with pytest.raises(NumbersContradict):
        file_read(journal, path, first_board=5)
    assert file_read(journal, path, first_board=5, allow_numbers=True).boards[0].number == 5


def test_boards_out_of_order_are_only_counted(dealt: Dealt, journal: Journal, tmp_path: Path) -> None:
    """Where the boards known do not agree with one order, their numbers are counted, and said to be."""
    boards = boards_of(dealt(boards="13-24"))
    path = written(tmp_path / "x.bri", [*boards[6:], *boards[:6]])
    file, _report = check_one(path, journal)
    assert (file.numbers, file.numbers_from) == ("1-12", NumbersFrom.COUNTED)
    with pytest.raises(NumbersContradict):
        file_read(journal, path)


def test_a_strangers_file_is_counted_and_the_record_says_so(
    dealt: Dealt, journal: Journal, tmp_path: Path
) -> None:
    """Without numbers, and unknown here, boards are counted from 1, and a record has a note of it."""
    path = written(tmp_path / "x.bri", [fouled(board) for board in boards_of(dealt(boards="13-24"))])
    assert "counted from 1" in " ".join(map(str, file_read(journal, path).remarks))
    assert file_read(journal, path, first_board=13).remarks == ()


def test_no_record_has_a_code_that_the_cards_do_not_bear_out(
    dealt: Dealt, journal: Journal, tmp_path: Path
) -> None:
    """A code that only a file says stands on no record, and in no converted file."""
    session = dealt()
    boards = boards_of(session)
    assert file_read(journal, written(tmp_path / "a.pbn", boards)).heading.set_code == session.set_code
    boards[0] = fouled(boards[0])
    path = written(tmp_path / "b.pbn", boards, session.set_code)
    subject = file_read(journal, path)
    assert subject.heading.set_code == ""
    assert "except number 1." in " ".join(map(str, subject.remarks))
    done = convert_boards(Conversion(path, (format_by_name("pbn"),), tmp_path, "out"), journal)
    assert done.set_code == ""
    assert done.claim is not None
    assert b"BigDealSetCode" not in done.files[0].path.read_bytes()


def journal_of(*sets: tuple[int, bool, str], named: tuple[int, ...] = ()) -> Journal:
    """Return a journal of sets: number, whether they were dealt here, and their format."""
    known = {
        id_: SimpleNamespace(id=id_, is_own=is_own, formats=(name,), code="CODE", boards=range(1, 25))
        for id_, is_own, name in sets
    }
    return cast(
        "Journal",
        SimpleNamespace(set_by_id=known.get, sets_with_code=lambda _code: [known[id_] for id_ in named]),
    )


def hit(id_: int, *boards: tuple[int, int], code: str = "CODE") -> Duplicate:
    """Return a set of which these boards were met, there and here."""
    return Duplicate(SetId(id_), code, "", "", State.DEALT, boards)


@pytest.mark.parametrize(
    ("hits", "first"),
    [
        ([hit(1, (5, 1), (6, 2))], 5),
        ([hit(1, (1, 1))], 1),
        ([hit(1, (1, 2))], None),
        ([hit(1, (5, 1), (7, 2))], None),
        ([hit(2, (9, 1))], 9),
        ([hit(3, (9, 1))], None),
        ([hit(2, (9, 1)), hit(1, (5, 1))], 5),
        ([], None),
    ],
)
def test_the_first_number_is_the_journals_where_all_agree(hits: list[Duplicate], first: int | None) -> None:
    """Sets dealt here before those that were seen, and of these the ones with numbers."""
    journal = journal_of((1, True, "bri"), (2, False, "pbn"), (3, False, "bri"))
    assert first_of_journal(hits, 1, journal) == first


@pytest.mark.parametrize(
    ("name", "numbered", "oddity", "count", "is_counted"),
    [
        ("a.pbn", False, CaveatKind.COUNTED, 4, True),
        ("a.pbn", False, CaveatKind.COUNTED, 3, False),
        ("a.pbn", False, CaveatKind.MERGED, 4, False),
        ("a.bri", False, CaveatKind.MERGED, 0, True),
        ("a.dup", True, CaveatKind.MERGED, 0, True),
        ("a.pbn", True, CaveatKind.COUNTED, 4, False),
    ],
)
def test_numbers_that_mean_nothing_are_counted(
    name: str, oddity: CaveatKind, count: int, *, numbered: bool, is_counted: bool
) -> None:
    """Where the format has none, none of the boards brought one, or Big Deal would write it so anyway."""
    remarks = (Caveat(oddity, count, ()),)
    contents = SimpleNamespace(numbered=numbered, first=1, remarks=remarks, count=4)
    assert is_all_counted(Path(name), cast("Any", contents)) is is_counted


def test_a_code_is_known_where_a_set_dealt_here_has_all_boards() -> None:
    """Of the sets that bear a code the newest counts; what others dealt is never sure."""
    journal = journal_of((1, True, "pbn"), (2, False, "pbn"), named=(2, 1))
    own, seen = hit(1, (1, 1), (2, 2)), hit(2, (1, 1), (2, 2))
    assert [known_code([one], 2, journal) for one in (own, seen, hit(1, (1, 1)))] == ["CODE", "", ""]
    assert known_code([seen, own], 2, journal) == "CODE"
    contents = cast("Any", SimpleNamespace(set_code="CODE", numbers=[[range(1, 3)]], numbered=True))
    claim = code_claim(contents, [hit(1, (1, 1))], journal)
    assert claim is not None
    assert (claim.found.id, claim.differing, claim.agreeing) == (1, (2,), 1)
    assert code_claim(contents, [own], journal) is None


def test_numbers_in_words() -> None:
    """Two numbers are no range, and the shorter way round is taken."""
    assert numbers_words([5]) == "5"
    assert numbers_words([1, 3]) == "1 and 3"
    assert numbers_words([1, 2]) == "1 and 2"
    assert numbers_words([1, 2, 3, 7]) == "1–3 and 7"
    assert which_boards_words([1, 2, 4], [1, 2, 3, 4]) == "all but number 3"
    assert which_boards_words([1, 2, 4, 5], range(1, 7)) == "all but numbers 3 and 6"
    assert which_boards_words([3], [1, 2, 3, 4]) == "3"
    assert which_boards_words([1, 2], [1, 2]) == "1 and 2"
    assert which_boards_words([1, 2], [1, 2, 3, 4]) == "1 and 2"


def test_lying_files(dealt: Dealt, journal: Journal, tmp_path: Path) -> None:  # noqa: C901 - a lie, and its checks
    """Whatever a file says of itself, code and numbers are called known only where the cards bear it out."""
    draws = Draws(33)
    sessions = [dealt("a", "24"), dealt("b", "13-24", secret=8), dealt("c", "5-20", secret=9)]
    known = {session.set_code: {b.deal.hands: b.number for b in boards_of(session)} for session in sessions}
    whole = [boards_of(session) for session in sessions]
    formats = [row for row in FORMATS if row.holds_boards]
    for lie in range(LYING_FILES):
        boards = list(draws.one_of(whole))
        first = draws.below(len(boards) - 4)
        boards = boards[first : first + 4 + draws.below(9)]
        if draws.below(10) < 4:
            at = draws.below(len(boards))
            boards[at] = fouled(boards[at])
        if draws.below(10) < 3:
            at = draws.below(len(boards))
            boards[at] = draws.one_of(draws.one_of(whole))
        start = draws.one_of([1, 5, 13, boards[0].number])
        boards = [Board(start + place, board.deal) for place, board in enumerate(boards)]
        code = draws.one_of(["", OTHER_CODE, *known])
        path = written(tmp_path / f"{lie}{draws.one_of(formats).suffix}", boards, code, "Any event")
        file, report = check_one(path, journal)
        if file.contents is None:
            continue
        hands = [board.deal.hands for board in file.contents.each()]
        true_codes = {code for code, deals in known.items() if all(deal in deals for deal in hands)}
        says = file.set_code
        (facts,) = look_at_files([path], Work(lambda: journal))[0].files
        if says in known and says not in true_codes:
            assert report.exit_code is ExitCode.CHECK_FAILED
            assert facts.verdict is not Verdict.SOUND
            claim = file.claim
            assert claim is not None
            strangers = {b.number for b in file.contents.each() if b.deal.hands not in known[says]}
            assert set(claim.differing) <= {b.number for b in boards} | set(file.all_numbers)
            assert set(claim.differing) == strangers or file.repeated
        if true_codes and says and says not in true_codes:
            assert file.claim is not None
        if says in true_codes or not says:
            assert file.claim is None
        if file.numbers_from is NumbersFrom.JOURNAL:
            own = [deals for deals in known.values() if any(deal in deals for deal in hands)]
            for board in file.contents.each():
                numbers = {deals[board.deal.hands] for deals in own if board.deal.hands in deals}
                assert not numbers or board.number in numbers
        for meeting in report.meetings:
            if meeting.is_whole and meeting.hit.state is not State.SEEN:
                assert meeting.hit.code in true_codes
    for code in known:
        assert [set_.is_own for set_ in journal.sets(code).sets if set_.code == code] == [True]


@pytest.mark.parametrize(
    ("told", "event", "expected"),
    [
        ("tuesday  Pairs", "Tuesday pairs", True),
        ("Tournoi d'ete, serie 1 de 2", "Tournoi d’été, série 1 de 2", True),
        ("The Gold Cup", "The Gold = Cup", True),
        ("The Gold Cup, été", 'The "Gold" Cup, été', True),
        ("a" * 200, "a" * 300, True),
        ("Friday cup", "Tuesday pairs", False),
        ("Cup day 2", "Cup, day 2", True),
    ],
)
def test_a_file_names_an_event_as_its_format_can(told: str, event: str, *, expected: bool) -> None:
    """ASCII, a cut, capitals and signs that a format cannot have make no other event."""
    assert names_event(told, event) is expected


def test_a_record_has_the_event_in_the_journals_spelling(dealt: Dealt, journal: Journal) -> None:
    """Of a format that drops accents the event is printed as the set was dealt for."""
    (file,) = dealt(event="Été, série 1", formats="dlm").files
    assert file_read(journal, file.path).heading.event == "Été, série 1"
