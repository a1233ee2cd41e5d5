"""What the dossier of a self-test says, in the language that is set: this run's figures, and those of before.

What is said of the project is in its own pages too; a test holds these words to them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.randomness import part_in_words
from bigdeal_gui.paper.dossier import Columns, Dossier, Rows, Section
from bigdeal_gui.randomness.credit import EntropyMeter
from bigdeal_gui.randomness.pool import SYSTEM_BYTES
from bigdeal_gui.services.dealing.trial_boards import FAMILY_ERROR, NO_CHANCE, Trial, TrialVerdict
from bigdeal_gui.words import translate, written_figure

_MOST_REASONS: Final = 8
MOST_TRIALS: Final = 2
"""So often boards are counted: a second time where the first is as unlikely as one in a hundred."""


def measured_figures() -> tuple[tuple[str, str, str], ...]:
    """Return what was measured once, with more than a dossier can do: label, figures, and their page."""
    return (
        (
            translate("dossier", "Meter and recordings of people"),
            translate(
                "dossier",
                "Of what the non-IID tests of NIST SP 800-90B find, it credits 0.55 to 0.83 for key "
                "presses, 0.60 to 0.84 for holds and 0.85 for the mouse",
            ),
            "SECURITY.md",
        ),
        (
            translate("dossier", "Meter and the best guesser"),
            translate(
                "dossier",
                "A session that it calls 213 bits has 475 in the median, and at least 307, for somebody "
                "who knows the typist and everything typed before",
            ),
            "SECURITY.md",
        ),
        (
            translate("dossier", "Recordings used"),
            translate(
                "dossier",
                "126,000 presses of 22 people; 5,300 presses of 7 people (Aalto); 168,423 moves of 120 "
                "people (SapiMouse)",
            ),
            "docs/adr/002-entropy-meter.md",
        ),
        (
            translate("dossier", "Long runs of the generator"),
            translate(
                "dossier",
                "100,000,000 and 1,000,000,000 boards, 103 tests each: none fails at 1 % for all together",
            ),
            "docs/fairness.md",
        ),
        (
            "dieharder 3.31.1",
            translate(
                "dossier",
                "81 figures: 77 passed, 4 weak, none failed. The weak ones again, with five times the "
                "samples: all 33 passed",
            ),
            "docs/fairness.md",
        ),
    )


def threat_rows() -> tuple[tuple[str, str, str], ...]:
    """Return the rows of SECURITY.md, “Whom it is made against”, that are about dealing."""
    return (
        (
            translate("dossier", "a player who knows some hands"),
            translate("dossier", "work out the others, or the next set"),
            translate(
                "dossier",
                "each deal is cut out of a hash of a 160-bit seed; no output is ever part of the next input",
            ),
        ),
        (
            translate("dossier", "a player who knows when and where the boards were dealt"),
            translate("dossier", "guess the seed"),
            translate(
                "dossier",
                "213 bits of typing and moving, and the system's randomness besides; the clock alone is "
                "worth nothing",
            ),
        ),
        (
            translate("dossier", "somebody who finds what the program leaves"),
            translate("dossier", "find a card or the seed again"),
            translate(
                "dossier",
                "neither is written anywhere; digests of deals are keyed; the set code is an HMAC, not a "
                "hash",
            ),
        ),
        (
            translate("dossier", "a careless or hurried operator"),
            translate("dossier", "overwrite a set, play an old one, use half of one"),
            translate(
                "dossier",
                "nothing is overwritten; a deal that comes back is noticed; a set is whole or not there",
            ),
        ),
        (
            translate("dossier", "an operator who does not like the hands"),
            translate("dossier", "deal again until they please"),
            translate(
                "dossier",
                "no card is shown; there is no “again”: each dealing needs a full meter, gets a new seed "
                "and leaves a row in the journal for every set",
            ),
        ),
        (
            translate("dossier", "a faulty disk, USB drive or copy of the program"),
            translate("dossier", "wrong boards"),
            translate(
                "dossier",
                "every file is read back and compared; known answers are checked at each start, and a "
                "program that fails them does not deal",
            ),
        ),
    )


def limit_sentences() -> tuple[str, ...]:
    """Return what is not promised, sentence by sentence in the words of SECURITY.md."""
    return (
        translate(
            "dossier",
            "Not against: somebody who controls the computer (malware, another administrator, a camera at "
            "the screen), somebody who gets the files before play, or an operator who alters the program. "
            "Those need people: a second person in the room, a computer that is off the network, files "
            "that are carried by hand.",
        ),
        translate(
            "dossier",
            "The meter cannot tell a person from a long recording played once, or from a program written "
            "to imitate one: no count can.",
        ),
        translate(
            "dossier",
            "A seed is in one buffer, which is overwritten after use. Python, the hash library and the "
            "operating system may have copied it before. Swap and hibernation can put a page of memory on "
            "the disk. Encrypt the disk, or switch swap off.",
        ),
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
    fault: AppError | None

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
        if self.verdict is TrialVerdict.FAILED:
            lines = self._failures()
            if (more := len(lines) - _MOST_REASONS) > 0:
                rest = translate("dossier", "And {count} more, below.").format(count=more)
                lines = [*lines[:_MOST_REASONS], rest]
            return (translate("dossier", "This copy of the program must not deal."), *lines)
        if self.verdict is TrialVerdict.UNCLEAR:
            return (
                translate(
                    "dossier",
                    "Two counts in turn came out as each of them does by chance once in a hundred times: "
                    "that is one dossier of ten thousand. Make another one. If it says the same, this "
                    "copy of the program must not deal.",
                ),
            )
        passed = translate(
            "dossier", "Every known answer is right, and no test of fresh boards shows more than chance does."
        )
        if len(self.trials) == 1:
            return (passed,)
        again = translate(
            "dossier",
            "A test of the first count came out as it does by chance in one dossier of a hundred, so as "
            "many boards were dealt and counted again. Both counts are below.",
        )
        return (passed, again)

    def _failures(self) -> list[str]:
        wrong = translate("dossier", "Known answer of the {part}: WRONG.")
        lines = [wrong.format(part=part_in_words(part)) for part, passed in self.parts if not passed]
        if self.fault is not None:
            lines.append(translate("dossier", "No boards could be made: {fault}").format(fault=self.fault))
        return [*lines, *(line for trial in self.trials for line in trial.failed)]


def dossier_facts(facts: Facts) -> Dossier:
    """Return all that the dossier says."""
    made = translate(
        "dossier", "Made {time} by the program itself, with {boards} fresh boards, in {seconds} seconds."
    )
    return Dossier(
        program=facts.program,
        subtitle=made.format(
            time=facts.made_at,
            boards=written_figure(sum(trial.boards for trial in facts.trials)),
            seconds=written_figure(round(facts.seconds)),
        ),
        verdict=dossier_verdict(facts.verdict),
        reasons=facts.reasons,
        sections=(
            _what_was_tried(facts),
            _known_answers(facts),
            *(_fresh_boards(trial, place) for place, trial in enumerate(facts.trials, start=1)),
            _entropy(),
            _threats(),
            _by_yourself(),
        ),
        signers=(
            translate("dossier", "Made with the program named above:"),
            translate("dossier", "For the committee, after comparing its SHA-256 with the published one:"),
            translate("dossier", "For the committee:"),
        ),
    )


def _what_was_tried(facts: Facts) -> Section:
    name, digest = facts.program_digest
    sum_of = translate("dossier", "SHA-256 of {name}")
    rows = (
        (translate("dossier", "Program"), facts.program),
        (sum_of.format(name=name), digest),
        (sum_of.format(name="verify.html"), facts.page_digest),
        (translate("dossier", "Computer"), facts.system),
        ("Python", facts.python),
        ("RIPEMD-160", facts.hash_library),
    )
    return Section("1. " + translate("dossier", "What was tried"), (Rows(rows),))


def _known_answers(facts: Facts) -> Section:
    said = translate(
        "dossier",
        "Each part is asked for what is known: the published answers of RIPEMD-160, the numbers of a "
        "known seed, the map from numbers to deals and back, every file format byte for byte and read "
        "back. Before each dealing the program tries the same, and does not deal if an answer is wrong.",
    )
    count = translate("dossier", "{count} of {all} known answers are right.").format(
        count=sum(passed for _, passed in facts.parts), all=len(facts.parts)
    )
    rows = tuple(
        (
            part_in_words(part),
            dossier_verdict(TrialVerdict.PASSED).lower() if passed else dossier_verdict(TrialVerdict.FAILED),
        )
        for part, passed in facts.parts
    )
    heads = (translate("dossier", "part"), translate("dossier", "result"))
    return Section("2. " + translate("dossier", "Known answers"), (said, count, Columns(heads, (4, 1), rows)))


def _fresh_boards(trial: Trial, place: int) -> Section:
    made = translate(
        "dossier",
        "{boards} boards were dealt just now, from {used} of {seeds} seeds. The seeds were drawn as for "
        "every dealing by command: from the operating system’s randomness, hashed with the clocks. No "
        "board was shown or kept; all were counted, and held against what chance alone gives, worked out "
        "exactly.",
    ).format(boards=written_figure(trial.boards), used=trial.dealing_seeds, seeds=written_figure(trial.seeds))
    rule = translate(
        "dossier",
        "“Chance” is how often a perfect dealer strays as far, on either side. With {count} tests some "
        "chances are small by chance; “adjusted” allows for that (Holm 1979). {failed}: an adjusted "
        "chance below one in a million. Where one is below 1 %, as many boards are dealt and counted a "
        "second time; if that happens again: {unclear}. A perfect dealer meets {unclear} in one dossier "
        "of ten thousand, {failed} in one of a million. Outcomes of which chance gives fewer than ten are "
        "counted together. The names of the tests are English, as in docs/fairness.md.",
    ).format(
        count=len(trial.findings),
        failed=dossier_verdict(TrialVerdict.FAILED),
        unclear=dossier_verdict(TrialVerdict.UNCLEAR),
    )
    again = translate("dossier", "{count} of {all} (by chance: none)")
    shares = (0.1, 0.05, 0.01)
    below = [sum(one.chance < share for one in trial.findings) for share in shares]
    rows = (
        (
            translate("dossier", "Boards that came again"),
            again.format(count=written_figure(trial.repeated_boards), all=written_figure(trial.boards)),
        ),
        (
            translate("dossier", "Seeds that came again"),
            again.format(count=written_figure(trial.repeated_seeds), all=written_figure(trial.seeds)),
        ),
        (
            translate("dossier", "Chances below 10 %, 5 %, 1 %"),
            translate("dossier", "{counts} (by chance about {expected})").format(
                counts=", ".join(map(str, below)),
                expected=", ".join(f"{share * len(trial.findings):.0f}" for share in shares),
            ),
        ),
    )
    table = Columns(
        (
            translate("dossier", "test"),
            translate("dossier", "chi-square"),
            translate("dossier", "degrees of freedom"),
            translate("dossier", "chance"),
            translate("dossier", "adjusted"),
            translate("dossier", "result"),
        ),
        (5.0, 1.5, 2.0, 1.5, 1.5, 2.0),
        tuple(
            (
                one.finding.name,
                written_figure(one.finding.statistic, ",.2f"),
                str(one.finding.freedom),
                _chance(one.chance),
                _chance(one.adjusted),
                _result(one.adjusted),
            )
            for one in trial.findings
        ),
        first_figure=1,
    )
    heading = (
        translate("dossier", "Fresh boards")
        if place == 1
        else translate("dossier", "Fresh boards, counted again")
    )
    return Section(f"3. {heading}", (made, Rows(rows), rule, table))


def dossier_verdict(verdict: TrialVerdict) -> str:
    """Return `verdict` in words, in capitals."""
    return {
        TrialVerdict.PASSED: translate("dossier", "PASSED"),
        TrialVerdict.UNCLEAR: translate("dossier", "NOT CLEAR"),
        TrialVerdict.FAILED: translate("dossier", "FAILED"),
    }[verdict]


def _chance(chance: float) -> str:
    return f"< {written_figure(NO_CHANCE, '.6f')}" if chance < NO_CHANCE else written_figure(chance, ".6f")


def _result(adjusted: float) -> str:
    if adjusted < NO_CHANCE:
        return dossier_verdict(TrialVerdict.FAILED)
    return dossier_verdict(TrialVerdict.UNCLEAR if adjusted < FAMILY_ERROR else TrialVerdict.PASSED).lower()


def _entropy() -> Section:
    said = translate(
        "dossier",
        "A set needs a seed of 160 bits that nobody can guess. In the window it is drawn when {target} "
        "bits of typing and moving have been credited; what one of several predictors foresees earns "
        "nothing, and health tests after NIST SP 800-90B refuse input that repeats itself. Always, and in "
        "commands alone, the operating system’s randomness goes in: {bytes} bytes at the start and "
        "{bytes} at each seed, each read compared with the one before it. All is hashed with RIPEMD-160; "
        "numbers that are no deal’s are refused, never folded.",
    ).format(target=EntropyMeter.TARGET_BITS, bytes=SYSTEM_BYTES)
    rows = tuple((label, f"{figures} ({source})") for label, figures, source in measured_figures())
    heading = translate("dossier", "Randomness: the rules, and what was measured")
    return Section(f"4. {heading}", (said, Rows(rows)))


def _threats() -> Section:
    heads = (
        translate("dossier", "who"),
        translate("dossier", "what they try"),
        translate("dossier", "what stands against it"),
    )
    heading = translate("dossier", "Threats and limits")
    return Section(
        f"5. {heading} (SECURITY.md)", (Columns(heads, (2, 2, 4), threat_rows()), *limit_sentences())
    )


def _by_yourself() -> Section:
    rows = (
        (
            "bigdeal self-test",
            translate("dossier", "Makes this dossier again, with other seeds and so with other figures."),
        ),
        (
            "SHA256SUMS",
            translate(
                "dossier",
                "Beside the release: the SHA-256 of the download. “gh attestation verify” tells who built "
                "it.",
            ),
        ),
        (
            "docs/rebuild.md",
            translate("dossier", "Built again from the sources, the program for Linux is the same bytes."),
        ),
        (
            "THIRD-PARTY.txt",
            translate(
                "dossier", "What the program contains. A bill of materials (.cdx.json) is beside the release."
            ),
        ),
        (
            "benchmarks.fairness",
            translate(
                "dossier", "A long run that anybody can repeat: its seed is published before it deals."
            ),
        ),
        (
            "bigdeal verify",
            translate(
                "dossier",
                "Checks a tournament, as verify.html does, whose SHA-256 is above and in the "
                "release’s notes.",
            ),
        ),
    )
    return Section("6. " + translate("dossier", "What anybody can check"), (Rows(rows),))
