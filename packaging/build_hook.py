"""Compiles the translations while a wheel or a source archive is built; hatchling calls it."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

QT_TOOLS: Final = "PySide6-Essentials>=6.10,<6.12"
LATER: Final = "BIGDEAL_TRANSLATIONS"
"""Set to “later” by dev.py, which compiles them where Qt's tools are installed anyway."""


class TranslationsHook(BuildHookInterface[Any]):
    """Makes the .qm files where they are missing or older than their .ts files."""

    def dependencies(self) -> list[str]:
        """Ask for Qt's tools only if there is something to compile."""
        return [QT_TOOLS] if self._has_work() else []

    def initialize(self, _version: str, _build_data: dict[str, Any]) -> None:
        """Compile."""
        if self._has_work():
            self._tool().compile_all()

    def _has_work(self) -> bool:
        return os.environ.get(LATER) != "later" and bool(self._tool().outdated())

    def _tool(self) -> Any:  # noqa: ANN401 - a module loaded from its file: packaging/ is no package
        path = Path(self.root) / "packaging" / "translations.py"
        spec = importlib.util.spec_from_file_location("translations", path)
        if spec is None or spec.loader is None:
            raise ImportError(f"{path} cannot be loaded")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
