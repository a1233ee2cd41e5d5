"""What is known again after a program died, and what is not."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import time
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.errors.storage import CannotWrite, FolderMissing
from bigdeal_gui.storage import delivery, disk, recovery
from bigdeal_gui.storage.content import Content
from bigdeal_gui.storage.manifest import (
    FileRecord,
    Manifest,
    content_digest,
    empty_claim,
    parse_manifest,
    sealed_line,
)
from bigdeal_gui.storage.recovery import Claim, Interrupted, recover_deliveries

if TYPE_CHECKING:
    from pathlib import Path

KEY = b"k" * 32
FILES = {"a.pbn": b"first", "b.dup": b"second", "c.lin": b""}


class ClaimDisk(disk.PosixDisk):
    """A stick without second names."""

    way = disk.Way.CLAIM


class Died(BaseException):
    """The program is gone."""


def interrupted(folder: Path, on: disk.Disk, key: bytes, placed: int) -> None:
    """Leave a delivery as a program leaves it that dies after `placed` files have their names."""
    count = 0
    give = delivery._GIVE[on.way]

    def dying(part: Path, target: Path) -> None:
        nonlocal count
        if count == placed:
            raise Died
        count += 1
        give(part, target)

    one = delivery.Delivery(folder, list(FILES), on=on, key=key)
    one.__enter__()
    for name, text in FILES.items():
        one.write(name, text)
    claim = one._claim
    assert claim is not None
    one._seal()
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(delivery._GIVE, on.way, dying)
        with suppress(Died):
            one._place(claim)
    # The system closes what a dead program had open, and with it goes the lock.
    os.close(claim._handle)


def content(folder: Path) -> dict[str, bytes]:
    """Return the files that the user sees."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.startswith(".")}


def hidden(folder: Path) -> list[str]:
    """Return the names of the others."""
    return sorted(path.name for path in folder.iterdir() if path.name.startswith("."))


ALL = tuple(sorted(FILES))
ONCE = (disk.PosixDisk(), ClaimDisk())


@pytest.mark.parametrize("on", ONCE)
@pytest.mark.parametrize("placed", [0, 1, 2])
def test_an_interrupted_set_is_removed_and_told(tmp_path: Path, on: disk.Disk, placed: int) -> None:
    """The files that had their names are removed and returned; every trace goes."""
    interrupted(tmp_path, on, KEY, placed)
    assert len(content(tmp_path)) == placed
    removed = tuple(tmp_path / name for name in sorted(FILES)[:placed])
    assert recover_deliveries(tmp_path, key=KEY, on=on) == ((Interrupted(removed, ()),) if placed else ())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("placed", [1, len(FILES)])
def test_who_comes_for_other_names_leaves_it_alone(tmp_path: Path, placed: int) -> None:
    """A pack put into the folder of a set that was cut off settles nothing, as nobody would be told."""
    interrupted(tmp_path, disk.PosixDisk(), KEY, placed)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with delivery.Delivery(tmp_path, ["other.txt"], key=KEY) as other:
        other.write("other.txt", b"other")
        other.commit()
        assert other.interrupted == ()
    (tmp_path / "other.txt").unlink()
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
    (told,) = recover_deliveries(tmp_path, key=KEY, names=FILES)
    assert len(told.removed or told.finished) == placed


def test_who_delivers_the_same_names_settles_it_first_and_is_told(tmp_path: Path) -> None:
    """The files of the set that was cut off go, and the new ones take their names."""
    interrupted(tmp_path, disk.PosixDisk(), KEY, 1)
    with delivery.Delivery(tmp_path, list(FILES), key=KEY) as again:
        assert again.interrupted == (Interrupted((tmp_path / ALL[0],), ()),)
        for name in FILES:
            again.write(name, b"again")
        again.commit()
    assert content(tmp_path) == dict.fromkeys(FILES, b"again")


