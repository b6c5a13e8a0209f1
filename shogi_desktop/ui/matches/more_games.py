"""How many games a match that is finished shall have."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from shogi_desktop.matches.tournaments.settings import MOST_GAMES

from ..look.theme import SPACE
from ..widgets.plain import PlainLabel


class MoreGamesDialog(QDialog):
    """`games` is the answer when it was accepted."""

    def __init__(self, games: int, parent: QWidget | None = None) -> None:
        """There are so many games of each pair."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("More games"))
        self.games = QSpinBox()
        self.games.setRange(min(games + 1, MOST_GAMES), MOST_GAMES)
        self.games.setValue(2 * games)
        self.games.setAccessibleName(self.tr("Games for each pair"))
        row = QHBoxLayout()
        row.setSpacing(SPACE)
        row.addWidget(PlainLabel(self.tr("Games for each pair")))
        row.addWidget(self.games, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        start = buttons.addButton(self.tr("Play on"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE * 3, SPACE * 2, SPACE * 3, SPACE * 2)
        column.setSpacing(SPACE * 2)
        column.addLayout(row)
        column.addWidget(buttons)
        start.setDefault(True)
