"""Plans that somebody kept, held line by line against the one that is verified."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bigdeal_gui.tournament.plan import Plan


def differences(kept: Plan, plan: Plan) -> list[str]:
    """Return the lines in which a kept plan differs, such as `TN` or `SN 2`; the value may be new."""
    found = [
        tag
        for tag, was, now in (
            ("TN", kept.name, plan.name),
            ("DI", kept.source, plan.source),
            ("KH", kept.keys_hash, plan.keys_hash),
        )
        if was != now
    ]
    count = max(len(kept.phases), len(plan.phases))
    before, after = (
        [*(phase.in_parts() for phase in phases), *[None] * (count - len(phases))]
        for phases in (kept.phases, plan.phases)
    )
    return found + [f"SN {place}" for place in range(1, count + 1) if before[place - 1] != after[place - 1]]
