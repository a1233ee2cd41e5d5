"""Publishing: keys are made, sealed and bound, and the plan is closed."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.journal import JournalBusy
from bigdeal_gui.errors.seals import SealingBroke, SealNeedsKey, WeakPassphrase
from bigdeal_gui.errors.storage import AlreadyExists, CannotRead, CannotWrite, ReadBackDiffers
from bigdeal_gui.errors.tournament import (
    DamagedKeys,
    InvalidValue,
    KeysNotPublished,
    PlanNotReady,
    StepNotAllowed,
)
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.seals.age import is_sealed, new_identity
from bigdeal_gui.seals.shares import TWO_OF_THREE
from bigdeal_gui.services.tournament import keys as keys_module
from bigdeal_gui.services.tournament import plan as plan_files
from bigdeal_gui.services.tournament import publish as publish_module
from bigdeal_gui.services.tournament.keys import (
    Custody,
    Keeping,
    KeptBy,
    Seal,
    Unlock,
    keys_in_content,
    keys_kept_by,
    open_keys,
)
from bigdeal_gui.services.tournament.log_file import TOURNAMENT_KINDS
from bigdeal_gui.services.tournament.notes import NoteKind
from bigdeal_gui.services.tournament.plan import add_phase, new_tournament, open_tournament
from bigdeal_gui.services.tournament.publish import Published, inspect_tournament, publish_tournament
from bigdeal_gui.services.tournament.record import Milestone, note_step, tournament_record
from bigdeal_gui.services.tournament.value import set_plan_value
from bigdeal_gui.services.work import Work
from bigdeal_gui.tournament.commitment import check_commitment, commitment_from_json
from bigdeal_gui.tournament.keys.keys_file import read_keys
from bigdeal_gui.tournament.plan import PlanStage, new_phase
from tests.seals import age_by_hand

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.tournament.value.sources import SourceRule

FORMATS = parse_formats("pbn,dlm")
SOURCE = (
    "Closing value of the Dow Jones Industrial Average (New York Stock Exchange) on Tuesday 14 July 2026; "
    "if closed, the next trading day"
)
TODAY = date(2026, 5, 4)
PHRASE = "wortreich-hecke-lampe-sieben-ufer"


@pytest.fixture
def path(folder: Path) -> Path:
    """Return a plan that is ready to be published."""
    made = folder / "spring.sqd"
    new_tournament(made, "Spring Teams", SOURCE)
    add_phase(made, new_phase(2, "1-6,7-12", "rr", "Round robin"))
    add_phase(made, new_phase(0, "5", "sw", "Swiss"))
    return made


def acknowledged(path: Path) -> set[str]:
    """Return the keys of all warnings about a plan."""
    return {finding.key for finding in inspect_tournament(path, FORMATS, today=TODAY) if not finding.is_error}


def published(
    path: Path, journal: Journal, seal: Seal | None = None, rule: SourceRule | None = None
) -> Published:
    """Publish a plan."""
    return publish_tournament(
        path,
        Work(lambda: journal),
        custody=Custody(seal),
        formats=FORMATS,
        rule=rule,
        acknowledged=acknowledged(path),
        today=TODAY,
    )


def test_publishing_makes_keys_and_binds_them(path: Path, journal: Journal) -> None:
    """Keys, commitment and hash come together, the journal tells of it, and it is said what is secret."""
    done = published(path, journal)
    plan = open_tournament(path).plan
    assert plan.stage is PlanStage.PUBLISHED
    keys = read_keys((path.parent / "spring.sqk").read_bytes())
    assert keys.digest() == plan.keys_hash
    bound = commitment_from_json((path.parent / "spring.commit.json").read_bytes())
    assert check_commitment(bound, plan, keys.digest()) == ()
    assert done.to_publish == (path, path.parent / "spring.commit.json")
    assert done.to_keep_secret == (path.parent / "spring.sqk",)
    assert done.tournament.layout.keys.is_file()
    assert not done.tournament.layout.sealed.is_file()
    (note,) = tournament_record(done.tournament, journal).notes
    assert note.kind is NoteKind.PUBLISHED
    assert tournament_record(done.tournament, journal).milestone(done.tournament.plan) is Milestone.PUBLISHED
    assert path.with_name("spring.sqd.bak").is_file()


def test_sealed_keys_open_for_their_owner_alone(path: Path, journal: Journal) -> None:
    """Keys sealed for a public key open with its secret key, and no plain keys lie about."""
    pair = new_identity()
    done = published(path, journal, Seal(recipients=(pair.recipient,)))
    assert done.to_keep_secret == (path.parent / "spring.sqk.age",)
    assert not (path.parent / "spring.sqk").exists()
    assert is_sealed(done.to_keep_secret[0].read_bytes())
    tournament = open_tournament(path)
    assert tournament.layout.sealed.is_file()
    assert open_keys(tournament, Unlock(identities=(pair.identity,))).digest() == tournament.plan.keys_hash
    with pytest.raises(SealNeedsKey):
        open_keys(tournament)
    assert pair.identity not in repr(Unlock(identities=(pair.identity,)))


def test_a_passphrase_seals_and_was_tried(path: Path, journal: Journal) -> None:
    """Keys sealed with a passphrase open with it, and neither shows it."""
    published(path, journal, Seal(PHRASE))
    tournament = open_tournament(path)
    assert open_keys(tournament, Unlock(PHRASE)).digest() == tournament.plan.keys_hash
    assert PHRASE not in repr(Seal(PHRASE)) + repr(Unlock(PHRASE))


@pytest.mark.parametrize("content", [b"other", b"1,1:" + b"a" * 60 + b"\r\n"])
def test_keys_that_do_not_open_again_are_not_bound(
    path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch, content: bytes
) -> None:
    """Before anything is bound the sealed file is opened again; where it opens otherwise nothing is left."""
    before = path.read_bytes()
    monkeypatch.setattr(keys_module, "open_sealed", lambda *_args, **_words: content)
    with pytest.raises((ReadBackDiffers, DamagedKeys)):
        published(path, journal, Seal(PHRASE))
    assert path.read_bytes() == before
    assert {one.name for one in path.parent.iterdir()} == {path.name, f"{path.name}.bak"}


def test_a_sealed_file_that_is_another_is_not_bound(path: Path, journal: Journal) -> None:
    """What lies on the disk is held against what was sealed, and against the number of public keys."""
    pairs = [new_identity(), new_identity()]
    done = published(path, journal, Seal(recipients=tuple(pair.recipient for pair in pairs)))
    assert not done.is_opened
    assert done.kept == KeptBy(Keeping.RECIPIENTS, 1, 2)
    (sealed_path,) = done.to_keep_secret
    keys = open_keys(done.tournament, Unlock(identities=(pairs[1].identity,)))
    content = sealed_path.read_bytes()
    with pytest.raises(ReadBackDiffers):
        keys_module.try_seal(sealed_path, content + b"x", keys, Seal(recipients=("a", "b")))
    with pytest.raises(ReadBackDiffers):
        keys_module.try_seal(sealed_path, content, keys, Seal(recipients=("a", "b", "c")))
    assert not keys_module.try_seal(sealed_path, content, keys, Seal(recipients=("a", "b", "b")))


def test_who_keeps_the_keys_is_noted_as_everybody_may_know(path: Path, journal: Journal) -> None:
    """The journal keeps how the keys were sealed, the digest, and where the plan lay; no secret."""
    done = published(path, journal, Seal(PHRASE))
    assert done.is_opened
    (note,) = tournament_record(done.tournament, journal).notes
    assert note.more == {"digest": done.digest, "plan": str(path), "kept": "passphrase 0 0"}
    assert KeptBy.of_note(note.more["kept"]) == KeptBy(Keeping.PASSPHRASE)
    assert KeptBy.of_note("by somebody") is None
    assert keys_kept_by(Seal(PHRASE), TWO_OF_THREE) == KeptBy.of_note("shares 2 3")
    assert keys_kept_by(None) == KeptBy(Keeping.PLAIN)


class BreaksOff:
    """A sealer whose process is killed while the seal is made, or where it `seals`, while it is tried."""

    def __init__(self, *, seals: bool) -> None:
        self._seals = seals

    def seal(self, content: bytes, passphrase: str) -> bytes:
        """Seal at once, or break off."""
        if not self._seals:
            raise SealingBroke
        return age_by_hand.written(content, passphrase)

    def open(self, _sealed: bytes, _passphrase: str) -> bytes:
        """Break off."""
        raise SealingBroke


@pytest.mark.parametrize("seals", [False, True])
def test_a_seal_that_breaks_off_publishes_nothing(path: Path, journal: Journal, *, seals: bool) -> None:
    """Whether it is being made or tried: no file is left, the plan is open, and no keys are bound."""
    before, names = path.read_bytes(), set(path.parent.iterdir())
    with pytest.raises(SealingBroke):
        publish_tournament(
            path,
            Work(lambda: journal, sealer=BreaksOff(seals=seals)),
            custody=Custody(Seal(PHRASE)),
            formats=FORMATS,
            acknowledged=acknowledged(path),
            today=TODAY,
        )
    assert path.read_bytes() == before
    assert set(path.parent.iterdir()) == names
    assert tournament_record(open_tournament(path), journal).notes == ()


def test_a_weak_passphrase_publishes_nothing(path: Path, journal: Journal) -> None:
    """Nothing is made before the seal is sure."""
    before = path.read_bytes()
    names = {one.name for one in path.parent.iterdir()}
    with pytest.raises(WeakPassphrase):
        published(path, journal, Seal("short"))
    assert path.read_bytes() == before
    assert {one.name for one in path.parent.iterdir()} == names


def test_errors_block_and_warnings_are_acknowledged(path: Path, journal: Journal) -> None:
    """A plan with errors is not published, nor one with warnings that nobody has looked at."""
    with pytest.raises(PlanNotReady) as caught:
        publish_tournament(
            path.parent / new_tournament(path.parent / "empty.sqd").path.name,
            Work(lambda: journal),
            custody=Custody(),
            formats=FORMATS,
            today=TODAY,
        )
    assert caught.value.problems
    add_phase(path, new_phase(2, "1-6,7-11", "odd", "Odd"))
    warnings = acknowledged(path)
    assert warnings
    with pytest.raises(PlanNotReady):
        publish_tournament(path, Work(lambda: journal), custody=Custody(), formats=FORMATS, today=TODAY)
    published(path, journal)


def test_other_tournaments_of_the_folder_are_inspected(path: Path) -> None:
    """Another plan in the folder, and files lying there, are found; a broken plan is passed over."""
    (path.parent / "broken.sqd").write_bytes(b"\x00")
    calm = inspect_tournament(path, FORMATS, today=TODAY)
    new_tournament(path.parent / "other.sqd", "Other", SOURCE)
    add_phase(path.parent / "other.sqd", new_phase(2, "8", "rr", "Other"))
    assert len(inspect_tournament(path, FORMATS, today=TODAY)) > len(calm)
    (path.parent / "rr1.pbn").write_bytes(b"x")
    assert len(inspect_tournament(path, FORMATS, today=TODAY)) > len(calm) + 1


def test_a_folder_that_cannot_be_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that the system does not list is told."""

    def refuse(_folder: Path) -> list[str]:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(publish_module.disk, "names_in", refuse)
    with pytest.raises(CannotRead):
        inspect_tournament(path, FORMATS)


