"""Two games of two searches with other `Numbers`, each with both colours, in one process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from shogi_desktop.engine.control import Control
from shogi_desktop.engine.evaluation.shipped import network_for
from shogi_desktop.engine.limits import Limits, budget
from shogi_desktop.engine.search.score import MATE_BOUND
from shogi_desktop.engine.search.selection import numbers_with
from shogi_desktop.engine.thinking import SearchProgress, Thinker
from shogi_desktop.matches.settings import RandomOpenings
from shogi_desktop.notation.moves.usi import parse_position_command
from shogi_desktop.rules import Position, load_variant

HASH_MB: Final = 16
OPENING: Final = 8
LONGEST: Final = 400
# A game is over when both sides have found the same winner for so many moves running: a mate, or so many hundredths.
AGREED: Final = 6
WON: Final = 2500


@dataclass(frozen=True)
class Duel:
    """Two games from one opening, which follows from `number`: so many nodes a move, and the numbers that differ."""

    variant: str
    number: int
    nodes: int
    first: Mapping[str, int] = field(default_factory=dict)
    second: Mapping[str, int] = field(default_factory=dict)


def fight(duel: Duel) -> int:
    """Half points of the first player in both games, 0 to 4."""
    variant = load_variant(duel.variant)
    start = parse_position_command(RandomOpenings(OPENING).opening(variant, duel.number), variant)
    players = [_player(duel.variant, place) for place in range(2)]
    for player, numbers in zip(players, (duel.first, duel.second), strict=True):
        player.search_by(numbers_with(numbers))
    points = 0
    for first_side in range(2):
        for player in players:
            player.new_game()
        winner = _winner(start.copy(), duel.nodes, players if first_side == 0 else players[::-1])
        points += 1 if winner is None else 2 if winner == first_side else 0
    return points


@lru_cache(maxsize=4)
def _player(variant: str, place: int) -> Thinker:
    """One of two players of a game."""
    return Thinker(load_variant(variant), HASH_MB, place + 1, network_for(load_variant(variant)))


def _winner(position: Position, nodes: int, players: list[Thinker]) -> int | None:
    """The side that wins, None for a draw."""
    limits = Limits(nodes=nodes)
    ahead = agreed = 0
    while position.ply < LONGEST:
        outcome = position.outcome()
        if outcome is not None:
            return None if outcome.winner is None else int(outcome.winner)
        side = int(position.turn)
        found: list[SearchProgress] = []
        answer = players[side].think(position, limits, Control(budget(limits)), report=found.append)
        if answer.declares:
            return side
        score = (found[-1].score if found else 0) * (1 - 2 * side)
        if abs(score) >= MATE_BOUND or abs(score) >= WON:
            agreed = agreed + 1 if score * ahead > 0 else 1
            ahead = 1 if score > 0 else -1
            if agreed >= AGREED:
                return 0 if ahead > 0 else 1
        else:
            ahead = agreed = 0
        position.play(answer.move)
    return None