def test_files_that_are_being_taken_back_are_never_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program that dies while it takes a whole set back leaves one that the next takes back, too."""
    set_ = delivery.Delivery(tmp_path, list(FILES), on=disk.PosixDisk(), key=KEY)
    set_.__enter__()
    for name, text in FILES.items():
        set_.write(name, text)
    claim = set_._claim
    assert claim is not None
    set_._seal()
    set_._place(claim)

    def die(*_arguments: object) -> None:
        raise Died

    with monkeypatch.context() as patch, suppress(Died):
        patch.setattr(Claim, "_removed", die)
        claim.undo(set_._manifest, KEY)
    assert content(tmp_path) == FILES
    removed = tuple(tmp_path / name for name in ALL)
    assert recover_deliveries(tmp_path, key=KEY, may_stay=lambda _files: True) == (Interrupted(removed, ()),)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("on", ONCE)
def test_an_interrupted_set_that_is_whole_is_finished(tmp_path: Path, on: disk.Disk) -> None:
    """Where every file has its name and its bytes they stay, are returned, and the traces go."""
    interrupted(tmp_path, on, KEY, 3)
    asked: list[tuple[Path, ...]] = []

    def agree(files: tuple[Path, ...]) -> bool:
        asked.append(files)
        return True

    files = tuple(tmp_path / name for name in ALL)
    assert recover_deliveries(tmp_path, key=KEY, on=on, may_stay=agree) == (Interrupted(finished=files),)
    assert asked == [files]
    assert content(tmp_path) == FILES
    assert hidden(tmp_path) == []


@pytest.mark.parametrize("on", ONCE)
def test_a_whole_set_is_taken_back_where_it_may_not_stay(tmp_path: Path, on: disk.Disk) -> None:
    """Whoever knows more than the files, as that they are no set of ours, has the last word."""
    interrupted(tmp_path, on, KEY, 3)
    files = tuple(tmp_path / name for name in ALL)
    assert recover_deliveries(tmp_path, key=KEY, on=on, may_stay=lambda _files: False) == (
        Interrupted(files),
    )
    assert list(tmp_path.iterdir()) == []


def test_who_cannot_say_leaves_the_set_for_the_next_time(tmp_path: Path) -> None:
    """An error while the last word is asked for changes nothing, and the next program asks again."""
    interrupted(tmp_path, disk.PosixDisk(), KEY, 3)
    before = sorted(path.name for path in tmp_path.iterdir())

    def fail(_files: object) -> bool:
        raise CannotWrite(tmp_path, "No space left on device")

    with pytest.raises(CannotWrite):
        recover_deliveries(tmp_path, key=KEY, may_stay=fail)
    assert sorted(path.name for path in tmp_path.iterdir()) == before
    assert [one.finished for one in recover_deliveries(tmp_path, key=KEY)] == [
        tuple(tmp_path / name for name in ALL)
    ]


def test_a_set_that_was_being_taken_back_is_not_finished(tmp_path: Path) -> None:
    """A program that found a fault and died before it had removed a file meant to remove them all."""
    interrupted(tmp_path, disk.PosixDisk(), KEY, 3)
    manifest = tmp_path / ".bigdeal-gui-1.delivery"
    known = parse_manifest(manifest.read_bytes(), KEY, 0)
    assert known is not None
    with manifest.open("ab") as file:
        file.write(replace(known, is_withdrawn=True).to_line(KEY))
    assert recover_deliveries(tmp_path, key=KEY) == (Interrupted(tuple(tmp_path / name for name in ALL)),)
    assert list(tmp_path.iterdir()) == []


def test_the_manifest_holds_names_and_hidden_digests_but_no_card(tmp_path: Path) -> None:
    """Without the key nothing of the content can be tested, and the digests are under the key."""
    interrupted(tmp_path, disk.PosixDisk(), KEY, 1)
    text = (tmp_path / ".bigdeal-gui-1.delivery").read_text("ascii")
    assert "first" not in text
    begun, listed = (json.loads(line.rpartition(" ")[0]) for line in text.splitlines())
    assert begun["files"] == []
    assert [file["name"] for file in listed["files"]] == sorted(FILES)
    for file in listed["files"]:
        plain = Content(hashlib.sha256(FILES[file["name"]]).digest())
        assert file["digest"] == content_digest(plain, KEY).hex()
        assert plain.sha256.hex() not in text


def moved_to_another_disk(folder: Path, new: Path) -> Path:
    """Copy all files, as a stick shows them after it was pulled out: other inodes, other times."""
    new.mkdir()
    for path in folder.iterdir():
        (new / path.name).write_bytes(path.read_bytes())
    return new


def test_a_stick_that_was_pulled_out_is_known_again_by_the_key(tmp_path: Path) -> None:
    """The files have other inodes and times; their content under the key is proof."""
    (tmp_path / "old").mkdir()
    interrupted(tmp_path / "old", ClaimDisk(), KEY, 2)
    stick = moved_to_another_disk(tmp_path / "old", tmp_path / "new")
    assert recover_deliveries(stick, key=KEY, on=ClaimDisk()) == (
        Interrupted((stick / "a.pbn", stick / "b.dup"), ()),
    )
    assert list(stick.iterdir()) == []


@pytest.mark.parametrize("key", [b"", b"o" * 32])
@pytest.mark.parametrize("placed", [0, 1, 3])
def test_without_the_very_key_nothing_is_touched(tmp_path: Path, key: bytes, placed: int) -> None:
    """What another computer, user or home of the program left stays as it is, and is named."""
    interrupted(tmp_path, disk.PosixDisk(), KEY, placed)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    (told,) = recover_deliveries(tmp_path, key=key)
    assert sorted(path.name for path in told.strange) == hidden(tmp_path)
    assert told == Interrupted(strange=told.strange)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
    assert (
        recover_deliveries(tmp_path, key=KEY)[0].strange == ()
        if placed
        else recover_deliveries(tmp_path, key=KEY) == ()
    )


def test_a_planted_manifest_removes_nothing(tmp_path: Path) -> None:
    """Whatever a stranger writes about a file of the user's, be it true, the file stays."""
    victim = tmp_path / "a.pbn"
    victim.write_bytes(b"mine")
    status = victim.stat()
    about = FileRecord(
        "a.pbn", ".bigdeal-gui-1.part-0", 4, status.st_dev, status.st_ino, status.st_mtime_ns, b"\0" * 32
    )
    for key in (b"", b"o" * 32):
        for way in disk.Way:
            planted = Manifest(way, (about,)).to_line(key)
            (tmp_path / ".bigdeal-gui-1.delivery").write_bytes(planted)
            (told,) = recover_deliveries(tmp_path, key=KEY) or (Interrupted(),)
            assert [path.name for path in told.strange] == ([".bigdeal-gui-1.delivery"] if key else [])
            assert victim.read_bytes() == b"mine"


