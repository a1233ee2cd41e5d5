"""The commands that print: what they print, what they seal, and that nothing can be read before its time."""

from __future__ import annotations

import re
import subprocess
import zipfile
import zlib
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.cli import records as records_command
from bigdeal_gui.errors.services import Refused
from bigdeal_gui.formats.table import read_boards_file
from bigdeal_gui.model.cards import RANKS
from bigdeal_gui.paper.logo import logo_png
from bigdeal_gui.paper.record_options import OPTIONS, OptionKind, RecordOptions
from bigdeal_gui.paper.sheets.players_paper import PlayersPaper
from bigdeal_gui.paper.surface import Raster
from bigdeal_gui.seals import passphrases
from bigdeal_gui.services.printing import public_pack
from bigdeal_gui.storage import places
from bigdeal_gui.storage.settings import Settings, load_settings, save_settings
from tests.paper.tagged import faults

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.paper.record_options import Option
    from bigdeal_gui.services.printing.records import SheetsOrder
    from tests.cli.conftest import Answer

    Call = Callable[..., Answer]

PASSPHRASE = "correct horse battery staple"  # noqa: S105 - a test's
TOMORROW = f"{datetime.now(UTC).astimezone() + timedelta(days=1):%Y-%m-%d %H:%M}"
SHEETS = ("record", "dealing-sheets", "curtain-cards")


def code_in(answer: Answer) -> str:
    """Return the set code that an answer names."""
    found = re.search(r"Set code (\S+)", answer.out)
    assert found
    return found[1]


