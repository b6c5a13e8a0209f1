"""The board, which the window is about: its page with the panel, the keys, and the way out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QSplitter, QToolButton, QVBoxLayout, QWidget

from shogi_desktop.rules import Side

from ..action import FILE, HELP, VIEW, Action, Where
from ..desk import Desk, Room, show_dialog
from ..look.fonts import scaled
from ..look.theme import SPACE
from ..record.side_panel import CARD_WIDTH, LEAST_WIDTH, WIDTH, SidePanel
from ..table.player_card import PlayerCard
from ..widgets.keys import walk_by_key
from ..widgets.layouts import in_column, in_row
from ..words.i18n import QT_TRANSLATE_NOOP
from .actions import Actions

ROOMY: Final = 960  # pixels; a page of this width always has room for the panel
TABLE_SHARE: Final = 1.3  # width to height of a table whose board is as high as the page
HIGH: Final = 600  # pixels; in a lower page the moves, the players and the small map have no room below each other
BESIDE: Final = 940  # width of the table when the splitter is seen for the first time


_BUTTONS: Final = ("PANEL", None, "BACK", "FORWARD", None, "TAKE_BACK", "HINT", "FLIP")
_ICON: Final = QSize(22, 22)


class Rail(QWidget):
    """Only places things; None leaves room between groups."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = in_column(of=self, margins=(0, SPACE, SPACE // 2, SPACE), spacing=SPACE // 2)
        for name in _BUTTONS:
            if name is None:
                column.addStretch(1)
                continue
            button = QToolButton()
            button.setDefaultAction(desk.action(name))
            button.setIconSize(_ICON)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            column.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)


