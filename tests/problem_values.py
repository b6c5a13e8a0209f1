"""Questions, verdicts and reports about mate problems as tests write them: moves as USI texts, pieces as codes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from shogi_desktop.mating.report import FlawKind, ProblemFlaw, Report, Undecided
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.notation.wire.problem_lines import Ask, Question
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

SHOGI = load_variant("shogi")


def move_of(text: str, variant: Variant = SHOGI) -> int:
    return parse_move(text, variant) if text else NO_MOVE


def moves_of(*texts: str, variant: Variant = SHOGI) -> tuple[int, ...]:
    return tuple(move_of(text, variant) for text in texts)


def text_of(move: int, variant: Variant = SHOGI) -> str:
    return format_move(move, variant) if move else ""


def texts_of(moves: Iterable[int], variant: Variant = SHOGI) -> tuple[str, ...]:
    return tuple(text_of(move, variant) for move in moves)


def position_after(sfen: str, *moves: str, variant: Variant = SHOGI) -> Position:
    position = parse_sfen(sfen, variant)
    for text in moves:
        position.play(parse_move(text, position))
    return position


def a_question(
    number: int,
    ask: Ask,
    variant: str = "shogi",
    options: Mapping[str, str] = {},
    sfen: str = "",
    moves: Sequence[str] = (),
    attacker: int = 0,
    milliseconds: int = 0,
    plies: int = 0,
    count: int = 0,
    seed: int = 0,
) -> Question:
    game = load_variant(variant, options)
    position = position_after(sfen, *moves, variant=game) if sfen else None
    return Question(number, ask, game, position, attacker, milliseconds, plies, count, seed)


def moves_in(question: Question) -> tuple[str, ...]:
    """The moves that led to the position asked about."""
    return texts_of(question.position.history() if question.position is not None else (), question.variant)


def a_verdict(
    move: str = "",
    mate: bool | None = None,
    plies: int = 0,
    exact: bool = False,
    line: Sequence[str] = (),
    check: bool = True,
    within: int = 0,
    useless: int = 0,
    variant: Variant = SHOGI,
) -> Verdict:
    written = move_of(move, variant), moves_of(*line, variant=variant)
    return Verdict(written[0], mate, plies, exact, written[1], check, within, useless)


def a_flaw(
    kind: FlawKind,
    ply: int = 0,
    move: str = "",
    plies: int = 0,
    line: Sequence[str] = (),
    pieces: Sequence[str] = (),
    variant: Variant = SHOGI,
) -> ProblemFlaw:
    kinds = tuple(variant.kind_by_code(code).id for code in pieces)
    return ProblemFlaw(kind, ply, move_of(move, variant), plies, moves_of(*line, variant=variant), kinds)


def a_report(
    mate: bool | None,
    plies: int = 0,
    length: int = 0,
    exact: bool = False,
    line: Sequence[str] = (),
    first: Sequence[Verdict] = (),
    flaws: Sequence[ProblemFlaw] = (),
    undecided: Sequence[tuple[int, str, int]] = (),
    stopped: bool = False,
    settled: bool = True,
) -> Report:
    decided = moves_of(*line), tuple(first), tuple(flaws), not_decided(*undecided)
    return Report(mate, plies, length, exact, *decided, stopped, settled)


def not_decided(*found: tuple[int, str, int]) -> tuple[Undecided, ...]:
    return tuple(Undecided(ply, move_of(move), plies) for ply, move, plies in found)
