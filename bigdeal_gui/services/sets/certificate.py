"""The dealing certificate of a set: its facts from the journal, and its PDF safely delivered.

The journal's newest row is noted before its sets are counted, so a set begun meanwhile is counted though the
row named is older, and never the other way round.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui import PROGRAM_NAME, __version__
from bigdeal_gui.errors.journal import WrongState
from bigdeal_gui.errors.services import Refused, Usage
from bigdeal_gui.journal.attached import number_in_history
from bigdeal_gui.journal.check import ChainReport, verify_journal
from bigdeal_gui.journal.journal import Journal, JournalSet, Kind, Randomness, SetId, State
from bigdeal_gui.journal.sets import event_key
from bigdeal_gui.paper.certificate import CertificateFacts, CertifiedFile, SetOfDay, certificates_pdf
from bigdeal_gui.paper.record_options import JournalRow
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.paper.words import words_of_paper
from bigdeal_gui.randomness.credit import EntropyMeter
from bigdeal_gui.randomness.ripemd160 import ripemd160
from bigdeal_gui.services.dealing.self_test import run_self_test
from bigdeal_gui.storage.delivery import DeliveredFile, Delivery
from bigdeal_gui.words import language, translate, with_name

if TYPE_CHECKING:
    from bigdeal_gui.journal.chain import Json, Row

SUFFIX: Final = ".pdf"

_MOST_PROBLEMS: Final = 10
_ALL: Final = 2**31


@dataclass(frozen=True, slots=True)
class Certificate:
    """A certificate that was delivered: set `place` of `count` for its event and day."""

    file: DeliveredFile
    place: int
    count: int


def certificate_facts(journal: Journal, set_id: SetId, *, owner: bytes | None = None) -> CertificateFacts:
    """Return all that the certificate of a set says; no card, seed or key is among it.

    `owner` is the identification in the clear, when it shall be printed.

    Raises:
        UnknownSet: there is no such set.
        Refused: it was not dealt here, or `owner` is not what it was dealt with.
        WrongState: it was never delivered.
        SelfTestFailed: this copy of the program is damaged.
    """
    found = journal.set_by_id(set_id)
    _check_own(found, owner)
    report, randomness = verify_journal(journal.store), Randomness(found.randomness)
    (dealt, *_) = journal.rows(set_id)
    own = [set_ for set_ in reversed(journal.sets(limit=_ALL).sets) if set_.is_own]
    same = [
        set_ for set_ in own if set_.date == found.date and event_key(set_.event) == event_key(found.event)
    ]
    return CertificateFacts(
        code=found.code,
        event=found.event,
        date=words_of_paper(language()).day_of_event(found.date),
        boards=found.boards,
        formats=", ".join(found.formats),
        profile=translate("certificate", "profile {name}").format(name=found.profile),
        state=translate("states", found.state.value),
        dealt_at=_time_text(found.dealt_at),
        dealt_by=f"{PROGRAM_NAME} {found.version}",
        printed_at=_time_text(journal.store.now().astimezone(UTC).isoformat(timespec="seconds")),
        printed_by=f"{PROGRAM_NAME} {__version__}",
        known_answers=len(run_self_test()),
        identification=found.identification,
        identification_text=None if owner is None else owner.decode("utf-8", "backslashreplace"),
        randomness=with_name(translate("sources", randomness.source), _details(randomness)),
        files=tuple(
            CertifiedFile(file.path.name, file.size_bytes, file.hiding_digest) for file in found.files
        ),
        same_day=tuple(
            SetOfDay(set_.code, set_.boards, _time_text(set_.dealt_at), translate("states", set_.state.value))
            for set_ in same
        ),
        place=[set_.id for set_ in same].index(found.id) + 1,
        sets_that_day=sum(_local(set_.dealt_at).date() == _local(found.dealt_at).date() for set_ in own),
        row=JournalRow(number_in_history(dealt.sequence), dealt.hash),
        newest=JournalRow(report.head.sequence, report.head.hash),
        problems=_shortened(tuple(map(str, report.problems))),
        notes=_shortened(tuple(_notes(report, journal.rows()))),
    )


def deliver_certificates(
    journal: Journal,
    set_ids: Sequence[SetId],
    target: Path,
    *,
    owner: bytes | None = None,
    size: PaperSize = PaperSize.A4,
) -> tuple[Certificate, ...]:
    """Write the certificates of sets into the new file `target`, and the fact into the journal for each.

    Raises:
        Usage: the name does not end with .pdf.
        PrintingUnavailable: nothing can be printed on this computer.
        AppError: as `certificate_facts`, or the file cannot be written; nothing is left of it.
    """
    if target.suffix.lower() != SUFFIX:
        raise Usage(
            translate("reasons", "The certificate’s file name is NAME{suffix}.").format(suffix=SUFFIX)
        )

    def write_down(_file: object) -> None:
        told: list[dict[str, Json]] = [
            {
                "certificate": target.name,
                "place": facts.place,
                "of": len(facts.same_day),
                "row": facts.newest.sequence,
            }
            for facts in all_facts
        ]
        journal.record_all(Kind.PRINT, zip(set_ids, told, strict=True))

    # The name is checked first, and nothing is drawn in vain.
    with Delivery(target.parent, [target.name], key=journal.store.delivery_key) as delivery:
        all_facts = [certificate_facts(journal, set_id, owner=owner) for set_id in set_ids]
        delivery.write(target.name, certificates_pdf(all_facts, size))
        (file,) = delivery.commit(note=write_down)
    return tuple(Certificate(file, facts.place, len(facts.same_day)) for facts in all_facts)


def _check_own(found: JournalSet, owner: bytes | None) -> None:
    if not found.is_own:
        raise Refused(
            translate(
                "reasons", "The set was dealt elsewhere: only the computer that dealt it can certify it."
            )
        )
    if found.state in {State.BEGUN, State.FAILED}:
        raise WrongState(found.code or str(found.id), found.state.value, "certified")
    if owner is not None and not hmac.compare_digest(ripemd160(owner), found.identification):
        raise Refused(translate("reasons", "The set was not dealt with that identification."))


def _notes(report: ChainReport, rows: tuple[Row, ...]) -> Iterator[str]:
    row = translate("certificate", "row {number}")
    for sequence in report.clock_set_back:
        yield with_name(row.format(number=sequence), translate("certificate", "the clock had been set back"))
    payloads = {row.sequence: row.payload for row in rows}
    for sequence in report.alarms:
        lost_count = translate("certificate", "the journal’s count was missing, and was started again")
        doubt = translate("certificate", "the journal was in doubt, or its user said that the doubt is known")
        yield with_name(
            row.format(number=sequence), lost_count if '{"missing":' in payloads[sequence] else doubt
        )
    lost = {
        row.sequence: json.loads(row.payload).get("lost_rows") for row in rows if row.kind == Kind.RESTORE
    }
    for sequence in report.restores:
        restored = translate("certificate", "restored from a backup; rows known to be lost: {count}")
        yield with_name(row.format(number=sequence), restored.format(count=lost[sequence]))


def _details(randomness: Randomness) -> str:
    return {
        Randomness.METER: translate(
            "certificate",
            "keys and mouse filled the meter with {bits} bits, mixed with the computer’s own randomness",
        ).format(bits=EntropyMeter.TARGET_BITS),
        Randomness.KEYBOARD: translate("certificate", "the computer had no randomness of its own"),
        Randomness.SYSTEM: translate("certificate", "nothing was typed"),
        Randomness.GIVEN: translate("certificate", "anyone who knows it can make this set again"),
        Randomness.TOURNAMENT: translate(
            "certificate", "anyone who has them can make this set again, and verify it once they are revealed"
        ),
    }[randomness]


def _shortened(lines: tuple[str, ...]) -> tuple[str, ...]:
    rest = len(lines) - _MOST_PROBLEMS
    return (
        lines
        if rest <= 0
        else (*lines[:_MOST_PROBLEMS], translate("certificate", "and {count} more").format(count=rest))
    )


def _local(utc: str) -> datetime:
    return datetime.fromisoformat(utc).astimezone()


def _time_text(utc: str) -> str:
    local, universal = _local(utc), _local(utc).astimezone(UTC)
    day = words_of_paper(language()).day(local.date())
    if local.utcoffset() == universal.utcoffset():
        return f"{day}, {universal:%H:%M:%S} UTC"
    return f"{day}, {local:%H:%M:%S %z} ({universal:%H:%M:%S} UTC)"
