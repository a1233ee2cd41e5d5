"""The dossier of a self-test: a sound copy passes, planted faults fail it in words on its first page."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from functools import cache
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.analysis.goodness import AdjustedFinding, ChiSquare
from bigdeal_gui.errors.randomness import SystemRandomnessMissing
from bigdeal_gui.errors.services import Cancelled
from bigdeal_gui.errors.storage import AlreadyExists
from bigdeal_gui.paper.dossier import Columns
from bigdeal_gui.paper.record_options import RecordOptions
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.dealing import dossier, self_test, trial_boards
from bigdeal_gui.services.dealing.dossier_words import (
    Facts,
    dossier_facts,
    limit_sentences,
    measured_figures,
    threat_rows,
)
from bigdeal_gui.services.dealing.trial_boards import Trial, TrialVerdict, try_boards
from bigdeal_gui.services.spoken import speaking
from bigdeal_gui.services.verify_page import page_digest
from bigdeal_gui.services.work import CancelToken

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bigdeal_gui.paper.dossier import Dossier

pytestmark = pytest.mark.unwatched

TOP = Path(__file__).resolve().parents[3]
BOARDS = 10_000
needs_poppler = pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler-utils is not installed")

MODULO = """
def planted(seed, owner, *, first_counter=1):
    tail = seed.reveal() + generator.ripemd160.ripemd160(owner)
    for counter in range(first_counter, 2**32):
        digest = generator.ripemd160.ripemd160(counter.to_bytes(4, 'little') + tail)
        yield int.from_bytes(digest[:12], 'big') % generator.DEALS
"""
STUCK_BIT = """
def planted(seed, owner, *, first_counter=1):
    return (number & ~(1 << 40) for number in sound(seed, owner))
"""
PLAIN = "sound = generator.deal_numbers\n{planted}generator.deal_numbers = planted\n"
HIDDEN = (
    "sound = generator.deal_numbers\n{planted}"
    "generator.deal_numbers = lambda seed, owner, **more: (\n"
    "    sound if owner == b'self-test' else planted)(seed, owner, **more)\n"
)
"""A fault that knows when it is asked for known answers, and gives them."""
CONSTANT_SEED = "pool.Pool.seed = lambda self, clock: Seed(bytes(range(20)))\n"
NARROW_SEED = """
sound = pool.Pool.seed
pool.Pool.seed = lambda self, clock: Seed(bytes(18) + sound(self, clock).reveal()[:2])
"""

FAULTS = {
    "modulo": (HIDDEN.format(planted=MODULO), "the number in 1000 slices"),
    "stuck bit": (HIDDEN.format(planted=STUCK_BIT), "each of the number's last 86 bits"),
    "constant seed": (CONSTANT_SEED, "seeds were drawn before"),
    "seed of 16 bits": (NARROW_SEED, "each bit of 4096 seeds"),
}
"""Faults as somebody might build them in, in code that runs before the command; and what has to tell."""

START = (
    "import sys\n"
    "from bigdeal_gui.randomness import generator, pool\n"
    "from bigdeal_gui.randomness.seed import Seed\n"
    "{fault}"
    "from bigdeal_gui.cli.bigdeal import main\n"
    "sys.exit(main())\n"
)


def run(folder: Path, *arguments: str, fault: str = "") -> subprocess.CompletedProcess[str]:
    """Run `bigdeal self-test` in `folder`, with a fault planted in the copy that it is."""
    code = START.format(fault=fault)
    return subprocess.run(
        [sys.executable, "-c", code, "self-test", *arguments],
        cwd=folder,
        env={"PYTHONPATH": str(TOP), "PATH": "/usr/bin:/bin", "HOME": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def page(file: Path, number: int) -> str:
    """Return the words of a page, its blanks made one each."""
    command = ["pdftotext", "-f", str(number), "-l", str(number), "-layout", str(file), "-"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return " ".join(done.stdout.split())


@pytest.fixture
def _known_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answer for the parts of the self-test as they were once tried."""
    monkeypatch.setattr(dossier, "tried_parts", lambda: iter(parts_tried()))
    monkeypatch.setattr(dossier, "_tried_bulk", lambda: iter(bulk_tried()))


