"""Lion trading, after the cases of the rules of chu shogi."""

from __future__ import annotations

from .play import Move, State, apply
from .record import Board, Rules, Square
from .ways import ways


def trade_allowed(rules: Rules, state: State, move: Move) -> bool:
    """Whether a move that may take lions respects how lions are traded."""
    if rules.lion_trading == "off" or move.origin is None:
        return True
    taken = [there for there in move.captures if rules.kinds[state.board[there][0]].lion]
    if rules.kinds[state.board[move.origin][0]].lion:
        return all(lion_may_take(rules, state, move, there) for there in taken)
    return all(other_may_take(rules, state, move, there) for there in taken)


def lion_may_take(rules: Rules, state: State, move: Move, there: Square) -> bool:
    """A neighbour always; a distant one after a bridge that is not low, or where nothing protects it."""
    assert move.origin is not None
    if max(abs(there[0] - move.origin[0]), abs(there[1] - move.origin[1])) <= 1:
        return True
    if move.captures[0] != there and state.board[move.captures[0]][0] not in rules.lion_no_bridge:
        return True
    return not is_protected(rules, state, move, there)


def other_may_take(rules: Rules, state: State, move: Move, there: Square) -> bool:
    """No counter-strike: right after a lion was lost to another piece, only the piece on that square may be a lion."""
    if state.lost_lion is None or there == state.lost_lion:
        return True
    return rules.lion_trading == "okazaki" and not is_protected(rules, state, move, there)


def is_protected(rules: Rules, state: State, move: Move, there: Square) -> bool:
    """Whether an enemy piece could capture on `there`, after the move, or before it with the capturer set there."""
    assert move.origin is not None
    if rules.lion_protection == "after":
        board = apply(rules, state, move).state.board
    else:
        board = {other: piece for other, piece in state.board.items() if other != move.origin}
    if there not in board or board[there][1] != state.side:
        board = board | {there: state.board[move.origin]}
    return attacked(rules, board, there, 1 - state.side)


def attacked(rules: Rules, board: Board, there: Square, by: int) -> bool:
    return any(
        there in way.captures for origin, (_, side) in board.items() if side == by for way in ways(rules, board, origin)
    )
