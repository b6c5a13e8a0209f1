"""Movement strings read a second time: what a piece can do, as plain lists.

Steps are (right, forward) as the mover sees them.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

Step = tuple[int, int]

FAR = 99
ORTHOGONAL = {"f": (0, 1), "b": (0, -1), "l": (-1, 0), "r": (1, 0)}
DIAGONAL = {"fl": (-1, 1), "fr": (1, 1), "bl": (-1, -1), "br": (1, -1)}
KING: tuple[Step, ...] = (*ORTHOGONAL.values(), *DIAGONAL.values())
LENGTHS = {"W": (0, 1), "F": (1, 1), "D": (0, 2), "A": (2, 2), "H": (0, 3), "G": (3, 3), "N": (1, 2)}
GROUPS = {"v": ("f", "b"), "s": ("l", "r"), "f": ("fl", "fr"), "b": ("bl", "br")}

_AREA = re.compile(r"K~(\d)")
_HOME = re.compile(r"@([WFK])")
_LEGS = re.compile(r"\(([fblrvs]*)([mc])([WFK])-([abv])([WFK])\)")
_EVERYWHERE = re.compile(r"mU|cU\[unprotected\]")
_ONWARD = re.compile(r"\(([fblrvs]*)([DAHG]|\(\d+,\d+\))-([WFRB])(\d*)\)")
_ROAM = re.compile(r"\(mcK((?:-amcK)+)\)")
_HOOK = re.compile(r"\(([fblrvs]*)([RB])-s\2\)")
_LINE = re.compile(r"([fblrvs]*)([mc]?)(j|q\*|q\d+|\^p|x\^|)([WFDAHGNRBKQ]|\(\d+,\d+\))(\d*)")


class Line(NamedTuple):
    """Squares number `first` to `last` in one direction. `over`: "" stops at pieces, "skip" after the first square,
    "all" never, "some" after `number` of them, "lower" passes lower ranks and captures beyond them, "taken" passes
    lower ranks and captures them all, "jump" passes the first `number` squares, the last of them being empty."""

    step: Step
    last: int
    quiet: bool
    captures: bool
    over: str
    number: int = 0


class Movement(NamedTuple):
    lines: tuple[Line, ...]
    two_steps: tuple[tuple[Step, Step], ...]  # the first captures, the second goes on or home
    passes: tuple[Step, ...]  # out over an empty square and home
    area: int  # king steps
    everywhere: tuple[str, ...] = ()  # "mU": to any empty square; "cU[unprotected]": captures
    hooks: tuple[Step, ...] = ()  # along these lines, then at a right angle
    walks: int = 0  # steps of a walk to and fro on one line
    roams: int = 0  # steps, each in any direction, each to an empty square or a capture


@cache
def read_movement(text: str) -> Movement:
    lines: list[Line] = []
    pairs: list[tuple[Step, Step]] = []
    passes: list[Step] = []
    everywhere: list[str] = []
    hooks: list[Step] = []
    area = at = walks = roams = 0
    while at < len(text):
        if found := _EVERYWHERE.match(text, at):
            everywhere.append(found[0])
        elif found := _HOOK.match(text, at):
            hooks += single({"R": "W", "B": "F"}[found[2]], found[1])
        elif found := re.compile(r"L(\d)K").match(text, at):
            walks = int(found[1])
        elif found := _ROAM.match(text, at):
            roams = 1 + found[1].count("-")
        elif found := _ONWARD.match(text, at):
            lines += jumping_on(*found.groups())
        elif found := _AREA.match(text, at):
            area = int(found[1])
            passes += KING
        elif found := _HOME.match(text, at):
            pairs += [(step, back(step)) for step in single(found[1], "")]
        elif found := _LEGS.match(text, at):
            direction, mode, first, turn, second = found.groups()
            for step in single(first, direction):
                onward = {"a": single(second, ""), "b": [back(step)], "v": [step, back(step)]}[turn]
                if mode == "m":
                    passes.append(step)
                else:
                    pairs += [(step, other) for other in onward]
        elif found := _LINE.match(text, at):
            lines += line(*found.groups())
        else:
            raise ValueError(f"{text}: {text[at:]}")
        at = found.end()
    return Movement(tuple(lines), tuple(pairs), tuple(passes), area, tuple(everywhere), tuple(hooks), walks, roams)


def jumping_on(direction: str, leap: str, atom: str, digits: str) -> list[Line]:
    """A jump to an empty square and on from there."""
    found = []
    for right, forward in single(leap, direction):
        far = max(abs(right), abs(forward))
        last = FAR if atom in "RB" or digits == "0" else far + int(digits or 1)
        found.append(Line((right // far, forward // far), last, True, True, "jump", far))
    return found


def line(direction: str, mode: str, block: str, atom: str, digits: str) -> list[Line]:
    over = {"": "", "j": "skip", "q*": "all", "^p": "lower", "x^": "taken"}.get(block, "some")
    number = int(block[1:]) if over == "some" else 0
    found = []
    for part in {"K": "WF", "Q": "RB"}.get(atom, [atom]):
        last = int(digits or 1) or FAR
        if part in "RB":
            part, last = {"R": "W", "B": "F"}[part], FAR
        found += [Line(step, last, mode != "c", mode != "m", over, number) for step in single(part, direction)]
    return found


def single(atom: str, direction: str) -> list[Step]:
    """The steps of an atom in some directions."""
    if atom == "K":
        return list(KING)
    x, y = sorted(map(int, atom.strip("()").split(","))) if atom.startswith("(") else LENGTHS[atom]
    if x and x != y:
        return oblique(x, y, direction)
    names, length = (DIAGONAL, x) if x else (ORTHOGONAL, y)
    if not direction:
        wanted = tuple(names)
    elif x:
        wanted = (direction,) if direction in names else GROUPS[direction]
    else:
        wanted = tuple(name for letter in direction for name in (GROUPS[letter] if letter in "vs" else (letter,)))
    return [(names[name][0] * length, names[name][1] * length) for name in wanted]


def oblique(x: int, y: int, direction: str) -> list[Step]:
    """Knight-like steps; the doubled letter names where the longer part goes, v and s the forward or sideways ones."""
    pairs = {
        "ff": [(-x, y), (x, y)],
        "bb": [(-x, -y), (x, -y)],
        "ll": [(-y, -x), (-y, x)],
        "rr": [(y, -x), (y, x)],
    }
    wanted = {"": "ff bb ll rr", "v": "ff bb", "s": "ll rr"}.get(direction, direction)
    return [step for name in wanted.split() for step in pairs[name]]


def back(step: Step) -> Step:
    return -step[0], -step[1]
