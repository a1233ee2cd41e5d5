"""Verifying: packs, folders and single files, green or red, and nothing trusted on the way."""

from __future__ import annotations

import io
import json
import os
import shutil
import warnings
import zipfile
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.base import AppError, ExitCode
from bigdeal_gui.errors.formats import DamagedFile, FileTooLarge
from bigdeal_gui.errors.services import Cancelled, Usage
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.errors.tournament import DamagedDescription
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.journal.journal import Journal
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.seals.age import new_identity, seal
from bigdeal_gui.services.tournament import submitted_files
from bigdeal_gui.services.tournament.deal import DealingOrder, deal_sessions
from bigdeal_gui.services.tournament.keys import Custody, KeysState, Unlock, Unlocking, open_keys
from bigdeal_gui.services.tournament.plan import add_phase, new_tournament, open_tournament
from bigdeal_gui.services.tournament.publish import inspect_tournament, publish_tournament
from bigdeal_gui.services.tournament.reveal import reveal_tournament
from bigdeal_gui.services.tournament.submitted_files import SubmittedFile, holds_plan
from bigdeal_gui.services.tournament.value import set_plan_value
from bigdeal_gui.services.tournament.verify import verify_tournament_files, verify_unlocking
from bigdeal_gui.services.work import CancelToken, Work
from bigdeal_gui.tournament.plan import new_phase
from bigdeal_gui.tournament.sessions import SessionId
from bigdeal_gui.tournament.verdict.evidence import Sums
from bigdeal_gui.tournament.verdict.lists import VerdictWord
from bigdeal_gui.tournament.verdict.statements import Statements
from tests.journals import closed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bigdeal_gui.tournament.verdict.lists import Entry

VECTORS = Path(__file__).parents[2] / "vectors" / "squaredeal"
SHARED = Path(__file__).parents[4] / "shared" / "data"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a public pack that was made here, as a folder."""
    folder = tmp_path_factory.mktemp("cup")
    journal = closed(
        Journal.opened(
            folder / "data" / "journal.sqlite3",
            random_bytes=system_bytes,
            clock=lambda: datetime.now(UTC),
            version="test",
        )
    )
    path = folder / "cup.sqd"
    formats = parse_formats("pbn")
    new_tournament(path, "Cup", "Closing value of the Nikkei 225 in Tokyo on Tuesday 14 July 2026")
    add_phase(path, new_phase(2, "2x4", "rr", "Round robin"))
    warnings = {finding.key for finding in inspect_tournament(path, formats)}
    publish_tournament(path, Work(lambda: journal), custody=Custody(), formats=formats, acknowledged=warnings)
    set_plan_value(path, "39,500.12", journal=journal)
    keys = open_keys(open_tournament(path))
    done: Callable[[int, int], None] = lambda _done, _total: None  # noqa: E731 - given twice
    order = DealingOrder((SessionId(1, 1), SessionId(1, 2)), formats, folder)
    deal_sessions(path, keys, order, Work(lambda: journal, progress=done))
    reveal_tournament(path, keys, folder / "pack", Work(lambda: journal, progress=done), play_is_over=True)
    return folder / "pack"


@pytest.fixture
def pack(made: Path, tmp_path: Path) -> Path:
    """Return a copy of the pack, to be tampered with."""
    copy = tmp_path / "pack"
    shutil.copytree(made, copy)
    return copy


@pytest.fixture
def squaredeal(tmp_path: Path) -> Path:
    """Return a folder with everything that SquareDeal made."""
    copy = tmp_path / "squaredeal"
    shutil.copytree(VECTORS, copy)
    (copy / "case.json").unlink()
    return copy


def kinds(entries: Iterable[Entry]) -> set[str]:
    """Return the kinds of entries."""
    return {entry.kind.value for entry in entries}


def zipped(folder: Path, target: Path) -> Path:
    """Pack a folder into an archive."""
    with zipfile.ZipFile(target, "w") as archive:
        for one in sorted(folder.iterdir()):
            archive.write(one, f"some folder/{one.name}")
    return target


def test_a_pack_is_green_however_it_is_handed_in(
    pack: Path, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """As a folder, as an archive, by its plan, or file by file, a pack that was not touched is green."""
    for paths in (
        [pack],
        [zipped(pack, tmp_path_factory.mktemp("elsewhere") / "pack.ZIP")],
        [pack / "cup.sqd"],
        [pack / name for name in ("cup.sqd", "cup.sqk", "cup.commit.json", "rr1.pbn", "rr2.pbn")],
        [tmp_path],
    ):
        report = verify_tournament_files(paths)
        assert (report.problems, report.unreadable, report.remarks) == ((), (), ())
        assert report.is_ok
        assert report.exit_code is ExitCode.DONE
        assert kinds(report.lists.proved) >= {"boards", "keys", "plan"}
        assert report.lists.word is VerdictWord.OPEN
        assert report.proof is not None
        assert report.proof.board_count in (8, 16)


def test_everything_that_squaredeal_made_is_green(squaredeal: Path) -> None:
    """All files of SquareDeal's tournament are verified, and it is said that the keys alone are bound."""
    report = verify_tournament_files([squaredeal])
    assert report.problems == ()
    assert report.exit_code is ExitCode.DONE
    assert report.evidence.promise is None
    assert report.evidence.sums is None
    assert report.remarks == ()
    assert "no-commitment" in kinds(report.lists.chosen)
    assert report.proof is not None
    assert len(report.proof.files) == 62
    assert report.proof.board_count == 438
    assert report.proof.missing == ()
    alone = verify_tournament_files([squaredeal / "spring.sqd"])
    assert alone.proof is not None
    assert alone.proof.board_count == 438


