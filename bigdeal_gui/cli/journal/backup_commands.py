"""`bigdeal journal export`, `backup` and `restore`: the record on its way to others and elsewhere."""

from __future__ import annotations

import io
from pathlib import Path

import click

from bigdeal_gui.cli.parts.boundary import say, say_file, tell
from bigdeal_gui.cli.parts.opening import journal_of_command
from bigdeal_gui.journal.backup import back_up
from bigdeal_gui.journal.check import export_text, verify
from bigdeal_gui.services.sets.history import export_record
from bigdeal_gui.services.sets.open_journal import restore_journal


@click.command("export", short_help="Write the record as text that anybody can check.")
@click.argument("file", metavar="[FILE]", default="-")
def export_command(file: str) -> None:
    """Write the record as text: to FILE, or to standard output where there is none or it is “-”.

    It holds no card, seed or key, and whoever has it can check the chain of hashes.
    """
    journal = journal_of_command()
    if file == "-":
        text = io.StringIO()
        export_text(journal.store, text)
        say(text.getvalue(), end="")
        return
    delivered = export_record(journal, Path(file))
    say_file(delivered.path, delivered.size_bytes)


@click.command("backup", short_help="Copy the journal and its key into one new file.")
@click.argument("file")
def backup_command(file: str) -> None:
    """Copy the journal and its key into the one new FILE, on a stick for example.

    Keep it as carefully as the computer itself: whoever has it can recognise deals that were dealt
    here, though it holds no card.
    """
    path = Path(file)
    journal = journal_of_command()
    back_up(journal.store, path)
    say(f"{path}  {path.stat().st_size} bytes, up to row {journal.head().sequence}")
    tell("It holds the journal's key: keep it where nobody else can read it.")


@click.command("restore", short_help="Bring the journal back from a backup.")
@click.argument("file")
def restore_command(file: str) -> None:
    """Bring the journal back from the backup FILE, on this computer or another.

    Close the window first. Nothing is overwritten: where a journal is already, the command says
    which files to move aside. Rows made after the backup are not in it, and the journal says so for ever.
    """
    report = verify(restore_journal(Path(file)).store)
    report.require_sound()
    say(f"The journal is back, up to row {report.head.sequence - 1}; row {report.head.sequence} tells of it.")
