"""Passphrases and shares for the commands: typed unseen, or read from files, and never shown."""

from __future__ import annotations

import getpass
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.boundary import echo_stderr
from bigdeal_gui.cli.parts.language import tr, translatable, usage_error
from bigdeal_gui.cli.parts.questions import ask_terminal, is_at_terminal
from bigdeal_gui.errors.base import AppError, error_advice
from bigdeal_gui.seals.age import SealKind, seal_kind
from bigdeal_gui.seals.shares import Share, combine_shares, read_share
from bigdeal_gui.services.tournament.keys import (
    NOTHING,
    Keeping,
    Unlock,
    read_identity_file,
    read_share_sheet,
)
from bigdeal_gui.storage.reading import read_file

if TYPE_CHECKING:
    from bigdeal_gui.services.tournament.keys import KeptBy

MAX_SECRET_BYTES: Final = 64 * 1024
STANDARD_INPUT: Final = "-"

_WORDS_OF_A_SHEET: Final = 15
"""So many words are no passphrase that this program makes; a sheet has 20."""
_NO_TERMINAL: Final = translatable(
    "A passphrase is needed and there is no terminal to type it: use --passphrase-file FILE."
)
_NO_TERMINAL_FOR_SHEETS: Final = translatable(
    "Officials' sheets open the keys and there is no terminal to type their words: give each sheet with"
    " --share FILE."
)

LOSS: Final = translatable(
    "If you lose the passphrase, you lose the tournament: without it no person and no program can open the"
    " keys again, and no board can be dealt. Write it down, keep it in two places, and think of a second"
    " official."
)
"""Said before a passphrase is chosen, not after it is lost."""


SEALED_BY: Final = click.option(
    "--passphrase-file",
    metavar="FILE",
    help="Seal it with the passphrase on the first line of FILE; “-” is standard input.",
)
OPENED_BY: Final = click.option(
    "--passphrase-file",
    metavar="FILE",
    help="A file with the passphrase on its first line; “-” is standard input.",
)


def unlocking_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options that open sealed keys."""
    for option in (
        click.option(
            "--share",
            "shares",
            metavar="FILE",
            multiple=True,
            help="A sheet with one official's words; once for each official.",
        ),
        click.option(
            "--identity",
            "identities",
            metavar="FILE",
            multiple=True,
            help="An age key file for which the keys are sealed.",
        ),
        OPENED_BY,
    ):
        command = option(command)
    return command


def unlock_from_options(
    sealed: Path,
    passphrase_file: str | None,
    identities: tuple[str, ...],
    shares: tuple[str, ...],
    kept: KeptBy | None = None,
) -> Unlock:
    """Return what opens the file `sealed`, asked for where the options do not say it.

    `kept` tells who keeps it: officials are asked for the words of their sheets. Where nothing tells, a
    passphrase or the words of a sheet can be typed.

    Raises:
        Usage: there is no terminal to ask at.
        AppError: a file cannot be read, or holds nothing that opens keys.
    """
    if not sealed.is_file():
        return NOTHING
    if shares:
        return Unlock(passphrase=combine_shares([read_share_sheet(Path(sheet)) for sheet in shares]))
    if identities:
        return Unlock(identities=tuple(key for file in identities for key in read_identity_file(Path(file))))
    if passphrase_file is not None:
        return Unlock(passphrase=passphrase_in(passphrase_file))
    if seal_kind(read_file(sealed, MAX_SECRET_BYTES * 1024)) is SealKind.RECIPIENTS:
        raise usage_error(
            "“{name}” is sealed for the owners of age keys: give yours with --identity FILE.",
            name=sealed.name,
        )
    return Unlock(passphrase=_typed_passphrase(sealed.name, kept))


def _typed_passphrase(name: str, kept: KeptBy | None) -> str:
    """Return the passphrase of the file `name`: as it was typed, or made of the words of enough sheets."""
    if kept is not None and kept.keeping is Keeping.SHARES:
        echo_stderr(
            tr(
                "Any {needed} of {count} officials' sheets open “{name}”, in any order.",
                needed=kept.needed,
                count=kept.count,
                name=name,
            )
        )
        return combine_shares(_typed_shares([]))
    if kept is not None:
        return typed_secret(tr("Passphrase of “{name}”: ", name=name))
    text = typed_secret(tr("Passphrase of “{name}”, or the words of one official's sheet: ", name=name))
    return text if len(text.split()) < _WORDS_OF_A_SHEET else combine_shares(_typed_shares([text]))


def _typed_shares(given: list[str]) -> list[Share]:
    """Return the shares of enough sheets, whose words are typed unseen, one sheet after the other.

    What cannot be read is told and asked for again. `given` are lists of words that were typed already.

    Raises:
        Usage: there is no terminal.
    """
    shares: dict[tuple[str, ...], Share] = {}
    needed = 0
    while True:
        if given:
            text = given.pop(0)
        else:
            asked = tr("All words of one sheet: ")
            if shares:
                asked = tr("All words of one sheet ({count} more): ", count=needed - len(shares))
            text = typed_secret(asked, _NO_TERMINAL_FOR_SHEETS)
        try:
            share = read_share(text)
        except AppError as error:
            echo_stderr(f"{error} {error_advice(error).hint}")
            continue
        if share.words in shares:
            echo_stderr(tr("Sheet {number} was given already: take another official's.", number=share.number))
        shares[share.words] = share
        needed = share.needed
        if len(shares) >= needed:
            return list(shares.values())


def passphrase_in(word: str) -> str:
    """Return the first line of the file `word`, or of standard input for “-”.

    Raises:
        Usage: it is empty.
        AppError: it cannot be read.
    """
    if word == STANDARD_INPUT:
        lines = os.fsdecode(ask_terminal("")).splitlines()
    else:
        lines = read_file(Path(word), MAX_SECRET_BYTES).decode("utf-8", "replace").splitlines()
    if not lines or not lines[0].strip():
        raise usage_error("The passphrase is missing: its file begins with an empty line.")
    return lines[0].strip()


def typed_secret(question: str, otherwise: str = _NO_TERMINAL) -> str:
    """Return what was typed, unseen, at the terminal; `otherwise` says what to do where there is none.

    Raises:
        Usage: there is no terminal, or its input ended.
    """
    if not is_at_terminal():
        raise usage_error(otherwise)
    try:
        return getpass.getpass(question).strip()
    except EOFError:
        raise usage_error("The input ended before every question was answered.") from None


def asked_new_passphrase(loss: str = LOSS) -> str:
    """Return a new passphrase, typed twice after the words about losing it.

    Raises:
        Usage: there is no terminal, or the two differ.
    """
    echo_stderr(tr(loss))
    first = typed_secret(tr("New passphrase, of several words: "))
    if first != typed_secret(tr("The same again: ")):
        raise usage_error("The two do not match, so nothing was sealed.")
    return first
