"""The reveal: one public pack, whole or not at all, that proves itself."""

from __future__ import annotations

import hashlib
import json
import os
import stat
import zipfile
from datetime import date
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.services import Cancelled
from bigdeal_gui.errors.storage import AlreadyExists, CannotRead, CannotWrite, FolderMissing
from bigdeal_gui.errors.tournament import KeysNotPublished, PackNotProved, StepNotAllowed
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.resource_files import resource_folder
from bigdeal_gui.seals.age import new_identity
from bigdeal_gui.services import packs as pack_files
from bigdeal_gui.services import verify_page as verify_page_module
from bigdeal_gui.services.packs import text_in_pack
from bigdeal_gui.services.tournament import reveal as reveal_module
from bigdeal_gui.services.tournament.deal import DealingOrder, deal_sessions
from bigdeal_gui.services.tournament.keys import Custody, Seal, Unlock, open_keys
from bigdeal_gui.services.tournament.notices import record_deviation
from bigdeal_gui.services.tournament.plan import add_phase, new_tournament, open_tournament
from bigdeal_gui.services.tournament.publish import announce_plan, inspect_tournament, publish_tournament
from bigdeal_gui.services.tournament.readme import witness_in
from bigdeal_gui.services.tournament.record import Milestone, tournament_record
from bigdeal_gui.services.tournament.reveal import Revealed, reveal_tournament
from bigdeal_gui.services.tournament.value import set_plan_value
from bigdeal_gui.services.tournament.verify import verify_tournament_files
from bigdeal_gui.services.work import CancelToken, Work
from bigdeal_gui.tournament.digest_forms import digest_groups, digest_words
from bigdeal_gui.tournament.keys.keys_file import Keys, new_keys
from bigdeal_gui.tournament.plan import new_phase, parse_asked_boards
from bigdeal_gui.tournament.record_file import Publication, record_from_json
from bigdeal_gui.tournament.sessions import SessionId

if TYPE_CHECKING:
    from pathlib import Path

    from bigdeal_gui.journal.journal import Journal

FORMATS = parse_formats("pbn,dlm")


class Cup:
    """A tournament that was published, valued and dealt here, its keys sealed."""

    def __init__(self, folder: Path, journal: Journal) -> None:
        self.folder = folder
        self.journal = journal
        self.path = folder / "cup.sqd"
        new_tournament(self.path, "Cup", "Closing value of the Nikkei 225 in Tokyo on Tuesday 14 July 2026")
        add_phase(self.path, new_phase(2, "2x4", "rr", "Round robin"))
        add_phase(self.path, new_phase(0, "?", "ko", "Knock-out"))
        pair = new_identity()
        publish_tournament(
            self.path,
            Work(lambda: journal),
            custody=Custody(Seal(recipients=(pair.recipient,))),
            formats=FORMATS,
            acknowledged={finding.key for finding in inspect_tournament(self.path, FORMATS)},
        )
        set_plan_value(self.path, "39,500.12", journal=journal)
        self.keys = open_keys(open_tournament(self.path), Unlock(identities=(pair.identity,)))
        self.told: list[tuple[int, int]] = []
        self.cancel = CancelToken()

    def deal(self, phase: int, *sessions: int, boards: str = "", reason: str = "") -> None:
        """Deal `sessions` of a phase, all where none is named; with a `reason`, their reserve sets."""
        numbers = sessions or open_tournament(self.path).plan.phases[phase - 1].key_sessions
        order = DealingOrder(
            tuple(SessionId(phase, number, bool(reason)) for number in numbers),
            FORMATS,
            self.folder,
            {phase: parse_asked_boards(boards)} if boards else {},
            reason=reason,
        )
        deal_sessions(self.path, self.keys, order, Work(lambda: self.journal, cancel=self.cancel))

    def reveal(self, target: Path, *, play_is_over: bool = True, keys: Keys | None = None) -> Revealed:
        """Make the pack."""
        return reveal_tournament(
            self.path,
            keys or self.keys,
            target,
            Work(
                lambda: self.journal,
                progress=lambda done, total: self.told.append((done, total)),
                cancel=self.cancel,
            ),
            play_is_over=play_is_over,
        )