def test_a_seal_covers_everything_in_the_line() -> None:
    """Any byte of a manifest that is changed makes it a stranger's."""
    line = Manifest(disk.Way.LINK, (record("x"),)).to_line(KEY)
    for at in range(len(line) - 1):
        changed = line[:at] + bytes([line[at] ^ 1]) + line[at + 1 :]
        found = parse_manifest(changed, KEY, 0)
        assert found is None or found.records == (), at
    assert parse_manifest(line + b"torn", KEY, 0) == Manifest(disk.Way.LINK, (record("x"),))
    assert parse_manifest(b"strange\n" + line, KEY, 0) == Manifest(disk.Way.LINK, (record("x"),))


@pytest.mark.skipif(os.name != "posix", reason="Windows tells no owner")
def test_another_users_hidden_files_are_left_and_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever key sealed it, a manifest counts only in a file of this user's."""
    interrupted(tmp_path, disk.PosixDisk(), KEY, 2)
    before = sorted(path.name for path in tmp_path.iterdir())
    me = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: me + 1)
    (told,) = recover_deliveries(tmp_path, key=KEY)
    assert sorted(path.name for path in told.strange) == hidden(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == before


def test_an_empty_file_is_not_known_again_on_another_disk(tmp_path: Path) -> None:
    """Any two empty files are alike, so one that may be the user's stays when the set is taken back."""
    (tmp_path / "old").mkdir()
    interrupted(tmp_path / "old", ClaimDisk(), KEY, 3)
    stick = moved_to_another_disk(tmp_path / "old", tmp_path / "new")
    (stick / "a.pbn").unlink()
    (told,) = recover_deliveries(stick, key=KEY, on=ClaimDisk())
    assert (told.removed, told.kept) == ((stick / "b.dup",), (stick / "c.lin",))


@pytest.mark.parametrize("on", ONCE)
def test_files_changed_since_are_kept(tmp_path: Path, on: disk.Disk) -> None:
    """What the user has edited, replaced or put there since the death is the user's."""
    interrupted(tmp_path, on, KEY, 2)
    (tmp_path / "a.pbn").write_bytes(b"FIRST")
    os.utime(tmp_path / "a.pbn", ns=(1, 1))
    (tmp_path / "b.dup").unlink()
    (tmp_path / "b.dup").write_bytes(b"mine")
    (tmp_path / "c.lin").mkdir()
    assert recover_deliveries(tmp_path, key=KEY, on=on) == (
        Interrupted((), (tmp_path / "a.pbn", tmp_path / "b.dup", tmp_path / "c.lin")),
    )
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(FILES)


def test_an_equal_file_is_kept_while_the_hidden_one_proves_that_it_is_not_ours(tmp_path: Path) -> None:
    """Two programs may deliver equal files; a file that never got its name cannot be the one that has it."""
    interrupted(tmp_path, disk.PosixDisk(), KEY, 1)
    (tmp_path / "b.dup").write_bytes(FILES["b.dup"])
    assert recover_deliveries(tmp_path, key=KEY) == (
        Interrupted((tmp_path / "a.pbn",), (tmp_path / "b.dup",)),
    )
    assert content(tmp_path) == {"b.dup": FILES["b.dup"]}


def test_a_set_delivered_before_its_hidden_names_were_gone_stays(tmp_path: Path) -> None:
    """A manifest that says nothing promises nothing: only the hidden names go."""
    interrupted(tmp_path, disk.PosixDisk(), KEY, 2)
    os.link(tmp_path / ".bigdeal-gui-1.part-2", tmp_path / "c.lin")
    (tmp_path / ".bigdeal-gui-1.delivery").write_bytes(b"")
    assert recover_deliveries(tmp_path, key=KEY) == ()
    assert content(tmp_path) == FILES
    assert hidden(tmp_path) == []


def test_hidden_files_without_a_manifest_are_removed(tmp_path: Path) -> None:
    """A power failure may lose the manifest; hidden files of that shape are ours whatever happened."""
    (tmp_path / ".bigdeal-gui-7.part-3").write_bytes(b"x")
    (tmp_path / ".bigdeal-gui-7.probe").write_bytes(b"")
    (tmp_path / ".bigdeal-gui-0.part-3").write_bytes(b"not of that shape")
    assert recover_deliveries(tmp_path) == ()
    assert hidden(tmp_path) == [".bigdeal-gui-0.part-3"]


def test_strange_things_with_hidden_names_do_no_harm(tmp_path: Path) -> None:
    """Folders and links under our names are left alone, and nothing beyond the folder is touched."""
    outside = tmp_path / "outside"
    outside.write_bytes(b"theirs")
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / ".bigdeal-gui-1.delivery").symlink_to(outside)
    (folder / ".bigdeal-gui-2.delivery").mkdir()
    (folder / ".bigdeal-gui-3.part-0").mkdir()
    told = recover_deliveries(folder)
    assert [path.name for one in told for path in one.strange] == hidden(folder)
    assert outside.read_bytes() == b"theirs"
    assert len(hidden(folder)) == 3


