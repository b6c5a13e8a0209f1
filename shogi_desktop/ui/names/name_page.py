"""One opening or castle: what it is called, a sentence about it, and a board that shows it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QWidget

from shogi_desktop import program_files
from shogi_desktop.game.tree import Game
from shogi_desktop.library.names import Name
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Side, Variant

from ..board import BoardStyle, BoardView
from ..faces.art import Art
from ..look.icons import Icons
from ..look.theme import DARK, LIGHT, SPACE
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import PlainLabel, folding_label, tip
from ..words.game_words import reading_of, words_of
from ..words.i18n import Translated
from ..words.move_texts import line_texts

ICON: Final = QSize(18, 18)
_WALKS: Final = (("first", -1_000), ("previous", -1), ("next", 1), ("last", 1_000))


class NamePage(Translated, QWidget):
    """Its board shows the example of a name: moves that can be walked through, or a position.

    Signals:
        games_wished(str): the records of the library with the name of this key.
    """

    games_wished = Signal(str)

    def __init__(self, art: Art, style: BoardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons = Icons(program_files.resources())
        self._variant: Variant | None = None
        self._name: Name | None = None
        self._notation = "japanese"
        self.game: Game | None = None
        self.kanji, self.reading = PlainLabel(role="title"), folding_label("muted")
        self.meaning, self.text, self.moves = folding_label("strong"), folding_label(), folding_label("muted")
        self.board = BoardView(art)
        self.walks = [QToolButton() for _ in _WALKS]
        self.games = QPushButton()
        self._build()
        self.set_style(style)
        self.retranslate()

    def _build(self) -> None:
        self.games.setAutoDefault(False)
        self.games.clicked.connect(self._wish)
        self.board.wheel_stepped.connect(self.walk)
        self._buttons = QHBoxLayout()
        for button in self.walks:
            button.setIconSize(ICON)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(self._walk_by_button)
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        self._buttons.addWidget(self.games)
        head = in_row(
            (self.kanji, 0, Qt.AlignmentFlag.AlignBaseline),
            (self.reading, 1, Qt.AlignmentFlag.AlignBaseline),
            spacing=SPACE * 2,
        )
        in_column(
            head,
            self.meaning,
            self.text,
            (self.board, 1),
            self.moves,
            self._buttons,
            of=self,
            margins=(SPACE, 0, 0, 0),
            spacing=SPACE,
        )

    def set_style(self, style: BoardStyle) -> None:
        self.board.set_style(style)
        colors = DARK if style.dark else LIGHT
        for button, (name, _) in zip(self.walks, _WALKS, strict=True):
            button.setIcon(self._icons.action(name, colors))

    def show_name(self, variant: Variant, name: Name, notation: str) -> None:
        """`notation` is "japanese" or "western"."""
        self._variant, self._name, self._notation = variant, name, notation
        words = words_of(variant.name, name)
        self.kanji.setText(name.kanji)
        self.reading.setText(reading_of(name))
        self.meaning.setText(words.title)
        self.meaning.setVisible(words.title not in (name.kanji, reading_of(name)))
        self.text.setText(words.text)
        self.game = _example(variant, name)
        self.board.set_start(self.game.start)
        self.board.set_flipped(Side.BLACK not in name.sides)
        line = [node.move for node in self.game.line()]
        self.moves.setText("  ".join(line_texts(self.game.start, line, 0, notation)))
        for widget in (*self.walks, self.moves):
            widget.setVisible(bool(line))
        self._show()

    def walk(self, plies: int) -> None:
        """Through the moves of the example, negative = back."""
        game = self.game
        if game is None:
            return
        for _ in range(min(abs(plies), len(game.line()))):
            moved = game.forward() if plies > 0 else game.back()
            if not moved:
                break
        self._show()

    def _show(self) -> None:
        game = self.game
        assert game is not None
        self.board.show_position(game.position)
        self.board.mark(last_move=game.cursor.move)
        self.board.hand.set_moves(())
        at, end = game.cursor.ply, len(game.line())
        for button, (_, plies) in zip(self.walks, _WALKS, strict=True):
            button.setEnabled(at < end if plies > 0 else at > 0)

    def _walk_by_button(self) -> None:
        self.walk(_WALKS[next(n for n, button in enumerate(self.walks) if button is self.sender())][1])

    def _wish(self) -> None:
        if self._name is not None:
            self.games_wished.emit(self._name.key)

    def retranslate(self) -> None:
        self.games.setText(self.tr("Find it in my library"))
        self.games.setToolTip(tip(self.tr("Your records in which a side has come to this")))
        walks = (self.tr("Start"), self.tr("Back"), self.tr("Forward"), self.tr("End"))
        for button, text in zip(self.walks, walks, strict=True):
            button.setToolTip(tip(text))
            button.setAccessibleName(text)
        self.board.setAccessibleName(self.tr("What it looks like"))


def _example(variant: Variant, name: Name) -> Game:
    """The game that shows a name, with its cursor where it does."""
    if "/" in name.example:
        return Game(variant, parse_sfen(name.example, variant))
    game = Game(variant)
    for text in name.example.split():
        game.play(parse_move(text, game.position))
    return game
