"""The rules of the games as a book beside the board: contents at the left, the page at the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QMouseEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QSplitter, QToolButton, QTreeWidget, QTreeWidgetItem, QWidget

from shogi_desktop import program_files

from ..board import BoardStyle
from ..diagrams.store import Diagrams
from ..faces.art import Art
from ..look.places import bring_up, open_in_place
from ..look.theme import SPACE
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import tip
from ..words.i18n import Translated, document
from .find_bar import FindBar
from .page_html import plain_text
from .page_text import Heading, page_names, parse_page, sections, variant_of_page
from .page_view import PageView
from .pictures import PictureStore

WHERE = Qt.ItemDataRole.UserRole  # (variant name, section id)


class Contents(QTreeWidget):
    """`chosen(variant name, section id)` tells where the reader wants to go; `browsed` the same while they walk
    through the list by the keyboard. Nothing moves under the pointer: what is clicked leads somewhere when the button
    is let go, and other games close when the pointer has left the list."""

    chosen = Signal(str, str)
    browsed = Signal(str, str)

    def __init__(self, variant_names: list[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = variant_names
        self._items: dict[tuple[str, str], QTreeWidgetItem] = {}
        self._read: QTreeWidgetItem | None = None  # when the mouse was pressed
        self._walking = self._pressed = self._pointed = False
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

    def title_of(self, name: str) -> str:
        """Of a page."""
        return self._items[name, ""].text(0)

    def follow(self, variant_name: str, section: str) -> None:
        """Marks the section that is read and opens its game and its parts; others close, later if one points here."""
        item = self._items.get((variant_name, section)) or self._items.get((variant_name, ""))
        if item is None:
            return
        self._open(item)
        if item is not self.currentItem():
            with QSignalBlocker(self):
                self.setCurrentItem(item)
            self.scrollToItem(item)

    def _open(self, item: QTreeWidgetItem) -> None:
        opened = [item]
        while above := opened[-1].parent():
            opened.append(above)
        for other in self._items.values():
            stays = other in opened or (self._pointed and other.isExpanded())
            if other.childCount() and other.isExpanded() != stays:
                other.setExpanded(stays)

    def _tell(self, item: QTreeWidgetItem | None) -> None:
        if item is not None and not self._pressed:
            (self.browsed if self._walking else self.chosen).emit(*item.data(0, WHERE))

    def _tell_again(self, item: QTreeWidgetItem) -> None:
        """A click on the section that is read leads back to its beginning."""
        if item is self._read:
            self._tell(item)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._read = self.currentItem()
        self._pressed = self._pointed = True
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed = False
        super().mouseReleaseEvent(event)
        if self.currentItem() is not self._read:
            self._read = self.currentItem()
            self._tell(self._read)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        item, self._pointed = self.currentItem(), False
        if item is not None:
            self._open(item)
            self.scrollToItem(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._walking = True
        super().keyPressEvent(event)
        self._walking = False


SIZE: Final = (1040, 800)
LIST: Final = 290


class RulePages(Translated, QDialog):
    """The rule pages of every game that has one; stays open beside a game.

    Signals:
        print_wished(): the page is to be printed.
    """

    print_wished = Signal()

    def __init__(self, art: Art, diagrams: Diagrams, style: BoardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModal(False)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        resources = program_files.resources()
        self._store = PictureStore(resources, art, diagrams, self)
        self.page = PageView(resources, self._store, style)
        self._names = page_names()
        self.contents = Contents(self._names)
        self.find_bar = FindBar(self.page)
        self._buttons = {name: QToolButton() for name in ("back", "forward", "smaller", "larger", "find", "print")}
        self._build()
        self._connect()
        self._name_parts()
        open_in_place(self, "rules", QSize(*SIZE))

    def open_page(self, variant_name: str, section: str = "") -> None:
        """Shows the window with the page of a game, at a section (see the ids in resources/texts/en/rules).

        A game without a page gets the first one.
        """
        bring_up(self)
        self.page.open_page(variant_name if variant_name in self._names else self._names[0], section)
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def title(self) -> str:
        """That of the page."""
        return self.contents.title_of(self.page.variant_name)

    def set_style(self, style: BoardStyle) -> None:
        """Another look of boards and pieces, light or dark."""
        self.page.set_style(style)

    def _build(self) -> None:
        arrows = {"back": Qt.ArrowType.LeftArrow, "forward": Qt.ArrowType.RightArrow}
        texts = {"smaller": "A–", "larger": "A+"}
        bar = in_row(margins=(SPACE, SPACE // 2, SPACE, SPACE // 2))
        for name, button in self._buttons.items():
            if name in arrows:
                button.setArrowType(arrows[name])
            elif name in texts:
                button.setText(texts[name])
            if name == "smaller":
                bar.addStretch(1)
            bar.addWidget(button)
        column = in_column(bar, (self.page, 1), self.find_bar, margins=0, spacing=0)
        right = QWidget()
        right.setLayout(column)
        splitter = QSplitter()
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self.contents)
        splitter.addWidget(right)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([LIST, SIZE[0] - LIST])
        in_row(splitter, of=self, margins=SPACE)

    def _connect(self) -> None:
        page, buttons = self.page, self._buttons
        self.contents.chosen.connect(page.open_page)
        self.contents.browsed.connect(page.browse)
        page.section_changed.connect(self.contents.follow)
        page.ways_changed.connect(self._show_ways)
        page.textChanged.connect(self.find_bar.search_again)
        self._show_ways(False, False)
        buttons["back"].clicked.connect(page.go_back)
        buttons["forward"].clicked.connect(page.go_forward)
        buttons["smaller"].clicked.connect(self._smaller)
        buttons["larger"].clicked.connect(self._larger)
        buttons["find"].clicked.connect(self.find_bar.open_bar)
        buttons["print"].clicked.connect(self.print_wished)
        for keys, slot in (
            (QKeySequence.StandardKey.Find, self.find_bar.open_bar),
            (QKeySequence.StandardKey.Print, self.print_wished.emit),
            (QKeySequence.StandardKey.Back, page.go_back),
            (QKeySequence.StandardKey.Forward, page.go_forward),
            (QKeySequence.StandardKey.ZoomIn, self._larger),
            ("Ctrl+=", self._larger),  # the same key where + needs Shift
            (QKeySequence.StandardKey.ZoomOut, self._smaller),
            ("Ctrl+0", self._as_at_first),
        ):
            QShortcut(QKeySequence(keys), self, slot)
        self._searches = (
            (QKeySequence.StandardKey.FindNext, QKeySequence("F3"), self.find_bar.find_next),
            (QKeySequence.StandardKey.FindPrevious, QKeySequence("Shift+F3"), self.find_bar.find_previous),
        )

    def _show_ways(self, back: bool, forward: bool) -> None:
        self._buttons["back"].setEnabled(back)
        self._buttons["forward"].setEnabled(forward)

    def _smaller(self) -> None:
        self.page.zoom_by(-1)

    def _larger(self) -> None:
        self.page.zoom_by(1)

    def _as_at_first(self) -> None:
        self.page.zoom_by(0)

    def _name_parts(self) -> None:
        self.setWindowTitle(self.tr("Rules"))
        self.page.setAccessibleName(self.windowTitle())
        self._buttons["find"].setText(self.tr("Find"))
        self._buttons["print"].setText(self.tr("Print…"))
        for name, text in (
            ("back", self.tr("Back")),
            ("forward", self.tr("Forward")),
            ("smaller", self.tr("Smaller letters")),
            ("larger", self.tr("Larger letters")),
            ("find", self.tr("Search this page")),
            ("print", self.tr("Print this page, or save it as a PDF file")),
        ):
            self._buttons[name].setToolTip(tip(text))
            self._buttons[name].setAccessibleName(text)

    def event(self, event: QEvent) -> bool:
        """Keys that go on with a search are this window's before they are the program's: F3 is both."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._search_of(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        search = self._search_of(event)
        if search is None:
            super().keyPressEvent(event)
        else:
            search()

    def _search_of(self, event: QKeyEvent) -> Callable[[], object] | None:
        """What a key does with the search."""
        pressed = QKeySequence(event.keyCombination())
        return next((go for usual, keys, go in self._searches if event.matches(usual) or pressed == keys), None)

    def retranslate(self) -> None:
        self._name_parts()
        self.contents.retranslate()
        self.contents.follow(self.page.variant_name, self.page.section())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._store.go_on()

    def hideEvent(self, event: QHideEvent) -> None:
        self._store.pause()
        super().hideEvent(event)
