"""The panel beside the board: the move list, buttons to walk through it, and the buttons of the game."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from .actions import ActionId, Actions
from .clock_panel import PlayerCard
from .game_info import GameInfo
from .move_list import MoveList
from .theme import SPACE

WIDTH = 300
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
        column.addLayout(_row(actions, WALK, WALK_ICON, Qt.ToolButtonStyle.ToolButtonIconOnly))
        column.addLayout(self._lower)
        column.addLayout(_row(actions, PLAY, PLAY_ICON, Qt.ToolButtonStyle.ToolButtonTextUnderIcon))
        self.setMinimumWidth(WIDTH - 40)

    def take_cards(self, upper: PlayerCard, lower: PlayerCard) -> None:
        """Shows the players here: the far side above the moves, the near side below."""
        for card, place in ((upper, self._upper), (lower, self._lower)):
            place.addWidget(card)
            card.fit(CARD_WIDTH, self.width() - SPACE * 3 // 2)
            card.show()


def _row(actions: Actions, ids: tuple[ActionId, ...], icon: QSize, style: Qt.ToolButtonStyle) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(4)
    for id_ in ids:
        button = QToolButton()
        button.setDefaultAction(actions[id_])
        button.setIconSize(icon)
        button.setToolButtonStyle(style)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row.addWidget(button)
    return row
