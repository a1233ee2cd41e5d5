"""The promise of a round of drand: a value that proves itself, and what counts should the network have ended.

The sentence goes to the players, so it is English and never translated.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final, Self, TypeAlias

from bigdeal_gui.errors.tournament import AnotherRound, InvalidRule
from bigdeal_gui.tournament.fields import MAX_TEXT
from bigdeal_gui.tournament.findings import Finding, blocking, doubting
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.tournament.value.calendars import LAST_YEAR, date_in_words, told_day
from bigdeal_gui.tournament.value.sources import FAR_DAYS, MAX_JSON, Source, SourceRule, rule_findings
from bigdeal_gui.words import ENGLISH, language, translate, written_time

LEAST_AHEAD: Final = timedelta(hours=1)
"""So long before its round a plan has to be sealed."""
NEXT_DAY: Final = timedelta(days=1)
"""So much later than the round is the figure that counts otherwise, unless somebody wants another day."""

TOO_EARLY: Final = "round-too-early"
"""The code of the finding that a round appears too soon."""

_VALUE: Final = re.compile("[0-9a-f]{64}")
_FIRST_WORDS: Final = "The randomness, 64 hexadecimal digits in small letters, of round "
_FALLBACK: Final = "; if the network has ended before, this instead: "
_SENTENCE: Final = re.compile(rf"{_FIRST_WORDS}([1-9][0-9]{{0,8}}) of the .*?{_FALLBACK}(.+)")
_KEY: Final = "drand"


@dataclass(frozen=True, slots=True)
class RoundRule:
    """The randomness of round `number` of quicknet; `or_else` is what counts should the network have ended.

    Raises:
        InvalidRule: there is no such round in the years of a tournament, or the sentence is too long.
    """

    number: int
    or_else: SourceRule

    def __post_init__(self) -> None:
        if not 1 <= self.number <= drand.MAX_NUMBER or self.moment.year > LAST_YEAR:
            raise no_such_round()
        if len(self.in_words()) > MAX_TEXT:
            text = translate("reasons", "{what} is longer than {limit} characters")
            raise InvalidRule(text.format(what=translate("reasons", "the whole sentence"), limit=MAX_TEXT))

    @property
    def moment(self) -> datetime:
        """When the round appears, in UTC."""
        return drand.round_appears_at(self.number)

    @property
    def day(self) -> date:
        """The day, in UTC, on which the round appears."""
        return self.moment.date()

    @property
    def when(self) -> str:
        """When the round appears, as the user's language writes it."""
        if language() == ENGLISH:
            return self._when
        return f"{written_time(self.moment, '%H:%M:%S')} UTC"

    @property
    def _when(self) -> str:
        return f"{date_in_words(self.day)} at {self.moment:%H:%M:%S} UTC"

    def require(self, found: drand.Round) -> None:
        """Make sure that `found` is the promised round, and that the network signed all of it.

        Raises:
            AnotherRound, RoundNotSigned: it is not, or it did not; the error says what is wrong.
        """
        if found.number != self.number:
            raise AnotherRound(found.number, self.number)
        drand.require_signed(found)

    def in_words(self) -> str:
        """Return the promise in one unambiguous piece of text, for the plan and for the players."""
        return (
            f"{_FIRST_WORDS}{self.number} of the drand network {drand.NETWORK} (chain {drand.CHAIN}), which"
            f" appears on {self._when}{_FALLBACK}{self.or_else.in_words()}"
        )

    def to_json(self) -> str:
        """Return the rule as one line of JSON: ASCII, names in order of the alphabet, no blanks between."""
        beacon = {"chain": drand.CHAIN, "network": drand.NETWORK, "round": self.number}
        whole = {_KEY: beacon, "or_else": json.loads(self.or_else.to_json())}
        return json.dumps(whole, separators=(",", ":"))

    @classmethod
    def from_json(cls, untrusted: dict[str, object]) -> Self:
        """Return the rule whose JSON, as `to_json` wrote it, was read.

        Raises:
            InvalidRule: it is something else, or of another network.
        """
        beacon, or_else = untrusted.get(_KEY), untrusted.get("or_else")
        if set(untrusted) != {_KEY, "or_else"} or not isinstance(beacon, dict):
            raise InvalidRule(translate("reasons", "its parts are not those of a promise"))
        number = beacon.get("round")
        if type(number) is not int or beacon != {
            "chain": drand.CHAIN,
            "network": drand.NETWORK,
            "round": number,
        }:
            raise InvalidRule(translate("reasons", "it is from a network that this program does not know"))
        return cls(number, SourceRule.from_json(json.dumps(or_else)))


