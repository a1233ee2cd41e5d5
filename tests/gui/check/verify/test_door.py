"""Verifying a tournament on the check door: green, red, and neither, in words, shapes and colours."""

from __future__ import annotations

import json
import shutil
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget

from bigdeal_gui.errors.seals import SealingBroke
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.gui.check.verify.door import TournamentDoor, TournamentQuestions
from bigdeal_gui.gui.check.verify.light_mark import LightMark, light_colour
from bigdeal_gui.gui.parts.look.appearance import good_colour, open_colour, palette
from bigdeal_gui.pages.verify import (
    LIGHTS,
    Light,
    promise_lines,
    remark_lines,
    session_lines,
    verify_list_shown,
    verify_verdict,
)
from bigdeal_gui.seals.age import new_identity
from bigdeal_gui.services import seal_process
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.tournament import plan as plan_files
from bigdeal_gui.services.tournament.deal import DealingOrder, deal_sessions
from bigdeal_gui.services.tournament.keys import Custody, KeysState, Seal, Unlock, Unlocking, open_keys
from bigdeal_gui.services.tournament.publish import inspect_tournament, publish_tournament
from bigdeal_gui.services.tournament.reveal import reveal_tournament
from bigdeal_gui.services.tournament.submitted_files import holds_plan
from bigdeal_gui.services.tournament.value import set_plan_value
from bigdeal_gui.services.tournament.verify import verify_unlocking
from bigdeal_gui.services.work import Work
from bigdeal_gui.tournament.digest_forms import digest_words
from bigdeal_gui.tournament.plan import new_phase
from bigdeal_gui.tournament.sessions import SessionId
from bigdeal_gui.tournament.verdict.lists import ListName
from bigdeal_gui.tournament.verdict.statements import Statements
from tests.gui.tree import check_kept, said
from tests.seals import age_by_hand
from tests.services.tournament.verdict_cases import cases

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.check.verify.door import VerifyReportPanel
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.services.tournament.verify import Verified

PAIR = new_identity()
PASSPHRASE = "correct horse battery"  # noqa: S105 - a test's


def no_progress(_done: int, _wanted: int) -> None:
    """Tell nobody."""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tournament of two sessions, sealed for an owner of a key, dealt and revealed."""
    folder = tmp_path_factory.mktemp("cup")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BIGDEAL_HOME", str(tmp_path_factory.mktemp("journal")))
        path, journal, formats = folder / "cup.sqd", open_journal(), parse_formats("pbn")
        plan_files.new_tournament(path, "Cup", "the lottery of Saturday 16 January 2027")
        plan_files.add_phase(path, new_phase(2, "1-3,4-6", "rr", "Round robin"))
        seen = [one.key for one in inspect_tournament(path, formats)]
        publish_tournament(
            path,
            Work(lambda: journal),
            custody=Custody(Seal(recipients=(PAIR.recipient,))),
            formats=formats,
            acknowledged=seen,
        )
        set_plan_value(path, "3 11 17 25 38 44", journal=journal)
        keys = open_keys(plan_files.open_tournament(path), Unlock(identities=(PAIR.identity,)))
        order = DealingOrder((SessionId(1, 1), SessionId(1, 2)), formats, folder)
        deal_sessions(path, keys, order, Work(lambda: journal, progress=no_progress))
        reveal_tournament(
            path,
            keys,
            folder / "cup-public.zip",
            Work(lambda: journal, progress=no_progress),
            play_is_over=True,
        )
    return folder


@pytest.fixture
def cup(made: Path, tmp_path: Path) -> Path:
    """A copy of the tournament's folder."""
    return Path(shutil.copytree(made, tmp_path / "cup"))


def found(*paths: Path) -> Verified:
    """Verify `paths`."""
    return verify_unlocking(paths, Unlocking(), Work(open_journal, progress=no_progress))


@pytest.fixture
def door(store: SettingsStore, qtbot: QtBot) -> Iterator[TournamentDoor]:
    """The door on the screen."""
    shown = TournamentDoor(store)
    qtbot.addWidget(shown)
    shown.resize(900, 700)
    with qtbot.waitExposed(shown):
        shown.show()
    yield shown
    shown.stop()


