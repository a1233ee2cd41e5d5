"""Dealing in a process of its own: the same set, no card here, and a true word when it breaks off."""

from __future__ import annotations

import ctypes
import os
import sys
import textwrap
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from threading import Timer
from time import sleep
from typing import TYPE_CHECKING, Any

import pytest

from bigdeal_gui.errors.services import Cancelled, DealingBroke, Refused
from bigdeal_gui.errors.storage import AlreadyExists
from bigdeal_gui.formats.table import parse_formats, read_boards_file
from bigdeal_gui.journal.journal import State
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services import own_process
from bigdeal_gui.services.dealing.crash_recovery import settle_for_dealing
from bigdeal_gui.services.dealing.session import SessionOrder, deal_sets
from bigdeal_gui.services.dealing_process import WORD, DealingProcess, _write
from bigdeal_gui.services.faults import FaultElsewhere, fault_place
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.tournament.deal import DealingOrder, deal_unlocked
from bigdeal_gui.services.tournament.keys import Custody, Seal, Unlock
from bigdeal_gui.services.tournament.plan import add_phase, new_tournament
from bigdeal_gui.services.tournament.publish import inspect_tournament, publish_tournament
from bigdeal_gui.services.tournament.reveal import reveal_unlocked
from bigdeal_gui.services.tournament.value import set_plan_value
from bigdeal_gui.services.work import CancelToken, Work
from bigdeal_gui.tournament.plan import new_phase
from bigdeal_gui.tournament.sessions import SessionId
from bigdeal_gui.words import translate, translate_with

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bigdeal_gui.services.dealing.session import DealtSets

SECRET = bytes(range(1, 21))
WORDS = "words that nobody would guess"


def order(folder: Path, boards: int = 8) -> SessionOrder:
    """Return a set that stands in `folder` as PBN."""
    return SessionOrder(BoardRange(1, boards), parse_formats("pbn"), folder, "tuesday", b"club")


def dealt(folder: Path, work: Work | None = None, *, although_journal: bool = False) -> DealtSets:
    """Deal a set into `folder` in a process of its own."""
    with DealingProcess() as process:
        return process.do(
            partial(deal_sets, [order(folder)]),
            work or Work(open_journal),
            Seed(SECRET),
            although_journal=although_journal,
        )


def wait(work: Work) -> None:
    """Tell of progress until it is cancelled."""
    while not work.cancel.is_cancelled:
        work.progress(1, 2)
        work.cancel._asked.wait(0.02)
    assert work.cancel.is_leaving
    work.cancel.check()


def die(_work: Work) -> None:
    """Break down, after something that a library might print."""
    print("a library's words")  # noqa: T201 - what is tried
    raise ZeroDivisionError("AKQ.JT9.876.5432")


