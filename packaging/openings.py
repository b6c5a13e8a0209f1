"""Makes or enlarges an opening book: `python packaging/openings.py NAME --positions 300 [--jobs N]`

The book is learnt from the engine's own search by drop-out expansion: of all positions that a known move leads to and
that are not known themselves, the one is looked at next whose way from the start has cost both sides least, a little
for every ply and all that its moves are worse than the best ones. Looking at it means a search of so many nodes for the
best few lines, with an empty table; then what was found is backed up to the start. So every good reply to a good move
is known before any bad one, and a move that a deeper look refutes is not gone into further.

Nothing is left to chance, and neither the machine nor the number of processes counts, for positions are looked at in
rounds of the same size. The file is written after each round, and another run goes on from it: nothing else is kept,
and one long run makes the same book as several short ones.
"""

from __future__ import annotations

import argparse
import heapq
import math
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from shogi_desktop import __version__  # noqa: E402
from shogi_desktop.engine.book import margin_of  # noqa: E402
from shogi_desktop.engine.control import Control  # noqa: E402
from shogi_desktop.engine.evaluation.shipped import network_for  # noqa: E402
from shogi_desktop.engine.evaluation.worth import Worth  # noqa: E402
from shogi_desktop.engine.limits import Limits, budget  # noqa: E402
from shogi_desktop.engine.search.score import centipawns  # noqa: E402
from shogi_desktop.engine.thinking import SearchProgress, Thinker  # noqa: E402
from shogi_desktop.files import write_atomic  # noqa: E402
from shogi_desktop.jobs.machines import workers_of  # noqa: E402
from shogi_desktop.jobs.workers import Workers, only_done  # noqa: E402
from shogi_desktop.notation.moves.usi import format_move, parse_move  # noqa: E402
from shogi_desktop.notation.positions.opening_book import (  # noqa: E402
    Book,
    BookMove,
    format_book,
    format_moves,
    position_text,
    read_book,
)
from shogi_desktop.notation.positions.sfen import parse_sfen  # noqa: E402
from shogi_desktop.rules import Position, load_variant  # noqa: E402
from shogi_desktop.rules.record.variant import Variant  # noqa: E402

FOLDER = ROOT / "resources" / "openings"
ROUND = 16  # positions that are looked at before the next ones are chosen
# In hundredths of a pawn as they hold for shogi; where pieces are worth more, scores differ by more (`Growth.worth`).
PLY = 8  # what a ply costs on the way from the start
TASTE = 20  # a move that is worse by so much is played 1/e times as often
MEGABYTES = 32  # of the table of one search
ENDS = ("declaration", "move_limit", "strict_play")  # rules that no opening depends on


@dataclass(frozen=True)
class Manner:
    """How the positions of a book are looked at: by so many nodes, for so many lines, judged by a network ("" = that
    of the program, "none" = by hand)."""

    nodes: int
    lines: int
    network: str = ""

    def told(self, variant: Variant) -> str:
        """The same for the head of a book, by which another run knows whether it would go on alike."""
        network = network_for(variant, self.network)
        judge = f"network {network.header['crc32']}" if network else "by hand"
        return f"{self.nodes} nodes, {self.lines} lines, judged {judge}, Shogi Desktop {__version__}"


@dataclass(frozen=True)
class Job:
    """A position of a game to look at, as a book names it, and how."""

    variant: str
    position: str
    manner: Manner

    def look(self) -> dict[str, int]:
        """The best moves with their scores, all of the same depth, the deepest that the nodes were enough for."""
        variant = load_variant(self.variant)
        limits = Limits(nodes=self.manner.nodes)
        depths: dict[int, dict[int, SearchProgress]] = {}

        def report(progress: SearchProgress) -> None:
            depths.setdefault(progress.depth, {})[progress.number] = progress

        position = parse_sfen(self.position, variant)
        control = Control(budget(limits))
        thinker = Thinker(variant, MEGABYTES, network=network_for(variant, self.manner.network))
        thinker.think(position, limits, control, lines=self.manner.lines, report=report)
        whole = min(self.manner.lines, len(position.legal_moves()))
        found = [lines for _, lines in sorted(depths.items()) if len(lines) == whole]
        if not found:
            raise ValueError(f"not enough nodes for {whole} lines: {self.position}")
        moves = {format_move(one.line[0], variant): int(centipawns(one.score)) for one in found[-1].values()}
        # Where the promotion does no less, nobody plays without it: the piece will be taken at once.
        return {move: score for move, score in moves.items() if moves.get(move + "+", score - 1) < score}


