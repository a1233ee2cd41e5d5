"""`bigdealx`: Big Deal's extended command line, with the same flags, files and bytes.

`docs/bigdealx.md` lists every difference. Source: Big Deal 2.0, README.TXT and behaviour.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Callable, Collection, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui import PROGRAM_NAME, __version__
from bigdeal_gui.cli.bigdealx import keyboard
from bigdeal_gui.cli.bigdealx.line import HELP, CommandLine, read_command_line
from bigdeal_gui.cli.bigdealx.preferences import bigdealx_preferences, preferred_formats
from bigdeal_gui.cli.parts.boundary import DONE, echo, echo_done, echo_stderr, run_command
from bigdeal_gui.cli.parts.opening import opened_journal
from bigdeal_gui.cli.parts.progress import command_at_work, echo_jobs_ignored
from bigdeal_gui.cli.parts.questions import ask_until, is_at_terminal
from bigdeal_gui.cli.parts.target import echo_cautions, echo_interrupted
from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.randomness import SelfTestFailed, SystemRandomnessMissing
from bigdeal_gui.errors.services import Refused, Usage
from bigdeal_gui.errors.storage import AlreadyExists, CannotRead, CannotWrite
from bigdeal_gui.formats.format import Format, Profile
from bigdeal_gui.formats.table import BIG_DEALS
from bigdeal_gui.model.plans import BoardRange, parse_board_range
from bigdeal_gui.randomness.pool import Pool
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.seals.memory import hide_memory, leave_no_dump
from bigdeal_gui.services.dealing.big_deal import (
    ENTROPY_BITS_PER_BYTE,
    SeedMemory,
    bytes_of_pool,
    check_prefix,
    file_words,
    pool_without_system,
    private_opener,
    seed_of_digits,
    seed_of_words,
)
from bigdeal_gui.services.dealing.clock import clock_bytes
from bigdeal_gui.services.dealing.self_test import run_self_test
from bigdeal_gui.services.dealing.session import DealtSession, SessionOrder, check_orders, deal_session
from bigdeal_gui.storage.names import free_name
from bigdeal_gui.storage.reading import read_file

if TYPE_CHECKING:
    from bigdeal_gui.randomness.seed import Seed
    from bigdeal_gui.services.dealing.crash_recovery import InterruptedDelivery

NO_LOOK: Final = """\
The stats file tells about boards that nobody may know before play:
how the points lie and how long the suits are, if only in sum.
Laws of Duplicate Bridge, Law 6D: boards are shuffled and dealt again
only where the Laws give a reason; “I dislike the hands” is none.
So these figures must never lead to another dealing.
Do not open the file before the last board has been played.
Where others may look into this folder, put the file away.
Afterwards “bigdeal stats” shows more of it."""
"""Eight lines, as many as Big Deal prints: scripts that count the lines of a run count the same."""

MAX_ENTROPY_FILE_BYTES: Final = 16 * 2**20
_WEAK_BITS: Final = 160

MOST_BOARDS: Final = 100
"""What Big Deal's simple program deals in one run at the most."""


