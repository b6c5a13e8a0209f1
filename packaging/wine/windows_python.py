"""A Windows in Wine with python.org's CPython and the Windows wheels of the program and its tests.

The libraries of CPython come from panda3d's wheel, which brings them for the programs that are made with it; its Python
part is that of the Python this runs in, so both are of the same minor version. What Wine's Windows lacks is made here.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from debian import INSIDE, Debian, must
from packaging.requirements import Requirement

ROOT: Final = Path(__file__).resolve().parent.parent.parent
FILES: Final = Path(__file__).resolve().parent / "files"
MINGW: Final = "x86_64-w64-mingw32-"
DIGITS: Final = "{}{}".format(*sys.version_info[:2])
SOURCE: Final = "panda3d==1.10.16"
# Asked for by other wheels on Windows alone, which pip does not see from here; and what a build without network needs.
ONLY_THERE: Final = ("colorama", "pefile", "pip", "pywin32-ctypes", "wheel")
FINDER: Final = re.compile(r"(?<!@classmethod)(\n    def invalidate_caches\(cls\):)")
MARKERS: Final = {
    "sys_platform": "win32",
    "platform_system": "Windows",
    "platform_machine": "AMD64",
    "os_name": "nt",
}
WINE: Final = {
    "WINEPREFIX": f"{INSIDE}/prefix",
    "WINEARCH": "win64",
    "WINEDEBUG": "-all",
    "WINEDLLOVERRIDES": "mscoree=;mshtml=;winemenubuilder.exe=d",
}


class Windows:
    """The drive C: and the Python on it."""

    def __init__(self, debian: Debian) -> None:
        self.debian = debian
        self.drive = debian.place / "prefix" / "drive_c"
        self.python = self.drive / "Python"
        self.packages = self.python / "Lib" / "site-packages"
        self.linked = debian.place / "linked"  # what is linked against

    def make(self) -> None:
        """Two minutes and 1.5 GB the first time; wheels again when pyproject.toml asks for others."""
        if not (self.python / "python.exe").exists():
            print("* making Windows and its Python", flush=True)
            self.debian.check(["sh", "-c", "wine wineboot --init; wineserver --wait"], WINE)
            self._libraries()
            self._standard_library()
            self._programs()
        wanted = "\n".join(requirements())
        listed = self.debian.place / "wheels.txt"
        if not listed.exists() or listed.read_text(encoding="utf-8") != wanted:
            print("* fetching the wheels for Windows", flush=True)
            self._wheels()
            _write(listed, wanted)

    def command(self, words: Sequence[str], folder: str, **variables: str) -> list[str]:
        """What runs a program of Windows in a folder of C:, named with slashes."""
        script = 'cd "$0" && exec wine "$@"'
        place = f"{WINE['WINEPREFIX']}/drive_c/{folder}"
        return self.debian.command(["sh", "-c", script, place, *words], {**WINE, **variables})

    def _libraries(self) -> None:
        libraries = self.python / "DLLs"
        libraries.mkdir(parents=True)
        for wheel in self._download([SOURCE], dependencies=False):
            with zipfile.ZipFile(wheel) as archive:
                for name in archive.namelist():
                    file = Path(name)
                    if file.parent.name != "deploy_libs" or file.name.startswith("api-ms-"):  # those are Wine's
                        continue
                    beside = file.name.lower() in (f"python{DIGITS}.dll", "vcruntime140.dll")
                    ((self.python if beside else libraries) / file.name).write_bytes(archive.read(name))

    def _standard_library(self) -> None:
        unwanted = shutil.ignore_patterns("site-packages", "dist-packages", "lib-dynload", "__pycache__", "test")
        shutil.copytree(sysconfig.get_path("stdlib"), self.python / "Lib", ignore=unwanted)
        self.packages.mkdir()
        shutil.copy(FILES / "sitecustomize.py", self.packages)
        # Later releases of CPython call this on the class; the library here may be of an earlier one.
        metadata = self.python / "Lib" / "importlib" / "metadata" / "__init__.py"
        text = metadata.read_text(encoding="utf-8")
        metadata.write_text(FINDER.sub(r"\n    @classmethod\1", text), encoding="utf-8", newline="\n")

    def _programs(self) -> None:
        """python.exe and pythonw.exe, python3.dll (all in it is in the other library), and what the core links with."""
        self.linked.mkdir(exist_ok=True)
        library = f"python{DIGITS}"
        names = exports(tool("objdump", "-p", str(self.python / f"{library}.dll")))
        definition = self.linked / f"{library}.def"
        _write(definition, f"LIBRARY {library}.dll\nEXPORTS\n" + "".join(f"{name}\n" for name in names))
        tool("dlltool", "-d", str(definition), "-l", str(self.linked / f"lib{library}.a"))
        forwards = self.linked / "python3.def"
        lines = "".join(f"  {name} = {library}.{name}\n" for name in names)
        _write(forwards, f"LIBRARY python3.dll\nEXPORTS\n{lines}")
        nothing = self.linked / "nothing.c"
        _write(nothing, "int nothing;\n")
        link = ("-L", str(self.linked), f"-l{library}")
        only_names = ("-shared", "-nostartfiles", "-Wl,-e,0")
        tool("gcc", *only_names, "-o", str(self.python / "python3.dll"), str(nothing), str(forwards), *link)
        source = str(FILES / "python.c")
        tool("gcc", "-municode", "-o", str(self.python / "python.exe"), source, *link)
        tool("gcc", "-municode", "-mwindows", "-DWINDOWED", "-o", str(self.python / "pythonw.exe"), source, *link)

    def _wheels(self) -> None:
        kept = self.packages / "sitecustomize.py"
        for path in self.packages.iterdir():
            if path != kept:
                shutil.rmtree(path) if path.is_dir() else path.unlink()
        for wheel in self._download(requirements()):
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(self.packages)
        for name in ("msvcp140.dll", "vcruntime140_1.dll"):
            shutil.copy(self.packages / "PySide6" / name, self.python)
        self._icu()

    def _icu(self) -> None:
        """Qt asks for Windows' ICU, which Wine has not; for the one that is made here no encoding is known."""
        told = tool("objdump", "-p", str(self.packages / "PySide6" / "Qt6Core.dll"))
        functions = "".join(
            f"__declspec(dllexport) void *{name}(void) {{ return 0; }}\n"
            for name in imports(told, "icuuc.dll")
            if name != "ucnv_open"
        )
        source = self.linked / "icuuc.c"
        opened = "__declspec(dllexport) void *ucnv_open(const char *name, int *error) { *error = 4; return 0; }\n"
        _write(source, opened + functions)
        place = self.drive / "windows" / "system32"  # where it is on Windows, and where lupdate finds it too
        tool("gcc", "-shared", "-o", str(place / "icuuc.dll"), str(source))

    def _download(self, wanted: Iterable[str], dependencies: bool = True) -> list[Path]:
        folder = self.debian.place / "wheels"
        shutil.rmtree(folder, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "-q", "-d", str(folder)]
        target = ["--only-binary=:all:", "--platform=win_amd64", "--implementation=cp", f"--python-version={DIGITS}"]
        target += [f"--abi=cp{DIGITS}", "--abi=abi3", "--abi=none"]
        must([*pip, *target, *([] if dependencies else ["--no-deps"]), *wanted])
        return sorted(folder.glob("*.whl"))


