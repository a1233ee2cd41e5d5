"""Big Deal's own configuration file, byte by byte."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.errors.formats import DamagedFile, FileTooLarge
from bigdeal_gui.errors.storage import CannotRead, CannotWrite, UnfitForBigDeal
from bigdeal_gui.storage import big_deal_ini
from bigdeal_gui.storage.big_deal_ini import (
    BigDealIni,
    CodePage,
    decoded_value,
    ini_bytes,
    parse_ini,
    read_ini,
    write_ini,
)

if TYPE_CHECKING:
    from pathlib import Path


def unix(data: bytes) -> BigDealIni:
    """Return what a file says to Big Deal on Unix."""
    return parse_ini(data, is_windows=False)


def windows(data: bytes) -> BigDealIni:
    """Return what a file says to Big Deal on Windows."""
    return parse_ini(data, is_windows=True)


def test_a_file_of_unix_is_read_byte_by_byte() -> None:
    """Blanks at both ends, further equals signs and letters of an old code page belong to the value."""
    data = b"[BigDeal]\nformats=pbn,dlm\naskformats=1\nowner= Club = \x82t\x82 \n[Other]\nowner=x\n"
    assert unix(data) == windows(data) == BigDealIni(b" Club = \x82t\x82 ", b"pbn,dlm", b"1")


def test_a_file_of_windows_says_nothing_on_unix() -> None:
    """There the carriage return belongs to the heading, which then is another one."""
    data = b"[BigDeal]\r\nowner=Club\r\n"
    assert windows(data) == BigDealIni(b"Club")
    assert unix(data) == BigDealIni(is_ours=False)
    assert windows(b"owner=Club\r").owner == b"Club\r"
    assert unix(b"owner=Club\r\n").owner == b"Club\r"


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"[BigDeal]", b"[BigDeal]\r\n\r\n", b"\xef\xbb\xbf[BigDeal]\n", b"[BigDeal]\r\n\x1a"]
)
def test_a_file_may_say_nothing(data: bytes) -> None:
    """Empty lines, a byte order mark and the old end-of-file sign are passed over."""
    assert windows(data) == BigDealIni()


def test_an_empty_owner_is_an_owner() -> None:
    """A value of no bytes is something else than no value."""
    assert unix(b"owner=\n") == BigDealIni(b"")


def test_keys_that_are_not_big_deals_are_named() -> None:
    """They change nothing and are not lost from sight; so are those written with capitals or blanks."""
    assert unix(b"[BigDeal]\ncolour=blue\n\xff=1\n").unknown == ("colour", "\\xff")
    assert unix(b"Owner=a\nformats =pbn\n") == BigDealIni(unknown=("Owner", "formats "))


def test_odd_lines_are_passed_over_and_told() -> None:
    """A line that says nothing ends no program, as it ends none of Big Deal's; a comment is not odd."""
    assert unix(b"[BigDeal]\nowner\n; words\nowner=a\nformats=p\0n\n") == BigDealIni(b"a", odd_lines=(2, 5))


def test_the_last_of_a_key_counts() -> None:
    """A key given twice has the later value."""
    assert unix(b"owner=a\nowner=b\n") == BigDealIni(b"b")


def test_only_the_part_of_big_deal_is_read() -> None:
    """Under a heading that is spelt otherwise nothing counts; what stands before any heading does."""
    assert unix(b"[bigdeal]\nowner=a\n") == BigDealIni(is_ours=False)
    assert unix(b"[other]\nowner=a\n[BigDeal]\nowner=b\n[BigDeal]\nowner=c\n") == BigDealIni(b"b")
    assert unix(b"owner=a\n[other]\nowner=b\n") == BigDealIni(b"a", is_ours=False)


def test_a_file_in_utf_16_is_refused() -> None:
    """No Big Deal reads it; the error says what to do."""
    with pytest.raises(DamagedFile, match=r"line 1.*Unicode"):
        unix(b"\xff\xfe[\0B\0")


