"""A session from its order to its files and its rows in the journal."""

import json
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bigdeal_gui.errors.formats import FormatCannotHold, FormatsClash
from bigdeal_gui.errors.journal import JournalUncertain
from bigdeal_gui.errors.randomness import DealsRepeated
from bigdeal_gui.errors.services import Cancelled, Refused
from bigdeal_gui.errors.storage import AlreadyExists, CannotWrite, FolderMissing
from bigdeal_gui.formats.format import LF, Profile
from bigdeal_gui.formats.table import FORMATS, format_by_name, parse_formats, read_boards_file
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.journal import Journal, Randomness, SetId, State
from bigdeal_gui.journal.set_code import set_code
from bigdeal_gui.model.diagrams import hands_text
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.boxes.lock_time import lock_time
from bigdeal_gui.services.dealing import session as module
from bigdeal_gui.services.dealing.crash_recovery import Outcome
from bigdeal_gui.services.dealing.session import (
    DealtSession,
    SessionOrder,
    check_orders,
    deal_session,
    deliver_dealt,
)
from bigdeal_gui.services.work import CancelToken, Work
from bigdeal_gui.storage.content import Content
from bigdeal_gui.storage.delivery import FolderTrial
from tests.journals import closed

VECTORS = Path(__file__).parents[2] / "vectors" / "formats"
SECRET = bytes(range(20))
ALL_BUT_STATISTICS = tuple({one.suffix: one for one in FORMATS if one.reader}.values())


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    """Return a new journal."""
    return closed(
        Journal.opened(
            tmp_path / "data" / "journal.sqlite3",
            random_bytes=system_bytes,
            clock=lambda: datetime.now(UTC),
            version="test",
        )
    )


@pytest.fixture
def order(tmp_path: Path) -> SessionOrder:
    """Return an order for 24 boards in two formats."""
    folder = tmp_path / "boards"
    folder.mkdir()
    return SessionOrder(
        boards=BoardRange(1, 24),
        formats=parse_formats("pbn,dlm"),
        folder=folder,
        name="tuesday",
        owner=b"Test Club",
        event="Tuesday pairs",
        date="2026.11.24",
    )


def deal(
    order: SessionOrder, journal: Journal, *, cancel: CancelToken | None = None, told: list[int] | None = None
) -> DealtSession:
    """Deal `order` from a fixed seed."""
    return deal_session(
        order,
        Seed(SECRET),
        Work(
            lambda: journal,
            progress=lambda done, _total: (told if told is not None else []).append(done),
            cancel=cancel or CancelToken(),
        ),
    )


def test_the_files_hold_the_deals_of_the_seed(order: SessionOrder, journal: Journal) -> None:
    """Every format reads back as Big Deal's deals of that seed and identification."""
    order = replace(order, formats=ALL_BUT_STATISTICS)
    dealt = deal(order, journal)
    expected = first_deals(Seed(SECRET), b"Test Club", 24)
    assert [file.path.name for file in dealt.files] == list(order.file_names)
    for file in dealt.files:
        read = read_boards_file(file.path.name, file.path.read_bytes())
        assert [board.deal for board in read.boards] == expected
        assert [board.number for board in read.boards] == list(range(1, 25))


def test_the_set_code_stands_in_the_files_and_can_be_recomputed(
    order: SessionOrder, journal: Journal
) -> None:
    """PBN and DLM carry event and code; the journal's key for the set makes the code again."""
    dealt = deal(order, journal)
    pbn, dlm = (file.path.read_bytes() for file in dealt.files)
    assert f'%HRTitleSetID "{dealt.set_code}"'.encode() in pbn
    assert b'[Event "Tuesday pairs"]' in pbn
    assert b'[Date "2026.11.24"]' in pbn
    assert dealt.set_code.encode() in dlm
    key = journal.set_key(journal.set_by_code(dealt.set_code).id)
    assert set_code(key, order.boards, first_deals(Seed(SECRET), b"Test Club", 24)) == dealt.set_code