def test_a_manifest_cannot_reach_out_of_its_folder(tmp_path: Path) -> None:
    """Names in a manifest are names, never paths."""
    folder = tmp_path / "folder"
    folder.mkdir()
    victim = tmp_path / "victim"
    victim.write_bytes(b"theirs")
    status = victim.stat()
    for name, part in (("../victim", "x"), (str(victim), "x"), ("a.pbn", "../victim")):
        record = FileRecord(
            name, part, status.st_size, status.st_dev, status.st_ino, status.st_mtime_ns, b"\0" * 32
        )
        manifest = Manifest(disk.Way.RENAME, (record,))
        (folder / ".bigdeal-gui-1.delivery").write_bytes(manifest.to_line(KEY))
        assert recover_deliveries(folder, key=KEY) == ()
    assert victim.read_bytes() == b"theirs"


def test_folders_that_cannot_be_listed_are_errors(tmp_path: Path) -> None:
    """A missing folder is named; any other trouble comes with the system's word."""
    with pytest.raises(FolderMissing):
        recover_deliveries(tmp_path / "absent")
    with pytest.raises(CannotWrite):
        recover_deliveries(tmp_path / ("x" * 300))


def test_a_high_number_of_somebody_else_stops_nobody(tmp_path: Path) -> None:
    """The lowest free number is taken, whatever else is in the folder."""
    for number in (1, 2, 4, 999_999):
        (tmp_path / f".bigdeal-gui-{number}.delivery").mkdir()
    with delivery.Delivery(tmp_path, ["a.pbn"]) as ours:
        ours.write("a.pbn", b"x")
        assert (tmp_path / ".bigdeal-gui-3.part-0").exists()
        ours.commit()


