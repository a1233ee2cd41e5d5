"""`bigdeal check`, from files, standard input and typed codes. Every answer is searched for hands."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.formats.format import Profile
from bigdeal_gui.formats.table import read_boards_file
from bigdeal_gui.journal.journal import Journal, State
from bigdeal_gui.journal.sets import Randomness, SetToDeal
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.sets.open_journal import open_journal
from tests.journals import begin_set

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bigdeal_gui.journal.journal import SetId

    Bigdeal = Callable[..., object]

FOREIGN = Path(__file__).parents[1] / "vectors" / "foreign"


@pytest.fixture
def code(bigdeal: Bigdeal) -> str:
    """Deal boards 1-8 of “Tuesday pairs” as tuesday.pbn, .csv and .ber, and return their set code."""
    answer = bigdeal("deal", "-n", "8", "-f", "pbn,csv,ber", "-o", "tuesday", "--event", "Tuesday pairs")
    assert answer.code == 0, answer.err
    return re.search(r"Set code (\S+)", answer.out)[1]


def test_a_set_dealt_here_is_whole_and_named(bigdeal: Bigdeal, code: str) -> None:
    """Each file gets its count, numbers, format and the set it is of; all is well."""
    answer = bigdeal("check", "tuesday.pbn", "tuesday.ber")
    assert answer.code == 0
    says = f"it says: set code {code}, it says: event “Tuesday pairs”"
    assert f"tuesday.pbn: 8 boards, 1-8, pbn, {says}" in answer.out
    assert "tuesday.ber: 8 boards, 1-8 (numbers from the journal), ber" in answer.out
    assert answer.out.count(f"These boards are of set {code}, “Tuesday pairs”") == 2
    assert re.search(r"boards 1-8, dealt \d{4}-\d\d-\d\d \d\d:\d\d, state: dealt", answer.out)
    assert answer.err == ""


def test_every_problem_is_told_at_once(bigdeal: Bigdeal, code: str, tmp_path: Path) -> None:
    """Boards that are no deals stand a line each, other files are checked all the same, and the code is 4."""
    lines = (tmp_path / "tuesday.csv").read_text().splitlines(keepends=True)
    for row in (2, 5):
        cells = lines[row].split(",")
        cells[1] = next(cell for cell in cells[2:] if cell != cells[1])
        lines[row] = ",".join(cells)
    (tmp_path / "broken.csv").write_text("".join(lines))
    (tmp_path / "cut.ber").write_bytes((tmp_path / "tuesday.ber").read_bytes()[:-1])
    answer = bigdeal("check", "broken.csv", "cut.ber", "tuesday.pbn")
    assert answer.code == 4
    assert "broken.csv: 2 boards not whole" in answer.out
    assert len(re.findall(r"^  board \d: .*(?:more than once|missing)", answer.out, re.MULTILINE)) == 2
    assert "cut.ber: Not a valid ber file, byte 364" in answer.out
    assert f"These boards are of set {code}" in answer.out


def test_files_of_one_name_that_differ_fail_the_check(bigdeal: Bigdeal, code: str, tmp_path: Path) -> None:
    """Exit code 1, and the first board that differs."""
    assert code
    bigdeal("deal", "-n", "8", "-f", "pbn", "-o", "other")
    (tmp_path / "other.csv").write_bytes((tmp_path / "tuesday.csv").read_bytes())
    answer = bigdeal("check", "other.pbn", "other.csv")
    assert answer.code == 1
    assert "“other.pbn” and “other.csv” differ first at board 1." in answer.out
    told = json.loads(bigdeal("check", "other.pbn", "other.csv", "--json").out)
    assert told["differences"] == [
        {"first": "other.pbn", "second": "other.csv", "board": 1, "counts": [8, 8]}
    ]


def test_an_event_without_its_accents_is_the_same(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """Formats drop them; a file that names another event is told, with both."""
    bigdeal("deal", "-n", "4", "-f", "pbn", "-o", "a", "--event", "Café pairs")
    dealt = (tmp_path / "a.pbn").read_bytes()
    for event in (b"Cafe pairs", b"Other"):
        (tmp_path / "b.pbn").write_bytes(dealt.replace("Café pairs".encode("latin-1"), event))
        told = "The file names the event “Other”, the set was dealt for “Café pairs”."
        assert (told in bigdeal("check", "b.pbn").out) == (event == b"Other")
        assert ("names the event" in bigdeal("check", "b.pbn").out) == (event == b"Other")


def test_a_deal_that_stands_in_a_file_twice_fails_the_check(
    bigdeal: Bigdeal, code: str, tmp_path: Path
) -> None:
    """A board that is a copy of another is named with it."""
    assert code
    data = (tmp_path / "tuesday.ber").read_bytes()
    (tmp_path / "copy.ber").write_bytes(data[: 52 * 7] + data[52 * 2 : 52 * 3])
    answer = bigdeal("check", "copy.ber")
    assert answer.code == 1
    assert "Boards 3 and 8 have the same deal." in answer.out


def test_boards_that_were_in_play_are_warned_of(bigdeal: Bigdeal, code: str, tmp_path: Path) -> None:
    """A part of a used set under another name is recognised on standard error, and nothing else fails."""
    journal = open_journal()
    journal.change_states({journal.set_by_code(code).id: State.IN_PLAY})
    (tmp_path / "new.ber").write_bytes((tmp_path / "tuesday.ber").read_bytes()[52 * 4 : 52 * 6])
    answer = bigdeal("check", "new.ber", "--first", "21")
    assert answer.code == 0
    assert "new.ber: 2 boards, 21-22" in answer.out
    assert "warning: new.ber: do not play these boards" in answer.err
    assert f"set {code}, “Tuesday pairs”" in answer.err
    assert "state: in play" in answer.err


@pytest.mark.parametrize(
    ("state", "words"),
    [(State.BEGUN, "was interrupted, or is still in progress"), (State.FAILED, "its files were removed")],
)
def test_a_delivery_that_was_cut_off_is_warned_of(
    bigdeal: Bigdeal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, state: State, words: str
) -> None:
    """Files of a set that was never delivered whole are told of, in words and by the exit code."""

    def dies(journal: Journal, sets: Mapping[SetId, object], *_files: object) -> None:
        if state is State.FAILED:
            journal.sets_failed(dict.fromkeys(sets, ()), "interrupted")

    with monkeypatch.context() as patched:
        patched.setattr(Journal, "sets_delivered", dies)
        assert bigdeal("deal", "-n", "4", "-f", "pbn", "-o", str(tmp_path / "cut")).code == 0
    answer = bigdeal("check", str(tmp_path / "cut.pbn"))
    assert answer.code == 1
    assert "do not play or duplicate these boards" in answer.err
    assert words in answer.err
    told = json.loads(bigdeal("check", "--json", str(tmp_path / "cut.pbn")).out)
    assert told["exit_code"] == 1
    assert told["files"][0]["sets"][0]["was_cut_off"] is True


def test_a_set_that_was_delivered_all_the_same_is_not_warned_of(
    bigdeal: Bigdeal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A set made again, as in a tournament, is one and the same: the try that was cut off accuses nobody."""
    words = ("deal", "-n", "4", "-f", "pbn", "-o")
    with monkeypatch.context() as patched:
        patched.setattr(Journal, "sets_delivered", lambda *_what: None)
        assert bigdeal(*words, str(tmp_path / "cut")).code == 0
    journal = open_journal()
    again = begun_again(journal, tmp_path / "cut.pbn", journal.sets().sets[0].code)
    assert bigdeal("check", str(tmp_path / "cut.pbn")).code == 1
    journal.sets_delivered({again: [tmp_path / "cut.pbn"]})
    answer = bigdeal("check", str(tmp_path / "cut.pbn"))
    assert (answer.code, answer.err) == (0, "")


