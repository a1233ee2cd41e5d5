"""The figures of many sets of one size at once, in arrays: those of `figures_of_set`, row for row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from bigdeal_gui.analysis.check_up.board_law import (
    FAIR_SHARE,
    FIT,
    GAME_POINTS,
    LEAST_SQUARES,
    LONG_FIT,
    LONG_SUIT,
    ODD_SUIT,
    OPENING_POINTS,
    SLAM_POINTS,
)
from bigdeal_gui.analysis.check_up.played_set import TURN_SCORES, SetFigures

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Owners = NDArray[np.uint8]
    """Sets, boards, 52 cards: the seat of each card."""
    Rows = NDArray[np.int64]
    """A row of figures for each set, in the order of COLUMNS."""

SUITS: Final = 4
SEATS: Final = 4
_POINTS: Final = np.array(([4, 3, 2, 1] + [0] * 9) * SUITS, np.float32)
_TURNS: Final = np.array(
    [[TURN_SCORES[(b - a) % SEATS] for b in range(SEATS)] for a in range(SEATS)], np.float32
)
COLUMNS: Final[dict[str, slice]] = {}
_SIZES: Final = {"seat_points": SEATS, "turned": SEATS, "cards": 208}
_at = 0
for _name in SetFigures.__slots__:
    COLUMNS[_name] = slice(_at, _at := _at + _SIZES.get(_name, 1))
WIDTH: Final = _at


def rows_of(owners: Owners) -> Rows:
    """Return the figures of sets."""
    sets, boards = owners.shape[:2]
    held = (owners[:, :, None, :] == np.arange(SEATS, dtype=np.uint8)[:, None]).astype(np.float32)
    rows = np.zeros((sets, WIDTH), np.int64)

    def put(name: str, values: NDArray[np.generic]) -> None:
        """Add up the boards of each set."""
        rows[:, COLUMNS[name]] = values.sum(axis=1).reshape(sets, -1)

    points = held @ _POINTS
    side = points[:, :, 0] + points[:, :, 2]
    strong = np.maximum(side, 2 * FAIR_SHARE - side)
    by_suit = held.reshape(sets, boards, SEATS, SUITS, 13)
    lengths = by_suit.sum(axis=-1)
    longest = lengths.max(axis=(2, 3))
    voids = (lengths == 0).sum(axis=(2, 3))
    ours = lengths[:, :, 0] + lengths[:, :, 2]
    fit = np.maximum(ours.max(axis=2), 13 - ours.min(axis=2))
    ordered = np.sort(lengths, axis=3)
    balanced = (ordered[..., 0] >= 2) & (ordered[..., 3] <= 5) & (ordered[..., 1] >= 3)
    balanced |= (ordered[..., 0] == 2) & (ordered[..., 1] == 3) & (ordered[..., 3] <= 5)
    rows[:, COLUMNS["boards"]] = boards
    rows[:, COLUMNS["neighbours"]] = boards - 1
    put("seat_points", points)
    put("side_squares", (side - FAIR_SHARE) ** 2)
    put("no_opening", points.max(axis=2) < OPENING_POINTS)
    put("odd", (longest >= ODD_SUIT) | (voids > 0))
    put("long_suit", longest >= LONG_SUIT)
    put("squares", (lengths**2).sum(axis=(2, 3)) / 2 - LEAST_SQUARES)
    put("voids", voids)
    put("balanced", balanced.sum(axis=2))
    put("long_fit", fit >= LONG_FIT)
    put("no_fit", fit < FIT)
    put("slam", strong >= SLAM_POINTS)
    put("game", strong >= GAME_POINTS)
    moved = (owners[:, 1:] - owners[:, :-1]) % SEATS
    put("turned", np.stack([(moved == turn).sum(axis=2) for turn in range(SEATS)], axis=2))
    before = by_suit[:, :-1].transpose(0, 1, 3, 2, 4)
    after = by_suit[:, 1:].transpose(0, 1, 3, 4, 2)
    moves = before @ after
    put("turn_score", ((moves @ _TURNS) * np.roll(moves, -1, axis=3)).sum(axis=(2, 3, 4))[..., None])
    put("cards", held.transpose(0, 1, 3, 2).reshape(sets, boards, -1))
    return rows
