"""Big Deal's own configuration file, byte by byte."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.errors import CannotRead, CannotWrite, DamagedFile, FileTooLarge, UnfitForBigDeal
from bigdeal_gui.storage import big_deal_ini
from bigdeal_gui.storage.big_deal_ini import CodePage, decoded, ini_bytes, parse_ini, read_ini, write_ini

if TYPE_CHECKING:
    from pathlib import Path


def test_a_file_of_unix_is_read_byte_by_byte() -> None:
    """Blanks at both ends, further equals signs and letters of an old code page belong to the value."""
    ini = parse_ini(b"[BigDeal]\nformats=pbn,dlm\naskformats=1\nowner= Club = \x82t\x82 \n[Other]\nowner=x\n")
    assert ini.owner is not None
    assert ini.owner.on_unix == ini.owner.on_windows == b" Club = \x82t\x82 "
    assert ini.owner.line == 4
    assert not ini.owner.is_ambiguous
    assert ini.formats is not None
    assert ini.formats.on_unix == b"pbn,dlm"
    assert ini.askformats is not None
    assert ini.askformats.on_unix == b"1"
    assert ini.unknown == ()


def test_a_file_of_windows_has_two_readings() -> None:
    """On Unix the carriage return is part of the value and makes other deals; both readings are given."""
    ini = parse_ini(b"[BigDeal]\r\nowner=Club\r\n")
    assert ini.owner is not None
    assert ini.owner.is_ambiguous
    assert (ini.owner.on_unix, ini.owner.on_windows) == (b"Club\r", b"Club")
    last = parse_ini(b"owner=Club\r").owner
    assert last is not None
    assert last.on_windows == b"Club\r"


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"[BigDeal]", b"[BigDeal]\r\n\r\n", b"\xef\xbb\xbf[BigDeal]\n", b"[BigDeal]\r\n\x1a"]
)
def test_a_file_may_say_nothing(data: bytes) -> None:
    """Empty lines, a byte order mark and the old end-of-file sign are passed over."""
    assert parse_ini(data) == big_deal_ini.BigDealIni()


def test_an_empty_owner_is_an_owner() -> None:
    """A value of no bytes is something else than no value."""
    ini = parse_ini(b"owner=\n")
    assert ini.owner is not None
    assert ini.owner.on_unix == b""
    assert ini.formats is None


def test_keys_that_are_not_big_deals_are_named() -> None:
    """They change nothing and are not lost from sight."""
    assert parse_ini(b"[BigDeal]\ncolour=blue\n\xff=1\n").unknown == ("colour", "\\xff")


@pytest.mark.parametrize(
    ("data", "place", "word"),
    [
        (b"[BigDeal]\nowner\n", "line 2", "no “=”"),
        (b"\n\nowner=a\nowner=a\n", "line 4", "twice"),
        (b"Owner=a\n", "line 1", "small and without blanks"),
        (b"[BigDeal]\nformats =pbn\n", "line 2", "“formats=”"),
        (b"owner=a\0b\n", "line 1", "zero byte"),
        (b"\xff\xfe[\0B\0", "line 1", "Unicode"),
    ],
)
def test_errors_name_the_line(data: bytes, place: str, word: str) -> None:
    """What Big Deal would misread is refused, with the line and what to do, and without the value."""
    with pytest.raises(DamagedFile) as caught:
        parse_ini(data)
    assert caught.value.place == place
    assert word in caught.value.reason


def test_a_huge_file_is_none_of_big_deals(tmp_path: Path) -> None:
    """The size is bounded before anything is looked at."""
    with pytest.raises(FileTooLarge):
        parse_ini(b"x" * (big_deal_ini.MAX_INI_BYTES + 1))
    with pytest.raises(CannotRead):
        read_ini(tmp_path / big_deal_ini.UNIX_NAME)


def test_the_owner_does_not_show_itself() -> None:
    """The value is in no repr."""
    assert "Club" not in repr(parse_ini(b"owner=Club\n"))


@settings(deadline=None, max_examples=200)
@given(st.binary(max_size=80))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    """Nothing else is raised."""
    places = []
    ini = big_deal_ini.BigDealIni()
    try:
        ini = parse_ini(data)
    except DamagedFile as error:
        places.append(error.place)
    assert all(place.startswith("line ") for place in places)
    assert ini.owner is None or ini.owner.on_unix.startswith(ini.owner.on_windows)


_VALUES = st.binary(max_size=99).filter(lambda value: not set(value) & set(b"\0\r\n\x1a"))


@settings(deadline=None, max_examples=100)
@given(_VALUES, _VALUES, _VALUES, st.booleans())
def test_what_is_written_is_read_back(owner: bytes, formats: bytes, ask: bytes, is_windows: bool) -> None:  # noqa: FBT001 - drawn
    """Every value that Big Deal can hold survives on the system it was written for."""
    ini = parse_ini(ini_bytes(owner, formats, ask, is_windows=is_windows))
    values = [ini.owner, ini.formats, ini.askformats]
    assert [value and (value.on_windows if is_windows else value.on_unix) for value in values] == [
        owner,
        formats,
        ask,
    ]
    assert all(value is not None and value.is_ambiguous == is_windows for value in values)


@pytest.mark.parametrize("owner", [b"a\nb", b"a\r", b"\0", b"a\x1a", b"x" * 100])
def test_what_big_deal_cannot_hold_is_refused(owner: bytes) -> None:
    """Line ends, zero bytes and more than 99 bytes would come back as something else."""
    with pytest.raises(UnfitForBigDeal) as caught:
        ini_bytes(owner, b"pbn", b"0", is_windows=False)
    assert caught.value.key == "owner"
    assert "cannot be kept" in str(caught.value)


def test_the_file_is_written_wholly(tmp_path: Path) -> None:
    """A new file takes the place of the old one; a folder that is a file is an error."""
    path = tmp_path / big_deal_ini.UNIX_NAME
    for owner in (b"first", b"second"):
        write_ini(path, ini_bytes(owner, b"", b"", is_windows=False))
        ini = read_ini(path)
        assert ini.owner is not None
        assert ini.owner.on_unix == owner
    with pytest.raises(CannotWrite):
        write_ini(path / "below", b"")
    assert list(tmp_path.iterdir()) == [path]


def test_bytes_are_shown_in_the_letters_chosen() -> None:
    """The same bytes read differently in each code page; where they are no text, nothing is shown."""
    assert decoded(b"\x82t\x82", CodePage.CP850) == decoded(b"\x82t\x82", CodePage.CP437) == "été"
    assert decoded(b"\xe9t\xe9", CodePage.CP1252) == "été"
    assert decoded("été".encode(), CodePage.UTF_8) == "été"
    assert decoded(b"\x82t\x82", CodePage.UTF_8) is None
    assert decoded(b"\x81", CodePage.CP1252) is None
