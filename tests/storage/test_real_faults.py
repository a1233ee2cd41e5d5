"""Delivery on disks that are really full, read-only or forbidden, and by programs that are really killed."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.storage import CannotWrite, StorageError
from bigdeal_gui.storage import settings
from bigdeal_gui.storage.delivery import Delivery, check_targets
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.storage.recovery import recover_deliveries
from tests.copies import copies_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_PAGE = 4096
_NOBODY = 65534


@contextmanager
def mounted(folder: Path, options: str) -> Iterator[None]:
    """Mount a small disk in memory at `folder`; skip where that is not allowed."""
    folder.mkdir(exist_ok=True)
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)], capture_output=True, check=False
    )
    if done.returncode:
        pytest.skip(f"mounting needs rights: {done.stderr.decode(errors='replace').strip()}")
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@pytest.fixture(autouse=True)
def _posix_tools() -> None:
    if sys.platform != "linux":
        pytest.skip("mounts and users as on Linux")


def deliver(folder: Path, sizes: dict[str, int]) -> None:
    """Deliver files of these sizes, written in pieces of 1000 bytes."""
    with Delivery(folder, list(sizes)) as delivery:
        for name, size in sizes.items():
            for start in range(0, size, 1000):
                delivery.write(name, b"x" * min(1000, size - start))
        delivery.commit()


def test_a_disk_full_at_every_page_keeps_nothing_and_then_works(tmp_path: Path) -> None:
    """A disk of 64 KiB has 0 to 16 free pages: each time the set is whole or nothing of it is there."""
    disk = tmp_path / "disk"
    outcomes = []
    sizes = {"a.pbn": 9000, "b.dlm": 5000, "c.dup": 3000}
    with mounted(disk, "size=64k"):
        for free_pages in range(17):
            filler = disk / "filler"
            filler.write_bytes(b"f" * (16 - free_pages) * _PAGE)
            try:
                deliver(disk, sizes)
                outcomes.append("whole")
                assert sorted(path.name for path in disk.iterdir()) == [*sorted(sizes), "filler"]
                for name in sizes:
                    (disk / name).unlink()
            except CannotWrite as error:
                outcomes.append(error.reason)
                assert list(disk.iterdir()) == [filler]
            filler.unlink()
        assert outcomes[:4] == [os.strerror(errno.ENOSPC)] * 4
        assert outcomes[-1] == "whole"
        assert set(outcomes) == {"whole", os.strerror(errno.ENOSPC)}


def test_a_disk_without_room_for_names_keeps_nothing(tmp_path: Path) -> None:
    """Inodes run out in the middle of taking the places."""
    disk = tmp_path / "disk"
    for inodes in range(2, 7):
        with mounted(disk, f"size=1m,nr_inodes={inodes}"):
            with pytest.raises(CannotWrite) as caught:
                deliver(disk, {"a": 1, "b": 1, "c": 1, "d": 1, "e": 1})
            assert caught.value.reason == os.strerror(errno.ENOSPC)
            assert list(disk.iterdir()) == []


def test_a_read_only_disk_is_refused_before_anything_is_dealt(tmp_path: Path) -> None:
    """The system's word is in the error."""
    disk = tmp_path / "disk"
    with mounted(disk, "size=1m,ro"):
        with pytest.raises(CannotWrite) as caught:
            check_targets(disk, ["a.pbn"])
        assert caught.value.reason == os.strerror(errno.EROFS)
        assert caught.value.path == disk
        with pytest.raises(CannotWrite):
            settings.save_settings(disk / "new" / "settings.json", settings.Settings())


def as_nobody(action: str, folder: Path) -> str:
    """Run Python `action` with `folder` as an ordinary user; return what it prints."""
    if os.geteuid() != 0:
        pytest.skip("changing the user needs root")
    script = (
        "import os, sys\n"
        "from pathlib import Path\n"
        "from bigdeal_gui.storage import delivery, reading, settings\n"
        "from bigdeal_gui.errors.base import AppError\n"
        "import errno, fcntl, hmac, json  # the modules may lie where only root can read them\n"
        "hmac.digest(b'', b'', 'sha256')\n"
        "folder = Path(sys.argv[1])\n"
        f"os.setgid({_NOBODY}); os.setuid({_NOBODY})\n"
        "try:\n"
        f"    {action}\n"
        "except AppError as error:\n"
        "    print(type(error).__name__, error.reason)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(folder)], capture_output=True, check=False, text=True, cwd="/"
    )
    assert done.stderr == ""
    return done.stdout.strip()


@pytest.mark.parametrize("mode", [0o500, 0o300, 0o000])
def test_a_forbidden_folder_is_refused_with_the_systems_word(tmp_path: Path, mode: int) -> None:
    """Not to be written, not to be listed, not to be entered: nothing is dealt and nothing is left."""
    folder = open_to_all(tmp_path) / "folder"
    folder.mkdir()
    os.chown(folder, _NOBODY, _NOBODY)
    folder.chmod(mode)
    assert as_nobody("delivery.check_targets(folder, ['a.pbn'])", folder) == "CannotWrite Permission denied"
    assert list(folder.iterdir()) == []


