"""A player that takes whatever is dearest, never looking at the answer, loses to the engine in every game."""

from __future__ import annotations

import pytest

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.engine.limits import Limits
from shogi_desktop.rules import Side, load_variant
from tests.benchmarks.greed import play_greed

LONGEST = 400
EACH_FILE = 40
"""Plies that a game may take: on the largest boards it is a long way to the last royal piece."""


GAMES: tuple[tuple[str, dict[str, str]], ...] = (
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
)
"""Played once each; `python -m tests.benchmarks.greed` plays a hundred, with both colours."""


@pytest.mark.skipif(not core_is_compiled(), reason="whole games take minutes interpreted")
@pytest.mark.parametrize(("name", "options", "engine"), [(*game, Side(n % 2)) for n, game in enumerate(GAMES)])
def test_the_engine_beats_greed(name: str, options: dict[str, str], engine: Side) -> None:
    variant = load_variant(name, options)
    longest = max(LONGEST, EACH_FILE * variant.files)
    outcome = play_greed(variant, engine, Limits(nodes=500), seed=1, longest=longest).outcome()
    assert outcome is not None and outcome.winner == engine
