"""The licence notices of everything that a frozen program holds, as one text.

Every licence asks for its text, or at least its notice, beside the binaries. What the environment knows is taken from
there, so that the notices are those of the versions that are really shipped.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from application import COPYRIGHT, HOMEPAGE, ROOT, TITLE, VERSION

LICENCES = ROOT / "packaging" / "licences"
RESOURCES = ROOT / "resources"
# Distributions whose files come along, besides PySide6 and shiboken6, which carry no texts of their own.
PACKAGES = ("fsrs", "librt", "mypy_extensions", "pillow", "pyinstaller", "typing_extensions")
# That the program does without where there are no builds of them (SOUND_MACHINES of frozen_parts.py).
SOUND_PACKAGES = ("cffi", "miniaudio")
_RULE = "=" * 100
_QT = """\
This program uses Qt {qt} and Qt for Python (PySide6, shiboken6) {qt}, Copyright (C) The Qt Company Ltd. and other
contributors, under the GNU Lesser General Public License version 3, whose text follows this notice.

They come as dynamic libraries in the folders PySide6 and shiboken6, unchanged but for symbols that only debuggers use.
You may replace them with other builds of the same or a compatible version: put your libraries in the place of those
that are there. You may modify this program for your own use and reverse engineer it to debug such modifications.

Source code: this very version of Qt is at https://download.qt.io/official_releases/qt/{minor}/{qt}/, of Qt for Python
at https://download.qt.io/official_releases/QtForPython/pyside6/ (file pyside-setup-everywhere-src-{qt}).
Should either place be gone within three years of your copy of this program, its authors will give you the source code
on request, for no more than the cost of sending it{where}.
"""


def notices(bundled: Iterable[Path]) -> str:
    """The text for a frozen program. `bundled` are the system's own libraries that come along, where they lie here."""
    parts = [(f"{TITLE} {VERSION}", f"{COPYRIGHT}\n\n{_read(ROOT / 'LICENSE')}")]
    parts.append(("Lettering and artwork of the pieces", _read(RESOURCES / "pieces" / "LICENSE.txt")))
    parts.append(("Fonts (resources/fonts): subsets of Noto CJK", _read(RESOURCES / "fonts" / "OFL.txt")))
    parts.append(("Qt and Qt for Python", _qt_notice()))
    parts.append(("GNU Lesser General Public License, version 3", _read(LICENCES / "LGPL-3.txt")))
    parts.append(("GNU General Public License, version 3, of which the above is part", _read(LICENCES / "GPL-3.txt")))
    parts.append(("Parts of Qt", _read(LICENCES / "qt-third-party.txt")))
    parts.append((f"Python {sys.version.split()[0]}", _python_licence()))
    parts += [_package_notice(name) for name in (*PACKAGES, *filter(installed, SOUND_PACKAGES))]
    parts += sorted(system_notices(bundled).items())
    contents = "\n".join(f"  - {title}" for title, _ in parts)
    head = f"{TITLE} and the works of others that come with it, each with its licence:\n\n{contents}\n"
    return head + "".join(f"\n{_RULE}\n{title}\n{_RULE}\n\n{text.strip()}\n" for title, text in parts)


def without_gnu_texts(text: str) -> str:
    """The notices less the long texts of the GNU licences, which every Debian has in /usr/share/common-licenses."""
    head, *parts = text.split(f"\n{_RULE}\n")
    sections = zip(parts[::2], parts[1::2], strict=True)
    kept = "".join(f"\n{_RULE}\n{title}\n{_RULE}\n{body}" for title, body in sections if not title.startswith("GNU "))
    return f"{head}\nThe texts of the GNU licences: /usr/share/common-licenses/LGPL-3 and GPL-3\n{kept}"


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _qt_notice() -> str:
    version = distribution("PySide6_Essentials").version
    where = f", see {HOMEPAGE}" if HOMEPAGE else ""
    return _QT.format(qt=version, minor=version.rpartition(".")[0], where=where)


def _python_licence() -> str:
    """Python's own licence text, which names the libraries inside Python too; every installation has it somewhere."""
    places = [Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix), Path(sys.base_prefix, "share", "doc")]
    for place in places:
        for name in ("LICENSE.txt", "LICENSE"):
            if (place / name).is_file():
                return _read(place / name)
    raise FileNotFoundError(f"the licence text of this Python is in none of {[str(place) for place in places]}")


def installed(name: str) -> bool:
    """Whether this environment has a distribution."""
    try:
        distribution(name)
    except PackageNotFoundError:
        return False
    return True


def _package_notice(name: str) -> tuple[str, str]:
    found = distribution(name)
    texts = [_read(path) for path in _licence_files(found)]
    if not texts:
        raise FileNotFoundError(f"{name} {found.version} brings no licence text")
    if name == "pyinstaller":
        # Only its starter comes along, which an exception, told before the text of the GPL, sets free.
        texts = [texts[0].partition("GNU GENERAL PUBLIC LICENSE")[0]]
    return f"{found.metadata['Name']} {found.version}", "\n".join(texts)


def _licence_files(found: Distribution) -> list[Path]:
    names = ("licen", "copying", "notice")
    return [
        Path(str(found.locate_file(file)))
        for file in found.files or ()
        if ".dist-info" in str(file) and file.name.lower().startswith(names)
    ]


def system_notices(libraries: Iterable[Path]) -> dict[str, str]:
    """Title -> text for libraries taken from the system, by package; on Debian every package documents its licence."""
    found: dict[str, str] = {}
    for library in sorted(libraries):
        package = _debian_package(library)
        text = Path("/usr/share/doc", package, "copyright")
        if package and text.is_file():
            found[f"{package} ({library.name})"] = _read(text)
        else:
            found[library.name] = f"Taken from the system that this program was built on ({sys.platform})."
    return found


def _debian_package(library: Path) -> str:
    """The package a file belongs to, "" where that is not known; old paths without /usr are recorded as they were."""
    if not shutil.which("dpkg-query"):
        return ""
    names = {str(library), str(library.resolve())}
    names |= {name.removeprefix("/usr") for name in names}
    for name in sorted(names):
        done = subprocess.run(["dpkg-query", "-S", name], capture_output=True, text=True, encoding="utf-8")
        if done.returncode == 0:
            return done.stdout.partition(":")[0]
    return ""