def test_a_delivered_set_is_not_warned_of_for_others_with_its_boards(
    bigdeal: Bigdeal, code: str, tmp_path: Path
) -> None:
    """Sessions stay good where only the file of all of them together was cut off; that file is warned of."""
    assert bigdeal("deal", "-n", "9-10", "-f", "ber", "-o", "more").code == 0
    both = tmp_path / "both.ber"
    both.write_bytes((tmp_path / "tuesday.ber").read_bytes() + (tmp_path / "more.ber").read_bytes())
    journal = open_journal()
    begun_again(journal, both, "")
    assert bigdeal("check", "tuesday.ber", "tuesday.pbn").code == 0
    assert bigdeal("check", "both.ber").code == 1
    assert journal.set_by_code(code).state is State.DEALT


def begun_again(journal: Journal, path: Path, code: str) -> SetId:
    """Begin a set of the boards in a file, and deliver nothing."""
    boards = read_boards_file(path.name, path.read_bytes()).boards
    order = SetToDeal(
        set_key=bytes(16),
        code=code,
        boards=BoardRange(1, len(boards)),
        formats=("pbn",),
        folder=path.parent,
        file_names=(path.name,),
        identification=bytes(20),
        profile=Profile.STANDARD,
        randomness=Randomness.GIVEN,
    )
    return begin_set(journal, order, [board.deal for board in boards])


