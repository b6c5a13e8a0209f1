"""The rules of the games as a book beside the board: contents at the left, the page at the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QSplitter, QToolButton, QVBoxLayout, QWidget

from shogi_desktop import program_files

from ..board import BoardStyle
from ..diagrams.store import Diagrams
from ..faces.art import Art
from ..look.places import open_in_place
from ..look.theme import SPACE
from ..widgets.plain import tip
from .contents import Contents
from .find_bar import FindBar
from .page_view import PageView
from .pages import page_names
from .picture_store import PictureStore

SIZE: Final = (1040, 800)
LIST: Final = 290


class RulePages(QDialog):
    """The rule pages of every game that has one; stays open beside a game."""

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
        self._buttons = {name: QToolButton() for name in ("back", "forward", "smaller", "larger", "find")}
        self._build()
        self._connect()
        self._retranslate()
        open_in_place(self, "rules", QSize(*SIZE))

    def open_page(self, variant_name: str, section: str = "") -> None:
        """Shows the window with the page of a game, at a section (see the ids in resources/texts/en/rules).

        A game without a page gets the first one.
        """
        self.show()
        self.raise_()
        self.activateWindow()
        self.page.open_page(variant_name if variant_name in self._names else self._names[0], section)
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_style(self, style: BoardStyle) -> None:
        """Another look of boards and pieces, light or dark."""
        self.page.set_style(style)

    def _build(self) -> None:
        arrows = {"back": Qt.ArrowType.LeftArrow, "forward": Qt.ArrowType.RightArrow}
        texts = {"smaller": "A–", "larger": "A+"}
        bar = QHBoxLayout()
        bar.setContentsMargins(SPACE, SPACE // 2, SPACE, SPACE // 2)
        for name, button in self._buttons.items():
            if name in arrows:
                button.setArrowType(arrows[name])
            elif name in texts:
                button.setText(texts[name])
            if name == "smaller":
                bar.addStretch(1)
            bar.addWidget(button)
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(bar)
        column.addWidget(self.page, 1)
        column.addWidget(self.find_bar)
        right = QWidget()
        right.setLayout(column)
        splitter = QSplitter()
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self.contents)
        splitter.addWidget(right)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([LIST, SIZE[0] - LIST])
        layout = QHBoxLayout(self)
        layout.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        layout.addWidget(splitter)

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
        for keys, slot in (
            (QKeySequence.StandardKey.Find, self.find_bar.open_bar),
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

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rules"))
        self.page.setAccessibleName(self.windowTitle())
        self._buttons["find"].setText(self.tr("Find"))
        for name, text in (
            ("back", self.tr("Back")),
            ("forward", self.tr("Forward")),
            ("smaller", self.tr("Smaller letters")),
            ("larger", self.tr("Larger letters")),
            ("find", self.tr("Search this page")),
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

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.contents.retranslate()
            self.contents.follow(self.page.variant_name, self.page.section())
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._store.go_on()

    def hideEvent(self, event: QHideEvent) -> None:
        self._store.pause()
        super().hideEvent(event)
