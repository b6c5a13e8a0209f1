"""Lessons: short courses to play through, one for each game that has one."""

from .window import LessonsWindow

__all__ = ["LessonsWindow"]
