"""The rest of a game as a game of its own."""

from __future__ import annotations

from shogi_desktop.game.edits import grafted
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen


def rest_of(game: Game) -> Game:
    """A game that starts from the position at the cursor and has everything that follows, with the same headers.

    What the moves before forbade (a repetition, a capture) may be allowed in it.
    """
    rest = Game(game.variant, parse_sfen(format_sfen(game.position), game.variant))
    rest.headers = dict(game.headers)
    rest.root.comment, rest.root.bookmark = game.cursor.comment, game.cursor.bookmark
    grafted(rest, rest.root, game.cursor)
    rest.ended_at = next((node for node in rest.main_line() if node.ending), None)
    return rest
