"""What Big Deal's configuration file says in the working folder; asked for at the first run, and kept.

Source of the questions and their order: Big Deal 2.0, README.TXT.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.cli.parts.boundary import echo, echo_stderr
from bigdeal_gui.cli.parts.questions import ask_owner, ask_until, ask_yes
from bigdeal_gui.formats.table import BIG_DEALS, parse_formats
from bigdeal_gui.services.dealing.big_deal import check_no_screen
from bigdeal_gui.storage.big_deal_ini import UNIX_NAME, WINDOWS_NAME, ini_bytes, read_ini, write_ini

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import Format

SUGGESTED: Final = "dup,pbn"
"""What is dealt where nothing else is said."""

EVERYBODYS: Final = b"Identification of owner or tournament"
"""What Big Deal hashes where nothing else is said, and answers its own question with.

Source: Big Deal 2.0 (behaviour; `crlf-ini` and `ini-small-section` of the recorded runs).
"""

_YES: Final = b"yes"
_NO: Final = b"no"


@dataclass(frozen=True, slots=True)
class Preferences:
    """Formats with commas between, whether to ask for them at every run, and the owner's bytes."""

    formats: str
    asks_formats: bool
    owner: bytes = field(repr=False)

    def tell_everybodys(self) -> None:
        """Warn where the identification is Big Deal's own, which is that of everybody who gave none."""
        if self.owner == EVERYBODYS:
            echo_stderr(
                "bigdealx: warning: without an identification of yours, Big Deal’s own is used, which is"
                f" everybody’s: “{EVERYBODYS.decode('ascii')}”. To give one: bigdealx -R",
                is_warning=True,
            )

    def formats_now(self) -> tuple[Format, ...]:
        """Return the formats of this run, asked for where the user wanted to be asked.

        Raises:
            AppError: the file names formats that do not exist or go together.
        """
        if self.asks_formats:
            return ask_until(f"Which formats (Enter: {self.formats})? ", preferred_formats, self.formats)
        return preferred_formats(self.formats)


def preferred_formats(text: str) -> tuple[Format, ...]:
    """Return the formats of a list with commas.

    Raises:
        UnknownFormat, FormatsClash: as `parse_formats`.
        Refused: the boards would be shown on the screen.
    """
    check_no_screen(text)
    return parse_formats(text, BIG_DEALS)


def bigdealx_preferences(folder: Path, *, is_windows: bool, again: bool) -> Preferences:
    """Return what the file in `folder` says; ask, and write it, where it is missing or `again`.

    Raises:
        AppError: the file is damaged or cannot be read or written, or the input ended.
    """
    path = folder / (WINDOWS_NAME if is_windows else UNIX_NAME)
    if not again and path.exists():
        return _read(path, is_windows=is_windows)
    asked = _ask(is_last_word_owner=again)
    formats, asks = asked.formats.encode("ascii"), _YES if asked.asks_formats else _NO
    write_ini(path, ini_bytes(asked.owner, formats, asks, is_windows=is_windows))
    return asked


def _read(path: Path, *, is_windows: bool) -> Preferences:
    """Return what `path` says, with Big Deal's own words for what it does not, which is told."""
    ini = read_ini(path, is_windows=is_windows)
    for line in ini.odd_lines:
        echo_stderr(f"bigdealx: line {line} of “{path}” says nothing and is passed over, as Big Deal does.")
    for key in ini.unknown:
        echo_stderr(
            f"bigdealx: “{key}” in “{path}” is none of formats, askformats and owner, and is passed over."
        )
    if not ini.is_ours:
        echo_stderr(
            f"bigdealx: the heading of “{path}” is not “[BigDeal]”, spelt so and with this system's line"
            " ends, so nothing under it counts."
        )
    formats = SUGGESTED if ini.formats is None else os.fsdecode(ini.formats)
    if ini.formats is None:
        echo_stderr(f"bigdealx: “{path}” names no formats: {SUGGESTED} are dealt.")
    return Preferences(formats, ini.askformats == _YES, EVERYBODYS if ini.owner is None else ini.owner)


def _ask(*, is_last_word_owner: bool) -> Preferences:
    echo("First some questions, which are asked only once. The formats are:")
    for format_ in BIG_DEALS:
        echo(f"  {format_.name:10}{format_.title}")
    formats = ask_until(
        f"Which formats, with commas between (Enter: {SUGGESTED})? ", preferred_formats, SUGGESTED
    )
    asks = ask_yes("Do you want to be asked this at every run (Enter: no)? ")
    echo("Who deals? Type anything that nobody else would, for example club, town and date.")
    last_word = _YES if asks else _NO
    # An empty answer takes the words that Big Deal offers there.
    owner = ask_owner("Identification? ", at_end=last_word if is_last_word_owner else None) or EVERYBODYS
    return Preferences(",".join(format_.name for format_ in formats), asks, owner)
