"""The library: the person's collections of records, searched by words and by position."""

from .window import LibraryWindow

__all__ = ["LibraryWindow"]