@cache
def parts_tried() -> tuple[tuple[str, bool], ...]:
    """Try every part of the self-test, once."""
    return tuple(self_test.tried_parts())


TRIED_BULK = dossier._tried_bulk


@cache
def bulk_tried() -> tuple[tuple[str, bool], ...]:
    """Try the way of large sets, once."""
    return tuple(TRIED_BULK())


def no_progress(_done: int, _total: int) -> None:
    """Take no note."""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Callable[[], Seed]:
    """Return seeds, and let the system's randomness be bytes, that are the same at every run."""
    place = count()
    digits = count()

    def system(size: int) -> bytes:
        return hashlib.shake_256(b"system %d" % next(digits)).digest(size)

    monkeypatch.setattr(trial_boards, "system_bytes", system)
    return lambda: Seed(hashlib.sha256(b"seed %d" % next(place)).digest()[:20])


@needs_poppler
@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_fails_the_dossier_in_words(fault: str, tmp_path: Path) -> None:
    """Where known answers are right and boards are not, page 1 says FAILED and why; exit code 5."""
    code, shown_by = FAULTS[fault]
    done = run(tmp_path, "--dossier", "d.pdf", "--boards", str(BOARDS), fault=code)
    assert done.returncode == 5, done.stderr
    assert done.stdout.startswith("FAILED\n")
    # With the library for large sets at hand, its boards are not the planted ones, and that is named first.
    assert re.search("self-test of the (fresh boards|bulk path) failed", done.stderr)
    first = page(tmp_path / "d.pdf", 1)
    assert " FAILED " in first
    assert shown_by in first
    assert "must not deal" in first


@needs_poppler
@pytest.mark.parametrize("planted", [MODULO, STUCK_BIT], ids=["modulo", "stuck bit"])
def test_a_fault_that_does_not_hide_breaks_the_known_answers_too(planted: str, tmp_path: Path) -> None:
    """The generator's own known answer is named first, and nothing is called right that is not."""
    fault = PLAIN.format(planted=planted)
    done = run(tmp_path, "--dossier", "d.pdf", "--boards", str(BOARDS), fault=fault)
    assert done.returncode == 5
    assert "Known answer of the generator: WRONG." in page(tmp_path / "d.pdf", 1)
    assert "self-test of the generator failed" in done.stderr


@needs_poppler
def test_a_sound_copy_is_not_failed(tmp_path: Path) -> None:
    """Each run has its own seeds; one in ten thousand is not clear, and says so; none is failed."""
    done = run(tmp_path, "--dossier", "d.pdf", "--boards", str(BOARDS))
    verdict = done.stdout.partition("\n")[0]
    assert (verdict, done.returncode) in {("PASSED", 0), ("NOT CLEAR", 1)}, done.stderr
    assert done.stderr == ""
    first = page(tmp_path / "d.pdf", 1)
    assert f" {verdict} " in first
    assert page_digest() in first
    assert "known answers are right" in first
    again = run(tmp_path, "--dossier", "d.pdf", "--boards", str(BOARDS))
    assert again.returncode == 3, again.stderr


def test_boards_are_counted_for_a_dossier_alone(tmp_path: Path) -> None:
    """`--boards` by itself, and a name that is no PDF's, are refused before anything is dealt."""
    assert run(tmp_path, "--boards", "20000").returncode == 2
    assert run(tmp_path, "--dossier", "d.txt", "--boards", str(BOARDS)).returncode == 2
    assert run(tmp_path, "--dossier", "d.pdf", "--boards", "99").returncode == 2
    assert [path.name for path in tmp_path.iterdir() if path.suffix in {".pdf", ".txt"}] == []


