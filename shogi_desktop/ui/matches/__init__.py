"""Engine matches: setting them up, looking on, and how they stand."""

from .window import MatchesWindow

__all__ = ["MatchesWindow"]
