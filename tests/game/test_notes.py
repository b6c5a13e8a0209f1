"""Results from ends by rule."""

from __future__ import annotations

import pytest

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.rules import Outcome, Side, Termination


@pytest.mark.parametrize("termination", Termination)
def test_every_end_by_rule_is_a_reason(termination: Termination) -> None:
    result = GameResult.of_outcome(Outcome(Side.WHITE, termination))
    assert result == GameResult(Side.WHITE, Reason(termination.value))
    assert result.reason.name == termination.name
