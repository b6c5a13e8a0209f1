"""A whole game on paper: headers, the moves in columns with times, comments and variations, and diagrams."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from shogi_desktop.excerpt import excerpt
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.mating.problem import Problem
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.headers import BLACK, WHITE
from shogi_desktop.notation.records.reading import Steps
from shogi_desktop.rules import Position, Side
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.session.play.setup import HEADER, read_setup

from ..pictures.book_layout import BookDiagram, BookStyle, caption, diagram_of
from ..pictures.book_shapes import Sheet
from ..widgets.plain import NAME
from ..words.i18n import QT_TRANSLATE_NOOP, translate, variant_text
from ..words.move_texts import MoveTexts
from ..words.texts import (
    SIDE_MARKS,
    changed_rules,
    handicap_name,
    header_name,
    labelled,
    player_name,
    result_sentence,
    spent_text,
)
from .flow import MOVE, MOVE_LEFT, NOTE, Flow, Measures, Paper, Slug, diagram_slug, gap, move_slugs, text_slugs

VALUE = (500, 5)  # characters and lines of a header


def _word(text: str) -> str:
    return translate("Print", text)


def players(game: Game) -> str:
    """ "☗ Black – ☖ White"."""
    setup = read_setup(game)[0]
    return " – ".join(f"{SIDE_MARKS[side]} {player_name(setup, side)}" for side in Side)


def game_name(game: Game) -> str:
    """The game, the handicap, and every rule that is not as usual."""
    variant = game.variant
    parts = [variant_text(variant.title)]
    if game.handicap:
        parts.append(handicap_name(variant, game.handicap))
    return " · ".join([*parts, *changed_rules(variant)])


def headers(game: Game) -> Iterator[str]:
    """What else is known about the game, each as "Name: value"."""
    for name, value in game.headers.items():
        if name not in (BLACK, WHITE, HEADER) and value.strip():
            yield labelled(excerpt(header_name(name), NAME), excerpt(value.strip(), *VALUE))


def variation() -> str:
    """Before the moves of a variation."""
    return _word(QT_TRANSLATE_NOOP("Print", "Variation:"))


def problem_title(number: int, problem: Problem, japanese: bool) -> str:
    """Above a problem."""
    if japanese:
        title = f"第{number}問" + (f"　{problem.plies}手詰" if problem.plies else "")
    elif problem.plies:
        said = _word(QT_TRANSLATE_NOOP("Print", "Problem {number}: mate in {plies}"))
        title = said.format(number=number, plies=problem.plies)
    else:
        title = _word(QT_TRANSLATE_NOOP("Print", "Problem {number}")).format(number=number)
    return f"{title}  {excerpt(problem.title, NAME)}".rstrip()


def solutions_title() -> str:
    return _word(QT_TRANSLATE_NOOP("Print", "Solutions"))


def unsolved() -> str:
    return _word(QT_TRANSLATE_NOOP("Print", "no solution was found in the time"))


TITLE: Final = 14.0
DEEPEST: Final = 4  # variations of variations are set in so often
STEP: Final = 8.0
COMMENT: Final = (20_000, 400)  # characters and lines of one that are printed
NO_BREAK: Final = "\u00a0"  # a blank that no line ends with
OFTEN: Final = 100  # nodes between two rests
COLUMNS: Final = {9: 3, 16: 2}  # files of a board, and how many columns it has room in


@dataclass(frozen=True)
class GamePrintChoice:
    """What of a game is printed: a diagram every so many moves (0 = none), at bookmarks, at the end; and the rest.

    `notation` is "japanese" or "western".
    """

    notation: str
    style: BookStyle
    every: int = 20
    bookmarks: bool = True
    end: bool = True
    comments: bool = True
    variations: bool = True
    times: bool = True


def columns_of(variant: Variant) -> int:
    return next((columns for files, columns in COLUMNS.items() if variant.files <= files), 1)


def game_steps(game: Game, choice: GamePrintChoice, paper: Paper, measures: Measures) -> Steps[list[Sheet]]:
    known = _Known(game, choice)
    for share in known.read():
        yield share / 2
    flow = Flow(paper)
    flow.set(_head(game, flow.width, measures))
    flow.divide(columns_of(game.variant))
    story = _Story(game, choice, known, flow, measures)
    for number, slugs in enumerate(story.slugs()):
        flow.set(slugs)
        if number % OFTEN == 0:
            yield 0.5 + 0.5 * min(1.0, story.told / known.count)
    return flow.pages(players(game), measures.plain)


def _head(game: Game, width: float, measures: Measures) -> Iterator[Slug]:
    measure = measures.plain
    yield from text_slugs(players(game), width, measure, TITLE)
    yield from text_slugs(game_name(game), width, measure)
    for line in headers(game):
        yield from text_slugs(line, width, measure)
    yield gap(MOVE)


class _Known:
    """What is found out in one walk through the tree: texts of all moves, and the diagrams."""

    def __init__(self, game: Game, choice: GamePrintChoice) -> None:
        self._game, self._choice = game, choice
        self.texts = MoveTexts(choice.notation)
        self.diagrams: dict[Node, BookDiagram] = {}
        self.line = _first_line(game.root)
        self.count = sum(1 for _ in game.root.walk())
        self._on_line = set(self.line)

    def read(self) -> Steps[None]:
        if self._is_unusual_start():
            self.diagrams[self._game.root] = diagram_of(self._game.start)
        for number, (node, position) in enumerate(self.texts.prepare_all(self._game)):
            if self._is_shown(node):
                self.diagrams[node] = diagram_of(position, node.move)
            if number % OFTEN == 0:
                yield number / self.count

    def _is_unusual_start(self) -> bool:
        """Whether the start is a set-up position, or has a bookmark."""
        game = self._game
        usual = Position.handicap(game.variant, game.handicap)
        return self._is_bookmarked(game.root) or format_sfen(game.start) != format_sfen(usual)

    def _is_shown(self, node: Node) -> bool:
        if node not in self._on_line:
            return self._choice.variations and self._is_bookmarked(node)
        every = self._choice.every
        ends = self._choice.end and (node is self.line[-1] or node.ending is not None)
        return ends or self._is_bookmarked(node) or bool(every and node.ply % every == 0)

    def _is_bookmarked(self, node: Node) -> bool:
        return self._choice.bookmarks and bool(node.bookmark)


def _first_line(node: Node) -> list[Node]:
    """First child after first child, what was tried after the end of the game too."""
    line = []
    while node.children:
        node = node.children[0]
        line.append(node)
    return line


class _Story:
    """The moves and all that belongs to them, in the order of reading."""

    def __init__(self, game: Game, choice: GamePrintChoice, known: _Known, flow: Flow, measures: Measures) -> None:
        self._game, self._choice, self._known = game, choice, known
        self._measures = measures
        self._width, self._highest = flow.width, flow.highest
        self._diagrams = 0
        self.told = 0  # nodes so far

    def slugs(self) -> Iterator[list[Slug]]:
        root = self._game.root
        yield [*self._diagram(root), *self._comment(root)]
        for node in self._known.line:
            self.told += 1
            time = spent_text(node.spent_ms) if self._choice.times else ""
            text = self._known.texts.of(node)
            yield move_slugs(node.ply, text, time, self._width, self._measures.plain)
            yield [*self._comment(node), *self._ending(node), *self._diagram(node)]
            if self._choice.variations and node.parent is not None:
                for sibling in node.parent.children[1:]:
                    yield from self._variations(sibling)

    def _variations(self, first: Node) -> Iterator[list[Slug]]:
        """A variation as a paragraph, after it those that leave it; without recursion."""
        waiting = [(first, 1)]
        while waiting:
            node, depth = waiting.pop()
            line = [node, *_first_line(node)]
            self.told += len(line)
            indent = MOVE_LEFT + STEP * (min(depth, DEEPEST) - 1)
            text = " ".join([variation(), *map(self._told, line)])
            yield text_slugs(text, self._width, self._measures.plain, NOTE, indent)
            for each in line:
                yield self._diagram(each)
            branches = [(child, depth + 1) for each in line for child in each.children[1:]]
            waiting += reversed(branches)

    def _told(self, node: Node) -> str:
        """A move within a paragraph, with what is said about it."""
        parts = [f"{node.ply}{NO_BREAK}{self._known.texts.of(node)}"]
        if self._choice.comments and node.comment.strip():
            parts.append(f"({' '.join(excerpt(node.comment, *COMMENT).split())})")
        if node.ending is not None:
            parts.append(result_sentence(node.ending))
        return " ".join(parts)

    def _comment(self, node: Node) -> list[Slug]:
        if not (self._choice.comments and node.comment.strip()):
            return []
        return text_slugs(excerpt(node.comment.strip(), *COMMENT), self._width, self._measures.plain, NOTE, MOVE_LEFT)

    def _ending(self, node: Node) -> list[Slug]:
        if node.ending is None:
            return []
        return text_slugs(result_sentence(node.ending), self._width, self._measures.plain, MOVE, MOVE_LEFT)

    def _diagram(self, node: Node) -> list[Slug]:
        diagram = self._known.diagrams.get(node)
        if diagram is None:
            return []
        self._diagrams += 1
        style, measures = self._choice.style, self._measures
        told = caption(node, self._known.texts.of(node), style.japanese, self._diagrams)
        if node.bookmark and self._choice.bookmarks:
            told = f"{told} ({excerpt(node.bookmark, NAME)})"
        captioned = replace(diagram, caption=told)
        return [diagram_slug(captioned, style, self._width, self._highest, measures.book)]
