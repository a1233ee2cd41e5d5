"""`bigdeal holdings kinds`: trivial holdings, those with a single strategy, and twins, counted."""

from __future__ import annotations

import json
from typing import Final

import click

from bigdeal_gui.cli.parts.boundary import say
from bigdeal_gui.cli.parts.progress import Bar
from bigdeal_gui.errors import Usage
from bigdeal_gui.holdings.counting import forms
from bigdeal_gui.holdings.kinds import ABOUT_KINDS, TWIN_KINDS, HoldingKind, count_kinds
from bigdeal_gui.holdings.rules import PUBLISHED, PUBLISHED_TWINS, Level, Reading

_EVERY: Final = 100
_PUBLISHED_MERGES: Final = PUBLISHED[Level.SENTINEL] - PUBLISHED_TWINS


@click.command(
    "kinds",
    short_help="Count trivial holdings, those with one strategy, and twins.",
    epilog="\b\nKinds:\n" + "\n".join(f"  {kind.value:<9}  {about}" for kind, about in ABOUT_KINDS.items()),
)
@click.option(
    "--reading",
    "reading",
    type=click.Choice([reading.value for reading in Reading]),
    default=Reading.LITERAL.value,
    show_default=True,
    help="The canonical forms of this reading, after step 5.",
)
@click.option(
    "--kind",
    "chosen",
    multiple=True,
    type=click.Choice([kind.value for kind in HoldingKind]),
    help="Only this kind; may stand several times.",
)
@click.option(
    "--every",
    "every",
    metavar="N",
    type=click.IntRange(1),
    help=f"Look at one form in N: {_EVERY}; 1 where only twins or trivial ones are asked for.",
)
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")
def kinds_command(
    reading: str,
    chosen: tuple[str, ...],
    every: int | None,
    as_json: bool,  # noqa: FBT001 - a flag of the command line
) -> None:
    """Count the kinds of holdings that Bradmetz's article names, among the canonical forms.

    Twins are found among all forms, so they are not looked for in a sample. All forms take some ten
    minutes for trivial ones and twins, and hours for the others.
    """
    kinds = {HoldingKind(name) for name in chosen} or set(HoldingKind)
    if every is None:
        every = 1 if chosen and kinds <= TWIN_KINDS | {HoldingKind.TRIVIAL} else _EVERY
    if every > 1:
        if chosen and kinds & TWIN_KINDS:
            raise Usage("Twins are found among all forms: they need --every 1.")
        kinds -= TWIN_KINDS
    words = list(forms(Reading(reading)))
    looked_at = words[::every]
    with Bar("Holdings") as bar:
        found = count_kinds(looked_at, kinds, bar)
    if as_json:
        say(json.dumps(_json(reading, len(words), len(looked_at), found), indent=2))
        return
    say(f"{len(looked_at):,} of {len(words):,} canonical forms (reading: {reading})")
    say("kind          found    share  published")
    for kind in HoldingKind:
        if kind in found:
            published = f"{_PUBLISHED_MERGES:,}" if kind in TWIN_KINDS else "-"
            share = 100 * found[kind] / len(looked_at)
            say(f"{kind.value:<9}{found[kind]:>10,}{share:>7.2f} %{published:>11}  {ABOUT_KINDS[kind]}")


def _json(reading: str, forms_found: int, looked_at: int, found: dict[HoldingKind, int]) -> dict[str, object]:
    return {
        "reading": reading,
        "forms": forms_found,
        "looked_at": looked_at,
        "kinds": {kind.value: count for kind, count in found.items()},
    }
