"""`bigdeal journal`. Every answer is searched for hands."""

from __future__ import annotations

import json
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.journal import sidecar_files
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.storage import places, settings
from bigdeal_gui.storage.settings import Settings
from bigdeal_gui.words import language
from tests.journals import as_layout_1
from tests.paper.tagged import Pdf

if TYPE_CHECKING:
    from collections.abc import Callable

    Bigdeal = Callable[..., object]


@pytest.fixture
def deal(bigdeal: Bigdeal) -> Callable[..., str]:
    """Return a function that deals 4 boards as pbn and ber, and returns their set code."""

    def dealt(name: str = "tuesday", event: str = "Tuesday pairs") -> str:
        answer = bigdeal("deal", "-n", "4", "-f", "pbn,ber", "-o", name, "--event", event, "--owner", "Club")
        assert answer.code == 0, answer.err
        return re.search(r"Set code (\S+)", answer.out)[1]

    return dealt


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """Choose an archive folder in the settings."""
    folder = tmp_path / "archive"
    settings.save_settings(places.settings_path(), replace(Settings(), archive_folder=folder))
    return folder


# -- list -------------------------------------------------------------------------------------------------


def test_sets_are_listed_newest_first(bigdeal: Bigdeal, deal: Callable[..., str]) -> None:
    """One line a set, with code, boards, state, formats and event."""
    first, second = deal(), deal("other", "Final")
    answer = bigdeal("journal", "list")
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert [re.search(r"\w{4}-\w{4}", line)[0] for line in lines] == [second, first]
    assert re.fullmatch(rf"\d{{4}}\.\d\d\.\d\d  {first}  1-4 +dealt +pbn,ber  Tuesday pairs", lines[1])


