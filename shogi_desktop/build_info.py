"""Which modules are compiled, whether they are, and whether what was compiled is what is written.

Needs nothing but the standard library and imports nothing of the package, because setup.py and packaging/dev.py use
this file before the package can be imported. `python shogi_desktop/build_info.py` prints the state of a checkout.
"""

from __future__ import annotations

import importlib.util
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
HELPER = "shogi_desktop__mypyc"
"""The shared library every compiled module leans on; named by `group_name` in setup.py."""

_COMPILED_PACKAGES = ("rules", "engine")
# server.py reads stdin in a thread and talks, helpers.py starts processes; __main__ cannot be run from a compiled
# module; errors.py is words, toml_text.py finds some for files that are wrong.
_NOT_COMPILED = ("__init__.py", "__main__.py", "errors.py", "helpers.py", "server.py", "toml_text.py")


def compiled_sources() -> list[Path]:
    """The files mypyc compiles, in a stable order."""
    return sorted(
        file for name in _COMPILED_PACKAGES for file in (PACKAGE / name).rglob("*.py") if file.name not in _NOT_COMPILED
    )


def compiled_files() -> list[Path]:
    """The in-place build for this Python: every extension module of the compiled packages and their shared helper."""
    suffix = EXTENSION_SUFFIXES[0]
    found = [file for name in _COMPILED_PACKAGES for file in (PACKAGE / name).rglob("*" + suffix)]
    return sorted([*found, *PACKAGE.parent.glob(HELPER + suffix)])


def fingerprint() -> str:
    """Changes whenever a compiled module would: with its source, its name, the build script or the Python."""
    import hashlib

    digest = hashlib.sha256(sys.version.encode())
    for file in [*compiled_sources(), PACKAGE.parent / "setup.py"]:
        digest.update(f"\0{file.relative_to(PACKAGE.parent).as_posix()}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def stamp() -> Path:
    """Where an in-place build leaves the fingerprint of what it compiled."""
    return PACKAGE.parent / "build" / "core.sha256"


def core_is_compiled() -> bool:
    """Whether rules and engine run compiled in this process (False also under SHOGI_INTERPRETED)."""
    spec = importlib.util.find_spec("shogi_desktop.rules.position")
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


def core_is_stale() -> bool:
    """In a checkout: compiled files are there, and Python would prefer them, but the sources have changed since.

    Modification times cannot tell: mypyc does not rewrite a library that would be the same.
    """
    return (PACKAGE.parent / "setup.py").exists() and bool(compiled_files()) and not _built_from_these_sources()


def checkout_state() -> str:
    """What the files of a checkout say: 'compiled'; 'interpreted' (a build was tried, or switched off, and compiled
    nothing); 'stale' (nothing was built from these sources yet)."""
    if not _built_from_these_sources():
        return "stale"
    return "compiled" if compiled_files() else "interpreted"


def _built_from_these_sources() -> bool:
    return stamp().exists() and stamp().read_text(encoding="utf-8") == fingerprint()


if __name__ == "__main__":
    print(checkout_state())
