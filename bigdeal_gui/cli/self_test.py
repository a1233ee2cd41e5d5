"""`bigdeal self-test`: known answers for every step between a seed and a file."""

from __future__ import annotations

import hashlib

import click

from bigdeal_gui.cli.parts.boundary import say
from bigdeal_gui.resource_files import resource_folder
from bigdeal_gui.services.dealing.self_test import run_self_test


@click.command("self-test", short_help="Check this copy of the program against known answers.")
def command() -> None:
    """Check this copy of the program against known answers; exit code 5 when one is wrong.

    The last line is the SHA-256 of verify.html as this copy has it: players can compare theirs.
    """
    for part in run_self_test().parts:
        say(f"{part}: ok")
    page = resource_folder() / "verify" / "verify.html"
    say(f"{page.name}: SHA-256 {hashlib.sha256(page.read_bytes()).hexdigest()}")
