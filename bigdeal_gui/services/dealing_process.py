"""Dealing in a process of its own, whose memory ends with it: no card of the set comes to the window's.

It is asked for one piece of work, which it does with a journal that it opens itself. What it answers are its
progress and its result, never a card. It can be cancelled, and cancels itself where whoever asked has died;
it is not ended from outside once it was asked, as what it begins it also takes back.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, BinaryIO, Final, Self, TypeVar

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.services import DealingBroke
from bigdeal_gui.formats.format import Format
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.randomness.seed import SEED_BYTES, Seed
from bigdeal_gui.seals.memory import hide_memory, keep_in_memory, leave_no_dump
from bigdeal_gui.services.faults import FaultElsewhere, fault_place
from bigdeal_gui.services.own_process import begin_process
from bigdeal_gui.services.spoken import speaking
from bigdeal_gui.services.work import CancelToken
from bigdeal_gui.words import language

if TYPE_CHECKING:
    from bigdeal_gui.services.work import Work

_Made = TypeVar("_Made")

WORD: Final = "--deal-process"
"""What the frozen program is called with to be this process."""

_LOOK_S: Final = 0.05
"""How soon the process hears that it was cancelled."""

_STEP, _DONE, _FAILED, _CRASHED, _GONE = range(5)
"""What an answer is: a step, the result, an error, the place of a fault; or that the process has ended."""


class DealingProcess:
    """The process: it begins at once, is asked at most once, and has ended at the end of the context.

    Raises:
        DealingBroke: the system has no process left.
    """

    def __init__(self) -> None:
        self._process = begin_process(__name__, WORD, DealingBroke)
        self._talk: Thread | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        if self._talk is None:
            self._process.kill()
        with suppress(OSError):
            self._pipe.close()
        if self._talk is not None:
            self._talk.join()
        self._process.__exit__(None, None, None)

    @property
    def _pipe(self) -> Any:  # noqa: ANN401 - Popen's own, which is there
        return self._process.stdin

    def do(
        self,
        job: Callable[..., _Made],
        work: Work,
        seed: Seed | None = None,
        *,
        although_journal: bool = False,
    ) -> _Made:
        """Have `job` called there with the seed, where there is one, and a work like `work`.

        The seed is wiped here. With `although_journal` a doubt about the journal is known.

        Raises:
            DealingBroke: the process ended before its work was done.
            FaultElsewhere: there was a fault in it.
            AppError: as `job`.
        """
        answers: SimpleQueue[tuple[int, Any]] = SimpleQueue()
        self._talk = Thread(target=_read_all, args=(self._process.stdout, answers), daemon=True)
        self._talk.start()
        with suppress(OSError):  # it has ended: so do its answers
            try:
                # Past Python's buffers, which nobody wipes.
                os.write(self._pipe.fileno(), bytes(SEED_BYTES) if seed is None else seed.view())
            finally:
                if seed is not None:
                    seed.wipe()
            _write(self._pipe, (job, seed is not None, although_journal, language()))
        result: _Made = self._result(answers, work)
        return result

    def _result(self, answers: SimpleQueue[tuple[int, Any]], work: Work) -> Any:  # noqa: ANN401 - of any job
        is_told = False
        while True:
            if work.cancel.is_cancelled and not is_told:
                is_told = True
                with suppress(OSError):
                    _write(self._pipe, work.cancel.is_leaving)
            try:
                kind, value = answers.get(timeout=_LOOK_S)
            except Empty:
                continue
            if kind == _STEP:
                work.progress(*value)
            elif kind == _DONE:
                return value
            elif kind == _FAILED:
                raise value
            elif kind == _CRASHED:
                raise FaultElsewhere(value)
            else:
                raise DealingBroke


def _read_all(pipe: BinaryIO, answers: SimpleQueue[tuple[int, Any]]) -> None:
    try:
        with suppress(EOFError, OSError, pickle.UnpicklingError):
            while True:
                answers.put(_Unpickler(pipe).load())
    finally:
        answers.put((_GONE, None))


# -- what both sides write and read -----------------------------------------------------------------------


class _Pickler(pickle.Pickler):
    """Formats go by their names: their readers and writers are the same on both sides."""

    def persistent_id(self, value: object) -> str | None:
        return value.name if isinstance(value, Format) else None


class _Unpickler(pickle.Unpickler):
    """Reads what this program wrote, through a pipe that nobody else has."""

    def persistent_load(self, name: str) -> Format:
        return format_by_name(name)


def _write(pipe: BinaryIO, value: object) -> None:
    _Pickler(pipe).dump(value)
    pipe.flush()


# -- the process itself -----------------------------------------------------------------------------------


def main() -> None:
    """Be the process; end with 1 where there is nobody to answer."""
    leave_no_dump()
    hide_memory()
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # what a library prints is no answer
    try:
        _write(answers, _answer(requests, answers))
    except Exception:  # noqa: BLE001 - the boundary of the process: a trace would show values
        os._exit(1)
    os._exit(0)  # who listens at the pipe would be waited for


def _answer(requests: Any, answers: BinaryIO) -> tuple[int, object]:  # noqa: ANN401 - a reader with its raw file
    """Do what is asked, as soon as all that deals is loaded, and return how it went.

    Raises:
        EOFError: who was to ask is gone.
    """
    from bigdeal_gui.services.dealing import session  # noqa: F401, PLC0415 - not for the window's half
    from bigdeal_gui.services.seal_process import SubprocessSealer  # noqa: PLC0415 - as above
    from bigdeal_gui.services.sets.open_journal import opened_journal  # noqa: PLC0415 - as above
    from bigdeal_gui.services.work import Work  # noqa: PLC0415 - as above

    seed = Seed(bytes(SEED_BYTES))
    keep_in_memory(seed.view())
    if requests.raw.readinto(seed.view()) != SEED_BYTES:
        raise EOFError
    job, has_seed, although_journal, code = _Unpickler(requests).load()
    cancel = CancelToken()

    def tell(done: int, wanted: int) -> None:
        with suppress(OSError):  # nobody is there any more: then it is cancelled as well
            _write(answers, (_STEP, (done, wanted)))

    Thread(target=_listen, args=(requests, cancel), daemon=True).start()
    try:
        with speaking(code), opened_journal() as journal:
            if although_journal:
                journal.store.accept_doubt()
            work = Work(opened=lambda: journal, progress=tell, cancel=cancel, sealer=SubprocessSealer(cancel))
            return _DONE, job(*([seed] if has_seed else []), work)
    except AppError as error:
        return _FAILED, error
    except Exception as error:  # noqa: BLE001 - the boundary: a fault must reach the window
        return _CRASHED, fault_place(error)
    finally:
        seed.wipe()


def _listen(requests: BinaryIO, cancel: CancelToken) -> None:
    """Cancel when it is asked for, or when nobody is there any more."""
    is_leaving = True
    with suppress(EOFError, OSError, pickle.UnpicklingError):
        is_leaving = _Unpickler(requests).load()
    cancel.cancel(is_leaving=is_leaving)
