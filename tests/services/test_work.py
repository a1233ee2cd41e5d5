"""The token by which work is stopped."""

import pytest

from bigdeal_gui.errors.services import Cancelled
from bigdeal_gui.services.work import CancelToken


def test_work_goes_on_until_it_is_asked_to_stop() -> None:
    """Before `cancel` the check says nothing; afterwards it raises, every time."""
    token = CancelToken()
    token.check()
    assert not token.is_cancelled
    token.cancel()
    assert token.is_cancelled
    for _ in range(2):
        with pytest.raises(Cancelled):
            token.check()
