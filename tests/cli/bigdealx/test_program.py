"""bigdealx: what it asks, refuses, warns of and remembers."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.cli.bigdealx.program import Surroundings
from bigdeal_gui.errors.randomness import SelfTestFailed, SystemRandomnessMissing
from bigdeal_gui.errors.storage import CannotWrite
from bigdeal_gui.services.dealing.big_deal import SeedMemory
from bigdeal_gui.storage import places

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Run = Callable[..., "object"]

SEED = "3313a262c8ab3e1e07b30f2079445d3e1c280e92"
WORDS = ("-h", SEED, "-n", "4", "-p", "a", "-f", "pbn")


def files(folder: Path) -> set[str]:
    """Return the names of all files but the configuration."""
    return {path.name for path in folder.iterdir()} - {".bigdealrc"}


def deals_in(path: Path) -> list[str]:
    """Return the lines of a PBN file that hold the cards."""
    return [line for line in path.read_text().splitlines() if line.startswith("[Deal ")]


# -- refusals ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        pytest.param(["-n", "100", "-p", "a", "-f", "dup"], 3, id="dup above 99"),
        pytest.param(["-n", "99-105", "-p", "a", "-f", "pbn,dlm"], 3, id="dlm above 99"),
        pytest.param(["-n", "4", "-p", "a", "-f", "pbn,abc"], 2, id="unknown format"),
        pytest.param(["-n", "4", "-p", "a", "-f", "dup,dupblind"], 2, id="two formats, one file"),
        pytest.param(["-n", "4", "-p", "a", "-f", "pbn,pbn"], 2, id="a format twice"),
        pytest.param(["-n", "4", "-p", "a", "-f", ""], 2, id="no format"),
        pytest.param(["-n", "4", "-p", "a", "-f", "pbn,stdout"], 3, id="boards on the screen"),
        pytest.param(["-n", "0", "-p", "a", "-f", "pbn"], 2, id="no boards"),
        pytest.param(["-n", "0-3", "-p", "a", "-f", "pbn"], 2, id="board 0"),
        pytest.param(["-n", "20-11", "-p", "a", "-f", "pbn"], 2, id="backwards"),
        pytest.param(["-n", "11-", "-p", "a", "-f", "pbn"], 2, id="open end"),
        pytest.param(["-n", "many", "-p", "a", "-f", "pbn"], 2, id="letters"),
        pytest.param(["-n", "1000000001", "-p", "a", "-f", "pbn"], 2, id="too many"),
        pytest.param(["-n", "4", "-p", "", "-f", "pbn"], 2, id="empty prefix"),
        pytest.param(["-n", "4", "-p", "a/b", "-f", "pbn"], 2, id="prefix with a slash"),
        pytest.param(["-n", "4", "-p", "a b", "-f", "pbn"], 2, id="prefix with a blank"),
        pytest.param(["-n", "4", "-p", "x" * 101, "-f", "pbn"], 2, id="long prefix"),
        pytest.param(["-n", "4", "-p", ".a", "-f", "pbn"], 2, id="hidden file"),
        pytest.param(["-n", "4", "-p", "con", "-f", "pbn", "-W", "x"], 2, id="a device of Windows"),
        pytest.param(["-n", "4", "-p", "a", "-f", "pbn", "-h", "12"], 2, id="short seed"),
        pytest.param(["-n", "4", "-p", "a", "-f", "pbn", "-o"], 2, id="only nothing"),
        pytest.param(["-n", "4", "-p", "a", "-f", "pbn", "-o", "-E", "missing.bin"], 5, id="no randomness"),
        pytest.param(["-W", "x", "-n", "4", "-p", "a", "-f", "pbn", "-E", "no.bin"], 5, id="no words"),
        pytest.param(["-n", "4", "-p", "a", "-f", "pbn", "-x"], 2, id="unknown flag"),
        pytest.param(["-n", "4", "-p", "a", "-f", "pbn", "36"], 2, id="stray word"),
        pytest.param(["-n", "4", "-p", "a", "-f", "pbn", "--keyboard"], 2, id="no keyboard"),
        pytest.param(["-n", "4", "-p", "a", "-f", "pbn", "--keyboard", "-W", "x"], 2, id="idle keyboard"),
    ],
)
def test_refused_before_dealing(arguments: list[str], code: int, bigdealx: Run, club: Path) -> None:
    """What Big Deal passes over in silence ends with a sentence, a code and no file."""
    answer = bigdealx(*arguments)
    assert answer.code == code, answer.err
    assert answer.err.startswith("bigdealx: ")
    assert answer.err.count("\n") >= 2
    assert "Traceback" not in answer.err
    assert files(club) == set()


def test_nothing_is_overwritten(bigdealx: Run, club: Path) -> None:
    """A file of that name is left as it is, and no other file of the set comes."""
    (club / "a.pbn").write_bytes(b"old")
    answer = bigdealx("-n", "4", "-p", "a", "-f", "dup,pbn")
    assert answer.code == 3
    assert (club / "a.pbn").read_bytes() == b"old"
    assert files(club) == {"a.pbn"}


@pytest.mark.parametrize("flags", [("-h", SEED), ("-W", "text"), ("-o", "-e", "words " * 10)])
def test_a_set_made_again_counts_as_delivered(flags: tuple[str, ...], bigdealx: Run, club: Path) -> None:
    """With the seed given, a file with the same bytes is no obstacle; one with others is."""
    assert bigdealx(*flags, "-n", "4", "-p", "a", "-f", "pbn").code == 0
    before = (club / "a.pbn").stat()
    again = bigdealx(*flags, "-n", "4", "-p", "a", "-f", "pbn,ber")
    assert again.code == 0, again.err
    assert files(club) == {"a.pbn", "a.ber"}
    assert (club / "a.pbn").stat().st_mtime_ns == before.st_mtime_ns
    (club / "a.ber").write_bytes(b"other")
    other = bigdealx(*flags, "-n", "4", "-p", "a", "-f", "ber,csv")
    assert other.code == 3
    assert files(club) == {"a.pbn", "a.ber"}
    assert (club / "a.ber").read_bytes() == b"other"


def test_more_than_ten_formats_are_all_written(bigdealx: Run, club: Path) -> None:
    """Thirteen formats make thirteen files, blanks and capitals in the list aside."""
    names = "DUP, dlm, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel, stats"
    answer = bigdealx("-n", "8", "-p", "a", "-f", names)
    assert answer.code == 0, answer.err
    assert len(files(club) - {"dealseen.txt"}) == 13


# -- seeds ------------------------------------------------------------------------------------------------


def test_every_run_deals_another_set(bigdealx: Run, club: Path) -> None:
    """Two runs with the same words, but no seed given, differ in every board."""
    for prefix in ("a", "b"):
        assert bigdealx("-n", "8", "-p", prefix, "-f", "pbn", "-e", "sesame").code == 0
    assert not set(deals_in(club / "a.pbn")) & set(deals_in(club / "b.pbn"))
    assert len((club / "dealseen.txt").read_text().splitlines()) == 2


def test_a_seed_that_comes_twice_is_refused(
    bigdealx: Run, club: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the randomness repeats itself, the second set is not dealt."""
    monkeypatch.setattr("bigdeal_gui.cli.bigdealx.program.clock_bytes", lambda: b"the same moment")
    around = Surroundings(club, b"\n", is_windows=False, system=lambda count: bytes(range(count)))
    assert bigdealx("-n", "4", "-p", "a", "-f", "pbn", around=around).code == 0
    answer = bigdealx("-n", "4", "-p", "b", "-f", "pbn", around=around)
    assert answer.code == 5
    assert "dealseen.txt" in answer.err
    assert files(club) == {"a.pbn", "dealseen.txt"}


