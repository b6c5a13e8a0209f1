from __future__ import annotations

import pytest

from tests.play import play_by_ear


@pytest.mark.timeout(300)
def test_a_few_moves_are_played_by_what_a_screen_reader_hears() -> None:
    lacking = play_by_ear.missing()
    if lacking:
        pytest.skip(f"not installed: {lacking}")
    assert play_by_ear.play("shogi", 4, 1) == 0
