"""Movement strings: how a kind of piece moves, in the dialect SN of Betza's notation.

    moves := term+          term := leg | (leg-leg) | (jump-line) | @atom | K~n | (mcK-amcK-amcK) | mU | cU[unprotected]
    leg   := dir? mode? block? atom range?
    atom  := W (orthogonal step)  F (diagonal step)  K (= WF)  R (= W0)  B (= F0)  Q (= RB)
             D, A, H, G (leaps (0,2), (2,2), (0,3), (3,3))  N (knight)  (x,y) any leap
    range := a number of steps, 0 = as far as the board goes; without it one step
    dir   := on orthogonal atoms f b l r v s; on diagonal ones f b fl fr bl br; on N and (x,y) ff bb ll rr v s
    mode  := m (quiet moves only)  c (captures only)
    block := j (the first square is passed over, whatever stands there)  q* (so is every other)
             q<n> (up to n pieces in all are passed over, and whatever is met behind them may be captured)
             ^p (captures beyond pieces of lower rank, at least one)
             x^ (takes all that it passes over, of either side: pieces of lower rank)

Two legs are single king steps: `(cK-aK)` captures on the first square and goes on in any direction (a lion), `-vW` on
the same line onward or back, `-b` only back (igui; `@K` is short for `(cK-bK)`). `(mK-bK)` steps out and home: a pass.
`K~n` is an area move: up to n king steps through empty squares, the last one may capture; it may pass too.
`(mcK-amcK-amcK)` is a lion of three steps: up to three king steps, turning freely, each to an empty square or a
capture. It jumps over nothing, may end on any step and come back to its start.

`(R-sR)` is a hook: over one empty square or more, then a right-angled turn to either side and on as far as the board
goes; nothing is captured before the turn. `L3K` is a lion of three steps on one line of the eight, onward or back: each
may capture and go on, a square passed over costs one step more, the start is never passed.

`(D-R)` jumps to a square that is empty, whatever it jumps over, and goes straight on from there; the jump alone is `D`.
`(G-F2)` goes on for two steps at most. `mU` moves to any empty square of the board, `cU[unprotected]` captures anywhere
what no other enemy could capture back.

Lines over pieces take no mode but c^p, and go as far as they can; only those of j have a range, of two steps or more.
Forward is the mover's own. What the dialect has beyond this is refused by name, so that a variant file can never be
half understood.
"""

from __future__ import annotations

import re
from typing import Final

from shogi_desktop.messages import Message

from ..errors import MovementError, MovementMessage, PieceMessage
from .movement import UNLIMITED, Movement, Ray

LONGEST: Final = 200
"""Characters of a movement string."""
FARTHEST: Final = 35
"""Squares that a step or a range may go, which is from edge to edge of the largest board."""

_ORTHOGONAL: Final = {"f": (0, 1), "b": (0, -1), "l": (-1, 0), "r": (1, 0)}
_DIAGONAL: Final = {"fl": (-1, 1), "fr": (1, 1), "bl": (-1, -1), "br": (1, -1)}
_SLIDERS: Final = {"R": "W", "B": "F"}
_COMPOUND: Final = {"K": ("W", "F"), "Q": ("R", "B")}
_LEAPS: Final = {"W": (0, 1), "F": (1, 1), "D": (0, 2), "A": (2, 2), "H": (0, 3), "G": (3, 3), "N": (1, 2)}
_BLOCKS: Final = {"j": "skip", "q*": "over", "^p": "ranked", "x^": "sweep"}
_UNMODED: Final = ("skip", "over", "sweep")
_HOOK: Final = re.compile(r"\(([fblrvs]*)([RB])-s\2\)")
_LINEAR: Final = "L3K"
_LION: Final = "(mcK-amcK-amcK)"
_LION_STEPS: Final = 3
_ONWARD: Final = re.compile(r"\(([fblrvs]*)([DAHG]|\(\d{1,2},\d{1,2}\))-")
_TELEPORTS: Final = ("mU", "cU[unprotected]")
_KING_STEPS: Final = tuple(_ORTHOGONAL.values()) + tuple(_DIAGONAL.values())
_REFUSED: Final = {
    "L": MovementMessage.LINEAR,
    "U": MovementMessage.TELEPORTS,
    "d": MovementMessage.OWN_CAPTURES,
    "p": MovementMessage.ONE_HURDLE,
    "q": MovementMessage.HURDLES,
    "x": MovementMessage.SWEEPS,
    "^": MovementMessage.RANK_CONDITIONS,
    "[": MovementMessage.TARGET_CONDITIONS,
}


