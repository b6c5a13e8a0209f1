"""Openings and castles: what they are called, what they look like, what they are for."""

from .window import NamesWindow

__all__ = ["NamesWindow"]
