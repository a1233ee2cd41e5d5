"""The pictures of the manual: the window in the reader's language, small, with a note of the words on them.

They lie in docs/manual/pictures/LANGUAGE. `shown.json` beside them holds which English texts stand on each
page, and for each language a digest of how these read there: `stale` names the pictures that say something
else than the window.
"""

from __future__ import annotations

import functools
import hashlib
import json
import shutil
import tempfile
import xml.etree.ElementTree as ET
from array import array
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    import tour
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication, QWidget

TOP: Final = Path(__file__).resolve().parents[1]
TRANSLATIONS: Final = TOP / "resources" / "translations"
PICTURES: Final = TOP / "docs" / "manual" / "pictures"
SHOWN: Final = "shown.json"
ENGLISH: Final = "en"
MOST_BYTES: Final = 60_000
"""A picture has no more: there are some sixty of them, and each is kept again whenever its page changes."""

STOPS: Final = {
    "deal": "deal",
    "history": "history",
    "records": "records",
    "checked": "check",
    "plan": "tournament",
    "settings": "settings",
}
"""The stops of the tour that are kept, and what their pictures are called."""

_COLOURS: Final = 40
_DIGITS: Final = 16
_PLACE: Final = "bridge"
"""The folder, in the system's for what goes again, that stands on the pictures."""


def take(languages: Sequence[str], folder: Path = PICTURES) -> None:
    """Take the pictures in `languages` again into `folder`, and note what stands on them.

    Raises:
        FileExistsError: somebody else is taking pictures; or was, and left the folder `bridge` behind.
    """
    import tour  # noqa: PLC0415 - loads Qt and the window

    app = tour.drawing_app()
    kept = _kept(folder)
    pages = kept["texts"]
    for language in languages:
        home = Path(tempfile.gettempdir()) / _PLACE
        home.mkdir()
        try:
            for name, page in _pages(app, language, home):
                target = folder / language / f"{name}.png"
                target.parent.mkdir(parents=True, exist_ok=True)
                smaller(page.grab().toImage()).save(str(target), quality=0)
                if language == ENGLISH:
                    pages[name] = sorted(texts_on(page))
        finally:
            shutil.rmtree(home)
    kept["read"] |= {code: digests(code, pages) for code in languages}
    words = json.dumps(kept, ensure_ascii=False, indent=1, sort_keys=True)
    (folder / SHOWN).write_text(words + "\n", "utf-8", newline="\n")


def shown() -> dict[str, list[str]]:
    """Return which English texts stand today on each page that is kept as a picture."""
    import tour  # noqa: PLC0415 - as above

    app = tour.drawing_app()
    with tempfile.TemporaryDirectory() as home:
        return {name: sorted(texts_on(page)) for name, page in _pages(app, ENGLISH, Path(home))}


def stale(languages: Iterable[str], folder: Path = PICTURES) -> Iterator[str]:
    """Yield the pictures, as `de/deal`, missing in `folder`, too large, or older than their words."""
    kept = _kept(folder)
    for language in languages:
        today = digests(language, kept["texts"])
        for name in STOPS.values():
            path = folder / language / f"{name}.png"
            is_there = path.is_file() and path.stat().st_size <= MOST_BYTES
            if not is_there or name not in today or kept["read"].get(language, {}).get(name) != today[name]:
                yield f"{language}/{name}"


def digests(language: str, pages: dict[str, list[str]]) -> dict[str, str]:
    """Return for each page the beginning of the SHA-256 of its texts as they read in `language`."""
    read = readings(language)
    words = {page: "\n".join(read.get(text, "gone") for text in texts) for page, texts in pages.items()}
    return {page: hashlib.sha256(text.encode()).hexdigest()[:_DIGITS] for page, text in words.items()}


@functools.cache
def readings(language: str) -> dict[str, str]:
    """Return how each English text of the window reads in `language`, in all its places."""
    # The English table has the plural forms alone.
    table = "de" if language == ENGLISH else language
    found: dict[str, set[str]] = {}
    for message in ET.parse(TRANSLATIONS / f"bigdeal-gui_{table}.ts").iter("message"):  # noqa: S314 - our own
        source = message.findtext("source") or ""
        reading = source if language == ENGLISH else message.findtext("translation") or ""
        found.setdefault(source.replace("&", ""), set()).add(reading)
    return {source: "\n".join(sorted(ways)) for source, ways in found.items()}


