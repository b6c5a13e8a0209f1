"""Which games are asked: where what is tested differs between the games, all; else the few that have all traits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.rules.record.variant import Kind, Variant

RULES: Final = ("check", "promotion_choice", "contagion", "flip", "drop_faces")
"""Fields of a variant that a record, a window or a search may meet in any game."""
POWERS: Final = ("legs", "walks", "passes", "area", "teleports", "raids")


def traits(variant: Variant) -> set[str]:
    """What a program that knows no game by name could stumble over in one."""
    found = {f"{field}: {getattr(variant, field)}" for field in RULES}
    found.add(f"{len(str(variant.files))} digits, {'one letter' if variant.ranks <= 26 else 'two letters'}")
    if variant.hand_kinds:
        found.add("hand")
    for kind in variant.every_kind:
        found.update(_powers(kind))
    return found


def _powers(kind: Kind) -> Iterator[str]:
    ways = kind.movement
    yield from (power for power in POWERS if getattr(ways, power))
    if kind.burns:
        yield "burns"
    yield f"lion of {ways.lion_steps} steps"


def covering(wanted: Mapping[str, set[str]]) -> tuple[str, ...]:
    """Shogi, and games each with as much as can be that those before have not, until there is nothing more."""
    chosen = ["shogi"]
    missing = set().union(*wanted.values()) - wanted["shogi"]
    while missing:
        chosen.append(max(wanted, key=lambda name: len(wanted[name] & missing)))
        missing -= wanted[chosen[-1]]
    return tuple(chosen)


ALL: Final = tuple(sorted(variant_names(), key=lambda name: len(load_variant(name).squares)))
"""Small boards first."""
FEW: Final = covering({name: traits(load_variant(name)) for name in ALL})


def with_seeds(few: int, others: int) -> list[tuple[str, int]]:
    """All games, each with numbers for games played by chance: `few` of them where a game adds a trait."""
    return [(name, seed) for name in ALL for seed in range(few if name in FEW else others)]
