"""What readers of records share: long readings in steps, so that whoever waits can do something else in between or
give it up; what a game may hold at most; the games as far as they could be read, with everything that was wrong; and
moves put into a game, whose line ends where one cannot be made."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

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
from ..limits import LONGEST_NAME, LONGEST_TIME_MS, LONGEST_VALUE, MOST_MOVES, MOST_NODES
from ..moves.legal import fault_of
from .kifu.handicaps import handicap_of_position

Read = TypeVar("Read")
Steps = Generator[float, None, Read]
"""Yields the share that is done, from 0 to 1, after every little piece of work; returns what was read."""


def finish(steps: Steps[Read]) -> Read:
    """Does all steps at once; the errors are theirs."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            read: Read = end.value
            return read


MOST_COMMENT_LINES: Final = 250_000
"""Of a game."""


def bounded(game: Game) -> Iterator[NotationError]:
    """Takes away what is too long in a game that was read, and says what that was."""
    for name, value in list(game.headers.items()):
        if len(name) > LONGEST_NAME:
            del game.headers[name]
            yield NotationError(LimitMessage.HEADER_NAME(most=LONGEST_NAME))
        elif len(value) > LONGEST_VALUE:
            game.headers[name] = value[:LONGEST_VALUE]
            yield NotationError(LimitMessage.HEADER(most=LONGEST_VALUE))
    lines = 0
    for node in game.root.walk():
        yield from _bounded(node)
        if node.comment:
            lines += node.comment.count("\n") + 1
            if lines > MOST_COMMENT_LINES:
                node.comment = ""
                yield NotationError(LimitMessage.COMMENT_LINES(most=MOST_COMMENT_LINES))


def _bounded(node: Node) -> Iterator[NotationError]:
    if len(node.comment) > LONGEST_VALUE:
        parts = node.comment.split("\n")
        if any(len(part) > LONGEST_VALUE for part in parts):
            node.comment = "\n".join(part[:LONGEST_VALUE] for part in parts)
            yield NotationError(LimitMessage.COMMENT(most=LONGEST_VALUE))
    if len(node.bookmark) > LONGEST_NAME:
        node.bookmark = node.bookmark[:LONGEST_NAME]
        yield NotationError(LimitMessage.BOOKMARK(most=LONGEST_NAME))
    if not all(map(_is_time, (node.spent_ms, *(node.clock_ms or ())))):
        node.spent_ms = node.clock_ms = None
        yield NotationError(LimitMessage.TIME(most=LONGEST_TIME_MS // 1000))
    if node.ending is not None and not _is_time(node.ending.spent_ms):
        node.ending = replace(node.ending, spent_ms=None)
        yield NotationError(LimitMessage.TIME(most=LONGEST_TIME_MS // 1000))


def _is_time(ms: int | None) -> bool:
    return ms is None or 0 <= ms <= LONGEST_TIME_MS


MOST_PROBLEMS: Final = 100
"""Problems of one text that are told; a text with more of them is not a record."""

MOST_GAMES: Final = 2_000
"""Games of one text that are kept in memory, each with two boards: some 200 kB. A collection of more is read record by
record."""


@dataclass
class Reading:
    """The games of a text in their order, and its problems, each with line and column in the text.

    `cut` says that there were more games than are kept.
    """

    games: list[Game] = field(default_factory=list)
    problems: list[NotationError] = field(default_factory=list)
    cut: bool = False
    told: int = 0
    """Problems that were reported, those that were not kept too."""

    @property
    def full(self) -> bool:
        """Whether no more games are kept."""
        return len(self.games) >= MOST_GAMES

    def add(self, game: Game) -> None:
        """One more game, with no word longer than it may be; NotationError where there are MOST_GAMES."""
        if self.full:
            self.cut = True
            raise NotationError(LimitMessage.GAMES(most=MOST_GAMES))
        for problem in bounded(game):
            self.report(problem)
        self.games.append(game)

    def report(self, problem: NotationError) -> None:
        """Notes a problem; the first MOST_PROBLEMS are kept, without the frames that hold the whole text."""
        problem.__traceback__ = problem.__context__ = problem.__cause__ = None
        self.told += 1
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(problem)


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
