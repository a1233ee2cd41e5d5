"""Settings: kept whole, read with care, never lost silently."""

from __future__ import annotations

import errno
import json
import os
import re
import stat
from dataclasses import replace
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import settings as rules
from hypothesis import strategies as st

import bigdeal_gui
from bigdeal_gui.errors.storage import CannotRead, CannotWrite
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.settings import (
    MAX_SETTINGS_BYTES,
    SETTINGS,
    TEXT_SIZES,
    Preset,
    Settings,
    SettingsDamage,
    load_settings,
    save_settings,
)
from bigdeal_gui.words import translate_with

if TYPE_CHECKING:
    from collections.abc import Callable

CHOSEN = {name: row.values for name, row in SETTINGS.items() if row.values}
"""The settings that have one of a few values."""

FULL = Settings(
    **{name: values[-1] for name, values in CHOSEN.items()},
    owner=b"Club d'\xe9t\xe9 \xff\x00",
    machine=("duplimate", "bbo"),
    formats=("dup", "lin"),
    folder=Path("/stick/été"),
    archive_folder=Path("old"),
    language="nl",
    presets=(
        Preset("Tuesday", "Club night", 1, 24, ("pbn",)),
        Preset("Sunday", "", 11, 20, (), Path("/stick/été"), is_direct=True, sets=3),
    ),
    last_session=(Preset("", "Club night", 1, 24, ("pbn",), Path("/stick/été")),),
    last_preset="Sunday",
    records={"paper": "letter", "label_copies": 3, "double_dummy": True},
    recent_tournaments=(Path("/stick/été/cup.sqd"), Path("open.sqd")),
    leaves_files=True,
    is_first_run=False,
    unknown=(("from_tomorrow", '{"a": [1, null]}'),),
)

PACKAGE = Path(bigdeal_gui.__file__).parent
OLD_FILE = Path(__file__).parents[1] / "vectors" / "settings-0.1.0.json"
"""`FULL` as version 0.1.0 wrote it; never written again."""

_TEXTS = st.text(st.characters(codec=None), max_size=20)
_PATHS = st.none() | _TEXTS.filter(lambda text: text and "\0" not in text).map(Path)
_PRESETS = st.builds(
    lambda name, event, first, more, *rest: Preset(name, event, first, first + more, *rest),
    _TEXTS, _TEXTS, st.integers(1, 900), st.integers(0, 99), st.lists(_TEXTS, max_size=3).map(tuple),
    _PATHS, st.booleans(), st.integers(1, 20),
)  # fmt: skip
WHOLE_SETTINGS = st.builds(
    Settings,
    **{name: st.sampled_from(values) for name, values in CHOSEN.items()},
    owner=st.binary(max_size=120),
    machine=st.lists(_TEXTS, max_size=3).map(tuple),
    formats=st.lists(_TEXTS, max_size=3).map(tuple),
    folder=_PATHS,
    archive_folder=_PATHS,
    language=_TEXTS,
    presets=st.lists(_PRESETS, max_size=3).map(tuple),
    last_session=st.lists(_PRESETS, max_size=1).map(tuple),
    last_preset=_TEXTS,
    records=st.dictionaries(_TEXTS, _TEXTS | st.integers() | st.booleans(), max_size=3),
    recent_tournaments=st.lists(_PATHS.filter(bool), max_size=3).map(tuple),
    leaves_files=st.booleans(),
    is_first_run=st.booleans(),
)


@pytest.mark.unwatched
@rules(deadline=None, max_examples=60)
@given(WHOLE_SETTINGS)
def test_settings_come_back_as_they_were_saved(
    tmp_path_factory: pytest.TempPathFactory, settings: Settings
) -> None:
    """Every value survives, bytes and strange letters too, and nothing is reported."""
    path = tmp_path_factory.mktemp("config") / "settings.json"
    save_settings(path, settings)
    reports: list[SettingsDamage] = []
    assert load_settings(path, reports.append) == settings
    assert reports == []


def test_a_first_start_has_the_defaults(tmp_path: Path) -> None:
    """Without a file there is nothing to report and nothing is written."""
    assert load_settings(tmp_path / "absent" / "settings.json") == Settings()
    assert list(tmp_path.iterdir()) == []


def test_the_file_is_the_owners_alone_and_holds_plain_json(tmp_path: Path) -> None:
    """0600, its folder 0700, ASCII that people can read; the owner's bytes as hex."""
    path = tmp_path / "config" / "settings.json"
    save_settings(path, FULL)
    save_settings(path, FULL)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert [one.name for one in path.parent.iterdir()] == ["settings.json"]
    top = json.loads(path.read_text("ascii"))
    assert top["owner"] == FULL.owner.hex()
    assert top["presets"][0]["boards"] == [1, 24]
    assert load_settings(path) == FULL


