"""Where boards go after play: names that people type, each with the file that its receiver takes."""

from __future__ import annotations

from bigdeal_gui.services.printing.destinations import DESTINATIONS, destination_by_name, destination_suffix

SUFFIXES = {
    "bridgewebs": ".pbn",
    "acbl-live": ".pbn",
    "bridge-club-org": ".pbn",
    "bridgecomposer": ".pbn",
    "bbo": ".lin",
    "hand-viewer": ".html",
    "bridgemate": ".dup",
    "tabscore": ".pbn",
    "scorebridge": ".pbn",
    "duplimate": ".dlm",
    "dealer4": ".pbn",
    "pianola": ".pbn",
    "realbridge": ".pbn",
}
UNCONFIRMED = ["dealer4", "pianola", "realbridge"]


def test_each_receiver_gets_the_file_that_it_takes() -> None:
    """Receivers have the names of before and their file; one whose source was not read is marked so."""
    assert {row.name: destination_suffix(row) for row in DESTINATIONS} == SUFFIXES
    assert [row.name for row in DESTINATIONS if not row.is_confirmed] == UNCONFIRMED
    assert destination_by_name("bbo").title == "Bridge Base Online"