def test_a_huge_file_is_none_of_big_deals(tmp_path: Path) -> None:
    """The size is bounded before anything is looked at."""
    assert unix(b"\n" * 65_536).owner is None
    with pytest.raises(FileTooLarge) as large:
        unix(b"x" * 65_537)
    assert (large.value.size_bytes, large.value.limit_bytes) == (65_537, 65_536)
    with pytest.raises(CannotRead):
        read_ini(tmp_path / big_deal_ini.UNIX_NAME, is_windows=False)


def test_the_file_is_called_as_big_deal_calls_it() -> None:
    """Hidden in the home folder on Unix, not hidden on Windows."""
    assert (big_deal_ini.UNIX_NAME, big_deal_ini.WINDOWS_NAME) == (".bigdealrc", "bigdeal.ini")


def test_the_owner_does_not_show_itself() -> None:
    """The value is in no repr."""
    assert "Club" not in repr(unix(b"owner=Club\n"))


@settings(deadline=None, max_examples=200)
@given(st.binary(max_size=80), st.booleans())
def test_any_bytes_are_read_or_refused(data: bytes, is_windows: bool) -> None:  # noqa: FBT001 - drawn
    """Nothing else is raised, and every odd line is one of the file."""
    ini = BigDealIni()
    with suppress(DamagedFile):
        ini = parse_ini(data, is_windows=is_windows)
    assert set(ini.odd_lines) <= set(range(1, data.count(b"\n") + 2))


_VALUES = st.binary(max_size=99).filter(lambda value: not set(value) & set(b"\0\r\n\x1a"))


@settings(deadline=None, max_examples=100)
@given(_VALUES, _VALUES, _VALUES, st.booleans())
def test_what_is_written_is_read_back(owner: bytes, formats: bytes, ask: bytes, is_windows: bool) -> None:  # noqa: FBT001 - drawn
    """Every value that Big Deal can hold survives on the system it was written for."""
    ini = parse_ini(ini_bytes(owner, formats, ask, is_windows=is_windows), is_windows=is_windows)
    assert ini == BigDealIni(owner, formats, ask)


@pytest.mark.parametrize("owner", [b"a\nb", b"a\r", b"\0", b"a\x1a", b"x" * 100])
def test_what_big_deal_cannot_hold_is_refused(owner: bytes) -> None:
    """Line ends, zero bytes and more than 99 bytes would come back as something else."""
    with pytest.raises(UnfitForBigDeal) as caught:
        ini_bytes(owner, b"pbn", b"0", is_windows=False)
    assert caught.value.key == "owner"
    assert "cannot be stored" in str(caught.value)


def test_the_file_is_written_wholly(tmp_path: Path) -> None:
    """A new file takes the place of the old one; a folder that is a file is an error."""
    path = tmp_path / big_deal_ini.UNIX_NAME
    for owner in (b"first", b"second"):
        write_ini(path, ini_bytes(owner, b"", b"", is_windows=False))
        ini = read_ini(path, is_windows=False)
        assert ini.owner is not None
        assert ini.owner == owner
    with pytest.raises(CannotWrite) as refused:
        write_ini(path / "below", b"")
    assert (refused.value.path, refused.value.reason) == (path / "below", "File exists")
    assert list(tmp_path.iterdir()) == [path]


def test_bytes_are_shown_in_the_letters_chosen() -> None:
    """The same bytes read differently in each code page; where they are no text, nothing is shown."""
    assert decoded_value(b"\x82t\x82", CodePage.CP850) == decoded_value(b"\x82t\x82", CodePage.CP437) == "été"
    assert decoded_value(b"\xe9t\xe9", CodePage.CP1252) == "été"
    assert decoded_value("été".encode(), CodePage.UTF_8) == "été"
    assert decoded_value(b"\x82t\x82", CodePage.UTF_8) is None
    assert decoded_value(b"\x81", CodePage.CP1252) is None
