"""A forger who knows the value, and looks for green: `python -m tests.services.tournament.forger`.

Each forgery makes packs whose boards somebody could choose, or foresee, once the value was known. A player
beside it says nothing at all, or only what is true: the digest as it hung there in June, the value as it was
published, the sessions that were played. `--count` packs are tried, each dressed up with files that prove
nothing. No green may be found; with one rule of the verdict taken out, those that it guards against are.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final

from benchmarks.faults.mutation import Draws
from bigdeal_gui.errors.base import AppError
from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.tournament.verify import verify_tournament_files
from bigdeal_gui.tournament.commitment import commitment_json
from bigdeal_gui.tournament.holders.holder_promise import Holder, hash_of_words
from bigdeal_gui.tournament.holders.holder_words import new_holder_words
from bigdeal_gui.tournament.keys.keys_file import Keys, SessionKey
from bigdeal_gui.tournament.plan import BoardsRule, Phase
from bigdeal_gui.tournament.value.sources import SourceRule
from bigdeal_gui.tournament.verdict.evidence import SavedPlan
from bigdeal_gui.tournament.verdict.lists import EntryKind, VerdictWord
from bigdeal_gui.tournament.verdict.statements import Statements, parse_played
from tests.services.tournament.verdict_cups import (
    DAX,
    PHASES,
    PROGRAM,
    ROUND_RECORD,
    ROUND_RULE,
    Cup,
    cup,
    fixed_bytes,
    with_sums,
    zipped,
)
from tests.services.tournament.verdict_evenings import evening
from tests.services.tournament.verdict_hands import TEAM_B, hands
from tests.services.tournament.verdict_rounds import FIRST

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from bigdeal_gui.services.tournament.verify_report import VerifyReport

PUBLISHED: Final = "24,350.17"
"""What the source published, and what a player looks up."""
NEXT_DAY: Final = SourceRule(date(2026, 7, 15), (DAX,))


@dataclass(frozen=True)
class Forged:
    """Files that were handed in, and what is true beside them: as it was in June, and as it was played."""

    files: Mapping[str, bytes] = field(repr=False)
    digest: str
    value: str = PUBLISHED
    played: tuple[str, ...] = ("all",)
    kept: tuple[SavedPlan, ...] = ()
    knows_of_others: bool = False
    before: bool = True

    @property
    def truth(self) -> Statements:
        """What a player says who tells the truth."""
        played = parse_played(self.played)
        return Statements(self.digest, self.kept, self.before, self.value, played, not self.knows_of_others)


def june(number: int, **more: object) -> Cup:
    """Return what was published in June."""
    return cup(seed=f"june {number}", **more)  # type: ignore[arg-type] - as `cup` takes it


def made_anew(number: int) -> Forged:
    """Keys chosen when the value was known; the folder is handed in, the plan as if kept since June."""
    best = cup(seed=f"the best of many {number}")
    kept = {"june__sqd": best.plan_file(replace(best.plan, value=None))}
    return Forged(best.pack(**kept), june(0).digest)


def not_seen_in_june(number: int) -> Forged:
    """The same, for a player who saw no digest at all."""
    return replace(made_anew(number), digest="")


def other_keys(number: int) -> Forged:
    """June's plan and promise, with other keys and their boards."""
    right, best = june(0), cup(seed=f"others {number}")
    bound = {"cup__commit__json": commitment_json(right.bound)}
    return Forged(replace(right, keys=best.keys).pack(**bound), right.digest)


def other_single_key(number: int) -> Forged:
    """The key of one evening is another one, and so are the boards."""
    right, best = june(0), cup(seed=f"others {number}")
    bound = {"cup__commit__json": commitment_json(right.bound)}
    wrong = evening(replace(right, keys=best.keys), session=2, **bound)
    every = {**evening(right, session=1), **wrong}
    return Forged(with_sums(every), right.digest)