def test_a_file_of_an_older_version_is_read_and_keeps_its_keys(tmp_path: Path) -> None:
    """All that 0.1.0 saved is understood, and a later save neither drops nor renames one of its keys."""
    reports: list[SettingsDamage] = []
    loaded = load_settings(OLD_FILE, reports.append)
    old = json.loads(OLD_FILE.read_text("ascii")).keys()
    assert [name for name in old - {"from_tomorrow"} if getattr(loaded, name) != getattr(FULL, name)] == []
    assert [name for name, _text in loaded.unknown] == ["from_tomorrow"]
    assert reports == []
    path = tmp_path / "settings.json"
    save_settings(path, loaded)
    assert old <= json.loads(path.read_text("ascii")).keys()


def test_the_identification_does_not_show_itself() -> None:
    """Neither the settings' repr nor what a newer program added is printed by accident."""
    assert "owner" not in repr(FULL)
    assert "from_tomorrow" not in repr(FULL)


def test_settings_of_a_newer_program_are_carried_along(tmp_path: Path) -> None:
    """Keys that this program does not know survive a change of another setting."""
    path = tmp_path / "settings.json"
    path.write_text('{"language": "fr", "hands_on_table": {"deep": [1, 2.5, "x"]}}')
    settings = load_settings(path)
    assert settings.language == "fr"
    save_settings(path, settings)
    assert json.loads(path.read_text())["hands_on_table"] == {"deep": [1, 2.5, "x"]}


@pytest.mark.parametrize(
    "untrusted",
    [
        b"",
        b"{",
        b"\xff\xfe\0",
        b"[1, 2]",
        b'"text"',
        b"null",
        b"[" * 100_000,
        b" " * (MAX_SETTINGS_BYTES + 1),
    ],
    ids=["empty", "torn", "binary", "list", "text", "null", "deep", "huge"],
)
def test_a_damaged_file_is_set_aside_and_reported(tmp_path: Path, untrusted: bytes) -> None:
    """The program starts with the defaults; the damaged file is kept under a name of its own."""
    path = tmp_path / "settings.json"
    for number in (1, 2):
        path.write_bytes(untrusted)
        reports: list[SettingsDamage] = []
        assert load_settings(path, reports.append) == Settings()
        aside = tmp_path / f"settings.json.damaged-{number}"
        assert [report.set_aside for report in reports] == [aside]
        assert aside.read_bytes() == untrusted
        assert str(aside) in str(reports[0])
    assert not path.exists()


