"""The publication sheet of a sealed tournament, as PDF beside its plan or where somebody wants it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui import PROGRAM
from bigdeal_gui.errors.tournament import StepNotAllowed
from bigdeal_gui.paper.publication_sheet import PublicationFacts, publication_sheet_pdf
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.services.tournament.commitment_check import promised_rule, require_bound
from bigdeal_gui.services.tournament.keys import Keeping, KeptBy, keeping_told
from bigdeal_gui.services.tournament.plan import open_tournament
from bigdeal_gui.services.tournament.record import tournament_record
from bigdeal_gui.services.verify_page import page_digest
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.delivery import DeliveredFile, deliver_file
from bigdeal_gui.tournament.digest_forms import digest_groups, digest_words
from bigdeal_gui.tournament.holders.holder_promise import shared_promise
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.tournament.value.calendars import told_day
from bigdeal_gui.tournament.value.round_rule import PromisedRule, RoundRule
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal


def write_publication_sheet(
    path: Path, target: Path, *, journal: Journal, size: PaperSize = PaperSize.A4
) -> DeliveredFile:
    """Write the publication sheet of the tournament whose plan is `path` into the new file `target`.

    Raises:
        StepNotAllowed: the plan has no commitment yet.
        NotAsCommitted: the plan is not the one that was sealed.
        PrintingUnavailable: nothing can be printed on this computer.
        StorageError: it could not be written.
    """
    tournament = open_tournament(path)
    bound = require_bound(tournament, journal)
    if bound is None:
        raise StepNotAllowed(
            translate("reasons", "There is no commitment in the plan’s folder, so there is no check code."),
            translate("reasons", "Publish the plan with this program first."),
        )
    rule, promise = promised_rule(tournament, bound), shared_promise(tournament.plan.source)
    facts = PublicationFacts(
        event=tournament.plan.name,
        promise=promise.outside,
        holders=tuple((holder.name, holder.words_hash) for holder in promise.holders),
        day=_day(rule),
        digest=bound.digest,
        groups=tuple(digest_groups(bound.digest).split()),
        words=digest_words(bound.digest),
        keys_hash=bound.keys_hash,
        keeping=keeping_text(keeping_told(tournament_record(tournament, journal).notes)),
        name=tournament.stem,
        program=PROGRAM,
        page_digest=page_digest(),
        address=drand.relay_address(rule.number) if isinstance(rule, RoundRule) else "",
    )
    if target.parent == tournament.layout.publish:
        tournament.layout.make(target.parent)
    key = journal.store.delivery_key
    made = deliver_file(target, lambda: publication_sheet_pdf(facts, size), key=key)
    disk.let_others_read(target)
    return made


def _day(rule: PromisedRule | None) -> str:
    """Return the promised day in words, of a round of drand the moment too; empty where there is none."""
    if isinstance(rule, RoundRule):
        return rule.when
    return told_day(rule.day) if rule is not None and rule.day is not None else ""


def keeping_text(kept: KeptBy | None) -> str:
    """Return who keeps the keys in a sentence for everybody; None where the journal does not know."""
    if kept is None:
        return translate("sheets", "The organiser says where.")
    sentences = {
        Keeping.PLAIN: translate("sheets", "The organiser, unsealed."),
        Keeping.PASSPHRASE: translate("sheets", "The organiser, sealed with a passphrase."),
        Keeping.SHARES: translate(
            "sheets", "{count} officials, sealed: any {needed} of them together can open the keys."
        ),
        Keeping.RECIPIENTS: translate("sheets", "Sealed for {count} secret key(s), any of which opens them."),
    }
    return sentences[kept.keeping].format(count=kept.count, needed=kept.needed)
