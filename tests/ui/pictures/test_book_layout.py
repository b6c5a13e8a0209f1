"""Printed diagrams as they are laid out: nothing leaves the sheet, and every piece and word is there."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.ui.pictures.book_layout import TALL, BookDiagram, BookStyle, diagram_of, lay_out
from shogi_desktop.ui.pictures.book_shapes import Dot, LetterShape, LineShape, Sheet, Text, Tone, wrapped

JAPANESE = BookStyle()
WESTERN = BookStyle(kanji=False, japanese=False, coordinates="letters")
HANDS = "4k4/9/9/9/9/9/9/9/4K4 b R2B2G2S3N4L17Pr2g2snp 1"
ALL_IN_HAND = "4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L18P 1"


def half(text: str, size: float) -> float:
    """Every letter is half as wide as high, a Japanese one as wide."""
    return sum(size * (0.5 if letter.isascii() else 1.0) for letter in text)


def sheet_of(diagram: BookDiagram, style: BookStyle = JAPANESE) -> Sheet:
    return lay_out(diagram, style, half)


def boxes(sheet: Sheet) -> list[tuple[float, float, float, float]]:
    """What every shape covers at most: left, top, right, bottom."""
    found = []
    for shape in sheet.shapes:
        match shape:
            case LineShape():
                xs, ys = zip(*shape.points, strict=True)
                found.append((min(xs), min(ys), max(xs), max(ys)))
            case Tone():
                found.append((shape.x, shape.y, shape.x + shape.w, shape.y + shape.h))
            case Dot():
                found.append((shape.x, shape.y, shape.x, shape.y))
            case LetterShape():
                wide, high = min(shape.room, half(shape.text, shape.size)) / 2, shape.size / 2
                found.append((shape.x - wide, shape.y - high, shape.x + wide, shape.y + high))
            case Text():
                left = shape.x - shape.align * half(shape.text, shape.size)
                found.append((left, shape.y - shape.size, left + half(shape.text, shape.size), shape.y))
    return found


def signs(sheet: Sheet, turned: bool = False) -> str:
    return "".join(shape.text for shape in sheet.shapes if isinstance(shape, LetterShape) and shape.turned == turned)


def texts(sheet: Sheet) -> list[str]:
    return [shape.text for shape in sheet.shapes if isinstance(shape, Text)]


@pytest.mark.parametrize("style", [JAPANESE, WESTERN, BookStyle(True, False, "off")])
@pytest.mark.parametrize(
    "name", ["shogi", "wa", "chu", "heian_dai", "dai", "tenjiku", "minishogi", "gorogoro", "kyotoshogi"]
)
def test_nothing_leaves_the_sheet(name: str, style: BookStyle) -> None:
    caption = "第12図は☗７六歩まで " * 12
    sheet = sheet_of(diagram_of(Position(load_variant(name)), 0, caption, "第1問"), style)
    for left, top, right, bottom in boxes(sheet):
        assert left >= 0 and top >= 0 and right <= sheet.width and bottom <= sheet.height
    assert len(texts(sheet)) > 3  # the caption is folded


@pytest.mark.parametrize("sfen", [HANDS, ALL_IN_HAND])
@pytest.mark.parametrize("style", [JAPANESE, WESTERN])
@pytest.mark.parametrize("flipped", [False, True])
def test_large_hands_fit(sfen: str, style: BookStyle, flipped: bool) -> None:
    position = parse_sfen(sfen, load_variant("shogi"))
    sheet = sheet_of(diagram_of(position, flipped=flipped), style)
    assert all(box[0] >= 0 and box[2] <= sheet.width and box[3] <= sheet.height for box in boxes(sheet))


def test_hands_stand_in_columns_beside_a_japanese_board() -> None:
    sheet = sheet_of(diagram_of(parse_sfen(HANDS, load_variant("shogi"))))
    assert "☗持駒飛角二金二銀二桂三香四歩十七" in signs(sheet)
    assert "☖持駒飛金二銀二桂歩" in signs(sheet)
    assert where_black_begins(sheet) > 1
    turned = diagram_of(parse_sfen(HANDS, load_variant("shogi")), flipped=True)
    assert where_black_begins(sheet_of(turned)) < 0


def where_black_begins(sheet: Sheet) -> float:
    """The place of Black's hand: below 0 left of the board, above 1 right of it."""
    frame = next(shape.points for shape in sheet.shapes if isinstance(shape, LineShape) and shape.closed)
    black = next(shape.x for shape in sheet.shapes if isinstance(shape, LetterShape) and shape.text == "☗")
    return (black - frame[0][0]) / (frame[1][0] - frame[0][0])


