"""Faults and deaths at every system call of a delivery."""

from __future__ import annotations

import errno
import fcntl
import gc
import io
import itertools
import json
import os
import signal
import subprocess
import sys
import traceback
from contextlib import contextmanager, suppress
from functools import cache, partial, wraps
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.storage import (
    AlreadyExists,
    CannotRead,
    CannotWrite,
    FolderLost,
    LeftoverFiles,
    ReadBackDiffers,
    StorageError,
)
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.delivery import Delivery, check_targets
from bigdeal_gui.storage.recovery import recover_deliveries

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

FILES = {"b.dup": b"\x01\x02" * 40, "a.pbn": b"% PBN\r\n" * 9, "c.csv": b"1;2"}
MINE = {"mine.txt": b"the user's own", ".hidden": b"too"}
KEY = b"k" * 32
TOP = Path(__file__).parents[2]

_CALLS = ("open", "write", "fsync", "close", "link", "unlink", "rename", "replace", "ftruncate", "lseek",
          "stat", "lstat", "fstat", "listdir", "read")  # fmt: skip
_SPACE = {"open", "write", "fsync", "close", "link"}


class LinkDisk(disk.PosixDisk):
    """The system's own way here."""


class ClaimDisk(disk.PosixDisk):
    """A stick without second names."""

    way = disk.Way.CLAIM


class RenameDisk(disk.PosixDisk):
    """Windows' way of giving names."""

    way = disk.Way.RENAME


WAYS = [LinkDisk, ClaimDisk, RenameDisk]


class Interference:
    """Stands between the program and the system: is told of every call, counted from 1."""

    def __init__(self) -> None:
        self.count = 0
        self.before: Callable[[int, str], None] = lambda _number, _name: None
        self.after: Callable[[int, str], None] = lambda _number, _name: None
        self.is_on = False

    def wrap(self, name: str, call: Callable[..., object]) -> Callable[..., object]:
        """Return `call` with its interference."""

        def wrapped(*args: object, **named: object) -> object:
            # Faults are simulated, so nothing has to reach a disk.
            if name == "fsync" and not self.is_on:
                return None
            if not self.is_on:
                return call(*args, **named)
            self.count += 1
            number = self.count
            try:
                self.before(number, name)
            except OSError:
                if name == "close":
                    call(*args)
                raise
            try:
                return None if name == "fsync" else call(*args, **named)
            finally:
                self.after(number, name)

        return wrapped


@contextmanager
def interfering() -> Iterator[Interference]:
    """Wrap every system call that a delivery makes; renaming refuses existing names, as on Windows."""
    between = Interference()
    rename = os.rename

    def refusing(source: str, target: str) -> None:
        if os.path.lexists(target):
            raise FileExistsError(errno.EEXIST, "File exists")
        rename(source, target)

    with pytest.MonkeyPatch.context() as monkeypatch:
        for name in _CALLS:
            call = refusing if name == "rename" else getattr(os, name)
            monkeypatch.setattr(os, name, between.wrap(name, call))
        monkeypatch.setattr(io, "open", between.wrap("io.open", io.open))
        monkeypatch.setattr(fcntl, "flock", between.wrap("flock", fcntl.flock))
        yield between
        between.is_on = False


@pytest.fixture
def interference() -> Iterator[Interference]:
    """What stands between."""
    with interfering() as between:
        yield between


