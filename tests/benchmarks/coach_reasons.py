"""What does the coach say of the blunders of weak players, and how often does it know nothing?

    python -m tests.benchmarks.coach_reasons --blunders 200
    python -m tests.benchmarks.coach_reasons --variant tenjiku --blunders 100 --keep build/coach/tenjiku
    python -m tests.benchmarks.coach_reasons --keep build/coach/shogi --show 20

Low levels play games against each other, which are analysed as the window does it: a search for mate, then positions.
What is judged as a blunder there is explained, and the kinds of facts are counted: as the first thing that is said and
among all that is said. Analysed games stay in the folder of `--keep`, so that the next call explains the same blunders
again without playing; `--show` prints so many of them, spread over all, with the board, the lines and the sentences.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from shogi_desktop.analysis.review import Mark, MarkLimits, review
from shogi_desktop.analysis.thoughts import Listener
from shogi_desktop.clients.conversations.dialect import GameSettings
from shogi_desktop.clients.conversations.usi import Usi
from shogi_desktop.clients.engine_call import EngineCall
from shogi_desktop.clients.search import Decision, EngineLaunch, MateFound, SearchAnswer, SearchRequest
from shogi_desktop.coach.facts import FactKind
from shogi_desktop.game.notes import Evaluation, Score
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import Info, format_move
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.shogi_file import format_game, parse_game
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.pieces import EMPTY
from shogi_desktop.session.analysis.coaching import CoachedMove, lesson_of
from shogi_desktop.ui.words.coach_words import sentences
from shogi_desktop.ui.words.move_texts import line_texts
from tests.engine.usi.usi_child import BUILT_IN, surroundings

MATE_MS = 100  # as in the analysis of a game
LEVELS = (1, 2, 3)
Blunder = tuple[Game, CoachedMove]


class Analyst:
    """One engine that plays at any level and analyses at its best."""

    def __init__(self, variant: str, nodes: int) -> None:
        self.variant = load_variant(variant)
        self._nodes = nodes
        self._engine = EngineCall(Usi(), EngineLaunch(BUILT_IN, surroundings()))

    def close(self) -> None:
        self._engine.close()

    def played(self, levels: tuple[int, int], seed: int, longest: int, opening: int) -> Game:
        """A game between two levels, after so many moves at random."""
        game, chance = Game(self.variant), random.Random(seed)
        game.headers |= {"black": f"level {levels[0]}", "white": f"level {levels[1]}"}
        while game.position.outcome() is None and game.cursor.ply < opening:
            game.play(chance.choice(game.position.legal_moves()))
        while game.position.outcome() is None and game.cursor.ply < longest:
            level = levels[game.position.turn]
            self._engine.set_up(GameSettings(self.variant.name, {"Skill": str(level), "OwnBook": "false"}))
            choice = self._engine.ask(SearchRequest(game.start, _moves(game), nodes=self._nodes))
            if not isinstance(choice, SearchAnswer) or choice.decision is not Decision.MOVE:
                break
            game.play(choice.move)
        return game

    def analyse(self, game: Game, opening: int) -> None:
        """Puts what the engine thinks of every position after the opening into the record."""
        self._engine.set_up(GameSettings(self.variant.name, {"Skill": "10"}))
        nodes = [game.root, *game.line()][opening:]
        for node in reversed(nodes):
            game.go_to(node)
            if game.position.outcome() is None:
                node.evaluation = self._thought(game)

    def _thought(self, game: Game) -> Evaluation | None:
        moves = _moves(game)
        found = self._engine.ask(SearchRequest(game.start, moves, mate_ms=MATE_MS, deadline_ms=60_000))
        if isinstance(found, MateFound) and found.mate and found.line:
            return Evaluation(Score(mate=len(found.line)), found.line)
        listener = Listener(game.position)
        request = SearchRequest(game.start, moves, nodes=self._nodes)
        self._engine.ask(request, lambda info: listener.hear(info) if isinstance(info, Info) else None)
        lines = listener.thoughts().lines
        if not lines or lines[0].score is None:
            return None
        line = tuple(format_move(move, self.variant) for move in lines[0].moves)
        return Evaluation(lines[0].score, line, lines[0].depth)


def _moves(game: Game) -> tuple[int, ...]:
    return tuple(node.move for node in game.cursor.path())


def blunders_of(game: Game) -> Iterator[Blunder]:
    """The blunders of an analysed game that can be explained."""
    for judged in review(game, game.main_line(), MarkLimits()).judged.values():
        if judged.mark is Mark.BLUNDER:
            lesson = lesson_of(game, judged)
            if lesson is not None:
                yield game, lesson


def games_of(options: argparse.Namespace, folder: Path | None) -> Iterator[Game]:
    """Those that are kept, then new ones without end, unless those are enough."""
    kept = sorted(folder.glob("*.shogi")) if folder is not None else []
    for file in kept:
        yield parse_game(file.read_text(encoding="utf-8"))
    if options.kept_only:
        return
    analyst = Analyst(options.variant, options.nodes)
    try:
        for number in count(len(kept)):
            pair = LEVELS[number % len(LEVELS)], LEVELS[(number + number // len(LEVELS)) % len(LEVELS)]
            game = analyst.played(pair, options.seed + number, options.longest, options.opening)
            analyst.analyse(game, options.opening)
            if folder is not None:
                folder.mkdir(parents=True, exist_ok=True)
                (folder / f"{number:04}.shogi").write_text(format_game(game), encoding="utf-8")
            yield game
    finally:
        analyst.close()


def board_text(position: Position) -> str:
    """A board to be read: the pieces as SFEN writes them, upper case Black's, with files above and ranks beside."""
    variant = position.variant
    width = max(len(kind.abbreviation) for kind in variant.every_kind) + 1
    rows = [" ".join(f"{file:>{width}}" for file in range(variant.files, 0, -1))]
    for rank in range(1, variant.ranks + 1):
        cells = []
        for file in range(variant.files, 0, -1):
            piece = int(position.piece_at(variant.square(file, rank)))
            name = variant.kind(piece >> 1).abbreviation if piece != EMPTY else "."
            cells.append(f"{name.lower() if piece != EMPTY and piece & 1 else name:>{width}}")
        rows.append(" ".join(cells) + "  " + variant.square_name(variant.square(1, rank))[1:])
    return "\n".join(rows)


