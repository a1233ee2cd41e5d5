"""`bigdeal journal`: the group of commands about what was dealt on this computer."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

import click

from bigdeal_gui.cli.journal.sets import certificate_command, list_command, state_command
from bigdeal_gui.cli.journal.verify import verify_command
from bigdeal_gui.cli.parts.boundary import say, say_file, say_words, tell
from bigdeal_gui.cli.parts.kept_settings import kept_settings
from bigdeal_gui.cli.parts.language import mark, tr
from bigdeal_gui.cli.parts.lazy_group import KnownGroup
from bigdeal_gui.cli.parts.opening import journal_of_command
from bigdeal_gui.cli.parts.secrets import chosen, passphrase_in, typed
from bigdeal_gui.journal.check import export_text, verify
from bigdeal_gui.services.moving import Comeback, back_up_club, needs_passphrase, restore_club
from bigdeal_gui.services.sets.history import export_record
from bigdeal_gui.storage import places
from bigdeal_gui.storage import settings as settings_file

_LOSS: Final = mark(
    "If you lose the passphrase, the backup is lost: nobody, and no program, can open it again."
)


@click.command("export")
@click.argument("file", metavar="[FILE]", default="-")
def export_command(file: str) -> None:
    """Write the journal as text that anybody can check.

    It goes to FILE; without FILE, or with “-”, to standard output. It contains no card, seed or key, and
    its chain of hashes can be checked.
    """
    journal = journal_of_command()
    if file == "-":
        text = io.StringIO()
        export_text(journal.store, text)
        say(text.getvalue(), end="")
        return
    delivered = export_record(journal, Path(file))
    say_file(delivered.path, delivered.size_bytes)


@click.command("backup")
@click.argument("file")
@click.option("--seal", "is_sealed", is_flag=True, help="Seal it with a passphrase, typed at the terminal.")
@click.option(
    "--passphrase-file",
    metavar="FILE",
    help="Seal it with the passphrase on the first line of FILE; “-” is standard input.",
)
def backup_command(file: str, passphrase_file: str | None, *, is_sealed: bool) -> None:
    """Copy journal, settings, presets and logo into one new file.

    FILE can be on a USB drive. Keep it safe: it contains no card, but anyone who has it can recognise deals
    that were dealt here. If sealed, it opens with its passphrase alone.
    """
    path = Path(file)
    journal = journal_of_command()
    if passphrase_file is not None:
        passphrase = passphrase_in(passphrase_file)
    else:
        passphrase = chosen(_LOSS) if is_sealed else ""
    back_up_club(journal, path, passphrase=passphrase)
    say_words(
        "{path}  {size} bytes, up to row {row}",
        path=path,
        size=path.stat().st_size,
        row=journal.head().sequence,
    )
    if not passphrase:
        tell(tr("It holds the journal's key: keep it where nobody else can read it."))


@click.command("restore")
@click.argument("file")
@click.option(
    "--passphrase-file",
    metavar="FILE",
    help="A file with the passphrase on its first line; “-” is standard input.",
)
def restore_command(file: str, passphrase_file: str | None) -> None:
    """Bring the journal back from a backup.

    Close the window first. Nothing is overwritten: if a journal exists, that of FILE is attached to it, and
    both are used. Settings, presets and logo are added where missing. Rows newer than the backup are
    missing afterwards, and the journal says so.
    """
    path = Path(file)
    passphrase = passphrase_in(passphrase_file) if passphrase_file is not None else ""
    if not passphrase and path.is_file() and needs_passphrase(path):
        passphrase = typed(tr("Passphrase of “{name}”: ", name=path.name))
    before = kept_settings()
    restored = restore_club(path, before, passphrase=passphrase)
    report = verify(restored.journal.store)
    report.require_sound()
    if restored.settings is not None and restored.settings != before:
        settings_file.save(places.settings_path(), restored.settings)
        say_words("Settings, presets and identification were taken from the backup where you had none.")
    if restored.comeback is Comeback.BACK:
        row = report.head.sequence
        say_words("The journal is back, up to row {last}; row {row} records this.", last=row - 1, row=row)
    elif restored.comeback is Comeback.ATTACHED:
        say_words(
            "The backup's journal is attached to yours: row {row} records this.",
            row=report.attached[-1],
        )
    else:
        say_words("Everything in this backup's journal is here already: the journal was not changed.")


@click.group("journal", cls=KnownGroup)
def command() -> None:
    """What was dealt here: list, verify, export, certificates, backups."""


for subcommand in (
    list_command,
    verify_command,
    export_command,
    certificate_command,
    backup_command,
    restore_command,
    state_command,
):
    command.add_command(subcommand)