def test_a_plan_is_published_once(path: Path, journal: Journal) -> None:
    """What is published is not published again."""
    published(path, journal)
    before = {one.name: one.read_bytes() for one in path.parent.iterdir()}
    with pytest.raises(StepNotAllowed, match=r"^The plan is already sealed\."):
        published(path, journal)
    assert {one.name: one.read_bytes() for one in path.parent.iterdir()} == before


def test_a_value_before_the_keys_is_refused(path: Path, journal: Journal) -> None:
    """Keys must be made while nobody knows the value."""
    path.write_bytes(path.read_bytes() + b"DV 5\n")
    with pytest.raises(StepNotAllowed, match=r"^The plan contains an outside value before its keys"):
        published(path, journal)


def test_keys_of_another_are_left_alone(path: Path, journal: Journal) -> None:
    """Keys or a commitment that lie there are not written over."""
    (path.parent / "spring.sqk").write_bytes(b"keep")
    with pytest.raises(AlreadyExists):
        published(path, journal)
    assert (path.parent / "spring.sqk").read_bytes() == b"keep"
    assert open_tournament(path).plan.stage is PlanStage.PLANNED


@pytest.mark.parametrize("where", ["journal", "plan"])
def test_publishing_that_fails_leaves_nothing(
    path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """Where the journal or the plan cannot be written, keys that nobody will miss are removed again."""
    names = {one.name for one in path.parent.iterdir()}
    answers = acknowledged(path)

    def busy(*_args: object) -> None:
        raise JournalBusy(Path("journal"))

    def refuse(_path: Path, _data: bytes, _system: object) -> None:
        raise PermissionError(13, "Permission denied")

    if where == "journal":
        monkeypatch.setattr(type(journal), "record", busy)
    else:
        monkeypatch.setattr(plan_files.disk, "replace_own", refuse)
    with pytest.raises((JournalBusy, CannotWrite)):
        publish_tournament(
            path, Work(lambda: journal), custody=Custody(), formats=FORMATS, acknowledged=answers, today=TODAY
        )
    assert {one.name for one in path.parent.iterdir()} == names
    assert open_tournament(path).plan.stage is PlanStage.PLANNED


def test_publishing_that_fails_behind_its_note_is_taken_back(
    path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the plan cannot be written any more, the journal says that it was not published after all."""

    def refuse(*_given: object) -> None:
        raise CannotWrite(path, "full")

    monkeypatch.setattr(publish_module, "save_plan", refuse)
    answers = acknowledged(path)
    with pytest.raises(CannotWrite):
        publish_tournament(
            path, Work(lambda: journal), custody=Custody(), formats=FORMATS, acknowledged=answers, today=TODAY
        )
    steps = [json.loads(row.payload) for row in journal.rows() if row.kind in TOURNAMENT_KINDS]
    assert [(one["step"], one["text"]) for one in steps] == [("published", ""), ("undone", "published")]


def test_keys_stay_where_the_plan_tells_of_them(
    path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When something fails after the plan was written, the keys are kept: they are bound."""
    real = plan_files.read_file
    answers = acknowledged(path)
    forgotten = []

    def forgetful(one: Path, limit: int) -> bytes:
        content = real(one, limit)
        if b"KH " in content and not forgotten:
            forgotten.append(one)
            return b""
        return content

    monkeypatch.setattr(plan_files, "read_file", forgetful)
    with pytest.raises(ReadBackDiffers):
        publish_tournament(
            path, Work(lambda: journal), custody=Custody(), formats=FORMATS, acknowledged=answers, today=TODAY
        )
    monkeypatch.undo()
    tournament = open_tournament(path)
    assert tournament.plan.stage is PlanStage.PUBLISHED
    assert open_keys(tournament).digest() == tournament.plan.keys_hash


def test_the_value_is_canonical(path: Path, journal: Journal) -> None:
    """A typed value loses blanks and separators, and is written down in plan and journal."""
    published(path, journal)
    done = set_plan_value(path, " 2,345.60 ", journal=journal)
    assert done.plan.value == "234560"
    assert open_tournament(path).plan.stage is PlanStage.VALUED
    assert [(note.kind, note.text) for note in tournament_record(done, journal).notes][1:] == [
        (NoteKind.VALUED, "234560")
    ]
    assert tournament_record(done, journal).milestone(done.plan) is Milestone.VALUED


def test_a_value_comes_after_publishing_and_once(path: Path, journal: Journal) -> None:
    """The value is refused before publishing; a second one has to be called a correction."""
    with pytest.raises(StepNotAllowed, match=r"^The plan is not published"):
        set_plan_value(path, "5", journal=journal)
    with pytest.raises(StepNotAllowed, match=r"^The plan is not published"):
        set_plan_value(path, "5", journal=journal, is_correction=True)
    published(path, journal)
    with pytest.raises(InvalidValue):
        set_plan_value(path, " ", journal=journal)
    set_plan_value(path, "5", journal=journal)
    with pytest.raises(StepNotAllowed, match=r"^The outside value is already"):
        set_plan_value(path, "6", journal=journal)
    assert set_plan_value(path, "6", journal=journal, is_correction=True).plan.value == "6"


def test_a_value_that_was_dealt_from_is_fixed(path: Path, journal: Journal) -> None:
    """When boards may have been seen, delivered or not, not even a correction is taken."""
    published(path, journal)
    tournament = set_plan_value(path, "5", journal=journal)
    note_step(tournament, journal, NoteKind.DEALT)
    assert tournament_record(tournament, journal).milestone(tournament.plan) is Milestone.VALUED
    with pytest.raises(StepNotAllowed, match=r"^Boards have been dealt"):
        set_plan_value(path, "6", journal=journal, is_correction=True)


def test_keys_are_looked_for_beside_the_plan(path: Path, journal: Journal) -> None:
    """Keys that are missing, or of another tournament, are told; the plain ones come first."""
    done = published(path, journal)
    keys_path = path.parent / "spring.sqk"
    (path.parent / "spring.sqk.age").write_bytes(b"not even read")
    assert open_keys(done.tournament).digest() == done.tournament.plan.keys_hash
    (path.parent / "spring.sqk.age").unlink()
    data = keys_path.read_bytes()
    keys_path.write_bytes(data.replace(data[10:20], data[20:30]))
    with pytest.raises(KeysNotPublished):
        open_keys(done.tournament)
    assert len(keys_in_content(keys_path.read_bytes()).by_place) == 3
    keys_path.unlink()
    with pytest.raises(
        StepNotAllowed, match=r"^The keys of this .* Put “spring\.sqk” or “spring\.sqk\.age” into"
    ):
        open_keys(done.tournament)


def test_the_journal_holds_no_key(path: Path, journal: Journal) -> None:
    """What the journal tells of a tournament has its hash and none of its keys."""
    published(path, journal)
    set_plan_value(path, "5", journal=journal)
    record = json.dumps([row.payload for row in journal.rows()])
    keys = read_keys((path.parent / "spring.sqk").read_bytes())
    assert open_tournament(path).plan.keys_hash in record
    assert not [key for key in keys.by_place.values() if key.reveal().decode()[:12] in record]


def test_notes_of_a_plan_that_is_not_published(path: Path, journal: Journal) -> None:
    """A plan without keys has no notes, whatever the journal holds."""
    tournament = open_tournament(path)
    note_step(replace(tournament), journal, NoteKind.DEVIATION, "x")
    assert tournament_record(tournament, journal).notes == ()
    assert tournament_record(tournament, journal).milestone(tournament.plan) is Milestone.PLANNED
