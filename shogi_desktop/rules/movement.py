"""Movement strings: how a kind of piece moves, in the dialect SN of Betza's notation.

    moves := term+          term := dir? mode? atom range?
    atom  := W (orthogonal step)  F (diagonal step)  K (= WF)  R (= W0)  B (= F0)  Q (= RB)
             D, A, H, G (leaps (0,2), (2,2), (0,3), (3,3))  N (knight)  (x,y) any leap
    range := a number of steps, 0 = as far as the board goes; without it one step
    dir   := on orthogonal atoms f b l r v s; on diagonal ones f b fl fr bl br; on N and (x,y) ff bb ll rr v s
    mode  := m (quiet moves only)  c (captures only)

Forward is the mover's own. What the dialect has beyond this (several legs, area moves, ranked and skipping jumps) is
refused by name, so that a variant file can never be half understood.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .errors import MovementError

UNLIMITED: Final = 63

_ORTHOGONAL: Final = {"f": (0, 1), "b": (0, -1), "l": (-1, 0), "r": (1, 0)}
_DIAGONAL: Final = {"fl": (-1, 1), "fr": (1, 1), "bl": (-1, -1), "br": (1, -1)}
_SLIDERS: Final = {"R": "W", "B": "F"}
_COMPOUND: Final = {"K": ("W", "F"), "Q": ("R", "B")}
_LEAPS: Final = {"W": (0, 1), "F": (1, 1), "D": (0, 2), "A": (2, 2), "H": (0, 3), "G": (3, 3), "N": (1, 2)}
_REFUSED: Final = {
    "(": "moves of several legs",
    "@": "igui",
    "~": "area moves",
    "L": "linear lion moves",
    "U": "teleports",
    "d": "captures of own pieces",
    "j": "slides that skip the first square",
    "p": "moves over one hurdle",
    "q": "moves over hurdles",
    "x": "captures of everything passed",
    "^": "ranked jumps",
    "[": "conditions on the target",
}


@dataclass(frozen=True)
class Ray:
    """One line of movement: `limit` repetitions of the step (`right`, `forward`), stopped by the first piece met.

    A step is a ray of limit 1, a leap a ray of limit 1 with a longer step.
    """

    right: int
    forward: int
    limit: int
    quiet: bool
    capture: bool


def parse_movement(text: str) -> tuple[Ray, ...]:
    """Rays of the movement string `text`, in its order.

    Raises MovementError, naming the column, for anything the dialect does not know, a ray stated twice included.
    """
    rays: list[Ray] = []
    at = 0
    while at < len(text):
        start = at
        term, at = _parse_term(text, at)
        for ray in term:
            if any((r.right, r.forward) == (ray.right, ray.forward) and _overlap(r, ray) for r in rays):
                raise MovementError(text, start + 1, "this direction is stated twice")
            rays.append(ray)
    if not rays:
        raise MovementError(text, 1, "a piece needs at least one move")
    return tuple(rays)


def _overlap(a: Ray, b: Ray) -> bool:
    return (a.quiet and b.quiet) or (a.capture and b.capture)


def _parse_term(text: str, at: int) -> tuple[list[Ray], int]:
    start = at
    while at < len(text) and text[at] in "fblrvs":
        at += 1
    direction = text[start:at]
    quiet = capture = True
    if at < len(text) and text[at] in "mc":
        quiet, capture = text[at] == "m", text[at] == "c"
        at += 1
    if at == len(text):
        raise MovementError(text, at + 1, "an atom (W, F, R, B, ...) is missing")
    atom, at = _parse_atom(text, at)
    digits = at
    while at < len(text) and text[at] in "0123456789":
        at += 1
    limit = int(text[digits:at]) if at > digits else 1
    if at < len(text) and text[at] in "~^[":
        raise MovementError(text, at + 1, f"{_REFUSED[text[at]]} are not known here")
    rays = []
    for part in _COMPOUND.get(atom, (atom,)):
        step = _SLIDERS.get(part)
        if step is not None or atom in _COMPOUND:
            if direction and atom in _COMPOUND:
                raise MovementError(text, start + 1, f"{atom} takes no direction; write its parts")
            if step is not None and at > digits:
                raise MovementError(text, digits + 1, f"{atom} takes no range; write W or F with one")
        reach = UNLIMITED if step is not None or limit == 0 else limit
        for right, forward in _steps(text, start, step or part, direction):
            rays.append(Ray(right, forward, reach, quiet, capture))
    return rays, at


def _parse_atom(text: str, at: int) -> tuple[str, int]:
    """The atom at `at` and where it ends; an explicit leap keeps its text, as "(1,2)"."""
    char = text[at]
    if char == "(" and at + 1 < len(text) and text[at + 1].isdigit():
        end = text.find(")", at)
        parts = text[at + 1 : end].split(",") if end > 0 else []
        if len(parts) != 2 or not all(p.isdigit() and len(p) < 3 for p in parts) or parts == ["0", "0"]:
            raise MovementError(text, at + 1, "a leap is written (x,y) with two numbers")
        return text[at : end + 1], end + 1
    if char in _LEAPS or char in _SLIDERS or char in _COMPOUND:
        return char, at + 1
    if char in _REFUSED:
        raise MovementError(text, at + 1, f"{_REFUSED[char]} are not known here")
    raise MovementError(text, at + 1, f"{char!r} is not part of a movement")


def _steps(text: str, at: int, atom: str, direction: str) -> list[tuple[int, int]]:
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
        return _oblique(text, at, x, y, direction)
    if not direction:
        return list(named.values())
    if direction in named:
        return [named[direction]]
    if direction in groups:
        return [named[name] for name in groups[direction]]
    if x == 0 and len(set(direction)) == len(direction) and all(c in named for c in direction):
        return [named[c] for c in direction]
    raise MovementError(text, at + 1, f"{atom} has no direction {direction!r}")


def _oblique(text: str, at: int, x: int, y: int, direction: str) -> list[tuple[int, int]]:
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
        raise MovementError(text, at + 1, f"a knight-like leap has no direction {direction!r}")
    return named[direction]
