"""A round of learning: games with the program's network, a new one trained on all there are, a match that decides."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import report
from gate import MOVETIME_MS, TEST, match_of, wins
from model import Architecture
from selfplay import NODES, Order, selfplay
from train import learn, tell
from training import Pass, Training

from shogi_desktop.engine.evaluation.shipped import BY_HAND, shipped_file
from shogi_desktop.files import write_bytes_atomic
from shogi_desktop.jobs.workers import Workers
from shogi_desktop.matches.match import Until
from shogi_desktop.matches.players import PlayerLimits
from shogi_desktop.rules import Variant

PLAYING: Final = 0.7
"""Of the time of a round; training and the match take what they need."""
# On a large board the king hardly walks and there are too many inputs for weights of its own in every zone.
_SMALL_BOARD: Final = 100
SUMS: Final = 64
PHASES: Final = 4


@dataclass(frozen=True)
class Bench:
    """Where and by whom the work is done."""

    folder: Path
    workers: Workers
    jobs: int
    most_games: int


def default_shape(variant: Variant) -> Architecture:
    """The architecture of a variant that has no network yet; the scale is fitted to its games."""
    small = len(variant.squares) < _SMALL_BOARD
    files, ranks = ((variant.files + 1) // 2, variant.ranks) if small else (1, 1)
    return Architecture(SUMS, files, ranks, PHASES, scale=0)


def learn_round(variant: Variant, bench: Bench, hours: float, training: Training) -> bool:
    """One round, with games for most of so many hours, none for 0; whether its network is taken."""
    shipped = shipped_file(variant)
    old = str(shipped) if shipped.is_file() else BY_HAND
    name = f"{zlib.crc32(shipped.read_bytes()):08x}" if shipped.is_file() else BY_HAND
    played = bench.folder / "games" / name
    order, games, positions = Order(variant.name, 0, NODES, old), 0, 0
    if hours:
        games, positions = selfplay(bench.workers, order, played, 3600 * hours * PLAYING, _tell_games)
    shape = report.shape_of(shipped, variant) if shipped.is_file() else default_shape(variant)
    passes: list[Pass] = []

    def told(done: Pass) -> None:
        passes.append(done)
        tell(done)

    begin = shipped if shipped.is_file() else None
    folders = sorted(path for path in (bench.folder / "games").iterdir() if path.is_dir())
    data = learn(variant, folders, shape, training, begin, told, bench.jobs)
    new = bench.folder / "networks" / f"{zlib.crc32(data):08x}.net"
    new.parent.mkdir(exist_ok=True)
    write_bytes_atomic(new, data)
    limits, until = PlayerLimits(movetime_ms=MOVETIME_MS), Until(bench.most_games, TEST)
    match_folder = bench.folder / "matches" / new.stem
    standing, verdict = match_of(variant.name, (str(new), old), bench.workers, match_folder, limits, until)
    taken = wins(standing)
    if taken:
        write_bytes_atomic(shipped, data)
    report.add(variant, report.Round(new.stem, name, games, positions, data, passes, standing, verdict, taken))
    print(f"{new.stem} against {name}: {standing}; {verdict}; {'taken' if taken else 'not taken'}", flush=True)
    return taken


def _tell_games(games: int, positions: int) -> None:
    if games % 100 == 0:
        print(f"{games:,} games, {positions:,} positions", flush=True)
