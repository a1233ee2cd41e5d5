"""What is this board: every kind of fouling, by one, two and four hands, and what must not be told."""

import json
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest

from benchmarks.faults.mutation import Draws
from bigdeal_gui.errors.journal import UnknownSet
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.journal.journal import Journal, Kind, State
from bigdeal_gui.model.boards import Board, Vulnerability
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.boards.answer_words import advice_sentences, answer_sentences
from bigdeal_gui.services.boards.identify import (
    Answer,
    AnswerKind,
    BoardQuestion,
    identify_board,
    identify_two_boards,
)
from bigdeal_gui.services.boards.match import Arrangement, card_changes_allowed, hand_changes
from bigdeal_gui.services.boards.typed_hands import Hands
from bigdeal_gui.services.dealing.session import DealtSession
from bigdeal_gui.services.work import Work

Dealt = Callable[..., DealtSession]
FOULINGS = 40
RANKS = "AKQJT98765432"


def boards_of(session: DealtSession) -> list[Board]:
    """Return the boards that were dealt."""
    path = next(file.path for file in session.files if file.path.suffix == ".pbn")
    return list(format_by_name("pbn").read(path.read_bytes()).boards)


def hands_of(board: Board) -> Hands:
    """Return the hands of a board as they are read from the table."""
    return {seat: frozenset(board.deal.hands[seat]) for seat in SEATS}


def turned(hands: Hands, quarters: int) -> Hands:
    """Return the hands of a board that was turned clockwise."""
    return {SEATS[(seat + quarters) % 4]: cards for seat, cards in hands.items()}


def swapped(hands: Hands, one: Seat, other: Seat) -> Hands:
    """Return the hands with two of them exchanged."""
    return {**hands, one: hands[other], other: hands[one]}


def mixed(hands: Hands, one: Seat, other: Seat, cards: int, draws: Draws) -> Hands:
    """Return the hands with some cards of two of them exchanged."""
    mine = frozenset(draws.some_of(sorted(hands[one]), cards))
    theirs = frozenset(draws.some_of(sorted(hands[other]), cards))
    return {**hands, one: hands[one] - mine | theirs, other: hands[other] - theirs | mine}


def some(hands: Hands, *seats: Seat) -> Hands:
    """Return the hands of these seats alone."""
    return {seat: hands[seat] for seat in seats}


@pytest.fixture
def ask(journal: Journal) -> Callable[..., Answer]:
    """Return a function that asks what a board is."""

    def asked(hands: Hands, number: int | None = None, code: str = "", *files: Path) -> Answer:
        return identify_board(BoardQuestion(hands, number, code), files, Work(lambda: journal))

    return asked


def test_a_board_that_is_right(dealt: Dealt, ask: Callable[..., Answer]) -> None:
    """Four hands are right, one hand is right as far as it goes, and the number need not be known."""
    board = boards_of(dealt())[12]
    hands = hands_of(board)
    for typed in (hands, some(hands, Seat.EAST), some(hands, Seat.NORTH, Seat.WEST)):
        for number in (13, None):
            answer = ask(typed, number)
            assert answer.kind is AnswerKind.RIGHT
            assert answer.first is not None
            assert answer.first.place.number == 13
    assert "hands read: 1" in answer_sentences(ask(some(hands, Seat.EAST), 13))[0]
    assert "dealer" in advice_sentences(answer)[0]


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_a_turned_board(quarters: int, dealt: Dealt, ask: Callable[..., Answer]) -> None:
    """A board that was turned is told by its degrees; two neighbouring hands are enough."""
    hands = turned(hands_of(boards_of(dealt())[12]), quarters)
    for typed in (hands, some(hands, Seat.NORTH, Seat.EAST)):
        answer = ask(typed, 13)
        assert answer.kind is AnswerKind.TURNED
        assert answer.first is not None
        assert answer.first.change.turned_by == 90 * quarters
    one = ask(some(hands, Seat.EAST), 13)
    assert one.kind is AnswerKind.SEVERAL
    assert {candidate.kind for candidate in one.candidates} == {AnswerKind.TURNED, AnswerKind.SEATS_EXCHANGED}
    assert len(answer_sentences(one)) == 3