def replaced(name: str, old: bytes, new: bytes) -> Callable[[Path], None]:
    """Return what changes some bytes of a file."""

    def tamper(folder: Path) -> None:
        data = (folder / name).read_bytes()
        assert old in data
        (folder / name).write_bytes(data.replace(old, new, 1))

    return tamper


def changed_hash(folder: Path) -> None:
    """Change a digit of the published hash."""
    data = (folder / "cup.sqd").read_bytes()
    place = data.index(b"KH ") + 3
    digit = b"0" if data[place : place + 1] != b"0" else b"1"
    (folder / "cup.sqd").write_bytes(data[:place] + digit + data[place + 1 :])


def changed_key(folder: Path) -> None:
    """Change a letter of a key."""
    data = (folder / "cup.sqk").read_bytes()
    letter = b"a" if data[10:11] != b"a" else b"b"
    (folder / "cup.sqk").write_bytes(data[:10] + letter + data[11:])


def exchanged_boards(folder: Path) -> None:
    """Exchange the deals of two boards."""
    lines = (folder / "rr1.pbn").read_bytes().split(b"\n")
    first, second = [place for place, line in enumerate(lines) if line.startswith(b"[Deal ")][:2]
    lines[first], lines[second] = lines[second], lines[first]
    (folder / "rr1.pbn").write_bytes(b"\n".join(lines))


def exchanged_files(folder: Path) -> None:
    """Put one session's boards into another's file, among its own."""
    shutil.copy(VECTORS / "rr1.pbn", folder / "rr1.pbn")


@pytest.mark.parametrize(
    "tamper",
    [
        replaced("cup.sqd", b"TN Cup", b"TN Cap"),
        replaced("cup.sqd", b"14 July", b"15 July"),
        replaced("cup.sqd", b"DV 3950012", b"DV 3950013"),
        replaced("cup.sqd", b"SN 2:", b"SN 1:"),
        replaced("cup.sqd", b":1-4,5-8:", b":1-4,6-9:"),
        replaced("cup.sqd", b":rr#:", b":rx#:"),
        replaced("cup.sqd", b":Round robin", b":Round Robin"),
        changed_hash,
        changed_key,
        replaced("cup.commit.json", b"Round robin", b"Round Robin"),
        exchanged_boards,
        exchanged_files,
    ],
    ids=[
        "name",
        "source",
        "value",
        "sessions",
        "boards",
        "prefix",
        "description",
        "hash",
        "key",
        "commitment",
        "numbers",
        "deals",
    ],
)
@pytest.mark.parametrize("keep_sums", [True, False], ids=["sums", "no sums"])
def test_every_field_tampered_with_once_is_red(
    pack: Path, tamper: Callable[[Path], None], *, keep_sums: bool
) -> None:
    """A change of any field of plan, keys, commitment or boards is seen, without checksums as well."""
    tamper(pack)
    if not keep_sums:
        (pack / "SHA256SUMS.txt").unlink()
    report = verify_tournament_files([pack])
    assert not report.is_ok
    assert report.exit_code in (ExitCode.CHECK_FAILED, ExitCode.DAMAGED)
    assert ("checksum" in kinds(report.lists.contradicted)) == keep_sums


