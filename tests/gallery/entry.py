"""Scenes of moves that are not made yet."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPixmap

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules.board.moves import NO_MOVE

from .scene import View
from .stage import Stage

_MOVES: Final = {"shogi": "7g7f", "tenjiku": "8l8k"}


def confirming(stage: Stage, view: View) -> QPixmap:
    """A move waits for its two buttons; the board is turned where the page says so."""
    stage.start(view.game)
    stage.window.desk.table.board.hand.confirming = True
    stage.window.desk.table.board.hand.propose(parse_move(_MOVES[view.game], stage.session.record.game.position))
    if view.option.page == "flipped":
        stage.window.desk.table.flip()
    picture = stage.main()
    stage.window.desk.table.board.cancel()
    return picture


def planned(stage: Stage, view: View) -> QPixmap:
    """A move that was made ahead, on a board that is turned."""
    stage.start(view.game)
    stage.window.desk.table.flip()
    stage.window.desk.table.board.mark(
        premove=parse_move(_MOVES[view.game], stage.session.record.game.position), premover=0
    )
    picture = stage.main()
    stage.window.desk.table.board.mark(premove=NO_MOVE, premover=0)
    return picture


def typing(stage: Stage, view: View) -> QPixmap:
    """A move is being typed: one is meant, several are, or it is against the rules."""
    stage.start(view.game)
    stage.window.desk.table.entry.line.open()
    stage.window.desk.table.entry.line.field.setText(view.option.page)
    picture = stage.main()
    stage.window.desk.table.entry.line.field.clear()
    return picture
