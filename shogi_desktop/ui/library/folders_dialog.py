"""Which folders the library looks into."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidget, QListWidgetItem, QPushButton, QWidget

from shogi_desktop.excerpt import excerpt
from shogi_desktop.session.library.library_session import LibrarySession

from ..look.places import resize_within
from ..look.theme import SPACE
from ..widgets import file_dialogs
from ..widgets.layouts import buttons_of, in_column, in_row
from ..widgets.plain import folding_label, tip
from ..words.i18n import translate

SIZE: Final = QSize(620, 380)
_PATH: Final = Qt.ItemDataRole.UserRole
_SHOWN: Final = 300


class FoldersDialog(QDialog):
    """What is done here is done at once."""

    def __init__(self, library: LibrarySession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self.setWindowTitle(self.tr("Folders of the library"))
        told = folding_label("muted")
        told.setText(self.tr("Records in these folders and in those below them are listed. No record is ever changed."))
        self.list = QListWidget()
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setAccessibleName(self.tr("Folders"))
        self.add = QPushButton(self.tr("Add…"))
        self.remove = QPushButton(self.tr("Remove"))
        buttons = buttons_of(self, QDialogButtonBox.StandardButton.Close)
        row = in_row(self.add, self.remove, 1, buttons, spacing=SPACE)
        in_column(told, (self.list, 1), row, of=self, margins=SPACE * 2, spacing=SPACE)
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(self._remove)
        self.list.currentRowChanged.connect(self._allow)
        library.folders_changed.connect(self._fill)
        self._fill()
        resize_within(self, SIZE)

    def _fill(self) -> None:
        self.list.clear()
        for path in self._library.folders.paths:
            item = QListWidgetItem(excerpt(path, _SHOWN))
            item.setData(_PATH, path)
            item.setToolTip(tip(path))
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self._allow()

    def _allow(self) -> None:
        self.remove.setEnabled(self.list.currentItem() is not None)

    def _add(self) -> None:
        ask_folder(self._library, self)

    def _remove(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self._library.remove_folder(str(item.data(_PATH)))


def ask_folder(library: LibrarySession, parent: QWidget) -> None:
    """Adds a folder that the person chooses."""
    title = translate("FoldersDialog", "Add a folder of records")
    path = file_dialogs.folder_path(parent, title, library.last_folder)
    if path:
        library.add_folders([path])