def test_a_changed_text_is_red(pack: Path) -> None:
    """The list of checksums binds the text for the players as well."""
    replaced("README.txt", b"Value", b"Price")(pack)
    assert verify_tournament_files([pack]).problems == (
        "“README.txt” is not the file in the list of checksums.",
    )


def test_what_is_red_is_named(pack: Path) -> None:
    """Broken promises, keys and boards are each told in a sentence, and stand in the JSON."""
    replaced("cup.sqd", b"TN Cup", b"TN Cap")(pack)
    changed_key(pack)
    exchanged_boards(pack)
    (pack / "SHA256SUMS.txt").unlink()
    report = verify_tournament_files([pack])
    assert "These are not the keys that were fixed when the plan was published." in report.problems
    assert any("“Cup”" in one and "“Cap”" in one for one in report.problems)
    assert any(one.startswith("“rr1.pbn”, board") for one in report.problems)
    assert len(set(report.problems)) == len(report.problems)
    read = json.loads(json.dumps(report.to_json()))
    assert read["ok"] is False
    plan = report.plan
    assert report.evidence.promise is not None
    assert read["plan"] == {
        "name": plan.name,
        "source": plan.source,
        "value": plan.value,
        "keys_hash": plan.keys_hash,
        "digest": report.evidence.promise.digest,
    }
    assert read["keys"]["checked"]
    assert len(read["keys"]["problems"]) == 1
    assert read["commitment"]["problems"]
    assert read["checksums"] == {"checked": False, "problems": []}
    assert [one["ok"] for one in read["files"]] == [False, True]
    assert read["problems"] == list(report.problems)


def test_without_a_plan_there_is_nothing_to_verify(pack: Path, squaredeal: Path) -> None:
    """Files without a plan, or with two, are told so; the same plan twice is one."""
    with pytest.raises(Usage, match="no plan"):
        verify_tournament_files([pack / "rr1.pbn"])
    with pytest.raises(Usage, match="several plans"):
        verify_tournament_files([pack, squaredeal])
    assert verify_tournament_files([pack, pack / "cup.sqd"]).is_ok


def test_a_plan_is_found_in_folders_and_archives(pack: Path, tmp_path: Path) -> None:
    """One deep; what is damaged or gone holds none, and reading it will tell."""
    plan = pack / "cup.sqd"
    for place in (pack, plan):
        assert holds_plan([tmp_path / "gone", place])
    (tmp_path / "other").mkdir()
    archive = tmp_path / "other" / "PACK.ZIP"
    with zipfile.ZipFile(archive, "w") as made:
        made.write(pack / "rr1.pbn", "rr1.pbn")
    assert not holds_plan([archive, tmp_path / "other", pack / "rr1.pbn"])
    with zipfile.ZipFile(archive, "a") as made:
        made.write(plan, "cup/CUP.SQD")
    assert holds_plan([archive])
    assert holds_plan([tmp_path / "other"])
    archive.write_bytes(archive.read_bytes()[:-30])
    assert not holds_plan([archive, tmp_path / "other"])


def test_a_plan_that_is_damaged_is_told(pack: Path) -> None:
    """A plan that cannot be understood ends the work."""
    (pack / "cup.sqd").write_bytes(b"SN 4:6:../../x:Y\n")
    with pytest.raises(DamagedDescription):
        verify_tournament_files([pack])


def test_before_the_reveal_the_promise_can_be_checked(pack: Path) -> None:
    """Plan and commitment alone can be compared; boards wait for the keys."""
    (pack / "cup.sqk").unlink()
    (pack / "SHA256SUMS.txt").unlink()
    report = verify_tournament_files([pack])
    assert kinds(report.lists.proved) == {"plan"}
    assert report.proof is None
    assert report.is_ok
    assert "bring-keys" in kinds(report.lists.left_to_you)
    read = report.to_json()
    assert read["keys"] == {"checked": False, "problems": []}
    assert read["files"] == read["sessions_without_boards"] == []
    for name in ("rr1.pbn", "rr2.pbn"):
        (pack / name).unlink()
    assert "bring-boards" in kinds(verify_tournament_files([pack]).lists.left_to_you)


