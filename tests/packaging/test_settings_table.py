"""The documents list every setting."""

from __future__ import annotations

import settings_table


def test_the_table_of_settings_is_of_today() -> None:
    """What the documents say of each setting is what its row says."""
    kept = settings_table.PAGE.read_text("utf-8")
    assert kept == settings_table.with_table(kept), "run packaging/settings_table.py"
