"""Try a frozen program out as its user would: `python packaging/trials.py PROGRAM`.

Each trial starts in an empty folder with an empty profile. Whatever a program says that it was not expected
to say fails the trial. Standard library only, so that it runs wherever the program does.
"""

from __future__ import annotations

import json
import operator
import pickle
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from contents import COMMANDS
from program import DEAL_PROCESS, SEAL_PROCESS
from stage import A_LONG_TIME_S, ON_WINDOWS, Place, TrialFailed, end_with_children, surprising

if TYPE_CHECKING:
    from collections.abc import Callable

TOP: Final = Path(__file__).resolve().parents[1]
VECTORS: Final = TOP / "tests" / "vectors" / "formats"
KNOWN_SET: Final = VECTORS / ("p5-windows-11to20" if ON_WINDOWS else "p1-1to36")
"""A set that Big Deal 2.0 made on such a system."""

NAME_LINES: Final = (b"[Generator ", b"Headline=")
"""The lines of a file that name the program that wrote it."""

EVERY_FORMAT: Final = ("dup,dlm,bri,dge,pbn,lin,csv,ber,borel,kops,cds,goedel", "dupblind,dlmblind")
"""All formats that hold boards; those that share a file's name apart."""

RECORDS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    # What is made, and the command that makes it; {code} and {file} are filled in.
    ("certificate", ("journal", "certificate", "{code}", "-o", "{file}")),
    ("hand record", ("records", "{code}", "--finished", "--no-double-dummy", "-o", "{file}")),
    ("labels", ("labels", "{code}", "-o", "{file}")),
    ("checklist", ("checklist", "{code}", "-o", "{file}")),
)
"""Documents that a dealt set gets, as PDF."""

TOURNAMENT: Final = (
    # A plan, a promise, keys sealed for any two of three people, boards, proof. The inspector asks a calendar
    # for the promise of a known source; a value of that could be set only when its day has come.
    "tournament new club.sqd --name Final",
    "tournament set-source club.sqd --of DAX --day 2035-07-13",
    "tournament add-phase club.sqd 2:4:S#:Session",
    "tournament set-source club.sqd The number in the envelope of the referee",
    "tournament publish club.sqd --shares 2of3 --acknowledge all",
    "tournament published club.sqd --where Bulletin",
    "tournament set-value club.sqd 44901.92",
    (
        "tournament deal club.sqd --all -f pbn"
        " --share club/secret/club-share-1.txt --share club/secret/club-share-3.txt"
    ),
    (
        "tournament reveal club.sqd --phase 1 --sessions 1 --play-is-over -o evening.zip"
        " --share club/secret/club-share-1.txt --share club/secret/club-share-2.txt"
    ),
    (
        "tournament reveal club.sqd --play-is-over -o pack.zip"
        " --share club/secret/club-share-2.txt --share club/secret/club-share-3.txt"
    ),
    "verify pack.zip",
)
"""A tournament, from the first word to what everybody can check."""
EVENING_PROOF: Final = "verify evening.zip"
"""What players of the first session could check on its evening."""

NOBODY: Final = "age1zjpjvr4w95eltty63cr7nvrfw5n3nhp39ats47fn86ukmymjuynswyzhz3"
"""Whom keys are sealed for that nobody opens again."""

ROUND_STEPS: Final = (
    # For practice, since that round appeared long ago; how keys are sealed is the tournament's to try.
    "tournament new try.sqd --practice --name Try",
    "tournament set-source try.sqd --of drand --round 1000 --or-else DAX",
    f"tournament publish try.sqd --recipient {NOBODY} --acknowledge all",
    "tournament set-value try.sqd --round round.json",
)
"""A value that proves itself, from the promise to the signature."""

ROUND: Final = (
    '{"round":1000,"signature":"b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125'
    'e342b73a8dd2bacbe47e4b6b63ed5e39"}'
)
"""What the network drand quicknet signed on 23 August 2023."""

BOX: Final = (
    "-----BEGIN AGE ENCRYPTED FILE-----\n"
    "YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHRsb2NrIDEwMDAgNTJkYjliYTcwZTBj\n"
    "YzBmNmVhZjc4MDNkZDA3NDQ3YTFmNTQ3NzczNWZkM2Y2NjE3OTJiYTk0NjAwYzg0\n"
    "ZTk3MQpvSWEyN3pudjcxZlQwYndpQmJrU01icnJHM0ZmUCtobndFU05WdkhzWWl0\n"
    "WjVMQW54M0dFWEk5Vi92cWhYM2NaCkNOdnAyaGN2ZWhLeDAvOGVpSkxJbnRnaWty\n"
    "dlNuZktBaFk3dXYzODE1QUo5SzdyeEUrS2d1eE44Z3oxUWZReEEKakpsM05pc1lm\n"
    "WGk1UlNpc0FKZE9zSmlJOXpoc1pDdVgrU0REc2dKZ2ppbwotLS0gOHpvZERHZ05x\n"
    "S0hGek1qM1F3eTFQZVMzNVUxQlQxaG11a2RpMWkzZzhDVQpq4/USbJ6GT1ymo4wF\n"
    "0ItQK+dsvY0G0xEh8CaiSiImTxvIL1UB\n"
    "-----END AGE ENCRYPTED FILE-----\n"
)
"""A box for that round, made by tlock-js 0.9.0."""

