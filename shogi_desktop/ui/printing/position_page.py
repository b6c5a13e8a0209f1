"""One diagram on a page of its own."""

from __future__ import annotations

from ..pictures.book.diagram import BookStyle, Diagram
from ..pictures.book.shapes import Sheet
from .flow import Flow
from .paper import Paper
from .slugs import Measures, diagram_slug, gap, text_slugs

TITLE = 14.0
LARGEST = 0.8  # of the width of the page


def position_page(title: str, diagram: Diagram, style: BookStyle, paper: Paper, measures: Measures) -> list[Sheet]:
    """The page of a diagram, with a title above it."""
    flow = Flow(paper)
    flow.set([*text_slugs(title, flow.width, measures.plain, TITLE, align=0.5), gap(TITLE)])
    flow.set([diagram_slug(diagram, style, flow.width, flow.highest * LARGEST, measures.book)])
    return flow.pages("", measures.plain)
