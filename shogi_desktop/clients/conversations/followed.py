"""The game that an engine is asked about, move after move: each request costs only what is new in it."""

from __future__ import annotations

from shogi_desktop.clients.search import SearchRequest
from shogi_desktop.notation.moves.usi import format_move, format_position_command
from shogi_desktop.rules.position import Position


class Followed:
    """Position and text of the last request. A request that goes on from it, the same start with more moves, is played
    on; every other one is played from its start."""

    def __init__(self) -> None:
        self._start: Position | None = None
        self._key = 0  # of the start: its owner may play on it
        self._moves: tuple[int, ...] = ()
        self._position: Position | None = None
        self._text = ""

    def position(self, request: SearchRequest) -> Position:
        """The position to search, to be looked at only."""
        self._follow(request)
        assert self._position is not None
        return self._position

    def text(self, request: SearchRequest) -> str:
        """The same as USI writes it, `startpos|sfen ... moves ...`."""
        self._follow(request)
        return self._text

    def _follow(self, request: SearchRequest) -> None:
        start, moves, known = request.start, request.moves, len(self._moves)
        if start is not self._start or start.key != self._key or moves[:known] != self._moves:
            self._start, self._key, self._position = start, start.key, start.copy()
            self._text = format_position_command(start)
            known = 0
        self._moves = moves
        if known == len(moves):
            return
        assert self._position is not None
        words = [self._text] if known else [self._text, "moves"]
        for move in moves[known:]:
            words.append(format_move(move, start.variant))
            self._position.play(move)
        self._text = " ".join(words)
