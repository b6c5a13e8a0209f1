"""Random games of any variant: `python -m tests.stress.random_games [GAME ...] [--games 500] [--agree 5] [--jobs 2]`.

Each is played with rule options drawn by chance, taken back and made again, with position and hash compared at every
move, and written in every format that is read as well. `--agree N` plays N games of each variant interpreted, too, and
compares all that was seen. `--rules KEY=CHOICE ...` are options that every game is played with. A line for each game
that fails tells how to repeat it.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.hodges import format_move as hodges_move
from shogi_desktop.notation.moves.hodges import parse_move as read_hodges_move
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.notation.records.formats import FORMATS, GamePart
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.rules import Position, Side, Variant, load_variant, variant_names
from shogi_desktop.rules.board.moves import to_square, vias

ROOT = Path(__file__).resolve().parents[2]
# Every so many plies legal moves, at most so many, are written and read, and the position is made from its text.
EVERY = 29
MOST = 120


@dataclass
class Played:
    """One random game: its moves, and the key and text of every position on the way, the start included."""

    variant: Variant
    moves: list[int] = field(default_factory=list)
    keys: list[int] = field(default_factory=list)
    sfens: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    end: str = "unfinished"

    def digest(self) -> str:
        told = [self.variant.name, self.moves, self.keys, self.sfens[-1], self.end]
        return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


def play_one(name: str, seed: int, plies: int, agreed: Mapping[str, str] = {}) -> Played:
    """A random game that takes more often than not where it can; the same for a seed."""
    chance = random.Random(f"{name} {seed}")
    played = Played(with_options(name, chance, agreed))
    position = Position(played.variant)
    _note(played, position)
    for ply in range(plies):
        outcome = position.outcome()
        if outcome is not None:
            played.end = outcome.termination.value
            break
        moves = position.legal_moves()
        if len(set(moves)) < len(moves):
            played.faults.append(f"ply {ply}: a move is listed twice")
        if ply % EVERY == 0:
            played.faults += [f"ply {ply}: {fault}" for fault in _faults_of_texts(position, moves, chance)]
        taking = [move for move in moves if position.piece_at(to_square(move)) or vias(move)]
        move = chance.choice(taking if taking and chance.random() < 0.6 else moves)
        position.play(move)
        played.moves.append(move)
        _note(played, position)
    played.faults += _faults_of_undo(played, position)
    return played


def with_options(name: str, chance: random.Random, agreed: Mapping[str, str] = {}) -> Variant:
    """The variant with its usual rules, or every other time with any; what is `agreed` holds in any case."""
    variant = load_variant(name, agreed)
    if chance.random() < 0.5:
        return variant
    drawn = {option.key: chance.choice(option.choices)[0] for option in variant.options}
    return load_variant(name, {**drawn, **agreed})


def _note(played: Played, position: Position) -> None:
    played.keys.append(int(position.key))
    played.sfens.append(format_sfen(position))


def _faults_of_texts(position: Position, moves: list[int], chance: random.Random) -> list[str]:
    """What moves and position become by being written and read."""
    found = []
    variant = position.variant
    texts = {move: format_move(move, variant) for move in moves}
    if len(set(texts.values())) < len(texts):
        found.append("two moves are written alike in USI")
    for move in moves if len(moves) <= MOST else chance.sample(moves, MOST):
        text = texts[move]
        hodges = hodges_move(position, move)
        for written, read in ((text, parse_move), (hodges, read_hodges_move)):
            try:
                if read(written, position) != move:
                    found.append(f"{text}, written {written}, is read as another move")
            except NotationError as error:
                found.append(f"{text} is not read: {error}")
    again = parse_sfen(format_sfen(position), variant)
    if not position.words[position.ply] and not again.same_state(position):
        found.append("the position that its text gives is another one")
    return found


def _faults_of_undo(played: Played, position: Position) -> list[str]:
    """Takes all moves back and makes them again."""
    end = position.copy()
    for ply in reversed(range(len(played.moves))):
        move = position.undo()
        told = int(position.key), format_sfen(position)
        if move != played.moves[ply] or told != (played.keys[ply], played.sfens[ply]):
            return [f"ply {ply}: taking back gives {told[1]}"]
    if not position.same_state(Position(played.variant)):
        return ["the start is not as it was"]
    for move in played.moves:
        position.play(move)
    return [] if position.same_state(end) else ["the game made again ends otherwise"]


def faults_of_formats(played: Played, refused: Counter[str]) -> list[str]:
    """Writes the game in every format that is read as well; `refused` counts those that say they cannot."""
    game = Game(played.variant)
    for move in played.moves:
        game.play(move)
    ending = game.ending()
    game.finish(ending or GameResult(Side.WHITE, Reason.RESIGN))
    found = []
    for kept in FORMATS:
        if kept.write is None or GamePart.MOVES in kept.lacks:
            continue
        try:
            text = kept.write([game])
        except NotationError as error:
            refused[f"{kept.key}: {error.message}"] += 1
            continue
        lost = kept.lost(game)
        if GamePart.RULES in lost:
            refused[f"{kept.key}: the rule options"] += 1
            continue
        reading = finish(kept.read(text, played.variant.name))
        found += [f"{kept.key}: {problem}" for problem in reading.problems[:2]]
        again = reading.games[0] if len(reading.games) == 1 else None
        if again is None or again.variant is not played.variant:
            found.append(f"{kept.key}: {'another variant' if again else 'no game'} is read")
        elif [node.move for node in again.main_line()] != played.moves:
            found.append(f"{kept.key}: other moves are read")
        elif GamePart.RESULT not in lost and not _alike(kept.key, again.result, game.result):
            found.append(f"{kept.key}: {again.result} is read")
    return found


def _alike(key: str, read: GameResult | None, told: GameResult | None) -> bool:
    """CSA, and JKF with it, has one word for all ends of a side that cannot move, and one for illegal moves."""
    if read is None or told is None or key not in ("csa", "jkf"):
        return read == told
    return read.winner is told.winner


def interpreted_digests(name: str, games: int, plies: int, agreed: Mapping[str, str]) -> list[str]:
    """The digests of the first games, played by the sources as they are."""
    command = [sys.executable, "-m", "tests.stress.random_games", name, "--digests"]
    command += ["--games", str(games), "--plies", str(plies)]
    command += ["--rules", *(f"{key}={choice}" for key, choice in agreed.items())]
    return subprocess.check_output(command, cwd=ROOT, env={**os.environ, "SHOGI_INTERPRETED": "1"}, text=True).split()


@dataclass
class Checked:
    """What is told of a game that was played and compared."""

    faults: list[str]
    refused: Counter[str]
    end: str
    moves: int
    digest: str


def check_one(name: str, plies: int, agreed: Mapping[str, str], seed: int) -> Checked:
    """Plays a game and compares everything."""
    played, refused = play_one(name, seed, plies, agreed), Counter[str]()
    faults = [f"{name}, game {seed}: {fault}" for fault in played.faults + faults_of_formats(played, refused)]
    return Checked(faults, refused, played.end, len(played.moves), played.digest())


def check(name: str, games: int, plies: int, agree: int, agreed: Mapping[str, str], jobs: int = 1) -> list[str]:
    """Plays and compares; prints a line for the variant, and what each format refused. The faults are returned."""
    began = time.monotonic()
    faults, ends, refused, digests, most, total = list[str](), Counter[str](), Counter[str](), list[str](), 0, 0
    with ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext() as pool:
        for checked in (pool.map if pool else map)(partial(check_one, name, plies, agreed), range(games)):
            faults += checked.faults
            refused += checked.refused
            ends[checked.end] += 1
            digests.append(checked.digest)
            most, total = max(most, checked.moves), total + checked.moves
    told_ends = ", ".join(f"{count} {end}" for end, count in ends.most_common())
    print(f"{name}: {games} games, {total} moves, the longest {most}; {told_ends}; {time.monotonic() - began:.0f} s")
    for reason, count in refused.most_common():
        print(f"  refused {count} times: {reason}")
    if agree:
        other = interpreted_digests(name, min(agree, games), plies, agreed)
        same = other == digests[: len(other)] and len(other) == min(agree, games)
        print(f"  interpreted: {len(other)} games {'alike' if same else 'DIFFER'}")
        faults += [] if same else [f"{name}: interpreted games differ"]
    return faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", help="variants; all where none is named")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--plies", type=int, default=300)
    parser.add_argument("--agree", type=int, default=0, metavar="N", help="play N games of each interpreted, too")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--rules", nargs="*", default=[], metavar="KEY=CHOICE", help="options of every game")
    parser.add_argument("--digests", action="store_true", help="only play, and print a word for each game")
    wanted = parser.parse_args()
    agreed = dict(each.split("=", 1) for each in wanted.rules)
    faults = []
    for name in wanted.names or variant_names():
        if wanted.digests:
            for seed in range(wanted.games):
                print(play_one(name, seed, wanted.plies, agreed).digest())
        else:
            faults += check(name, wanted.games, wanted.plies, wanted.agree, agreed, wanted.jobs)
    print("\n".join(faults) if faults else "no faults" if not wanted.digests else "")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
