"""Which network judges the positions of a variant: the one that comes with the program, that of a file, or none."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from shogi_desktop import program_files
from shogi_desktop.rules.record.variant import Variant

from .network import Network, load_network

BY_HAND: Final = "none"
"""What stands for the evaluation that is made by hand instead of the name of a file."""
_FOLDER: Final = "evaluation"


def network_for(variant: Variant, file: str = "") -> Network | None:
    """The network of a file, or that which comes with the program (""); None where there is none for the variant.

    Raises NetworkError for a file that does not fit the variant.
    """
    if file == BY_HAND:
        return None
    path = Path(file) if file else shipped_file(variant)
    try:
        changed_ns = path.stat().st_mtime_ns
    except (OSError, ValueError):
        if not file:
            return None
        changed_ns = 0  # reading it will tell why
    return _loaded(path, changed_ns, variant)


def shipped_file(variant: Variant) -> Path:
    """Where the network of the variant lies, if the program comes with one."""
    return program_files.resources() / _FOLDER / f"{variant.name}.net"


@lru_cache(maxsize=2)
def _loaded(path: Path, changed_ns: int, variant: Variant) -> Network:
    """A file is read once and again when it has changed."""
    return load_network(path, variant)
