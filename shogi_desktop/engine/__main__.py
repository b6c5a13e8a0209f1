"""`python -m shogi_desktop.engine`: the USI engine."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from shogi_desktop.rules import add_variant_folder
from shogi_desktop.standard_streams import run_heard

from .usi.helpers import SHARE, sharing_at
from .usi.server import serve

VARIANTS = "SHOGI_DESKTOP_VARIANTS"
"""The variable that names the folder of the person's own variant files."""


def main() -> int:
    """Runs the engine until it is told to quit, and returns its exit code."""
    folder = os.environ.get(VARIANTS, "")
    if folder:
        add_variant_folder(Path(folder))
    words = sys.argv[sys.argv.index(SHARE) + 1 :] if SHARE in sys.argv else []
    place = int(words[1]) if words else 0
    sharing = sharing_at(words[0], place, int(words[2])) if words else None
    return run_heard(lambda: serve(sharing, place))


if __name__ == "__main__":
    sys.exit(main())
