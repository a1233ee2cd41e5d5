"""What the check page is told of a file: whose boards they are, and how a file of its name differs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.pages.check import (
    FileFacts,
    KnownSet,
    Mismatch,
    SetFacts,
    Verdict,
    _mismatches,
    look_at_files,
)
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.sets.check import FileDifference
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.work import Work
from tests.pages.test_history import SET

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bigdeal_gui.model.deals import Deal

FILE = FileFacts(Path("tuesday.pbn"), "pbn", count=24, event="Final")


def known(event: str, *, is_whole: bool) -> KnownSet:
    """Return a set of the journal that was dealt for `event`."""
    return KnownSet(replace(SET, event=event), is_whole=is_whole, is_used=False)


def test_another_event_is_told_of_sets_that_a_file_holds_whole() -> None:
    """Some boards of another evening among its own say nothing about a file's name."""
    sets = (known("Tuesday pairs", is_whole=True), known("Wednesday", is_whole=False))
    assert replace(FILE, known=sets).other_events == ("Tuesday pairs",)
    assert replace(FILE, known=sets, event="tuesday pairs").other_events == ()
    assert replace(FILE, known=sets, event="").other_events == ()
    both = (known("Tuesday pairs", is_whole=True), known("Cup", is_whole=True))
    assert replace(FILE, known=both).other_events == ("Cup", "Tuesday pairs")
    assert replace(FILE, known=both, event="Cup").other_events == ()


def test_each_of_two_files_says_how_many_boards_the_other_has() -> None:
    """Seen from here and from there, the counts change places."""
    here, there = Path("a/tuesday.pbn"), Path("b/tuesday.dlm")
    differences = [FileDifference(here, there, None, (24, 20))]
    assert list(_mismatches(here, differences)) == [Mismatch("tuesday.dlm", None, here=24, there=20)]
    assert list(_mismatches(there, differences)) == [Mismatch("tuesday.pbn", None, here=20, there=24)]
    assert list(_mismatches(Path("c.pbn"), differences)) == []


def test_the_file_to_convert_from_has_numbers_and_then_the_best_verdict() -> None:
    """A file whose numbers are counted comes after all others, whatever is wrong with these."""
    sound, odd = FILE, replace(FILE, is_for_play=False)
    counted = replace(FILE, is_counted=True)
    assert (sound.verdict, odd.verdict) == (Verdict.SOUND, Verdict.NOT_FOR_PLAY)
    assert SetFacts((odd, counted, sound)).source is sound
    assert SetFacts((odd, counted)).source is odd
    assert [replace(FILE, count=count).is_readable for count in (0, 1)] == [False, True]


def write(path: Path, deals: Sequence[Deal], event: str = "", first: int = 1) -> Path:
    """Write a file of boards."""
    boards = [Board(number, deal) for number, deal in enumerate(deals, start=first)]
    heading = Heading(BoardRange(first, first + len(boards) - 1), event or "test", event=event)
    path.write_bytes(format_by_name(path.suffix[1:]).write(heading, boards))
    return path


def test_files_become_sets_the_worst_first(tmp_path: Path) -> None:
    """Files of one name with the same deals are one set; each fact of a file is told where it belongs."""
    deals = first_deals(Seed(bytes(20)), b"check", 8)
    write(tmp_path / "tuesday.pbn", deals[:4], "Tuesday pairs", first=5)
    write(tmp_path / "tuesday.ber", deals[:4])
    write(tmp_path / "wednesday.pbn", [*deals[4:6], deals[4]])
    (tmp_path / "broken.pbn").write_text('[Board "1"]\n[Deal "N:AKQ"]\n')
    told: list[tuple[int, int]] = []
    broken, twice, whole = look_at_files([tmp_path], Work(open_journal, lambda *done: told.append(done)))
    assert told == [(place, 4) for place in range(4)]
    assert (broken.verdict, broken.name, broken.formats) == (Verdict.UNREADABLE, "broken.pbn", 1)
    assert all((broken.lead.title, broken.lead.sentence, broken.lead.hint)) > broken.lead.is_readable
    assert (twice.verdict, twice.lead.repeated, twice.is_of_all) == (Verdict.REPEATS, ((1, 3),), True)
    assert (whole.verdict, whole.name, whole.formats) == (Verdict.SOUND, "Tuesday pairs", 2)
    numbered, counted = whole.source, next(file for file in whole.files if file.is_counted)
    assert (numbered.path.suffix, numbered.numbers, numbered.numbers_words) == (".pbn", "5–8", "")
    assert (numbered.format_name, numbered.count, numbered.first) == ("pbn", 4, 5)
    assert counted.numbers_words == "counted from 5, as in the other file of this name"


def test_a_file_is_told_of_its_own_sets_alone(tmp_path: Path) -> None:
    """Which boards of it are known, and under which numbers they were."""
    deals = first_deals(Seed(bytes(20)), b"check", 8)
    work = Work(open_journal)
    look_at_files([write(tmp_path / "tuesday.pbn", deals[:4], "Tuesday pairs")], work)
    look_at_files([write(tmp_path / "wednesday.pbn", deals[4:6], "Wednesday")], work)
    mixed = write(tmp_path / "mixed.pbn", [deals[1], deals[0], deals[7]], first=11)
    other = write(tmp_path / "other.pbn", deals[4:6], "Wednesday")
    found = {set_.lead.path: set_.lead.known for set_ in look_at_files([mixed, other], work)}
    told = {
        path.stem: [(one.found.event, one.is_whole, one.is_used, one.which) for one in known]
        for path, known in found.items()
    }
    assert told == {
        "mixed": [("Tuesday pairs", False, False, "all but number 13")],
        "other": [("Wednesday", True, False, "1 and 2")],
    }
    assert found[mixed][0].other_numbers == (1, 2)


def test_files_that_differ_alike_are_told_once() -> None:
    """Of differences from others of the name the first of each kind stays; codes stand once."""
    one, same, other = (Mismatch(name, board, 24, 24) for name, board in (("a", 3), ("b", 3), ("c", 4)))
    files = (
        replace(FILE, mismatches=(one, same), set_code="X"),
        replace(FILE, mismatches=(other,), set_code="X"),
    )
    found = SetFacts(files)
    assert set(found.mismatches) == {one, other}
    assert found.set_codes == ("X",)
    assert not SetFacts((FILE, replace(FILE, is_for_play=False))).is_of_all
    assert SetFacts((FILE, replace(FILE, format_name=""))).formats == 0
    nameless = replace(FILE, event="")
    assert SetFacts((nameless, replace(nameless, known=(known("Other", is_whole=False),)))).name == "tuesday"
    assert SetFacts((replace(FILE, known=(known("Cup", is_whole=True),)), FILE)).name == "Cup"


def test_what_is_worst_is_said_first() -> None:
    """The order of the verdicts is that of a card's first words, and no two of them are one."""
    assert [(one.name, one.value) for one in Verdict] == [
        ("UNREADABLE", 0),
        ("NOT_WHOLE", 1),
        ("USED", 2),
        ("DIFFERS", 3),
        ("REPEATS", 4),
        ("OTHER_CODE", 5),
        ("NOT_FOR_PLAY", 6),
        ("SOUND", 7),
    ]


def test_of_a_file_nothing_is_said_that_nobody_found() -> None:
    """Each remark is empty until there is one."""
    facts = FileFacts(Path("x.pbn"), "pbn")
    told = {name: getattr(facts, name) for name in FileFacts.__slots__}
    assert [name for name, value in told.items() if value and isinstance(value, str)] == ["format_name"]