def test_a_set_without_a_date_is_listed_by_the_day_it_was_seen(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """In the form of the others."""
    deals = first_deals(Seed(bytes(20)), b"elsewhere", 4)
    boards = BoardRange(1, 4)
    data = format_by_name("pbn").write(Heading(boards, "x"), map(Board, boards, deals))
    (tmp_path / "strange.pbn").write_bytes(data)
    assert bigdeal("check", str(tmp_path / "strange.pbn")).code == 0
    assert re.match(r"\d{4}\.\d\d\.\d\d  ", bigdeal("journal", "list").out)


def test_the_list_is_searched_and_filtered(bigdeal: Bigdeal, deal: Callable[..., str]) -> None:
    """By words, state and number; what is left out is told on standard error."""
    first, second = deal(), deal("other", "Final")
    bigdeal("journal", "state", first, "in-play")
    assert second in bigdeal("journal", "list", "--search", "fin").out
    assert first not in bigdeal("journal", "list", "--search", "fin").out
    assert bigdeal("journal", "list", "--state", "in-play").out.count("\n") == 1
    both = bigdeal("journal", "list", "--state", "in-play", "--state", "dealt")
    assert both.out.count("\n") == 2
    assert "1 of 2 sets" in bigdeal("journal", "list", "--limit", "1").err
    assert "no such set" in bigdeal("journal", "list", "--search", "zonal").err


def test_the_list_for_programs(bigdeal: Bigdeal, deal: Callable[..., str]) -> None:
    """JSON holds what the journal knows, digests that hide the cards among it, and no key."""
    code = deal()
    (told,) = json.loads(bigdeal("journal", "list", "--json").out)
    assert (told["code"], told["boards"], told["state"]) == (code, [1, 4], "dealt")
    assert len(told["files"]) == 2
    assert len(told["files"][0]["hiding_digest"]) == 64
    file = told["files"][0]
    assert file["bytes"] == Path(file["path"]).stat().st_size
    assert set(told) == {
        "id", "code", "code_is", "event", "date", "boards", "state", "dealt_at", "dealt_here", "formats",
        "identification", "profile", "randomness", "version", "files",
    }  # fmt: skip
    journal = open_journal()
    key = journal.set_key(journal.set_by_code(code).id).hex()
    assert key not in json.dumps(told)


# -- verify -----------------------------------------------------------------------------------------------


def test_a_sound_journal(bigdeal: Bigdeal, deal: Callable[..., str]) -> None:
    """Rows are counted and the newest hash is told, with which a later check agrees."""
    assert "0 rows, all as they were written" in bigdeal("journal", "verify").out
    deal()
    answer = bigdeal("journal", "verify")
    assert answer.code == 0
    assert "2 rows, all as they were written" in answer.out
    row, digits = re.search(r"Newest: row (\d+), hash ([0-9a-f]{64})", answer.out).groups()
    deal("other")
    assert bigdeal("journal", "verify", "--known", row, digits).code == 0
    assert bigdeal("journal", "verify", "--known", row, f"{digits[:8]} {digits[8:16].upper()}").code == 0


def test_a_hash_alone_tells_whether_this_journal_had_it(bigdeal: Bigdeal, deal: Callable[..., str]) -> None:
    """As it is printed, in groups, with or without the row's number; also between other words."""
    deal()
    row, digits = re.search(
        r"Newest: row (\d+), hash ([0-9a-f]{64})", bigdeal("journal", "verify").out
    ).groups()
    deal("other")
    groups = [digits[start : start + 8] for start in range(0, 64, 8)]
    for words in ([digits], groups[:4], [row, *groups], [" ".join(groups[:2]).upper()], [row, digits[:16]]):
        answer = bigdeal("journal", "verify", "--known", *words)
        assert (answer.code, f"row {row}'s" in answer.out) == (0, True), words
    assert bigdeal("journal", "verify", "--known", *groups, "--known", row, digits).out.count("given is") == 2
    for words in ([], ["7"], [digits + "00"], ["7", "xyz" * 8], [digits[:15]]):
        assert bigdeal("journal", "verify", "--known", *words).code == 2, words


def test_old_paper_finds_a_journal_that_was_put_back(bigdeal: Bigdeal, deal: Callable[..., str]) -> None:
    """All its files of an earlier day: only a hash that was printed since tells, and what to do is said."""
    deal()
    place = places.journal_path().parent
    earlier = {path: path.read_bytes() for path in place.iterdir() if path.is_file()}
    deal("other")
    row, digits = re.search(
        r"Newest: row (\d+), hash ([0-9a-f]{64})", bigdeal("journal", "verify").out
    ).groups()
    for path in place.iterdir():
        path.unlink()
    for path, content in earlier.items():
        path.write_bytes(content)
    assert bigdeal("journal", "verify").code == 0
    for words, said in (
        ((digits,), f"no row has the hash {digits}"),
        ((row, digits), f"row {row} is missing"),
        ((" ".join((digits[:8], digits[8:16])),), "the newest is row 2"),
    ):
        answer = bigdeal("journal", "verify", "--known", *words)
        assert (answer.code, said in answer.out, "was rolled back" in answer.out) == (1, True, True), (
            answer.out
        )
    place.joinpath(places.journal_path().name).unlink()
    for name in ("journal.key", "journal.head"):
        place.joinpath(name).unlink()
    assert "the newest is row 0" in bigdeal("journal", "verify", "--known", digits).out


def test_a_changed_row_is_named(bigdeal: Bigdeal, deal: Callable[..., str]) -> None:
    """Exit code 1, and the row."""
    deal()
    with closing(sqlite3.connect(places.journal_path())) as connection, connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        connection.execute("UPDATE entries SET time = '2020' || substr(time, 5) WHERE sequence = 2")
    answer = bigdeal("journal", "verify")
    assert answer.code == 1
    assert "row 2: was changed" in answer.out


def test_a_journal_written_anew_is_unlike_the_certificate(bigdeal: Bigdeal, deal: Callable[..., str]) -> None:
    """A sound journal fails where a row's hash, kept by somebody else, is another or not there."""
    deal()
    other = bigdeal("journal", "verify", "--known", "1", "0" * 16)
    assert other.code == 1
    assert "row 1 is not the row whose hash was given" in other.out
    assert "all as they were written" in other.out, "a typing slip accuses no journal"
    gone = bigdeal("journal", "verify", "--known", "9", "0" * 64)
    assert gone.code == 1
    assert "row 9 is missing" in gone.out
    assert bigdeal("journal", "verify", "--known", "1", "00").code == 2


# -- export, backup, restore ------------------------------------------------------------------------------


def test_the_export_is_the_same_on_paper_and_screen(
    bigdeal: Bigdeal, deal: Callable[..., str], tmp_path: Path
) -> None:
    """Text to standard output or into a new file for the owner alone; an old file stays."""
    deal()
    shown = bigdeal("journal", "export")
    assert shown.code == 0
    assert shown.out.startswith("bigdeal-gui journal export 1\n")
    answer = bigdeal("journal", "export", "record.txt")
    assert answer.code == 0, answer.err
    written = tmp_path / "record.txt"
    assert written.read_bytes().decode("utf-8") == shown.out == bigdeal("journal", "export", "-").out
    assert written.stat().st_mode & 0o777 == 0o600
    assert bigdeal("journal", "export", "record.txt").code == 3
    assert bigdeal("journal", "export", "none/record.txt").code == 5


def test_a_journal_moves_to_another_computer(
    bigdeal: Bigdeal, deal: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A backup brought back knows every set and file; the row that tells of it is in the chain."""
    code = deal()
    answer = bigdeal("journal", "backup", "kept.backup")
    assert answer.code == 0, answer.err
    assert "up to row 2" in answer.out
    assert "keep it where nobody else" in answer.err
    assert bigdeal("journal", "backup", "kept.backup").code == 3
    assert bigdeal("journal", "backup", "kept.backup", "--seal").code == 3  # before a passphrase is asked for
    assert bigdeal("journal", "backup", "new.backup", "--seal").code == 2
    monkeypatch.setenv("BIGDEAL_HOME", str(tmp_path / "elsewhere"))
    restored = bigdeal("journal", "restore", "kept.backup")
    assert restored.code == 0, restored.err
    assert "up to row 2; row 3 records this" in restored.out
    assert f"These boards are of set {code}" in bigdeal("check", "tuesday.ber").out
    verified = bigdeal("journal", "verify")
    assert verified.code == 0
    assert "brought back from a backup at row 3" in verified.out


def test_a_backup_takes_no_journals_place(
    bigdeal: Bigdeal, deal: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where one is, its own backup is known, and another's is attached; what is no backup is damaged."""
    code = deal()
    bigdeal("journal", "backup", "kept.backup")
    newest = bigdeal("journal", "verify").out.split()[-1]
    assert "here already" in bigdeal("journal", "restore", "kept.backup").out
    with monkeypatch.context() as patched:
        (tmp_path / "new").mkdir()
        patched.setenv("BIGDEAL_HOME", str(tmp_path / "new"))
        bigdeal("deal", "-n", "4", "-f", "pbn", "-o", "other")
        assert "attached to yours: row 3 records this" in bigdeal("journal", "restore", "kept.backup").out
        assert code in bigdeal("journal", "list").out
        answer = bigdeal("journal", "verify", "--known", "2", newest)
        assert "row 2's: an attached journal has that row." in answer.out
        assert "attached at row 3." in answer.out
    (tmp_path / "none.backup").write_bytes(b"nothing")
    for name in ("journal.sqlite3", "journal.key", "journal.head"):
        (places.data_folder() / name).rename(tmp_path / name)
    assert bigdeal("journal", "restore", "none.backup").code == 4
    assert bigdeal("journal", "restore", "kept.backup").code == 0


# -- state ------------------------------------------------------------------------------------------------


def test_a_set_goes_its_way(bigdeal: Bigdeal, deal: Callable[..., str]) -> None:
    """From dealt to released, each step told; without an archive the files stay, and that is said."""
    code = deal()
    for state in ("duplicated", "in-play"):
        done = bigdeal("journal", "state", code, state)
        assert (done.code, "archive" in done.err) == (0, False)
    finished = bigdeal("journal", "state", code, "finished")
    assert finished.out == f"Set {code} was in play and is now finished.\n"
    assert "No archive folder is chosen" in finished.err
    assert bigdeal("journal", "state", code, "released").code == 0
    back = bigdeal("journal", "state", code, "in-play")
    assert back.code == 3
    assert bigdeal("journal", "state", code, "nowhere").code == 2
    assert bigdeal("journal", "state", "ZZZZ-0000", "dealt").code == 1


def test_finished_sets_move_to_the_archive_and_back(
    bigdeal: Bigdeal, deal: Callable[..., str], archive: Path, tmp_path: Path
) -> None:
    """The files leave the work folder with the last board, and `undo` brings them back."""
    code = deal()
    bigdeal("journal", "state", code, "in-play")
    answer = bigdeal("journal", "state", code, "finished")
    assert answer.code == 0, answer.err
    assert answer.out.count("moved to") == 2
    assert not list(tmp_path.glob("tuesday.*"))
    assert len(list(archive.rglob("tuesday.*"))) == 2
    undone = bigdeal("journal", "state", code, "undo")
    assert undone.code == 0, undone.err
    assert f"Set {code} was finished and is now in play." in undone.out
    assert len(list(tmp_path.glob("tuesday.*"))) == 2
    assert not list(archive.rglob("tuesday.*"))


def test_a_file_that_is_gone_is_told(
    bigdeal: Bigdeal, deal: Callable[..., str], archive: Path, tmp_path: Path
) -> None:
    """What cannot move is left, and named."""
    code = deal()
    (tmp_path / "tuesday.ber").unlink()
    answer = bigdeal("journal", "state", code, "finished")
    assert answer.code == 0
    assert "left: " in answer.err
    assert "tuesday.ber" in answer.err
    assert len(list(archive.rglob("tuesday.pbn"))) == 1


def test_there_is_nothing_to_undo(bigdeal: Bigdeal, deal: Callable[..., str]) -> None:
    """A set that has taken no step has none to take back."""
    assert bigdeal("journal", "state", deal(), "undo").code == 3


# -- certificate ------------------------------------------------------------------------------------------


def test_a_certificate_without_a_display(
    bigdeal: Bigdeal,
    deal: Callable[..., str],
    program: Callable[..., subprocess.CompletedProcess[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The real program makes the PDF without a display, and says how many sets there were."""
    code = deal()
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    answer = program("bigdeal", "journal", "certificate", code, "-o", "proof.pdf", "--owner", "Club")
    assert answer.returncode == 0, answer.stderr
    assert "Set 1 of 1 dealt for this event on this day" in answer.stdout
    assert answer.stderr == ""
    made = tmp_path / "proof.pdf"
    assert made.read_bytes().startswith(b"%PDF-1.7")
    assert made.stat().st_mode & 0o777 == 0o600
    again = bigdeal("journal", "certificate", code, "-o", "proof.pdf")
    assert again.code == 3


def test_a_certificate_speaks_the_language_that_is_named(
    bigdeal: Bigdeal, deal: Callable[..., str], tmp_path: Path
) -> None:
    """The sheet is German, with its days written as there, and what the command says stays English."""
    code = deal()
    answer = bigdeal("journal", "certificate", code, "-o", "proof.pdf", "--language", "de")
    assert "Set 1 of 1 dealt for this event on this day" in answer.out
    assert language() == "en"
    assert Pdf((tmp_path / "proof.pdf").read_bytes()).root["Lang"] == "de"
    assert bigdeal("journal", "certificate", code, "-o", "b.pdf", "--language", "tlh").code == 2


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        (["-o", "proof"], 2),
        (["-o", "none/at-all/proof.pdf"], 5),
        (["-o", "proof.pdf", "--owner", "Somebody else"], 3),
        (["-o", "proof.pdf", "--paper", "a5"], 2),
    ],
)
def test_certificates_that_cannot_be(
    bigdeal: Bigdeal, deal: Callable[..., str], arguments: list[str], wanted: int, tmp_path: Path
) -> None:
    """Refusals have their exit codes and leave nothing."""
    assert bigdeal("journal", "certificate", deal(), *arguments).code == wanted
    assert not list(tmp_path.glob("proof*"))


def test_the_group_starts_light(program: Callable[..., subprocess.CompletedProcess[str]]) -> None:
    """The group explains itself with all its members, and neither it nor the other commands load Qt."""
    answer = program("bigdeal", "journal", "--help")
    assert answer.returncode == 0
    for name in ("list", "verify", "export", "certificate", "backup", "restore", "state"):
        assert re.search(rf"^  {name}  +\w", answer.stdout, re.MULTILINE)
    code = (
        "import sys; from bigdeal_gui.cli import check, convert, journal;"
        "print([name for name in ('PySide6', 'shiboken6', 'rich', 'numpy') if name in sys.modules])"
    )
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert loaded.stdout.strip() == "[]"


def test_a_doubtful_journal_is_told_and_deals_on_only_where_that_is_known(
    bigdeal: Bigdeal, deal: Callable[..., str]
) -> None:
    """Every command says it, verify fails, and --although-journal deals and writes it down."""
    deal()
    database = places.journal_path()
    for name in (database.name, "journal.head"):
        database.with_name(name).unlink()
    doubt = "a new one was started with its old key"
    assert doubt in bigdeal("journal", "list").err
    answer = bigdeal("journal", "verify")
    assert (answer.code, doubt in answer.out) == (1, True)
    words = ("deal", "-n", "4", "-f", "pbn", "-o", "wednesday")
    answer = bigdeal(*words)
    assert (answer.code, "--although-journal" in answer.err) == (4, True)
    answer = bigdeal(*words, "--although-journal")
    assert (answer.code, doubt in answer.err) == (0, True)
    answer = bigdeal("journal", "verify")
    assert (answer.code, doubt in answer.err) == (0, False)
    assert "A doubt about the journal, or that it was known, was noted at row 1, 2." in answer.out


def test_a_conversion_is_told_once(bigdeal: Bigdeal, deal: Callable[..., str]) -> None:
    """By whatever command opens the old journal first, on standard error; the answer itself is as ever."""
    deal()
    listed = bigdeal("journal", "list", "--json").out
    as_layout_1(places.journal_path(), sidecar_files.read_journal_key(places.journal_path()))
    answer = bigdeal("journal", "list", "--json")
    assert (answer.code, answer.out) == (0, listed)
    assert answer.err.startswith("bigdeal: note: The secret keys in the journal are sealed now.")
    assert bigdeal("journal", "list", "--json").err == ""
    assert bigdeal("journal", "verify").code == 0