def report(door: TournamentDoor, qtbot: QtBot, *paths: Path) -> VerifyReportPanel:
    """Check `paths` and return the report."""
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        door.check(paths)
    return door.report


def texts(card: QWidget) -> str:
    """Return everything that a card says."""
    return "\n".join(label.text() for label in card.findChildren(QLabel) if not label.isHidden())


def spoilt(file: Path) -> None:
    """Exchange two boards of a PBN file, numbers and all else staying."""
    text = file.read_text("ascii")
    deals = [line for line in text.splitlines() if line.startswith("[Deal ")]
    assert deals[0].split(":")[0] != deals[1].split(":")[0] or deals[0] != deals[1]
    swapped = text.replace(deals[0], "@").replace(deals[1], deals[0]).replace("@", deals[1])
    file.write_text(swapped, "ascii")


def test_a_plan_is_found_wherever_it_lies(cup: Path) -> None:
    """As a file, in a folder, in an archive; not in other files or in what only looks like an archive."""
    broken = cup / "broken.zip"
    broken.write_bytes(b"PK but no archive")
    assert holds_plan([cup / "cup.sqd"])
    assert holds_plan([cup])
    assert holds_plan([cup / "cup-public.zip"])
    assert not holds_plan([cup / "rr1.pbn", broken])
    alone = cup / "downloads"
    alone.mkdir()
    broken.rename(alone / broken.name)
    assert not holds_plan([alone])
    (cup / "cup-public.zip").rename(alone / "cup-public.zip")
    assert holds_plan([alone])
    assert not holds_plan([cup / ("no system has such names" * 20)])


def digest_of(cup: Path) -> str:
    """Return the digest of the tournament, as it was published."""
    with zipfile.ZipFile(cup / "cup-public.zip") as pack:
        return str(json.loads(pack.read("cup.commit.json"))["digest"])


def left(panel: VerifyReportPanel) -> str:
    """Return what is left to a person."""
    return texts(panel.cards[ListName.LEFT_TO_YOU])


def test_a_pack_is_amber_until_somebody_answers(cup: Path, door: TournamentDoor, qtbot: QtBot) -> None:
    """Each answer takes its line away, and brings it back when it is taken back."""
    panel = report(door, qtbot, cup / "cup-public.zip")
    asked = panel.conversation
    assert panel.isVisible()
    assert panel.mark.light is Light.AMBER
    assert open_colour(panel.palette()).name() in panel.title.text()
    assert panel.cards[ListName.CHOSEN].isVisible()
    assert panel.cards[ListName.CONTRADICTED].isHidden()
    assert "Say which sessions were played" in left(panel)
    asked.all_button.click()
    assert "Say which sessions were played" not in left(panel)
    asked.sessions.item(0).setCheckState(Qt.CheckState.Unchecked)
    assert "Round robin 1/2" in texts(panel.cards[ListName.CHOSEN]), "dealt, and nobody says it was played"
    assert "earlier promise" in left(panel)
    asked.first.click()
    assert "earlier promise" not in left(panel)
    asked.first.click()
    assert "earlier promise" in left(panel)
    asked.value.setText("3 11 17 25 38 44")
    assert "Look the value up" not in left(panel)
    asked.value.setText("3 11 17 25 38 45")
    assert panel.mark.light is Light.RED


def test_the_digest_is_compared_while_it_is_typed(cup: Path, door: TournamentDoor, qtbot: QtBot) -> None:
    """Right so far, whole and right, wrong at a word: each is said at once; half a digest judges nothing."""
    panel = report(door, qtbot, cup / "cup-public.zip")
    digest = digest_of(cup)
    compared, before = panel.conversation.digest, panel.conversation.before
    field = compared.field
    field.setText(digest[:20])
    assert compared.result.text() == "Right so far: 2 of 8 groups."
    before.click()
    assert "Give all of it" in left(panel)
    field.setText(" ".join(digest_words(digest)).upper())
    assert compared.result.text() == "✓ All 13 words agree."
    assert "this check code" not in left(panel)
    before.click()
    assert "Say whether you saw this check code" in left(panel), "seen, and nobody says that it was in time"
    wrong = [*digest_words(digest)[:4], "zero" if digest_words(digest)[4] != "zero" else "yoga"]
    field.setText(" ".join(wrong) + " ")
    assert compared.result.text() == "✗ Word 5 is different."
    assert panel.mark.light is Light.AMBER
    field.setText(" ".join([*wrong, *digest_words(digest)[5:]]))
    assert panel.mark.light is Light.RED
    assert panel.cards[ListName.CONTRADICTED].isVisible()
    field.clear()
    assert compared.result.isHidden()
    assert panel.mark.light is Light.AMBER


