"""Writers and readers that are loaded for the first file: formats are listed long before."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final


class LazyFunction:
    """A function of a module of this room; calling it loads the module."""

    def __init__(self, module: str, name: str) -> None:
        self._module = module
        self._name = name

    def load(self) -> Any:  # noqa: ANN401 - of the function's own type, which checkers see
        """Return the function itself."""
        return getattr(import_module(f"{_ROOM}.{self._module}"), self._name)

    def __call__(self, *arguments: object) -> Any:  # noqa: ANN401 - as above
        """Call the function."""
        return self.load()(*arguments)


class LazyModule:
    """Stands in for the module `name` of this room until one of its functions is called.

    Checkers of types are shown the module itself: whoever uses this imports it where they alone look.
    """

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> LazyFunction:
        function = LazyFunction(self._name, name)
        setattr(self, name, function)  # the same for every row that names it
        return function


_ROOM: Final = __name__.rpartition(".")[0]
