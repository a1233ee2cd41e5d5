"""What the dossier of a self-test says: the figures of this run, and what was measured and promised before.

What is said of the project stands in its own pages too; a test holds these words to them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bigdeal_gui.paper.dossier import Columns, Dossier, Rows, Section
from bigdeal_gui.randomness.credit import EntropyMeter
from bigdeal_gui.randomness.pool import SYSTEM_BYTES
from bigdeal_gui.services.dealing.trial_boards import FAMILY_ERROR, NO_CHANCE, TrialVerdict

if TYPE_CHECKING:
    from bigdeal_gui.services.dealing.trial_boards import Trial

SIGNERS: Final = (
    "Made this dossier on a copy of the program whose sum is above:",
    "For the committee, having compared the sums with those published with the release:",
    "For the committee:",
)

MEASURED: Final = (
    (
        "Meter against recordings of people",
        (
            "Of what the non-IID tests of NIST SP 800-90B find, it credits 0.55 to 0.83 for key"
            " presses, 0.60 to 0.84 for holds, and 0.85 for the mouse"
        ),
        "SECURITY.md",
    ),
    (
        "Meter against the best guesser",
        (
            "Against somebody who knows the typist, the pairs of letters, the holds and everything"
            " typed before, a session that the meter calls 213 bits holds 475 in the median and 307 at"
            " least"
        ),
        "SECURITY.md",
    ),
    (
        "Samples behind that",
        (
            "126,000 presses of 22 people; 5,300 presses of 7 people (Aalto); 168,423 moves of 120"
            " people (SapiMouse)"
        ),
        "docs/adr/002-entropy-meter.md",
    ),
    (
        "Long runs of the generator",
        "100,000,000 and 1,000,000,000 boards, 103 tests each: 0 fail at 1 % for all together",
        "docs/fairness.md",
    ),
    (
        "Raw stream in dieharder 3.31.1",
        (
            "81 figures: 77 passed, 4 weak, 0 failed; the weak ones again with five times as many"
            " samples: 33 passed, 0 weak, 0 failed"
        ),
        "docs/fairness.md",
    ),
)
"""What was measured once, with more than a dossier can do: label, figures, and the page they stand in."""

THREATS: Final = (
    (
        "a player who knows some hands",
        "work out the others, or the next set",
        "each deal is cut out of a hash of a 160-bit seed; no output is ever part of the next input",
    ),
    (
        "a player who knows when and where the boards were dealt",
        "guess the seed",
        (
            "213 bits of typing and moving, and the system's randomness besides; the clock alone is"
            " worth nothing"
        ),
    ),
    (
        "somebody who finds what the program leaves",
        "find a card or the seed again",
        "neither is written anywhere; digests of deals are keyed; the set code is an HMAC, not a hash",
    ),
    (
        "a careless or hurried operator",
        "overwrite a set, play an old one, use half of one",
        "nothing is overwritten; a deal that comes back is noticed; a set is whole or not there",
    ),
    (
        "an operator who does not like the hands",
        "deal again until they please",
        (
            "no card is shown; there is no “again”: each dealing needs a full meter, gets a new seed"
            " and leaves a row in the journal for every set"
        ),
    ),
    (
        "a faulty disk, stick or copy of the program",
        "wrong boards",
        (
            "every file is read back and compared; known answers are checked at each start, and a"
            " program that fails them does not deal"
        ),
    ),
)
"""SECURITY.md, “Whom it is made against”."""

LIMITS: Final = (
    (
        "somebody who controls the computer (malware, another administrator, a camera at the screen),"
        " somebody who gets the files before play, or an operator who alters the program. Those need"
        " people: a second person in the room, a computer that is off the network, files that are"
        " carried by hand."
    ),
    (
        "It cannot tell a person from a long recording played once, or from a program written to"
        " imitate one: no count can."
    ),
    "Python, the hash library and the operating system may have copied it before",
    "Swap and hibernation",
)
"""SECURITY.md: what is not promised, in its own words."""


_MOST_REASONS: Final = 8
MOST_TRIALS: Final = 2
"""So often boards are counted: a second time where the first is as unlikely as one in a hundred."""

_PASSED: Final = "Every known answer is right, and no test of fresh boards shows more than chance does."
_COUNTED_AGAIN: Final = (
    "A test of the first count came out as it does by chance in one dossier of a hundred. So, by the rule in"
    " section 3, as many boards were dealt and counted again; both counts stand below."
)
_UNCLEAR: Final = (
    "Two counts in turn came out as each of them does by chance once in a hundred times: that is one dossier"
    " of ten thousand. Make another one; if it says the same, this copy of the program must not deal."
)


@dataclass(frozen=True, slots=True)
class Facts:
    """What was found: digests in hexadecimal digits, `parts` with known answers and whether they were right.

    `trials` are the counts of fresh boards, none where none could be made; `fault` says why.
    """

    program: str
    made_at: str
    seconds: float
    system: str
    python: str
    hash_library: str
    program_digest: tuple[str, str]
    page_digest: str
    parts: tuple[tuple[str, bool], ...]
    trials: tuple[Trial, ...]
    fault: str

    @property
    def verdict(self) -> TrialVerdict:
        """What the first page says: failed is failed, in whatever part."""
        verdicts = [trial.verdict for trial in self.trials]
        if not verdicts or TrialVerdict.FAILED in verdicts or not all(passed for _, passed in self.parts):
            return TrialVerdict.FAILED
        return verdicts[-1]

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why the verdict is not, or is, that all is well; a sentence each."""
        lines = [f"Known answer of the {part}: WRONG." for part, passed in self.parts if not passed]
        if not self.trials:
            lines.append(f"No boards could be made: {self.fault}")
        lines += [f"Fresh boards, {line}." for trial in self.trials for line in trial.failed]
        if self.verdict is TrialVerdict.FAILED:
            more = len(lines) - _MOST_REASONS
            rest = [f"And {more} more, below."] if more > 0 else []
            return ("This copy of the program must not deal.", *lines[:_MOST_REASONS], *rest)
        if self.verdict is TrialVerdict.UNCLEAR:
            return (_UNCLEAR,)
        return (_PASSED, *([_COUNTED_AGAIN] if len(self.trials) > 1 else []))


