"""The publication sheet of a sealed tournament, and what others may read."""

from __future__ import annotations

import os
from datetime import date
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.storage import AlreadyExists
from bigdeal_gui.errors.tournament import StepNotAllowed
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.services.tournament import sheet as sheet_module
from bigdeal_gui.services.tournament.keys import Custody, Keeping, KeptBy
from bigdeal_gui.services.tournament.plan import add_phase, new_tournament
from bigdeal_gui.services.tournament.publish import inspect_tournament, publish_tournament
from bigdeal_gui.services.tournament.sheet import keeping_text, write_publication_sheet
from bigdeal_gui.services.work import Work
from bigdeal_gui.tournament.digest_forms import digest_groups, digest_words
from bigdeal_gui.tournament.plan import new_phase
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, SourceRule

if TYPE_CHECKING:
    from pathlib import Path

    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.paper.publication_sheet import PublicationFacts
    from bigdeal_gui.paper.surface import PaperSize

RULE = SourceRule(date(2027, 7, 6), (KNOWN_SOURCES[5],))


@pytest.mark.parametrize(("rule", "day"), [(RULE, "Tuesday 6 July 2027"), (None, "")])
def test_the_sheet_is_of_what_was_sealed(
    folder: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch, rule: SourceRule | None, day: str
) -> None:
    """Digest, promise and keepers are those of the commitment and of the journal; nothing is written over."""
    path = folder / "cup.sqd"
    new_tournament(path, "Cup", rule.in_words() if rule else "Lotto numbers")
    add_phase(path, new_phase(2, "2x4", "rr", "Round robin"))
    keys = {finding.key for finding in inspect_tournament(path, parse_formats("pbn"), rule=rule)}
    done = publish_tournament(
        path,
        Work(lambda: journal),
        custody=Custody(),
        formats=parse_formats("pbn"),
        rule=rule,
        acknowledged=keys,
    )
    told: list[PublicationFacts] = []

    def draw(facts: PublicationFacts, _size: PaperSize) -> bytes:
        told.append(facts)
        return b"%PDF"

    monkeypatch.setattr(sheet_module, "publication_sheet_pdf", draw)
    made = write_publication_sheet(path, done.tournament.layout.sheet, journal=journal)
    assert made.path.read_bytes() == b"%PDF"
    (facts,) = told
    assert (facts.digest, facts.day, facts.name) == (done.digest, day, "cup")
    assert " ".join(facts.groups) == digest_groups(done.digest)
    assert facts.words == digest_words(done.digest)
    assert facts.keeping == "The organiser, unsealed."
    with pytest.raises(AlreadyExists):
        write_publication_sheet(path, done.tournament.layout.sheet, journal=journal)
    (folder / "elsewhere").mkdir()
    assert write_publication_sheet(path, folder / "elsewhere" / "cup.pdf", journal=journal).path.is_file()
    done.tournament.layout.commitment.unlink()
    with pytest.raises(StepNotAllowed, match=r"^There is no commitment"):
        write_publication_sheet(path, folder / "other.pdf", journal=journal)
    if os.name != "nt":
        modes = {one.name: one.stat().st_mode & 0o777 for one in folder.iterdir()}
        assert (modes["cup.sqd"], modes["cup-sheet.pdf"], modes["cup.sqk"]) == (0o644, 0o644, 0o600)


def test_who_keeps_the_keys_is_said_as_everybody_may_know() -> None:
    """Each way of keeping has its sentence, and so has a journal that does not know."""
    assert "any 2 of them" in keeping_text(KeptBy(Keeping.SHARES, 2, 3))
    assert "1 secret key(s)" in keeping_text(KeptBy(Keeping.RECIPIENTS, 1, 1))
    assert "passphrase" in keeping_text(KeptBy(Keeping.PASSPHRASE))
    assert keeping_text(None) == "The organiser says where."