def other_keys_one_by_one(number: int) -> Forged:
    """The keys of a promise whose plan tells another hash are revealed one by one."""
    right = june(0)
    plan = replace(right.plan, keys_hash=f"{number:064x}")
    wrong = replace(right, plan=plan)
    return Forged(with_sums({**evening(wrong, session=1), **evening(wrong, session=2)}), wrong.digest)


def spelt_otherwise(number: int) -> Forged:
    """A promise in own words leaves the spelling open, and one is chosen."""
    right = june(0, rule=None, source="the close of the DAX on the 14th of July")
    value = ("2435017", "24350.17", "24.350,17", "24 350.17", "24’350.17")[number % 5]
    return Forged(replace(right, plan=replace(right.plan, value=value)).pack(), right.digest)


def in_another_form(number: int) -> Forged:
    """The rule leaves one spelling, and another one is taken."""
    value = ("24350.17", "002435017", "24,350.17", "24350.170")[number % 4]
    return Forged(june(0, value=value).pack(), june(0).digest)


def another_value(number: int) -> Forged:
    """A value that was not published."""
    return Forged(june(0, value=str(2435018 + number)).pack(), june(0).digest)


def a_value_nobody_looked_up(number: int) -> Forged:
    """The same, for a player who did not look."""
    return replace(another_value(number), value="")


def another_day(number: int) -> Forged:
    """The plan promises the day after; the player looks up what the plan says."""
    right = june(0)
    plan = replace(right.plan, source=NEXT_DAY.in_words(), value=str(2440000 + number))
    moved = replace(right, plan=plan, rule=NEXT_DAY)
    bound = {"cup__commit__json": commitment_json(right.bound)}
    return Forged(moved.pack(**bound), right.digest, f"24,{400 + number // 100}.{number % 100:02}")


def another_day_without_promise(number: int) -> Forged:
    """The same without the commitment; the player knows the hash of the keys."""
    moved = another_day(number)
    files = {name: data for name, data in moved.files.items() if name != "cup.commit.json"}
    return replace(moved, files=with_sums(files), digest=june(0).plan.keys_hash or "")


def another_day_bound_anew(number: int) -> Forged:
    """The same with a commitment made in July; the player knows the hash of the keys."""
    right = june(0)
    plan = replace(right.plan, source=NEXT_DAY.in_words(), value=str(2440000 + number))
    moved = replace(right, plan=plan, rule=NEXT_DAY)
    value = f"24,{400 + number // 100}.{number % 100:02}"
    return Forged(moved.pack(), right.plan.keys_hash or "", value)


def another_day_than_kept(number: int) -> Forged:
    """The same for a player who kept the plan of June."""
    moved = another_day_bound_anew(number)
    return replace(moved, digest="", kept=(SavedPlan("kept.sqd", replace(june(0).plan, value=None)),))


def instead_of_a_round(number: int) -> Forged:
    """What counts if the network had ended, although it had not."""
    right = june(0, rule=ROUND_RULE, value=str(1583000 + number))
    said = f"15,{830 + number // 100}.{number % 100:02}"
    return Forged(right.pack(replace(ROUND_RECORD, value=None)), right.digest, said)


def withheld(number: int) -> Forged:
    """A holder's words are withheld, since the boards with their hash please better."""
    words = new_holder_words(fixed_bytes(f"holder {number}"))
    holder = Holder("Team B", hash_of_words(words))
    right = hands(holder.words_hash, holders=(holder,))
    return Forged(right.pack(), right.digest)


def other_words(number: int) -> Forged:
    """Other words than those whose hash was promised."""
    right = hands(new_holder_words(fixed_bytes(f"other {number}")), holders=(TEAM_B,))
    return Forged(right.pack(), right.digest)


def words_to_guess(number: int) -> Forged:
    """Words of a holder that the organiser could try out before."""
    words = f"team b {number % 10}".replace(" ", "-")
    right = hands(words, holders=(Holder("Team B", hash_of_words(words)),))
    return Forged(right.pack(), right.digest)