def test_exchanged_hands_and_cards(dealt: Dealt, ask: Callable[..., Answer]) -> None:
    """Two hands, or some cards of two hands, that changed places are told by their seats and their number."""
    hands = hands_of(boards_of(dealt())[12])
    answer = ask(swapped(hands, Seat.NORTH, Seat.SOUTH), 13)
    assert answer.kind is AnswerKind.SEATS_EXCHANGED
    assert answer.first is not None
    assert answer.first.change.seats == (Seat.NORTH, Seat.SOUTH)
    for cards in (1, 2, 3):
        answer = ask(mixed(hands, Seat.EAST, Seat.SOUTH, cards, Draws(cards)), 13)
        assert answer.kind is AnswerKind.CARDS_EXCHANGED
        assert answer.first is not None
        assert answer.first.change.cards == cards
        assert answer.first.change.card_seats == (Seat.EAST, Seat.SOUTH)


def test_one_card_is_found_without_any_file(dealt: Dealt, ask: Callable[..., Answer]) -> None:
    """Of a whole deal the journal knows arrangements and one exchanged card by itself; a hand it does not."""
    session = dealt()
    hands = hands_of(boards_of(session)[12])
    for file in session.files:
        file.path.unlink()
    draws = Draws(1)
    assert ask(mixed(hands, Seat.EAST, Seat.WEST, 1, draws), 13).kind is AnswerKind.CARDS_EXCHANGED
    assert ask(turned(hands, 3), 13).kind is AnswerKind.TURNED
    unknown = ask(some(hands, Seat.EAST), 13)
    assert (unknown.kind, unknown.unreadable) == (AnswerKind.UNKNOWN, 1)
    assert ask(some(hands, Seat.EAST)).dealer is None
    assert "gone, changed or not readable: 1" in " ".join(answer_sentences(unknown))


def test_another_board_and_another_set(dealt: Dealt, journal: Journal, ask: Callable[..., Answer]) -> None:
    """A board in another slot, and last week's box, are told by number and set."""
    tuesday, wednesday = dealt(), dealt("wednesday", secret=8)
    hands = hands_of(boards_of(tuesday)[12])
    answer = ask(hands, 14)
    assert answer.kind is AnswerKind.OTHER_BOARD
    day = journal.set_by_code(tuesday.set_code).date
    assert answer_sentences(answer)[0] == (
        f"Board 13 of “Tuesday pairs” · {tuesday.set_code} · {day}, not board 14."
    )
    for typed in (hands, some(hands, Seat.WEST)):
        other = ask(typed, 13, wednesday.set_code)
        assert other.kind is AnswerKind.OTHER_SET
        assert other.first is not None
        assert other.first.place.set == journal.set_by_code(tuesday.set_code)
        assert "Laws 6D2 and 15" in advice_sentences(other)[0]
    assert ask(hands, 13, tuesday.set_code).kind is AnswerKind.RIGHT
    with pytest.raises(UnknownSet):
        ask(hands, 13, "0A1B-C2D3")


def test_two_boards_alike(dealt: Dealt, journal: Journal) -> None:
    """A machine that stopped makes the same deal twice: both numbers are told, and which of them it is."""
    boards = boards_of(dealt())
    same, other = BoardQuestion(hands_of(boards[12]), 13), BoardQuestion(hands_of(boards[12]), 14)
    answer = identify_two_boards(same, other, (), Work(lambda: journal))
    assert (answer.kind, answer.boards) == (AnswerKind.TWO_ALIKE, (13, 14))
    assert "13 and 14" in answer_sentences(answer)[0]
    assert len(advice_sentences(answer)) > 1
    apart = identify_two_boards(same, BoardQuestion(hands_of(boards[13]), 14), (), Work(lambda: journal))
    assert apart.kind is AnswerKind.RIGHT
    told = [json.loads(row.payload)["kind"] for row in journal.rows() if row.kind == Kind.QUESTION]
    assert told == ["two-alike", "right"]


