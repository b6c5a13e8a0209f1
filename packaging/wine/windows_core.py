"""The compiled core for that Windows: the C files that mypyc has left in build/, compiled by MinGW."""

from __future__ import annotations

import hashlib
import importlib.util
import shutil
import sysconfig
from pathlib import Path
from typing import Final

from windows_python import DIGITS, FILES, ROOT, Windows, tool

BUILD: Final = ROOT / "build"
SUFFIX: Final = f".cp{DIGITS}-win_amd64.pyd"
# Half the time of a higher level; the program is as fast to within some percent.
LEVEL: Final = "-O1"


class WindowsCore:
    """The extension modules, kept beside the drive and made again when a C file has changed."""

    def __init__(self, windows: Windows) -> None:
        self._windows = windows
        self._kept = windows.debian.place / "core"

    def make(self) -> bool:
        """Two minutes where something has changed. False where nothing is compiled here, so nothing can be there."""
        sources = self.sources()
        if not sources:
            return False
        digest = hashlib.sha256("".join(f"{name}\n" for name in sources).encode())
        for path in [*sources.values(), FILES / "pyconfig.h", *sorted(BUILD.glob("__native*.h"))]:
            digest.update(path.read_bytes())
        stamp = self._kept / "of.txt"
        if not stamp.exists() or stamp.read_text(encoding="utf-8") != digest.hexdigest():
            print("* compiling the core for Windows (two minutes)", flush=True)
            shutil.rmtree(self._kept, ignore_errors=True)
            self._compile(sources)
            stamp.write_text(digest.hexdigest(), encoding="utf-8", newline="\n")
        return True

    def put_into(self, checkout: Path) -> None:
        """Copies the extension modules beside their sources."""
        for file in self._kept.rglob(f"*{SUFFIX}"):
            shutil.copy(file, checkout / file.relative_to(self._kept))

    def sources(self) -> dict[str, Path]:
        """The C file of each extension module, by the module's place in the checkout without a suffix. build/ still has
        those of modules that were compiled once: they count only where the extension of this system is there, too."""
        shared = sorted(BUILD.glob("__native_*.c"))
        libraries = sorted(ROOT.glob("*__mypyc.*.so"))
        if not shared or not libraries:
            return {}
        files = sorted(BUILD.joinpath("shogi_desktop").rglob("*.c"))
        named = {str(file.relative_to(BUILD).with_suffix("")): file for file in files}
        modules = {name: file for name, file in named.items() if any(ROOT.glob(f"{name}.*.so"))}
        return {libraries[0].name.partition(".")[0]: shared[0], **modules}

    def _compile(self, sources: dict[str, Path]) -> None:
        headers = self._kept / "include"
        shutil.copytree(sysconfig.get_path("include"), headers)
        shutil.copy(FILES / "pyconfig.h", headers)
        mypyc = importlib.util.find_spec("mypyc")
        assert mypyc is not None and mypyc.origin is not None
        folders = [f"-I{folder}" for folder in (headers, Path(mypyc.origin).parent / "lib-rt", BUILD)]
        for name, source in sources.items():
            made = self._kept / f"{name}{SUFFIX}"
            made.parent.mkdir(parents=True, exist_ok=True)
            link = ["-L", str(self._windows.linked), f"-lpython{DIGITS}"]
            tool("gcc", LEVEL, "-w", "-shared", *folders, "-o", str(made), str(source), *link)
