"""A group loads no more than the subcommand that is called."""

from __future__ import annotations

import subprocess
import sys

import click
import pytest

from bigdeal_gui.cli.parts.lazy_group import LazyGroup
from bigdeal_gui.cli.tournament.group import command

GROUP = "bigdeal_gui.cli.tournament"


@pytest.mark.parametrize("name", command.list_commands(click.Context(command)))
def test_every_subcommand_stands_where_the_table_says(name: str) -> None:
    """The table is of names, which nothing but a call would prove."""
    found = command.get_command(click.Context(command), name)
    assert found is not None
    assert found.name == name


def test_a_name_that_is_none_is_no_subcommand() -> None:
    """It is click that says so."""
    assert command.get_command(click.Context(command), "nothing") is None


def test_what_is_no_command_is_none() -> None:
    """A module's other names are not to be called from a terminal."""
    group = LazyGroup({"run": "subprocess"})
    assert group.get_command(click.Context(group), "run") is None


def test_only_a_word_is_taken_for_a_command_that_is_not_there() -> None:
    """An option that is unknown is told as one, and what completes a line is answered with nothing."""
    context = click.Context(command)
    assert command.resolve_command(context, ["new", "cup"])[::2] == ("new", ["cup"])
    with pytest.raises(click.UsageError, match="There is no command “nw”"):
        command.resolve_command(context, ["nw"])
    with pytest.raises(click.NoSuchOption):
        command.resolve_command(context, ["--nw"])
    context.resilient_parsing = True
    assert command.resolve_command(context, ["nw", "cup"])[1:] == (None, ["cup"])


def test_the_others_are_not_loaded() -> None:
    """A program that sets a name does not wait for what makes public packs."""
    lines = (
        "import sys",
        "from bigdeal_gui.cli.bigdeal import call",
        "call(['tournament', 'set-name', '--help'])",
        "print(*sorted(sys.modules), sep='\\n')",
    )
    done = subprocess.run(
        [sys.executable, "-c", "; ".join(lines)], check=True, capture_output=True, text=True
    )
    loaded = set(done.stdout.splitlines())
    assert f"{GROUP}.plan" in loaded
    assert loaded.isdisjoint({f"{GROUP}.reveal", f"{GROUP}.deal", f"{GROUP}.set_value"})
