"""What somebody else has open for a moment is waited for, where the system knows such a thing."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bigdeal_gui.journal.backup import back_up_journal
from bigdeal_gui.journal.sidecar_files import HEAD_NAME
from bigdeal_gui.storage import disk, retry
from bigdeal_gui.storage.delivery import Delivery
from bigdeal_gui.storage.retry import retry_while_denied
from bigdeal_gui.storage.settings import Settings, load_settings, save_settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.journal.conftest import Desk


class Guard:
    """Refuses a call so many times, as Windows does while another program has the file open."""

    def __init__(self, call: Callable[..., Any], refusals: int) -> None:
        self.call = call
        self.refusals = refusals
        self.calls = 0

    def answer(self, *arguments: Any, **options: Any) -> Any:  # noqa: ANN401 - whatever the call takes
        """Refuse, or call."""
        self.calls += 1
        if self.calls <= self.refusals:
            raise PermissionError(13, "the file is in use")
        return self.call(*arguments, **options)


@pytest.fixture
def without_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try as often as on Windows, and at once."""
    monkeypatch.setattr(retry, "WAITS_S", (0.0,) * 3)


@pytest.mark.usefixtures("without_waiting")
def test_a_file_that_is_let_go_in_time_is_no_error() -> None:
    """The call's own result comes back."""
    guard = Guard(lambda: 17, 3)
    assert retry_while_denied(guard.answer) == 17
    assert guard.calls == 4


@pytest.mark.usefixtures("without_waiting")
def test_a_file_that_is_never_let_go_is_an_error() -> None:
    """After the last wait the system's own word comes through."""
    guard = Guard(int, 9)
    with pytest.raises(PermissionError, match="in use"):
        retry_while_denied(guard.answer)
    assert guard.calls == 4


@pytest.mark.usefixtures("without_waiting")
def test_other_errors_come_through_at_once() -> None:
    """Waiting would not bring a file that is missing."""
    calls: list[int] = []

    def missing() -> None:
        calls.append(1)
        raise FileNotFoundError(2, "no such file")

    with pytest.raises(FileNotFoundError):
        retry_while_denied(missing)
    assert len(calls) == 1


def test_only_windows_waits() -> None:
    """Elsewhere a refusal is meant, and comes through at once; on Windows it takes less than a second."""
    assert bool(retry.WAITS_S) is (os.name == "nt")
    assert sum(retry.WAITS_S) < 1


@pytest.mark.usefixtures("without_waiting")
def test_settings_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings that another program reads are replaced when it has read them."""
    path = tmp_path / "settings.json"
    save_settings(path, Settings())
    guard = Guard(os.replace, 2)
    monkeypatch.setattr(os, "replace", guard.answer)
    save_settings(path, Settings(owner=b"Club"))
    assert guard.calls == 3
    assert load_settings(path).owner == b"Club"


@pytest.mark.usefixtures("without_waiting")
def test_the_journals_count_waits(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The count beside the journal is read and replaced while other programs do the same."""
    replacing = Guard(os.replace, 2)
    real_open = os.open
    opening = Guard(real_open, 2)

    def guarded(path: Path, *flags: int) -> int:
        return int((opening.answer if Path(path).name == HEAD_NAME else real_open)(path, *flags))

    monkeypatch.setattr(os, "replace", replacing.answer)
    monkeypatch.setattr(os, "open", guarded)
    desk.begin()
    monkeypatch.undo()
    assert replacing.calls > 2
    assert opening.calls > 2
    assert desk.problems() == []


@pytest.mark.usefixtures("without_waiting")
def test_a_backup_waits(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A backup on a stick gets its name even when a virus scanner looks at it first."""
    desk.begin()
    guard = Guard(os.replace, 2)

    def no_links(_source: Path, _target: Path) -> None:
        raise disk.LinksUnsupported(errno.EINVAL, "Invalid function")

    monkeypatch.setattr(disk, "link_file", no_links)
    monkeypatch.setattr(os, "replace", guard.answer)
    back_up_journal(desk.journal.store, desk.root / "journal.backup")
    assert guard.calls > 2
    assert (desk.root / "journal.backup").stat().st_size


class RenameDisk(disk.PosixDisk if os.name == "posix" else disk.WindowsDisk):  # type: ignore[misc]
    """Windows' way of giving names."""

    way = disk.Way.RENAME


@pytest.mark.usefixtures("without_waiting")
def test_a_set_waits_for_its_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A set is delivered although a virus scanner has its files open when they are renamed."""
    guard = Guard(os.rename, 2)
    monkeypatch.setattr(os, "rename", guard.answer)
    with Delivery(tmp_path, ["a.pbn", "b.dup"], on=RenameDisk()) as delivery:
        delivery.write("a.pbn", b"a")
        delivery.write("b.dup", b"b")
        delivery.commit()
    assert guard.calls == 4
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.pbn", "b.dup"]


@pytest.mark.usefixtures("without_waiting")
def test_a_set_that_is_taken_back_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files that were in place already are removed although somebody looks at them."""
    guard = Guard(os.unlink, 2)

    def check(_name: str, _path: Path) -> None:
        monkeypatch.setattr(os, "unlink", guard.answer)
        raise KeyboardInterrupt

    with Delivery(tmp_path, ["a.pbn"], on=RenameDisk()) as delivery:
        delivery.write("a.pbn", b"a")
        with pytest.raises(KeyboardInterrupt):
            delivery.commit(check)
    assert guard.calls > 2
    assert list(tmp_path.iterdir()) == []
