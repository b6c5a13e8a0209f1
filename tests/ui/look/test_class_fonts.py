"""Every kind of widget has the program's letters, whatever the system gives its class."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QMdiSubWindow,
    QMenu,
    QMenuBar,
    QMessageBox,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QStatusBar,
    QTabBar,
    QTextEdit,
    QToolBar,
    QToolButton,
    QToolTip,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from shogi_desktop import program_files
from shogi_desktop.ui.look.theme import Theme
from shogi_desktop.ui.words.i18n import Language

OF_THE_SYSTEM = (
    *("QMenu", "QMenuBar", "QMenuItem", "QMessageBox", "QLabel", "QTipLabel", "QTitleBar", "QStatusBar"),
    *("QMdiSubWindowTitleBar", "QDockWidgetTitle", "QPushButton", "QCheckBox", "QRadioButton", "QToolButton"),
    *("QAbstractItemView", "QListView", "QHeaderView", "QListBox", "QComboMenuItem", "QComboLineEdit"),
    *("QSmallFont", "QMiniFont"),
)
"""The classes to which a platform of Qt may give a font (QApplicationPrivate::initializeWidgetFontHash)."""
WIDGETS: tuple[Callable[[], QWidget], ...] = (
    *(QMenu, QMenuBar, QMessageBox, QStatusBar, QToolBar, QToolButton, QTreeView, QListView, QTextEdit, QTabBar),
    *(QPushButton, QCheckBox, QRadioButton, QLabel, QLineEdit, QComboBox, QSpinBox, QGroupBox),
    *(QDockWidget, QMdiSubWindow, partial(QHeaderView, Qt.Orientation.Horizontal)),
)


@pytest.fixture
def theme(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Theme]:
    """A look on a system that gives its classes small letters when the style is exchanged, as Windows and macOS do with
    Fusion and with the first style sheet."""
    usual, own, of_system = qapp.font(), QFont(qapp.font()), QFont(["Tahoma"], 7)
    own.setFamilies(["Shogi Desktop Sans"])
    set_style, set_sheet = qapp.setStyle, qapp.setStyleSheet

    def exchange(setter: Callable[[str], object], text: str) -> None:
        first = setter is set_style or not qapp.styleSheet()
        setter(text)
        for name in OF_THE_SYSTEM if first else ():
            qapp.setFont(of_system, name)  # type: ignore[arg-type]

    qapp.setStyleSheet("")
    qapp.setFont(own)
    with monkeypatch.context() as patch:
        patch.setattr(qapp, "setStyle", partial(exchange, set_style))
        patch.setattr(qapp, "setStyleSheet", partial(exchange, set_sheet))
        theme = Theme(qapp)
        yield theme
        theme.apply("light")
    qapp.setStyleSheet("")
    qapp.setFont(usual)
    theme.deleteLater()


def letters(font: QFont) -> tuple[str, float]:
    return font.families()[0], font.pointSizeF()


def of_classes() -> dict[str, tuple[str, float]]:
    return {name: letters(QApplication.font(name)) for name in OF_THE_SYSTEM}  # type: ignore[call-overload]


@pytest.mark.parametrize("percent", [100, 150, 80])
def test_no_class_has_letters_of_its_own(theme: Theme, qapp: QApplication, percent: int) -> None:
    theme.apply("light", percent)
    wished = letters(qapp.font())
    assert wished[0] == "Shogi Desktop Sans"
    assert of_classes() == dict.fromkeys(OF_THE_SYSTEM, wished)
    assert letters(QToolTip.font()) == wished


def test_widgets_follow_the_size_and_the_language(theme: Theme, qapp: QApplication, qtbot: QtBot) -> None:
    made = [make() for make in WIDGETS]
    for widget in made:
        qtbot.addWidget(widget)
        widget.ensurePolished()
    language = Language(qapp, program_files.resources())
    for choice, percent, code in (("light", 100, "en"), ("light", 150, "en"), ("dark", 150, "ja"), ("dark", 100, "ja")):
        theme.apply(choice, percent)
        language.apply(code)
        found = {type(widget).__name__: letters(widget.font()) for widget in made}
        assert found == dict.fromkeys(found, letters(qapp.font()))
    language.apply("en")


def test_no_widget_is_made_with_letters_of_the_system(theme: Theme, qapp: QApplication, qtbot: QtBot) -> None:
    """Qt would not tell those that are not seen when their letters become others."""
    assert of_classes() == dict.fromkeys(OF_THE_SYSTEM, letters(qapp.font()))
    bar = QStatusBar()
    qtbot.addWidget(bar)
    told = QLabel(bar)
    theme.apply("light")
    assert letters(told.font()) == letters(bar.font()) == letters(qapp.font())