@cache
def small_process() -> subprocess.Popen[str]:
    """Start a process with little in it: copies of it cost little."""
    code = f"from {__name__} import serve; serve()"
    return subprocess.Popen(
        [sys.executable, "-c", code], cwd=TOP, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


@pytest.fixture(scope="module", autouse=True)
def _no_process_left() -> Iterator[None]:
    yield
    if small_process.cache_info().currsize:
        with small_process():
            small_process.cache_clear()


def in_a_small_process(test: Callable[..., None]) -> Callable[..., None]:
    """Have `test` run in the small process: it copies itself at each call of a delivery."""

    @wraps(test)
    def sent(tmp_path: Path, kind: type[disk.PosixDisk], **words: str) -> None:
        asked = {"test": test.__name__, "tmp_path": str(tmp_path), "kind": kind.__name__, "words": words}
        process = small_process()
        assert process.stdin is not None
        assert process.stdout is not None
        print(json.dumps(asked), file=process.stdin, flush=True)
        assert json.loads(process.stdout.readline()) == "done"

    return sent


def serve() -> None:
    """Do the tests that are asked for, a line each, and tell of each how it failed."""
    # What the collector of garbage touches is copied for each copy.
    gc.disable()
    gc.freeze()
    for line in sys.stdin:
        asked = json.loads(line)
        test = globals()[asked["test"]].__wrapped__
        answer = "done"
        try:
            test(tmp_path=Path(asked["tmp_path"]), kind=globals()[asked["kind"]], **asked["words"])
        except BaseException:  # noqa: BLE001 - told, whatever it is
            answer = traceback.format_exc()
        sys.stdout.write(f"{json.dumps(answer)}\n")
        sys.stdout.flush()


def run(folder: Path, kind: type[disk.PosixDisk], key: bytes) -> None:
    """Deliver FILES."""
    with Delivery(folder, list(FILES), on=kind(), key=key) as delivery:
        for name, one in FILES.items():
            delivery.write(name, one)
        delivery.commit()


def content(folder: Path) -> dict[str, bytes]:
    """Return everything that lies in `folder`."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def outcome(action: Callable[[], object]) -> StorageError | None:
    """Return the error that `action` ends with."""
    try:
        action()
    except StorageError as error:
        return error
    return None


def open_handles() -> int:
    """Return how many files this process has open."""
    return len(list(Path("/proc/self/fd").iterdir()))


def fresh(tmp_path: Path, number: int) -> Path:
    """Return a new folder with the user's own files."""
    folder = tmp_path / str(number)
    folder.mkdir()
    for name, one in MINE.items():
        (folder / name).write_bytes(one)
    return folder


def count_calls(tmp_path: Path, between: Interference, kind: type[disk.PosixDisk], key: bytes) -> int:
    """Return how many calls an undisturbed delivery makes."""
    between.is_on = True
    run(fresh(tmp_path, 0), kind, key)
    between.is_on = False
    return between.count


@pytest.mark.parametrize("kind", WAYS)
@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO, errno.EDQUOT, errno.EROFS, errno.EACCES])
def test_one_fault_anywhere_leaves_all_or_nothing(
    tmp_path: Path, interference: Interference, kind: type[disk.PosixDisk], code: int
) -> None:
    """Whichever call fails once, the set is whole or gone, and a second try works."""
    total = count_calls(tmp_path, interference, kind, KEY)
    failures = 0
    for number in range(1, total + 1):
        folder = fresh(tmp_path, number)
        failed = ""

        def fail(at: int, name: str, number: int = number) -> None:
            nonlocal failed
            if at == number:
                failed = name
                raise OSError(code, os.strerror(code))

        interference.count = 0
        interference.before = fail
        handles = open_handles()
        interference.is_on = True
        error = outcome(partial(run, folder, kind, KEY))
        interference.is_on = False
        is_delivered = error is None
        failures += not is_delivered
        if error is not None:
            assert isinstance(error, CannotWrite | CannotRead), (number, failed)
            assert error.reason == os.strerror(code)
            assert error.path == folder or error.path.name in FILES
        assert open_handles() == handles, (number, failed)
        there = content(folder)
        traces = [name for name in there if name.startswith(".bigdeal-gui-")]
        if traces:
            # Only beside a whole set, where the call that cleans up failed; the next delivery does it.
            assert is_delivered
            assert failed in {"unlink", "listdir", "stat"}
            told = recover_deliveries(folder, key=KEY, on=kind())
            assert not any(one.removed or one.kept for one in told), (number, failed)
            there = content(folder)
        assert there == (MINE | FILES if is_delivered else MINE), (number, failed)
        if not is_delivered:
            run(folder, kind, KEY)
            assert content(folder) == MINE | FILES
    assert failures > total // 2


@pytest.mark.parametrize("kind", WAYS)
@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EDQUOT])
def test_a_disk_that_is_full_and_stays_full_keeps_nothing_of_the_set(
    tmp_path: Path, interference: Interference, kind: type[disk.PosixDisk], code: int
) -> None:
    """From any call on nothing more can be stored; removing still works, and nothing is left behind."""
    total = count_calls(tmp_path, interference, kind, b"")
    for number in range(1, total + 1):
        folder = fresh(tmp_path, number)
        is_full = False

        def fail(at: int, name: str, number: int = number) -> None:
            nonlocal is_full
            if at >= number and name in _SPACE - {"open", "close"}:
                is_full = True
                raise OSError(code, os.strerror(code))

        interference.count = 0
        interference.before = fail
        interference.is_on = True
        error = outcome(partial(run, folder, kind, b""))
        interference.is_on = False
        if error is None:
            assert content(folder) == MINE | FILES
            assert number > total // 2
        else:
            assert isinstance(error, CannotWrite)
            assert error.reason == os.strerror(code)
            assert content(folder) == MINE
    assert is_full or number == total


