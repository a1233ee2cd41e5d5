"""The table of formats, in Big Deal's order, and how to find a row in it.

Formats are listed long before one is read or written: the modules of the rows are loaded for the first file.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from bigdeal_gui.errors.formats import FormatsClash, StillSealed, UnknownFormat
from bigdeal_gui.formats.format import Format, SetRead
from bigdeal_gui.formats.limits import MAX_DUPLIMATE_BOARD, borel_limit, cds_limit, kops_limit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bigdeal_gui.formats import borel, compact, csv_rows, dlm, dup, goedel, lin, stats
    from bigdeal_gui.formats.pbn import reader as pbn_reader
    from bigdeal_gui.formats.pbn import stream as pbn_stream
    from bigdeal_gui.formats.pbn import writer as pbn


class LazyFunction:
    """A function of a module of this room; calling it loads the module."""

    def __init__(self, module: str, name: str) -> None:
        self._module = module
        self._name = name

    def load(self) -> Any:  # noqa: ANN401 - of the function's own type, which checkers see
        """Return the function itself."""
        return getattr(import_module(f".{self._module}", __package__), self._name)

    def __call__(self, *arguments: object) -> Any:  # noqa: ANN401 - as above
        """Call the function."""
        return self.load()(*arguments)


class LazyModule:
    """Stands in for the module `name` of this room until one of its functions is called.

    Checkers of types are shown the module itself: whoever uses this imports it where they alone look.
    """

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> LazyFunction:
        function = LazyFunction(self._name, name)
        setattr(self, name, function)  # the same for every row that names it
        return function


if not TYPE_CHECKING:
    borel, compact, csv_rows, dlm, dup = map(LazyModule, ("borel", "compact", "csv_rows", "dlm", "dup"))
    goedel, lin, pbn, pbn_reader, pbn_stream, stats = map(
        LazyModule, ("goedel", "lin", "pbn.writer", "pbn.reader", "pbn.stream", "stats")
    )

FORMATS: Final[tuple[Format, ...]] = (
    Format(
        name="dup",
        suffix=".dup",
        title="Duplimate, older",
        read_by="Duplimate (Dupsoft), bridge-club.org, ACBL upload",
        next_step="Load it in the Duplimate’s program (Dupsoft), and check the number of the first board "
        "there.",
        is_text=False,
        writer=dup.dup_writer,
        reader=dup.read_dup,
        max_board=MAX_DUPLIMATE_BOARD,
        is_numbered=True,
        is_big_deals=True,
        is_combined=True,
        doubt=dup.dup_doubt,
    ),
    Format(
        name="dupblind",
        suffix=".dup",
        title="Duplimate, older, hands hidden on the screen",
        read_by="Duplimate (Dupsoft)",
        next_step="Load it in the Duplimate’s program (Dupsoft), and check the number of the first board "
        "there.",
        is_text=False,
        writer=dup.dupblind_writer,
        reader=dup.read_dup,
        max_board=MAX_DUPLIMATE_BOARD,
        is_numbered=True,
        is_big_deals=True,
        is_combined=True,
        doubt=dup.dupblind_doubt,
    ),
    Format(
        name="dlm",
        suffix=".dlm",
        title="Duplimate",
        read_by="Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller), ACBL upload",
        next_step="Load it in the Duplimate’s program. If that shows 99 boards, duplicate only the ones that "
        "were dealt.",
        is_text=True,
        writer=dlm.dlm_writer,
        reader=dlm.read_dlm,
        max_board=MAX_DUPLIMATE_BOARD,
        is_numbered=True,
        is_big_deals=True,
        is_combined=True,
    ),
    Format(
        name="dlmblind",
        suffix=".dlm",
        title="Duplimate, hands hidden on the screen",
        read_by="Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller)",
        next_step="Load it in the Duplimate’s program. If that shows 99 boards, duplicate only the ones that "
        "were dealt.",
        is_text=True,
        writer=dlm.dlmblind_writer,
        reader=dlm.read_dlm,
        max_board=MAX_DUPLIMATE_BOARD,
        is_numbered=True,
        is_big_deals=True,
        is_combined=True,
    ),
    Format(
        name="bri",
        suffix=".bri",
        title="Older dealing machines (BRI)",
        read_by="older dealing machines, bridge-club.org",
        next_step="Load it in the dealing machine’s program, and check the number of the first board, "
        "because the file has none.",
        is_text=False,
        writer=compact.bri_writer,
        reader=compact.read_bri,
        is_big_deals=True,
        is_combined=True,
    ),
    Format(
        name="dge",
        suffix=".dge",
        title="Older dealing machines (DGE)",
        read_by="older dealing machines, converters",
        next_step="Load it in the dealing machine’s program, and check the number of the first board, "
        "because the file has none.",
        is_text=False,
        writer=compact.dge_writer,
        reader=compact.read_dge,
        is_big_deals=True,
        is_combined=True,
    ),
    Format(
        name="pbn",
        suffix=".pbn",
        title="Dealer4, BridgeComposer, scoring programs",
        read_by="Dealer4, BridgeComposer, Bridgewebs, ACBL upload, most scoring programs",
        next_step="Load it in the machine’s program. BridgeComposer and scoring programs show hands: do not "
        "use them until play is over.",
        is_text=True,
        writer=pbn.pbn_writer,
        reader=pbn_reader.read_pbn,
        stream=pbn_stream.stream_pbn,
        is_numbered=True,
        is_big_deals=True,
        holds_gaps=True,
        holds_conditions=True,
        is_combined=True,
    ),
    Format(
        name="lin",
        suffix=".lin",
        title="Bridge Base Online",
        read_by="Bridge Base Online (upload and hand viewer), ACBL upload",
        next_step="Upload it to Bridge Base Online. Its hand viewer shows the hands: do not open it until "
        "play is over.",
        is_text=True,
        writer=lin.lin_writer,
        reader=lin.read_lin,
        is_numbered=True,
        is_big_deals=True,
        holds_gaps=True,
        holds_conditions=True,
    ),
    Format(
        name="csv",
        suffix=".csv",
        title="Spreadsheets",
        read_by="spreadsheets, programs of your own",
        next_step="Do not open it until play is over: a spreadsheet shows every hand.",
        is_text=True,
        writer=csv_rows.csv_writer,
        reader=csv_rows.read_csv,
        is_numbered=True,
        is_big_deals=True,
        holds_gaps=True,
        holds_conditions=True,
    ),
    Format(
        name="ber",
        suffix=".ber",
        title="Bernasconi",
        read_by="Bernasconi dealing machines",
        next_step="Load it in the Bernasconi machine’s program, and check the number of the first board, "
        "because the file has none.",
        is_text=False,
        writer=compact.ber_writer,
        reader=compact.read_ber,
        is_big_deals=True,
        is_combined=True,
    ),
    Format(
        name="borel",
        suffix=".bhg",
        title="Borel",
        read_by="Borel's programs",
        next_step="Load it in Borel’s program, and check the number of the first board, because the file has "
        "none.",
        is_text=True,
        writer=borel.borel_writer,
        reader=borel.read_borel,
        is_big_deals=True,
        refusal=borel_limit,
        doubt=borel_limit,
    ),
    Format(
        name="kops",
        suffix=".rzd",
        title="KoPS",
        read_by="KoPS (Poland)",
        next_step="Load it in KoPS, and check the number of the first board, because the file has none.",
        is_text=False,
        writer=compact.kops_writer,
        reader=compact.read_kops,
        is_big_deals=True,
        refusal=kops_limit,
        doubt=kops_limit,
    ),
    Format(
        name="cds",
        suffix=".cds",
        title="KoPS, with board numbers (CDS)",
        read_by="KoPS and related programs (Poland)",
        next_step="Load it in KoPS; the board numbers are in the file.",
        is_text=False,
        writer=compact.cds_writer,
        reader=compact.read_cds,
        is_numbered=True,
        is_big_deals=True,
        holds_gaps=True,
        refusal=cds_limit,
        doubt=cds_limit,
    ),
    Format(
        name="goedel",
        suffix=".goe",
        title="Deal numbers",
        read_by="this program, Big Deal; the shortest archive",
        next_step="Keep it as an archive: this program and Big Deal read it.",
        is_text=True,
        writer=goedel.goedel_writer,
        reader=goedel.read_goedel,
        stream=goedel.stream_goedel,
        is_big_deals=True,
    ),
    Format(
        name="stats",
        suffix=".txt",
        title="Statistics",
        read_by="people, after play; contains no deals",
        next_step="Read it when play is over: it shows how the cards are distributed overall.",
        is_text=True,
        writer=stats.stats_writer,
        is_big_deals=True,
        # Figures about hands that have not been played: the window gives none.
        is_offered=False,
        doubt=stats.stats_doubt,
    ),
)

BOARD_SUFFIXES: Final = tuple(dict.fromkeys(row.suffix for row in FORMATS if row.holds_boards))
"""How names of files end that hold boards, each once."""

BIG_DEALS: Final = tuple(row for row in FORMATS if row.is_big_deals)
"""The formats of Big Deal 2.0."""

_SHOWN_CHARACTERS: Final = 40


def format_by_name(name: str, known: Sequence[Format] = FORMATS) -> Format:
    """Return the format of `known` that is called `name`, blanks around it and case aside.

    Raises:
        UnknownFormat: there is none.
    """
    wanted = name.strip().lower()
    for row in known:
        if row.name == wanted:
            return row
    raise UnknownFormat(name.strip()[:_SHOWN_CHARACTERS], tuple(row.name for row in known))


def parse_formats(text: str, known: Sequence[Format] = FORMATS) -> tuple[Format, ...]:
    """Return the formats of a list with commas, in the order written.

    Raises:
        UnknownFormat: a name is empty or not among the `known` ones.
        FormatsClash: as `check_suffixes`.
    """
    formats = tuple(format_by_name(name, known) for name in text.split(","))
    check_suffixes(formats)
    return formats


def check_suffixes(formats: Sequence[Format]) -> None:
    """Make sure that no two of `formats` write the same file.

    Raises:
        FormatsClash: two do, or one stands there twice.
    """
    by_suffix: dict[str, Format] = {}
    for row in formats:
        if first := by_suffix.get(row.suffix):
            raise FormatsClash(first.name, row.name, row.suffix)
        by_suffix[row.suffix] = row


def format_of_file_name(name: str) -> tuple[Format, ...]:
    """Return the formats that write files with the suffix of `name`, case aside; none for a strange one."""
    lowered = name.lower()
    return tuple(row for row in FORMATS if lowered.endswith(row.suffix))


def holds_boards(name: str) -> bool:
    """Tell from its name whether a file holds boards that can be read."""
    return any(row.holds_boards for row in format_of_file_name(name))


def read_boards_file(name: str, untrusted_data: bytes, first_board: int = 1) -> SetRead:
    """Return the checked boards of the file called `name`, whose suffix says how to read it.

    Numbers count from `first_board` where the file has none.

    Raises:
        UnknownFormat, StillSealed: no format that holds deals has the suffix.
        FileTooLarge, DamagedFile, InvalidBoards: as `Format.read`.
    """
    readable = [row for row in format_of_file_name(name) if row.holds_boards]
    if not readable:
        if name.lower().endswith(".age"):
            raise StillSealed
        _, dot, end = name.rpartition(".")
        raise UnknownFormat((dot and dot + end)[:_SHOWN_CHARACTERS], BOARD_SUFFIXES)
    # Formats that share a suffix share their reader.
    return readable[0].read(untrusted_data, first_board)