def test_names_for_a_damaged_file_are_tried_one_after_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until one is free; none is tried twice."""
    tried: list[str] = []

    def claim(_source: Path, target: Path) -> None:
        assert target.name not in tried
        tried.append(target.name)
        if len(tried) < 4:
            raise FileExistsError

    monkeypatch.setattr(disk, "claim_and_replace", claim)
    (tmp_path / "settings.json").write_bytes(b"{")
    load_settings(tmp_path / "settings.json")
    assert tried == [f"settings.json.damaged-{number}" for number in (1, 2, 3, 4)]


def test_a_damaged_file_that_cannot_be_moved_is_reported_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a disk that allows no writing the program still starts."""
    path = tmp_path / "settings.json"
    path.write_bytes(b"{")

    def refuse(_source: object, _target: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(disk, "claim_and_replace", refuse)
    reports: list[SettingsDamage] = []
    assert load_settings(path, reports.append) == Settings()
    assert reports[0].set_aside is None
    assert str(reports[0]) == "The settings could not be read (the file is damaged) and were reset."
    assert path.read_bytes() == b"{"
    assert load_settings(path) == Settings()


_BAD: dict[str, list[object]] = {
    **{name: ["", "STANDARD", -1, 1.0, 100.0, True, "150", None, ["user"]] for name in CHOSEN},
    "owner": [5, "zz", "a", None, "00" * 1000],
    "machine": ["duplimate", [1], {"a": 1}, ["x" * 1001], ["x"] * 1001],
    "formats": [7, [None]],
    "folder": [3, "a\0b", []],
    "archive_folder": [False],
    "language": [1, "x" * 1001],
    "records": [None, [], {"paper": None}, {"paper": "x" * 1001}, {str(n): 1 for n in range(1001)}],
    "recent_tournaments": [3, [1], "a", ["a\0b"]],
    "last_preset": [1, None],
    "leaves_files": [0, "true", None],
    "last_session": [1, {}, [1], [{}]],
    "is_first_run": [0, 1, "false", None],
    "presets": [
        {}, [1], [{}], [{"name": "a", "event": "", "boards": [1], "formats": []}],
        [{"name": "a", "event": "", "boards": [0, 5], "formats": []}],
        [{"name": "a", "event": "", "boards": [5, 1], "formats": []}],
        [{"name": "a", "event": "", "boards": [True, 2], "formats": []}],
        [{"name": "a", "event": "", "boards": ["1", 2], "formats": []}],
        [{"name": "a", "event": "", "boards": [1, 2], "formats": "pbn"}],
        [{"name": "a", "event": "", "boards": [1, 2], "formats": [], "sets": 0}],
        [{"name": "a", "event": "", "boards": [1, 2], "formats": [], "sets": 21}],
    ],
}  # fmt: skip


def test_a_damaged_setting_is_called_as_in_the_window(request: pytest.FixtureRequest) -> None:
    """Each setting has a name of its own in the user's language, none that of its field."""
    request.addfinalizer(lambda: translate_with(None))
    translate_with(lambda context, text: f"<{context}: {text}>")
    titles = [row.title for row in SETTINGS.values()]
    assert len(set(titles)) == len(titles)
    for name, title in zip(SETTINGS, titles, strict=True):
        assert f": <settings: {title}>.>" in str(SettingsDamage((name,))).replace("{names}", "")


@pytest.mark.parametrize("name", SETTINGS)
def test_a_row_says_everything(name: str) -> None:
    """Each setting is tried with another value and a bad one, and each value on offer has its words.

    What is not on the settings page has no words of a control.
    """
    row = SETTINGS[name]
    assert getattr(FULL, name) != getattr(Settings(), name)
    assert _BAD[name]
    assert row.help.endswith(".")
    assert len(row.choices) == len(row.values)
    assert len(row.explanations) in {0, len(row.values)}
    assert bool(row.label) == bool(row.topic)
    assert row.topic or not (row.button or row.values or row.is_explained)


@pytest.mark.parametrize("name", CHOSEN)
def test_every_value_of_a_kind_is_on_offer(name: str) -> None:
    """What an enum knows can be chosen, and the default is among the values."""
    default, values = getattr(Settings(), name), CHOSEN[name]
    assert default in values
    assert not isinstance(default, Enum) or values == tuple(type(default))


@pytest.mark.parametrize("name", SETTINGS)
def test_something_goes_by_a_setting(name: str) -> None:
    """Outside the table and the page that only shows it, a module reads the setting, or it is in vain."""
    used = re.compile(rf"\bsettings\.{name}\b|\bbefore\.{name}\b")
    own = {PACKAGE / "storage" / "settings.py", PACKAGE / "gui" / "settings" / "page.py"}
    modules = [path for path in PACKAGE.rglob("*.py") if path not in own]
    assert any(used.search(path.read_text("utf-8")) for path in modules)


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in _BAD.items() for value in values]
)
def test_one_damaged_value_costs_no_other(tmp_path: Path, name: str, value: object) -> None:
    """The damaged setting is named and has its default; all others keep theirs."""
    path = tmp_path / "settings.json"
    save_settings(path, FULL)
    top = json.loads(path.read_text())
    path.write_text(json.dumps(top | {name: value}))
    reports: list[SettingsDamage] = []
    loaded = load_settings(path, reports.append)
    assert [report.settings for report in reports] == [(name,)]
    said = "These settings could not be read and were reset"
    assert str(reports[0]) == f"{said}: {SETTINGS[name].title}."
    for field in FULL.__dataclass_fields__:
        assert getattr(loaded, field) == getattr(Settings() if field == name else FULL, field)


@rules(deadline=None, max_examples=150)
@given(st.binary(max_size=60) | st.text(max_size=60).map(lambda text: text.encode("utf-8", "replace")))
def test_no_bytes_keep_the_program_from_starting(
    tmp_path_factory: pytest.TempPathFactory, untrusted: bytes
) -> None:
    """Whatever the file holds, settings come out of it."""
    path = tmp_path_factory.mktemp("config") / "settings.json"
    path.write_bytes(untrusted)
    assert isinstance(load_settings(path), Settings)


def test_what_the_system_does_not_hand_out_is_an_error(tmp_path: Path) -> None:
    """A folder in the place of the file, or a path that leads nowhere, is not taken for a first start."""
    with pytest.raises(CannotRead):
        load_settings(tmp_path)
    with pytest.raises(CannotRead) as caught:
        load_settings(tmp_path / ("x" * 300))
    assert caught.value.reason == "File name too long"