def dossier_of(facts: Facts) -> Dossier:
    """Return all that the dossier says."""
    boards = sum(trial.boards for trial in facts.trials)
    fresh = f"{boards:,} fresh boards" if boards else "no boards"
    return Dossier(
        program=facts.program,
        subtitle=f"Made {facts.made_at} by the program itself, with {fresh}, in {facts.seconds:.0f} seconds.",
        verdict=facts.verdict.value,
        reasons=facts.reasons,
        sections=(
            _what_was_tried(facts),
            _known_answers(facts),
            *(_fresh_boards(trial, place) for place, trial in enumerate(facts.trials, start=1)),
            _entropy(),
            _threats(),
            _by_yourself(),
        ),
        signers=SIGNERS,
    )


def _what_was_tried(facts: Facts) -> Section:
    name, digest = facts.program_digest
    rows = (
        ("Program", facts.program),
        (f"SHA-256 of {name}", digest),
        ("SHA-256 of verify.html", facts.page_digest),
        ("Computer", facts.system),
        ("Python", facts.python),
        ("RIPEMD-160 from", facts.hash_library),
    )
    return Section("1. What was tried", (Rows(rows),))


def _known_answers(facts: Facts) -> Section:
    right = sum(passed for _, passed in facts.parts)
    said = (
        "Each part is asked for what is known: the published answers of RIPEMD-160, the numbers that"
        " a known seed gives, the map from numbers to deals and back, every file format byte for byte"
        " and read back. The program tries the same before each dealing, and does not deal where one"
        " is wrong."
    )
    rows = tuple((part, "right" if passed else "WRONG") for part, passed in facts.parts)
    count = f"{right} of {len(facts.parts)} known answers are right."
    return Section("2. Known answers", (said, count, Columns(("part", "answer"), (4, 1), rows)))


