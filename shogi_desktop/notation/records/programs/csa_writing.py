"""Writing CSA; the format is described in `csa`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from shogi_desktop.game.notes import Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.rules.board.pieces import Side

from ...errors import NotationError, RecordMessage
from ...moves.csa_moves import format_move
from ..headers import BLACK, BY_NAME, OWN, WHITE
from ..thoughts import told_comments
from .csa_ends import end_word
from .csa_start import format_start

_BREAK: Final = re.compile("[\r\n]+")
_HEAD_2: Final = "V2.2\n"
_HEAD_3: Final = "'CSA encoding=UTF-8\nV3.0\n"
_NEW_IN_3: Final = ("TIME", "TIME+", "TIME-", "MAX_MOVES", "JISHOGI", "NOTE")


def format_csa(games: Sequence[Game]) -> str:
    """The games as CSA 2.2, or 3.0 where one of them needs it. NotationError where one is not of shogi.

    Only 3.0 says how Japanese is encoded: 2.2 leaves that to the system. Variations and bookmarks are left out, and so
    is a result that CSA has no word for.
    """
    for game in games:
        if game.variant.name != "shogi":
            raise NotationError(RecordMessage.NOT_IN_CSA(title=game.variant.title))
    lines: list[str] = []
    for number, game in enumerate(games):
        lines += ["/"] if number else []
        lines += [*_header_lines(game), *format_start(game.start), *_move_lines(game)]
    body = "\n".join([*lines, ""])
    return (_HEAD_3 if any(map(_needs_3, games)) or not body.isascii() else _HEAD_2) + body


def says_end(game: Game) -> bool:
    """Whether CSA has a word for how the game ended."""
    return game.result is None or end_word(game.result, _turn_at_end(game)) is not None


def _turn_at_end(game: Game) -> Side:
    return game.first_turn if game.end.ply % 2 == 0 else game.first_turn.other


def _needs_3(game: Game) -> bool:
    """Fractions of a second, a limit of moves and some headers are new in 3.0."""
    times = [node.spent_ms for node in game.main_line()]
    if game.result is not None:
        times.append(game.result.spent_ms)
    limited = game.result is not None and game.result.reason is Reason.MOVE_LIMIT
    return limited or any(name in _NEW_IN_3 for name in game.headers) or any(time and time % 1000 for time in times)


def _header_lines(game: Game) -> list[str]:
    """Names first; in the format's order these stand before all others."""
    lines = [f"{BY_NAME[name].csa}{_one_line(game.headers[name])}" for name in (BLACK, WHITE) if name in game.headers]
    for name, value in game.headers.items():
        if name not in (BLACK, WHITE, *OWN):
            word = BY_NAME[name].csa if name in BY_NAME else "$" + _one_line(name).replace(":", "：")
            lines.append(f"{word}:{_one_line(value)}")
    return lines


def _move_lines(game: Game) -> list[str]:
    comments, position = told_comments(game), game.start
    lines = _comment_lines(comments.get(game.root, ""))
    for node in game.main_line():
        lines.append(format_move(position, node.move))
        lines += [*_time_lines(node.spent_ms), *_comment_lines(comments.get(node, ""))]
        position.play(node.move)
    if game.result is not None:
        word = end_word(game.result, Side(position.turn))
        lines += [f"%{word}", *_time_lines(game.result.spent_ms)] if word else []
    return lines


def _comment_lines(comment: str) -> list[str]:
    return [f"'*{line}" for line in re.split("\r\n|[\r\n]", comment)] if comment else []


def _time_lines(spent_ms: int | None) -> list[str]:
    if spent_ms is None:
        return []
    seconds, rest = divmod(max(0, spent_ms), 1000)
    return [f"T{seconds}.{rest:03}" if rest else f"T{seconds}"]


def _one_line(text: str) -> str:
    return _BREAK.sub(" ", text).strip()
