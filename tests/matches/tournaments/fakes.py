"""Tournaments of fake engines."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from shogi_desktop.matches.tournaments.folder import write_settings
from shogi_desktop.matches.tournaments.settings import Entrant, TournamentSettings
from tests.engines import FakeEngines

NAMES = ("one", "two", "three", "four")


def tournament_of(folder: Path, *behaviours: str, **more: Any) -> TournamentSettings:
    """A fake engine for each text of behaviours, which lie in `folder`; games of twelve plies from the start."""
    entrants = []
    for name, words in zip(NAMES, behaviours, strict=False):
        place = folder / name
        place.mkdir(parents=True, exist_ok=True)
        entrants.append(Entrant(name, FakeEngines(place).outside(name, *words.split()), nodes=10))
    settings: dict[str, Any] = {"name": "Cup", "games": 4, "plies": 0, "longest": 12, "parallel": 2}
    return TournamentSettings(variant="shogi", entrants=tuple(entrants), **settings | more)


def set_up(folder: Path, settings: TournamentSettings) -> Path:
    """The folder of a tournament that is not played yet."""
    folder.mkdir(parents=True)
    write_settings(folder, settings)
    return folder