def test_sets_made_again_are_not_remembered(bigdealx: Run, club: Path) -> None:
    """A given seed leaves no digest."""
    assert bigdealx(*WORDS).code == 0
    assert files(club) == {"a.pbn"}


def test_words_decide_the_set_alone(bigdealx: Run, club: Path) -> None:
    """With -o the words, wherever they come from, and their order make the set."""
    (club / "two.txt").write_bytes(b"two" * 20)
    path = str(club / "two.txt")
    assert bigdealx("-o", "-e", "one", "-E", path, "-n", "4", "-p", "a", "-f", "goedel").code == 0
    again = club / "again.txt"
    again.write_bytes(b"two" * 20)
    assert bigdealx("-o", "-e", "one", "-E", str(again), "-n", "4", "-p", "b", "-f", "goedel").code == 0
    assert bigdealx("-o", "-E", path, "-e", "one", "-n", "4", "-p", "c", "-f", "goedel").code == 0
    assert (club / "a.goe").read_bytes() == (club / "b.goe").read_bytes()
    assert (club / "a.goe").read_bytes() != (club / "c.goe").read_bytes()


def test_few_words_are_warned_of(bigdealx: Run) -> None:
    """A set that follows from three letters is dealt, with a warning."""
    answer = bigdealx("-o", "-e", "one", "-n", "4", "-p", "a", "-f", "pbn")
    assert answer.code == 0
    assert "guessed" in answer.err


