"""Variant files: TOML read into one frozen `Variant`.

A file may start from another variant (`base = "NAME"`) and state only what differs: tables are merged, pieces are
matched by code, options and handicaps by key (an empty list leaves all out), other lists are replaced. Which files
there are, `variant_files` knows; what does not work together, `combinations`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from shogi_desktop.excerpt import shortened

from ..errors import MovementError, VariantError
from .combinations import check_combinations
from .movement import Movement, parse_movement
from .toml_table import TomlTable
from .variant import Geometry, Handicap, Kind, RuleOption, Variant
from .variant_files import BUILT_IN, find_variant, merge, merged_values, own_stamp

MAX_BOARD: Final = 36
MOST_KINDS: Final = 512
MOST_MOVES: Final = 999_999
"""The largest move limit."""
_CAPTURE_TRIGGERS: Final = ("capture_enter", "capture_leave", "capture_inside", "capture_outside")
PROMOTION_TRIGGERS: Final = ("enter", "leave", "inside", *_CAPTURE_TRIGGERS)
# Fields of the rules that are one of some words, the usual one first; an option of the same key sets the field.
_CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "royal_loss": ("last", "any"),
    "bare_king": ("off", "jcsa"),
    "promotion_declined": ("free", "deferred"),
    "repetition_result": ("draw", "forbidden", "forbidden_unless_in_check", "allowed"),
    "perpetual_check": ("loss", "draw"),
    "no_moves": ("loss", "draw"),
    "declaration": ("none", "27", "24"),
    "jump_capture": ("non_royal", "lower", "any"),
    "burn_clash": ("mover_only", "mover_and_others"),
    "lion_trading": ("off", "jcsa", "okazaki"),
    "lion_protection": ("after", "before"),
}
# Fields that name kinds of pieces.
_KINDS: Final = (
    "bare_king_minor",
    "promotion_forced",
    "promotion_far_rank",
    "promotion_entry_only",
    "lion_no_bridge",
)

# What positions and moves can be written with: letters of a piece, and a word of a list of options.
_CODE: Final = re.compile(r"\+?[A-Z]{1,8}")
_ABBREVIATION: Final = re.compile(r"[A-Z][A-Za-wyz]{0,7}")
_WORD: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
# Options that are no rule of the game but of how it is played.
_WAYS_TO_PLAY: Final[dict[str, tuple[str, ...]]] = {"strict_play": ("no", "yes")}
# What a promoted face may take over from the piece that it moves as.
_LIKENESS: Final = (
    *("name", "romaji", "kanji", "kanji_short", "kanji_white"),
    *("moves", "value", "jump_rank", "burns", "lion"),
)
_loaded: Final[dict[tuple[str, tuple[tuple[str, str], ...]], Variant]] = {}
_known_stamp: Final[list[tuple[tuple[str, int, int], ...]]] = [()]


def load_variant(name: str, options: Mapping[str, str] = {}) -> Variant:
    """The variant `name` with its rule options set; those not named have their defaults.

    Raises VariantError for a variant, option or value that does not exist, and for a file that cannot be understood.
    """
    wanted = (name, tuple(sorted(options.items())))
    if wanted not in _loaded:
        path = find_variant(name)
        variant = read_variant(_changed(merged_values(path), options), path, options)
        _loaded[wanted] = _loaded.setdefault((name, tuple(sorted(variant.chosen.items()))), variant)
    return _loaded[wanted]


def variant_of_file(path: Path, options: Mapping[str, str] = {}) -> Variant:
    """The variant of a file, wherever it lies; VariantError as `load_variant`."""
    return read_variant(_changed(merged_values(path), options), path, options)


def forget_changed_variants() -> None:
    """Where the user's files have changed, each of them is read again when it is next loaded."""
    now = own_stamp()
    if _known_stamp[0] != now:
        _known_stamp[0] = now
        built_in = {path.stem for path in BUILT_IN.glob("*.toml")}
        for key in [key for key in _loaded if key[0] not in built_in]:
            del _loaded[key]


def _changed(values: dict[str, object], options: Mapping[str, str]) -> dict[str, object]:
    """The contents of a file with the changes that the chosen options ask for."""
    entries = values.get("options")
    for entry in entries if isinstance(entries, list) else []:
        changes = entry.get("changes") if isinstance(entry, dict) else None
        if isinstance(changes, dict) and isinstance(changes.get(options.get(str(entry.get("key")))), dict):
            values = merge(values, changes[options[str(entry.get("key"))]])
    return values


