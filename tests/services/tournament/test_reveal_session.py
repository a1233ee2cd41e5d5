"""The same evening: the pack of one session, what it says of the others, and what is burnt by it."""

from __future__ import annotations

import json
import zipfile
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.services import Cancelled
from bigdeal_gui.errors.storage import AlreadyExists, CannotWrite, LeftoverFiles
from bigdeal_gui.errors.tournament import NoSuchSession, NotAsCommitted, PackNotProved, StepNotAllowed
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.tournament import public_pack
from bigdeal_gui.services.tournament import reveal as module
from bigdeal_gui.services.tournament.deal import DealingOrder, deal_sessions
from bigdeal_gui.services.tournament.interrupted import interrupted_step
from bigdeal_gui.services.tournament.keys import Custody, open_keys
from bigdeal_gui.services.tournament.notes import NoteKind
from bigdeal_gui.services.tournament.notices import record_deviation
from bigdeal_gui.services.tournament.plan import add_phase, new_tournament, open_tournament
from bigdeal_gui.services.tournament.publish import inspect_tournament, publish_tournament
from bigdeal_gui.services.tournament.record import note_step, revealed_sessions, tournament_record
from bigdeal_gui.services.tournament.reveal import reveal_sessions, reveal_tournament, sessions_to_reveal
from bigdeal_gui.services.tournament.value import set_plan_value
from bigdeal_gui.services.tournament.verify import verify_tournament_files
from bigdeal_gui.services.work import CancelToken, Work
from bigdeal_gui.tournament.commitment import Commitment, commitment_from_json, commitment_json
from bigdeal_gui.tournament.keys.keys_file import Keys, new_keys
from bigdeal_gui.tournament.plan import new_phase, parse_asked_boards
from bigdeal_gui.tournament.record_file import record_from_json
from bigdeal_gui.tournament.sessions import SessionId, session_deals
from bigdeal_gui.tournament.verdict.lists import VerdictWord

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.tournament.deal import SessionsDealt
    from bigdeal_gui.services.tournament.record import Record
    from bigdeal_gui.services.tournament.reveal import Revealed

FORMATS = parse_formats("pbn,dlm")


class Cup:
    """A tournament of four evenings, an open phase and a final, published with plain keys and valued."""

    def __init__(self, folder: Path, journal: Journal, name: str = "Cup") -> None:
        self.folder = folder
        self.journal = journal
        self.path = folder / "cup.sqd"
        new_tournament(self.path, name, "Lotto numbers of 14 July 2026")
        add_phase(self.path, new_phase(4, "2x4", "rr", "Round robin"))
        add_phase(self.path, new_phase(0, "3", "sw", "Swiss"))
        add_phase(self.path, new_phase(1, "?", "fin", "Final"))
        publish_tournament(
            self.path,
            Work(lambda: journal),
            custody=Custody(),
            formats=FORMATS,
            acknowledged={finding.key for finding in inspect_tournament(self.path, FORMATS)},
        )
        set_plan_value(self.path, "39,500.12", journal=journal)
        self.keys = open_keys(open_tournament(self.path))
        self.cancel = CancelToken()

    @property
    def record(self) -> Record:
        """What the journal tells."""
        return tournament_record(open_tournament(self.path), self.journal)

    def deal(self, phase: int, *sessions: int, boards: str = "", reason: str = "") -> SessionsDealt:
        """Deal sessions; with a `reason`, their reserve sets."""
        order = DealingOrder(
            tuple(SessionId(phase, number, bool(reason)) for number in sessions),
            FORMATS,
            self.folder,
            {phase: parse_asked_boards(boards)} if boards else {},
            reason=reason,
        )
        return deal_sessions(self.path, self.keys, order, Work(lambda: self.journal, cancel=self.cancel))

    def reveal(
        self,
        *places: tuple[int, int],
        is_over: bool = True,
        keys: Keys | None = None,
        target: Path | None = None,
        told: Collection[tuple[int, int]] = (),
    ) -> tuple[Revealed, ...]:
        """Reveal single sessions."""
        heard = told if isinstance(told, list) else []
        return reveal_sessions(
            self.path,
            keys or self.keys,
            places,
            Work(
                lambda: self.journal,
                progress=lambda done, total: heard.append((done, total)),
                cancel=self.cancel,
            ),
            target=target,
            play_is_over=is_over,
        )

    def reveal_all(self, target: Path) -> Revealed:
        """Reveal everything."""
        return reveal_tournament(
            self.path, self.keys, target, Work(lambda: self.journal, cancel=self.cancel), play_is_over=True
        )


