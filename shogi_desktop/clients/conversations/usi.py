"""The conversation with an engine that speaks USI: searches for moves and for mates."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import takewhile
from typing import Final

from shogi_desktop.clients.search import Decision, MateFound, SearchAnswer, SearchRequest
from shogi_desktop.excerpt import excerpt
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import (
    BestMove,
    EngineOption,
    Info,
    format_move,
    format_position_command,
    parse_bestmove,
    parse_info,
    parse_line,
    parse_move,
    parse_option,
)
from shogi_desktop.rules.position import Position

from .dialect import Dialect, Fenced, GameSettings, Greeted, Heard, Nonsense, RequestEnd, RequestPart


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


MAX_OPTIONS: Final = 1000
"""Options that an engine may announce."""
MAX_NAME: Final = 200
"""Characters of an engine's name."""
MAX_MOVE: Final = 40
"""Characters of a move; the longest of any variant has about half as many."""
MAX_LINE_OF_PLAY: Final = 200
"""Moves of a line of play that an engine tells."""
_MOVE: Final = re.compile(r"(?:\+?(?:[A-Z]|\[[A-Z]{2,8}\])\*)?(?:[1-9][0-9]?[a-z]{1,2})+[+-]?")
_UNABLE: Final = MateFound(None, able=False)
_MATES: Final = {"nomate": MateFound(False), "timeout": MateFound(None), "notimplemented": _UNABLE}
_ENTERING_KING: Final[Mapping[str, tuple[str, ...]]] = {
    "27": ("CSARule27H", "CSARule27"),
    "24": ("CSARule24H", "CSARule24"),
    "try": ("TryRule",),
    "none": ("NoEnteringKing",),
}
"""What the option EnteringKingRule, which came with YaneuraOu, says of a rule of declaration, the best word first: with
H what was left out in a handicap game counts."""
_WORDS: Final = {"resign": Decision.RESIGN, "win": Decision.DECLARE}


