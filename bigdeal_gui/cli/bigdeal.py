"""`bigdeal`: the group of subcommands, each loaded only when it is called."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

import click

from bigdeal_gui import PROGRAM_NAME, __version__
from bigdeal_gui.cli.parts.boundary import DONE, echo_refusal, output_manner, run_command, speak_as_asked
from bigdeal_gui.cli.parts.help_text import SpokenContext
from bigdeal_gui.cli.parts.language import OPTION, language_option, require_language, speak_language
from bigdeal_gui.cli.parts.lazy_group import LazyGroup, write_command_list
from bigdeal_gui.errors.base import ExitCode
from bigdeal_gui.seals.memory import hide_memory, leave_no_dump

SUBCOMMANDS: Final = {
    "deal": ("bigdeal_gui.cli.deal", "Deal a set of boards into files."),
    "check": ("bigdeal_gui.cli.check", "Check files of boards, and show which set they are."),
    "identify": ("bigdeal_gui.cli.identify", "Tell which board the hands on a table are."),
    "fouled-when": ("bigdeal_gui.cli.fouled_when", "Tell between which rounds a board was fouled."),
    "spot-check": ("bigdeal_gui.cli.spot_check", "Check duplicated boards by questions drawn by lot."),
    "convert": ("bigdeal_gui.cli.convert", "Convert a file of boards into other formats."),
    "journal": (
        "bigdeal_gui.cli.journal",
        "What was dealt here: list, verify, export, certificates, backups.",
    ),
    "records": ("bigdeal_gui.cli.records", "Print hand records, dealing sheets or curtain cards."),
    "unseal": ("bigdeal_gui.cli.unseal", "Open a sealed record."),
    "lock": ("bigdeal_gui.cli.lock", "Lock files in a box that nobody can open before a time."),
    "unlock": ("bigdeal_gui.cli.unlock", "Open a locked box with its round."),
    "cover-note": ("bigdeal_gui.cli.cover_note", "Write the note that goes with a locked box."),
    "labels": (
        "bigdeal_gui.cli.labels",
        "Print labels with the set code; they reveal nothing about the cards.",
    ),
    "players-paper": ("bigdeal_gui.cli.players_paper", "Print travellers, slips, scorecards or table cards."),
    "wall-card": ("bigdeal_gui.cli.wall_card", "Print one page for the wall: deal, duplicate, print."),
    "checklist": ("bigdeal_gui.cli.checklist", "Print a checklist for duplicating."),
    "send": ("bigdeal_gui.cli.send", "Make the file of a finished set that a site or program takes."),
    "public-pack": ("bigdeal_gui.cli.public_pack", "Pack the boards of a finished set for publication."),
    "tournament": ("bigdeal_gui.cli.tournament.group", "Commit, deal and reveal a whole tournament."),
    "verify": ("bigdeal_gui.cli.verify", "Prove that boards are the promised ones."),
    "number": ("bigdeal_gui.cli.number", "Turn deals, endings and layouts into numbers, and back."),
    "holdings": ("bigdeal_gui.cli.holdings", "List, count, reduce and solve the suits in two hands."),
    "stats": ("bigdeal_gui.cli.stats", "Show figures over finished boards."),
    "check-up": ("bigdeal_gui.cli.check_up", "Tell whether played sets are as chance deals them."),
    "self-test": ("bigdeal_gui.cli.self_test", "Check this copy of the program against known answers."),
}
"""Each subcommand's module, whose `command` it is, and the first paragraph of its help."""

COMPLETE_VARIABLE: Final = "_BIGDEAL_COMPLETE"
"""With it a shell asks how a line could go on; the scripts that set it are click's."""

_BIG_DEALS_FLAGS: Final = ("-n", "-f", "-p", "-R", "-e", "-E", "-o", "-W")
"""How lines of Big Deal begin, in batch files that are older than this program. Its -h is help here."""


class Subcommands(LazyGroup):
    """A group whose help imports none of its members."""

    context_class = SpokenContext

    def format_commands(self, _context: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of subcommands without importing them."""
        write_command_list(formatter, [(name, line) for name, (_module, line) in SUBCOMMANDS.items()])


@click.group(
    cls=Subcommands,
    places={name: module for name, (module, _line) in SUBCOMMANDS.items()},
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Exit codes: 0 done, 1 the check failed, 2 usage, 3 refused, 4 damaged file, 5 the system failed.",
)
@click.option(
    OPTION,
    metavar="CODE",
    expose_value=False,
    help="The language to use, such as de. Without it: on a terminal yours, otherwise English.",
)
@click.version_option(__version__, prog_name=PROGRAM_NAME)
def bigdeal_group() -> None:
    """Deal bridge boards that nobody can predict, repeat or see before play."""


def _language_of_settings() -> str:
    from bigdeal_gui.cli.parts.kept_settings import kept_language  # noqa: PLC0415 - asked for at a terminal alone

    return kept_language()


def call_bigdeal(arguments: Sequence[str] | None = None) -> int:
    """Do what `arguments` (the process's own by default) say and return the exit code."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    if asked := os.environ.get(COMPLETE_VARIABLE):
        from click.shell_completion import shell_complete  # noqa: PLC0415 - for a shell that asks

        return shell_complete(bigdeal_group, {}, "bigdeal", COMPLETE_VARIABLE, asked)
    asked, words = language_option(words)
    speak_as_asked(words)
    language = None if asked is None else require_language(asked)
    is_big_deals = bool(words) and words[0].startswith(_BIG_DEALS_FLAGS)
    if not output_manner().as_json and (language is not None or not is_big_deals):
        speak_language(language, _language_of_settings)
    if is_big_deals:
        from bigdeal_gui.cli.bigdealx import program  # noqa: PLC0415 - loaded when it is called

        return program.call_simple_bigdealx(words, program.process_surroundings())
    try:
        # Not commands.main(): it would answer a closed pipe and Ctrl-C in its own way.
        with bigdeal_group.make_context("bigdeal", words) as context:
            bigdeal_group.invoke(context)
    except click.exceptions.Exit as end:
        return end.exit_code
    except click.ClickException as error:
        error.show()
        return echo_refusal("usage", error.format_message(), int(ExitCode.USAGE))
    return DONE


def main() -> None:
    """Be the program."""
    leave_no_dump()
    hide_memory()
    sys.exit(run_command("bigdeal", call_bigdeal))
