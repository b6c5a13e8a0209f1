"""What fire demons will burn is seen before they have come."""

from __future__ import annotations

import pytest

from shogi_desktop.engine.evaluation.worth import Worth
from tests.engine.search.test_tenjiku import KINGS, TENJIKU, board, think

DEMON = int(Worth(TENJIKU).value[TENJIKU.kind_by_code("FD").id << 1])
CAMP = {
    **dict.fromkeys(("12l", "11l", "10l", "9l", "8l", "7l", "6l", "5l"), "P"),
    **{"12m": "L", "11m": "R", "10m": "B", "9m": "G", "8m": "G", "7m": "B", "6m": "R", "5m": "L"},
    **{"12n": "S", "11n": "S", "10n": "C", "9n": "I", "8n": "C", "7n": "S", "6n": "S", "5n": "S"},
}


@pytest.mark.parametrize(("depth", "burnt"), [(2, 300), (3, 4000)])
def test_a_fire_demon_two_plies_from_a_camp_is_seen(depth: int, burnt: int) -> None:
    """It comes, burns what stands around, and burns again, whatever is moved meanwhile."""
    without = think(board(KINGS | CAMP | {"13h": "g"}), 1)[1]
    _, score = think(board(KINGS | CAMP | {"13h": "fd"}), depth)
    assert score < without - DEMON - burnt


def test_area_moves_that_end_in_a_burn_are_in_the_quiescence() -> None:
    """Three pieces beside one another, and a way to them around a corner only: a ply before, more is lost than one."""
    around = {"8i": "p", "7i": "p", "9i": "p", "8k": "R", "9k": "B", "10k": "LN"}
    without = think(board(KINGS | around | {"8h": "g"}), 1)[1]
    _, score = think(board(KINGS | around | {"8h": "fd"}), 1)
    assert score < without - DEMON - 500
