"""Variant files: TOML read into one frozen `Variant`.

A file may start from another variant (`base = "NAME"`) and state only what differs: tables are merged, pieces are
matched by code, options and handicaps by key, other lists are replaced.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from .errors import MovementError, VariantError
from .movement import Movement, parse_movement
from .toml_table import TomlTable
from .variant import Geometry, Handicap, Kind, RuleOption, Variant

MAX_BOARD: Final = 36
PROMOTION_TRIGGERS: Final = ("enter", "leave", "inside", "capture_inside", "capture_leave")
BUILT_IN: Final = Path(__file__).parent / "variants"

_NAMED_LISTS: Final = {"pieces": "code", "options": "key", "handicaps": "key"}
# Options whose values the program itself understands, beside move_limit; any other says what it changes.
_OPTION_VALUES: Final[dict[str, tuple[str, ...]]] = {
    "declaration": ("27", "24", "try", "none"),
    "strict_play": ("no", "yes"),
}
_REPETITION_RESULTS: Final = ("draw", "forbidden", "forbidden_unless_in_check", "allowed")
# What a promoted face may take over from the piece that it moves as.
_LIKENESS: Final = ("name", "romaji", "kanji", "kanji_short", "kanji_white", "moves", "value", "jump_rank", "burns")
_folders: Final[list[Path]] = [BUILT_IN]
_loaded: Final[dict[tuple[str, tuple[tuple[str, str], ...]], Variant]] = {}


def add_variant_folder(folder: Path) -> None:
    """Lets the user's own variant files in `folder` be found, after the built-in ones."""
    if folder not in _folders:
        _folders.append(folder)


def variant_names() -> tuple[str, ...]:
    """Names of all variants that have a file."""
    names: list[str] = []
    for folder in _folders:
        for path in sorted(folder.glob("*.toml")):
            if path.stem not in names:
                names.append(path.stem)
    return tuple(names)


def load_variant(name: str, options: Mapping[str, str] = {}) -> Variant:
    """The variant `name` with its rule options set; those not named have their defaults.

    Raises VariantError for a variant, option or value that does not exist, and for a file that cannot be understood.
    """
    wanted = (name, tuple(sorted(options.items())))
    if wanted not in _loaded:
        path = _find(name)
        variant = read_variant(_changed(_merged(path, []), options), path, options)
        _loaded[wanted] = _loaded.setdefault((name, tuple(sorted(variant.chosen.items()))), variant)
    return _loaded[wanted]


def _find(name: str) -> Path:
    for folder in _folders:
        path = folder / f"{name}.toml"
        if path.is_file():
            return path
    raise VariantError(name, "", "there is no variant of this name")


def _merged(path: Path, seen: list[str]) -> dict[str, object]:
    try:
        values: dict[str, object] = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise VariantError(path.name, "", str(error)) from error
    base = values.pop("base", None)
    if base is None:
        return values
    if not isinstance(base, str) or base in seen or base == path.stem:
        raise VariantError(path.name, "base", "a variant cannot start from itself")
    return _merge(_merged(_find(base), [*seen, path.stem]), values)


def _merge(below: dict[str, object], above: dict[str, object]) -> dict[str, object]:
    merged = dict(below)
    for key, value in above.items():
        old = merged.get(key)
        if isinstance(old, dict) and isinstance(value, dict):
            merged[key] = _merge(old, value)
        elif key in _NAMED_LISTS and isinstance(old, list) and isinstance(value, list):
            merged[key] = _merge_named(old, value, _NAMED_LISTS[key])
        else:
            merged[key] = value
    return merged


def _merge_named(below: list[object], above: list[object], name: str) -> list[object]:
    merged = list(below)
    for entry in above:
        for n, old in enumerate(merged):
            if isinstance(old, dict) and isinstance(entry, dict) and old.get(name) == entry.get(name):
                merged[n] = _merge(old, entry)
                break
        else:
            merged.append(entry)
    return merged


