"""The cask by which Homebrew finds the application for macOS: made from the two disk images of a release.

It belongs into Homebrew's list on the day on which the application is notarised, and not before: without that
macOS would refuse what the cask installs.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import Final

TOP: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "packaging" / "shelves"))

import home  # noqa: E402 - the scripts import each other by their plain names

NAME: Final = "bigdeal-gui.rb"
PROCESSORS: Final = {"arm": "arm64", "intel": "x86_64"}
LEAST_MACOS: Final = {"13.0": ":ventura", "14.0": ":sonoma", "15.0": ":sequoia"}
"""Homebrew's names of versions, by the floor that `macos_bundle.py` has."""

_CASK: Final = """cask "bigdeal-gui" do
  arch arm: "{arm}", intel: "{intel}"

  version "{version}"
  sha256 arm:   "{arm_digest}",
         intel: "{intel_digest}"

  url "{url}"
  name "Bigdeal"
  desc "Deals bridge boards that nobody could predict"
  homepage "{home}"

  livecheck do
    url :url
    strategy :github_latest
  end

  depends_on macos: ">= {macos}"

  app "bigdeal-gui.app"
  binary "#{{appdir}}/bigdeal-gui.app/Contents/MacOS/bigdeal"
  binary "#{{appdir}}/bigdeal-gui.app/Contents/MacOS/bigdealx"

  # No zap: journal and settings are the user's, and a journal is kept.
end
"""


def image_name(version: str, processor: str) -> str:
    """Return the name of the disk image for a processor, as `make_dmg.sh` gives it."""
    return f"bigdeal-gui-{version}-macos-{processor}.dmg"


def cask(folder: Path, version: str, least_macos: str) -> str:
    """Return the cask of the disk images in `folder`.

    Raises:
        SystemExit: an image is missing, or Homebrew's name for the oldest macOS is not known here.
    """
    if least_macos not in LEAST_MACOS:
        raise SystemExit(f"Homebrew's name for macOS {least_macos} is not known to {Path(__file__).name}.")
    digests = {}
    for name, processor in PROCESSORS.items():
        image = folder / image_name(version, processor)
        if not image.is_file():
            raise SystemExit(f"{image.name} is missing.")
        digests[f"{name}_digest"] = hashlib.sha256(image.read_bytes()).hexdigest()
    written = home.download("#{version}", image_name("#{version}", "#{arch}"))
    return _CASK.format(
        **PROCESSORS, **digests, version=version, url=written, home=home.HOME, macos=LEAST_MACOS[least_macos]
    )
