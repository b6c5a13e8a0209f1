"""The lens: when it appears and goes, what it says, and the reach it draws."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QFont, QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop import program_files
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, Variant, load_variant
from shogi_desktop.session.sight.attacks import piece_moves
from shogi_desktop.ui.board import BoardStyle, PieceLens
from shogi_desktop.ui.board.layout.layout import Box
from shogi_desktop.ui.board.layout.spot import on_square
from shogi_desktop.ui.board.lens import DELAY_MS, DIAGRAM, FACE, MARGIN, TOP, WIDTH, LensControl, NoteBlock, card_names
from shogi_desktop.ui.board.scene.notice import beside
from shogi_desktop.ui.board.words import KindNote, kind_notes
from shogi_desktop.ui.diagrams.reach import ReachSign
from shogi_desktop.ui.faces.art import Art
from shogi_desktop.ui.words.i18n import Language
from tests.ui.board.conftest import LEFT, NO_KEY, Fingers
from tests.ui.contrast import distance

RIGHT = Qt.MouseButton.RightButton


@pytest.fixture
def large(fingers: Fingers, tenjiku: Variant) -> Fingers:
    fingers.show(Position(tenjiku))
    return fingers


def lens_of(hand: Fingers) -> PieceLens:
    lens = hand.view.findChild(PieceLens)
    assert isinstance(lens, PieceLens)
    return lens


def control_of(hand: Fingers) -> LensControl:
    control = hand.view.findChild(LensControl)
    assert isinstance(control, LensControl)
    return control


def rest_on(hand: Fingers, place: str) -> None:
    hand.carry(hand.point(place))
    hand.carry(hand.point(place) + QPoint(1, 1))


def shown_code(hand: Fingers, qtbot: QtBot) -> str:
    qtbot.waitUntil(lens_of(hand).isVisible, timeout=3000)
    return hand.variant.kind(lens_of(hand).piece >> 1).code


def test_appears_over_a_piece_and_leaves_it_free(large: Fingers, qtbot: QtBot) -> None:
    rest_on(large, "9n")
    assert not lens_of(large).isVisible(), "only after a while"
    assert shown_code(large, qtbot) == "LH"
    lens = lens_of(large)
    assert not lens.geometry().contains(large.point("9n"))
    assert large.view.viewport().rect().contains(lens.geometry())
    large.carry(large.point("9h"))
    assert not lens.isVisible()


def test_shrinks_to_a_low_window(large: Fingers, qtbot: QtBot) -> None:
    large.view.resize(700, 300)
    rest_on(large, "9n")
    assert shown_code(large, qtbot) == "LH"
    assert large.view.viewport().rect().contains(lens_of(large).geometry())


def test_on_a_stand(fingers: Fingers, shogi: Variant, qtbot: QtBot) -> None:
    position = Position.handicap(shogi, "three-pawns")
    fingers.show(position)
    QTest.mousePress(fingers.view.viewport(), RIGHT, NO_KEY, fingers.point("p"))
    assert lens_of(fingers).isVisible() and shown_code(fingers, qtbot) == "P"


def press_right(hand: Fingers, place: str) -> None:
    QTest.mousePress(hand.view.viewport(), RIGHT, NO_KEY, hand.point(place))


def test_where_every_piece_is_soon_known_it_does_not_come_by_itself(fingers: Fingers, qtbot: QtBot) -> None:
    rest_on(fingers, "2h")
    assert stays_away(fingers, qtbot)


def test_while_the_right_button_is_held(fingers: Fingers, qtbot: QtBot) -> None:
    press_right(fingers, "2h")
    assert lens_of(fingers).isVisible() and shown_code(fingers, qtbot) == "R"
    fingers.carry(fingers.point("8h"))
    assert shown_code(fingers, qtbot) == "B", "another piece on the way"
    QTest.mouseRelease(fingers.view.viewport(), RIGHT, NO_KEY, fingers.point("8h"))
    assert not lens_of(fingers).isVisible()


def test_the_right_button_first_lets_go_of_a_piece(fingers: Fingers) -> None:
    fingers.click("7g")
    press_right(fingers, "2h")
    assert not fingers.view.hand.busy and not lens_of(fingers).isVisible()


def test_while_the_key_is_held(fingers: Fingers, qtbot: QtBot) -> None:
    fingers.key(*[Qt.Key.Key_Down] * 3)
    QTest.keyPress(fingers.view, Qt.Key.Key_L)
    assert lens_of(fingers).isVisible()
    QTest.keyRelease(fingers.view, Qt.Key.Key_L)
    assert not lens_of(fingers).isVisible()


@pytest.mark.parametrize("flipped", [False, True])
def test_a_piece_that_points_down_is_shown_so(fingers: Fingers, flipped: bool) -> None:
    fingers.view.set_flipped(flipped)
    lens, pictures = lens_of(fingers), {}
    for square in ("4c", "4g"):
        press_right(fingers, square)
        pictures[square] = lens.grab().toImage()
        QTest.mouseRelease(fingers.view.viewport(), RIGHT, NO_KEY, fingers.point(square))
    down, up = ("4g", "4c") if flipped else ("4c", "4g")
    above = [reach_above(pictures[square]) for square in (down, up)]
    assert above == [False, True], "a pawn's square lies below the one that points down"


def reach_above(picture: QImage) -> bool:
    """Whether the diagram shows more above the piece than below it."""
    left, top, size = round(2 * MARGIN + FACE), round(TOP), round(DIAGRAM)
    ratio = picture.width() / WIDTH
    box = QRect(round(left * ratio), round(top * ratio), round(size * ratio), round(size * ratio))
    middle, step = box.center(), round(box.height() / 7)
    above, below = (picture.pixelColor(middle.x(), middle.y() + sign * step) for sign in (-1, 1))
    blank = picture.pixelColor(box.left() + step + step // 2, middle.y())
    return distance(above, blank) > distance(below, blank)


@pytest.mark.parametrize("size", [(900, 700), (1280, 800), (620, 480)])
@pytest.mark.parametrize("name", ["shogi", "tenjiku"])
def test_never_over_a_clock(
    fingers: Fingers, tenjiku: Variant, size: tuple[int, int], name: str, qapp: QApplication
) -> None:
    if name == "tenjiku":
        fingers.show(Position(tenjiku))
    fingers.view.resize(*size)
    qapp.processEvents()
    for square in fingers.scene.snapshot.pieces:
        control_of(fingers).ask(on_square(square))
        shown = lens_of(fingers).geometry()
        for plate in fingers.layout.plates.values():
            assert not shown.intersects(QRect(*map(int, (plate.x, plate.y, plate.w, plate.h))).adjusted(1, 1, -1, -1))
    control_of(fingers).release()


@pytest.mark.parametrize("what", ["click", "key", "position", "zoom"])
def test_goes_when_something_happens(large: Fingers, qtbot: QtBot, what: str) -> None:
    rest_on(large, "9n")
    assert shown_code(large, qtbot) == "LH"
    if what == "click":
        large.click("5h")
    elif what == "key":
        large.key(Qt.Key.Key_Up)
    elif what == "position":
        large.show(Position(large.variant))
    else:
        large.view.zoom_in()
    assert not lens_of(large).isVisible()


def test_long_press(large: Fingers, qtbot: QtBot) -> None:
    point = large.point("9d")
    QTest.mousePress(large.view.viewport(), LEFT, NO_KEY, point)
    large.carry(point + QPoint(1, 1))
    assert shown_code(large, qtbot) == "VG"
    large.let_go(point)
    assert lens_of(large).isVisible()
    large.carry(large.point("9h"))
    assert not lens_of(large).isVisible()


def stays_away(hand: Fingers, qtbot: QtBot) -> bool:
    qtbot.wait(DELAY_MS + 100)
    return not lens_of(hand).isVisible()


def test_it_does_not_hide_where_an_enemy_piece_goes(large: Fingers, tenjiku: Variant, qtbot: QtBot) -> None:
    position = Position(tenjiku)
    large.view.hand.enemy_reach.lookout = lambda square: piece_moves(position, square)
    large.click("9e")
    assert large.view.hand.state.watched is not None
    rest_on(large, "9n")
    assert stays_away(large, qtbot)
    press_right(large, "9n")
    assert shown_code(large, qtbot) == "LH", "asked for it comes"


def test_a_piece_that_can_move_is_pressed_to_be_moved(large: Fingers, qtbot: QtBot) -> None:
    point = large.point("9m")
    QTest.mousePress(large.view.viewport(), LEFT, NO_KEY, point)
    large.carry(point + QPoint(1, 1))
    assert stays_away(large, qtbot)
    large.let_go(point)
    rest_on(large, "9m")
    assert stays_away(large, qtbot), "selected"
    large.click("9m")
    rest_on(large, "9m")
    assert not large.view.hand.busy and stays_away(large, qtbot), "just let go of"
    large.carry(large.point("9h"))
    rest_on(large, "9m")
    assert shown_code(large, qtbot) == "GG", "looked at once more"


@pytest.mark.parametrize("dragged", [False, True])
def test_a_piece_just_moved_is_not_explained(large: Fingers, qtbot: QtBot, dragged: bool) -> None:
    position = Position(large.variant)

    def play(move: int) -> None:
        position.play(move)
        large.show(position)

    large.view.hand.move_requested.connect(play)
    if dragged:
        large.drag("8l", "8k")
    else:
        large.click("8l", "8k")
    assert position.history() and large.scene.snapshot.pieces.get(large.square("8k"))
    rest_on(large, "8k")
    assert stays_away(large, qtbot)


def test_half_way_nothing_is_said_of_the_piece_taken(fingers: Fingers, tenjiku: Variant, qtbot: QtBot) -> None:
    position = parse_sfen("16/16/16/16/16/16/7p8/6[LN]9/16/16/16/16/16/16/16/k14K b - 1", tenjiku)
    fingers.show(position)
    told: list[bool] = []
    fingers.view.hand.half_way_changed.connect(lambda: told.append(fingers.view.hand.state.half_way))
    lion = next(name for name in ("10h", "9h") if position.piece_at(tenjiku.parse_square(name)))
    pawn = next(name for name in ("9g", "8g") if position.piece_at(tenjiku.parse_square(name)))
    fingers.click(lion, pawn)
    assert told == [True] and fingers.view.hand.state.half_way
    rest_on(fingers, pawn)
    assert stays_away(fingers, qtbot)
    fingers.key(Qt.Key.Key_Escape)
    assert told == [True, False] and not fingers.view.hand.state.half_way


def test_with_the_keyboard(large: Fingers, qtbot: QtBot) -> None:
    large.key(Qt.Key.Key_Down, *[Qt.Key.Key_Down] * 3)
    assert shown_code(large, qtbot) == "P"


def test_not_while_choosing_a_target_and_not_when_switched_off(large: Fingers, qtbot: QtBot) -> None:
    large.click("8l")
    rest_on(large, "9n")
    qtbot.wait(900)
    assert not lens_of(large).isVisible()
    large.key(Qt.Key.Key_Escape)
    large.view.set_style(BoardStyle(animation_ms=0, lens=False))
    rest_on(large, "9o")
    qtbot.wait(900)
    assert not lens_of(large).isVisible()


@pytest.mark.parametrize("name", ["shogi", "tenjiku"])
@pytest.mark.usefixtures("qapp")
def test_every_face_has_a_picture_of_its_own(art: Art, name: str) -> None:
    variant = load_variant(name)
    lens, pictures = PieceLens(art), set()
    for kind in variant.kinds:
        if kind is not None:
            lens.show_piece(variant, kind.id << 1, BoardStyle())
            pictures.add(bytes(lens.grab().toImage().constBits()))
    assert len(pictures) == len(variant.kinds) - 1


def test_size_follows_the_factor_and_the_notes(art: Art, tenjiku: Variant, qapp: QApplication) -> None:
    lens = PieceLens(art)
    lens.show_piece(tenjiku, tenjiku.kind_by_code("P").id << 1, BoardStyle())
    small = lens.size()
    lens.show_piece(tenjiku, tenjiku.kind_by_code("LN").id << 1, BoardStyle())
    assert lens.height() > small.height() and lens.width() == small.width()
    lens.show_piece(tenjiku, tenjiku.kind_by_code("P").id << 1, BoardStyle(), factor=2.0)
    assert lens.size() == small * 2


def test_place() -> None:
    area, size = QRect(0, 0, 800, 600), (200, 100)

    def place(x: float, y: float, size: tuple[int, int] = size) -> QPoint:
        box = Box(x, y, 40, 44)
        return beside(box, box.grown(40, 44), size, area)

    assert place(100, 300) == QPoint(188, 272)
    assert place(700, 300) == QPoint(452, 272)
    assert place(100, 0).y() == 8
    assert place(100, 590).y() == 492
    assert place(380, 100, (360, 300)) == QPoint(220, 196), "neither right nor left of it"
    assert place(380, 500, (360, 300)) == QPoint(220, 148)
    assert place(380, 300, (340, 560)) == QPoint(452, 32), "no room: at least the piece itself is seen"


@pytest.mark.parametrize("size", [(900, 700), (1280, 950), (620, 640)])
def test_neighbours_are_left_free(large: Fingers, size: tuple[int, int], qapp: QApplication) -> None:
    large.view.resize(*size)
    qapp.processEvents()
    stand = [square for square, piece in large.scene.snapshot.pieces.items() if piece]
    assert len(stand) > 100
    for square in stand:
        control_of(large).ask(on_square(square))
        box = large.layout.square_box(square)
        near = box.grown(box.w, box.h)
        shown = lens_of(large).geometry()
        assert large.view.viewport().rect().contains(shown)
        assert not shown.intersects(QRect(*map(int, (near.x, near.y, near.w, near.h))).adjusted(1, 1, -1, -1))
    control_of(large).release()


def signs_noted(variant: Variant, code: str) -> list[ReachSign | None]:
    return [note.sign for note in kind_notes(variant.kind_by_code(code), variant)]


@pytest.mark.usefixtures("qapp")
def test_notes_explain_the_signs_and_the_royal(tenjiku: Variant) -> None:
    assert signs_noted(tenjiku, "P") == []
    assert signs_noted(tenjiku, "K") == [None]
    assert signs_noted(tenjiku, "FD") == [ReachSign.AREA, ReachSign.BURN, ReachSign.PASS]
    assert signs_noted(tenjiku, "LN") == [ReachSign.MULTI, ReachSign.JUMP_MULTI, ReachSign.IGUI, ReachSign.PASS]
    assert signs_noted(tenjiku, "+CS") == [ReachSign.JUMP_STEP, ReachSign.JUMP_RANGE, ReachSign.IGUI]
    assert signs_noted(tenjiku, "VG") == [ReachSign.AREA, ReachSign.RANGE_JUMP, ReachSign.PASS, None]


@pytest.mark.usefixtures("qapp")
def test_notes_say_what_a_jump_may_take() -> None:
    words = set()
    for choice in ("non_royal", "lower_only", "any"):
        variant = load_variant("tenjiku", {"general_capture": choice})
        words.add(kind_notes(variant.kind_by_code("GG"), variant)[-1].text)
    assert len(words) == 3


@pytest.mark.parametrize("text", ["x" * 8 + " word" * 30, "取" * 90], ids=["words", "Japanese"])
def test_long_notes_are_wrapped(text: str, qapp: QApplication) -> None:
    """Nothing is painted beside the block or below it."""
    font = QFont(qapp.font())
    font.setPixelSize(12)
    block = NoteBlock([KindNote(text, ReachSign.JUMP), KindNote("short")], font, 200)
    image = QImage(260, round(block.height) + 40, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    block.paint(painter, QPointF(20, 0), no_picture)
    painter.end()
    dark = [(x, y) for x in range(260) for y in range(image.height()) if image.pixelColor(x, y).lightness() < 128]
    assert max(x for x, _ in dark) <= 220 and min(x for x, _ in dark) >= 20
    assert block.height - 30 < max(y for _, y in dark) <= block.height


def no_picture(sign: ReachSign, height: float) -> QPixmap:
    picture = QPixmap(round(2 * height), round(height))
    picture.fill(Qt.GlobalColor.white)
    return picture


@pytest.mark.parametrize(
    ("language", "game", "code", "names"),
    [
        ("en", "shogi", "P", ("歩兵", "fuhyō", "pawn")),
        ("ja", "shogi", "P", ("歩兵", "", "ふひょう")),
        ("ja", "shogi", "+P", ("と金", "", "ときん")),
        ("ja", "taikyoku", "+NS", ("四天", "四天王", "してん")),
        ("fr", "shogi", "P", ("歩兵", "fuhyō", "pion")),
    ],
)
def test_its_names_are_for_who_reads_them(
    qapp: QApplication, language: str, game: str, code: str, names: tuple[str, str, str]
) -> None:
    made = Language(qapp, program_files.resources())
    made.apply(language)
    kind = next(kind for kind in load_variant(game).every_kind if kind.code == code)
    told = card_names(kind, 0)
    made.apply("en")
    assert told == names
