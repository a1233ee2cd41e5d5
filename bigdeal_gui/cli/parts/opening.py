"""The journal, as every command opens it: what is doubtful about it is told before anything else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.boundary import echo_warning, echo_words_stderr
from bigdeal_gui.errors.journal import JournalDoubtful
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.sets import open_journal as opening

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal

_ALTHOUGH: Final = "bigdeal_gui.although_journal"


def _remember(context: click.Context, _option: click.Parameter, is_given: bool) -> None:  # noqa: FBT001 - click's call
    context.meta[_ALTHOUGH] = is_given


although_option = click.option(
    "--although-journal",
    is_flag=True,
    expose_value=False,
    callback=_remember,
    help="Deal although the journal is in doubt; the journal records it.",
)
"""For commands that deal."""


@contextmanager
def opened_journal(
    *, random_bytes: Callable[[int], bytes] = system_bytes, although_journal: bool = False
) -> Iterator[Journal]:
    """Open the journal and say what is new or doubtful about it; accept a doubt that was said to be known.

    Raises:
        StorageError: as the service's function of this name.
    """
    with opening.opened_journal(random_bytes=random_bytes) as journal:
        for note in opening.opening_notes(journal):
            echo_words_stderr("note: {note}", note=note)
        if doubt := journal.store.doubt:
            echo_warning(str(JournalDoubtful(journal.store.path, doubt)))
            context = click.get_current_context(silent=True)
            if although_journal or (context is not None and context.meta.get(_ALTHOUGH)):
                journal.store.accept_doubt()
        yield journal


def journal_of_command() -> Journal:
    """Open the journal as `opened_journal` until the running command ends, which asks nobody anything."""
    return click.get_current_context().with_resource(opened_journal())


def open_journal() -> Journal:
    """Open the journal as `opened_journal`, and close it until it is asked: somebody may be asked before."""
    with opened_journal() as journal:
        return journal
