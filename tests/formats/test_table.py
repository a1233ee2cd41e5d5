"""The table of formats and how its rows are found, and what a format says of boards it cannot hold."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.formats import FormatCannotHold, FormatsClash, StillSealed, UnknownFormat
from bigdeal_gui.formats.format import Heading, Profile
from bigdeal_gui.formats.table import (
    BIG_DEALS,
    FORMATS,
    check_suffixes,
    format_by_name,
    format_of_file_name,
    holds_boards,
    parse_formats,
    read_boards_file,
)
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.packs import ZIP_SUFFIX
from bigdeal_gui.services.tournament.layout import SEALED_SUFFIX
from bigdeal_gui.tournament import commitment

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import Format
    from bigdeal_gui.model.boards import Board

BIG_DEALS_NAMES = [
    "dup",
    "dupblind",
    "dlm",
    "dlmblind",
    "bri",
    "dge",
    "pbn",
    "lin",
    "csv",
    "ber",
    "borel",
    "kops",
    "cds",
    "goedel",
    "stats",
]
SUFFIXES = [
    ".dup",
    ".dup",
    ".dlm",
    ".dlm",
    ".bri",
    ".dge",
    ".pbn",
    ".lin",
    ".csv",
    ".ber",
    ".bhg",
    ".rzd",
    ".cds",
    ".goe",
    ".txt",
]

OTHER_FILES = [
    *(f"cup{suffix}" for suffix in (".sqd", ".sqk", SEALED_SUFFIX, commitment.SUFFIX, ZIP_SUFFIX)),
    *(f"cup{suffix}" for suffix in (".txt", ".md", ".pdf", ".html", ".png", ".toml", ".age", ".bak")),
    *("journal.sqlite3", "journal.key", "journal.head", "settings.json", "bigdeal.ini", ".bigdealrc"),
    "SHA256SUMS",
]
"""What this program writes beside files of boards."""


def test_formats_stand_in_big_deals_order() -> None:
    """All of Big Deal's formats are there under its names and suffixes, before any others."""
    assert [row.name for row in BIG_DEALS] == BIG_DEALS_NAMES
    assert [row.suffix for row in BIG_DEALS] == SUFFIXES
    assert FORMATS[: len(BIG_DEALS)] == BIG_DEALS


def test_each_format_holds_what_it_always_held() -> None:
    """What a row says of its files is what commands, window and documents promise."""
    flags = ("is_text", "is_numbered", "is_combined", "holds_gaps", "holds_conditions")
    said = {row.name: " ".join(flag for flag in flags if getattr(row, flag)) for row in FORMATS}
    duplimate = "is_numbered is_combined"
    whole = "is_text is_numbered holds_gaps holds_conditions"
    assert said == {
        "dup": duplimate,
        "dupblind": duplimate,
        "dlm": f"is_text {duplimate}",
        "dlmblind": f"is_text {duplimate}",
        "bri": "is_combined",
        "dge": "is_combined",
        "pbn": "is_text is_numbered is_combined holds_gaps holds_conditions",
        "lin": whole,
        "csv": whole,
        "ber": "is_combined",
        "borel": "is_text",
        "kops": "",
        "cds": "is_numbered holds_gaps",
        "goedel": "is_text",
        "stats": "is_text",
    }
    assert [row.name for row in FORMATS if not row.is_offered] == ["stats"]


def test_suffixes_are_one_dot_and_letters() -> None:
    """A suffix has one dot, so that a name without its last part is the set's."""
    wrong = [row.suffix for row in FORMATS if not re.fullmatch(r"\.[a-z0-9]+", row.suffix)]
    assert not wrong, "give the row a suffix of one dot and small letters"


def test_no_format_takes_another_file_of_ours_for_boards() -> None:
    """Plans, keys, promises, archives and papers are not opened as files of boards."""
    assert not [name for name in OTHER_FILES if holds_boards(name)], (
        "another file of this program ends like that (OTHER_FILES): give the format another suffix"
    )
    assert holds_boards("Tuesday.PBN")
    assert not holds_boards("stats.txt")


