"""Moves as Japanese game scores print them: `☗７六歩`, `☖同　銀不成`, `☗５八金右`, `☗５五角打`.

After the rule of the Japan Shogi Association (https://www.shogi.or.jp/faq/kihuhyouki.html): where several pieces
of one face could go to the square, the motion is told (上 forward, 寄 sideways, 引 back), or where that is not
enough the side (右, 左) or 直 for the piece straight behind the square, or side and motion together, at last the
square it starts on: (８八). 打 stands only where a piece on the board could go there too, 成 with every promotion, 不成
with one declined; neither where pieces turn over with every move.

Where a piece captures and goes on, the first square stands in front and the second after an arrow: `☗３八獅子→２九`;
a capture without moving names the victim's square: `☗９四獅子（居食い）`. A pass is `☗８三獅子（じっと）`. `（焼３）`
tells how many pieces a fire demon burns, `（焼死）` that the mover burns.
"""

from __future__ import annotations

from shogi_desktop.rules.board.moves import (
    drop_kind,
    from_square,
    is_drop,
    is_pass,
    is_promotion,
    to_square,
    vias,
)
from shogi_desktop.rules.board.pieces import Side, kind_of
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Kind, Variant

from .legal import Alternatives, alternatives

MARKS = {Side.BLACK: "☗", Side.WHITE: "☖"}
SAME_SQUARE = "同　"

_DIGITS = "〇一二三四五六七八九"
_FULL_WIDTH = str.maketrans("0123456789", "０１２３４５６７８９")
_MOTIONS = {1: "上", 0: "寄", -1: "引"}
_SIDES = {1: "右", -1: "左"}


def format_move(position: Position, move: int, previous_to: int | None = None, origin_told: bool = False) -> str:
    """Text of a move possible in `position`; `previous_to` is the target of the move before, if there was one.

    With `origin_told` the square it starts on stands instead of what tells the piece from others.
    """
    variant = position.variant
    squares = [*vias(move), int(to_square(move))]
    where = SAME_SQUARE if squares[0] == previous_to else square_text(variant, squares[0])
    stays = len(squares) == 2 and squares[-1] == from_square(move)
    onward = "" if stays else "".join("→" + square_text(variant, square) for square in squares[1:])
    others = alternatives(position, move, lambda kind: piece_text(variant, kind))
    if is_drop(move):
        return MARKS[Side(position.turn)] + where + _dropped_piece(variant, move, bool(others.rivals) or origin_told)
    kind = variant.kind(kind_of(position.piece_at(from_square(move))))
    origin = int(from_square(move))
    told = f"({square_text(variant, origin)})"
    which = told if origin_told else _which(position, squares[0], origin, kind, others)
    promotion = "" if variant.flips else "成" if is_promotion(move) else "不成" if others.promotion else ""
    notes = "（居食い）" if stays else "（じっと）" if is_pass(move) else ""
    burning = burning_text(position, move)
    return MARKS[Side(position.turn)] + where + piece_text(variant, kind) + which + onward + promotion + notes + burning


def square_text(variant: Variant, square: int) -> str:
    """A square as `７六`: file in full-width digits, rank in kanji."""
    return str(variant.file_of(square)).translate(_FULL_WIDTH) + kanji_number(variant.rank_of(square))


def kanji_number(number: int) -> str:
    """A number from 1 to 99 in kanji: 九, 十, 十六, 三十六."""
    tens, ones = divmod(number, 10)
    return (_DIGITS[tens] if tens > 1 else "") + ("十" if tens else "") + (_DIGITS[ones] if ones else "")


def piece_text(variant: Variant, kind: Kind) -> str:
    """How move text names a piece: 歩, と, 龍, but 成銀 in full, and 左鶉, whose short name would say a direction.

    Where the first characters of the names do not tell the unpromoted pieces apart, as in large variants, all names
    stand in full: 飛車, 飛将, 飛鷲.
    """
    if kind.kanji.startswith("成") or kind.kanji_short in _SIDES.values() or _first_characters_collide(variant):
        return kind.kanji
    return kind.kanji_short


def _first_characters_collide(variant: Variant) -> bool:
    first = [kind.kanji[0] for kind in variant.every_kind if not kind.unpromoted]
    return len(set(first)) < len(first)


def _dropped_piece(variant: Variant, move: int, told: bool) -> str:
    return piece_text(variant, variant.kind(drop_kind(move))) + ("打" if told else "")


def burning_text(position: Position, move: int) -> str:
    burnt = [removal.square for removal in position.transition(move).removals if removal.burnt]
    dies = int(to_square(move)) in burnt
    others = str(len(burnt) - dies).translate(_FULL_WIDTH)
    notes = [f"焼{others}"] if len(burnt) > dies else []
    return "（" + "、".join([*notes, "焼死"] if dies else notes) + "）" if burnt else ""


def _which(position: Position, target: int, origin: int, kind: Kind, others: Alternatives) -> str:
    """What tells the moving piece from its rivals, "" where there are none."""
    if not others.rivals:
        return ""
    motion, side = relation(position, origin, target)
    rivals = [(*relation(position, rival, target), rival) for rival in others.rivals]
    if all(rival_motion != motion for rival_motion, _, _ in rivals):
        return _MOTIONS[motion]
    if (motion, side) == (1, 0) and not _slides_far(kind) and all(rival[:2] != (1, 0) for rival in rivals):
        return "直"
    column = _column(position, origin)
    beyond_all = _beyond(column, [_column(position, rival) for _, _, rival in rivals])
    if beyond_all:
        return _SIDES[beyond_all]
    beyond_alike = _beyond(column, [_column(position, rival) for alike, _, rival in rivals if alike == motion])
    if beyond_alike:
        return _SIDES[beyond_alike] + _MOTIONS[motion]
    return f"({square_text(position.variant, origin)})"


def relation(position: Position, origin: int, target: int) -> tuple[int, int]:
    """Motion (1 forward, 0 sideways, -1 back) and side of the target it starts on (1 right, 0 same file, -1 left)."""
    variant = position.variant
    forward = variant.rank_of(origin) - variant.rank_of(target)
    right = _column(position, origin) - _column(position, target)
    if position.turn == Side.WHITE:
        forward = -forward
    return _sign(forward), _sign(right)


def _column(position: Position, square: int) -> int:
    """Grows towards the mover's right."""
    file = position.variant.file_of(square)
    return -file if position.turn == Side.BLACK else file


def _beyond(column: int, others: list[int]) -> int:
    """1 where `column` lies right of all others, -1 left of all, 0 between or level with one."""
    if all(column > other for other in others):
        return 1
    return -1 if all(column < other for other in others) else 0


def _slides_far(kind: Kind) -> bool:
    """直 is for generals; a dragon or horse straight behind the square is told by 右 or 左."""
    return any(letter in kind.moves for letter in "RBQ")


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