def test_keys_without_a_value_prove_no_board(pack: Path) -> None:
    """Before the value is in the plan the keys can be compared, and nothing else."""
    replaced("cup.sqd", b"DV 3950012\n", b"")(pack)
    (pack / "SHA256SUMS.txt").unlink()
    report = verify_tournament_files([pack])
    assert (kinds(report.lists.proved), report.proof) == ({"keys", "plan"}, None)


def test_sealed_keys_are_opened_or_told(pack: Path) -> None:
    """Sealed keys count as missing until they can be opened; a wrong key is told."""
    pair, other = new_identity(), new_identity()
    keys = (pack / "cup.sqk").read_bytes()
    (pack / "cup.sqk").unlink()
    (pack / "SHA256SUMS.txt").unlink()
    (pack / "cup.sqk.age").write_bytes(seal(keys, recipients=[pair.recipient]))
    closed = verify_tournament_files([pack])
    assert closed.evidence.keys is None
    told = "cup.sqk.age: This file opens with a secret key, not with a passphrase."
    assert told in closed.remarks
    opened = verify_tournament_files([pack], unlock=Unlock(identities=(pair.identity,)))
    assert "keys" in kinds(opened.lists.proved)
    assert opened.proof is not None
    wrong = verify_tournament_files([pack], unlock=Unlock(identities=(other.identity,)))
    assert [one.name for one in wrong.unreadable] == ["cup.sqk.age"]


def test_what_would_open_sealed_keys_is_told(pack: Path, tmp_path: Path) -> None:
    """A person's key or a passphrase, nothing where the keys are there; a wrong one is told at once."""
    work = Work(lambda: pytest.fail("no journal is needed"))
    assert verify_unlocking([pack], Unlocking(), work).sealed is KeysState.NONE
    pair, mine, other = new_identity(), tmp_path / "mine.txt", tmp_path / "other.txt"
    mine.write_text(pair.identity)
    other.write_text(new_identity().identity)
    (pack / "cup.sqk.age").write_bytes(seal((pack / "cup.sqk").read_bytes(), recipients=[pair.recipient]))
    (pack / "cup.sqk").unlink()
    found = verify_unlocking([pack], Unlocking(), work)
    assert (found.sealed, found.paths) == (KeysState.RECIPIENTS, (pack,))
    assert found.report.evidence.keys is None
    assert verify_unlocking([pack / "cup.sqd"], Unlocking(), work).sealed is KeysState.RECIPIENTS
    opened = verify_unlocking([pack], Unlocking(identity_files=(mine,)), work)
    assert opened.sealed is KeysState.NONE
    assert opened.report.evidence.keys is not None
    with pytest.raises(AppError):
        verify_unlocking([pack], Unlocking(identity_files=(other,)), work)
    (pack / "cup.sqk.age").write_bytes(b"")
    assert verify_unlocking([pack], Unlocking(), work).sealed is KeysState.PASSPHRASE


def test_strictly_what_is_left_open_has_failed(pack: Path) -> None:
    """A command answers by the worst; a report can be told more afterwards, without its files."""
    report = verify_tournament_files([pack])
    assert (report.lists.word, report.exit_code) == (VerdictWord.OPEN, ExitCode.DONE)
    assert report.strict_exit_code is ExitCode.CHECK_FAILED
    assert not report.is_value_told
    told = report.stating(Statements(value="39,500.12"))
    assert told.is_value_told
    assert told.statements.value == "39,500.12"
    assert told.evidence is report.evidence
    (pack / "cup.sqk").write_bytes(b"")
    damaged = verify_tournament_files([pack])
    assert (damaged.exit_code, damaged.strict_exit_code) == (ExitCode.CHECK_FAILED,) * 2


def test_changed_line_ends_are_told_and_forgiven(pack: Path) -> None:
    """Keys whose line ends were changed on the way are still the keys."""
    data = (pack / "cup.sqk").read_bytes().replace(b"\r\n", b"\n")
    (pack / "cup.sqk").write_bytes(data)
    (pack / "SHA256SUMS.txt").unlink()
    report = verify_tournament_files([pack])
    assert report.is_ok
    assert "line endings of “cup.sqk” were changed" in report.remarks[0]


def test_lines_of_no_meaning_are_told(squaredeal: Path) -> None:
    """Lines of the plan that every program leaves out are named."""
    path = squaredeal / "spring.sqd"
    path.write_bytes(b"hello\n" + path.read_bytes())
    report = verify_tournament_files([squaredeal])
    assert report.is_ok
    assert "ignored: 1." in report.remarks[0]


