"""The facts of a dealing certificate, and its delivery."""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from bigdeal_gui.errors.journal import UnknownSet, WrongState
from bigdeal_gui.errors.services import Refused, Usage
from bigdeal_gui.errors.storage import AlreadyExists
from bigdeal_gui.formats.format import Profile
from bigdeal_gui.journal.backup import back_up_journal, restore_backup
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.journal import Journal, Kind, Randomness, SeenSet, SetId, SetToDeal, State
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.paper.words import words_of_paper
from bigdeal_gui.randomness.ripemd160 import ripemd160
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.dealing.session import DealtSession
from bigdeal_gui.services.sets.certificate import certificate_facts, deliver_certificates
from bigdeal_gui.words import translate
from tests.journals import begin_set, closed

Deal = Callable[..., DealtSession]


def id_of(journal: Journal, made: DealtSession) -> SetId:
    """Return the journal's number of a dealt set."""
    return journal.set_by_code(made.set_code).id


def begun(journal: Journal, event: str = "Tuesday pairs", date: str = "") -> SetId:
    """Begin a set of three boards that is never delivered."""
    order = SetToDeal(
        set_key=bytes(16),
        code="0000-0001",
        boards=BoardRange(1, 3),
        formats=("pbn",),
        folder=Path("boards").absolute(),
        file_names=("x.pbn",),
        identification=bytes(20),
        profile=Profile.STANDARD,
        randomness=Randomness.METER,
        event=event,
        date=date,
    )
    return begin_set(journal, order, ())


def test_the_facts_are_the_journals(dealt: Deal, journal: Journal) -> None:
    """Code, event, boards, files with hiding digests, randomness, identification and hashes come from it."""
    made = dealt(boards="11-20")
    facts = certificate_facts(journal, id_of(journal, made))
    listed = journal.set_by_code(made.set_code)
    assert (facts.code, facts.event, str(facts.boards)) == (made.set_code, "Tuesday pairs", "11-20")
    assert facts.formats == "pbn, dlm, bri"
    assert [one.name for one in facts.files] == ["tuesday.pbn", "tuesday.dlm", "tuesday.bri"]
    assert [one.hiding_digest for one in facts.files] == [one.hiding_digest for one in listed.files]
    assert facts.identification == ripemd160(b"club")
    assert facts.identification_text is None
    assert facts.randomness.startswith("your typing and the computer: ")
    assert "213 bits" in facts.randomness
    rows = journal.rows()
    assert (facts.row.sequence, facts.row.hash) == (1, rows[0].hash)
    assert (facts.newest.sequence, facts.newest.hash) == (2, rows[1].hash)
    assert facts.known_answers > 10
    assert facts.problems == facts.notes == ()
    assert (facts.place, len(facts.same_day), facts.sets_that_day) == (1, 1, 1)


def test_no_key_of_the_set_or_the_journal_is_among_them(dealt: Deal, journal: Journal) -> None:
    """What hides the cards stays in the journal."""
    made = dealt()
    said = repr(certificate_facts(journal, id_of(journal, made)))
    for key in (journal.set_key(id_of(journal, made)), journal.store.key):
        assert repr(key)[2:-1] not in said
        assert key.hex() not in said


def test_dealing_again_leaves_a_trace(dealt: Deal, journal: Journal) -> None:
    """Every set of the event and day is listed, also one that was never delivered, however it was typed."""
    first = dealt()
    begun(journal, "  TUESDAY   pairs ")
    begun(journal, "Another event")
    begun(journal, date="2020.01.01")
    second = dealt("again", secret=8)
    facts = certificate_facts(journal, id_of(journal, second))
    states = [translate("states", state) for state in ("dealt", "begun", "dealt")]
    assert [one.state for one in facts.same_day] == states
    assert [one.code for one in facts.same_day] == [first.set_code, "0000-0001", second.set_code]
    assert facts.place == 3
    assert facts.sets_that_day == 5
    assert certificate_facts(journal, id_of(journal, first)).place == 1


def test_the_identification_is_shown_when_it_is_the_right_one(dealt: Deal, journal: Journal) -> None:
    """The text is compared with the hash in the journal first."""
    made = dealt()
    facts = certificate_facts(journal, id_of(journal, made), owner=b"club")
    assert facts.identification_text == "club"
    with pytest.raises(Refused):
        certificate_facts(journal, id_of(journal, made), owner=b"Club")


