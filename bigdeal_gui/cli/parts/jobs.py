"""`--jobs`, which once dealt large sets with several processes; scripts may still give it."""

from __future__ import annotations

from bigdeal_gui.cli.parts.boundary import tell
from bigdeal_gui.cli.parts.language import tr


def tell_of_jobs(program: str, jobs: str | None) -> None:
    """Say that `--jobs` does nothing, where it was given."""
    if jobs is not None:
        tell(
            f"{program}: " + tr("--jobs has no effect any more. One process deals; the boards are the same.")
        )