def test_a_mixed_file_tells_which_boards_are_known(bigdeal: Bigdeal, code: str, tmp_path: Path) -> None:
    """Boards of an earlier set among new ones are listed by number."""
    bigdeal("deal", "-n", "2", "-f", "pbn,ber", "-o", "other")
    mixed = (tmp_path / "other.ber").read_bytes() + (tmp_path / "tuesday.ber").read_bytes()[: 52 * 2]
    (tmp_path / "mixed.ber").write_bytes(mixed)
    answer = bigdeal("check", "mixed.ber")
    assert f"2 of these boards (3 and 4) are of set {code}" in answer.out


def test_a_file_that_claims_another_code_is_warned_of(bigdeal: Bigdeal, code: str, tmp_path: Path) -> None:
    """The code written in the file is compared with that of the set its boards are of."""
    text = (tmp_path / "tuesday.pbn").read_text().replace(code, "0000-0000")
    (tmp_path / "label.pbn").write_text(text)
    answer = bigdeal("check", "label.pbn")
    assert f"The file says set code 0000-0000, but its boards are those of set {code}." in answer.err
    (file,) = json.loads(bigdeal("check", "label.pbn", "--json").out)["files"]
    assert file["code_is"] == "claimed"
    right = file["code_differs"].pop("set")
    assert right == file["sets"][0]["set"]["id"]
    assert file["code_differs"] == {"dealt_here": True, "boards": [], "agreeing": 0, "is_other_set": True}


