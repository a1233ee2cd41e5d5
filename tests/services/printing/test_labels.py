"""Papers around the boards: labels, checklists, what players write on, the card for the wall."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.services import Usage
from bigdeal_gui.journal.journal import Journal, Kind
from bigdeal_gui.paper.record_options import RecordOptions
from bigdeal_gui.paper.sheets.labels import LabelOptions
from bigdeal_gui.paper.sheets.players_paper import PlayersPaper
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.services.printing.labels import (
    make_checklist,
    make_labels,
    make_players_paper,
    make_wall_card,
    typed_sections,
)
from bigdeal_gui.services.printing.subject import set_read

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bigdeal_gui.services.dealing.session import DealtSession


def test_each_paper_is_made_and_written_down(
    dealt: Callable[..., DealtSession], journal: Journal, tmp_path: Path
) -> None:
    """A row of the set for each, with its kind and its file; the card for the wall is of no set."""
    dealt(boards="4", formats="pbn")
    set_ = journal.sets().sets[0]
    subject, looks = set_read(journal, set_), RecordOptions()
    labels = make_labels([subject], LabelOptions(), tmp_path / "labels.pdf", journal)
    checklist = make_checklist(subject, tmp_path / "checklist.pdf", journal, looks)
    made = [("labels", labels), ("checklist", checklist)]
    for kind in PlayersPaper:
        file = make_players_paper(kind, subject, tmp_path / f"{kind.value}.pdf", journal, looks)
        made.append((kind.value, file))
    told = [json.loads(row.payload) for row in journal.rows(set_.id) if row.kind == Kind.PRINT]
    assert told == [{"sheet": name, "file": f"{name}.pdf"} for name, _file in made]
    card = make_wall_card(tmp_path / "CARD.PDF", PaperSize.A4, "en")
    for file in (card, *(file for _name, file in made)):
        assert file.path.read_bytes().startswith(b"%PDF-")
    with pytest.raises(Usage, match="pdf"):
        make_wall_card(tmp_path / "card.png", PaperSize.A4, "en")


def test_sections_are_read_from_a_list() -> None:
    """Blanks and empty places are passed over."""
    assert typed_sections(" A,B,, C ") == ("A", "B", "C")
    assert typed_sections("") == ()
