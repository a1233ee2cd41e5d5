"""Several sets from one seed: the stream runs on from set to set, and all are delivered or none."""

import json
import os
import signal
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bigdeal_gui.errors.formats import FormatCannotHold
from bigdeal_gui.errors.randomness import DealsRepeated
from bigdeal_gui.errors.services import Cancelled, Refused
from bigdeal_gui.errors.storage import AlreadyExists, CannotWrite, LeftoverFiles
from bigdeal_gui.formats.table import parse_formats, read_boards_file
from bigdeal_gui.journal.chain import Payload, Row
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.journal import Journal, Kind, State
from bigdeal_gui.journal.store import Adding, Store
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.plans import MOST_SETS, BoardRange
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.dealing import session as module
from bigdeal_gui.services.dealing.crash_recovery import Outcome, recover_sets, settle_deliveries
from bigdeal_gui.services.dealing.files import SetFiles
from bigdeal_gui.services.dealing.session import (
    DealtSession,
    SessionOrder,
    check_orders,
    deal_session,
    deal_sets,
    several_orders,
)
from bigdeal_gui.services.work import CancelToken, Work
from bigdeal_gui.storage import delivery as delivery_module
from bigdeal_gui.storage.delivery import Delivery
from bigdeal_gui.storage.disk import Way
from bigdeal_gui.storage.recovery import Claim

GOLDEN = Path(__file__).parents[2] / "vectors" / "formats" / "p1-1to36"
POSIX = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")
SECRET = bytes(range(20))
NAMES = [f"tuesday-{number}{suffix}" for number in (1, 2, 3) for suffix in (".dlm", ".pbn")]


@pytest.fixture
def order(folder: Path) -> SessionOrder:
    """Return an order for 12 boards in two formats."""
    return SessionOrder(
        BoardRange(1, 12), parse_formats("pbn,dlm"), folder, "tuesday", b"Test Club", event="Tuesday pairs"
    )


def deal(
    orders: Sequence[SessionOrder],
    journal: Journal,
    *,
    secret: bytes = SECRET,
    told: list[tuple[int, int]] | None = None,
    cancel: CancelToken | None = None,
) -> tuple[DealtSession, ...]:
    """Deal `orders` from a fixed seed."""
    return deal_sets(
        orders,
        Seed(secret),
        Work(
            lambda: journal,
            progress=lambda done, total: (told if told is not None else []).append((done, total)),
            cancel=cancel or CancelToken(),
        ),
    ).sets


def names_in(folder: Path) -> list[str]:
    """Return the names of all files in a folder, hidden ones too."""
    return sorted(path.name for path in folder.iterdir())


def deals_in(folder: Path, names: Sequence[str]) -> list[Deal]:
    """Return the deals of the files, one after the other."""
    return [
        board.deal for name in names for board in read_boards_file(name, (folder / name).read_bytes()).boards
    ]


def states(journal: Journal) -> list[State]:
    """Return where every set stands, newest first."""
    return [set_.state for set_ in journal.sets().sets]


