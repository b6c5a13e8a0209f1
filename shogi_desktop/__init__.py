"""Shogi Desktop.

With SHOGI_INTERPRETED=1 in the environment the rules and the engine run from their .py files although compiled
ones lie beside them: for debuggers, coverage, and the test that both give the same answers.
"""

from __future__ import annotations

import os

__version__ = "0.9.0"

if os.environ.get("SHOGI_INTERPRETED"):
    import sys
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
    from importlib.util import spec_from_file_location
    from types import ModuleType

    class _SourceOnly:
        """Finds the modules of the compiled packages, and of nothing else, by their source."""

        @staticmethod
        def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
            if not name.startswith(("shogi_desktop.rules.", "shogi_desktop.engine.")):
                return None
            for folder in path or ():
                file = os.path.join(folder, name.rpartition(".")[2] + ".py")
                if os.path.exists(file):
                    return spec_from_file_location(name, file, loader=SourceFileLoader(name, file))
            return PathFinder.find_spec(name, path, target)

    sys.meta_path.insert(0, _SourceOnly)