def read_variant(values: Mapping[str, object], path: Path, options: Mapping[str, str]) -> Variant:
    """A Variant from the merged contents of the file at `path`; VariantError for anything that does not fit."""
    top = TomlTable(path.name, "", values)
    files, ranks = top.number("files", 1, MAX_BOARD), top.number("ranks", 1, MAX_BOARD)
    kinds = _read_kinds(top)
    pad_files, pad_ranks = _padding(kinds)
    geometry = Geometry(files, ranks, pad_files, pad_ranks)
    by_code = {kind.code: kind.id for kind in kinds if kind is not None}
    rules = top.table("rules")
    declaration = top.table("declaration")
    option_tables, handicap_tables = top.tables("options"), top.tables("handicaps")
    rule_options = tuple(_read_option(table) for table in option_tables)
    _refuse_twice(option_tables, [option.key for option in rule_options])
    array = _read_array(top, geometry, by_code)
    handicaps = tuple(_read_handicap(table, geometry, by_code, array, kinds) for table in handicap_tables)
    _refuse_twice(handicap_tables, [handicap.key for handicap in handicaps])
    chosen = _choose(path.name, rule_options, options)
    # Many fields at once: the checker knows no more of their types.
    words: dict[str, Any] = {key: _read_choice(rules, key, rule_options, chosen) for key in _CHOICES}
    named: dict[str, Any] = {key: tuple(_kind(rules, by_code, code) for code in rules.texts(key)) for key in _KINDS}
    variant = Variant(
        name=path.stem,
        title=top.text("title"),
        geometry=geometry,
        kinds=kinds,
        array=array,
        check=rules.choice("check", ("mate", "capture")),
        promotion_zone=rules.number("promotion_zone", 0, ranks, 0),
        promotion_on=rules.texts("promotion_on", PROMOTION_TRIGGERS),
        hand_kinds=_read_hand(rules, by_code),
        repetition=rules.number("repetition", 2, 99),
        try_rule=rules.flag("try_rule", False),
        jump_quiet=rules.flag("jump_quiet", False),
        move_limit=_read_limit(rules, chosen),
        declaration_points=_read_counts(declaration, "points", by_code),
        declaration_pieces=declaration.number("pieces_in_zone", 0, 99, 0),
        options=rule_options,
        chosen=chosen,
        handicaps=handicaps,
        **words,
        **named,
    )
    for table in (rules, declaration, top):
        table.finish()
    check_combinations(variant, path.name)
    return variant


def _read_choice(rules: TomlTable, key: str, options: tuple[RuleOption, ...], chosen: Mapping[str, str]) -> str:
    """A field that is one of some words: the chosen value of the option of that key, or what the rules say."""
    allowed = _CHOICES[key]
    value = chosen.get(key, "")
    if value not in allowed:
        return rules.choice(key, allowed, allowed[0])
    default = next(option.default for option in options if option.key == key)
    if value == default and rules.choice(key, allowed, value) != value:
        raise rules.error(key, f"the first choice of the option of this name is {default!r}")
    rules.choice(key, allowed, value)
    return value


def _read_limit(rules: TomlTable, chosen: Mapping[str, str]) -> int:
    stated = rules.number("move_limit", 0, MOST_MOVES, int(chosen.get("move_limit", "0")))
    return int(chosen.get("move_limit", str(stated)))


