"""How an engine is started for a game, and what it is told of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from shogi_desktop.clients.catalogue import XBOARD_GAMES, OutsideEngine
from shogi_desktop.clients.conversations.dialect import rules_of
from shogi_desktop.clients.search import EngineLaunch, Protocol
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

XBOARD_MEMORY: Final = "64"
"""MB: HaChu ends itself where it is told of none."""


@dataclass(frozen=True)
class Asked:
    """A launch and the options of a game of the variant."""

    launch: EngineLaunch
    variant: str
    options: dict[str, str]


def asked(engine: OutsideEngine | None, own: EngineLaunch, variant: Variant, lines: int = 1) -> Asked:
    """One of the person's own engines, or None: the program's, at its strongest, of which `own` is the launch; to tell
    so many lines of play. Those of XBoard's protocol tell one, under rules of their own."""
    if engine is not None and engine.protocol == Protocol.XBOARD.value:
        return Asked(engine.launch(), XBOARD_GAMES[variant.name], {"memory": XBOARD_MEMORY, **engine.options})
    options = {**(engine.options if engine is not None else {}), **rules_of(variant), "MultiPV": str(lines)}
    return Asked(engine.launch() if engine is not None else own, variant.name, options)


def plays(engine: OutsideEngine | None, variant: Variant) -> bool:
    """Whether there is such an engine, and it plays the game."""
    return engine is not None and variant.name in engine.variants


def analyses(engine: OutsideEngine | None, variant: Variant) -> bool:
    """Whether there is such an engine, it plays the game, and says what it thinks of positions."""
    return engine is not None and engine.analyses and plays(engine, variant)


def begins_there(engine: OutsideEngine, start: Position) -> bool:
    """Whether the engine can be told of a game that began so: those of XBoard's protocol know the usual start alone."""
    return engine.protocol != Protocol.XBOARD.value or format_sfen(start) == format_sfen(Position(start.variant))
