"""The frames of a game: the board as on the screen, with the players and the move below it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from shogi_desktop.game.tree import Game, Node
from shogi_desktop.rules import Side

from ..board import BoardStyle
from ..board.ground.style import palette_of
from ..faces.art import Art
from ..pictures.book_painting import paint_sheet, text_width
from ..pictures.book_shapes import Sheet, Text, elided
from ..pictures.drawings import ScreenDrawing
from ..words.move_texts import MoveTexts
from ..words.texts import SIDE_MARKS, result_sentence

STRIP: Final = (100.0, 9.0)  # the strip of words in units: one hundredth of its width
SIZES: Final = (2.9, 3.4)  # letters of the players' names and of the move
LINES: Final = (3.4, 7.4)  # their baselines
ROOM: Final = 96.0
NAME_ROOM: Final = 46.0


@dataclass(frozen=True)
class FrameLook:
    """How the frames look. `names` are those of Black and White; `notation` is "japanese" or "western"."""

    art: Art
    style: BoardStyle
    names: tuple[str, str]
    notation: str = "japanese"
    flipped: bool = False
    width: int = 800


class Film:
    """The positions of a line of a game from one ply to another, 0 being the start."""

    def __init__(self, game: Game, line: Sequence[Node], first: int, last: int, look: FrameLook) -> None:
        self._game, self._look = game, look
        self._line = list(line[:last])
        self._first = first
        self._texts = MoveTexts(look.notation)
        self._texts.prepare(game, self._line)
        self._position = game.start
        self._ply = 0
        self._begun = [int(piece) for piece in map(self._position.piece_at, game.variant.squares) if piece]

    def __len__(self) -> int:
        return len(self._line) - self._first + 1

    def frame(self, number: int) -> QImage:
        """A frame, counted from 0; as wide as wished or a little less, all of one size."""
        ply, look = self._first + number, self._look
        self._go_to(ply)
        node = self._line[ply - 1] if ply else self._game.root
        drawing = ScreenDrawing(look.art, self._position, look.style, node.move, look.flipped, self._begun)
        board = drawing.image(look.width)
        width, height = board.width(), board.height()
        strip = round(width * STRIP[1] / STRIP[0])
        whole = QImage(width, height + strip, QImage.Format.Format_RGB32)
        palette = palette_of(look.style)
        whole.fill(palette.table)
        painter = QPainter(whole)
        painter.drawImage(QRectF(0, 0, width, height), board)
        paint_sheet(painter, self._words(node), QRectF(0, height, width, strip), ink=palette.panel_text)
        painter.end()
        return whole

    def _go_to(self, ply: int) -> None:
        while self._ply > ply:
            self._position.undo()
            self._ply -= 1
        for node in self._line[self._ply : ply]:
            self._position.play(node.move)
        self._ply = ply

    def _words(self, node: Node) -> Sheet:
        names = [
            elided(f"{SIDE_MARKS[side]} {self._look.names[side]}", SIZES[0], NAME_ROOM, text_width) for side in Side
        ]
        left, middle, right = (STRIP[0] - ROOM) / 2, STRIP[0] / 2, (STRIP[0] + ROOM) / 2
        near = int(self._look.flipped)  # whose stand is at the right
        move = elided(self._move_text(node), SIZES[1], ROOM, text_width)
        words = (
            Text(names[1 - near], left, LINES[0], SIZES[0], 0.0),
            Text(names[near], right, LINES[0], SIZES[0], 1.0),
            Text(move, middle, LINES[1], SIZES[1], 0.5),
        )
        return Sheet(*STRIP, words)

    def _move_text(self, node: Node) -> str:
        parts = [f"{node.ply}  {self._texts.of(node)}"] if node.parent else []
        if node.ending is not None:
            parts.append(result_sentence(node.ending))
        return "  ".join(parts)
