"""`python -m shogi_desktop.engine`: the USI engine."""

from __future__ import annotations

import os
from pathlib import Path

from shogi_desktop.rules import add_variant_folder

from .usi.server import serve

VARIANTS = "SHOGI_DESKTOP_VARIANTS"
"""The variable that names the folder of the person's own variant files."""


def main() -> None:
    """Runs the engine until it is told to quit."""
    folder = os.environ.get(VARIANTS, "")
    if folder:
        add_variant_folder(Path(folder))
    serve()


if __name__ == "__main__":
    main()
