"""What fire demons threaten: seen before they have done it."""

from __future__ import annotations

import pytest

from shogi_desktop.engine.burn_threat import BurnThreat
from shogi_desktop.engine.burning_exchange import BurningExchange
from shogi_desktop.engine.hazards import Hazards
from shogi_desktop.engine.royal_weights import RoyalWeights
from tests.engine.test_tenjiku import KINGS, TENJIKU, board, think

WEIGHTS = RoyalWeights(TENJIKU)


@pytest.mark.parametrize(
    ("pieces", "least", "most"),
    [
        # One piece can be saved, of two it saves the better.
        ({"8h": "fd", "8l": "R"}, 0, 0),
        ({"8h": "fd", "8l": "R", "9l": "B"}, 1000, 1000),
        # By an area move around a corner as well.
        ({"8h": "fd", "8i": "p", "7i": "p", "9i": "p", "8k": "R", "9k": "B", "10k": "LN"}, 2200, 2200),
        # Where it is taken back it wins no more than it loses; beside another demon it burns itself.
        ({"8h": "fd", "8l": "R", "9l": "B", "1k": "R", "1j": "R"}, 0, 0),
        ({"8h": "fd", "8l": "FD", "9l": "B", "7l": "R"}, 0, 0),
        # A demon of the side to move is its own business.
        ({"8h": "FD", "8c": "r", "9c": "b"}, 0, 0),
    ],
)
def test_what_a_demon_wins_though_one_piece_is_saved(pieces: dict[str, str], least: int, most: int) -> None:
    position = board(KINGS | pieces)
    hazards = Hazards(position, WEIGHTS)
    threat = BurnThreat(position, BurningExchange(position, WEIGHTS, hazards), hazards)
    assert least <= int(threat.of(1)) <= most


CAMP = {
    **dict.fromkeys(("12l", "11l", "10l", "9l", "8l", "7l", "6l", "5l"), "P"),
    **{"12m": "L", "11m": "R", "10m": "B", "9m": "G", "8m": "G", "7m": "B", "6m": "R", "5m": "L"},
    **{"12n": "S", "11n": "S", "10n": "C", "9n": "I", "8n": "C", "7n": "S", "6n": "S", "5n": "S"},
}


def test_a_fire_demon_two_plies_from_a_camp_is_seen() -> None:
    """It comes, burns what stands around, and burns again, whatever is moved meanwhile."""
    without = think(board(KINGS | CAMP | {"13h": "g"}), 1)[1]
    worth = int(WEIGHTS.value[TENJIKU.kind_by_code("FD").id << 1])
    _, score = think(board(KINGS | CAMP | {"13h": "fd"}), 2)
    assert score < without - worth - 300