def test_numbers_run_out_with_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder in which all numbers are in use is refused rather than searched for ever."""
    monkeypatch.setattr(recovery, "_LAST_NUMBER", 2)
    for number in (1, 2):
        (tmp_path / f".bigdeal-gui-{number}.delivery").mkdir()
    with pytest.raises(CannotWrite), delivery.Delivery(tmp_path, ["a.pbn"]):
        pass


def test_many_hidden_files_of_others_are_one_note_and_linear_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five thousand of them cost a look at each; they are told of once, and left alone."""
    for number in range(1, 5001):
        (tmp_path / f".bigdeal-gui-{number}.delivery").touch()
    listings: list[Path] = []
    names_in = disk.names_in

    def counted(folder: Path) -> list[str]:
        listings.append(folder)
        return names_in(folder)

    monkeypatch.setattr(disk, "names_in", counted)
    monkeypatch.setattr(disk, "is_of_this_user", lambda _path: False)
    (told,) = recover_deliveries(tmp_path, key=b"k" * 32)
    assert len(told.strange) == 5000
    with delivery.Delivery(tmp_path, ["a.pbn"], key=b"k" * 32) as ours:
        ours.write("a.pbn", b"x")
        ours.commit()
    assert len(listings) <= 4
    assert len(list(tmp_path.iterdir())) == 5001


def test_where_nothing_can_be_locked_a_day_tells(tmp_path: Path) -> None:
    """A delivery of which nothing was written for a day is dead; a younger one may be alive."""

    class NoLocks(disk.PosixDisk):
        def lock(self, handle: int) -> bool:
            raise OSError(errno.ENOLCK, "no locks", str(handle))

    manifest = tmp_path / ".bigdeal-gui-1.delivery"
    part = tmp_path / ".bigdeal-gui-1.part-0"
    manifest.touch()
    part.write_bytes(b"half")
    for age_s, is_dead in ((0, False), (23 * 3600, False), (25 * 3600, True)):
        for path in (manifest, part):
            os.utime(path, (time.time() - age_s,) * 2)
        recover_deliveries(tmp_path, key=b"k" * 32, on=NoLocks())
        assert part.exists() is not is_dead