def parse_movement(text: str) -> Movement:
    """Moves of the movement string `text`, in its order.

    Raises MovementError, naming the column, for anything the dialect does not know, a ray stated twice included.
    """
    if len(text) > LONGEST:
        raise MovementError(text[:LONGEST], LONGEST + 1, MovementMessage.TOO_LONG(most=LONGEST))
    reader = _Reader(text)
    while reader.at < len(text):
        reader.term()
    if reader.linear:
        reader.add_linear()
    if reader.lion_steps:
        reader.add_lion()
    if not reader.rays and not reader.legs and not reader.area and not reader.everywhere:
        raise MovementError(text, 1, PieceMessage.NO_MOVE)
    passes = _KING_STEPS if reader.area else tuple(reader.passes)
    walks = tuple((step, step, onward) for step in _KING_STEPS for onward in (step, _back(step)) if reader.linear)
    teleports, raids = (term in reader.everywhere for term in _TELEPORTS)
    rays, legs = tuple(reader.rays), tuple(reader.legs)
    movement = Movement(rays, legs, walks, passes, reader.area, teleports, raids, reader.lion_steps)
    if any(ray.block == "sweep" for ray in movement.rays) and not _sweeps_alone(movement):
        raise MovementError(text, text.index("x^") + 1, MovementMessage.SWEEPS_ALONE)
    return movement


def _sweeps_alone(movement: Movement) -> bool:
    """Whether from where to where a piece goes tells what it takes on the way."""
    lines = {ray.line for ray in movement.rays if ray.block == "sweep"}
    over = any(
        ray.line in lines and ray.block != "sweep" and (ray.block or (ray.right, ray.forward) != ray.line)
        for ray in movement.rays
    )
    return not (over or movement.legs or movement.area or movement.teleports or movement.raids)


