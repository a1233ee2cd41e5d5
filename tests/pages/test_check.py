"""What the check page is told of a file: whose boards they are, and how a file of its name differs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bigdeal_gui.pages.check import FileFacts, KnownSet, Mismatch, SetFacts, Verdict, _mismatches
from bigdeal_gui.services.sets.check import FileDifference
from tests.pages.test_history import SET

FILE = FileFacts(Path("tuesday.pbn"), "pbn", count=24, event="Final")


def known(event: str, *, is_whole: bool) -> KnownSet:
    """Return a set of the journal that was dealt for `event`."""
    return KnownSet(replace(SET, event=event), (1, 2), is_whole=is_whole, is_used=False)


def test_another_event_is_told_of_sets_that_a_file_holds_whole() -> None:
    """Some boards of another evening among its own say nothing about a file's name."""
    sets = (known("Tuesday pairs", is_whole=True), known("Wednesday", is_whole=False))
    assert replace(FILE, known=sets).other_events == ("Tuesday pairs",)
    assert replace(FILE, known=sets, event="tuesday pairs").other_events == ()
    assert replace(FILE, known=sets, event="").other_events == ()


def test_each_of_two_files_says_how_many_boards_the_other_has() -> None:
    """Seen from here and from there, the counts change places."""
    here, there = Path("a/tuesday.pbn"), Path("b/tuesday.dlm")
    differences = [FileDifference(here, there, 0, (24, 20))]
    assert list(_mismatches(here, differences)) == [Mismatch("tuesday.dlm", 0, here=24, there=20)]
    assert list(_mismatches(there, differences)) == [Mismatch("tuesday.pbn", 0, here=20, there=24)]
    assert list(_mismatches(Path("c.pbn"), differences)) == []


def test_the_file_to_convert_from_has_numbers_and_then_the_best_verdict() -> None:
    """A file whose numbers are counted comes after all others, whatever is wrong with these."""
    sound, odd = FILE, replace(FILE, is_for_play=False)
    counted = replace(FILE, is_counted=True)
    assert (sound.verdict, odd.verdict) == (Verdict.SOUND, Verdict.NOT_FOR_PLAY)
    assert SetFacts((odd, counted, sound)).source is sound
    assert SetFacts((odd, counted)).source is odd