def texts_on(widget: QWidget) -> set[str]:
    """Return the English texts of the window that can be read on `widget`."""
    from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QWidget  # noqa: PLC0415 - Qt

    seen: set[str] = set()
    for part in widget.findChildren(QWidget):
        if not part.isVisible():
            continue
        if isinstance(part, QLabel | QAbstractButton):
            seen.add(part.text())
        elif isinstance(part, QLineEdit):
            seen.add(part.placeholderText())
        elif isinstance(part, QComboBox):
            seen.add(part.currentText())
    return {text.replace("&", "") for text in seen} & readings(ENGLISH).keys()


def smaller(picture: QImage) -> QImage:
    """Return `picture` with its most frequent colours alone: a third of the bytes, and nobody sees it."""
    from PySide6.QtCore import Qt  # noqa: PLC0415 - Qt
    from PySide6.QtGui import QImage  # noqa: PLC0415 - Qt

    plain = picture.convertToFormat(QImage.Format.Format_RGB32)
    points = array("I", bytes(plain.constBits()))
    colours = [colour for colour, _ in Counter(points).most_common(_COLOURS)]
    ways = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither
    return plain.convertToFormat(QImage.Format.Format_Indexed8, colours, ways)


def names(language: str) -> tour.Names:
    """Return what the example's sets and tournament are called in `language`."""
    import tour  # noqa: PLC0415 - as above

    events, dealt, tournament, phases = _NAMES[language]
    return tour.Names(events, dealt, tournament, phases)


def _pages(app: QApplication, language: str, home: Path) -> Iterator[tuple[str, QWidget]]:
    """Yield the pages that are kept, as they look to somebody in whose `home` sets were dealt."""
    import tour  # noqa: PLC0415 - as above

    tour.prepare(home, names(language))
    awaited = set(STOPS)
    for stop in tour.stops(app, home, tour.Look(language), names(language)):
        if stop.name in awaited:
            yield STOPS[stop.name], stop.widget
            awaited.remove(stop.name)
        if not awaited:
            return


def _kept(folder: Path) -> dict[str, dict[str, Any]]:
    path = folder / SHOWN
    return dict(json.loads(path.read_text("utf-8"))) if path.is_file() else {"texts": {}, "read": {}}


_NAMES: Final = {
    "da": (
        ("Tirsdagspar", "Klubhold", "Fredagssingle"),
        "Mandagshold",
        "Klubmesterskab",
        ("Alle mod alle", "Semifinale", "Finale"),
    ),
    "de": (
        ("Paarturnier Dienstag", "Clubteam", "Individual Freitag"),
        "Team Montag",
        "Clubmeisterschaft",
        ("Vorrunde", "Halbfinale", "Finale"),
    ),
    "en": (
        ("Tuesday pairs", "Club teams", "Friday individual"),
        "Monday teams",
        "Club championship",
        ("Round robin", "Semifinal", "Final"),
    ),
    "es": (
        ("Parejas del martes", "Equipos del club", "Individual del viernes"),
        "Equipos del lunes",
        "Campeonato del club",
        ("Liguilla", "Semifinal", "Final"),
    ),
    "fr": (
        ("Paires du mardi", "Quatre du club", "Individuel du vendredi"),
        "Quatre du lundi",
        "Championnat du club",
        ("Poule", "Demi-finale", "Finale"),
    ),
    "it": (
        ("Coppie del martedì", "Squadre del circolo", "Individuale del venerdì"),
        "Squadre del lunedì",
        "Campionato del circolo",
        ("Girone", "Semifinale", "Finale"),
    ),
    "nb": (
        ("Tirsdagspar", "Klubblag", "Fredagssingel"),
        "Mandagslag",
        "Klubbmesterskap",
        ("Innledende serie", "Semifinale", "Finale"),
    ),
    "nl": (
        ("Dinsdagparen", "Clubviertallen", "Vrijdagindividueel"),
        "Maandagviertallen",
        "Clubkampioenschap",
        ("Voorronde", "Halve finale", "Finale"),
    ),
    "pl": (
        ("Wtorkowe pary", "Teamy klubowe", "Piątkowy indywiduel"),
        "Poniedziałkowe teamy",
        "Mistrzostwa klubu",
        ("Eliminacje", "Półfinał", "Finał"),
    ),
    "pt": (
        ("Pares de terça", "Equipas do clube", "Individual de sexta"),
        "Equipas de segunda",
        "Campeonato do clube",
        ("Fase de grupos", "Meia-final", "Final"),
    ),
    "sv": (
        ("Tisdagspar", "Klubblag", "Fredagsindividuell"),
        "Måndagslag",
        "Klubbmästerskap",
        ("Grundserie", "Semifinal", "Final"),
    ),
}
"""For each language: the events of the sets, that of the sets dealt in sight, a tournament and its phases."""
