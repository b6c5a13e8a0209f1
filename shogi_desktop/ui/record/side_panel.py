"""The panel beside the board: the record, buttons to walk through it, and those of the game or of a review."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from shogi_desktop.game.tree import Game

from ..desk import Desk
from ..look.text_size import grow
from ..look.theme import SPACE
from ..table.player_card import PlayerCard
from .game_info import GameInfo
from .record_view import RecordView

WIDTH = 300
LEAST_WIDTH = 190
MOST_WIDTH = 460  # beyond it a wide screen's room is the board's
GAP = 4
CARD_WIDTH = 150
WALK = ("FIRST", "BACK", "AUTO_PLAY", "FORWARD", "LAST", "FLIP")
PLAY = ("TAKE_BACK", "HINT", "MOVE_NOW", "RESIGN")
QUESTIONS = ("HINT", "THREAT", "SAFE", "WHY")
REVIEW = ("ANALYSE", "UNDO", "REDO")
WALK_ICON = QSize(20, 20)
PLAY_ICON = QSize(24, 24)


class SidePanel(QWidget):
    """Only places things."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.info = GameInfo(desk.action("GUIDE"))
        self.record = RecordView()
        self.moves = self.record.moves
        self._upper, self._below_moves, self._lower = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        walk = _buttons(desk, WALK, WALK_ICON, Qt.ToolButtonStyle.ToolButtonIconOnly)
        self._auto_play = walk[WALK.index("AUTO_PLAY")]
        self._play = _buttons(desk, PLAY, PLAY_ICON, Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self._questions = _menu(desk, QUESTIONS, self._play[PLAY.index("HINT")])
        self._play_row, self._review_row = _row(self._play), self._made_review_row(desk)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE // 2, SPACE, SPACE, SPACE)
        column.setSpacing(SPACE)
        column.addLayout(self._upper)
        column.addWidget(self.info)
        column.addWidget(self.record, 1)
        column.addLayout(self._below_moves)
        column.addWidget(_row(walk))
        column.addLayout(self._lower)
        column.addWidget(self._play_row)
        column.addWidget(self._review_row)
        self.set_review(False)
        grow(self, self.setMinimumWidth, LEAST_WIDTH)
        grow(self, self.setMaximumWidth, MOST_WIDTH)

    def _made_review_row(self, desk: Desk) -> QWidget:
        """To play on from the position is what a review leads to; its button has room for its name."""
        self._here = _buttons(desk, ("PLAY_HERE",), WALK_ICON, Qt.ToolButtonStyle.ToolButtonTextBesideIcon)[0]
        self._others = _buttons(desk, REVIEW, WALK_ICON, Qt.ToolButtonStyle.ToolButtonIconOnly)
        for button in self._others:
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        return _row([self._here, *self._others])

    def set_review(self, on: bool) -> None:
        """Whether a record is looked at that nobody plays; who plays sees only what belongs to playing."""
        self.record.set_review(on)
        self._auto_play.setVisible(on)
        self._play_row.setVisible(not on)
        self._review_row.setVisible(on)

    def show_game(self, game: Game, notation: str) -> None:
        """The game as it is now; `notation` is "japanese" or "western"."""
        self.info.show_game(game)
        self.record.show_game(game, notation)

    def put_below_moves(self, widget: QWidget) -> None:
        """Gives something that belongs to the record a place between the moves and the buttons to walk through them."""
        self._below_moves.addWidget(widget)

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
        self._name_here(self.width() - SPACE * 3 // 2)

    def _name_here(self, room: int) -> None:
        """With its name it is a button to be seen, without it one among others."""
        room -= sum(button.sizeHint().width() + GAP for button in self._others)
        for named in (True, False):
            style = Qt.ToolButtonStyle
            self._here.setToolButtonStyle(style.ToolButtonTextBesideIcon if named else style.ToolButtonIconOnly)
            self._here.setProperty("segment", named)
            self._here.style().polish(self._here)
            if self._here.sizeHint().width() <= room:
                break

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_buttons()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange, QEvent.Type.StyleChange):
            QTimer.singleShot(0, self, self._name_buttons)  # the actions get their new names first


def _buttons(desk: Desk, names: tuple[str, ...], icon: QSize, style: Qt.ToolButtonStyle) -> list[QToolButton]:
    made = []
    for name in names:
        button = QToolButton()
        button.setDefaultAction(desk.action(name))
        button.setIconSize(icon)
        button.setToolButtonStyle(style)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.append(button)
    return made


def _menu(desk: Desk, names: tuple[str, ...], button: QToolButton) -> QMenu:
    """More that can be asked, behind the arrow of a button."""
    menu = QMenu(button)
    menu.addActions([desk.action(name) for name in names])
    button.setMenu(menu)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
    return menu


def _row(buttons: list[QToolButton]) -> QWidget:
    whole = QWidget()
    row = QHBoxLayout(whole)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(GAP)
    for button in buttons:
        row.addWidget(button)
    return whole