@pytest.mark.parametrize("kind", WAYS)
@pytest.mark.parametrize("code", [errno.EIO, errno.EROFS])
def test_a_disk_that_fails_for_good_is_cleaned_when_it_is_back(
    tmp_path: Path, interference: Interference, kind: type[disk.PosixDisk], code: int
) -> None:
    """From any call on everything fails; once the disk works again, all or nothing is there."""
    total = count_calls(tmp_path, interference, kind, KEY)
    doubtful = 0
    for number in range(1, total + 1):
        folder = fresh(tmp_path, number)

        failed = ""

        def fail(at: int, name: str, number: int = number) -> None:
            nonlocal failed
            if at >= number:
                failed = failed or name
                raise OSError(code, os.strerror(code))

        interference.count = 0
        interference.before = fail
        handles = open_handles()
        interference.is_on = True
        is_delivered = outcome(partial(run, folder, kind, KEY)) is None
        interference.is_on = False
        assert open_handles() == handles
        recover_deliveries(folder, key=KEY, on=kind())
        there = content(folder)
        if there != MINE | FILES:
            assert there == MINE, (number, failed)
            assert not is_delivered
        # All files had their names, and the disk that failed then could not be told that they were to go.
        elif not is_delivered:
            doubtful += 1
    assert 0 < doubtful < total // 3


@pytest.mark.parametrize("kind", WAYS)
@pytest.mark.parametrize("moment", ["before", "after"])
@in_a_small_process
def test_death_at_any_call_leaves_a_whole_set_or_one_that_the_next_run_undoes(
    tmp_path: Path, kind: type[disk.PosixDisk], moment: str
) -> None:
    """Killed before or after each call: recovery brings the folder back to whole or nothing."""
    undone = whole = number = 0
    is_over = False
    while not is_over:
        number += 1
        folder = fresh(tmp_path, number)
        is_over = not dies(partial(run, folder, kind, KEY), **{moment: killer(number)})
        interrupted = check_targets_or_taken(folder, kind, KEY)
        there = content(folder)
        assert there in (MINE, MINE | FILES), (number, sorted(there))
        whole += there != MINE
        undone += any(one.removed for one in interrupted)
        assert not any(one.kept for one in interrupted)
        if there == MINE:
            run(folder, kind, KEY)
            assert content(folder) == MINE | FILES
    assert number > 40
    assert undone >= len(FILES) - 1
    assert whole > len(FILES)


def dies(action: Callable[[], object], **moments: Callable[[int, str], None]) -> bool:
    """Do `action` in a child process, with what happens before or after each call; tell whether it died."""
    child = os.fork()
    if child == 0:
        with interfering() as between:
            for moment, kill in moments.items():
                setattr(between, moment, kill)
            between.is_on = True
            action()
            os._exit(0)
    _, status = os.waitpid(child, 0)
    assert status in (0, signal.SIGKILL)
    return status != 0


@pytest.mark.parametrize("kind", WAYS)
@in_a_small_process
def test_death_while_a_set_is_being_undone_is_made_up_for(tmp_path: Path, kind: type[disk.PosixDisk]) -> None:
    """The check fails, and while the set is removed the program is killed: the next run removes the rest.

    A program that was killed before its check could fail leaves a whole set.
    """

    def fail(folder: Path) -> None:
        def refuse(_name: str, _path: Path) -> None:
            raise ReadBackDiffers(folder)

        with suppress(ReadBackDiffers), Delivery(folder, list(FILES), on=kind(), key=KEY) as delivery:
            for name, one in FILES.items():
                delivery.write(name, one)
            delivery.commit(refuse)

    number = 0
    is_over = False
    whole = []
    while not is_over:
        number += 1
        folder = fresh(tmp_path, number)
        is_over = not dies(partial(fail, folder), before=killer(number))
        recover_deliveries(folder, key=KEY, on=kind())
        assert content(folder) in (MINE, MINE | FILES), number
        whole.append(content(folder) != MINE)
    assert [is_whole for is_whole, _run in itertools.groupby(whole)] == [False, True, False]
    assert number > 40


@pytest.mark.parametrize("kind", WAYS)
@pytest.mark.parametrize("death", ["link", "replace", "rename"])
@in_a_small_process
def test_death_while_another_death_is_made_up_for(
    tmp_path: Path, kind: type[disk.PosixDisk], death: str
) -> None:
    """A program that is killed while it undoes what a killed one left is made up for in its turn."""
    number = 0
    is_over = False
    while not is_over:
        number += 1
        folder = fresh(tmp_path, number)
        given = 0

        def kill(_at: int, name: str) -> None:
            nonlocal given
            given += name == death
            if given == 2:
                os.kill(os.getpid(), signal.SIGKILL)

        if not dies(partial(run, folder, kind, KEY), before=kill):
            assert death != {LinkDisk: "link", ClaimDisk: "replace", RenameDisk: "rename"}[kind]
            return
        assert len(content(folder)) > len(MINE)
        is_over = not dies(partial(recover_deliveries, folder, key=KEY, on=kind()), before=killer(number))
        recover_deliveries(folder, key=KEY, on=kind())
        assert content(folder) == MINE, number
    assert number > 10


