"""BOD: the diagram of a position that Japanese programs and web pages exchange, several lines of text.

Kakinoki's format (part of KIF): White's hand, the file numbers, a frame with the ranks from the top, Black's hand, the
number of moves made, and `後手番` where White is to move. A square has two columns: `v` or a blank, and the piece, `・`
for none. Reading allows what is found in the wild: either name of a side, digits of any width, other spellings
of a king, dragon or promoted silver, missing file numbers, and lines it does not know (titles, comments, headers).

Only variants whose pieces are told apart by one character each, on a board of at most nine files, have it.
"""

from __future__ import annotations

import re
from typing import Final

from shogi_desktop.rules.board.pieces import EMPTY, Side, kind_of, make_piece, side_of
from shogi_desktop.rules.board.tables import MAX_HAND
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ..errors import Named, NotationError, PositionMessage, shortened
from ..limits import LONGEST_DIAGRAM, check_length
from ..moves.japanese import kanji_number
from .sfen import MAX_MOVE_NUMBER

MOST_FILES: Final = 9

_NAMES: Final = {Side.BLACK: "先手", Side.WHITE: "後手"}
_HAND: Final = re.compile("^[ \u3000]*(?P<side>先手|下手|後手|上手)の?持ち?駒[ \u3000]*[：:](?P<pieces>.*)$")
_TURN: Final = re.compile("^[ \u3000]*(?P<side>先手|下手|後手|上手)番[ \u3000]*$")
_NUMBER: Final = re.compile("^[ \u3000]*手数[ \u3000]*[＝=][ \u3000]*(?P<number>[0-9０-９]+)")
_SIDES: Final = {"先手": Side.BLACK, "下手": Side.BLACK, "後手": Side.WHITE, "上手": Side.WHITE}
_FULL_WIDTH: Final = "０１２３４５６７８９"
_DIGITS: Final = {sign: value for value, sign in enumerate("〇一二三四五六七八九")}
_SAME: Final = str.maketrans("王竜仝", "玉龍全")
_EMPTY: Final = "・.．･"
_BLANKS: Final = " \u3000"


def has_bod(variant: Variant) -> bool:
    """Whether positions of the variant can be written so."""
    faces = [kind.kanji_short for kind in variant.every_kind]
    one_each = all(len(face) == 1 for face in faces) and len(set(faces)) == len(faces)
    return one_each and variant.has_drops and variant.files <= MOST_FILES


def looks_like_bod(text: str) -> bool:
    """Whether a text, of which the beginning is looked at, has the frame of such a diagram."""
    text = text[:LONGEST_DIAGRAM]
    return any(line.lstrip(_BLANKS).startswith(("|", "｜")) for line in text.splitlines())


def format_bod(position: Position) -> str:
    """The diagram, each line ended; NotationError for a variant that has none."""
    variant = position.variant
    if not has_bod(variant):
        raise NotationError(PositionMessage.NO_DIAGRAMS(title=variant.title))
    frame = "+" + "---" * variant.files + "+"
    lines = [_format_hand(position, Side.WHITE)]
    lines.append(" " + "".join(f" {_FULL_WIDTH[file]}" for file in range(variant.files, 0, -1)))
    lines += [frame, *(_format_rank(position, rank) for rank in range(1, variant.ranks + 1)), frame]
    lines += [_format_hand(position, Side.BLACK), f"手数＝{position.move_number - 1}"]
    if position.turn == Side.WHITE:
        lines.append("後手番")
    return "\n".join(lines) + "\n"


def _format_rank(position: Position, rank: int) -> str:
    variant, squares = position.variant, []
    for file in range(variant.files, 0, -1):
        piece = position.piece_at(variant.square(file, rank))
        face = variant.kind(kind_of(piece)).kanji_short if piece else "・"
        squares.append(("v" if piece and side_of(piece) == Side.WHITE else " ") + face)
    return f"|{''.join(squares)}|{kanji_number(rank)}"


def _format_hand(position: Position, side: Side) -> str:
    variant, items = position.variant, []
    for kind in variant.hand_kinds:
        count = position.hand_count(side, kind)
        if count:
            items.append(variant.kind(kind).kanji_short + (kanji_number(count) if count > 1 else "") + "\u3000")
    return f"{_NAMES[side]}の持駒：{''.join(items) or 'なし'}"