def test_a_strange_set_is_new_once(
    bigdeal: Bigdeal, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On another computer the file is unknown at first, and the next time seen before, with its name."""
    assert code
    monkeypatch.setenv("BIGDEAL_HOME", str(tmp_path / "elsewhere"))
    assert "Not known" in bigdeal("check", "tuesday.csv").out
    answer = bigdeal("check", "tuesday.ber")
    assert "“tuesday.csv”, boards 1-8, first seen here" in answer.out


def test_standard_input_needs_its_format(bigdeal: Bigdeal, code: str, tmp_path: Path) -> None:
    """`-` is read in memory under the format given; without one, or with one of no boards, it is usage."""
    data = (tmp_path / "tuesday.pbn").read_bytes()
    answer = bigdeal("check", "-", "--format", "pbn", stdin=data)
    assert answer.code == 0
    assert f"standard input.pbn: 8 boards, 1-8, pbn, it says: set code {code}" in answer.out
    assert bigdeal("check", "-", stdin=data).code == 2
    assert bigdeal("check", "-", "--format", "stats", stdin=data).code == 2
    assert bigdeal("check", "-", "--format", "doc", stdin=data).code == 2
    assert bigdeal("check", "-", "--format", "pbn", stdin=b"nonsense").code == 4


def test_a_typed_code_is_answered(bigdeal: Bigdeal, code: str, tmp_path: Path) -> None:
    """`--code` names the set and its files, however the code was typed; a strange one is exit code 1."""
    answer = bigdeal("check", "--code", code.lower().replace("-", " "))
    assert answer.code == 0
    assert answer.out.startswith(f"Set {code}, “Tuesday pairs”")
    assert str(tmp_path / "tuesday.pbn") in answer.out
    assert json.loads(bigdeal("check", "--code", code, "--json").out)["code"] == code
    strange = bigdeal("check", "--code", "ZZZZ-0000")
    assert strange.code == 1
    assert "ZZZZ-0000" in strange.err


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        ([], 2),
        (["tuesday.pbn", "--code", "ZZZZ-0000"], 2),
        (["notes.doc"], 2),
        (["missing.pbn"], 5),
        (["tuesday.pbn", "--first", "0"], 2),
    ],
)
def test_what_cannot_be_checked(
    bigdeal: Bigdeal, code: str, tmp_path: Path, arguments: list[str], wanted: int
) -> None:
    """Wrong use, unknown endings and missing files have their exit codes."""
    assert code
    (tmp_path / "notes.doc").write_bytes(b"hello")
    assert bigdeal("check", *arguments).code == wanted


def test_the_answer_for_programs(bigdeal: Bigdeal, code: str, tmp_path: Path) -> None:
    """JSON holds files, problems, sets and the exit code; warnings stay on standard error."""
    (tmp_path / "double.ber").write_bytes(b"1" * 52)
    answer = bigdeal("check", "tuesday.ber", "double.ber", "tuesday.pbn", "missing.doc", "--json")
    told = json.loads(answer.out)
    assert answer.code == told["exit_code"] == 4
    ber, double, pbn, missing = told["files"]
    assert (ber["boards"], ber["numbers"], ber["numbers_counted"], ber["format"]) == (8, "1-8", False, "ber")
    assert ber["sets"][0]["set"]["code"] == pbn["code"] == code
    assert ber["sets"][0]["boards"] == [[number, number] for number in range(1, 9)]
    assert len(double["problems"]) == 1
    assert "board 1" in double["problems"][0]
    assert missing["format"] == ""
    assert "could not be read" in missing["problems"][0]
    assert told["differences"] == []


@pytest.mark.skipif(os.name == "nt", reason="no such names there")
def test_no_name_of_a_file_speaks_as_the_program(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """A line break in it stays within its line, and so does a tab: in reports and in errors."""
    (tmp_path / "a\n\tbigdeal: all is well.pbn").write_text("x")
    for words in (["check"], ["spot-check"], ["journal", "restore"]):
        answer = bigdeal(*words, "a\n\tbigdeal: all is well.pbn")
        assert answer.code
        assert "\ufffdbigdeal: all is well" in answer.out + answer.err
        assert "\n\t" not in answer.out + answer.err


def test_nothing_in_a_file_steers_the_terminal(bigdeal: Bigdeal, code: str, tmp_path: Path) -> None:
    """Control characters in an event are shown as a mark."""
    text = (tmp_path / "tuesday.pbn").read_text().replace("Tuesday pairs", "\x1b[2JTuesday")
    (tmp_path / "evil.pbn").write_text(text)
    answer = bigdeal("check", "evil.pbn")
    assert answer.code == 0
    assert "\x1b" not in answer.out
    assert code in answer.out


def test_what_is_odd_about_a_file_is_told_by_line(bigdeal: Bigdeal) -> None:
    """Text and JSON say what was merged, counted or not for play, how often and where."""
    paths = [str(FOREIGN / name) for name in ("game-a-table.pbn", "lesson.pbn", "two-sessions.pbn")]
    answer = bigdeal("check", *paths)
    assert answer.code == 1
    assert "Board repeated with the same deal: 2 × (line 11, line 17)" in answer.out
    assert "not for play: 2 × (line 4, line 14)" in answer.out
    assert "two-sessions.pbn: 4 boards, 1-2; 1-2, pbn" in answer.out
    told = json.loads(bigdeal("check", "--json", *paths).out)
    assert [file["for_play"] for file in told["files"]] == [True, False, False]
    assert [file["sessions"] for file in told["files"]] == [1, 1, 2]
    assert told["files"][0]["remarks"] == [
        {"kind": "merged", "count": 2, "places": ["line 11", "line 17"], "detail": ""}
    ]


def test_what_is_odd_about_a_converted_file_is_told(bigdeal: Bigdeal) -> None:
    """The command that converts says the same on standard error."""
    answer = bigdeal("convert", str(FOREIGN / "lesson.pbn"), "-f", "pbn", "-o", "new")
    assert answer.code == 0, answer.err
    assert answer.out.startswith("3 boards converted: 1-3\n")
    assert "bigdeal: Dealer or vulnerability does not match the board number, not for play: 2 ×" in answer.err
