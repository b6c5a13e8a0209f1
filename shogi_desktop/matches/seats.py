"""Engines that this process keeps running between games."""

from __future__ import annotations

from contextlib import AbstractContextManager

from shogi_desktop.clients.kept_engines import Engine, KeptEngines
from shogi_desktop.clients.search import SearchRequest

from .players import Player

_kept: KeptEngines[SearchRequest] = KeptEngines()


def seated(player: Player, restart: bool = False) -> AbstractContextManager[Engine]:
    """An engine for a game: one that has played already where there is one, and it stays for the next one; with
    `restart` a new one, which ends with the game."""
    return _kept.lent((player, restart), player.call, player.stays and not restart)


def leave() -> None:
    """Ends the engines that wait for a game, and those that play one when it is over."""
    _kept.end()
