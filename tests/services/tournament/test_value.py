"""Setting a value that proves itself: the promised round of drand, and what counts without it."""

from __future__ import annotations

import json
import zipfile
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.storage import AlreadyExists, StorageError
from bigdeal_gui.errors.tournament import (
    AnotherRound,
    PackNotProved,
    RoundNotSigned,
    StepNotAllowed,
    ValueNotAsPromised,
)
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.services.tournament import value as value_module
from bigdeal_gui.services.tournament.deal import DealingOrder, deal_sessions
from bigdeal_gui.services.tournament.keys import Custody, open_keys
from bigdeal_gui.services.tournament.notes import NoteKind
from bigdeal_gui.services.tournament.plan import (
    add_phase,
    begin_practice,
    begin_tournament,
    open_tournament,
    set_plan_source,
)
from bigdeal_gui.services.tournament.publish import inspect_tournament, publish_tournament
from bigdeal_gui.services.tournament.record import tournament_record
from bigdeal_gui.services.tournament.reveal import reveal_tournament
from bigdeal_gui.services.tournament.sheet import write_publication_sheet
from bigdeal_gui.services.tournament.value import set_plan_round, set_plan_value
from bigdeal_gui.services.tournament.verify import verify_tournament_files
from bigdeal_gui.services.work import Work
from bigdeal_gui.tournament.plan import new_phase
from bigdeal_gui.tournament.sessions import SessionId
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.tournament.value.known_rules import known_rule
from bigdeal_gui.tournament.value.round_rule import RoundRule
from bigdeal_gui.tournament.value.sources import SourceRule
from bigdeal_gui.tournament.verdict.lists import VerdictWord
from bigdeal_gui.tournament.verdict.statements import Played, Statements
from tests.paper.tagged import spoken
from tests.services.tournament.verdict_cups import ROUND_RULE, ROUNDS

if TYPE_CHECKING:
    from pathlib import Path

    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.tournament.plan import Tournament

FORMATS = parse_formats("pbn")
BEFORE = datetime(2023, 8, 1, tzinfo=UTC)
AFTER = ROUND_RULE.moment + timedelta(hours=1)
NEXT_NOON = datetime(2023, 8, 24, 10, tzinfo=UTC)
"""Noon of the day after, in Frankfurt: no exchange closes before."""
FIRST, OTHER = (drand.read_round(json.dumps(one)) for one in ROUNDS[:2])


def sealed(path: Path, journal: Journal) -> Path:
    """Seal a plan that promises round 1000, weeks before it appears."""
    rule = known_rule(open_tournament(path).plan.source)
    findings = inspect_tournament(path, FORMATS, rule=rule, today=BEFORE.date(), now=BEFORE)
    publish_tournament(
        path,
        Work(lambda: journal),
        custody=Custody(),
        formats=FORMATS,
        rule=rule,
        acknowledged=[finding.key for finding in findings],
        today=BEFORE.date(),
        now=BEFORE,
    )
    return path


@pytest.fixture
def path(folder: Path, journal: Journal) -> Path:
    """Return a sealed plan that promises round 1000."""
    made = begin_tournament(folder / "cup.sqd", "Cup", ROUND_RULE.in_words()).path
    add_phase(made, new_phase(1, "1-4", "rr", "Final"))
    return sealed(made, journal)


def dealt_and_revealed(path: Path, journal: Journal) -> Path:
    """Deal the one session, reveal, and return the pack."""
    keys = open_keys(open_tournament(path))
    folder = open_tournament(path).layout.boards
    order = DealingOrder((SessionId(1, 1),), FORMATS, folder, {})
    folder.mkdir(exist_ok=True)
    work = Work(lambda: journal)
    deal_sessions(path, keys, order, work)
    target = open_tournament(path).layout.pack
    return reveal_tournament(path, keys, target, work, play_is_over=True).target


def test_a_promised_round_proves_itself_to_the_end(path: Path, journal: Journal) -> None:
    """Its randomness is the value, its file goes into the pack, and nobody has to look the value up."""
    made = set_plan_round(path, FIRST, journal=journal)
    assert made.plan.value == FIRST.value
    assert made.layout.round == path.parent / "publish" / "cup.round.json"
    assert drand.read_round(made.layout.round.read_bytes()) == FIRST
    pack = dealt_and_revealed(path, journal)
    with zipfile.ZipFile(pack) as files:
        assert files.read("cup.round.json") == drand.round_json(FIRST)
    digest = json.loads(made.layout.commitment.read_bytes())["digest"]
    said = Statements(digest, before=True, played=Played(is_all=True), no_other_promise=True)
    assert verify_tournament_files([pack], statements=said).lists.word is VerdictWord.PROVED
    assert verify_tournament_files([path], statements=said).lists.word is VerdictWord.PROVED
    assert [note.kind for note in tournament_record(made, journal).notes].count(NoteKind.VALUED) == 1


