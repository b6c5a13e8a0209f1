from __future__ import annotations

import pytest

from shogi_desktop.analysis.review import chance_of, scale_of
from shogi_desktop.game.notes import Score
from shogi_desktop.rules import load_variant


@pytest.mark.parametrize(
    "name",
    [
        *("shogi", "tenjiku", "chu", "heian_dai", "dai", "dai_dai", "maka_dai_dai", "tai"),
        *("wa", "minishogi", "kyotoshogi", "tori", "yari", "sho", "taikyoku"),
    ],
)
def test_chances_of_both_sides_are_the_whole(name: str) -> None:
    variant = load_variant(name)
    for cp in (0, 50, 800, 30_000):
        assert chance_of(Score(cp), variant) + chance_of(Score(-cp), variant) == pytest.approx(1)
    chances = [chance_of(Score(cp), variant) for cp in range(-3000, 3001, 100)]
    assert chances == sorted(chances) and chances[30] == 0.5


def test_a_pawn_counts_less_where_pieces_are_worth_more() -> None:
    scales = [scale_of(load_variant(name)) for name in ("shogi", "wa", "chu", "tenjiku")]
    assert scales[0] == 600 and scales == sorted(scales)


def test_a_mate_is_certain() -> None:
    shogi = load_variant("shogi")
    assert chance_of(Score(mate=31), shogi) == 1 and chance_of(Score(mate=-2), shogi) == 0
