"""Scenes of what the board tells when it is asked, and of what a hand draws on it."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from shogi_desktop.game.notes import COLORS, Drawing
from shogi_desktop.rules.board.moves import NO_MOVE

from .boards import MOVES
from .scene import View
from .stage import Stage

DEMON = "15k/16/16/9p6/9p6/7n8/8pp6/7p[FD]7/9p6/3[fd]12/16/4[gg]11/4p11/4P11/4B11/K15 b - 1"


def sight(stage: Stage, view: View) -> QPixmap:
    """What the settings of the view ask for, in the middle of a game."""
    stage.play(view.game, MOVES)
    return stage.main()


def powers(stage: Stage, view: View) -> QPixmap:
    """The powers of the enemy, or of the demon under the pointer."""
    stage.start("tenjiku", DEMON)
    if view.option.page == "one":
        stage.hover("8h")
        board = stage.window.desk.table.board
        stage.wait(lambda: board.seen.powers.burnt == frozenset())
    return stage.main()


def drawings(stage: Stage, view: View) -> QPixmap:
    """A circle on a piece, one beside it, and arrows of every colour; one out of a hand where there are hands."""
    stage.play(view.game, MOVES)
    session, variant = stage.session, stage.session.record.game.variant
    session.review.rub_out()
    for n, color in enumerate(COLORS):
        row = 2 + n * (variant.ranks - 3) // 3
        session.review.draw(Drawing(variant.square(variant.files - 1, row), color=color))
        session.review.draw(Drawing(variant.square(2 + n, row), variant.square(variant.files - 3, row), color=color))
    kind = next((kind for kind in variant.hand_kinds if session.record.game.position.hand_count(0, kind)), NO_MOVE)
    if kind:
        session.review.draw(Drawing(variant.square(5, 5), kind=kind, side=0, color="red"))
    return stage.main()