WINDOW_STAYS_S: Final = 8.0

SEAL_REQUEST: Final = struct.Struct("<?QQ")
"""What the process that seals is asked first, as `bigdeal_gui/seals/sealer.py` reads it."""
SEED_BYTES: Final = 20
SEALED: Final = b"+age-encryption.org/v1\n"


@dataclass(frozen=True, slots=True)
class Trial:
    """One thing a user does with the program; it returns a line on what was seen."""

    name: str
    run: Callable[[Place], str]


def try_out(program: Path, commands: Path | None = None) -> list[str]:
    """Try `program` out; `commands` is the file that has a terminal, where that is another one.

    Returns:
        A line for each thing that worked.

    Raises:
        TrialFailed: something did not work, or said a word too many.
    """
    return [attempt(trial, program, commands) for trial in TRIALS]


def attempt(trial: Trial, program: Path, commands: Path | None = None) -> str:
    """Do one trial in a new place and return its line.

    Raises:
        TrialFailed: as `try_out`.
    """
    if commands is None:
        commands = program.with_name(f"{COMMANDS}.exe") if ON_WINDOWS else program
    with tempfile.TemporaryDirectory() as folder:
        place = Place(Path(folder).resolve(), program.resolve(), commands.resolve())
        place.work.mkdir()
        place.home.mkdir()
        return f"{trial.name}: {trial.run(place)}"


# -- the trials -------------------------------------------------------------------------------------------


def _tests_itself(place: Place) -> str:
    said = place.run("self-test", expected=r"([^\n]+: ok\n)+verify\.html: SHA-256 [0-9a-f]{64}\n")
    return f"{said.count(': ok')} parts ok"


def _writes_a_dossier(place: Place) -> str:
    """Test fresh boards: of a sound program one dossier in a hundred asks for a second one."""
    try:
        file = _dossier(place, "dossier.pdf")
    except TrialFailed:
        file = _dossier(place, "another.pdf")
    if not file.read_bytes().startswith(b"%PDF"):
        raise TrialFailed("The dossier is no PDF.")
    return "PASSED, from 10000 fresh boards"


def _dossier(place: Place, name: str) -> Path:
    place.run("self-test", "--dossier", name, "--boards", "10000", expected=r"PASSED\n[^\n]+\n[^\n]+ bytes\n")
    return place.work / name


def _deals_a_known_set(place: Place) -> str:
    """Deal from a given seed as bigdealx, in every format, and compare with what Big Deal 2.0 wrote."""
    case = json.loads((KNOWN_SET / "case.json").read_text("utf-8"))
    end = b"\r\n" if ON_WINDOWS else b"\n"
    owner = bytes.fromhex(case["owner_bytes_hex"])
    settings = place.work / ("bigdeal.ini" if ON_WINDOWS else ".bigdealrc")
    settings.write_bytes(end.join([b"[BigDeal]", b"formats=pbn", b"askformats=0", b"owner=" + owner, b""]))
    formats: dict[str, list[str]] = {}
    for name, file in case["formats"].items():
        formats.setdefault(file.partition(".")[0], []).append(name)
    for prefix, names in formats.items():
        warning = r"(.+\n){8}" if "stats" in names else ""
        line = ["bigdealx", "-h", case["seed"], "-n", case["boards"], "-p", prefix, "-f", ",".join(names)]
        place.run(
            *line,
            expected=rf"bigdealx, of bigdeal-gui .*\n{warning}\d+ boards dealt: .*\n"
            rf"({prefix}\.\w+  \d+ bytes\n)+"
            r"Set code \w{4}-\w{4}\n",
        )
    for name in case["files"]:
        if _without_name(place.work / name) != _without_name(KNOWN_SET / name):
            raise TrialFailed(f"the known set's “{name}” is not what it should be")
    return f"{len(case['files'])} files, each as Big Deal 2.0 wrote it"


