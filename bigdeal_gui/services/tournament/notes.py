"""What is written down of a tournament: one note for each thing that was done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bigdeal_gui.tournament.tournament_log import DealtBoards


class NoteKind(Enum):
    """What a row of the journal tells of a tournament.

    PUBLISHED: the plan was sealed. ANNOUNCED: somebody said where it stands for everybody. BEGUN and ENDED
    stand around the dealing of an order; UNDONE takes the step before it back, which failed. REVEALING comes
    before the pack of one session can be seen, SESSION_REVEALED when it is there.
    """

    PUBLISHED = "published"
    ANNOUNCED = "announced"
    VALUED = "valued"
    DEALT = "dealt"
    RESERVE = "reserve"
    DEVIATION = "deviation"
    REVEALED = "revealed"
    REVEALING = "revealing"
    SESSION_REVEALED = "session-revealed"
    BEGUN = "begun"
    ENDED = "ended"
    UNDONE = "undone"


DIGEST: Final = "digest"
"""Of PUBLISHED: the digest of the commitment."""
PLAN_PATH: Final = "plan"
"""Of PUBLISHED: where the plan lay."""
KEPT: Final = "kept"
"""Of PUBLISHED: how the keys were sealed, as `keys.Keeping` writes it."""
SINCE: Final = "since"
"""Of ANNOUNCED: since which day it stands there, `YYYY-MM-DD`."""
AS_PUBLISHED: Final = "as_published"
"""Of VALUED: why the value is taken although it is not in the promised form."""
WITHHELD: Final = "withheld"
"""Of VALUED: the names of the holders whose words were withheld."""


@dataclass(frozen=True, slots=True)
class Note:
    """One row: `time` is UTC, ISO 8601; `text` a reason, a value or what happened; `sessions` those dealt.

    `more` holds what only some kinds tell, by the names below.
    """

    kind: NoteKind
    time: str
    text: str = ""
    sessions: tuple[DealtBoards, ...] = ()
    more: Mapping[str, str] = field(default_factory=dict)
