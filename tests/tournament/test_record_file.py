"""The record in a public pack: written and read alike, and never more than is understood."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from typing import Any

import pytest

from bigdeal_gui.errors.formats import FileTooLarge
from bigdeal_gui.errors.tournament import DamagedRecord
from bigdeal_gui.tournament.record_file import (
    MAX_FILE_BYTES,
    Deviation,
    EarlyReveal,
    Publication,
    RecordFile,
    ReserveUse,
    ValueEntry,
    merged_records,
    record_from_json,
    record_json,
)

MOMENT = datetime(2026, 7, 15, 9, 30, 0, tzinfo=UTC)
WHOLE = RecordFile(
    (Publication("Notice board", date(2026, 6, 1)), Publication("https://example.org", date(2026, 6, 2))),
    ValueEntry(MOMENT, "The index was renamed"),
    (ReserveUse(1, 2, (3, 4), "Boards were fouled", MOMENT), ReserveUse(1, 3, (), "Rain", MOMENT)),
    (Deviation("Session 4 was not played", "Snow", MOMENT),),
)


def use(**changes: object) -> list[dict[str, object]]:
    """Return the use of a reserve set, as it stands in the file, with a part of it changed."""
    return [{"phase": 1, "session": 1, "boards": [], "reason": "", "when": "2026-07-15T09:30:00Z", **changes}]


def changed(**changes: object) -> bytes:
    """Return the whole record with some parts of it changed."""
    return json.dumps({**json.loads(record_json(WHOLE)), **changes}).encode("utf-8")


REVEALED = RecordFile(
    (Publication("Schlüsselbrett", date(2026, 6, 1), MOMENT),), revealed=(EarlyReveal(2, 3, MOMENT),)
)


@pytest.mark.parametrize("record", [RecordFile(), WHOLE, REVEALED])
def test_what_is_written_reads_back(record: RecordFile) -> None:
    """A record reads back as it was written, empty or full."""
    assert record_from_json(record_json(record)) == record


def test_its_form_is_the_agreed_one() -> None:
    """Other programs find days and moments as ISO 8601, and no value as null."""
    read: dict[str, Any] = json.loads(record_json(WHOLE))
    assert (read["format"], read["version"]) == ("bigdeal-gui record", 1)
    assert read["published"][0] == {"where": "Notice board", "since": "2026-06-01"}
    assert read["value"] == {"entered": "2026-07-15T09:30:00Z", "as_published": "The index was renamed"}
    assert read["reserve"][0] == {
        "phase": 1,
        "session": 2,
        "boards": [3, 4],
        "reason": "Boards were fouled",
        "when": "2026-07-15T09:30:00Z",
    }
    assert read["deviations"][0]["what"] == "Session 4 was not played"
    assert json.loads(record_json(RecordFile()))["value"] is None
    assert "revealed" not in read
    assert "Schlüsselbrett".encode() in record_json(REVEALED)
    read = json.loads(record_json(REVEALED))
    assert read["published"][0]["at"] == "2026-07-15T09:30:00Z"
    assert read["revealed"] == [{"phase": 2, "session": 3, "when": "2026-07-15T09:30:00Z"}]


def test_a_publication_has_its_moment_or_its_day() -> None:
    """As people read them."""
    day = date(2026, 6, 1)
    assert Publication("board", day, MOMENT).when == "2026-07-15 09:30 UTC"
    assert Publication("board", day).when == "2026-06-01"


def test_records_of_several_packs_are_one() -> None:
    """Each thing once, in the order of the packs; of two values the first counts."""
    later = ValueEntry(MOMENT.replace(hour=10))
    other = RecordFile(
        (*WHOLE.published[1:], *REVEALED.published),
        later,
        (*WHOLE.reserve[1:], ReserveUse(2, 1, (), "Hail", MOMENT)),
        (Deviation("Another room", "", MOMENT), *WHOLE.deviations),
        REVEALED.revealed,
    )
    assert merged_records([RecordFile(), WHOLE, other, REVEALED]) == RecordFile(
        (*WHOLE.published, *REVEALED.published),
        WHOLE.value,
        (*WHOLE.reserve, *other.reserve[1:]),
        (*WHOLE.deviations, *other.deviations[:1]),
        REVEALED.revealed,
    )
    assert merged_records([other, WHOLE]).value == later
    assert merged_records([]) == RecordFile()


def test_what_a_newer_program_adds_is_left_alone() -> None:
    """Parts that nobody asked for change nothing."""
    assert record_from_json(changed(holders=[{"name": "Team B"}])) == WHOLE


@pytest.mark.parametrize(
    "data",
    [
        b"{",
        b"\xff",
        b"[" * 100_000,
        b"[]",
        changed(format="bigdeal-gui commitment"),
        changed(version=2),
        changed(published=None),
        changed(published=["notice board"]),
        changed(published=[{"where": "x" * 1001, "since": "2026-06-01"}]),
        changed(published=[{"where": "a\u202eb", "since": "2026-06-01"}]),
        changed(published=[{"where": 1, "since": "2026-06-01"}]),
        changed(published=[{"where": "x", "since": "1 June"}]),
        changed(published=[{"where": "x", "since": "2026-02-30"}]),
        changed(published=[{"where": "x", "since": 1}]),
        changed(value=[]),
        changed(value={"entered": "2026-07-15", "as_published": ""}),
        changed(reserve=use(phase=0, boards=[])),
        changed(reserve=use(phase=True, boards=[])),
        changed(reserve=use(phase=1, boards=[0])),
        changed(reserve=use(phase=1, boards=3)),
        changed(deviations={}),
        changed(published=[{"where": "x", "since": "2026-06-01", "at": "noon"}]),
        changed(revealed={}),
        changed(revealed=[{"phase": 0, "session": 1, "when": "2026-07-15T09:30:00Z"}]),
        changed(revealed=[{"phase": 1, "session": 10_000, "when": "2026-07-15T09:30:00Z"}]),
        changed(revealed=[{"phase": 1, "session": 1}]),
    ],
)
def test_what_is_not_a_record_is_refused(data: bytes) -> None:
    """Whatever is not what it must be is damage, told as such."""
    with pytest.raises(DamagedRecord):
        record_from_json(data)


def test_a_huge_file_is_not_read() -> None:
    """A file beyond a megabyte is refused before it is looked at."""
    assert record_from_json(record_json(WHOLE).ljust(2**20)) == WHOLE
    with pytest.raises(FileTooLarge) as caught:
        record_from_json(b" " * (2**20 + 1))
    assert (caught.value.size_bytes, caught.value.limit_bytes) == (2**20 + 1, MAX_FILE_BYTES)