@pytest.fixture
def cup(folder: Path, journal: Journal) -> Cup:
    """Return a tournament of which two evenings are dealt."""
    made = Cup(folder, journal)
    made.deal(1, 1, 2)
    return made


def files_in(pack: Path) -> dict[str, bytes]:
    """Return what is in a pack."""
    with zipfile.ZipFile(pack) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_the_pack_of_an_evening_proves_its_session(cup: Cup) -> None:
    """Key, path and boards of one session; verified by itself, it is true as far as it goes."""
    told: list[tuple[int, int]] = []
    (made,) = cup.reveal((1, 2), told=told)
    assert made.target == cup.folder / "cup-rr2-public.zip"
    assert made.names == (
        "cup.sqd",
        "cup-rr2.key.txt",
        "cup.commit.json",
        "rr2.pbn",
        "verify.html",
        "cup.record.json",
        "cup.log.jsonl",
        "README.txt",
        "SHA256SUMS.txt",
    )
    assert told == [(4, 4)]
    lists = verify_tournament_files([made.target]).lists
    assert lists.word is VerdictWord.OPEN
    assert lists.board_count == 4
    assert [entry.session.title for entry in lists.proved if entry.session] == ["Round robin 2/4"] * 2


def test_nothing_of_any_other_session_is_in_the_pack(cup: Cup) -> None:
    """No other key, no board of another session, no reason that was given for one."""
    cup.deal(1, 1, reason="records were seen")
    cup.deal(1, 2, reason="wet boards")
    record_deviation(cup.path, "Played an hour late", journal=cup.journal)
    cup.reveal((1, 1))
    (made,) = cup.reveal((1, 2))
    files = files_in(made.target)
    for place, key in cup.keys.by_place.items():
        secret = key.reveal()
        inside = [name for name, content in files.items() if secret in content or secret[30:] in content]
        assert inside == (["cup-rr2.key.txt"] if place == (1, 2) else [])
    plan = open_tournament(cup.path).plan
    others = session_deals(plan, cup.keys, SessionId(1, 1), 4)
    assert {"rr2.pbn", "rr2reserve.pbn"} == {name for name in files if name.endswith(".pbn")}
    assert len(others) == 4
    text = files["README.txt"].decode()
    assert "wet boards" in text
    assert "Played an hour late" in text
    assert "records were seen" not in text
    assert "Round robin 1/4" not in text
    record = record_from_json(files["cup.record.json"])
    assert [(use.session, use.reason) for use in record.reserve] == [(2, "wet boards")]
    assert record.revealed == ()
    assert [told.what for told in record.deviations] == ["Played an hour late"]


def test_several_sessions_have_a_pack_each(cup: Cup) -> None:
    """In the order of the plan, named once; each can be checked alone, and all together."""
    made = cup.reveal((1, 2), (1, 1), (1, 2))
    assert [pack.target.name for pack in made] == ["cup-rr1-public.zip", "cup-rr2-public.zip"]
    lists = verify_tournament_files([pack.target for pack in made]).lists
    assert lists.word is VerdictWord.OPEN
    assert lists.contradicted == ()
    assert lists.board_count == 8
    assert [place for place, _note in revealed_sessions(cup.record.notes)] == [(1, 1), (1, 2)]


