"""What goes into the frozen program."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from shogi_desktop.ui.words.i18n import LANGUAGES
from tests.packaging.conftest import Load

ROOT = Path(__file__).parents[2]
QT = "PySide6/Qt/"


def imported() -> Iterator[str]:
    """Every module that the program names in an import."""
    for file in (ROOT / "shogi_desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from (name.name for name in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                yield node.module
                yield from (f"{node.module}.{name.name}" for name in node.names)


def test_nothing_the_program_imports_is_left_out(load: Load) -> None:
    excluded = set(load("frozen_parts").EXCLUDED_MODULES)
    assert not {name for name in imported() if name in excluded or name.split(".")[0] in excluded}


def test_programs_for_the_console_do_without_what_only_the_window_needs(load: Load) -> None:
    parts = load("frozen_parts")
    lines = [
        "import importlib, pkgutil, sys",
        f"sys.modules.update(dict.fromkeys({[*parts.EXCLUDED_MODULES, *parts.WINDOW_MODULES]!r}))",
        "import shogi_desktop.commands, shogi_desktop.engine",
        "for package in (shogi_desktop.commands, shogi_desktop.engine):",
        "    for module in pkgutil.walk_packages(package.__path__, package.__name__ + '.'):",
        "        importlib.import_module(module.name)",
    ]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, "-c", "\n".join(lines)], env=environment, check=True, timeout=100)


def test_pillow_writes_animations_without_what_is_left_out(load: Load, tmp_path: Path) -> None:
    """Pillow looks for its parts by itself."""
    left_out = [name for name in load("frozen_parts").EXCLUDED_MODULES if name.startswith(("PIL.", "numpy", "tkinter"))]
    lines = [
        "import sys",
        f"sys.modules.update(dict.fromkeys({left_out!r}))",
        "from pathlib import Path",
        "from PIL import Image",
        "from shogi_desktop.ui.animation.writing import GifFile",
        "from shogi_desktop.ui.animation.writing import WebpFile",
        "picture = Image.new('RGB', (9, 9), 'red')",
        "with open('a.gif', 'wb') as gif, open('a.webp', 'wb') as webp:",
        "    for file in (GifFile(gif, [picture]), WebpFile(webp)):",
        "        file.add(picture, 100)",
        "        file.close()",
        "assert [Image.open(name).size for name in ('a.gif', 'a.webp')] == [(9, 9)] * 2",
    ]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, "-c", "\n".join(lines)], cwd=tmp_path, env=environment, check=True, timeout=60)


@pytest.mark.skipif(find_spec("miniaudio") is None, reason="no player of sounds here")
def test_sounds_are_played_without_what_is_left_out(load: Load, tmp_path: Path) -> None:
    parts = load("frozen_parts")
    left_out = [name for name in parts.EXCLUDED_MODULES if not name.startswith(("PIL", "PySide6"))]
    lines = [
        "import sys",
        f"sys.modules.update(dict.fromkeys({left_out!r}))",
        "import miniaudio",
        f"assert {set(parts.SOUND_MODULES)!r} <= set(sys.modules)",
    ]
    subprocess.run([sys.executable, "-c", "\n".join(lines)], cwd=tmp_path, check=True, timeout=60)


def test_the_languages_are_those_of_the_window(load: Load) -> None:
    assert set(load("frozen_parts").languages()) == set(LANGUAGES)


@pytest.mark.parametrize(
    ("place", "kept"),
    [
        (QT + "plugins/platforms/libqxcb.so", True),
        (QT + "plugins/platforms/libqwayland.so", True),
        (QT + "plugins/wayland-shell-integration/libxdg-shell.so", True),
        (QT + "plugins/platforminputcontexts/libibusplatforminputcontextplugin.so", True),
        (QT + "plugins/imageformats/libqsvg.so", True),
        (QT + "plugins/platformthemes/libqgtk3.so", False),
        (QT + "plugins/platforms/libqeglfs.so", False),
        (QT + "lib/libQt6Widgets.so.6", True),
        (QT + "lib/libQt6DBus.so.6", True),  # which the plugin of ibus needs
        (QT + "lib/libQt6Network.so.6", True),
        (QT + "lib/libQt6OpenGL.so.6", False),
        (QT + "plugins/tls/libqopensslbackend.so", True),
        (QT + "plugins/tls/libqcertonlybackend.so", False),
        (QT + "plugins/networkinformation/libqnetworkmanager.so", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6\\plugins\\platforms\\qminimal.dll", False),
        ("PySide6\\opengl32sw.dll", False),
        *((QT + f"translations/qtbase_{code}.qm", True) for code in LANGUAGES),
        (QT + "translations/qtbase_de.qm", False),
        (QT + "translations/qt_help_ja.qm", False),
        ("resources/translations/shogi_desktop_cs.qm", True),
    ],
)
def test_unused_parts_of_qt_stay_out(load: Load, place: str, kept: bool) -> None:
    inside = str(ROOT / "anything.so")  # no library of the system
    assert load("frozen_parts").wanted(place, inside, True) is kept


@pytest.mark.parametrize(
    ("place", "kept"),
    [
        ("PySide6\\plugins\\tls\\qschannelbackend.dll", True),
        ("PySide6/Qt/plugins/tls/libqsecuretransportbackend.dylib", True),
        ("PySide6\\plugins\\tls\\qopensslbackend.dll", False),
        ("PySide6\\plugins\\tls\\qcertonlybackend.dll", False),
        ("libssl-3-x64.dll", False),
        ("PySide6\\libcrypto-3-x64.dll", False),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.dylib", False),
        ("libcrypto.3.dylib", False),
    ],
)
def test_windows_and_macos_encrypt_by_themselves(load: Load, place: str, kept: bool) -> None:
    assert load("frozen_parts").wanted(place, "", False) is kept


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("libssl.so.3", False),
        ("libxcb-cursor.so.0", True),
        ("libxkbcommon.so.0", True),
        ("libGL.so.1", False),
        ("libgtk-3.so.0", False),
    ],
)
def test_few_libraries_of_the_system_come_along(load: Load, name: str, kept: bool) -> None:
    assert load("frozen_parts").wanted(name, f"/usr/lib/x86_64-linux-gnu/{name}", True) is kept
