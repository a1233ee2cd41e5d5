"""The library: the program's deals, numbers, files and figures for programs of others (docs/library.md).

The names listed here stay; everything else in the package may change. Refuses to load Qt, and loads numpy,
pandas and endplay only for the calls that need them. Knows no screen, no journal and no settings.
"""

from bigdeal_gui import __version__ as VERSION  # noqa: N812 - a constant to whoever uses it
from bigdeal_gui.errors.base import AppError as AppError
from bigdeal_gui.library.arrays import array_of, deals_of_array, owner_array, owner_arrays
from bigdeal_gui.library.dealing import (
    boards,
    citation,
    complete,
    completions,
    deals,
    digest,
    study_seed,
    system_seed,
)
from bigdeal_gui.library.figures import double_dummy, statistics, statistics_of_sets
from bigdeal_gui.library.files import (
    FORMAT_NAMES,
    BoardStream,
    each_board,
    format_bytes,
    read_bytes,
    read_file,
    write_deals,
    write_file,
)
from bigdeal_gui.library.numbers import (
    deal_of,
    layout_of,
    number_of,
    pack,
    pack_array,
    pack_zbs,
    scheme_count,
    unpack,
    unpack_array,
    unpack_zbs,
)
from bigdeal_gui.library.packages import from_endplay, to_endplay
from bigdeal_gui.library.suits import (
    count_holding_kinds,
    count_holdings,
    holding,
    holding_chances,
    holding_forms,
    holding_line,
    holding_tricks,
    reduce_holding,
)
from bigdeal_gui.library.tables import frame_of, points, suit_lengths
from bigdeal_gui.library.tournaments import verify_tournament
from bigdeal_gui.model.boards import Board, Vulnerability, dealer, vulnerability
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.diagrams import deal_text, parse_deal
from bigdeal_gui.model.layouts import Layout, layout_text, owner_word, parse_layout, parse_owner_word
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.numbering.andrews import (
    deal_of_sequences,
    deal_of_triple,
    sequences_of,
    squashed_index,
    squashed_set,
    triple_of,
)

__all__ = [
    "FORMAT_NAMES",
    "SEATS",
    "VERSION",
    "AppError",
    "Board",
    "BoardStream",
    "Deal",
    "Layout",
    "Seat",
    "Vulnerability",
    "array_of",
    "boards",
    "citation",
    "complete",
    "completions",
    "count_holding_kinds",
    "count_holdings",
    "deal_of",
    "deal_of_sequences",
    "deal_of_triple",
    "deal_text",
    "dealer",
    "deals",
    "deals_of_array",
    "digest",
    "double_dummy",
    "each_board",
    "format_bytes",
    "frame_of",
    "from_endplay",
    "holding",
    "holding_chances",
    "holding_forms",
    "holding_line",
    "holding_tricks",
    "layout_of",
    "layout_text",
    "number_of",
    "owner_array",
    "owner_arrays",
    "owner_word",
    "pack",
    "pack_array",
    "pack_zbs",
    "parse_deal",
    "parse_layout",
    "parse_owner_word",
    "points",
    "read_bytes",
    "read_file",
    "reduce_holding",
    "scheme_count",
    "sequences_of",
    "squashed_index",
    "squashed_set",
    "statistics",
    "statistics_of_sets",
    "study_seed",
    "suit_lengths",
    "system_seed",
    "to_endplay",
    "triple_of",
    "unpack",
    "unpack_array",
    "unpack_zbs",
    "verify_tournament",
    "vulnerability",
    "write_deals",
    "write_file",
]
