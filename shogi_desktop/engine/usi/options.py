"""The options of the engine: what `usi` announces and `setoption` changes."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Final

from shogi_desktop.notation.moves.usi import EngineOption
from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.rules.record.variant import Variant

from ..strength import STRONGEST

RULE_PREFIX: Final = "Rule_"
DEFAULT_VARIANT: Final = "shogi"
DEFAULT_HASH: Final = 64
_MOST_HASH: Final = 4096
_MOST_LINES: Final = 64


@dataclass
class Options:
    """Current values; `chosen` are the rule options of the variant by key. `set` changes one from USI text."""

    variant_name: str = DEFAULT_VARIANT
    hash_mb: int = DEFAULT_HASH
    threads: int = 1
    ponder: bool = False
    own_book: bool = False
    lines: int = 1
    skill: int = STRONGEST
    network_file: str = ""
    chosen: dict[str, str] = field(default_factory=dict)

    def variant(self) -> Variant:
        """The variant with its rule options."""
        return load_variant(self.variant_name, self.chosen)

    def own_hash_mb(self) -> int:
        """What of the table's size each process has: with several, the size is that of all together."""
        return max(1, self.hash_mb // self.threads)

    def of_helper(self) -> list[str]:
        """The lines that give a helper the options that matter to it."""
        values = {"USI_Variant": self.variant_name, "USI_Hash": str(self.own_hash_mb()), "EvalFile": self.network_file}
        rules = {RULE_PREFIX + key: value for key, value in self.chosen.items()}
        return [f"setoption name {name} value {value}" for name, value in (values | rules).items() if value]

    def announced(self) -> list[EngineOption]:
        """Every option as `usi` announces it."""
        return [
            EngineOption("USI_Variant", "combo", DEFAULT_VARIANT, vars=variant_names()),
            EngineOption("USI_Hash", "spin", str(DEFAULT_HASH), 1, _MOST_HASH),
            EngineOption("Threads", "spin", "1", 1, max(1, os.cpu_count() or 1)),
            EngineOption("USI_Ponder", "check", "false"),
            EngineOption("OwnBook", "check", "false"),
            EngineOption("MultiPV", "spin", "1", 1, _MOST_LINES),
            EngineOption("Skill", "spin", str(STRONGEST), 1, STRONGEST),
            # The network that judges positions; empty for the program's own, "none" for the evaluation without one.
            EngineOption("EvalFile", "filename"),
            *self.rule_options(),
        ]

    def rule_options(self) -> list[EngineOption]:
        """One option for each rule that the players of the variant may agree on."""
        return [
            EngineOption(
                RULE_PREFIX + option.key, "combo", option.default, vars=tuple(value for value, _ in option.choices)
            )
            for option in load_variant(self.variant_name).options
        ]

    def set(self, name: str, value: str) -> None:
        """Changes an option; ValueError says what is wrong, and nothing is changed then."""
        known = {option.name.lower(): option for option in self.announced()}
        option = known.get(name.lower())
        if option is None:
            raise ValueError(f"there is no option {name!r}")
        if option.type == "spin":
            self._set_number(option, value)
        elif option.type == "filename":
            self.network_file = "" if value == "<empty>" else value
        elif option.type == "check":
            self._set_check(option, value)
        elif value not in option.vars:
            raise ValueError(f"{option.name} is one of {', '.join(option.vars)}, not {value!r}")
        elif option.name.startswith(RULE_PREFIX):
            self.chosen[option.name.removeprefix(RULE_PREFIX)] = value
        else:
            self.variant_name = value
            self.chosen = {}

    def _set_check(self, option: EngineOption, value: str) -> None:
        if value not in ("true", "false"):
            raise ValueError(f"{option.name} is true or false, not {value!r}")
        if option.name == "USI_Ponder":
            self.ponder = value == "true"
        else:
            self.own_book = value == "true"

    def _set_number(self, option: EngineOption, value: str) -> None:
        low, high = option.min or 0, option.max or 0
        if not (value.isascii() and value.isdigit() and len(value) < 10 and low <= int(value) <= high):
            raise ValueError(f"{option.name} is a number from {low} to {high}, not {value!r}")
        number = int(value)
        if option.name == "USI_Hash":
            self.hash_mb = number
        elif option.name == "Threads":
            self.threads = number
        elif option.name == "MultiPV":
            self.lines = number
        else:
            self.skill = number