def test_a_seed_overrules_words(bigdealx: Run, club: Path) -> None:
    """With -h nothing else decides but the owner."""
    assert bigdealx(*WORDS).code == 0
    assert bigdealx("-h", SEED.upper(), "-o", "-e", "x", "-n", "4", "-p", "b", "-f", "pbn").code == 0
    assert deals_in(club / "a.pbn") == deals_in(club / "b.pbn")


def test_seed_and_text_go_together(bigdealx: Run, club: Path) -> None:
    """-W with -h takes the owner's place and leaves the seed."""
    assert bigdealx(*WORDS).code == 0
    assert bigdealx("-h", SEED, "-W", "Test Club", "-n", "4", "-p", "b", "-f", "pbn").code == 0
    assert deals_in(club / "a.pbn") == deals_in(club / "b.pbn")


def test_the_owner_stays_bytes(bigdealx: Run, club: Path) -> None:
    """An identification in an old code page, with blanks at its ends, deals what the same bytes deal."""
    raw = b" Caf\xe9 = Bar "
    (club / ".bigdealrc").write_bytes(b"[BigDeal]\nformats=pbn\naskformats=0\nowner=" + raw + b"\n")
    assert bigdealx(*WORDS).code == 0
    (club / ".bigdealrc").unlink()
    text = os.fsdecode(raw)
    assert bigdealx("-W", text, "-h", SEED, "-n", "4", "-p", "b", "-f", "pbn").code == 0
    assert deals_in(club / "a.pbn") == deals_in(club / "b.pbn")


# -- questions --------------------------------------------------------------------------------------------


def test_the_first_run_asks_and_keeps(bigdealx: Run, tmp_path: Path) -> None:
    """Formats, whether to ask again, identification; then boards and name; the file reads as Big Deal's."""
    answer = bigdealx(stdin=b"\n\nCaf\xe9 \n11-14\nset1\n", folder=tmp_path)
    assert answer.code == 0, answer.err
    assert (tmp_path / ".bigdealrc").read_bytes() == (
        b"[BigDeal]\nformats=dup,pbn\naskformats=no\nowner=Caf\xe9 \n"
    )
    assert files(tmp_path) == {"club", "set1.dup", "set1.pbn", "dealseen.txt"}
    asked = ("asked only once", "Which formats", "asked this at every run", "Who deals?", "Identification?")
    places = [answer.out.find(words) for words in asked]
    assert places == sorted({*places} - {-1})
    again = bigdealx("-n", "4", stdin=b"set2\n", folder=tmp_path)
    assert again.code == 0, again.err
    assert "Identification" not in again.out


def test_a_text_and_formats_need_no_first_run(bigdealx: Run, tmp_path: Path) -> None:
    """Where nothing of the configuration would be used, nothing is asked and nothing written."""
    assert bigdealx("-W", "x", "-n", "4", "-p", "a", "-f", "pbn", folder=tmp_path).code == 0
    assert not (tmp_path / ".bigdealrc").exists()


def test_answers_that_are_not_understood_are_asked_again(bigdealx: Run, club: Path) -> None:
    """Wrong answers bring the question back, with the reason."""
    answer = bigdealx("-f", "pbn", stdin=b"0\n20-11\n4\na/b\n\na\n")
    assert answer.code == 0, answer.err
    assert answer.out.count("How many boards") == 3
    assert answer.out.count("What shall the files be called") == 3
    assert "a.pbn" in files(club)


def test_formats_are_asked_for_when_wanted(bigdealx: Run, club: Path) -> None:
    """With askformats the formats of this run are asked for; Enter takes the usual ones."""
    (club / ".bigdealrc").write_bytes(b"[BigDeal]\nformats=pbn\naskformats=yes\nowner=x\n")
    assert bigdealx("-n", "4", "-p", "a", stdin=b"abc\nber\n").code == 0
    assert bigdealx("-n", "4", "-p", "b", stdin=b"\n").code == 0
    assert files(club) == {"a.ber", "b.pbn", "dealseen.txt"}


