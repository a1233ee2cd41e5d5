"""The dup and dupblind formats of Duplimate: a bri part, a dge part and a trailer, 156 bytes a board.

The trailer says which boards the set holds. Big Deal 2.0 writes 1 and their number whatever they are; the
standard profile writes the first and the last. A blind file hides the dge part on the machine's screen; it
is no secret, for the bri part stays. Source: Big Deal 2.0 (behaviour); Duplimate's convert.pdf as quoted.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bigdeal_gui.formats.compact import (
    BRI_BYTES,
    DGE_BYTES,
    bri_deals,
    bri_hands,
    bri_part,
    dge_deals,
    dge_hands,
    dge_part,
)
from bigdeal_gui.formats.format import Heading, Profile, RecordWriter, SetRead, SetWriter
from bigdeal_gui.formats.reading import BoardList, error_at_byte, fixed_records
from bigdeal_gui.formats.regular import fixed_size_records, plain_boards, unless_regular
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.model.plans import BoardRange

_PARTS_BYTES: Final = BRI_BYTES + DGE_BYTES
_TRAILER_BYTES: Final = 10
_RECORD_BYTES: Final = _PARTS_BYTES + _TRAILER_BYTES
_BLANK: Final = b" " * DGE_BYTES
_NO_TRAILER: Final = bytes(_TRAILER_BYTES)
# Random hands and backward counting, then the lowest board, the copies and the highest board, left-justified.
_TRAILER: Final = re.compile(rb"[YN ]{2}([0-9 ]{3})[0-9 ]{2}([0-9 ]{3})")


def dup_writer(heading: Heading) -> SetWriter:
    """Return the writer of dup files."""
    trailer = _trailer(heading)
    return RecordWriter(lambda board: bri_part(board.deal) + dge_part(board.deal) + trailer)


def dupblind_writer(heading: Heading) -> SetWriter:
    """Return the writer of dupblind files; the Big Deal profile blanks the dge part of board 1 alone."""
    trailer = _trailer(heading)
    blanks_all = heading.profile is Profile.STANDARD

    def record(board: Board) -> bytes:
        shown = _BLANK if blanks_all or board.number == 1 else dge_part(board.deal)
        return bri_part(board.deal) + shown + trailer

    return RecordWriter(record)


def _trailer(heading: Heading) -> bytes:
    boards = heading.boards
    if heading.profile is Profile.BIGDEAL:
        return b"YN1  0 %02d " % (len(boards) % 100)
    return b"YN%-3d0 %-3d" % (boards.first, boards.last)


def dup_doubt(boards: BoardRange) -> str:
    """Return what the Big Deal profile says wrongly of `boards`; empty for sets from board 1."""
    if boards.first == 1:
        return ""
    return translate(
        "reasons", "it claims boards 1 to {count}, as Big Deal does; check the first board on the machine"
    ).format(count=len(boards))


def dupblind_doubt(boards: BoardRange) -> str:
    """Return `dup_doubt`, and that no board is hidden; empty for sets from board 1."""
    doubt = dup_doubt(boards)
    hiding = translate("reasons", "{doubt}; none of them is hidden on the machine’s screen")
    return doubt and hiding.format(doubt=doubt)


def _regular(untrusted_data: bytes, first_board: int) -> SetRead | None:
    records = fixed_size_records(untrusted_data, _RECORD_BYTES)
    trailer = untrusted_data[_PARTS_BYTES:_RECORD_BYTES]
    limits = _limits(trailer)
    if limits is None or any(record[_PARTS_BYTES:] != trailer for record in records):
        return None
    first, last = limits
    deals = bri_deals([record[:BRI_BYTES] for record in records])
    shown = [record[BRI_BYTES:_PARTS_BYTES] for record in records]
    if last - first + 1 != len(records) or ({*shown} != {_BLANK} and dge_deals(shown) != deals):
        return None
    is_claimed = first > 1 or first_board == 1
    return plain_boards(first if is_claimed else first_board, deals, numbered=is_claimed)


@unless_regular(_regular)
def read_dup(untrusted_data: bytes, first_board: int) -> SetRead:
    """Return the boards of a dup or dupblind file; raises as `Format.read`.

    The trailer stands on every record or, as Big Deal 1.2 wrote it, on the first with NULs on the others. One
    that begins with board 1 proves nothing, for Big Deal writes it for every range: another `first_board`
    then prevails.
    """
    boards = BoardList("dup", error_at_byte)
    records = fixed_records("dup", untrusted_data, _RECORD_BYTES)
    trailer = untrusted_data[_PARTS_BYTES:_RECORD_BYTES]
    first, last = _claimed(boards, trailer) if trailer else (1, 0)
    is_claimed = first > 1 or first_board == 1
    for number, (offset, record) in enumerate(records, start=first if is_claimed else first_board):
        hands = bri_hands("dup", record[:BRI_BYTES], offset)
        shown = record[BRI_BYTES:_PARTS_BYTES]
        if shown != _BLANK:
            shown_hands = dge_hands("dup", shown, offset + BRI_BYTES)
            if not _agree(shown_hands[:3], hands[:3]):
                reason = translate("reasons", "the hands shown are not the hands dealt")
                raise boards.damaged(offset + BRI_BYTES, reason)
            hands = shown_hands
        if record[_PARTS_BYTES:] not in {trailer, _NO_TRAILER}:
            reason = translate("reasons", "the trailer differs from the first board’s")
            raise boards.damaged(offset + _PARTS_BYTES, reason)
        boards.add(number, hands, offset)
    if boards and len(boards) != last - first + 1:
        reason = translate("reasons", "it claims boards {first} to {last} but has {count}")
        raise boards.damaged(_PARTS_BYTES, reason.format(first=first, last=last, count=len(boards)))
    return boards.set_read(0, numbered=is_claimed)


def _agree(shown: Sequence[bytes], dealt: Sequence[bytes]) -> bool:
    return shown == dealt or list(map(sorted, shown)) == list(map(sorted, dealt))


def _claimed(boards: BoardList, untrusted_trailer: bytes) -> tuple[int, int]:
    """Return the lowest and highest board that the first record's trailer names."""
    limits = _limits(untrusted_trailer)
    if limits is None:
        raise boards.damaged(_PARTS_BYTES, translate("reasons", "the trailer cannot be read"))
    return limits


def _limits(untrusted_trailer: bytes) -> tuple[int, int] | None:
    match = _TRAILER.fullmatch(untrusted_trailer)
    numbers = [field.strip() for field in match.groups()] if match else []
    if not numbers or not all(map(bytes.isdigit, numbers)):
        return None
    first, last = map(int, numbers)
    return first, last
