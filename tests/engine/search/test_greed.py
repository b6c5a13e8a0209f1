"""A player that takes whatever is dearest, never looking at the answer, loses to the engine in every game."""

from __future__ import annotations

import random

import pytest

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.engine.control import Control
from shogi_desktop.engine.evaluation.worth import Worth
from shogi_desktop.engine.limits import Limits, budget
from shogi_desktop.engine.thinking import Thinker
from shogi_desktop.rules import Position, Side, load_variant

LONGEST = 400
EACH_FILE = 40
"""Plies that a game may take: on the largest boards it is a long way to the last royal piece."""


def greedy(position: Position, worth: Worth, chooser: random.Random) -> int:
    """The move that takes and promotes most, by chance among equal ones."""

    def promise(move: int) -> float:
        changes = position.transition(move)
        won = sum(
            int(worth.exchange[gone.piece]) * (1 if gone.piece & 1 != position.turn else -1)
            for gone in changes.removals
        )
        return won + 30 * len(changes.promoted) + 50 * chooser.random()

    return max(position.legal_moves(), key=promise)


@pytest.mark.skipif(not core_is_compiled(), reason="whole games take minutes interpreted")
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("shogi", {}),
        ("minishogi", {}),
        ("gorogoro", {}),
        ("gorogoro", {"start_hand": "lance_knight"}),
        ("kyotoshogi", {}),
        ("tori", {}),
        ("yari", {}),
        ("sho", {}),
        ("wa", {}),
        ("wa", {"drops": "on"}),
        ("heian_dai", {}),
        ("dai", {}),
        ("chu", {}),
        ("chu", {"lion_rules": "none"}),
        ("tenjiku", {}),
        ("dai_dai", {}),
        ("maka_dai_dai", {}),
        ("tai", {}),
    ],
)
@pytest.mark.parametrize("engine", list(Side))
def test_the_engine_beats_greed(name: str, options: dict[str, str], engine: Side) -> None:
    variant = load_variant(name, options)
    player, worth, chooser = Thinker(variant, 2, seed=1), Worth(variant), random.Random(3)
    position = Position(variant)
    limits = Limits(nodes=1500)
    longest = max(LONGEST, EACH_FILE * variant.files)
    while position.outcome() is None and position.ply < longest:
        if position.turn == engine:
            move = player.think(position, limits, Control(budget(limits))).move
            assert position.is_legal(move)
        else:
            move = greedy(position, worth, chooser)
        position.play(move)
    outcome = position.outcome()
    assert outcome is not None and outcome.winner == engine
