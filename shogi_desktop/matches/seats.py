"""Engines that this process keeps running between games."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from shogi_desktop.clients.engine_call import EngineCall
from shogi_desktop.clients.search import SearchRequest

from .players import Player

Engine = EngineCall[SearchRequest]

_lock = threading.Lock()  # workers of dask do several jobs in one process
_idle: list[tuple[Player, Engine]] = []
_times_left = 0


@contextmanager
def seated(player: Player) -> Iterator[Engine]:
    """An engine for a game: one that has played already where there is one, and it stays for the next one."""
    engine, times_left = _taken(player), _times_left
    stays = False
    try:
        yield engine
        stays = player.stays
    finally:
        with _lock:
            stays = stays and times_left == _times_left
            if stays:
                _idle.append((player, engine))
        if not stays:
            engine.close()


def leave() -> None:
    """Ends the engines that wait for a game, and those that play one when it is over."""
    global _times_left
    with _lock:
        going, _idle[:] = [engine for _, engine in _idle], []
        _times_left += 1
    for engine in going:
        engine.close()


def _taken(player: Player) -> Engine:
    with _lock:
        for place, (known, engine) in enumerate(_idle):
            if known == player:
                del _idle[place]
                return engine
    return player.call()
