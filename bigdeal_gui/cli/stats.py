"""`bigdeal stats`: figures over finished boards, beside what chance alone gives."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.analysis.chart import chart_of
from bigdeal_gui.analysis.picture import svg_of
from bigdeal_gui.analysis.statistics import Group
from bigdeal_gui.cli.parts.boundary import say, tell
from bigdeal_gui.cli.parts.inputs import InputFiles, format_option
from bigdeal_gui.cli.parts.opening import open_journal
from bigdeal_gui.cli.parts.set_texts import remark_json, shown
from bigdeal_gui.errors import Usage
from bigdeal_gui.model.seats import SEATS
from bigdeal_gui.paper.picture_png import png_of
from bigdeal_gui.services.sets.statistics import statistics_of_files
from bigdeal_gui.storage.delivery import deliver

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bigdeal_gui.analysis.picture import Picture
    from bigdeal_gui.analysis.statistics import Figure, Statistics
    from bigdeal_gui.formats.remarks import Remark

LAWS_WARNING: Final = (
    "Statistics tell about the hands: look at them when nobody has to play these boards any more (Laws of"
    " Duplicate Bridge, Law 6D). They are never a reason to deal again, or to choose between sets (Law 6E)."
)

_COLUMNS: Final = ("group", "name", "trials", "expected", "count", "percentile", "two_sided", "mark")
_TITLES: Final = {
    Group.POINTS: "High card points, hands with",
    Group.SHAPES: "Shapes",
    Group.LENGTHS: "Suit lengths",
    Group.KINGS: "Kings",
}
"""The groups that have a line for each figure; cards have one for each four."""


def _svg(picture: Picture) -> bytes:
    return svg_of(picture).encode("utf-8")


_DRAWERS: Final[dict[str, Callable[[Picture], bytes]]] = {".svg": _svg, ".png": png_of}
"""The kinds of pictures, by their files' endings."""


@click.command("stats", short_help="Show figures over finished boards.")
@click.argument("files", metavar="FILE...", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")
@click.option("--csv", "csv_file", metavar="FILE.csv", help="Write all figures into a new file as well.")
@click.option(
    "--chart", "chart_file", metavar="FILE.svg|FILE.png", help="Draw a chart into a new file as well."
)
@click.option(
    "--finished", is_flag=True, help="Nobody has to play these boards any more, whatever the journal says."
)
@format_option
def command(  # noqa: PLR0913, PLR0917 - one parameter a flag, passed by name
    files: tuple[str, ...],
    as_json: bool,  # noqa: FBT001 - a flag of the command line
    csv_file: str | None,
    chart_file: str | None,
    finished: bool,  # noqa: FBT001 - as above
    format_name: str | None,
) -> None:
    """Show figures over finished boards, beside what chance alone gives.

    All FILEs count together. Their format follows from their ending; a file with another ending
    holds one deal a line. The percentile is the chance of a count as small or smaller. One figure in
    twenty stands out by chance alone, so a list of them is no sign of anything.
    """
    if not files:
        raise Usage("Give the names of files with boards.")
    if chart_file is not None:
        _check_chart(chart_file)
    tell(f"bigdeal: {LAWS_WARNING}")
    inputs = InputFiles(format_name)
    remarks: list[tuple[Path, Remark]] = []

    def note(path: Path, odd: Sequence[Remark]) -> None:
        remarks.extend((path, remark) for remark in odd)

    found = statistics_of_files(
        [inputs.path_of(word) for word in files],
        open_journal(),
        although_unfinished=finished,
        read=inputs.read,
        tell=note,
    )
    for path, remark in remarks:
        tell(f"bigdeal: {shown(str(path))}: {remark}")
    new_files = []
    if csv_file is not None:
        new_files.append((Path(csv_file), _csv(found).encode("utf-8")))
    if chart_file is not None:
        path = Path(chart_file)
        new_files.append((path, _DRAWERS[path.suffix.lower()](chart_of(found))))
    # A chart that cannot be drawn leaves no file of figures behind.
    for path, data in new_files:
        deliver(path.parent, {path.name: data})
    say(_json(found, remarks)) if as_json else _say(found)


def _check_chart(name: str) -> None:
    """Make sure that a chart can be called `name`.

    Raises:
        Usage: its ending is that of no kind of picture.
    """
    if Path(name).suffix.lower() not in _DRAWERS:
        raise Usage(f"A chart is an {' or a '.join(_DRAWERS)} file; “{Path(name).name}” ends otherwise.")


def _say(found: Statistics) -> None:
    say(f"{found.deals} deals")
    for group, title in _TITLES.items():
        say(f"\n{title:<34} expected    dealt  percentile")
        for figure in found.of(group):
            if figure.count or figure.expected * 2 >= 1:
                say(_line(f"  {figure.name}", figure))
    _say_cards(found.of(Group.CARDS))
    say(f"\nPairs of equal deals: {found.repeated_pairs}, by chance {float(found.expected_repeats):.1g}")
    say(f"\nFigures that stand out: {len(found.outliers)} of {len(found.figures)}")
    for figure in found.outliers:
        say(_line(f"  {figure.mark:<8}  {_subject(figure)}", figure))
    say("One in twenty does by chance alone, one in two hundred in capitals.")


def _say_cards(figures: tuple[Figure, ...]) -> None:
    expected = float(figures[0].expected)
    say(f"\nCards, by chance {expected:.1f} in each seat" + "".join(f"{seat.name:>18}" for seat in SEATS))
    for first in range(0, len(figures), len(SEATS)):
        of_card = figures[first : first + len(SEATS)]
        fields = (f"{figure.count:7} {100 * figure.percentile:9.5f}%" for figure in of_card)
        say(f"  {of_card[0].name[-2:]:<34}" + "".join(fields))


def _subject(figure: Figure) -> str:
    return figure.name if figure.group is Group.CARDS else f"{figure.group}: {figure.name}"


def _line(words: str, figure: Figure) -> str:
    return f"{words:<33} {float(figure.expected):9.1f} {figure.count:8} {100 * figure.percentile:10.6f}%"


def _fields(figure: Figure) -> dict[str, str | int | float]:
    return {
        "group": figure.group.value,
        "name": figure.name,
        "trials": figure.trials,
        "expected": float(figure.expected),
        "count": figure.count,
        "percentile": figure.percentile,
        "two_sided": figure.two_sided,
        "mark": figure.mark.value,
    }


def _json(found: Statistics, remarks: Sequence[tuple[Path, Remark]]) -> str:
    answer = {
        "deals": found.deals,
        "remarks": [{"file": str(path), **remark_json(remark)} for path, remark in remarks],
        "repeated_pairs": found.repeated_pairs,
        "expected_repeated_pairs": float(found.expected_repeats),
        "figures": [_fields(figure) for figure in found.figures],
    }
    return json.dumps(answer, indent=2)


def _csv(found: Statistics) -> str:
    text = io.StringIO()
    rows = csv.DictWriter(text, _COLUMNS)
    rows.writeheader()
    rows.writerows(_fields(figure) for figure in found.figures)
    return text.getvalue()
