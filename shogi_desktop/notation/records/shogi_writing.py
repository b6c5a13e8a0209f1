"""Writing the program's own game file; the format is described in `shogi_file`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from shogi_desktop.game.notes import COLORS, MOST, Drawing, Evaluation, GameResult
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.rules.board.pieces import Side, make_piece
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ..errors import LimitMessage, NotationError, PositionMessage, RecordMessage, shortened
from ..lines import escape
from ..moves.usi import format_move
from ..positions.sfen import find_kind, format_sfen, piece_text
from .file_types import GAME

LONGEST: Final = 32 * MOST
_SQUARE: Final = "[1-9][0-9]?[a-z]{1,2}"
_DRAWING: Final = re.compile(
    rf"(?:(?P<piece>[A-Za-z]|\[[A-Za-z]{{2,8}}\])\*|(?P<origin>{_SQUARE})(?=[1-9]))?(?P<square>{_SQUARE})"
)


def format_drawings(drawings: Iterable[Drawing], variant: Variant) -> str:
    """The text of the drawings on one position, the colours in their usual order."""
    texts: dict[str, list[str]] = {color: [] for color in COLORS}
    for drawing in drawings:
        texts[drawing.color].append(_format(drawing, variant))
    return " ".join(f"{color}={','.join(found)}" for color, found in texts.items() if found)


def parse_drawings(text: str, variant: Variant) -> tuple[Drawing, ...]:
    """The drawings that a text writes. NotationError names the column."""
    if len(text) > LONGEST:
        raise NotationError(LimitMessage.DRAWING_LETTERS(most=LONGEST), text, column=LONGEST + 1)
    found: set[Drawing] = set()
    for word in re.finditer(r"\S+", text):
        color, equals, texts = word.group().partition("=")
        if not equals or color not in COLORS:
            told = RecordMessage.DRAWING(names=", ".join(COLORS))
            raise NotationError(told, word.group(), column=word.start() + 1)
        at = word.start() + len(color) + 1
        for each in texts.split(","):
            found.add(_parse(each, color, variant, at))
            at += len(each) + 1
    if len(found) > MOST:
        raise NotationError(LimitMessage.DRAWINGS(most=MOST), text)
    return tuple(sorted(found))


def _format(drawing: Drawing, variant: Variant) -> str:
    target = variant.square_name(drawing.square)
    if drawing.kind:
        return f"{piece_text(variant, make_piece(drawing.kind, drawing.side))}*{target}"
    return (variant.square_name(drawing.origin) if drawing.origin >= 0 else "") + target


def _parse(text: str, color: str, variant: Variant, at: int) -> Drawing:
    parts = _DRAWING.fullmatch(text)
    if parts is None:
        raise NotationError(RecordMessage.NOT_A_DRAWING(text=shortened(text)), text, column=at + 1)
    kind = side = 0
    if parts["piece"]:
        known = find_kind(variant, parts["piece"])
        if known is None or known[0].id not in variant.hand_kinds:
            raise NotationError(RecordMessage.IN_NO_HAND(text=shortened(parts["piece"])), text, column=at + 1)
        kind, side = known[0].id, int(known[1])
    try:
        square = variant.parse_square(parts["square"])
        origin = variant.parse_square(parts["origin"]) if parts["origin"] else -1
    except ValueError:
        told = PositionMessage.OFF_BOARD(text=shortened(text), title=variant.title)
        raise NotationError(told, text, column=at + 1) from None
    if origin == square:
        raise NotationError(RecordMessage.ARROW_GOES_NOWHERE(text=shortened(text)), text, column=at + 1)
    return Drawing(square, origin, kind, side, color)


VERSION: Final = 4
TITLE: Final = GAME.begins
END: Final = "end"
BOOKMARK: Final = "&"
EVALUATION: Final = "="
DRAWINGS: Final = "^"
WINNERS: Final = {"black": Side.BLACK, "white": Side.WHITE, "nobody": None}


def format_game(game: Game) -> str:
    """The file text of a game. Everything is kept but the cursor; variations keep their order."""
    return "\n".join([*_head_lines(game), *_header_lines(game), *_move_lines(game), ""])


def _head_lines(game: Game) -> list[str]:
    variant = game.variant
    lines = [f"{TITLE} {_version(game)}", f"variant: {variant.name}"]
    for option in variant.options:
        if variant.chosen[option.key] != option.default:
            lines.append(f"option: {option.key} = {variant.chosen[option.key]}")
    if game.handicap:
        lines.append(f"handicap: {game.handicap}")
    sfen = format_sfen(game.start)
    if sfen != format_sfen(Position.handicap(variant, game.handicap)):
        lines.append(f"sfen: {sfen}")
    if game.result:
        lines.append(f"result: {_result(game.result)}")
    return lines


def _version(game: Game) -> int:
    """The first version that has everything the game has."""
    ended = game.end if game.result else None
    version = 1
    for node in game.root.walk():
        if node.drawings:
            return VERSION
        if node.evaluation:
            version = 3
        elif node.bookmark or (node.ending and (node is not ended or node.ending.spent_ms is not None)):
            version = max(version, 2)
    return version


def _result(result: GameResult) -> str:
    winner = next(name for name, side in WINNERS.items() if side == result.winner)
    return f"{winner} {result.reason.value} {_with_firm_ends(escape(result.detail))}".rstrip(" ")


def _header_lines(game: Game) -> list[str]:
    if not game.headers:
        return []
    lines = ["", "[headers]"]
    for key, value in game.headers.items():
        # A key may hold anything; its first colon must be the one that ends it, and it must not look like a section.
        name = escape(key, also=":[")
        lines.append(f"{name}: {escape(value)}" if value else f"{name}:")
    return lines


def _move_lines(game: Game) -> list[str]:
    lines = ["", "[moves]"]
    ended = game.end if game.result else None
    last = usual_end(game)
    for node in game.root.walk():
        if node.parent:
            lines.append(_move_line(node, game.variant))
        if node.comment:
            lines += [f"* {escape(line)}" if line else "*" for line in node.comment.split("\n")]
        if node.evaluation:
            lines.append(_evaluation_line(node.evaluation))
        if node.drawings:
            lines.append(f"{DRAWINGS} {format_drawings(node.drawings, game.variant)}")
        if node.bookmark:
            lines.append(f"{BOOKMARK} {escape(node.bookmark)}")
        if node.ending:
            spent = "" if node.ending.spent_ms is None else f" time={_seconds(node.ending.spent_ms)}"
            if node is not ended:
                lines.append(f"{END}{spent} {_result(node.ending)}")
            elif spent or node is not last:
                lines.append(f"{END}{spent}")
    return lines


def usual_end(game: Game) -> Node:
    """The end of the main line, also where the game ended before."""
    node = game.root
    while node.children:
        node = node.children[0]
    return node


def _move_line(node: Node, variant: Variant) -> str:
    parts = [str(node.ply), format_move(node.move, variant)]
    if node.spent_ms is not None:
        parts.append(f"time={_seconds(node.spent_ms)}")
    if node.clock_ms is not None:
        parts.append(f"clock={_seconds(node.clock_ms[0])},{_seconds(node.clock_ms[1])}")
    return " ".join(parts)


def _evaluation_line(evaluation: Evaluation) -> str:
    score = evaluation.score
    parts = [EVALUATION, f"cp={score.cp}" if score.mate is None else f"mate={score.mate}"]
    if evaluation.depth:
        parts.append(f"depth={evaluation.depth}")
    if evaluation.nodes:
        parts.append(f"nodes={evaluation.nodes}")
    if evaluation.line:
        parts.append(f"line={','.join(evaluation.line)}")
    if evaluation.engine:
        parts.append(f"engine={escape(evaluation.engine)}")
    return " ".join(parts)


def _with_firm_ends(text: str) -> str:
    """Blanks at the ends escaped, where reading would drop them."""
    if text.endswith(" "):
        text = text[:-1] + r"\u0020"
    return r"\u0020" + text[1:] if text.startswith(" ") else text


def _seconds(ms: int) -> str:
    if ms < 0:
        raise ValueError(f"a time cannot be negative: {ms} ms")
    return f"{ms // 1000}.{ms % 1000:03}"
