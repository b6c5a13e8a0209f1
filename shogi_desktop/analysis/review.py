"""How good the moves of a game were, by what an engine thought of the positions before and after them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import lru_cache
from typing import Final

from shogi_desktop.game.notes import UNKNOWN_MATE, GameResult, Reason, Score, leaves_mate
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.moves.usi import format_move, parse_line
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.record.variant import Variant

from .same_move import are_one

_SHOGI_SCALE: Final = 600.0
"""Hundredths of a pawn by which the odds grow e-fold: Ponanza's number, which programs for shogi use."""
_SHOGI_WORTH: Final = 302.5
"""What a piece of shogi is worth on the average, kings among them, in the same unit."""


def chance_of(score: Score, variant: Variant) -> float:
    """From 0 to 1, for the side to move. Where pieces are worth more, scores differ by more."""
    if score.mate is not None:
        return 1.0 if score.mate > 0 else 0.0
    return 1 / (1 + math.exp(-max(-50.0, min(score.cp / scale_of(variant), 50.0))))


@lru_cache(maxsize=8)
def scale_of(variant: Variant) -> float:
    """The score at which the odds are e to 1."""
    worth = [variant.kind(kind).worth for kind, _ in variant.array.values()]
    average = sum(worth) / max(1, len(worth))
    return _SHOGI_SCALE * average / _SHOGI_WORTH if average else _SHOGI_SCALE


_ACCURACY: Final = (103.1668, 0.04354, 3.1669)
"""Of the curve that Lichess has published for the accuracy of a move by the loss of winning chances in percent."""


_ON_BOARD: Final = frozenset(
    {
        *(Reason.CHECKMATE, Reason.NO_MOVES, Reason.REPETITION, Reason.STARTED_REPETITION, Reason.PERPETUAL_CHECK),
        *(Reason.MOVE_LIMIT, Reason.QUIET_LIMIT, Reason.TRY, Reason.ROYALS_LOST, Reason.BARE_KING),
        *(Reason.DECLARATION, Reason.IMPASSE, Reason.NO_MATE),
    }
)
"""Ends that follow from the position."""


class Mark(IntEnum):
    """How bad a move was."""

    INACCURACY = 1
    MISTAKE = 2
    BLUNDER = 3


@dataclass(frozen=True)
class MarkLimits:
    """Losses of the chance to win, in hundredths, from which on a move gets its mark."""

    inaccuracy: int = 5
    mistake: int = 10
    blunder: int = 20

    def mark_of(self, before: Score | None, after: Score | None, loss: float) -> Mark | None:
        """The mark of a move that is not the best one, by the scores before and after it, each for the side to move: a
        short mate is a blunder however bad all was."""
        if before is not None and after is not None and leaves_mate(before, after):
            return Mark.BLUNDER
        return self.mark(loss)

    def mark(self, loss: float) -> Mark | None:
        """The mark for a loss, 1 = all chances."""
        marks = zip((self.blunder, self.mistake, self.inaccuracy), reversed(Mark), strict=True)
        return next((mark for least, mark in marks if loss * 100 >= least), None)


@dataclass(frozen=True)
class Judged:
    """A move, who made it, the chance that this side had before and after it, and its mark.

    `best` is what the engine would have made, as USI writes it, "" where it did not say. `missed` and `allowed` are the
    plies of a mate for the side that it gave away, and of one against it that was not there before; 0 = none.
    """

    node: Node
    mover: Side
    before: float
    after: float
    mark: Mark | None
    best: str = ""
    missed: int = 0
    allowed: int = 0

    @property
    def loss(self) -> float:
        return max(0.0, self.before - self.after)

    @property
    def turns(self) -> bool:
        """Whether the game has changed hands by it."""
        return self.before >= 0.5 > self.after and self.mark is not None and self.mark >= Mark.MISTAKE

    @property
    def accuracy(self) -> float:
        """From 0 to 100."""
        height, fall, below = _ACCURACY
        return min(100.0, max(0.0, height * math.exp(-fall * 100 * self.loss) - below))


@dataclass(frozen=True)
class SideReview:
    """The moves of one side that could be judged."""

    moves: tuple[Judged, ...] = ()

    @property
    def accuracy(self) -> float | None:
        """The mean of its moves', from 0 to 100; None where none is known."""
        return sum(move.accuracy for move in self.moves) / len(self.moves) if self.moves else None

    def count(self, mark: Mark) -> int:
        """How many moves have the mark."""
        return sum(move.mark is mark for move in self.moves)


@dataclass(frozen=True)
class LineReview:
    """A line of play: the chance of Black at the start and after each move (None = not known), its moves, and how many
    of them, from the first one on, are in the opening book."""

    line: tuple[Node, ...] = ()
    chances: tuple[float | None, ...] = ()
    judged: dict[Node, Judged] = field(default_factory=dict)
    learnt: int = 0

    @property
    def known(self) -> int:
        """How many of its positions were judged."""
        return sum(chance is not None for chance in self.chances)

    @property
    def positions(self) -> int:
        """How many there are to be judged: an illegal move leads to none."""
        return sum(not node.illegal for node in self.line)

    @property
    def is_whole(self) -> bool:
        """Whether what is said of a side is said of its whole game."""
        return self.known >= self.positions

    def side(self, side: Side) -> SideReview:
        return SideReview(tuple(move for move in self.judged.values() if move.mover is side))

    def learnt_by(self, side: Side) -> int:
        """How many moves of a side are in the opening book."""
        first = [node.ply for node in self.line[1 : self.learnt + 1]]
        return sum(self.judged[self.line[ply]].mover is side for ply in first if self.line[ply] in self.judged)


