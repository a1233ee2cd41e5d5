"""The value that is in a plan: the outside value, and what each holder's part of it is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout

from bigdeal_gui.gui.parts.look.appearance import TextRole, polish_anew, set_text_role
from bigdeal_gui.gui.parts.look.spacing import set_card_margins
from bigdeal_gui.tournament.digest_forms import groups
from bigdeal_gui.tournament.holders.holder_promise import PartKind, part_kind, shared_value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.tournament.holders.holder_promise import Holder

_DIGITS: Final = re.compile("[0-9a-f]{64}")
_MOST_LARGE: Final = 24


class FixedValue(QFrame):
    """`outside` is shown large where it is short; 64 digits stand in groups, so that they fit in lines."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("codeBox")
        self.outside, self.hands = QLabel(self), QLabel(self)
        inside = QVBoxLayout(self)
        set_card_margins(inside)
        for label in (self.outside, self.hands):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            inside.addWidget(label)

    def show_value(self, value: str, holders: Sequence[Holder]) -> None:
        """Show the `value` of a plan that promises these holders."""
        shared = shared_value(value, holders)
        outside = shared.outside
        is_short = max(map(len, outside.split()), default=0) <= _MOST_LARGE
        set_text_role(self.outside, TextRole.SET_CODE if is_short else TextRole.CODE)
        polish_anew(self.outside)
        self.outside.setText(groups(outside) if _DIGITS.fullmatch(outside) else outside)
        parts = zip(holders, shared.parts or (), strict=False)
        self.hands.setText("\n".join(self._in_words(holder, part) for holder, part in parts))
        self.hands.setVisible(bool(self.hands.text()))

    def _in_words(self, holder: Holder, part: str) -> str:
        if part_kind(part, holder) is PartKind.WITHHELD:
            words = self.tr("{name}: withheld; the promised hash is used instead")
            return words.format(name=holder.name)
        return f"{holder.name}: {part}"
