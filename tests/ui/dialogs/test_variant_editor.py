"""A variant of one's own while it is written: its board and pieces beside it, its mistakes under it, and the ways from
there into the text."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from shogi_desktop.ui.dialogs.variant_editor import VariantEditor, copy_of, template
from shogi_desktop.ui.dialogs.variant_preview import VariantPreview
from tests.ui.desk import Desk
from tests.ui.seek import texts

Write = Callable[[str], VariantEditor]
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def write(desk: Desk) -> Iterator[Write]:
    opened: list[VariantEditor] = []

    def open_editor(text: str) -> VariantEditor:
        here = desk.window.desk
        preview = VariantPreview(here.art, here.diagrams, here.look.style)
        editor = VariantEditor(desk.window.rooms.dialogs.variants, "mine", text, preview, desk.window)
        editor.show()
        QApplication.processEvents()
        opened.append(editor)
        return editor

    yield open_editor
    for editor in opened:
        editor.text.document().setModified(False)
        editor.close()
        editor.deleteLater()


def told(editor: VariantEditor) -> list[str]:
    return [editor.remarks.item(row).text() for row in range(editor.remarks.count())]


def retype(editor: VariantEditor, old: str, new: str) -> None:
    """The person selects some text and types over it."""
    cursor = editor.text.document().find(old)
    assert not cursor.isNull()
    editor.text.setTextCursor(cursor)
    QTest.keyClicks(editor.text, new)


def line(editor: VariantEditor) -> str:
    """What stands in the line of the cursor."""
    return editor.text.textCursor().block().text()


def click_square(editor: VariantEditor, name: str) -> None:
    board = editor.preview.board
    x, y = board.square_box(board.variant.parse_square(name)).center
    QTest.mouseClick(board.viewport(), LEFT, NONE, QPoint(round(x), round(y)))


def click_row(editor: VariantEditor, row: int) -> None:
    item = editor.remarks.item(row)
    QTest.mouseClick(editor.remarks.viewport(), LEFT, NONE, editor.remarks.visualItemRect(item).center())


def click_piece(editor: VariantEditor, name: str) -> None:
    pieces = editor.preview.pieces
    (item,) = pieces.findItems(name, Qt.MatchFlag.MatchExactly)
    pieces.scrollToItem(item)
    QTest.mouseClick(pieces.viewport(), LEFT, NONE, pieces.visualItemRect(item).center())


def test_the_board_and_the_pieces_are_seen_at_once(write: Write) -> None:
    editor = write(template())
    preview = editor.preview
    assert preview.board.variant.files == 7 and preview.board.isVisible()
    assert preview.pieces.findItems("Lion", Qt.MatchFlag.MatchExactly) and preview.pieces.isVisible()
    assert told(editor) == [] and not editor.remarks.isVisible() and editor.play.isEnabled()


def test_the_preview_follows_what_is_typed(write: Write, desk: Desk) -> None:
    editor = write(template())
    retype(editor, "l ln g k s n  l", "l ln g k s g  l")
    desk.qtbot.waitUntil(lambda: bool(told(editor)))
    variant = editor.preview.board.variant
    kind, _ = variant.array[variant.parse_square("2a")]
    assert variant.kind(kind).name == "gold general"
    assert told(editor) == [
        "Black has more pieces: 1 × knight", "White has more pieces: 1 × gold general"
    ]  # fmt: skip
    assert editor.play.isEnabled(), "a remark is no mistake"
    click_row(editor, 0)
    assert line(editor) == 'array = """'


def test_while_the_text_is_wrong_the_last_board_stays(write: Write, desk: Desk) -> None:
    editor = write(template())
    bright = editor.preview.grab().toImage().pixelColor(160, 100)
    retype(editor, '"KNAD(cK-aK)(mK-bK)"', '"KN?AD"')
    desk.qtbot.waitUntil(lambda: bool(told(editor)))
    assert told(editor)[0].startswith("Line 30: pieces LN.moves: ") and len(told(editor)) == 1
    assert editor.preview.board.isVisible() and editor.preview.board.variant.files == 7
    assert editor.preview.grab().toImage().pixelColor(160, 100) != bright and texts(editor.preview) == [], (
        "said once, under the text"
    )
    assert texts(editor)[:1] == ["This is no variant yet:"] and not editor.play.isEnabled()
    click_row(editor, 0)
    assert line(editor) == 'moves = "KN?AD"'
    retype(editor, "KN?AD", "KNAD")
    desk.qtbot.waitUntil(lambda: not told(editor))
    assert editor.preview.grab().toImage().pixelColor(160, 100) == bright and editor.play.isEnabled()


