"""Fake engines as players of matches."""

from __future__ import annotations

from pathlib import Path

from shogi_desktop.matches.players import MatchPlayer, PlayerLimits
from shogi_desktop.matches.settings import MatchSettings, RandomOpenings
from tests.engines import FakeEngines


def player(folder: Path, *behaviours: str, limits: PlayerLimits | None = None) -> MatchPlayer:
    """A fake engine that shows these behaviours; it logs what it is told in its folder."""
    folder.mkdir(exist_ok=True)
    command = tuple(FakeEngines(folder).launch(*behaviours).command)
    return MatchPlayer(folder.name, command, limits or PlayerLimits(movetime_ms=10))


def match_of(folder: Path, first: str = "", second: str = "", **more: object) -> MatchSettings:
    """Two fake engines, games of twelve plies from the start."""
    players = player(folder / "first", *first.split()), player(folder / "second", *second.split())
    settings = {"openings": RandomOpenings(0), "longest": 12} | more
    return MatchSettings("shogi", *players, **settings)  # type: ignore[arg-type]
