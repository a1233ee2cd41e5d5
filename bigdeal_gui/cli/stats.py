"""`bigdeal stats`: figures over finished boards, beside what chance alone gives."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.analysis.chart import set_chart, sets_chart
from bigdeal_gui.analysis.counts import Group
from bigdeal_gui.analysis.picture import Picture, chart_svg
from bigdeal_gui.cli.parts.boundary import echo, echo_stderr
from bigdeal_gui.cli.parts.inputs import InputFiles, format_option
from bigdeal_gui.cli.parts.language import usage_error
from bigdeal_gui.cli.parts.opening import journal_of_command
from bigdeal_gui.cli.parts.set_figures import (
    CHECK_UP,
    echo_set_figures,
    is_accused,
    set_figure_rows,
    set_figures_json,
)
from bigdeal_gui.cli.parts.set_texts import remark_json
from bigdeal_gui.errors.base import ExitCode
from bigdeal_gui.errors.services import Usage
from bigdeal_gui.model.seats import SEATS
from bigdeal_gui.paper.picture_png import picture_png
from bigdeal_gui.services.sets.find_sets import find_sets, listed_names
from bigdeal_gui.services.sets.statistics import DealFiles, ManyFiles, statistics_of_files, statistics_of_sets
from bigdeal_gui.storage.delivery import deliver
from bigdeal_gui.words import one_line_name

if TYPE_CHECKING:
    from bigdeal_gui.analysis.statistics import Figure, Statistics
    from bigdeal_gui.formats.caveats import Caveat
    from bigdeal_gui.journal.chain import Json

LAWS_WARNING: Final = (
    "Statistics tell about the hands: look at them when nobody has to play these boards any more (Laws of"
    " Duplicate Bridge, Law 6D). They are never a reason to deal again, or to choose between sets (Law 6E)."
)

_STANDING_OUT: Final = 20
"""One figure in so many stands out by chance."""
_TITLES: Final = {
    Group.POINTS: "High card points, hands with",
    Group.SHAPES: "Shapes",
    Group.LENGTHS: "Suit lengths",
    Group.KINGS: "Kings",
}
"""The groups that have a line for each figure; cards have one for each four."""


_DRAWERS: Final[dict[str, Callable[[Picture], bytes]]] = {
    ".svg": lambda picture: chart_svg(picture).encode("utf-8"),
    ".png": picture_png,
}
"""The kinds of pictures, by their files' endings."""


@click.command("stats")
@click.argument("files", metavar="FILE|FOLDER...", nargs=-1)
@click.option(
    "--list",
    "lists",
    metavar="FILE",
    multiple=True,
    help="Also take the files and folders named in FILE, one a line.",
)
@click.option(
    "--by-set", is_flag=True, help="Each file is a set: compare the sets with chance and each other."
)
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")
@click.option("--csv", "csv_file", metavar="FILE.csv", help="Also write all figures into a new file.")
@click.option("--chart", "chart_file", metavar="FILE.svg|FILE.png", help="Also draw a chart into a new file.")
@click.option(
    "--finished", is_flag=True, help="Nobody has to play these boards any more, whatever the journal says."
)
@format_option
@click.pass_context
def stats_command(  # noqa: PLR0913 - one parameter a flag, passed by name
    context: click.Context,
    files: tuple[str, ...],
    lists: tuple[str, ...],
    *,
    by_set: bool,
    as_json: bool,
    csv_file: str | None,
    chart_file: str | None,
    finished: bool,
    format_name: str | None,
) -> None:
    """Show figures over finished boards.

    All boards in FILEs and FOLDERs count together; of a set in several formats, one file. A file with an
    unknown ending has one deal a line. The percentile is the chance of a count as small or smaller; one
    figure in twenty stands out by chance alone.

    With --by-set each file is a set. The sets are compared with chance and each other, and boards that come
    again are named. Whether a machine is fair is answered by “bigdeal check-up”.

    Exit codes: 0 no count is beyond chance, 1 one is.
    """
    if chart_file is not None:
        _check_chart(chart_file)
    inputs = InputFiles(format_name)
    paths = _paths(files, lists, inputs)
    remarks: list[tuple[Path, Caveat]] = []

    def note(path: Path, odd: Sequence[Caveat]) -> None:
        remarks.extend((path, remark) for remark in odd)

    count = statistics_of_sets if by_set else statistics_of_files
    found: Statistics | ManyFiles = count(
        paths, journal_of_command(), DealFiles(inputs.read, note), although_unfinished=finished
    )
    echo_stderr(f"bigdeal: {LAWS_WARNING}")
    for path, remark in remarks:
        echo_stderr(f"bigdeal: {one_line_name(path)}: {remark}")
    if isinstance(found, ManyFiles):
        _write(csv_file, _csv(set_figure_rows(found)), chart_file, lambda: sets_chart(found.found))
        answer = set_figures_json(found, paths) | {"remarks": _remarks_json(remarks)}
        echo(json.dumps(answer, indent=2)) if as_json else echo_set_figures(found, paths)
        context.exit(int(ExitCode.CHECK_FAILED if is_accused(found) else ExitCode.DONE))
    _write(csv_file, _csv(list(map(_fields, found.figures))), chart_file, lambda: set_chart(found))
    echo(_json(found, remarks)) if as_json else _say(found)


