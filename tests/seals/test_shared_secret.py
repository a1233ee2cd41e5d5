"""Keys made of a shared secret: what one holder seals another opens, by the library and by hand."""

from __future__ import annotations

import pytest

from bigdeal_gui.errors.seals import NotForThisKey
from bigdeal_gui.seals.age import check_recipient, key_pair_of, open_sealed, read_identities, seal
from tests.seals import age_by_hand

SECRET = bytes(range(32))


@pytest.mark.parametrize("secret", [SECRET, bytes(32), b"\xff" * 32], ids=["counting", "zeros", "ones"])
def test_a_secret_is_an_age_identity(secret: bytes) -> None:
    """The text is what age tools read, and holds the secret as it is."""
    pair = key_pair_of(secret)
    assert read_identities(pair.identity) == (pair.identity,)
    assert check_recipient(pair.recipient) == pair.recipient
    assert age_by_hand.opened(seal(b"results", recipients=[pair.recipient]), pair.identity) == b"results"


def test_the_same_secret_opens_and_no_other() -> None:
    """Two holders make the same keys; whoever is a bit off opens nothing."""
    sealed = seal(b"results", recipients=[key_pair_of(SECRET).recipient])
    assert open_sealed(sealed, identities=[key_pair_of(bytes(range(32))).identity]) == b"results"
    with pytest.raises(NotForThisKey):
        open_sealed(sealed, identities=[key_pair_of(SECRET[::-1]).identity])


def test_the_text_holds_the_secret() -> None:
    """Read by hand, the letters are the bytes themselves."""
    assert age_by_hand.bech32_bytes(key_pair_of(SECRET).identity) == SECRET


def test_a_secret_has_32_bytes() -> None:
    """Whatever else it is, it is a mistake of the caller's."""
    with pytest.raises(ValueError, match="a secret of 31 bytes instead of 32"):
        key_pair_of(SECRET[:31])
