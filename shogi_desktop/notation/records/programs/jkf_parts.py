"""The start of a game as JKF states it (a preset, or board and hands), its moves and times."""

from __future__ import annotations

from typing import Final

from shogi_desktop.game.tree import Game
from shogi_desktop.messages import Message
from shogi_desktop.rules.board.moves import (
    NO_MOVE,
    board_move,
    drop_move,
    from_square,
    is_drop,
    is_promotion,
    to_square,
)
from shogi_desktop.rules.board.pieces import EMPTY, Side, kind_of, make_piece, side_of
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ...errors import MoveMessage, NotationError, PositionMessage, shortened
from ...moves import japanese
from ...moves.csa_moves import kinds, piece_name
from ..kifu.handicaps import handicap_of_name
from ..reading import room_in_hand

PRESETS: Final = {
    "HIRATE": "",
    "KY": "lance",
    "KY_R": "right-lance",
    "KA": "bishop",
    "HI": "rook",
    "HIKY": "rook-lance",
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "5_L": "left-five",
    "6": "six",
    "7_L": "9a,8a,3a,2a,1a,8b,2b",
    "7_R": "seven",
    "8": "eight",
    "10": "ten",
}
"""The presets of JKF and the keys of their handicaps; one is a free choice of pieces to leave out."""
OTHER: Final = "OTHER"
MOST_OF_A_KIND: Final = 100
_PRESET_OF: Final = {key: preset for preset, key in PRESETS.items()}


def read_start(initial: object, handicap: str, variant: Variant) -> tuple[Position, Message | None]:
    """The start, and what is wrong with it (None: nothing).

    `handicap` is its Japanese name where `initial` is missing.
    """
    if initial is None:
        return Position.handicap(variant, handicap_of_name(variant, handicap) or ""), None
    preset = initial.get("preset") if isinstance(initial, dict) else None
    if preset in PRESETS:
        return Position.handicap(variant, PRESETS[preset]), None
    data = initial.get("data") if isinstance(initial, dict) and preset == OTHER else None
    if not isinstance(data, dict):
        return Position(variant), PositionMessage.PRESET
    position = Position.empty(variant)
    fits = _read_board(data.get("board"), position) and _read_hands(data.get("hands"), position)
    position.set_turn(Side.WHITE if data.get("color") == 1 else Side.BLACK)
    return position, None if fits else PositionMessage.NO_PIECE_IN_INITIAL


def write_start(start: Position, handicap: str) -> dict[str, object]:
    """What `initial` is for a start."""
    if handicap in _PRESET_OF and start.same_state(Position.handicap(start.variant, handicap)):
        return {"preset": _PRESET_OF[handicap]}
    variant = start.variant
    files = range(1, variant.files + 1)
    board = [[_piece_on(start, variant.square(file, rank)) for rank in range(1, variant.ranks + 1)] for file in files]
    hands = [
        {piece_name(variant, kind): start.hand_count(side, kind) for kind in reversed(variant.hand_kinds)}
        for side in Side
    ]
    return {"preset": OTHER, "data": {"color": int(start.turn), "board": board, "hands": hands}}


def _piece_on(start: Position, square: int) -> dict[str, object]:
    piece = start.piece_at(square)
    if piece == EMPTY:
        return {}
    return {"color": int(side_of(piece)), "kind": piece_name(start.variant, int(kind_of(piece)))}


def _read_board(board: object, position: Position) -> bool:
    """Whether all of it could be read."""
    variant = position.variant
    if board == {}:  # nothing is on it
        return True
    if not isinstance(board, list):
        return False
    fits = len(board) == variant.files
    for file, squares in enumerate(board[: variant.files], 1):
        fits &= isinstance(squares, list) and len(squares) == variant.ranks
        for rank, square in enumerate(squares[: variant.ranks] if isinstance(squares, list) else (), 1):
            kind = square.get("kind") if isinstance(square, dict) else None
            if kind is None:
                continue
            fits &= kind in kinds(variant)
            side = Side.WHITE if square.get("color") == 1 else Side.BLACK
            position.put(variant.square(file, rank), int(make_piece(kinds(variant).get(kind, EMPTY), side)))
    return fits