class Growth:
    """A book that grows: the moves of every known position with their scores, and where they lead.

    `worth` is what a piece is worth in this game, in hundredths of what it is in shogi: scores differ by as much more.
    """

    def __init__(self, variant: Variant, known: dict[str, dict[str, int]]) -> None:
        self.variant = variant
        self.known = known
        self.start = position_text(Position(variant))
        self.worth = int(Worth(variant).unit)
        self._after: dict[tuple[str, str], str | None] = {}

    def next_positions(self, count: int) -> list[str]:
        """Unknown positions on the cheapest ways from the start, the cheapest first."""
        if self.start not in self.known:
            return [self.start]
        costs, unknown = {self.start: 0}, dict[str, int]()
        queue = [(0, self.start)]
        while queue:
            cost, position = heapq.heappop(queue)
            if cost > costs[position]:
                continue
            best = max(self.known[position].values())
            for move, score in self.known[position].items():
                after = self.after(position, move)
                further = cost + PLY * self.worth // 100 + best - score
                reached = costs if after in self.known else unknown
                if after is None or further >= reached.get(after, further + 1):
                    continue
                reached[after] = further
                if reached is costs:
                    heapq.heappush(queue, (further, after))
        return sorted(unknown, key=lambda position: (unknown[position], position))[:count]

    def back_up(self) -> None:
        """Gives every move the score of the best reply, where the position after it is known.

        From the far end to the start: a move counts as leading on only to where no shorter way leads, so that turning
        in a circle proves nothing.
        """
        plies = self._plies()
        for position in sorted(plies, key=lambda position: -plies[position]):
            scores = self.known[position]
            for move in scores:
                after = self.after(position, move)
                if after is not None and plies.get(after) == plies[position] + 1:
                    scores[move] = -max(self.known[after].values())

    def after(self, position: str, move: str) -> str | None:
        """The position after a move; None where the game is over there, or a ruling remembers what no text says."""
        key = position, move
        if key not in self._after:
            board = parse_sfen(position, self.variant)
            board.play(parse_move(move, board))
            closed = board.words[board.ply] or board.outcome() or not board.legal_moves()
            self._after[key] = None if closed else position_text(board)
        return self._after[key]

    def book(self, made: str) -> Book:
        """What has been learnt, the positions near the start first, the moves by their scores."""
        rules = {key: value for key, value in self.variant.chosen.items() if key not in ENDS}
        plies = self._plies()
        order = sorted(plies, key=lambda position: (plies[position], position))
        margin, taste = margin_of(self.variant), TASTE * self.worth / 100
        entries = {position: format_moves(_weighted(self.known[position], margin, taste)) for position in order}
        return Book(self.variant.name, rules, made, entries)

    def _plies(self) -> dict[str, int]:
        """How many moves the known positions are away from the start."""
        plies = {self.start: 0}
        for position in (order := [self.start]):
            for move in self.known[position]:
                after = self.after(position, move)
                if after in self.known and after not in plies:
                    plies[after] = plies[position] + 1
                    order.append(after)
        return plies


def _weighted(scores: dict[str, int], margin: int, taste: float) -> list[BookMove]:
    """The moves, the best first, with how many times of a thousand each is to be played."""
    best = max(scores.values())
    tastes = {m: math.exp((score - best) / taste) if score >= best - margin else 0 for m, score in scores.items()}
    whole = sum(tastes.values())
    moves = [BookMove(move, score, round(1000 * tastes[move] / whole)) for move, score in scores.items()]
    return sorted(moves, key=lambda move: (-move.score, move.text))


def grow(file: Path, growth: Growth, manner: Manner, positions: int, workers: Workers) -> None:
    """Enlarges a book to so many positions or a few more; writes it after every round."""
    began, had = time.monotonic(), len(growth.known)
    made = manner.told(growth.variant)
    while len(growth.known) < positions:
        wanted = growth.next_positions(ROUND)
        if not wanted:
            print("there is nothing left to look at")
            return
        jobs = [Job(growth.variant.name, position, manner) for position in wanted]
        for done in only_done(workers.results(Job.look, jobs)):
            growth.known[done.argument.position] = done.result
        growth.back_up()
        write_atomic(file, format_book(growth.book(made)))
        rate = 100 * (time.monotonic() - began) / 60 / (len(growth.known) - had)
        print(f"{growth.variant.name}: {len(growth.known)} positions, {rate:.1f} minutes for a hundred", flush=True)


def main(arguments: list[str] | None = None) -> int:
    options = _options(arguments)
    variant, file = load_variant(options.name), FOLDER / f"{options.name}.book"
    manner, known = Manner(options.nodes, options.lines, options.network), dict[str, dict[str, int]]()
    if file.exists() and not options.anew:
        book, why = read_book(file, variant)
        if book is None:
            raise SystemExit(why)
        if book.made != manner.told(variant):
            raise SystemExit(f"the book was begun with {book.made}, not {manner.told(variant)}; --anew begins another")
        known = {position: {move.text: move.score for move in book.moves(position)} for position in book.entries}
    file.parent.mkdir(exist_ok=True)
    workers = workers_of(options.scheduler, options.jobs)
    grow(file, Growth(variant, known), manner, options.positions, workers)
    return 0


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python packaging/openings.py", description=__doc__)
    parser.add_argument("name", metavar="NAME", help="the game, by the name of its variant file")
    parser.add_argument("--positions", type=int, default=300, help="how many the book has at least (default: 300)")
    parser.add_argument("--nodes", type=int, default=200_000, help="of each search (default: 200000)")
    parser.add_argument("--lines", type=int, default=4, help="moves looked at in each position (default: 4)")
    parser.add_argument("--network", default="", help="file of the judge, none = by hand (default: the program's)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one per processor)")
    parser.add_argument("--scheduler", default="", metavar="ADDRESS", help="of dask, for other machines' work")
    parser.add_argument("--anew", action="store_true", help="forget what the file holds")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
