"""SFEN: one line of text for a position of any variant.

Four fields with one blank between them: board, side to move (`b`, `w`), hands, number of the next move. The board
goes rank by rank from the top, files from the highest to 1, ranks separated by `/`; a number stands for that many
empty squares (written in decimal, so 16 empty squares are `16`). Black's pieces are in upper case, White's in
lower case, `+` before a promoted piece; an abbreviation of more than one letter stands in brackets: `[FD]`,
`[fd]`, `+[WB]`. Hands: `-` for none, else pieces with their count in front where it is not 1; always `-` where
the variant has no drops.

Reading is strict, with two liberties that published positions need: hands may come in any order, and the last
field may be missing (the next move is then number 1). Whether the position makes sense (kings, nifu, ...) is for
`rules.validation`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from shogi_desktop.messages import Message
from shogi_desktop.rules.board.pieces import EMPTY, Side, kind_of, make_piece, side_of
from shogi_desktop.rules.board.tables import MAX_HAND
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Kind, Variant

from ..errors import Named, NotationError, PositionMessage, shortened
from ..limits import LONGEST_POSITION, check_length

MAX_MOVE_NUMBER = 999_999
SIDE_LETTERS = {"b": Side.BLACK, "w": Side.WHITE}

_CODE = r"\+?(?:[A-Za-z]|\[[A-Za-z]{2,8}\])"
_BOARD_ITEM = re.compile(rf"(?P<run>[0-9]+)|(?P<piece>{_CODE})|(?P<slash>/)")
_HAND_ITEM = re.compile(rf"(?P<count>[0-9]*)(?P<piece>{_CODE})")


@dataclass(frozen=True)
class _Field:
    """A blank-separated part of the text and the column it begins at."""

    text: str
    column: int

    def error(self, message: Message, offset: int = 0) -> NotationError:
        return NotationError(message, self.text, column=self.column + offset)


def parse_sfen(text: str, variant: Variant) -> Position:
    """The position that `text` describes, without history. Raises NotationError naming the column."""
    check_length(text, LONGEST_POSITION, Named.POSITION)
    fields = _split(text)
    position = Position.empty(variant)
    _read_board(fields[0], position)
    side = SIDE_LETTERS.get(fields[1].text)
    if side is None:
        raise fields[1].error(PositionMessage.SIDE_TO_MOVE(text=shortened(fields[1].text)))
    _read_hands(fields[2], position)
    _check_totals(fields[2], position)
    position.set_turn(side)
    position.set_move_number(_move_number(fields[3]) if len(fields) == 4 else 1)
    return position


def format_sfen(position: Position) -> str:
    """Canonical SFEN of the position: hands with Black's first, in the variant's order (R B G S N L P)."""
    turn = "b" if position.turn == Side.BLACK else "w"
    return f"{format_board(position)} {turn} {format_hands(position)} {position.move_number}"


def format_board(position: Position) -> str:
    """The board field alone."""
    variant = position.variant
    return "/".join(
        _format_rank([position.piece_at(variant.square(file, rank)) for file in range(variant.files, 0, -1)], variant)
        for rank in range(1, variant.ranks + 1)
    )


def format_hands(position: Position) -> str:
    """The hands field alone, `-` when both are empty."""
    variant = position.variant
    if not variant.has_drops:
        return "-"
    items = []
    for side in Side:
        for kind in variant.hand_kinds:
            count = position.hand_count(side, kind)
            if count:
                items.append((str(count) if count > 1 else "") + piece_text(variant, make_piece(kind, side)))
    return "".join(items) or "-"


def piece_text(variant: Variant, piece: int) -> str:
    """How SFEN writes a piece: `P`, `+r`, `[FD]`, `+[wb]`."""
    kind = variant.kind(kind_of(piece))
    plus, letters = ("+", kind.code[1:]) if kind.code.startswith("+") else ("", kind.code)
    if side_of(piece) == Side.WHITE:
        letters = letters.lower()
    return plus + (letters if len(letters) == 1 else f"[{letters}]")


def find_kind(variant: Variant, text: str) -> tuple[Kind, Side] | None:
    """The kind and side that SFEN piece text names; None where there is none or the case is mixed."""
    plus, letters = ("+", text[1:]) if text.startswith("+") else ("", text)
    letters = letters.strip("[]")
    if letters.isupper():
        side = Side.BLACK
    elif letters.islower():
        side = Side.WHITE
    else:
        return None
    try:
        return variant.kind_by_code(plus + letters.upper()), side
    except KeyError:
        return None


def _split(text: str) -> list[_Field]:
    fields = []
    column = 1
    for part in text.split(" "):
        fields.append(_Field(part, column))
        column += len(part) + 1
    for field in fields:
        if not field.text:
            raise NotationError(PositionMessage.BLANKS, text, column=field.column)
    if len(fields) < 3 and "/" not in fields[0].text:
        raise fields[0].error(PositionMessage.NOT_A_POSITION(text=shortened(fields[0].text)))
    if len(fields) < 3:
        raise NotationError(PositionMessage.FIELDS_MISSING, text, column=len(text) + 1)
    if len(fields) > 4:
        raise fields[4].error(PositionMessage.AFTER_MOVE_NUMBER(text=shortened(fields[4].text)))
    return fields


def _read_board(field: _Field, position: Position) -> None:
    variant = position.variant
    file, rank, offset = variant.files, 1, 0
    while offset < len(field.text):
        item = _BOARD_ITEM.match(field.text, offset)
        if item is None:
            raise field.error(PositionMessage.NOT_OF_A_BOARD(text=shortened(field.text[offset])), offset)
        if item["slash"]:
            if file:
                raise field.error(
                    PositionMessage.RANK_WRONG(rank=rank, count=variant.files - file, files=variant.files), offset
                )
            file, rank = variant.files, rank + 1
            if rank > variant.ranks:
                raise field.error(PositionMessage.RANK_TOO_MANY(count=variant.ranks), offset)
        elif item["run"]:
            file -= _count(field, item["run"], offset, variant.files)
        else:
            piece = _board_piece(field, item["piece"], offset, variant)
            if file:
                position.put(variant.square(file, rank), piece)
            file -= 1
        if file < 0:
            raise field.error(PositionMessage.RANK_TOO_LONG(rank=rank, files=variant.files), offset)
        offset = item.end()
    if rank < variant.ranks or file:
        what = (
            PositionMessage.RANK_SHORT(rank=rank, count=variant.files - file)
            if file
            else PositionMessage.FEW_RANKS(count=rank)
        )
        raise field.error(PositionMessage.BOARD_SIZE(reason=what, files=variant.files, ranks=variant.ranks), offset)


def _board_piece(field: _Field, text: str, offset: int, variant: Variant) -> int:
    found = find_kind(variant, text)
    if found is None:
        raise field.error(PositionMessage.NOT_A_PIECE(text=shortened(text), title=variant.title), offset)
    kind, side = found
    return make_piece(kind.id, side)


def _read_hands(field: _Field, position: Position) -> None:
    if field.text == "-":
        return
    variant = position.variant
    if not variant.has_drops:
        raise field.error(PositionMessage.NO_HANDS(title=variant.title))
    seen: set[tuple[int, Side]] = set()
    offset = 0
    while offset < len(field.text):
        item = _HAND_ITEM.match(field.text, offset)
        if item is None:
            raise field.error(PositionMessage.PIECE_MISSING, offset)
        found = find_kind(variant, item["piece"])
        at = item.start("piece")
        if found is None or found[0].id not in variant.hand_kinds:
            raise field.error(PositionMessage.NOT_IN_HAND(text=shortened(item["piece"])), at)
        kind, side = found
        if (kind.id, side) in seen:
            raise field.error(PositionMessage.COUNTED_TWICE(text=shortened(item["piece"])), at)
        seen.add((kind.id, side))
        position.set_hand(side, kind.id, _count(field, item["count"] or "1", offset, MAX_HAND - 1))
        offset = item.end()


def _check_totals(field: _Field, position: Position) -> None:
    """A hand counts up to MAX_HAND - 1 pieces of a kind, so no more may be about that could ever be captured."""
    variant = position.variant
    totals = dict.fromkeys(variant.hand_kinds, 0)
    for kind in totals:
        totals[kind] = sum(position.hand_count(side, kind) for side in Side)
    for square in variant.squares:
        kind = kind_of(position.piece_at(square))
        unpromoted = variant.kind(kind).unpromoted or kind if kind else 0
        if unpromoted in totals:
            totals[unpromoted] += 1
    for kind, total in totals.items():
        if total >= MAX_HAND:
            raise field.error(PositionMessage.TOO_MANY_OF_KIND(count=total, text=variant.kind(kind).code))


def _count(field: _Field, digits: str, offset: int, most: int) -> int:
    if digits.startswith("0"):
        raise field.error(PositionMessage.LEADING_ZERO, offset)
    if len(digits) > len(str(most)) or int(digits) > most:
        raise field.error(PositionMessage.NUMBER_TOO_LARGE(text=shortened(digits), most=most), offset)
    return int(digits)


def _move_number(field: _Field) -> int:
    if not re.fullmatch("[0-9]+", field.text):
        raise field.error(PositionMessage.MOVE_NUMBER(text=shortened(field.text)))
    return _count(field, field.text, 0, MAX_MOVE_NUMBER)


def _format_rank(pieces: list[int], variant: Variant) -> str:
    items: list[str] = []
    empty = 0
    for piece in pieces:
        if piece == EMPTY:
            empty += 1
            continue
        if empty:
            items.append(str(empty))
            empty = 0
        items.append(piece_text(variant, piece))
    if empty:
        items.append(str(empty))
    return "".join(items)
