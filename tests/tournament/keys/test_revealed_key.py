"""The key of one session by itself: what its file holds, what proves it, and what the documents say of it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.formats import FileTooLarge
from bigdeal_gui.errors.tournament import DamagedRevealedKey, NoSuchSession
from bigdeal_gui.tournament.keys.keys_file import Keys, SessionKey, read_keys
from bigdeal_gui.tournament.keys.revealed_key import (
    MAX_FILE_BYTES,
    RevealedKey,
    read_revealed_key,
    revealed_key,
    revealed_key_bytes,
)

PAGE = Path(__file__).parents[3] / "docs" / "tournament-files.md"
TEXT = PAGE.read_text("utf-8")
CHAPTER = TEXT[TEXT.index("## The key of one session") : TEXT.index("## The round")]


def keys_of(count: int) -> Keys:
    """Return the keys of a phase of `count` sessions, and of one whose number is open."""
    places = [*((1, session) for session in range(1, count + 1)), (2, 0)]
    return Keys({place: SessionKey(b"%030d" % (place[1] + 7)) for place in places})


def on_the_page(name: str) -> str:
    """Return a file of the worked example as it stands on the page."""
    found = re.search(rf"`{re.escape(name)}`:\n\n```[a-z]+\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


@given(st.integers(1, 40), st.data())
def test_each_key_is_proved_by_itself(count: int, data: st.DataObject) -> None:
    """A key of any session says the same when its file is read, and its path leads to the root of all."""
    keys = keys_of(count)
    session = data.draw(st.integers(1, count))
    made = revealed_key(keys, (1, session))
    read = read_revealed_key(revealed_key_bytes(made))
    assert (read.place, read.number, read.count) == ((1, session), session, count + 1)
    assert (read.root, read.path) == (keys.root(), made.path)
    assert read.key.reveal() == keys.key(1, session).reveal()
    assert read.leads_to_root


@given(st.data())
def test_no_changed_line_leads_to_the_root(data: st.DataObject) -> None:
    """Of number, count, key, side and hash none can be another."""
    lines = revealed_key_bytes(revealed_key(keys_of(9), (1, 4))).decode().splitlines()
    changes = {
        1: "MR " + "0" * 64,
        2: "AT 5 of 10",
        3: lines[3][:-1] + ("1" if lines[3][-1] != "1" else "2"),
        4: lines[4].replace("LEFT", "RIGHT"),
        5: lines[5].split()[0] + " " + "f" * 64,
        6: None,
    }
    where = data.draw(st.sampled_from(sorted(changes)))
    changed = changes[where]
    lines[where : where + 1] = [] if changed is None else [changed]
    assert not read_revealed_key(("\n".join(lines) + "\n").encode()).leads_to_root


def test_another_number_of_lines_has_another_path() -> None:
    """The right hashes under a count that asks for other sides lead nowhere."""
    lines = revealed_key_bytes(revealed_key(keys_of(4), (1, 4))).decode().splitlines()
    lines[2] = "AT 4 of 4"
    assert not read_revealed_key(("\n".join(lines) + "\n").encode()).leads_to_root


def test_a_key_shows_itself_nowhere() -> None:
    """What a program could write down of it holds no letter of the key."""
    made = revealed_key(keys_of(3), (1, 2))
    assert repr(made) == "RevealedKey(phase 1, session 2, hidden)"
    assert made.key.reveal().decode() not in f"{made!r}{made}"


def test_a_session_without_a_key_has_none_to_reveal() -> None:
    """Keys of another plan are told."""
    with pytest.raises(NoSuchSession):
        revealed_key(keys_of(3), (1, 4))


@pytest.mark.parametrize("ending", ["\n", "\r\n", ""])
def test_line_ends_may_change_on_the_way(ending: str) -> None:
    """A file that went through a mail says what it said."""
    content = revealed_key_bytes(revealed_key(keys_of(3), (1, 2))).decode()
    changed = content.replace("\n", "\r\n") if ending == "\r\n" else content.removesuffix("\n") + ending
    assert read_revealed_key(changed.encode()).leads_to_root


def damaged(line: int, text: str | None) -> bytes:
    """Return the file of a key in which a line is another, or with all others behind it missing."""
    lines = revealed_key_bytes(revealed_key(keys_of(3), (1, 2))).decode().splitlines()
    lines = lines[: line - 1] if text is None else [*lines[: line - 1], text, *lines[line:]]
    return "".join(f"{each}\n" for each in lines).encode()


@pytest.mark.parametrize(
    ("line", "content"),
    [
        (1, b""),
        (1, b"\xff\n"),
        (1, damaged(1, "1,2:abc")),
        (1, damaged(1, "bigdeal-gui session key 2")),
        (1, damaged(1, " bigdeal-gui session key 1")),
        (2, damaged(2, None)),
        (2, damaged(2, "MR 0")),
        (3, damaged(3, "AT 0 of 4")),
        (3, damaged(3, "AT 5 of 4")),
        (3, damaged(3, "AT 2 of 4 ")),
        (4, damaged(4, None)),
        (4, damaged(4, "1,2:" + "a" * 60)),
        (4, damaged(4, "KEY 1,2:short")),
        (4, damaged(4, "KEY 2,0:" + "a" * 60)),
        (5, damaged(5, "UP " + "0" * 64)),
        (5, damaged(5, "LEFT " + "0" * 63)),
        (6, damaged(6, "")),
    ],
)
def test_what_is_no_such_file_is_told_with_its_line(line: int, content: bytes) -> None:
    """Nothing is guessed, and no key stands in what is told."""
    with pytest.raises(DamagedRevealedKey) as caught:
        read_revealed_key(content)
    assert caught.value.line == line
    assert "aaaa" not in str(caught.value)


def test_a_large_file_is_not_read() -> None:
    """No tree of a tournament is so deep."""
    with pytest.raises(FileTooLarge):
        read_revealed_key(b"bigdeal-gui session key 1\n" + b"\n" * MAX_FILE_BYTES)


def of_the_example() -> RevealedKey:
    """Return the key of the second session of the example on the page."""
    return revealed_key(read_keys(on_the_page("spring.sqk").replace("\n", "\r\n").encode()), (1, 2))


def test_the_worked_example_is_what_the_program_makes() -> None:
    """The file on the page is ours to the byte."""
    assert revealed_key_bytes(of_the_example()).decode() == on_the_page("spring-rr2.key.txt")


@pytest.fixture
def example(tmp_path: Path) -> Path:
    """A folder with the files of the example that everybody has when the session is revealed."""
    for name in ("spring.commit.json", "spring-rr2.key.txt"):
        (tmp_path / name).write_bytes(on_the_page(name).encode())
    return tmp_path


def script(language: str) -> str:
    """Return the only script of the chapter in `language`."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", CHAPTER, re.MULTILINE | re.DOTALL)
    return found


