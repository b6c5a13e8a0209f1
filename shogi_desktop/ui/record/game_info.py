"""Which game is on the board: its name, the handicap, and every rule that is not as usual."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from shogi_desktop.game.tree import Game

from ..look.theme import SPACE
from ..widgets.elided_label import ElidedLabel
from ..widgets.plain import PlainLabel, tip
from ..words.i18n import variant_text
from ..words.texts import changed_rules, handicap_name, rule_text

ICON = QSize(18, 18)


class GameInfo(QFrame):
    """Two lines above the moves, with the guide beside them; pointing at them shows all the rules of the game."""

    def __init__(self, guide: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._title = ElidedLabel()
        self._title.setProperty("role", "strong")
        self._rules = PlainLabel()
        self._rules.setProperty("role", "muted")
        self._rules.setWordWrap(True)
        button = QToolButton()
        button.setDefaultAction(guide)
        button.setIconSize(ICON)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        column = QVBoxLayout()
        column.setSpacing(1)
        column.addWidget(self._title)
        column.addWidget(self._rules)
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE // 2, 0, 0, 0)
        row.addLayout(column, 1)
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def show_game(self, game: Game) -> None:
        self._game = game
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
        self.show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._game is not None:
            self.show_game(self._game)
        super().changeEvent(event)
