"""A box for a second key: X25519 as others compute it, and files that the age library opens."""

from __future__ import annotations

import hashlib

import pytest

from bigdeal_gui.errors.seals import NotForThisKey, UnfitRecipient
from bigdeal_gui.seals import time_lock
from bigdeal_gui.seals.age import new_identity, open_sealed
from bigdeal_gui.seals.key_stanza import key_stanza, multiplied_point
from bigdeal_gui.services.boxes.lock_time import QUICKNET

KEY = bytes(range(16))


def drawn(count: int) -> bytes:
    """Return bytes that are the same each time."""
    return hashlib.shake_128(b"second key").digest(count)


@pytest.mark.parametrize(
    ("secret", "point", "product"),
    [
        (
            "a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4",
            "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c",
            "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552",
        ),
        (
            "4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d",
            "e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493",
            "95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957",
        ),
    ],
)
def test_products_are_those_of_the_standard(secret: str, point: str, product: str) -> None:
    """RFC 7748, section 5.2: the second point has its highest bit set, which does not count."""
    assert multiplied_point(bytes.fromhex(secret), bytes.fromhex(point)).hex() == product


@pytest.mark.unwatched
def test_products_again_and_again_are_those_of_the_standard() -> None:
    """RFC 7748, section 5.2: a thousand times, each product the next secret."""
    secret = point = (9).to_bytes(32, "little")
    for _ in range(1000):
        secret, point = multiplied_point(secret, point), secret
    assert secret.hex() == "684cf59ba83309552800ef566f2f4d3c1c3887c49360e3875f2eb94d99532c51"


def test_the_owner_of_the_key_opens_the_box_at_any_time() -> None:
    """With the age library, which knows nothing of the lock; the box tells that there is such a key."""
    for _ in range(5):
        pair = new_identity()
        others = [key_stanza(pair.recipient, KEY, drawn)]
        box = time_lock.lock_until_round(b"boards", KEY, 1000, QUICKNET, drawn, others=others)
        assert open_sealed(box, identities=[pair.identity]) == b"boards"
        assert time_lock.locked_round(box, QUICKNET) == 1000
        assert time_lock.has_second_key(box)
        with pytest.raises(NotForThisKey):
            open_sealed(box, identities=[new_identity().identity])
    assert not time_lock.has_second_key(time_lock.lock_until_round(b"boards", KEY, 1000, QUICKNET, drawn))


def test_only_public_keys_are_taken() -> None:
    """A wrong letter is seen by the key's own check."""
    pair = new_identity()
    wrong = pair.recipient[:-1] + ("q" if pair.recipient[-1] != "q" else "p")
    for text in ("", wrong, pair.identity, "age1"):
        with pytest.raises(UnfitRecipient):
            key_stanza(text, KEY, drawn)
