"""The window that shows what the person has reached."""

from .window import ProgressWindow

__all__ = ["ProgressWindow"]