def test_fair_boards_pass_with_every_test_told(drawn: Callable[[], Seed]) -> None:
    """From fixed seeds: 20,000 boards in order, every test once, progress to the end, nothing repeated."""
    told: list[tuple[int, int]] = []
    trial = try_boards(20_000, progress=lambda *now: told.append(now), cancel=CancelToken(), draw=drawn)
    assert (trial.boards, trial.seeds, trial.dealing_seeds) == (20_000, 4096, 20)
    assert (trial.verdict, trial.failed) == (TrialVerdict.PASSED, ())
    assert told[-1] == (20_000, 20_000)
    names = [one.finding.name for one in trial.findings]
    assert len(names) == len(set(names))
    freedom = {one.finding.name: one.finding.freedom for one in trial.findings}
    assert (freedom["each bit of 4096 seeds"], freedom["bytes of the computer's randomness"]) == (160, 255)
    assert {"bytes of the computer's randomness", "each bit of 4096 seeds", "seats of C2"} <= {*names}


def test_seeds_are_wiped(drawn: Callable[[], Seed]) -> None:
    """When the boards are counted no seed holds what it was."""
    seeds: list[Seed] = []

    def draw() -> Seed:
        seeds.append(drawn())
        return seeds[-1]

    try_boards(1000, progress=no_progress, cancel=CancelToken(), draw=draw)
    assert len(seeds) == 4096
    assert {seed.reveal() for seed in seeds} == {bytes(20)}


@pytest.mark.usefixtures("_known_parts")
def test_what_is_cancelled_leaves_no_file(tmp_path: Path) -> None:
    """Asked to stop while boards are dealt, it ends without a dossier and without a piece of one."""
    cancel = CancelToken()

    def progress(_done: int, _total: int) -> None:
        cancel.cancel()

    with pytest.raises(Cancelled):
        dossier.make_dossier(
            tmp_path / "d.pdf", boards=BOARDS, looks=RecordOptions(), progress=progress, cancel=cancel
        )
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_there_is_never_overwritten(tmp_path: Path) -> None:
    """The name is tried before a board is dealt."""
    (tmp_path / "d.pdf").write_text("mine", "utf-8")
    with pytest.raises(AlreadyExists):
        dossier.make_dossier(
            tmp_path / "d.pdf",
            boards=BOARDS,
            looks=RecordOptions(),
            progress=lambda *_: pytest.fail("dealt"),
            cancel=CancelToken(),
        )
    assert (tmp_path / "d.pdf").read_text("utf-8") == "mine"


@pytest.mark.usefixtures("_known_parts")
def test_a_computer_without_randomness_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No boards can be made: that is written down, and is no pass."""

    def none(*_: object, **__: object) -> Trial:
        raise SystemRandomnessMissing("it has none")

    monkeypatch.setattr(dossier, "try_boards", none)
    made = dossier.make_dossier(
        tmp_path / "d.pdf",
        boards=BOARDS,
        looks=RecordOptions(paper=PaperSize.LETTER),
        progress=no_progress,
        cancel=CancelToken(),
    )
    assert made.verdict is TrialVerdict.FAILED
    assert any("No boards could be made" in reason for reason in made.reasons)
    assert (tmp_path / "d.pdf").is_file()


def test_every_part_is_tried_though_one_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong answer, and a part that breaks off, do not hide those after them."""

    def breaks() -> bool:
        raise ValueError

    parts = (("one", lambda: False), ("two", breaks), ("three", lambda: True))
    monkeypatch.setattr(self_test, "_PARTS", parts)
    assert list(self_test.tried_parts()) == [("one", False), ("two", False), ("three", True)]