def requirements() -> list[str]:
    """What the program, its tests and its installer need on Windows, without markers."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    groups = project["dependency-groups"]
    wanted = [*project["project"]["dependencies"], *_flat("dev", groups), *ONLY_THERE]
    lines = []
    for requirement in map(Requirement, wanted):
        if requirement.marker is None or requirement.marker.evaluate(dict(MARKERS)):
            requirement.marker = None
            lines.append(str(requirement))
    return sorted(lines)


def _flat(name: str, groups: dict[str, list[str | dict[str, str]]]) -> Iterator[str]:
    for entry in groups[name]:
        if isinstance(entry, str):
            yield entry
        else:
            yield from _flat(entry["include-group"], groups)


def exports(told: str) -> list[str]:
    """The names that a library of Python has for others, as objdump tells them."""
    found = re.findall(r"^\t\[ *\d+\] (?:\+base\[ *\d+\] +[0-9a-f]+ +)?(_?Py\w+)$", told, re.MULTILINE)
    return sorted(set(found))


def imports(told: str, library: str) -> list[str]:
    """The names that a library wants of another one, as objdump tells them."""
    part = re.search(rf"DLL Name: {re.escape(library)}\n.*?\n\n", told, re.IGNORECASE | re.DOTALL)
    return re.findall(r"^\t[0-9a-f]+\s+.*?(\w+)$", part[0], re.MULTILINE) if part else []


def _write(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8", newline="\n")


def tool(name: str, *arguments: str) -> str:
    """What a tool of MinGW says."""
    return subprocess.run([MINGW + name, *arguments], check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout
