"""Big Deal's own configuration, `.bigdealrc` (Unix) or `bigdeal.ini` (Windows), as raw bytes.

The owner goes into every deal as bytes, so not one of them may be lost or changed on the way: neither
trailing blanks nor letters of an old code page.

Source: Big Deal 2.0 (behaviour).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Final

from bigdeal_gui.errors.formats import DamagedFile, FileTooLarge
from bigdeal_gui.errors.storage import CannotWrite, UnfitForBigDeal
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.words import translate

UNIX_NAME: Final = ".bigdealrc"
WINDOWS_NAME: Final = "bigdeal.ini"
MAX_INI_BYTES: Final = 64 * 2**10
MAX_VALUE_BYTES: Final = 99
"""The longest value that Big Deal itself holds."""

_HEADING: Final = b"[BigDeal]"
_KEYS: Final = (b"formats", b"askformats", b"owner")
_FILE: Final = "Big Deal configuration"
_BOM: Final = b"\xef\xbb\xbf"
_UTF16: Final = (b"\xff\xfe", b"\xfe\xff")
_END_OF_DOS_FILE: Final = b"\x1a"
_ENDING: Final = (b"\0", b"\r", b"\n", _END_OF_DOS_FILE)


class CodePage(StrEnum):
    """In which letters the bytes of an owner can be shown: consoles of DOS, Windows, everything newer."""

    UTF_8 = "utf-8"
    CP850 = "cp850"
    CP437 = "cp437"
    CP1252 = "cp1252"


@dataclass(frozen=True, slots=True)
class BigDealIni:
    """What the file says; None where it does not.

    `unknown` names keys that are none of Big Deal's; `odd_lines`, from 1, are those that say nothing, which
    Big Deal passes over without a word. `is_ours` tells whether the heading is Big Deal's: under another one
    nothing is read.
    """

    owner: bytes | None = field(default=None, repr=False)
    formats: bytes | None = None
    askformats: bytes | None = None
    unknown: tuple[str, ...] = ()
    odd_lines: tuple[int, ...] = ()
    is_ours: bool = True


def read_ini(path: Path, *, is_windows: bool) -> BigDealIni:
    """Return what the file `path` says to Big Deal on this system.

    Raises:
        CannotRead, FileTooLarge: there is no such file, or none of Big Deal's.
        DamagedFile: as `parse_ini`.
    """
    return parse_ini(read_file(path, MAX_INI_BYTES), is_windows=is_windows)


def parse_ini(untrusted_data: bytes, *, is_windows: bool) -> BigDealIni:
    """Return what a file with these bytes says to Big Deal, on Windows or on Unix.

    The part under `[BigDeal]`, spelt just so, is read, up to the next heading; without a heading the whole
    file is. Lines are split at their first `=`; of a key given twice the last counts. On Unix a carriage
    return belongs to its line, so there a file with Windows' line ends has no heading that is Big Deal's.

    Raises:
        FileTooLarge: more than MAX_INI_BYTES.
        DamagedFile: the file is UTF-16, which no Big Deal reads.
    """
    if len(untrusted_data) > MAX_INI_BYTES:
        raise FileTooLarge(len(untrusted_data), MAX_INI_BYTES)
    if untrusted_data.startswith(_UTF16):
        raise DamagedFile(
            _FILE,
            translate("reasons", "line {line}").format(line=1),
            translate("reasons", "it was saved as “Unicode”; save it as plain text"),
        )
    values: dict[bytes, bytes] = {}
    unknown: list[str] = []
    odd_lines: list[int] = []
    headings: list[bytes] = []
    for number, line in enumerate(_lines(untrusted_data, is_windows=is_windows), start=1):
        if line.startswith(b"["):
            if headings and headings[-1] == _HEADING:
                break
            headings.append(line)
            continue
        if not line.strip() or line.startswith(b";") or (headings and headings[-1] != _HEADING):
            continue
        key, equals, value = line.partition(b"=")
        if not equals or b"\0" in line:
            odd_lines.append(number)
        elif key in _KEYS:
            values[key] = value
        else:
            unknown.append(key.decode("ascii", "backslashreplace"))
    return BigDealIni(
        values.get(b"owner"),
        values.get(b"formats"),
        values.get(b"askformats"),
        tuple(unknown),
        tuple(odd_lines),
        is_ours=not headings or _HEADING in headings,
    )


def _lines(data: bytes, *, is_windows: bool) -> list[bytes]:
    data = data.removeprefix(_BOM).removesuffix(_END_OF_DOS_FILE)
    # The last line has no LF, so a CR there is part of it on either system.
    return (data.replace(b"\r\n", b"\n") if is_windows else data).split(b"\n")


def decoded_value(value: bytes, page: CodePage) -> str | None:
    """Return `value` as text for the eye; None where it is no text in `page`."""
    try:
        return value.decode(page.value)
    except UnicodeDecodeError:
        return None


def ini_bytes(owner: bytes, formats: bytes, askformats: bytes, *, is_windows: bool) -> bytes:
    """Return a file that Big Deal and `parse_ini` read as these values.

    Raises:
        UnfitForBigDeal: a value cannot be kept in such a file.
    """
    end = b"\r\n" if is_windows else b"\n"
    values = ((b"formats", formats), (b"askformats", askformats), (b"owner", owner))
    for key, value in values:
        if any(byte in value for byte in _ENDING):
            raise UnfitForBigDeal(key.decode(), translate("reasons", "it has a line break"))
        if len(value) > MAX_VALUE_BYTES:
            reason = translate("reasons", "it is longer than {max_value_bytes} bytes")
            raise UnfitForBigDeal(key.decode(), reason.format(max_value_bytes=MAX_VALUE_BYTES))
    return end.join([_HEADING, *(key + b"=" + value for key, value in values), b""])


def write_ini(path: Path, data: bytes, *, on: disk.Disk | None = None) -> None:
    """Keep `data`, made by `ini_bytes`, at `path` in place of an older one, wholly or not at all.

    Raises:
        CannotWrite: the system refused; an older file is untouched.
    """
    with disk.refused_as(CannotWrite, path):
        disk.replace_own(path, data, on or disk.system_disk())
