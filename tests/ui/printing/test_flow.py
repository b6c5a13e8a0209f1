"""Columns and pages."""

from __future__ import annotations

from shogi_desktop.ui.pictures.book_shapes import Sheet, Text
from shogi_desktop.ui.printing.flow import A4, Flow, Paper, Slug, move_slugs, text_slugs
from tests.ui.printing.pages import half

SMALL = Paper("small", 200, 140, margin=20)  # columns of 100


def line(text: str, height: float = 25, floating: bool = False) -> Slug:
    return Slug(height, (Text(text, 0, 0, 10),), floating)


def placed(pages: list[Sheet]) -> list[tuple[int, str, float, float]]:
    return [
        (number, shape.text, shape.x, shape.y)
        for number, page in enumerate(pages)
        for shape in page.shapes
        if isinstance(shape, Text) and "/" not in shape.text
    ]


def test_columns_are_filled_one_after_the_other() -> None:
    flow = Flow(SMALL, columns=2)
    flow.set([line(str(number)) for number in range(9)])
    found = placed(flow.pages("", half))
    assert [found[at] for at in (3, 4, 8)] == [(0, "3", 20, 95), (0, "4", 108, 20), (1, "8", 20, 20)]


def test_below_a_heading_columns_begin_lower_on_that_page_only() -> None:
    flow = Flow(SMALL)
    flow.set([line("heading", 50)])
    flow.divide(2)
    flow.set([line(str(number)) for number in range(5)])
    found = placed(flow.pages("", half))
    assert [y for _, _, _, y in found] == [20, 70, 95, 70, 95, 20]


def test_a_diagram_that_finds_no_room_stands_at_the_top_of_the_next_column() -> None:
    flow = Flow(SMALL, columns=2)
    flow.set([line("0"), line("1"), line("2"), line("diagram", 60, floating=True), line("3"), line("4")])
    order = placed(flow.pages("", half))
    assert [(text, x, y) for _, text, x, y in order[3:]] == [("3", 20, 95), ("diagram", 108, 20), ("4", 108, 80)]


def test_waiting_diagrams_are_not_forgotten_at_the_end() -> None:
    flow = Flow(SMALL)
    flow.set([line("0", 90), *(line(f"d{n}", 70, floating=True) for n in range(3))])
    found = placed(flow.pages("", half))
    assert [(number, text) for number, text, _, _ in found] == [(0, "0"), (1, "d0"), (2, "d1"), (3, "d2")]


def test_something_higher_than_a_page_does_not_hang() -> None:
    flow = Flow(SMALL)
    flow.set([line("a"), line("huge", 500), line("huger", 900, floating=True), line("b")])
    assert [text for _, text, _, _ in placed(flow.pages("", half))] == ["a", "huge", "huger", "b"]
    assert len(flow.pages("", half)) >= 3


def test_pages_are_numbered_where_there_are_several() -> None:
    one, two = Flow(SMALL), Flow(SMALL)
    one.set([line("a")])
    two.set([line(str(number)) for number in range(6)])
    assert [shape.text for shape in one.pages("title", half)[0].shapes if isinstance(shape, Text)] == ["a"]
    first, second = two.pages("title", half)
    assert "1 / 2" in str(first) and "2 / 2" in str(second)
    assert "title" not in str(first) and "title" in str(second)


def test_a_long_move_goes_on_below_beside_its_number() -> None:
    burning = "☗ FDx15kx!" + ",".join(["16k"] * 30)
    slugs = move_slugs(7, burning, "1:00", 150, half)
    assert len(slugs) > 2 and "1:00" in str(slugs[0]) and "1:00" not in str(slugs[1])


def test_texts_keep_their_lines() -> None:
    assert len(text_slugs("a\n\nb", A4.room, half)) == 3