def _read_kinds(top: TomlTable) -> tuple[Kind | None, ...]:
    tables = top.tables("pieces")
    if len(tables) > MOST_KINDS:
        raise top.error("pieces", f"there are more than {MOST_KINDS}")
    codes = [table.text("code") for table in tables]
    promotions = [table.text("promotes_to", "") for table in tables]
    plain = {code: table.text("abbreviation", code) for code, table in zip(codes, tables, strict=True)}
    kinds: list[Kind | None] = [None]
    for number, table in enumerate(tables, 1):
        code = codes[number - 1]
        if codes.count(code) > 1:
            raise table.error("code", f"{shortened(code)} is used twice")
        if not _CODE.fullmatch(code):
            raise table.error("code", "1 to 8 capital letters are expected, with + before them for a promoted face")
        if promotions[number - 1] and promotions[number - 1] not in codes:
            raise table.error("promotes_to", f"there is no piece {shortened(promotions[number - 1])}")
        if promotions[number - 1] and promotions[number - 1] != "+" + code:
            raise table.error("promotes_to", f"{code} promotes to a face of its own, +{code}")
        if not _ABBREVIATION.fullmatch(plain[code].removeprefix("+")):
            raise table.error("abbreviation", "a capital letter and at most 7 others are expected, no small x")
        like = table.text("like", "")
        if like and like not in codes:
            raise table.error("like", f"there is no piece {shortened(like)}")
        if like:
            table.take(tables[codes.index(like)], _LIKENESS)
        base = code.removeprefix("+")
        kinds.append(_read_kind(table, number, codes, promotions, code.replace(base, plain.get(base, base))))
    if len(kinds) == 1:
        raise top.error("pieces", "there are none")
    _check_abbreviations(tables, kinds)
    return tuple(kinds)


def _check_abbreviations(tables: list[TomlTable], kinds: list[Kind | None]) -> None:
    """Written moves tell pieces apart by their letters."""
    seen: set[str] = set()
    for kind in kinds:
        if kind is not None and kind.abbreviation in seen:
            raise tables[kind.id - 1].error("abbreviation", f"{kind.abbreviation} is another piece's as well")
        if kind is not None:
            seen.add(kind.abbreviation)


def _read_kind(table: TomlTable, number: int, codes: list[str], promotions: list[str], abbreviation: str) -> Kind:
    code = codes[number - 1]
    kanji = table.text("kanji")
    kind = Kind(
        id=number,
        code=code,
        abbreviation=abbreviation,
        name=table.text("name"),
        romaji=table.text("romaji"),
        kanji=kanji,
        kanji_short=table.text("kanji_short"),
        kanji_white=table.text("kanji_white", kanji),
        moves=table.text("moves"),
        movement=_read_moves(table),
        value=table.number("value", 0, 100000),
        promotes_to=codes.index(promotions[number - 1]) + 1 if promotions[number - 1] else 0,
        unpromoted=promotions.index(code) + 1 if code in promotions else 0,
        royal=table.flag("royal", False),
        jump_rank=table.number("jump_rank", 0, 99, 0),
        burns=table.flag("burns", False),
        lion=table.flag("lion", False),
        drop_file_limit=table.number("drop_file_limit", 0, MAX_BOARD, 0),
        drop_mate_banned=table.flag("drop_mate_banned", False),
    )
    table.finish()
    return kind


def _padding(kinds: tuple[Kind | None, ...]) -> tuple[int, int]:
    """How thick the wall around the board must be, in files and ranks, for the longest step of any piece."""
    steps = [(0, 1)]
    for kind in kinds[1:]:
        if kind is not None:
            steps += [(ray.right, ray.forward) for ray in kind.movement.rays]
            steps += [(1, 1)] if kind.movement.legs or kind.movement.area or kind.burns else []
    return max(max(abs(right) for right, _ in steps), 1), max(abs(forward) for _, forward in steps)


def _read_moves(table: TomlTable) -> Movement:
    try:
        return parse_movement(table.text("moves"))
    except MovementError as error:
        raise table.error("moves", str(error)) from error


def _kind(table: TomlTable, by_code: Mapping[str, int], code: str) -> int:
    if code not in by_code:
        raise VariantError(table.file, table.where, f"there is no piece {shortened(code)}")
    return by_code[code]


def _read_hand(rules: TomlTable, by_code: Mapping[str, int]) -> tuple[int, ...]:
    order = rules.texts("hand_order")
    if (rules.choice("hand", ("off", "revert"), "off") == "off") != (not order):
        raise rules.error("hand_order", 'goes together with hand = "revert"')
    return tuple(_kind(rules, by_code, code) for code in order)


def _read_counts(table: TomlTable, key: str, by_code: Mapping[str, int]) -> tuple[tuple[int, int], ...]:
    return tuple((_kind(table, by_code, code), count) for code, count in table.counts(key).items())


