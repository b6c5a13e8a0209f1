"""Which game is on the board: its name, the handicap, every rule that is not as usual, and what both sides play."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from shogi_desktop.game.tree import Game
from shogi_desktop.rules import Side

from ..look.theme import SPACE
from ..widgets.elided_label import ElidedLabel
from ..widgets.plain import PlainLabel, tip
from ..words.i18n import variant_text
from ..words.texts import changed_rules, handicap_name, rule_text
from .name_button import NameButton
from .names_told import NamesTold

ICON = QSize(18, 18)


class GameInfo(QFrame):
    """Two lines above the moves, with the guide beside them; pointing at them shows all the rules of the game. Below
    stand the openings and castles at the cursor, from the first that the game has on.

    Signals:
        name_wished(str): the opening or castle of this key is to be explained.
    """

    name_wished = Signal(str)

    def __init__(self, guide: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._title = ElidedLabel()
        self._title.setProperty("role", "strong")
        self._rules = PlainLabel()
        self._rules.setProperty("role", "muted")
        self._rules.setWordWrap(True)
        self._told = NamesTold()
        self.names = [NameButton(side) for side in Side]
        button = QToolButton()
        button.setDefaultAction(guide)
        button.setIconSize(ICON)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        column = QVBoxLayout()
        column.setSpacing(1)
        column.addWidget(self._title)
        column.addWidget(self._rules)
        row = QHBoxLayout()
        row.addLayout(column, 1)
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(SPACE // 2, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(row)
        for name in self.names:
            whole.addWidget(name)
            name.name_wished.connect(self.name_wished)
        self.hide()

    def show_game(self, game: Game) -> None:
        """The game as it is now, with its cursor."""
        if game is not self._game:
            self._game = game
            self._show_rules(game)
            for button in self.names:
                button.hide()
        self._show_names(game)
        self.show()

    def _show_names(self, game: Game) -> None:
        told = self._told.at_cursor(game)
        for button, names in zip(self.names, told, strict=True):
            button.show_names(game.variant.name, names)
            if any(told):
                button.show()  # and stays, so that the moves below keep their place

    def _show_rules(self, game: Game) -> None:
        variant = game.variant
        title = variant_text(variant.title)
        if game.handicap:
            title = f"{title}  ·  {handicap_name(variant, game.handicap)}"
        rules = changed_rules(variant)
        self._title.setText(title)
        self._rules.setText(" · ".join(rules))
        self._rules.setVisible(bool(rules))
        every = "\n".join(rule_text(option, variant.chosen[option.key]) for option in variant.options)
        self.setToolTip(tip(every))
        self._title.setToolTip(tip(f"{title}\n\n{every}".rstrip()))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._game is not None:
            self._show_rules(self._game)
            self._show_names(self._game)
        super().changeEvent(event)
