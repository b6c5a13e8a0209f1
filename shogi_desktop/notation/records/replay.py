"""Moves of a record put into a game; where one cannot be made, its line ends, and what was wrong is reported."""

from __future__ import annotations

from collections.abc import Sequence

from shogi_desktop.game.tree import Game, Node
from shogi_desktop.messages import joined
from shogi_desktop.rules.board.board import Board
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.board.tables import MAX_HAND
from shogi_desktop.rules.errors import IllegalMoveError
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.rules.validation import Flaw, FlawReason, validate

from ..errors import IllegalMoveText, LimitMessage, MoveMessage, NotationError, shortened
from ..limits import MOST_MOVES, MOST_NODES
from ..moves.illegal import fault_of
from .kifu.handicaps import handicap_of_position
from .reading import Reading


class Replay:
    """Makes moves at the cursor of a game, notes comments, and reports what is wrong with them.

    `broken` says that the line at the cursor has ended before its text: nothing more is made until `go_to`.
    """

    def __init__(self, game: Game, reading: Reading) -> None:
        self.game = game
        self.reading = reading
        self.broken = False
        self._nodes = 0
        self._comments: dict[Node, list[str]] = {}

    def go_to(self, node: Node) -> None:
        """Another line begins after `node`."""
        self.game.go_to(node)
        self.broken = False

    def play(self, move: int, text: str, line: int, column: int = 1) -> Node | None:
        """Makes a move, which `text` wrote in this place; None where the line has ended before."""
        if self.broken:
            return None
        self._nodes += 1
        try:
            if self._nodes > MOST_NODES or self.game.cursor.ply >= MOST_MOVES:
                raise NotationError(LimitMessage.TOO_MANY_MOVES, text)
            return self._made(move, text)
        except NotationError as error:
            self.refuse(error.at(line, column))
            return None

    def refuse(self, problem: NotationError) -> None:
        """Something that should have been a move was none."""
        self.reading.report(problem)
        self.broken = True

    def comment(self, text: str) -> None:
        """One more comment on the move at the cursor, on a line of its own."""
        if not self.broken:
            self._comments.setdefault(self.game.cursor, []).append(text)

    def finished(self) -> Game:
        """The game with its comments."""
        for node, texts in self._comments.items():
            node.comment = "\n".join(texts)
        return self.game

    def _made(self, move: int, text: str) -> Node:
        try:
            return self.game.play(move)
        except IllegalMoveError:
            reason = MoveMessage.AFTER_ILLEGAL if self.game.cursor.illegal else fault_of(self.game.position, move)
            raise IllegalMoveText(MoveMessage.ILLEGAL_BECAUSE(text=shortened(text), reason=reason), text) from None


def game_from(start: Position) -> Game:
    """A game from a position; one from the start of a handicap game is that game."""
    handicap = handicap_of_position(start)
    return Game(start.variant, start) if handicap is None else Game(start.variant, handicap=handicap)


class UnplayableError(NotationError):
    """A position from which no game can be played: its `flaws` under the rules of `variant`."""

    flaws: Sequence[Flaw] = ()
    variant: Variant | None = None

    @classmethod
    def of(cls, flaws: Sequence[Flaw], variant: Variant, text: str = "", line: int = 1) -> UnplayableError:
        error = cls(joined(dict.fromkeys(flaw.message for flaw in flaws)), text, line)
        error.flaws, error.variant = flaws, variant
        return error

    def at(self, line: int, column: int, source: str = "") -> NotationError:
        error = super().at(line, column, source)
        assert isinstance(error, UnplayableError)
        error.flaws, error.variant = self.flaws, self.variant
        return error


def report_flaws(start: Position, reading: Reading, line: int) -> None:
    """Says what keeps a start from being played; kings may be missing, as in mate problems."""
    flaws = [flaw for flaw in validate(start) if flaw.reason is not FlawReason.NO_KING]
    if flaws:
        reading.report(UnplayableError.of(flaws, start.variant, line=line))


def room_in_hand(board: Board, kind: int) -> bool:
    """Whether one more piece of an unpromoted kind may be in hand: all may come into one hand."""
    variant = board.variant
    total = sum(board.hand_count(side, kind) for side in Side)
    for square in variant.squares:
        piece = board.piece_at(square)
        if piece and kind in (piece >> 1, variant.kind(piece >> 1).unpromoted):
            total += 1
    return total < MAX_HAND - 1