def told(lesson: CoachedMove) -> str:
    """A blunder with all that is said of it."""
    position, before, notation = lesson.position, lesson.last, "western"
    after = position.copy()
    after.play(lesson.move)
    (move,) = line_texts(position, (lesson.move,), before, notation)
    better = " ".join(line_texts(position, lesson.better, before, notation))
    reply = " ".join(line_texts(after, lesson.reply, lesson.move, notation))
    said = "\n".join(f"  - {fact.kind.name}: {sentence}" for fact, sentence in zip(
        lesson.facts, sentences(lesson.facts, position, before, notation), strict=True))  # fmt: skip
    return (
        f"{format_sfen(position)}\n{board_text(position)}\n"
        f"{move}  ({lesson.before:.0%} -> {lesson.after:.0%})\nthen   {reply}\nbetter {better}\n{said}\n"
    )


def main(arguments: list[str] | None = None) -> None:
    """Counts what is said of blunders, and shows some."""
    options = _parsed(arguments)
    app = QCoreApplication.instance() or QCoreApplication([])  # for the words
    found: list[Blunder] = []
    games = 0
    for game in games_of(options, options.keep):
        games += 1
        found += blunders_of(game)
        print(f"{games} games, {len(found)} blunders", file=sys.stderr, flush=True)
        if len(found) >= options.blunders:
            break
    del found[options.blunders :]
    first = Counter(lesson.facts[0].kind for _, lesson in found)
    every = Counter(fact.kind for _, lesson in found for fact in lesson.facts)
    total = max(1, len(found))
    print(f"{len(found)} blunders of {games} games of {options.variant}")
    for kind in FactKind:
        print(f"{kind.name:18} first {first[kind]:4} ({first[kind] / total:4.0%})   said {every[kind]:4}")
    specific = sum(first[kind] for kind in FactKind if kind is not FactKind.SLOWER)
    print(f"a specific reason: {specific / total:.0%}; slower: {first[FactKind.SLOWER] / total:.0%}")
    wanted = [pair for pair in found if options.kind in ("", *(fact.kind.name for fact in pair[1].facts))]
    chosen = wanted if options.show >= len(wanted) else random.Random(options.seed).sample(wanted, options.show)
    for number, (_, lesson) in enumerate(chosen, 1):
        print(f"\n[{number}] {told(lesson)}")
    del app


def _parsed(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--variant", default="shogi")
    add("--blunders", type=int, default=200, help="how many are explained")
    add("--nodes", type=int, default=60_000, help="positions that an analysis looks at, for each of a game")
    add("--longest", type=int, default=160, help="plies after which a game is given up")
    add("--opening", type=int, default=1, help="moves at random that a game begins with")
    add("--seed", type=int, default=1, help="of the first moves, and of what is shown")
    add("--keep", type=Path, default=None, metavar="FOLDER", help="where analysed games are kept and taken from")
    add("--kept-only", action="store_true", help="play no more games")
    add("--show", type=int, default=0, metavar="N", help="print so many blunders with their sentences")
    add("--kind", default="", help="of those shown, a kind that is said of each, as FORK")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    main()
