"""`bigdeal lock`: files in a box that nobody can open before a time."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import click

from bigdeal_gui.cli.parts.boundary import echo_file, echo_words_stderr
from bigdeal_gui.cli.parts.boxes import OR_FOR, echo_lock
from bigdeal_gui.cli.parts.language import tr, usage_error
from bigdeal_gui.cli.parts.moments import typed_moment
from bigdeal_gui.cli.parts.opening import opened_journal
from bigdeal_gui.cli.parts.progress import command_at_work
from bigdeal_gui.services.boxes.lock import lock_files, lock_trial_box
from bigdeal_gui.services.boxes.lock_time import TRIAL, lock_time
from bigdeal_gui.storage.names import BOX_SUFFIX


@click.command("lock")
@click.argument("files", metavar="[FILE]...", nargs=-1, type=click.Path(path_type=Path))
@click.option("--until", metavar="TIME", help="When the box opens, with the time zone: 2027-03-05T13:45Z.")
@click.option("--trial", is_flag=True, help="A box for receivers to try: no boards, open in two minutes.")
@OR_FOR
@click.option(
    "-o",
    "target",
    metavar=f"NAME{BOX_SUFFIX}",
    required=True,
    type=click.Path(path_type=Path),
    help="The new box.",
)
def lock_command(
    files: tuple[Path, ...], until: str | None, *, trial: bool, or_for: str, target: Path
) -> None:
    """Lock files in a box that nobody can open before a time.

    Only quicknet, a public clock of drand, opens the box. The files themselves stay as they are, open: to
    have no open copy, deal with “bigdeal deal --lock-until”. Anyone with a tournament's keys and value can
    make its boards again.
    """
    if trial == bool(files) or trial != (until is None):
        raise usage_error("Give files and --until TIME, or --trial alone.")
    if not target.name.lower().endswith(BOX_SUFFIX):
        raise usage_error("The name of a box ends with “{suffix}”.", suffix=BOX_SUFFIX)
    now = datetime.now(UTC)
    lock = lock_time(now + TRIAL if until is None else typed_moment(until), now, or_for)
    with opened_journal() as journal, command_at_work(tr("Locking"), journal) as work:
        file = lock_trial_box(target, lock, work) if trial else lock_files(files, target, lock, work)
    echo_file(file.path, file.size_bytes)
    echo_lock(lock)
    if files:
        echo_words_stderr("the files you locked are still where they were, and can be read there.")
