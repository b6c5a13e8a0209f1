"""Mate problems as jobs: one that is checked, or some that are made."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from shogi_desktop.clients.conversations.problems import Problems
from shogi_desktop.clients.engine_call import EngineCall, KeptEngines
from shogi_desktop.clients.own_program import engine_command, know_own_variants, own_environment
from shogi_desktop.clients.search import EngineLaunch, Timeouts
from shogi_desktop.mating.problem import MadeProblem, Problem
from shogi_desktop.mating.report import FlawKind, ProblemFlaw, Report
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.records.problem_set import position_of, problem_of
from shogi_desktop.notation.wire.problem_lines import Ask, Question
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.board.moves import NO_MOVE

PATIENCE: Final = Timeouts(start_ms=60_000, stop_ms=5000, quit_ms=2000, margin_ms=30_000)
LONGEST_MS: Final = 600_000
"""For the problems of one job that makes some."""


class Soundness(StrEnum):
    """Whether a problem is one."""

    SOUND = "sound"
    FLAWED = "flawed"
    UNDECIDED = "undecided"


@dataclass(frozen=True)
class ProblemOrder:
    """A problem that is to be checked in so many milliseconds."""

    problem: Problem
    milliseconds: int


@dataclass(frozen=True)
class CheckedProblem:
    """What was found: the length of the mate as problems state it (0 = none is known; more time may find a shorter one
    if it is `at_most` that), the main line in USI, and what is wrong, in few words each."""

    judgement: Soundness
    length: int = 0
    line: str = ""
    flaws: tuple[str, ...] = ()
    at_most: bool = False

    def text(self) -> str:
        """In few words."""
        mate = [f"mate in {'at most ' if self.at_most else ''}{self.length}"] if self.length else []
        return ", ".join([self.judgement.value, *mate, *self.flaws])


@dataclass(frozen=True)
class MakeOrder:
    """So many problems of a game that are mate in so many moves, chosen by a seed; a piece of one of the kinds `wanted`
    (codes) moves in each, if there are any."""

    variant: str
    plies: int
    seed: int
    count: int
    wanted: tuple[str, ...] = ()


_kept: KeptEngines[Question] = KeptEngines()


def check_problem(order: ProblemOrder) -> CheckedProblem:
    """NotationError or VariantError where it is none here, EngineError where there is no engine."""
    know_own_variants()
    position = position_of(order.problem)
    question = Question(0, Ask.CHECK, position.variant, position, order.problem.attacker, order.milliseconds)
    with _kept.lent(None, _own_engine) as engine:
        report = engine.ask(question)
    assert isinstance(report, Report)
    return _checked(report, order.problem)


def make_problems(order: MakeOrder) -> tuple[Problem, ...]:
    """The same ones each time; fewer where they cannot be found in a long time. VariantError where the game is not
    known here, EngineError where there is no engine."""
    know_own_variants()
    variant, made = load_variant(order.variant), list[Problem]()
    wanted = tuple(variant.kind_by_code(code).id for code in order.wanted)
    question = Question(
        0,
        Ask.MAKE,
        variant,
        milliseconds=LONGEST_MS,
        plies=order.plies,
        count=order.count,
        seed=order.seed,
        wanted=wanted,
    )

    def hear(value: object) -> None:
        if isinstance(value, MadeProblem):
            made.append(replace(problem_of(value.position, plies=value.plies), wanted=order.wanted))

    with _kept.lent(None, _own_engine) as engine:
        engine.ask(question, hear)
    return tuple(made)


def leave_problems() -> None:
    """Ends engines without work, and those at work when that is done."""
    _kept.end()


def _checked(report: Report, problem: Problem) -> CheckedProblem:
    variant = position_of(problem).variant
    flaws = [_flaw_text(flaw) for flaw in report.flaws]
    sound = report.sound
    if report.mate and problem.plies and report.length != problem.plies:
        kind = FlawKind.SHORTER.value if report.length < problem.plies else "longer"
        flaws.insert(0, f"{kind} than the {problem.plies} it states")
        sound = sound if report.at_most else False
    judgement = {True: Soundness.SOUND, False: Soundness.FLAWED, None: Soundness.UNDECIDED}[sound]
    line = " ".join(format_move(move, variant) for move in report.line)
    length = report.length if report.mate else 0
    return CheckedProblem(judgement, length, line, tuple(flaws), bool(report.mate) and report.at_most)


def _flaw_text(flaw: ProblemFlaw) -> str:
    kind = flaw.kind.value.replace("_", " ")
    return f"{kind} at move {flaw.ply + 1}" if flaw.move != NO_MOVE else kind


def _own_engine() -> EngineCall[Question]:
    return EngineCall(Problems(), EngineLaunch(engine_command(), own_environment()), PATIENCE)