def _read_hands(hands: object, position: Position) -> bool:
    variant = position.variant
    if not isinstance(hands, list) or len(hands) != len(Side):
        return False
    fits = True
    for side, hand in zip(Side, hands, strict=True):
        for name, count in hand.items() if isinstance(hand, dict) else ():
            kind = kinds(variant).get(name, EMPTY)
            if count == 0:
                continue
            fits &= kind in variant.hand_kinds and isinstance(count, int) and 0 < count <= MOST_OF_A_KIND
            for _ in range(count if fits else 0):
                if not room_in_hand(position, kind):
                    return False
                position.set_hand(side, kind, position.hand_count(side, kind) + 1)
    return fits


_RELATIVE: Final = {"左": "L", "直": "C", "右": "R", "上": "U", "寄": "M", "引": "D", "打": "H"}


def relative(text: str) -> str:
    """What tells a move from those of other pieces of its kind, out of its Japanese text."""
    return "".join(_RELATIVE[sign] for sign in text if sign in _RELATIVE)


def spent_ms(time: object) -> int | None:
    """The milliseconds of a `time`, None where it says none."""
    now = time.get("now") if isinstance(time, dict) else None
    if not isinstance(now, dict):
        return None
    seconds = 0.0
    for key, worth in (("h", 3600), ("m", 60), ("s", 1)):
        number = now.get(key) or 0
        if not isinstance(number, (int, float)) or not 0 <= number < 10**8:
            return None
        seconds += number * worth
    return round(seconds * 1000)


def move_of(move: object, game: Game) -> tuple[int, str]:
    """The move that a value tells, legal or not, and a text for messages. NotationError."""
    if not isinstance(move, dict):
        raise NotationError(MoveMessage.TABLE_EXPECTED, str(move))
    position = game.position
    variant = position.variant
    target = _square(move.get("to"), position)
    if target < 0 and move.get("same") and game.cursor.move != NO_MOVE:
        target = int(to_square(game.cursor.move))
    if target < 0:
        raise NotationError(MoveMessage.WRONG_TO(text=shortened(move.get("to"))), str(move))
    kind = kinds(variant).get(str(move.get("piece")), 0)
    origin = _square(move.get("from"), position)
    promotes = move.get("promote") is True
    if move.get("from") is None:
        found = _told_apart(position, kind, target, promotes, move.get("relative"))
        return found, f"{move.get('piece')} to {variant.square_name(target)}"
    if origin < 0 or origin == target:
        raise NotationError(MoveMessage.WRONG_FROM(text=shortened(move.get("from"))), str(move))
    if kind and kind != kind_of(position.piece_at(origin)):
        wrong = MoveMessage.NONE_ON(piece=str(move.get("piece")), square=variant.square_name(origin))
        raise NotationError(wrong, str(move))
    return int(board_move(origin, target, promotes)), variant.square_name(origin) + variant.square_name(target)


def _told_apart(position: Position, kind: int, target: int, promotes: bool, how: object) -> int:
    """A drop, or the one move on the board that fits."""
    on_board = [
        move
        for move in ([] if how == "H" else position.legal_moves())
        if not is_drop(move)
        and to_square(move) == target
        and bool(is_promotion(move)) == promotes
        and kind_of(position.piece_at(from_square(move))) == kind
    ]
    if how and len(on_board) > 1:
        on_board = [move for move in on_board if relative(japanese.format_move(position, move)) == how]
    if len(on_board) > 1:
        raise NotationError(MoveMessage.SEVERAL_PIECES, "")
    if on_board:
        return on_board[0]
    if kind not in position.variant.hand_kinds:
        raise NotationError(MoveMessage.NO_PIECE_CAN, "")
    return int(drop_move(kind, target))


def _square(place: object, position: Position) -> int:
    """The square of `{"x": file, "y": rank}`, -1 for none."""
    if not isinstance(place, dict):
        return -1
    file, rank = place.get("x"), place.get("y")
    variant = position.variant
    if not (isinstance(file, int) and isinstance(rank, int)):
        return -1
    return variant.square(file, rank) if 1 <= file <= variant.files and 1 <= rank <= variant.ranks else -1
