"""`bigdeal unlock`: a locked box, opened with its round; or when that will be."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import click

from bigdeal_gui.cli.parts.boundary import echo, echo_file, echo_words
from bigdeal_gui.cli.parts.boxes import echo_lock
from bigdeal_gui.cli.parts.language import tr, usage_error
from bigdeal_gui.cli.parts.moments import given_round
from bigdeal_gui.cli.parts.opening import opened_journal
from bigdeal_gui.cli.parts.progress import command_at_work
from bigdeal_gui.seals.age import MAX_SEALED_BYTES
from bigdeal_gui.seals.time_lock import has_second_key
from bigdeal_gui.services.boxes.cover_note import box_check_code
from bigdeal_gui.services.boxes.lock import unlock_box, unlock_box_with_key
from bigdeal_gui.services.boxes.lock_time import lock_time_of
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.tournament.digest_forms import digest_groups, digest_words

_MAX_KEYS_BYTES = 20_000


@click.command("unlock")
@click.argument("boxes", metavar="BOX...", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option(
    "--round",
    "round_file",
    metavar="FILE",
    type=click.Path(),
    help="The round that the box names, as the network answers; “-” is standard input.",
)
@click.option(
    "-o",
    "target",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="One new file with what is in the box. Without it, the box's files beside the box.",
)
@click.option(
    "--identity",
    "identity_file",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Instead of the round: the secret key of --or-for.",
)
@click.option("--when", is_flag=True, help="Only show when boxes open, and with which round.")
def unlock_command(
    boxes: tuple[Path, ...],
    round_file: str | None,
    target: Path | None,
    identity_file: Path | None,
    *,
    when: bool,
) -> None:
    """Open a locked box with its round.

    No network is needed: get the round in a browser, from an address that --when shows. It is checked with
    the network's key, and nothing is written if box or round is wrong.
    """
    if when:
        if round_file is not None or target is not None or identity_file is not None:
            raise usage_error("--when goes with boxes alone.")
        for box in boxes:
            _say_when(box)
        return
    if len(boxes) != 1:
        raise usage_error("Open one box at a time.")
    lock_time_of(read_file(boxes[0], MAX_SEALED_BYTES))  # for what is no box no round is asked
    if (round_file is None) == (identity_file is None):
        raise usage_error(
            "Give the box's round with --round FILE. To see which round opens a box, use --when."
        )
    one = None if round_file is None else given_round(round_file)
    keys = read_file(identity_file, _MAX_KEYS_BYTES).decode("utf-8", "replace") if identity_file else ""
    with opened_journal() as journal, command_at_work(tr("Opening"), journal) as work:
        if one is None:
            files = unlock_box_with_key(boxes[0], keys, target, work)
        else:
            files = unlock_box(boxes[0], one, target, work)
    for file in files:
        echo_file(file.path, file.size_bytes)


def _say_when(box: Path) -> None:
    sealed = read_file(box, MAX_SEALED_BYTES)
    lock, digest = lock_time_of(sealed), box_check_code(sealed)
    wait_s = round((lock.opens_at - datetime.now(UTC)).total_seconds())
    minutes = -(-wait_s // 60)
    days, hours, rest = minutes // 1440, minutes // 60 % 24, minutes % 60
    echo(
        tr("{box}: opens in {days} d {hours} h {rest} min", box=box, days=days, hours=hours, rest=rest)
        if wait_s > 0
        else tr("{box}: can be opened now", box=box)
    )
    if has_second_key(sealed):
        echo_words("WARNING: the owner of another key can open it at any time.")
    echo_words("Hash of the box: {code}", code=digest_groups(digest))
    echo(f"  {' '.join(digest_words(digest))}")
    echo_lock(lock)