def test_the_first_questions_come_again_when_wanted(bigdealx: Run, club: Path) -> None:
    """-R asks again, replaces the file and deals nothing, whatever else was given."""
    answer = bigdealx("-R", "-n", "4", "-p", "a", stdin=b"ber\ny\nnew\n")
    assert answer.code == 0, answer.err
    assert (club / ".bigdealrc").read_bytes() == b"[BigDeal]\nformats=ber\naskformats=yes\nowner=new\n"
    assert files(club) == set()


def test_boards_and_name_are_asked_before_the_formats(bigdealx: Run, club: Path) -> None:
    """Where the formats are asked for at every run, their question is the last, as in Big Deal."""
    (club / ".bigdealrc").write_bytes(b"[BigDeal]\nformats=pbn\naskformats=yes\nowner=x\n")
    answer = bigdealx(stdin=b"5-8\nev\nber\n")
    assert answer.code == 0, answer.err
    assert files(club) == {"ev.ber", "dealseen.txt"}


def test_an_answer_before_the_end_is_the_identification(bigdealx: Run, tmp_path: Path) -> None:
    """As in Big Deal, with a word, where all is asked again."""
    answer = bigdealx("-R", stdin=b"pbn\nn\n", folder=tmp_path)
    assert (answer.code, "taken as the identification. Change it!" in answer.err) == (0, True)
    assert b"owner=n" in (tmp_path / ".bigdealrc").read_bytes()


def test_an_identification_too_long_for_big_deal_is_asked_again(bigdealx: Run, tmp_path: Path) -> None:
    """What would overflow Big Deal's memory is not kept."""
    stdin = b"pbn\n\n" + b"x" * 100 + b"\n" + b"y" * 99 + b"\n"
    assert bigdealx("-n", "4", "-p", "a", stdin=stdin, folder=tmp_path).code == 0
    assert (tmp_path / ".bigdealrc").read_bytes().endswith(b"owner=" + b"y" * 99 + b"\n")


@pytest.mark.parametrize("stdin", [b"", b"4\n", b"0\n", b"x" * 9000])
def test_the_end_of_input_ends_the_program(stdin: bytes, bigdealx: Run, club: Path) -> None:
    """A script whose input ends, or never ends a line, gets exit code 2 and no files."""
    answer = bigdealx(stdin=stdin)
    assert answer.code == 2
    assert files(club) == set()


def test_a_first_run_that_ends_early_keeps_nothing(bigdealx: Run, tmp_path: Path) -> None:
    """Half an answer is no configuration."""
    assert bigdealx("-n", "4", "-p", "a", stdin=b"pbn\nn\n", folder=tmp_path).code == 2
    assert not (tmp_path / ".bigdealrc").exists()


def test_odd_lines_of_the_configuration_are_told(bigdealx: Run, club: Path) -> None:
    """What Big Deal passes over is passed over, with a word, and the usual formats stand in."""
    (club / ".bigdealrc").write_bytes(b"[BigDeal]\nformats\nFormats=lin\naskformats=no\nowner=x\n")
    answer = bigdealx("-n", "4", "-p", "a")
    assert answer.code == 0, answer.err
    assert files(club) == {"a.dup", "a.pbn", "dealseen.txt"}
    for word in ("line 2", "“Formats”", "no formats"):
        assert word in answer.err


@pytest.mark.parametrize(
    "kept",
    [
        pytest.param(b"[BigDeal]\nformats=pbn\n", id="no owner"),
        pytest.param(b"[BigDeal]\r\nformats=pbn\r\nowner=Test Club\r\n", id="from Windows"),
        pytest.param(b"[Other]\nformats=pbn\nowner=x\n", id="other heading"),
        pytest.param(b"", id="empty"),
    ],
)
def test_without_an_identification_everybodys_is_hashed(kept: bytes, bigdealx: Run, club: Path) -> None:
    """Where no owner was read Big Deal's 37 bytes are the owner, and standard error says whose they are."""
    (club / ".bigdealrc").write_bytes(kept)
    line = ("-h", SEED, "-n", "4", "-f", "pbn", "-p")
    answer = bigdealx(*line, "a")
    assert answer.code == 0, answer.err
    assert "which is everybody’s" in answer.err
    assert "everybody" not in answer.out
    assert (club / ".bigdealrc").read_bytes() == kept
    named = bigdealx("-W", "Identification of owner or tournament", *line, "b")
    assert "everybody" not in named.err
    assert deals_in(club / "a.pbn") == deals_in(club / "b.pbn")


