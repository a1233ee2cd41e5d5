"""The last choices for printing: kept with the settings, and harmless where they were damaged."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.storage.record_choices import RecordChoices, record_choices_of
from bigdeal_gui.storage.settings import Settings, load, save

if TYPE_CHECKING:
    from pathlib import Path

CHOICES = RecordChoices(paper="letter", layout="24", language="nl", double_dummy=True, seal="release")


def test_choices_come_back_with_the_settings(tmp_path: Path) -> None:
    """What was chosen is there at the next start."""
    save(tmp_path / "settings.json", Settings(records=CHOICES))
    assert load(tmp_path / "settings.json").records == CHOICES


def test_what_is_missing_has_its_default() -> None:
    """Choices of an older program are completed, those of a newer one passed over."""
    assert record_choices_of({"paper": "letter", "colour_of_ink": "blue"}) == RecordChoices(paper="letter")


@pytest.mark.parametrize("value", [None, [], {"paper": 4}, {"paper": "x" * 101}, {"label_copies": True}])
def test_damaged_choices_start_afresh(tmp_path: Path, value: object) -> None:
    """Choices that cannot be read cost nothing else."""
    with pytest.raises(TypeError):
        record_choices_of(value)
    path = tmp_path / "settings.json"
    save(path, Settings(language="nl"))
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), "records": value}), "utf-8")
    damaged: list[object] = []
    assert load(path, damaged.append) == replace(Settings(), language="nl")
    assert len(damaged) == 1
