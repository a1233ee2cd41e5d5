"""The manifests by which winget finds the setup program: made from the program itself, and checked.

Three files of one package version: version, installer, and the texts in English. Standard library and PyYAML.
"""

from __future__ import annotations

import datetime as dt
import hashlib
import json
import sys
from pathlib import Path
from typing import Any, Final

import yaml

TOP: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "packaging" / "shelves"))

import home  # noqa: E402 - the scripts import each other by their plain names

PACKAGE: Final = "BigdealGui.Bigdeal"
MANIFEST_VERSION: Final = "1.10.0"
LOCALE: Final = "en-US"
SCHEMAS: Final = Path(__file__).with_name("winget_schema")
LEAST_WINDOWS: Final = "10.0.17763.0"
_SCOPES: Final = {"user": "/CurrentUser", "machine": "/AllUsers"}

Manifest = dict[str, Any]


def manifests(setup: Path, version: str, day: str) -> dict[str, Manifest]:
    """Return the manifests of `setup`, the signed setup program, by their files' names.

    `day` is the day of the release, YYYY-MM-DD.
    """
    found: dict[str, Manifest] = {
        f"{PACKAGE}.yaml": {"DefaultLocale": LOCALE, "ManifestType": "version"},
        f"{PACKAGE}.installer.yaml": _installer(setup, version, day),
        f"{PACKAGE}.locale.{LOCALE}.yaml": _texts(version),
    }
    common = {"PackageIdentifier": PACKAGE, "PackageVersion": version}
    return {name: {**common, **one, "ManifestVersion": MANIFEST_VERSION} for name, one in found.items()}


def _installer(setup: Path, version: str, day: str) -> Manifest:
    digest = hashlib.sha256(setup.read_bytes()).hexdigest().upper()
    return {
        "Platform": ["Windows.Desktop"],
        "MinimumOSVersion": LEAST_WINDOWS,
        "InstallerType": "nullsoft",
        "InstallModes": ["interactive", "silent", "silentWithProgress"],
        # The setup program removes the version that is there, by its own uninstaller.
        "UpgradeBehavior": "install",
        "FileExtensions": ["sqd"],
        "ReleaseDate": day,
        "AppsAndFeaturesEntries": [
            {"DisplayName": "Bigdeal", "Publisher": "bigdeal-gui", "ProductCode": "bigdeal-gui"}
        ],
        "Installers": [
            {
                "Architecture": "x64",
                "Scope": scope,
                "InstallerUrl": home.download(version, setup.name),
                "InstallerSha256": digest,
                "InstallerSwitches": {"Custom": switch},
            }
            for scope, switch in _SCOPES.items()
        ],
        "ManifestType": "installer",
    }


def _texts(version: str) -> Manifest:
    return {
        "PackageLocale": LOCALE,
        "Publisher": "the bigdeal-gui authors",
        "PublisherUrl": home.HOME,
        "PublisherSupportUrl": f"{home.HOME}/issues",
        "PackageName": "Bigdeal",
        "PackageUrl": home.HOME,
        "License": "MIT",
        "LicenseUrl": f"{home.HOME}/blob/v{version}/LICENSE",
        "ShortDescription": "Deals bridge boards that nobody could predict, repeat or see",
        "Description": (
            "For clubs and federations: deals the boards of a bridge session into the files that dealing"
            " machines and scoring programs read. You type or move the mouse until a meter is full; from the"
            " same seed it deals exactly what Big Deal deals. It works without a network: it calls nobody and"
            " fetches nothing."
        ),
        "Tags": ["bridge", "cards", "dealing", "duplicate", "pbn"],
        "ReleaseNotesUrl": f"{home.HOME}/releases/tag/v{version}",
        "Documentations": [
            {"DocumentLabel": "Documentation", "DocumentUrl": f"{home.HOME}/blob/v{version}/docs/README.md"}
        ],
        "ManifestType": "defaultLocale",
    }


def schema_of(manifest: Manifest) -> dict[str, Any]:
    """Return the schema for a manifest of this type."""
    kind = manifest["ManifestType"]
    found: dict[str, Any] = json.loads((SCHEMAS / f"{kind}.{MANIFEST_VERSION}.json").read_text("utf-8"))
    return found


def problems(manifest: Manifest) -> list[str]:
    """Return what in a manifest is not as its schema has it."""
    import jsonschema  # noqa: PLC0415 - it comes with the libraries for building

    schema = schema_of(manifest)
    checker = jsonschema.Draft7Validator(schema, format_checker=jsonschema.FormatChecker())
    return [f"{'.'.join(map(str, one.path))}: {one.message}" for one in checker.iter_errors(manifest)]


def write(setup: Path, version: str, day: str, folder: Path) -> list[Path]:
    """Write the manifests into `folder`/manifests/…, laid out as winget's list wants them.

    Raises:
        SystemExit: one is not as its schema has it.
    """
    dt.date.fromisoformat(day)
    place = folder / "manifests" / PACKAGE[0].lower() / Path(*PACKAGE.split(".")) / version
    place.mkdir(parents=True, exist_ok=True)
    files = []
    for name, manifest in manifests(setup, version, day).items():
        if found := problems(manifest):
            raise SystemExit(f"{name}: {'; '.join(found)}")
        text = yaml.safe_dump(manifest, sort_keys=False, allow_unicode=True, width=10_000)
        (place / name).write_text(text, "utf-8", newline="\n")
        files.append(place / name)
    return files