def test_boards_that_the_plan_left_open_are_those_that_were_dealt(cup: Cup) -> None:
    """A final of “?” is revealed with the boards that this journal knows."""
    cup.deal(3, 1, boards="11-13")
    (made,) = cup.reveal((3, 1))
    lists = verify_tournament_files([made.target]).lists
    assert [entry.boards for entry in lists.proved if entry.boards] == [(11, 12, 13)]


def test_the_reserve_set_is_burnt(cup: Cup) -> None:
    """Nobody may play what anybody can compute; the originals can be made again, and are told of."""
    cup.reveal((1, 1))
    with pytest.raises(StepNotAllowed, match=r"reserve set: Round robin 1/4 \(reserve\)"):
        cup.deal(1, 1, reason="too late")
    again = cup.deal(1, 1, 2)
    assert [session.stem for session in again.revealed] == ["rr1"]
    assert cup.deal(1, 2, reason="still secret").revealed == ()


def test_the_whole_pack_tells_what_was_revealed_before(cup: Cup, tmp_path: Path) -> None:
    """In its text and in its record; every verifier quotes it, and nothing else changes."""
    cup.reveal((1, 2))
    cup.reveal((1, 1))
    made = cup.reveal_all(tmp_path / "cup.zip")
    files = files_in(made.target)
    text = files["README.txt"].decode()
    assert "revealed before" in text
    assert text.index(": Round robin 2/4\r\n") < text.index(": Round robin 1/4\r\n")
    told = json.loads(files["cup.record.json"])["revealed"]
    assert [(one["phase"], one["session"]) for one in told] == [(1, 2), (1, 1)]
    report = verify_tournament_files([made.target])
    assert report.lists.contradicted == ()
    assert "Revealed earlier on their own, according to the organiser: Round robin 2/4, Round robin 1/4." in (
        report.remarks
    )
    with pytest.raises(StepNotAllowed, match=r"^The keys of all sessions have already been revealed"):
        cup.reveal((1, 1))


def test_what_cannot_be_revealed_by_itself(cup: Cup) -> None:
    """Each refusal says why, and nothing is written."""
    for place, why in (
        ((1, 3), "^According to .* Round robin 3/4 has not been dealt"),
        ((2, 0), "^The number of sessions .* one key opens them all"),
    ):
        with pytest.raises(StepNotAllowed, match=why):
            cup.reveal((1, 1), place)
    with pytest.raises(NoSuchSession):
        cup.reveal((4, 1))
    with pytest.raises(StepNotAllowed, match=r"^The key of a session .* when its play is over"):
        cup.reveal((1, 1), is_over=False)
    assert not list(cup.folder.glob("*.zip"))
    assert cup.record.known_keys == frozenset()


def test_nothing_is_revealed_before_the_value(folder: Path, journal: Journal) -> None:
    """A plan whose value is still to come has nothing to be opened."""
    path = folder / "early.sqd"
    new_tournament(path, "Early", "Lotto")
    add_phase(path, new_phase(2, "4", "rr", "Round robin"))
    with pytest.raises(StepNotAllowed):
        sessions_to_reveal(open_tournament(path), journal, [(1, 1)])


def test_a_session_of_which_only_the_reserve_set_was_dealt(cup: Cup) -> None:
    """It is revealed with the boards that were played."""
    cup.deal(1, 4, reason="dealt on the wrong day")
    (made,) = cup.reveal((1, 4))
    assert [session.stem for session in made.sessions] == ["rr4reserve"]
    assert verify_tournament_files([made.target]).lists.contradicted == ()


def first_version(path: Path) -> None:
    """Put a commitment of version 1 in the place of that beside the plan."""
    bound = commitment_from_json(path.read_bytes())
    lines = [
        line.replace("commitment 3", "commitment 1")
        for line in bound.lines
        if not line.startswith(("MR ", "LG ", "PREV "))
    ]
    old = Commitment(tuple(lines), bound.plan, bound.rule, bound.program)
    path.write_bytes(commitment_json(old))