def test_files_that_cannot_be_read_are_told(pack: Path) -> None:
    """Damaged boards, keys and commitments are named; the other files are verified all the same."""
    (pack / "rr1.pbn").write_bytes(b"\x00 no boards")
    (pack / "cup.commit.json").write_bytes(b"{")
    (pack / "notes.doc").write_bytes(b"?")
    (pack / "SHA256SUMS.txt").unlink()
    report = verify_tournament_files([pack])
    assert {one.name for one in report.unreadable} == {"rr1.pbn", "cup.commit.json"}
    assert report.exit_code is ExitCode.DAMAGED
    assert report.proof is not None
    assert report.proof.is_ok
    assert report.evidence.promise is None
    assert report.remarks == ("Skipped, because they are not files of boards: notes.doc.",)
    assert {one["name"] for one in json.loads(json.dumps(report.to_json()))["unreadable"]} == {
        "rr1.pbn",
        "cup.commit.json",
    }
    assert isinstance({one.name: one.error for one in report.unreadable}["rr1.pbn"], DamagedFile)
    (pack / "cup.sqk").write_bytes(b"1,1:short\r\n")
    assert "cup.sqk" in {one.name for one in verify_tournament_files([pack]).unreadable}


def test_a_list_of_checksums_is_read_with_care(pack: Path) -> None:
    """Files that are others than those of the list, or absent, are named; lines that are none spoil it."""
    sums = pack / "SHA256SUMS.txt"
    lines = [line.split(b" ", 1) for line in sums.read_bytes().splitlines()]
    sums.write_bytes(b"".join(b"%b %b\n" % (digest.upper(), name) for digest, name in lines))
    assert verify_tournament_files([pack]).evidence.sums == Sums()
    sums.write_bytes(sums.read_bytes().replace(b"rr2.pbn", b"gone.pbn"))
    assert verify_tournament_files([pack]).evidence.sums == Sums((), ("gone.pbn",))
    sums.write_bytes(b"\n" + b"0" * 64 + b" *some folder/rr1.pbn\n")
    assert verify_tournament_files([pack]).evidence.sums == Sums(("rr1.pbn",))
    sums.write_bytes(b"\xff\n" + b"0" * 64 + b" *rr1.pbn\n")
    assert [file.name for file in verify_tournament_files([pack]).unreadable] == ["SHA256SUMS.txt"]


def test_progress_and_stop(pack: Path) -> None:
    """Progress counts the files of boards; the work can be stopped."""
    told: list[tuple[int, int]] = []
    verify_tournament_files([pack], progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 2), (2, 2)]
    cancel = CancelToken()
    cancel.cancel()
    with pytest.raises(Cancelled):
        verify_tournament_files([pack], cancel=cancel)


def test_nothing_is_written(pack: Path) -> None:
    """Verifying leaves every file and folder as it was."""
    before = {one.name: (one.read_bytes(), one.stat().st_mtime_ns) for one in pack.iterdir()}
    verify_tournament_files([pack])
    verify_tournament_files([zipped(pack, pack.with_name("p.zip"))])
    assert {one.name: (one.read_bytes(), one.stat().st_mtime_ns) for one in pack.iterdir()} == before
    assert {one.name for one in pack.parent.iterdir()} == {"pack", "p.zip"}