@pytest.fixture(autouse=True)
def _no_country(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no country choose the paper."""
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture
def dealt(bigdeal: Call) -> str:
    """Deal four boards into `sets` and return their set code."""
    return code_in(
        bigdeal("deal", "-n", "4", "-f", "pbn,dlm", "-o", "sets/tuesday", "--event", "Tuesday pairs")
    )


@pytest.fixture
def finished(bigdeal: Call, dealt: str) -> str:
    """Deal four boards that have been played."""
    assert bigdeal("journal", "state", dealt, "finished").code == 0
    return dealt


@pytest.fixture
def passphrase(tmp_path: Path) -> str:
    """Return the name of a file with a passphrase."""
    (tmp_path / "phrase.txt").write_text(PASSPHRASE + "\n", "utf-8")
    return "phrase.txt"


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """Return an empty folder for what is printed."""
    folder = tmp_path / "out"
    folder.mkdir()
    return folder


def text_of(path: Path) -> str:
    """Return the text of a PDF file."""
    done = subprocess.run(["pdftotext", "-raw", path, "-"], check=True, capture_output=True)
    return done.stdout.decode("utf-8")


def boards_of(path: Path) -> tuple[Board, ...]:
    """Return the boards of a file."""
    return read_boards_file(path.name, path.read_bytes()).boards


def suits_of(board: Board, ten: str = "10") -> list[str]:
    """Return the suits of a board as a record prints them, void ones left out."""
    suits = []
    for hand in board.deal.hands:
        for suit in range(4):
            ranks = [RANKS[card % 13] for card in hand if card // 13 == suit]
            suits.append(" ".join(ten if rank == "T" else rank for rank in ranks))
    return [suit for suit in suits if suit]


def streams_of(data: bytes) -> list[bytes]:
    """Return `data` and everything in it that can be decompressed."""
    found = [data]
    for start in re.finditer(rb"stream\r?\n|\x78[\x01\x5e\x9c\xda]", data):
        place = start.end() if start[0].startswith(b"stream") else start.start()
        try:
            found.append(zlib.decompressobj().decompress(data[place:]))
        except zlib.error:
            continue
    return found


# -- what is printed --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("layout", "ten"), [("18", "10"), ("large", "T"), ("24", "10")])
def test_a_record_holds_every_card(
    bigdeal: Call, finished: str, out: Path, tmp_path: Path, layout: str, ten: str
) -> None:
    """The text of the PDF gives every suit of every board back, under event, site and set code."""
    answer = bigdeal(
        "records", finished, "-o", "out/r.pdf", "--layout", layout, "--ten", ten, "--site", "Town hall",
        "--session", "2", "--section", "B", "--date", "2026-03-01", "--order", "columns", "--colours", "two",
    )  # fmt: skip
    assert (answer.code, answer.err) == (0, "")
    text = text_of(out / "r.pdf")
    for word in ("Tuesday pairs", "Town hall", finished):
        assert word in text
    compact = re.sub(r"\s+", " ", text)
    for board in boards_of(tmp_path / "sets" / "tuesday.pbn"):
        for suit in suits_of(board, ten):
            # A long suit is squeezed into its column, and the blanks between its cards are read no more.
            assert re.search(suit.replace(" ", " ?"), compact)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_has_its_flag(
    bigdeal: Call, finished: str, monkeypatch: pytest.MonkeyPatch, option: Option
) -> None:
    """Each option is in the help, is passed on to who prints, and has its default without its flag."""
    asked: list[RecordOptions] = []

    def heard(orders: Sequence[tuple[SheetsOrder, object]], *_others: object) -> None:
        asked.append(orders[0][0].options)
        raise Refused("enough was heard")

    monkeypatch.setattr(records_command, "make_all_sheets", heard)
    yes, _, no = option.row.flag.partition("/")
    flag = no if option.default is True else yes
    value: object = not option.default
    words = [flag]
    if option.kind is not OptionKind.SWITCH:
        value = option.choices[-1][0] if option.choices else "nl"
        words.append(option.choices[-1][0].value if option.choices else "nl")
    assert flag in bigdeal("records", "--help").out
    bigdeal("records", finished, "-o", "out/r.pdf")
    bigdeal("records", finished, "-o", "out/r.pdf", *words)
    assert asked == [RecordOptions(), replace(RecordOptions(), **{option.name: value})]


def test_what_was_remembered_is_taken(bigdeal: Call, finished: str, out: Path) -> None:
    """`--remember` keeps what the flags chose, for the next call; a flag of that call is stronger."""
    words = ("--club", "The Club", "--foot", "See you", "--director", "A. Gray", "--site", "Hall")
    first = bigdeal("records", finished, "-o", "out/a.html", *words, "--language", "nl", "--remember")
    assert (first.code, first.err) == (0, "")
    assert bigdeal("records", finished, "-o", "out/b.html").code == 0
    assert bigdeal("records", finished, "-o", "out/c.html", "--club", "", "--language", "en-US").code == 0
    assert bigdeal("records", finished, "-o", "out/d.html").code == 0
    pages = {path.stem: path.read_text("utf-8") for path in out.iterdir()}
    for name in "abd":
        for word in ("The Club", "See you", "Wedstrijdleider: A. Gray", "Hall", "size: A4"):
            assert word in pages[name], name
    assert "The Club" not in pages["c"]
    assert "Tournament director: A. Gray" in pages["c"]
    assert "size: letter" in pages["c"]


@pytest.mark.parametrize(
    ("words", "language", "paper"),
    [
        ("", None, None),
        ("--language nl", "nl", None),
        ("--language nl-NL", "nl", None),
        ("--language en-US", "en-US", "letter"),
        ("--language de_US", "de", "letter"),
        ("--language en-US --paper a4", "en-US", "a4"),
        ("--paper letter", None, "letter"),
    ],
)
def test_paper_that_nobody_chose_stays_the_countrys(
    bigdeal: Call,
    finished: str,
    out: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: str,
    language: str | None,
    paper: str | None,
) -> None:
    """It is remembered where a flag chose it, or the country of a language; else it is the computer's own."""
    assert bigdeal("records", finished, "-o", "out/a.html", *words.split(), "--remember").code == 0
    kept = load_settings(places.settings_path()).records
    assert (kept.get("language"), kept.get("paper")) == (language, paper)
    assert bigdeal("records", finished, "-o", "out/b.html").code == 0
    first, second = (
        re.findall("size: [A-Za-z0-9]+", (out / f"{name}.html").read_text("utf-8")) for name in "ab"
    )
    assert first == second
    monkeypatch.setenv("LC_ALL", "es_MX.UTF-8")
    assert bigdeal("records", finished, "-o", "out/c.html").code == 0
    there = "A4" if paper == "a4" else "letter"
    assert f"size: {there}" in (out / "c.html").read_text("utf-8")


def test_a_logo_is_printed_and_remembered(bigdeal: Call, finished: str, out: Path, tmp_path: Path) -> None:
    """It stands on the page; remembered it stands on the next one too, until it is given up."""
    (tmp_path / "logo.png").write_bytes(logo_png(Raster(2, 1, b"abcdef")))
    (tmp_path / "photo.jpg").write_bytes(b"\xff\xd8\xff\xe0")
    for number, (words, has_logo) in enumerate(
        [
            (["--logo", "logo.png"], True),
            ([], False),
            (["--logo", "logo.png", "--remember"], True),
            ([], True),
            (["--no-logo"], False),
            (["--no-logo", "--remember"], False),
            ([], False),
        ]
    ):
        assert bigdeal("records", finished, "-o", f"out/{number}.html", *words).code == 0
        assert ("<img" in (out / f"{number}.html").read_text("utf-8")) is has_logo
    both = bigdeal("records", finished, "-o", "out/x.html", "--logo", "logo.png", "--no-logo")
    assert (both.code, "one of --logo and --no-logo" in both.err) == (2, True)
    refused = bigdeal("records", finished, "-o", "out/x.html", "--logo", "photo.jpg")
    assert (refused.code, "it is damaged" in refused.err) == (4, True), refused.err
    assert not (out / "x.html").exists()


def test_a_set_on_a_file_keeps_the_files_own_event(
    bigdeal: Call, finished: str, out: Path, tmp_path: Path
) -> None:
    """Who prints a file gets what stands in it; the same event is spelt as in the journal."""
    pbn = (tmp_path / "sets" / "tuesday.pbn").read_text("utf-8")
    (tmp_path / "own.pbn").write_text(pbn.replace("Tuesday pairs", "Autumn cup"), "utf-8")
    (tmp_path / "same.pbn").write_text(pbn.replace("Tuesday pairs", "TUESDAY pairs"), "utf-8")
    for name, event in (("own", "Autumn cup"), ("same", "Tuesday pairs")):
        assert bigdeal("records", f"{name}.pbn", "-o", f"out/{name}.html").code == 0
        page = (out / f"{name}.html").read_text("utf-8")
        assert (f"<h1>{event}</h1>" in page, finished in page) == (True, True)
    assert bigdeal("records", "own.pbn", "-o", "out/x.html", "--event", "Cup final").code == 0
    assert "<h1>Cup final</h1>" in (out / "x.html").read_text("utf-8")


@pytest.mark.parametrize("kind", SHEETS)
def test_every_kind_comes_in_its_language(bigdeal: Call, dealt: str, out: Path, kind: str) -> None:
    """The words follow --language, and a folder gets a file named after what is inside."""
    answer = bigdeal("records", dealt, "-o", "out/", "--kind", kind, "--language", "nl", "--open")
    assert answer.code == 0
    assert "Law 6D" in answer.err
    (file,) = out.iterdir()
    assert file.name.endswith(f"{dealt} {'hand-record' if kind == 'record' else kind}.pdf")
    assert re.search("Noord", text_of(file))


def test_the_language_of_the_settings_is_taken(
    bigdeal: Call, finished: str, out: Path, own_home: Path
) -> None:
    """Without --language records speak the window's; a strange code is refused."""
    save_settings(own_home / "config" / "settings.json", Settings(language="de"))
    assert bigdeal("records", finished, "-o", "out/r.pdf").code == 0
    assert "Teiler" in text_of(out / "r.pdf") or "teilt" in text_of(out / "r.pdf")
    assert bigdeal("records", finished, "-o", "out/x.pdf", "--language", "tlh").code == 2
    assert (
        bigdeal("records", finished, "-o", "out/us.pdf", "--language", "en_US", "--paper", "letter").code == 0
    )


def test_a_record_can_be_a_page_of_the_web(bigdeal: Call, out: Path) -> None:
    """A name that ends with .html gives one; double-dummy results are in it."""
    finished = code_in(bigdeal("deal", "-n", "1", "-f", "pbn", "-o", "sets/one", "--event", "One board"))
    assert bigdeal("journal", "state", finished, "finished").code == 0
    assert bigdeal("records", finished, "-o", "out/r.html", "--double-dummy").code == 0
    page = (out / "r.html").read_text("utf-8")
    assert page.startswith("<!DOCTYPE html>")
    assert "Double dummy" in page
    assert finished in page


def test_files_and_standard_input_are_printed(bigdeal: Call, dealt: str, out: Path, tmp_path: Path) -> None:
    """A file is known by its boards, whatever it is called and however it comes."""
    data = (tmp_path / "sets" / "tuesday.pbn").read_bytes()
    assert bigdeal("records", "-", "--format", "pbn", "-o", "out/r.pdf", stdin=data).code == 3
    answer = bigdeal("records", "-", "--format", "pbn", "-o", "out/r.pdf", "--finished", stdin=data)
    assert (answer.code, answer.err) == (0, "")
    assert "finished" in bigdeal("journal", "list").out
    assert dealt in text_of(out / "r.pdf")
    assert bigdeal("records", "-", "-o", "out/s.pdf", stdin=data).code == 2
    assert bigdeal("records", "none.pbn", "-o", "out/s.pdf").code == 5
    assert bigdeal("records", "AAAA-AAAA", "-o", "out/s.pdf").code == 1


@pytest.mark.usefixtures("dealt")
def test_boards_of_elsewhere_are_open_with_a_note(bigdeal: Call, out: Path, own_home: Path) -> None:
    """A computer whose journal does not know the boards says so."""
    (own_home / "data").rename(own_home / "other")
    answer = bigdeal("records", "sets/tuesday.dlm", "-o", "out/r.pdf")
    assert answer.code == 0
    assert "does not know these boards" in answer.err
    assert text_of(out / "r.pdf")


@pytest.mark.parametrize(
    "line",
    [
        "records {code} --finished -o new/",
        "labels {code} -o new/",
        "checklist {code} -o new/",
        "public-pack {code} --no-double-dummy -o new/",
        "journal certificate {code} -o new/",
    ],
)
def test_a_new_folder_is_made_for_what_is_printed(
    bigdeal: Call, finished: str, tmp_path: Path, line: str
) -> None:
    """As with `deal`, one folder that is not there is made and named; two are not."""
    answer = bigdeal(*line.format(code=finished).split())
    assert answer.code == 0
    assert "made the folder “new”" in answer.err
    assert len(list((tmp_path / "new").iterdir())) == 1
    refused = bigdeal(*line.format(code=finished).replace("new/", "far/away/").split())
    assert refused.code == 5
    assert not (tmp_path / "far").exists()


def test_a_folder_made_for_nothing_goes_again(bigdeal: Call, dealt: str, tmp_path: Path) -> None:
    """Where nothing can be printed, no empty folder is left."""
    assert bigdeal("public-pack", dealt, "-o", "new/").code != 0
    assert bigdeal("records", dealt, "-o", "new/").code != 0
    assert not (tmp_path / "new").exists()


def test_nothing_is_overwritten(bigdeal: Call, finished: str, out: Path) -> None:
    """A name that is taken is refused, and the file stays."""
    (out / "r.pdf").write_bytes(b"mine")
    assert bigdeal("records", finished, "-o", "out/r.pdf").code == 3
    assert (out / "r.pdf").read_bytes() == b"mine"


def test_sections_and_sets_are_printed_at_one_go(
    bigdeal: Call, finished: str, out: Path, tmp_path: Path
) -> None:
    """Each set has a file for each section, headed with it; all of them are made, or none."""
    other = code_in(bigdeal("deal", "-n", "5-8", "-f", "pbn", "-o", "sets/cup", "--event", "Cup"))
    words = ("records", finished, other, "--section", "A", "--section", "B", "--finished")
    answer = bigdeal(*words, "-o", "out/")
    assert (answer.code, answer.err) == (0, "")
    day = next(out.iterdir()).name[:10]
    stems = [
        f"{day} {event} {section} {code}"
        for event, code in (("Tuesday pairs", finished), ("Cup", other))
        for section in "AB"
    ]
    names = [f"{stem} hand-record.pdf" for stem in stems]
    assert sorted(path.name for path in out.iterdir()) == sorted(names)
    for name in names:
        assert f"Section {name.split()[-3]}" in text_of(out / name)
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / names[2]).write_bytes(b"mine")
    assert bigdeal(*words, "-o", "more/").code == 3
    assert [path.name for path in (tmp_path / "more").iterdir()] == [names[2]]
    for line in ((*words, "-o", "one.pdf"), ("records", finished, finished, "-o", "out/")):
        refused = bigdeal(*line)
        assert (refused.code, "need a folder after -o" in refused.err) == (2, True)


