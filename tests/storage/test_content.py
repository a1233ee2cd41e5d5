"""What a file holds, as one number."""

import hashlib
import hmac
from pathlib import Path

import pytest

from bigdeal_gui.storage.content import Content
from bigdeal_gui.storage.delivery import DeliveredFile


def test_the_content_is_that_of_the_whole_file(tmp_path: Path) -> None:
    """However large the file is, and also when it is empty."""
    for data in (b"one board", b"", bytes(range(256)) * 10_000):
        (tmp_path / "set.pbn").write_bytes(data)
        assert Content.on_disk(tmp_path / "set.pbn").sha256 == hashlib.sha256(data).digest()


def test_a_file_that_cannot_be_read_is_the_systems_error(tmp_path: Path) -> None:
    """The caller knows what the file is to the user."""
    with pytest.raises(FileNotFoundError):
        Content.on_disk(tmp_path / "none")


def test_only_the_holder_of_the_key_knows_it_again() -> None:
    """What is written down depends on content, key and purpose."""
    content = Content(hashlib.sha256(b"one board").digest())
    hidden = content.hidden(b"key", b"purpose")
    assert hidden == hmac.digest(b"key", b"purpose" + content.sha256, "sha256")
    others = [
        Content(hashlib.sha256(b"another").digest()).hidden(b"key", b"purpose"),
        content.hidden(b"other", b"purpose"),
        content.hidden(b"key", b"another"),
    ]
    assert hidden not in others


def test_no_repr_shows_the_plain_hash() -> None:
    """It could be searched for the cards of a board, so it must not reach a message or a log."""
    sha256 = hashlib.sha256(b"one board").digest()
    for one in (Content(sha256), DeliveredFile(Path("x"), 1, Content(sha256))):
        assert repr(sha256)[2:8] not in repr(one)
        assert sha256.hex()[:8] not in repr(one)