def test_a_claim_that_somebody_else_locked_or_removed_is_worth_nothing(tmp_path: Path) -> None:
    """Between making and locking a manifest another program may take it for an interrupted delivery's."""

    class Racing(disk.PosixDisk):
        races = 0

        def lock(self, handle: int) -> bool:
            self.races += 1
            if self.races == 1:
                return False
            if self.races == 2:
                (tmp_path / ".bigdeal-gui-2.delivery").unlink()
            return super().lock(handle)

    claim = Claim.new(tmp_path, Racing())
    assert claim.part_name(0) == ".bigdeal-gui-3.part-0"
    claim.undo(Manifest(disk.Way.LINK, ()), b"")


def record(part: str) -> FileRecord:
    """Return the record of a file that is nowhere."""
    return FileRecord("a.pbn", part, 5, 1, 2, 3, b"")


def test_an_empty_file_is_a_claim_only_where_one_can_be(tmp_path: Path) -> None:
    """The first name whose hidden file still exists, an empty file of the same owner, made at that time."""
    part = tmp_path / ".bigdeal-gui-1.part-0"
    target = tmp_path / "a.pbn"
    target.touch()
    made = target.stat().st_mtime_ns
    records = (record(".bigdeal-gui-1.part-9"), record(part.name))
    manifest = Manifest(disk.Way.CLAIM, records, made)
    assert empty_claim(manifest, tmp_path) is None
    part.write_bytes(b"12345")
    assert empty_claim(manifest, tmp_path) == target
    assert empty_claim(Manifest(disk.Way.LINK, records, made), tmp_path) is None
    minute = 60 * 10**9
    for early, found in ((minute, target), (minute + 1, None), (-minute, target), (-minute - 1, None)):
        assert empty_claim(Manifest(disk.Way.CLAIM, records, made - early), tmp_path) == found
    target.write_bytes(b"theirs")
    assert empty_claim(manifest, tmp_path) is None
    target.unlink()
    assert empty_claim(manifest, tmp_path) is None


_RECORDS = st.builds(
    FileRecord,
    st.sampled_from(["a.pbn", "été.dup", "桥牌.lin"]),
    st.sampled_from([".bigdeal-gui-1.part-0", ".bigdeal-gui-2.part-10"]),
    *[st.integers(0, 2**64)] * 4,
    st.binary(min_size=32, max_size=32),
)


@settings(deadline=None, max_examples=60)
@given(
    st.sampled_from(disk.Way),
    st.lists(_RECORDS, max_size=4).map(tuple),
    st.integers(0, 2**63),
    st.booleans(),
    st.lists(st.integers(0, 2**63), max_size=3).map(tuple),
)
def test_manifests_are_read_as_they_were_written(
    way: disk.Way,
    records: tuple,
    mtime_ns: int,
    is_withdrawn: bool,  # noqa: FBT001 - Hypothesis gives it by place
    sets: tuple,
) -> None:
    """Writing and reading are inverse; a line torn anywhere takes nothing back and promises nothing."""
    manifest = Manifest(way, records, mtime_ns, is_withdrawn=is_withdrawn, sets=sets)
    data = manifest.to_line(KEY)
    assert parse_manifest(data, KEY, mtime_ns) == manifest
    assert parse_manifest(data + data[: len(data) // 2], KEY, mtime_ns) == manifest
    for nothing in (data[: len(data) // 2], b"", manifest.to_line(b"")):
        assert parse_manifest(nothing, KEY, mtime_ns) == Manifest(disk.Way.LINK, (), mtime_ns)
    assert parse_manifest(data, b"o" * 32, mtime_ns) is None
    assert parse_manifest(data, b"", mtime_ns) is None


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["is", "way", "files", "name", "part", "size_bytes", "digest"]), inner, max_size=5
        )
    ),
    max_leaves=12,
)


@settings(deadline=None, max_examples=200)
@given(st.binary(max_size=40) | _JSON.map(lambda value: json.dumps(value).encode()))
def test_strange_manifests_list_nothing(untrusted_data: bytes) -> None:
    """Whatever stands there, under our seal or none, nothing is raised and no file is named."""
    for line in (untrusted_data + b"\n", sealed_line(untrusted_data, KEY)):
        found = parse_manifest(line, KEY, 0)
        assert found is None or found.records == ()


