"""The list of contents: the games, their sections, and the parts of the section that is read."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from ..widgets.plain import tip
from ..words.documents import document
from .inline import plain_text
from .page_text import Heading, parse_page, sections
from .pages import variant_of_page

WHERE = Qt.ItemDataRole.UserRole  # (variant name, section id)


class Contents(QTreeWidget):
    """`chosen(variant name, section id)` tells where the reader wants to go; `browsed` the same while they walk
    through the list by the keyboard."""

    chosen = Signal(str, str)
    browsed = Signal(str, str)

    def __init__(self, variant_names: list[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = variant_names
        self._items: dict[tuple[str, str], QTreeWidgetItem] = {}
        self._read: QTreeWidgetItem | None = None  # when the mouse was pressed
        self._walking = False
        self.setHeaderHidden(True)
        self.setStyleSheet("QTreeWidget::item { padding: 3px 2px; }")
        self.setRootIsDecorated(False)
        self.setIndentation(14)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(self._tell)
        self.itemClicked.connect(self._tell_again)
        self.retranslate()

    def retranslate(self) -> None:
        """Fills the list in the language of the window."""
        with QSignalBlocker(self):
            self.clear()
            self._items.clear()
            for name in self._names:
                self._fill(name)
        self.setAccessibleName(self.tr("Contents"))

    def _fill(self, name: str) -> None:
        blocks, variant = parse_page(document(f"rules/{name}.md")), variant_of_page(name)
        title = next(block for block in blocks if isinstance(block, Heading) and block.level == 1)
        game = self._add(None, plain_text(title.text, variant), name, "")
        font = game.font(0)
        font.setBold(True)
        game.setFont(0, font)
        parent = game
        for heading in sections(blocks):
            text = plain_text(heading.text, variant)
            item = self._add(game if heading.level == 2 else parent, text, name, heading.id)
            parent = item if heading.level == 2 else parent

    def _add(self, parent: QTreeWidgetItem | None, text: str, name: str, section: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem([text])
        item.setData(0, WHERE, (name, section))
        item.setToolTip(0, tip(text))
        if parent is None:
            self.addTopLevelItem(item)
        else:
            parent.addChild(item)
        self._items[name, section] = item
        return item

    def follow(self, variant_name: str, section: str) -> None:
        """Marks the section that is read and opens its game and its parts; others close."""
        item = self._items.get((variant_name, section)) or self._items.get((variant_name, ""))
        if item is None:
            return
        opened = [item]
        while above := opened[-1].parent():
            opened.append(above)
        for other in self._items.values():
            if other.childCount() and other.isExpanded() != (other in opened):
                other.setExpanded(other in opened)
        if item is not self.currentItem():
            with QSignalBlocker(self):
                self.setCurrentItem(item)
            self.scrollToItem(item)

    def _tell(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            (self.browsed if self._walking else self.chosen).emit(*item.data(0, WHERE))

    def _tell_again(self, item: QTreeWidgetItem) -> None:
        """A click on the section that is read leads back to its beginning."""
        if item is self._read:
            self._tell(item)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._read = self.currentItem()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._walking = True
        super().keyPressEvent(event)
        self._walking = False
