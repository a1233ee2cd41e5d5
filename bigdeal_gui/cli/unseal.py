"""`bigdeal unseal`: a sealed record, opened with its passphrase or when its time has come."""

from __future__ import annotations

from pathlib import Path

import click

from bigdeal_gui.cli.parts.boundary import echo_file
from bigdeal_gui.cli.parts.language import tr
from bigdeal_gui.cli.parts.opening import open_journal
from bigdeal_gui.cli.parts.secrets import OPENED_BY, passphrase_in, typed_secret
from bigdeal_gui.seals.age import SealKind
from bigdeal_gui.services.printing.seals import look_at_sealed, opened_place, unseal
from bigdeal_gui.services.work import Work


@click.command("unseal")
@click.argument("source", metavar="FILE.age", type=click.Path(path_type=Path))
@click.option(
    "-o",
    "target",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="The new file; without it, FILE beside FILE.age.",
)
@OPENED_BY
def unseal_command(source: Path, target: Path | None, passphrase_file: str | None) -> None:
    """Open a sealed record.

    A record sealed with a passphrase opens with it, on any computer. One sealed until a time opens on the
    computer that made it: after that time, or when its set is finished.
    """
    journal = open_journal()
    passphrase = ""
    if look_at_sealed(journal, source).kind is SealKind.PASSPHRASE:
        target = opened_place(journal, source, target)
        passphrase = (
            typed_secret(tr("Passphrase of “{name}”: ", name=source.name))
            if passphrase_file is None
            else passphrase_in(passphrase_file)
        )
    with journal.store.shared_connection():
        file = unseal(source, target, Work(lambda: journal), passphrase=passphrase)
    echo_file(file.path, file.size_bytes)
