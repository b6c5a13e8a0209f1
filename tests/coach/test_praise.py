"""Which good moves are worth a word, in small positions."""

from __future__ import annotations

import pytest

from shogi_desktop.coach.praise import Praise, praise_of
from shogi_desktop.coach.threats import Prospects
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import load_variant

FREE_GOLD = "5k3/9/9/4g4/9/9/9/4R4/4K4 b - 1", "5h5d"
FORK = "k8/9/9/1r2p2g1/9/9/9/9/K8 b B 1", "B*5g"
SAVED = "k8/9/9/4r4/9/9/4S4/9/K2G5 b - 1", "6i5h"
FLED = "k8/9/9/4p4/4S4/9/9/9/K8 b - 1", "5e4f"
QUIET = "k8/9/9/9/9/9/9/9/K8 b - 1", "9i8i"
EXCHANGE = "4k4/9/4s4/4s4/4S4/4S4/9/9/4K4 b - 1", "5e5d"  # as much is lost as won


def praise(case: tuple[str, str], best: bool, *before: str) -> Praise | None:
    position = parse_sfen(case[0], load_variant("shogi"))
    for text in before:
        position.play(parse_move(text, position))
    return praise_of(Prospects(position, parse_move(case[1], position)), best)


@pytest.mark.parametrize("case", [FREE_GOLD, FORK, SAVED, FLED])
def test_the_best_move_that_wins_or_saves_something_is_seen(case: tuple[str, str]) -> None:
    assert praise(case, best=True) is Praise.SEEN


def test_any_good_move_that_wins_something_is_praised() -> None:
    assert praise(FREE_GOLD, best=False) is Praise.WON


@pytest.mark.parametrize("case", [FORK, SAVED, FLED, QUIET])
def test_others_go_without_a_word(case: tuple[str, str]) -> None:
    assert praise(case, best=False) is None


@pytest.mark.parametrize("case", [QUIET, EXCHANGE])
def test_not_every_best_move_is_praised(case: tuple[str, str]) -> None:
    assert praise(case, best=True) is None


def test_taking_back_is_no_merit() -> None:
    taken = "k8/9/9/4p4/4P4/4G4/9/9/K8 w - 1", "5f5e"
    assert praise(taken, True, "5d5e") is None