def test_an_empty_hand_is_said_to_be_empty() -> None:
    position = Position(load_variant("shogi"))
    assert "☗持駒なし" in signs(sheet_of(diagram_of(position)))
    assert texts(sheet_of(diagram_of(position), WESTERN)) == ["☗ in hand: nothing", "☖ in hand: nothing"]


def test_hands_stand_below_a_western_board() -> None:
    sheet = sheet_of(diagram_of(parse_sfen(HANDS, load_variant("shogi")), caption="Diagram 3"), WESTERN)
    assert texts(sheet)[0].startswith("☗ in hand: R, B×2, G×2") and texts(sheet)[-1] == "Diagram 3"


def test_a_problem_tells_the_attackers_hand_alone() -> None:
    sheet = sheet_of(diagram_of(parse_sfen(HANDS, load_variant("shogi")), hands=(0,)))
    assert "☗" in signs(sheet) and "☖" not in signs(sheet)


@pytest.mark.parametrize("name", ["chu", "heian_dai", "dai", "tenjiku", "wa"])
def test_games_without_drops_have_no_hands(name: str) -> None:
    assert "持" not in signs(sheet_of(diagram_of(Position(load_variant(name)))))


def test_white_is_upside_down_and_turned_with_the_board() -> None:
    position = parse_sfen("4k4/9/9/9/9/9/9/9/4K3L b - 1", load_variant("shogi"))
    assert signs(sheet_of(diagram_of(position)), turned=True) == "玉"
    assert signs(sheet_of(diagram_of(position, flipped=True)), turned=True) in ("玉香", "香玉")


def test_the_square_of_the_last_move_is_shaded() -> None:
    variant = load_variant("shogi")
    position = Position(variant)
    move = parse_move("7g7f", position)
    position.play(move)
    for flipped, column, row in ((False, 2, 5), (True, 6, 3)):
        sheet = sheet_of(diagram_of(position, move, flipped=flipped), BookStyle(coordinates="off"))
        (tone,) = (shape for shape in sheet.shapes if isinstance(shape, Tone))
        grid = next(shape for shape in sheet.shapes if isinstance(shape, LineShape) and shape.closed)
        left, top = grid.points[0]
        assert (tone.x, tone.y) == pytest.approx((left + column, top + row * TALL))


def test_promoted_pieces_that_look_like_others_are_underlined() -> None:
    """In chu shogi a promoted gold general has the face of a rook."""
    variant = load_variant("chu")
    plain = sheet_of(diagram_of(parse_sfen("12/12/12/12/12/12/5R6/12/12/12/12/12 b - 1", variant)))
    promoted = sheet_of(diagram_of(parse_sfen("12/12/12/12/12/12/5+G6/12/12/12/12/12 b - 1", variant)))
    assert "飛車" in signs(plain) and "飛車" in signs(promoted)
    assert texts(plain) == [] and texts(promoted) == ["下線は成駒"]
    assert len(promoted.shapes) == len(plain.shapes) + 2


def test_letters_stand_in_an_outline_that_tells_the_side() -> None:
    """S, N and others look the same upside down."""
    position = parse_sfen("9/9/9/4s4/9/4+S4/9/9/9 b - 1", load_variant("shogi"))
    sheet = sheet_of(diagram_of(position), WESTERN)
    outlines = [shape.points for shape in sheet.shapes if isinstance(shape, LineShape) and len(shape.points) == 5]
    tips = [points[0][1] - sum(y for _, y in points) / 5 for points in outlines]
    assert len(outlines) == 2 and tips[0] > 0 > tips[1]
    assert "+S" in signs(sheet) and "S" in signs(sheet, turned=True)


def test_texts_are_folded_at_blanks_and_in_long_words() -> None:
    assert wrapped("one two three", 2.0, 8.0, half) == ["one two", "three"]
    assert wrapped("aa " + "b" * 20, 2.0, 8.0, half) == ["aa bbbbb", "bbbbbbbb", "bbbbbbb"]
    assert wrapped("", 2.0, 8.0, half) == [""] and wrapped("a\nb", 2.0, 8.0, half) == ["a", "b"]
    assert wrapped("玉" * 5, 2.0, 1.0, half) == ["玉"] * 5
