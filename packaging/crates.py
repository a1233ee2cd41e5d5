"""The Rust crates inside libraries of the package index, and their terms."""

from __future__ import annotations

import base64
import json
from importlib.metadata import distribution
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    Texts = Mapping[str, Sequence[str]]
    """The files that hold the text of a licence, by its SPDX name."""


def crates_of(name: str) -> list[dict[str, Any]]:
    """Return the Rust crates in the library `name`, as the bill of materials beside it lists them."""
    boms = [one for one in distribution(name).files or () if "sboms" in one.parts and one.suffix == ".json"]
    listed = [row for bom in boms for row in json.loads(bom.read_text("utf-8"))["components"]]
    # What is “excluded” served only to build it.
    return [
        row
        for row in listed
        if row.get("purl", "").startswith("pkg:cargo/") and row.get("scope") != "excluded"
    ]


def row(crate: dict[str, Any], texts: Texts) -> tuple[str, tuple[str, ...]]:
    """Return a line for `crate`, with its terms where they are its own, and the names of the texts of others.

    Raises:
        SystemExit: none of its licences is among `texts`.
    """
    whose = f"Copyright {crate.get('author') or 'the authors of ' + crate['name']}"
    (licence, *_) = crate["licenses"]
    expression = licence.get("expression") or licence["license"].get("id", "")
    line = f"{crate['name']} {crate['version']} | {expression or 'own terms'} | {whose}"
    if not expression:
        words = base64.b64decode(licence["license"]["text"]["content"]).decode().strip()
        return f"{line}\n\n{words}\n", ()
    files = [file for choice in chosen(expression, texts) for file in texts[choice]]
    if not files:
        raise SystemExit(f"No licence text for {crate['name']}: {expression}.")
    return line, tuple(file.removesuffix(".txt") for file in files)


def chosen(expression: str, texts: Texts) -> list[str]:
    """Return the licences by which a work with this SPDX expression is used: of a choice the first here."""
    plain = expression.replace("(", "").replace(")", "").replace("Unicode-DFS-2016", "Unicode-3.0")
    found = []
    for every in plain.split(" AND "):
        choices = [one.partition(" WITH ")[0] for one in every.split(" OR ")]
        found += [one for one in choices if one in texts][:1]
    return found