class _Reader:
    """Walks through a movement string and collects what it says."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.rays: list[Ray] = []
        self.legs: list[tuple[tuple[int, int], tuple[int, int]]] = []
        self.passes: list[tuple[int, int]] = []
        self.area = 0
        self.lion_steps = 0
        self.everywhere: list[str] = []
        self.linear = False

    def error(self, at: int, reason: Message) -> MovementError:
        return MovementError(self.text, at + 1, reason)

    def peek(self) -> str:
        return self.text[self.at] if self.at < len(self.text) else ""

    def letters(self, allowed: str) -> str:
        start = self.at
        while self.peek() and self.peek() in allowed:
            self.at += 1
        return self.text[start : self.at]

    def term(self) -> None:
        start = self.at
        if self.peek() == "@":
            self.at += 1
            for step in self.king_steps(self.atom(), "", start):
                self.add_leg(start, step, (-step[0], -step[1]))
        elif _HOOK.match(self.text, start):
            self.add_rays(start, self.hook())
        elif self.text.startswith(_LINEAR, start):
            if self.linear:
                raise self.error(start, MovementMessage.LINEAR_TWICE)
            self.linear = True
            self.at += len(_LINEAR)
        elif self.text.startswith(_LION, start):
            self.begin_area(start, _LION_STEPS)
            self.lion_steps = _LION_STEPS
            self.at += len(_LION)
        elif _ONWARD.match(self.text, start):
            self.add_rays(start, self.onward())
        elif self.peek() == "(" and not _is_number(self.text[start + 1 : start + 2]):
            self.two_legs()
        elif self.text.startswith(_TELEPORTS, start):
            self.teleport()
        elif self.text.startswith("K~", start):
            self.at += 2
            digits = self.letters("0123456789")
            self.begin_area(start, int(digits) if digits in ("2", "3") else 0)
        else:
            self.add_rays(start, self.leg())

    def begin_area(self, at: int, steps: int) -> None:
        if self.area:
            raise self.error(at, MovementMessage.AREA_TWICE)
        if steps == 0:
            raise self.error(at + 2, MovementMessage.AREA_STEPS)
        self.area = steps

    def add_rays(self, at: int, rays: list[Ray]) -> None:
        for ray in rays:
            if any((r.right, r.forward) == (ray.right, ray.forward) and _overlap(r, ray) for r in self.rays):
                raise self.error(at, MovementMessage.DIRECTION_TWICE)
            self.rays.append(ray)

    def teleport(self) -> None:
        start = self.at
        term = next(term for term in _TELEPORTS if self.text.startswith(term, start))
        if term in self.everywhere:
            raise self.error(start, MovementMessage.TELEPORT_TWICE)
        self.everywhere.append(term)
        self.at += len(term)

    def hook(self) -> list[Ray]:
        """A range, and another one at a right angle."""
        found = _HOOK.match(self.text, self.at)
        assert found is not None
        rays = [
            Ray(right, forward, UNLIMITED, True, True, "hook")
            for right, forward in self.steps(self.at, _SLIDERS[found[2]], found[1])
        ]
        self.at = found.end()
        return rays

    def add_linear(self) -> None:
        """What three steps along a line amount to, as far as it is not stated beside: leaps of one to three squares,
        captures on the way, a pass."""
        for step in _KING_STEPS:
            twice, back = (2 * step[0], 2 * step[1]), _back(step)
            for far in (1, 2, 3):
                leap = Ray(far * step[0], far * step[1], 1, True, True)
                if not any((r.right, r.forward) == (leap.right, leap.forward) and _overlap(r, leap) for r in self.rays):
                    self.rays.append(leap)
            for leg in ((step, back), (step, step), (step, twice), (twice, back), (twice, step)):
                if leg not in self.legs:
                    self.legs.append(leg)
            if step not in self.passes:
                self.passes.append(step)

    def add_lion(self) -> None:
        """Of what a lion of several steps does, two captures one after the other, as far as they are not stated
        beside."""
        every = [(step, onward) for step in _KING_STEPS for onward in _KING_STEPS]
        self.legs += [leg for leg in every if leg not in self.legs]

    def onward(self) -> list[Ray]:
        """A jump to an empty square and on in its direction."""
        start = self.at
        self.at += 1
        direction = self.letters("fblrvs")
        steps = self.steps(start, self.atom(), direction)
        right, forward = (abs(part) for part in steps[0])
        far = max(right, forward)
        if far < 2 or far not in (right + forward, (right + forward) // 2):
            raise self.error(start, MovementMessage.JUMP_LINE)
        self.at += 1
        at, line = self.at, self.atom()
        digits = self.at
        limit = self.range_of_steps()
        if line not in (("R", "W") if 0 in (right, forward) else ("B", "F")):
            raise self.error(at, MovementMessage.JUMP_DIRECTION)
        if line in _SLIDERS and digits < self.at:
            raise self.error(digits, MovementMessage.TAKES_NO_RANGE(atom=line))
        if self.peek() != ")":
            raise self.error(self.at, MovementMessage.MORE_LEGS if self.peek() == "-" else MovementMessage.NOT_CLOSED)
        self.at += 1
        reach = UNLIMITED if line in _SLIDERS or limit == 0 else far + limit
        return [Ray(r // far, f // far, reach, True, True, "jump", far) for r, f in steps]

    def leg(self) -> list[Ray]:
        start = self.at
        direction = self.letters("fblrvs")
        quiet, capture = self.mode()
        block, number = self.block()
        if block == "ranked" and quiet:
            raise self.error(start, MovementMessage.RANKED_QUIET)
        if block in _UNMODED and not (quiet and capture):
            raise self.error(start, MovementMessage.OVER_MODES)
        atom = self.atom()
        digits = self.at
        limit = self.range_of_steps()
        if self.peek() and self.peek() in "~^[":
            refused = _REFUSED.get(self.peek(), MovementMessage.AREA_MOVES)
            raise self.error(self.at, MovementMessage.NOT_KNOWN_HERE(reason=refused))
        rays: list[Ray] = []
        for part in _COMPOUND.get(atom, (atom,)):
            slider = _SLIDERS.get(part, "")
            if direction and atom in _COMPOUND:
                raise self.error(start, MovementMessage.TAKES_NO_DIRECTION(atom=atom))
            if slider and digits < self.at:
                raise self.error(digits, MovementMessage.TAKES_NO_RANGE(atom=atom))
            reach = UNLIMITED if slider or limit == 0 else limit
            if block and reach == 1:
                raise self.error(digits, MovementMessage.SHORT_LINE)
            if block in ("over", "ranked", "sweep") and reach != UNLIMITED:
                raise self.error(digits, MovementMessage.OVER_RANGE)
            for right, forward in self.steps(start, slider or part, direction):
                rays.append(Ray(right, forward, reach, quiet, capture, block, number))
        return rays

    def mode(self) -> tuple[bool, bool]:
        mode = self.peek()
        if mode not in ("m", "c"):
            return True, True
        self.at += 1
        return mode == "m", mode == "c"

    def block(self) -> tuple[str, int]:
        """What stands for lines over pieces, and the number in it."""
        start = self.at
        for sign, block in _BLOCKS.items():
            if self.text.startswith(sign, self.at):
                self.at += len(sign)
                return block, 0
        if self.peek() != "q" or not _is_number(self.text[start + 1 : start + 2]):
            return "", 0
        self.at += 1
        digits = self.letters("0123456789")
        if not _is_number(digits) or int(digits) == 0:
            raise self.error(start, MovementMessage.NOT_KNOWN_HERE(reason=_REFUSED["q"]))
        return "over", int(digits)

    def two_legs(self) -> None:
        start = self.at
        self.at += 1
        direction = self.letters("fblrvs")
        quiet, capture = self.mode()
        first = self.king_steps(self.atom(), direction, start)
        if self.peek() != "-":
            raise self.error(self.at, MovementMessage.TWO_LEGS)
        self.at += 1
        turn = self.peek()
        self.at += 1
        second = self.king_steps(self.atom(), "", start)
        if self.peek() != ")":
            raise self.error(self.at, MovementMessage.MORE_LEGS if self.peek() == "-" else MovementMessage.NOT_CLOSED)
        self.at += 1
        if quiet == capture or turn not in ("a", "b", "v") or (quiet and turn != "b"):
            raise self.error(start, MovementMessage.FIRST_LEG)
        for step in first:
            back = (-step[0], -step[1])
            if quiet:
                self.passes.append(step)
            else:
                ways = second if turn == "a" else [back, step] if turn == "v" else [back]
                for onward in ways:
                    self.add_leg(start, step, onward)

    def add_leg(self, at: int, first: tuple[int, int], second: tuple[int, int]) -> None:
        if (first, second) in self.legs:
            raise self.error(at, MovementMessage.LEGS_TWICE)
        self.legs.append((first, second))

    def range_of_steps(self) -> int:
        """The number that comes next, 1 without one."""
        start = self.at
        digits = self.letters("0123456789") or "1"
        if len(digits) > 2 or int(digits) > FARTHEST:
            raise self.error(start, MovementMessage.RANGE(most=FARTHEST))
        return int(digits)

    def king_steps(self, atom: str, direction: str, start: int) -> list[tuple[int, int]]:
        if atom not in ("W", "F", "K") or (atom == "K" and direction):
            raise self.error(start, MovementMessage.LEGS)
        return [step for part in _COMPOUND.get(atom, (atom,)) for step in self.steps(start, part, direction)]

    def atom(self) -> str:
        """The atom that comes next; an explicit leap keeps its text, as "(1,2)"."""
        char = self.peek()
        if not char:
            raise self.error(self.at, MovementMessage.NO_ATOM)
        if char == "(":
            end = self.text.find(")", self.at)
            parts = self.text[self.at + 1 : end].split(",") if end > 0 else []
            if len(parts) != 2 or not all(_is_number(part) for part in parts) or not any(map(int, parts)):
                raise self.error(self.at, MovementMessage.LEAP(most=FARTHEST))
            leap = self.text[self.at : end + 1]
            self.at = end + 1
            return leap
        if char in _LEAPS or char in _SLIDERS or char in _COMPOUND:
            self.at += 1
            return char
        if char in _REFUSED:
            raise self.error(self.at, MovementMessage.NOT_KNOWN_HERE(reason=_REFUSED[char]))
        raise self.error(self.at, MovementMessage.NOT_A_PART(text=repr(char)))

    def steps(self, at: int, atom: str, direction: str) -> list[tuple[int, int]]:
        """The single steps of a leaper atom in the directions asked for, as (right, forward)."""
        if atom.startswith("("):
            x, y = sorted(int(p) for p in atom[1:-1].split(","))
        else:
            x, y = _LEAPS[atom]
        if x == 0:
            named = {name: (dx * y, dy * y) for name, (dx, dy) in _ORTHOGONAL.items()}
            groups = {"v": ("f", "b"), "s": ("l", "r")}
        elif x == y:
            named = {name: (dx * x, dy * x) for name, (dx, dy) in _DIAGONAL.items()}
            groups = {"f": ("fl", "fr"), "b": ("bl", "br")}
        else:
            return self.oblique(at, x, y, direction)
        if not direction:
            return list(named.values())
        if direction in named:
            return [named[direction]]
        if direction in groups:
            return [named[name] for name in groups[direction]]
        if x == 0 and _all_different(direction, groups):
            return [named[name] for c in direction for name in groups.get(c, (c,))]
        raise self.error(at, MovementMessage.NO_DIRECTION(atom=atom, text=repr(direction)))

    def oblique(self, at: int, x: int, y: int, direction: str) -> list[tuple[int, int]]:
        """Steps of a knight-like leap; the doubled letter is the direction of the longer part."""
        named = {
            "ff": [(-x, y), (x, y)],
            "bb": [(-x, -y), (x, -y)],
            "ll": [(-y, x), (-y, -x)],
            "rr": [(y, x), (y, -x)],
        }
        named["v"] = named["ff"] + named["bb"]
        named["s"] = named["ll"] + named["rr"]
        if not direction:
            return named["v"] + named["s"]
        if direction not in named:
            raise self.error(at, MovementMessage.KNIGHT_DIRECTION(text=repr(direction)))
        return named[direction]


def _back(step: tuple[int, int]) -> tuple[int, int]:
    return -step[0], -step[1]


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 3 and int(text) <= FARTHEST


def _all_different(direction: str, groups: dict[str, tuple[str, str]]) -> bool:
    names = [name for c in direction for name in groups.get(c, (c,))]
    return len(set(names)) == len(names)


def _overlap(a: Ray, b: Ray) -> bool:
    return (a.block, a.number) == (b.block, b.number) and ((a.quiet and b.quiet) or (a.capture and b.capture))
