"""Every file of Big Deal 2.0 is written byte for byte, and what the standard profile changes is listed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

import pytest

from bigdeal_gui.formats.format import Profile
from bigdeal_gui.formats.table import BIG_DEALS, FORMATS, format_by_name

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import Format, Heading
    from bigdeal_gui.model.boards import Board

    class Case(Protocol):
        """One run of Big Deal, as the fixture gives it."""

        name: str
        boards: tuple[Board, ...]
        heading: Heading
        files: dict[str, bytes]


OWN_NAME = "bigdeal-gui 1.0"
SAME_IN_BOTH = ("bri", "dge", "csv", "ber", "kops", "cds", "goedel", "stats")


def standard(heading: Heading) -> Heading:
    """Return the same heading for the standard profile, under our own name."""
    return replace(heading, profile=Profile.STANDARD, program=OWN_NAME)


@pytest.mark.parametrize("name", [row.name for row in BIG_DEALS])
def test_big_deal_profile_is_byte_exact(case: Case, name: str) -> None:
    """With Big Deal's name in the heading, the Big Deal profile writes Big Deal's bytes."""
    if name not in case.files:
        assert case.name == "p5-windows-11to20"
        assert name == "lin"
        return
    assert format_by_name(name).write(case.heading, case.boards) == case.files[name]


@pytest.mark.parametrize("name", ["pbn", "dlm", "dlmblind"])
def test_own_name_stands_in_one_line(case: Case, name: str) -> None:
    """Under our own name, one line differs from Big Deal's file, and it holds the name."""
    heading = replace(case.heading, program=OWN_NAME)
    ours = format_by_name(name).write(heading, case.boards).splitlines()
    theirs = case.files[name].splitlines()
    changed = [line for line, other in zip(ours, theirs, strict=True) if line != other]
    assert len(changed) == 1
    assert OWN_NAME.encode() in changed[0]


@pytest.mark.parametrize("name", SAME_IN_BOTH)
def test_standard_profile_only_ends_lines_its_way(case: Case, name: str) -> None:
    """Formats without doubtful bytes are the same in both profiles, but for CRLF in text."""
    row = format_by_name(name)
    theirs = case.files[name]
    if row.is_text:
        theirs = theirs.replace(b"\r\n", b"\n").replace(b"\n", b"\r\n")
    assert row.write(standard(case.heading), case.boards) == theirs


def test_standard_lin_is_what_other_programs_read(case: Case) -> None:
    """The standard profile names the players' places, and says o where Big Deal says 0 for nobody."""
    if "lin" in case.files:
        theirs = case.files["lin"].replace(b"sv|0|", b"sv|o|").replace(b"\n", b"\r\n")
        theirs = theirs.replace(b"|md|", b"|pn|,,,|st||md|")
        assert format_by_name("lin").write(standard(case.heading), case.boards) == theirs


@pytest.mark.parametrize(("name", "blank"), [("dup", False), ("dupblind", True)])
def test_standard_dup_names_its_boards(case: Case, name: str, blank: bool) -> None:  # noqa: FBT001 - a table
    """The standard trailer names the first and the last board, and a blind file blanks every board."""
    ours = format_by_name(name).write(standard(case.heading), case.boards)
    theirs = format_by_name("dup").write(case.heading, case.boards)
    first, last = case.boards[0].number, case.boards[-1].number
    trailer = f"YN{first:<3}0 {last:<3}".encode()
    assert len(ours) == len(theirs) == 156 * len(case.boards)
    for start in range(0, len(ours), 156):
        assert ours[start : start + 78] == theirs[start : start + 78]
        shown = b" " * 68 if blank else theirs[start + 78 : start + 146]
        assert ours[start + 78 : start + 146] == shown
        assert ours[start + 146 : start + 156] == trailer


@pytest.mark.parametrize("name", ["dlm", "dlmblind"])
def test_standard_dlm_changes_the_headline(case: Case, name: str) -> None:
    """The standard document differs from Big Deal's in its headline alone."""
    heading = replace(standard(case.heading), event="Club=evening, Zürich", set_code="K7QM-2PXA")
    ours = format_by_name(name).write(heading, case.boards).split(b"\r\n")
    theirs = case.files[name].replace(b"\r\n", b"\n").split(b"\n")
    assert ours[1] == b"Headline=bigdeal-gui 1.0 - Clubevening, Zurich - set K7QM-2PXA"
    assert ours[:1] + ours[2:] == theirs[:1] + theirs[2:]


def test_standard_borel_is_the_same_in_phase(case: Case) -> None:
    """A set that starts with North as dealer is written in both profiles alike, but for CRLF."""
    if case.boards[0].number == 1:
        ours = format_by_name("borel").write(standard(case.heading), case.boards)
        assert ours == case.files["borel"].replace(b"\n", b"\r\n")


def test_every_format_is_covered() -> None:
    """No format of Big Deal's is without its golden comparison in the standard profile."""
    compared = {*SAME_IN_BOTH, "lin", "dup", "dupblind", "dlm", "dlmblind", "borel", "pbn"}
    assert {row.name for row in BIG_DEALS} == compared


@pytest.mark.parametrize("row", FORMATS, ids=lambda row: row.name)
@pytest.mark.parametrize("profile", Profile)
def test_pieces_join_to_the_file(row: Format, profile: Profile, case: Case) -> None:
    """A set written in runs of boards is the file written at once."""
    heading = replace(case.heading, profile=profile)
    runs = [case.boards[:3], case.boards[3:4], case.boards[4:]]
    assert b"".join(row.chunks(heading, runs)) == row.write(heading, case.boards)
