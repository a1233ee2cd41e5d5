"""How a club prints: what is kept of it in the settings, and what stands for what is not."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.paper.record_options import OPTIONS, PerPage, RecordOptions
from bigdeal_gui.paper.sheets.label_sheets import DEFAULT_LABELS, label_sheet
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.services.printing.choices import (
    PrintChoices,
    locale_of_system,
    print_choices,
    print_choices_in,
)
from bigdeal_gui.services.printing.seals import SealWay
from bigdeal_gui.storage.settings import Settings, load_settings, save_settings

if TYPE_CHECKING:
    from pathlib import Path

    from bigdeal_gui.paper.record_options import Option

USUAL = RecordOptions(paper=PaperSize.LETTER, language="de")

OLD = {
    "paper": "letter",
    "layout": "36",
    "order": "columns",
    "colours": "two",
    "ten": "T",
    "language": "fr",
    "double_dummy": True,
    "web_page": True,
    "seal": "release",
    "label_sheet": "5163",
    "label_copies": 3,
    "site": "Hall",
    "sections": "A, B",
}
"""What every program wrote until options stood in one table."""


def other(option: Option) -> str | bool:
    """Return a value that is not the default, as the settings write it."""
    if option.choices:
        return str(option.choices[-1][0].value)
    return "nl" if isinstance(option.default, str) else not option.default


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_survives_being_kept(tmp_path: Path, option: Option) -> None:
    """What was chosen is there at the next start, and is no default by accident."""
    save_settings(tmp_path / "settings.json", Settings(records={option.name: other(option)}))
    kept = print_choices(load_settings(tmp_path / "settings.json").records, RecordOptions())
    value = getattr(kept.options, option.name)
    assert value != option.default
    assert getattr(value, "value", value) == other(option)


def test_settings_of_before_are_read(tmp_path: Path) -> None:
    """Every choice that an earlier program kept means what it meant, and nothing of it is damaged."""
    path = tmp_path / "settings.json"
    save_settings(path, Settings())
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), "records": OLD}), "utf-8")
    damaged: list[object] = []
    kept = print_choices(load_settings(path, damaged.append).records, RecordOptions())
    assert damaged == []
    assert kept.options.layout is PerPage.THIRTY_SIX
    assert (kept.options.language, kept.options.double_dummy, kept.options.points) == ("fr", True, True)
    assert (kept.web_page, kept.seal, kept.labels.sheet) == (True, SealWay.RELEASE, label_sheet("5163"))
    assert (kept.label_copies, kept.site, kept.section_names) == (3, "Hall", ("A", "B"))
    assert kept.has_asked_for_results
    assert not print_choices(OLD | {"double_dummy": False}, RecordOptions()).has_asked_for_results
    assert not print_choices(OLD | {"with_pack": False}, RecordOptions()).with_pack
    assert print_choices({"director": "Doe"}, RecordOptions()).director == "Doe"


def test_what_is_missing_is_as_usual() -> None:
    """Without choices the paper is the one sold here, for labels too, and the language the window's."""
    found = print_choices({}, USUAL)
    assert found.options == USUAL
    assert found.label_sheet.paper is PaperSize.LETTER
    assert print_choices({}, RecordOptions()) == PrintChoices(RecordOptions(), label_sheet=DEFAULT_LABELS)


@pytest.mark.parametrize("strange", ["", "green", 7, True, None, ["12"]])
def test_strange_choices_are_as_usual(strange: object) -> None:
    """A value that means nothing costs itself alone."""
    names = [name for name in OLD if name not in {"language", "site", "sections"}]
    switches = {option.name for option in OPTIONS if isinstance(option.default, bool)} | {"web_page"}
    for name in names:
        if not (strange is True and name in switches) and not (strange == 7 and name == "label_copies"):
            assert print_choices({name: strange}, USUAL) == print_choices({}, USUAL)
    if not isinstance(strange, str):
        for name in ("language", "site", "sections"):
            assert print_choices({name: strange}, USUAL) == print_choices({}, USUAL)


def test_an_open_record_is_not_the_next_ones() -> None:
    """Only what waits for the end of play is remembered; a label is made once at least."""
    assert print_choices({"seal": "open"}, USUAL).seal is SealWay.PASSPHRASE
    assert print_choices({"label_copies": 0}, USUAL).label_copies == 1


def test_paper_follows_language_and_country() -> None:
    """What was chosen is stronger than the language's country, and that than the computer's."""
    for settings, locale, paper in (
        (Settings(), "en_US.UTF-8", PaperSize.LETTER),
        (Settings(language="en-GB"), "en_US.UTF-8", PaperSize.A4),
        (Settings(language="en-US"), "de_DE", PaperSize.LETTER),
        (Settings(records={"paper": "a4"}), "en_US", PaperSize.A4),
        (Settings(), "", PaperSize.A4),
    ):
        assert print_choices_in(settings, locale).options.paper is paper
    assert print_choices_in(Settings(), "", "sv").options.language == "sv"
    assert print_choices_in(Settings(language="pl"), "", "sv").options.language == "pl"


def test_the_systems_country_is_asked_in_its_order() -> None:
    """The variable for all categories is stronger than the one for paper, and that than the usual one."""
    assert locale_of_system({"LANG": "a", "LC_PAPER": "b", "LC_ALL": "c"}) == "c"
    assert locale_of_system({"LANG": "a", "LC_PAPER": "b", "LC_ALL": ""}) == "b"
    assert locale_of_system({"LANG": "a"}) == "a"
    assert locale_of_system({}) == ""