@pytest.mark.parametrize("number", [13, None])
def test_dealer_and_vulnerability_are_those_of_the_number(
    dealt: Dealt, journal: Journal, number: int | None
) -> None:
    """Of the number that was read, or of the board that it is; where the board shows others they are told."""
    hands = hands_of(boards_of(dealt())[12])
    for shown, told in (
        ((Seat.NORTH, Vulnerability.ALL), (None, None, True)),
        ((Seat.EAST, Vulnerability.NONE), (Seat.NORTH, Vulnerability.ALL, True)),
        ((Seat.EAST, None), (Seat.NORTH, None, False)),
        ((None, None), (None, None, False)),
    ):
        answer = identify_board(BoardQuestion(hands, number, "", *shown), (), Work(lambda: journal))
        assert (answer.dealer, answer.vulnerable, answer.has_conditions) == told
        assert answer.is_right is (told[:2] == (None, None))


def test_no_board_is_read_behind_the_one_that_was_asked_for(dealt: Dealt, ask: Callable[..., Answer]) -> None:
    """With all hands that were read, and its number, where one was."""
    boards = boards_of(dealt())
    third, fifth = hands_of(boards[2]), hands_of(boards[4])
    one = some(third, Seat.EAST)
    assert [ask(one, number).searched for number in (3, None, 4)] == [3, 3, 24]
    assert ask({Seat.EAST: third[Seat.EAST], Seat.WEST: fifth[Seat.WEST]}, 3).searched == 24


def test_of_all_that_fits_the_fewest_changes_count(
    dealt: Dealt, ask: Callable[..., Answer], tmp_path: Path
) -> None:
    """The same board of another file, where it is as it was read."""
    from tests.services.sets.test_evidence import fouled, written  # noqa: PLC0415

    dealt()
    whole = Board(3, first_deals(Seed(bytes(20)), b"club", 1)[0])
    north, east, *others = whole.deal.hands
    one, other = north[:1], east[:1]
    moved = (bytes(sorted(other + north[1:])), bytes(sorted(one + east[1:])), *others)
    near = written(tmp_path / "near.pbn", [Board(3, Deal(moved))])
    far = written(tmp_path / "far.pbn", [fouled(whole)])
    exact = written(tmp_path / "exact.pbn", [whole])
    for files in ((near, far, exact), (exact, far, near)):
        answer = ask(hands_of(whole), 3, "", *files)
        assert answer.kind is AnswerKind.RIGHT
        assert answer.first is not None
        assert answer.first.place.source == "exact.pbn"
    assert ask(hands_of(whole), 3, "", far, near).kind is AnswerKind.SEATS_EXCHANGED


def test_files_of_others_are_searched(dealt: Dealt, journal: Journal, tmp_path: Path) -> None:
    """A set that this computer never dealt is found in its file or an archive; what is none is counted."""
    board = boards_of(dealt())[12]
    strange = Board(3, type(board.deal)(board.deal.hands[::-1]))
    from tests.services.sets.test_evidence import written  # noqa: PLC0415

    path = written(tmp_path / "strange.pbn", [strange])
    with ZipFile(tmp_path / "pack.zip", "w") as archive:
        archive.write(path, "strange.pbn")
        archive.writestr("no.pbn", "[Deal nonsense")
    (tmp_path / "no.zip").write_bytes(b"PK")
    work = Work(lambda: journal)
    for files in ((path, tmp_path / "no.pbn"), (tmp_path / "pack.zip",), (path, tmp_path / "no.zip")):
        answer = identify_board(BoardQuestion(some(hands_of(strange), Seat.WEST), 3), files, work)
        assert (answer.kind, answer.unreadable, answer.searched) == (AnswerKind.RIGHT, 1, 1)
        assert "strange.pbn" in answer_sentences(answer)[0]


