"""What of Python, Qt and the system goes into the frozen program. The PyInstaller specification asks here."""

from __future__ import annotations

import re
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def _other_pictures() -> list[str]:
    """Modules of Pillow that read and write what the program does not."""
    pillow = find_spec("PIL")
    places = (pillow.submodule_search_locations if pillow else None) or []
    found = {file.stem for place in places for file in Path(place).glob("*ImagePlugin.py")}
    return sorted(found - {"GifImagePlugin", "WebPImagePlugin"})


# Nothing of the program or of PyInstaller's start needs them; hashlib, shutil and secrets do without, and what
# else of the library asks for these does so only where numbers, files or mail of their kinds are at hand.
EXCLUDED_MODULES = (
    *("tkinter", "unittest", "pydoc", "doctest", "ssl", "_ssl", "_hashlib", "bz2", "_bz2", "lzma", "_lzma"),
    *("asyncio", "_asyncio", "xml", "pyexpat", "_elementtree", "xmlrpc", "ftplib", "tarfile", "importlib.metadata"),
    *("decimal", "_decimal", "_pydecimal", "fractions", "statistics"),
    *("http.cookiejar", "email.policy", "email.headerregistry", "email.contentmanager", "email._header_value_parser"),
    *(f"multiprocessing.{name}" for name in ("dummy", "managers", "pool", "shared_memory", "sharedctypes")),
    *("mypy", "mypyc", "setuptools", "pytest", "numpy"),
    "fsrs.optimizer",  # learns from millions of answers, with PyTorch
    # Of Pillow what writes GIF and WebP is used: no other formats, no fonts, no colour management.
    *(f"PIL.{name}" for name in ("_avif", "_imagingcms", "_imagingft", "_imagingmath", "_imagingmorph", "_imagingtk")),
    *(f"PIL.{name}" for name in ("ImageCms", "ImageQt", "ImageShow", "PdfParser", "PSDraw")),
    *(f"PIL.{name}" for name in _other_pictures()),
    *(f"PySide6.Qt{name}" for name in ("DBus", "OpenGL", "OpenGLWidgets", "Qml", "Quick")),
    *(f"PySide6.Qt{name}" for name in ("Sql", "Test", "Xml")),
)

# What only the window needs, and programs for the console go without.
WINDOW_MODULES = (
    *("PySide6", "shiboken6", "PIL", "fsrs", "miniaudio", "cffi", "shogi_desktop.ui", "shogi_desktop.session"),
    *("csv", "email", "http", "mimetypes", "urllib.request"),
)

# The modules in C of the player of sounds, which import each other where no scanner looks; and the machines that there
# are builds of them for. On others the program is silent.
SOUND_MODULES = ("_miniaudio", "_cffi_backend")
SOUND_MACHINES = ("x86_64", "AMD64", "arm64")  # as platform.machine() has them

# What PyInstaller's hooks collect and a board game that paints without OpenGL never loads.
_UNUSED = re.compile(
    r"/plugins/(platformthemes/libqgtk3|egldeviceintegrations|generic|networkinformation|qmltooling|sqldrivers)"
    r"|/plugins/tls/(lib)?qcertonly"
    r"|/plugins/(xcbglintegrations|wayland-graphics-integration-client)"
    r"|/plugins/wayland-shell-integration/lib(fullscreen-shell-v1|ivi-shell|qt-shell|wl-shell-plugin)"
    r"|/plugins/platforms/(lib)?q(eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc)"
    r"|/plugins/imageformats/(lib)?q(icns|jpeg|pdf|tga|tiff|wbmp|webp|gif)"
    r"|/plugins/platforminputcontexts/(lib)?qtvirtualkeyboard"
    r"|/(lib)?Qt6(EglF|OpenGL|Qml|Quick|Pdf|VirtualKeyboard|WlShellIntegration)"
    r"|/(opengl32sw|D3Dcompiler)"
)
# Of the libraries of a Linux system these come along: Python's own and what only its modules ask for, the small helpers
# of xcb and xkb, of which many desktops lack one or the other, and what Qt's own build wants in a certain version. All
# others belong to the desktop it runs on, its display, fonts, bus and drivers; linux_depends.py names their packages.
_BUNDLED = re.compile(
    r"/lib(python3\.[0-9]+|mpdec|sqlite3|zstd"
    r"|xcb-(cursor|icccm|image|keysyms|render-util|util)|xkbcommon|xkbcommon-x11)\.so"
)
_QT_TRANSLATION = re.compile(r"/PySide6/(?:.*/)?translations/(.*)\.qm$")


# Encrypted connections are made by the system: by Windows' and macOS's own library, on Linux by its OpenSSL, which
# linux_depends.py recommends. A copy in here would go without the system's security updates.
_OPENSSL = re.compile(r"/plugins/tls/(lib)?qopenssl|/(lib)?(ssl|crypto)[-.0-9]")


def languages() -> list[str]:
    """Codes of the languages that the window speaks."""
    files = (ROOT / "resources" / "translations").glob("shogi_desktop_*.qm")
    return sorted(["en", *(file.stem.removeprefix("shogi_desktop_") for file in files)])


def wanted(place: str, source: str, linux: bool) -> bool:
    """Whether a file that PyInstaller has found comes along: `place` in the frozen folder, `source` here."""
    path = "/" + place.replace("\\", "/")
    translation = _QT_TRANSLATION.search(path)
    if translation:
        return translation[1] in {f"qtbase_{code}" for code in languages()}
    if path.endswith(".ts"):  # what the .qm files are made from
        return False
    if linux and system_library(source) and not _BUNDLED.search(path):
        return False
    if not linux and _OPENSSL.search(path):
        return False
    return not _UNUSED.search(path)


def system_library(source: str) -> bool:
    """Whether a file is a shared library of the system, found outside Python's and Qt's folders (Linux)."""
    own = {Path(prefix).resolve() for prefix in (sys.prefix, sys.base_prefix)} - {Path("/usr")}
    path = Path(source).resolve()
    if ".so" not in path.name or "lib-dynload" in path.parts:
        return False
    return not any(path.is_relative_to(prefix) for prefix in (ROOT, *own))
