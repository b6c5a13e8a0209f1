"""The person's own variants, for commands."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from shogi_desktop.rules import add_variant_folder

VARIANTS: Final = "SHOGI_DESKTOP_VARIANTS"
"""The variable that names the folder of the person's own variant files."""


def know_own_variants() -> None:
    """Makes the variants of that folder known, where one is named."""
    if os.environ.get(VARIANTS):
        add_variant_folder(Path(os.environ[VARIANTS]))
