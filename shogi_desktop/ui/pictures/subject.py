"""A position to make pictures of, with all that its pictures may show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shogi_desktop.game.tree import Game
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.position import Position

from ..board import BoardStyle
from ..faces.art import Art
from ..words.i18n import current_language
from ..words.move_texts import MoveTexts
from .book.diagram import BookStyle, diagram_of
from .book.words import caption
from .drawings import BookDrawing, Drawing, ScreenDrawing

KANJI_SETS = ("two_kanji", "one_kanji")


@dataclass(frozen=True)
class Subject:
    """`last_move` led to the position; `begun` are the pieces that the game began with, if not those of an even one."""

    art: Art
    position: Position
    style: BoardStyle
    last_move: int = NO_MOVE
    caption: str = ""
    flipped: bool = False
    begun: Sequence[int] | None = None

    def drawing(self, book: bool) -> Drawing:
        """As books print it, or as the screen shows it."""
        if book:
            diagram = diagram_of(self.position, self.last_move, self.caption, flipped=self.flipped)
            return BookDrawing(diagram, book_style(self.style))
        return ScreenDrawing(self.art, self.position, self.style, self.last_move, self.flipped, self.begun)


def book_style(style: BoardStyle) -> BookStyle:
    """Kanji or letters as on the screen's pieces; beside kanji the words are Japanese where the coordinates are."""
    kanji = style.piece_set in KANJI_SETS
    by_language = style.coordinates == "off" and current_language() == "ja"
    return BookStyle(kanji, kanji and (by_language or style.coordinates == "kanji"), style.coordinates)


def subject_of(game: Game, art: Art, style: BoardStyle, flipped: bool) -> Subject:
    """Where the game stands."""
    japanese, node = book_style(style).japanese, game.cursor
    texts = MoveTexts("japanese" if japanese else "western")
    texts.prepare(game, node.path())
    start = game.start
    begun = [int(piece) for piece in map(start.piece_at, game.variant.squares) if piece]
    told = caption(node, texts.of(node), japanese)
    return Subject(art, game.position.copy(), style, node.move, told, flipped, begun)