def test_sets_without_delivery_or_from_elsewhere_have_none(dealt: Deal, journal: Journal) -> None:
    """Only a set that was dealt and delivered here can be certified."""
    dealt()
    seen = journal.see_set(SeenSet("x.pbn", BoardRange(1, 1)), ())
    with pytest.raises(Refused):
        certificate_facts(journal, seen)
    with pytest.raises(WrongState, match=r"^Set 0000-0001 is “(.*)” and cannot become “certified”\.$"):
        certificate_facts(journal, begun(journal))
    with pytest.raises(UnknownSet):
        certificate_facts(journal, SetId(99))


def test_a_tampered_journal_is_certified_as_such(dealt: Deal, journal: Journal) -> None:
    """What the check of the journal finds stands on the certificate."""
    made = dealt()
    journal.store.path.with_name("journal.head").unlink()
    facts = certificate_facts(journal, id_of(journal, made))
    assert len(facts.problems) == 1
    assert "count beside the journal is missing" in facts.problems[0]


def test_what_the_journal_noted_of_itself_is_told(dealt: Deal, journal: Journal, tmp_path: Path) -> None:
    """A clock set back, a lost count and a restored backup are named with their rows, long lists cut."""
    made = dealt()
    journal.store.path.with_name("journal.head").unlink()
    journal.change_states({id_of(journal, made): State.IN_PLAY})
    back_up_journal(journal.store, tmp_path / "kept")
    times = [datetime.now(UTC) - timedelta(days=one) for one in range(40)]
    path = tmp_path / "new" / "journal.sqlite3"
    restore_backup(tmp_path / "kept", path, clock=lambda: times.pop(0), version="test")
    back = closed(Journal.opened(path, random_bytes=system_bytes, clock=lambda: times.pop(0), version="test"))
    facts = certificate_facts(back, id_of(back, made))
    assert facts.notes == (
        "row 3: the journal was in doubt, or its user said that the doubt is known",
        "row 5: restored from a backup; rows known to be lost: 0",
    )
    for _ in range(12):
        back.record(Kind.CHECK, None, {})
    notes = certificate_facts(back, id_of(back, made)).notes
    assert notes[0] == "row 6: the clock had been set back"
    assert len(notes) == 11
    assert notes[-1] == "and 4 more"


def test_the_time_is_told_in_the_clubs_zone_and_in_utc(
    dealt: Deal, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the two differ, both stand there."""
    made = dealt()
    set_id = id_of(journal, made)
    facts = {}
    for zone in ("UTC0", "CET-1"):
        with monkeypatch.context() as patched:
            patched.setenv("TZ", zone)
            time.tzset()
            facts[zone] = certificate_facts(journal, set_id).dealt_at
    time.tzset()
    utc = journal.set_by_id(set_id).dealt_at
    day = date.fromisoformat(utc[:10])
    assert facts["UTC0"] == f"{words_of_paper('en').day(day)}, {utc[11:19]} UTC"
    assert facts["CET-1"].endswith(f" +0100 ({utc[11:19]} UTC)")


@pytest.mark.usefixtures("qapp")
def test_the_certificate_is_delivered_and_written_down(dealt: Deal, journal: Journal, folder: Path) -> None:
    """A PDF for its owner alone, over nothing, and a row that tells of it."""
    made = dealt()
    begun(journal)
    (done,) = deliver_certificates(journal, [id_of(journal, made)], folder / "proof.pdf")
    assert (done.place, done.count) == (1, 2)
    assert done.file.path.read_bytes().startswith(b"%PDF")
    assert done.file.path.stat().st_mode & 0o777 == 0o600
    row = journal.rows()[-1]
    assert row.kind == Kind.PRINT
    assert json.loads(row.payload) == {"certificate": "proof.pdf", "place": 1, "of": 2, "row": 3}
    with pytest.raises(AlreadyExists):
        deliver_certificates(journal, [id_of(journal, made)], folder / "proof.pdf")
    with pytest.raises(Usage):
        deliver_certificates(journal, [id_of(journal, made)], folder / "proof")
    assert len(journal.rows()) == 4
    assert verify_journal(journal.store).is_sound


def test_the_facts_need_no_qt() -> None:
    """Neither the service nor the paper room loads Qt before something is printed."""
    code = (
        "import sys, bigdeal_gui.services.sets.certificate;"
        "assert not [name for name in sys.modules if name.startswith(('PySide6', 'shiboken6'))]"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
