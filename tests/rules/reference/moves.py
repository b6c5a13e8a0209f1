"""Moves: what pieces and hands can do, and what checks, bans and customs leave of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from .lions import trade_allowed
from .play import Move, State, apply, face, in_hand, in_zone, infection, lost_by, survives
from .record import BLACK, Rules, Square
from .ways import is_stuck, ways

NO_HISTORY: tuple[object, ...] = ()


def legal_moves(rules: Rules, state: State, history: Sequence[object] = NO_HISTORY) -> set[Move]:
    """The moves of the side to move; `history` holds the keys of this position and all before it, each as often as it
    came up."""
    return set(each_legal(rules, state, history))


def each_legal(rules: Rules, state: State, history: Sequence[object] = NO_HISTORY) -> Iterator[Move]:
    banned = rules.repetition_result.startswith("forbidden")
    if rules.repetition_result == "forbidden_unless_in_check" and in_check(rules, state):
        banned = False
    for move in possible_moves(rules, state):
        after = apply(rules, state, move)
        if banned and history.count(after.state.key()) >= rules.repetition - 1:
            continue
        if rules.check == "mate" and exposes(rules, state, move):
            continue
        if move.dropped and rules.kinds[move.dropped].drop_mate_banned and is_mate(rules, after.state, history):
            continue
        yield move


def is_mate(rules: Rules, state: State, history: Sequence[object]) -> bool:
    past = (*history, state.key())
    return in_check(rules, state) and next(each_legal(rules, state, past), None) is None


def possible_moves(rules: Rules, state: State) -> Iterator[Move]:
    """All moves, whatever they expose or repeat."""
    for origin, (code, side) in state.board.items():
        if side != state.side:
            continue
        for captures, final, flight in ways(rules, state.board, origin):
            for promoted in promotion_choices(rules, state, code, origin, captures, final):
                move = Move(origin, captures, final, promoted, flight=flight)
                if trade_allowed(rules, state, move):
                    yield move
    yield from drops(rules, state)


def drops(rules: Rules, state: State) -> Iterator[Move]:
    squares = [(file, rank) for file in range(1, rules.files + 1) for rank in range(1, rules.ranks + 1)]
    for code in droppable(rules):
        if not state.hands.get((in_hand(rules, code), state.side), 0):
            continue
        limit = rules.kinds[code].drop_file_limit
        for there in squares:
            full = limit and on_file(state, code, there[0]) >= limit
            dead = rules.stuck_drops == "forbidden" and is_stuck(rules, code, state.side, there)
            if there not in state.board and not full and not dead:
                yield Move(None, (), there, False, code)


def droppable(rules: Rules) -> list[str]:
    """The faces that a piece from a hand may show."""
    if rules.drop_faces == "front":
        return list(rules.hand_order)
    return [code for held in rules.hand_order for code in (held, rules.kinds[held].promotes_to) if code]


def on_file(state: State, code: str, file: int) -> int:
    return sum(there[0] == file and piece == (code, state.side) for there, piece in state.board.items())


def exposes(rules: Rules, state: State, move: Move) -> bool:
    """Whether the mover has lost by the move, or would by some move of the enemy's."""
    after = apply(rules, state, move)
    loser = lost_by(rules, after.state, after.removed, state.side)
    if loser is not None:
        return loser == state.side
    return could_lose(rules, after.state, state.side)


def in_check(rules: Rules, state: State) -> bool:
    """Whether the enemy, were it his turn, could win at once."""
    turned = State(state.board, state.hands, 1 - state.side, None, state.declined)
    return could_lose(rules, turned, state.side)


def could_lose(rules: Rules, state: State, loser: int) -> bool:
    """Whether some move of the side to move makes the other side lose its royal pieces."""
    for move in possible_moves(rules, state):
        if move.captures or rules.kinds[face(rules, state, move)].burns:
            after = apply(rules, state, move)
            if lost_by(rules, after.state, after.removed, state.side) == loser:
                return True
    return False


def checks_and_rescues(rules: Rules, state: State) -> tuple[set[Move], set[Move]]:
    """Moves that take the last royal piece or threaten it, and moves after which the own one cannot be taken at once;
    bans of repetition are left aside."""
    checks, rescues = set(), set()
    for move in each_legal(replace(rules, repetition_result="allowed"), state):
        after = apply(rules, state, move)
        loser = lost_by(rules, after.state, after.removed, state.side)
        won = loser == 1 - state.side
        if won or (loser is None and in_check(rules, after.state)):
            checks.add(move)
        if won or (loser is None and not could_lose(rules, after.state, state.side)):
            rescues.add(move)
    return checks, rescues


def promotion_choices(
    rules: Rules, state: State, code: str, origin: Square, captures: tuple[Square, ...], final: Square
) -> tuple[bool, ...]:
    """Whether a move of a piece may or must promote; a pass and a mover that burns do not."""
    kind = rules.kinds[code]
    is_pass = origin == final and not captures
    if infection(rules, state.board, code, captures):
        return (False,)
    if rules.flip == "every_move" and (kind.promotes_to or kind.reverts_to):
        return (not is_pass and survives(rules, state, captures, final),)
    if not kind.promotes_to or is_pass or not survives(rules, state, captures, final):
        return (False,)
    if code in rules.promotion_forced and is_stuck(rules, code, state.side, final):
        return (True,)
    if not may_promote(rules, state, code, origin, captures, final):
        return (False,)
    spoils = any(rules.kinds[state.board[square][0]].reverts_to for square in captures)
    forced = rules.promotion_choice == "forced" or (rules.promotion_choice == "victim_promoted" and spoils)
    return (True,) if forced else (False, True)


def may_promote(
    rules: Rules, state: State, code: str, origin: Square, captures: tuple[Square, ...], final: Square
) -> bool:
    side = state.side
    if not captures and state.declined[side] == origin:
        return False
    last = 1 if side == BLACK else rules.ranks
    if code in rules.promotion_far_rank and (final[1] == last or is_stuck(rules, code, side, final)):
        return True
    starts, ends = in_zone(rules, origin, side), in_zone(rules, final, side)
    trigger = {(0, 0): "outside", (0, 1): "enter", (1, 1): "inside", (1, 0): "leave"}[starts, ends]
    if code in rules.promotion_entry_only and trigger != "enter":
        return False
    return trigger in rules.promotion_on or (bool(captures) and f"capture_{trigger}" in rules.promotion_on)