def killer(number: int) -> Callable[[int, str], None]:
    """Return what kills the program at call `number`."""

    def kill(at: int, _name: str) -> None:
        if at == number:
            os.kill(os.getpid(), signal.SIGKILL)

    return kill


def check_targets_or_taken(folder: Path, kind: type[disk.PosixDisk], key: bytes) -> tuple:
    """Return the interrupted deliveries that the next run's first step undoes."""
    try:
        return check_targets(folder, list(FILES), on=kind(), key=key).interrupted
    except AlreadyExists:
        return ()


def test_a_stick_without_second_names_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system refuses links, names are claimed instead, and the set arrives."""

    def refuse(_source: object, _target: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    run(tmp_path, LinkDisk, b"")
    assert content(tmp_path) == FILES


def test_a_claim_that_somebody_wrote_into_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file put in the place of our empty claim is the user's."""
    create = disk.create_file

    def creating(path: Path) -> int:
        handle = create(path)
        if path.name == "b.dup":
            path.unlink()
            path.write_bytes(b"theirs")
        return handle

    monkeypatch.setattr(disk, "create_file", creating)
    with pytest.raises(AlreadyExists):
        run(tmp_path, ClaimDisk, b"")
    assert content(tmp_path) == {"b.dup": b"theirs"}


def test_a_claim_that_cannot_be_replaced_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the finished file cannot be moved over our claim, the claim goes, unless it is not ours now."""
    for theirs in (None, b"theirs"):

        def replace(_source: object, target: str, theirs: bytes | None = theirs) -> None:
            if theirs is not None:
                Path(target).write_bytes(theirs)
            raise OSError(errno.EIO, "Input/output error")

        monkeypatch.setattr(os, "replace", replace)
        with pytest.raises(CannotWrite):
            run(tmp_path, ClaimDisk, b"")
        assert content(tmp_path) == ({} if theirs is None else {"a.pbn": theirs})


@pytest.mark.parametrize("kind", WAYS)
def test_a_folder_that_vanishes_is_reported_as_lost(tmp_path: Path, kind: type[disk.PosixDisk]) -> None:
    """A stick pulled out in the middle: what may be on it is named, and the program goes on."""
    folder = tmp_path / "stick"
    for step in ("write", "commit"):
        folder.mkdir()
        with pytest.raises(FolderLost) as caught, Delivery(folder, ["a.pbn"], on=kind()) as delivery:
            delivery.write("a.pbn", b"half")
            for path in folder.iterdir():
                path.unlink()
            folder.rmdir()
            if step == "commit":
                delivery.commit()
            else:
                raise disk.storage_error(folder, folder / "a.pbn", FileNotFoundError())
        assert caught.value.path == folder
        assert ".bigdeal-gui-1.part-0" in caught.value.names
    folder.mkdir()
    run(folder, kind, b"")
    assert content(folder) == FILES


@pytest.mark.parametrize("is_readable", [True, False])
def test_a_delivery_that_cannot_be_undone_names_its_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_readable: bool
) -> None:
    """Whether or not the disk still tells what lies there; recovery removes it all."""

    def refuse(path: Path, *, missing_ok: bool = False) -> None:
        raise OSError(5, "Input/output error", str(path), missing_ok)

    def die(_name: str, _path: Path) -> None:
        monkeypatch.setattr("pathlib.Path.unlink", refuse)
        if not is_readable:
            monkeypatch.setattr("pathlib.Path.lstat", refuse)
        raise CannotRead(tmp_path, "Input/output error")

    with pytest.raises(LeftoverFiles) as caught, Delivery(tmp_path, ["b", "a"], key=KEY) as delivery:
        delivery.write("a", b"a")
        delivery.write("b", b"b")
        delivery.commit(die)
    assert caught.value.names == ("a", "b", ".bigdeal-gui-1.part-0", ".bigdeal-gui-1.part-1")
    monkeypatch.undo()
    assert {"a", "b"} < {path.name for path in tmp_path.iterdir()}
    assert len(recover_deliveries(tmp_path, key=KEY)) == 1
    assert list(tmp_path.iterdir()) == []
