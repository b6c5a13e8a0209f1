"""States, moves, and what a move changes: always a whole new state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from .record import BLACK, WHITE, Board, Hands, Piece, Rules, Square, square_name
from .ways import is_enemy, neighbours


@dataclass(frozen=True)
class State:
    """`lost_lion`: where the last move took a lion with another piece; `declined`: where it declined to promote on
    entering, and by whom the choice is gone for one turn."""

    board: Board
    hands: Hands
    side: int
    lost_lion: Square | None = None
    declined: tuple[Square | None, Square | None] = (None, None)

    def key(self) -> object:
        hands = frozenset((piece, count) for piece, count in self.hands.items() if count)
        return frozenset(self.board.items()), hands, self.side, self.lost_lion, self.declined


class Move(NamedTuple):
    """`origin` None is a drop of `dropped`."""

    origin: Square | None
    captures: tuple[Square, ...]
    final: Square
    promoted: bool = False
    dropped: str = ""
    flight: bool = False


class Removed(NamedTuple):
    """`held` is what the mover has in hand for it, "" nothing."""

    square: Square
    piece: Piece
    held: str
    burnt: bool


class After(NamedTuple):
    state: State
    removed: tuple[Removed, ...]


def start(rules: Rules) -> State:
    hands = {(code, side): count for code, count in rules.start_hand.items() for side in (BLACK, WHITE)}
    return State(dict(rules.array), hands, BLACK)


def move_text(move: Move) -> str:
    """As USI writes it."""
    if move.origin is None:
        plus, letters = ("+", move.dropped[1:]) if move.dropped[0] == "+" else ("", move.dropped)
        return f"{plus}{letters if len(letters) == 1 else f'[{letters}]'}*{square_name(move.final)}"
    taken = () if move.flight else move.captures
    stops = [move.origin, *(taken[:-1] if taken[-1:] == (move.final,) else taken), move.final]
    return "".join(map(square_name, stops)) + ("+" if move.promoted else "")


def in_zone(rules: Rules, there: Square, side: int) -> bool:
    return there[1] <= rules.promotion_zone if side == BLACK else there[1] > rules.ranks - rules.promotion_zone


def apply(rules: Rules, state: State, move: Move) -> After:
    """Captures, then displacement and promotion, then what burns, which comes to nobody's hand."""
    board, hands, side = dict(state.board), dict(state.hands), state.side
    removed = []
    for there in move.captures:
        piece = board.pop(there)
        held = in_hand(rules, piece[0])
        removed.append(Removed(there, piece, held, False))
        if held:
            hands[held, side] = hands.get((held, side), 0) + 1
    if move.origin is None:
        hands[in_hand(rules, move.dropped), side] -= 1
    else:
        del board[move.origin]
    board[move.final] = face(rules, state, move), side
    removed += [Removed(there, board.pop(there), "", True) for there in burnt(rules, board, move.final)]
    marks = declined(rules, state, move, board)
    return After(State(board, hands, 1 - side, lost_lion(rules, state, move), marks), tuple(removed))


def face(rules: Rules, state: State, move: Move) -> str:
    """What the mover is when it ends its move."""
    code = move.dropped or state.board[move.origin or move.final][0]
    caught = infection(rules, state.board, code, move.captures)
    if caught:
        return caught
    if move.promoted and rules.flip == "every_move":
        return rules.kinds[code].promotes_to or rules.kinds[code].reverts_to
    return rules.kinds[code].promotes_to if move.promoted else code


def infection(rules: Rules, board: Board, code: str, captures: tuple[Square, ...]) -> str:
    """What a piece becomes by what it takes, the last one deciding; "" where it stays what it is."""
    if rules.contagion == "off" or rules.kinds[code].royal:
        return ""
    taken = [rules.kinds[board[there][0]] for there in captures]
    sick = [kind.infects for kind in taken if kind.infects and (rules.contagion == "all" or kind.reverts_to)]
    return sick[-1] if sick else ""


def in_hand(rules: Rules, code: str) -> str:
    """What a captured piece becomes in the hand of the captor, "" where it leaves the game."""
    held = rules.kinds[code].reverts_to or code
    return held if rules.hand == "revert" and held in rules.hand_order else ""


def burnt(rules: Rules, board: Board, final: Square) -> list[Square]:
    """What burns when the piece on `final` has just come there: enemies beside a burner; itself beside another's."""
    code, side = board[final]
    beside = [there for there in neighbours(rules, final) if is_enemy(board, there, side)]
    burners = [there for there in beside if rules.kinds[board[there][0]].burns]
    others = [there for there in beside if there not in burners]
    if not burners:
        return others if rules.kinds[code].burns else []
    if rules.kinds[code].burns and rules.burn_clash == "mover_and_others":
        return [*others, final]
    return [final]


def survives(rules: Rules, state: State, captures: tuple[Square, ...], final: Square) -> bool:
    """Whether no enemy burner is left beside the square where a move ends."""
    return not any(
        is_enemy(state.board, there, state.side) and rules.kinds[state.board[there][0]].burns
        for there in neighbours(rules, final)
        if there not in captures
    )


def lost_lion(rules: Rules, state: State, move: Move) -> Square | None:
    """Where the move takes a lion with a piece that was none."""
    if rules.lion_trading == "off" or move.origin is None or rules.kinds[state.board[move.origin][0]].lion:
        return None
    lost = [there for there in move.captures if rules.kinds[state.board[there][0]].lion]
    return lost[-1] if lost else None


def declined(rules: Rules, state: State, move: Move, board: Board) -> tuple[Square | None, Square | None]:
    """Where each side's last move entered the zone without promoting, while that piece stands there."""
    marks: list[Square | None] = [None, None]
    marks[1 - state.side] = state.declined[1 - state.side]
    if rules.promotion_declined == "deferred" and move.origin is not None and not move.promoted:
        entered = in_zone(rules, move.final, state.side) and not in_zone(rules, move.origin, state.side)
        # Who has become something else by what it took has nothing to decline.
        if entered and rules.kinds[face(rules, state, move)].promotes_to:
            marks[state.side] = move.final
    black, white = (mark if board.get(mark or (0, 0), ("", -1))[1] == side else None for side, mark in enumerate(marks))
    return black, white


def lost_by(rules: Rules, state: State, removed: tuple[Removed, ...], mover: int) -> int | None:
    """Who has lost by royal pieces after a move that removed those; the mover wins where both would."""
    for side in (1 - mover, mover):
        gone = any(each.piece[1] == side and rules.kinds[each.piece[0]].royal for each in removed)
        left = any(owner == side and rules.kinds[code].royal for code, owner in state.board.values())
        if gone and (rules.royal_loss == "any" or not left):
            return side
    return None
