"""What is wrong with a move, told as facts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from shogi_desktop.game.notes import SHORT_MATE, Score, leaves_mate
from shogi_desktop.rules.board.moves import vias
from shogi_desktop.rules.position import Position

from .facts import Fact, FactKind, PlacedPiece
from .losses import double_kind, loss_by_reply, loss_by_threat, made_by, origin_of, promoted, unused
from .pressure import WORTH, attacked, missed_attack, missed_later, pinned, shelter, wrong_drop
from .sight import LAST_ROYAL, dearest_first, least_loss, mover, piece_value, takes_last_royal
from .story import HORIZON, Story, StoryMove, tell
from .threats import KnownProspects

MOST: Final = 3  # facts of one move: who hears more remembers less
LATEST_LOSS: Final = 3  # the step of the line by which a piece must be lost, for the move to be the reason
LATEST_WIN: Final = 2


@dataclass(frozen=True)
class ExplainedMove:
    """A move to be explained: the position before it, with its history, what an engine would have played there and how
    that goes on, and what follows the move; with the scores before and after it, each for the side to move. `known` is
    what has been found out of these moves already."""

    position: Position
    move: int
    better: Sequence[int]
    reply: Sequence[int]
    before: Score
    after: Score
    known: KnownProspects = field(default_factory=KnownProspects)


def explain(played: ExplainedMove) -> list[Fact]:
    """The facts, the most important one first; SLOWER alone where nothing else was found."""
    facts = list(_facts(played))
    kinds = [fact.kind for fact in facts]
    facts = [fact for at, fact in enumerate(facts) if fact.kind not in kinds[:at]]
    return facts[:MOST] or [Fact(FactKind.SLOWER, tuple(played.better[:1]))]


def _facts(played: ExplainedMove) -> Iterator[Fact]:
    """Where a king is mated nothing else that is lost matters."""
    position, line = played.position, (played.move, *played.reply)
    side = int(position.turn)
    gone, better = tell(position, line, side, made=True), tell(position, played.better, side, made=False)
    lost_king, missed_king = _lost_king(played, gone), _missed_mate(played)
    yield from lost_king
    yield from missed_king
    lost = list(_losses(position, gone, better)) if not lost_king else []
    missed = list(_missed(played, gone, better)) if not missed_king else []
    # What weighs more is said first; that a piece is taken before an attack that would have been possible.
    only_attacks = bool(missed) and missed[0].kind is FactKind.MISSES_FORK
    for facts in (lost, missed) if -gone.balance >= better.balance or only_attacks else (missed, lost):
        yield from facts
    if not (lost_king or missed_king or played.after.mate):
        named = {seen for fact in missed for seen in fact.victims}
        yield from (fact for fact in unused(position, gone) if not named.issuperset(fact.victims))
    if played.better:
        yield from wrong_drop(played.move, played.better, line)
    if not lost_king:
        yield from pinned(position, gone, better)
        yield from attacked(position, gone, better, alone=not (missed_king or lost or missed), known=played.known)
    if not missed_king:
        yield from shelter(position, gone, mated=bool(lost_king))
    if not (lost_king or missed_king or lost or missed):
        yield from missed_attack(position, gone, better, played.known)
        yield from _later(played, gone, better)


# Mates and last royal pieces


def _lost_king(played: ExplainedMove, gone: Story) -> list[Fact]:
    line, had = (played.move, *played.reply), played.before.mate
    if had is not None and had < 0 and not leaves_mate(played.before, played.after):
        return []
    lost = [at for at, step in enumerate(gone.steps) if step.won >= LAST_ROYAL and step.side != gone.side]
    if lost:
        step = gone.steps[lost[0]]
        by = PlacedPiece(origin_of(step.move), step.piece)
        royals = [seen for seen in step.taken if played.position.variant.kind(seen.piece >> 1).royal]
        if lost[0] > 1:
            royals = []  # it may stand elsewhere by then
        return [Fact(FactKind.LOSES_ROYAL, line[: lost[0] + 1], tuple(royals[:1]), by, plies=lost[0])]
    if played.after.mate is not None and played.after.mate > 0:
        return [Fact(FactKind.ALLOWS_MATE, line, by=_mating(played), plies=played.after.mate)]
    return []


def _mating(played: ExplainedMove) -> PlacedPiece | None:
    """The piece that begins a short mate."""
    if not played.reply or played.after.mate is None or played.after.mate > SHORT_MATE:
        return None
    after = played.position.copy()
    after.play(played.move)
    return PlacedPiece(origin_of(played.reply[0]), mover(after, played.reply[0]))


def _missed_mate(played: ExplainedMove) -> list[Fact]:
    had = played.before.mate
    if had is None or had <= 0 or _still_mates(played):
        return []
    return [Fact(FactKind.MISSES_MATE, tuple(played.better), plies=had)]


def _still_mates(played: ExplainedMove) -> bool:
    if played.after.mate is not None:
        return played.after.mate < 0
    if takes_last_royal(played.position, played.move):
        return True
    after = played.position.copy()
    after.play(played.move)
    outcome = after.outcome()
    return outcome is not None and outcome.winner == played.position.turn


# Pieces


def _losses(position: Position, gone: Story, better: Story) -> Iterator[Fact]:
    """What the line of the move costs, by the capture that costs most."""
    enemy = gone.side ^ 1
    for step in gone.steps[:1]:
        yield from _own_lost(position, step)
    found = gone.decisive(enemy, least_loss(position.variant), LATEST_LOSS, better)
    if found is not None:
        at, step = found
        by = PlacedPiece(origin_of(step.move), step.piece)
        yield (loss_by_reply if at == 1 else loss_by_threat)(position, gone, step, gone.line(at), by)
    promotes = promoted(position, gone, enemy, better)
    if promotes is not None:
        at, step = promotes
        yield Fact(FactKind.PROMOTES, gone.line(at), (), PlacedPiece(step.origin, step.piece))


def _later(played: ExplainedMove, gone: Story, better: Story) -> Iterator[Fact]:
    """What is lost or could have been won in the moves that follow, where it is more than the least."""
    position = played.position
    least = WORTH * least_loss(position.variant)
    lost = gone.decisive(gone.side ^ 1, least, HORIZON, better)
    if lost is not None:
        at, step = lost
        yield Fact(
            FactKind.LOSES_LATER, gone.line(at), step.standing[:1], PlacedPiece(origin_of(step.move), step.piece)
        )
    won = better.decisive(better.side, least, HORIZON, gone)
    if won is not None and better.steps[0].move != gone.steps[0].move:
        at, step = won
        yield missed_later(position, better, step, better.line(at), played.known)


def _own_lost(position: Position, step: StoryMove) -> Iterator[Fact]:
    """The pieces of its own that a move removes, by fire or on its way."""
    lost = [each for each in position.transition(step.move).removals if each.piece & 1 == step.side]
    for kind, burnt in ((FactKind.BURNS_OWN, True), (FactKind.TAKES_OWN, False)):
        pieces = [PlacedPiece(each.square, each.piece) for each in lost if each.burnt == burnt]
        if pieces:
            yield Fact(kind, (step.move,), dearest_first(position.variant, pieces))


def _missed(played: ExplainedMove, gone: Story, better: Story) -> Iterator[Fact]:
    """What the better line wins, and that of the move does not."""
    position, least = played.position, least_loss(played.position.variant)
    if not better.steps or better.steps[0].move == played.move:
        return
    found = better.decisive(better.side, least, LATEST_WIN, gone)
    if found is None:
        promotes = promoted(position, better, better.side, gone)
        if promotes is not None and promotes[1].origin == better.steps[0].origin:
            at, step = promotes
            yield Fact(FactKind.MISSES_PROMOTION, better.line(at), (), PlacedPiece(step.origin, step.piece))
        return
    at, step = found
    line, by = better.line(at), PlacedPiece(step.origin, step.piece)
    if step.burnt and step.origin == better.steps[0].origin:
        yield Fact(FactKind.MISSES_BURNING, line, step.burnt, by)
    elif _takes_twice(position, step) and (at == 0 or made_by(better.steps[0].move, step)):
        yield Fact(double_kind(step.standing), line, step.standing, by)
    elif at:
        yield missed_later(position, better, step, line, played.known)
    elif step.gain < step.won:
        yield Fact(FactKind.MISSES_EXCHANGE, line, step.prize, by)
    else:
        yield Fact(FactKind.MISSES_PIECE, line, step.prize, by)


def _takes_twice(position: Position, step: StoryMove) -> bool:
    """Whether a step is two moves in one, which take what matters."""
    taken = sum(piece_value(position.variant, seen.piece) for seen in step.standing)
    return bool(vias(step.move)) and taken >= least_loss(position.variant)