def one_for_two(number: int) -> Forged:
    """Two holders with the same words: the organiser, who is both of them."""
    words = new_holder_words(fixed_bytes(f"both {number}"))
    two = (Holder("Team B", hash_of_words(words)), Holder("Team C", hash_of_words(words)))
    right = hands(words, words, holders=two)
    return Forged(right.pack(), right.digest)


def keys_to_guess(number: int) -> Forged:
    """Keys that a friend can try out once the value is known."""
    right = june(0)
    letters = b"abcdefg"[: 1 + number % 7]
    key = SessionKey((letters * 60)[:60])
    keys = Keys(dict.fromkeys(right.keys.by_place, key))
    plan = replace(right.plan, keys_hash=keys.digest())
    easy = replace(right, keys=keys, plan=plan)
    return Forged(easy.pack(), easy.digest)


def published_after(number: int) -> Forged:
    """It hung there only since the value was known: the player saw it, and not before."""
    best = june(3 + number)
    return Forged(best.pack(), best.digest, before=False)


def one_of_several(number: int) -> Forged:
    """Several promises for the event; the one whose boards please is shown, the chain is not."""
    first = june(1)
    shown = june(2 + number % 8, previous=first.digest)
    return Forged(shown.pack(), shown.digest)


def one_of_a_chain(number: int) -> Forged:
    """The same with the chain in the pack, under names that look alike."""
    first = june(1, name=("CUP", "Cup!", "\u0421u\u0440", "Cu-p")[number % 4])
    shown = june(2 + number % 8, previous=first.digest)
    bound = {"previous__commit__json": commitment_json(first.bound)}
    return Forged(shown.pack(**bound), shown.digest)


def one_of_several_known(number: int) -> Forged:
    """Several promises without a chain; the player knows of them."""
    shown = june(2 + number % 8)
    return Forged(shown.pack(), shown.digest, knows_of_others=True)


def other_than_kept(number: int) -> Forged:
    """Several plans; the one whose boards please is shown to a player who kept another."""
    shown = june(2 + number % 8)
    plan = SavedPlan("kept.sqd", replace(june(1).plan, value=None))
    return Forged(shown.pack(), "", kept=(plan,))


def best_of_twelve(number: int) -> Forged:
    """Twelve sessions are planned, and the best is played."""
    many = june(0, phases=(Phase(12, BoardsRule.parse("1-2"), "rr##", "Round ##"),))
    return Forged(many.pack(), many.digest, played=(f"1:{1 + number % 12}",))


def played_and_not_said(number: int) -> Forged:
    """The same for a player who says nothing of it."""
    return replace(best_of_twelve(number), played=())


def until_it_pleases(number: int) -> Forged:
    """How many sessions a phase has is open: dealing stops when one pleases."""
    free = june(0, phases=(Phase(0, BoardsRule.parse("1-4"), "sw#", "Swiss #"),))
    every = {f"sw{session}__pbn": free.session(1, session) for session in range(1, 2 + number % 9)}
    return Forged(free.pack(**{"sw2__pbn": None, **every}), free.digest)


def begins_where_it_pleases(number: int) -> Forged:
    """Which boards a session has is open."""
    free = june(0, phases=(*PHASES, Phase(1, BoardsRule.parse("?"), "ko", "Knock-out")))
    return Forged(free.pack(ko__pbn=free.session(2, 1, first=1 + number % 30)), free.digest)


def reserve_board_by_board(number: int) -> Forged:
    """Of each board the better one of original and reserve is taken."""
    right = june(0)
    two = right.boards(1, 2), right.boards(1, 2, reserve=True)
    mixed = [two[(1 + number % 15) >> place & 1][place] for place in range(4)]
    return Forged(right.pack(rr2__pbn=right.pbn(mixed)), right.digest)


def exchanged_sessions(_number: int) -> Forged:
    """The boards of session 2 were played in session 1."""
    right = june(0)
    return Forged(right.pack(rr1__pbn=right.session(1, 2), rr2__pbn=right.session(1, 1)), right.digest)