def milestone(cup: Cup) -> Milestone:
    """Return how far the tournament has come, as this journal tells."""
    tournament = open_tournament(cup.path)
    return tournament_record(tournament, cup.journal).milestone(tournament.plan)


@pytest.fixture
def cup(folder: Path, journal: Journal) -> Cup:
    """Return a tournament whose value is known."""
    return Cup(folder, journal)


def test_a_whole_tournament_ends_in_a_pack_that_proves_itself(cup: Cup, tmp_path: Path) -> None:
    """Published, valued, dealt, with a reserve set and a deviation, and revealed, everything is green."""
    cup.deal(1)
    cup.deal(2, 1, 2, boards="6")
    cup.deal(1, 2, reason="A board was exposed")
    record_deviation(cup.path, "Knock-out 2 was played before 1", journal=cup.journal)
    done = cup.reveal(tmp_path / "cup.zip")
    assert done.names == (
        "cup.sqd",
        "cup.sqk",
        "cup.commit.json",
        "rr1.pbn",
        "rr2.pbn",
        "ko1.pbn",
        "ko2.pbn",
        "rr2reserve.pbn",
        "verify.html",
        "cup.record.json",
        "cup.log.jsonl",
        "README.txt",
        "SHA256SUMS.txt",
    )
    assert cup.told[-1] == (24, 24)
    assert milestone(cup) is Milestone.REVEALED
    report = verify_tournament_files([tmp_path / "cup.zip"])
    assert (report.problems, report.unreadable, report.remarks) == ((), (), ())
    assert {"keys", "plan", "checksums"} <= {entry.kind.value for entry in report.lists.proved}
    assert report.proof is not None
    assert report.proof.board_count == 4 + 4 + 6 + 6 + 4
    assert not cup.path.with_name("cup.sqk").exists()


def test_the_pack_holds_what_was_dealt(cup: Cup, tmp_path: Path) -> None:
    """The boards of the pack are byte for byte the files that were dealt, and the sums are theirs."""
    cup.deal(1)
    cup.reveal(tmp_path / "pack")
    for name in ("rr1.pbn", "rr2.pbn", "cup.sqd", "cup.commit.json"):
        assert (tmp_path / "pack" / name).read_bytes() == (cup.folder / name).read_bytes()
    assert (tmp_path / "pack" / "cup.sqk").read_bytes() == cup.keys.file_bytes()
    sums = (tmp_path / "pack" / "SHA256SUMS.txt").read_text("ascii").splitlines()
    assert len(sums) == 9
    for line in sums:
        digest, _, name = line.partition("  ")
        assert hashlib.sha256((tmp_path / "pack" / name).read_bytes()).hexdigest() == digest


@pytest.mark.parametrize("name", ["cup.zip", "pack"])
def test_everybody_can_read_a_pack(cup: Cup, tmp_path: Path, name: str) -> None:
    """It is made to be given away, as an archive or as a folder."""
    cup.deal(1)
    cup.reveal(tmp_path / name)
    made = [*(tmp_path / name).rglob("*.*")] or [tmp_path / name]
    assert os.name != "posix" or {stat.S_IMODE(path.stat().st_mode) for path in made} == {0o644}