def _writes_everything(place: Place) -> str:
    """Deal new sets in every format, and make the documents of the first."""
    count = 0
    for number, names in enumerate(EVERY_FORMAT):
        place.run(
            *("deal", "-n", "36", "-f", names, "-o", f"set{number}"),
            expected=r"36 boards dealt: 1-36\n(set\d\.\w+  \d+ bytes\n)+Set code \w{4}-\w{4}\n",
        )
        count += len(names.split(","))
    files = list(place.work.iterdir())
    if len(files) != count or not all(path.stat().st_size for path in files):
        raise TrialFailed(f"dealing left these files: {', '.join(sorted(path.name for path in files))}")
    listed = place.run("journal", "list", expected=r"([\d.]+ +\w{4}-\w{4} +1-36 +dealt +[\w,]+\n){2}")
    code = listed.split()[1]
    for name, line in RECORDS:
        document = place.work / f"{name.replace(' ', '-')}.pdf"
        words = [word.format(code=code, file=document.name) for word in line]
        place.run(*words, expected=rf"{document.name}  \d+ bytes\n(Set \d+ of \d+ dealt .*\n)?")
        if not document.read_bytes().startswith(b"%PDF-"):
            raise TrialFailed(f"“{document.name}” is no PDF")
    return f"{count} formats, {', '.join(name for name, _ in RECORDS)}"


def _is_big_deal(place: Place) -> str:
    said = place.run("bigdealx", "--help", expected=r"Usage: bigdealx (.*\n)+")
    return f"{len(said.splitlines())} lines of help"


def _opens(place: Place) -> str:
    """Let the window open without a display, test itself and report what it found in its archive."""
    report = place.folder / "report.json"
    place.run("--smoke-test", str(report), program=place.program, expected="", QT_QPA_PLATFORM="offscreen")
    seen = json.loads(report.read_text("utf-8"))
    lacking = [name for name in ("passed", "has_style_sheet", "has_icon", "pages") if not seen[name]]
    if lacking:
        raise TrialFailed(f"the window lacks: {', '.join(lacking)}")
    return f"opens with Qt {seen['qt']}, pages {', '.join(seen['pages'])}"


def _stays_open(place: Place) -> str:
    """Open the window without a display: it must stay, and say nothing, until it is told to end."""
    variables = {**place.surroundings(), "QT_QPA_PLATFORM": "offscreen"}
    with (place.folder / "said").open("wb+") as said:
        window = subprocess.Popen(
            [place.program], cwd=place.work, env=variables, stdin=subprocess.DEVNULL, stdout=said, stderr=said
        )
        ends = time.monotonic() + WINDOW_STAYS_S
        while window.poll() is None and time.monotonic() < ends:
            time.sleep(0.1)
        has_stayed = window.poll() is None
        end_with_children(window)
        said.seek(0)
        words = surprising(said.read().decode(errors="replace"))
    if not has_stayed or words:
        raise TrialFailed(
            f"the window {'stayed' if has_stayed else 'closed by itself'} and said: {' '.join(words)}"
        )
    return "stays open and silent"


def _carries_all(place: Place) -> str:
    """Deal from a stick: with `portable.ini` beside the program nothing is kept anywhere else."""
    stick = place.folder / "stick"
    stick.mkdir()
    carried = _carried(place.commands, stick)
    seen = next((parent for parent in carried.parents if parent.suffix == ".app"), carried)
    seen.with_name("portable.ini").touch()
    place.run(
        *("deal", "-n", "4", "-f", "pbn", "-o", "set"),
        program=carried,
        expected=r"4 boards dealt: 1-4\nset\.pbn  \d+ bytes\nSet code \w{4}-\w{4}\n",
        BIGDEAL_HOME="",
    )
    if not (seen.parent / "bigdeal-data" / "data" / "journal.sqlite3").is_file():
        raise TrialFailed("with portable.ini beside the program its journal is not there")
    if left := sorted(path.name for path in place.home.rglob("*")):
        raise TrialFailed(f"with portable.ini beside the program the home got: {', '.join(left)}")
    return "everything beside the program"


def _carried(program: Path, stick: Path) -> Path:
    """Copy the whole program to a stick and return it there."""
    app = next((parent for parent in program.parents if parent.suffix == ".app"), None)
    root = app or (program.parent if (program.parent / "_internal").is_dir() else None)
    if root is None:
        return Path(shutil.copy2(program, stick / program.name))
    shutil.copytree(root, stick / root.name, symlinks=True)
    return stick / root.name / program.relative_to(root)


def _holds_a_tournament(place: Place) -> str:
    *steps, proof = TOURNAMENT
    for line in steps:
        place.run(*line.split(), expected=r"(.+\n)+")
    place.run(*EVENING_PROOF.split(), expected=r"(.*\n)+Boards proved: 4\n(.*\n)+")
    place.run(*proof.split(), expected=r"(.*\n)+Boards proved: 8\n(.*\n)+")
    return f"{len(TOURNAMENT)} steps, and the proof"


