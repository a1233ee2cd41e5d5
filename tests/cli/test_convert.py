"""`bigdeal convert`. Every answer is searched for hands."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.formats.table import read_boards_file
from bigdeal_gui.journal.journal import State
from bigdeal_gui.services.sets.open_journal import open_journal

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Bigdeal = Callable[..., object]


@pytest.fixture
def code(bigdeal: Bigdeal) -> str:
    """Deal boards 1-8 as tuesday.pbn and tuesday.ber, and return their set code."""
    answer = bigdeal("deal", "-n", "8", "-f", "pbn,ber", "-o", "tuesday", "--event", "Tuesday pairs")
    assert answer.code == 0, answer.err
    return re.search(r"Set code (\S+)", answer.out)[1]


def boards_of(path: Path) -> list[tuple[int, bytes]]:
    """Return numbers and owners of the boards in a file."""
    read = read_boards_file(path.name, path.read_bytes())
    return [(board.number, board.deal.owners()) for board in read.boards]


def test_deals_and_numbers_are_kept(bigdeal: Bigdeal, code: str, tmp_path: Path) -> None:
    """The same deals arrive in a new folder, readable by the owner alone, with set and code reported."""
    answer = bigdeal("convert", "tuesday.pbn", "-f", "csv,dlm", "-o", "copy/new")
    assert answer.code == 0, answer.err
    assert "8 boards converted: 1-8" in answer.out
    assert f"Set code {code}" in answer.out
    assert f"These boards are of set {code}, “Tuesday pairs”" in answer.out
    assert "made the folder" in answer.err
    assert boards_of(tmp_path / "copy/new.csv") == boards_of(tmp_path / "tuesday.pbn")
    assert (tmp_path / "copy/new.dlm").stat().st_mode & 0o777 == 0o600


def test_a_code_that_the_file_alone_says_is_not_handed_on(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """Where this computer knows none of the deals, it says that the new files are without it."""
    owners = "NESW" * 13
    hands = [[card for card, owner in enumerate(owners) if owner == seat] for seat in "NESW"]
    deal = " ".join(
        ".".join(
            "".join("AKQJT98765432"[card % 13] for card in hand if card // 13 == suit) for suit in range(4)
        )
        for hand in hands
    )
    (tmp_path / "away.pbn").write_text(f'%HRTitleSetID "AAAA-AAAA"\n[Board "1"]\n[Deal "N:{deal}"]\n\n')
    answer = bigdeal("convert", "away.pbn", "-f", "pbn", "-o", "here")
    assert answer.code == 0, answer.err
    assert "the file said set code AAAA-AAAA. Its cards are not known here as that set" in answer.err
    assert "AAAA-AAAA" not in (tmp_path / "here.pbn").read_text()


def test_the_plan_gives_new_numbers(bigdeal: Bigdeal, code: str, tmp_path: Path) -> None:
    """Boards from standard input become those of the plan; formats without numbers are cautioned of."""
    assert code
    data = (tmp_path / "tuesday.ber").read_bytes()
    answer = bigdeal(
        "convert", "-", "--format", "ber", "-f", "pbn,bri", "-o", "new", "--boards", "17-20,21-24", stdin=data
    )
    assert answer.code == 0, answer.err
    assert [number for number, _ in boards_of(tmp_path / "new.pbn")] == list(range(17, 25))
    assert "bri: it has no board numbers" in answer.err


def test_boards_in_play_are_refused_but_for_a_record(bigdeal: Bigdeal, code: str, tmp_path: Path) -> None:
    """A used set is refused with its name and leaves no folder; `--although-used` converts and warns."""
    journal = open_journal()
    journal.change_states({journal.set_by_code(code).id: State.IN_PLAY})
    refused = bigdeal("convert", "tuesday.pbn", "-f", "csv", "-o", "copy/new")
    assert refused.code == 3
    assert code in refused.err
    assert not (tmp_path / "copy").exists()
    done = bigdeal("convert", "tuesday.pbn", "-f", "csv", "-o", "copy/new", "--although-used")
    assert done.code == 0
    assert "do not play these boards" in done.err
    assert (tmp_path / "copy/new.csv").exists()


def test_the_big_deal_profile(bigdeal: Bigdeal, code: str, tmp_path: Path) -> None:
    """Big Deal's bytes come when asked for."""
    assert code
    answer = bigdeal("convert", "tuesday.pbn", "-f", "pbn", "-o", "new", "--profile", "bigdeal")
    assert answer.code == 0
    assert boards_of(tmp_path / "new.pbn") == boards_of(tmp_path / "tuesday.pbn")
    assert b"\r\n" not in (tmp_path / "new.pbn").read_bytes()


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        (["tuesday.pbn", "-f", "csv", "-o", "new", "--boards", "9"], 3),
        (["tuesday.pbn", "-f", "csv", "-o", "new", "--boards", "none"], 2),
        (["tuesday.pbn", "-f", "stats", "-o", "new"], 3),
        (["tuesday.pbn", "-f", "pbn", "-o", "tuesday"], 3),
        (["tuesday.pbn", "-f", "pbn", "-o", "new/"], 2),
        (["tuesday.pbn", "-f", "pbn", "-o", "new.csv"], 2),
        (["tuesday.pbn", "-f", "pbn", "-o", "a/b/new"], 5),
        (["tuesday.pbn", "-f", "abc", "-o", "new"], 2),
        (["missing.pbn", "-f", "csv", "-o", "new"], 5),
        (["broken.pbn", "-f", "csv", "-o", "new"], 4),
        (["-", "-f", "csv", "-o", "new"], 2),
    ],
)
def test_what_cannot_be_converted(
    bigdeal: Bigdeal, code: str, tmp_path: Path, arguments: list[str], wanted: int
) -> None:
    """Refusals have their exit codes and leave nothing."""
    assert code
    (tmp_path / "broken.pbn").write_bytes(b"no boards")
    before = {path.name for path in tmp_path.iterdir()}
    answer = bigdeal("convert", *arguments)
    assert answer.code == wanted, answer.err
    assert {path.name for path in tmp_path.iterdir()} == before


