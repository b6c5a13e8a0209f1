"""The board widget: shows a position, takes targets, gives back the wish of a move. It never judges legality."""

from .ground.style import BoardStyle
from .lens import PieceLens
from .view import BoardView

__all__ = ["BoardStyle", "BoardView", "PieceLens"]