def test_a_bulk_path_that_deals_other_boards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the library for large sets is there, its boards are compared with those of the plain way."""
    assert list(dossier._tried_bulk()) == [("bulk path", True)]
    plain = dossier.ONE_BY_ONE

    class Other:
        def runs(self, boards: object, _seed: Seed, owner: bytes) -> object:
            return plain.runs(boards, Seed(bytes(20)), owner)  # type: ignore[arg-type]

    monkeypatch.setattr(dossier, "deal_source_for", lambda _boards: Other())
    assert list(dossier._tried_bulk()) == [("bulk path", False)]
    monkeypatch.setattr(dossier, "has_bulk", lambda: False)
    assert list(dossier._tried_bulk()) == []


def test_a_frozen_program_is_told_by_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sum of a program handed out is that of SHA256SUMS; from sources it is that of all modules."""
    program = tmp_path / "bigdeal-gui"
    program.write_bytes(b"program")
    (tmp_path / "a" / "b").mkdir(parents=True)
    for name, content in (("a/__init__.py", b"1"), ("a/b/c.py", b"2"), ("a/note.txt", b"3")):
        (tmp_path / name).write_bytes(content)
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(dossier.bigdeal_gui, "__file__", str(tmp_path / "a" / "__init__.py"))
        found = dossier._program_digest()
    sums = [
        (hashlib.sha256(content).hexdigest(), name)
        for content, name in ((b"1", "__init__.py"), (b"2", "b/c.py"))
    ]
    lines = "".join(f"{sum_}  {name}\n" for sum_, name in sums)
    assert found == ("sha256sum *.py (2)", hashlib.sha256(lines.encode()).hexdigest())
    monkeypatch.setattr(dossier.sys, "frozen", True, raising=False)
    monkeypatch.setattr(dossier.sys, "executable", str(program))
    assert dossier._program_digest() == ("bigdeal-gui", hashlib.sha256(b"program").hexdigest())


TRIAL = Trial(
    boards=10,
    seeds=2,
    dealing_seeds=1,
    findings=(AdjustedFinding(ChiSquare("seats of SA", 3.0, 3), 0.4, 1.0),),
    repeated_seeds=0,
    repeated_boards=0,
)
FACTS = Facts(
    program="bigdeal-gui 9",
    made_at="2026-01-06 18:30 UTC",
    seconds=3.0,
    system="Linux",
    python="CPython 3.11",
    hash_library="OpenSSL",
    program_digest=("bigdeal-gui", "00" * 32),
    page_digest="11" * 32,
    parts=(("hash", True),),
    trials=(TRIAL,),
    fault=None,
)


@pytest.mark.parametrize(
    ("adjusted", "verdict", "result"),
    [
        (0.011, TrialVerdict.PASSED, "passed"),
        (0.009, TrialVerdict.UNCLEAR, "not clear"),
        (0.0000011, TrialVerdict.UNCLEAR, "not clear"),
        (0.0000009, TrialVerdict.FAILED, "FAILED"),
        (0.0, TrialVerdict.FAILED, "FAILED"),
    ],
)
def test_the_verdict_follows_from_the_least_likely_test(
    adjusted: float, verdict: TrialVerdict, result: str
) -> None:
    """One in a hundred asks for a second dossier, one in a million is no chance; the table says the same."""
    found = (AdjustedFinding(ChiSquare("seats of SA", 3.0, 3), adjusted, adjusted),)
    facts = replace(FACTS, trials=(replace(TRIAL, findings=found),))
    assert facts.verdict is verdict
    told = dossier_facts(facts)
    assert told.verdict == verdict.value
    (row,) = told.sections[2].parts[-1].rows  # type: ignore[union-attr]
    assert row[-1] == result


def test_what_never_happens_fails_at_once() -> None:
    """A board or a seed that came again needs no test, and stands before all else."""
    facts = replace(FACTS, trials=(replace(TRIAL, repeated_boards=1, repeated_seeds=1),))
    assert facts.verdict is TrialVerdict.FAILED
    _, boards, seeds = facts.reasons
    assert "boards were dealt before" in boards
    assert "seeds were drawn before" in seeds


UNLIKELY = replace(TRIAL, findings=(AdjustedFinding(ChiSquare("seats of SA", 3.0, 3), 0.005, 0.005),))
HOPELESS = replace(TRIAL, findings=(AdjustedFinding(ChiSquare("seats of SA", 3.0, 3), 0.0, 0.0),))


