"""What engines thought, as lines of comments in records that have no place of their own for it.

Written as ShogiHome does, on lines of their own behind what a person has written, scores as Black sees them:

    #評価値=158
    #読み筋=▲７六歩△３四歩
    #深さ=12
    #ノード数=123456
    #エンジン=Shogi Desktop

A mate stands in place of the score, with the winner and the plies: `#詰み=先手勝ち:15手`. Lines that it writes for a
player (`*評価値=`, `*詰み=`) and those of other programs (`thoughts_of_others`) are understood and stay in the comment.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from shogi_desktop.excerpt import excerpt
from shogi_desktop.game.notes import UNKNOWN_MATE, Evaluation, Score
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.rules.board.moves import to_square
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.position import Position

from ..errors import NotationError
from ..limits import LONGEST_MOVE
from ..moves import japanese
from ..moves.csa_moves import SIGNS, parse_move
from ..moves.usi import format_move, parse_line
from .kifu.finding import find_move
from .kifu.written_move import BLANKS, MARKS, NO_SQUARE, take_apart
from .reading import Steps

_GUI: Final = re.compile(r"\*(?P<kind>解析|対局|検討)(?P<number> [0-9]{1,4})?(?= )")
_KISHIN: Final = re.compile(
    r"\* Engine (?P<name>[^\n]{1,100}?)(?: Version (?P<version>\S{1,100}))?(?= 候補| 深さ| 時間|$)"
)
_SCORE_WORD: Final = " 評価値 "
_LINE_WORD: Final = " 読み筋 "
_SCORE_FIELD: Final = re.compile(
    r"(?:(?P<cp>[+-]?[0-9]{1,6})[↑↓]?|(?P<sign>[+-])詰み?(?: ?(?P<plies>[0-9]{1,4})手?)?)(?= |$)"
)
_CANDIDATE: Final = re.compile(r" 候補([0-9]{1,3})(?= |$)")
_DEPTH_FIELD: Final = re.compile(r" 深さ ([0-9]{1,4})(?:/[0-9]{1,4})?(?= |$)")
_NODES_FIELD: Final = re.compile(r" ノード数 ([0-9]{1,18})(?= |$)")
_FLOODGATE: Final = re.compile(
    r"\* (?P<cp>[+-]?[0-9]{1,6})(?:\.[0-9]{1,9})?(?P<line>(?: [+-][0-9]{4}[A-Z]{2})*)(?: #(?P<nodes>[0-9]{1,18}))? *"
)
_PIYO: Final = re.compile(r"#(?:指し手|形勢)\[(?P<cp>[+-]?[0-9]{1,6})\](?P<line>[^\n]*)")


@dataclass(frozen=True)
class Noted:
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


def noted_in(lines: Sequence[str]) -> Noted | None:
    """What the lines of a comment say last; of several candidates the first."""
    best: Noted | None = None
    seen: set[int] = set()
    for line in reversed(lines):
        told = _noted(line)
        if told is None:
            continue
        if best is not None and (told.kind != best.kind or told.candidate in (0, *seen)):
            break
        seen.add(told.candidate)
        best = told if best is None or told.candidate < best.candidate else best
        if not told.candidate:
            break
    return best


def _noted(line: str) -> Noted | None:
    if line.startswith("#"):
        found = _PIYO.fullmatch(line)
        return Noted("#", int(found["cp"]), line=found["line"]) if found else None
    if not line.startswith("*"):
        return None
    if found := _FLOODGATE.fullmatch(line):
        return Noted("*", int(found["cp"]), nodes=int(found["nodes"] or 0), line=found["line"], csa=True)
    return _of_fields(line)


def _of_fields(line: str) -> Noted | None:
    """A line of ShogiGUI or Kishin Analytics."""
    before, word, after = line.partition(_SCORE_WORD)
    gui = _GUI.match(line)
    kishin = None if gui else _KISHIN.match(before)
    score = _SCORE_FIELD.match(after) if word else None
    if score is None or not (gui or kishin):
        return None
    engine = " ".join(filter(None, kishin.group("name", "version"))) if kishin else ""
    return Noted(
        gui.group() if gui else engine,
        int(score["cp"] or 0),
        {"+": 1, "-": -1, None: 0}[score["sign"]],
        int(score["plies"] or 0),
        _number(_CANDIDATE, before),
        _number(_DEPTH_FIELD, before),
        _number(_NODES_FIELD, before),
        engine,
        after.partition(_LINE_WORD)[2],
    )


def _number(field: re.Pattern[str], text: str) -> int:
    found = field.search(text)
    return int(found[1]) if found else 0


_SCORE, _MATE, _LINE, _DEPTH, _NODES, _ENGINE = _KEYS = ("評価値", "詰み", "読み筋", "深さ", "ノード数", "エンジン")
_OWN: Final = re.compile(rf"#({'|'.join(_KEYS)})=(.*)")
_PLAYERS: Final = re.compile(rf"\*({'|'.join(_KEYS)})=(.*)")
_NUMBER: Final = re.compile(r"([+-]?[0-9]{1,6})(?:\.[0-9]+)?")
_WON: Final = re.compile(r"(先手|後手)勝ち(?::([0-9]{1,4})手)?")
_GAP: Final = re.compile(f"[{BLANKS}]*+")
_WINNERS: Final = {"先手": 1, "後手": -1}
_LOOK: Final = str.maketrans("☗☖", "▲△")
MOST_MOVES: Final = 64
DEPTH_DIGITS: Final = 9
NODES_DIGITS: Final = 18
LONGEST_NAME: Final = 60


# Writing


def told_comments(game: Game) -> dict[Node, str]:
    """The comments of a game with what engines thought; those that are empty are left out."""
    nodes = list(game.root.walk())
    told = {node: node.comment for node in nodes if node.comment}
    if not any(node.evaluation for node in nodes):
        return told
    for node, position in game.positions():
        text = node.comment
        if node.evaluation is not None and _read(node, text, position) != (node.evaluation, text):
            lines = _lines(node.evaluation, position, node.move if node.parent else 0)
            text = "\n".join([text, *lines] if text else lines)
            told[node] = text
    return told


def _lines(evaluation: Evaluation, position: Position, before: int) -> Iterator[str]:
    score, sign = evaluation.score, 1 if position.turn == Side.BLACK else -1
    if score.mate is None:
        yield f"#{_SCORE}={score.cp * sign}"
    else:
        winner = "先手勝ち" if score.mate * sign > 0 else "後手勝ち"
        yield f"#{_MATE}={winner}" + ("" if abs(score.mate) == UNKNOWN_MATE else f":{abs(score.mate)}手")
    moves = "".join(_move_texts(evaluation.line, position, before))
    if moves:
        yield f"#{_LINE}={moves}"
    if evaluation.depth:
        yield f"#{_DEPTH}={evaluation.depth}"
    if evaluation.nodes:
        yield f"#{_NODES}={evaluation.nodes}"
    if evaluation.engine:
        yield f"#{_ENGINE}={excerpt(evaluation.engine, LONGEST_NAME)}"


def _move_texts(line: Sequence[str], position: Position, before: int) -> Iterator[str]:
    board = position.copy()
    for move in parse_line(line, position):
        yield japanese.format_move(board, move, to_square(before) if before else None).translate(_LOOK)
        board.play(move)
        before = move


# Reading


def thoughts_taken(game: Game) -> Steps[None]:
    """Takes what engines thought out of the comments of a game that was read."""
    if not any(_may_tell(node.comment) for node in game.root.walk()):
        return
    for node, position in game.positions():
        if _may_tell(node.comment):
            yield 1.0
            node.evaluation, node.comment = _read(node, node.comment, position)


def _may_tell(comment: str) -> bool:
    return "#" in comment or "*" in comment


def _read(node: Node, comment: str, position: Position) -> tuple[Evaluation | None, str]:
    """What an engine thought, as a comment tells it, and what is left of the comment."""
    lines = comment.split("\n")
    for pattern in (_OWN, _PLAYERS):
        for at in reversed(range(len(lines))):
            if (told := pattern.fullmatch(lines[at])) and told[1] in (_SCORE, _MATE):
                found = _of_block(lines, at, pattern, node, position)
                if found is not None:
                    return found if pattern is _OWN else (found[0], comment)
    told_by_others = noted_in(lines)
    return _of_others(told_by_others, node, position) if told_by_others else None, comment


def _of_block(
    lines: Sequence[str], at: int, pattern: re.Pattern[str], node: Node, position: Position
) -> tuple[Evaluation, str] | None:
    """The lines about the score in line `at`, as far as each says something else."""
    told = {match[1]: match[2] for match in [pattern.fullmatch(lines[at])] if match}
    end = at + 1
    while end < len(lines) and (match := pattern.fullmatch(lines[end])) and match[1] not in told:
        told[match[1]] = match[2]
        end += 1
    score = _score(told.get(_SCORE, ""), told.get(_MATE, ""), position)
    if score is None:
        return None
    line = tuple(_moves_of(told.get(_LINE, ""), node, position))
    kept = [] if line or not told.get(_LINE) else [f"#{_LINE}={told[_LINE]}"]
    depth, nodes = _whole(told.get(_DEPTH, ""), DEPTH_DIGITS), _whole(told.get(_NODES, ""), NODES_DIGITS)
    evaluation = Evaluation(score, line, depth, nodes, told.get(_ENGINE, "")[:LONGEST_NAME])
    return evaluation, "\n".join([*lines[:at], *kept, *lines[end:]])


def _whole(text: str, digits: int) -> int:
    """A number; 0 for what is none, or more than anybody counts."""
    return int(text) if text.isdecimal() and len(text) <= digits else 0


def _of_others(told: Noted, node: Node, position: Position) -> Evaluation:
    sign = 1 if position.turn == Side.BLACK else -1
    score = Score(mate=sign * told.side * (told.mate or UNKNOWN_MATE)) if told.side else Score(sign * told.cp)
    read = _csa_moves_of if told.csa else _moves_of
    line = tuple(read(told.line, node, position))
    return Evaluation(score, line, told.depth, told.nodes, told.engine[:LONGEST_NAME])


def _score(score: str, mate: str, position: Position) -> Score | None:
    """For the side to move, where a record tells it for Black."""
    sign = 1 if position.turn == Side.BLACK else -1
    if won := _WON.fullmatch(mate):
        return Score(mate=sign * _WINNERS[won[1]] * int(won[2] or UNKNOWN_MATE))
    number = _NUMBER.fullmatch(score)
    return Score(sign * int(number[1])) if number else None


def _moves_of(text: str, node: Node, position: Position) -> Iterator[str]:
    """The moves of a line of play, as far as they are understood; one of the other side before them is passed over."""
    board, before = position.copy(), int(to_square(node.move)) if node.parent else NO_SQUARE
    at = _first_place(text, board)
    for _ in range(MOST_MOVES):
        written = take_apart(text, at, board.variant)
        try:
            move = find_move(written, board, before) if written else 0
        except NotationError:
            return
        if written is None or not board.is_legal(move):
            return
        yield format_move(move, board.variant)
        board.play(move)
        gap = _GAP.match(text, written.end)
        at, before = gap.end() if gap else written.end, int(to_square(move))


def _first_place(text: str, position: Position) -> int:
    """Where the first move of the side to move is written."""
    marks = [(place, MARKS[sign]) for place, sign in enumerate(text[:LONGEST_MOVE]) if sign in MARKS][:2]
    return next((place for place, side in marks if side == position.turn), 0)


def _csa_moves_of(text: str, _node: Node, position: Position) -> Iterator[str]:
    """`_moves_of` of moves as CSA writes them."""
    board = position.copy()
    words = text.split()
    if words and SIGNS[words[0][0]] != board.turn:
        del words[0]
    for word in words[:MOST_MOVES]:
        try:
            move = parse_move(word, board)
        except NotationError:
            return
        if not board.is_legal(move):
            return
        yield format_move(move, board.variant)
        board.play(move)
