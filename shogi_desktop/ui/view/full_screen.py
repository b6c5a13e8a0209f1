"""The whole screen for the board: no menus and no status line, until the pointer comes to the upper edge or Alt is hit.

The menus come over the window, so that nothing below moves.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar, QWidget

EDGE: Final = 3  # pixels
GONE_MS: Final = 300  # after the pointer has left the menus


class _Edge(QWidget):
    """The upper edge of the screen."""

    reached = Signal()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.reached.emit()


class _Others(QObject):
    """Whatever else is hit while Alt is held: then Alt was no wish for the menus."""

    hit = Signal()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        key = event.key() if isinstance(event, QKeyEvent) else Qt.Key.Key_unknown
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.ShortcutOverride) and key != Qt.Key.Key_Alt:
            self.hit.emit()
        return False


class FullScreen(QObject):
    """Follows the state of the window.

    Signals:
        changed(bool): the window fills the screen now, or no longer.
    """

    changed = Signal(bool)

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._on = False
        self._before = window.size()  # what fills the screen has another one
        self._alt = False  # whether Alt is held and nothing else was hit with it
        self._others = _Others(self)
        self._others.hit.connect(self._forget_alt)
        self._edge: _Edge | None = None
        self.bar: QMenuBar | None = None
        self._away = QTimer(self, singleShot=True, interval=GONE_MS)
        self._away.timeout.connect(self._hide_menus)
        window.installEventFilter(self)

    def toggle(self) -> None:
        if not self._on:
            self._before = self._window.size()
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def show_menus(self) -> None:
        """Over the upper edge, until they are no longer used."""
        if self.bar is not None:
            self.bar.setGeometry(0, 0, self._window.width(), self.bar.sizeHint().height())
            self.bar.show()
            self.bar.raise_()

    def _follow(self) -> None:
        on = self._window.isFullScreen()
        if on == self._on:
            return
        self._on = on
        if on and self._edge is None:
            self._make()
        native = self._window.menuBar().isNativeMenuBar()
        self._window.menuBar().setVisible(not on or native)
        self._window.statusBar().setVisible(not on)
        if self._edge is not None:
            self._edge.setVisible(on and not native)
        self._hide_menus()
        if not on and not self._window.isMaximized():
            QTimer.singleShot(0, self, self._resize)
        self.changed.emit(on)

    def _resize(self) -> None:
        """As large as before: where windows draw their own frames, Qt takes that off each time."""
        if not self._window.isFullScreen() and not self._window.isMaximized():
            self._window.resize(self._before)

    def _make(self) -> None:
        """Menus of their own with the same entries: those of the window would push everything down."""
        window = self._window
        self._edge = _Edge(window)
        self._edge.reached.connect(self.show_menus)
        self.bar = QMenuBar(window)
        self.bar.setNativeMenuBar(False)
        self.bar.addActions(window.menuBar().actions())
        self.bar.setAutoFillBackground(True)
        self.bar.hide()
        self.bar.installEventFilter(self)
        for menu in window.menuBar().findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly):
            menu.aboutToHide.connect(self._away.start)

    def _hide_menus(self) -> None:
        """Unless they are used."""
        if self.bar is None or self.bar.isHidden():
            return
        if self._on and (self.bar.underMouse() or self.bar.activeAction() is not None):
            return
        self.bar.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self.bar:
            if kind == QEvent.Type.Leave:
                self._away.start()
        elif kind == QEvent.Type.WindowStateChange:
            self._follow()
        elif kind == QEvent.Type.Resize and self._edge is not None:
            self._edge.setGeometry(0, 0, self._window.width(), EDGE)
            self._edge.raise_()
        elif self._on and isinstance(event, QKeyEvent):
            return self._key(event)
        return False

    def _key(self, event: QKeyEvent) -> bool:
        """A key that nothing in the window had a use for."""
        pressed = event.type() == QEvent.Type.KeyPress
        if pressed and event.key() == Qt.Key.Key_Escape:
            self.toggle()
            return True
        if event.key() != Qt.Key.Key_Alt:
            return False
        if pressed:
            self._alt = True
            _program().installEventFilter(self._others)
        elif event.type() == QEvent.Type.KeyRelease and self._alt and self.bar is not None:
            self._forget_alt()
            self.show_menus()
            self.bar.setActiveAction(self.bar.actions()[0])
        return True

    def _forget_alt(self) -> None:
        self._alt = False
        _program().removeEventFilter(self._others)


def _program() -> QCoreApplication:
    program = QCoreApplication.instance()
    assert program is not None
    return program