@pytest.mark.parametrize("is_first_version", [True, False])
def test_keys_that_were_bound_together_come_together(
    cup: Cup, monkeypatch: pytest.MonkeyPatch, *, is_first_version: bool
) -> None:
    """Version 1, or no commitment as with SquareDeal: only the whole reveal can prove anything."""
    path = cup.folder / "cup.commit.json"
    if is_first_version:
        first_version(path)
        digest = commitment_from_json(path.read_bytes()).digest
        monkeypatch.setattr(
            "bigdeal_gui.services.tournament.commitment_check.published_digest", lambda *_words: digest
        )
    else:
        path.unlink()
    with pytest.raises(StepNotAllowed, match=r"^What was published binds all keys together"):
        cup.reveal((1, 1))


def test_other_keys_are_refused(cup: Cup) -> None:
    """Keys that were not published prove nothing."""
    others = new_keys(open_tournament(cup.path).plan, system_bytes)
    with pytest.raises(Exception, match="not the keys"):
        cup.reveal((1, 1), keys=others)


def test_a_plan_that_was_changed_is_refused(cup: Cup) -> None:
    """As at every step after publication."""
    cup.path.write_bytes(cup.path.read_bytes().replace(b"TN Cup", b"TN Cap"))
    with pytest.raises(NotAsCommitted):
        cup.reveal((1, 1))


