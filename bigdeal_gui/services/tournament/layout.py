"""Where the files of a tournament lie: in a folder of its own, or all beside its plan, as SquareDeal does.

In its own folder, called like the plan, nothing secret lies beside what everybody may see: `publish/` is what
is put where everybody sees it, `secret/` the keys, `boards/` the boards until they are played. A plan that
lies anywhere else has all its files beside it. Keys or a commitment that somebody put beside the plan in its
own folder, as SquareDeal does, are found there.
"""

from __future__ import annotations

import glob
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bigdeal_gui.storage import disk
from bigdeal_gui.storage.names import same_name_key
from bigdeal_gui.tournament import commitment
from bigdeal_gui.tournament.keys import revealed_key
from bigdeal_gui.tournament.plan import PRACTICE_PREFIX
from bigdeal_gui.tournament.value import drand

PLAN_SUFFIX: Final = ".sqd"
KEYS_SUFFIX: Final = ".sqk"
SEALED_SUFFIX: Final = ".sqk.age"
BACKUP_SUFFIX: Final = ".bak"
PREVIOUS_NAME: Final = "previous.commit.json"
"""The commitment before this one, beside what is published."""

_PUBLISH: Final = "publish"
_LOG_SUFFIX: Final = ".jsonl"
_LOG: Final = f"log{_LOG_SUFFIX}"
_PACK_ENDING: Final = "-public.zip"


@dataclass(frozen=True, slots=True)
class TournamentFolder:
    """The places of the tournament whose plan is the file `plan`; `is_own` tells of a folder of its own."""

    plan: Path
    is_own: bool

    @property
    def stem(self) -> str:
        """NAME: what all files are called, without suffix."""
        return self.plan.name.removesuffix(PLAN_SUFFIX)

    @property
    def folder(self) -> Path:
        """Where the plan is."""
        return self.plan.parent

    @property
    def place(self) -> Path:
        """Where the next tournament may have its own folder beside this one."""
        return self.folder.parent if self.is_own else self.folder

    @property
    def publish(self) -> Path:
        """The folder of what everybody may see, which may have to be made."""
        return self._part(_PUBLISH)

    @property
    def secret(self) -> Path:
        """The folder of the keys, which may have to be made."""
        return self._part("secret")

    @property
    def boards(self) -> Path:
        """The folder into which boards are dealt where nobody says another; it may have to be made."""
        return self._part("boards")

    @property
    def folders(self) -> tuple[Path, ...]:
        """All of them, each once, that of the plan first; some may not be there."""
        return tuple(dict.fromkeys((self.folder, self.publish, self.secret, self.boards)))

    @property
    def keys(self) -> Path:
        """Where the plain keys are, or will be: NAME.sqk."""
        return self._found(self.secret, KEYS_SUFFIX)

    @property
    def sealed(self) -> Path:
        """Where the sealed keys are, or will be: NAME.sqk.age."""
        return self._found(self.secret, SEALED_SUFFIX)

    @property
    def commitment(self) -> Path:
        """Where the commitment to the plan is, or will be: NAME.commit.json."""
        return self._found(self.publish, commitment.SUFFIX)

    @property
    def published_plan(self) -> Path:
        """Where the plan is, or will be, as it was published; flat, it is the plan itself."""
        return self.publish / self.plan.name

    @property
    def sheet(self) -> Path:
        """Where the publication sheet is, or will be: NAME-sheet.pdf."""
        return self.publish / f"{self.stem}-sheet.pdf"

    @property
    def previous(self) -> Path:
        """Where the organiser's commitment before this one is, or will be; flat, with NAME in front."""
        return self.publish / (PREVIOUS_NAME if self.is_own else f"{self.stem}-{PREVIOUS_NAME}")

    @property
    def round(self) -> Path:
        """Where the promised round of drand is, or will be: NAME.round.json."""
        return self._found(self.publish, drand.SUFFIX)

    @property
    def pack(self) -> Path:
        """Where the public pack goes where nobody says another place: NAME-public.zip."""
        return self.publish / (self.stem + _PACK_ENDING)

    @property
    def log(self) -> Path:
        """Where the log of what was done is, or will be: log.jsonl; flat, with NAME in front."""
        return self.folder / (_LOG if self.is_own else f"{self.stem}.{_LOG}")

    def logs(self) -> list[Path]:
        """Return the files of the log: it, copies that a cloud made beside it, and the published one."""
        pattern = f"{glob.escape(self.log.name.removesuffix(_LOG_SUFFIX))}*{_LOG_SUFFIX}"
        folders = dict.fromkeys((self.folder, self.publish))
        return [path for folder in folders for path in sorted(folder.glob(pattern)) if path.is_file()]

    def session_pack(self, stem: str) -> Path:
        """Return where the pack of one session goes, whose files are called `stem`: NAME-rr2-public.zip."""
        return self.publish / f"{self._with_session(stem)}{_PACK_ENDING}"

    def session_key_name(self, stem: str) -> str:
        """Return what the file with the key of that session is called: NAME-rr2.key.txt."""
        return self._with_session(stem) + revealed_key.SUFFIX

    def _with_session(self, stem: str) -> str:
        return f"{self.stem}-{stem.removeprefix(PRACTICE_PREFIX)}"

    @property
    def backup(self) -> Path:
        """Where the plan before the last step is kept: NAME.sqd.bak."""
        return self.plan.with_name(self.plan.name + BACKUP_SUFFIX)

    @property
    def trace(self) -> Path:
        """Where a publishing leaves its trace while it is in progress: see `publish_trace`."""
        return self.plan.with_name(f".{self.plan.name}.publishing")

    @property
    def lock(self) -> Path:
        """What a program holds open while it takes a step of this tournament: see `step_lock`."""
        return self.plan.with_name(f".{self.plan.name}.dealing")

    def pack_called(self, name: str) -> Path:
        """Return where a pack of this name is: beside the plan where only that is there."""
        beside = self.plan.with_name(name)
        place = self.publish / name
        return beside if beside.exists() and not place.exists() else place

    def make(self, folder: Path) -> None:
        """Make one of the folders where it is missing: those of secrets and boards for their owner only.

        Raises:
            StorageError: the system refused.
        """
        if folder == self.folder:
            return
        mode = 0o755 if folder == self.publish else 0o700
        try:
            folder.mkdir(mode, exist_ok=True)
        except OSError as error:
            raise disk.storage_error(self.folder, folder, error) from error

    def forget_empty(self) -> None:
        """Remove the folders in which there is nothing."""
        for folder in self.folders:
            if folder != self.folder:
                with suppress(OSError):
                    folder.rmdir()

    def _part(self, name: str) -> Path:
        return self.folder / name if self.is_own else self.folder

    def _found(self, folder: Path, suffix: str) -> Path:
        """Return the file in `folder`; the one beside the plan where only that is there."""
        place, beside = folder / (self.stem + suffix), self.folder / (self.stem + suffix)
        return beside if beside.is_file() and not place.is_file() else place


