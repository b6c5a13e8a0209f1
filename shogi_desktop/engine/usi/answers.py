"""What the engine answers, as lines of USI: what it has found so far, and what it has come to."""

from __future__ import annotations

from shogi_desktop.notation.moves.usi import Info, format_bestmove, format_info, format_move
from shogi_desktop.notation.wire.usi_lines import BestMove
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.record.variant import Variant

from ..mate.solver import MateProgress, MateResult
from ..search.score import centipawns, mate_plies
from ..thinking import SearchProgress, SearchResult


def search_info(progress: SearchProgress, variant: Variant) -> str:
    """How far a search for a move has come."""
    mate = int(mate_plies(progress.score))
    info = Info(
        depth=progress.depth,
        seldepth=progress.seldepth,
        time_ms=progress.elapsed_ms,
        nodes=progress.nodes,
        nps=_each_second(progress.nodes, progress.elapsed_ms),
        hashfull=progress.fill,
        multipv=progress.number,
        score_cp=None if mate else int(centipawns(progress.score)),
        score_mate=mate or None,
        pv=_line(progress.line, variant),
    )
    return format_info(info)


def bestmove(answer: SearchResult, variant: Variant, ponders: bool) -> str:
    """The end of a search for a move; with the reply expected where the other side wants to know it."""
    if answer.resigns:
        return format_bestmove(BestMove("resign"))
    if answer.declares:
        return format_bestmove(BestMove("win"))
    reply = format_move(answer.ponder, variant) if ponders and answer.ponder != NO_MOVE else ""
    return format_bestmove(BestMove(format_move(answer.move, variant), reply))


def mate_info(progress: MateProgress, variant: Variant) -> str:
    """How far a search for a mate has come."""
    info = Info(
        time_ms=progress.elapsed_ms,
        nodes=progress.nodes,
        nps=_each_second(progress.nodes, progress.elapsed_ms),
        hashfull=progress.fill,
        score_mate=len(progress.line) or None,
        pv=_line(progress.line, variant),
    )
    return format_info(info)


def checkmate(result: MateResult, variant: Variant) -> str:
    """The end of a search for a mate."""
    moves = " ".join(_line(result.line, variant))
    return "checkmate " + (moves or ("nomate" if result.mate is False else "timeout"))


def _each_second(nodes: int, milliseconds: int) -> int:
    return nodes * 1000 // max(1, milliseconds)


def _line(moves: list[int], variant: Variant) -> tuple[str, ...]:
    return tuple(format_move(move, variant) for move in moves)
