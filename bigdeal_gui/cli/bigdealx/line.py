"""The command line of Big Deal's extended program, flag by flag.

Source: Big Deal 2.0, README.TXT; the effect of -W: Big Deal 2.0 (behaviour).
"""

from __future__ import annotations

import getopt
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bigdeal_gui.errors.services import Usage

HELP: Final = """\
Usage: bigdealx [-n BOARDS] [-p PREFIX] [-f FORMATS] [-R]
                [-e TEXT] [-E FILE] [-o] [-h SEED] [-W TEXT]
                [--keyboard] [--log] [--although-journal]

Deals bridge boards into files, as Big Deal 2.0's extended program does.
What is not given is asked for.

  -n BOARDS    a number (36: boards 1 to 36) or a range (11-20)
  -p PREFIX    the files' name without its ending; the files go to this folder
  -f FORMATS   formats with commas between: {formats}
  -R           ask the first questions again
  -e TEXT      mix TEXT into the randomness (may be given several times)
  -E FILE      mix the contents of FILE into the randomness
  -o           use only what -e and -E give: the same words make the same set
  -h SEED      40 hexadecimal digits: make the set of this seed
  -W TEXT      make the set that belongs to TEXT, which takes the owner's place
  --keyboard   collect randomness from the keyboard as well
  --log        append what was done to deallog.txt; no seed and no card goes in
  --although-journal
               deal although the journal is in doubt; the journal says so
  --help       show this
  --version    show the version

-h, -o and -W make sets that can be made again by anybody who knows the words.
Exit codes: 0 done, 2 usage, 3 refused, 4 damaged file, 5 the system failed.
"""

_FLAGS: Final = "n:p:f:Re:E:oh:W:"
_SWITCH_NAMES: Final = ("keyboard", "log", "help", "version", "although-journal")
_LONG: Final = [*_SWITCH_NAMES, "jobs="]
_SWITCHES: Final = frozenset({"-R", "-o"} | {f"--{name}" for name in _SWITCH_NAMES})


@dataclass(frozen=True, slots=True, repr=False)
class CommandLine:
    """What the command line said; None where it was silent. Shows nothing of itself.

    `entropy` keeps the order of -e (bytes) and -E (path). `given` holds the flags without a value.
    """

    boards: str | None = None
    prefix: str | None = None
    formats: str | None = None
    seed_hex: str | None = None
    in_owners_place: bytes | None = None
    entropy: tuple[bytes | Path, ...] = ()
    jobs: str | None = None
    given: frozenset[str] = field(default_factory=frozenset)

    def __repr__(self) -> str:
        return "CommandLine(hidden)"

    def has(self, flag: str) -> bool:
        """Tell whether `flag`, which takes no value, was given."""
        return flag in self.given


def read_command_line(arguments: Sequence[str]) -> CommandLine:
    """Return what `arguments` say; of a flag given twice the last counts, but for -e and -E.

    Raises:
        Usage: an unknown flag, a flag without its value, or words that belong to no flag.
    """
    try:
        pairs, rest = getopt.getopt(list(arguments), _FLAGS, _LONG)
    except getopt.GetoptError as error:
        # The error's own text may quote a value: only the flag is repeated.
        flag = ("-" if len(error.opt) == 1 else "--") + error.opt
        raise Usage(f"The flag “{flag}” is unknown, or its value is missing or out of place.") from None
    if rest:
        raise Usage("There are words that belong to no flag.")
    last = dict(pairs)
    return CommandLine(
        boards=last.get("-n"),
        prefix=last.get("-p"),
        formats=last.get("-f"),
        seed_hex=last.get("-h"),
        in_owners_place=argument_bytes(last["-W"]) if "-W" in last else None,
        entropy=tuple(
            argument_bytes(value) if flag == "-e" else Path(value)
            for flag, value in pairs
            if flag in {"-e", "-E"}
        ),
        jobs=last.get("--jobs"),
        given=frozenset(flag for flag, _value in pairs) & _SWITCHES,
    )


def argument_bytes(text: str) -> bytes:
    """Return the bytes that a C program would have been given for the argument `text`.

    Raises:
        Usage: on Windows, letters that the system's code page does not have.
    """
    if os.name != "nt":
        return os.fsencode(text)
    try:
        return text.encode("mbcs", "strict")
    except UnicodeEncodeError:
        raise Usage("A value has letters outside this computer's code page.") from None
