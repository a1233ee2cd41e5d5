"""`bigdeal journal`: the group of commands about what was dealt on this computer."""

from __future__ import annotations

import click

from bigdeal_gui.cli.journal.backup_commands import backup_command, export_command, restore_command
from bigdeal_gui.cli.journal.sets import certificate_command, list_command, state_command
from bigdeal_gui.cli.journal.verify import verify_command


@click.group("journal", short_help="What was dealt here: list, verify, export, certificates, backups.")
def command() -> None:
    """Look at the journal: every set dealt or seen on this computer, and no card."""


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