def test_rows_say_who_reads_them() -> None:
    """Every row has words for the window, and titles tell the rows apart."""
    assert all(row.title and row.read_by for row in FORMATS)
    assert len({row.title for row in FORMATS}) == len(FORMATS)


def test_rows_of_one_suffix_share_their_reader() -> None:
    """A file name decides how the file is read."""
    readers = {row.suffix: row.reader for row in FORMATS}
    assert all(row.reader is readers[row.suffix] for row in FORMATS), "two rows of one suffix, two readers"


def test_names_are_read_with_blanks_and_capitals() -> None:
    """A list of formats is read as people write it, in the order they write it."""
    assert [row.name for row in parse_formats(" PBN,dlm ,  Bri")] == ["pbn", "dlm", "bri"]


def test_any_number_of_formats() -> None:
    """All formats that do not clash can be asked for at once."""
    wanted = list({row.suffix: row.name for row in FORMATS}.values())
    assert [row.name for row in parse_formats(",".join(wanted))] == wanted


@pytest.mark.parametrize(
    ("text", "name"), [("", ""), ("pbn,", ""), ("pbn,,lin", ""), ("pbn lin", "pbn lin"), ("x" * 99, "x" * 40)]
)
def test_unknown_names_are_told(text: str, name: str) -> None:
    """A name that is not in the table is an error that lists the names."""
    with pytest.raises(UnknownFormat) as error:
        parse_formats(text)
    assert error.value.name == name
    assert error.value.known == tuple(row.name for row in FORMATS)


@pytest.mark.parametrize(
    ("text", "first", "second"), [("dup,dupblind", "dup", "dupblind"), ("lin,lin", "lin", "lin")]
)
def test_clashes_are_told(text: str, first: str, second: str) -> None:
    """Two formats for one file name, or one twice, are an error before anything is dealt."""
    with pytest.raises(FormatsClash) as error:
        parse_formats(text)
    assert (error.value.first, error.value.second) == (first, second)
    with pytest.raises(FormatsClash):
        check_suffixes([format_by_name(name) for name in text.split(",")])


@pytest.mark.parametrize(
    ("name", "formats"),
    [
        ("Tuesday.DUP", ["dup", "dupblind"]),
        ("a.b.dlm", ["dlm", "dlmblind"]),
        ("x.txt", ["stats"]),
        ("x.pdf", []),
        ("pbn", []),
    ],
)
def test_file_names_lead_to_formats(name: str, formats: list[str]) -> None:
    """The suffix tells which formats may have written a file."""
    assert [row.name for row in format_of_file_name(name)] == formats


@pytest.mark.parametrize(
    ("name", "shown"), [("x.txt", ".txt"), ("x.tar.gz", ".gz"), ("boards", ""), ("age", "")]
)
def test_strange_files_are_told(name: str, shown: str) -> None:
    """A file whose suffix no readable format has is an error that lists the suffixes."""
    with pytest.raises(UnknownFormat) as error:
        read_boards_file(name, b"")
    assert error.value.name == shown
    assert ".pbn" in error.value.known
    assert ".txt" not in error.value.known


@pytest.mark.parametrize("name", ["box.zip.age", "record.PDF.AGE"])
def test_what_is_still_sealed_is_no_strange_format(name: str) -> None:
    """Whoever was sent a box is told that it has to be opened first."""
    with pytest.raises(StillSealed):
        read_boards_file(name, b"age-encryption.org/v1")


REFUSED = [
    ("dup", 1, 100, Profile.STANDARD),
    ("dupblind", 99, 100, Profile.BIGDEAL),
    ("dlm", 90, 105, Profile.STANDARD),
    ("dlmblind", 100, 100, Profile.BIGDEAL),
    ("borel", 2, 9, Profile.STANDARD),
    ("borel", 11, 20, Profile.STANDARD),
    ("cds", 250, 256, Profile.STANDARD),
    ("kops", 1, 65536, Profile.STANDARD),
]
HELD = [
    *((row.name, 1, 36, profile) for row in FORMATS for profile in Profile),
    ("dup", 11, 99, Profile.STANDARD),
    ("dlm", 99, 99, Profile.BIGDEAL),
    ("borel", 5, 9, Profile.STANDARD),
    ("borel", 11, 20, Profile.BIGDEAL),
    ("cds", 250, 255, Profile.STANDARD),
    ("cds", 250, 256, Profile.BIGDEAL),
    ("kops", 11, 65545, Profile.STANDARD),
    ("kops", 1, 65536, Profile.BIGDEAL),
    ("pbn", 10**9, 10**9, Profile.STANDARD),
    ("stats", 1, 10**9, Profile.BIGDEAL),
]


