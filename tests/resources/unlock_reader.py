"""The page that opens locked boxes, as a club has it, and what the command makes of the same files."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.formats import FileTooLarge
from bigdeal_gui.errors.seals import NoTimeLock, NotSealed, OtherClock, SealDamaged, WrongRound
from bigdeal_gui.errors.tournament import DamagedRound, RoundNotSigned
from bigdeal_gui.seals import time_lock
from bigdeal_gui.services.boxes.lock_time import QUICKNET
from bigdeal_gui.tournament.value import drand
from tests.resources.browsers import chosen, waited

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.resources.browsers import Browser

TOP: Final = Path(__file__).resolve().parents[2]
PAGE: Final = TOP / "resources" / "verify" / "unlock.html"
ROUNDS: Final = {
    one["round"]: one
    for one in json.loads((TOP / "tests" / "vectors" / "drand" / "rounds.json").read_text("utf-8"))["rounds"]
}
NAMES: Final = {
    NoTimeLock: "e_noTimeLock",
    OtherClock: "e_otherClock",
    NotSealed: "e_damaged",
    SealDamaged: "e_damaged",
    FileTooLarge: "e_tooLarge",
    DamagedRound: "e_round",
    WrongRound: "e_wrongRound",
    RoundNotSigned: "e_notSigned",
}
"""What the page calls each refusal of the command."""

_OPEN: Final = """
const [pairs, tell] = arguments, { boxOf, bytesOf, hex, opened, reasonOf, readRound } = window.bigdealParts;
(async () => { const found = [];
  for (const [box, answer] of pairs) {
    try {
      const round = readRound(atob(answer));
      const content = await opened(boxOf(bytesOf(atob(box))), round, async () => {});
      found.push(["", hex(content)]);
    } catch (error) { found.push([reasonOf(error)[0], ""]); } }
  tell(found); })();
"""


class Unlocker:
    """A browser with the page open."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser

    def open(self) -> None:
        """Open the page anew."""
        self.browser.open(PAGE.as_uri())
        waited(self.browser, "document.body.dataset.ready")

    def choose(self, *files: Path) -> str:
        """Choose files, and return what the page then says of itself."""
        self.browser.run("delete document.body.dataset.state")
        chosen(self.browser, "#files", files)
        return self.settled()

    def paste(self, answer: str) -> str:
        """Put an answer into its field at once, as a paste does."""
        self.browser.run(
            "delete document.body.dataset.state; const field = document.getElementById('answer');"
            "field.value = arguments[0]; field.dispatchEvent(new Event('input'))",
            answer,
        )
        return self.settled()

    def settled(self) -> str:
        """Return what the page says of itself: empty, waiting, opened, refused."""
        waited(self.browser, "document.body.dataset.state && document.body.dataset.state !== 'working'")
        return str(self.browser.run("return document.body.dataset.state"))

    @property
    def text(self) -> str:
        """The words that can be seen."""
        return str(self.browser.run("return document.body.innerText"))

    @property
    def files(self) -> dict[str, bytes]:
        """What can be saved, by name; each has its link."""
        script = (
            "const found = window.bigdealParts.found()?.files ?? [];"
            "return [[...document.querySelectorAll('#saved a')].map(link => link.download),"
            " found.map(({ name, bytes }) => [name, window.bigdealParts.hex(bytes)])]"
        )
        links, found = self.browser.run(script)
        assert links == [name for name, _ in found]
        return {name: bytes.fromhex(digits) for name, digits in found}

    def each(self, pairs: Sequence[tuple[bytes, bytes]]) -> list[tuple[str, bytes]]:
        """Return the refusal, or the content, of each pair of box and answer."""
        packed: list[Any] = [[base64.b64encode(part).decode("ascii") for part in pair] for pair in pairs]
        found = self.browser.run_until_told(_OPEN, packed)
        return [(name, bytes.fromhex(digits)) for name, digits in found]


def by_command(box: bytes, answer: bytes) -> tuple[str, bytes]:
    """Return what `bigdeal unlock` makes of box and answer: the page's name of a refusal, or content."""
    try:
        needed = time_lock.locked_round(box, QUICKNET)
        one = drand.read_round(answer)
        if needed != one.number:
            raise WrongRound(needed, one.number)
        drand.require_signed(one)
        return "", time_lock.open_time_lock(box, one.number, one.signature, QUICKNET)
    except AppError as error:
        return NAMES[type(error)], b""
