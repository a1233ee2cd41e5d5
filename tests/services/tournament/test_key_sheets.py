"""Secrets on sheets: written into new files alone, and read again."""

from __future__ import annotations

import stat
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.seals import UnfitIdentity, UnreadableShare
from bigdeal_gui.errors.storage import AlreadyExists, FolderMissing
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.seals.age import new_identity
from bigdeal_gui.seals.passphrases import check_passphrase
from bigdeal_gui.seals.shares import TWO_OF_THREE, combine_shares, share_out, share_sheet_text
from bigdeal_gui.services.tournament.key_sheets import write_passphrase
from bigdeal_gui.services.tournament.keys import Unlock, Unlocking, read_identity_file, read_share_sheet

if TYPE_CHECKING:
    from pathlib import Path


def test_a_passphrase_goes_into_a_file_of_its_owner(tmp_path: Path) -> None:
    """Eight words stand on the sheet; nobody else may read it, and nothing is written over."""
    sheet = tmp_path / "sheet.txt"
    passphrase = write_passphrase(sheet, "Cup", "cup.sqk.age", random_bytes=system_bytes)
    check_passphrase(passphrase)
    text = sheet.read_text("utf-8")
    assert passphrase in text
    assert "cup.sqk.age" in text
    assert stat.S_IMODE(sheet.stat().st_mode) == 0o600
    with pytest.raises(AlreadyExists):
        write_passphrase(sheet, "Cup", "cup.sqk.age", random_bytes=system_bytes)
    with pytest.raises(FolderMissing):
        write_passphrase(tmp_path / "no" / "x.txt", "Cup", "cup.sqk.age", random_bytes=system_bytes)


def test_what_was_given_opens_the_keys(tmp_path: Path) -> None:
    """The words of officials, or else a passphrase and the keys of all files that were named."""
    files, identities = [tmp_path / "mine.txt", tmp_path / "ours.txt"], []
    for file in files:
        identities.append(new_identity().identity)
        file.write_text(f"# a key\n{identities[-1]}\n")
    given = Unlocking("words", identity_files=tuple(files))
    assert given.unlock() == Unlock("words", tuple(identities))
    shared = share_out(TWO_OF_THREE, system_bytes)
    together = Unlocking("words", shared.shares[1:], tuple(files))
    assert together.unlock() == Unlock(shared.passphrase)


def test_sheets_of_officials_are_read_with_all_that_stands_on_them(tmp_path: Path) -> None:
    """The numbered words are found amid the text; a file of nothing but words does as well."""
    shared = share_out(TWO_OF_THREE, system_bytes)
    first, second = tmp_path / "1.txt", tmp_path / "2.txt"
    text = share_sheet_text(shared.shares[0], TWO_OF_THREE, tournament="Cup", file_name="cup.sqk.age")
    first.write_text(text, "utf-8")
    second.write_text(" ".join(shared.shares[2].words), "utf-8")
    assert combine_shares([read_share_sheet(first), read_share_sheet(second)]) == shared.passphrase
    second.write_text("nothing", "utf-8")
    with pytest.raises(UnreadableShare):
        read_share_sheet(second)


def test_files_of_age_keys_are_read(tmp_path: Path) -> None:
    """As age-keygen writes them, with remarks."""
    pair, path = new_identity(), tmp_path / "key.txt"
    path.write_text(f"# public key: {pair.recipient}\n{pair.identity}\n")
    assert read_identity_file(path) == (pair.identity,)
    path.write_text("# nothing\n")
    with pytest.raises(UnfitIdentity):
        read_identity_file(path)