# -- sealing ----------------------------------------------------------------------------------------------


def test_a_set_in_use_is_refused_without_a_word(bigdeal: Call, dealt: str, out: Path) -> None:
    """Where nobody can be asked, the answer names the options and nothing is written."""
    answer = bigdeal("records", dealt, "-o", "out/r.pdf")
    assert answer.code == 3
    for option in ("--passphrase-file", "--release", "--finished", "--open"):
        assert option in answer.err
    assert not list(out.iterdir())


def test_one_way_of_sealing_is_enough(bigdeal: Call, dealt: str, passphrase: str) -> None:
    """Two ways at once mean nothing; neither does a time that is past."""
    both = bigdeal("records", dealt, "-o", "r.pdf", "--open", "--passphrase-file", passphrase)
    assert both.code == 2
    assert bigdeal("records", dealt, "-o", "r.pdf", "--release", "2020-01-01 12:00").code == 2


def test_a_passphrase_opens_the_record(
    bigdeal: Call, dealt: str, passphrase: str, out: Path, tmp_path: Path
) -> None:
    """The sealed file is opened by the passphrase in a file or on standard input, and by nothing else."""
    answer = bigdeal("records", dealt, "-o", "out/r.pdf", "--passphrase-file", passphrase)
    assert (answer.code, [file.name for file in out.iterdir()]) == (0, ["r.pdf.age"])
    (tmp_path / "other.txt").write_text("another horse battery staple", "utf-8")
    assert bigdeal("unseal", "out/r.pdf.age", "--passphrase-file", "other.txt").code == 3
    assert bigdeal("unseal", "out/r.pdf.age").code == 2
    opened = bigdeal("unseal", "out/r.pdf.age", "--passphrase-file", "-", stdin=PASSPHRASE.encode() + b"\n")
    assert opened.code == 0
    assert dealt in text_of(out / "r.pdf")
    assert PASSPHRASE not in answer.out + answer.err + opened.out + opened.err


