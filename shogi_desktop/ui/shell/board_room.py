"""The board, which the window is about: its page with the panel, the keys, and the way out."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from shogi_desktop.rules import Side

from ..action import FILE, HELP, VIEW, Action, Where
from ..desk import Desk, Room, show_dialog
from ..record.side_panel import SidePanel
from ..words.i18n import QT_TRANSLATE_NOOP
from .actions import Actions
from .board_page import BoardPage


class BoardRoom(Room):
    name = "board"

    def __init__(self, desk: Desk, tabs: QWidget, panel: SidePanel) -> None:
        super().__init__(desk)
        self.page = BoardPage(desk, tabs, panel)
        self.actions: Actions | None = None  # once all rooms have stated theirs
        self.doors = (
            Action("QUIT", QT_TRANSLATE_NOOP("Actions", "&Quit"), "Ctrl+Q", FILE.at(4, 0), desk.window.close,
                icon="quit", role=QAction.MenuRole.QuitRole),
            Action("PANEL", QT_TRANSLATE_NOOP("Actions", "&Record beside the board"), "Shift+F11", VIEW.at(3, 1),
                self.page.toggle_panel,
                tip=QT_TRANSLATE_NOOP("Actions", "Show the moves beside the board, or give the board their room"),
                icon="panel", where=Where.BOARD, checked=self._has_panel),
            Action("SHORTCUTS", QT_TRANSLATE_NOOP("Actions", "&Keyboard and mouse"), "F1", HELP.at(0, 0),
                self._show_shortcuts, everywhere=True),
        )  # fmt: skip
        self.page.panel_shown.connect(desk.changed)
        self.page.panel_wished.connect(self._keep_panel)
        desk.panel_wished.connect(self.page.open_panel)
        desk.table.cards_need_room.connect(self._take_cards)
        desk.session.record.game_started.connect(self._show)
        desk.store.changed.connect(self._follow)
        self._follow()
        desk.pages.addWidget(self.page)
        desk.show_page(self.name, self.page)

    def open(self, subject: object) -> bool:
        self._show()
        return True

    def _show(self) -> None:
        self.desk.show_page(self.name, self.page)
        self.desk.table.board.setFocus()

    def _has_panel(self) -> bool:
        return self.page.panel_seen

    def _keep_panel(self, wanted: bool) -> None:
        self.desk.store.update(side_panel=wanted)

    def _follow(self) -> None:
        self.page.set_wanted(self.desk.store.current.side_panel)

    def _take_cards(self) -> None:
        table = self.desk.table
        near = Side.WHITE if table.board.flipped else Side.BLACK
        self.page.take_cards(table.cards[near.other], table.cards[near])

    def _show_shortcuts(self) -> None:
        from .shortcuts import ShortcutsDialog

        assert self.actions is not None
        show_dialog(ShortcutsDialog(self.actions, self.desk.window))
