"""Where the program keeps its own files."""

from __future__ import annotations

from pathlib import Path

import pytest

from bigdeal_gui.storage import places


def test_one_variable_moves_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With BIGDEAL_HOME set, settings and journal lie under it; a relative folder is made absolute."""
    environ = {"BIGDEAL_HOME": str(tmp_path)}
    assert places.settings_path(environ) == tmp_path / "config" / "settings.json"
    assert places.journal_path(environ) == tmp_path / "data" / "journal.sqlite3"
    monkeypatch.chdir(tmp_path)
    assert places.config_folder({"BIGDEAL_HOME": "stick"}) == tmp_path / "stick" / "config"


@pytest.mark.parametrize("environ", [{}, {"BIGDEAL_HOME": ""}])
def test_else_the_systems_own_folders_are_used(environ: dict[str, str]) -> None:
    """Settings and data have a folder of the program's name each, without a maker's name in between."""
    for folder in (places.config_folder(environ), places.data_folder(environ)):
        assert folder.is_absolute()
        assert folder.name == "bigdeal-gui"
        assert not Path.cwd().is_relative_to(folder)
