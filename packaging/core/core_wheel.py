"""Builds the wheel without the window: the package, its commands and the library, and no Qt.

All it contains and says comes from the project's own pyproject.toml. Its name is that of the whole
distribution, and its version ends in “+core”: so pip puts one in place of the other. A build backend as
PEP 517 has it, but for wheels alone: both have the same source archive.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from hatchling.builders.wheel import WheelBuilder
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager
from packaging.requirements import Requirement

TOP: Final = Path(__file__).resolve().parents[2]
LABEL: Final = "+core"
WINDOW: Final = "PySide6-Essentials"


def build_wheel(
    folder: str, _settings: dict[str, Any] | None = None, _metadata_folder: str | None = None
) -> str:
    """Write the wheel into `folder` and return its name."""
    config = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))
    plugins = PluginManager()
    whole = ProjectMetadata(str(TOP), plugins, config)
    project = config["project"]
    project["version"] = f"{whole.version}{LABEL}"
    project["dynamic"].remove("version")
    project["dependencies"] = [one for one in project["dependencies"] if Requirement(one).name != WINDOW]
    del project["gui-scripts"]
    core = ProjectMetadata(str(TOP), plugins, config)
    builder = WheelBuilder(str(TOP), plugins, config, core)
    return Path(next(builder.build(directory=folder, versions=["standard"]))).name