def test_the_digest_is_compared_with_what_was_checked_last(
    cup: Path, door: TournamentDoor, qtbot: QtBot, tmp_path: Path
) -> None:
    """The plan alone has its keys' hash alone; with the commitment beside it, the check code is wanted."""
    alone = tmp_path / "alone"
    alone.mkdir()
    (alone / "cup.sqd").write_bytes((cup / "cup.sqd").read_bytes())
    panel = report(door, qtbot, alone / "cup.sqd")
    panel.conversation.digest.field.setText(digest_of(cup))
    assert panel.conversation.digest.result.isHidden()
    assert "the commitment is missing" in left(panel)
    report(door, qtbot, cup / "cup-public.zip")
    panel.conversation.digest.field.setText(digest_of(cup))
    assert panel.conversation.digest.result.text().startswith("✓")


def test_the_digest_is_not_shown_before_somebody_gives_theirs(
    cup: Path, door: TournamentDoor, qtbot: QtBot
) -> None:
    """A reader of the report would copy it from there and compare it with itself; so with the value."""
    panel = report(door, qtbot, cup / "cup-public.zip")
    digest = digest_of(cup)

    def shown() -> str:
        return texts(panel).replace(" ", "")

    assert digest not in shown()
    assert "".join(digest_words(digest)) not in shown()
    assert "31117253844" not in shown()
    panel.conversation.value.setText("3 11 17 25 38 44")
    qtbot.waitUntil(lambda: "31117253844" in shown())
    panel.conversation.digest.field.setText(" ".join(digest_words(digest)))
    qtbot.waitUntil(lambda: digest in shown())


def test_a_kept_plan_is_held_against_it(
    cup: Path, door: TournamentDoor, qtbot: QtBot, tmp_path: Path
) -> None:
    """Only what is given as kept counts: dropped on the window, a plan is checked as any file."""
    panel = report(door, qtbot, cup / "cup-public.zip")
    plan = (cup / "cup.sqd").read_bytes()
    kept = tmp_path / "kept.sqd"
    kept.write_bytes(b"".join(line for line in plan.splitlines(keepends=True) if not line.startswith(b"DV")))
    other = tmp_path / "other.sqd"
    other.write_bytes(kept.read_bytes().replace(b":1-3,4-6:", b":1-3,5-7:"))

    def keep(path: Path) -> None:
        door._questions = TournamentQuestions(choose_some=lambda _title, _parent: [path])
        with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
            panel.conversation.plan_button.click()

    keep(kept)
    assert "The plan you saved, “kept.sqd”, agrees line by line." in texts(panel.cards[ListName.PROVED])
    keep(other)
    assert panel.mark.light is Light.RED
    assert "SN 1" in texts(panel.cards[ListName.CONTRADICTED])
    assert "kept.sqd" in texts(panel.cards[ListName.PROVED])
    report(door, qtbot, cup / "cup-public.zip")
    assert panel.mark.light is Light.RED, "the same promise: what was said of it stays"
    door._questions = TournamentQuestions(choose_some=lambda _title, _parent: [tmp_path / "broken.sqd"])
    (tmp_path / "broken.sqd").write_bytes(b"SN nonsense")
    panel.conversation.plan_button.click()
    qtbot.waitUntil(door.strip.isVisible, timeout=20_000)


def test_a_plan_dropped_beside_a_pack_is_none_that_was_kept(
    cup: Path, door: TournamentDoor, qtbot: QtBot, tmp_path: Path
) -> None:
    """It is one more file: nothing that is left to a person is settled by it."""
    panel = report(door, qtbot, cup / "cup-public.zip")
    before = left(panel)
    shutil.copy(cup / "cup.sqd", tmp_path / "kept.sqd")
    report(door, qtbot, cup / "cup-public.zip", tmp_path / "kept.sqd")
    assert left(panel) == before
    assert panel.conversation.statements.plans == ()


