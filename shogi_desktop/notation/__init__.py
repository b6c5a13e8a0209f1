"""Text to position, move and game, and back; one format per module, always as parse/format pairs.

Every format can also be imported from here by its name alone, wherever its module lives: `notation.sfen`. It is loaded
when it is first asked for.
"""

import sys
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Final

_ROOMS: Final = {
    "moves": ("hodges", "japanese", "usi"),
    "positions": ("bod", "position_text", "sfen"),
    "records": ("detect", "encodings", "hodges_record", "ki2", "kif", "problem_set", "shogi_file"),
    "records.programs": ("csa", "jkf", "psn", "usen", "usi_games"),
    "wire": ("problem_lines", "usi_lines"),
}
_PLACES: Final = {f"{__name__}.{name}": f"{__name__}.{room}.{name}" for room, names in _ROOMS.items() for name in names}

__all__ = sorted(name for names in _ROOMS.values() for name in names)


def __getattr__(name: str) -> ModuleType:
    """A format by its name, for `from shogi_desktop.notation import sfen`."""
    if place := _PLACES.get(f"{__name__}.{name}"):
        return import_module(place)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


class _ByName:
    """Finds `shogi_desktop.notation.sfen` for `import`: the module itself, no second one of another name."""

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        loader: Any = self
        return ModuleSpec(name, loader) if name in _PLACES else None

    def create_module(self, spec: ModuleSpec) -> None:
        """The usual empty one, which is thrown away."""

    def exec_module(self, module: ModuleType) -> None:
        sys.modules[module.__name__] = import_module(_PLACES[module.__name__])


sys.meta_path.append(_ByName())
