"""Questions that only a person can answer: asked where they can be, and forgotten with their promise."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QWidget

from bigdeal_gui.gui.check.verify.conversation import Conversation, DigestField
from bigdeal_gui.gui.check.verify.light_mark import light_colour
from bigdeal_gui.pages.verify import Light, VerdictQuestions
from bigdeal_gui.tournament.digest_forms import digest_words
from bigdeal_gui.tournament.plan import Plan
from bigdeal_gui.tournament.verdict.evidence import SavedPlan
from bigdeal_gui.tournament.verdict.statements import Played, Statements
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

DIGEST, OTHER = (hashlib.sha256(text).hexdigest() for text in (b"cup", b"another"))
ASKED = VerdictQuestions(
    digest=DIGEST,
    is_of_keys=False,
    moment="Saturday",
    source="the lottery",
    sessions=(((1, 1), "Session 1"), ((1, 2), "Session 2"), ((2, 1), "Final")),
    is_first=True,
)
NOTHING = Statements()
PLAN = Plan("Cup")


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """What the questions stand on."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def talk(window: QWidget) -> Conversation:
    """All questions are asked."""
    made = Conversation(window)
    made.ask(ASKED)
    return made


def test_the_questions_are_as_they_were_kept(talk: Conversation, window: QWidget) -> None:
    """All of them, and those that can be asked where little is known."""
    kept = said("nothing", Conversation(window)) + said("all", talk)
    few = replace(ASKED, source="", sessions=(), is_first=False)
    talk.ask(few)
    kept += said("few", talk)
    talk.ask(replace(few, digest=""))
    assert talk.isHidden()
    check_kept("conversation", kept)
    assert talk.layout().indexOf(talk.first) > talk.layout().indexOf(talk.sessions)
    for label in (talk.digest.label, talk.value_label, talk.sessions_label):
        assert label.font().weight() == QFont.Weight.DemiBold


def test_every_answer_is_told_once(talk: Conversation) -> None:
    """And stands in what was answered."""
    told: list[Statements] = []
    talk.changed.connect(lambda: told.append(talk.statements))
    assert talk.statements == NOTHING
    plans = (SavedPlan("a.sqd", PLAN), SavedPlan("b.sqd", PLAN))
    talk.before.click()
    talk.first.click()
    talk.value.setText("7")
    talk.digest.field.setText("x")
    talk.sessions.item(2).setCheckState(Qt.CheckState.Checked)
    talk.keep(plans[:1])
    talk.keep(plans)
    talk.all_button.click()
    before = replace(NOTHING, before=True)
    first = replace(before, no_other_promise=True)
    value = replace(first, value="7")
    digest = replace(value, digest="x")
    played = replace(digest, played=Played(frozenset({(2, 1)})))
    one_plan, both = replace(played, plans=plans[:1]), replace(played, plans=plans)
    every = replace(both, played=Played(frozenset({(1, 1), (1, 2), (2, 1)})))
    wanted = [before, first, value, digest, played, one_plan, both, every]
    assert told == wanted
    assert talk.plan_label.text() == "“a.sqd”, “b.sqd”"
    talk.sessions.item(0).setCheckState(Qt.CheckState.Unchecked)
    assert told[len(wanted) :] == [talk.statements]


def test_answers_stay_with_the_promise_and_go_with_it(talk: Conversation, qtbot: QtBot) -> None:
    """Asked again of the same promise, ticks stay; of another one all is forgotten."""
    talk.before.setChecked(True)
    talk.first.setChecked(True)
    talk.value.setText("7")
    talk.digest.field.setText("x")
    talk.keep([SavedPlan("a.sqd", PLAN)])
    for row in (0, 2):
        talk.sessions.item(row).setCheckState(Qt.CheckState.Checked)
    answered = talk.statements
    with qtbot.assertNotEmitted(talk.changed):
        talk.ask(ASKED)
    assert talk.statements == answered
    talk.ask(replace(ASKED, sessions=ASKED.sessions[:2]))
    assert talk.statements.played == Played(frozenset({(1, 1)}))
    with qtbot.assertNotEmitted(talk.changed):
        talk.ask(replace(ASKED, digest=OTHER))
    assert talk.statements == NOTHING
    assert talk.plan_label.text() == ""
    assert talk.digest.expected == OTHER
    with qtbot.waitSignals([talk.changed] * 3):
        talk.before.click()
        talk.first.click()
        talk.value.setText("8")


def test_sessions_can_be_ticked_and_are_as_high_as_they_are_many(talk: Conversation) -> None:
    """Up to six rows; they cannot be moved, or written into."""
    item = talk.sessions.item(0)
    flags = Qt.ItemFlag
    assert item.flags() == flags.ItemIsEnabled | flags.ItemIsUserCheckable | flags.ItemIsSelectable
    row = max(talk.sessions.sizeHintForRow(0), 24)
    heights = []
    for count in (0, 1, 3, 6, 7):
        talk.ask(replace(ASKED, sessions=tuple(((1, place), "Session") for place in range(count))))
        heights.append(talk.sessions.height())
    assert heights == [rows * row + 8 for rows in (1, 1, 3, 6, 6)]


@pytest.mark.parametrize("is_of_keys", [False, True])
def test_a_check_code_is_compared_as_it_is_typed(window: QWidget, qtbot: QtBot, *, is_of_keys: bool) -> None:
    """Sign, colour and words; what differs may be right where the promise is not known."""
    field = DigestField(window)
    assert (field.expected, field.result.isHidden(), field.result.wordWrap()) == ("", True, True)
    assert field.field.isClearButtonEnabled()
    assert field.layout().indexOf(field.field) < field.layout().indexOf(field.result)
    field.compare_with(DIGEST, is_of_keys=is_of_keys)
    assert (field.typed, field.isHidden(), field.result.isHidden()) == ("", False, True)
    seen = []
    for text, light in (
        (DIGEST[:6], Light.NONE), (DIGEST, Light.GREEN), (OTHER, Light.RED),
        (" ".join(digest_words(DIGEST)), Light.GREEN),
        ("  ", None),
    ):  # fmt: skip
        with qtbot.waitSignal(field.changed):
            field.field.setText(text)
        told = not field.result.isHidden()
        assert told is (light is not None and not (light is Light.RED and is_of_keys))
        assert field.field.accessibleDescription() == (field.result.text().lstrip("✓✗ ") if told else "")
        if told and light is not None:
            ink = field.result.palette().color(QPalette.ColorRole.WindowText)
            plain = field.palette().color(QPalette.ColorRole.WindowText)
            assert ink == (plain if light is Light.NONE else light_colour(light, field.palette()))
            seen.append(field.result.text()[:2])
    assert seen[0][0] not in "✓✗"
    assert seen[1:] == (["✓ ", "✓ "] if is_of_keys else ["✓ ", "✗ ", "✓ "])
    field.field.setText("x")
    with qtbot.assertNotEmitted(field.changed):
        field.compare_with("", is_of_keys=False)
    assert (field.typed, field.isHidden(), field.result.isHidden()) == ("", True, True)
    assert (field.field.maxLength(), field.label.buddy()) == (400, field.field)