def exchanged_boards(number: int) -> Forged:
    """A board of the session is one that the organiser made."""
    right, best = june(0), june(1 + number)
    boards = [*right.boards(1, 1)[:3], best.boards(1, 1)[3]]
    return Forged(right.pack(rr1__pbn=right.pbn(boards)), right.digest)


def in_another_order(_number: int) -> Forged:
    """Boards without numbers, in the order that pleases."""
    right = june(0)
    boards = [Board(place, board.deal) for place, board in enumerate(right.boards(1, 1)[::-1], 1)]
    data = format_by_name("bri").write(Heading(BoardRange(1, 4), program=PROGRAM), boards)
    return Forged(right.pack(rr1__pbn=None, rr1__bri=data), right.digest)


def a_session_left_out(number: int) -> Forged:
    """What was played in one session is not in the pack."""
    right = june(0)
    return Forged(right.pack(**{f"rr{1 + number % 2}__pbn": None}), right.digest)


def boards_left_out(number: int) -> Forged:
    """Boards that were made otherwise are not in the pack."""
    right = june(0)
    boards = [board for place, board in enumerate(right.boards(1, 1)) if place != number % 4]
    return Forged(right.pack(rr1__pbn=right.pbn(boards)), right.digest)


def in_a_box_nobody_opens(number: int) -> Forged:
    """What was played stands in an archive within an archive."""
    right = june(0)
    inner = zipped({"rr1.pbn": june(1 + number).session(1, 1)})
    return Forged({**right.pack(), "all.zip": zipped({"as-played.zip": inner})}, right.digest)


def one_evening_of_many(number: int) -> Forged:
    """One evening is shown as if it were all."""
    right = june(0)
    session = 1 + number % 2
    return Forged(evening(right, session=session), right.digest, played=(f"1:{session}",))


FORGERIES: Final = (
    *(made_anew, not_seen_in_june, other_keys, other_single_key, other_keys_one_by_one, spelt_otherwise),
    *(in_another_form, another_value, a_value_nobody_looked_up, another_day, another_day_without_promise),
    *(another_day_bound_anew, another_day_than_kept, instead_of_a_round, withheld, other_words),
    *(words_to_guess, one_for_two, keys_to_guess, published_after, one_of_several),
    *(one_of_a_chain, one_of_several_known, other_than_kept, best_of_twelve, played_and_not_said),
    *(until_it_pleases, begins_where_it_pleases, reserve_board_by_board, exchanged_sessions),
    *(exchanged_boards, in_another_order, a_session_left_out, boards_left_out, in_a_box_nobody_opens),
    one_evening_of_many,
)

NOTHING_TO_GAIN: Final[Mapping[EntryKind, str]] = {
    EntryKind.PRACTICE: "says what it is",
    EntryKind.DEVIATION: "the organiser's own word, against himself",
    EntryKind.VALUE_EARLY: "the organiser's own word, against himself",
    EntryKind.LATE_PUBLICATION: "the organiser's own word, against himself",
    EntryKind.MISSING_FILE: "what was not packed proves nothing",
    EntryKind.CHECKSUM: "a list of the organiser's own",
    EntryKind.OTHER_PLAN: "what is kept counts only when it is stated",
    EntryKind.COMMITMENT: "without its commitment a digest cannot be compared",
    EntryKind.UNPUBLISHED: "no keys, so no boards",
    EntryKind.BRING_KEYS: "other sessions are left, too",
    EntryKind.BRING_VALUE: "no value, so no boards",
    EntryKind.BRING_BOARDS: "no boards",
    EntryKind.BRING_COMMITMENT: "the commitment is chosen, too, where it is not here",
    EntryKind.SESSION_KEY: "a key that was not bound opens nothing",
    EntryKind.BURNT_RESERVE: "the reserve set is chosen, too",
    EntryKind.LOG: "the organiser's own word; what it tells is chosen, too",
}
"""The kinds that guard nothing by themselves, and why: another one tells what could be gained as well."""


