"""Variant files: TOML read into one frozen `Variant`.

A file may start from another variant (`base = "NAME"`) and state only what differs: tables are merged, pieces are
matched by code, options and handicaps by key (an empty list leaves all out), other lists are replaced. Which files
there are, `variant_files` knows; pieces are read by `kinds`, options by `options`; what does not work together,
`combinations` refuses, what refines nothing, `refinements`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from shogi_desktop.excerpt import shortened

from ..errors import FieldMessage, PieceMessage, PlaceMessage, RulesError, VariantError
from .combinations import check_combinations
from .kinds import padding, read_kinds
from .options import CHOICES, MOST_MOVES, choose, read_choice, read_limit, read_option
from .toml_table import TomlTable, refuse_twice
from .variant import MAX_BOARD, Geometry, Handicap, Kind, Variant
from .variant_files import BUILT_IN, find_variant, merge, merged_values, own_stamp

_CAPTURE_TRIGGERS: Final = ("capture_enter", "capture_leave", "capture_inside", "capture_outside")
PROMOTION_TRIGGERS: Final = ("enter", "leave", "inside", *_CAPTURE_TRIGGERS)
# Fields that name kinds of pieces.
_KINDS: Final = (
    "bare_king_minor",
    "promotion_forced",
    "promotion_far_rank",
    "promotion_entry_only",
    "lion_no_bridge",
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
    kinds = read_kinds(top, files, ranks)
    pad_files, pad_ranks = padding(kinds)
    geometry = Geometry(files, ranks, pad_files, pad_ranks)
    by_code = {kind.code: kind.id for kind in kinds if kind is not None}
    rules = top.table("rules")
    declaration = top.table("declaration")
    option_tables, handicap_tables = top.tables("options"), top.tables("handicaps")
    rule_options = tuple(read_option(table) for table in option_tables)
    refuse_twice(option_tables, [option.key for option in rule_options])
    array = _read_array(top, geometry, by_code)
    handicaps = tuple(_read_handicap(table, geometry, by_code, array, kinds) for table in handicap_tables)
    refuse_twice(handicap_tables, [handicap.key for handicap in handicaps])
    chosen = choose(path.name, rule_options, options)
    # Many fields at once: the checker knows no more of their types.
    words: dict[str, Any] = {key: read_choice(rules, key, rule_options, chosen) for key in CHOICES}
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
        start_hand=_read_counts(rules, "start_hand", by_code),
        repetition=rules.number("repetition", 2, 99),
        try_rule=rules.flag("try_rule", False),
        jump_quiet=rules.flag("jump_quiet", False),
        move_limit=read_limit(rules, rule_options, chosen),
        quiet_limit=rules.number("quiet_limit", 0, MOST_MOVES, 0),
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


def _kind(table: TomlTable, by_code: Mapping[str, int], code: str) -> int:
    if code not in by_code:
        raise VariantError(table.file, table.where, PieceMessage.UNKNOWN(text=shortened(code)))
    return by_code[code]


def _read_hand(rules: TomlTable, by_code: Mapping[str, int]) -> tuple[int, ...]:
    order = rules.texts("hand_order")
    if (rules.choice("hand", ("off", "revert"), "off") == "off") != (not order):
        raise rules.error("hand_order", FieldMessage.WITH_HAND)
    return tuple(_kind(rules, by_code, code) for code in order)


def _read_counts(table: TomlTable, key: str, by_code: Mapping[str, int]) -> tuple[tuple[int, int], ...]:
    return tuple((_kind(table, by_code, code), count) for code, count in table.counts(key).items())


def _read_array(top: TomlTable, geometry: Geometry, by_code: Mapping[str, int]) -> dict[int, tuple[int, int]]:
    rows = [line.split() for line in top.text("array").strip().splitlines()]
    if len(rows) != geometry.ranks or any(len(row) != geometry.files for row in rows):
        raise top.error("array", FieldMessage.LINES_EXPECTED(count=geometry.ranks, files=geometry.files))
    array: dict[int, tuple[int, int]] = {}
    for square, code in zip(geometry.squares, [code for row in rows for code in row], strict=True):
        if code != ".":
            if code.upper() not in by_code:
                where = geometry.square_name(square)
                raise top.error("array", PieceMessage.UNKNOWN_ON(text=shortened(code), square=where))
            array[square] = (by_code[code.upper()], 0 if code.isupper() else 1)
    return array


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
    except RulesError as error:
        raise table.error("remove", error.message) from error
    for square in remove:
        if array.get(square, (0, 0))[1] == 0:
            raise table.error("remove", PlaceMessage.NOTHING_TO_LEAVE_OUT(square=geometry.square_name(square)))
    royals = {square for square, (kind, side) in array.items() if side and _is_royal(kinds[kind])}
    if royals and royals <= set(remove):
        raise table.error("remove", PlaceMessage.ROYALS_LEFT_OUT)
    left = {square: at for square, at in array.items() if square not in remove}
    replace = _read_replace(table.table("replace"), geometry, by_code, left, kinds)
    hand = _read_counts(table, "hand", by_code)
    handicap = Handicap(table.word("key"), table.text("name"), table.text("kanji"), remove, replace, hand)
    table.finish()
    return handicap


def _read_replace(
    table: TomlTable,
    geometry: Geometry,
    by_code: Mapping[str, int],
    left: Mapping[int, tuple[int, int]],
    kinds: tuple[Kind | None, ...],
) -> tuple[tuple[int, int], ...]:
    """What stands instead of pieces that are `left`; a royal one only where it is their promoted face."""
    replace: list[tuple[int, int]] = []
    for name in table.names():
        try:
            square = geometry.parse_square(name)
        except RulesError as error:
            raise table.error(name, error.message) from error
        code = table.text(name)
        if square not in left:
            raise table.error(name, PieceMessage.NOTHING_TO_REPLACE)
        if code not in by_code:
            raise table.error(name, PieceMessage.UNKNOWN(text=shortened(code)))
        old, new = kinds[left[square][0]], kinds[by_code[code]]
        assert old is not None and new is not None
        if new.id == old.id:
            raise table.error(name, PieceMessage.STANDS_THERE(text=code))
        if old.royal and not new.royal:
            raise table.error(name, PieceMessage.ROYAL_REPLACED)
        if new.royal and new.unpromoted != old.id:
            raise table.error(name, PieceMessage.ROYAL_REPLACES(text=code))
        replace.append((square, new.id))
    return tuple(replace)


def _is_royal(kind: Kind | None) -> bool:
    return kind is not None and kind.royal