def test_another_round_is_refused(path: Path, journal: Journal) -> None:
    """It is told which one it is, and which was promised; nothing is written."""
    with pytest.raises(AnotherRound, match="round 1001; round 1000 was promised"):
        set_plan_round(path, OTHER, journal=journal)
    assert_untouched(path)


@pytest.mark.parametrize("part", ["signature", "randomness"])
def test_a_round_that_was_not_signed_is_refused(path: Path, journal: Journal, part: str) -> None:
    """A digit that is another one is enough."""
    changed = getattr(FIRST, part)[:-1] + bytes([getattr(FIRST, part)[-1] ^ 1])
    with pytest.raises(RoundNotSigned):
        set_plan_round(path, replace(FIRST, **{part: changed}), journal=journal)
    assert_untouched(path)


def assert_untouched(path: Path) -> None:
    """Assert that the plan has no value, and no round lies beside it."""
    tournament = open_tournament(path)
    assert tournament.plan.value is None
    assert not tournament.layout.round.exists()


def test_a_round_needs_a_promise(folder: Path, journal: Journal) -> None:
    """Where a closing price was promised, a round is no answer."""
    made = begin_tournament(folder / "dax.sqd", "Cup", ROUND_RULE.or_else.in_words()).path
    add_phase(made, new_phase(1, "1-4", "rr", "Final"))
    sealed(made, journal)
    with pytest.raises(StepNotAllowed, match=r"^The plan does not promise a round"):
        set_plan_round(made, FIRST, journal=journal)


def test_a_round_is_set_once_or_corrected(path: Path, journal: Journal) -> None:
    """The same round again makes the same file; a value that counts otherwise can give way to it."""
    reason = {"as_published": "the relays were gone", "now": NEXT_NOON}
    set_plan_value(path, "15,621.49", journal=journal, **reason)  # type: ignore[arg-type] - both
    with pytest.raises(StepNotAllowed):
        set_plan_round(path, FIRST, journal=journal)
    assert set_plan_round(path, FIRST, journal=journal, is_correction=True).plan.value == FIRST.value
    assert set_plan_round(path, FIRST, journal=journal, is_correction=True).plan.value == FIRST.value


def test_what_counts_otherwise_needs_a_reason_and_the_moment(path: Path, journal: Journal) -> None:
    """Before the round appears nothing can be typed; then only with the reason, which everybody reads."""
    with pytest.raises(StepNotAllowed, match=r"^The promised day is .*nobody can know"):
        set_plan_value(
            path, "15,621.49", journal=journal, as_published="ended", now=AFTER - timedelta(hours=2)
        )
    with pytest.raises(ValueNotAsPromised, match="round 1000 of drand was promised"):
        set_plan_value(path, "15,621.49", journal=journal, now=AFTER)
    with pytest.raises(ValueNotAsPromised):
        set_plan_value(path, FIRST.value, journal=journal, now=AFTER)
    made = set_plan_value(
        path, "15,621.49", journal=journal, as_published="drand ended in May", now=NEXT_NOON
    )
    assert made.plan.value == "1562149"
    report = verify_tournament_files([dealt_and_revealed(path, journal)])
    told = {entry.kind.value for entry in report.lists.chosen}
    assert {"fallback", "deviation"} <= told
    (left,) = (entry for entry in report.lists.left_to_you if entry.kind.value == "value")
    assert "15,621.49" in left.text
    assert "DAX" in left.text


def test_what_counts_otherwise_gives_way_to_the_round(path: Path, journal: Journal) -> None:
    """Where the round is here the network had not ended."""
    set_plan_round(path, FIRST, journal=journal)
    with pytest.raises(StepNotAllowed, match=r"^The promised round is here: “cup\.round\.json”"):
        set_plan_value(
            path, "15,621.49", journal=journal, is_correction=True, as_published="ended", now=NEXT_NOON
        )  # fmt: skip


