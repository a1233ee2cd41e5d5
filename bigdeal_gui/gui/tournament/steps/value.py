"""The third step of a tournament: the outside value, typed by two persons who do not see each other's."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from bigdeal_gui.errors.tournament import InvalidValue, ValueNotAsPromised
from bigdeal_gui.gui.parts.layout.collapsing import Aside, Explanation, StepGap
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import buddy_label, section_label
from bigdeal_gui.gui.parts.look.spacing import (
    NEAR,
    STRETCH,
    add_to_layout,
    column_layout,
    grid_layout,
    row_layout,
)
from bigdeal_gui.gui.parts.strips.note_strip import NoteStrip, Tone
from bigdeal_gui.gui.tournament.steps.frame import StepFrame
from bigdeal_gui.gui.tournament.steps.value_parts import FixedValue, HandsPart, RoundPart
from bigdeal_gui.pages.tournament.steps import TournamentStep
from bigdeal_gui.pages.tournament.texts import next_words, promise_shown
from bigdeal_gui.services.tournament.record import Milestone
from bigdeal_gui.tournament.fields import MAX_TEXT
from bigdeal_gui.tournament.holders.holder_promise import shared_promise
from bigdeal_gui.tournament.value.calendars import told_day
from bigdeal_gui.tournament.value.outside_value import (
    MAX_VALUE,
    canonical_value,
    explain_bits,
    join_values,
    typing_difference,
    value_cautions,
)
from bigdeal_gui.tournament.value.round_rule import RoundRule
from bigdeal_gui.tournament.value.value_form import source_problem

if TYPE_CHECKING:
    from bigdeal_gui.services.tournament.status import TournamentStatus
    from bigdeal_gui.tournament.value.sources import SourceRule

_FIELDS: Final = 2


class Turn(Enum):
    """Whose turn it is to type."""

    FIRST = auto()
    SECOND = auto()
    AGREED = auto()


class ValueStep(StepFrame):
    """`fix_asked` carries the value that both persons typed.

    `round_asked` carries the promised round of drand, once it was brought and found genuine.
    `is_correction` tells that it takes the place of one that was fixed.
    """

    fix_asked = Signal(str)
    round_asked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(TournamentStep.VALUE, parent)
        self.promise = self.text()
        self.round = RoundPart(self)
        self.hands = HandsPart(self)
        self.turn_title = section_label("", self)
        self.turn_hint = Explanation("", self, rank=2)
        self.fields = [QLineEdit(self) for _ in range(_FIELDS)]
        self.labels = [buddy_label("", field, self) for field in self.fields]
        self.form_title = Explanation(self.tr("As it goes into the plan and into the deals:"), self)
        self.form = self.text()
        self.bits = Explanation("", self)
        self.cautions = self.text()
        self.reason = QLineEdit(self)
        self.reason_label = buddy_label(self.tr("Not as promised? Give the &reason:"), self.reason, self)
        self.problem = NoteStrip(Tone.WARNING, (), self)
        self.again_button = self.button(self.tr("&Begin again"), self.tr("Both people type the value again"))
        self.go_button = self.button("", "", is_main=True)
        self.fixed = FixedValue(self)
        self.correct_button = self.button(
            self.tr("&Correct the value…"), self.tr("Possible until something has been dealt from it")
        )
        self.turn = Turn.FIRST
        self._first = ""
        self._is_at_words = False
        self._names: tuple[str, ...] = ("",)
        self._status: TournamentStatus | None = None
        self.is_correction = False
        self._build()

    def _build(self) -> None:
        set_text_role(self.form, TextRole.SET_CODE)
        self._typing = QWidget(self)
        for field in self.fields:
            field.setMaxLength(MAX_VALUE)
            field.setPlaceholderText(self.tr("such as 44,901.92"))
            field.setToolTip(self.tr("Type it as published; points and commas between digits do not matter"))
            field.textChanged.connect(self._refresh)
            field.returnPressed.connect(self._on_go_button_clicked)
        self._build_reason()
        self._canonical = self.boxed(
            self.form_title, self.form, self.bits, self.cautions, self.reason_label, self.reason
        )
        grid = grid_layout(*zip(self.labels, self.fields, strict=True))
        column_layout(self.turn_title, self.turn_hint, grid, self.problem, self._canonical, on=self._typing)
        self._fixed = QWidget(self)
        title = self.tr("The value that is in the plan")
        column_layout(
            Explanation(title, self._fixed, rank=4, role=TextRole.SECTION),
            self.fixed,
            row_layout(self.correct_button, STRETCH),
            on=self._fixed,
        )
        # Where there is no room for it, it stands on the first step as well.
        promised = Aside(self, rank=5)
        column_layout(self.boxed(self.promise), on=promised)
        above = Explanation(self.tr("What was promised"), self, rank=2, role=TextRole.SECTION)
        add_to_layout(self.column, above, promised, StepGap(self, NEAR, 0))
        add_to_layout(self.column, self.round, self._typing, self.hands, self._fixed, STRETCH)
        for button in (self.again_button, self.go_button):
            self.foot.add(button)
        self.go_button.clicked.connect(self._on_go_button_clicked)
        self.again_button.clicked.connect(self._on_again_button_clicked)
        self.correct_button.clicked.connect(self._on_correct_button_clicked)
        for changed in (self.round.changed, self.hands.changed):
            changed.connect(self._refresh)

    def _build_reason(self) -> None:
        self.reason.setMaxLength(MAX_TEXT)
        self.reason.setToolTip(self.tr("The reason for using a value that is not as promised"))
        self.reason.textChanged.connect(self._refresh)

    def show_status(self, status: TournamentStatus) -> None:
        """Show the promise, and the value or the fields to type it."""
        before = self._status
        self._status = status
        sources = self._promised.sources if self._promised is not None else ()
        self.round.show_rule(self._round_rule)
        self._names = tuple(source.name for source in sources) or ("",)
        promise = shared_promise(status.plan.source)
        self.hands.show_holders(promise.holders)
        self.promise.setText(promise_shown(promise))
        self.fixed.show_value(status.plan.value or "", promise.holders)
        self.correct_button.setVisible(status.milestone is Milestone.VALUED and not status.is_value_fixed)
        if before is None or (before.path, before.plan.value) != (status.path, status.plan.value):
            self.is_correction = False
            self.begin()
        self._refresh()

    def begin(self) -> None:
        """Empty the fields: the first person types."""
        self.turn, self._first, self._is_at_words = Turn.FIRST, "", False
        self.round.begin()
        self.hands.begin()
        self.reason.clear()
        self._clear()
        self.problem.hide()
        self._refresh()

    def _clear(self) -> None:
        for field in self.fields:
            field.clear()

    # -- asking -------------------------------------------------------------------------------------------

    @property
    def typed(self) -> str:
        """What stands in the fields, one behind the other.

        Raises:
            InvalidValue: it cannot be a value.
        """
        used = self.fields[: len(self._names)]
        if len(used) == 1:
            return used[0].text()
        join_values([field.text() for field in used])
        # With its marks: they tell the decimals.
        return " ".join(" ".join(field.text().split()) for field in used)

    # -- showing ------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        if self._status is None:
            return
        is_typing = self._status.plan.value is None or self.is_correction
        is_round, is_at_words = self._is_round, self._is_at_words
        self.round.setVisible(is_typing and self._round_rule is not None and not is_at_words)
        self._typing.setVisible(is_typing and not is_round and not is_at_words)
        self._fixed.setVisible(not is_typing)
        self.go_button.setVisible(is_typing)
        self.show_next(self._status, is_done=not is_typing)
        self._show_turn(is_typing=is_typing)
        for place, field in enumerate(self.fields):
            is_used = place < len(self._names)
            field.setVisible(is_used)
            self.labels[place].setVisible(is_used)
            words = self._names[place] if is_used and len(self._names) > 1 else self.tr("&Value")
            self.labels[place].setText(words)
            field.setAccessibleName(words.replace("&", ""))
        self._show_form()
        if is_round:
            self._show_round()
        self.hands.setVisible(is_typing and is_at_words)
        if is_at_words and not self.hands.is_whole:
            self.go_button.setEnabled(False)

    def _show_round(self) -> None:
        """Have the button take the round that was brought."""
        is_last = self._is_at_words or not self.hands.holders
        words, tip = next_words(self.hands.title.text()), self.hands.title.text()
        if is_last:
            words, tip = self.tr("&Use this round…"), self.tr("Puts its randomness into the plan")
        self.go_button.setText(words)
        self.go_button.setToolTip(tip)
        self.go_button.setEnabled(self.round.brought.round is not None)
        self.again_button.setVisible(self._is_at_words)

    def _show_turn(self, *, is_typing: bool) -> None:
        titles = {
            Turn.FIRST: self.tr("First person: type the value"),
            Turn.SECOND: self.tr("Second person: type the value again"),
            Turn.AGREED: self.tr("Both typed the same value"),
        }
        hints = {
            Turn.FIRST: self.tr("Look it up at the promised source, and compare it with a second source."),
            Turn.SECOND: self.tr(
                "What the first person typed is now hidden. Look the value up yourself, and type what you "
                "see."
            ),
            Turn.AGREED: self.tr("Check the value once more. Once fixed, it goes into every deal."),
        }
        buttons = {
            Turn.FIRST: (self.tr("Hand over to the &second person"), self.tr("Hides what you typed")),
            Turn.SECOND: (self.tr("Co&mpare"), self.tr("Compares what the two of you typed")),
            Turn.AGREED: (self.tr("&Fix this value…"), self.tr("Puts the value into the plan")),
        }
        self.turn_title.setText(titles[self.turn])
        hint = hints[self.turn]
        rule = self._status.rule if self._status is not None and self._status.is_day_to_come else None
        if rule is not None and rule.day is not None:
            early = self.tr("Wait: it is not {day} yet, so nobody can know the value.")
            hint = f"{early.format(day=told_day(rule.day))} {hint}"
        self.turn_hint.setText(hint)
        words, tip = buttons[self.turn]
        self.go_button.setText(words)
        self.go_button.setToolTip(tip)
        self.again_button.setVisible(is_typing and self.turn is not Turn.FIRST)
        for field in self.fields:
            field.setReadOnly(self.turn is Turn.AGREED)

    def _show_form(self) -> None:
        """Show the canonical form of what is typed; the second person's is not shown before both agree."""
        is_typed = all(field.text().strip() for field in self.fields[: len(self._names)])
        form = words = remarks = problem = ""
        if is_typed:
            try:
                form = canonical_value(self.typed)
                words = explain_bits(form)
                problem = self._form_problem()
                remarks = "\n".join(
                    dict.fromkeys(
                        caution for field in self._used() for caution in value_cautions(field.text())
                    )
                )
                if problem:
                    remarks = "\n".join(filter(None, (str(ValueNotAsPromised(problem)), remarks)))
            except InvalidValue as error:
                remarks = str(error)
        self._canonical.setVisible(is_typed)
        self.form.setText(form)
        self.form_title.setVisible(bool(form))
        self.form.setVisible(bool(form))
        self.bits.setText(words)
        self.bits.setVisible(bool(words))
        self.cautions.setText(remarks)
        self.cautions.setVisible(bool(remarks))
        for part in (self.reason_label, self.reason):
            part.setVisible(bool(problem))
        self.go_button.setEnabled(bool(form) and not (problem and not self.reason.text().strip()))

    def _form_problem(self) -> str:
        """Return how what is typed differs from the promised form."""
        if self._round_rule is not None:
            return self.tr("a round of drand was promised")
        sources = self._promised.sources if self._promised is not None else ()
        found = (
            source_problem(field.text(), source) for field, source in zip(self._used(), sources, strict=False)
        )
        return next(filter(None, found), "")

    @property
    def _round_rule(self) -> RoundRule | None:
        """The promised round of drand; None where something else was promised."""
        rule = self._status.rule if self._status is not None else None
        return rule if isinstance(rule, RoundRule) else None

    @property
    def _promised(self) -> SourceRule | None:
        """The rule for what is typed: of a promised round that for what counts otherwise."""
        rule = self._status.rule if self._status is not None else None
        return rule.or_else if isinstance(rule, RoundRule) else rule

    @property
    def _is_round(self) -> bool:
        """Whether a round is to be brought, and nothing typed."""
        return self._round_rule is not None and not self.round.has_ended.isChecked()

    def _used(self) -> list[QLineEdit]:
        return self.fields[: len(self._names)]

    # -- signals ------------------------------------------------------------------------------------------

    def _on_go_button_clicked(self) -> None:
        if not self.go_button.isEnabled():
            return
        if self._is_round:
            if self.hands.holders and not self._is_at_words:
                self._go_to_words()
            else:
                self.round_asked.emit(self.round.brought.round)
            return
        if self.turn is Turn.FIRST:
            self._first, self.turn = self.typed, Turn.SECOND
            self._clear()
            self.problem.hide()
            self.fields[0].setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.turn is Turn.SECOND:
            self._compare()
        else:
            self.fix_asked.emit(self.typed)
        self._refresh()

    def _compare(self) -> None:
        words = typing_difference(self._first, self.typed)
        if words:
            self.problem.say(
                self.tr("The two values do not match"),
                self.tr(
                    "{difference} (“here” is the first person’s.) Look the value up together, then start "
                    "again."
                ).format(difference=words),
            )
            self.again_button.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.turn = Turn.AGREED
        self.problem.hide()
        self._go_to_words()

    def _go_to_words(self) -> None:
        """Have the holders’ words on the page, where there are holders, once the value is there."""
        self._is_at_words = bool(self.hands.holders)
        self._refresh()
        # A button that cannot be pressed yet would pass the focus on to another page.
        after = self.hands.first_missing or self.go_button
        after.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_correct_button_clicked(self) -> None:
        self.is_correction = True
        self._on_again_button_clicked()

    def _on_again_button_clicked(self) -> None:
        self.begin()
        first = self.round.paste if self._is_round else self.fields[0]
        first.setFocus(Qt.FocusReason.OtherFocusReason)