@pytest.mark.parametrize(("name", "first", "last", "profile"), REFUSED)
def test_boards_without_room_are_refused(name: str, first: int, last: int, profile: Profile) -> None:
    """Boards that a format cannot hold are refused with the reason and the remedy."""
    with pytest.raises(FormatCannotHold) as error:
        format_by_name(name).check_holds(BoardRange(first, last), profile)
    assert error.value.name == name
    assert error.value.reason
    assert "leave this format out" in error.value.remedy


@pytest.mark.parametrize(("name", "first", "last", "profile"), HELD)
def test_boards_with_room_pass(name: str, first: int, last: int, profile: Profile) -> None:
    """Boards up to the limit pass, and the Big Deal profile passes what Big Deal writes."""
    format_by_name(name).check_holds(BoardRange(first, last), profile)


@pytest.mark.parametrize(
    ("name", "first", "last", "part"),
    [
        ("dup", 11, 20, "claims boards 1 to 10"),
        ("dupblind", 11, 20, "claims boards 1 to 10"),
        ("dupblind", 11, 20, "none of them is hidden"),
        ("borel", 11, 20, "rotate the hands"),
        ("cds", 1, 256, "start again at 0 after 255"),
        ("kops", 1, 65536, "starts again at 0 after 65535"),
        ("stats", 1, 6000, "overflow"),
    ],
)
def test_doubtful_bytes_are_told(name: str, first: int, last: int, part: str) -> None:
    """The Big Deal profile says where Big Deal's own bytes are doubtful; the standard one has none."""
    boards = BoardRange(first, last)
    row = format_by_name(name)
    assert part in row.doubt(boards)
    assert any(part in caution for caution in row.cautions(boards, Profile.BIGDEAL))
    assert not any(part in caution for caution in row.cautions(boards, Profile.STANDARD))


@pytest.mark.parametrize("row", FORMATS, ids=lambda row: row.name)
def test_usual_sets_raise_no_doubt(row: Format) -> None:
    """A set of boards 1 to 36 is beyond doubt in every format and either profile."""
    assert not row.doubt(BoardRange(1, 36))
    assert not any(row.cautions(BoardRange(1, 36), profile) for profile in Profile)


@pytest.mark.parametrize("row", FORMATS, ids=lambda row: row.name)
def test_missing_board_numbers_are_told(row: Format) -> None:
    """Formats without board numbers say so for sets that do not begin with board 1."""
    cautions = row.cautions(BoardRange(13, 24), Profile.STANDARD)
    assert any("13-24" in caution for caution in cautions) == (row.holds_boards and not row.is_numbered)


def test_formats_of_big_deal_without_board_numbers() -> None:
    """These hold the deals in order and nothing else."""
    anonymous = [row.name for row in BIG_DEALS if row.holds_boards and not row.is_numbered]
    assert anonymous == ["bri", "dge", "ber", "borel", "kops", "goedel"]


def test_nothing_shows_a_card(club_boards: tuple[Board, ...]) -> None:
    """What a reader returns shows the number of boards and nothing of them."""
    row = format_by_name("pbn")
    read = row.read(row.write(Heading(BoardRange(1, 36), "bigdeal-gui 1.0"), club_boards))
    assert repr(read) == "SetRead(36 boards, hidden)"


@pytest.mark.parametrize("row", FORMATS, ids=lambda row: row.name)
def test_every_format_says_what_is_done_with_its_file(row: Format) -> None:
    """One or two short sentences, which a director can follow without seeing a hand."""
    assert re.fullmatch(r"[A-Z][^.]+\.( [A-Z][^.]+\.)?", row.next_step)
    assert len(row.next_step) <= 130
    if row.holds_boards and not row.is_numbered and row.suffix != ".goe":
        assert "number of the first board" in row.next_step