def test_the_answer_as_json(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """Boards, files, what was odd, and the sets that have the deals."""
    assert bigdeal("deal", "-n", "4", "-f", "pbn", "-o", "a").code == 0
    answer = json.loads(bigdeal("convert", "a.pbn", "-f", "ber", "-o", "b", "--json").out)
    assert (answer["boards"], answer["count"], answer["remarks"]) == ([1, 4], 4, [])
    assert answer["files"] == [{"path": "b.ber", "bytes": (tmp_path / "b.ber").stat().st_size}]
    assert answer["sets"][0]["set"]["code"] == answer["code"]
    assert answer["sets"][0]["was_in_use"] is False


def finish(bigdeal: Bigdeal, code: str) -> None:
    """Mark a set as finished."""
    for state in ("duplicated", "in-play", "finished"):
        assert bigdeal("journal", "state", code, state).code == 0


def test_analysis_goes_into_pbn_when_play_is_over(bigdeal: Bigdeal, code: str, tmp_path: Path) -> None:
    """Until then it is refused (3); afterwards every game has tricks, par and the table, and a title."""
    line = ("convert", "tuesday.ber", "-f", "pbn,lin", "-o", "out/a", "--double-dummy")
    refused = bigdeal(*line)
    assert refused.code == 3
    assert not (tmp_path / "out").exists()
    finish(bigdeal, code)
    titles = ("--event", "Club final", "--site", "Utrecht", "--date", "2027-03-05")
    answer = bigdeal(*line, *titles)
    assert answer.code == 0, answer.err
    text = (tmp_path / "out" / "a.pbn").read_text("latin-1")
    for tag in (
        "[DoubleDummyTricks ",
        "[OptimumScore ",
        "[OptimumResultTable ",
        '[Event "Club final"]',
        '[Site "Utrecht"]',
        '[Date "2027.03.05"]',
    ):
        assert text.count(tag) == 8, tag
    assert boards_of(tmp_path / "out" / "a.pbn") == boards_of(tmp_path / "tuesday.pbn")
    assert "DoubleDummy" not in (tmp_path / "out" / "a.lin").read_text()


@pytest.mark.parametrize("flag", ["--double-dummy", "--although-used"])
def test_wrong_analysis_of_others_is_replaced(bigdeal: Bigdeal, code: str, tmp_path: Path, flag: str) -> None:
    """Tricks that a file brings and that the solver does not find are worked out again, and it is said."""
    finish(bigdeal, code)
    text = (tmp_path / "tuesday.pbn").read_bytes()
    wrong = text.replace(b'[Result ""]', b'[Result ""]\r\n[DoubleDummyTricks "' + b"0" * 20 + b'"]')
    (tmp_path / "wrong.pbn").write_bytes(wrong)
    answer = bigdeal("convert", "wrong.pbn", "-f", "pbn", "-o", "new", flag)
    assert answer.code == 0, answer.err
    assert "do not match its boards" in answer.err
    assert bigdeal("convert", "tuesday.pbn", "-f", "pbn", "-o", "right", "--double-dummy").code == 0
    new, right = ((tmp_path / name).read_text("latin-1").splitlines() for name in ("new.pbn", "right.pbn"))
    assert new == [line for line in right if not line.startswith("[Generator ")]


@pytest.mark.solver
def test_right_analysis_of_others_stays(
    bigdeal: Bigdeal, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Byte for byte where the solver agrees; unchecked, and said, where it cannot be asked."""
    finish(bigdeal, code)
    assert bigdeal("convert", "tuesday.pbn", "-f", "pbn", "-o", "dd", "--double-dummy").code == 0
    answer = bigdeal("convert", "dd.pbn", "-f", "pbn", "-o", "again", "--although-used")
    assert "agrees" in answer.err
    ours = re.compile(rb"\[Generator .*\r\n")
    kept = ours.sub(b"", (tmp_path / "dd.pbn").read_bytes())
    assert (tmp_path / "again.pbn").read_bytes() == kept
    monkeypatch.setattr("bigdeal_gui.services.printing.double_dummy.MOST_SOLVED_UNASKED", 7)
    answer = bigdeal("convert", "dd.pbn", "-f", "pbn", "-o", "third", "--although-used")
    assert "without checking them" in answer.err
    assert (tmp_path / "third.pbn").read_bytes() == kept


@pytest.mark.parametrize("extra", [("-f", "lin"), ("-f", "pbn", "--profile", "bigdeal")])
def test_analysis_is_for_pbn(extra: tuple[str, ...], bigdeal: Bigdeal, code: str) -> None:
    """Where no file has room for it, nothing is made."""
    finish(bigdeal, code)
    assert bigdeal("convert", "tuesday.pbn", *extra, "-o", "x", "--double-dummy").code == 2


PLAYED = """% PBN 2.1
%HRTitleSetID "AAAA-AAAA"
[Event "Łódź"]
[Site "Club"]
[Date "2020.01.02"]
[Board "{number}"]
[West "W"]
[North "N"]
[East "E"]
[South "S"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "{deal}"]
[Scoring "MP"]
[Declarer "S"]
[Contract "4S"]
[Result "10"]
[Generator "another"]
[Auction "N"]
1S Pass 4S =1= AP
[Note "1:to play"]
[Play "W"]
HA H2 H3 H4
{{a comment

of two paragraphs}}
[ScoreTable "Round;Contract"]
1 "4S"
[OptimumScore "NS 420"]

"""


@pytest.fixture
def played(bigdeal: Bigdeal, code: str, tmp_path: Path) -> Path:
    """Return the first board of a set as another program wrote it after play."""
    finish(bigdeal, code)
    deal = re.search(r'\[Deal "([^"]*)"', (tmp_path / "tuesday.pbn").read_text())[1]
    path = tmp_path / "played.pbn"
    path.write_text(PLAYED.format(number=1, deal=deal), "utf-8")
    return path


def test_what_others_wrote_stays(played: Path, bigdeal: Bigdeal, tmp_path: Path) -> None:
    """From pbn to pbn auctions, play, results and comments stay byte for byte, but no claim of another's."""
    line = ("convert", "played.pbn", "-f", "pbn,ber", "--although-used", "--json")
    answer = bigdeal(*line, "-o", "kept")
    assert answer.code == 0, answer.err
    assert json.loads(answer.out)["other_tags"] == "kept"
    before, after = (path.read_text("utf-8").splitlines() for path in (played, tmp_path / "kept.pbn"))
    gone = {'%HRTitleSetID "AAAA-AAAA"', '[Generator "another"]'}
    assert [line for line in after if not line.startswith("%HRTitleSetID")] == [
        line for line in before if line not in gone
    ]
    # Another number brings its dealer, and par is of the dealer and vulnerability that were.
    new = ("--boards", "6-6", "--event", "Ńew", "--date", "2027-03-05")
    renumbered = bigdeal(*line, "-o", "five", *new)
    assert renumbered.code == 0, renumbered.err
    text = (tmp_path / "five.pbn").read_text("utf-8")
    for tag in ('[Board "6"]', '[Dealer "E"]', '[Vulnerable "EW"]', '[Event "Ńew"]', '[Date "2027.03.05"]'):
        assert tag in text
    assert '%HRTitleEvent "Ńew"' in text
    assert "OptimumScore" not in text
    assert "1S Pass 4S =1= AP" in text
    analysed = bigdeal("convert", "played.pbn", "-f", "pbn", "-o", "dd", "--double-dummy")
    assert analysed.code == 0, analysed.err
    text = (tmp_path / "dd.pbn").read_text("utf-8")
    assert text.count("[OptimumScore ") == text.count("[OptimumResultTable ") == 1
    assert '1 "4S"' in text


def test_what_belongs_to_no_board_is_left_out(played: Path, bigdeal: Bigdeal, tmp_path: Path) -> None:
    """A file with a game a table, or an event that its encoding has no letters for, is told to lose them."""
    text = played.read_text("utf-8")
    played.write_text(text + text.partition("AAAA-AAAA")[2].partition("\n")[2], "utf-8")
    answer = bigdeal("convert", "played.pbn", "-f", "pbn", "-o", "x", "--although-used", "--json")
    assert answer.code == 0, answer.err
    assert json.loads(answer.out)["other_tags"] == "left-out"
    assert "were left out" in answer.err
    assert "Auction" not in (tmp_path / "x.pbn").read_text("utf-8")
    played.write_text(
        "%Content-type: text/x-pbn; charset=ISO-8859-1\n" + text.replace("Łódź", "Rom"), "latin-1"
    )
    line = ("convert", "played.pbn", "-f", "pbn", "--although-used", "--json", "-o")
    assert json.loads(bigdeal(*line, "y", "--event", "Łódź").out)["other_tags"] == "left-out"
    assert json.loads(bigdeal(*line, "z", "--event", "Café").out)["other_tags"] == "kept"
    assert '[Event "Café"]' in (tmp_path / "z.pbn").read_text("latin-1")
    assert json.loads(bigdeal(*line, "o", "--profile", "bigdeal").out)["other_tags"] == "none"
