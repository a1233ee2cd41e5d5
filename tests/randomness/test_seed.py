"""A seed: 20 bytes that show themselves nowhere."""

import copy
import pickle

import pytest

from bigdeal_gui.randomness.seed import SEED_BYTES, Seed

SECRET = bytes(range(65, 85))


def test_a_seed_gives_its_bytes_on_demand_only() -> None:
    """`reveal` is the one way to the bytes; repr and str hold none of them."""
    seed = Seed(SECRET)
    assert seed.reveal() == SECRET
    assert repr(seed) == str(seed) == f"{seed}" == "Seed(hidden)"


def test_a_seed_can_be_wiped() -> None:
    """After wiping all bytes are zero, and the caller's own copy is left alone."""
    source = bytearray(SECRET)
    seed = Seed(source)
    seed.wipe()
    assert seed.reveal() == bytes(SEED_BYTES)
    assert source == SECRET


def test_the_view_is_the_buffer() -> None:
    """What goes through it is wiped with the seed."""
    seed = Seed(SECRET)
    view = seed.view()
    assert bytes(view) == SECRET
    seed.wipe()
    assert bytes(view) == bytes(SEED_BYTES)


@pytest.mark.parametrize("length", [0, 19, 21])
def test_a_seed_has_20_bytes(length: int) -> None:
    """Any other length is a fault of the program."""
    with pytest.raises(ValueError, match="20 bytes"):
        Seed(bytes(length))


def test_a_seed_is_not_stored() -> None:
    """Neither pickle nor copy takes it."""
    with pytest.raises(TypeError, match="never stored"):
        pickle.dumps(Seed(SECRET))
    with pytest.raises(TypeError, match="never stored"):
        copy.copy(Seed(SECRET))


def test_a_seed_has_no_other_attributes() -> None:
    """Nothing can be hung on a seed."""
    with pytest.raises(AttributeError):
        Seed(SECRET).note = "mine"  # type: ignore[attr-defined]  # that is the point