# -- the stream -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 3, 18])
def test_the_sets_one_behind_the_other_are_big_deals_one_set(
    order: SessionOrder, journal: Journal, count: int
) -> None:
    """The 36 boards that Big Deal made of a seed, in sets of 18, 12 and 2: not one byte of a card differs."""
    facts = json.loads((GOLDEN / "case.json").read_text())
    owner = bytes.fromhex(facts["owner_bytes_hex"])
    order = replace(
        order, boards=BoardRange(1, 36 // count), formats=parse_formats("ber"), owner=owner, name="deal"
    )
    deal(several_orders(order, count), journal, secret=bytes.fromhex(facts["effective_seed_hex"]))
    made = [order.folder / f"deal-{number}.ber" for number in range(1, count + 1)]
    assert b"".join(path.read_bytes() for path in made) == (GOLDEN / "deal.ber").read_bytes()


def test_the_first_set_is_the_one_that_would_be_dealt_alone(order: SessionOrder, journal: Journal) -> None:
    """Seed and identification make the same boards 1 to 12, be they of one set or of the first of three."""
    deal(several_orders(order, 3), journal)
    stream = first_deals(Seed(SECRET), b"Test Club", 36)
    for suffix in (".pbn", ".dlm"):
        names = [f"tuesday-{number}{suffix}" for number in (1, 2, 3)]
        assert deals_in(order.folder, names) == stream
        assert deals_in(order.folder, names[:1]) == stream[:12]


def test_one_set_is_the_order_itself(order: SessionOrder) -> None:
    """No number behind name and event, so no byte of one set's files changes."""
    assert several_orders(order, 1) == (order,)


def test_names_and_events_bear_the_number(order: SessionOrder) -> None:
    """Behind a hyphen, or behind a blank where the name has blanks, or as said; no event stays none."""
    assert [(one.name, one.event) for one in several_orders(order, 2)] == [
        ("tuesday-1", "Tuesday pairs, set 1 of 2"),
        ("tuesday-2", "Tuesday pairs, set 2 of 2"),
    ]
    spaced = replace(order, name="2026-11-22 Tuesday pairs", event="")
    assert [(one.name, one.event) for one in several_orders(spaced, 2)][1] == (
        "2026-11-22 Tuesday pairs 2",
        "",
    )
    assert [one.name for one in several_orders(spaced, 2, ("first", "second"))] == ["first", "second"]


def test_the_set_code_can_end_the_name(order: SessionOrder, journal: Journal) -> None:
    """It is known only after dealing; files, journal and answer have it."""
    (dealt,) = deal((replace(order, has_code_in_name=True),), journal)
    name = f"tuesday {dealt.set_code}"
    assert dealt.name == name
    assert {path.rpartition(".")[0] for path in names_in(order.folder)} == {name}
    assert {file.path.stem for file in journal.set_by_code(dealt.set_code).files} == {name}


def test_each_set_has_its_code_its_row_and_its_files(order: SessionOrder, journal: Journal) -> None:
    """Every code stands in its own files, the journal knows each set, and the chain is sound."""
    told: list[tuple[int, int]] = []
    dealt = deal(several_orders(order, 3), journal, told=told)
    assert names_in(order.folder) == sorted(NAMES)
    assert len({set_.set_code for set_ in dealt}) == 3
    assert told[-1] == (36, 36)
    for number, set_ in enumerate(dealt, 1):
        known = journal.set_by_code(set_.set_code)
        assert (known.state, known.event) == (State.DEALT, f"Tuesday pairs, set {number} of 3")
        assert [file.path for file in known.files] == [file.path for file in set_.files]
        assert f'%HRTitleSetID "{set_.set_code}"'.encode() in set_.files[0].path.read_bytes()
        assert (set_.name, set_.event) == (f"tuesday-{number}", f"Tuesday pairs, set {number} of 3")
    assert verify_journal(journal.store).is_sound


def test_the_seed_is_wiped_once_at_the_end(order: SessionOrder, journal: Journal) -> None:
    """It is whole while the sets are dealt, and zeros afterwards, also when all was refused."""
    seed = Seed(SECRET)
    (order.folder / "tuesday-2.pbn").write_text("mine")
    with pytest.raises(AlreadyExists):
        deal_sets(several_orders(order, 2), seed, Work(lambda: journal))
    assert seed.reveal() == bytes(20)


# -- what is refused --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "boards", "words"),
    [(0, 12, "1 to 20 sets"), (MOST_SETS + 1, 12, "1 to 20 sets"), (20, 501, "these would have 10020")],
)
def test_too_many_are_refused(order: SessionOrder, count: int, boards: int, words: str) -> None:
    """Too many sets, and too many boards in all, in a sentence that names the limit."""
    with pytest.raises(Refused, match=words):
        several_orders(replace(order, boards=BoardRange(1, boards)), count)


def test_as_many_as_can_be_are_not_refused(order: SessionOrder) -> None:
    """Twenty sets of 500 boards."""
    assert len(several_orders(replace(order, boards=BoardRange(1, 500)), MOST_SETS)) == MOST_SETS


def test_each_set_has_to_be_possible(order: SessionOrder, journal: Journal) -> None:
    """A format that cannot hold the boards, or one taken name, refuses all before anything is dealt."""
    with pytest.raises(FormatCannotHold):
        check_orders(several_orders(replace(order, boards=BoardRange(90, 100)), 2), journal)
    (order.folder / "TUESDAY-3.PBN").write_text("mine")
    with pytest.raises(AlreadyExists):
        deal(several_orders(order, 3), journal)
    assert names_in(order.folder) == ["TUESDAY-3.PBN"]
    assert states(journal) == []


def test_a_deal_that_was_dealt_before_refuses_all(order: SessionOrder, journal: Journal) -> None:
    """The journal knows the boards of the second set: the first is not delivered either."""
    deal_session(
        replace(order, boards=BoardRange(1, 24), name="earlier"), Seed(SECRET), Work(lambda: journal)
    )
    before = names_in(order.folder)
    with pytest.raises(DealsRepeated):
        deal(several_orders(replace(order, boards=BoardRange(1, 16)), 2), journal)
    assert names_in(order.folder) == before
    assert states(journal) == [State.DEALT]


