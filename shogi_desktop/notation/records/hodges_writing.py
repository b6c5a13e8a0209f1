"""Writing records in the notation of George Hodges; the format is described in `hodges_record`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.position import Position

from ..errors import NotationError, RecordMessage, shortened
from ..escapes import escape
from ..moves import hodges, usi
from ..positions.sfen import format_sfen
from .file_types import HODGES
from .headers import OWN
from .kifu.branches import Branches
from .kifu.times import format_clock
from .kifu_writing.walking import Walk
from .thoughts import told_comments

TITLE: Final = HODGES.begins
GAME: Final = "Game"
RULE: Final = "Rule"
HANDICAP: Final = "Handicap"
START: Final = "Start"
WINNERS: Final = {"Black wins": Side.BLACK, "White wins": Side.WHITE, "Nobody wins": None}
REASONS: Final = {reason.value.replace("_", " "): reason for reason in Reason}
MOVE: Final = re.compile(r" *+(?P<ply>[0-9]{1,9}+)\. *+(?P<text>[^ ].*+)")
VARIATION: Final = re.compile(r" *+Variation at (?P<ply>[0-9]{1,9}+) *+$")
_OTHERWISE_READ: Final = (GAME, RULE, HANDICAP, START, "")
_BRACKETS: Final = "()"


def format_hodges(game: Game) -> str:
    """The record of a game. NotationError for a header that cannot be written."""
    return format_games([game])


def format_games(games: Sequence[Game]) -> str:
    """The records of some games in one text."""
    return "\n".join("\n".join([*_lines(game), ""]) for game in games)


def _lines(game: Game) -> Iterator[str]:
    variant = game.variant
    yield TITLE
    yield f"{GAME}: {variant.name}"
    for option in variant.options:
        if variant.chosen[option.key] != option.default:
            yield f"{RULE}: {option.key} = {variant.chosen[option.key]}"
    if game.handicap:
        yield f"{HANDICAP}: {game.handicap}"
    if not game.start.same_state(Position.handicap(variant, game.handicap)):
        yield f"{START}: {format_sfen(game.start)}"
    for name, value in game.headers.items():
        if name in OWN:
            continue
        line = f"{escape(name, also=':')}: {escape(value)}"
        if name in _OTHERWISE_READ or line.startswith(("*", "&", TITLE)) or MOVE.match(line) or VARIATION.match(line):
            raise NotationError(RecordMessage.HEADER_NOT_WRITTEN(header=shortened(name)), line)
        yield line
    yield ""
    comments = told_comments(game)
    yield from _words_of(game.root, comments)
    walk = Walk(game)
    for number, branch in enumerate(Branches(game)):
        if number:
            yield ""
            yield f"Variation at {branch.origin.ply + 1}"
        walk.go_to(branch.origin)
        for node in branch.nodes:
            yield f"{node.ply}. {_move_text(walk.position, node)}{_times_text(node.spent_ms, node.clock_ms)}"
            yield from _words_of(node, comments)
            walk.play(node)
        if branch.ending:
            yield f"{branch.last.ply + 1}. {_end_text(branch.ending)}{_times_text(branch.ending.spent_ms, None)}"


def _move_text(position: Position, node: Node) -> str:
    if node.illegal:
        return f"[{usi.format_move(node.move, position.variant)}]"
    return hodges.format_move(position, node.move)


def _words_of(node: Node, comments: Mapping[Node, str]) -> Iterator[str]:
    if node in comments:
        yield from (f"* {escape(line)}" for line in comments[node].split("\n"))
    if node.bookmark:
        yield f"& {escape(node.bookmark)}"


def _times_text(spent: int | None, clocks: tuple[int, int] | None) -> str:
    parts = [] if spent is None else [format_clock(spent)]
    if clocks:
        parts += [f"Black {format_clock(clocks[0])}", f"White {format_clock(clocks[1])}"]
    return f" ({', '.join(parts)})" if parts else ""


def _end_text(result: GameResult) -> str:
    winner = next(words for words, side in WINNERS.items() if side is result.winner)
    reason = next(words for words, reason in REASONS.items() if reason is result.reason)
    detail = escape(result.detail, also=_BRACKETS)
    if detail.endswith(" "):
        detail = detail[:-1] + r"\u0020"
    return f"{winner}: {reason}" + (f", {detail}" if detail else "")
