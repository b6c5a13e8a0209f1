"""Which games a person plays and likes: names with blanks between them, as the settings keep them.

A name stays where its file is gone: the game is there again when the file is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from shogi_desktop.rules import Variant

MOST: Final = 200  # names that are kept


def begun(names: str, name: str) -> str:
    """With a game that was begun now before those begun earlier."""
    return " ".join([name, *(other for other in names.split() if other != name)][:MOST])


def liked(names: str, name: str, likes: bool) -> str:
    """With a game at the end of those that are liked, or without it."""
    others = [other for other in names.split() if other != name]
    return " ".join([*others, name][-MOST:] if likes else others)


def preferred_first(games: Sequence[Variant], *names: Iterable[str]) -> list[Variant]:
    """All games, those of the first names first; names of games that are not there are passed over."""
    there: Mapping[str, Variant] = {game.name: game for game in games}
    order = dict.fromkeys(name for some in names for name in some if name in there)
    return [there[name] for name in {**order, **dict.fromkeys(there)}]
