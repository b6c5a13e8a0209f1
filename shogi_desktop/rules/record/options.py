"""The rule options of a variant file, and the fields of the rules that they may set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from shogi_desktop.excerpt import shortened

from ..errors import FieldMessage, RuleMessage, VariantError
from .toml_table import WORD, TomlTable
from .variant import RuleOption

MOST_MOVES: Final = 999_999
"""The largest move limit."""
# Fields of the rules that are one of some words, the usual one first; an option of the same key sets the field.
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "royal_loss": ("last", "any"),
    "bare_king": ("off", "jcsa", "loss_unless_bares_back"),
    "promotion_choice": ("free", "forced", "victim_promoted"),
    "promotion_declined": ("free", "deferred"),
    "repetition_result": (
        *("draw", "first_loses", "loss", "maker_loses"),
        *("forbidden", "forbidden_unless_in_check", "allowed"),
    ),
    "perpetual_check": ("loss", "draw"),
    "contagion": ("off", "promoted", "all"),
    "flip": ("off", "every_move"),
    "drop_faces": ("front", "either"),
    "stuck_drops": ("forbidden", "allowed"),
    "no_moves": ("loss", "draw"),
    "declaration": ("none", "27", "24"),
    "jump_capture": ("non_royal", "lower", "any"),
    "range_capture_own": ("no", "yes"),
    "emperor_protection": ("always", "strict"),
    "burn_clash": ("mover_only", "mover_and_others"),
    "lion_trading": ("off", "jcsa", "okazaki"),
    "lion_protection": ("after", "before"),
}
# Options that are no rule of the game but of how it is played.
_WAYS_TO_PLAY: Final[dict[str, tuple[str, ...]]] = {"strict_play": ("no", "yes")}


def read_option(table: TomlTable) -> RuleOption:
    """A rule option, each choice of which is a word of its field or says what it changes."""
    key = table.word("key")
    changes = table.table("changes")
    choices: list[tuple[str, str]] = []
    for entry in table.items("choices", default=False):
        if not isinstance(entry, list) or len(entry) != 2 or not all(isinstance(part, str) for part in entry):
            raise table.error("choices", FieldMessage.PAIRS_EXPECTED)
        value = str(entry[0])
        if not WORD.fullmatch(value) or value in [known for known, _ in choices]:
            raise table.error("choices", RuleMessage.NOT_A_WORD(text=shortened(value)))
        changed = value in changes.names() and bool(changes.table(value).names())
        known = _is_limit(value) if key == "move_limit" else value in (CHOICES.get(key) or _WAYS_TO_PLAY.get(key, ()))
        if (key == "move_limit" or key in _WAYS_TO_PLAY) and not known:
            raise table.error("choices", RuleMessage.NOT_A_VALUE(text=repr(value), name=key))
        if not known and choices and not changed:
            raise table.error("choices", RuleMessage.CHANGES_UNSAID(text=repr(value)))
        if changed and not choices:
            raise table.error("changes", RuleMessage.USUAL_RULE(text=repr(value)))
        choices.append((value, str(entry[1])))
    if not choices:
        raise table.error("choices", FieldMessage.NONE)
    for value in changes.names():
        if value not in [known for known, _ in choices]:
            raise table.error("changes", RuleMessage.NOT_A_CHOICE(text=shortened(value)))
        if {"options", "base"} & set(changes.table(value).names()):
            raise table.error("changes", RuleMessage.OPTION_OF_OPTIONS)
    option = RuleOption(key, table.text("title"), table.text("text"), tuple(choices))
    table.finish()
    return option


def _is_limit(value: str) -> bool:
    digits = value.isascii() and value.isdigit() and len(value) <= len(str(MOST_MOVES))
    return digits and (value == "0" or not value.startswith("0"))


def choose(file: str, options: tuple[RuleOption, ...], wanted: Mapping[str, str]) -> dict[str, str]:
    """The value of each option; VariantError for a wish that is none of the choices."""
    chosen = {option.key: option.default for option in options}
    for key, value in wanted.items():
        if key not in chosen:
            raise VariantError(file, shortened(key), RuleMessage.NO_OPTION)
        if value not in [choice for option in options if option.key == key for choice, _ in option.choices]:
            raise VariantError(file, key, RuleMessage.NOT_ITS_CHOICE(text=shortened(value)))
        chosen[key] = value
    return chosen


def read_choice(rules: TomlTable, key: str, options: tuple[RuleOption, ...], chosen: Mapping[str, str]) -> str:
    """A field that is one of some words: the chosen value of the option of that key, or what the rules say."""
    allowed = CHOICES[key]
    value = chosen.get(key, "")
    if value not in allowed:
        return rules.choice(key, allowed, allowed[0])
    _refuse_other(rules, key, rules.choice(key, allowed, value), value, options)
    return value


def read_limit(rules: TomlTable, options: tuple[RuleOption, ...], chosen: Mapping[str, str]) -> int:
    """The largest number of moves, of the option or of the rules; 0 = there is none."""
    limit = int(chosen.get("move_limit", "0"))
    stated = rules.number("move_limit", 0, MOST_MOVES, limit)
    if "move_limit" not in chosen:
        return stated
    _refuse_other(rules, "move_limit", str(stated), str(limit), options)
    return limit


def _refuse_other(rules: TomlTable, key: str, stated: str, value: str, options: tuple[RuleOption, ...]) -> None:
    """What the rules state of a field that an option sets is the first choice of that."""
    default = next(option.default for option in options if option.key == key)
    if value == default and stated != value:
        raise rules.error(key, RuleMessage.FIRST_CHOICE(text=repr(default)))