class Log:
    """Appends lines to the log in one folder, or does nothing. A log that fails stops no set."""

    def __init__(self, folder: Path, *, is_kept: bool) -> None:
        self._path = folder / "deallog.txt"
        self._is_kept = is_kept
        self.add(f"bigdealx, of {PROGRAM_NAME} {__version__}.")

    def add(self, sentence: str) -> None:
        """Append `sentence` with the time in front."""
        if not self._is_kept:
            return
        now = datetime.now(UTC).isoformat(sep=" ", timespec="seconds")
        try:
            with open(
                self._path, "a", encoding="utf-8", errors="backslashreplace", opener=private_opener
            ) as file:
                file.write(f"{now} {sentence}\n")
        except OSError as error:
            self._is_kept = False
            echo_stderr(f"bigdealx: “{self._path}” is not kept: {error.strerror or error}.")


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a run finds: the working folder, the system's line end and its randomness.

    `most_boards` are dealt in one run; 0 for as many as there are numbers.
    """

    folder: Path
    line_end: bytes
    is_windows: bool
    system: Callable[[int], bytes] = system_bytes
    most_boards: int = 0

    def boards(self, text: str) -> BoardRange:
        """Return the boards that `text` names.

        Raises:
            InvalidPlan: it names none.
            Refused: they are too many.
        """
        boards = parse_board_range(text)
        if self.most_boards and len(boards) > self.most_boards:
            raise Refused(
                f"At most {self.most_boards} boards at once, as in Big Deal. “bigdealx” deals more."
            )
        return boards


def process_surroundings() -> Surroundings:
    """Return the surroundings of this process."""
    return Surroundings(Path(), os.linesep.encode("ascii"), os.name == "nt")


def main() -> None:
    """Be the program."""
    leave_no_dump()
    hide_memory()
    sys.exit(run_command("bigdealx", lambda: call_bigdealx(sys.argv[1:], process_surroundings())))


def call_bigdealx(arguments: Sequence[str], around: Surroundings) -> int:
    """Do what `arguments` say in the surroundings `around` and return the exit code.

    Raises:
        AppError: what was refused or went wrong; no file of the set was left.
    """
    line = read_command_line(arguments)
    if line.has("--help"):
        echo(HELP.format(formats=",".join(format_.name for format_ in BIG_DEALS)), end="")
        return DONE
    echo(f"bigdealx, of {PROGRAM_NAME} {__version__}: deals what Big Deal 2.0 deals.")
    if line.has("--version"):
        return DONE
    if line.has("-R"):
        bigdealx_preferences(around.folder, is_windows=around.is_windows, again=True).tell_everybodys()
        echo_stderr("bigdealx: the answers are kept. Nothing was dealt.")
        return DONE
    given = _given_seed(line)
    order = replace(_order(line, around), is_remake=given is not None)
    told = _checked(order, line, around)
    echo_interrupted("bigdealx", told)
    _check_program()
    _warn(order)
    echo_jobs_ignored("bigdealx", line.jobs)
    log = Log(around.folder, is_kept=line.has("--log"))
    if given is not None:
        log.add("The seed was given, or follows from words that were given.")
        result = _deal(order, given, around.system, log)
        _report(result, told, is_scripted=line.in_owners_place is not None)
        return DONE
    _deal_from_randomness(order, line, around, log, told)
    return DONE


def _checked(order: SessionOrder, line: CommandLine, around: Surroundings) -> tuple[InterruptedDelivery, ...]:
    """Check the order; where there is no journal, and no randomness yet for its key, without one."""
    with ExitStack() as stack:
        journal = None
        with suppress(SystemRandomnessMissing):
            journal = stack.enter_context(
                opened_journal(random_bytes=around.system, although_journal=line.has("--although-journal"))
            )
        return check_orders([order], journal)


def _check_program() -> None:
    """Run the self-test; a computer without randomness of its own is no fault of the program."""
    try:
        run_self_test()
    except SelfTestFailed as failure:
        if not isinstance(failure.__cause__, SystemRandomnessMissing):
            raise


def _given_seed(line: CommandLine) -> Seed | None:
    """Return the seed that the command line decides, None where randomness is to decide it."""
    if line.has("--keyboard") and (line.has("-o") or line.seed_hex or line.in_owners_place is not None):
        raise Usage("With -h, -o or -W nothing is left for the keyboard to decide: leave --keyboard out.")
    if line.seed_hex is not None:
        return seed_of_digits(line.seed_hex)
    if line.has("-o") and not line.entropy and line.in_owners_place is None:
        raise Usage("With -o alone everybody would get the same boards: add -e or -E, or leave -o out.")
    if not line.has("-o") and line.in_owners_place is None:
        return None
    words = _words(line)
    if line.in_owners_place is None and ENTROPY_BITS_PER_BYTE * _letters(words) < _WEAK_BITS:
        echo_stderr("bigdealx: so few letters after -e and -E can be guessed; 40 or more are safer.")
    return seed_of_words(words)


def _letters(words: Sequence[bytes]) -> int:
    """Return how many bytes somebody has given; the zeros that a file is hashed with are none of them."""
    return sum(len(word) - word.count(0) for word in words)


def _words(line: CommandLine) -> list[bytes]:
    """Return what -e and -E give; a file that cannot be read is passed over where there is something else."""
    words: list[bytes] = []
    missing: list[CannotRead] = []
    for word in line.entropy:
        try:
            if isinstance(word, Path):
                words.append(file_words(read_file(word, MAX_ENTROPY_FILE_BYTES)))
            else:
                words.append(word)
        except CannotRead as error:
            missing.append(error)
    for problem in missing:
        if not words and (line.has("-o") or line.in_owners_place is not None):
            raise problem
        echo_stderr(
            f"bigdealx: warning: {problem} It adds nothing; the rest is used, as in Big Deal.",
            is_warning=True,
        )
    return words


def _order(line: CommandLine, around: Surroundings) -> SessionOrder:
    """Return what is wanted: first what was given, refused where it is wrong, then what is asked for."""
    boards = None if line.boards is None else around.boards(line.boards)
    name = None if line.prefix is None else _prefix(line.prefix, around)
    owner, formats_now = _settings(line, around)
    # Python evaluates in this order, which is Big Deal's: boards, name, and formats where they are asked for.
    return SessionOrder(
        boards=boards or ask_until("How many boards, or which (24, 11-20)? ", around.boards),
        name=name
        or ask_until("What shall the files be called, without ending? ", partial(_prefix, around=around)),
        formats=formats_now(),
        folder=around.folder,
        owner=owner,
        profile=Profile.BIGDEAL,
        line_end=around.line_end,
        has_user_entropy=False,
        with_statistics=True,
    )


def _settings(line: CommandLine, around: Surroundings) -> tuple[bytes, Callable[[], tuple[Format, ...]]]:
    """Return the owner, and what gives the formats when their turn to be asked for has come."""
    given = None if line.formats is None else preferred_formats(line.formats)
    if given is not None and line.in_owners_place is not None:
        return line.in_owners_place, lambda: given
    kept = bigdealx_preferences(around.folder, is_windows=around.is_windows, again=False)
    owner = line.in_owners_place
    if owner is None:
        owner = kept.owner
        kept.tell_everybodys()
    return owner, kept.formats_now if given is None else lambda: given


def _prefix(text: str, around: Surroundings) -> str:
    check_prefix(text, is_windows=around.is_windows)
    return text


def _warn(order: SessionOrder) -> None:
    for format_ in order.formats:
        echo_cautions("bigdealx", (format_,), order.boards, order.profile)
        if not format_.holds_boards:
            echo(NO_LOOK)


def _deal_from_randomness(
    order: SessionOrder,
    line: CommandLine,
    around: Surroundings,
    log: Log,
    told: Collection[InterruptedDelivery],
) -> None:
    pool, has_system = _pool(around)
    for word in _words(line):
        pool.mix(word)
    is_typed = line.has("--keyboard") or not has_system
    if is_typed:
        keyboard.collect_keystrokes(pool)
        log.add(f"The keyboard gave {keyboard.TARGET_BITS} bits.")
    seed = pool.seed(clock_bytes())
    memory = SeedMemory(around.folder)
    log.add(f"The seed was compared with {memory.check(seed)} earlier ones.")
    if memory.unreadable_lines:
        echo_stderr(
            f"bigdealx: {memory.unreadable_lines} lines of “{memory.path}” are damaged and were passed over."
        )
    # The seed is wiped once it has dealt; what is remembered of it must be made before.
    digest = memory.digest(seed)
    random_bytes = around.system if has_system else partial(bytes_of_pool, pool)
    order = replace(order, has_user_entropy=is_typed, has_system_entropy=has_system)
    _report(_deal(order, seed, random_bytes, log), told, is_scripted=False)
    try:
        memory.add(digest)
    except CannotWrite as error:
        echo_stderr(f"bigdealx: the set is delivered, but its digest could not be kept: {error}")


def _pool(around: Surroundings) -> tuple[Pool, bool]:
    """Return a pool, and whether the system's randomness is in it."""
    try:
        return Pool(around.system), True
    except SystemRandomnessMissing as missing:
        if not is_at_terminal():
            raise
        echo_stderr(f"bigdealx: {missing} The set will come from the keyboard alone.")
        return pool_without_system(), False


