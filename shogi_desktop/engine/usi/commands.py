"""Reading the `go` and `setoption` lines of USI."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..limits import Limits

_NUMBERS: Final = ("btime", "wtime", "byoyomi", "binc", "winc", "movetime", "nodes", "depth", "perft", "mate")
_CLOCK: Final = _NUMBERS[:5]
_MOST: Final = 10**12
DEEPEST_PERFT: Final = 20


@dataclass(frozen=True)
class Go:
    """One `go` line: numbers by word, 0 = not said; `perft` is a depth; `mate` asks for the mate solver, `mate_ms` is
    its time, 0 = as long as it takes; `clock` tells that times were given, be they 0."""

    btime: int = 0
    wtime: int = 0
    byoyomi: int = 0
    binc: int = 0
    winc: int = 0
    movetime: int = 0
    nodes: int = 0
    depth: int = 0
    infinite: bool = False
    ponder: bool = False
    mate: bool = False
    mate_ms: int = 0
    perft: int = 0
    clock: bool = False

    def limits(self, side: int) -> Limits:
        """The limits for the side to move (0 Black, 1 White). Nothing said at all means: until told to stop."""
        main, increment = (self.btime, self.binc) if side == 0 else (self.wtime, self.winc)
        endless = self.infinite or not (self.clock or self.movetime or self.nodes or self.depth)
        if self.clock and not (main or increment or self.byoyomi):
            # The clock is empty: answer at once.
            main = 1
        return Limits(main, self.byoyomi, increment, self.movetime, self.nodes, self.depth, endless, self.ponder)


def parse_go(words: list[str]) -> Go:
    """The words after `go`; ValueError where they are not understood."""
    numbers: dict[str, int] = {}
    flags: set[str] = set()
    at = 0
    while at < len(words):
        word = words[at]
        at += 1
        if word in ("infinite", "ponder"):
            flags.add(word)
            continue
        if word not in _NUMBERS:
            raise ValueError(f"'go' does not know {word!r}")
        if at == len(words):
            raise ValueError(f"a number is missing after {word!r}")
        value = words[at]
        at += 1
        if word == "mate" and value == "infinite":
            numbers[word] = 0
            continue
        numbers[word] = _number(word, value)
        if word == "mate":
            numbers[word] = max(1, numbers[word])
    _check(numbers, flags)
    return Go(
        btime=numbers.get("btime", 0),
        wtime=numbers.get("wtime", 0),
        byoyomi=numbers.get("byoyomi", 0),
        binc=numbers.get("binc", 0),
        winc=numbers.get("winc", 0),
        movetime=numbers.get("movetime", 0),
        nodes=numbers.get("nodes", 0),
        depth=numbers.get("depth", 0),
        infinite="infinite" in flags,
        ponder="ponder" in flags,
        mate="mate" in numbers,
        mate_ms=numbers.get("mate", 0),
        perft=numbers.get("perft", 0),
        clock=any(word in numbers for word in _CLOCK),
    )


def _check(numbers: dict[str, int], flags: set[str]) -> None:
    if len(numbers) > 1 and ("perft" in numbers or "mate" in numbers):
        raise ValueError("'perft' and 'mate' stand alone")
    if "perft" in numbers and not 1 <= numbers["perft"] <= DEEPEST_PERFT:
        raise ValueError(f"'perft' takes a depth from 1 to {DEEPEST_PERFT}")
    for word in ("nodes", "depth", "movetime"):
        if word in numbers and numbers[word] < 1:
            raise ValueError(f"{word!r} takes a number from 1 on")


def _number(word: str, text: str) -> int:
    """A number after `word`. A clock may already have run below zero."""
    digits = text[1:] if text.startswith("-") and word in ("btime", "wtime") else text
    if not (digits.isascii() and digits.isdigit()):
        raise ValueError(f"{word!r} takes a number, not {text!r}")
    return min(max(int(text), 0), _MOST) if len(text) < 16 else _MOST


def parse_setoption(words: list[str]) -> tuple[str, str]:
    """Name and value of the words after `setoption`; ValueError where they are not understood."""
    if not words or words[0] != "name":
        raise ValueError("'setoption' is followed by 'name NAME value VALUE'")
    end = words.index("value") if "value" in words else len(words)
    name = " ".join(words[1:end])
    if not name:
        raise ValueError("'setoption' lacks the name")
    return name, " ".join(words[end + 1 :])