def _paths(files: Sequence[str], lists: Sequence[str], inputs: InputFiles) -> tuple[Path, ...]:
    """Return the files that are meant, one a set.

    Raises:
        Usage: there are none, or a folder has none.
        StorageError: a list or a folder cannot be read.
    """
    words = [inputs.path_of(word) for word in files]
    for name in lists:
        words += listed_names(Path(name))
    found = find_sets(words)
    if found.empty:
        raise usage_error("There is no file with boards in “{folder}”.", folder=found.empty[0])
    if not found.paths:
        raise usage_error("Give the names of files with boards.")
    if found.left_out:
        echo_stderr(
            f"bigdeal: Files left out, which hold a set in another format once more: {found.left_out}"
        )
    return found.paths


def _write(csv_file: str | None, table: bytes, chart_file: str | None, chart: Callable[[], Picture]) -> None:
    """Write the new files that are wanted; a chart that cannot be drawn leaves no table behind."""
    new_files = []
    if csv_file is not None:
        new_files.append((Path(csv_file), table))
    if chart_file is not None:
        path = Path(chart_file)
        new_files.append((path, _DRAWERS[path.suffix.lower()](chart())))
    for path, data in new_files:
        deliver(path.parent, {path.name: data})


def _check_chart(name: str) -> None:
    """Make sure that a chart can be called `name`.

    Raises:
        Usage: its ending is that of no kind of picture.
    """
    if Path(name).suffix.lower() not in _DRAWERS:
        raise Usage(f"A chart is an {' or a '.join(_DRAWERS)} file; “{Path(name).name}” ends otherwise.")


def _say(found: Statistics) -> None:
    echo(f"{found.deals} deals")
    for group, title in _TITLES.items():
        echo(f"\n{title:<34} expected    dealt  percentile")
        for figure in found.of(group):
            if figure.count or figure.expected * 2 >= 1:
                echo(_line(f"  {figure.name}", figure))
    _say_cards(found.of(Group.CARDS))
    echo(f"\nPairs of equal deals: {found.repeated_pairs}, by chance {float(found.expected_repeats):.1g}")
    by_chance = round(len(found.figures) / _STANDING_OUT)
    counted = f"{len(found.outliers)} of {len(found.figures)}"
    echo(f"\nFigures that stand out: {counted}. By chance about {by_chance} do.")
    echo(CHECK_UP)
    for figure in found.outliers:
        about = "" if figure.group is Group.CARDS else f"{figure.group}: "
        echo(_line(f"  {figure.mark:<8}  {about}{figure.name}", figure))
    echo("One in twenty does by chance alone, one in two hundred in capitals.")


def _say_cards(figures: tuple[Figure, ...]) -> None:
    expected = float(figures[0].expected)
    echo(f"\nCards, by chance {expected:.1f} in each seat" + "".join(f"{seat.name:>18}" for seat in SEATS))
    for first in range(0, len(figures), len(SEATS)):
        of_card = figures[first : first + len(SEATS)]
        fields = (f"{figure.count:7} {100 * figure.percentile:9.5f}%" for figure in of_card)
        echo(f"  {of_card[0].name[-2:]:<34}" + "".join(fields))


def _line(words: str, figure: Figure) -> str:
    return f"{words:<33} {float(figure.expected):9.1f} {figure.count:8} {100 * figure.percentile:10.6f}%"


def _fields(figure: Figure) -> dict[str, object]:
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


def _remarks_json(remarks: Sequence[tuple[Path, Caveat]]) -> list[Json]:
    return [{"file": str(path), **remark_json(remark)} for path, remark in remarks]


def _json(found: Statistics, remarks: Sequence[tuple[Path, Caveat]]) -> str:
    answer = {
        "deals": found.deals,
        "remarks": _remarks_json(remarks),
        "repeated_pairs": found.repeated_pairs,
        "expected_repeated_pairs": float(found.expected_repeats),
        "figures": [_fields(figure) for figure in found.figures],
    }
    return json.dumps(answer, indent=2)


def _csv(rows: Sequence[Mapping[str, object]]) -> bytes:
    text = io.StringIO()
    writer = csv.DictWriter(text, rows[0])
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode("utf-8")
