"""What is dragged onto a window out of another program."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QDropEvent


def dragged_paths(data: QMimeData) -> list[str]:
    """The local files and folders that are dragged; none where anything else is among them."""
    paths = [url.toLocalFile() for url in data.urls()]
    return paths if all(paths) else []


def accept_copy(event: QDropEvent) -> None:
    """Takes what is dragged as a copy, never as moved: the program it comes from would then remove its files."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()
