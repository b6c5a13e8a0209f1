"""The board widget: shows a position, takes targets, gives back the wish of a move. It never judges legality."""

from .lens import PieceLens
from .style import BoardStyle
from .view import BoardView

__all__ = ["BoardStyle", "BoardView", "PieceLens"]
