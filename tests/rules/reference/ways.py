"""How the piece on a square can go: every way on the board, whatever the rest of the rules says of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .movestrings import KING, Line, Step
from .record import BLACK, Board, Rules, Square

RAIDS = "cU[unprotected]"


class Way(NamedTuple):
    """Squares captured on, in order, and where the piece ends; home again without a capture is a pass. A flight takes
    what it passes over, where a lion walks."""

    captures: tuple[Square, ...]
    final: Square
    flight: bool = False


def ways(rules: Rules, board: Board, origin: Square) -> set[Way]:
    movement = rules.kinds[board[origin][0]].movement
    return near_ways(rules, board, origin) | set(anywhere(rules, board, origin, movement.everywhere))


def near_ways(rules: Rules, board: Board, origin: Square) -> set[Way]:
    """All but those of an emperor, who goes anywhere."""
    code, side = board[origin]
    movement = rules.kinds[code].movement
    found: set[Way] = set()
    for line in movement.lines:
        found.update(along(rules, board, origin, line))
    for first, second in movement.two_steps:
        found.update(twice(rules, board, origin, first, second))
    found.update(around(rules, board, origin, movement.area))
    for step in movement.hooks:
        found.update(turning(rules, board, origin, step))
    for step in KING if movement.walks else ():
        found.update(walking(rules, board, origin, step, movement.walks))
    found.update(roaming(rules, board, origin, movement.roams))
    for step in movement.passes:
        there = stepped(origin, step, side)
        if on_board(rules, there) and there not in board:
            found.add(Way((), origin))
    return found


def on_board(rules: Rules, there: Square) -> bool:
    return 1 <= there[0] <= rules.files and 1 <= there[1] <= rules.ranks


def stepped(origin: Square, step: Step, side: int, times: int = 1) -> Square:
    """Black's right is a lower file, his forward a lower rank; White's are turned."""
    sign = times if side == BLACK else -times
    return origin[0] - sign * step[0], origin[1] - sign * step[1]


def neighbours(rules: Rules, there: Square) -> list[Square]:
    beside = [stepped(there, step, BLACK) for step in KING]
    return [near for near in beside if on_board(rules, near)]


def is_enemy(board: Board, there: Square, side: int) -> bool:
    return there in board and board[there][1] != side


def along(rules: Rules, board: Board, origin: Square, line: Line) -> Iterator[Way]:
    code, side = board[origin]
    passed = False  # whether a piece has been jumped
    taken: list[Square] = []
    jumped = 0
    for number in range(1, line.last + 1):
        there = stepped(origin, line.step, side, number)
        if not on_board(rules, there):
            return
        if line.over == "skip" and number == 1:
            continue
        if line.over == "jump" and number < line.number:
            continue
        if line.over == "jump" and number == line.number:
            if there in board:
                return
            continue
        if line.over == "taken":
            if there in board:
                if rules.kinds[board[there][0]].jump_rank >= rules.kinds[code].jump_rank:
                    return
                taken.append(there)
            if there not in board or is_enemy(board, there, side) or rules.range_capture_own == "yes":
                yield Way(tuple(taken), there, True)
            continue
        if line.over == "lower":
            if there not in board:
                if passed and rules.jump_quiet:
                    yield Way((), there)
                continue
            lower = rules.kinds[board[there][0]].jump_rank < rules.kinds[code].jump_rank
            if passed and is_enemy(board, there, side) and may_jump_to(rules, board[there][0], lower):
                yield Way((there,), there)
            if not lower:
                return
            passed = True
            continue
        if there not in board:
            if line.quiet:
                yield Way((), there)
        elif is_enemy(board, there, side) and line.captures:
            yield Way((there,), there)
        jumped += there in board
        if there in board and line.over != "all" and not (line.over == "some" and jumped <= line.number):
            return


def may_jump_to(rules: Rules, code: str, lower: bool) -> bool:
    return {"non_royal": not rules.kinds[code].royal, "lower": lower, "any": True}[rules.jump_capture]


def twice(rules: Rules, board: Board, origin: Square, first: Step, second: Step) -> Iterator[Way]:
    """A capture on the next square and another step: to an empty square, onto another enemy, or home."""
    side = board[origin][1]
    middle = stepped(origin, first, side)
    if not is_enemy(board, middle, side):
        return
    final = stepped(middle, second, side)
    if final == origin or (on_board(rules, final) and final not in board):
        yield Way((middle,), final)
    elif is_enemy(board, final, side):
        yield Way((middle, final), final)


def turning(rules: Rules, board: Board, origin: Square, step: Step) -> Iterator[Way]:
    """Over empty squares, then at a right angle to the first piece."""
    side = board[origin][1]
    corner = stepped(origin, step, side)
    while on_board(rules, corner) and corner not in board:
        for onward in ((step[1], -step[0]), (-step[1], step[0])):
            there = stepped(corner, onward, side)
            while on_board(rules, there) and there not in board:
                yield Way((), there)
                there = stepped(there, onward, side)
            if is_enemy(board, there, side):
                yield Way((there,), there)
        corner = stepped(corner, step, side)


def walking(rules: Rules, board: Board, origin: Square, step: Step, steps: int) -> Iterator[Way]:
    """To and fro on one line, never behind the start: each square on which it sets foot must not be an own one's; to
    skip one costs as much as to set foot there."""
    side = board[origin][1]
    line = [stepped(origin, step, side, far) for far in range(steps + 1)]
    paths: list[tuple[int, tuple[Square, ...], int]] = [(0, (), steps)]  # where it is, what it took, steps left
    while paths:
        here, taken, left = paths.pop()
        for there in range(steps + 1):
            cost, square = abs(there - here), line[there]
            if not 0 < cost <= left or not on_board(rules, square):
                continue
            fresh = square in board and square not in taken and there != 0
            if fresh and not is_enemy(board, square, side):
                continue
            captures = (*taken, square) if fresh else taken
            yield Way(captures, square)
            paths.append((there, captures, left - cost))


def roaming(rules: Rules, board: Board, origin: Square, steps: int) -> Iterator[Way]:
    """Steps in any direction over what is empty by then, or onto an enemy, which is gone from then on; wherever it
    stops it has made a move, back home without a capture a pass."""
    side = board[origin][1]
    rest = {square: piece for square, piece in board.items() if square != origin}
    roads: list[tuple[Square, tuple[Square, ...]]] = [(origin, ())]
    for _ in range(steps):
        further: list[tuple[Square, tuple[Square, ...]]] = []
        for here, taken in roads:
            for there in neighbours(rules, here):
                stands = there in rest and there not in taken
                if stands and not is_enemy(board, there, side):
                    continue
                further.append((there, (*taken, there) if stands else taken))
        yield from (Way(taken, there) for there, taken in further)
        roads = further


def around(rules: Rules, board: Board, origin: Square, steps: int) -> Iterator[Way]:
    """King steps over empty squares up to the first capture."""
    side = board[origin][1]
    here = {origin}
    for _ in range(steps):
        reached: set[Square] = set()
        for there in {there for passed in here for there in neighbours(rules, passed)} - {origin}:
            if there not in board:
                reached.add(there)
                yield Way((), there)
            elif board[there][1] != side:
                yield Way((there,), there)
        here = reached


def anywhere(rules: Rules, board: Board, origin: Square, terms: tuple[str, ...]) -> Iterator[Way]:
    """An emperor: to any empty square, onto any enemy that no other one protects."""
    side = board[origin][1]
    if "mU" in terms:
        squares = [(file, rank) for file in range(1, rules.files + 1) for rank in range(1, rules.ranks + 1)]
        yield from (Way((), there) for there in squares if there not in board)
    if RAIDS in terms:
        enemies = [there for there, (_, owner) in board.items() if owner != side]
        yield from (Way((there,), there) for there in enemies if not is_protected(rules, board, origin, there))


def is_protected(rules: Rules, board: Board, origin: Square, there: Square) -> bool:
    """Whether another enemy could take an emperor back that takes on a square."""
    side = board[origin][1]
    after = {square: piece for square, piece in board.items() if square != origin} | {there: board[origin]}
    for square, (code, owner) in after.items():
        if owner == side:
            continue
        if RAIDS in rules.kinds[code].movement.everywhere and (
            rules.emperor_protection == "always" or not is_protected(rules, after, square, there)
        ):
            return True
        if any(there in way.captures for way in near_ways(rules, after, square)):
            return True
    return False


def is_stuck(rules: Rules, code: str, side: int, there: Square) -> bool:
    """Whether the piece could never move again from there, whatever comes to stand around it."""
    movement = rules.kinds[code].movement
    if movement.everywhere:
        return False
    first = {"skip": 2, "lower": 2}
    reaches = [
        (line.step, line.number + 1 if line.over == "jump" else first.get(line.over, 1)) for line in movement.lines
    ]
    reaches += [(first, 1) for first, _ in movement.two_steps] + [(step, 1) for step in movement.passes]
    reaches += [(step, 1) for step in KING if movement.area or movement.walks or movement.roams]
    for step in movement.hooks:
        corner = stepped(there, step, side)
        turned = [stepped(corner, (step[1], -step[0]), side, way) for way in (1, -1)]
        if on_board(rules, corner) and any(on_board(rules, square) for square in turned):
            return False
    return not any(on_board(rules, stepped(there, step, side, times)) for step, times in reaches)