class BoardPage(QWidget):
    """A small page closes the panel where that makes the board larger; the person may open it there, and close it
    anywhere.

    Signals:
        panel_shown(bool): the panel has come or gone.
        panel_wished(bool): the person wants it so on pages with room for it.
    """

    panel_shown = Signal(bool)
    panel_wished = Signal(bool)

    def __init__(self, desk: Desk, tabs: QWidget, panel: SidePanel) -> None:
        super().__init__(desk.pages)
        self._table, self._panel, self._record = desk.table, panel, desk.session.record
        self._escaped = desk.escaped
        self._wanted = True  # where there is room
        self._small = self._high = False
        self._splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self._splitter.addWidget(desk.table)
        self._splitter.addWidget(panel)
        self._splitter.setStretchFactor(0, 5)
        self._splitter.setStretchFactor(1, 1)
        self._splitter.setSizes([BESIDE, WIDTH])
        self._set_up_splitter()
        self._rail = Rail(desk, self)
        self._rail.hide()
        self._upper, self._lower = QVBoxLayout(), QVBoxLayout()
        row = in_row((self._splitter, 1), self._rail, spacing=0)
        self._column = in_column(tabs, self._upper, (row, 1), self._lower, of=self, margins=0, spacing=0)
        self._place_map()

    def _set_up_splitter(self) -> None:
        self._splitter.setOrientation(Qt.Orientation.Horizontal)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.setHandleWidth(5)

    def state(self) -> str:
        """How the room is shared out: Qt's state in hex."""
        return bytes(self._splitter.saveState().toHex().data()).decode()

    def restore(self, state: str) -> None:
        self._splitter.restoreState(QByteArray.fromHex(state.encode("ascii", "replace")))
        self._set_up_splitter()  # a remembered state says all this too

    def set_wanted(self, wanted: bool) -> None:
        """Whether the panel is to be seen where there is room for it."""
        if wanted != self._wanted:
            self._wanted = wanted
            self._show(wanted and not self._small)

    @property
    def panel_seen(self) -> bool:
        return not self._panel.isHidden()

    def toggle_panel(self) -> None:
        """The person wants it the other way."""
        shown = not self.panel_seen
        self._show(shown)
        if not self._small:
            self._wanted = shown
            self.panel_wished.emit(shown)

    def open_panel(self) -> None:
        """Something is to be seen in it."""
        self._show(True)

    def _show(self, shown: bool) -> None:
        if shown == self.panel_seen:
            return
        had_focus = self._panel.isAncestorOf(self.focusWidget() or self)
        self._panel.setVisible(shown)
        self._rail.setVisible(not shown)
        self._table.set_alone(not shown)
        self._place_map()
        if had_focus:
            self._table.board.setFocus()
        self.panel_shown.emit(shown)

    def _place_map(self) -> None:
        """In the panel while that is seen and high enough."""
        if self.panel_seen and self._high:
            self._panel.take_map(self._table.board.map.lodge(self._panel))
        else:
            self._table.board.map.lodge(None)

    def take_cards(self, upper: PlayerCard, lower: PlayerCard) -> None:
        """Shows the players where the corners of the board are too small: in the panel, or above and below all."""
        if self.panel_seen:
            self._panel.take_cards(upper, lower)
            return
        for card, place in ((upper, self._upper), (lower, self._lower)):
            place.addWidget(card)
            card.fit(CARD_WIDTH, self.width() - 2 * SPACE, flat=True)
            card.show()

    def _is_small(self) -> bool:
        beside = self.width() - scaled(LEAST_WIDTH)
        return self.width() < scaled(ROOMY) and beside < TABLE_SHARE * self.height()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nothing on the page had a use for walk through the record; Escape ends looking for a piece."""
        record = self._record
        if event.key() == Qt.Key.Key_Escape and self._table.seeking.is_open:
            self._table.seeking.close()
            return
        if not (record.begun and walk_by_key(event, record.walk, record.go_to_end)):
            super().keyPressEvent(event)
            if event.key() == Qt.Key.Key_Escape:
                self._escaped.emit(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        high = self.height() >= scaled(HIGH)
        if high != self._high:
            self._high = high
            self._place_map()
        small = self._is_small()
        if small != self._small:
            self._small = small
            self._show(self._wanted and not small)
            self._column.activate()  # at once: else the board is drawn in sizes that it does not keep


class BoardRoom(Room):
    name = "board"

    def __init__(self, desk: Desk, tabs: QWidget, panel: SidePanel) -> None:
        super().__init__(desk)
        self.page = BoardPage(desk, tabs, panel)
        self.actions: Actions | None = None  # once all rooms have stated theirs
        self.doors = (
            Action("QUIT", QT_TRANSLATE_NOOP("Actions", "&Quit"), "Ctrl+Q", FILE.at(4, 0), desk.window.close,
                icon="quit", role=QAction.MenuRole.QuitRole),
            Action("PANEL", QT_TRANSLATE_NOOP("Actions", "&Record beside the board"), "Shift+F11", VIEW.at(2, 0),
                self.page.toggle_panel,
                tip=QT_TRANSLATE_NOOP("Actions", "Show the moves beside the board, or give the board their room"),
                icon="panel", where=Where.BOARD, checked=self._has_panel),
            Action("PALETTE", QT_TRANSLATE_NOOP("Actions", "&Find anything…"), "Ctrl+Shift+P", HELP.at(0, 0),
                self._show_palette,
                tip=QT_TRANSLATE_NOOP("Actions",
                    "Type what you look for: a command, a setting, a game, a piece or a page of help"), icon="search"),
            Action("SHORTCUTS", QT_TRANSLATE_NOOP("Actions", "&Keyboard and mouse"), "F1", HELP.at(0, 1),
                self._show_shortcuts, everywhere=True),
        )  # fmt: skip
        self.page.panel_shown.connect(desk.changed)
        self.page.panel_wished.connect(self._keep_panel)
        desk.panel_wished.connect(self.page.open_panel)
        desk.table.placing.cards_need_room.connect(self._take_cards)
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

    def _show_palette(self) -> None:
        from .palette import Palette
        from .palette_rows import rows_of

        assert self.actions is not None
        palette = Palette(rows_of(self.desk, self.actions), self.desk.window)
        palette.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        palette.show()
        palette.field.setFocus()

    def _show_shortcuts(self) -> None:
        from .shortcuts import ShortcutsDialog

        assert self.actions is not None
        show_dialog(ShortcutsDialog(self.actions, self.desk.window))
