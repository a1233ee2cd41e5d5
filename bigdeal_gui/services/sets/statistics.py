"""Statistics over files of boards, once nobody has to play them any more."""

from __future__ import annotations

from itertools import chain, islice
from typing import TYPE_CHECKING, Final

from bigdeal_gui.analysis.statistics import statistics_of
from bigdeal_gui.errors import DamagedFile, InvalidDeal, InvalidDiagram, NotFinished
from bigdeal_gui.formats.reading import MAX_FILE_BOARDS
from bigdeal_gui.formats.table import holds_boards, read_set
from bigdeal_gui.formats.text import at_line, text_lines
from bigdeal_gui.journal.journal import State
from bigdeal_gui.model.diagrams import parse_deal
from bigdeal_gui.services.sets.contents import bytes_on_disk, stream_of, streamed
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from bigdeal_gui.analysis.statistics import Statistics
    from bigdeal_gui.formats.remarks import Remark
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.model.deals import Deal
    from bigdeal_gui.services.sets.contents import Stream

UNFINISHED: Final = frozenset({State.BEGUN, State.DEALT, State.DUPLICATED, State.IN_PLAY})
"""Where somebody may still have to play the boards. Of sets from elsewhere nobody here can know."""

_ONE_A_LINE: Final = "one deal a line"
_LOOKED_UP_AT_ONCE: Final = 10_000

_REMARKS: Final = (b"#", b"%", b";")


def statistics_of_files(
    paths: Sequence[Path],
    journal: Journal,
    *,
    although_unfinished: bool = False,
    read: Callable[[Path], bytes] = bytes_on_disk,
    tell: Callable[[Path, Sequence[Remark]], None] = lambda _path, _remarks: None,
) -> Statistics:
    """Return the figures over all boards of `paths` together.

    Files that no format knows by their ending hold one deal a line, `N:` and four hands, or only the hands
    from North on. `read` returns what a file holds, or raises an AppError; `tell` is told
    what was odd about a file, when all of it was read.

    Raises:
        NotFinished: the journal knows boards among them that are still to be played, and
            `although_unfinished` is False.
        FormatError, StorageError: a file cannot be read as boards.
    """
    deals = chain.from_iterable(_deals_of(path, read, tell) for path in paths)
    return statistics_of(deals if although_unfinished else _finished(deals, journal))


def _finished(deals: Iterable[Deal], journal: Journal) -> Iterator[Deal]:
    """Yield `deals`; raises NotFinished where the journal knows that they are still to be played."""
    rest = iter(deals)
    while some := list(islice(rest, _LOOKED_UP_AT_ONCE)):
        for hit in journal.seen_before(some):
            if hit.state in UNFINISHED:
                raise NotFinished(hit.state.value, hit.code, hit.event, hit.date)
        yield from some


def _deals_of(
    path: Path, read: Callable[[Path], bytes], tell: Callable[[Path, Sequence[Remark]], None]
) -> Iterator[Deal]:
    """Yield the deals of a file; one that is long is read as a stream where its format can be."""

    def boards(found: Stream) -> Iterator[Board]:
        end = yield from streamed(path, found, 1)
        tell(path, end.remarks)

    stream = stream_of(path)
    if stream is not None:
        yield from (board.deal for board in boards(stream))
    elif holds_boards(path.name):
        found = read_set(path.name, read(path))
        tell(path, found.remarks)
        yield from (board.deal for board in found.boards)
    else:
        yield from _deals_in(read(path))


def _deals_in(untrusted_data: bytes) -> list[Deal]:
    deals = list(_deals_of_lines(untrusted_data))
    if not deals:
        raise DamagedFile(_ONE_A_LINE, at_line(1), translate("reasons", "it holds no boards"))
    return deals


def _deals_of_lines(untrusted_data: bytes) -> Iterator[Deal]:
    count = 0
    for line, raw in text_lines(_ONE_A_LINE, untrusted_data):
        text = raw.strip()
        if not text or text.startswith(_REMARKS):
            continue
        count += 1
        if count > MAX_FILE_BOARDS:
            raise DamagedFile(
                _ONE_A_LINE,
                at_line(line),
                translate("reasons", "more than {max_file_boards} boards").format(
                    max_file_boards=MAX_FILE_BOARDS
                ),
            )
        diagram = text.decode("ascii", "replace")
        try:
            yield parse_deal(diagram if ":" in diagram else f"N:{diagram}")
        except (InvalidDeal, InvalidDiagram) as error:
            raise DamagedFile(_ONE_A_LINE, at_line(line), str(error).rstrip(".")) from error