def test_the_journal_knows_the_set(order: SessionOrder, journal: Journal) -> None:
    """State, event, boards, files and the source of randomness are written down; deals are known again."""
    dealt = deal(order, journal)
    known = journal.set_by_code(dealt.set_code)
    assert known.state is State.DEALT
    assert (known.event, known.date, known.boards) == ("Tuesday pairs", "2026.11.24", order.boards)
    assert [file.path for file in known.files] == [file.path for file in dealt.files]
    assert known.randomness == Randomness.METER.value
    (hit,) = journal.seen_before(first_deals(Seed(SECRET), b"Test Club", 24))
    assert hit.code == dealt.set_code
    assert verify_journal(journal.store).is_sound


@pytest.mark.parametrize(
    ("sources", "randomness"),
    [
        ({}, Randomness.METER),
        ({"has_system_entropy": False}, Randomness.KEYBOARD),
        ({"has_user_entropy": False}, Randomness.SYSTEM),
        ({"has_user_entropy": False, "is_remake": True}, Randomness.GIVEN),
        ({"is_remake": True, "of_tournament": True}, Randomness.TOURNAMENT),
    ],
)
def test_the_journal_tells_where_the_randomness_came_from(
    order: SessionOrder, journal: Journal, sources: dict[str, bool], randomness: Randomness
) -> None:
    """A full meter, the keyboard alone, the computer alone, or a seed that was given."""
    dealt = deal(replace(order, **sources), journal)
    assert journal.set_by_code(dealt.set_code).randomness == randomness.value


def test_no_card_and_no_seed_in_the_journal(order: SessionOrder, journal: Journal, tmp_path: Path) -> None:
    """Neither a hand in any spelling, nor the seed, nor the owner's text stands in the data folder."""
    deal(order, journal)
    kept = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir())
    for one in first_deals(Seed(SECRET), b"Test Club", 24):
        for hand, text in zip(one.hands, hands_text(one), strict=True):
            assert hand not in kept
            assert text not in kept
        assert one.owners() not in kept
    for secret in (SECRET, SECRET.hex().encode(), b"Test Club"):
        assert secret not in kept


def test_fresh_randomness_never_deals_a_set_again(order: SessionOrder, journal: Journal) -> None:
    """Deals that the journal knows are not delivered, even under another name, event and numbering."""
    first = deal(order, journal)
    again = replace(order, name="again", event="Other", boards=BoardRange(20, 60))
    with pytest.raises(DealsRepeated, match=first.set_code):
        deal(again, journal)
    assert len(list(order.folder.iterdir())) == 2
    assert journal.sets().total == 1


def test_a_set_may_be_made_again(order: SessionOrder, journal: Journal) -> None:
    """From a given seed the same set may come again, under another name too."""
    deal(order, journal)
    deal(replace(order, name="again", is_remake=True), journal)
    assert journal.sets().total == 2


def test_progress_ends_at_the_number_of_boards(order: SessionOrder, journal: Journal) -> None:
    """Boards done are told run by run, up to all of them."""
    told: list[int] = []
    order = replace(order, boards=BoardRange(1, 1200), formats=parse_formats("ber"))
    deal(order, journal, told=told)
    assert told == [500, 1000, 1200]


