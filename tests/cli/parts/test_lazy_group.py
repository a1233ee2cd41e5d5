"""A group loads no more than the subcommand that is called."""

from __future__ import annotations

import subprocess
import sys

import click
import pytest

from bigdeal_gui.cli.tournament.group import tournament_command

GROUP = "bigdeal_gui.cli.tournament"


@pytest.mark.parametrize("name", tournament_command.list_commands(click.Context(tournament_command)))
def test_every_subcommand_stands_where_the_table_says(name: str) -> None:
    """The table is of names, which nothing but a call would prove."""
    found = tournament_command.get_command(click.Context(tournament_command), name)
    assert found is not None
    assert found.name == name


def test_a_name_that_is_none_is_no_subcommand() -> None:
    """It is click that says so."""
    assert tournament_command.get_command(click.Context(tournament_command), "nothing") is None


def test_only_a_word_is_taken_for_a_command_that_is_not_there() -> None:
    """An option that is unknown is named as one, and what completes a line is answered with nothing."""
    context = click.Context(tournament_command)
    assert tournament_command.resolve_command(context, ["new", "cup"])[::2] == ("new", ["cup"])
    with pytest.raises(click.UsageError, match="There is no command “nw”"):
        tournament_command.resolve_command(context, ["nw"])
    with pytest.raises(click.NoSuchOption):
        tournament_command.resolve_command(context, ["--nw"])
    context.resilient_parsing = True
    assert tournament_command.resolve_command(context, ["nw", "cup"])[1:] == (None, ["cup"])


def test_the_others_are_not_loaded() -> None:
    """A program that sets a name does not wait for what makes public packs."""
    lines = (
        "import sys",
        "from bigdeal_gui.cli.bigdeal import call_bigdeal",
        "call_bigdeal(['tournament', 'set-name', '--help'])",
        "print(*sorted(sys.modules), sep='\\n')",
    )
    done = subprocess.run(
        [sys.executable, "-c", "; ".join(lines)], check=True, capture_output=True, text=True
    )
    loaded = set(done.stdout.splitlines())
    assert f"{GROUP}.plan" in loaded
    assert loaded.isdisjoint({f"{GROUP}.reveal", f"{GROUP}.deal", f"{GROUP}.set_value"})
