"""Mate problems on paper: diagrams with the attacker's hand, and the solutions on the last page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from shogi_desktop.excerpt import excerpt
from shogi_desktop.mating.problem import Problem
from shogi_desktop.notation.records.problem_set import position_of
from shogi_desktop.notation.records.reading import Steps
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.record.variant import Variant

from ..pictures.book_layout import BookDiagram, BookStyle, diagram_of
from ..pictures.book_shapes import Shape, Sheet, moved
from ..widgets.plain import NAME
from ..words.move_texts import line_texts
from .flow import GUTTER, MOVE, NOTE, Flow, Measures, Paper, Slug, diagram_slug, gap, readable, text_slugs
from .game_pages import problem_title, solutions_title, unsolved

TITLE: Final = 14.0
HEADING: Final = 11.0
BELOW: Final = 10.0  # white below a row of diagrams
GRIDS: Final = {9: (3, 4), 12: (2, 3), 16: (2, 2)}
"""Files of a board: how many stand side by side, and one below the other."""
SOLUTION_COLUMNS: Final = 2
MOST_ACROSS: Final = 4
COMMENT: Final = (2000, 40)  # characters and lines of one that are printed

Line = tuple[int, ...]


def grid_of(variant: Variant, across: int = 0) -> tuple[int, int]:
    """How many diagrams stand side by side, and one below the other; `across` says how many side by side."""
    usual = next((grid for files, grid in GRIDS.items() if variant.files <= files), (1, 1))
    return (across, max(1, round(usual[1] * across / usual[0]))) if across else usual


def problem_steps(
    title: str,
    problems: Sequence[Problem],
    first: int,
    solutions: Mapping[int, Line],
    style: BookStyle,
    notation: str,
    paper: Paper,
    measures: Measures,
    across: int = 0,
    told: bool = True,
) -> Steps[list[Sheet]]:
    """The pages of a sheet. `first` numbers the first problem; `solutions` are lines by place, () where none is known,
    and nothing is printed of them where none are given. `across` diagrams stand side by side, 0: as many as are usual
    for the board; `told`: authors stand above their problems, sources and comments below the solutions."""
    flow = Flow(paper)
    above = [*text_slugs(title, flow.width, measures.plain, TITLE), gap(MOVE)] if title else []
    flow.set(above)
    count, rows = grid_of(_variant(problems), across)
    highest = (flow.highest - sum(slug.height for slug in above)) / rows
    width = (flow.width - (count - 1) * GUTTER) / count
    for at in range(0, len(problems), count):
        row = [
            _diagram(problem, first + at + place, style, width, measures, told)
            for place, problem in enumerate(problems[at : at + count])
        ]
        flow.set([_row(row, width, highest)])
        yield at / len(problems)
    if solutions:
        flow.break_page()
        flow.set([*text_slugs(solutions_title(), flow.width, measures.plain, HEADING), gap(NOTE)])
        flow.divide(SOLUTION_COLUMNS)
        for place, problem in enumerate(problems):
            flow.set(_solution(problem, first + place, solutions.get(place, ()), style, notation, flow, measures))
            if told:
                flow.set(_notes(problem, flow, measures))
    return flow.pages(title, measures.plain)


def _variant(problems: Sequence[Problem]) -> Variant:
    """That of the largest board among the problems."""
    variants = {position_of(problem).variant for problem in problems}
    return max(variants, key=lambda variant: variant.files)


def _diagram(problem: Problem, number: int, style: BookStyle, width: float, measures: Measures, told: bool) -> Sheet:
    heading = problem_title(number, problem, style.japanese)
    author = excerpt(problem.author, NAME) if told else ""
    heading = f"{heading}  ({author})" if author else heading
    attacker = problem.attacker
    diagram = diagram_of(position_of(problem), title=heading, hands=(attacker,), flipped=attacker == 1)
    return readable(diagram, style, width, measures.book)


def _row(sheets: Sequence[Sheet], width: float, highest: float) -> Slug:
    """Diagrams side by side, each with so much room, all of one scale."""
    tallest = max(sheet.height for sheet in sheets)
    scale = min(width / max(sheet.width for sheet in sheets), (highest - BELOW) / tallest)
    shapes: list[Shape] = []
    for number, sheet in enumerate(sheets):
        left = number * (width + GUTTER) + (width - sheet.width * scale) / 2
        shapes += [moved(shape, left, 0, scale) for shape in sheet.shapes]
    return Slug(tallest * scale + BELOW, tuple(shapes))


def _solution(
    problem: Problem, number: int, line: Line, style: BookStyle, notation: str, flow: Flow, measures: Measures
) -> Iterator[Slug]:
    moves = " ".join(line_texts(position_of(problem), line, NO_MOVE, notation)) if line else unsolved()
    heading = problem_title(number, replace(problem, title=""), style.japanese)
    yield from text_slugs(heading, flow.width, measures.plain, MOVE)
    yield from text_slugs(moves, flow.width, measures.plain, MOVE, MOVE)
    yield gap(NOTE / 2)


def _notes(problem: Problem, flow: Flow, measures: Measures) -> Iterator[Slug]:
    """Author and source in a line, the comment below."""
    origin = ", ".join(excerpt(told, NAME) for told in (problem.author, problem.source) if told)
    for text in filter(None, (origin, excerpt(problem.comment, *COMMENT))):
        yield from text_slugs(text, flow.width, measures.plain, NOTE, MOVE)
    if origin or problem.comment:
        yield gap(NOTE / 2)


LARGEST = 0.8  # of the width of the page


def position_page(title: str, diagram: BookDiagram, style: BookStyle, paper: Paper, measures: Measures) -> list[Sheet]:
    """The page of a diagram, with a title above it."""
    flow = Flow(paper)
    flow.set([*text_slugs(title, flow.width, measures.plain, TITLE, align=0.5), gap(TITLE)])
    flow.set([diagram_slug(diagram, style, flow.width, flow.highest * LARGEST, measures.book)])
    return flow.pages("", measures.plain)