def parse_bod(text: str, variant: Variant) -> Position:
    """The position of the first diagram in a text. Raises NotationError naming line and column."""
    if not has_bod(variant):
        raise NotationError(PositionMessage.NO_DIAGRAMS(title=variant.title), text)
    check_length(text, LONGEST_DIAGRAM, Named.DIAGRAM)
    position, rank = Position.empty(variant), 0
    for number, line in enumerate(text.splitlines(), 1):
        try:
            if line.lstrip(_BLANKS).startswith(("|", "｜")):
                rank += 1
                _read_rank(line, rank, position)
            else:
                _read_other(line, position)
        except NotationError as error:
            raise error.at(number, 1) from None
    if rank < variant.ranks:
        raise NotationError(
            PositionMessage.DIAGRAM_RANKS(count=rank, ranks=variant.ranks), line=max(1, len(text.splitlines()))
        )
    return position


def _read_other(line: str, position: Position) -> None:
    """A hand, the turn or the number of moves; anything else is passed over."""
    hand, turn, number = _HAND.match(line), _TURN.match(line), _NUMBER.match(line)
    if hand is not None:
        _read_hand(line, hand, position)
    elif turn is not None:
        position.set_turn(_SIDES[turn["side"]])
    elif number is not None:
        made = int(number["number"]) if len(number["number"]) <= len(str(MAX_MOVE_NUMBER)) else MAX_MOVE_NUMBER
        position.set_move_number(min(made, MAX_MOVE_NUMBER - 1) + 1)


def _read_rank(line: str, rank: int, position: Position) -> None:
    variant = position.variant
    if rank > variant.ranks:
        raise NotationError(PositionMessage.RANK_TOO_MANY(count=variant.ranks), line)
    first = len(line) - len(line.lstrip(_BLANKS)) + 1
    file, side = variant.files, Side.BLACK
    for column, sign in enumerate(line[first:], first + 1):
        if sign in "|｜":
            break
        if sign in "vVｖ" + _BLANKS:
            side = Side.WHITE if sign in "vVｖ" else side
            continue
        if file == 0:
            raise NotationError(PositionMessage.RANK_TOO_LONG(rank=rank, files=variant.files), line, column=column)
        piece = _piece(variant, sign, side)
        if piece < 0:
            raise NotationError(
                PositionMessage.NOT_A_PIECE(text=shortened(sign), title=variant.title), line, column=column
            )
        position.put(variant.square(file, rank), piece)
        file, side = file - 1, Side.BLACK
    if file:
        raise NotationError(
            PositionMessage.RANK_WRONG(rank=rank, count=variant.files - file, files=variant.files), line
        )


def _piece(variant: Variant, sign: str, side: Side) -> int:
    """The piece that a character stands for, EMPTY for an empty square, -1 for none."""
    if sign in _EMPTY:
        return EMPTY
    face = sign.translate(_SAME)
    for kind in variant.every_kind:
        if kind.kanji_short == face:
            return make_piece(kind.id, side)
    return -1


def _read_hand(line: str, found: re.Match[str], position: Position) -> None:
    variant, side = position.variant, _SIDES[found["side"]]
    if found["pieces"].strip(_BLANKS) in ("なし", ""):
        return
    at, pieces = found.start("pieces"), found["pieces"]
    for item in re.finditer(rf"(?P<piece>[^{_BLANKS}])(?P<count>[0-9０-９〇一二三四五六七八九十]*)", pieces):
        piece = _piece(variant, item["piece"], side)
        column = at + item.start() + 1
        if piece <= EMPTY or kind_of(piece) not in variant.hand_kinds:
            raise NotationError(PositionMessage.NOT_IN_HAND(text=shortened(item["piece"])), line, column=column)
        count = position.hand_count(side, kind_of(piece)) + _count(item["count"])
        if count >= MAX_HAND:
            raise NotationError(PositionMessage.TOO_MANY_PIECES(count=count), line, column=column)
        position.set_hand(side, kind_of(piece), count)


def _count(text: str) -> int:
    """A number in kanji or digits, 1 for none."""
    if not text:
        return 1
    if text[-1] in "0123456789" or text[-1] in _FULL_WIDTH:
        digits = "".join(sign for sign in text if sign.isdigit())
        return int(digits) if len(digits) < len(str(MAX_HAND)) else MAX_HAND
    tens, ten, ones = text.rpartition("十")
    return (_DIGITS.get(tens, 1) * 10 if ten else 0) + (_DIGITS.get(ones, 0) if ones else 0)
