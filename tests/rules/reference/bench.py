"""Variants as the program and the reference both see them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from shogi_desktop.rules import Variant, VariantError, add_variant_folder, load_variant
from shogi_desktop.rules.record.variant_files import BUILT_IN

from .matrix import Row, toml, variant_values
from .play import State
from .record import Rules, read_rules

_numbers = itertools.count()


@dataclass
class Bench:
    """A variant as both see it, and the hash that the program gave each state."""

    variant: Variant
    rules: Rules
    hashes: dict[int, int] = field(default_factory=dict)
    states: dict[int, int] = field(default_factory=dict)
    ends: dict[str, int] = field(default_factory=dict)

    def same_hash(self, state: State, key: int) -> bool:
        """Whether a state always has the same hash and no other state has it."""
        known = hash(state.key())  # Python's own: the states of the largest games would fill the memory
        return self.hashes.setdefault(known, key) == key and self.states.setdefault(key, known) == known


class Matrix:
    """The files of the variants, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        add_variant_folder(folder)

    def load(self, row: Row, seed: int) -> Bench:
        """VariantError for one that the program refuses."""
        text = toml(variant_values(row, seed))
        path = self.folder / f"matrix-{next(_numbers)}.toml"
        path.write_text(text, encoding="utf-8")
        try:
            return Bench(load_variant(path.stem), read_rules(text))
        finally:
            path.unlink()

    def fault(self, row: Row) -> str:
        """The place and the reason that the program refuses a variant for, "" where it does not."""
        try:
            self.load(row, 0)
        except VariantError as error:
            assert error.where, f"{error} names no place"
            return f"{error.where}: {error.reason}"
        return ""


def built_in(name: str) -> Iterator[tuple[str, Bench]]:
    """A game of the program's own, under its usual rules and every other choice of each option."""
    text = (BUILT_IN / f"{name}.toml").read_text(encoding="utf-8")
    choices = [{option.key: value} for option in load_variant(name).options for value, _ in option.choices[1:]]
    for chosen in [{}, *choices]:
        yield f"{name} {chosen}", Bench(load_variant(name, chosen), read_rules(text, chosen))
