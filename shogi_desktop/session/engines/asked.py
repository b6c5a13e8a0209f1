"""How an engine is started for a game, and what it is told of it."""

from __future__ import annotations

from dataclasses import dataclass

from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.clients.conversations.dialect import rules_of
from shogi_desktop.clients.search import EngineLaunch
from shogi_desktop.rules.record.variant import Variant


@dataclass(frozen=True)
class Asked:
    """A launch and the options of a game of the variant."""

    launch: EngineLaunch
    variant: str
    options: dict[str, str]


def asked(engine: OutsideEngine | None, own: EngineLaunch, variant: Variant, lines: int = 1) -> Asked:
    """One of the person's own engines, or None: the program's, at its strongest, of which `own` is the launch; to tell
    so many lines of play."""
    options = {**(engine.options if engine is not None else {}), **rules_of(variant), "MultiPV": str(lines)}
    return Asked(engine.launch() if engine is not None else own, variant.name, options)


def plays(engine: OutsideEngine | None, variant: Variant) -> bool:
    """Whether there is such an engine, and it plays the game."""
    return engine is not None and variant.name in engine.variants


def analyses(engine: OutsideEngine | None, variant: Variant) -> bool:
    """Whether there is such an engine, it plays the game, and says what it thinks."""
    return engine is not None and engine.thinks_aloud and plays(engine, variant)
