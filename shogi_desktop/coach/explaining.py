"""What is wrong with a move, told as facts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from shogi_desktop.game.evaluation import Score
from shogi_desktop.rules.board.moves import drop_kind, from_square, is_drop, is_promotion, to_square, vias
from shogi_desktop.rules.position import Position

from .facts import Fact, FactKind, Seen
from .losses import loss_by_reply, loss_by_threat
from .shelter import exposure
from .sight import LAST_ROYAL, least_loss, takes_last_royal
from .story import Step, Story, tell

MOST: Final = 3  # facts of one move: who hears more remembers less


@dataclass(frozen=True)
class Played:
    """A move to be explained: the position before it, with its history, what an engine would have played there and how
    that goes on, and what follows the move; with the scores before and after it, each for the side to move."""

    position: Position
    move: int
    better: Sequence[int]
    reply: Sequence[int]
    before: Score
    after: Score


def explain(played: Played) -> list[Fact]:
    """The facts, the most important one first; SLOWER alone where nothing else was found."""
    facts = list(_facts(played))
    kinds = [fact.kind for fact in facts]
    facts = [fact for at, fact in enumerate(facts) if fact.kind not in kinds[:at]]
    return facts[:MOST] or [Fact(FactKind.SLOWER, tuple(played.better[:1]))]


def _facts(played: Played) -> Iterator[Fact]:
    position, line = played.position, (played.move, *played.reply)
    side, least = int(position.turn), least_loss(position.variant)
    gone, better = tell(position, line, side), tell(position, played.better, side)
    yield from _mates(played, gone)
    cost = better.balance - gone.balance
    lost = _losses(position, gone) if gone.balance <= -least or (cost >= least and gone.balance < 0) else ()
    missed = _missed(played, better) if cost >= least and better.balance >= least else ()
    # What weighs more is said first.
    for facts in (lost, missed) if -gone.balance >= better.balance else (missed, lost):
        yield from facts
    if is_drop(played.move) and played.better and is_drop(played.better[0]):
        yield from _wrong_drop(played)
    if exposure(position, line) > exposure(position, played.better):
        yield Fact(FactKind.SHELTER, line[:2])


def _mates(played: Played, gone: Story) -> Iterator[Fact]:
    line = (played.move, *played.reply)
    lost = [at for at, step in enumerate(gone.steps) if step.won >= LAST_ROYAL and step.side != gone.side]
    had = played.before.mate
    if lost and not (had is not None and had < 0):
        step = gone.steps[lost[0]]
        by = Seen(_origin(step), step.piece)
        yield Fact(FactKind.LOSES_ROYAL, line[: lost[0] + 1], step.taken[:1], by, plies=lost[0])
    elif played.after.mate is not None and played.after.mate > 0 and not (had is not None and had < 0):
        yield Fact(FactKind.ALLOWS_MATE, line, plies=played.after.mate)
    if had is not None and had > 0 and not _still_mates(played):
        yield Fact(FactKind.MISSES_MATE, tuple(played.better), plies=had)


def _still_mates(played: Played) -> bool:
    if played.after.mate is not None:
        return played.after.mate < 0
    if takes_last_royal(played.position, played.move):
        return True
    after = played.position.copy()
    after.play(played.move)
    outcome = after.outcome()
    return outcome is not None and outcome.winner == played.position.turn


def _losses(position: Position, gone: Story) -> Iterator[Fact]:
    """What the line of the move costs, by the capture that costs most."""
    burnt = _own_burnt(position, gone.steps[0]) if gone.steps else ()
    if burnt:
        yield Fact(FactKind.INTO_FIRE, (gone.steps[0].move,), burnt)
    found = gone.decisive(gone.side ^ 1)
    if found is not None:
        at, step = found
        line = tuple(each.move for each in gone.steps[: at + 1])
        by = Seen(_origin(step), step.piece)
        if at == 1:
            yield loss_by_reply(position, gone, step, line, by)
        else:
            yield loss_by_threat(position, gone, at, line, by)
    reply = gone.steps[1] if len(gone.steps) > 1 else None
    if reply is not None and is_promotion(reply.move) and not reply.taken:
        yield Fact(FactKind.PROMOTES, (gone.steps[0].move, reply.move), (), Seen(_origin(reply), reply.piece))


def _own_burnt(position: Position, step: Step) -> tuple[Seen, ...]:
    """The pieces of its own that a move loses by fire."""
    removals = position.transition(step.move).removals
    return tuple(Seen(each.square, each.piece) for each in removals if each.piece & 1 == step.side)


def _missed(played: Played, better: Story) -> Iterator[Fact]:
    """What the better line wins."""
    found = better.decisive(better.side)
    if found is None:
        if better.steps and is_promotion(better.steps[0].move):
            first = better.steps[0]
            yield Fact(FactKind.MISSES_PROMOTION, (first.move,), (), Seen(_origin(first), first.piece))
        return
    at, step = found
    line = tuple(each.move for each in better.steps[: at + 1])
    by = Seen(_origin(step), step.piece)
    if at == 0 and step.burnt:
        yield Fact(FactKind.MISSES_BURNING, line, step.burnt, by)
    elif at == 0 and vias(step.move) and len(step.taken) > 1:
        yield Fact(FactKind.MISSES_DOUBLE, line, step.taken, by)
    elif played.move != line[0]:
        yield Fact(FactKind.MISSES_PIECE, line, step.taken[:1], by)


def _wrong_drop(played: Played) -> Iterator[Fact]:
    """Another piece belonged on this square, or this one is what the better line needs later."""
    side = int(played.position.turn)
    dropped, wanted = int(drop_kind(played.move)), int(drop_kind(played.better[0]))
    if dropped != wanted and to_square(played.move) == to_square(played.better[0]):
        pieces = tuple(Seen(int(to_square(played.move)), kind << 1 | side) for kind in (dropped, wanted))
        yield Fact(FactKind.WRONG_DROP, (played.move, *played.reply[:1]), pieces)


def _origin(step: Step) -> int:
    return -1 if is_drop(step.move) else int(from_square(step.move))