def _deal(order: SessionOrder, seed: Seed, random_bytes: Callable[[int], bytes], log: Log) -> DealtSession:
    log.add(f"Dealing boards {order.boards} to {', '.join(order.file_names)}.")
    try:
        with (
            opened_journal(random_bytes=random_bytes) as journal,
            command_at_work("Dealing", journal, random_bytes=random_bytes) as work,
        ):
            dealt = deal_session(order, seed, work)
    except AppError as error:
        log.add(f"Not delivered: {type(error).__name__}.")
        raise
    log.add("Delivered.")
    return dealt


def _report(dealt: DealtSession, told: Collection[InterruptedDelivery], *, is_scripted: bool) -> None:
    """Say what was delivered.

    SquareDeal, which calls with -W, counts the lines of standard output: two are a success, any other number
    is shown to the organiser as an error. There the rest goes to standard error.
    """
    echo_done(f"Set {dealt.set_code or dealt.name} is dealt, and all its files are whole.")
    echo_interrupted("bigdealx", (cut for cut in dealt.interrupted if cut not in told))
    echo(f"{len(dealt.boards)} boards dealt: {dealt.boards}")
    say_more = echo_stderr if is_scripted else echo
    for file in dealt.files:
        say_more(f"{file.path.name}  {file.size_bytes} bytes")
    if dealt.set_code:
        say_more(f"Set code {dealt.set_code}")


def call_simple_bigdealx(arguments: Sequence[str], around: Surroundings) -> int:
    """Deal as Big Deal's simple program does, a line of old batch files: `bigdeal -n 36 -p club -f pbn`.

    That one overwrites; this one refuses, and gives the line that would work. Returns the exit code.

    Raises:
        Usage: flags of the extended program.
        Refused: a file of that name exists, or more boards are asked for.
        AppError: as `call_bigdealx`.
    """
    line = read_command_line(arguments)
    if line != replace(line, seed_hex=None, in_owners_place=None, entropy=(), jobs=None, given=frozenset()):
        raise Usage(
            "Like this, only -n, -p and -f are understood. All other flags are those of Big Deal’s extended"
            " program: type “bigdealx” in place of “bigdeal”."
        )
    try:
        return call_bigdealx(arguments, replace(around, most_boards=MOST_BOARDS))
    except AlreadyExists as error:
        raise Refused(
            f"{error} Big Deal writes over it; this program never does. This line deals a new set:"
            f" {_other_line(line, around, error.path.stem)}"
        ) from error


def _other_line(line: CommandLine, around: Surroundings, taken: str) -> str:
    free = free_name(around.folder, taken, [format_.suffix for format_ in BIG_DEALS])
    words = ["bigdeal"]
    for flag, value in (("-n", line.boards), ("-p", free), ("-f", line.formats)):
        words += [] if value is None else [flag, value]
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)