def test_what_counts_otherwise_waits_for_its_own_day(path: Path, journal: Journal) -> None:
    """The round's moment is not enough: who types a value that nobody can know yet chose it."""
    for now in (AFTER, NEXT_NOON - timedelta(seconds=1)):
        with pytest.raises(
            StepNotAllowed, match="of Thursday 24 August 2023: nobody can know it yet\\. Wait"
        ):
            set_plan_value(path, "15,621.49", journal=journal, as_published="ended", now=now)
    assert_untouched(path)
    made = set_plan_value(path, "15,621.49", journal=journal, as_published="ended", now=NEXT_NOON)
    assert made.plan.value == "1562149"


def test_what_counts_otherwise_in_ones_own_words_may_have_no_day(folder: Path, journal: Journal) -> None:
    """Then the round's moment alone is waited for."""
    rule = RoundRule(1000, SourceRule(None, text="the draw of the lottery"))
    path = begin_tournament(folder / "cup.sqd", "Cup", rule.in_words()).path
    add_phase(path, new_phase(1, "1-4", "rr", "Final"))
    sealed(path, journal)
    assert set_plan_value(path, "7 12", journal=journal, as_published="ended", now=AFTER).plan.value == "7 12"


def test_practice_takes_a_round_or_anything(folder: Path, journal: Journal) -> None:
    """The round is looked at as on the day; any typed value will do."""
    made = begin_practice(folder / "try.sqd", "Try").path
    set_plan_source(made, ROUND_RULE.in_words())
    sealed(made, journal)
    with pytest.raises(AnotherRound):
        set_plan_round(made, OTHER, journal=journal)
    assert set_plan_value(made, "7", journal=journal, now=BEFORE).plan.value == "7"
    assert set_plan_round(made, FIRST, journal=journal, is_correction=True).plan.value == FIRST.value


def test_a_round_that_cannot_be_noted_leaves_nothing(
    path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a value nor a file; nor does a file that is another one give way."""

    def fail(*_given: object) -> Tournament:
        raise StorageError

    with monkeypatch.context() as patch:
        patch.setattr(value_module, "save_plan", fail)
        with pytest.raises(StorageError):
            set_plan_round(path, FIRST, journal=journal)
    assert_untouched(path)
    target = open_tournament(path).layout.round
    target.write_bytes(b"another")
    with pytest.raises(AlreadyExists):
        set_plan_round(path, FIRST, journal=journal)
    assert open_tournament(path).plan.value is None
    assert target.read_bytes() == b"another"


def test_the_round_stays_where_the_plan_cannot_be_read(
    path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The plan may hold its value, and only the file proves that; once it is readable nothing is lost."""
    content = path.read_bytes()

    def fail(*_given: object) -> Tournament:
        path.write_bytes(b"\0")
        raise StorageError

    with monkeypatch.context() as patch:
        patch.setattr(value_module, "save_plan", fail)
        with pytest.raises(StorageError):
            set_plan_round(path, FIRST, journal=journal)
    assert drand.read_round((path.parent / "publish" / "cup.round.json").read_bytes()) == FIRST
    path.write_bytes(content)
    assert set_plan_round(path, FIRST, journal=journal).plan.value == FIRST.value


def test_a_file_that_was_changed_later_makes_no_pack(path: Path, journal: Journal) -> None:
    """The pack is looked at before anybody gets it."""
    made = set_plan_round(path, FIRST, journal=journal)
    made.layout.round.write_bytes(drand.round_json(OTHER))
    with pytest.raises(PackNotProved, match="round 1001"):
        dealt_and_revealed(path, journal)


def test_the_promise_can_be_sealed_an_hour_ahead_at_least(folder: Path) -> None:
    """Later it is refused, and nothing is made."""
    made = begin_tournament(folder / "late.sqd", "Cup", ROUND_RULE.in_words()).path
    add_phase(made, new_phase(1, "1-4", "rr", "Final"))
    (found,) = inspect_tournament(
        made, FORMATS, rule=ROUND_RULE, today=date(2023, 8, 23), now=ROUND_RULE.moment - timedelta(minutes=30)
    )
    assert found.code == "round-too-early"
    assert not (made.parent / "secret").exists()


def test_the_sheet_tells_people_where_the_round_appears(path: Path, journal: Journal) -> None:
    """The moment and the address, which a telephone opens; the program itself never does."""
    made = write_publication_sheet(path, path.parent / "sheet.pdf", journal=journal)
    lines = spoken(made.path.read_bytes())
    assert any(drand.relay_address(1000) in line for line in lines if "Figure" in line)
    assert any("at 15:59:24 UTC" in line for line in lines)
