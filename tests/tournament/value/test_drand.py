"""Rounds of drand: what the network signed is true, and every changed bit of it is refused."""

from __future__ import annotations

import hashlib
import json
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.tournament import DamagedRound, RoundNotSigned
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.tournament.value.drand import Round

VECTORS = json.loads((Path(__file__).parents[2] / "vectors" / "drand" / "rounds.json").read_text("ascii"))
SERVED = [json.dumps(one) for one in VECTORS["rounds"]]
ROUNDS = [drand.read_round(text) for text in SERVED]
FIRST = ROUNDS[0]


def flipped(data: bytes, bit: int) -> bytes:
    """Return `data` with one bit changed."""
    number = int.from_bytes(data, "big") ^ 1 << bit
    return number.to_bytes(len(data), "big")


def test_the_pinned_network_is_quicknet() -> None:
    """Chain, key, beginning and period are those that the network's relays tell."""
    network = VECTORS["network"]
    assert (network["name"], network["chain_hash"]) == (drand.NETWORK, drand.CHAIN)
    assert drand.PUBLIC_KEY.hex() == network["public_key"]
    assert drand.GENESIS.timestamp() == network["genesis_time"]
    assert network["period_s"] == drand.PERIOD_S


@pytest.mark.parametrize("one", ROUNDS, ids=lambda one: str(one.number))
def test_real_rounds_are_signed(one: Round) -> None:
    """What relays served years ago is found genuine, and nothing is asked of a network."""
    assert drand.round_fault(one) == ""
    drand.require_signed(one)
    assert hashlib.sha256(one.signature).hexdigest() == one.value


def test_the_signature_of_another_round_is_refused() -> None:
    """A genuine signature under another number is told as such."""
    swapped = Round(1001, FIRST.signature, FIRST.randomness)
    with pytest.raises(RoundNotSigned, match="did not sign round 1001"):
        drand.require_signed(swapped)


@pytest.mark.parametrize("bit", range(384))
def test_no_bit_of_the_signature_can_be_changed(bit: int) -> None:
    """Neither with the old randomness nor with one that fits the changed signature."""
    signature = flipped(FIRST.signature, bit)
    assert "the randomness does not match" in drand.round_fault(Round(1000, signature, FIRST.randomness))
    told = drand.round_fault(Round(1000, signature, hashlib.sha256(signature).digest()))
    assert "the signature is not valid" in told or "did not sign" in told


def test_no_bit_of_the_randomness_can_be_changed() -> None:
    """Each of the 256 counts."""
    for bit in range(256):
        changed = Round(1000, FIRST.signature, flipped(FIRST.randomness, bit))
        assert "the randomness does not match" in drand.round_fault(changed)


def test_no_bit_of_the_number_can_be_changed() -> None:
    """Each of the 64 that are signed counts."""
    for bit in range(64):
        number = int.from_bytes(flipped((1000).to_bytes(8, "big"), bit), "big")
        assert "did not sign" in drand.round_fault(Round(number, FIRST.signature, FIRST.randomness))


@pytest.mark.parametrize("byte", range(96))
def test_no_bit_of_the_key_can_be_changed(byte: int) -> None:
    """Each of the 768 counts: it is no key any more, or one that signed nothing of this."""
    for bit in range(8 * byte, 8 * byte + 8):
        told = drand.round_fault(FIRST, flipped(drand.PUBLIC_KEY, bit))
        assert "not a key" in told or "the signature is not valid" in told or "did not sign" in told


def test_the_point_that_is_no_point_signs_nothing() -> None:
    """The point at infinity, however it is spelt, is no signature and no key."""
    nothing = b"\xc0" + bytes(47)
    spelt = b"\xc0" + bytes(46) + b"\x01"
    for signature in (nothing, spelt, b"\xff" * 48):
        assert drand.round_fault(Round(1000, signature, hashlib.sha256(signature).digest())) != ""
    assert drand.round_fault(FIRST, b"\xc0" + bytes(95)) != ""
    assert drand.round_fault(FIRST, b"\xe0" + bytes(95)) != ""


def test_rounds_appear_every_three_seconds() -> None:
    """Round 1 with the network's beginning; the day and hour of a round can be told."""
    assert drand.round_appears_at(1) == drand.GENESIS == datetime(2023, 8, 23, 15, 9, 27, tzinfo=UTC)
    assert drand.round_appears_at(1000) - drand.round_appears_at(1) == timedelta(seconds=2997)
    evening = datetime(2027, 7, 6, 18, tzinfo=UTC)
    assert drand.round_appears_at(drand.round_at(evening)) == evening
    assert drand.round_at(evening + timedelta(seconds=1)) == drand.round_at(evening) + 1
    assert drand.round_at(datetime(2020, 1, 1, tzinfo=UTC)) == 1


@given(st.datetimes(datetime(2023, 8, 24), datetime(2099, 1, 1), timezones=st.just(UTC)))  # noqa: DTZ001 - the zones are given
def test_a_moment_has_the_first_round_that_is_not_before_it(moment: datetime) -> None:
    """The round before it appears too early."""
    number = drand.round_at(moment)
    assert drand.round_appears_at(number - 1) < moment <= drand.round_appears_at(number)


@pytest.mark.parametrize(
    "text",
    [
        SERVED[0],
        json.dumps({"signature": FIRST.signature.hex(), "round": 1000}),
        json.dumps({**json.loads(SERVED[0]), "previous_signature": ""}),
        f"1000\n{FIRST.signature.hex()}\n{FIRST.value}\n",
        f"randomness: {FIRST.value.upper()}\r\nsignature: {FIRST.signature.hex()}\r\nround: 1000",
        f"1000 {FIRST.signature.hex()}",
    ],
)
def test_a_round_is_read_in_every_way_it_is_served_or_pasted(text: str) -> None:
    """As JSON with or without its randomness, and as three parts in any order."""
    assert drand.read_round(text) == FIRST
    assert drand.read_round(b"\xef\xbb\xbf" + text.encode()) == FIRST


def test_the_first_round_is_one() -> None:
    """Its number is read, in either form; whether it was signed like this is another matter."""
    assert drand.read_round(json.dumps({"round": 1, "signature": FIRST.signature.hex()})).number == 1
    assert drand.read_round(f"1 {FIRST.signature.hex()}").number == 1


def test_a_file_may_be_as_long_as_a_round_ever_is() -> None:
    """To the byte."""
    assert drand.read_round(SERVED[0].ljust(20_000)) == FIRST
    with pytest.raises(DamagedRound, match="too long"):
        drand.read_round(SERVED[0].ljust(20_001))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"\xff\xfe", "UTF-8"),
        (b"{" * 30_000, "too long"),
        ("{" * 1500, "JSON"),
        ('{"round": 1000, "round": 1001}', "JSON"),
        ('{"round": "1000"}', "number"),
        ('{"round": true}', "number"),
        ('{"round": 0}', "number"),
        ('{"round": 1000}', "signature"),
        ('{"round": 1000, "signature": "ab"}', "96"),
        (json.dumps({**json.loads(SERVED[0]), "randomness": 5}), "randomness"),
        (json.dumps({**json.loads(SERVED[0]), "randomness": "ab" * 31}), "randomness"),
        ("nothing", "number"),
        ("1000 and 1001", "number"),
        ("1000", "signature"),
        (f"1000 {FIRST.signature.hex()} {FIRST.value} {ROUNDS[1].value}", "randomness"),
    ],
)
def test_what_is_no_round_is_refused_with_the_reason(text: Any, why: str) -> None:  # noqa: ANN401 - bytes or text
    """A part that is missing, told twice or something else is named."""
    with pytest.raises(DamagedRound, match=why):
        drand.read_round(text)


def test_a_round_is_written_as_relays_serve_it() -> None:
    """The same round always makes the same bytes, which read back."""
    assert drand.read_round(drand.round_json(FIRST)) == FIRST
    assert set(json.loads(drand.round_json(FIRST))) == {"round", "randomness", "signature"}


def test_people_are_told_where_a_round_is_served() -> None:
    """By chain and number, so that no other network can be meant."""
    assert drand.relay_address(1000) == f"https://api.drand.sh/{drand.CHAIN}/public/1000"


def test_the_example_of_the_documents_finds_the_round_genuine(capsys: pytest.CaptureFixture[str]) -> None:
    """Anybody can do it again with a library for the curve."""
    text = (Path(__file__).parents[3] / "docs" / "tournament-files.md").read_text("utf-8")
    chapter = text[text.index("## The round") :]
    (example,) = re.findall(r"```python\n(.*?)```", chapter, re.DOTALL)
    exec(example, {})  # noqa: S102 - the example of our own documents
    assert capsys.readouterr().out == f"True {FIRST.value}\n"
    assert f"It prints `True` and `{FIRST.value}`" in text


def test_the_file_of_a_round_has_its_ending() -> None:
    """Whoever is asked for it is told `.round.json`."""
    assert drand.SUFFIX == ".round.json"
