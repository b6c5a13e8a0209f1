"""The coach asked about a move of a record, by what an engine thought before and after it."""

from __future__ import annotations

from dataclasses import dataclass

from shogi_desktop.coach.explaining import Played, explain
from shogi_desktop.coach.facts import Fact
from shogi_desktop.game.evaluation import Score
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.moves.usi import parse_line
from shogi_desktop.rules.position import Position

from .review import Judged


@dataclass(frozen=True)
class Lesson:
    """What is to be said of a move: how it was judged, the position before it, the facts, what the engine would have
    played there, and what follows the move."""

    judged: Judged
    position: Position
    facts: tuple[Fact, ...]
    better: tuple[int, ...]
    reply: tuple[int, ...]


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
    return Lesson(judged, before, tuple(facts), better, reply)


def _position_at(game: Game, node: Node) -> Position:
    position = game.start
    for step in node.path():
        position.play(step.move)
    return position
