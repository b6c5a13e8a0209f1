"""What Windows users download: the installer and the portable .zip.

    python packaging/windows_packages.py FROZEN OUT [NSIS-TARGET]

Works on other systems too, where makensis is: to try the installer without the program that only Windows can make.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path, PurePosixPath, PureWindowsPath

from application import BUILT, NAME, ROOT, TITLE, VERSION, package_name, version_numbers

from shogi_desktop import portable
from shogi_desktop.notation.records.file_types import FILE_TYPES

sys.path.insert(0, str(ROOT / "packaging" / "artwork"))

import icon_files

SOURCES = ROOT / "packaging" / "windows"
PUBLISHER = "The Shogi Desktop authors"
CLASS = "ShogiDesktop"


def contents(folder: Path) -> list[PurePosixPath]:
    """Every file below a folder, relative to it, in a stable order."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return sorted(PurePosixPath(path.relative_to(folder).as_posix()) for path in files)


def lists(folder: Path) -> str:
    """NSIS macros that name every file and every kind of file, so that only what was installed is removed again."""
    files = contents(folder)
    places = sorted({place for file in files for place in file.parents if place.name}, key=str)
    install, remove = [], []
    for place in [PurePosixPath("."), *places]:
        install.append(f'SetOutPath "{_installed(place)}"')
        # The name of a file here is no text for the installer: a dollar in it is a dollar.
        install += [f'File "{folder / file}"' for file in files if file.parent == place]
    remove += [f'Delete "{_installed(file)}"' for file in files]
    remove += [f'RMDir "{_installed(place)}"' for place in reversed(places)]
    classes = [(kind, CLASS + kind.suffix) for kind in FILE_TYPES]
    macros = {
        "InstallFiles": install,
        "RemoveFiles": remove,
        "WaitForAll": [f'!insertmacro WaitForEnd "{PureWindowsPath(file)}"' for file in files if file.suffix == ".exe"],
        "AssociateAll": [
            f'!insertmacro Associate "{kind.suffix}" "{name}" "{kind.titles["en"]}"' for kind, name in classes
        ],
        "DissociateAll": [f'!insertmacro Dissociate "{kind.suffix}" "{name}"' for kind, name in classes],
    }
    return "".join(
        f"!macro {name}\n" + "".join(f"  {line}\n" for line in lines) + "!macroend\n" for name, lines in macros.items()
    )


def _installed(path: PurePosixPath) -> str:
    return "\\".join(["$INSTDIR", *(part.replace("$", "$$") for part in path.parts)])


def build_installer(folder: Path, icon: Path, place: Path, out: Path, target: str = "") -> Path:
    """OUT/ShogiDesktop-VERSION-setup.exe of everything in a folder."""
    listed = place / "lists.nsh"
    listed.write_text(lists(folder), encoding="utf-8-sig", newline="\n")
    made = out / package_name("setup")
    defined = {
        "VERSION": VERSION,
        "NUMBERS": ".".join(str(number) for number in version_numbers()),
        "TITLE": TITLE,
        "PUBLISHER": PUBLISHER,
        "ICON": str(icon),
        "OUTPUT": str(made),
        "LISTS": str(listed),
    } | ({"TARGET": target} if target else {})
    words = [f"-D{name}={value}" for name, value in defined.items()]
    script = str(SOURCES / "installer.nsi")
    subprocess.run([find_makensis(), "-V2", "-WX", "-INPUTCHARSET", "UTF8", *words, script], check=True)
    return made


def find_makensis() -> str:
    """NSIS's compiler, from the search path or where its own installer puts it."""
    usual = Path(os.environ.get("PROGRAMFILES(X86)", "C:\\Program Files (x86)"), "NSIS", "makensis.exe")
    found = shutil.which("makensis") or (str(usual) if usual.is_file() else "")
    if not found:
        raise FileNotFoundError("makensis is not here; it comes with NSIS (https://nsis.sourceforge.io)")
    return found


def build_portable(folder: Path, out: Path) -> Path:
    """OUT/ShogiDesktop-VERSION-portable.zip: unpack and start; a marker inside has everything kept in that folder."""
    made = out / package_name("portable")
    when = time.gmtime(BUILT)[:6]
    files = {str(name): (folder / name).read_bytes() for name in contents(folder)}
    marker = (SOURCES / portable.MARKER).read_text(encoding="utf-8")
    files[portable.MARKER] = marker.replace("\n", "\r\n").encode()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(f"{TITLE}/{name}", when)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    return made


def build(frozen: Path, out: Path, target: str = "") -> list[Path]:
    """Both, of the frozen program; `target` is NSIS's name for a kind of installer ("" = its own choice)."""
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        icon_files.write(place)
        folder = place / NAME
        shutil.copytree(frozen, folder)
        shutil.copy(place / "shogi-file.ico", folder)
        return [build_installer(folder, place / "shogi-desktop.ico", place, out, target), build_portable(folder, out)]


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    for path in build(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), *sys.argv[3:]):
        print(path)