def test_what_was_said_of_one_promise_is_not_said_of_another(
    cup: Path, door: TournamentDoor, qtbot: QtBot, tmp_path: Path
) -> None:
    """With another tournament every question is open again."""
    panel = report(door, qtbot, cup / "cup-public.zip")
    asked = panel.conversation
    for part in (asked.before, asked.first, asked.all_button):
        part.click()
    asked.value.setText("3 11")
    asked.digest.field.setText("1")
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        door.check([cup / "cup-public.zip"])
        assert not panel.isVisible(), "the report before is gone at once"
        assert not door.results.isVisible()
    assert asked.statements.played is not None
    other = tmp_path / "other"
    other.mkdir()
    case = next(case for case in cases() if case.name == "genuine")
    for name, data in case.files.items():
        (other / name).write_bytes(data)
    report(door, qtbot, other)
    assert asked.statements == Statements()


def test_each_list_has_its_sign(door: TournamentDoor) -> None:
    """Before its title stands the light of what is in it."""
    for name, card in door.report.cards.items():
        (sign,) = card.findChildren(LightMark)
        assert sign.light is LIGHTS[name]


def test_everything_answered_is_green(door: TournamentDoor, qtbot: QtBot, tmp_path: Path) -> None:
    """Where nothing was chosen and all is answered, the verdict is green in words, mark and colour."""
    case = next(case for case in cases() if case.name == "genuine")
    for name, data in case.files.items():
        (tmp_path / name).write_bytes(data)
    panel = report(door, qtbot, tmp_path)
    asked = panel.conversation
    assert "2026" in asked.before.text()
    asked.digest.field.setText(case.digest)
    asked.value.setText(case.value)
    asked.before.click()
    asked.first.click()
    assert panel.mark.light is Light.AMBER
    asked.all_button.click()
    assert panel.mark.light is Light.GREEN
    assert panel.title.accessibleName() == "Every board is as promised"
    assert good_colour(panel.palette()).name() in panel.title.text()
    assert not panel.sealed.isVisible()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # what was listed before
    check_kept("verified", said("a report", panel))


def test_an_evening_that_waits_for_others_has_a_sign_of_its_own(
    door: TournamentDoor, qtbot: QtBot, tmp_path: Path
) -> None:
    """All is answered and nothing was chosen; only the other sessions are to come."""
    case = next(case for case in cases() if case.name == "evening-played")
    for name, data in case.files.items():
        (tmp_path / name).write_bytes(data)
    panel = report(door, qtbot, tmp_path)
    asked = panel.conversation
    assert asked.sessions.count() == 1
    asked.digest.field.setText(case.digest)
    asked.value.setText(case.value)
    for part in (asked.before, asked.first, asked.all_button):
        part.click()
    assert panel.mark.light is Light.WAITING
    assert "still to come" in panel.title.accessibleName()


def test_sessions_and_boards_are_listed(cup: Path, door: TournamentDoor, qtbot: QtBot) -> None:
    """Every session has its row, and its boards below it."""
    panel = report(door, qtbot, cup / "cup-public.zip")
    rows = [panel.model.item(row).text() for row in range(panel.model.rowCount())]
    assert rows == ["Round robin 1/2", "Round robin 2/2"]
    assert panel.model.item(0, 1).text() == "boards 1–3 as promised"
    assert "as promised" in panel.model.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    panel.tree.expand(panel.model.index(0, 0))
    boards = [panel.model.item(0).child(row).text() for row in range(panel.model.item(0).rowCount())]
    assert boards == ["Board 1", "Board 2", "Board 3"]
    assert "Plan and promise match the commitment word for word" in texts(panel.cards[ListName.PROVED])


def test_exchanged_boards_are_red_and_named(cup: Path, door: TournamentDoor, qtbot: QtBot) -> None:
    """The first difference is named; the red boards are unfolded, the green sessions stay green."""
    with zipfile.ZipFile(cup / "cup-public.zip") as pack:
        pack.extractall(cup / "pack")
    (cup / "pack" / "SHA256SUMS.txt").unlink()
    spoilt(cup / "pack" / "rr2.pbn")
    panel = report(door, qtbot, cup / "pack")
    assert panel.mark.light is Light.RED
    assert "rr2.pbn" in panel.words.text()
    assert "it is the deal of board 5" in panel.words.text()
    first = panel.model.item(0)
    assert first.text() == "Round robin 2/2"
    assert panel.tree.isExpanded(panel.model.index(0, 0))
    assert [first.child(row).text() for row in range(3)] == ["Board 4", "Board 5", "Board 6"]
    assert panel.model.item(1).data(Qt.ItemDataRole.UserRole) is Light.GREEN


def test_a_changed_file_of_a_pack_is_told(cup: Path) -> None:
    """The list of checksums finds a file that was exchanged."""
    with zipfile.ZipFile(cup / "cup-public.zip") as pack:
        pack.extractall(cup / "pack")
    (cup / "pack" / "README.txt").write_text("other words")
    told = found(cup / "pack").report
    assert verify_verdict(told).light is Light.RED
    assert "README.txt" in verify_list_shown(told, ListName.CONTRADICTED).lines[0].text


def test_sealed_keys_are_asked_for(cup: Path, door: TournamentDoor, qtbot: QtBot, tmp_path: Path) -> None:
    """Before the reveal nothing is green; with what opens the keys the boards are."""
    panel = report(door, qtbot, cup / "cup.sqd")
    assert panel.mark.light is Light.AMBER
    assert panel.sealed.isVisible()
    assert not panel.open_button.isEnabled()
    identity = tmp_path / "identity.txt"
    identity.write_text(PAIR.identity)
    panel.keys._choose_files = lambda _title, _parent: [identity]
    panel.keys.files_button.click()
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        panel.open_button.click()
    assert "Boards verified" in texts(panel.cards[ListName.PROVED])
    assert not panel.sealed.isVisible()
    assert panel.keys.unlocking is None


def test_a_passphrase_is_tried_in_a_process_of_its_own(
    cup: Path, door: TournamentDoor, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where that breaks off nothing is said against the files, and the report stays."""
    (cup / "cup.sqk.age").write_bytes(age_by_hand.written(b"keys", PASSPHRASE))

    def broken(*_which: object) -> NoReturn:
        raise SealingBroke

    panel = report(door, qtbot, cup / "cup.sqd")
    monkeypatch.setattr(seal_process, "begin_process", broken)
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        panel.open_asked.emit(Unlocking(PASSPHRASE))
    assert "was interrupted" in door.strip.title.text()
    assert panel.sealed.isVisible()


def test_a_key_that_does_not_open_is_told(
    cup: Path, door: TournamentDoor, qtbot: QtBot, tmp_path: Path
) -> None:
    """The strip says so, and the report stays."""
    panel = report(door, qtbot, cup / "cup.sqd")
    identity = tmp_path / "identity.txt"
    identity.write_text(new_identity().identity)
    panel.keys._choose_files = lambda _title, _parent: [identity]
    panel.keys.files_button.click()
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        panel.open_button.click()
    assert door.strip.isVisible()
    assert panel.sealed.isVisible()


def test_the_button_asks_for_a_pack_or_a_plan(
    cup: Path, door: TournamentDoor, qtbot: QtBot, store: SettingsStore
) -> None:
    """What is chosen goes to the page, which knows all doors; cancelled, nothing does."""
    door._questions = TournamentQuestions(choose_tournament=lambda _folder, _parent: [])
    with qtbot.assertNotEmitted(door.handed):
        door.area.button.click()
    files = [cup / "cup-public.zip"]
    folders: list[Path] = []
    door._questions = TournamentQuestions(
        choose_tournament=lambda folder, _parent: folders.append(folder) or files
    )
    with qtbot.waitSignal(door.handed) as handed:
        door.area.button.click()
    assert handed.args == [files]
    report(door, qtbot, *files)
    door.area.button.click()
    assert folders == [store.settings.folder, cup]


def test_what_is_missing_is_told(cup: Path) -> None:
    """No keys, no boards, no value, no commitment: each has its words, and none is green or red."""
    for name in ("cup.sqk.age", "cup.commit.json", "cup-public.zip"):
        (cup / name).unlink()
    one = found(cup / "cup.sqd")
    assert one.sealed is KeysState.NONE
    line = verify_verdict(one.report)
    assert line.light is Light.AMBER
    assert "published after play" in line.words
    assert "There is no commitment" in verify_list_shown(one.report, ListName.CHOSEN).lines[0].text
    titles = [line.title for line in promise_lines(one.report)]
    assert titles == ["Tournament", "Outside value from"], "a value is shown after theirs"
    assert session_lines(one.report) == ()


def test_a_plan_that_is_not_published_yet(tmp_path: Path) -> None:
    """There is nothing to verify, and that is said."""
    plan_files.new_tournament(tmp_path / "new.sqd", "New")
    assert "not published yet" in verify_verdict(found(tmp_path / "new.sqd").report).words


def test_practice_stands_in_the_headline(tmp_path: Path) -> None:
    """Whatever the verdict is: nobody shall take a trial for the tournament."""
    path = plan_files.begin_practice(tmp_path / "try.sqd", "Try").path
    assert verify_verdict(found(path).report).title.startswith("PRACTICE: ")


def test_a_file_that_cannot_be_used_is_told(cup: Path) -> None:
    """A damaged file of boards is named with its reason."""
    (cup / "rr1.pbn").write_text("[Deal nonsense")
    with zipfile.ZipFile(cup / "cup-public.zip") as pack:
        pack.extract("cup.sqk", cup)
    one = found(cup / "cup.sqd")
    line = verify_verdict(one.report)
    assert line.light is Light.AMBER
    assert "rr1.pbn" in line.words
    assert session_lines(one.report)[0].title == "Cannot be used"


def test_missing_boards_and_sessions_are_told(cup: Path) -> None:
    """What a file or a plan lacks is told, and makes nothing red."""
    with zipfile.ZipFile(cup / "cup-public.zip") as pack:
        pack.extract("cup.sqk", cup)
    lines = (cup / "rr1.pbn").read_text("ascii").splitlines(keepends=True)
    last = max(place for place, line in enumerate(lines) if line.startswith("[Event "))
    (cup / "rr1.pbn").write_text("".join(lines[:last]), "ascii")
    one = found(cup / "cup.sqd")
    (short,) = (line for line in session_lines(one.report) if line.file == "rr1.pbn")
    below = short.below
    assert [line.words for line in below if line.title == "Not in the file"] == ["3"]
    assert remark_lines(one.report) == ()
    for name in ("rr2.pbn", "rr1-2.pbn"):
        (cup / name).unlink()
    chosen = verify_list_shown(found(cup / "cup.sqd").report, ListName.CHOSEN).lines
    assert {"Round robin 1/2: board 3 missing.", "Round robin 2/2: none of its boards is here."} <= {
        line.text for line in chosen
    }


@pytest.mark.parametrize("is_dark", [False, True])
def test_green_and_red_can_be_read_on_every_ground(is_dark: bool) -> None:  # noqa: FBT001 - a parameter
    """Both colours have a contrast of at least 4.5 to one against the grounds they stand on."""
    shown = palette(is_dark=is_dark)

    def luminance(name: str) -> float:
        parts = [int(name[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return sum(part * weight for part, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))

    for light in (Light.GREEN, Light.AMBER, Light.RED):
        ink = luminance(light_colour(light, shown).name())
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.AlternateBase):
            ground = luminance(shown.color(role).name())
            assert (max(ink, ground) + 0.05) / (min(ink, ground) + 0.05) >= 4.5


def test_the_report_follows_the_colours(cup: Path, door: TournamentDoor, qtbot: QtBot) -> None:
    """When dark comes the title takes the colour for it."""
    panel = report(door, qtbot, cup / "cup-public.zip")
    before = panel.title.text()
    panel.setPalette(palette(is_dark=True))
    assert panel.title.text() != before
    assert not any("[" in widget.accessibleName() for widget in panel.findChildren(QWidget))
