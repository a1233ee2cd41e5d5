"""The secrets of sealed keys on paper: sheets with words, written for those who keep them.

A sheet goes into a new file, private to its owner; what is on it is shown nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.seals.passphrases import new_passphrase
from bigdeal_gui.seals.shares import share_out, share_sheet_text
from bigdeal_gui.services.tournament.keys import Custody, Seal
from bigdeal_gui.storage.delivery import deliver
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.services.tournament.plan import Tournament

_CRLF: Final = "\r\n"


def write_passphrase(
    target: Path, tournament: str, file_name: str, *, random_bytes: Callable[[int], bytes]
) -> str:
    """Make a passphrase of eight words, write it into the new file `target`, and return it.

    `tournament` and `file_name` tell on the sheet what the passphrase is for.

    Raises:
        AppError: the sheet could not be written; there is no passphrase then.
    """
    passphrase = new_passphrase(random_bytes)
    lines = (
        translate("sheets", "SECRET: the passphrase of a tournament"),
        "",
        translate("sheets", "Tournament: {name}").format(name=tournament),
        translate("sheets", "Opens: {file}").format(file=file_name),
        "",
        f"    {passphrase}",
        "",
        translate("sheets", "Type it exactly as printed, with the dashes and in small letters."),
        translate("sheets", "Anyone who has this sheet and the file can compute every board."),
        translate("sheets", "Without it nobody can open the file, and the boards cannot be dealt."),
        translate("sheets", "Print it twice, keep the sheets in two safe places, and delete this file."),
    )
    deliver(target.parent, {target.name: _CRLF.join((*lines, "")).encode("utf-8")})
    return passphrase


def seal_and_sheets(
    tournament: Tournament, custody: Custody, random_bytes: Callable[[int], bytes]
) -> tuple[Seal | None, dict[str, bytes]]:
    """Return how keys are sealed, and by name the sheets of officials who open them together."""
    sharing = custody.sharing
    if sharing is None:
        return custody.seal, {}
    shared = share_out(sharing, random_bytes)
    sheets = {
        tournament.sheet_name(share.number): share_sheet_text(
            share, sharing, tournament=tournament.plan.name, file_name=tournament.layout.sealed.name
        ).encode("utf-8")
        for share in shared.shares
    }
    return Seal(passphrase=shared.passphrase), sheets
