"""Variants as the program and the reference both see them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from shogi_desktop.rules import Variant, VariantError, add_variant_folder, load_variant
from shogi_desktop.rules.record.variant_files import BUILT_IN

from .matrix import Row, toml, variant_values
from .play import State
from .record import Rules, read_rules


@dataclass
class Bench:
    """A variant as both see it, and the hash that the program gave each state."""

    variant: Variant
    rules: Rules
    hashes: dict[object, int] = field(default_factory=dict)
    states: dict[int, object] = field(default_factory=dict)
    ends: dict[str, int] = field(default_factory=dict)

    def same_hash(self, state: State, key: int) -> bool:
        """Whether a state always has the same hash and no other state has it."""
        known = state.key()
        return self.hashes.setdefault(known, key) == key and self.states.setdefault(key, known) == known


class Matrix:
    """The files of the variants, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.refused: dict[str, int] = {}
        self.files = 0
        add_variant_folder(folder)

    def load(self, row: Row, seed: int) -> Bench | None:
        """None for a variant that the program refuses."""
        text = toml(variant_values(row, seed))
        self.files += 1
        path = self.folder / f"matrix-{self.files}.toml"
        path.write_text(text, encoding="utf-8")
        try:
            return Bench(load_variant(path.stem), read_rules(text))
        except VariantError as error:
            assert error.where, f"{error} names no place"
            said = f"{error.where.rstrip('0123456789. ')}: {error.reason}"
            self.refused[said] = self.refused.get(said, 0) + 1
            return None
        finally:
            path.unlink()


def built_in(name: str) -> Iterator[tuple[str, Bench]]:
    """A game of the program's own, under its usual rules and every other choice of each option."""
    text = (BUILT_IN / f"{name}.toml").read_text(encoding="utf-8")
    choices = [{option.key: value} for option in load_variant(name).options for value, _ in option.choices[1:]]
    for chosen in [{}, *choices]:
        yield f"{name} {chosen}", Bench(load_variant(name, chosen), read_rules(text, chosen))
