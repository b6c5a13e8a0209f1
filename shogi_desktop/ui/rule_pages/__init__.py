"""The rules of the games, told and shown inside the program."""

from .window import RulePages

__all__ = ["RulePages"]
