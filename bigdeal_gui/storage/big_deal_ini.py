"""Big Deal's own configuration, `.bigdealrc` (Unix) or `bigdeal.ini` (Windows), as raw bytes.

The owner goes into every deal as bytes, so not one of them may be lost or changed on the way: trailing
blanks, letters of an old code page, even a carriage return where a file came from Windows to Unix.

Source: Big Deal 2.0 (behaviour).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import CannotWrite, DamagedFile, FileTooLarge, UnfitForBigDeal
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.delivery import read_file
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from pathlib import Path

UNIX_NAME: Final = ".bigdealrc"
WINDOWS_NAME: Final = "bigdeal.ini"
MAX_INI_BYTES: Final = 64 * 2**10
MAX_VALUE_BYTES: Final = 99
"""The longest value that Big Deal itself holds."""

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


@dataclass(frozen=True, slots=True, repr=False)
class IniValue:
    """The bytes of one value as Big Deal reads them on either system, and the line (from 1) they stand in."""

    on_unix: bytes
    on_windows: bytes
    line: int

    @property
    def is_ambiguous(self) -> bool:
        """Whether the two systems read it differently: as an owner it then makes different deals."""
        return self.on_unix != self.on_windows

    def __repr__(self) -> str:
        return f"IniValue(line {self.line}, hidden)"


@dataclass(frozen=True, slots=True)
class BigDealIni:
    """What the file says; None where it does not. `unknown` names keys that are none of Big Deal's."""

    owner: IniValue | None = None
    formats: IniValue | None = None
    askformats: IniValue | None = None
    unknown: tuple[str, ...] = field(default=())


def read_ini(path: Path) -> BigDealIni:
    """Return what the file `path` says.

    Raises:
        CannotRead, FileTooLarge: there is no such file, or none of Big Deal's.
        DamagedFile: as `parse_ini`.
    """
    return parse_ini(read_file(path, MAX_INI_BYTES))


def parse_ini(untrusted_data: bytes) -> BigDealIni:
    """Return what a file with these bytes says.

    A heading such as `[BigDeal]` is skipped and the next one ends the part that is read; lines are split at
    their first `=`; empty lines are passed over.

    Raises:
        FileTooLarge: more than MAX_INI_BYTES.
        DamagedFile: a line without `=`, a key given twice or misspelt in blanks or capitals, a zero byte;
            the error gives the line.
    """
    if len(untrusted_data) > MAX_INI_BYTES:
        raise FileTooLarge(len(untrusted_data), MAX_INI_BYTES)
    if untrusted_data.startswith(_UTF16):
        raise DamagedFile(
            _FILE,
            translate("reasons", "line {line}").format(line=1),
            translate("reasons", "it was saved as “Unicode”; save it as plain text"),
        )
    values: dict[bytes, IniValue] = {}
    unknown: list[str] = []
    is_past_heading = False
    lines = untrusted_data.removeprefix(_BOM).split(b"\n")
    for number, line in enumerate(lines, start=1):
        if not line.strip() or (line == _END_OF_DOS_FILE and number == len(lines)):
            continue
        if line.startswith(b"["):
            if is_past_heading:
                break
        else:
            # The last line has no LF, so a CR there is part of it on either system.
            key, value = _split(number, line, has_end=number < len(lines))
            if key not in _KEYS:
                unknown.append(key.decode("ascii", "backslashreplace"))
            elif values.setdefault(key, value) is not value:
                raise _damaged(
                    number, translate("reasons", "“{key}” is given twice").format(key=key.decode())
                )
        is_past_heading = True
    return BigDealIni(values.get(b"owner"), values.get(b"formats"), values.get(b"askformats"), tuple(unknown))


def _split(number: int, line: bytes, *, has_end: bool) -> tuple[bytes, IniValue]:
    if b"\0" in line:
        raise _damaged(number, translate("reasons", "it holds a zero byte"))
    key, equals, value = line.partition(b"=")
    if not equals:
        raise _damaged(number, translate("reasons", "there is no “=” in it"))
    meant = key.strip().lower()
    if meant in _KEYS and key != meant:
        text = translate("reasons", "write “{key}=” at its beginning, small and without blanks")
        raise _damaged(number, text.format(key=meant.decode()))
    return key, IniValue(value, value.removesuffix(b"\r") if has_end else value, number)


def _damaged(number: int, reason: str) -> DamagedFile:
    return DamagedFile(_FILE, translate("reasons", "line {line}").format(line=number), reason)


def decoded(value: bytes, page: CodePage) -> str | None:
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
            raise UnfitForBigDeal(key.decode(), translate("reasons", "it holds the end of a line"))
        if len(value) > MAX_VALUE_BYTES:
            raise UnfitForBigDeal(
                key.decode(),
                translate("reasons", "it is longer than {max_value_bytes} bytes").format(
                    max_value_bytes=MAX_VALUE_BYTES
                ),
            )
    return end.join([b"[BigDeal]", *(key + b"=" + value for key, value in values), b""])


def write_ini(path: Path, data: bytes, *, on: disk.Disk | None = None) -> None:
    """Keep `data`, made by `ini_bytes`, at `path` in place of an older one, wholly or not at all.

    Raises:
        CannotWrite: the system refused; an older file is untouched.
    """
    try:
        disk.replace_own(path, data, on or disk.system_disk())
    except OSError as error:
        raise CannotWrite(path, disk.reason(error)) from error
