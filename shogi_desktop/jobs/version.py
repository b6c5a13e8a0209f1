"""Which version of the program this is, so that jobs are done by no other one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import shogi_desktop
from shogi_desktop.program_files import resources

_SOURCES: Final = (".py", ".toml")
_NOT_OF_THE_WORK: Final = ("ui", "session", "_resources")


@lru_cache(maxsize=1)
def own_version() -> str:
    """The number of the version, and a fingerprint of what can matter to a job, its sources and networks: two checkouts
    of one number may differ. The frozen program has no sources; its number says all."""
    root = Path(shogi_desktop.__file__).resolve().parent
    digest = blake2b(digest_size=6)
    sources = {file.relative_to(root): file for file in root.rglob("*") if file.suffix in _SOURCES}
    networks = resources() / "evaluation"
    for place, file in sorted((place.as_posix(), file) for place, file in sources.items()):
        if place.partition("/")[0] not in _NOT_OF_THE_WORK:
            text = file.read_bytes().replace(b"\r\n", b"\n")  # as some checkouts have it
            digest.update(f"\0{place}\0".encode() + text)
    for file in sorted(networks.glob("*.net")):
        digest.update(f"\0{file.name}\0".encode() + file.read_bytes())
    return f"{shogi_desktop.__version__} ({digest.hexdigest()})" if sources else shogi_desktop.__version__


class OtherVersionError(Exception):
    """This worker runs another version than the one that the work is for."""


@dataclass(frozen=True)
class OfVersion:
    """A function that is called only where this very version of the program runs; OtherVersionError elsewhere."""

    function: Callable[[Any], Any]
    version: str

    def __call__(self, argument: Any) -> Any:
        if own_version() != self.version:
            raise OtherVersionError(f"this worker runs version {own_version()}, not {self.version}")
        return self.function(argument)