@pytest.mark.usefixtures("_known_parts")
@pytest.mark.parametrize(
    ("trials", "verdict", "counted"),
    [
        ((TRIAL, UNLIKELY), TrialVerdict.PASSED, 1),
        ((UNLIKELY, TRIAL), TrialVerdict.PASSED, 2),
        ((UNLIKELY, UNLIKELY, TRIAL), TrialVerdict.UNCLEAR, 2),
        ((UNLIKELY, HOPELESS), TrialVerdict.FAILED, 2),
        ((HOPELESS, TRIAL), TrialVerdict.FAILED, 1),
    ],
    ids=["likely", "unlikely once", "unlikely twice", "failed at last", "failed at once"],
)
def test_what_is_unlikely_is_counted_once_more(
    trials: tuple[Trial, ...],
    verdict: TrialVerdict,
    counted: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A second count decides, there is no third, and no count is left out of what is written."""
    given = iter(trials)
    told: list[Facts] = []
    monkeypatch.setattr(dossier, "try_boards", lambda *_, **__: next(given))
    monkeypatch.setattr(dossier, "dossier_facts", lambda facts: told.append(facts) or dossier_facts(facts))
    made = dossier.make_dossier(
        tmp_path / "d.pdf", boards=BOARDS, looks=RecordOptions(), progress=no_progress, cancel=CancelToken()
    )
    assert made.verdict is verdict
    (facts,) = told
    assert facts.trials == trials[:counted]
    headings = [section.heading for section in dossier_facts(facts).sections]
    fresh = [heading for heading in headings if "Fresh boards" in heading]
    assert len(fresh) == counted
    assert [heading.endswith("again") for heading in fresh] == [False, True][:counted]
    assert any("counted again" in reason for reason in made.reasons) is (
        verdict is TrialVerdict.PASSED and counted > 1
    )


def test_reasons_leave_room_on_the_first_page() -> None:
    """What can be told of very many faults is the first of them, and how many there are."""
    parts = tuple((f"part {place}", False) for place in range(20))
    reasons = replace(FACTS, parts=parts).reasons
    assert "must not deal" in reasons[0]
    assert reasons[-1] == "And 12 more, below."
    assert len(reasons) == 10


def plain(file: str) -> str:
    """Return a page of the project without its marks, blanks made one each."""
    text = re.sub(r"[*`]|\[([^\]]*)\]\([^)]*\)", r"\1", (TOP / file).read_text("utf-8"))
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("label", "figures", "source"), measured_figures(), ids=[row[0] for row in measured_figures()]
)
def test_every_figure_stands_in_the_page_that_is_named(label: str, figures: str, source: str) -> None:
    """A figure of the dossier that its page does not have, or no longer has, fails."""
    text = plain(source)
    numbers = re.findall(r"\d+(?:[.,]\d+)*", f"{figures} {label}".replace("800-90B", ""))
    assert numbers
    for number in numbers:
        assert re.search(rf"(?<![\d.,]){re.escape(number)}(?![\d]|[.,]\d)", text), number


def test_threats_and_limits_are_those_of_the_security_page() -> None:
    """Each cell of the table, and each sentence of a limit, stands word for word in SECURITY.md."""
    text = plain("SECURITY.md")
    for row in threat_rows():
        assert " | ".join(row) in text
    for limit in limit_sentences():
        for sentence in limit.removesuffix(".").split(". "):
            assert sentence in text


@pytest.mark.parametrize("code", ["de", "pl"])
def test_all_of_it_speaks_the_language_that_is_named(code: str) -> None:
    """No English sentence is left, the figures of before are the same, and thousands are the language's."""
    facts = replace(FACTS, trials=(replace(TRIAL, boards=10_000),))
    english = dossier_facts(facts)
    with speaking(code):
        told = dossier_facts(facts)
        figures = [re.findall(r"\d+", row[1]) for row in measured_figures()]
    assert figures == [re.findall(r"\d+", row[1]) for row in measured_figures()]
    assert {"de": "10.000", "pl": "10\N{NO-BREAK SPACE}000"}[code] in told.subtitle
    assert told.verdict != english.verdict
    assert not {*texts_of(english)} & {*texts_of(told)}


def texts_of(told: Dossier) -> Iterator[str]:
    """Yield what the dossier says in sentences: of two words at least, and of no name."""
    yield from (*told.reasons, *told.signers, told.subtitle)
    for section in told.sections:
        yield section.heading
        for part in section.parts:
            if isinstance(part, str):
                yield part
            elif isinstance(part, Columns):
                yield from part.heads[-2:]
            else:
                yield from (text for _, text in part.rows if len(text.split()) > 4)