def test_the_page_for_browsers_goes_out_as_it_is(
    cup: Cup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is byte for byte the program's own; a program that was not installed whole names what it lacks."""
    cup.deal(1)
    cup.reveal(tmp_path / "pack")
    kept = (resource_folder() / "verify" / "verify.html").read_bytes()
    assert (tmp_path / "pack" / "verify.html").read_bytes() == kept
    assert hashlib.sha256(kept).hexdigest() in (tmp_path / "pack" / "README.txt").read_text("utf-8")
    assert verify_tournament_files([tmp_path / "pack"]).remarks == ()
    changed = tmp_path / "pack" / "verify.html"
    changed.chmod(0o600)
    changed.write_bytes(kept.replace(b"</html>", b"<!-- always green --></html>"))
    (remark,) = verify_tournament_files([tmp_path / "pack"]).remarks
    assert "“verify.html” among the files is not this program’s page" in remark
    monkeypatch.setattr(verify_page_module, "resource_folder", lambda: tmp_path)
    with pytest.raises(CannotRead, match=r"verify\.html"):
        cup.reveal(tmp_path / "again")


def test_players_are_told_what_to_do(cup: Cup, tmp_path: Path) -> None:
    """The text names source, value, hash, sessions, reserve sets and their reasons, and how to verify."""
    cup.deal(1, 1)
    cup.deal(1, 1, reason="A board was exposed")
    record_deviation(cup.path, "Played on Sunday", journal=cup.journal)
    cup.reveal(tmp_path / "pack")
    text = (tmp_path / "pack" / "README.txt").read_bytes().decode("utf-8")
    plan = open_tournament(cup.path).plan
    for told in (plan.source, "Value: 3950012", plan.keys_hash, "rr1.pbn: Round robin 1/2, boards 1-4"):
        assert str(told) in text
    for told in (
        "reserve sets: A board was exposed",
        "deviation: Played on Sunday",
        "bigdeal verify cup.sqd",
    ):
        assert told in text
    assert "“cup.commit.json” binds" in text
    assert text.replace("\r\n", "").count("\n") == 0


def test_a_plan_of_squaredeal_has_a_pack_too(cup: Cup, tmp_path: Path) -> None:
    """Without a commitment file the pack says that the keys alone are bound."""
    cup.deal(1)
    cup.path.with_name("cup.commit.json").unlink()
    done = cup.reveal(tmp_path / "pack")
    assert "cup.commit.json" not in done.names
    text = (tmp_path / "pack" / "README.txt").read_text("utf-8")
    assert "binds the keys alone" in text
    assert "1. Compare “cup.sqd” with the file that was published before the tournament" in text
    assert "check code" not in text.lower()
    assert "deviation" not in text.lower()


def test_an_archive_is_the_same_whenever_it_is_made(
    cup: Cup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two archives of one tournament and one state of the journal have the same bytes."""
    cup.deal(1)
    monkeypatch.setattr(reveal_module, "note_step", lambda *_words: None)
    cup.reveal(tmp_path / "one.zip")
    cup.reveal(tmp_path / "two.zip")
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "one.zip") as archive:
        assert archive.testzip() is None
        assert {info.external_attr >> 16 for info in archive.infolist()} == {0o644}


@pytest.mark.parametrize("name", ["pack.zip", "pack"])
def test_the_text_names_the_newest_row_of_the_journal(cup: Cup, tmp_path: Path, name: str) -> None:
    """A pack made before counts as delivered though rows came after it; one with a strange row does not."""
    cup.deal(1)
    row = cup.journal.newest_row()
    cup.reveal(tmp_path / name)
    text = text_in_pack(tmp_path / name, "README.txt")
    assert witness_in(text) == row
    assert f"bigdeal journal verify --known {row.sequence} {row.hash.hex()}\r\n".encode() in text
    assert cup.journal.newest_row() != row
    assert cup.reveal(tmp_path / name).target == tmp_path / name
    monkey = text.replace(row.hash.hex().encode(), b"0" * 64)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "README.txt").write_bytes(monkey)
    with pytest.raises(AlreadyExists):
        cup.reveal(tmp_path / "other")


def test_no_text_is_read_of_what_is_no_pack(tmp_path: Path) -> None:
    """What is missing, no archive, packed otherwise, too large or damaged is no text, and no fault."""
    target = tmp_path / "pack.zip"
    assert text_in_pack(target, "README.txt") == b""
    for content, way in ((b"text", zipfile.ZIP_STORED), (bytes(2**20 + 1), zipfile.ZIP_DEFLATED)):
        with zipfile.ZipFile(target, "w", way) as archive:
            archive.writestr("README.txt", content)
        assert text_in_pack(target, "README.txt") == text_in_pack(target, "other") == b""
    whole = target.read_bytes()
    target.write_bytes(whole.replace(bytes(20), bytes(19) + b"x", 1))
    assert text_in_pack(target, "README.txt") == b""
    target.write_bytes(whole[:-10])
    assert text_in_pack(target, "README.txt") == b""
    assert witness_in(b"no row") is None


def test_nothing_is_revealed_before_play_is_over(cup: Cup, tmp_path: Path) -> None:
    """The keys open every session, so somebody has to say that play is over."""
    cup.deal(1)
    with pytest.raises(StepNotAllowed, match=r"^The keys open every session"):
        cup.reveal(tmp_path / "pack", play_is_over=False)
    assert not (tmp_path / "pack").exists()
    assert milestone(cup) is Milestone.DEALT


def test_what_was_dealt_elsewhere_is_revealed_there(cup: Cup, tmp_path: Path) -> None:
    """Where the journal has no session there is nothing to reveal."""
    with pytest.raises(StepNotAllowed, match=r"^This computer’s journal has no session"):
        cup.reveal(tmp_path / "pack")
    assert not (tmp_path / "pack").exists()


def test_other_keys_reveal_nothing(cup: Cup, tmp_path: Path) -> None:
    """Keys that were not published make no pack, and a plan without value neither."""
    cup.deal(1)
    places = dict(cup.keys.by_place)
    places[1, 1], places[1, 2] = places[1, 2], places[1, 1]
    with pytest.raises(KeysNotPublished):
        cup.reveal(tmp_path / "pack", keys=Keys(places))
    data = cup.path.read_bytes()
    cup.path.write_bytes(b"\n".join(line for line in data.split(b"\n") if not line.startswith(b"DV")))
    with pytest.raises(StepNotAllowed, match=r"^The outside value is not"):
        cup.reveal(tmp_path / "pack")


def test_nothing_is_written_over(cup: Cup, tmp_path: Path) -> None:
    """A folder that holds something, a link to one, or an archive that is there stays as it is."""
    cup.deal(1)
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "README.txt").write_bytes(b"keep")
    (tmp_path / "link").symlink_to(tmp_path / "pack")
    (tmp_path / "pack.zip").write_bytes(b"keep")
    for name in ("pack", "link", "pack.zip"):
        with pytest.raises(AlreadyExists):
            cup.reveal(tmp_path / name)
    assert [one.read_bytes() for one in (tmp_path / "pack").iterdir()] == [b"keep"]
    assert (tmp_path / "pack.zip").read_bytes() == b"keep"
    with pytest.raises(FolderMissing):
        cup.reveal(tmp_path / "nowhere" / "pack")


@pytest.mark.parametrize("name", ["pack.zip", "PACK.ZIP", "pack"])
def test_a_pack_whose_note_is_missing_counts_as_delivered(
    cup: Cup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Where the program died between pack and note, revealing again finds the pack and takes the note."""
    cup.deal(1)

    def die(*_words: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(reveal_module, "note_step", die)
        with pytest.raises(KeyboardInterrupt):
            cup.reveal(tmp_path / name)
    assert milestone(cup) is Milestone.DEALT
    assert cup.reveal(tmp_path / name).target == tmp_path / name
    assert milestone(cup) is Milestone.REVEALED
    assert verify_tournament_files([tmp_path / name]).is_ok


def test_a_folder_that_a_dead_program_left_is_taken_again(
    cup: Cup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An empty folder is filled, and stays where that fails; one that cannot be listed is left alone."""
    cup.deal(1)
    (tmp_path / "pack").mkdir()

    def refuse(_folder: Path, _files: object, **_others: object) -> None:
        raise CannotWrite(tmp_path, "No space left on device")

    def unlisted(_folder: Path) -> list[str]:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patched:
        patched.setattr(pack_files, "deliver", refuse)
        with pytest.raises(CannotWrite):
            cup.reveal(tmp_path / "pack")
        patched.setattr(pack_files.disk, "names_in", unlisted)
        patched.setattr(pack_files, "recover_deliveries", lambda _folder, **_key: ())
        with pytest.raises(AlreadyExists):
            cup.reveal(tmp_path / "pack")
    assert (tmp_path / "pack").is_dir()
    cup.reveal(tmp_path / "pack")
    assert verify_tournament_files([tmp_path / "pack"]).is_ok


def test_a_pack_that_fails_leaves_nothing(cup: Cup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the disk refuses half-way, or the work is stopped, there is no pack."""
    cup.deal(1)

    def refuse(_folder: Path, _files: object, **_others: object) -> None:
        raise CannotWrite(tmp_path, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(pack_files, "deliver", refuse)
        with pytest.raises(CannotWrite):
            cup.reveal(tmp_path / "pack")
    assert not (tmp_path / "pack").exists()
    cup.cancel.cancel()
    with pytest.raises(Cancelled):
        cup.reveal(tmp_path / "pack")
    assert not (tmp_path / "pack").exists()
    assert open_tournament(cup.path).layout.sealed.is_file()


def test_a_reveal_can_be_stopped_until_the_pack_is_seen(
    cup: Cup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who stops it when everything is made but the pack finds none, and no note of a reveal."""
    cup.deal(1)
    readme_text = reveal_module.pack_readme

    def stop(*about: object, **more: object) -> str:
        cup.cancel.cancel()
        return readme_text(*about, **more)

    monkeypatch.setattr(reveal_module, "pack_readme", stop)
    with pytest.raises(Cancelled):
        cup.reveal(tmp_path / "pack")
    assert not (tmp_path / "pack").exists()
    assert milestone(cup) is not Milestone.REVEALED


def test_the_record_tells_what_the_journal_tells(cup: Cup, tmp_path: Path) -> None:
    """Where it stood, when the value came, why reserve sets were used and what was done otherwise."""
    announce_plan(cup.path, "Bulletin 1", None, journal=cup.journal, today=date(2999, 1, 1))
    cup.deal(1)
    cup.deal(1, 2, reason="A board was exposed")
    record_deviation(cup.path, "Late", journal=cup.journal)
    cup.reveal(tmp_path / "pack")
    told = record_from_json((tmp_path / "pack" / "cup.record.json").read_bytes())
    assert told.published == (Publication("Bulletin 1", date(2999, 1, 1)),)
    assert told.value is not None
    assert told.value.as_published == ""
    (use,) = told.reserve
    assert (use.phase, use.session, use.boards, use.reason) == (1, 2, (), "A board was exposed")
    assert [deviation.what for deviation in told.deviations] == ["Late"]
    text = " ".join((tmp_path / "pack" / "README.txt").read_text("utf-8").split())
    digest = json.loads((tmp_path / "pack" / "cup.commit.json").read_text("utf-8"))["digest"]
    assert digest_groups(digest) in text
    assert " ".join(digest_words(digest)) in text
    assert "Published, as the organiser says: Bulletin 1, since 2999-01-01" in text
    assert "except within what every check lists" in text
    assert "1. Look up the check code where it stood before the tournament" in text


def test_a_pack_that_does_not_prove_itself_is_not_made(
    cup: Cup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a player will find is looked for before anybody gets the pack."""
    cup.deal(1)
    made = reveal_module.session_pbn
    others = new_keys(open_tournament(cup.path).plan, system_bytes)
    monkeypatch.setattr(
        reveal_module, "session_pbn", lambda plan, _keys, session: made(plan, others, session)
    )
    with pytest.raises(PackNotProved):
        cup.reveal(tmp_path / "cup.zip")
    monkeypatch.setattr(reveal_module, "session_pbn", lambda *_words: b"no boards")
    with pytest.raises(PackNotProved):
        cup.reveal(tmp_path / "cup.zip")
    assert not (tmp_path / "cup.zip").exists()
    assert milestone(cup) is Milestone.DEALT


def test_the_commitment_before_goes_along(cup: Cup, tmp_path: Path) -> None:
    """The pack holds the organiser's promise before this one, where it went along with the plan."""
    earlier = cup.folder / "cup-previous.commit.json"
    earlier.write_bytes((cup.folder / "cup.commit.json").read_bytes())
    cup.deal(1)
    cup.reveal(tmp_path / "pack")
    assert (tmp_path / "pack" / "previous.commit.json").read_bytes() == earlier.read_bytes()