def _changed(values: dict[str, object], options: Mapping[str, str]) -> dict[str, object]:
    """The contents of a file with the changes that the chosen options ask for."""
    entries = values.get("options")
    for entry in entries if isinstance(entries, list) else []:
        changes = entry.get("changes") if isinstance(entry, dict) else None
        if isinstance(changes, dict) and isinstance(changes.get(options.get(str(entry.get("key")))), dict):
            values = _merge(values, changes[options[str(entry.get("key"))]])
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
    rule_options = tuple(_read_option(table) for table in top.tables("options"))
    variant = Variant(
        name=path.stem,
        title=top.text("title"),
        geometry=geometry,
        kinds=kinds,
        array=_read_array(top, geometry, by_code),
        check=rules.choice("check", ("mate", "capture")),
        promotion_zone=rules.number("promotion_zone", 0, ranks, 0),
        promotion_on=rules.texts("promotion_on", PROMOTION_TRIGGERS),
        promotion_forced=tuple(_kind(rules, by_code, code) for code in rules.texts("promotion_forced")),
        promotion_far_rank=tuple(_kind(rules, by_code, code) for code in rules.texts("promotion_far_rank")),
        hand_kinds=_read_hand(rules, by_code),
        repetition=rules.number("repetition", 2, 99),
        repetition_result=rules.choice("repetition_result", _REPETITION_RESULTS, "draw"),
        jump_capture=rules.choice("jump_capture", ("non_royal", "lower", "any"), "non_royal"),
        jump_quiet=rules.flag("jump_quiet", False),
        burn_clash=rules.choice("burn_clash", ("mover_only", "mover_and_others"), "mover_only"),
        declaration_points=_read_counts(declaration, "points", by_code),
        declaration_pieces=declaration.number("pieces_in_zone", 0, 99, 0),
        options=rule_options,
        chosen=_choose(path.name, rule_options, options),
        handicaps=tuple(_read_handicap(table, geometry, by_code) for table in top.tables("handicaps")),
    )
    rules.choice("no_moves", ("loss",))
    for table in (rules, declaration, top):
        table.finish()
    return variant


def _read_kinds(top: TomlTable) -> tuple[Kind | None, ...]:
    tables = top.tables("pieces")
    codes = [table.text("code") for table in tables]
    promotions = [table.text("promotes_to", "") for table in tables]
    plain = {code: table.text("abbreviation", code) for code, table in zip(codes, tables, strict=True)}
    kinds: list[Kind | None] = [None]
    for number, table in enumerate(tables, 1):
        code = codes[number - 1]
        if codes.count(code) > 1:
            raise table.error("code", f"{code!r} is used twice")
        if not code.removeprefix("+").isalpha() or not code.isupper():
            raise table.error("code", "capital letters are expected, with + before them for a promoted face")
        if promotions[number - 1] and promotions[number - 1] not in codes:
            raise table.error("promotes_to", f"there is no piece {promotions[number - 1]!r}")
        like = table.text("like", "")
        if like and like not in codes:
            raise table.error("like", f"there is no piece {like!r}")
        if like:
            table.take(tables[codes.index(like)], _LIKENESS)
        base = code.removeprefix("+")
        kinds.append(_read_kind(table, number, codes, promotions, code.replace(base, plain.get(base, base))))
    if len(kinds) == 1:
        raise top.error("pieces", "there are none")
    return tuple(kinds)


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
        raise VariantError(table.file, table.where, f"there is no piece {code!r}")
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
                raise top.error("array", f"there is no piece {code!r} ({geometry.square_name(square)})")
            array[square] = (by_code[code.upper()], 0 if code.isupper() else 1)
    return array


def _read_option(table: TomlTable) -> RuleOption:
    key = table.text("key")
    changes = table.table("changes")
    choices: list[tuple[str, str]] = []
    for entry in table.items("choices", default=False):
        if not isinstance(entry, list) or len(entry) != 2 or not all(isinstance(part, str) for part in entry):
            raise table.error("choices", "pairs of value and title are expected")
        known = entry[0].isdigit() if key == "move_limit" else entry[0] in _OPTION_VALUES.get(key, ())
        if not known and choices and not changes.table(entry[0]).names():
            raise table.error("choices", f"nothing says what {entry[0]!r} changes")
        if key in _OPTION_VALUES and not known:
            raise table.error("choices", f"{entry[0]!r} is not a value of {key}")
        choices.append((entry[0], entry[1]))
    if not choices:
        raise table.error("choices", "there are none")
    option = RuleOption(key, table.text("title"), table.text("text"), tuple(choices))
    table.finish()
    return option


def _choose(file: str, options: tuple[RuleOption, ...], wanted: Mapping[str, str]) -> dict[str, str]:
    chosen = {option.key: option.default for option in options}
    for key, value in wanted.items():
        if key not in chosen:
            raise VariantError(file, key, "there is no such rule option")
        if value not in [choice for option in options if option.key == key for choice, _ in option.choices]:
            raise VariantError(file, key, f"{value!r} is not one of its choices")
        chosen[key] = value
    return chosen


def _read_handicap(table: TomlTable, geometry: Geometry, by_code: Mapping[str, int]) -> Handicap:
    try:
        remove = tuple(geometry.parse_square(name) for name in table.texts("remove"))
    except ValueError as error:
        raise table.error("remove", str(error)) from error
    hand = _read_counts(table, "hand", by_code)
    handicap = Handicap(table.text("key"), table.text("name"), table.text("kanji"), remove, hand)
    table.finish()
    return handicap