def no_such_round() -> InvalidRule:
    """Return the error that no round in the years of a tournament has the number."""
    return InvalidRule(translate("reasons", "there is no such round"))


def round_or_figure(number: int, source: Source, later: timedelta = NEXT_DAY) -> RoundRule:
    """Return the promise of round `number`, or else of the figure of `source` so much `later`, by UTC.

    Raises:
        InvalidRule: there is no such round, or the day is not in the years of a tournament.
    """
    if not 1 <= number <= drand.MAX_NUMBER:
        raise no_such_round()
    return RoundRule(number, SourceRule((drand.round_appears_at(number) + later).date(), (source,)))


PromisedRule: TypeAlias = SourceRule | RoundRule
"""What a promise can be."""


def rule_from_json(untrusted_text: str) -> PromisedRule:
    """Return the rule that a line of a commitment holds.

    Raises:
        InvalidRule: it is something else.
    """
    try:
        top = json.loads(untrusted_text) if len(untrusted_text) <= MAX_JSON else None
    except (ValueError, RecursionError):
        top = None
    if isinstance(top, dict) and _KEY in top:
        return RoundRule.from_json(top)
    return SourceRule.from_json(untrusted_text)


def round_in_words(sentence: str) -> tuple[int, str] | None:
    """Return the number of the round that `sentence` promises, and the words of what counts otherwise."""
    match = _SENTENCE.fullmatch(sentence)
    return (int(match[1]), match[2]) if match else None


def is_randomness(value: str) -> bool:
    """Tell whether `value` looks like the randomness of some round."""
    return bool(_VALUE.fullmatch(value))


def round_promise_findings(
    rule: PromisedRule, *, today: date | None = None, now: datetime | None = None
) -> tuple[Finding, ...]:
    """Return what is wrong or doubtful about a promise made on the day `today`, at the moment `now`."""
    if not isinstance(rule, RoundRule):
        return rule_findings(rule, today=today)
    found: list[Finding] = []
    if now is not None and rule.moment < now + LEAST_AHEAD:
        text = translate(
            "findings", "Round {number} appears on {when}: promise a round that is at least an hour ahead."
        )
        found.append(blocking(TOO_EARLY, text.format(number=rule.number, when=rule.when)))
    elif rule.day == today:
        text = translate("findings", "{day} is today: its value may be known before everyone has the plan.")
        found.append(doubting("date-today", text.format(day=told_day(rule.day))))
    elif today is not None and (rule.day - today).days > FAR_DAYS:
        text = translate("findings", "{day} is more than a year ahead: is the year right?")
        found.append(doubting("date-far", text.format(day=told_day(rule.day))))
    instead = rule.or_else.day
    if instead is not None and instead < rule.day:
        text = translate(
            "findings", "The fallback value, used if the network has ended, is known before the round."
        )
        found.append(doubting("fallback-too-early", text))
    return (*found, *rule_findings(rule.or_else))


def praise_of_promise(rule: PromisedRule | None, findings: Iterable[Finding] = ()) -> str:
    """Return what is good about a promise; empty where it is no round, or `findings` call it too early."""
    if not isinstance(rule, RoundRule) or any(finding.code == TOO_EARLY for finding in findings):
        return ""
    return translate(
        "findings",
        "This value proves itself. The network signs it, every check can test the signature offline, and "
        "nobody can guess any of its 256 bits.",
    )
