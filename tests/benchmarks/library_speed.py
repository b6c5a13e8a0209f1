"""How fast records are indexed and found: `python -m tests.benchmarks.library_speed [GAMES ...] [--format shogi]`.

For each number of games a collection is made (one in ten is a random game, the others are copies of it that go on in
another way from some move on), indexed in a process as the window does it, and asked. The figures to be reached stand
in brackets; times are by the clock on the wall, the best of several for questions.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.library.catalogue import Catalogue, Column, Wanted, keys_of
from shogi_desktop.notation.records.encodings import encode
from shogi_desktop.notation.records.formats import FORMATS, Format
from shogi_desktop.notation.wire.work_lines import Hits, parse_line
from shogi_desktop.rules import Position, Side, load_variant
from shogi_desktop.rules.board.moves import to_square

PLIES = 110
COPIES = 9
LATEST_CHANGE = 100
PATTERNS = ("5e:P", "2b:+R hand:2p", "hand:R hand:B", "5e:- 5d:p 5f:P turn:b", "8h:+r 7g:N hand:S")


def games(count: int, seed: int = 14) -> Iterator[Game]:
    """Random legal games of PLIES moves (fewer where one ends before), most of them copies with another end."""
    chance = random.Random(seed)
    variant = load_variant("shogi")
    line: list[int] = []
    for number in range(count):
        kept = line[: chance.randrange(LATEST_CHANGE)] if number % (COPIES + 1) else []
        line = _line(Position(variant), kept, chance)
        game = Game(variant)
        for move in line:
            game.play(move)
        if number % 50 == 0:
            _add_variation(game, chance)
        game.finish(GameResult(chance.choice((Side.BLACK, Side.WHITE, None)), Reason.RESIGN))
        game.headers = _headers(chance)
        yield game


def _line(position: Position, kept: list[int], chance: random.Random) -> list[int]:
    """Moves that keep these and go on: captures are preferred a little, as people do."""
    for move in kept:
        position.play(move)
    while position.ply < PLIES:
        moves = position.legal_moves()
        if not moves:
            break
        tries = [chance.choice(moves) for _ in range(3)]
        position.play(next((move for move in tries if position.piece_at(int(to_square(move)))), tries[0]))
    return position.history()


def _add_variation(game: Game, chance: random.Random) -> None:
    end = game.cursor
    for _ in range(chance.randrange(1, 20)):
        game.back()
    for _ in range(5):
        moves = game.position.legal_moves()
        if moves:
            game.play(chance.choice(moves))
    game.go_to(end)


def _headers(chance: random.Random) -> dict[str, str]:
    names = ("羽生", "Ōyama", "升田", "Kimura", "中原", "Tanigawa", "渡辺", "Nakamura")
    return {
        "black": f"{chance.choice(names)} {chance.randrange(100)}",
        "white": f"{chance.choice(names)} {chance.randrange(100)}",
        "started": f"{chance.randrange(1950, 2027)}/{chance.randrange(1, 13):02}/{chance.randrange(1, 29):02}",
        "event": f"第{chance.randrange(1, 80)}期",
        "opening": chance.choice(("矢倉", "四間飛車", "角換わり", "相掛かり", "横歩取り")),
    }


def write(folder: Path, form: Format, count: int) -> int:
    """Writes the collection, returns how many positions it has: a thousand games to a file where it holds several."""
    assert form.write is not None
    suffix = form.file_types[0].suffix
    moves = 0
    lot: list[Game] = []
    for number, game in enumerate(games(count)):
        moves += sum(1 for _ in game.root.walk())
        lot.append(game)
        if not form.several or len(lot) == 1000 or number == count - 1:
            place = folder / f"{number // 1000:03}"
            place.mkdir(exist_ok=True)
            (place / f"{number}{suffix}").write_bytes(encode(form.write(lot), form.encodings[0]))
            lot = []
    return moves


def best(question: Callable[[], object], times: int = 5) -> float:
    """Milliseconds of the fastest answer."""
    found = []
    for _ in range(times):
        began = time.perf_counter()
        question()
        found.append(1000 * (time.perf_counter() - began))
    return min(found)


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "shogi_desktop", "library", *arguments]


def measure(count: int, form: Format, folder: Path) -> None:
    began = time.perf_counter()
    positions = write(folder, form, count)
    print(f"{count:,} games, {positions:,} positions, made in {time.perf_counter() - began:.0f} s")
    index = folder / "index.sqlite"
    began, worked = time.perf_counter(), _worked()
    subprocess.run(command("index", str(index), str(folder)), check=True, stdout=subprocess.DEVNULL)
    seconds, worked = time.perf_counter() - began, _worked() - worked
    size = sum(file.stat().st_size for file in folder.glob("index.sqlite*"))
    each = 1_000_000 * worked / positions
    print(f"  indexed in {seconds:8.1f} s, {worked:.1f} s of a processor: {each:.1f} us a position   (10,000: < 60 s)")
    print(f"  index   {size / 1e6:10.1f} MB  {size / positions:6.1f} bytes a position   (1,000,000: < 100 MB)")
    began = time.perf_counter()
    subprocess.run(command("index", str(index), str(folder)), check=True, stdout=subprocess.DEVNULL)
    print(f"  nothing new: {time.perf_counter() - began:.2f} s")
    ask_positions(index)
    ask_list(index)
    for pattern in PATTERNS:
        ask_pattern(index, pattern)


def _worked() -> float:
    """Seconds of a processor that children have taken so far."""
    times = os.times()
    return times.children_user + times.children_system


def ask_positions(index: Path) -> None:
    catalogue = Catalogue(index)
    chance = random.Random(7)
    slowest = {"exact": 0.0, "exact or mirrored": 0.0, "moves played there": 0.0}
    for game in games(20):
        nodes = list(game.root.walk())
        for node in (nodes[2], chance.choice(nodes), chance.choice(nodes)):
            game.go_to(node)
            for name, ms in _ask_position(catalogue, game.position).items():
                slowest[name] = max(slowest[name], ms)
    for name, ms in slowest.items():
        print(f"  {name:28} {ms:8.2f} ms   (< 50 ms)")
    for name, ms in _ask_position(catalogue, Position(load_variant("shogi"))).items():
        print(f"  {name:28} {ms:8.2f} ms   for the start, which is in every game")


def _ask_position(catalogue: Catalogue, position: Position) -> dict[str, float]:
    return {
        "exact": best(lambda: catalogue.games(Wanted(keys=keys_of(position, False)))),
        "exact or mirrored": best(lambda: catalogue.games(Wanted(keys=keys_of(position, True)))),
        "moves played there": best(lambda: catalogue.played(position, True)),
    }


def ask_list(index: Path) -> None:
    catalogue = Catalogue(index)
    every = catalogue.games(Wanted())
    middle = every[len(every) // 2 :][:100]
    for name, question in (
        ("all records", lambda: catalogue.games(Wanted())),
        ("sorted by player", lambda: catalogue.games(Wanted(order=Column.BLACK))),
        ("with a text", lambda: catalogue.games(Wanted(text="羽生 7"))),
        ("with a text in a header", lambda: catalogue.games(Wanted(text="羽生", columns=(Column.BLACK, Column.WHITE)))),
        ("100 rows of the list", lambda: catalogue.entries(middle)),
        ("a game for its board", lambda: catalogue.game(middle[0])),
    ):
        print(f"  {name:28} {best(question):8.2f} ms")


def ask_pattern(index: Path, pattern: str) -> None:
    began = time.perf_counter()
    first, found, all_ = 0.0, 0, 0
    child = subprocess.Popen(command("find", str(index), "shogi", pattern), stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    for line in child.stdout:
        told = parse_line(line)
        if isinstance(told, Hits):
            if told.games and not found:
                first = time.perf_counter() - began
            found += len(told.games)
            all_ = told.all
    child.wait()
    seconds = time.perf_counter() - began
    print(f"  {pattern:28} {seconds:8.2f} s, first after {first:.2f} s: {found:,} of {all_:,}   (10,000: < 2 s)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", type=int, default=[1000, 10_000])
    parser.add_argument("--format", default="shogi", choices=[form.key for form in FORMATS if form.write])
    options = parser.parse_args()
    form = next(form for form in FORMATS if form.key == options.format)
    print(f"{'compiled' if core_is_compiled() else 'interpreted'}, as {form.key}")
    for count in options.games:
        with tempfile.TemporaryDirectory() as folder:
            measure(count, form, Path(folder))


if __name__ == "__main__":
    main()
