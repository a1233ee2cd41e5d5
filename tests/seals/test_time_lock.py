"""Locks that a round opens: vectors of another implementation, both ways, and every bit of them."""

from __future__ import annotations

import hashlib
import json
from itertools import count
from pathlib import Path

import pytest
from py_arkworks_bls12381 import GT, G1Point, G2Point

from bigdeal_gui.errors.formats import FileTooLarge
from bigdeal_gui.errors.seals import NoTimeLock, NotSealed, OtherClock, SealDamaged, WrongRound
from bigdeal_gui.seals import time_lock
from bigdeal_gui.seals.age import MAX_SEALED_BYTES, seal, unarmoured
from bigdeal_gui.seals.age_file import Stanza, read_age_file, write_age_file
from bigdeal_gui.seals.time_lock import (
    Clock,
    lock_until_round,
    locked_round,
    open_time_lock,
    opened_with_file_key,
)
from tests.seals import age_by_hand as by_hand

VECTORS = Path(__file__).parents[1] / "vectors"
BOXES = json.loads((VECTORS / "tlock" / "boxes.json").read_text("utf-8"))["boxes"]
DRAND = json.loads((VECTORS / "drand" / "rounds.json").read_text("utf-8"))
SIGNATURES = {one["round"]: bytes.fromhex(one["signature"]) for one in DRAND["rounds"]}
QUICKNET = Clock(
    DRAND["network"]["chain_hash"],
    bytes.fromhex(DRAND["network"]["public_key"]),
    b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_",
)
KEY = b"YELLOW SUBMARINE"
ORDER = 0x73EDA753299D7D483339D80809A1D80553BDA402FFFE5BFEFFFFFFFF00000001
NUMBER = 1000
SIGNATURE = SIGNATURES[NUMBER]


def counted(count: int) -> bytes:
    """Return bytes that are the same in each run."""
    return hashlib.shake_128(b"time lock").digest(count)


BOX = lock_until_round(b"thirteen cards each", KEY, NUMBER, QUICKNET, counted)


@pytest.mark.parametrize("box", BOXES, ids=lambda box: str(box["round"]))
def test_boxes_of_another_implementation_open(box: dict[str, str]) -> None:
    """As it wrote them, in letters; and with the lines of another system."""
    sealed = box["box"].encode()
    signature = bytes.fromhex(box["signature"])
    number = locked_round(sealed, QUICKNET)
    assert number == box["round"]
    assert open_time_lock(sealed, number, signature, QUICKNET).decode() == box["plain"]
    windows = sealed.replace(b"\n", b"\r\n")
    assert open_time_lock(windows, number, signature, QUICKNET).decode() == box["plain"]


@pytest.mark.parametrize("size", [1, 65_536, 65_537, 300_000])
def test_the_round_opens_what_was_locked(size: int) -> None:
    """And so do the bytes of the key, for as long as somebody keeps them."""
    content = counted(size)
    sealed = lock_until_round(content, KEY, NUMBER, QUICKNET, counted)
    assert locked_round(sealed, QUICKNET) == NUMBER
    assert open_time_lock(sealed, NUMBER, SIGNATURE, QUICKNET) == content
    assert opened_with_file_key(sealed, KEY) == content


def test_the_lock_is_as_drands_tools_order_it() -> None:
    """One element of the target group, written out as two other implementations agree to."""
    digest = hashlib.sha256(time_lock._in_bytes(GT.pairing(G1Point(), G2Point()))).hexdigest()
    assert digest == "300e47c99502f3af33ad2080847d528cabd90365a90ab98bc174565c27928591"


@pytest.mark.parametrize("tries", [1, 2, 3])
def test_numbers_above_the_order_are_tried_again(tries: int) -> None:
    """Whether the first, second or third hash serves, the lock opens: one in ten needs a second."""

    def tries_of(sigma: bytes) -> int:
        digest = hashlib.sha256(b"IBE-H3" + sigma + KEY).digest()
        hashes = (hashlib.sha256(place.to_bytes(2, "little") + digest).digest() for place in range(1, 100))
        return next(at for at, one in enumerate(hashes, 1) if int.from_bytes(one, "big") % 2**255 < ORDER)

    sigma = next(one for one in (place.to_bytes(16, "big") for place in count()) if tries_of(one) == tries)
    sealed = lock_until_round(b"boards", KEY, NUMBER, QUICKNET, lambda _count: sigma)
    assert open_time_lock(sealed, NUMBER, SIGNATURE, QUICKNET) == b"boards"


