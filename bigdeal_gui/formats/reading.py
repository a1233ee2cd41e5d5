"""What all readers share: records, and the list of checked boards, with its limits and its sessions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from bigdeal_gui.errors.formats import DamagedFile, FormatError, InvalidBoards, NoHands, ReadLimit
from bigdeal_gui.formats.caveats import SHOWN_PLACES, CaveatKind, Caveats
from bigdeal_gui.formats.format import SetRead
from bigdeal_gui.formats.hands import PACK, FourHands
from bigdeal_gui.formats.text import MAX_FILE_LINES
from bigdeal_gui.model.boards import Board, Vulnerability, board_with, dealer, vulnerability
from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE
from bigdeal_gui.model.deals import Deal, deal_problems
from bigdeal_gui.model.plans import MAX_BOARDS
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.words import translate

MAX_FILE_BOARDS: Final = 250_000
"""The most boards that are read from one file."""

RECENT_BOARDS: Final = 1_000
"""So many boards back a board is known again in a file that is read as a stream."""

LINES_A_BOARD: Final = 200
"""So many more lines are read of a stream for each board that was met in it."""

MAX_STRAY: Final = 250_000
"""The most pieces of a file that are noted for belonging to no board: text, and games without a deal."""

_ENDS: Final = (b"\x1a", b"\n", b"\r\n", b"\0")


class BoardNotes(NamedTuple):
    """What a file says of a board beside its number and cards.

    `seat` is its dealer and `vulnerable` tells who is; None where nothing is said. `marks` name its session,
    section and so on, the most telling first: as many for each board of a file.
    """

    seat: Seat | None = None
    vulnerable: Vulnerability | None = None
    marks: tuple[bytes, ...] = ()


NO_NOTES: Final = BoardNotes()


def error_at_byte(offset: int) -> str:
    """Return how an error names an offset, 0 being the first byte."""
    text = translate("reasons", "byte {offset} ({hexadecimal})")
    return text.format(offset=offset, hexadecimal=hex(offset))


def fixed_records(name: str, untrusted_data: bytes, size: int, start: int = 0) -> Iterator[tuple[int, bytes]]:
    """Return the records of `size` bytes with their offsets, the first at `start`.

    A single ^Z or line end behind the last record is passed over: editors and old systems put it there.

    Raises:
        DamagedFile: the last one is cut short.
        ReadLimit: there are too many.
    """
    count, rest = divmod(len(untrusted_data) - start, size)
    end = start + count * size
    if rest and untrusted_data[end:] not in _ENDS:
        reason = translate("reasons", "the last record has {rest} bytes instead of {size}")
        raise DamagedFile(name, error_at_byte(end), reason.format(rest=rest, size=size))
    if count > MAX_FILE_BOARDS:
        raise _too_many_boards(name, error_at_byte(start + MAX_FILE_BOARDS * size))
    return ((offset, untrusted_data[offset : offset + size]) for offset in range(start, end, size))


def _is_position(hands: FourHands) -> bool:
    """Tell whether hands are what is left of a deal: as many cards each, fewer than 13, none twice."""
    cards = b"".join(hands)
    return len({*map(len, hands)}) == 1 and len(cards) < PACK_SIZE and len({*cards}) == len(cards)


def _too_many_boards(name: str, place: str) -> ReadLimit:
    words = translate("reasons", "more than {max_file_boards} boards")
    return ReadLimit(name, place, words.format(max_file_boards=MAX_FILE_BOARDS))


def check_padding(name: str, untrusted_record: bytes, start: int, offset: int) -> None:
    """Make sure that a record holds only spaces and NULs from `start` on; `offset` is the record's own.

    Raises:
        DamagedFile: something else stands there.
    """
    padding = untrusted_record[start:]
    if strange := padding.strip(b" \0"):
        reason = translate("reasons", "there is something in the unused part")
        raise DamagedFile(name, error_at_byte(offset + start + padding.index(strange)), reason)


class BoardList:
    """The boards of one file, checked as they come.

    `name` is the format's, `place` says in words where something is, `first_board` numbers the first board
    that has no number. The same board again is taken once, and a number that comes again with another deal
    is one of another session. Boards that are no deals are gathered and all reported by `set_read`;
    everything else that cannot be read is raised at once, and what is odd is noted in `remarks`.
    """

    def __init__(self, name: str, place: Callable[[int], str], first_board: int = 1) -> None:
        self.name = name
        self.place = place
        self.remarks = Caveats(place)
        self.met = 0
        """How many boards were met, those among them that were there already."""
        self._first = first_board
        self._next = first_board
        self._counted = 0
        self._counted_places: list[int] = []
        self._rows: list[_Row] = []
        self._last: dict[int, Deal] = {}
        self._seen: set[tuple[int, FourHands]] = set()
        self._problems: list[str] = []
        self._stray = 0
        self._has_games = False

    def __len__(self) -> int:
        return len(self._seen) + len(self._problems)

    def add(
        self, number: int | None, untrusted_hands: FourHands, where: int, notes: BoardNotes = NO_NOTES
    ) -> Deal | None:
        """Take board `number`, hands N, E, S, W in any order of cards, found at line or offset `where`.

        Without a number it counts on from the board before. Return the deal; None when the board is none.

        Raises:
            DamagedFile: the number is out of range.
            ReadLimit: there are too many boards.
        """
        north, east, south, west = untrusted_hands
        north_south, east_west = north + south, east + west
        # 52 cards, 13 to each seat, that leave nothing of the pack are each of its cards once.
        if len(north) == len(east) == len(south) == len(west) == HAND_SIZE and not PACK.translate(
            None, north_south + east_west
        ):
            deal = Deal(
                (
                    PACK.translate(None, south + east_west),
                    PACK.translate(None, west + north_south),
                    PACK.translate(None, north + east_west),
                    PACK.translate(None, east + north_south),
                )
            )
            self.add_deal(number, deal, where, notes)
            return deal
        if _is_position(untrusted_hands):
            self.stray(CaveatKind.PARTIAL, where)
        else:
            self.add_broken(number, "; ".join(deal_problems(untrusted_hands)), where)
        return None

    def add_deal(self, number: int | None, deal: Deal, where: int, notes: BoardNotes = NO_NOTES) -> None:
        """Take a board as `add` does, whose `deal` was checked already.

        Raises:
            DamagedFile, ReadLimit: as `add`.
        """
        self.met += 1
        if number is None or not 1 <= number <= MAX_BOARDS:
            number = self._numbered(number, where)
        self._next = number + 1
        self._take(_Row(number, deal, where, notes))

    def add_broken(self, number: int | None, reason: str, where: int) -> None:
        """Take a board that is no deal, for `reason`.

        Raises:
            DamagedFile, ReadLimit: as `add`.
        """
        number = self._numbered(number, where)
        self._check_room(where)
        self._problems.append(
            translate("reasons", "board {number}: {reason}").format(number=number, reason=reason)
        )

    def add_told(
        self,
        number: int | None,
        untrusted_hands: Sequence[bytes | None],
        where: int,
        notes: BoardNotes = NO_NOTES,
    ) -> Deal | None:
        """Take a board as `add` does, of which hands that are None are not told.

        One of them is what is left of the pack; a game with more of them is passed over.
        """
        told = [hand for hand in untrusted_hands if hand is not None]
        if len(told) < len(SEATS) - 1:
            self.stray(CaveatKind.PARTIAL if told else CaveatKind.NO_HANDS, where)
            return None
        rest = PACK.translate(None, b"".join(told))
        if len(told) < len(SEATS) and len(rest) != HAND_SIZE:
            self.add_broken(number, "; ".join(deal_problems(untrusted_hands)), where)
            return None
        north, east, south, west = (rest if hand is None else hand for hand in untrusted_hands)
        return self.add(number, (north, east, south, west), where, notes)

    def stray(self, oddity: CaveatKind, where: int) -> None:
        """Note a piece of the file at line or offset `where` that gives no board.

        Raises:
            ReadLimit: there are too many.
        """
        self._stray += 1
        self._has_games |= oddity in {CaveatKind.PARTIAL, CaveatKind.NO_HANDS}
        if self._stray > MAX_STRAY:
            raise self.too_many_pieces(where, MAX_STRAY)
        self.remarks.note(oddity, where)

    def last_deal(self, number: int) -> Deal | None:
        """Return the deal that board `number` had last; None when there is none."""
        return self._last.get(number)

    def set_read(self, where: int, event: str = "", set_code: str = "", *, numbered: bool = True) -> SetRead:
        """Return the boards in the order of the file, which ended at `where`, with all that was odd.

        `numbered` is False where the format has no numbers.

        Raises:
            DamagedFile, NoHands: there are none.
            InvalidBoards: some are no deals.
        """
        if not len(self):
            raise self.nothing(where)
        if self._problems:
            raise InvalidBoards(self.name, tuple(self._problems))
        rows = self._rows
        if len(rows) > 1 and len({row.number for row in rows}) == 1:
            # Every board has the same number, which therefore is none.
            rows = [row._replace(number=number) for number, row in enumerate(rows, start=self._first)]
            self._counted, self._counted_places = len(rows), [row.where for row in rows[:SHOWN_PLACES]]
        sessions = rows_in_sessions(rows)
        for session in sessions[1:]:
            for row in session:
                self.remarks.note(CaveatKind.SESSIONS, row.where)
        self._note_counted(numbered=numbered)
        board_of = self._board
        boards = tuple([board_of(row) for session in sessions for row in session])
        return SetRead(
            boards,
            numbered and not self._counted,
            event,
            set_code,
            self.remarks.all(),
            tuple(map(len, sessions)) if len(sessions) > 1 else (),
        )

    def nothing(self, where: int) -> FormatError:
        """Return the error that says of a file, which ended at `where`, that it holds no boards."""
        if self._has_games:
            return NoHands(self.name, self.place(where))
        return self.damaged(where, translate("reasons", "it has no boards"))

    def damaged(self, where: int, reason: str) -> DamagedFile:
        """Return the error that says what is wrong at line or offset `where`."""
        return DamagedFile(self.name, self.place(where), reason)

    def limit(self, where: int, reason: str) -> ReadLimit:
        """Return the error that says which limit was met at line or offset `where`."""
        return ReadLimit(self.name, self.place(where), reason)

    def too_many_pieces(self, where: int, most: int) -> ReadLimit:
        """Return the error that says that more than `most` pieces give no board."""
        text = translate("reasons", "more than {count} pieces that belong to no board")
        return self.limit(where, text.format(count=most))

    def _take(self, row: _Row) -> None:
        known = row.number, row.deal.hands
        if known in self._seen:
            self.remarks.note(CaveatKind.MERGED, row.where)
            return
        self._check_room(row.where)
        self._seen.add(known)
        self._rows.append(row)
        self._last[row.number] = row.deal

    def _note_counted(self, *, numbered: bool) -> None:
        if numbered and self._counted:
            for place in self._counted_places:
                self.remarks.note(CaveatKind.COUNTED, place)
            self.remarks.note(CaveatKind.COUNTED, count=self._counted - len(self._counted_places))

    def _check_room(self, where: int) -> None:
        if len(self) >= MAX_FILE_BOARDS:
            raise _too_many_boards(self.name, self.place(where))

    def _numbered(self, number: int | None, where: int) -> int:
        if number is None:
            number = self._next
            self._counted += 1
            if len(self._counted_places) < SHOWN_PLACES:
                self._counted_places.append(where)
        if not 1 <= number <= MAX_BOARDS:
            text = translate("reasons", "board numbers go from 1 to {last}")
            raise self.damaged(where, text.format(last=MAX_BOARDS))
        self._next = number + 1
        return number

    def _board(self, row: _Row) -> Board:
        number = row.number
        notes = row.notes
        if notes is NO_NOTES:
            return Board(number, row.deal)
        own_seat, own_vulnerable = dealer(number), vulnerability(number)
        seat = own_seat if notes.seat is None else notes.seat
        vulnerable = own_vulnerable if notes.vulnerable is None else notes.vulnerable
        if seat is own_seat and vulnerable is own_vulnerable:
            return Board(number, row.deal)
        self.remarks.note(CaveatKind.OTHER_CONDITIONS, row.where)
        return Board(number, row.deal, board_with(seat, vulnerable))


class BoardFlow(BoardList):
    """The boards of a file of any length, handed on by `ready` as they come, and not kept.

    Sessions are not told apart. The same board again is known where it is one of the last RECENT_BOARDS.
    """

    def __init__(self, name: str, place: Callable[[int], str], first_board: int = 1) -> None:
        super().__init__(name, place, first_board)
        self._recent: dict[tuple[int, FourHands], None] = {}
        self._ready: list[Board] = []

    def ready(self) -> list[Board]:
        """Return the boards that were read since the last call.

        Raises:
            InvalidBoards: some were no deals.
        """
        if self._problems:
            raise InvalidBoards(self.name, tuple(self._problems))
        ready, self._ready = self._ready, []
        return ready

    def stream_end(
        self, where: int, event: str = "", set_code: str = "", *, numbered: bool = True
    ) -> SetRead:
        """Return what is to be said of the file, which ended at `where`, without its boards.

        Raises:
            DamagedFile, NoHands: there were none at all.
        """
        if not self.met:
            raise self.nothing(where)
        self._note_counted(numbered=numbered)
        return SetRead((), numbered and not self._counted, event, set_code, self.remarks.all())

    def check_lines(self, line: int) -> None:
        """Make sure that a file that is at `line` has not more lines than its boards explain.

        Raises:
            ReadLimit: it has.
        """
        most = MAX_FILE_LINES + LINES_A_BOARD * self.met
        if line > most:
            text = translate("reasons", "more than {max_file_lines} lines")
            raise self.limit(line, text.format(max_file_lines=most))

    def _take(self, row: _Row) -> None:
        known = row.number, row.deal.hands
        if known in self._recent:
            self.remarks.note(CaveatKind.MERGED, row.where)
            return
        self._recent[known] = None
        if len(self._recent) > RECENT_BOARDS:
            del self._recent[next(iter(self._recent))]
        self._ready.append(self._board(row))


class _Row(NamedTuple):
    """A board's number and whole deal, where it stands, and what the file says of it beside."""

    number: int
    deal: Deal
    where: int
    notes: BoardNotes


