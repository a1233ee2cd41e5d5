"""What the files say when a tournament is judged, whoever brought them."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from typing import TYPE_CHECKING, Final

from bigdeal_gui.tournament.commitment import check_committed_keys, check_committed_plan
from bigdeal_gui.tournament.holders.holder_promise import shared_promise, shared_value
from bigdeal_gui.tournament.tournament_log import TournamentLog
from bigdeal_gui.tournament.value.known_rules import known_rule
from bigdeal_gui.tournament.value.round_rule import PromisedRule, RoundRule
from bigdeal_gui.tournament.value.value_form import spelling_rule

if TYPE_CHECKING:
    from bigdeal_gui.tournament.commitment import Broken, Commitment
    from bigdeal_gui.tournament.holders.holder_promise import SharedPromise, SharedValue
    from bigdeal_gui.tournament.keys.keys_file import Keys
    from bigdeal_gui.tournament.keys.revealed_key import RevealedKey
    from bigdeal_gui.tournament.plan import Plan
    from bigdeal_gui.tournament.proof import Proof
    from bigdeal_gui.tournament.record_file import RecordFile
    from bigdeal_gui.tournament.value.drand import Round
    from bigdeal_gui.tournament.value.sources import SourceRule


_ROOT: Final = "root"


@dataclass(frozen=True, slots=True)
class BoundFile:
    """A commitment, and the file it stands in."""

    name: str
    commitment: Commitment


@dataclass(frozen=True, slots=True)
class SavedPlan:
    """A plan, and the file it stands in."""

    name: str
    plan: Plan


@dataclass(frozen=True, slots=True)
class RoundFile:
    """A round of drand as somebody handed it in, and the file it stands in."""

    name: str
    round: Round


@dataclass(frozen=True, slots=True)
class RevealedFile:
    """The key of one session as somebody handed it in, and the file it stands in."""

    name: str
    revealed: RevealedKey


@dataclass(frozen=True, slots=True)
class Sums:
    """What happened to a list of checksums: the files that are others, and those that are not here."""

    wrong: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class UnreadFile:
    """A file that could not be read, and why; an archive in which nobody looked has no reason."""

    name: str
    reason: str


@dataclass(frozen=True, slots=True)
class Evidence:
    """All that was handed in, as far as it could be read.

    `keys` are None where there are none, or none that are open; `keys_problem` is why they are not those that
    were published, empty where they are. `promises` are the commitments to this plan's keys, the likeliest
    first; `others` are those to other keys; `forged` names the files of those that contradict themselves.
    `proof` is None where there are no boards (`has_boards`), or nothing to prove them with; `sums` is None
    where there is no list of checksums. `revealed` are keys of single sessions; `session_keys` are those of
    them that were bound by themselves, where the keys as a whole are not here, and None otherwise. `log` is
    what the organiser wrote down of this tournament.
    """

    plan: Plan
    keys: Keys | None = field(default=None, repr=False)
    keys_problem: str = ""
    promises: tuple[BoundFile, ...] = ()
    others: tuple[BoundFile, ...] = ()
    forged: tuple[str, ...] = ()
    proof: Proof | None = None
    has_boards: bool = False
    sums: Sums | None = None
    record: RecordFile | None = None
    round: RoundFile | None = None
    other_plans: tuple[SavedPlan, ...] = ()
    unread: tuple[UnreadFile, ...] = ()
    revealed: tuple[RevealedFile, ...] = ()
    session_keys: Keys | None = field(default=None, repr=False)
    log: TournamentLog = field(default_factory=TournamentLog)
    pinned_rows: tuple[str, ...] = ()
    """The hashes of rows of the log that texts of packs name as the last."""

    @property
    def promise(self) -> Commitment | None:
        """The commitment that is held against the plan; None where there is none."""
        return self.promises[0].commitment if self.promises else None

    @property
    def broken(self) -> tuple[Broken, ...]:
        """Every promise of a commitment that the plan does not keep."""
        found = [check_committed_plan(bound.commitment, self.plan) for bound in self.promises]
        return tuple(dict.fromkeys(broken for each in found for broken in each))

    @property
    def broken_roots(self) -> tuple[Broken, ...]:
        """The roots of the keys that commitments bound, where the keys have another."""
        if self.keys is None:
            return ()
        hash_, root = self.plan.keys_hash or "", self.keys.root()
        found = [check_committed_keys(bound.commitment, hash_, root) for bound in self.promises]
        return tuple(broken for each in found for broken in each if broken.what == _ROOT)

    @property
    def rule(self) -> SourceRule | None:
        """The rule that leaves one spelling of a typed value; None where there is none."""
        return spelling_rule(self.plan.source, self.promise.rule if self.promise else None)

    @property
    def shared(self) -> SharedPromise:
        """The plan's promise: that of the outside value, and its holders of words."""
        return shared_promise(self.plan.source)

    @property
    def value(self) -> SharedValue | None:
        """The plan's value: the outside one, and the part of each holder; None while it is not known."""
        return None if self.plan.value is None else shared_value(self.plan.value, self.shared.holders)

    @property
    def day(self) -> date | None:
        """The promised day, where a rule tells it."""
        return self._promised.day if self._promised else None

    @property
    def round_rule(self) -> RoundRule | None:
        """The promised round of drand; None where something else was promised."""
        return self._promised if isinstance(self._promised, RoundRule) else None

    @property
    def _promised(self) -> PromisedRule | None:
        bound = self.promise.rule if self.promise else None
        return bound or known_rule(self.plan.source)