def test_no_bit_of_the_head_can_be_changed() -> None:
    """Kind, round, chain, point and both masked halves."""
    for bit in range(8 * BOX.index(b"\n---")):
        number = int.from_bytes(BOX, "big") ^ 1 << 8 * len(BOX) - 1 - bit
        with pytest.raises((NotSealed, SealDamaged, NoTimeLock, OtherClock, WrongRound)):
            open_time_lock(number.to_bytes(len(BOX), "big"), NUMBER, SIGNATURE, QUICKNET)


def test_no_bit_of_the_lock_can_be_changed() -> None:
    """Although whoever changes it could seal the head again, knowing the key."""
    (stanza,) = read_age_file(BOX).stanzas
    for bit in range(8 * 128):
        body = (int.from_bytes(stanza.body, "big") ^ 1 << bit).to_bytes(128, "big")
        changed = write_age_file(KEY, [Stanza(stanza.arguments, body)], bytes(16), b"x")
        with pytest.raises(SealDamaged):
            open_time_lock(changed, NUMBER, SIGNATURE, QUICKNET)


def test_another_round_does_not_open_it() -> None:
    """Neither as itself, nor under the number of the right one."""
    with pytest.raises(WrongRound, match="Round 1000 opens this box, not round 1001"):
        open_time_lock(BOX, 1001, SIGNATURES[1001], QUICKNET)
    with pytest.raises(SealDamaged):
        open_time_lock(BOX, NUMBER, SIGNATURES[1001], QUICKNET)


def with_arguments(*arguments: str, body: bytes = bytes(128)) -> bytes:
    """Return a file with one stanza."""
    return write_age_file(KEY, [Stanza(arguments, body)], bytes(16), b"x")


@pytest.mark.parametrize(
    ("sealed", "error"),
    [
        (
            seal(b"x", recipients=["age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p"]),
            NoTimeLock,
        ),
        (with_arguments("tlock", "1000", "ab" * 32), OtherClock),
        (with_arguments("tlock", "1000"), SealDamaged),
        (with_arguments("tlock", "01000", QUICKNET.chain), SealDamaged),
        (with_arguments("tlock", "0", QUICKNET.chain), SealDamaged),
        (with_arguments("tlock", "1000000000", QUICKNET.chain), SealDamaged),
        (with_arguments("tlock", "1000", QUICKNET.chain, body=bytes(127)), SealDamaged),
        (b"a file of boards", NotSealed),
    ],
)
def test_what_is_no_box_of_this_clock_is_named(sealed: bytes, error: type[Exception]) -> None:
    """A seal, another clock, and damage are three things."""
    with pytest.raises(error):
        locked_round(sealed, QUICKNET)


def test_other_ways_in_are_passed_over() -> None:
    """A box may open with somebody's key as well, or hold what newer programs add."""
    (stanza,) = read_age_file(BOX).stanzas
    others = [Stanza(("x-grease", "1"), b""), Stanza(("tlock", "5", "ab" * 32), bytes(128))]
    sealed = write_age_file(KEY, [*others, stanza], bytes(16), b"boards")
    assert open_time_lock(sealed, NUMBER, SIGNATURE, QUICKNET) == b"boards"


def test_nothing_and_too_much_are_not_locked() -> None:
    """Other tools cannot read a lock of nothing; a box has a largest size."""
    with pytest.raises(ValueError, match="nothing"):
        lock_until_round(b"", KEY, NUMBER, QUICKNET, counted)
    with pytest.raises(FileTooLarge):
        lock_until_round(bytes(MAX_SEALED_BYTES + 1), KEY, NUMBER, QUICKNET, counted)


def test_letters_are_the_same_box() -> None:
    """What the vectors hold in letters is a box without them."""
    sealed = unarmoured(BOXES[0]["box"].encode())
    arguments = by_hand.parted(sealed)[1].arguments
    assert arguments == ["tlock", str(BOXES[0]["round"]), QUICKNET.chain]