def test_a_forbidden_settings_file_is_neither_lost_nor_taken_for_empty(tmp_path: Path) -> None:
    """Where settings cannot be read they are not replaced by defaults."""
    path = open_to_all(tmp_path) / "settings.json"
    path.write_text("{}")
    path.chmod(0)
    assert as_nobody("settings.load_settings(folder)", path) == "CannotRead Permission denied"
    assert as_nobody("settings.save_settings(folder, settings.Settings())", path).startswith("CannotWrite")
    assert as_nobody("reading.read_file(folder, 10)", path) == "CannotRead Permission denied"
    assert path.read_text() == "{}"


def test_another_users_interrupted_delivery_is_left_alone(tmp_path: Path) -> None:
    """In a folder that all may use, what belongs to somebody else is not touched and does not disturb."""
    folder = open_to_all(tmp_path) / "folder"
    folder.mkdir()
    folder.chmod(0o1777)
    for name in (".bigdeal-gui-1.delivery", ".bigdeal-gui-2.part-0"):
        (folder / name).write_bytes(b"theirs")
        (folder / name).chmod(0o600)
    action = (
        "one = delivery.Delivery(folder, ['a.pbn']); one.__enter__(); one.write('a.pbn', b'x'); "
        "print(len(one.commit()))"
    )
    assert as_nobody(action, folder) == "1"
    assert len(list(folder.iterdir())) == 3
    assert (folder / "a.pbn").read_bytes() == b"x"
    assert (folder / ".bigdeal-gui-1.delivery").read_bytes() == b"theirs"
    assert (folder / ".bigdeal-gui-2.part-0").read_bytes() == b"theirs"


def open_to_all(tmp_path: Path) -> Path:
    """Let every user walk down to `tmp_path`."""
    for folder in (tmp_path, *tmp_path.parents):
        if not folder.stat().st_mode & 0o001:
            folder.chmod(folder.stat().st_mode | 0o011)
    return tmp_path


def test_a_removed_folder_is_no_riddle(tmp_path: Path) -> None:
    """A disk taken away in the middle ends the delivery with a foreseen error; the next one works."""
    disk = tmp_path / "disk"
    with mounted(disk, "size=1m"):
        delivery = Delivery(disk, ["a.pbn"])
        delivery.__enter__()
        delivery.write("a.pbn", b"x")
    with pytest.raises(StorageError):
        delivery.commit()
    assert list(disk.iterdir()) == []
    deliver(disk, {"a.pbn": 5})
    assert read_file(disk / "a.pbn", 10) == b"xxxxx"


_DEALER = """
from pathlib import Path
from bigdeal_gui.storage.delivery import Delivery
def play(folder):
    number = 0
    while True:
        yield
        names = [f"set{number}-{part}.pbn" for part in range(8)]
        with Delivery(Path(folder), names, key=b"k" * 32) as delivery:
            for name in names:
                delivery.write(name, name.encode() * 500)
            delivery.commit()
        number += 1
"""
_KILLS = 25
_MOST_KILLS = 200


def test_a_killed_program_leaves_whole_sets_only(tmp_path: Path) -> None:
    """A program that delivers without end is killed, often amid a set: after recovery every set is whole."""
    undone = delivered = 0
    with copies_of(_DEALER) as killed:
        for kill in range(_MOST_KILLS):
            if kill >= _KILLS and undone > _KILLS // 2:
                break
            folder = tmp_path / str(kill)
            folder.mkdir()
            killed(0.01 + 0.0037 * (kill % _KILLS), str(folder))
            undone += any(path.name.startswith(".") for path in folder.iterdir())
            recover_deliveries(folder, key=b"k" * 32)
            names = sorted(path.name for path in folder.iterdir())
            sets = {name.partition("-")[0] for name in names}
            assert names == sorted(f"{one}-{part}.pbn" for one in sets for part in range(8))
            for name in names:
                assert (folder / name).read_bytes() == name.encode() * 500
            delivered += len(sets)
    assert undone > _KILLS // 2
    assert delivered > 0


def test_of_two_programs_that_deliver_the_same_names_one_wins(tmp_path: Path) -> None:
    """Four programs race for the same names, twenty times: one program's set stands each time."""
    script = (
        "import sys\n"
        "from pathlib import Path\n"
        "from bigdeal_gui.errors.storage import AlreadyExists\n"
        "from bigdeal_gui.storage.delivery import Delivery\n"
        "for line in sys.stdin:\n"
        "    folder, mine = Path(line.strip()), sys.argv[1].encode()\n"
        "    try:\n"
        "        with Delivery(folder, ['a.pbn', 'b.dup', 'c.lin']) as delivery:\n"
        "            for name in ('c.lin', 'b.dup', 'a.pbn'): delivery.write(name, mine)\n"
        "            delivery.commit()\n"
        "        print('won', flush=True)\n"
        "    except AlreadyExists:\n"
        "        print('lost', flush=True)\n"
    )
    programs = [
        subprocess.Popen(
            [sys.executable, "-c", script, str(number)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )
        for number in range(4)
    ]  # fmt: skip
    for race in range(20):
        folder = tmp_path / str(race)
        folder.mkdir()
        for program in programs:
            program.stdin.write(f"{folder}\n")
            program.stdin.flush()
        results = [program.stdout.readline().strip() for program in programs]
        assert sorted(results) == ["lost", "lost", "lost", "won"]
        winner = str(results.index("won")).encode()
        assert {path.name: path.read_bytes() for path in folder.iterdir()} == dict.fromkeys(
            ("a.pbn", "b.dup", "c.lin"), winner
        )
    for program in programs:
        program.communicate()
