"""The coach asked about a move, by what an engine thought before and after it."""

from __future__ import annotations

from dataclasses import dataclass

from shogi_desktop.analysis.chance import chance_of
from shogi_desktop.analysis.review import Judged, Limits, Mark
from shogi_desktop.coach.explaining import Played, explain
from shogi_desktop.coach.facts import DROPS, Fact
from shogi_desktop.game.evaluation import Evaluation, Score
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.moves.usi import parse_line
from shogi_desktop.rules.position import Position


@dataclass(frozen=True)
class Lesson:
    """What is to be said of a move: the position before it and the move that led there (NO_MOVE: none), the chance to
    win before and after it and its mark, the facts, what the engine would have played there, and what follows it."""

    position: Position
    last: int
    move: int
    before: float
    after: float
    mark: Mark | None
    facts: tuple[Fact, ...]
    better: tuple[int, ...]
    reply: tuple[int, ...]

    @property
    def squares(self) -> frozenset[int]:
        """Where the pieces stand that are spoken of first."""
        spoken = (fact for fact in self.facts if fact.victims and fact.kind not in DROPS)
        return frozenset(seen.square for fact in list(spoken)[:1] for seen in fact.victims)


def lesson_of(game: Game, judged: Judged) -> Lesson | None:
    """None for the move that the engine would have made too, and where it did not say what it thought before it."""
    node = judged.node
    if node.parent is None or node.illegal or node.parent.evaluation is None:
        return None
    before = _position_at(game, node.parent)
    better = parse_line(node.parent.evaluation.line, before)
    if not better or better[0] == node.move:
        return None
    after = before.copy()
    after.play(node.move)
    reply = parse_line(node.evaluation.line, after) if node.evaluation is not None else ()
    score = node.evaluation.score if node.evaluation is not None else Score()
    facts = explain(Played(before, node.move, better, reply, node.parent.evaluation.score, score))
    judgement = judged.before, judged.after, judged.mark
    return Lesson(before, node.parent.move, node.move, *judgement, tuple(facts), better, reply)


def lesson_about(
    position: Position, last: int, move: int, before: Evaluation | None, after: Evaluation | None, limits: Limits
) -> Lesson | None:
    """The same about a move that need not be in any record: what an engine thinks of the position, to which the move
    `last` has led, and of the one after the move. None where it did not say what it thinks; without facts where it
    would make the move too."""
    following = position.copy()
    following.play(move)
    had = _chance(position, before)
    left = _chance(following, after)
    better = parse_line(before.line, position) if before is not None else ()
    if had is None or left is None or before is None or not better:
        return None
    reply = parse_line(after.line, following) if after is not None else ()
    if better[0] == move:
        return Lesson(position, last, move, min(had, 1 - left), 1 - left, None, (), better, reply)
    score = after.score if after is not None else Score()
    facts = explain(Played(position, move, better, reply, before.score, score))
    mark = limits.mark(had - (1 - left))
    return Lesson(position, last, move, had, 1 - left, mark, tuple(facts), better, reply)


def _chance(position: Position, evaluation: Evaluation | None) -> float | None:
    """From 0 to 1, for the side to move; where the game is over there is nothing to be thought."""
    outcome = position.outcome()
    if outcome is not None:
        return 0.5 if outcome.winner is None else float(outcome.winner == position.turn)
    return chance_of(evaluation.score, position.variant) if evaluation is not None else None


def _position_at(game: Game, node: Node) -> Position:
    position = game.start
    for step in node.path():
        position.play(step.move)
    return position
