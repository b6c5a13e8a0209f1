"""`python -m shogi_desktop match`: plays a tournament that the window has set up, or removes it.

    match play FOLDER [--parallel N | --scheduler tcp://127.0.0.1:8786] [--lines]
    match delete FOLDER

A run may be stopped or killed at any moment: only games that are under way are lost, and the next one plays them again.
With `--lines` it says what it does in the lines of `notation.wire.work_lines`, and ends when its input does. On other
machines engines must lie where they lie here, and their games are not seen before they are over.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from shogi_desktop.clients.own_program import know_own_variants
from shogi_desktop.files.sharing import FileLock
from shogi_desktop.jobs.errors import JobsError
from shogi_desktop.jobs.local import LocalWorkers
from shogi_desktop.jobs.machines import Machines
from shogi_desktop.jobs.workers import Workers
from shogi_desktop.matches.errors import MatchError, MatchMessage
from shogi_desktop.matches.playing import GameBegun, MovesMade
from shogi_desktop.matches.tournaments.folder import LOCK, SETTINGS, line_of, read_settings
from shogi_desktop.matches.tournaments.settings import MOST_PARALLEL, TournamentSettings
from shogi_desktop.matches.tournaments.tournament import GameKept, Outcome, PairOrder, Tournament
from shogi_desktop.notation.wire import work_lines
from shogi_desktop.notation.wire.work_lines import Line, format_line
from shogi_desktop.standard_streams import at_end_of_input
from shogi_desktop.system_errors import message_of

from .jobs.options import add_machines, certificates_of
from .jobs.output import tell_left_out

_PROBLEMS: Final = (MatchError, JobsError, OSError, ValueError)


def main(arguments: Sequence[str]) -> int:
    """Does the work and returns the exit code; 1 where something could not be played."""
    options = _parser().parse_args(arguments)
    know_own_variants()
    try:
        return int(options.work(options))
    except KeyboardInterrupt:
        print("stopped; the same command goes on", file=sys.stderr)
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="shogi-desktop match", description="Matches between engines.")
    works = parser.add_subparsers(required=True)
    play = works.add_parser("play", help="play on")
    play.add_argument("folder", type=Path)
    play.add_argument("--parallel", type=int, default=0, metavar="N", help="games at a time (default: its own number)")
    add_machines(play)
    play.add_argument("--lines", action="store_true", help="for programs: tell all in lines of JSON")
    play.set_defaults(work=_play)
    delete = works.add_parser("delete", help="remove it with all its games")
    delete.add_argument("folder", type=Path)
    delete.set_defaults(work=_delete)
    return parser


def _play(options: argparse.Namespace) -> int:
    reporter = _Reporter()
    tell: Callable[[Line], None] = _tell_line if options.lines else reporter.tell
    if options.lines:
        at_end_of_input(lambda: os._exit(0))  # at once, as if it were killed; its workers follow
    try:
        settings = read_settings(options.folder)
        reporter.names = tuple(entrant.name for entrant in settings.entrants)
        tournament = Tournament(settings, options.folder)
        workers = _workers(options, settings, tell)
        all_played = True
        with closing(tournament), closing(tournament.play(workers)) as games:
            for outcome in games:
                all_played = all_played and isinstance(outcome, GameKept)
                tell(_line(outcome))
        tell(work_lines.Done())
    except BrokenPipeError:  # to whom should it be told?
        raise
    except _PROBLEMS as error:
        tell(work_lines.Failed(message_of(error)))
        return 1
    return 0 if all_played else 1


def _workers(options: argparse.Namespace, settings: TournamentSettings, tell: Callable[[Line], None]) -> Workers:
    """Those who play. JobsError where there are none."""
    address = options.scheduler or ("" if options.parallel else settings.scheduler)
    if address:
        return Machines(address, certificates_of(options), tell_left_out)
    return LocalWorkers(min(options.parallel or settings.parallel, MOST_PARALLEL), _Passing(tell).hear)


def _delete(options: argparse.Namespace) -> int:
    """Only what is a tournament, and what nobody plays."""
    folder: Path = options.folder
    try:
        if not (folder / SETTINGS).is_file():
            raise MatchError(MatchMessage.NO_TOURNAMENT(folder=str(folder)))
        lock = FileLock(folder / LOCK)
        if not lock.take():
            raise MatchError(MatchMessage.HELD)
        (folder / SETTINGS).unlink()  # from now on it is none, even where the rest cannot be removed
        lock.release()
        shutil.rmtree(folder)
    except _PROBLEMS as error:
        _tell_line(work_lines.Failed(message_of(error)))
        return 1
    _tell_line(work_lines.Done())
    return 0


def _line(outcome: Outcome) -> Line:
    return line_of(outcome.pair, outcome.row) if isinstance(outcome, GameKept) else outcome


def _tell_line(line: Line) -> None:
    print(format_line(line), flush=True)


class _Passing:
    """Passes on what the games say."""

    def __init__(self, tell: Callable[[Line], None]) -> None:
        self._tell = tell

    def hear(self, order: PairOrder, what: object) -> None:
        if isinstance(what, GameBegun):
            self._tell(work_lines.Begun(order.pair, order.game.number, what.opening))
        elif isinstance(what, MovesMade):
            self._tell(work_lines.Moved(order.pair, order.game.number, what.moves))


class _Reporter:
    """Says in words, for people, what is over."""

    def __init__(self) -> None:
        self.names: tuple[str, ...] = ()

    def tell(self, line: Line) -> None:
        if isinstance(line, work_lines.Failed):
            print(line.why, file=sys.stderr)
        elif isinstance(line, work_lines.Over):
            faults = "; ".join(map(str, (*line.faults, *line.opponent_faults)))
            print(f"{self._pair(line.pair)}, game {line.number}: {line.score}, {line.how}", faults, flush=True)
        elif isinstance(line, work_lines.NotPlayed):
            print(f"{self._pair(line.pair)}, game {line.number} was not played: {line.why}", file=sys.stderr)
        elif isinstance(line, work_lines.GivenUp):
            print(f"{self._pair(line.pair)} play no more games now: {line.why}", file=sys.stderr)

    def _pair(self, pair: tuple[int, int]) -> str:
        return " - ".join(self.names[place] for place in pair)