def test_what_does_not_prove_itself_is_not_written(cup: Cup, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pack is looked at as a player will look at it, before anybody gets it."""
    monkeypatch.setattr(
        module, "revealed_key", lambda keys, _place, whole=module.revealed_key: whole(keys, (1, 3))
    )
    whole_bytes = module.revealed_key_bytes
    monkeypatch.setattr(module, "revealed_key_bytes", lambda one: whole_bytes(one)[:-66])
    with pytest.raises(PackNotProved):
        cup.reveal((1, 1))
    assert not list(cup.folder.glob("*.zip"))
    assert cup.record.known_keys == frozenset()


def test_the_same_pack_is_made_once(cup: Cup) -> None:
    """Given again, it counts as made, and stands in the journal once; something else is left alone."""
    (made,) = cup.reveal((1, 1))
    before = made.target.read_bytes()
    cup.reveal((1, 1))
    assert made.target.read_bytes() == before
    kinds = [note.kind for note in tournament_record(open_tournament(cup.path), cup.journal).notes]
    assert kinds.count(NoteKind.SESSION_REVEALED) == 1
    (cup.folder / "cup-rr2-public.zip").write_bytes(b"mine")
    with pytest.raises(AlreadyExists):
        cup.reveal((1, 2))
    assert (1, 2) not in cup.record.known_keys


def test_one_pack_can_go_elsewhere(cup: Cup, tmp_path: Path) -> None:
    """Into an archive or a folder that was named."""
    (made,) = cup.reveal((1, 1), target=tmp_path / "tonight")
    assert (tmp_path / "tonight" / "cup-rr1.key.txt").is_file()
    lists = verify_tournament_files([made.target]).lists
    assert lists.contradicted == ()
    beside = verify_tournament_files([made.target / "cup.sqd"]).lists
    assert beside.proved == lists.proved[: len(beside.proved)]
    assert len(beside.proved) == len(lists.proved) - 1, "all but the list of checksums"


def test_stopped_before_anything_is_seen(cup: Cup) -> None:
    """Nothing is written, and no key counts as known."""
    cup.cancel.cancel()
    with pytest.raises(Cancelled):
        cup.reveal((1, 1))
    assert cup.record.known_keys == frozenset()


@pytest.mark.parametrize("is_seen", [True, False])
def test_a_disk_that_fails(cup: Cup, monkeypatch: pytest.MonkeyPatch, *, is_seen: bool) -> None:
    """What nobody can have seen is taken back; what may be there keeps its reserve set burnt."""
    error: Exception = (
        LeftoverFiles(("cup-rr1-public.zip",)) if is_seen else CannotWrite(cup.folder, "it is full")
    )

    def fail(_target: Path, _files: object, before: object, **_more: object) -> None:
        assert callable(before)
        before()
        raise error

    monkeypatch.setattr(public_pack, "deliver_pack", fail)
    with pytest.raises(type(error)):
        cup.reveal((1, 1))
    record = cup.record
    assert record.revealing == (((1, 1),) if is_seen else ())
    assert revealed_sessions(record.notes) == ()
    if is_seen:
        with pytest.raises(StepNotAllowed, match="reserve set"):
            cup.deal(1, 1, reason="too late")
    else:
        cup.deal(1, 1, reason="in time")


def test_a_reveal_that_died_is_known_and_ended_by_the_next(cup: Cup) -> None:
    """Between its note and its pack: the reserve set counts as known until the pack is there."""
    tournament = open_tournament(cup.path)
    (session,) = sessions_to_reveal(tournament, cup.journal, [(1, 1)])
    note_step(tournament, cup.journal, NoteKind.REVEALING, "cup-rr1-public.zip", session.dealt)
    assert cup.record.revealing == ((1, 1),)
    assert cup.record.known_keys == {(1, 1)}
    cup.reveal((1, 1))
    assert cup.record.revealing == ()
    assert cup.record.known_keys == {(1, 1)}


def test_a_failure_after_a_death_takes_only_its_own_note_back(
    cup: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What died before may have been seen, whatever becomes of the next try."""
    tournament = open_tournament(cup.path)
    (session,) = sessions_to_reveal(tournament, cup.journal, [(1, 1)])
    note_step(tournament, cup.journal, NoteKind.REVEALING, "cup-rr1-public.zip", session.dealt)

    def fail(_target: Path, _files: object, before: object, **_more: object) -> None:
        assert callable(before)
        before()
        raise CannotWrite(cup.folder, "it is full")

    monkeypatch.setattr(public_pack, "deliver_pack", fail)
    with pytest.raises(CannotWrite):
        cup.reveal((1, 1))
    assert cup.record.revealing == ((1, 1),)


def test_a_burnt_reserve_set_is_not_missing(cup: Cup, monkeypatch: pytest.MonkeyPatch) -> None:
    """A dealing of reserve sets that was broken off asks only for those that are still secret."""

    class Death(BaseException):
        """The power failed."""

    def die(*_words: object, **_more: object) -> None:
        raise Death

    monkeypatch.setattr("bigdeal_gui.services.tournament.deal.deal_session", die)
    monkeypatch.setattr("bigdeal_gui.services.tournament.deal.suppress", lambda *_errors: die())
    with pytest.raises(Death):
        cup.deal(1, 1, 2, reason="wet boards")
    monkeypatch.undo()
    begun = cup.record.begun
    assert begun is not None
    assert len(begun.sessions) == 2
    cup.reveal((1, 1))
    begun = cup.record.begun
    assert begun is not None
    assert begun.sessions == (SessionId(1, 2, is_reserve=True),)
    assert interrupted_step(open_tournament(cup.path), cup.record) is not None
    cup.reveal((1, 2))
    assert cup.record.begun is None


def test_practice_is_revealed_under_its_name(folder: Path, journal: Journal) -> None:
    """PRACTICE stands in the names of packs and keys once, and the verdict says it."""
    cup = Cup(folder, journal, "PRACTICE Cup")
    cup.path = cup.path.rename(folder / "PRACTICE-cup.sqd")
    for name in ("sqk", "commit.json"):
        (folder / f"cup.{name}").rename(folder / f"PRACTICE-cup.{name}")
    plan = open_tournament(cup.path).plan
    stem = plan.phases[0].file_stem(1)
    cup.deal(1, 1)
    (made,) = cup.reveal((1, 1))
    assert made.target.name == f"PRACTICE-cup-{stem.removeprefix('PRACTICE-')}-public.zip"
    assert "practice" in {entry.kind.value for entry in verify_tournament_files([made.target]).lists.chosen}