@pytest.mark.parametrize(
    ("field", "value"),
    [("name", 1), ("name", "../x"), ("name", "CON"), ("part", "a/b"), ("part", "a\\b"), ("size_bytes", "1"),
     ("digest", "zz"), ("mtime_ns", None)],
)  # fmt: skip
def test_a_manifest_with_one_strange_value_lists_nothing(field: str, value: object) -> None:
    """One value that this program cannot have written makes the whole line worthless."""

    def records(top: object) -> tuple[FileRecord, ...]:
        found = parse_manifest(sealed_line(json.dumps(top).encode(), KEY), KEY, 0)
        assert found is not None
        return found.records

    top = json.loads(Manifest(disk.Way.LINK, (record("x"),)).to_line(b""))
    assert records(top) == (record("x"),)
    assert records(top | {"sets": 3}) == ()
    top["files"][0][field] = value
    assert records(top) == ()
    for broken in ({"files": 3}, {"files": [3]}, {"is": "other"}, {"way": "magic"}):
        assert records(top | broken) == ()


def test_what_cannot_be_touched_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hidden files of ours on a disk that fails are named, and are there for the next time."""
    hidden = tmp_path / ".bigdeal-gui-1.delivery", tmp_path / ".bigdeal-gui-1.part-0"
    for path in hidden:
        path.touch()

    def refuse(_path: Path) -> int:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(disk, "open_own", refuse)
        (told,) = recover_deliveries(tmp_path, key=b"k" * 32)
    assert told == Interrupted(stuck=hidden)
    assert recover_deliveries(tmp_path, key=b"k" * 32) == ()
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_goes_away_while_it_is_settled_is_not_settled(tmp_path: Path) -> None:
    """Its hidden files are named, and are removed when it is back."""
    folder, away = tmp_path / "stick", tmp_path / "away"
    folder.mkdir()
    part = folder / ".bigdeal-gui-1.part-0"
    part.write_bytes(b"half")

    (folder / ".bigdeal-gui-1.delivery").touch()
    claim = Claim.adopted(folder, 1, disk.PosixDisk(), [part])
    assert claim is not None
    folder.rename(away)
    with pytest.raises(FileNotFoundError):
        claim.settle(b"k" * 32, lambda _files: True)
    away.rename(folder)
    assert recover_deliveries(folder, key=b"k" * 32) == ()
    assert list(folder.iterdir()) == []


def test_a_lock_that_fails_leaves_nothing_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that fails while a delivery is looked at is told, and its manifest is closed again."""
    (tmp_path / ".bigdeal-gui-1.delivery").touch()
    closed: list[int] = []

    def refuse(*_words: object, **_more: object) -> bool:
        raise OSError(errno.EIO, "Input/output error")

    close = os.close

    def watched(handle: int) -> None:
        closed.append(handle)
        close(handle)

    monkeypatch.setattr(disk, "lock_if_possible", refuse)
    monkeypatch.setattr(os, "close", watched)
    with pytest.raises(OSError, match="Input/output"):
        Claim.adopted(tmp_path, 1, disk.PosixDisk())
    assert len(closed) == 1


@pytest.mark.parametrize("is_pulled", [False, True])
def test_hidden_files_that_go_meanwhile_are_nobody_s_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_pulled: bool
) -> None:
    """Their program lives and was quicker: nothing is told. With the folder gone they may be there still."""
    folder = tmp_path / "boards"
    folder.mkdir()
    path = folder / ".bigdeal-gui-1.delivery"
    path.touch()

    def gone(_path: Path) -> bool:
        path.unlink()
        if is_pulled:
            folder.rmdir()
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))

    monkeypatch.setattr(disk, "is_of_this_user", gone)
    assert recover_deliveries(folder) == ((Interrupted(stuck=(path,)),) if is_pulled else ())
