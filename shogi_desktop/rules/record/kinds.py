"""The pieces of a variant file."""

from __future__ import annotations

import re
from typing import Final

from shogi_desktop.excerpt import shortened

from ..errors import FieldMessage, MovementError, PieceMessage
from .movement import Movement, mobility
from .movement_strings import parse_movement
from .toml_table import TomlTable
from .variant import MAX_BOARD, Kind

MOST_KINDS: Final = 512
# What positions and moves can be written with: letters of a piece.
_CODE: Final = re.compile(r"\+?[A-Z]{1,8}")
_ABBREVIATION: Final = re.compile(r"[A-Z][A-Za-wyz]{0,7}")
# Where a record leaves the value of a piece open: what it counts for each square that it may be expected to reach.
_EACH_SQUARE: Final = 100
# What a promoted face may take over from the piece that it moves as.
_LIKENESS: Final = (
    *("name", "romaji", "kanji", "kanji_short", "kanji_white"),
    *("moves", "value", "jump_rank", "burns", "lion", "infects"),
)


def read_kinds(top: TomlTable, files: int, ranks: int) -> tuple[Kind | None, ...]:
    """The kinds of pieces of a board of `files` x `ranks` by id; none has the id 0."""
    tables = top.tables("pieces")
    if len(tables) > MOST_KINDS:
        raise top.error("pieces", FieldMessage.TOO_MANY(most=MOST_KINDS))
    codes = [table.text("code") for table in tables]
    promotions = [table.text("promotes_to", "") for table in tables]
    plain = {code: table.text("abbreviation", code) for code, table in zip(codes, tables, strict=True)}
    kinds: list[Kind | None] = [None]
    for number, table in enumerate(tables, 1):
        code = codes[number - 1]
        if codes.count(code) > 1:
            raise table.error("code", FieldMessage.USED_TWICE(text=shortened(code)))
        if not _CODE.fullmatch(code):
            raise table.error("code", PieceMessage.CODE)
        if promotions[number - 1] and promotions[number - 1] not in codes:
            raise table.error("promotes_to", PieceMessage.UNKNOWN(text=shortened(promotions[number - 1])))
        if promotions[number - 1] and promotions[number - 1] != "+" + code:
            raise table.error("promotes_to", PieceMessage.OWN_FACE(text=code, name=code))
        if not _ABBREVIATION.fullmatch(plain[code].removeprefix("+")):
            raise table.error("abbreviation", PieceMessage.ABBREVIATION)
        like = table.text("like", "")
        if like and like not in codes:
            raise table.error("like", PieceMessage.UNKNOWN(text=shortened(like)))
        if like:
            table.take(tables[codes.index(like)], _LIKENESS)
        base = code.removeprefix("+")
        derived = code.replace(base, plain.get(base, base))
        abbreviation = plain[code] if plain[code] != code else derived
        kinds.append(_read_kind(table, number, codes, promotions, abbreviation, (files, ranks)))
    if len(kinds) == 1:
        raise top.error("pieces", FieldMessage.NONE)
    _check_abbreviations(tables, kinds)
    return tuple(kinds)


def _check_abbreviations(tables: list[TomlTable], kinds: list[Kind | None]) -> None:
    """Written moves tell pieces apart by their letters."""
    seen: set[str] = set()
    for kind in kinds:
        if kind is not None and kind.abbreviation in seen:
            raise tables[kind.id - 1].error("abbreviation", PieceMessage.ABBREVIATION_TWICE(text=kind.abbreviation))
        if kind is not None:
            seen.add(kind.abbreviation)


def _read_kind(
    table: TomlTable,
    number: int,
    codes: list[str],
    promotions: list[str],
    abbreviation: str,
    board: tuple[int, int],
) -> Kind:
    code = codes[number - 1]
    kanji = table.text("kanji")
    movement, burns = _read_moves(table), table.flag("burns", False)
    value, royal = table.number("value", 0, 100000, 0), table.flag("royal", False)
    expected = max(1, round(_EACH_SQUARE * mobility(movement, burns, *board)))
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
        movement=movement,
        value=value,
        worth=value if value or royal else expected,
        promotes_to=codes.index(promotions[number - 1]) + 1 if promotions[number - 1] else 0,
        unpromoted=promotions.index(code) + 1 if code in promotions else 0,
        royal=royal,
        jump_rank=table.number("jump_rank", 0, 99, 0),
        burns=burns,
        lion=table.flag("lion", False),
        infects=_read_infection(table, codes),
        drop_file_limit=table.number("drop_file_limit", 0, MAX_BOARD, 0),
        drop_mate_banned=table.flag("drop_mate_banned", False),
    )
    table.finish()
    return kind


def _read_infection(table: TomlTable, codes: list[str]) -> int:
    """The kind that a piece becomes which takes this one, 0 where that changes nothing."""
    face = table.text("infects", "")
    if face and face not in codes:
        raise table.error("infects", PieceMessage.UNKNOWN(text=shortened(face)))
    return codes.index(face) + 1 if face else 0


def _read_moves(table: TomlTable) -> Movement:
    try:
        return parse_movement(table.text("moves"))
    except MovementError as error:
        raise table.error("moves", error.message) from error


def padding(kinds: tuple[Kind | None, ...]) -> tuple[int, int]:
    """How thick the wall around the board must be, in files and ranks, for the longest step of any piece."""
    steps = [(0, 1)]
    for kind in kinds[1:]:
        if kind is not None:
            steps += [(ray.right, ray.forward) for ray in kind.movement.rays]
            steps += [(1, 1)] if kind.movement.legs or kind.movement.area or kind.burns else []
    return max(max(abs(right) for right, _ in steps), 1), max(abs(forward) for _, forward in steps)