def test_a_deal_that_comes_back_in_a_later_set_refuses_all(
    order: SessionOrder, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A generator that goes round is found out before the journal or the folder is touched."""
    monkeypatch.setattr(
        module, "first_deals", lambda seed, owner, count: first_deals(seed, owner, count // 2) * 2
    )
    with pytest.raises(DealsRepeated):
        deal(several_orders(order, 2), journal)
    assert names_in(order.folder) == []
    assert states(journal) == []


# -- all or none ------------------------------------------------------------------------------------------


def test_a_fault_at_the_last_set_leaves_none(
    order: SessionOrder, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The third set cannot be written: no file of the first two, and three sets that failed."""
    write, begun = SetFiles.write, set[int]()

    def full(files: SetFiles, boards: Sequence[object]) -> None:
        begun.add(id(files))
        if len(begun) == 3:
            raise CannotWrite(order.folder, "No space left on device")
        write(files, boards)  # type: ignore[arg-type]

    monkeypatch.setattr(SetFiles, "write", full)
    with pytest.raises(CannotWrite):
        deal(several_orders(order, 3), journal)
    assert names_in(order.folder) == []
    assert states(journal) == [State.FAILED] * 3


def test_a_journal_that_takes_no_more_leaves_none(
    order: SessionOrder, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The files of all sets have their names; that they are dealt cannot be written down."""

    def full(*_words: object) -> None:
        assert names_in(order.folder)[-6:] == sorted(NAMES)
        raise CannotWrite(Path("journal"), "No space left on device")

    monkeypatch.setattr(Journal, "sets_delivered", full)
    with pytest.raises(CannotWrite):
        deal(several_orders(order, 3), journal)
    assert names_in(order.folder) == []
    assert states(journal) == [State.FAILED] * 3


def test_rows_come_together_or_not_at_all(
    order: SessionOrder, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second row of three cannot be added: nor is the first there, at the beginning and at the end."""
    add, failing = Adding.add, {Kind.DEAL: 2}

    def adding(self: Adding, kind: Kind, set_id: int | None, payload: Payload) -> Row:
        if kind in failing:
            failing[kind] -= 1
            if not failing[kind]:
                raise CannotWrite(Path("journal"), "No space left on device")
        return add(self, kind, set_id, payload)

    monkeypatch.setattr(Adding, "add", adding)
    with pytest.raises(CannotWrite):
        deal(several_orders(order, 3), journal)
    assert states(journal) == []
    failing.clear()
    failing[Kind.DELIVERY] = 2
    with pytest.raises(CannotWrite):
        deal(several_orders(order, 3), journal)
    assert states(journal) == [State.FAILED] * 3
    assert names_in(order.folder) == []
    assert verify_journal(journal.store).is_sound


def test_cancelling_the_second_set_leaves_none(order: SessionOrder, journal: Journal) -> None:
    """The first is written, the second is cancelled: nothing stays."""
    cancel = CancelToken()
    with pytest.raises(Cancelled):
        deal_sets(
            several_orders(order, 3),
            Seed(SECRET),
            Work(
                lambda: journal,
                progress=lambda done, _total: cancel.cancel() if done == 12 else None,
                cancel=cancel,
            ),
        )
    assert names_in(order.folder) == []
    assert states(journal) == [State.FAILED] * 3


def test_files_that_cannot_be_taken_back_are_named(
    order: SessionOrder, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that lets nothing go: all sets stay begun, to be settled later, all at once."""

    def refuse(*_words: object, **_named: object) -> None:
        raise PermissionError(13, "Permission denied")

    def die(*_words: object) -> None:
        monkeypatch.setattr("pathlib.Path.unlink", refuse)
        raise CannotWrite(order.folder, "Input/output error")

    with monkeypatch.context() as patched:
        patched.setattr(Journal, "sets_delivered", die)
        with pytest.raises(LeftoverFiles) as caught:
            deal(several_orders(order, 3), journal)
    monkeypatch.undo()
    assert {*NAMES} < {*caught.value.names}
    assert all(name in NAMES or name.startswith(".bigdeal-gui-1.part-") for name in caught.value.names)
    assert states(journal) == [State.BEGUN] * 3
    settle_deliveries(journal, order.folder)
    assert names_in(order.folder) == []
    assert states(journal) == [State.FAILED] * 3


def test_only_one_set_has_its_files_open(
    order: SessionOrder, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty sets in many formats take no more handles than one does."""
    opened: list[int] = []
    end = Delivery.end

    def ended(delivery: Delivery, *names: str) -> None:
        opened.append(sum(part._handle is not None for part in delivery._parts.values()))
        end(delivery, *names)

    monkeypatch.setattr(Delivery, "end", ended)
    deal(several_orders(order, MOST_SETS), journal)
    assert max(opened) == 2
    assert len(names_in(order.folder)) == 2 * MOST_SETS


# -- killed -----------------------------------------------------------------------------------------------


Killing = Callable[[Callable[..., Any]], Any]


def die_at(
    order: SessionOrder,
    journal: Journal,
    put: Callable[[Callable[[Callable[..., object]], object]], None],
    at: int,
) -> None:
    """Deal three sets in a child process that kills itself at call `at` of what `put` replaces."""
    child = os.fork()
    if child == 0:
        count = 0

        def killing(call: Callable[..., object]) -> Callable[..., object]:
            def called(*what: object, **more: object) -> object:
                nonlocal count
                count += 1
                if count == at:
                    os.kill(os.getpid(), signal.SIGKILL)
                return call(*what, **more)

            return called

        put(killing)
        deal(several_orders(order, 3), journal)
        os._exit(0)
    assert os.waitpid(child, 0)[1] == signal.SIGKILL


def _in_links(killing: Killing) -> None:
    delivery_module._GIVE[Way.LINK] = killing(delivery_module._GIVE[Way.LINK])


def _in_delivered(killing: Killing) -> None:
    Journal.sets_delivered = killing(Journal.sets_delivered)  # type: ignore[method-assign]


@POSIX
@pytest.mark.parametrize("at", [2, 4, 6])
def test_a_death_between_the_sets_is_taken_back_for_all(
    order: SessionOrder, journal: Journal, at: int
) -> None:
    """Some files of some sets have their names: they go, and all sets failed, with a file or without."""
    die_at(order, journal, _in_links, at)
    assert states(journal) == [State.BEGUN] * 3
    seen = sorted(name for name in names_in(order.folder) if not name.startswith("."))
    assert len(seen) == at - 1
    told = settle_deliveries(journal, order.folder)
    assert {cut.outcome for cut in told} == {Outcome.TAKEN_BACK}
    assert sorted(path.name for cut in told for path in cut.files) == seen
    assert all(str(cut) for cut in told)
    assert names_in(order.folder) == []
    assert states(journal) == [State.FAILED] * 3
    assert verify_journal(journal.store).is_sound


@POSIX
def test_a_death_in_the_last_step_is_finished_for_all(order: SessionOrder, journal: Journal) -> None:
    """All files are whole: each set counts as dealt under its own code, and is told of."""
    die_at(order, journal, _in_delivered, 1)
    codes = [set_.code for set_ in reversed(journal.sets().sets)]
    told = settle_deliveries(journal, order.folder)
    assert [cut.outcome for cut in told] == [Outcome.FINISHED] * 3
    assert [cut.code for cut in told] == codes
    assert sorted(path.name for cut in told for path in cut.files) == sorted(NAMES)
    assert names_in(order.folder) == sorted(NAMES)
    assert states(journal) == [State.DEALT] * 3
    assert settle_deliveries(journal, order.folder) == ()
    assert verify_journal(journal.store).is_sound


@POSIX
def test_one_changed_file_takes_all_back_but_that(order: SessionOrder, journal: Journal) -> None:
    """A file that was changed since is kept and told; no other set is called dealt."""
    die_at(order, journal, _in_delivered, 1)
    (order.folder / "tuesday-2.dlm").write_text("mine")
    outcomes = [cut.outcome for cut in settle_deliveries(journal, order.folder)]
    assert outcomes == [Outcome.TAKEN_BACK] * 3 + [Outcome.KEPT]
    assert names_in(order.folder) == ["tuesday-2.dlm"]
    assert states(journal) == [State.FAILED] * 3


@POSIX
def test_a_death_after_the_rows_leaves_them_as_they_are(
    order: SessionOrder, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only hidden traces are left: they go without a word, and what was begun before was settled before."""
    cancel = CancelToken()
    cancel.cancel()
    with monkeypatch.context() as patched:
        patched.setattr(Journal, "sets_failed", lambda *_words: None)
        with pytest.raises(Cancelled):
            deal(several_orders(order, 3), journal, secret=bytes(20), cancel=cancel)
    die_at(order, journal, _in_finish, 1)
    assert states(journal) == [State.DEALT] * 3 + [State.FAILED] * 3
    assert settle_deliveries(journal, order.folder) == ()
    assert names_in(order.folder) == sorted(NAMES)
    assert states(journal) == [State.DEALT] * 3 + [State.FAILED] * 3


def _in_finish(killing: Killing) -> None:
    Claim.finish = killing(Claim.finish)  # type: ignore[method-assign]


@POSIX
def test_a_death_before_any_file_fails_all_in_time(
    order: SessionOrder, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No file had its name: after a while the start calls all three failed."""
    die_at(order, journal, _in_links, 1)
    monkeypatch.setattr(Store, "now", lambda _store: datetime.now(UTC) + timedelta(hours=1))
    recover_sets(journal)
    assert states(journal) == [State.FAILED] * 3
    assert names_in(order.folder) == []