def test_what_is_not_toml_is_said_in_words_of_ours(write: Write, desk: Desk) -> None:
    editor = write(template())
    retype(editor, '"Lion mini shogi"', '"Lion mini shogi')
    desk.qtbot.waitUntil(lambda: bool(told(editor)))
    said = 'Line 2, column 9: the quote that begins here is not closed on its line: "Lion mini'
    assert told(editor) == [f"{said} shogi"]
    QTest.keyClick(editor.remarks, Qt.Key.Key_Down)
    QTest.keyClick(editor.remarks, Qt.Key.Key_Return)
    assert line(editor) == 'title = "Lion mini shogi' and editor.text.hasFocus()
    assert editor.text.textCursor().selectedText() == '"Lion mini shogi'


def test_a_file_that_never_was_one_shows_no_board(write: Write) -> None:
    editor = write("[")
    assert not editor.preview.board.isVisible() and "never closed" in told(editor)[0]


def test_a_click_on_a_piece_leads_to_its_table(write: Write) -> None:
    editor = write(template())
    click_square(editor, "2g")  # the lion
    assert line(editor) == "[[pieces]]"
    assert editor.preview.pieces.currentItem().text() == "Lion"
    click_square(editor, "4g")  # the king, who comes from shogi
    assert line(editor) == "L N  S K G LN L" and editor.text.textCursor().selectedText() == "K G LN L"
    click_square(editor, "4d")
    assert line(editor) == ". .  . . . .  ."
    click_piece(editor, "Lion")
    assert line(editor) == "[[pieces]]"
    click_piece(editor, "Rook")
    assert line(editor) == 'base = "shogi"'


def test_a_click_leads_there_while_the_text_is_wrong(write: Write, desk: Desk) -> None:
    editor = write(template())
    retype(editor, "promotion_zone = 2", "promotion_zone = 99")
    desk.qtbot.waitUntil(lambda: bool(told(editor)))
    click_square(editor, "2g")
    assert line(editor) == "[[pieces]]"


def test_tab_leaves_the_text(write: Write) -> None:
    editor = write(template())
    editor.text.setFocus()
    QTest.keyClick(editor.text, Qt.Key.Key_Tab)
    assert not editor.text.hasFocus() and editor.text.toPlainText() == template()


def test_typing_is_never_held_up_by_a_large_game(write: Write, desk: Desk) -> None:
    """What was begun is dropped with the next letter, and no step is all of the work."""
    editor = write(copy_of("taikyoku", "Mine"))
    shown = editor.preview.board.variant
    editor.text.moveCursor(QTextCursor.MoveOperation.End)
    QTest.keyClicks(editor.text, "# a")
    desk.qtbot.waitUntil(lambda: editor.preview.board.variant is not shown, timeout=20_000)
    assert editor.preview.board.variant.files == 36


def test_the_line_is_told(write: Write) -> None:
    editor = write(template())
    editor.text.moveCursor(QTextCursor.MoveOperation.End)
    assert f"Line {editor.text.blockCount()}" in texts(editor)


@pytest.mark.parametrize("size", [(1000, 600), (1400, 860)])
def test_text_board_and_pieces_have_room_in_a_small_window(write: Write, size: tuple[int, int]) -> None:
    editor = write(template())
    editor.resize(*size)
    QApplication.processEvents()
    assert (editor.width(), editor.height()) == size
    assert editor.text.width() > 400 and editor.preview.board.height() >= 200 and editor.preview.pieces.height() > 100


def test_it_is_large_though_a_small_dialog_has_opened_it(desk: Desk) -> None:
    dialog = QDialog(desk.window)
    dialog.resize(400, 200)
    dialog.show()
    here = desk.window.desk
    preview = VariantPreview(here.art, here.diagrams, here.look.style)
    editor = VariantEditor(desk.window.rooms.dialogs.variants, "mine", template(), preview, dialog)
    assert editor.width() > dialog.width() + 200 and editor.height() > dialog.height() + 200
    dialog.close()
    dialog.deleteLater()
