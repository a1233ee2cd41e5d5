"""Publishing that died: what it left is cleared up, and keys that were ever bound are not."""

from __future__ import annotations

import hashlib
import os
import signal
from contextlib import suppress
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.storage import AlreadyExists, CannotWrite
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.seals import age
from bigdeal_gui.seals.shares import TWO_OF_THREE, combine_shares
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.tournament import keys as keys_module
from bigdeal_gui.services.tournament import plan as plan_files
from bigdeal_gui.services.tournament import publish as publish_module
from bigdeal_gui.services.tournament.keys import Custody, Unlock, open_keys, read_share_sheet
from bigdeal_gui.services.tournament.notes import NoteKind
from bigdeal_gui.services.tournament.plan import add_phase, new_tournament, open_tournament
from bigdeal_gui.services.tournament.publish import publish_tournament
from bigdeal_gui.services.tournament.publish_trace import begin_publish_trace, clear_up_publishing
from bigdeal_gui.services.tournament.record import note_step
from bigdeal_gui.services.tournament.value import set_plan_value
from bigdeal_gui.services.work import Work
from bigdeal_gui.storage import delivery, disk
from bigdeal_gui.storage.disk import Way
from bigdeal_gui.tournament.plan import PlanStage, new_phase

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.tournament.publish import Published
    from bigdeal_gui.storage.disk import Disk

FORMATS = parse_formats("pbn")
TODAY = date(2026, 5, 4)


class Died(BaseException):
    """The end of the program, which nothing can catch."""


@pytest.fixture
def path(folder: Path) -> Path:
    """Return a plan that is ready to be published."""
    made = folder / "cup.sqd"
    new_tournament(made, "Cup", "Closing value of the DAX (Xetra in Frankfurt) on Tuesday 14 July 2026")
    add_phase(made, new_phase(2, "1-6,7-12", "rr", "Round robin"))
    return made


def published(path: Path, journal: Journal) -> Published:
    """Publish a plan with plain keys, whatever is odd about it."""
    findings = publish_module.inspect_tournament(path, FORMATS, today=TODAY)
    return publish_tournament(
        path,
        Work(lambda: journal),
        custody=Custody(),
        formats=FORMATS,
        acknowledged=[finding.key for finding in findings],
        today=TODAY,
    )


def shared(path: Path, journal: Journal, folder: Path) -> Published:
    """Publish a plan whose keys two of three officials open."""
    findings = publish_module.inspect_tournament(path, FORMATS, today=TODAY)
    return publish_tournament(
        path,
        Work(lambda: journal),
        custody=Custody(sharing=TWO_OF_THREE),
        sheets_folder=folder,
        formats=FORMATS,
        acknowledged=[finding.key for finding in findings],
        today=TODAY,
    )


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seal without the work of a passphrase, which is beside the point here."""
    monkeypatch.setattr(publish_module, "seal", lambda content, **_how: b"sealed " + content)
    monkeypatch.setattr(publish_module, "try_seal", lambda *_words: True)


@pytest.fixture
def dying(monkeypatch: pytest.MonkeyPatch, path: Path, journal: Journal, tmp_path: Path) -> Path:
    """A publishing with sheets that died when all was there but the hash in the plan; the sheets' folder."""
    sheets = tmp_path / "sheets"
    sheets.mkdir()

    def die(*_words: object) -> None:
        raise Died

    with monkeypatch.context() as patched:
        patched.setattr(publish_module, "save_plan", die)
        patched.setattr(publish_module, "_withdraw", lambda *_words: None)
        with suppress(Died):
            shared(path, journal, sheets)
    assert names(path.parent) == [
        ".cup.sqd.publishing",
        "cup.commit.json",
        "cup.sqd",
        "cup.sqd.bak",
        "cup.sqk.age",
    ]
    assert names(sheets) == ["cup-share-1.txt", "cup-share-2.txt", "cup-share-3.txt"]
    return sheets


def names(folder: Path) -> list[str]:
    """Return what lies in a folder."""
    return sorted(one.name for one in folder.iterdir())