def rows_in_sessions(rows: Sequence[_Row]) -> list[list[_Row]]:
    """Return `rows`, of which there are some, in sessions, in each of which a number stands once.

    Where numbers come again, a mark that tells them all apart says which session each is of. Without one,
    sessions follow one another or take turns, whichever makes fewer of them.
    """
    if len({row.number for row in rows}) == len(rows):
        return [list(rows)]
    for place in range(len(rows[0].notes.marks)):
        by_mark = _grouped(rows, [row.notes.marks[place] for row in rows])
        is_telling = 2 * len(by_mark) <= len(rows)  # a game of its own each is no session
        if is_telling and all(len({row.number for row in session}) == len(session) for session in by_mark):
            return by_mark
    one_by_one: list[int] = []
    in_turn: list[int] = []
    place_of: dict[int, int] = {}
    times: Counter[int] = Counter()
    session = 0
    for row in rows:
        # The session of the board before goes on, unless that one or a later one has the number already.
        session = place_of[row.number] = max(session, place_of.get(row.number, -1) + 1)
        one_by_one.append(session)
        in_turn.append(times[row.number])
        times[row.number] += 1
    return _grouped(rows, one_by_one if max(one_by_one) <= max(in_turn) else in_turn)


def _grouped(rows: Sequence[_Row], keys: Iterable[Hashable]) -> list[list[_Row]]:
    groups: dict[Hashable, list[_Row]] = {}
    for row, key in zip(rows, keys, strict=True):
        groups.setdefault(key, []).append(row)
    return list(groups.values())