class Usi(Dialect[SearchRequest]):
    """What an engine has told about itself: its name and its options."""

    def __init__(self) -> None:
        self.name = ""
        self.options: dict[str, EngineOption] = {}
        self._followed = Followed()
        self._stopped = False
        self._heard: Info | None = None  # of a search for mate, the last that told a line

    # What is said

    def greeting(self) -> list[str]:
        self.name = ""
        self.options = {}
        return ["usi"]

    def setting_up(self, settings: GameSettings) -> list[str]:
        """Options the engine does not know are left out; `Rule_...` options are sent to every engine that knows
        `USI_Variant`, since they come with the variant. When somebody may declare, EnteringKingRule says to others."""
        knows_variants = "USI_Variant" in self.options
        chosen = {"USI_Variant": settings.variant, **settings.options, **self._entering_king(settings)}
        values = [
            f"setoption name {name} value {value}"
            for name, value in chosen.items()
            if name in self.options or (knows_variants and name.startswith("Rule_"))
        ]
        return values + [f"setoption name {name}" for name in settings.buttons if name in self.options]

    def _entering_king(self, settings: GameSettings) -> dict[str, str]:
        """The game's rule of declaration, whatever the engine was set to, so that it declares what counts."""
        known = self.options.get("EnteringKingRule")
        words = _ENTERING_KING.get(settings.options.get("Rule_declaration", ""), ())
        offered = [word for word in words if known is not None and word in known.vars]
        return {"EnteringKingRule": offered[0]} if offered else {}

    def set_up(self) -> list[str]:
        return ["usinewgame"]

    def fence(self) -> list[str]:
        return ["isready"]

    def asking(self, number: int, request: SearchRequest) -> list[str]:
        self._stopped, self._heard = False, None
        return [f"position {self._followed.text(request)}", go_command(request)]

    def stopping(self) -> list[str]:
        self._stopped = True
        return ["stop"]

    def releasing(self, request: SearchRequest) -> tuple[list[str], SearchRequest]:
        return (["ponderhit"], replace(request, ponder=False)) if request.ponder else ([], request)

    def ending(self, result: str) -> list[str]:
        return [f"gameover {result}"]

    def patience_ms(self, request: SearchRequest, margin_ms: int) -> int:
        return 0 if request.ponder else request.deadline_ms

    # What is heard

    def hear(self, line: str, request: SearchRequest | None) -> Heard | None:
        word = line.split(maxsplit=1)[0] if line.strip() else ""
        if word == "usiok":
            return Greeted()
        if word == "readyok":
            return Fenced()
        if word in ("bestmove", "checkmate"):
            return RequestEnd(None) if request is None else self._answer(word, line, request)
        if word == "info" and request is not None:
            return self._note(_info(line), request)
        if word == "id":
            self._on_id(line)
        elif word == "option":
            self._on_option(line)
        return None

    def _note(self, part: RequestPart | None, request: SearchRequest) -> RequestPart | None:
        if part is not None and request.mate_ms is not None and isinstance(part.value, Info) and part.value.pv:
            self._heard = part.value
        return part

    def read_line(self, texts: Iterable[str], position: Position) -> tuple[int, ...]:
        """The moves of a line of play that begins in a position, as far as they can be read."""
        return parse_line(texts, position)

    def _on_id(self, line: str) -> None:
        words = line.split(maxsplit=2)
        if len(words) == 3 and words[1] == "name":
            self.name = excerpt(words[2], MAX_NAME)

    def _on_option(self, line: str) -> None:
        try:
            option = parse_option(line)
        except NotationError:
            return
        if option.name in self.options or len(self.options) < MAX_OPTIONS:
            self.options[option.name] = option

    def _answer(self, word: str, line: str, request: SearchRequest) -> Heard | None:
        if request.mate_ms is None:
            return self._choice(line, request) if word == "bestmove" else None
        return _mate(line) if word == "checkmate" else self._move_for_mate(line)

    def _move_for_mate(self, line: str) -> RequestEnd | None:
        """Fairy-Stockfish looks for a move that mates, and says it as it says every move. Another one's move is that of
        a search before, unless it was told to stop."""
        mating = self._heard is not None and (self._heard.score_mate or 0) > 0
        if self._heard is not None and mating and line.split()[1:2] == list(self._heard.pv[:1]):
            return RequestEnd(MateFound(True, self._heard.pv))
        return RequestEnd(MateFound(None, able=self._heard is not None)) if self._stopped else None

    def _choice(self, line: str, request: SearchRequest) -> RequestEnd | Nonsense:
        try:
            best = parse_bestmove(line)
        except NotationError:
            best = BestMove("")
        if not _can_be_move(best.move) or not (best.ponder == "" or _can_be_move(best.ponder)):
            return Nonsense()
        if best.move in _WORDS:
            return RequestEnd(SearchAnswer(_WORDS[best.move], text=best.move))
        try:
            move = parse_move(best.move, self._followed.position(request))
        except NotationError as error:
            return RequestEnd(SearchAnswer(Decision.IMPOSSIBLE, text=best.move, why=error.message))
        return RequestEnd(SearchAnswer(Decision.MOVE, move, best.move, best.ponder))


def go_command(request: SearchRequest) -> str:
    """The `go` line of a request; without any limit it is `go infinite`."""
    if request.mate_ms is not None:
        return f"go mate {request.mate_ms or 'infinite'}"
    limits = (
        ("btime", request.black_ms),
        ("wtime", request.white_ms),
        ("byoyomi", request.byoyomi_ms),
        ("binc", request.black_increment_ms),
        ("winc", request.white_increment_ms),
        ("movetime", request.movetime_ms),
        ("depth", request.depth),
        ("nodes", request.nodes),
    )
    words = [f"{name} {value}" for name, value in limits if value is not None]
    return " ".join(["go", *(["ponder"] if request.ponder else []), *(words or ["infinite"])])


def _mate(line: str) -> RequestEnd | Nonsense:
    words = line.split()[1:]
    if len(words) == 1 and words[0] in _MATES:
        return RequestEnd(_MATES[words[0]])
    if len(words) > MAX_LINE_OF_PLAY or not all(map(_can_be_move, words)):
        return Nonsense()
    return RequestEnd(MateFound(True, tuple(words)))


def _info(line: str) -> RequestPart | None:
    try:
        info = parse_info(line)
    except NotationError:
        return None
    moves = takewhile(_is_written_as_move, info.pv[:MAX_LINE_OF_PLAY])
    return RequestPart(replace(info, pv=tuple(moves)))


def _is_written_as_move(text: str) -> bool:
    return len(text) <= MAX_MOVE and _MOVE.fullmatch(text) is not None


def _can_be_move(text: str) -> bool:
    """Whether a text could be a move of some variant, or a word in its place. Only a position can tell which."""
    return 0 < len(text) <= MAX_MOVE and text.isascii() and text.isprintable()