@pytest.mark.skipif(
    not (shutil.which("bash") and shutil.which("sha256sum")), reason="the example wants bash and sha256sum"
)
def test_the_worked_example_can_be_done_with_sha256sum(example: Path) -> None:
    """The commands lead from the key to the line that the commitment bound, and from another key nowhere."""
    bash = ["bash", "-c", script("bash")]
    done = subprocess.run(bash, cwd=example, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f'"MR {of_the_example().root}",'
    key = example / "spring-rr2.key.txt"
    key.write_text(key.read_text("ascii").replace("KEY 1,2", "KEY 1,3"), "ascii")
    assert subprocess.run(bash, cwd=example, capture_output=True, check=False).returncode == 1


def in_python(folder: Path) -> str:
    """Return what the Python of the page says in `folder`, errors too."""
    done = subprocess.run(
        [sys.executable, "-c", script("python")], cwd=folder, capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


def test_the_worked_example_can_be_done_in_python(example: Path) -> None:
    """Some twenty lines prove the key, and find another session's key, number, path or root."""
    assert len(script("python").splitlines()) <= 23
    assert in_python(example) == "phase 1, session 2: proved\n"
    key = example / "spring-rr2.key.txt"
    genuine = key.read_text("ascii")
    for old, new, why in (
        ("crZBc7", "crZBc8", "not the key that was bound"),
        ("AT 2", "AT 3", "another session's key"),
        ("KEY 1,2", "KEY 1,3", "another session's key"),
        ("LEFT", "RIGHT", "another path"),
        ("MR 5", "MR 6", "another tournament"),
    ):
        key.write_text(genuine.replace(old, new), "ascii")
        assert f"AssertionError: {why}" in in_python(example)