def _read_array(top: TomlTable, geometry: Geometry, by_code: Mapping[str, int]) -> dict[int, tuple[int, int]]:
    rows = [line.split() for line in top.text("array").strip().splitlines()]
    if len(rows) != geometry.ranks or any(len(row) != geometry.files for row in rows):
        raise top.error("array", f"{geometry.ranks} lines of {geometry.files} squares are expected")
    array: dict[int, tuple[int, int]] = {}
    for square, code in zip(geometry.squares, [code for row in rows for code in row], strict=True):
        if code != ".":
            if code.upper() not in by_code:
                raise top.error("array", f"there is no piece {shortened(code)} ({geometry.square_name(square)})")
            array[square] = (by_code[code.upper()], 0 if code.isupper() else 1)
    return array


def _read_option(table: TomlTable) -> RuleOption:
    key = _word(table, "key")
    changes = table.table("changes")
    choices: list[tuple[str, str]] = []
    for entry in table.items("choices", default=False):
        if not isinstance(entry, list) or len(entry) != 2 or not all(isinstance(part, str) for part in entry):
            raise table.error("choices", "pairs of value and title are expected")
        value = str(entry[0])
        if not _WORD.fullmatch(value) or value in [known for known, _ in choices]:
            raise table.error("choices", f"{shortened(value)} is no word of letters and digits, or stands there twice")
        changed = value in changes.names() and bool(changes.table(value).names())
        known = _is_limit(value) if key == "move_limit" else value in (_CHOICES.get(key) or _WAYS_TO_PLAY.get(key, ()))
        if (key == "move_limit" or key in _WAYS_TO_PLAY) and not known:
            raise table.error("choices", f"{value!r} is not a value of {key}")
        if not known and choices and not changed:
            raise table.error("choices", f"nothing says what {value!r} changes")
        if changed and not choices:
            raise table.error("changes", f"{value!r} is the usual rule, which changes nothing")
        choices.append((value, str(entry[1])))
    if not choices:
        raise table.error("choices", "there are none")
    for value in changes.names():
        if value not in [known for known, _ in choices]:
            raise table.error("changes", f"{shortened(value)} is not one of the choices")
        if {"options", "base"} & set(changes.table(value).names()):
            raise table.error("changes", "an option cannot change options")
    option = RuleOption(key, table.text("title"), table.text("text"), tuple(choices))
    table.finish()
    return option


def _is_limit(value: str) -> bool:
    digits = value.isascii() and value.isdigit() and len(value) <= len(str(MOST_MOVES))
    return digits and (value == "0" or not value.startswith("0"))


def _word(table: TomlTable, key: str) -> str:
    """A text that can stand in a list of words and before an equals sign."""
    word = table.text(key)
    if not _WORD.fullmatch(word):
        raise table.error(key, f"letters, digits, - and _ are expected, not {shortened(word)}")
    return word


def _refuse_twice(tables: list[TomlTable], keys: list[str]) -> None:
    for table, key in zip(tables, keys, strict=True):
        if keys.count(key) > 1:
            raise table.error("key", f"{key!r} is used twice")


def _choose(file: str, options: tuple[RuleOption, ...], wanted: Mapping[str, str]) -> dict[str, str]:
    chosen = {option.key: option.default for option in options}
    for key, value in wanted.items():
        if key not in chosen:
            raise VariantError(file, shortened(key), "there is no such rule option")
        if value not in [choice for option in options if option.key == key for choice, _ in option.choices]:
            raise VariantError(file, key, f"{shortened(value)} is not one of its choices")
        chosen[key] = value
    return chosen


def _read_handicap(
    table: TomlTable,
    geometry: Geometry,
    by_code: Mapping[str, int],
    array: Mapping[int, tuple[int, int]],
    kinds: tuple[Kind | None, ...],
) -> Handicap:
    """A handicap, which leaves White a royal piece."""
    try:
        remove = tuple(geometry.parse_square(name) for name in table.texts("remove"))
    except ValueError as error:
        raise table.error("remove", str(error)) from error
    for square in remove:
        if array.get(square, (0, 0))[1] == 0:
            raise table.error("remove", f"White has no piece on {geometry.square_name(square)} to leave out")
    royals = {square for square, (kind, side) in array.items() if side and _is_royal(kinds[kind])}
    if royals and royals <= set(remove):
        raise table.error("remove", "White cannot leave out every royal piece")
    hand = _read_counts(table, "hand", by_code)
    handicap = Handicap(_word(table, "key"), table.text("name"), table.text("kanji"), remove, hand)
    table.finish()
    return handicap


def _is_royal(kind: Kind | None) -> bool:
    return kind is not None and kind.royal
