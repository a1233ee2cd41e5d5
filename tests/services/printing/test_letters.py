"""What is told of letters that cannot be printed."""

from __future__ import annotations

from bigdeal_gui.paper.record_options import RecordHeading, RecordOptions
from bigdeal_gui.services.printing.letters import letters_notes


def test_letters_that_become_boxes_are_told_once() -> None:
    """Each is named, in whatever text it stands; what has a plain form needs no word."""
    heading = RecordHeading("p 1", event="囲碁 cup 囲", site="Łódź", director="\ufb01nn")
    (note,) = letters_notes(heading, RecordOptions(club="クラブ"))
    assert "has the letters 囲 碁 ク ラ ブ; each prints as an empty box. Install a font" in note
    assert letters_notes(RecordHeading("p 1", event="Łódź ♠ Ελλάδα")) == ()
