"""Mate problems: to solve, to examine and to make."""

from .window import ProblemsWindow

__all__ = ["ProblemsWindow"]