def test_the_next_publishing_clears_up(
    path: Path, journal: Journal, dying: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keys, commitment and sheets that were never bound are replaced, and the new ones open."""
    monkeypatch.setattr(publish_module, "seal", age.seal)
    monkeypatch.setattr(publish_module, "try_seal", keys_module.try_seal)
    before = {one.name: one.read_bytes() for one in dying.iterdir()}
    made = shared(path, journal, dying)
    assert "was interrupted" in made.interrupted
    assert all(f"“{name}”" in made.interrupted for name in (*before, "cup.sqk.age", "cup.commit.json"))
    assert names(path.parent) == ["cup.commit.json", "cup.log.jsonl", "cup.sqd", "cup.sqd.bak", "cup.sqk.age"]
    assert all(one.read_bytes() != before[one.name] for one in dying.iterdir())
    words = [read_share_sheet(dying / f"cup-share-{number}.txt") for number in (1, 3)]
    keys = open_keys(made.tournament, Unlock(combine_shares(words)))
    assert keys.digest() == open_tournament(path).plan.keys_hash


def test_a_publishing_that_fails_says_what_it_removed(
    path: Path, journal: Journal, dying: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was done is told, come what may; without anything to tell nothing is added."""

    def refused(*_words: object) -> None:
        raise CannotWrite(path, "full")

    monkeypatch.setattr(publish_module, "save_plan", refused)
    with pytest.raises(CannotWrite, match=r"was interrupted.*“cup-share-1\.txt”"):
        shared(path, journal, dying)
    with pytest.raises(CannotWrite) as caught:
        shared(path, journal, dying)
    assert "cut off" not in str(caught.value)


def test_what_was_hidden_still_goes_as_well(path: Path, journal: Journal) -> None:
    """The keys had their name, the commitment had not: whatever way of sealing comes next, no trace stays."""
    child = os.fork()
    if child == 0:
        give = delivery._GIVE[Way.LINK]

        def killing(part: Path, target: Path) -> None:
            if target.suffix == ".sqk":
                os.kill(os.getpid(), signal.SIGKILL)
            give(part, target)

        delivery._GIVE[Way.LINK] = killing
        published(path, journal)
    os.waitpid(child, 0)
    assert [name for name in names(path.parent) if ".part-" in name]
    made = shared(path, journal, path.parent)
    assert "“cup.commit.json”" in made.interrupted
    assert not [name for name in names(path.parent) if name.startswith(".")]


def test_another_way_of_sealing_clears_up_as_well(path: Path, journal: Journal, dying: Path) -> None:
    """Whatever the keys are sealed with now, no key and no commitment stays of what died."""
    published(path, journal)
    assert names(path.parent) == ["cup.commit.json", "cup.log.jsonl", "cup.sqd", "cup.sqd.bak", "cup.sqk"]
    assert len(names(dying)) == 3


@pytest.mark.parametrize("name", ["other.sqd", "cup.sqd.bak", "COPY.SQD.BAK"])
def test_keys_that_a_plan_tells_of_are_never_removed(
    path: Path, journal: Journal, dying: Path, name: str
) -> None:
    """Where any plan in the folder, or the copy kept of one, holds their hash, they and the sheets stay."""
    hash_line = (path.parent / ".cup.sqd.publishing").read_bytes().splitlines()[1] + b"\n"
    (path.parent / name).write_bytes(b"TN Other\nDI x\nSN 1:4:zz:Other\n" + hash_line)
    (path.parent / "broken.sqd").write_bytes(b"\0")
    before = {one: one.read_bytes() for folder in (path.parent, dying) for one in folder.iterdir()}
    del before[path.parent / ".cup.sqd.publishing"]
    for again in (lambda: shared(path, journal, dying), lambda: published(path, journal)):
        with pytest.raises(AlreadyExists):
            again()
        assert {one: one.read_bytes() for one in before} == before
    assert open_tournament(path).plan.stage is PlanStage.PLANNED


def test_keys_that_were_used_are_never_removed(path: Path, journal: Journal, dying: Path) -> None:
    """Where the journal tells of more than that publishing began, they stay."""
    tournament = open_tournament(path)
    keys_hash = (path.parent / ".cup.sqd.publishing").read_text().splitlines()[1][3:]
    plan = replace(tournament.plan, keys_hash=keys_hash)
    bound = replace(tournament, description=tournament.description.with_plan(plan))
    note_step(bound, journal, NoteKind.VALUED, "5")
    with pytest.raises(AlreadyExists):
        shared(path, journal, dying)
    assert (path.parent / "cup.sqk.age").exists()


def test_files_of_somebody_else_stay(path: Path, journal: Journal, dying: Path) -> None:
    """A file of such a name that does not hold what was made is left alone."""
    (path.parent / "cup.sqk.age").write_bytes(b"keep")
    (dying / "cup-share-1.txt").unlink()
    (dying / "cup-share-1.txt").mkdir()
    with pytest.raises(AlreadyExists):
        shared(path, journal, dying)
    assert (path.parent / "cup.sqk.age").read_bytes() == b"keep"
    assert (dying / "cup-share-1.txt").is_dir()


@pytest.mark.parametrize(
    "trace",
    [
        b"",
        b"\xff",
        b"bigdeal-gui publishing 3\nKH %b\n" % (b"0" * 64),
        b"bigdeal-gui publishing 2\nKH %b\n%b  ../keep\n" % (b"0" * 64, b"1" * 64),
        b"x" * 70_000,
    ],
)
def test_a_trace_that_makes_no_sense_removes_nothing(path: Path, journal: Journal, trace: bytes) -> None:
    """A trace that is damaged, or of a newer program, is passed over, and publishing goes on."""
    (path.parent / ".cup.sqd.publishing").write_bytes(trace)
    published(path, journal)
    assert ".cup.sqd.publishing" not in names(path.parent)


def test_a_trace_names_no_other_file(path: Path, journal: Journal) -> None:
    """Whoever forges a trace can have nothing removed but keys, commitment and sheets."""
    content = b"keep"
    (path.parent / "diary.txt").write_bytes(content)
    begin_publish_trace(open_tournament(path), "0" * 64, {"diary.txt": content}, journal)
    published(path, journal)
    assert (path.parent / "diary.txt").read_bytes() == content


def test_a_trace_counts_under_this_users_seal_alone(
    path: Path, journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A trace that another computer sealed, that was changed, or that is another user's removes nothing."""
    tournament, file = open_tournament(path), path.parent / "cup.sqk.age"
    file.write_bytes(b"keep")
    elsewhere = open_journal(tmp_path / "elsewhere" / "journal.sqlite3")
    begin_publish_trace(tournament, "0" * 64, {file.name: b"keep"}, elsewhere)
    clear_up_publishing(tournament, [], journal)
    begin_publish_trace(tournament, "0" * 64, {file.name: b"other"}, journal)
    trace = tournament.layout.trace.read_text("utf-8")
    digests = [hashlib.sha256(content).hexdigest() for content in (b"other", b"keep")]
    tournament.layout.trace.write_text(trace.replace(*digests), "utf-8")
    clear_up_publishing(tournament, [], journal)
    begin_publish_trace(tournament, "0" * 64, {file.name: b"keep"}, journal)
    with monkeypatch.context() as patched:
        patched.setattr(disk, "is_of_this_user", lambda _path: False)
        clear_up_publishing(tournament, [], journal)
    assert file.read_bytes() == b"keep"
    clear_up_publishing(tournament, [], journal)
    assert not file.exists()


def test_a_folder_that_cannot_be_listed_removes_nothing(
    path: Path, journal: Journal, dying: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nobody can tell which plans lie there, everything stays."""

    def refuse(_folder: Path) -> list[str]:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(disk, "names_in", refuse)
    clear_up_publishing(open_tournament(path), [dying], journal)
    assert (path.parent / "cup.sqk.age").exists()
    assert len(names(dying)) == 3


def test_the_trace_is_gone_once_the_plan_is_published(path: Path, journal: Journal) -> None:
    """Even one that was left when the program died behind its last write goes with the next step."""
    published(path, journal)
    (path.parent / ".cup.sqd.publishing").write_bytes(b"left")
    set_plan_value(path, "5", journal=journal)
    assert names(path.parent) == ["cup.commit.json", "cup.log.jsonl", "cup.sqd", "cup.sqd.bak", "cup.sqk"]


def test_a_plan_taken_back_keeps_its_keys(path: Path, journal: Journal) -> None:
    """Whoever copies an older plan over a published one loses no key by publishing again."""
    older = path.read_bytes()
    published(path, journal)
    keys = path.with_name("cup.sqk").read_bytes()
    path.write_bytes(older)
    with pytest.raises(AlreadyExists):
        published(path, journal)
    assert path.with_name("cup.sqk").read_bytes() == keys


def test_what_cannot_be_taken_back_is_cleared_up_later(
    path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that refuses the plan, and then to let go of the keys, leaves them to the next publishing."""
    real = plan_files.disk.replace_own

    def refuse(target: Path, data: bytes, system: Disk) -> None:
        if target == path:
            raise PermissionError(13, "Permission denied")
        real(target, data, system)

    def hold(self: Path, missing_ok: bool = False) -> None:  # noqa: FBT001, FBT002 - as pathlib has it
        if self.name == "cup.sqk":
            raise PermissionError(13, "Permission denied")
        unlink(self, missing_ok)

    unlink = Path.unlink
    with monkeypatch.context() as patched:
        patched.setattr(plan_files.disk, "replace_own", refuse)
        patched.setattr(Path, "unlink", hold)
        with pytest.raises(CannotWrite):
            published(path, journal)
    assert names(path.parent) == [".cup.sqd.publishing", "cup.sqd", "cup.sqd.bak", "cup.sqk"]
    published(path, journal)
    assert names(path.parent) == ["cup.commit.json", "cup.log.jsonl", "cup.sqd", "cup.sqd.bak", "cup.sqk"]