def test_an_empty_identification_hashes_nothing(bigdealx: Run, club: Path) -> None:
    """A line “owner=” is an identification too, of no bytes, and nobody is warned."""
    (club / ".bigdealrc").write_bytes(b"[BigDeal]\nformats=pbn\nowner=\n")
    line = ("-h", SEED, "-n", "4", "-f", "pbn", "-p")
    assert "everybody" not in bigdealx(*line, "a").err
    assert bigdealx("-W", "", *line, "b").code == 0
    assert deals_in(club / "a.pbn") == deals_in(club / "b.pbn")


def test_an_empty_answer_takes_everybodys(bigdealx: Run, tmp_path: Path) -> None:
    """Enter at the identification takes what Big Deal offers there, with one warning; -R warns too."""
    answer = bigdealx("-n", "4", "-p", "a", stdin=b"pbn\n\n\n", folder=tmp_path)
    assert answer.code == 0, answer.err
    assert answer.err.count("which is everybody’s") == 1
    assert b"owner=Identification of owner or tournament\n" in (tmp_path / ".bigdealrc").read_bytes()
    assert "which is everybody’s" in bigdealx("-R", stdin=b"pbn\n\n\n", folder=tmp_path).err


def test_a_missing_file_of_randomness_is_told(bigdealx: Run, club: Path) -> None:
    """Where -e or the system gives randomness, -E with a missing file adds nothing, and says so."""
    answer = bigdealx("-o", "-E", "no.bin", "-e", "words", "-n", "4", "-p", "a", "-f", "pbn")
    assert answer.code == 0, answer.err
    assert "“no.bin”" in answer.err
    assert bigdealx("-o", "-e", "words", "-n", "4", "-p", "b", "-f", "pbn").code == 0
    assert deals_in(club / "a.pbn") == deals_in(club / "b.pbn")
    alone = bigdealx("-E", "no.bin", "-n", "4", "-p", "c", "-f", "pbn")
    assert alone.code == 0
    assert "“no.bin”" in alone.err


# -- warnings and the log ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["dup", "borel", "bri"])
def test_doubtful_bytes_are_warned_of(name: str, bigdealx: Run) -> None:
    """A range that a format cannot name rightly is written as Big Deal does, with a word on stderr."""
    answer = bigdealx("-h", SEED, "-n", "11-20", "-p", "a", "-f", name)
    assert answer.code == 0
    assert f"bigdealx: {name}: " in answer.err
    assert bigdealx("-h", SEED, "-n", "1-10", "-p", "b", "-f", name).err == ""


@pytest.mark.parametrize("is_file", [True, False])
@pytest.mark.parametrize(("letters", "is_warned"), [(39, True), (40, False)])
def test_few_letters_are_warned_of(
    letters: int, bigdealx: Run, club: Path, *, is_file: bool, is_warned: bool
) -> None:
    """Given as they are or in a file, whose zeros are none."""
    (club / "words.bin").write_bytes(b"x" * letters + bytes(9))
    given = ("-E", str(club / "words.bin")) if is_file else ("-e", "x" * letters)
    answer = bigdealx("-o", *given, "-n", "4", "-p", "a", "-f", "pbn")
    assert (answer.code, "so few letters" in answer.err) == (0, is_warned), answer.err


def test_statistics_come_with_the_law(bigdealx: Run, club: Path) -> None:
    """The statistics are written, and the warning names the Law."""
    answer = bigdealx("-n", "8", "-p", "a", "-f", "stats")
    assert answer.code == 0
    assert "Law 6D" in answer.out
    assert "a.txt" in files(club)


def test_the_log_is_kept_only_when_asked_for(bigdealx: Run, club: Path) -> None:
    """Without --log there is none; with it each run adds lines, none of them a secret."""
    assert bigdealx("-n", "4", "-p", "a", "-f", "pbn").code == 0
    assert "deallog.txt" not in files(club)
    assert bigdealx("--log", "-h", SEED, "-n", "4", "-p", "b", "-f", "pbn", "-e", "sesame").code == 0
    first = (club / "deallog.txt").read_text()
    assert "The seed was given, or follows from words that were given." in first
    assert bigdealx("--log", "-n", "4", "-p", "c", "-f", "pbn").code == 0
    text = (club / "deallog.txt").read_text()
    assert text.startswith(first)
    assert "was given" not in text.removeprefix(first)
    assert "c.pbn" in text
    for secret in (SEED, SEED.upper(), "sesame", *deals_in(club / "b.pbn"), *deals_in(club / "c.pbn")):
        assert secret not in text