def review(game: Game, line: Sequence[Node], limits: MarkLimits) -> LineReview:
    """Judges a line of a game, from its start on, as far as there are evaluations in it."""
    nodes = [game.root, *line]
    scores = [node.evaluation.score if node.evaluation else None for node in nodes]
    turns = [game.first_turn if node.ply % 2 == 0 else game.first_turn.other for node in nodes]
    _fill(game, nodes, scores)
    chances = [_of_black(score, turn, game) for score, turn in zip(scores, turns, strict=True)]
    if game.ended_at in nodes and chances[nodes.index(game.ended_at)] is None:
        chances[nodes.index(game.ended_at)] = _of_result(game.result)
    _end(game, nodes, chances)
    judged = dict(_judge(game, nodes, scores, chances, turns, limits))
    return LineReview(tuple(nodes), tuple(chances), judged, _learnt(game, line))


def _learnt(game: Game, line: Sequence[Node]) -> int:
    """How many moves from the start on the opening book would have made too."""
    from shogi_desktop.notation.positions.opening_book import book_of, position_text  # not when the program starts

    book, _ = book_of(game.variant)
    if book is None:
        return 0
    position = game.start
    for count, node in enumerate(line):
        text = format_move(node.move, game.variant)
        if text not in [known.text for known in book.moves(position_text(position)) if known.weight]:
            return count
        position.play(node.move)
    return len(line)


def _fill(game: Game, nodes: Sequence[Node], scores: list[Score | None]) -> None:
    """After the move that an engine expects a position is worth what it was before."""
    for at, node in enumerate(nodes[1:], 1):
        before, known = nodes[at - 1].evaluation, scores[at - 1]
        if scores[at] is not None or before is None or known is None:
            continue
        if before.line[:1] == (format_move(node.move, game.variant),):
            mate = None if known.mate is None else _later(known.mate)
            scores[at] = Score(-known.cp, mate) if mate != 0 else None


def _later(mate: int) -> int:
    """The way to a mate after its first move, for the other side; 0 where that was the last one."""
    if abs(mate) == UNKNOWN_MATE:
        return -mate
    return 1 - mate if mate > 0 else -1 - mate


def _of_black(score: Score | None, turn: Side, game: Game) -> float | None:
    if score is None:
        return None
    chance = chance_of(score, game.variant)
    return chance if turn is Side.BLACK else 1 - chance


def _of_result(result: GameResult | None) -> float | None:
    """Where the game has ended on the board it is clear who has won. Who resigns or oversteps may stand well."""
    if result is None or result.reason not in _ON_BOARD:
        return None
    return 0.5 if result.winner is None else float(result.winner is Side.BLACK)


def _end(game: Game, nodes: Sequence[Node], chances: list[float | None]) -> None:
    """A position that ends the game by rule needs no engine; only where all around it is known it may be one."""
    known = [*(chance is not None for chance in chances), True]
    gaps = [at for at in range(1, len(nodes)) if not known[at] and known[at - 1] and known[at + 1]]
    position = game.start
    for at in range(1, gaps[-1] + 1 if gaps else 0):
        position.play(nodes[at].move)
        outcome = position.outcome() if at in gaps and not nodes[at].illegal else None
        if outcome is not None:
            chances[at] = _of_result(GameResult.of_outcome(outcome))


def _judge(
    game: Game,
    nodes: Sequence[Node],
    scores: Sequence[Score | None],
    chances: Sequence[float | None],
    turns: Sequence[Side],
    limits: MarkLimits,
) -> Iterator[tuple[Node, Judged]]:
    for at, node in enumerate(nodes[1:], 1):
        before, after, mover = chances[at - 1], chances[at], turns[at - 1]
        if before is None or after is None:
            continue
        if mover is Side.WHITE:
            before, after = 1 - before, 1 - after
        expected = nodes[at - 1].evaluation
        best = expected.line[0] if expected is not None and expected.line else ""
        is_best = bool(best) and _is_best(game, node, best)
        if is_best:
            before = min(before, after)  # what the engine would have played lost nothing: it only saw more afterwards
        missed, allowed = _mates(scores[at - 1], scores[at], after)
        mark = None if is_best else limits.mark_of(scores[at - 1], scores[at], before - after)
        yield node, Judged(node, mover, before, after, mark, best, missed, allowed)


def _is_best(game: Game, node: Node, best: str) -> bool:
    """Whether the move that was made is the one that the engine would have made."""
    made = format_move(node.move, game.variant)
    if best == made or best.rstrip("+") != made.rstrip("+") or node.parent is None:
        return best == made
    position = game.start
    for move in node.parent.moves():
        position.play(move)
    line = parse_line([best], position)
    return bool(line) and are_one(line[0], node.move, position)


def _mates(before: Score | None, after: Score | None, chance: float) -> tuple[int, int]:
    """The mates that a move has missed and allowed; `after` is for the other side, `chance` for the mover."""
    had = before.mate if before is not None and before.mate is not None else 0
    has = after.mate if after is not None and after.mate is not None else 0
    missed = had if had > 0 and has >= 0 and chance < 1 else 0
    allowed = has if has > 0 and had >= 0 else 0
    return missed, allowed
