"""What engines thought, from comments of other programs; the comments stay as they are.

    *解析 0 ○ 候補1 時間 00:01.0 深さ 20/28 ノード数 1000 評価値 50 読み筋 △３四歩(33) ▲２六歩(27)
    * Engine suisho Version Suisho5 候補1 深さ 13/19 ノード数 596119 評価値 -47 読み筋 △３四歩(33)
    * 30 -3334FU +2726FU #1000
    #指し手[62]▲７六歩  △３四歩  ▲２六歩

These are ShogiGUI, Kishin Analytics, floodgate (and CSA 3.0), Piyo Shogi; K-Shogi says `#形勢[62]`. Scores are as
Black sees them. A line of play may begin with the move that was made. `#推奨手` tells of another move in its place: it
is none of these.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

_GUI: Final = re.compile(r"\*(?P<kind>解析|対局|検討)(?P<number> [0-9]{1,4})?(?= )")
_KISHIN: Final = re.compile(
    r"\* Engine (?P<name>[^\n]{1,100}?)(?: Version (?P<version>\S{1,100}))?(?= 候補| 深さ| 時間|$)"
)
_SCORE_WORD: Final = " 評価値 "
_LINE_WORD: Final = " 読み筋 "
_SCORE: Final = re.compile(
    r"(?:(?P<cp>[+-]?[0-9]{1,6})[↑↓]?|(?P<sign>[+-])詰み?(?: ?(?P<plies>[0-9]{1,4})手?)?)(?= |$)"
)
_CANDIDATE: Final = re.compile(r" 候補([0-9]{1,3})(?= |$)")
_DEPTH: Final = re.compile(r" 深さ ([0-9]{1,4})(?:/[0-9]{1,4})?(?= |$)")
_NODES: Final = re.compile(r" ノード数 ([0-9]{1,18})(?= |$)")
_FLOODGATE: Final = re.compile(
    r"\* (?P<cp>[+-]?[0-9]{1,6})(?:\.[0-9]{1,9})?(?P<line>(?: [+-][0-9]{4}[A-Z]{2})*)(?: #(?P<nodes>[0-9]{1,18}))? *"
)
_PIYO: Final = re.compile(r"#(?:指し手|形勢)\[(?P<cp>[+-]?[0-9]{1,6})\](?P<line>[^\n]*)")


@dataclass(frozen=True)
class Told:
    """What a line says: `cp` in hundredths, or `mate` in so many plies (0 = nobody knows how many), `side` telling who
    mates: 1 Black, -1 White, 0 nobody. `line` is a text of moves in Japanese, or in CSA where `csa` says so. `kind` and
    `candidate` (0 = none) tell lines apart that belong together."""

    kind: str
    cp: int = 0
    side: int = 0
    mate: int = 0
    candidate: int = 0
    depth: int = 0
    nodes: int = 0
    engine: str = ""
    line: str = ""
    csa: bool = False


def told_in(lines: Sequence[str]) -> Told | None:
    """What the lines of a comment say last; of several candidates the first."""
    best: Told | None = None
    seen: set[int] = set()
    for line in reversed(lines):
        told = _told(line)
        if told is None:
            continue
        if best is not None and (told.kind != best.kind or told.candidate in (0, *seen)):
            break
        seen.add(told.candidate)
        best = told if best is None or told.candidate < best.candidate else best
        if not told.candidate:
            break
    return best


def _told(line: str) -> Told | None:
    if line.startswith("#"):
        found = _PIYO.fullmatch(line)
        return Told("#", int(found["cp"]), line=found["line"]) if found else None
    if not line.startswith("*"):
        return None
    if found := _FLOODGATE.fullmatch(line):
        return Told("*", int(found["cp"]), nodes=int(found["nodes"] or 0), line=found["line"], csa=True)
    return _of_fields(line)


def _of_fields(line: str) -> Told | None:
    """A line of ShogiGUI or Kishin Analytics."""
    before, word, after = line.partition(_SCORE_WORD)
    gui = _GUI.match(line)
    kishin = None if gui else _KISHIN.match(before)
    score = _SCORE.match(after) if word else None
    if score is None or not (gui or kishin):
        return None
    engine = " ".join(filter(None, kishin.group("name", "version"))) if kishin else ""
    return Told(
        gui.group() if gui else engine,
        int(score["cp"] or 0),
        {"+": 1, "-": -1, None: 0}[score["sign"]],
        int(score["plies"] or 0),
        _number(_CANDIDATE, before),
        _number(_DEPTH, before),
        _number(_NODES, before),
        engine,
        after.partition(_LINE_WORD)[2],
    )


def _number(field: re.Pattern[str], text: str) -> int:
    found = field.search(text)
    return int(found[1]) if found else 0