def test_a_failure_is_logged_by_its_name(bigdealx: Run, club: Path) -> None:
    """What went wrong while dealing stands in the log."""
    (club / "a.pbn").write_bytes(b"other")
    assert bigdealx("--log", *WORDS).code == 3
    assert "Not delivered: AlreadyExists." in (club / "deallog.txt").read_text()


def test_a_log_that_fails_stops_no_set(bigdealx: Run, club: Path) -> None:
    """Where the log cannot be written the set comes all the same, with one word about it."""
    (club / "deallog.txt").mkdir()
    answer = bigdealx("--log", "-n", "4", "-p", "a", "-f", "pbn")
    assert answer.code == 0
    assert answer.err.count("deallog.txt") == 1
    assert "a.pbn" in files(club)


def test_a_digest_that_cannot_be_kept_is_told(
    bigdealx: Run, club: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The set is delivered; the message does not claim otherwise."""

    def full(memory: SeedMemory, _digest: bytes) -> None:
        raise CannotWrite(memory.path, "disk full")

    monkeypatch.setattr(SeedMemory, "add", full)
    answer = bigdealx("-n", "4", "-p", "a", "-f", "pbn")
    assert answer.code == 0
    assert "is delivered" in answer.err
    assert files(club) == {"a.pbn"}


def test_a_damaged_memory_is_told(bigdealx: Run, club: Path) -> None:
    """Lines of the digests that cannot be read are counted, and the set is dealt."""
    (club / "dealseen.txt").write_text("0123\n\n")
    answer = bigdealx("-n", "4", "-p", "a", "-f", "pbn")
    assert answer.code == 0
    assert "2 lines" in answer.err


def test_no_card_is_shown(bigdealx: Run, club: Path) -> None:
    """Nothing of the boards dealt, nor the seed, appears on standard output or error."""
    answer = bigdealx("-h", SEED, "-n", "36", "-p", "a", "-f", "pbn,csv,goedel")
    shown = answer.out + answer.err
    for deal in deals_in(club / "a.pbn"):
        for suit in deal.replace("[Deal", "").replace(" ", ".").split("."):
            assert len(suit) < 4 or suit not in shown
    for number in (club / "a.goe").read_text().split():
        assert number not in shown
    assert SEED not in shown.lower()


@pytest.mark.parametrize("is_of_system", [True, False])
def test_a_program_that_answers_wrongly_deals_nothing(
    bigdealx: Run, club: Path, monkeypatch: pytest.MonkeyPatch, *, is_of_system: bool
) -> None:
    """A computer without randomness of its own is no fault of the program, and may have a keyboard."""

    def fails() -> None:
        raise SelfTestFailed("a part") from (SystemRandomnessMissing("a test") if is_of_system else None)

    monkeypatch.setattr("bigdeal_gui.cli.bigdealx.program.run_self_test", fails)
    answer = bigdealx(*WORDS)
    assert (answer.code == 0) is is_of_system, answer.err
    assert files(club) == ({"a.pbn"} if is_of_system else set())


def test_help_and_version(bigdealx: Run, club: Path) -> None:
    """Both answer on standard output and do nothing else."""
    answer = bigdealx("--help")
    assert answer.code == 0
    assert "-h SEED" in answer.out
    assert "goedel" in answer.out
    assert "bigdeal-gui" in bigdealx("--version").out
    assert files(club) == set()


@pytest.mark.parametrize("more", [("-h", SEED), ("-W", "some words that nobody would guess"), ()])
def test_a_doubtful_journal_deals_on_only_where_that_is_known(
    bigdealx: Run, club: Path, more: tuple[str, ...]
) -> None:
    """Its database alone of an earlier day: nothing is dealt; with --although-journal it is, for good."""
    assert bigdealx("-n", "4", "-p", "one", "-f", "pbn", "-W", "the words of the first").code == 0
    database = places.journal_path()
    earlier = database.read_bytes()
    assert bigdealx("-n", "4", "-p", "two", "-f", "pbn", "-W", "the words of the second").code == 0
    database.write_bytes(earlier)
    words = ("-n", "4", "-p", "a", "-f", "pbn", *more)
    refused = bigdealx(*words)
    assert (refused.code, "--although-journal" in refused.err) == (4, True)
    assert not list(club.glob("a.*"))
    answer = bigdealx(*words, "--although-journal")
    assert answer.code == 0, answer.err
    assert list(club.glob("a.*"))
    assert bigdealx("-n", "4", "-p", "b", "-f", "pbn", "-W", "the words of the third").code == 0
