"""What Big Deal's configuration file says in the working folder; asked for at the first run, and kept.

Source of the questions and their order: Big Deal 2.0, README.TXT.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bigdeal_gui.cli.parts.boundary import say, tell
from bigdeal_gui.cli.parts.questions import ask_owner, ask_until, ask_yes
from bigdeal_gui.formats.table import BIG_DEALS, parse_formats
from bigdeal_gui.services.dealing.big_deal import check_no_screen
from bigdeal_gui.storage.big_deal_ini import UNIX_NAME, WINDOWS_NAME, ini_bytes, read_ini, write_ini

if TYPE_CHECKING:
    from pathlib import Path

    from bigdeal_gui.formats.format import Format
    from bigdeal_gui.storage.big_deal_ini import IniValue

SUGGESTED: Final = "dup,pbn"
_NO: Final = {b"", b"0", b"n", b"no", b"false"}


@dataclass(frozen=True, slots=True)
class Preferences:
    """Formats with commas between, whether to ask for them at every run, and the owner's bytes."""

    formats: str
    asks_formats: bool
    owner: bytes = field(repr=False)

    def formats_now(self) -> tuple[Format, ...]:
        """Return the formats of this run, asked for where the user wanted to be asked.

        Raises:
            AppError: the file names formats that do not exist or go together.
        """
        if self.asks_formats:
            return ask_until(f"Which formats (Enter: {self.formats})? ", formats_of, self.formats)
        return formats_of(self.formats)


def formats_of(text: str) -> tuple[Format, ...]:
    """Return the formats of a list with commas.

    Raises:
        UnknownFormat, FormatsClash: as `parse_formats`.
        Refused: the boards would be shown on the screen.
    """
    check_no_screen(text)
    return parse_formats(text, BIG_DEALS)


def preferences(folder: Path, *, is_windows: bool, anew: bool) -> Preferences:
    """Return what the file in `folder` says; ask, and write it, where it is missing or `anew`.

    Raises:
        AppError: the file is damaged or cannot be read or written, or the input ended.
    """
    path = folder / (WINDOWS_NAME if is_windows else UNIX_NAME)
    if not anew and path.exists() and (kept := _read(path, is_windows=is_windows)) is not None:
        return kept
    asked = _ask()
    formats, asks = asked.formats.encode("ascii"), b"1" if asked.asks_formats else b"0"
    write_ini(path, ini_bytes(asked.owner, formats, asks, is_windows=is_windows))
    return asked


def _read(path: Path, *, is_windows: bool) -> Preferences | None:
    ini = read_ini(path)
    if ini.owner is None or ini.formats is None:
        tell(f"bigdealx: “{path}” is not complete.")
        return None

    def value(found: IniValue | None) -> bytes:
        if found is None:
            return b""
        return found.on_windows if is_windows else found.on_unix

    if ini.owner.is_ambiguous and not is_windows:
        tell(
            f"bigdealx: the identification in “{path}” ends with a carriage return, which goes into the hash,"
            " as it does in Big Deal."
        )
    formats = os.fsdecode(value(ini.formats))
    return Preferences(formats, value(ini.askformats).strip().lower() not in _NO, value(ini.owner))


def _ask() -> Preferences:
    say("First some questions, which are asked only once. The formats are:")
    for format_ in BIG_DEALS:
        say(f"  {format_.name:10}{format_.title}")
    formats = ask_until(f"Which formats, with commas between (Enter: {SUGGESTED})? ", formats_of, SUGGESTED)
    asks = ask_yes("Do you want to be asked this at every run (Enter: no)? ")
    say("Who deals? Type anything that nobody else would, for example club, town and date.")
    owner = ask_owner("Identification? ")
    return Preferences(",".join(format_.name for format_ in formats), asks, owner)
