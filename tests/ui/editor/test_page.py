"""Counters, tools, texts, pictures, messages, and the way out."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QListWidget,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from shogi_desktop import program_files
from shogi_desktop.notation.positions.bod import format_bod
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant, variant_names
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.session.editing.drafts import Drafts
from shogi_desktop.session.editing.sketch import InHand
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.board.marks.marks import MarkKind
from shogi_desktop.ui.board.scene.scene import BoardScene
from shogi_desktop.ui.editor.board import TypedLetters
from shogi_desktop.ui.editor.page import EditorPage
from shogi_desktop.ui.editor.tools import Tool
from shogi_desktop.ui.faces.art import Art
from shogi_desktop.ui.pictures.board_svg import board_svg
from shogi_desktop.ui.pictures.picture_dialog import PictureDialog
from shogi_desktop.ui.widgets.labels import ElidedLabel
from shogi_desktop.ui.words.i18n import LANGUAGES, Language
from tests.patience import answer_next
from tests.ui.desk import Desk
from tests.ui.editor.conftest import LEFT, Editor
from tests.ui.seek import cut_labels

HANDICAPPED = "lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"


def click(editor: Editor, button: QToolButton) -> None:
    QTest.mouseClick(button, LEFT)


def test_a_sound_position_is_played_from(editor: Editor) -> None:
    editor.page.edit("shogi", "4k4/9/9/9/9/9/9/9/4K4 w RB 12")
    QTest.mouseClick(editor.page.panel.play, LEFT)
    assert editor.played == [("shogi", "4k4/9/9/9/9/9/9/9/4K4 w RB 12", dict(load_variant("shogi").chosen))]
    QTest.mouseClick(editor.page.panel.cancel, LEFT)
    assert editor.cancelled == 1


def test_one_with_a_flaw_is_kept_but_not_played(editor: Editor) -> None:
    editor.page.edit("shogi", "4k4/4R4/9/9/9/9/9/9/4K4 b - 1")
    QTest.mouseClick(editor.page.panel.play, LEFT)
    assert editor.played == []
    editor.page.use_tool(Tool.COPY_SFEN)
    assert QGuiApplication.clipboard().text() == "4k4/4R4/9/9/9/9/9/9/4K4 b - 1"


def change_game(editor: Editor, name: str) -> None:
    games = editor.page.tools.games
    games.setCurrentIndex(games.findData(name))
    games.activated.emit(games.currentIndex())


def test_the_game_is_changed_and_each_keeps_its_position(editor: Editor) -> None:
    editor.page.edit("shogi", "4k4/9/9/9/9/9/9/9/4K4 b - 1")
    editor.paint("R", "5e")
    change_game(editor, "tenjiku")
    assert editor.page.brush == 0 and editor.page.editing.position().key == Position(load_variant("tenjiku")).key
    assert editor.playable()
    editor.set_up("empty")
    change_game(editor, "tenjiku")  # the same again
    assert editor.lines()
    change_game(editor, "shogi")
    assert editor.sfen == "4k4/9/9/9/4R4/9/9/9/4K4 b - 1"
    editor.page.use_tool(Tool.UNDO)
    assert editor.sfen == "4k4/9/9/9/9/9/9/9/4K4 b - 1"
    change_game(editor, "tenjiku")
    assert editor.sfen == "/".join(["16"] * 16) + " b - 1"
    editor.page.edit("tenjiku", "")  # another visit
    assert editor.playable() and "Undo" in editor.page.told()
    editor.page.use_tool(Tool.UNDO)
    assert editor.sfen == "/".join(["16"] * 16) + " b - 1"
    assert "Undo" not in editor.page.told()


def test_no_tool_is_out_of_sight_in_a_narrow_window(editor: Editor, qapp: QApplication) -> None:
    for code in LANGUAGES:
        language = Language(qapp, program_files.resources())
        try:
            for width in (1280, 760):
                editor.page.resize(width, 560)
                language.apply(code)
                QApplication.processEvents()
                tools = editor.page.tools
                shown = [tools.widgetForAction(action) for action in tools.actions()]
                assert all(widget.isVisible() for widget in shown), code
                assert max(widget.geometry().right() for widget in shown) < width, code
        finally:
            language.apply("en")


def test_the_game_shown_is_the_one_chosen(editor: Editor) -> None:
    games = editor.page.tools.games
    assert {games.itemData(at) for at in range(games.count())} == set(variant_names())
    for name in variant_names():
        editor.page.edit(name, "")
        assert games.currentData() == name and "shogi" in games.currentText().lower()


def test_every_word_changes_with_the_language(
    editor: Editor, qapp: QApplication, art: Art, qtbot: QtBot, tmp_path: Path
) -> None:
    """Also the sides to choose from, and as wide as on a page that never spoke another language."""
    language = Language(qapp, program_files.resources())
    for code in ("cs", "ja", "fr"):
        for game in ("shogi", "tenjiku"):
            language.apply("en")
            editor.page.edit(game, "")
            language.apply(code)
            QApplication.processEvents()
            fresh = EditorPage(art, BoardStyle(animation_ms=0), Drafts(tmp_path / "fresh.json", qapp))
            qtbot.addWidget(fresh)
            fresh.edit(game, "")
            editor.page.tell("")
            fresh.tell("")
            assert words_of(editor.page) == words_of(fresh)
            assert editor.page.tools.games.sizeHint() == fresh.tools.games.sizeHint()
            fresh.drafts.deleteLater()
    language.apply("en")


def words_of(page: QWidget) -> list[str]:
    """All that its widgets say."""
    said: list[str] = []
    for widget in page.findChildren(QWidget):
        said += [widget.toolTip(), widget.accessibleName()]
        if isinstance(widget, QLabel | QAbstractButton):
            said.append(widget.text())
        elif isinstance(widget, QComboBox):
            said += [widget.itemText(at) for at in range(widget.count())]
    return sorted(filter(None, said))


def test_the_page_changes_its_language_while_it_is_open(editor: Editor, qapp: QApplication) -> None:
    language = Language(qapp, program_files.resources())
    editor.page.edit("shogi", "4k4/9/9/9/9/9/9/9/4K4 w - 1")
    try:
        language.apply("ja")
        QApplication.processEvents()
        words = [button.text() for button in editor.page.panel.turn.findChildren(QToolButton)]
        assert "先手" in " ".join(words) and editor.page.panel.turn.value() == "1"
        assert "飛車" in editor.page.panel.hands.box(InHand(0, 2)).toolTip()
    finally:
        language.apply("en")
    assert editor.sfen == "4k4/9/9/9/9/9/9/9/4K4 w - 1"


def test_a_small_window_has_room_for_the_page(editor: Editor) -> None:
    for variant in variant_names():
        editor.page.edit(variant, "")
        QApplication.processEvents()
        least = editor.page.minimumSizeHint()
        assert least.width() <= 760 and least.height() <= 500


def test_counters_follow_the_position_and_change_it(editor: Editor) -> None:
    pawn = editor.page.editing.variant.kind_by_code("P").id
    box = editor.page.panel.hands.box(InHand(1, pawn))
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Up)
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert editor.page.editing.sketch.hands == {InHand(1, pawn): 2} and box.value() == 2
    assert "Too many of a kind: 20 of 18 (pawn)." in editor.lines()
    editor.page.use_tool(Tool.UNDO)
    assert box.value() == 1
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert editor.page.editing.sketch.hands == {}


def test_turn_and_number_are_chosen(editor: Editor) -> None:
    panel = editor.page.panel
    click(editor, panel.turn.findChildren(QToolButton)[1])
    panel.number.setFocus()
    QTest.keyClick(panel.number, Qt.Key.Key_Up)
    assert editor.sfen.endswith(" w - 2")
    editor.page.use_tool(Tool.UNDO)
    editor.page.use_tool(Tool.UNDO)
    assert panel.turn.value() == "0" and panel.number.value() == 1


def test_presets_of_handicaps_are_in_the_menu(editor: Editor) -> None:
    editor.set_up("handicap:rook")
    assert editor.sfen == HANDICAPPED and editor.playable()
    editor.page.use_tool(Tool.MIRROR)
    assert editor.sfen.startswith("lnsgkgsnl/1b7/")
    editor.page.use_tool(Tool.TURN)
    assert editor.sfen.endswith("/7B1/LNSGKGSNL b - 1")
    for _ in range(3):
        editor.page.use_tool(Tool.UNDO)
    possible = {action.data(): action.isEnabled() for action in editor.page.tools.actions()}
    assert not possible[Tool.UNDO] and possible[Tool.REDO]


def test_text_of_every_kind_is_pasted(editor: Editor) -> None:
    shogi = load_variant("shogi")
    clipboard = QGuiApplication.clipboard()
    for text, sfen in (
        (f"  {HANDICAPPED} \n", HANDICAPPED),
        ("position startpos moves 7g7f", "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2"),
        (format_bod(parse_sfen("4k4/9/9/9/9/9/9/9/4K4 w 2Pr 8", shogi)), "4k4/9/9/9/9/9/9/9/4K4 w 2Pr 8"),
    ):
        clipboard.setText(text)
        editor.page.use_tool(Tool.PASTE)
        assert editor.sfen == sfen
    editor.page.use_tool(Tool.COPY_BOD)
    assert clipboard.text() == format_bod(editor.page.editing.position())


@pytest.mark.parametrize("text", ["", "nonsense", "8/9 b - 1", "|・・|", "\x00", "9/9/9/9/9/9/9/9/9 b 999P 1"])
def test_what_is_no_position_is_refused_with_a_reason(editor: Editor, text: str) -> None:
    before = editor.sfen
    QGuiApplication.clipboard().setText(text)
    editor.page.use_tool(Tool.PASTE)
    assert editor.sfen == before and not editor.page.editing.can_undo
    assert editor.page.told().startswith("The clipboard holds no position of this game. Line ")


@pytest.mark.parametrize(("coordinates", "square"), [("kanji", "５六"), ("letters", "5f")])
def test_squares_are_called_as_at_the_edges_of_the_board(editor: Editor, coordinates: str, square: str) -> None:
    """Also where the look changes while something is wrong."""
    editor.page.edit("shogi", "4k4/9/9/4P4/9/4P4/9/9/4K4 b - 1")
    editor.page.set_style(BoardStyle(animation_ms=0, coordinates="off"))
    editor.page.set_style(BoardStyle(animation_ms=0, coordinates=coordinates))
    (line,) = editor.lines()
    assert f" {square} " in line and square in editor.page.panel.play.toolTip()
    assert square in editor.page.obstacle()


def test_a_line_of_the_verdict_leads_to_its_square(editor: Editor) -> None:
    editor.page.edit("shogi", "4k4/9/9/9/9/4P4/4P4/9/4K4 b - 1")
    scene = editor.page.board.scene()
    assert isinstance(scene, BoardScene)
    box = editor.page.board.spot_box(editor.spot("5g"))
    assert [mark.box for mark in scene.below.marks() if mark.kind is MarkKind.CHECK] == [box]
    (lines,) = editor.page.panel.verdict.findChildren(QListWidget)
    QTest.mouseClick(lines.viewport(), LEFT, pos=lines.visualItemRect(lines.item(0)).center())
    assert [mark.box for mark in scene.above.marks() if mark.kind is MarkKind.CURSOR] == [box]
    assert editor.page.board.hasFocus()
    editor.key(Qt.Key.Key_Delete)
    assert editor.playable()


def ink(lines: QListWidget) -> int:
    """How much of a list is not its ground."""
    image = lines.viewport().grab().toImage()
    pixels = [image.pixel(x, y) for x in range(image.width()) for y in range(image.height())]
    return len(pixels) - Counter(pixels).most_common(1)[0][1]


def test_the_lines_of_the_verdict_are_whole_at_any_width(editor: Editor) -> None:
    editor.page.edit("shogi", "4k4/9/9/9/9/4P4/4P4/9/4K4 b - 1")
    (lines,) = editor.page.panel.verdict.findChildren(QListWidget)
    for width in range(276, 304, 2):
        lines.setFixedSize(width, 100)
        lines.item(0).setSizeHint(QSize())
        lines.doItemsLayout()
        folded = ink(lines)
        lines.item(0).setSizeHint(QSize(width, 90))
        lines.doItemsLayout()
        assert folded == ink(lines), width


def test_the_box_counts_and_finds_pieces(editor: Editor) -> None:
    editor.page.edit("tenjiku", "")
    box = editor.page.panel.pieces
    QApplication.processEvents()
    assert box.search.isVisible() and not box.grids[1].isVisible()
    QTest.keyClicks(box.search, "demon")
    found = [cell.kind.code for cell in box.grids[0].cells()]
    assert {"FD", "WB", "+WB"} == set(found)
    QTest.keyClick(box.search, Qt.Key.Key_Return)
    assert editor.page.brush == editor.piece("FD")
    QTest.mouseClick(box.side_choice.findChildren(QToolButton)[1], LEFT)
    assert editor.page.brush == editor.piece("fd")
    box.search.setText("no such piece")
    assert box.grids[0].cells() == []
    editor.page.edit("shogi", "")
    assert [len(grid.cells()) for grid in box.grids] == [14, 14]
    assert not box.search.isVisible() and box.search.text() == ""


def save(editor: Editor, path: Path) -> None:
    """As a person does in the dialog that asks for it."""

    def answer(dialog: PictureDialog) -> None:
        dialog.save(str(path))

    answer_next(PictureDialog, answer)
    editor.page.use_tool(Tool.SAVE_PICTURE)


def test_pictures_are_saved_and_copied(editor: Editor, tmp_path: Path) -> None:
    png, svg = tmp_path / "a.png", tmp_path / "b.svg"
    save(editor, png)
    save(editor, svg)
    assert editor.page.told() == "Saved as b.svg."
    assert 1980 <= QImage(str(png)).width() <= 2000  # whole pixels for every square
    assert QSvgRenderer(str(svg)).isValid() and b"<image" not in svg.read_bytes()
    editor.page.use_tool(Tool.COPY_PICTURE)
    assert 1980 <= QGuiApplication.clipboard().image().width() <= 2000


@pytest.mark.parametrize("piece_set", ["two_kanji", "letters", "western", "mnemonic"])
def test_a_drawing_shows_the_pieces_where_they_stand(art: Art, piece_set: str) -> None:
    position = parse_sfen("k8/9/9/9/9/9/9/9/9 b - 1", load_variant("shogi"))
    style = BoardStyle(piece_set=piece_set)
    empty = _render(board_svg(art, parse_sfen("9/9/9/9/9/9/9/9/9 b - 1", position.variant), style))
    drawn = _render(board_svg(art, position, style))
    different = [
        (x, y)
        for x in range(0, drawn.width(), 4)
        for y in range(0, drawn.height(), 4)
        if drawn.pixelColor(x, y) != empty.pixelColor(x, y)
    ]
    across, down = drawn.width(), drawn.height()
    assert len(different) > 50
    assert all(x < across * 0.3 and y < down * 0.2 for x, y in different)


def _render(data: bytes) -> QImage:
    renderer = QSvgRenderer(QByteArray(data))
    image = QImage(renderer.defaultSize(), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def test_typed_letters_mean_a_piece_as_soon_as_that_is_certain() -> None:
    variant: Variant = load_variant("tenjiku")
    typed = TypedLetters(variant)
    codes = [kind.code for kind in variant.kinds if kind and not kind.unpromoted]
    assert len(codes) > 30
    for code in codes:
        found = [typed.type(letter) for letter in code.lower()]
        kind = found[-1] or typed.finish()
        assert kind is not None and kind.code == code
        assert typed.pending == ""


def test_no_lens_covers_the_board(editor: Editor) -> None:
    assert not editor.page.board.style_used.lens


def test_no_button_beside_the_board_is_cut(desk: Desk) -> None:
    for language in LANGUAGES:
        desk.store.update(language=language)
        desk.start(GameChoice(variant="tenjiku", computer=False))
        desk.trigger("EDIT_POSITION")
        panel = desk.window.rooms.editor.page().panel
        for size in ((760, 560), (1024, 640), (1440, 900)):
            desk.window.resize(*size)
            desk.app.processEvents()
            buttons = [each for each in panel.findChildren(QPushButton) if each.isVisible()]
            assert len(buttons) >= 4, language
            assert [each.text() for each in buttons if each.width() < each.sizeHint().width()] == [], size


def test_what_a_click_does_is_read_wholly_in_a_small_window(desk: Desk) -> None:
    for language in LANGUAGES:
        desk.store.update(language=language)
        desk.window.resize(1024, 640)
        desk.window.desk.open("editor")
        desk.app.processEvents()
        seen = [label for label in desk.window.findChildren(ElidedLabel) if label.isVisible()]
        (told,) = [label for label in seen if label.text().endswith((".", "。"))]
        assert not any(line.endswith("…") for line in told.shown_lines()), told.shown_lines()


def test_what_is_said_of_a_problem_is_never_cut(desk: Desk) -> None:
    for language in LANGUAGES:
        desk.store.update(language=language)
        desk.window.resize(1024, 640)
        desk.window.desk.open(
            "editor", parse_sfen("8k7/16/16/8P7/16/16/16/16/16/16/16/16/7[LN]8/16/16/16 b - 1", load_variant("tenjiku"))
        )
        verdict = desk.window.rooms.editor.page().panel.verdict
        for _ in range(3):
            desk.app.processEvents()
        assert verdict.isVisible() and cut_labels(verdict) == [], language