def test_a_player_learns_nothing_by_trying_cards(
    dealt: Dealt, journal: Journal, ask: Callable[..., Answer]
) -> None:
    """While a set is to be played, a hand with a card too many never tells whose card that is."""
    session = dealt()
    hands = hands_of(boards_of(session)[12])
    own = hands[Seat.NORTH]
    told = set()
    for strange in hands[Seat.EAST]:
        guess = {Seat.NORTH: own - {min(own)} | {strange}}
        answer = ask(guess, 13)
        assert answer.kind is AnswerKind.CARDS_EXCHANGED
        told |= {candidate.change.card_seats for candidate in answer.candidates}
        told |= set(answer_sentences(answer))
    assert len(told) == 2  # the empty tuple, and one sentence for all
    rows = [row for row in journal.rows() if row.kind == Kind.QUESTION]
    assert len(rows) == len(hands[Seat.EAST])
    set_id = journal.set_by_code(session.set_code).id
    journal.change_states({set_id: State.FINISHED})
    answer = ask(guess, 13)
    assert answer.first is not None
    assert answer.first.change.card_seats == (Seat.NORTH, Seat.EAST)


def test_the_row_of_a_question_holds_nothing_of_a_hand(
    dealt: Dealt, journal: Journal, ask: Callable[..., Answer]
) -> None:
    """Set, board and kind are written down, whoever asks; the journal stays sound."""
    ask(hands_of(boards_of(dealt())[12]), 13)
    (row,) = (row for row in journal.rows() if row.kind == Kind.QUESTION)
    assert json.loads(row.payload) == {"question": "board", "kind": "right", "board": 13}
    assert row.set_id is not None


def test_no_sentence_names_a_card(dealt: Dealt, ask: Callable[..., Answer]) -> None:
    """In no answer do two cards stand together, nor a suit."""
    hands = hands_of(boards_of(dealt())[12])
    draws = Draws(2)
    for typed in (hands, mixed(hands, Seat.NORTH, Seat.EAST, 3, draws), some(hands, Seat.SOUTH)):
        text = " ".join(answer_sentences(ask(typed, 12)))
        assert not set("♠♥♦♣") & set(text)
        for word in text.replace(".", " ").replace(",", " ").split():
            assert len(word) < 3 or not set(word) <= set(RANKS[:5])


@pytest.mark.parametrize("count", [1, 2, 4])
def test_simulated_foulings(count: int, dealt: Dealt, ask: Callable[..., Answer]) -> None:
    """Of each kind of fouling the true one is always among what is answered, and alone with four hands."""
    boards = boards_of(dealt())
    draws = Draws(count)
    for _time in range(FOULINGS):
        board = draws.one_of(boards)
        one, other = sorted(draws.some_of(SEATS, 2))
        hands = hands_of(board)
        kind, fouled = draws.one_of(
            [
                (AnswerKind.RIGHT, hands),
                (AnswerKind.TURNED, turned(hands, draws.one_of([1, 2, 3]))),
                (AnswerKind.SEATS_EXCHANGED, swapped(hands, one, other)),
                (AnswerKind.CARDS_EXCHANGED, mixed(hands, one, other, 1, draws)),
            ]
        )
        typed = some(fouled, *sorted(draws.some_of(SEATS, count)))
        answer = ask(typed, board.number)
        kinds = {candidate.kind for candidate in answer.candidates}
        is_hidden = all(typed[seat] == hands[seat] for seat in typed)
        assert (AnswerKind.RIGHT if is_hidden else kind) in kinds
        if count == 4:
            assert answer.kind is kind


def test_cards_that_went_round_are_counted_where_most_are() -> None:
    """Two cards of one hand and one each of two others: two went astray."""
    dealt = (0b000011, 0b001100, 0b110000, 0)
    read = {Seat.NORTH: 0b010100, Seat.EAST: 0b001001, Seat.SOUTH: 0b100010}
    (change,) = hand_changes(read, dealt, Arrangement((Seat.NORTH, Seat.EAST, Seat.SOUTH), 4))
    assert (change.cards, change.seats, change.turned_by) == (2, (), 0)
    assert change.card_seats == (Seat.NORTH, Seat.EAST, Seat.SOUTH)


def test_how_many_cards_may_be_astray() -> None:
    """The more boards, the fewer cards; the more hands, the more."""
    assert card_changes_allowed(1, 26) == 3
    assert card_changes_allowed(1, 27_000) == 1
    assert card_changes_allowed(4, 27_000) == 7