def _checks_a_signature(place: Place) -> str:
    """Promise a round of drand, and have the network's signature of it checked."""
    (place.work / "round.json").write_text(ROUND, "ascii")
    *steps, signed = ROUND_STEPS
    for line in steps:
        place.run(*line.split(), expected=r"(.+\n)+")
    place.run(*signed.split(), expected=r"The network signed it\.(.*\n)+")
    return "a round of drand, found genuine"


def _locks(place: Place) -> str:
    """Lock a box, which is opened with its key when it is read back, and open one of another program."""
    place.run("lock", "--trial", "-o", "trial.zip.age", expected=r".+ bytes\nLocked until (.*\n)+")
    (place.work / "round.json").write_text(ROUND, "ascii")
    (place.work / "text.age").write_bytes(BOX.encode("ascii"))
    place.run("unlock", "text.age", "--round", "round.json", "-o", "text", expected=r".+ 5 bytes\n")
    if (place.work / "text").read_bytes() != b"hello":
        raise TrialFailed("the box of another program holds something else")
    return "locked, and one of another program opened"


def _solves(place: Place) -> str:
    """Print a record with what the double-dummy solver finds."""
    place.run("deal", "-n", "4", "-f", "pbn", "-o", "set", expected=r"4 boards dealt: 1-4\n(.*\n)+")
    place.run(
        *("records", "set.pbn", "--finished", "--double-dummy", "-o", "record.pdf"),
        expected=r"record\.pdf  \d+ bytes\n",
    )
    return "a record with double-dummy results"


def _seals(place: Place) -> str:
    """Have the program of the window seal and open with a passphrase, through its pipes alone."""
    content = b"what stays secret"
    sealed = _asked_to_seal(place, content, is_sealing=True)
    if not sealed.startswith(SEALED) or content in sealed:
        raise TrialFailed("what was to be sealed with a passphrase is not sealed")
    if _asked_to_seal(place, sealed[1:], is_sealing=False) != b"+" + content:
        raise TrialFailed("what was sealed with a passphrase does not open with it")
    return "sealed, and opened again"


def _asked_to_seal(place: Place, content: bytes, *, is_sealing: bool) -> bytes:
    passphrase = b"eight words of a list that nobody has"
    asked = SEAL_REQUEST.pack(is_sealing, len(passphrase), len(content)) + passphrase + content
    return _answered(place, SEAL_PROCESS, asked)


def _deals_apart(place: Place) -> str:
    """Have the process that deals for the window load all that deals, and open a journal."""
    job = operator.attrgetter("journal.store.was_converted")
    answer = _answered(place, DEAL_PROCESS, bytes(SEED_BYTES) + pickle.dumps((job, False, False, "nl")))
    if answer != pickle.dumps((1, False)):
        raise TrialFailed("the process that deals for the window does not answer as it should")
    return "began, and opened a journal"


def _answered(place: Place, word: str, asked: bytes) -> bytes:
    done = subprocess.run(
        [place.program, word],
        cwd=place.work,
        env=place.surroundings(),
        input=asked,
        capture_output=True,
        timeout=A_LONG_TIME_S,
        check=False,
    )
    if done.returncode or done.stderr:
        raise TrialFailed(f"{word} ended with {done.returncode} and {len(done.stderr)} bytes of errors")
    return done.stdout


def _without_name(file: Path) -> list[bytes]:
    return [line for line in file.read_bytes().split(b"\n") if not line.startswith(NAME_LINES)]


TRIALS: Final = (
    Trial("self-test", _tests_itself),
    Trial("dossier", _writes_a_dossier),
    Trial("known set", _deals_a_known_set),
    Trial("every format", _writes_everything),
    Trial("bigdealx", _is_big_deal),
    Trial("window", _opens),
    Trial("window without a command", _stays_open),
    Trial("portable", _carries_all),
    Trial("tournament", _holds_a_tournament),
    Trial("signature", _checks_a_signature),
    Trial("locked box", _locks),
    Trial("double dummy", _solves),
    Trial("passphrase", _seals),
    Trial("dealing process", _deals_apart),
)


def main() -> int:
    """Try the program named on the command line out; return 1 if something was not as it should be."""
    program, *commands = map(Path, sys.argv[1:])
    try:
        for line in try_out(program, *commands):
            print(line, flush=True)  # noqa: T201 - a build script speaks to its terminal
    except TrialFailed as failure:
        print(f"Failed: {failure}", file=sys.stderr)  # noqa: T201 - as above
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