def _fresh_boards(trial: Trial, place: int) -> Section:
    made = (
        f"{trial.boards:,} boards were dealt just now, from {trial.dealing_seeds} seeds out of"
        f" {trial.seeds:,} that were drawn as every dealing by command draws its own: from the"
        " operating system's randomness, hashed with the clocks. None was shown or kept. Everything"
        " below was counted over all of them, and held against what chance alone gives, worked out"
        " exactly."
    )
    rule = (
        "“Chance” is how often a perfect dealer strays as far, on either side: a fit that is too good"
        f" counts like one that is too bad. With {len(trial.findings)} tests some chances are small by"
        " chance; “adjusted” allows for that (Holm 1979). The verdict is FAILED where an adjusted"
        f" chance is below one in a million. Where it is below {FAMILY_ERROR:g} as many boards are dealt"
        " and counted a second time, and if that happens again the verdict is NOT CLEAR: a perfect dealer"
        " meets that in one dossier of ten thousand, FAILED in one of a million. Outcomes of which chance"
        " gives fewer than ten are counted together."
    )
    below = {share: sum(one.chance < share for one in trial.findings) for share in (0.1, 0.05, 0.01)}
    rows = (
        ("Boards that came again", f"{trial.repeated_boards:,} (chance alone: none)"),
        ("Seeds that came again", f"{trial.repeated_seeds:,} of {trial.seeds:,} (chance alone: none)"),
        ("Tests", f"{len(trial.findings)}"),
        (
            "Chances below 10 %, 5 %, 1 %",
            ", ".join(map(str, below.values()))
            + " (by chance about "
            + ", ".join(f"{share * len(trial.findings):.0f}" for share in below)
            + ")",
        ),
    )
    table = Columns(
        ("test", "chi-square", "degrees of freedom", "chance", "adjusted", "result"),
        (5.4, 1.5, 1.9, 1.5, 1.5, 1.3),
        tuple(
            (
                one.finding.name,
                f"{one.finding.statistic:,.2f}",
                str(one.finding.freedom),
                _chance(one.chance),
                _chance(one.adjusted),
                _result(one.adjusted),
            )
            for one in trial.findings
        ),
        first_figure=1,
    )
    heading = "3. Fresh boards" if place == 1 else "3. Fresh boards, counted again"
    return Section(heading, (made, Rows(rows), rule, table))


def _chance(chance: float) -> str:
    return "< 0.000001" if chance < NO_CHANCE else f"{chance:.6f}"


def _result(adjusted: float) -> str:
    if adjusted < NO_CHANCE:
        return "FAILED"
    return "not clear" if adjusted < FAMILY_ERROR else "passed"


def _entropy() -> Section:
    said = (
        "A set needs a seed of 160 bits that nobody can guess. In the window it is drawn when"
        f" {EntropyMeter.TARGET_BITS} bits of typing and moving have been credited; what one of several"
        " predictors foresees earns nothing, and health tests after NIST SP 800-90B refuse input that"
        " repeats itself. In every case, and in commands alone, the operating system's randomness goes"
        f" in: {SYSTEM_BYTES} bytes at the start and {SYSTEM_BYTES} at each seed, each read compared"
        " with the one before it. All is hashed with RIPEMD-160; numbers that are no deal's are"
        " refused, never folded."
    )
    rows = tuple((label, f"{figures} ({source})") for label, figures, source in MEASURED)
    return Section("4. Entropy: the rules, and what was measured", (said, Rows(rows)))


def _threats() -> Section:
    computer, recording, copies, swap = LIMITS
    memory = (
        f"Memory: a seed is overwritten after use, but {copies}. {swap} can put any page of memory on the"
        " disk: encrypt the disk, or switch swap off."
    )
    table = Columns(("who", "what they try", "what stands against it"), (2, 2, 4), THREATS)
    return Section(
        "5. Threats and limits (SECURITY.md)",
        (
            table,
            f"Not against: {computer}",
            f"The meter does not know who types. {recording}",
            memory,
        ),
    )


def _by_yourself() -> Section:
    rows = (
        ("This dossier again", "bigdeal self-test --dossier FILE.pdf; other seeds, so other figures"),
        (
            "The download",
            "its SHA-256 in SHA256SUMS beside the release; gh attestation verify tells who built it",
        ),
        ("The sources", "built again, the program for Linux is the same bytes (docs/rebuild.md)"),
        (
            "What is inside",
            "THIRD-PARTY.txt in the program; the bill of materials (.cdx.json) beside the release",
        ),
        (
            "A run to repeat",
            "python -m benchmarks.fairness --seed …: the seed is committed to before it deals",
        ),
        (
            "A tournament",
            "bigdeal verify, or verify.html whose SHA-256 stands in section 1 and in the release's notes",
        ),
    )
    return Section("6. What anybody can check", (Rows(rows),))
