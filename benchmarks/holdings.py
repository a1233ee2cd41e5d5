"""Judges Bradmetz's steps with the solver: `python -m benchmarks.holdings`; with `--all`, every merge.

A sample takes half a minute, all take some twenty. A merge is a word, exchanged and ordered, and what one
rule makes of it; it is right when both take the same tricks in every division of the opponents' cards.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from hashlib import blake2b
from itertools import islice
from typing import TYPE_CHECKING, Final

from bigdeal_gui.holdings.counting import irreducible_words
from bigdeal_gui.holdings.reduction import hand_roles
from bigdeal_gui.holdings.rules import PUBLISHED, Level, Reading, reduction_rules
from bigdeal_gui.holdings.solver import Solver
from bigdeal_gui.holdings.words import (
    NORTH,
    OPPONENTS,
    SOUTH,
    canonical_word,
    canonical_words,
    hand_in_word,
    ordered_word,
    word_has_equal_hands,
    word_with_lowest,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bigdeal_gui.holdings.rules import Rule
    from bigdeal_gui.holdings.words import Word

RULES: Final = sorted(
    {rule for reading in Reading for rule in reduction_rules(reading)}, key=lambda one: one.name
)

SAMPLE: Final = 300
"""One merge in so many is judged without `--all`."""

_SHOWN: Final = 5
_TOLD_EVERY: Final = 5_000
_DIGEST_BYTES: Final = 16


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the solver says of one rule."""

    rule: Rule
    judged: int
    wrong: tuple[tuple[Word, Word], ...]

    @property
    def is_sound(self) -> bool:
        """No merge was wrong."""
        return not self.wrong

    def __str__(self) -> str:
        share = 100 * len(self.wrong) / self.judged
        return f"{self.rule.name:<10}{self.judged:>8,}{len(self.wrong):>8,}{share:>8.2f} %"


class Profiles:
    """The tricks of words in every division, each word solved once and kept as a digest."""

    def __init__(self) -> None:
        self.solver = Solver(most_known=3_000_000)
        self._digests: dict[Word, tuple[bytes, bytes]] = {}
        self._begun = time.monotonic()

    def digest(self, word: Word) -> bytes:
        """Return the digest of an ordered word's profile."""
        standing = canonical_word(word)
        if standing not in self._digests:
            profile = self.solver.profile(standing)
            self._digests[standing] = _digest(profile), _digest(profile[::-1])
            if len(self._digests) % _TOLD_EVERY == 0:
                spent_s = time.monotonic() - self._begun
                print(f"{len(self._digests):,} holdings solved in {spent_s:,.0f} s", file=sys.stderr)
        return self._digests[standing][standing != word]

    def classes(self) -> tuple[int, int]:
        """Return how many holdings differ: among those of the same lengths, and among all."""
        of_lengths, of_all = set(), set()
        for word, (profile, turned) in self._digests.items():
            held = word.count(OPPONENTS)
            either = min(profile, turned)
            of_lengths.add((held, word.count(NORTH), either if word_has_equal_hands(word) else profile))
            of_all.add((held, either))
        return len(of_lengths), len(of_all)


def merges(rule: Rule) -> Iterator[tuple[Word, Word]]:
    """Yield every word that `rule` changes, with what it makes of it."""
    for word in canonical_words():
        for longer, shorter in hand_roles(word):
            if places := rule.moves(word, longer, shorter):
                yield word, ordered_word(word_with_lowest(word, places))


def judge(rule: Rule, profiles: Profiles, step: int) -> Verdict:
    """Judge every `step`-th merge of `rule`."""
    judged = 0
    wrong = []
    for before, after in islice(merges(rule), 0, None, step):
        judged += 1
        if profiles.digest(before) != profiles.digest(after):
            wrong.append((before, after))
    return Verdict(rule, judged, tuple(wrong))


def report(verdicts: Sequence[Verdict], profiles: Profiles) -> None:
    """Print the table, the shortest counterexamples and the sound chain."""
    print(f"{'rule':<10}{'merges':>8}{'wrong':>8}{'share':>10}")
    for verdict in verdicts:
        print(verdict)
    for verdict in verdicts:
        if verdict.is_sound:
            continue
        print(f"\nRule {verdict.rule.name} is wrong for example here (cards of South and North, tricks):")
        for before, after in sorted(verdict.wrong, key=_readable)[:_SHOWN]:
            found = profiles.solver.difference(before, after)
            if found is not None:
                print(
                    f"  {_cards(before)} takes {found.tricks[0]} and {_cards(after)} takes {found.tricks[1]}"
                    f" where the opponents' cards lie {found.division}"
                )
    sound = tuple(verdict.rule for verdict in verdicts if verdict.is_sound)
    print(f"\nThe sound chain ({', '.join(rule.name for rule in sound)}):")
    for level in Level:
        if level >= Level.ADJACENT:
            chain = tuple(rule for rule in sound if rule.level <= level)
            forms = sum(1 for _ in irreducible_words(chain))
            print(f"  {level.value}  {forms:>9,}  published {PUBLISHED[level]:,}")


def _digest(profile: bytes) -> bytes:
    return blake2b(profile, digest_size=_DIGEST_BYTES).digest()


def _readable(merge: tuple[Word, Word]) -> tuple[int, Word]:
    """Sort short hands first, then those with the higher cards."""
    return -merge[0].count(OPPONENTS), merge[0].replace(OPPONENTS, "a")


def _cards(word: Word) -> str:
    return f"{hand_in_word(word, SOUTH)}/{hand_in_word(word, NORTH)}"


def main() -> int:
    """Judge and print; ends with 1 when a rule of the literal reading, the one that holds, is wrong."""
    parser = argparse.ArgumentParser(description="Judge Bradmetz's steps with the solver.")
    parser.add_argument("--all", action="store_true", help="judge every merge, not one in a sample")
    is_all = parser.parse_args().all
    profiles = Profiles()
    if is_all:
        for word in canonical_words():
            profiles.digest(word)
    verdicts = [judge(rule, profiles, 1 if is_all else SAMPLE) for rule in RULES]
    report(verdicts, profiles)
    if is_all:
        of_lengths, of_all = profiles.classes()
        print(f"\nHoldings that differ: {of_lengths:,}; {of_all:,} where lengths may differ too")
    literal = reduction_rules(Reading.LITERAL)
    return 0 if all(verdict.is_sound for verdict in verdicts if verdict.rule in literal) else 1


if __name__ == "__main__":
    sys.exit(main())
