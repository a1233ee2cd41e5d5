"""Keyed fingerprints."""

import hashlib
import hmac
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.journal.fingerprints import deal_fingerprints, file_digests, fingerprints_digest
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number

KEY = bytes(range(32))


@settings(deadline=None, max_examples=50)
@given(st.lists(st.integers(0, DEALS - 1), max_size=4), st.binary(min_size=32, max_size=64))
def test_a_fingerprint_is_an_hmac_of_the_owners(numbers: list[int], key: bytes) -> None:
    """Sixteen bytes of HMAC-SHA256, which only the holder of the key can compute, for each deal."""
    deals = [deal_of_number(number) for number in numbers]
    assert deal_fingerprints(key, deals) == [
        hmac.new(key, b"bigdeal-gui deal 1\0" + deal.owners(), hashlib.sha256).digest()[:16] for deal in deals
    ]


def test_a_fingerprint_depends_on_key_and_deal() -> None:
    """Another deal or another key has another fingerprint."""
    deals = [deal_of_number(number) for number in range(20)]
    assert len({*deal_fingerprints(KEY, deals), *deal_fingerprints(KEY[::-1], deals)}) == 40


def test_a_file_is_known_by_its_content_under_each_key(tmp_path: Path) -> None:
    """The digest is that of the whole content, whatever the name and however large."""
    path = tmp_path / "set.pbn"
    content = bytes(range(256)) * 10_000
    path.write_bytes(content)
    message = b"bigdeal-gui file 2\0" + hashlib.sha256(content).digest()
    first, second = file_digests(path, KEY, b"another")
    assert first == hmac.new(KEY, message, hashlib.sha256).digest()
    assert second == hmac.new(b"another", message, hashlib.sha256).digest()


def test_a_file_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    """A missing file and a folder are told as what they are."""
    for path in (tmp_path / "none", tmp_path):
        with pytest.raises(CannotRead) as caught:
            file_digests(path, KEY)
        assert caught.value.path == path
    with pytest.raises(CannotRead, match="No such file"):
        file_digests(tmp_path / "none", KEY)


def test_the_digest_of_fingerprints_binds_boards_and_order() -> None:
    """Another board number, another fingerprint or one more gives another digest."""
    rows = [(1, b"a" * 16), (2, b"b" * 16)]
    variants = [rows, rows[:1], [(1, b"a" * 16), (3, b"b" * 16)], [(1, b"b" * 16), (2, b"a" * 16)]]
    assert len({fingerprints_digest(one) for one in variants}) == len(variants)