def test_a_tournament_s_keys_are_made_and_opened_there(tmp_path: Path) -> None:
    """Published, dealt and revealed: what is asked and answered holds no key, and can cross."""
    plan, work = tmp_path / "cup.sqd", Work(open_journal)
    new_tournament(plan, "Club cup", "the numbers of the lottery draw of Saturday 16 January 2027")
    add_phase(plan, new_phase(1, "1-4", "rr", "Round robin"))
    custody, unlock = Custody(Seal(WORDS)), Unlock(WORDS)
    pbn = parse_formats("pbn")
    acknowledged = [one.key for one in inspect_tournament(plan, pbn)]

    def there(job: Callable[..., Any]) -> Any:  # noqa: ANN401 - of any job
        with DealingProcess() as process:
            return process.do(job, work)

    call = partial(publish_tournament, plan, custody=custody, formats=pbn, acknowledged=acknowledged)
    published = there(call)
    set_plan_value(plan, "3 11 17 25 38 44", journal=open_journal())
    there(partial(deal_unlocked, plan, unlock, DealingOrder((SessionId(1, 1),), pbn, tmp_path)))
    (made,) = there(partial(reveal_unlocked, plan, unlock, [(1, 1)]))
    assert published.is_opened
    assert made.target.is_file()


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Return a function that has another program, in Python, take the place of the dealing one."""

    def take(text: str) -> None:
        command = [sys.executable, "-c", textwrap.dedent(text)]
        monkeypatch.setattr(own_process, "process_command", lambda *_which: command)

    return take


def test_the_set_is_the_one_that_the_seed_makes(tmp_path: Path) -> None:
    """Cards, journal and progress are as if it had been dealt here, and the seed is wiped."""
    told: list[tuple[int, int]] = []
    seed = Seed(SECRET)
    with DealingProcess() as process:
        job = partial(deal_sets, [order(tmp_path)])
        sets = process.do(job, Work(open_journal, lambda *step: told.append(step)), seed)
    (file,) = sets.sets[0].files
    boards = read_boards_file(file.path.name, file.path.read_bytes()).boards
    assert [board.deal for board in boards] == list(first_deals(Seed(SECRET), b"club", 8))
    assert open_journal().set_by_code(sets.sets[0].set_code).state is State.DEALT
    assert told == [(8, 8)]
    assert seed.reveal() == bytes(20)


@pytest.fixture
def dutch() -> Iterator[None]:
    """The window speaks Dutch."""
    translate_with(lambda _context, text: text, "nl")
    yield
    translate_with(None)


@pytest.mark.usefixtures("dutch")
def test_what_is_refused_is_told_as_here_and_in_its_language(tmp_path: Path) -> None:
    """The error comes over whole, and what it quotes of other rooms is translated already."""
    (tmp_path / "tuesday.pbn").touch()
    with pytest.raises(AlreadyExists) as caught:
        dealt(tmp_path)
    assert caught.value.path == tmp_path / "tuesday.pbn"
    with DealingProcess() as process, pytest.raises(Refused, match="het is geen bestand"):
        process.do(refuse, Work(open_journal))


def refuse(_work: Work) -> None:
    """Refuse for a reason in words."""
    raise Refused(translate("reasons", "it is not a file"))


def test_a_fault_tells_its_place_alone() -> None:
    """What was at hand in it stays there."""
    with DealingProcess() as process, pytest.raises(FaultElsewhere) as caught:
        process.do(die, Work(open_journal))
    assert fault_place(caught.value).startswith("ZeroDivisionError, test_dealing_process.py:")


def test_who_cancels_ends_it() -> None:
    """It hears as well that the window is going."""
    cancel = CancelToken()
    timer = Timer(0.1, lambda: cancel.cancel(is_leaving=True))
    timer.start()
    with DealingProcess() as process, pytest.raises(Cancelled):
        process.do(wait, Work(open_journal, cancel=cancel))
    timer.join()
    assert process._process.returncode == 0


def test_where_the_window_dies_it_cancels_itself() -> None:
    """Its pipe closes, and nobody has said that the work is not wanted."""
    with DealingProcess() as process:

        def leave(_done: int, _wanted: int) -> None:
            process._pipe.close()

        with pytest.raises(Cancelled):
            process.do(wait, Work(open_journal, leave))


def wait_and_note(note: Path, work: Work) -> None:
    """Write down how the work ended, for when nobody listens."""
    try:
        wait(work)
    except Cancelled:
        note.write_text("cancelled")


def test_where_nobody_listens_it_is_cancelled_and_no_fault(tmp_path: Path) -> None:
    """What it tells goes nowhere, as when the window is killed; it ends as cancelled work does."""
    note = tmp_path / "note"
    with own_process.begin_process("bigdeal_gui.services.dealing_process", WORD, DealingBroke) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(bytes(20))
        _write(process.stdin, (partial(wait_and_note, note), False, False, "en"))
        process.stdout.read(1)
        process.stdout.close()
        sleep(0.1)  # it tells more meanwhile
        process.stdin.close()
    assert note.read_text() == "cancelled"


class Unmade:
    """What can be written and not be read."""

    def __reduce__(self) -> tuple[type[int], tuple[str]]:
        return int, ("no number",)


def answer_nonsense(_work: Work) -> Unmade:
    """Return what no other process can take."""
    return Unmade()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_an_answer_that_cannot_be_taken_is_not_waited_for() -> None:
    """The work is over then, and so is the wait for it."""
    with DealingProcess() as process, pytest.raises(DealingBroke):
        process.do(answer_nonsense, Work(open_journal))


def test_one_that_was_never_asked_is_gone() -> None:
    """What is found wrong before dealing leaves no process behind."""
    with DealingProcess() as process:
        pass
    assert process._process.returncode is not None


@pytest.mark.parametrize(
    "text",
    ["", "import sys; sys.stdin.buffer.read(9)", "print('no pickle')", "print('\\x80\\x04half', end='')"],
    ids=["no word", "gone before it has read", "other words", "half an answer"],
)
def test_one_that_ends_too_early_is_told_as_such(
    program: Callable[[str], None], tmp_path: Path, text: str
) -> None:
    """Nothing of what it says is taken."""
    program(text)
    with pytest.raises(DealingBroke):
        dealt(tmp_path)


def deal_and_die(orders: Sequence[SessionOrder], seed: Seed, work: Work) -> DealtSets:
    """Die when all boards are written, before any file of them can be seen."""
    return deal_sets(orders, seed, replace(work, progress=lambda *_step: os._exit(9)))


def test_what_a_killed_one_left_is_settled_by_the_next_dealing(tmp_path: Path) -> None:
    """The set is begun until then; its hidden files go, and it counts as failed."""
    with DealingProcess() as process, pytest.raises(DealingBroke):
        process.do(partial(deal_and_die, [order(tmp_path)]), Work(open_journal), Seed(SECRET))
    assert list(tmp_path.iterdir()) != []
    journal = open_journal()
    assert [set_.state for set_ in journal.sets().sets] == [State.BEGUN]
    assert settle_for_dealing(journal, tmp_path) != ()
    assert [set_.state for set_ in journal.sets().sets] == [State.FAILED]
    assert list(tmp_path.iterdir()) == []


def test_where_no_process_can_begin_it_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A system that has no process left: nothing was drawn yet."""
    monkeypatch.setattr(own_process, "process_command", lambda *_which: [str(tmp_path / "nothing")])
    with pytest.raises(DealingBroke):
        DealingProcess()


def test_the_frozen_program_calls_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no interpreter to call: it is one, and knows the word."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert own_process.process_command("bigdeal_gui.services.dealing_process", WORD) == [sys.executable, WORD]


@pytest.mark.skipif(sys.platform != "linux", reason="as Linux has it")
def test_nobody_looks_into_it_and_its_seed_is_kept_out_of_the_swap() -> None:
    """It is not dumpable, may write no dump, and has locked the page of the seed."""
    with DealingProcess() as process:
        dumpable, limit, locked = process.do(_rights, Work(open_journal))
    assert (dumpable, limit) == (0, (1, 1))
    assert locked >= 4


def _rights(_work: Work) -> tuple[int, tuple[int, int], int]:
    """Return whether this process can be dumped, its limit of dumps, and how many KiB it has locked."""
    resource = import_module("resource")
    locked = Path("/proc/self/status").read_text("ascii").partition("VmLck:")[2].split()[0]
    return ctypes.CDLL(None).prctl(3, 0, 0, 0, 0), resource.getrlimit(resource.RLIMIT_CORE), int(locked)
