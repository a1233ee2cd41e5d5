"""The clocks as bytes."""

from bigdeal_gui.services.dealing.clock import clock_bytes


def test_no_two_moments_are_alike() -> None:
    """Each call gives 24 bytes, and not those of the call before."""
    moments = {clock_bytes() for _ in range(100)}
    assert len(moments) == 100
    assert {len(one) for one in moments} == {24}