def test_as_much_as_a_tournament_has_is_taken(
    pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One file or byte more is refused: at once, or as the reason of an archive that lies in a folder."""
    (tmp_path / "inside").mkdir()
    zipped(pack, tmp_path / "inside" / "p.zip")

    def given(path: Path) -> tuple[SubmittedFile, ...]:
        return submitted_files.submitted_files([path], lambda _name: True, lambda: None)

    files = given(pack)
    assert sorted(one.content for one in given(tmp_path / "inside")) == sorted(one.content for one in files)
    most = {"MAX_FILES": len(files), "MAX_TOTAL_BYTES": sum(len(one.content) for one in files)}
    for name, limit in most.items():
        with monkeypatch.context() as patched:
            patched.setattr(submitted_files, name, limit)
            assert len(given(pack)) == len(given(tmp_path / "inside")) == len(files)
            patched.setattr(submitted_files, name, limit - 1)
            with pytest.raises(Usage, match="more files"):
                given(pack)
            (refused,) = given(tmp_path / "inside")
            assert (refused.name, refused.content, refused.is_read) == ("p.zip", b"", False)
            assert isinstance(refused.error, Usage)


def test_archives_are_not_trusted(pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names that lead elsewhere, bombs, broken and encrypted archives come to nothing."""
    target = tmp_path / "evil.zip"
    with zipfile.ZipFile(target, "w") as archive:
        archive.writestr("../../cup.sqd", (pack / "cup.sqd").read_bytes())
        archive.writestr("C:\\temp\\cup.sqk", (pack / "cup.sqk").read_bytes())
        archive.writestr("folder/", b"")
        archive.writestr(".hidden.pbn", b"")
        archive.writestr("/etc/rr1.pbn", (pack / "rr1.pbn").read_bytes())
    report = verify_tournament_files([target])
    assert report.is_ok
    assert report.proof is not None
    assert [one.name for one in report.proof.files] == ["rr1.pbn"]
    monkeypatch.setattr(submitted_files, "MAX_FILE_BYTES", 100)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("bomb.pbn", b"0" * 101)
    with pytest.raises(FileTooLarge):
        verify_tournament_files([target])
    monkeypatch.undo()
    monkeypatch.setattr(submitted_files, "MAX_FILES", 2)
    with pytest.raises(Usage, match="more files"):
        verify_tournament_files([pack])
    monkeypatch.undo()
    monkeypatch.setattr(submitted_files, "MAX_TOTAL_BYTES", 1000)
    with pytest.raises(Usage, match="more files"):
        verify_tournament_files([pack])
    monkeypatch.undo()
    data = zipped(pack, target).read_bytes()
    for broken in (b"", b"PK", data[:100], data[:-30], bytes(200), data.replace(b"[Event", b"[Evant")):
        target.write_bytes(broken)
        with pytest.raises(DamagedFile):
            verify_tournament_files([target])
    locked = bytearray(data)
    place = locked.index(b"PK\x01\x02") + 8
    locked[place] |= 1
    target.write_bytes(bytes(locked))
    with pytest.raises(DamagedFile, match="encrypted"):
        verify_tournament_files([target])


class Nameless(zipfile.ZipInfo):
    """An entry that is called nothing, as no program but a careless or a hostile one writes it."""

    def __init__(self) -> None:
        super().__init__("")

    def is_dir(self) -> bool:
        """Let the library write it."""
        return False


def test_an_entry_without_a_name_is_passed_over(pack: Path, tmp_path: Path) -> None:
    """As the page passes it over: the rest is judged."""
    target = zipped(pack, tmp_path / "pack.zip")
    with zipfile.ZipFile(target, "a") as archive:
        archive.writestr(Nameless(), b"")
    assert verify_tournament_files([target]).is_ok


def test_a_list_of_files_beyond_all_measure_is_not_read(
    pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An archive of too many files, or made for more than 4 GiB, is refused before its list is read."""
    data = zipped(pack, tmp_path / "pack.zip").read_bytes()
    end = data.rindex(b"PK\x05\x06")
    (tmp_path / "long.zip").write_bytes(data[: end + 12] + (2**31).to_bytes(4, "little") + data[end + 16 :])
    (tmp_path / "more.zip").write_bytes(data[: end + 10] + b"\x63\x00" + data[end + 12 :])
    with pytest.raises(DamagedFile):
        verify_tournament_files([tmp_path / "more.zip"])
    (tmp_path / "huge.zip").write_bytes(data[:end] + b"PK\x06\x07" + bytes(16) + data[end:])
    monkeypatch.setattr(submitted_files.zipfile, "ZipFile", None)
    with pytest.raises(Usage, match="more files"):
        verify_tournament_files([tmp_path / "long.zip"])
    with pytest.raises(DamagedFile):
        verify_tournament_files([tmp_path / "huge.zip"])
    monkeypatch.undo()
    with pytest.raises(CannotRead):
        verify_tournament_files([tmp_path / "none.zip"])


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_what_unpacks_without_a_limit_is_not_unpacked(pack: Path, tmp_path: Path, method: int) -> None:
    """Some hundred bytes of these would fill the memory."""
    with zipfile.ZipFile(tmp_path / "bomb.zip", "w", method) as archive:
        archive.writestr("cup.sqd", (pack / "cup.sqd").read_bytes())
    with pytest.raises(DamagedFile):
        verify_tournament_files([tmp_path / "bomb.zip"])


@pytest.mark.parametrize("name", ["cup.sqk", "cup.commit.json"])
@pytest.mark.parametrize("is_first", [False, True])
def test_two_files_of_one_name_decide_nothing(
    pack: Path,
    tmp_path: Path,
    name: str,
    is_first: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    """Two kinds of keys decide nothing, whichever comes first; of two commitments the damaged one is told."""
    target = tmp_path / "two.zip"
    with warnings.catch_warnings(), zipfile.ZipFile(target, "w") as archive:
        warnings.simplefilter("ignore")
        files = [
            (one.name, one.read_bytes()) for one in sorted(pack.iterdir()) if one.name != "SHA256SUMS.txt"
        ]
        files.insert(0 if is_first else len(files), (name, b"1,1:" + b"a" * 60 + b"\r\n"))
        for one, content in files:
            archive.writestr(one, content)
    report = verify_tournament_files([target])
    assert [one.name for one in report.unreadable] == [name]
    reason = "two with this name" if name == "cup.sqk" else "not JSON"
    assert reason in str(report.unreadable[0].error)
    assert report.exit_code == ExitCode.DAMAGED


@pytest.mark.parametrize(
    ("place", "value"),
    [(10, 99), (6, 166), (8, 0x20), (8, 0x40)],
    ids=["a way that nobody knows", "a version to come", "a patch", "strong encryption"],
)
def test_an_odd_way_of_packing_is_told(tmp_path: Path, place: int, value: int) -> None:
    """An archive that asks for what nobody can do is refused, not stumbled over."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("a.pbn", b"x")
    data = bytearray(packed.getvalue())
    data[place - 2] = data[data.index(b"PK\x01\x02") + place] = value
    (tmp_path / "odd.zip").write_bytes(bytes(data))
    with pytest.raises(DamagedFile):
        verify_tournament_files([tmp_path / "odd.zip"])


def test_strange_files_are_not_even_read(pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A film in the folder or archive is named and not read, however large."""
    (pack / "film.mp4").write_bytes(b"0" * 20_000)
    monkeypatch.setattr(submitted_files, "MAX_FILE_BYTES", 10_000)
    (pack / "verify.html").unlink()
    for paths in ([pack], [zipped(pack, tmp_path / "pack.zip")]):
        report = verify_tournament_files(paths)
        assert report.is_ok
        assert report.remarks == ("Skipped, because they are not files of boards: film.mp4.",)


def test_folders_are_walked_with_care(pack: Path, tmp_path: Path) -> None:
    """Hidden files, links and what lies too deep is left out."""
    deep = pack / "a" / "b" / "c"
    deep.mkdir(parents=True)
    (deep / "other.sqd").write_bytes(b"TN other\n")
    (pack / ".hidden.sqd").write_bytes(b"TN hidden\n")
    (pack / ".git").mkdir()
    (pack / ".git" / "x.sqd").write_bytes(b"TN x\n")
    outside = tmp_path / "outside.sqd"
    outside.write_bytes(b"TN outside\n")
    (pack / "link.sqd").symlink_to(outside)
    assert verify_tournament_files([pack]).plan.name == "Cup"


def test_what_the_system_does_not_give_is_told(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Paths that are not there, and folders that cannot be listed, are named."""
    with pytest.raises(CannotRead):
        verify_tournament_files([pack / "nowhere.sqd"])
    with pytest.raises(CannotRead):
        verify_tournament_files([pack / "nowhere.zip"])

    def refuse(_path: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patched:
        patched.setattr(os, "scandir", refuse)
        with pytest.raises(CannotRead, match="Permission denied"):
            verify_tournament_files([pack])
    monkeypatch.setattr(type(pack), "iterdir", refuse)
    with pytest.raises(CannotRead, match="Permission denied"):
        verify_tournament_files([pack / "cup.sqd"])


def test_a_championship_as_it_was_published(tmp_path: Path) -> None:
    """Plan and keys of the World Bridge Games 2024 are found beside one another and hold."""
    if not SHARED.is_dir():
        pytest.skip("the published championship files are not beside this copy of the project")
    report = verify_tournament_files([SHARED / "wbg2024" / "WBG2024.sqd"])
    assert report.is_ok
    assert "keys" in kinds(report.lists.proved)
    assert list(tmp_path.iterdir()) == []
