"""A variant as the reference sees it: what its TOML text says, read again."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from .movestrings import Movement, read_movement

Square = tuple[int, int]
Piece = tuple[str, int]
Board = dict[Square, Piece]
Hands = dict[Piece, int]

BLACK, WHITE = 0, 1
LETTERS = "abcdefghijklmnopqrstuvwxyz"
LIKENESS = ("moves", "jump_rank", "burns", "lion", "infects")


@dataclass(frozen=True)
class Kind:
    code: str
    movement: Movement
    promotes_to: str = ""
    reverts_to: str = ""
    royal: bool = False
    jump_rank: int = 0
    burns: bool = False
    lion: bool = False
    infects: str = ""
    drop_file_limit: int = 0
    drop_mate_banned: bool = False


@dataclass(frozen=True)
class Rules:
    files: int
    ranks: int
    kinds: Mapping[str, Kind]
    array: Mapping[Square, Piece]
    check: str
    repetition: int
    royal_loss: str = "last"
    bare_king: str = "off"
    bare_king_minor: tuple[str, ...] = ()
    no_moves: str = "loss"
    promotion_zone: int = 0
    promotion_on: tuple[str, ...] = ()
    promotion_forced: tuple[str, ...] = ()
    promotion_far_rank: tuple[str, ...] = ()
    promotion_choice: str = "free"
    promotion_declined: str = "free"
    promotion_entry_only: tuple[str, ...] = ()
    contagion: str = "off"
    hand: str = "off"
    flip: str = "off"
    drop_faces: str = "front"
    stuck_drops: str = "forbidden"
    start_hand: Mapping[str, int] = field(default_factory=dict)
    hand_order: tuple[str, ...] = ()
    repetition_result: str = "draw"
    perpetual_check: str = "loss"
    jump_capture: str = "non_royal"
    jump_quiet: bool = False
    burn_clash: str = "mover_only"
    range_capture_own: str = "no"
    emperor_protection: str = "always"
    lion_trading: str = "off"
    lion_protection: str = "after"
    lion_no_bridge: tuple[str, ...] = ()
    declaration: str = "none"
    try_rule: bool = False
    move_limit: int = 0
    quiet_limit: int = 0
    points: Mapping[str, int] = field(default_factory=dict)
    pieces_in_zone: int = 0


FIELDS = {each.name for each in fields(Rules)}
WORDS = {each.name for each in fields(Rules) if each.type == "str"}


def read_rules(text: str, choices: Mapping[str, str] = {}, bases: Mapping[str, str] = {}) -> Rules:
    """The rules that the text of a variant file states, with some options chosen."""
    return rules_of(tomllib.loads(text), choices, {name: tomllib.loads(base) for name, base in bases.items()})


def rules_of(values: Mapping[str, Any], choices: Mapping[str, str] = {}, bases: Mapping[str, Any] = {}) -> Rules:
    if "base" in values:
        values = laid_over(bases[values["base"]], {key: value for key, value in values.items() if key != "base"})
    stated = dict(values["rules"])
    for option in values.get("options", []):
        value = choices.get(option["key"], option["choices"][0][0])
        change = option.get("changes", {}).get(value)
        if change is not None:
            values = laid_over(values, change)
            stated |= change.get("rules", {})
        elif option["key"] in WORDS:
            stated[option["key"]] = value
        elif option["key"] == "move_limit":
            stated["move_limit"] = int(value)
    declaration = values.get("declaration", {})
    simple: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in stated.items() if key in FIELDS
    }
    return Rules(
        **simple,
        files=values["files"],
        ranks=values["ranks"],
        kinds=read_kinds(values["pieces"]),
        array=read_rows(values["array"].strip().splitlines()),
        points=declaration.get("points", {}),
        pieces_in_zone=declaration.get("pieces_in_zone", 0),
    )


def laid_over(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """Tables are merged, pieces by code, options by key; anything else above replaces."""
    merged = dict(below)
    for key, value in above.items():
        name = {"pieces": "code", "options": "key", "handicaps": "key"}.get(key)
        if isinstance(value, dict):
            merged[key] = laid_over(merged.get(key, {}), value)
        elif name and key in merged:
            entries = {entry[name]: entry for entry in merged[key]}
            for entry in value:
                entries[entry[name]] = laid_over(entries.get(entry[name], {}), entry)
            merged[key] = list(entries.values())
        else:
            merged[key] = value
    return merged


def read_kinds(tables: list[dict[str, Any]]) -> dict[str, Kind]:
    by_code = {table["code"]: table for table in tables}
    promotes = {table["code"]: table.get("promotes_to", "") for table in tables}
    kinds = {}
    for code, table in by_code.items():
        like = by_code.get(table.get("like", ""), {})
        table = {key: like[key] for key in LIKENESS if key in like} | table
        kinds[code] = Kind(
            code=code,
            movement=read_movement(table["moves"]),
            promotes_to=promotes[code],
            reverts_to=next((lower for lower, better in promotes.items() if better == code), ""),
            royal=table.get("royal", False),
            jump_rank=table.get("jump_rank", 0),
            burns=table.get("burns", False),
            lion=table.get("lion", False),
            infects=table.get("infects", ""),
            drop_file_limit=table.get("drop_file_limit", 0),
            drop_mate_banned=table.get("drop_mate_banned", False),
        )
    return kinds


def read_rows(rows: Iterable[str]) -> Board:
    """Rows from the top, each from the highest file down to 1; a dot is empty, small letters are White's."""
    board: Board = {}
    for rank, row in enumerate(rows, 1):
        words = row.split()
        for column, word in enumerate(words):
            if word != ".":
                board[len(words) - column, rank] = (word.upper(), WHITE if word.islower() else BLACK)
    return board


def square(name: str) -> Square:
    digits = name.rstrip(LETTERS)
    letters = name[len(digits) :]
    more = 26 * (LETTERS.index(letters[-2]) + 1) if len(letters) > 1 else 0
    return int(digits), more + LETTERS.index(letters[-1]) + 1


def square_name(there: Square) -> str:
    more, last = divmod(there[1] - 1, 26)
    return f"{there[0]}{LETTERS[more - 1] if more else ''}{LETTERS[last]}"
