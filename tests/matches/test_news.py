"""How a game goes on, in messages that are not too many."""

from __future__ import annotations

from shogi_desktop.matches.playing import INTERVAL_S, Begun, Moved, News
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules import load_variant

SHOGI = load_variant("shogi")


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_the_first_move_is_told_at_once_and_the_next_ones_together() -> None:
    told: list[object] = []
    clock = Clock()
    news = News(SHOGI, "startpos", told.append, clock)
    moves = [parse_move(text, SHOGI) for text in ("7g7f", "3c3d", "8h2b+", "B*5e")]
    news.hear(moves[0])
    assert told == [Begun("startpos"), Moved(("7g7f",))]
    for move in moves[1:]:
        clock.now += INTERVAL_S / 4
        news.hear(move)
    assert len(told) == 2
    clock.now += INTERVAL_S / 4
    news.hear(0)
    news.hear(0)
    assert told[2:] == [Moved(("3c3d", "8h2b+", "B*5e"))]


def test_nothing_new_is_not_told() -> None:
    told: list[object] = []
    clock = Clock()
    news = News(SHOGI, "startpos", told.append, clock)
    clock.now += 60
    news.hear(0)
    assert told == [Begun("startpos")]