@pytest.mark.parametrize("call", ["open", "write", "fsync", "close", "replace", "mkdir"])
def test_a_failed_save_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    """Whichever call fails, the old settings are whole, nothing else is left, and saving works again."""
    path = tmp_path / "config" / "settings.json"
    if call != "mkdir":
        save_settings(path, FULL)
    real = getattr(os, call)

    def fail(*args: object, **_named: object) -> None:
        if call == "close":
            real(*args)
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, call, fail)
        with pytest.raises(CannotWrite) as caught:
            save_settings(path, Settings())
    assert caught.value.reason == "No space left on device"
    assert load_settings(path) == (FULL if call != "mkdir" else Settings())
    assert [one.name for one in tmp_path.glob("config/*")] == ["settings.json"] * (call != "mkdir")
    save_settings(path, Settings(language="de"))
    assert load_settings(path).language == "de"


def test_settings_too_large_to_be_read_again_are_not_saved(tmp_path: Path) -> None:
    """They would be taken for damaged at the next start; what was kept before stays."""
    path = tmp_path / "settings.json"
    save_settings(path, Settings())
    kept = path.read_bytes()
    large = Settings(unknown=(("more", json.dumps("x" * MAX_SETTINGS_BYTES)),))
    with pytest.raises(CannotWrite) as caught:
        save_settings(path, large)
    assert caught.value.path == path
    assert str(MAX_SETTINGS_BYTES) in caught.value.reason.replace(",", "")
    assert path.read_bytes() == kept


def test_a_new_program_has_no_owner_and_the_plain_text_size() -> None:
    """Until something is chosen, text has its plain size and the program greets the user."""
    settings = Settings()
    assert (settings.owner, settings.text_percent, settings.is_first_run) == (b"", 100, True)
    assert TEXT_SIZES == (100, 115, 130, 150, 175, 200)


def test_presets_of_an_older_program_are_read(tmp_path: Path) -> None:
    """A preset without a folder asks for one, as it did."""
    path = tmp_path / "settings.json"
    old = {"name": "Tuesday", "event": "", "boards": [1, 24], "formats": ["pbn"]}
    path.write_text(json.dumps({"presets": [old]}), "utf-8")
    reports: list[SettingsDamage] = []
    assert load_settings(path, reports.append).presets == (Preset("Tuesday", "", 1, 24, ("pbn",)),)
    assert reports == []


def test_only_a_preset_that_says_so_is_dealt_without_a_question() -> None:
    """A folder that is merely remembered is proposed, not used."""
    kept = Preset("Tuesday", "", 1, 24, ("pbn",), Path("sets"))
    assert kept.direct_folder is None
    assert replace(kept, is_direct=True).direct_folder == Path("sets")


def test_what_a_new_program_starts_with(tmp_path: Path) -> None:
    """All settings with nothing chosen, as they stand in the file."""
    path = tmp_path / "settings.json"
    save_settings(path, Settings())
    nothing = dict.fromkeys(("language", "owner", "folder", "archive_folder", "last_preset"), "")
    lists = {name: [] for name in ("presets", "machine", "last_session", "recent_tournaments")}
    chosen = {"appearance": "system", "text_percent": 100, "set_names": "plain", "profile": "standard"}
    answers = {"randomness": "user", "records": {}, "leaves_files": False, "is_first_run": True}
    formats = {"formats": ["pbn", "dlm"]}
    assert json.loads(path.read_text("ascii")) == nothing | lists | chosen | answers | formats


@pytest.mark.parametrize(
    "most",
    [
        lambda more: {"last_preset": "x" * (1000 + more)},
        lambda more: {"machine": ["x"] * (1000 + more)},
        lambda more: {"records": {str(number): 1 for number in range(1000 + more)}},
        lambda more: {
            "presets": [{"name": "", "event": "", "boards": [1, 1], "formats": [], "sets": 20 + more}]
        },
    ],
)
def test_as_much_as_may_be_is_read_and_no_more(
    tmp_path: Path, most: Callable[[int], dict[str, object]]
) -> None:
    """A thousand letters, entries of a list or of a table, and twenty sets: one more is damage."""
    path, reports = tmp_path / "settings.json", list[SettingsDamage]()
    for more in (0, 1):
        path.write_text(json.dumps(most(more)), "ascii")
        load_settings(path, reports.append)
        assert len(reports) == more


def test_settings_as_large_as_may_be_are_saved(tmp_path: Path) -> None:
    """What is saved to the last byte that is read can be read again."""
    path = tmp_path / "settings.json"
    save_settings(path, Settings(unknown=(("more", '""'),)))
    room = MAX_SETTINGS_BYTES - path.stat().st_size
    save_settings(path, Settings(unknown=(("more", json.dumps("x" * room)),)))
    with pytest.raises(CannotWrite):
        save_settings(path, Settings(unknown=(("more", json.dumps("x" * (room + 1))),)))
    assert load_settings(path).unknown == (("more", json.dumps("x" * room)),)
