"""The formats without text: bri, dge, ber, kops and cds, one fixed record a board.

bri and dge are also the parts of which a dup record is made. Only cds carries board numbers.
Source: Big Deal 2.0 (behaviour).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from operator import add
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.formats import DamagedFile
from bigdeal_gui.formats.deal_texts import cards_of_hands
from bigdeal_gui.formats.format import Heading, RecordWriter, SetRead, SetWriter
from bigdeal_gui.formats.hands import PACK, STRANGER, FourHands, cards_of_ranks, hands_of_owners
from bigdeal_gui.formats.limits import CDS_NUMBERS, KOPS_COUNTS
from bigdeal_gui.formats.reading import BoardList, check_padding, error_at_byte, fixed_records
from bigdeal_gui.formats.regular import (
    deals_of_cards,
    deals_of_owners,
    fixed_size_records,
    plain_boards,
    unless_regular,
)
from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE, RANKS
from bigdeal_gui.model.diagrams import hands_printer
from bigdeal_gui.model.seats import SEATS
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.model.deals import Deal

BRI_BYTES: Final = 78
"""North, East and South: 39 cards of two digits, 01 = ♠A … 52 = ♣2."""

DGE_BYTES: Final = 68
"""Four hands of 13 letters and four suit signs."""

_RECORD_BYTES: Final = 128
_BRI_PADDING: Final = b" " * 32 + bytes(18)
_DGE_PADDING: Final = bytes(_RECORD_BYTES - DGE_BYTES)

_TENS: Final = bytes(ord("0") + (card + 1) // 10 for card in range(PACK_SIZE)).ljust(256)
_UNITS: Final = bytes(ord("0") + (card + 1) % 10 for card in range(PACK_SIZE)).ljust(256)
_NO_DIGIT: Final = re.compile(rb"[^0-9]")
_ONEFOLD: Final = bytes(ord("0")) + bytes(range(10)).ljust(256 - ord("0"))
_TENFOLD: Final = bytes(ord("0")) + bytes(range(0, 100, 10)).ljust(256 - ord("0"))
_CARDS: Final = (bytes([STRANGER]) + PACK).ljust(256, bytes([STRANGER]))

_OWNER_BITS: Final = int.from_bytes(b"\3" * HAND_SIZE, "big")
_KOPS_HEADER_BYTES: Final = 13
_CDS_RECORD_BYTES: Final = 1 + HAND_SIZE

_BER_DIGITS: Final = b"1234".ljust(256)
_BER_OWNERS: Final = bytes(digit - ord("1") if digit in b"1234" else STRANGER for digit in range(256))
_CDS_OWNERS: Final = bytes((1, 2, 3, 0)).ljust(256)
_CDS_SEATS: Final = bytes((3, 0, 1, 2)).ljust(256)


# -- bri --------------------------------------------------------------------------------------------------


def bri_part(deal: Deal) -> bytes:
    """Return the 78 digits of North, East and South; West is left out."""
    north, east, south, _ = deal.hands
    cards = north + east + south
    digits = bytearray(BRI_BYTES)
    digits[0::2] = cards.translate(_TENS)
    digits[1::2] = cards.translate(_UNITS)
    return bytes(digits)


def bri_hands(name: str, untrusted_part: bytes, offset: int) -> FourHands:
    """Return the hands of 78 digits that stand at `offset` of the file; West has what is left of the pack.

    Raises:
        DamagedFile: not all of them are digits.
    """
    if match := _NO_DIGIT.search(untrusted_part):
        reason = translate("reasons", "a card is not two digits")
        raise DamagedFile(name, error_at_byte(offset + match.start()), reason)
    tens, units = untrusted_part[0::2].translate(_TENFOLD), untrusted_part[1::2].translate(_ONEFOLD)
    cards = bytes(map(add, tens, units)).translate(_CARDS)
    north, east, south = (cards[first : first + HAND_SIZE] for first in range(0, 3 * HAND_SIZE, HAND_SIZE))
    return north, east, south, PACK.translate(None, cards)


def bri_deals(untrusted_parts: Sequence[bytes]) -> list[Deal] | None:
    """Return the deals of parts of 78 digits; None where some are otherwise, or no deals."""
    digits = b"".join(untrusted_parts)
    if not digits.isdigit():
        return None
    tens, units = digits[0::2].translate(_TENFOLD), digits[1::2].translate(_ONEFOLD)
    # No sum is more than 99, so that none carries.
    codes = (int.from_bytes(tens, "big") + int.from_bytes(units, "big")).to_bytes(len(tens), "big")
    cards = codes.translate(_CARDS)
    hands = [cards[first : first + 3 * HAND_SIZE] for first in range(0, len(cards), 3 * HAND_SIZE)]
    # What is left of the pack is more than a hand where some of these cards are none, or the same.
    wests = [PACK.translate(None, others) for others in hands]
    if any(len(west) != HAND_SIZE for west in wests):
        return None
    return deals_of_cards(b"".join(map(add, hands, wests)))


def bri_writer(_heading: Heading) -> SetWriter:
    """Return the writer of bri files."""
    return RecordWriter(lambda board: bri_part(board.deal) + _BRI_PADDING)


def _regular_bri(untrusted_data: bytes, first_board: int) -> SetRead | None:
    records = fixed_size_records(untrusted_data, _RECORD_BYTES)
    if any(record[BRI_BYTES:] != _BRI_PADDING for record in records):
        return None
    return plain_boards(first_board, bri_deals([record[:BRI_BYTES] for record in records]), numbered=False)


@unless_regular(_regular_bri)
def read_bri(untrusted_data: bytes, first_board: int) -> SetRead:
    """Return the boards of a bri file, counted from `first_board`; raises as `Format.read`."""
    boards = BoardList("bri", error_at_byte)
    for number, (offset, record) in enumerate(
        fixed_records("bri", untrusted_data, _RECORD_BYTES), start=first_board
    ):
        check_padding("bri", record, BRI_BYTES, offset)
        boards.add(number, bri_hands("bri", record[:BRI_BYTES], offset), offset)
    return boards.set_read(0, numbered=False)


# -- dge --------------------------------------------------------------------------------------------------

_SUIT_SIGNS: Final = ("\x06", "\x03", "\x04", "\x05")
_dge_hands: Final = hands_printer(_SUIT_SIGNS)
_LETTERS: Final = b"([AKQJT98765432]*)"
_DGE_HAND: Final = b"".join(sign.encode("ascii") + _LETTERS for sign in _SUIT_SIGNS)
_DGE_PART: Final = re.compile(_DGE_HAND * len(SEATS))
_RANK_LETTERS: Final = RANKS.encode("ascii")
_ALL_SIGNS: Final = "".join(_SUIT_SIGNS).encode("ascii") * len(SEATS)
_DIAGRAM_SIGNS: Final = bytes.maketrans("".join(_SUIT_SIGNS).encode("ascii"), b" ...")
_DGE_PIECE: Final = re.compile(b"|".join(sign.encode("ascii") for sign in _SUIT_SIGNS) + b"|[AKQJT98765432]")


def dge_part(deal: Deal) -> bytes:
    """Return the 68 bytes of all four hands, suits led by the signs of code page 437."""
    return b"".join(_dge_hands(deal))


def dge_hands(name: str, untrusted_part: bytes, offset: int) -> FourHands:
    """Return the hands of 68 bytes that stand at `offset` of the file.

    Raises:
        DamagedFile: they are not four hands of four suit signs and rank letters.
    """
    match = _DGE_PART.fullmatch(untrusted_part)
    if match is None:
        strange = next(
            (place for place in range(DGE_BYTES) if not _DGE_PIECE.match(untrusted_part, place)), 0
        )
        reason = translate("reasons", "the hands are not four suits of rank letters each")
        raise DamagedFile(name, error_at_byte(offset + strange), reason)
    suits = match.groups()
    north, east, south, west = (cards_of_ranks(suits[4 * seat : 4 * seat + 4]) for seat in SEATS)
    return north, east, south, west


def dge_deals(untrusted_parts: Sequence[bytes]) -> list[Deal] | None:
    """Return the deals of parts of 68 bytes; None where some are otherwise, or no deals."""
    text = b"".join(untrusted_parts)
    if text.translate(None, _RANK_LETTERS) != _ALL_SIGNS * len(untrusted_parts):
        return None
    # Each hand's first sign becomes the blank behind the hand before.
    cards = cards_of_hands(text[1:].translate(_DIAGRAM_SIGNS) + b" ")
    return None if cards is None else deals_of_cards(cards)


def dge_writer(_heading: Heading) -> SetWriter:
    """Return the writer of dge files."""
    return RecordWriter(lambda board: dge_part(board.deal) + _DGE_PADDING)


def _regular_dge(untrusted_data: bytes, first_board: int) -> SetRead | None:
    records = fixed_size_records(untrusted_data, _RECORD_BYTES)
    if any(record[DGE_BYTES:] != _DGE_PADDING for record in records):
        return None
    return plain_boards(first_board, dge_deals([record[:DGE_BYTES] for record in records]), numbered=False)


@unless_regular(_regular_dge)
def read_dge(untrusted_data: bytes, first_board: int) -> SetRead:
    """Return the boards of a dge file, counted from `first_board`; raises as `Format.read`."""
    boards = BoardList("dge", error_at_byte)
    for number, (offset, record) in enumerate(
        fixed_records("dge", untrusted_data, _RECORD_BYTES), start=first_board
    ):
        check_padding("dge", record, DGE_BYTES, offset)
        boards.add(number, dge_hands("dge", record[:DGE_BYTES], offset), offset)
    return boards.set_read(0, numbered=False)


# -- ber --------------------------------------------------------------------------------------------------


def ber_writer(_heading: Heading) -> SetWriter:
    """Return the writer of ber files: the owner of each card, 1 to 4 for North to West."""
    return RecordWriter(lambda board: board.deal.owners().translate(_BER_DIGITS))


def _regular_ber(untrusted_data: bytes, first_board: int) -> SetRead | None:
    return plain_boards(first_board, deals_of_owners(untrusted_data.translate(_BER_OWNERS)), numbered=False)


@unless_regular(_regular_ber)
def read_ber(untrusted_data: bytes, first_board: int) -> SetRead:
    """Return the boards of a ber file, counted from `first_board`; raises as `Format.read`."""
    boards = BoardList("ber", error_at_byte)
    for number, (offset, record) in enumerate(
        fixed_records("ber", untrusted_data, PACK_SIZE), start=first_board
    ):
        owners = record.translate(_BER_OWNERS)
        if STRANGER in owners:
            reason = translate("reasons", "a card’s owner is not 1, 2, 3 or 4")
            raise boards.damaged(offset + owners.index(STRANGER), reason)
        boards.add(number, hands_of_owners(owners), offset)
    return boards.set_read(0, numbered=False)


# -- kops and cds -----------------------------------------------------------------------------------------


def _pack_owners(owners: bytes) -> bytes:
    """Return 13 bytes, a rank each from the ace down: two bits a suit, spades highest."""
    spades, hearts, diamonds, clubs = (
        int.from_bytes(owners[first : first + HAND_SIZE], "big") for first in range(0, PACK_SIZE, HAND_SIZE)
    )
    return (spades << 6 | hearts << 4 | diamonds << 2 | clubs).to_bytes(HAND_SIZE, "big")


def _unpack_owners(untrusted_ranks: bytes) -> bytes:
    packed = int.from_bytes(untrusted_ranks, "big")
    return b"".join([(packed >> shift & _OWNER_BITS).to_bytes(HAND_SIZE, "big") for shift in (6, 4, 2, 0)])


def kops_writer(heading: Heading) -> SetWriter:
    """Return the writer of kops files, which begin with the number of boards, modulo 65,536."""
    return RecordWriter(
        lambda board: _pack_owners(board.deal.owners()), before=_kops_header(len(heading.boards))
    )


def _kops_header(count: int) -> bytes:
    return (count % KOPS_COUNTS).to_bytes(2, "little").ljust(_KOPS_HEADER_BYTES)


def _regular_kops(untrusted_data: bytes, first_board: int) -> SetRead | None:
    records = fixed_size_records(untrusted_data[_KOPS_HEADER_BYTES:], HAND_SIZE)
    if untrusted_data[:_KOPS_HEADER_BYTES] != _kops_header(len(records)):
        return None
    owners = b"".join(map(_unpack_owners, records))
    return plain_boards(first_board, deals_of_owners(owners), numbered=False)


@unless_regular(_regular_kops)
def read_kops(untrusted_data: bytes, first_board: int) -> SetRead:
    """Return the boards of a kops file, counted from `first_board`; raises as `Format.read`."""
    boards = BoardList("kops", error_at_byte)
    header = untrusted_data[:_KOPS_HEADER_BYTES]
    if len(header) < _KOPS_HEADER_BYTES:
        reason = translate("reasons", "the header has {count} bytes instead of {size}")
        raise boards.damaged(0, reason.format(count=len(header), size=_KOPS_HEADER_BYTES))
    check_padding("kops", header, 2, 0)
    for number, (offset, record) in enumerate(
        fixed_records("kops", untrusted_data, HAND_SIZE, _KOPS_HEADER_BYTES), start=first_board
    ):
        boards.add(number, hands_of_owners(_unpack_owners(record)), offset)
    if len(boards) % KOPS_COUNTS != int.from_bytes(header[:2], "little"):
        reason = translate("reasons", "the header does not give the file’s {count} boards")
        raise boards.damaged(0, reason.format(count=len(boards)))
    return boards.set_read(0, numbered=False)


def cds_writer(_heading: Heading) -> SetWriter:
    """Return the writer of cds files: the board number modulo 256, then ranks as kops, seats turned."""
    return RecordWriter(_cds_record)


def _cds_record(board: Board) -> bytes:
    owners = board.deal.owners().translate(_CDS_OWNERS)
    return bytes([board.number % CDS_NUMBERS]) + _pack_owners(owners)


def _regular_cds(untrusted_data: bytes, first_board: int) -> SetRead | None:
    records = fixed_size_records(untrusted_data, _CDS_RECORD_BYTES)
    if not records:
        return None
    first = first_board if records[0][0] == first_board % CDS_NUMBERS else records[0][0]
    if any(record[0] != number % CDS_NUMBERS for number, record in enumerate(records, start=first)):
        return None
    owners = b"".join([_unpack_owners(record[1:]) for record in records]).translate(_CDS_SEATS)
    return plain_boards(first, deals_of_owners(owners))


@unless_regular(_regular_cds)
def read_cds(untrusted_data: bytes, first_board: int) -> SetRead:
    """Return the boards of a cds file; raises as `Format.read`.

    A number that follows its forerunner modulo 256 counts on. `first_board` is used where it agrees with the
    first record modulo 256.
    """
    boards = BoardList("cds", error_at_byte)
    expected = first_board
    for offset, record in fixed_records("cds", untrusted_data, _CDS_RECORD_BYTES):
        number = expected if record[0] == expected % CDS_NUMBERS else record[0]
        owners = _unpack_owners(record[1:]).translate(_CDS_SEATS)
        boards.add(number, hands_of_owners(owners), offset)
        expected = number + 1
    return boards.set_read(0)
