"""Searching, following and trying pieces in the dock and on the page."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.rules import load_variant
from shogi_desktop.rules.board.moves import to_square, vias
from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.rules.record.variant_files import add_variant_folder
from shogi_desktop.ui.board.scene.scene import BoardScene
from shogi_desktop.ui.guide.details import PieceDetails
from shogi_desktop.ui.guide.guide import Guide, GuideDock
from shogi_desktop.ui.guide.page import GuidePage
from shogi_desktop.ui.guide.piece_list import PieceList
from shogi_desktop.ui.guide.piece_views import ChainView
from shogi_desktop.ui.guide.trial_board import TrialBoard
from shogi_desktop.ui.pictures.piece_face import FaceButton
from shogi_desktop.ui.widgets.keys import SearchField
from tests.ui.guide.conftest import STYLE

TENJIKU = load_variant("tenjiku")


Part = TypeVar("Part", bound=QWidget)


def part(widget: QWidget, kind: type[Part]) -> Part:
    """The one part of this class."""
    (found,) = widget.findChildren(kind)
    return found


def code(guide: Guide) -> str:
    """What the details really show."""
    kind = part(guide, PieceDetails).kind
    return kind.code if kind is not None else ""


def labels(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


def listed(guide: Guide) -> list[str]:
    rows = part(guide, PieceList)
    shown = [rows.item(row) for row in range(rows.count()) if not rows.item(row).isHidden()]
    return [item.text() for item in shown]


def show(dock: GuideDock, letters: str) -> None:
    dock.show_kind(TENJIKU.kind_by_code(letters).id)


def button(widget: QWidget, text: str) -> QAbstractButton:
    return next(each for each in widget.findChildren(QAbstractButton) if each.text() == text)


def test_all_pieces_are_listed_in_two_groups(dock: GuideDock) -> None:
    texts = listed(dock.guide)
    assert texts[0] == "At the start" and texts[1] == "King" and len(texts) == 2 + 44
    assert texts[37:39] == ["Only by promotion", "Prince"]


def test_typing_finds_and_enter_shows(dock: GuideDock) -> None:
    field = part(dock.guide, SearchField)
    QTest.keyClicks(field, "FK")
    assert listed(dock.guide) == ["At the start", "Queen"]
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert code(dock.guide) == "Q" and "Queen" in labels(dock.guide)
    assert not part(dock.guide, PieceList).isVisible()


def test_arrows_walk_through_what_was_found(dock: GuideDock) -> None:
    field = part(dock.guide, SearchField)
    QTest.keyClicks(field, "ryu")
    assert listed(dock.guide) == ["At the start", "Dragon king", "Dragon horse"]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(field, key)
    assert code(dock.guide) == "DH"
    QTest.keyClick(field, Qt.Key.Key_Up)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert code(dock.guide) == "DK"


def test_nothing_found_is_said_and_escape_clears(dock: GuideDock) -> None:
    field = part(dock.guide, SearchField)
    QTest.keyClicks(field, "xyz")
    assert listed(dock.guide) == [] and "No piece has this name." in labels(dock.guide)
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert len(listed(dock.guide)) == 46 and "No piece has this name." not in labels(dock.guide)
    show(dock, "LN")
    button(dock, "All pieces").click()
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert part(dock.guide, PieceDetails).isVisible()


def test_ctrl_f_goes_to_the_search_of_the_page(page: GuidePage, qtbot: QtBot) -> None:
    page.open_page(TENJIKU.kind_by_code("LN").id)
    field = part(page.guide, SearchField)
    page.setFocus()
    assert not field.hasFocus()
    QTest.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(field.hasFocus)


def test_it_follows_packed_pieces_and_tells_promoted_ones_apart(dock: GuideDock) -> None:
    dock.show_piece(make_piece(TENJIKU.kind_by_code("G").id, 1))
    assert code(dock.guide) == "G"
    assert any("Promotes to:" in text and "rook" in text for text in labels(dock))
    dock.show_piece(make_piece(TENJIKU.kind_by_code("+P").id, 0))
    assert code(dock.guide) == "+P"
    assert any("Comes from:" in text and "pawn" in text for text in labels(dock))
    assert not any("Promotes to:" in text for text in labels(dock))
    assert "It has been promoted and stays what it is." in labels(dock)


def test_names_in_other_games_are_told_and_found(page: GuidePage) -> None:
    page.set_variant(load_variant("taikyoku"))
    field = part(page.guide, SearchField)
    QTest.keyClicks(field, "bishop general")
    assert "also: bishop general" in labels(page) and "Angle general" in labels(page)


def test_nothing_is_guessed_where_something_is_meant(page: GuidePage) -> None:
    page.set_variant(load_variant("tai"))
    QTest.keyClicks(part(page.guide, SearchField), "hook")
    found = part(page.guide, PieceList)
    rows = [found.item(row) for row in range(found.count())]
    assert [row.text() for row in rows if not row.isHidden()][1:] == ["Hook mover"]


def test_letters_of_a_promoted_face_show_that_face(dock: GuideDock) -> None:
    field = part(dock.guide, SearchField)
    QTest.keyClicks(field, "+P")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert code(dock.guide) == "+P"


def test_the_chain_is_climbed_by_clicks(dock: GuideDock) -> None:
    show(dock, "P")
    codes = []
    for number in (1, 2, 3):
        faces = part(dock, ChainView).findChildren(FaceButton)
        faces[-(7 - number)].click()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        codes.append(code(dock.guide))
    assert codes == ["G", "R", "DK"]
    links = next(label for label in dock.findChildren(QLabel) if "Comes from" in label.text())
    links.linkActivated.emit(str(TENJIKU.kind_by_code("R").id))
    assert code(dock.guide) == "R"


def test_hidden_it_remembers_and_then_shows(dock: GuideDock) -> None:
    show(dock, "LN")
    dock.hide()
    show(dock, "FD")
    assert code(dock.guide) == "LN"
    dock.show()
    assert code(dock.guide) == "FD"


def test_another_game(dock: GuideDock) -> None:
    show(dock, "LN")
    shogi = load_variant("shogi")
    dock.set_variant(shogi)
    assert len(listed(dock.guide)) == 2 + 14 and code(dock.guide) == "K"
    dock.show_kind(shogi.kind_by_code("P").id)
    assert any("captures the same way" in text for text in labels(dock))


def test_what_fits_no_piece_is_told_until_another_game_comes(dock: GuideDock) -> None:
    QTest.keyClicks(part(dock.guide, SearchField), "dragon of shogi")
    assert listed(dock.guide) == [] and "No piece has this name." in labels(dock.guide)
    dock.set_variant(load_variant("shogi"))
    assert listed(dock.guide) != [] and "No piece has this name." not in labels(dock.guide)


def test_unusual_rules_are_told(dock: GuideDock) -> None:
    assert not any("In this game" in text for text in labels(dock))
    changed = load_variant("tenjiku", {"lion_hawk": "area2", "move_limit": "500"})
    dock.set_variant(changed)
    for letters, told in (("LH", True), ("LN", False)):
        dock.show_kind(changed.kind_by_code(letters).id)
        assert ("In this game: Lion hawk: Area move of two · Move limit: 500 moves" in labels(dock)) == told


def test_the_page_tells_all_rules_that_are_unusual(page: GuidePage) -> None:
    page.set_variant(load_variant("tenjiku", {"move_limit": "500"}))
    assert "In this game: Move limit: 500 moves" in labels(page)


def test_a_piece_is_tried_with_the_mouse(dock: GuideDock) -> None:
    dock.resize(300, 1600)
    show(dock, "P")
    tried = part(dock, TrialBoard)
    assert tried.trial is not None
    home = tried.trial.square
    for _ in range(2):
        target = int(to_square(tried.trial.moves()[0]))
        for square in (tried.trial.square, target):
            click(tried, square)
        assert tried.trial.square == target
    assert "Move it: the others stand still." in labels(tried)
    button(tried, "Reset").click()
    assert tried.trial.square == home
    for _ in range(3):
        tried.board.hand.move_requested.emit(tried.trial.moves()[-1])
    assert dock.guide.kind.code == "P"


def click(tried: TrialBoard, square: int) -> None:
    scene = tried.board.scene()
    assert isinstance(scene, BoardScene)
    x, y = scene.board_layout.square_box(square).center
    QTest.mouseClick(tried.board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(round(x), round(y)))


def test_half_way_it_is_told_how_to_stop(dock: GuideDock) -> None:
    dock.resize(300, 1600)
    show(dock, "LN")
    tried = part(dock, TrialBoard)
    assert tried.trial is not None
    move = next(move for move in tried.trial.moves() if vias(move))
    height = tried.height()
    click(tried, tried.trial.square)
    click(tried, vias(move)[0])
    assert any("this one again to stop" in text for text in labels(tried))
    QApplication.processEvents()
    assert tried.board.hand.state.half_way and tried.height() >= height
    click(tried, vias(move)[0])
    assert not any("this one again to stop" in text for text in labels(tried))


def test_what_became_of_it_is_told(dock: GuideDock) -> None:
    show(dock, "FD")
    tried = part(dock, TrialBoard)
    trial = tried.trial
    assert trial is not None
    doomed = next(
        move
        for move in trial.moves()
        if to_square(move) in [removal.square for removal in trial.position.transition(move).removals if removal.burnt]
    )
    tried.board.hand.move_requested.emit(doomed)
    assert "It burnt." in labels(tried)
    button(tried, "Reset").click()
    assert "It burnt." not in labels(tried)


def test_nothing_is_clipped_in_the_dock(dock: GuideDock) -> None:
    for letters in ("LN", "FD", "GG", "+CS", "P", "K"):
        show(dock, letters)
        QApplication.processEvents()
        area = part(dock, QScrollArea)
        details = part(dock, PieceDetails)
        assert details.width() == area.viewport().width(), letters
        assert details.height() == details.heightForWidth(details.width()) > area.height(), letters
        children = [child for child in details.findChildren(QWidget) if child.isVisible()]
        labels = [label for label in details.findChildren(QLabel) if label.isVisible() and label.wordWrap()]
        assert children and labels, letters
        for child in children:
            right = child.mapTo(details, QPoint(child.width(), 0)).x()
            assert right <= details.width(), type(child).__name__
        for label in labels:
            assert label.height() >= label.heightForWidth(label.width()) - 1, label.text()


def test_the_page_shows_list_details_and_rules_at_once(page: GuidePage) -> None:
    assert part(page.guide, PieceList).isVisible() and part(page.guide, PieceDetails).isVisible()
    assert any("burns every enemy beside it" in text for text in labels(page))
    field = part(page.guide, SearchField)
    QTest.keyClicks(field, "lion h")
    assert code(page.guide) == "LH"  # beside the list the details follow at once
    page.resize(400, 700)
    QApplication.processEvents()
    assert not (part(page.guide, PieceList).isVisible() and part(page.guide, PieceDetails).isVisible())


def test_escape_in_the_search_clears_it_and_then_closes_the_page(page: GuidePage) -> None:
    field = part(page.guide, SearchField)
    QTest.keyClicks(field, "lion")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert page.isVisible() and not field.text()
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not page.isVisible()
    page.open_page()
    QTest.keyClick(part(page.guide, PieceList), Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_the_page_opens_on_a_piece_and_asks_for_the_rules(page: GuidePage, qtbot: QtBot) -> None:
    page.open_page(TENJIKU.kind_by_code("VG").id)
    assert code(page.guide) == "VG" and page.windowTitle() == "Guide to Tenjiku shogi"
    with qtbot.waitSignal(page.rules_wished) as wish:
        button(page, "All the rules").click()
    assert wish.args == ["tenjiku"]


def test_where_nothing_is_written_of_a_piece_there_is_no_empty_card(page: GuidePage, tmp_path: Path) -> None:
    (tmp_path / "mini.toml").write_text('base = "shogi"\ntitle = "Mini shogi"\n', "utf-8")
    add_variant_folder(tmp_path)
    page.set_variant(load_variant("mini"))
    page.open_page(load_variant("shogi").kind_by_code("K").id)
    cards = [card for card in page.findChildren(QFrame, "card") if card.isVisible()]
    assert len(cards) > 3 and all(any(labels(card)) for card in cards)
    words = [card.parentWidget() for card in page.findChildren(QFrame, "card") if not card.isVisible()]
    assert words and not any(room is not None and room.isVisible() for room in words)


def test_the_dock_asks_for_the_page(dock: GuideDock, qtbot: QtBot) -> None:
    show(dock, "VG")
    with qtbot.waitSignal(dock.page_wished) as wish:
        button(dock, "Full page").click()
    assert wish.args == [TENJIKU.kind_by_code("VG").id]


def test_a_new_style_leaves_the_piece(dock: GuideDock) -> None:
    show(dock, "VG")
    dock.set_style(STYLE.__class__(piece_set="one_kanji", dark=True, animation_ms=0))
    assert code(dock.guide) == "VG"


def test_pieces_that_turn_over_are_told_of_as_pairs(dock: GuideDock) -> None:
    kyoto = load_variant("kyotoshogi")
    dock.set_variant(kyoto)
    texts = listed(dock.guide)
    assert texts[0] == "First faces" and texts[6] == "Second faces" and len(texts) == 2 + 9
    dock.show_kind(kyoto.kind_by_code("+P").id)
    told = labels(dock.guide)
    assert "Two faces" in told and any("Turns into" in text and "pawn" in text for text in told)
    assert any("not up at the start" in text for text in told)
    assert not any("promot" in text.lower() for text in told if "turn" not in text.lower())
    dock.show_kind(kyoto.kind_by_code("K").id)
    assert "Two faces" not in labels(dock.guide)


def test_a_search_of_another_game_is_forgotten(dock: GuideDock) -> None:
    QTest.keyClicks(part(dock.guide, SearchField), "fire")
    dock.set_variant(load_variant("chu"))
    assert part(dock.guide, SearchField).text() == ""
    dock.show_kind(load_variant("chu").kind_by_code("LN").id)
    button(dock.guide, "All pieces").click()
    assert "Lion" in listed(dock.guide)


def test_the_page_opened_at_a_piece_hides_no_other_by_an_old_search(page: GuidePage) -> None:
    QTest.keyClicks(part(page, SearchField), "fire")
    lion = TENJIKU.kind_by_code("LN")
    page.open_page(lion.id)
    rows = part(page, PieceList)
    assert part(page, SearchField).text() == "" and page.guide.kind is lion
    current = rows.currentItem()
    assert current is not None and current.text() == "Lion" and not current.isHidden()
