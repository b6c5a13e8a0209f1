"""Which file or folder: the dialog of the system where there is one, else Qt's."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, QStandardPaths, QTimer
from PySide6.QtWidgets import QAbstractItemView, QDialog, QFileDialog, QHeaderView, QLineEdit, QTreeView, QWidget

from ..look.fonts import scaled
from ..words.i18n import translate

SIZE: Final = QSize(760, 480)


def open_paths(parent: QWidget, title: str, folder: str, kinds: str) -> list[str]:
    """Files that there are; none where the person cancels. `kinds` are rows of names and patterns, as Qt has them."""
    dialog = made_dialog(parent, title, folder, kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.setOption(QFileDialog.Option.HideNameFilterDetails)  # a dozen patterns
    return _chosen(dialog)[0]


def open_path(parent: QWidget, title: str, folder: str, kinds: str = "") -> str:
    """A file that there is, "" for none."""
    dialog = made_dialog(parent, title, folder, kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setOption(QFileDialog.Option.HideNameFilterDetails)
    return "".join(_chosen(dialog)[0])


def folder_path(parent: QWidget, title: str, folder: str = "") -> str:
    """A folder, "" for none."""
    dialog = made_dialog(parent, title, folder, "")
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    return folder_meant("".join(_chosen(dialog)[0]), parent)


def folder_meant(chosen: str, parent: QWidget) -> str:
    """The folder that a dialog gave back; "" for one that there is not, which is said. Qt's dialog puts a whole path
    that was typed behind the folder that its list offers for it."""
    if not chosen or os.path.isdir(chosen):
        return chosen
    strokes = (at for at, letter in enumerate(chosen) if at and letter == "/")
    behind = (chosen[at + bool(os.path.splitdrive(chosen[at + 1 :])[0]) :] for at in strokes)  # C:/... or /...
    typed = next((path for path in behind if path.count("/") > 1 and os.path.isdir(path)), "")
    if not typed:
        from .messages import inform  # which asks for paths itself

        inform(parent, translate("FolderPath", "There is no such folder."), chosen)
    return typed


def save_path(
    parent: QWidget, title: str, proposed: str, kinds: Sequence[str], overwrites: bool = True
) -> tuple[str, str]:
    """Where to save, "" for nowhere, and the row of `kinds` that was chosen, by itself the first one. The dialog asks
    about a file that is there, but for one that is added to (`overwrites` False)."""
    dialog = made_dialog(parent, title, proposed, ";;".join(kinds))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite, not overwrites)
    paths, kind = _chosen(dialog)
    return "".join(paths), kind


def made_dialog(parent: QWidget, title: str, folder: str, kinds: str) -> QFileDialog:
    """A class of our own would never be the system's dialog. Qt's has two of its words in English alone, and columns
    that cut what stands in them."""
    dialog = QFileDialog(parent, title, folder or usual_folder(), kinds)
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, translate("FileDialog", "&Look in:"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, translate("FileDialog", "Files of &type:"))
    for files in dialog.findChildren(QTreeView):
        dialog.resize(scaled(SIZE.width()), scaled(SIZE.height()))
        files.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        files.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    for field in dialog.findChildren(QLineEdit):
        completer = field.completer()
        shown = completer.popup() if completer is not None else None
        if shown is not None:
            _Completing(field, shown)
    return dialog


def usual_folder() -> str:
    """Where a person keeps files, for who has chosen none yet: not where the program lies."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return documents if os.path.isdir(documents) else str(Path.home())


class _Completing(QObject):
    """In a folder that was typed, Qt's dialog offers all its names to complete, in a list that takes the next click
    though nothing is typed any more."""

    def __init__(self, field: QLineEdit, shown: QAbstractItemView) -> None:
        super().__init__(field)
        self._field, self._list = field, shown
        shown.installEventFilter(self)
        field.textChanged.connect(self._end)

    def _end(self) -> None:
        if not self._field.text():
            QTimer.singleShot(0, self._list, self._list.hide)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self._end()
        return False


def _chosen(dialog: QFileDialog) -> tuple[list[str], str]:
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    found = dialog.selectedFiles() if accepted else []
    kind = dialog.selectedNameFilter()
    dialog.deleteLater()
    return found, kind
