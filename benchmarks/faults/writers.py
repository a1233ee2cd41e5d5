"""A hundred programs that deal at once into one folder: `python -m benchmarks.faults.writers 100`.

Each begins as a copy of one that has loaded the program; they share a journal. With `one-name` all are asked
for the same set. It prints how they ended, and ends with 1 where the journal is not sound or a set is lost.
"""

from __future__ import annotations

import os
import sys
from collections import Counter

from benchmarks.faults.sandbox import Order, Sandbox
from benchmarks.faults.scratch import new_folder, remove_folders
from bigdeal_gui.cli import deal as _loaded  # noqa: F401 - for every copy
from bigdeal_gui.cli.bigdeal import main as bigdeal
from bigdeal_gui.journal.check import verify_journal


def play(count: int, *, one_name: bool = False) -> tuple[Counter[int], list[str]]:
    """Have `count` programs deal at once; return how often each exit code came, and what is wrong then."""
    desk = Sandbox(new_folder() / "writers")
    os.environ["BIGDEAL_HOME"] = str(desk.home)
    orders = [Order("tuesday" if one_name else f"set{number}", 1, "pbn") for number in range(count)]
    running = [_begun(desk, order) for order in orders]
    codes = Counter(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) for process in running)
    journal = desk.journal()
    wrong = [str(problem) for problem in verify_journal(journal.store).problems] + desk.traces()
    dealt = journal.sets(limit=count + 1).total
    if not dealt == codes[0] == len([*desk.folder.iterdir()]):
        wrong.append(f"{codes[0]} were dealt, and the journal has {dealt}")
    return codes, wrong


def _begun(desk: Sandbox, order: Order) -> int:
    if process := os.fork():
        return process
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    words = desk.deal_words(order)
    sys.argv = ["bigdeal", *words[words.index("deal") :]]
    code = 1
    try:
        bigdeal()
    except SystemExit as ended:
        code = int(ended.code or 0)
    finally:
        os._exit(code)


def main() -> int:
    """Play what the command asks for."""
    try:
        codes, wrong = play(int(sys.argv[1]), one_name="one-name" in sys.argv)
    finally:
        remove_folders()
    print(dict(codes), wrong)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
