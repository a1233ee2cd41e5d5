"""Locked boxes without a screen: when they open, and what opens them."""

from __future__ import annotations

import hashlib
import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.seals import NoTimeLock, WrongRound
from bigdeal_gui.errors.storage import AlreadyExists
from bigdeal_gui.errors.tournament import DamagedRound
from bigdeal_gui.pages.boxes import are_boxes, make_trial_box, open_box, read_given_boxes
from bigdeal_gui.seals import time_lock
from bigdeal_gui.seals.age import new_identity, seal
from bigdeal_gui.services.boxes.content import padded_zip
from bigdeal_gui.services.boxes.lock_time import QUICKNET, LockTime
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.work import Work

if TYPE_CHECKING:
    from collections.abc import Sequence

ROUNDS = json.loads((Path(__file__).parents[1] / "vectors" / "drand" / "rounds.json").read_text("utf-8"))
ANSWERS = {one["round"]: json.dumps(one) for one in ROUNDS["rounds"]}


def box_in(folder: Path, content: bytes, name: str = "sim.zip.age") -> Path:
    """Write a box that opens with round 1000."""
    path = folder / name
    path.write_bytes(
        time_lock.lock_until_round(
            content, bytes(16), 1000, QUICKNET, lambda n: hashlib.shake_128(b"").digest(n)
        )
    )
    return path


def given(folder: Path, *names: str) -> Sequence[Path]:
    """Return files of a folder."""
    return [folder / name for name in names]


def test_boxes_and_the_answer_are_told_apart(tmp_path: Path) -> None:
    """However they are called; what is sealed otherwise is no box."""
    box_in(tmp_path, b"boards")
    (tmp_path / "1000").write_text(ANSWERS[1000])
    (tmp_path / "key.age").write_bytes(seal(b"record", recipients=[new_identity().recipient]))
    boxes, answer = read_given_boxes(given(tmp_path, "1000", "sim.zip.age"))
    assert [box.path.name for box in boxes] == ["sim.zip.age"]
    assert answer == ANSWERS[1000]
    assert not boxes[0].has_second_key
    assert boxes[0].lock == LockTime(1000)
    digest = hashlib.sha256((tmp_path / "sim.zip.age").read_bytes()).hexdigest()
    assert boxes[0].code_groups.replace(" ", "") == digest
    assert len(boxes[0].code_words.split()) == 13
    assert are_boxes(given(tmp_path, "1000", "sim.zip.age"))
    assert not are_boxes(given(tmp_path, "1000", "key.age", "gone.age"))
    with pytest.raises(NoTimeLock):
        read_given_boxes(given(tmp_path, "key.age"))


def test_an_answer_that_is_no_text_is_given_as_far_as_it_is(tmp_path: Path) -> None:
    """Bytes that are no letters are marks in it: whoever reads it says what is wrong."""
    file = tmp_path / "round.json"
    file.write_bytes(b"1000\xff")
    assert read_given_boxes([file]) == ((), "1000\ufffd")


def test_it_says_when_a_box_opens(tmp_path: Path) -> None:
    """In days, hours and begun minutes; afterwards that it can be opened."""
    (box,), _answer = read_given_boxes([box_in(tmp_path, b"boards")])
    at = box.lock.opens_at
    assert box.wait_words(at - timedelta(days=3, hours=2, minutes=4, seconds=59)) == "Opens in 3 d 2 h 5 min."
    assert box.wait_words(at - timedelta(seconds=1)) == "Opens in 0 d 0 h 1 min."
    assert box.wait_words(at) == "It can be opened now."
    assert "(2023-08-23T15:59:24Z)" in box.opens_at_words()


@pytest.mark.parametrize("name", ["try", "try.age", "try.zip.age"])
def test_a_box_to_try_opens_soon(tmp_path: Path, name: str) -> None:
    """Whatever ending was typed: it is a box, and its time is still to come."""
    made = make_trial_box(tmp_path / name, Work(open_journal))
    assert made.path == tmp_path / "try.zip.age"
    (box,), _answer = read_given_boxes([made.path])
    assert timedelta() < box.lock.opens_at - datetime.now(UTC) < timedelta(hours=1)


def test_the_answer_opens_the_box(tmp_path: Path) -> None:
    """Its files come beside it; what another program packed becomes one file. Nothing is written over."""
    work = Work(open_journal)
    ours = box_in(tmp_path, padded_zip({"sim.pbn": b"boards"}))
    for wrong, error in ((ANSWERS[1001], WrongRound), ("tomorrow", DamagedRound)):
        with pytest.raises(error):
            open_box(ours, wrong, work)
    assert [file.path.name for file in open_box(ours, ANSWERS[1000], work)] == ["sim.pbn"]
    with pytest.raises(AlreadyExists):
        open_box(ours, ANSWERS[1000], work)
    other = box_in(tmp_path, b"a text", "text.txt.age")
    assert [file.path.name for file in open_box(other, ANSWERS[1000], work)] == ["text.txt"]
    assert (tmp_path / "text.txt").read_bytes() == b"a text"
