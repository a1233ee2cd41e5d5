"""What is bound is held at every step, each publication names the one before, and where it stands is told."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.tournament import (
    DamagedCommitment,
    InvalidField,
    NotAsCommitted,
    StepNotAllowed,
    ValueNotAsPromised,
)
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.services.tournament import notices as notices_module
from bigdeal_gui.services.tournament import publish as publish_module
from bigdeal_gui.services.tournament.chain import known_promises, last_published
from bigdeal_gui.services.tournament.commitment_check import bound_commitment, published_digest
from bigdeal_gui.services.tournament.deal import DealingOrder, deal_sessions
from bigdeal_gui.services.tournament.keys import Custody, open_keys
from bigdeal_gui.services.tournament.notes import AS_PUBLISHED, NoteKind
from bigdeal_gui.services.tournament.notices import record_deviation
from bigdeal_gui.services.tournament.plan import add_phase, new_tournament, open_tournament
from bigdeal_gui.services.tournament.publish import (
    Published,
    announce_plan,
    inspect_tournament,
    plan_announcements,
    publish_tournament,
)
from bigdeal_gui.services.tournament.record import note_step, tournament_record
from bigdeal_gui.services.tournament.reveal import reveal_tournament
from bigdeal_gui.services.tournament.status import read_tournament_status
from bigdeal_gui.services.tournament.value import set_plan_value
from bigdeal_gui.services.work import Work
from bigdeal_gui.tournament.commitment import commitment_json, make_commitment
from bigdeal_gui.tournament.plan import new_phase
from bigdeal_gui.tournament.sessions import SessionId
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, SourceRule

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bigdeal_gui.journal.journal import Journal

FORMATS = parse_formats("pbn")
TODAY = date(2026, 5, 4)
RULE = SourceRule(date(2026, 7, 14), (KNOWN_SOURCES[0],))
EARLY, LATE = (datetime(2026, 7, 14, *clock, tzinfo=UTC) for clock in ((15, 59), (16, 0)))
"""Before noon in New York nothing is closed."""


def sealed(folder: Path, journal: Journal, name: str = "cup", rule: SourceRule | None = None) -> Published:
    """Publish a new tournament with plain keys."""
    path = folder / f"{name}.sqd"
    new_tournament(path, name.title(), rule.in_words() if rule else "Lotto numbers of 14 July")
    add_phase(path, new_phase(2, "1-2,3-4", f"{name}rr", "Round robin"))
    findings = inspect_tournament(path, FORMATS, rule=rule, today=TODAY)
    return publish_tournament(
        path,
        Work(lambda: journal),
        custody=Custody(),
        formats=FORMATS,
        rule=rule,
        acknowledged=[finding.key for finding in findings],
        today=TODAY,
    )


def deal(path: Path, journal: Journal) -> None:
    """Deal the first session."""
    keys = open_keys(open_tournament(path))
    order = DealingOrder((SessionId(1, 1),), FORMATS, path.parent)
    deal_sessions(path, keys, order, Work(lambda: journal))


def pack(path: Path, journal: Journal) -> None:
    """Reveal."""
    reveal_tournament(
        path,
        open_keys(open_tournament(path)),
        path.parent / "pack.zip",
        Work(lambda: journal),
        play_is_over=True,
    )


def names(folder: Path) -> list[str]:
    """Return what lies in a folder."""
    return sorted(one.name for one in folder.iterdir())


def test_each_publication_names_the_one_before(folder: Path, journal: Journal) -> None:
    """The first says so; the next has its digest, and the commitment itself goes along."""
    assert last_published(journal) is None
    first = sealed(folder, journal, "cup")
    assert bound_commitment(first.tournament).previous is None  # type: ignore[union-attr] - it is there
    second = sealed(folder, journal, "final")
    bound = bound_commitment(second.tournament)
    assert bound is not None
    assert bound.previous == first.digest
    copied = folder / "final-previous.commit.json"
    assert copied in second.to_publish
    assert copied.read_bytes() == first.tournament.layout.commitment.read_bytes()
    assert published_digest(second.tournament, journal) == bound.digest


def test_a_row_without_a_digest_has_none(folder: Path, journal: Journal) -> None:
    """The journals of earlier versions tell that a plan was sealed, not by which digest."""
    tournament = new_tournament(folder / "old.sqd", "Old cup", "Lotto")
    assert published_digest(tournament, journal) == ""
    note_step(tournament, journal, NoteKind.PUBLISHED)
    assert published_digest(tournament, journal) == ""


def test_where_the_one_before_is_gone_its_digest_is_known(folder: Path, journal: Journal) -> None:
    """The journal keeps the digest; a commitment that was lost, or changed, does not go along."""
    first = sealed(folder, journal, "cup")
    first.tournament.layout.commitment.write_bytes(b"{}")
    second = sealed(folder, journal, "final")
    first.tournament.path.unlink()
    third = sealed(folder, journal, "pairs")
    assert bound_commitment(second.tournament).previous == first.digest  # type: ignore[union-attr] - it is there
    assert bound_commitment(third.tournament).previous == second.digest  # type: ignore[union-attr] - it is there
    assert "final-previous.commit.json" not in names(folder)


def test_promises_for_an_event_of_this_name_are_known(folder: Path, journal: Journal) -> None:
    """However its name is written; before publishing they are asked about, and do not stop a script."""
    assert known_promises(journal, "Cup") == ()
    first = sealed(folder, journal, "cup")
    name = first.tournament.plan.name
    (known,) = known_promises(journal, f" {name.upper()}!")
    assert known.key == "known-promise"
    assert not known.is_error
    assert next(iter(journal.rows())).time[:4] in known.text
    assert known_promises(journal, f"{name} of another town") == ()
    (folder / "again").mkdir()
    sealed(folder / "again", journal)
    assert known_promises(journal, name) == (known,)  # a day is said once
    again = folder / "again" / "again.sqd"
    new_tournament(again, name, "Lotto")
    add_phase(again, new_phase(1, "2", "t", "Again"))
    status = read_tournament_status(again, journal, FORMATS, TODAY)
    assert "known-promise" in [finding.key for finding in status.warnings]


def test_practice_and_what_failed_are_no_links(
    folder: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tournament for trying out, one that failed, and one whose program died are passed over."""
    first = sealed(folder, journal, "cup")
    practice = folder / "try.sqd"
    new_tournament(practice, "PRACTICE Cup", "Lotto")
    add_phase(practice, new_phase(1, "2", "t", "Try"))
    keys = [finding.key for finding in inspect_tournament(practice, FORMATS, today=TODAY)]
    publish_tournament(practice, Work(lambda: journal), custody=Custody(), formats=FORMATS, acknowledged=keys)

    with monkeypatch.context() as patched:
        patched.setattr(publish_module, "save_plan", lambda *_words: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            sealed(folder, journal, "failed")
        patched.setattr(publish_module, "_withdraw", lambda *_words: False)
        with pytest.raises(ZeroDivisionError):
            sealed(folder, journal, "dead")
    link = last_published(journal)
    assert link is not None
    assert link.digest == first.digest


def test_what_died_is_taken_back_by_the_next_publishing(
    folder: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The note of a publishing that died is undone where its remains are cleared up."""
    with monkeypatch.context() as patched:
        patched.setattr(publish_module, "save_plan", lambda *_words: 1 / 0)
        patched.setattr(publish_module, "_withdraw", lambda *_words: False)
        with pytest.raises(ZeroDivisionError):
            sealed(folder, journal, "cup")
    path = folder / "cup.sqd"
    keys = [finding.key for finding in inspect_tournament(path, FORMATS, today=TODAY)]
    publish_tournament(path, Work(lambda: journal), custody=Custody(), formats=FORMATS, acknowledged=keys)
    steps = [row.payload for row in journal.rows() if '"undone"' in row.payload]
    assert len(steps) == 1


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda path: path.write_bytes(path.read_bytes().replace(b"SN 2:", b"SN 3:")), "number of sessions"),
        (lambda path: path.write_bytes(path.read_bytes().replace(b"Lotto", b"Toto!")), "source of the"),
    ],
)
def test_a_plan_changed_by_hand_is_found_at_the_next_step(
    folder: Path, journal: Journal, change: Callable[[Path], object], words: str
) -> None:
    """Every step stops, writes nothing, and names what was changed."""
    path = sealed(folder, journal).tournament.path
    set_plan_value(path, "3 7 9", journal=journal)
    change(path)
    before, rows = names(folder), len(list(journal.rows()))
    for step in (
        lambda: set_plan_value(path, "1 2 3", journal=journal, is_correction=True),
        lambda: deal(path, journal),
        lambda: record_deviation(path, "late", journal=journal),
        lambda: announce_plan(path, "Bulletin", None, journal=journal, today=TODAY),
        lambda: pack(path, journal),
    ):
        with pytest.raises(NotAsCommitted, match=words):
            step()
    assert names(folder) == before
    assert len(list(journal.rows())) == rows


def test_a_commitment_made_anew_is_found_by_the_journal(folder: Path, journal: Journal) -> None:
    """Who changes plan and commitment alike is found where the plan was sealed; damage is told as such."""
    done = sealed(folder, journal)
    path = done.tournament.path
    keys = open_keys(open_tournament(path))
    path.write_bytes(path.read_bytes().replace(b"SN 2:1-2,3-4", b"SN 2:1-2,3-5"))
    plan = open_tournament(path).plan
    forged = make_commitment(plan, rule=None, keys_root=keys.root(), previous=None, program="bigdeal-gui 1")
    done.tournament.layout.commitment.write_bytes(commitment_json(forged))
    with pytest.raises(NotAsCommitted, match="not the one in this computer’s journal"):
        set_plan_value(path, "3 7 9", journal=journal)
    done.tournament.layout.commitment.write_bytes(b"{}")
    with pytest.raises(DamagedCommitment):
        set_plan_value(path, "3 7 9", journal=journal)
    done.tournament.layout.commitment.unlink()
    assert set_plan_value(path, "3 7 9", journal=journal).plan.value == "3 7 9"


def test_where_it_stands_is_told_and_kept(folder: Path, journal: Journal) -> None:
    """Places and days go into the journal as they were told, and impossible days are refused."""
    done = sealed(folder, journal)
    path, today = done.tournament.path, date.fromisoformat(journal.today().replace(".", "-"))
    assert plan_announcements(tournament_record(done.tournament, journal).notes) == ()
    announce_plan(path, "  Bulletin 1,  web page ", None, journal=journal, today=today)
    announce_plan(path, "Notice board", today, journal=journal, today=today)
    assert plan_announcements(tournament_record(done.tournament, journal).notes) == (
        ("Bulletin 1, web page", today),
        ("Notice board", today),
    )
    for where, since, words in (
        (" ", today, "place of publication is not valid: it is empty"),
        ("Board", date(2999, 1, 1), "still in the future"),
        ("Board", date(2020, 1, 1), "was not sealed until"),
    ):
        with pytest.raises(InvalidField, match=words):
            announce_plan(path, where, since, journal=journal, today=today)
    other = folder / "open.sqd"
    new_tournament(other, "Open")
    with pytest.raises(StepNotAllowed):
        announce_plan(other, "Board", None, journal=journal, today=today)


def test_the_promised_day_and_form_are_held(folder: Path, journal: Journal) -> None:
    """Before its day no value is taken; another form only with a reason, which the journal keeps."""
    path = sealed(folder, journal, rule=RULE).tournament.path
    with pytest.raises(StepNotAllowed, match=r"^The promised day is Tuesday 14 July 2026"):
        set_plan_value(path, "43,275.91", journal=journal, now=EARLY)
    with pytest.raises(StepNotAllowed, match=r"^The promised day is Tuesday 14 July 2026"):
        set_plan_value(path, "x", journal=journal, now=EARLY, as_published="because")
    with pytest.raises(ValueNotAsPromised, match="promised 2, typed 1"):
        set_plan_value(path, "43,275.9", journal=journal, now=LATE)
    set_plan_value(path, "43,275.91", journal=journal, now=LATE)
    made = set_plan_value(
        path, "43,275.9", journal=journal, now=LATE, is_correction=True, as_published=" so  it stood "
    )
    (note,) = (
        note for note in tournament_record(made, journal).notes if note.kind is NoteKind.VALUED and note.more
    )
    assert (note.text, note.more) == ("432759", {AS_PUBLISHED: "so it stood"})


def test_a_notice_says_what_was_done_otherwise(folder: Path, journal: Journal) -> None:
    """On the wall stand tournament, deviation, day and hash, for whatever opens a text file."""
    done = sealed(folder, journal)
    file = record_deviation(done.tournament.path, " played an  hour late", journal=journal)
    assert file.path.name == "cup-deviation.txt"
    assert file.path.read_bytes().decode("utf-8").split("\r\n") == [
        "Deviation from the published plan",
        "",
        "Tournament: Cup",
        "What was done otherwise: played an hour late",
        f"Recorded on {journal.today()}.",
        "",
        "The deals are those that were bound by the published hash:",
        done.tournament.plan.keys_hash,
        "",
    ]


def test_a_deviation_whose_notice_fails_is_taken_back(
    folder: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is told to nobody did not happen: the journal says so."""
    done = sealed(folder, journal)
    with monkeypatch.context() as patched:
        patched.setattr(notices_module, "deliver_notice", lambda *_words: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            record_deviation(done.tournament.path, "late", journal=journal)
    assert [note.kind for note in tournament_record(done.tournament, journal).notes] == [NoteKind.PUBLISHED]
