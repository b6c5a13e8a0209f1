"""What a move allows or misses though nothing is taken yet: attacks on pieces, pins, checks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from shogi_desktop.rules.board.moves import drop_kind, from_square, is_drop, to_square
from shogi_desktop.rules.board.pieces import EMPTY
from shogi_desktop.rules.position import Position

from .facts import Fact, FactKind, PlacedPiece, placed
from .losses import is_pinned, origin_of
from .purpose import Aim, AimKind, attacks
from .sight import between, least_loss
from .story import Story, StoryMove
from .threats import KnownProspects


def wrong_drop(move: int, better: Sequence[int], line: Sequence[int]) -> Iterator[Fact]:
    """Where a drop should have been another one: of another piece on the same square, or one elsewhere.
    `line` begins with the move."""
    best = better[0]
    if not (is_drop(move) and is_drop(best)) or move == best:
        return
    kind, wanted = int(drop_kind(move)), int(drop_kind(best))
    at, place = int(to_square(move)), int(to_square(best))
    side = 0  # of no matter: only names are told
    pieces = PlacedPiece(at, kind << 1 | side), PlacedPiece(place, wanted << 1 | side)
    if at == place:
        yield Fact(FactKind.WRONG_DROP, tuple(line[:2]), pieces)
    else:
        yield Fact(FactKind.WRONG_PLACE, tuple(line[:2]), pieces)


_WORSE: Final = 2  # squares


def weakened(position: Position, move: int) -> tuple[int, ...]:
    """The squares beside the king of the side to move that nothing but the king guards after a move, and something did
    before; of a move of the king itself those beside its new place, where they are more by at least two. None where
    there is not one king."""
    side = int(position.turn)
    kings = position.royal_squares(side)
    after = position.copy()
    after.play(move)
    places = after.royal_squares(side)
    if len(kings) != 1 or len(places) != 1:
        return ()
    old = set(_open(position, kings[0], side))
    if places != kings:
        new = _open(after, places[0], side)
        return tuple(new) if len(new) >= len(old) + _WORSE else ()
    left = int(from_square(move)) if not is_drop(move) else -1
    return tuple(square for square in _open(after, kings[0], side) if square not in old and square != left)


def _open(position: Position, king: int, side: int) -> list[int]:
    """Squares beside a king that no other piece guards; those where a piece of its own stands aside."""
    without = position.copy()
    without.put(king, EMPTY)
    free = [square for square in _beside(position, king) if not _is_own(position, square, side)]
    return [square for square in free if not without.can_capture(square, side)]


def _is_own(position: Position, square: int, side: int) -> bool:
    piece = int(position.piece_at(square))
    return piece != EMPTY and piece & 1 == side


def _beside(position: Position, king: int) -> list[int]:
    variant = position.variant
    file, rank = variant.file_of(king), variant.rank_of(king)
    around = [(file + right, rank + down) for right in (-1, 0, 1) for down in (-1, 0, 1) if right or down]
    return [
        variant.square(*place) for place in around if 1 <= place[0] <= variant.files and 1 <= place[1] <= variant.ranks
    ]


def shelter(position: Position, gone: Story, mated: bool) -> Iterator[Fact]:
    """SHELTER, where the other side then comes to a square that is guarded no more, or gives check; where the king is
    `mated`, checks prove nothing."""
    opened = weakened(position, gone.steps[0].move) if gone.steps else ()
    if not opened:
        return
    board, used = position.copy(), False
    for step in gone.steps:
        board.play(step.move)
        used = used or (step.side != gone.side and ((board.in_check() and not mated) or to_square(step.move) in opened))
    if used:
        (king,) = position.royal_squares(gone.side)
        moved = PlacedPiece(king, gone.steps[0].piece) if gone.steps[0].origin == king else None
        yield Fact(FactKind.SHELTER, gone.line(1), tuple(PlacedPiece(square, EMPTY) for square in opened), moved)


WORTH: Final = 2  # an attack on pieces is worth a word that win so often the smallest loss that is
_PINNED_BY: Final = 4  # steps of a line
_HUNT: Final = 2  # checks make a hunt,
_HUNT_STEPS: Final = 6  # in so many steps of a line
_FAINT: Final = 150  # a piece of this value, in hundredths of a pawn, is worth no word about a pin


def pinned(position: Position, gone: Story, better: Story) -> Iterator[Fact]:
    """A piece that is pinned by the move or soon after it, and was free before; not after a reply that the better line
    allows too."""
    others = {step.move for step in better.steps if step.side != gone.side}
    if position.takes_royals or position.in_check() or (len(gone.steps) > 1 and gone.steps[1].move in others):
        return
    free, board, came = _pins(position, gone.side), position.copy(), set[int]()
    for at, step in enumerate(gone.steps[:_PINNED_BY]):
        board.play(step.move)
        if at and step.side == gone.side:
            came.add(int(to_square(step.move)))
        if board.in_check() or (at and step.side == gone.side):
            continue
        bound = [seen for seen in _pins(board, gone.side) if seen not in free and seen.square not in came]
        if bound:
            dearest = max(bound, key=lambda seen: board.variant.kind(seen.piece >> 1).worth)
            yield Fact(FactKind.PIN, gone.line(at), (dearest,), PlacedPiece(origin_of(step.move), step.piece))
            return


def _pins(position: Position, side: int) -> list[PlacedPiece]:
    """The pieces of a side that are pinned, whoever is to move."""
    board = position.copy()
    board.set_turn(side)
    variant = position.variant
    pieces = [placed(position, square) for square in variant.squares]
    worthy = [seen for seen in pieces if seen.piece != EMPTY and seen.piece & 1 == side]
    worthy = [seen for seen in worthy if not variant.kind(seen.piece >> 1).royal]
    worthy = [seen for seen in worthy if variant.kind(seen.piece >> 1).worth > _FAINT]
    return [seen for seen in worthy if is_pinned(board, seen)]


def attacked(position: Position, gone: Story, better: Story, alone: bool, known: KnownProspects) -> Iterator[Fact]:
    """A fork or a discovered attack that the reply makes without winning anything yet, not one that it makes against
    the better move too. Where nothing else is to be said (`alone`): any attack on a piece, and a hunt of the king."""
    if len(gone.steps) < 2 or gone.steps[1].gain >= least_loss(position.variant):
        return
    before, reply = position.copy(), gone.steps[1]
    before.play(gone.steps[0].move)
    after = before.copy()
    after.play(reply.move)
    if reply.move not in {step.move for step in better.steps}:
        yield from _discovered_check(after, reply, gone.line(1))
        for aim in attacks(known.of(before, reply.move), WORTH * least_loss(position.variant)):
            fact = _attack(after, reply, aim, gone.line(1))
            if alone or fact.kind is not FactKind.ALLOWS_ATTACK:
                yield fact
    hunted = after.in_check() and _checks(position, gone, gone.side ^ 1) >= _HUNT
    if alone and hunted and _checks(position, better, gone.side ^ 1) < _HUNT:
        yield Fact(FactKind.KING_HUNT, gone.line(1))


def _discovered_check(after: Position, reply: StoryMove, line: tuple[int, ...]) -> Iterator[Fact]:
    """A check that a reply gives by opening the way of another piece."""
    kings, left = after.royal_squares(int(after.turn)), origin_of(reply.move)
    if after.takes_royals or len(kings) != 1 or left < 0 or not after.in_check():
        return
    for square in after.variant.squares:
        piece = int(after.piece_at(square))
        if piece != EMPTY and piece & 1 == reply.side and left in between(after, square, kings[0]):
            without = after.copy()
            without.put(square, EMPTY)
            if not without.in_check():
                king = placed(after, kings[0])
                yield Fact(FactKind.DISCOVERED, line, (king,), PlacedPiece(square, piece))
                return


def _attack(after: Position, reply: StoryMove, aim: Aim, line: tuple[int, ...]) -> Fact:
    """What a reply attacks: several pieces, one by the way that it opens, or one."""
    mover = PlacedPiece(origin_of(reply.move), reply.piece)
    if aim.kind is AimKind.FORKS:
        return Fact(FactKind.FORK, line, aim.pieces, mover)
    taker = origin_of(aim.line[0])
    if mover.square >= 0 and mover.square in between(after, taker, aim.pieces[0].square):
        return Fact(FactKind.DISCOVERED, line, aim.pieces, placed(after, taker))
    return Fact(FactKind.ALLOWS_ATTACK, line, aim.pieces, mover)


def missed_attack(position: Position, gone: Story, better: Story, known: KnownProspects) -> Iterator[Fact]:
    """What the better move attacks, or the hunt that it begins."""
    if not better.steps or better.steps[0].move == gone.steps[0].move:
        return
    step = better.steps[0]
    seen = known.of(position, step.move)
    for aim in attacks(seen, WORTH * seen.least):
        kind = FactKind.MISSES_FORK if aim.kind is AimKind.FORKS else FactKind.MISSES_ATTACK
        yield Fact(kind, better.line(0), aim.pieces, PlacedPiece(origin_of(step.move), step.piece))
    hunted = seen.after.in_check() and _checks(position, better, gone.side) >= _HUNT
    if hunted and _checks(position, gone, gone.side) < _HUNT:
        yield Fact(FactKind.MISSES_HUNT, better.line(0))


def missed_later(
    position: Position, better: Story, step: StoryMove, line: tuple[int, ...], known: KnownProspects
) -> Fact:
    """A step of the better line takes a piece, but not its first one: that attacks the piece, or is only the first of
    the moves which win it."""
    first, victim = better.steps[0], step.standing[0]
    seen = known.of(position, first.move)
    for aim in attacks(seen, seen.least):
        if victim in aim.pieces:
            kind = FactKind.MISSES_FORK if aim.kind is AimKind.FORKS else FactKind.MISSES_ATTACK
            return Fact(kind, line[:1], aim.pieces, PlacedPiece(first.origin, first.piece))
    return Fact(FactKind.MISSES_LATER, line, step.standing[:1], PlacedPiece(step.origin, step.piece))


def _checks(position: Position, story: Story, side: int) -> int:
    """How many checks a side gives in the first steps of a line."""
    board, count = position.copy(), 0
    for step in story.steps[:_HUNT_STEPS]:
        board.play(step.move)
        count += step.side == side and board.in_check()
    return count