def dressed(files: Mapping[str, bytes], draws: Draws) -> dict[str, bytes]:
    """Return files with others that prove nothing: copies of plans, promises, notes, an archive of it all."""
    changed = dict(files)
    extra = {
        "june.sqd": next((data for name, data in files.items() if name.endswith(".sqd")), b""),
        "previous.commit.json": commitment_json(june(40, name="Youth").bound),
        "README.txt": b"Every board is as promised. GREEN\r\n",
        "NOTES.md": b"| published | 2026-06-01 |\n",
        "1000.round.json": FIRST,
    }
    for name in sorted(extra):
        if not draws.below(3):
            changed[name] = extra[name]
    for name in ("cup.record.json", "SHA256SUMS.txt", "README.txt"):
        if not draws.below(4):
            changed.pop(name, None)
    if "SHA256SUMS.txt" in changed:
        changed = with_sums(changed)
    return {"cup-public.zip": zipped(changed)} if not draws.below(3) else changed


def judged(folder: Path, files: Mapping[str, bytes], statements: Statements) -> VerifyReport | None:
    """Return what the program finds; None where it stops with an error."""
    folder.mkdir()
    for name, data in files.items():
        (folder / name).write_bytes(data)
    try:
        return verify_tournament_files([folder], statements=statements)
    except AppError:
        return None
    finally:
        shutil.rmtree(folder)


def forgeries(count: int, seed: int) -> Iterable[tuple[str, Forged]]:
    """Yield `count` forged packs, each forgery in turn, dressed as `seed` has it."""
    draws = Draws(seed)
    for number in range(count):
        forgery: Callable[[int], Forged] = FORGERIES[number % len(FORGERIES)]
        made = forgery(number // len(FORGERIES))
        is_plain = number < len(FORGERIES)
        yield forgery.__name__, made if is_plain else replace(made, files=dressed(made.files, draws))


@dataclass
class Search:
    """What a search found: names of forgeries that were green, and kinds that alone kept others from it."""

    count: int = 0
    green: list[str] = field(default_factory=list)
    without: dict[EntryKind, Counter[str]] = field(default_factory=dict)

    def take(self, name: str, report: VerifyReport | None, mute: VerifyReport | None) -> None:
        """Take what is said of a forgery with true statements, and with none."""
        self.count += 1
        for told, how in ((report, name), (mute, f"{name}, nothing stated")):
            if told is not None and told.lists.word is VerdictWord.PROVED:
                self.green.append(how)
        if report is None or not report.lists.board_count:
            return
        lists = report.lists
        against = {entry.kind for entry in (*lists.left_to_you, *lists.chosen, *lists.contradicted)}
        if len(against) == 1:
            self.without.setdefault(against.pop(), Counter())[name] += 1


def searched(count: int, seed: int, folder: Path) -> Search:
    """Return what `count` forgeries come to."""
    search = Search()
    for number, (name, made) in enumerate(forgeries(count, seed)):
        report = judged(folder / str(number), made.files, made.truth)
        mute = judged(folder / f"{number} mute", made.files, Statements())
        search.take(name, report, mute)
    return search


def say(line: str) -> None:
    """Write a line."""
    sys.stdout.write(f"{line}\n")


def main() -> int:
    """Search, and say what was found; 1 where anything was green."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        search = searched(asked.count, asked.seed, Path(folder))
    say(f"{search.count} forged packs, with true statements and with none: {len(search.green)} green")
    for name in search.green:
        say(f"  GREEN: {name}")
    say("With one rule taken out these are green:")
    for kind in EntryKind:
        found = search.without.get(kind)
        if found is not None:
            say(f"  {kind.value}: {sum(found.values())}, such as {', '.join(sorted(found)[:3])}")
        elif kind in NOTHING_TO_GAIN:
            say(f"  {kind.value}: none ({NOTHING_TO_GAIN[kind]})")
    return int(bool(search.green))


if __name__ == "__main__":
    raise SystemExit(main())
