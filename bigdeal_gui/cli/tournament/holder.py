"""`bigdeal tournament holder`: words that one person keeps, and their place in the promise of a plan."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.boundary import echo, echo_words, echo_words_stderr
from bigdeal_gui.cli.parts.language import tr, translatable, usage_error
from bigdeal_gui.cli.parts.lazy_group import KnownGroup
from bigdeal_gui.cli.parts.print_options import PAPER
from bigdeal_gui.cli.tournament.arguments import plan_argument
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.tournament.holders import (
    add_holder,
    make_holder_slip,
    read_handed_holder,
    read_holder_slip,
    remove_holder,
)
from bigdeal_gui.tournament.digest_forms import digest_groups
from bigdeal_gui.tournament.holders.holder_promise import (
    is_words_hash,
    new_holder,
    same_holder_name,
    shared_promise,
)
from bigdeal_gui.tournament.holders.holder_words import MAX_SLIP_BYTES, require_holder_words, words_on_slip
from bigdeal_gui.words import one_line_name

if TYPE_CHECKING:
    from bigdeal_gui.paper.surface import PaperSize
    from bigdeal_gui.services.tournament.plan import Tournament
    from bigdeal_gui.tournament.holders.holder_promise import Holder

STANDARD_INPUT: Final = "-"


@click.group("holder", cls=KnownGroup)
def holder_command() -> None:
    """Words that others keep, so that nobody alone can foresee a board.

    Each holder makes words (new), keeps the slip, and gives the hash to the organiser, who adds it to the
    promise (add) before publishing. When the outside value is known, all give their words, and “set-value”
    takes them.
    """


@holder_command.command("new")
@click.argument("name")
@click.option(
    "-o",
    "--output",
    "folder",
    metavar="FOLDER",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path(),
    help="Where slip and hash go. Without it, this folder.",
)
@PAPER
def new_holder_command(name: str, folder: Path, paper: PaperSize) -> None:
    """Make twelve words for the holder NAME, such as “Team B”, and their hash.

    The words go into the slip, in new files that only you can read, and are not shown. The hash is for the
    organiser, and reveals nothing.
    """
    made = make_holder_slip(folder, name, random_bytes=system_bytes, size=paper)
    if not made.is_printed:
        echo_words_stderr("nothing can be printed here, so the slip is a text alone.")
    for path in made.secret:
        echo_words("Keep secret: {path}", path=path)
    echo_words("Give to the organiser: {path}", path=made.public)
    echo_words("It says:")
    echo(f"  {made.holder.name}={made.holder.words_hash}")
    echo_words("Next: print the slip, and give the words when the outside value is known, not before.")


@holder_command.command("check")
@click.argument("slip", nargs=-1, required=True, metavar="SLIP HASH")
def check_holder_command(slip: tuple[str, ...]) -> None:
    """Check a slip, or words, against a hash, such as the one in the promise.

    SLIP is the slip's text file, “-” for standard input, or the words themselves; typed words stay in your
    shell's history.
    """
    if len(slip) < 2:  # noqa: PLR2004 - what is checked, and the hash
        raise usage_error("After “check” come the slip, or the words, and the hash.")
    *words, words_hash = slip
    wanted = new_holder("…", words_hash)
    require_holder_words(_text_of(words), replace(wanted, name=f"{wanted.words_hash[:8]}…"))
    echo_words("These are the words of this hash.")


def _text_of(words: Sequence[str]) -> str:
    """Return the words in a file, on standard input, or as they were typed."""
    if list(words) == [STANDARD_INPUT]:
        with click.open_file(STANDARD_INPUT, "rb") as given:
            return words_on_slip(given.read(MAX_SLIP_BYTES).decode("utf-8-sig", "replace"))
    if len(words) == 1 and Path(words[0]).is_file():
        return read_holder_slip(Path(words[0]))
    return " ".join(words)


@holder_command.command("add")
@plan_argument
@click.argument("given", metavar="NAME=HASH|FILE")
def add_holder_command(plan: Path, given: str) -> None:
    """Add a holder to the promise: “Team B=b7404…”, or the file with the hash."""
    _say_holders(add_holder(plan, holder_argument(given)))


@holder_command.command("remove")
@plan_argument
@click.argument("name")
def remove_holder_command(plan: Path, name: str) -> None:
    """Remove the holder NAME from the promise."""
    _say_holders(remove_holder(plan, name))


def _say_holders(tournament: Tournament) -> None:
    holders = shared_promise(tournament.plan.source).holders
    echo(tr("Holders of words:") if holders else tr("No holders of words."))
    for one in holders:
        echo(f"  {one_line_name(one.name)}: {digest_groups(one.words_hash)}")


def holder_argument(given: str) -> Holder:
    """Return the holder that “NAME=HASH” or a file with that line names, or “NAME=FILE” with such a file.

    Raises:
        SecretSlip, InvalidField: it names none.
        Usage: it is nothing of these, or the file is of another holder.
    """
    if os.path.isfile(given):  # noqa: PTH113 - never raises, however long it is
        return read_handed_holder(Path(given))
    called, sign, file = given.partition("=")
    if sign and Path(file).is_file():
        handed = read_handed_holder(Path(file))
        if not same_holder_name(called, handed.name):
            raise usage_error(
                "“{file}” is of the holder “{name}”, not “{called}”.",
                file=file,
                name=handed.name,
                called=called,
            )
        return handed
    if sign:
        name, _sign, words_hash = given.rpartition("=")
        if not is_words_hash(words_hash):
            # It is not repeated: somebody may have typed the words themselves.
            raise usage_error(
                "What follows “{called}=” is neither a file that exists nor a hash, which has 64 hexadecimal"
                " digits.",
                called=called,
            )
        return new_holder(name, words_hash)
    raise usage_error("“{given}” is neither a file nor a name with “=” and the hash behind it.", given=given)


def holder_words_argument(
    typed: Sequence[str], files: Sequence[str], withheld: Sequence[str]
) -> dict[str, str | None]:
    """Return what was given for the holders: words by name, None where they are withheld.

    Raises:
        Usage: a name is missing, or a holder is named twice.
        CannotRead: a file cannot be read.
    """
    pairs: list[tuple[str, str | None]] = [(name.strip(), None) for name in withheld]
    pairs += [_parted(text, "--words", translatable("words")) for text in typed]
    for text in files:
        name, file = _parted(text, "--words-file", translatable("file"))
        pairs.append((name, read_holder_slip(Path(file))))
    for place, (name, _words) in enumerate(pairs):
        if any(same_holder_name(name, other) for other, _ in pairs[:place]):
            raise usage_error("“{name}” is named twice.", name=name)
    return dict(pairs)


def _parted(text: str, option: str, what: str) -> tuple[str, str]:
    name, sign, rest = text.partition("=")
    if not sign:
        raise usage_error(
            "After {option} come the name of the holder, “=” and the {what}.", option=option, what=tr(what)
        )
    return name.strip(), rest
