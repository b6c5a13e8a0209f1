"""Positions to learn from, taken out of files of games."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import numpy as np
from game_files import UNKNOWN, PlayedGame, read_games
from tree_files import SUFFIX, key_numbers, read_trees

from shogi_desktop.engine.evaluation.inputs import HELD, Inputs
from shogi_desktop.engine.evaluation.worth import Worth
from shogi_desktop.jobs.local import LocalWorkers
from shogi_desktop.jobs.workers import only_done
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import is_promotion

NOTHING = 0
"""The number of no key: places that a position does not need."""


NO_RESULT = -1.0
FADING = 0.4
DECIDED = 5000
"""What the end of a game is worth, and the most that a score counts where they are mixed, in hundredths of a usual
pawn."""


class Keys:
    """The keys of a variant's inputs by small numbers, and which input each is in each view.

    number  of a key, counted from 1
    row     [view, number] the input
    board   [number] whether it is a piece on the board
    zone    [side, number] 1 + zone and mirroring of a side whose only royal piece this is; 0 for every other key
    """

    def __init__(self, inputs: Inputs) -> None:
        keys = inputs.all_keys()
        self.number = key_numbers(inputs)
        # Beyond the last input stands one whose weights are 0.
        self.row: np.ndarray = np.full((4, len(keys) + 1), int(inputs.count), np.int32)
        for view in range(4):
            self.row[view, 1:] = [inputs.row(view, key) for key in keys]
        self.board: np.ndarray = np.array([False, *(not key & HELD for key in keys)])
        self.zone: np.ndarray = np.zeros((2, len(keys) + 1), np.int32)
        for key, number in self.number.items():
            piece, square = divmod(key, int(inputs.size))
            if not key & HELD and inputs.variant.kind(piece >> 1).royal:
                self.zone[piece & 1, number] = 1 + int(inputs.zone_on(piece & 1, square))


@dataclass
class Samples:
    """Positions as arrays, each of as many rows as there are positions.

    keys    numbers of all pieces, filled up with NOTHING
    zones   [n, 0] zone and mirroring of the side to move as `Inputs.zone` has it, [n, 1] of the other side
    turn    the side to move
    pieces  on the board
    score   of the search, for the side to move; `later`: mixed with those that the game showed later, and its end
    result  of the game for the side to move: 0, 0.5, 1, or NO_RESULT
    game    the number of the game in its file
    """

    keys: np.ndarray
    zones: np.ndarray
    turn: np.ndarray
    pieces: np.ndarray
    score: np.ndarray
    later: np.ndarray
    result: np.ndarray
    game: np.ndarray

    def __len__(self) -> int:
        return len(self.score)

    def chosen(self, which: np.ndarray) -> Samples:
        """Those of some numbers, or where a mask is true."""
        return Samples(*(getattr(self, name)[which] for name in Samples.__dataclass_fields__))

    @staticmethod
    def joined(parts: Iterable[Samples]) -> Samples:
        """All of several."""
        every = list(parts)
        most = max(part.keys.shape[1] for part in every)
        for part in every:
            part.keys = np.pad(part.keys, ((0, 0), (0, most - part.keys.shape[1])), constant_values=NOTHING)
        return Samples(*(np.concatenate([getattr(p, name) for p in every]) for name in Samples.__dataclass_fields__))


Row = tuple[list[int], tuple[int, int], int, int, int, int, float, int]
"""One position: keys, zones, turn, pieces, score, later, result, game."""


def gathered(rows: list[Row]) -> Samples:
    """Rows as arrays."""
    most = max((len(row[0]) for row in rows), default=1)
    keys: np.ndarray = np.zeros((len(rows), most), np.uint16)
    for n, row in enumerate(rows):
        keys[n, : len(row[0])] = row[0]
    return Samples(
        keys,
        np.array([row[1] for row in rows], np.uint8).reshape(-1, 2),
        np.array([row[2] for row in rows], np.uint8),
        np.array([row[3] for row in rows], np.int16),
        np.array([row[4] for row in rows], np.int16),
        np.array([row[5] for row in rows], np.int16),
        np.array([row[6] for row in rows], np.float32),
        np.array([row[7] for row in rows], np.int32),
    )


def seen(position: Position, inputs: Inputs, numbers: dict[int, int]) -> tuple[list[int], tuple[int, int], int, int]:
    """Keys, zones, turn and pieces of a position."""
    turn = int(position.turn)
    zones = (int(inputs.zone(position, turn)), int(inputs.zone(position, turn ^ 1)))
    return [numbers[key] for key in inputs.keys(position)], zones, turn, int(position.count[0] + position.count[1])


def is_quiet(position: Position, move: int) -> bool:
    """Whether a move removes nothing, on its way or by burning, and does not promote."""
    return not is_promotion(move) and not position.transition(move).removals


def samples_of(path: Path, inputs: Inputs) -> Samples:
    """The quiet positions of a file of games: no check, the best move neither takes nor promotes."""
    numbers = Keys(inputs).number
    rows: list[Row] = []
    for number, game in enumerate(read_games(path)):
        rows += [(*row, number) for row in _quiet(game, inputs, numbers)]
    return gathered(rows)


@dataclass(frozen=True)
class Extract:
    """A job: take the samples out of a file of games."""

    path: Path
    variant: str
    zones: tuple[int, int]

    def made(self) -> Path:
        """Where they lie, beside the file."""
        return self.path.with_suffix(f".{self.zones[0]}x{self.zones[1]}.samples.npz")


def extract(job: Extract) -> None:
    """Does such a job."""
    write_samples(job.made(), samples_of(job.path, Inputs(load_variant(job.variant), *job.zones)))


def load_samples(folders: list[Path], inputs: Inputs, jobs: int = 1) -> Samples:
    """All samples of the folders, those inside searches too; what is taken out of a file of games is kept beside it."""
    paths = sorted(path for folder in folders for path in folder.glob("*.games"))
    zones = (inputs.zone_files, inputs.zone_ranks)
    every = [Extract(path, inputs.variant.name, zones) for path in paths]
    missing = [job for job in every if not job.made().exists()]
    deque(only_done(LocalWorkers(jobs).results(extract, missing)), maxlen=0)
    trees = sorted(path for folder in folders for path in folder.glob("*" + SUFFIX))
    parts = (_read(path) for path in (job.made() for job in every))
    return Samples.joined(chain(parts, (tree_samples(path, inputs) for path in trees)))


def tree_samples(path: Path, inputs: Inputs) -> Samples:
    """The positions of a file of trees; they have no result."""
    keys, trees = Keys(inputs), read_trees(path)
    lengths = np.frombuffer(trees.lengths, np.uint16).astype(np.int64)
    width = int(lengths.max(initial=1))
    numbers: np.ndarray = np.zeros((len(trees), width), np.uint16)
    numbers[np.arange(width) < lengths[:, None]] = np.frombuffer(trees.keys, np.uint16)
    turn = np.frombuffer(trees.turns, np.int8).astype(np.uint8)
    royal = keys.zone[:, numbers]
    several = (int(inputs.zones) - 1) << 1
    of_side = np.where((royal > 0).sum(axis=2) == 1, royal.sum(axis=2) - 1, several)
    own = np.where(turn == 0, of_side[0], of_side[1])
    enemy = np.where(turn == 0, of_side[1], of_side[0])
    most = DECIDED * int(Worth(inputs.variant).unit) // 100
    score = np.clip(np.frombuffer(trees.scores, np.int16), -most, most).astype(np.int16)
    return Samples(
        numbers,
        np.stack([own, enemy], axis=1).astype(np.uint8),
        turn,
        keys.board[numbers].sum(axis=1).astype(np.int16),
        score,
        score,
        np.full(len(trees), NO_RESULT, np.float32),
        np.frombuffer(trees.games, np.uint32).astype(np.int32),
    )


def write_samples(path: Path, samples: Samples) -> None:
    part = path.with_suffix(".part.npz")
    np.savez(part, **vars(samples))
    part.replace(path)


def _read(path: Path) -> Samples:
    with np.load(path) as arrays:
        return Samples(**arrays)


def _quiet(
    game: PlayedGame, inputs: Inputs, numbers: dict[int, int]
) -> Iterator[tuple[list[int], tuple[int, int], int, int, int, int, float]]:
    position = Position(inputs.variant)
    later = later_scores(game, DECIDED * int(Worth(inputs.variant).unit) // 100)
    for ply, (move, score) in enumerate(zip(game.moves, game.scores, strict=True)):
        if score != UNKNOWN and is_quiet(position, move) and not position.in_check():
            result = 0.5 + 0.5 * game.result * (1 - 2 * int(position.turn))
            yield (*seen(position, inputs, numbers), score, later[ply], result)
        position.play(move)


def later_scores(game: PlayedGame, most: int) -> list[int]:
    """[ply] the score for the side to move, mixed with those of the following plies, up to the next random move.
    `most` is what the end of the game is worth.

    The further away a score, the less it counts (FADING for each ply): they know more, and the moves between were good
    ones (temporal differences, Sutton 1988).
    """
    side = 1 - 2 * (len(game.moves) % 2)  # of whom would be to move at the end; Black begins
    value: float | None = game.result * side * most
    mixed = [0] * len(game.moves)
    for ply in reversed(range(len(game.moves))):
        score = game.scores[ply]
        if score == UNKNOWN:
            value = None
            continue
        own = max(-most, min(most, score))
        value = own if value is None else (1 - FADING) * own - FADING * value
        mixed[ply] = round(value)
    return mixed
