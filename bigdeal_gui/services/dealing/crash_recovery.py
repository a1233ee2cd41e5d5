"""Putting right what a program that died left half-done: moves, deliveries and sets that were being dealt."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.storage import StorageError
from bigdeal_gui.formats.format import MAX_FILE_BYTES
from bigdeal_gui.formats.table import holds_boards, read_boards_file
from bigdeal_gui.journal.archive import settle_file_moves
from bigdeal_gui.journal.journal import Journal, JournalSet, State
from bigdeal_gui.services.dealing.dealing_lock import is_dealer_gone
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.storage.recovery import Interrupted, recover_deliveries
from bigdeal_gui.words import quoted_name, translate

_AT_MOST: Final = 1000
_MOST_NAMES: Final = 20


class Outcome(Enum):
    """What happened to a delivery that was cut off."""

    FINISHED = "finished"
    """All its files are in place and whole; the set counts as dealt, under its own code."""
    TAKEN_BACK = "taken back"
    """It was not whole: its files were removed, and the set counts as failed."""
    NOT_SEEN = "unseen"
    """No file of it could be seen yet: what was hidden was removed, and the set counts as failed."""
    KEPT = "kept"
    """Files under its names are not provably its files: they were left alone."""
    UNKNOWN = "unknown"
    """All files of boards are whole, and the journal, which may be older, knows no such set: they stay."""
    STRANGE = "strange"
    """Hidden files of another user, computer or home of the program: they were left alone."""
    STUCK = "stuck"
    """Hidden files that the system did not let us look at or remove: sets begun there stay begun."""
    READABLE = "readable"
    """Nothing was cut off; but the disk lets everybody read what is dealt there."""


@dataclass(frozen=True, slots=True)
class InterruptedDelivery:
    """A delivery that was cut off: what happened to which files. `code` is empty where no set is known."""

    outcome: Outcome
    files: tuple[Path, ...]
    code: str = ""
    hidden: tuple[Path, ...] = ()
    """Its hidden files that were removed."""

    @property
    def is_cut(self) -> bool:
        """Whether a delivery was cut off at all."""
        return self.outcome is not Outcome.READABLE

    def __str__(self) -> str:
        names = _names(self.files)
        text = _sentence(self.outcome).format(code=self.code or "?", names=names, folder=self.files[0].parent)
        if not self.hidden:
            return text
        removed = translate("recovery", "Hidden files of it were removed: {names}.")
        return " ".join((text, removed.format(names=_names(self.hidden))))


def _names(paths: Sequence[Path]) -> str:
    """Return the names of `paths`, or the first of them where they are many."""
    names = ", ".join(quoted_name(path.name) for path in paths[:_MOST_NAMES])
    rest = len(paths) - _MOST_NAMES
    if rest <= 0:
        return names
    return translate("recovery", "{names} and {count} more").format(names=names, count=rest)


def _sentence(outcome: Outcome) -> str:
    """Return what is told of an outcome; names stand in it in typographic quotes."""
    return {
        Outcome.FINISHED: translate(
            "recovery",
            "Writing set {code} was interrupted at its last step. All its files are complete, and it now "
            "counts as dealt: {names}.",
        ),
        Outcome.TAKEN_BACK: translate(
            "recovery",
            "Writing set {code} was interrupted before it was complete. It counts as failed, and its "
            "files were removed: {names}. Do not play copies of them.",
        ),
        Outcome.NOT_SEEN: translate(
            "recovery",
            "Writing {names} into “{folder}” was interrupted before any file was complete. The set counts "
            "as failed.",
        ),
        Outcome.STUCK: translate(
            "recovery",
            "Hidden files in “{folder}” may hold boards, and could not be removed: {names}. The next dealing"
            " tries again.",
        ),
        Outcome.READABLE: translate(
            "recovery",
            "The disk of “{folder}” keeps no rights: everyone who can use it can read the boards there.",
        ),
        Outcome.KEPT: translate(
            "recovery",
            "Writing files was interrupted, and files with those names have changed since. They were left "
            "alone: {names}.",
        ),
        Outcome.UNKNOWN: translate(
            "recovery",
            "Writing {names} was interrupted at its last step, and the journal does not know these "
            "boards. They were left alone. Do not play them unless you know where they come from.",
        ),
        Outcome.STRANGE: translate(
            "recovery",
            "Hidden files in “{folder}” were left alone, because another user, computer or data folder "
            "made them: {names}.",
        ),
    }[outcome]


@contextmanager
def recovery_notes(found: Sequence[InterruptedDelivery]) -> Iterator[None]:
    """Have an error that ends the block tell what happened to deliveries: it is said, come what may."""
    try:
        yield
    except AppError as error:
        for interrupted in found:
            error.add_note(str(interrupted))
        raise


def settle_deliveries(journal: Journal, folder: Path) -> tuple[InterruptedDelivery, ...]:
    """Finish or take back what programs that died were delivering into `folder`, and tell what.

    A set whose files are all whole, and hold its deals, is written down as delivered; one that is not is
    taken back and written down as failed. Deliveries in progress, and those of others, are left alone.

    Raises:
        StorageError: the folder cannot be looked into, or the journal not be read or written.
    """
    folder = folder.absolute()
    begun = [set_ for set_ in _begun(journal) if set_.folder == folder]
    finished: dict[tuple[Path, ...], list[JournalSet]] = {}

    def may_stay(files: tuple[Path, ...]) -> bool:
        concerned = [set_ for set_ in begun if _is_of(set_, files)]
        known = (*concerned, *_delivered(journal, files))
        ours = _of_files([set_ for set_ in known if _is_whole(journal, set_)], files)
        if {path for set_ in ours for path in set_.planned_files} >= {*files}:
            finished[files] = [set_ for set_ in ours if _is_begun(journal, set_)]
            if finished[files]:
                with recovery_notes([*_told_of(finished[files], Outcome.FINISHED, files)]):
                    journal.sets_delivered({set_.id: set_.planned_files for set_ in finished[files]})
            return True
        return not concerned

    told: list[InterruptedDelivery] = []
    settled = recover_deliveries(folder, key=journal.store.delivery_key, may_stay=may_stay)
    with recovery_notes(told):
        for one in settled:
            told += _cut_off(journal, one, begun, finished)
    return tuple(told)


def settle_for_dealing(journal: Journal, folder: Path, lock: str = "") -> tuple[InterruptedDelivery, ...]:
    """Settle as `settle_deliveries`, and then every set, wherever its files go, whose dealer is gone.

    `lock` is the dealing lock that the caller holds. Where all files of a set are in place it counts as
    delivered, and where none is it failed. Others stay begun, for a person to look at.

    Raises:
        StorageError: as `settle_deliveries`; it tells what was settled before.
    """
    told = [*settle_deliveries(journal, folder)]
    with recovery_notes(told):
        for cut in _settled_elsewhere(journal, {folder.absolute()}, lock, tuple(told)):
            told.append(cut)  # noqa: PERF402 - what was settled before an error is told with it
    return tuple(told)


def _settled_elsewhere(
    journal: Journal, looked_into: Collection[Path], lock: str = "", found: Sequence[InterruptedDelivery] = ()
) -> Iterator[InterruptedDelivery]:
    """Settle every begun set, and say what happened to it.

    Folders that were `looked_into` already are not looked into again; `found` is what was found there.
    """
    told = list(found)
    unclear: set[Path] = set()
    for folder in dict.fromkeys(set_.folder for set_ in _begun(journal)):
        if folder not in looked_into:
            try:
                told += (here := settle_deliveries(journal, folder))
            except StorageError:
                unclear.add(folder)  # the USB drive is not plugged in: another time
            else:
                yield from here
    unclear |= {cut.files[0].parent for cut in told if cut.outcome is Outcome.STUCK}
    for set_ in _begun(journal):
        if set_.folder in unclear or not is_dealer_gone(set_, journal, lock) or not _is_begun(journal, set_):
            continue
        with suppress(OSError):  # it cannot be looked at: another time
            if outcome := _recovered(journal, set_):
                told_of = InterruptedDelivery(outcome, set_.planned_files, set_.code)
                with recovery_notes((told_of,)):
                    if outcome is Outcome.FINISHED:
                        journal.sets_delivered({set_.id: set_.planned_files})
                    else:
                        journal.sets_failed({set_.id: ()}, "broken off")
                yield told_of


def _cut_off(
    journal: Journal,
    told: Interrupted,
    begun: Sequence[JournalSet],
    finished: dict[tuple[Path, ...], list[JournalSet]],
) -> Iterator[InterruptedDelivery]:
    if ours := finished.get(told.finished, []):
        yield from _told_of(ours, Outcome.FINISHED, told.finished)
    elif unknown := [path for path in told.finished if _is_unknown(journal, path)]:
        yield InterruptedDelivery(Outcome.UNKNOWN, tuple(unknown))
    is_undone = not told.finished and not told.kept
    ours = [set_ for set_ in begun if set_.id in told.sets] or _of_files(begun, told.listed)
    if ours and (told.removed or is_undone):
        names = {set_.id: [path.name for path in _within(told.removed, set_)] for set_ in ours}
        if told.removed:
            outcomes = [*_told_of(ours, Outcome.TAKEN_BACK, told.removed)]
        else:
            outcomes = [
                InterruptedDelivery(
                    Outcome.NOT_SEEN, set_.planned_files, set_.code, () if place else told.hidden
                )
                for place, set_ in enumerate(ours)
            ]
        # Its files are gone already, whatever the journal says then.
        with recovery_notes(outcomes):
            journal.sets_failed(names, "broken off")
        yield from outcomes
    elif told.removed:
        yield InterruptedDelivery(Outcome.TAKEN_BACK, told.removed)
    if told.kept:
        yield InterruptedDelivery(Outcome.KEPT, told.kept)
    if told.stuck:
        yield InterruptedDelivery(Outcome.STUCK, told.stuck)
    if told.strange:
        yield InterruptedDelivery(Outcome.STRANGE, told.strange)


def _delivered(journal: Journal, files: Sequence[Path]) -> Iterator[JournalSet]:
    """Yield the sets of `files` that were delivered: their program died after it had said so."""
    states = set(State) - {State.BEGUN, State.FAILED, State.SEEN}
    return (set_ for set_ in journal.sets(states=states, limit=_AT_MOST).sets if _is_of(set_, files))


def _is_whole(journal: Journal, set_: JournalSet) -> bool:
    # Of a set too large to play no deal is known; its files bear the delivery's own digests.
    return not set_.code or _hold_its_deals(journal, set_)


def _told_of(
    sets: Sequence[JournalSet], outcome: Outcome, files: Sequence[Path]
) -> Iterator[InterruptedDelivery]:
    """Say of each of `sets` what happened to those of its files that could be seen."""
    for set_ in sets:
        if seen := _within(files, set_):
            yield InterruptedDelivery(outcome, seen, set_.code)


def _within(files: Sequence[Path], set_: JournalSet) -> tuple[Path, ...]:
    return tuple(path for path in files if path in set_.planned_files)


def _is_of(set_: JournalSet, files: Sequence[Path]) -> bool:
    """Tell whether a delivery of `files` was of this set: alone, with some there already, or of several."""
    return {*files} <= {*set_.planned_files} or {*set_.planned_files} <= {*files}


def _of_files(sets: Sequence[JournalSet], files: Sequence[Path]) -> list[JournalSet]:
    """Return which of `sets`, newest first, a delivery of `files` was of, each file being of one set."""
    left, ours = {*files}, []
    for set_ in sets:
        if _is_of(set_, files) and not left.isdisjoint(set_.planned_files):
            left -= {*set_.planned_files}
            ours.append(set_)
    return list(reversed(ours))


def recover_sets(journal: Journal) -> tuple[InterruptedDelivery, ...]:
    """Finish or undo what was broken off, wherever a set was being dealt, and tell of it.

    A set that was begun and never delivered is written down as delivered where all its files are in place
    and hold its deals, and as failed where none is there. Others stay begun, for a person to look at.

    Raises:
        StorageError: the journal cannot be read or written.
    """
    settle_file_moves(journal)
    return tuple(_settled_elsewhere(journal, ()))


def _begun(journal: Journal) -> tuple[JournalSet, ...]:
    """Return the sets being dealt here; those of attached histories, with numbers below 0, never are."""
    return tuple(set_ for set_ in journal.sets(states=(State.BEGUN,), limit=_AT_MOST).sets if set_.id > 0)


def _is_begun(journal: Journal, set_: JournalSet) -> bool:
    """Tell whether it is begun still: whoever deals it may have delivered it since it was read."""
    return journal.set_by_id(set_.id).state is State.BEGUN


def _recovered(journal: Journal, set_: JournalSet) -> Outcome | None:
    """Return what happened to a set without hidden files; None where it is not clear."""
    if not set_.folder.is_dir():
        return None  # the stick is not plugged in: another time
    there = [path for path in set_.planned_files if path.exists()]
    if not there or _has_successor(journal, set_):
        return Outcome.NOT_SEEN
    # Of a set too large to play no deal is known, so its files cannot be told from others.
    if len(there) < len(set_.planned_files) or not set_.code or not _hold_its_deals(journal, set_):
        return None
    return Outcome.FINISHED


def _has_successor(journal: Journal, set_: JournalSet) -> bool:
    """Tell whether a later set was delivered under its names: then what lies there is of that one."""
    same_name = journal.sets(set_.planned_files[0].stem, limit=_AT_MOST).sets
    return any(
        other.id > set_.id
        and other.state not in {State.BEGUN, State.FAILED, State.SEEN}
        and not {*other.planned_files}.isdisjoint(set_.planned_files)
        for other in same_name
    )


def _is_unknown(journal: Journal, path: Path) -> bool:
    """Tell whether a file holds boards of which the journal knows none."""
    if not holds_boards(path.name):
        return False
    try:
        boards = read_boards_file(path.name, read_file(path, MAX_FILE_BYTES)).boards
    except AppError:
        return True
    return not journal.seen_before([board.deal for board in boards])


def _hold_its_deals(journal: Journal, set_: JournalSet) -> bool:
    """Tell whether every file of the set that holds boards holds exactly the set's."""
    for path in set_.planned_files:
        if not holds_boards(path.name):
            continue
        try:
            boards = read_boards_file(path.name, read_file(path, MAX_FILE_BYTES), set_.boards.first).boards
        except AppError:
            return False
        hits = journal.seen_before([board.deal for board in boards])
        if len(boards) != len(set_.boards) or not any(
            hit.id == set_.id and len(hit.boards) == len(set_.boards) for hit in hits
        ):
            return False
    return True
