"""What lies over the board of the table, or moves it down: the banner, the strip, the players' cards."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from shogi_desktop.rules import Side

from ..board import BoardView
from ..look.fonts import scaled
from ..look.theme import SPACE
from .banner import Banner
from .player_card import PlayerCard
from .strip import Strip

LEAST_PLATE: Final = 104  # pixels; a card in a narrower corner could not be read
LEAST_ALONE: Final = 78  # well enough


class Placing(QObject):
    """Only places things, each where it hides least.

    Signals:
        cards_need_room(): the corners of the board are too small for the players' cards.
    """

    cards_need_room = Signal()

    def __init__(self, table: QWidget, board: BoardView, column: QBoxLayout) -> None:
        """`column` has the board at its upper end."""
        super().__init__(table)
        self._table, self._board, self._column = table, board, column
        self.banner = Banner(table)
        self.strip = Strip(table)
        self.cards = (PlayerCard(board.viewport()), PlayerCard(board.viewport()))
        self.alone = False  # nothing is seen beside the table: narrow cards are better than cards elsewhere
        for card in self.cards:
            card.hide()
        self.banner.visibility_changed.connect(self._follow_banner)
        board.layout_changed.connect(self._place_banner)
        board.layout_changed.connect(self.place_strip)

    def place_strip(self) -> None:
        strip, board = self.strip, self._board
        size = QSize(min(strip.wanted_width(), board.width()), strip.sizeHint().height())
        place = self._above_squares(size)
        if board.upper_end + board.y() < size.height() <= board.rim_below:
            place.moveTop(round(board.geometry().bottom() + 1 - (board.rim_below + size.height()) / 2))
        strip.setGeometry(place)
        strip.raise_()
        self.keep_map_away()

    def keep_map_away(self) -> None:
        """The small map of the board lies on nothing that is told over the board."""
        told = [each for each in (self.banner, self.strip) if each.isVisibleTo(self._table)]
        self._board.map.keep_free(each.geometry().translated(-self._board.pos()) for each in told)

    def _above_squares(self, size: QSize) -> QRect:
        """A place between the upper edge and the squares: above the whole board where there is room for it."""
        board = self._board
        grid, free = board.grid_box, board.upper_end + board.y()
        left = min(max(0, round(grid.center[0] - size.width() / 2)), board.width() - size.width())
        room = free if free >= size.height() else grid.y + board.y()
        return QRect(QPoint(left + board.x(), max(0, round((room - size.height()) / 2))), size)

    # Cards

    def place_cards(self) -> None:
        """Puts each card into the free corner beside its player's stand, or gives them away where there is none."""
        boxes = [self._board.plate_box(side) for side in Side]
        if min(box.w for box in boxes) < scaled(LEAST_ALONE if self.alone else LEAST_PLATE):
            self.cards_need_room.emit()
            return
        for card, box in zip(self.cards, boxes, strict=True):
            if card.parentWidget() is not self._board.viewport():
                card.setParent(self._board.viewport())
            self._place_card(card, QRect(round(box.x), round(box.y), round(box.w), round(box.h)))

    def _place_card(self, card: PlayerCard, room: QRect) -> None:
        """The card as wide as the stand, at the end of the free corner that touches the stand."""
        card.fit(room.width())
        height = min(card.sizeHint().height(), room.height())
        near = room.center().y() < self._board.viewport().height() // 2
        top = room.top() if not near else room.bottom() - height + 1
        card.setGeometry(room.left(), top, room.width(), height)
        card.show()

    # The banner

    def _follow_banner(self) -> None:
        """It comes where it hides least; once it is gone the keyboard is the board's."""
        if self._is_banner_seen():
            self._make_room_above()
            self._place_banner()
            self.banner.follow(self._board)
        else:
            self.keep_map_away()
            self._board.setFocus()

    def _is_banner_seen(self) -> bool:
        return self.banner.isVisibleTo(self._table)

    def give_room_back(self) -> None:
        """What the banner had above the board; not when it closes, as nothing shall move under the mouse."""
        if not self._is_banner_seen():
            self._column.setContentsMargins(0, 0, 0, 0)

    def _banner_size(self) -> QSize:
        most = self._table.width() - 2 * SPACE
        return self.banner.fitted(most if self.banner.aside else round(self._board.grid_box.w), most)

    def _place_banner(self) -> None:
        if self._is_banner_seen():
            size, aside = self._banner_size(), self.banner.aside
            place = self._above_squares(size) if aside else self._board.quiet_place(size).translated(self._board.pos())
            self.banner.setGeometry(place)
            self.banner.raise_()
        self.keep_map_away()

    def _make_room_above(self) -> None:
        """Where the banner has its place above a board that begins too high, this moves down and stays there as long
        as need be. Never while the board is being resized: it would not hear of its next size."""
        if (
            self.banner.aside
            and self._column.contentsMargins().top() + self._board.upper_end < self._banner_size().height()
        ):
            self._column.setContentsMargins(0, self._banner_size().height(), 0, 0)
            self._column.activate()

    def follow_size(self) -> None:
        """The table has another size."""
        self.give_room_back()
        if self._is_banner_seen():
            self._make_room_above()
            self._place_banner()