def test_a_large_set_is_streamed_and_counted_only(
    order: SessionOrder, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Above the size of playable sets there is no set code, and the files are the same all the same."""
    order = replace(order, formats=parse_formats("ber,stats"), with_statistics=True)
    deal(replace(order, is_remake=True), journal)
    whole = (order.folder / "tuesday.ber").read_bytes()
    monkeypatch.setattr(module, "PLAYABLE_BOARDS", 10)
    dealt = deal(replace(order, name="large"), journal)
    assert dealt.set_code == ""
    assert (order.folder / "large.ber").read_bytes() == whole
    assert journal.sets(limit=1).sets[0].boards == order.boards


def test_a_cancelled_session_leaves_no_file_but_a_trace(order: SessionOrder, journal: Journal) -> None:
    """Cancel removes all files; the journal still tells that a set was begun."""
    cancel = CancelToken()
    cancel.cancel()
    with pytest.raises(Cancelled):
        deal(order, journal, cancel=cancel)
    assert not list(order.folder.iterdir())
    assert journal.sets().sets[0].state is State.FAILED


def test_a_session_can_be_cancelled_until_its_files_get_their_names(
    order: SessionOrder, journal: Journal
) -> None:
    """Who stops it when the last board has just been written finds no file, and the set counts as failed."""
    cancel = CancelToken()

    def stop_at_the_end(done: int, total: int) -> None:
        if done == total:
            cancel.cancel()

    with pytest.raises(Cancelled):
        deal_session(order, Seed(SECRET), Work(lambda: journal, progress=stop_at_the_end, cancel=cancel))
    assert not list(order.folder.iterdir())
    assert journal.sets().sets[0].state is State.FAILED


def test_the_seed_is_wiped(order: SessionOrder, journal: Journal) -> None:
    """After dealing, and after a refusal, the seed holds zeros."""
    for folder in (order.folder, order.folder / "missing"):
        seed = Seed(SECRET)
        try:
            deal_session(replace(order, folder=folder), seed, Work(lambda: journal))
        except FolderMissing:
            assert folder.name == "missing"
        assert seed.reveal() == bytes(20)


def test_seed_and_key_are_kept_out_of_the_swap(
    order: SessionOrder, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever deals, window or command, has both locked before the first card is made."""
    locked: list[bytes] = []
    monkeypatch.setattr(module, "keep_in_memory", lambda secret: locked.append(bytes(secret)))
    deal(order, journal)
    assert locked == [SECRET, journal.store.key]


def test_a_failure_of_the_journal_leaves_no_file(
    order: SessionOrder, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A set whose delivery cannot be written down is not left behind."""

    def full(*_arguments: object) -> None:
        raise CannotWrite(Path("journal"), "No space left on device")

    monkeypatch.setattr(Journal, "sets_delivered", full)
    with pytest.raises(CannotWrite):
        deal(order, journal)
    assert not list(order.folder.iterdir())


@pytest.mark.parametrize("is_recorded", [True, False])
def test_a_set_that_may_be_recorded_stays(
    order: SessionOrder, journal: Journal, monkeypatch: pytest.MonkeyPatch, *, is_recorded: bool
) -> None:
    """Taken back, it could count as dealt without its files; the next dealing finds out."""
    sets_delivered = Journal.sets_delivered

    def fails_late(journal: Journal, placed: dict[SetId, list[Path]], contents: dict[Path, Content]) -> None:
        if is_recorded:
            sets_delivered(journal, placed, contents)
        raise JournalUncertain(Path("journal"), "disk I/O error")

    with monkeypatch.context() as patched, pytest.raises(JournalUncertain) as caught:
        patched.setattr(Journal, "sets_delivered", fails_late)
        deal(order, journal)
    names = [name for name in order.file_names if (order.folder / name).exists()]
    assert names == [*order.file_names]
    for name in names:
        assert f"“{name}”" in str(caught.value)
    assert "are complete and stay in" in str(caught.value)
    assert "is settled at the next dealing" in str(caught.value)
    deal(replace(order, name="next", owner=b"Another"), journal)
    states = {set_.planned_files[0].stem: set_.state for set_ in journal.sets().sets}
    assert states == {order.name: State.DEALT, "next": State.DEALT}
    assert {path.stem for path in order.folder.iterdir()} == {*states}


def test_an_error_is_told_even_when_the_journal_cannot_note_it(
    order: SessionOrder, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error that ended the dealing is the one that is raised; the set stays begun in the journal."""

    def full(*_arguments: object) -> None:
        raise CannotWrite(Path("journal"), "No space left on device")

    monkeypatch.setattr(Journal, "sets_failed", full)
    cancel = CancelToken()
    cancel.cancel()
    with pytest.raises(Cancelled):
        deal(order, journal, cancel=cancel)
    assert journal.sets().sets[0].state is State.BEGUN


def test_orders_are_refused_before_anything_is_dealt(order: SessionOrder, journal: Journal) -> None:
    """No format, clashing formats, boards without room, statistics, a taken name, a missing folder."""
    (order.folder / "taken.pbn").write_text("mine")
    refusals = [
        (replace(order, formats=()), Refused),
        (replace(order, formats=(format_by_name("dup"), format_by_name("dupblind"))), FormatsClash),
        (replace(order, boards=BoardRange(90, 100)), FormatCannotHold),
        (replace(order, formats=parse_formats("stats")), Refused),
        (replace(order, name="taken"), AlreadyExists),
        (replace(order, folder=order.folder / "missing"), FolderMissing),
    ]
    for refused, error in refusals:
        with pytest.raises(error):
            check_orders([refused], journal)
        with pytest.raises(error):
            check_orders([refused], None)
        with pytest.raises(error):
            deal(refused, journal)
    assert (order.folder / "taken.pbn").read_text() == "mine"
    assert [path.name for path in order.folder.iterdir()] == ["taken.pbn"]
    assert journal.sets().total == 0


@pytest.mark.parametrize("is_private", [True, False])
@pytest.mark.parametrize("is_locked", [True, False])
def test_a_disk_that_others_can_read_is_told_before_dealing(
    order: SessionOrder,
    journal: Journal,
    monkeypatch: pytest.MonkeyPatch,
    *,
    is_private: bool,
    is_locked: bool,
) -> None:
    """Not of a locked set, and not before there is a journal."""
    monkeypatch.setattr(module, "check_targets", lambda *_given, **_key: FolderTrial((), is_private))
    asked = (
        replace(order, lock=lock_time(datetime.now(UTC) + timedelta(1), datetime.now(UTC)))
        if is_locked
        else order
    )
    assert check_orders([asked], None) == ()
    told = check_orders([asked], journal)
    assert [(one.outcome, one.files, one.is_cut) for one in told] == (
        [] if is_private or is_locked else [(Outcome.READABLE, (order.folder / "tuesday",), False)]
    )


def test_deals_of_other_seeds_are_delivered_as_ones_own(order: SessionOrder, journal: Journal) -> None:
    """The files hold them, and the journal knows the set."""
    deals = first_deals(Seed(bytes(20)), b"another", len(order.boards))
    dealt = deliver_dealt(order, deals, Work(lambda: journal))
    assert dealt.interrupted == ()
    assert journal.sets().sets[0].code == dealt.set_code
    written = read_boards_file("tuesday.pbn", (order.folder / "tuesday.pbn").read_bytes(), 1).boards
    assert [board.deal for board in written] == deals


@pytest.mark.parametrize("case", sorted(path.name for path in VECTORS.iterdir()))
def test_big_deals_profile_makes_big_deals_files(case: str, order: SessionOrder, journal: Journal) -> None:
    """From a given seed the files are Big Deal's, but for the two lines with the program's name."""
    facts = json.loads((VECTORS / case / "case.json").read_text())
    names = [name for name, file in facts["formats"].items() if file.startswith("deal.")]
    first, _, last = facts["boards"].rpartition("-")
    order = replace(
        order,
        boards=BoardRange(int(first or 1), int(last)),
        formats=parse_formats(",".join(names)),
        name="deal",
        owner=bytes.fromhex(facts["wizard_bytes_hex"] or facts["owner_bytes_hex"]),
        profile=Profile.BIGDEAL,
        line_end=b"\r\n" if "windows" in case else LF,
        with_statistics=True,
        is_remake=True,
    )
    deal_session(order, Seed(bytes.fromhex(facts["effective_seed_hex"])), Work(lambda: journal))
    ours_and_theirs = re.compile(rb"(Generator \"|Headline=)[^\r\n\"]*")
    for name in names:
        file = facts["formats"][name]
        made = ours_and_theirs.sub(rb"\1", (order.folder / file).read_bytes())
        golden = (VECTORS / case / file).read_bytes()
        assert made == ours_and_theirs.sub(rb"\1", golden)
