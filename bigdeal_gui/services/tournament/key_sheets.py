"""The secrets of sealed keys on paper: sheets with words, written for those who keep them.

A sheet goes into a new file, private to its owner; what is on it is shown nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.seals.passphrases import new_passphrase
from bigdeal_gui.seals.shares import Sharing, share_out, share_sheet_text
from bigdeal_gui.services.tournament.keys import Custody, Seal
from bigdeal_gui.services.tournament.plan import open_tournament
from bigdeal_gui.services.tournament.publish import Published, Sheets, publish_tournament
from bigdeal_gui.storage.delivery import deliver
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import Format
    from bigdeal_gui.services.work import Work
    from bigdeal_gui.tournament.value.round_rule import PromisedRule

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


def publish_into(  # noqa: PLR0913 - as `publish_tournament`, with who keeps the keys and where the sheets go
    path: Path,
    custody: Custody,
    folder: Path,
    work: Work,
    *,
    formats: Sequence[Format],
    rule: PromisedRule | None = None,
    acknowledged: Collection[str] = (),
    today: date | None = None,
    now: datetime | None = None,
) -> Published:
    """Publish a plan and give its keys into `custody`.

    Sheets of officials are in `folder` before anything is sealed, and go again where publishing fails.

    Raises:
        AppError: as `publish_tournament`, or the sheets could not be written.
    """
    seal, sheets = custody.seal, None
    if custody.sharing is not None:
        seal, sheets = _shared(path, custody.sharing, folder, work.random_bytes)
    return publish_tournament(
        path,
        work,
        seal=seal,
        formats=formats,
        rule=rule,
        acknowledged=acknowledged,
        today=today,
        now=now,
        sheets=sheets,
    )


def _shared(
    path: Path, sharing: Sharing, folder: Path, random_bytes: Callable[[int], bytes]
) -> tuple[Seal, Sheets]:
    """Return a seal that officials open together, and their sheets."""
    tournament = open_tournament(path)
    shared = share_out(sharing, random_bytes)
    sheets = {
        tournament.sheet_name(share.number): share_sheet_text(
            share, sharing, tournament=tournament.plan.name, file_name=tournament.layout.sealed.name
        ).encode("utf-8")
        for share in shared.shares
    }
    return Seal(passphrase=shared.passphrase), Sheets(folder, sheets, sharing)