def test_no_passphrase_is_asked_for_where_the_name_is_taken(
    bigdeal: Call, dealt: str, passphrase: str, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither to seal a record nor to open it: here is no terminal, so a question would be told."""
    assert bigdeal("records", dealt, "-o", "out/r.pdf", "--passphrase-file", passphrase).code == 0
    asked = bigdeal("unseal", "out/r.pdf.age")
    assert (asked.code, "A passphrase is needed" in asked.err) == (2, True)
    (out / "r.pdf").write_bytes(b"mine")
    monkeypatch.setattr(records_command, "is_at_terminal", lambda: True)
    monkeypatch.setattr(records_command, "ask_yes", lambda _question: False)
    for words in (("unseal", "out/r.pdf.age"), ("records", dealt, "-o", "out/r.pdf")):
        told = bigdeal(*words)
        assert (told.code, "already" in told.err) == (3, True)
    asked = bigdeal("records", dealt, "-o", "new/r.pdf")
    assert (asked.code, "A passphrase is needed" in asked.err) == (2, True)


def test_a_timed_seal_waits(bigdeal: Call, dealt: str, out: Path) -> None:
    """Before its time the record stays closed; when the set is finished it opens."""
    answer = bigdeal("records", dealt, "-o", "out/r.pdf", "--release", TOMORROW)
    assert answer.code == 0
    assert "A passphrase is stronger" in answer.err
    as_files_have_it = TOMORROW.replace(" ", "T")
    assert bigdeal("records", dealt, "-o", "out/t.pdf", "--release", as_files_have_it).code == 0
    refused = bigdeal("unseal", "out/r.pdf.age")
    assert (refused.code, TOMORROW in refused.err) == (3, True)
    assert bigdeal("journal", "verify").code == 0
    assert bigdeal("journal", "state", dealt, "finished").code == 0
    assert bigdeal("unseal", "out/r.pdf.age", "-o", "out/opened.pdf").code == 0
    assert dealt in text_of(out / "opened.pdf")


def test_a_passphrase_is_asked_for_at_a_terminal(
    bigdeal: Call, dealt: str, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is typed twice, unseen; where the two differ nothing is sealed, and what was played is not."""
    typed = iter([PASSPHRASE, PASSPHRASE + "x", PASSPHRASE, PASSPHRASE, PASSPHRASE, PASSPHRASE])
    monkeypatch.setattr("bigdeal_gui.cli.parts.secrets.typed_secret", lambda _question: next(typed))
    monkeypatch.setattr(records_command, "is_at_terminal", lambda: True)
    monkeypatch.setattr(records_command, "ask_yes", lambda _question: False)
    assert bigdeal("records", dealt, "-o", "out/r.pdf").code == 2
    assert not list(out.iterdir())
    assert bigdeal("records", dealt, "-o", "out/r.pdf").code == 0
    assert [file.name for file in out.iterdir()] == ["r.pdf.age"]
    played = code_in(bigdeal("deal", "-n", "2", "-f", "pbn", "-o", "sets/monday", "--event", "Monday"))
    assert bigdeal("journal", "state", played, "finished").code == 0
    both = bigdeal("records", dealt, played, "-o", "out/")
    assert both.out.count("Sealed with the passphrase") == 1
    assert [played in path.name for path in out.glob("*.pdf")] == [True]
    assert [dealt in path.name for path in out.glob("*hand-record.pdf.age")] == [True]
    alone = bigdeal("records", played, "-o", "out/played.pdf")
    assert (alone.code, alone.err, next(typed, None)) == (0, "", None)


@pytest.mark.parametrize("answers", [(False,), (True, False), (True, True)])
def test_at_a_terminal_it_is_asked_first_whether_play_is_over(
    bigdeal: Call, dealt: str, out: Path, monkeypatch: pytest.MonkeyPatch, answers: tuple[bool, ...]
) -> None:
    """Of a set dealt today it is asked twice; then it is finished, and printed open."""
    asked = iter(answers)
    monkeypatch.setattr(records_command, "ask_yes", lambda _question: next(asked))
    monkeypatch.setattr(records_command, "asked_new_passphrase", lambda _words: PASSPHRASE)
    monkeypatch.setattr(records_command, "is_at_terminal", lambda: True)
    answer = bigdeal("records", dealt, "-o", "out/r.pdf")
    assert (answer.code, next(asked, None)) == (0, None)
    is_over = all(answers)
    assert ("says now that play is over" in answer.err) == is_over
    assert [file.name for file in out.iterdir()] == ["r.pdf" if is_over else "r.pdf.age"]
    assert ("finished" in bigdeal("journal", "list").out) == is_over


def test_nothing_of_an_unfinished_set_can_be_read(
    bigdeal: Call, passphrase: str, out: Path, tmp_path: Path, own_home: Path
) -> None:
    """Neither the program's folder nor that of the prints holds a hand, a suit or the text of the record."""
    answer = bigdeal("deal", "-n", "8", "-f", "pbn", "-o", "sets/tuesday", "--event", "Tuesday pairs")
    code = code_in(answer)
    for kind in SHEETS:
        done = bigdeal("records", code, "-o", f"out/{kind}.pdf", "--kind", kind, "--release", TOMORROW)
        assert done.code == 0
    assert bigdeal("records", code, "-o", "out/page.html", "--release", TOMORROW).code == 0
    assert bigdeal("records", code, "-o", "out/by-phrase.pdf", "--passphrase-file", passphrase).code == 0
    assert bigdeal("labels", code, "-o", "out/labels.pdf").code == 0
    assert bigdeal("checklist", code, "-o", "out/checklist.pdf").code == 0
    boards = boards_of(tmp_path / "sets" / "tuesday.pbn")
    # Shorter ones may stand somewhere by chance.
    suits = [suit for board in boards for suit in suits_of(board) if suit.count(" ") > 3]
    needles = [*suits, *(suit.replace(" ", "").replace("10", "T") for suit in suits)]
    needles += [suit.replace("10", "T") for suit in suits]
    needles += [board.deal.owners().hex() for board in boards]
    raw = [board.deal.owners() for board in boards] + [hand for board in boards for hand in board.deal.hands]
    files = [path for folder in (own_home, out) for path in folder.rglob("*") if path.is_file()]
    assert len(files) > 8
    for path in files:
        for data in streams_of(path.read_bytes()):
            for needle in needles:
                assert needle.encode() not in data, path
            assert not any(one in data for one in raw), path
            assert b"%PDF-" not in data or path.stem in {"labels", "checklist"}, path
    for path in (*out.glob("labels.pdf"), *out.glob("checklist.pdf")):
        assert not [suit for suit in suits if suit in text_of(path)]
    # The same look finds all of it once the record is open.
    assert bigdeal("journal", "state", code, "finished").code == 0
    assert bigdeal("unseal", "out/page.html.age").code == 0
    page = (out / "page.html").read_bytes()
    assert all(suit.encode() in page for suit in suits)


# -- without cards, and after play ------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [one.value for one in PlayersPaper])
def test_players_paper_is_printed_before_play(bigdeal: Call, dealt: str, out: Path, kind: str) -> None:
    """It has the boards of the set and no card; the journal alone is asked."""
    for path in (out.parent / "sets").iterdir():
        path.unlink()
    answer = bigdeal("players-paper", dealt, "-o", "out/p.pdf", "--kind", kind, "--paper", "a5")
    assert (answer.code, answer.err) == (0, "")
    text = text_of(out / "p.pdf")
    assert dealt in text
    assert "Tuesday pairs" in text
    assert not set("♠♥♦♣") & set(text)
    assert faults((out / "p.pdf").read_bytes()) == []


def test_labels_and_checklists_tell_the_set(bigdeal: Call, dealt: str, out: Path) -> None:
    """Set code, boards, sections and copies are on them; several sets share a sheet of labels."""
    other = code_in(bigdeal("deal", "-n", "11-20", "-f", "pbn", "-o", "sets/cup"))
    answer = bigdeal(
        "labels", dealt, other, "-o", "out/", "--sections", "A,B", "--language", "en", "--copies", "2"
    )
    assert answer.code == 0
    (labels,) = out.iterdir()
    text = text_of(labels)
    assert (text.count(dealt), text.count(other)) == (4, 4)
    assert "11–20" in text
    assert bigdeal("labels", dealt, "-o", "out/one.txt").code == 2
    done = bigdeal("checklist", "sets/cup.pbn", "-o", "out/c.pdf", "--sections", "A,B", "--copies", "2")
    assert done.code == 0
    assert other in text_of(out / "c.pdf")


def test_a_pack_is_made_after_play(bigdeal: Call, dealt: str, out: Path, tmp_path: Path) -> None:
    """While the set is to be played the pack is refused; then it holds every form of the boards."""
    refused = bigdeal("public-pack", dealt, "-o", "out/")
    assert (refused.code, list(out.iterdir())) == (3, [])
    assert bigdeal("public-pack", "sets/tuesday.pbn", "-o", "out/").code == 3
    assert bigdeal("journal", "state", dealt, "finished").code == 0
    answer = bigdeal("public-pack", dealt, "-o", "out/", "--site", "Town hall", "--no-double-dummy")
    assert answer.code == 0
    (pack,) = out.iterdir()
    with zipfile.ZipFile(pack) as archive:
        archive.extractall(out / "pack")
    (pbn,) = (out / "pack").glob("*.pbn")
    assert boards_of(pbn) == boards_of(tmp_path / "sets" / "tuesday.pbn")
    assert b'[Site "Town hall"]' in pbn.read_bytes()
    done = subprocess.run(
        ["sha256sum", "-c", "SHA256SUMS.txt"], cwd=out / "pack", check=False, capture_output=True
    )
    assert done.returncode == 0


def test_a_pack_has_results_and_a_taken_name_is_refused_before_them(
    bigdeal: Call, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every board is solved unless that is not wanted; nobody waits for what cannot be written then."""
    finished = code_in(bigdeal("deal", "-n", "1", "-f", "pbn", "-o", "sets/one", "--event", "One board"))
    assert bigdeal("journal", "state", finished, "finished").code == 0
    assert bigdeal("public-pack", finished, "-o", "out/p.zip").code == 0
    with zipfile.ZipFile(out / "p.zip") as archive:
        (pbn,) = (archive.read(name) for name in archive.namelist() if name.endswith(".pbn"))
    assert b"[OptimumResultTable " in pbn
    before = (out / "p.zip").read_bytes()
    monkeypatch.setattr(public_pack, "results_or_why_not", None)
    refused = bigdeal("public-pack", finished, "-o", "out/p.zip")
    assert (refused.code, "p.zip" in refused.err) == (3, True)
    assert (out / "p.zip").read_bytes() == before


def test_the_weakest_passphrase_is_told(bigdeal: Call, dealt: str, tmp_path: Path) -> None:
    """A passphrase that is too short is refused before anything is drawn."""
    (tmp_path / "short.txt").write_text("short", "utf-8")
    answer = bigdeal("records", dealt, "-o", "r.pdf", "--passphrase-file", "short.txt")
    assert answer.code == 2
    assert str(passphrases.MIN_PASSPHRASE) in answer.err


def test_letters_that_cannot_be_printed_are_told(bigdeal: Call, finished: str, out: Path) -> None:
    """A name in another script is no reason to print nothing: what stands for it is said, once."""
    for line in (
        f"records {finished} -o out/r.pdf --site 囲碁",
        f"labels {finished} -o out/l.pdf --site 囲碁",
        f"checklist {finished} -o out/c.pdf --site 囲碁",
    ):
        answer = bigdeal(*line.split())
        assert answer.code == 0
        assert answer.err.count("has the letters 囲 碁") == 1
    assert "囲碁" in text_of(out / "r.pdf")
    answer = bigdeal("public-pack", finished, "-o", "out/", "--site", "囲碁", "--no-double-dummy")
    assert answer.err.count("has the letters 囲 碁") == 1
    sections = ("--section", "A", "--section", "B")
    answer = bigdeal("records", finished, "-o", "out/", "--site", "囲碁", *sections)
    assert (answer.code, len(answer.out.splitlines()), answer.err.count("has the letters 囲 碁")) == (0, 2, 1)
    answer = bigdeal("records", finished, "-o", "out/r.html", "--site", "囲碁")
    assert (answer.code, answer.err) == (0, "")


def test_letters_that_a_certificate_cannot_show_are_told(bigdeal: Call) -> None:
    """The event's name stands on it, in boxes where it has to be."""
    code = code_in(bigdeal("deal", "-n", "2", "-f", "pbn", "-o", "sets/go", "--event", "囲碁"))
    answer = bigdeal("journal", "certificate", code, "-o", "proof.pdf")
    assert answer.code == 0
    assert "has the letters 囲 碁" in answer.err
