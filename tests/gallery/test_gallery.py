from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.ui.widgets.forms import call
from tests.gallery.clipped import clipped_texts
from tests.gallery.index import Entry, page
from tests.gallery.table import SCENES
from tests.gallery.unnamed import unnamed_parts

ROOT = Path(__file__).parents[2]


def test_no_picture_is_made_twice() -> None:
    views = Counter((view.name, view.size) for scene in SCENES for view in scene.views())
    assert [name for name, count in views.items() if count > 1] == []


def test_the_command_makes_pictures_and_a_page(tmp_path: Path) -> None:
    names = ("about-light-en", "marks-shogi-kaya-dark-en-*")
    command = [sys.executable, "-m", "tests.gallery", str(tmp_path), "--only", *names]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    made = sorted(path.name for path in tmp_path.glob("*.png"))
    assert [name.rsplit("-", 1)[0] for name in made] == ["about-light-en", "marks-shogi-kaya-dark-en"]
    assert QImage(str(tmp_path / made[1])).width() == 1280
    assert all(name in (tmp_path / "index.html").read_text(encoding="utf-8") for name in made)


def test_texts_that_are_cut_off_are_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    whole, cut = QLabel("a text with room", window), QLabel("a text without room", window)
    whole.setGeometry(0, 0, 400, 40)
    cut.setGeometry(0, 50, 30, 40)
    field, empty = QLineEdit("a long text that is typed", window), QLineEdit(window)
    for at, line in enumerate((field, empty)):
        line.setGeometry(0, 100 + 50 * at, 60, 40)
        line.setPlaceholderText("words that are longer than it")
    window.show()
    assert clipped_texts(window) == ["a text without room", "words that are longer than it"]


def test_the_page_escapes_what_it_tells() -> None:
    made = page([Entry("a", "a-1x1.png", ("<b>",)), Entry("b", "b-1x1.png")])
    assert "&lt;b&gt;" in made and made.count("<figure ") == 2 and "2 pictures" in made


@pytest.mark.timeout(900)
def test_screen_readers_know_every_part(tmp_path: Path) -> None:
    """One picture of each scene and page, of the first game, theme and language."""
    command = [sys.executable, "-m", "tests.gallery", str(tmp_path), "--spoken"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_parts_without_a_name_or_role_are_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    box, called, painted, field = QComboBox(), QComboBox(), QWidget(), QLineEdit()
    box.setAccessibleName("Game")  # on Linux and macOS nobody reads it
    call(called, "Game")
    painted.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    painted.setAccessibleName("Graph")
    for part in (box, called, painted, field, QPushButton("Text")):
        row.addWidget(part)
    window.setWindowTitle("Window")
    window.show()
    found = ["QComboBox in QWidget has no name", "QWidget in QWidget has no role", "QLineEdit in QWidget has no name"]
    assert unnamed_parts(window) == found
