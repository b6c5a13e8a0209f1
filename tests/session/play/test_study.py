"""What could be taken around a move is found a little at a time, so that the window does not stand still."""

from __future__ import annotations

import random

from pytestqt.qtbot import QtBot

from shogi_desktop.coach.threats import Prospects
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.session.play.study import AT_ONCE, Study


def crowded() -> Prospects:
    """A move on the largest board, on which hundreds of captures are possible."""
    position, chance = Position(load_variant("taikyoku")), random.Random(7)
    for _ in range(30):
        position.play(chance.choice(position.legal_moves()))
    return Prospects(position, position.legal_moves()[0])


def test_little_work_is_done_at_once(qtbot: QtBot) -> None:
    done: list[int] = []
    shogi = Position(load_variant("shogi"))
    Study().begin([Prospects(shogi, shogi.legal_moves()[0])], lambda: done.append(1))
    assert done == [1]


def test_much_work_leaves_the_window_its_turn(qtbot: QtBot) -> None:
    seen, study, done = crowded(), Study(), []
    study.begin([seen], lambda: done.append(1))
    assert done == []
    left = 0
    while seen.go_on():
        left += 1
    assert left > AT_ONCE // len(seen.before.variant.squares), "only a part was done in the first step"
    qtbot.waitUntil(lambda: done == [1])


def test_what_is_dropped_tells_nothing(qtbot: QtBot) -> None:
    seen, study, done = crowded(), Study(), []
    study.begin([seen], lambda: done.append("old"))
    study.begin([Prospects(seen.before, seen.move)], lambda: done.append("new"))
    study.cancel()
    study.begin([], lambda: done.append("last"))
    qtbot.wait(20)
    assert done == ["last"]
