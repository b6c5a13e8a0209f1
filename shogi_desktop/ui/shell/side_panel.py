"""The panel beside the board: the move list, buttons to walk through it, and the buttons of the game."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from ..look.theme import SPACE
from ..record.game_info import GameInfo
from ..record.move_list import MoveList
from ..table.player_card import PlayerCard
from .actions.actions import Actions
from .actions.ids import ActionId

WIDTH = 300
LEAST_WIDTH = 190
MOST_WIDTH = 460  # beyond it a wide screen's room is the board's
GAP = 4
CARD_WIDTH = 150
WALK = (ActionId.FIRST, ActionId.BACK, ActionId.FORWARD, ActionId.LAST, ActionId.FLIP)
PLAY = (ActionId.TAKE_BACK, ActionId.HINT, ActionId.MOVE_NOW, ActionId.RESIGN)
WALK_ICON = QSize(20, 20)
PLAY_ICON = QSize(24, 24)


class SidePanel(QWidget):
    """Only places things."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.info = GameInfo(actions[ActionId.GUIDE])
        self.moves = MoveList()
        self._upper, self._lower = QVBoxLayout(), QVBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE // 2, SPACE, SPACE, SPACE)
        column.setSpacing(SPACE)
        column.addLayout(self._upper)
        column.addWidget(self.info)
        column.addWidget(self.moves, 1)
        column.addLayout(_row(_buttons(actions, WALK, WALK_ICON, Qt.ToolButtonStyle.ToolButtonIconOnly)))
        column.addLayout(self._lower)
        self._play = _buttons(actions, PLAY, PLAY_ICON, Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        column.addLayout(_row(self._play))
        self.setMinimumWidth(LEAST_WIDTH)
        self.setMaximumWidth(MOST_WIDTH)

    def take_cards(self, upper: PlayerCard, lower: PlayerCard) -> None:
        """Shows the players here: the far side above the moves, the near side below."""
        for card, place in ((upper, self._upper), (lower, self._lower)):
            place.addWidget(card)
            card.fit(CARD_WIDTH, self.width() - SPACE * 3 // 2)
            card.show()

    def _name_buttons(self) -> None:
        """The buttons of the game have their names where all of them can be read, else only in their tool tips."""
        room = self.width() - SPACE * 3 // 2 - GAP * (len(self._play) - 1)
        for button in self._play:
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        if sum(button.sizeHint().width() for button in self._play) > room:
            for button in self._play:
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_buttons()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange, QEvent.Type.StyleChange):
            QTimer.singleShot(0, self, self._name_buttons)  # the actions get their new names first


def _buttons(actions: Actions, ids: tuple[ActionId, ...], icon: QSize, style: Qt.ToolButtonStyle) -> list[QToolButton]:
    made = []
    for id_ in ids:
        button = QToolButton()
        button.setDefaultAction(actions[id_])
        button.setIconSize(icon)
        button.setToolButtonStyle(style)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.append(button)
    return made


def _row(buttons: list[QToolButton]) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(GAP)
    for button in buttons:
        row.addWidget(button)
    return row