def tournament_layout(plan: Path) -> TournamentFolder:
    """Return where the files of the tournament lie whose plan is, or will be, the file `plan`.

    It has a folder of its own where that is called like it, or where `publish/` is beside it; one that was
    published flat before stays so.
    """
    flat = TournamentFolder(plan, is_own=False)
    if (flat.folder / _PUBLISH).is_dir():
        return TournamentFolder(plan, is_own=True)
    is_flat = flat.keys.is_file() or flat.sealed.is_file() or flat.commitment.is_file()
    return TournamentFolder(plan, is_own=not is_flat and _is_named_like(plan.absolute().parent, flat.stem))


def new_plan_place(plan: Path) -> Path:
    """Return where the plan of a new tournament goes: `cup.sqd` into `cup/cup.sqd`, if it is not there."""
    stem = plan.name.removesuffix(PLAN_SUFFIX)
    if not stem or stem == plan.name or _is_named_like(plan.absolute().parent, stem):
        return plan
    return plan.parent / stem / plan.name


def find_plan(path: Path) -> Path:
    """Return the plan that somebody means by `path`: a file, or a name for what lies in a folder of its own.

    `cup.sqd` and `cup` both mean `cup/cup.sqd` where only that is there; so does the copy of the plan in
    `publish`. Who tried out `cup.sqd` may go on calling it so, although PRACTICE is in front of its name.
    What means nothing is returned as it is: opening it tells.
    """
    if path.is_dir():
        name = path.absolute().name + PLAN_SUFFIX
        plans = [name] if (path / name).is_file() else _plans_in(path)
        return find_plan(path / plans[0]) if len(plans) == 1 else path
    if path.is_file():
        folder = path.absolute().parent
        original = folder.parent / path.name
        return original if folder.name == _PUBLISH and original.is_file() else path
    own = new_plan_place(path)
    if own.is_file() or path.name.startswith(PRACTICE_PREFIX):
        return own if own.is_file() else path
    practice = find_plan(path.with_name(PRACTICE_PREFIX + path.name))
    return practice if practice.is_file() else path


def _plans_in(folder: Path) -> list[str]:
    with suppress(OSError):
        return [name for name in disk.names_in(folder) if name.endswith(PLAN_SUFFIX)]
    return []


def _is_named_like(folder: Path, stem: str) -> bool:
    return same_name_key(folder.name) == same_name_key(stem)
