"""The pieces explained: a guide beside the board, and a page about all pieces of a game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from shogi_desktop.rules import load_variant

from ..action import LEARN, Action
from ..desk import Desk, Room
from ..look.fonts import scaled
from ..subjects import PieceOf
from ..words.i18n import QT_TRANSLATE_NOOP

if TYPE_CHECKING:  # loaded when they are first wished for, so that the program starts fast
    from shogi_desktop.rules import Variant

    from .guide import GuideDock
    from .page import GuidePage

DOCK_WIDTH: Final = 300


class GuideRoom(Room):
    """The guide follows what is pointed at on the board, and is seen beside it only."""

    name = "guide"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._dock: GuideDock | None = None
        self._page: GuidePage | None = None
        self.doors = (
            Action("GUIDE", QT_TRANSLATE_NOOP("Actions", "&Piece guide"), "F2", LEARN.at(1, 2),
                tip=QT_TRANSLATE_NOOP("Actions", "Explains the piece clicked on the board, beside it"), icon="guide",
                setting="guide", everywhere=True),
            Action("GUIDE_PAGE", QT_TRANSLATE_NOOP("Actions", "&All pieces…"), "Shift+F2", LEARN.at(1, 1),
                self._open_seen,
                tip=QT_TRANSLATE_NOOP("Actions", "Every piece with its moves, its worth and what to watch"),
                everywhere=True),
        )  # fmt: skip
        desk.store.changed.connect(self._place_dock)
        desk.page_changed.connect(self._place_dock)
        desk.session.record.game_started.connect(self._show_variant)
        desk.table.board.hand.pointed.connect(self.show_piece)

    def open(self, subject: object) -> bool:
        """The page about all pieces: of a game by its name, else of the one on the board, at a kind by its number; or
        at a kind of any game."""
        if isinstance(subject, PieceOf):
            return self._open(load_variant(subject.game), subject.kind)
        here = self.desk.session.record.game.variant
        other = isinstance(subject, str) and subject not in ("", here.name)
        return self._open(load_variant(str(subject)) if other else here, subject if isinstance(subject, int) else 0)

    def _open(self, variant: Variant, kind: int) -> bool:
        if self._page is None:
            from .page import GuidePage

            self._page = GuidePage(self.desk.art, self.desk.diagrams, self.desk.window)
            self.desk.adopt(self._page)
            self.desk.dress(self._page)
            self._page.rules_wished.connect(partial(self.desk.open, "rules"))
        self._page.set_variant(variant)
        self._page.open_page(kind)
        return True

    def _open_seen(self) -> None:
        self.open(self.desk.game())

    def _show_variant(self) -> None:
        for each in (self._dock, self._page):
            if each is not None:
                each.set_variant(self.desk.session.record.game.variant)

    def show_piece(self, piece: int) -> None:
        """What is pointed at on the board."""
        if self._dock is not None:
            self._dock.show_piece(piece)

    def _place_dock(self) -> None:
        shown = self.desk.store.current.guide and self.desk.page == "board"
        if shown and self._dock is None:
            self._dock = self._made_dock()
        if self._dock is not None:
            opens = shown and self._dock.isHidden()
            self._dock.setVisible(shown)
            piece = self.desk.table.board.piece_of_interest() if opens else 0
            if piece:
                self._dock.show_piece(piece)

    def _made_dock(self) -> GuideDock:
        from .guide import GuideDock

        desk = self.desk
        dock = GuideDock(desk.art, desk.diagrams, desk.window)
        dock.set_variant(desk.session.record.game.variant)
        desk.dress(dock)
        dock.page_wished.connect(self.open)
        dock.closed.connect(self._forget_dock)
        desk.window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        desk.window.resizeDocks([dock], [scaled(DOCK_WIDTH)], Qt.Orientation.Horizontal)
        return dock

    def _forget_dock(self) -> None:
        self.desk.store.update(guide=False)
