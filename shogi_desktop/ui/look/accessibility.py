"""For people who see or bear less: little motion where the system asks for it, and what screen readers are told."""

from __future__ import annotations

import sys
from functools import cache
from typing import Final

from PySide6.QtCore import QObject, QProcess, QStandardPaths, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QWidget

_SPI_GETCLIENTAREAANIMATION: Final = 0x1042
_GNOME: Final = ("gsettings", ("get", "org.gnome.desktop.interface", "enable-animations"))
_WORKSPACE: Final = (b"NSWorkspace", b"sharedWorkspace", b"accessibilityDisplayShouldReduceMotion")


class Motion(QObject):
    """The one answer for all windows; see `motion`. Until the system is asked it wants nothing.

    Signals:
        changed(): the answer is another one.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reduced = False
        self._asked: QProcess | None = None

    def ask(self) -> None:
        """Asks the system; a desktop that answers by a command may do so later, and one that says nothing moves."""
        try:
            if sys.platform == "win32":
                self.set_reduced(_windows_reduces())
            elif sys.platform == "darwin":
                self.set_reduced(_macos_reduces())
            else:
                self._ask_gnome(*_GNOME)
        except (OSError, AttributeError):  # a system without that question
            return

    def _ask_gnome(self, program: str, arguments: tuple[str, ...]) -> None:
        found = QStandardPaths.findExecutable(program)
        if not found or self._asked is not None:
            return
        self._asked = QProcess(self)
        self._asked.finished.connect(self._answered)
        self._asked.errorOccurred.connect(self._answered)
        self._asked.start(found, list(arguments))

    def _answered(self) -> None:
        if self._asked is not None:
            self.set_reduced(bytes(self._asked.readAllStandardOutput().data()).strip() == b"false")
            self._asked.deleteLater()
            self._asked = None

    def set_reduced(self, reduced: bool) -> None:
        """The system's answer."""
        if reduced != self.reduced:
            self.reduced = reduced
            self.changed.emit()


def motion() -> Motion:
    """The answer for this program."""
    app = QApplication.instance()
    assert app is not None
    return app.findChild(Motion) or Motion(app)


def _windows_reduces() -> bool:
    """Settings, Accessibility, Visual effects, Animation effects."""
    import ctypes

    animated = ctypes.c_int(1)
    asked = ctypes.windll.user32.SystemParametersInfoW  # type: ignore[attr-defined,unused-ignore]
    return bool(asked(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animated), 0)) and not animated.value


def _macos_reduces() -> bool:
    """System Settings, Accessibility, Display, Reduce motion."""
    import ctypes
    import ctypes.util

    runtime = ctypes.cdll.LoadLibrary(ctypes.util.find_library("objc") or "libobjc.dylib")
    runtime.objc_getClass.restype = runtime.sel_registerName.restype = ctypes.c_void_p
    runtime.objc_getClass.argtypes = runtime.sel_registerName.argtypes = [ctypes.c_char_p]
    name, shared, question = _WORKSPACE
    send = ctypes.cast(runtime.objc_msgSend, ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p))
    ask = ctypes.cast(runtime.objc_msgSend, ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p))
    workspace = send(runtime.objc_getClass(name), runtime.sel_registerName(shared))
    return bool(ask(workspace, runtime.sel_registerName(question)))


@cache
def give_roles() -> None:
    """From now on and for the whole program, screen readers take a class for what it says by `spoken_role`, a
    `QAccessible.Role`, where Qt would say nothing: windows, boards, graphs."""
    QAccessible.installFactory(_face)


def _face(key: str, part: QObject) -> QAccessibleInterface | None:
    """What stands for a part on the bus; None: what Qt makes for it. Asked for each of its classes, `key`."""
    if not isinstance(part, QWidget):
        return None
    role = getattr(type(part), "spoken_role", None)
    if isinstance(role, QAccessible.Role):
        return QAccessibleWidget(part, role)
    plain = key == "QWidget" and part.isWindow() and part.windowType() == Qt.WindowType.Window
    return QAccessibleWidget(part, QAccessible.Role.Window) if plain else None
