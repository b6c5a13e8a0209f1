"""The window of the rule pages as a reader uses it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop import paths
from shogi_desktop.ui.art import Art
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.diagrams import Diagrams
from shogi_desktop.ui.i18n import Language
from shogi_desktop.ui.rule_pages import RulePages
from shogi_desktop.ui.rule_pages.page_view import SETTLE_MS
from shogi_desktop.ui.theme import Theme


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    language = Language(qapp, paths.resources())
    language.apply("en")
    yield language
    language.apply("en")


@pytest.fixture
def pages(qtbot: QtBot, language: Language) -> Iterator[RulePages]:
    window = RulePages(Art(paths.resources()), Diagrams(paths.resources()), BoardStyle())
    qtbot.addWidget(window)
    yield window
    window.close()


def settle(qtbot: QtBot) -> None:
    qtbot.wait(SETTLE_MS + 60)


def read(pages: RulePages) -> str:
    """The first line that is seen."""
    return pages._page.cursorForPosition(QPoint(pages._page.width() // 2, 8)).block().text()


def shown(pages: RulePages, name: str) -> QImage:
    """What stands on the page in the place of a picture."""
    address = re.findall(rf'src="({name}\?[^"]*)"', pages._page.toHtml())[0]
    image: QImage = pages._page.document().resource(QTextDocument.ResourceType.ImageResource, QUrl(address))
    return image


def current(pages: RulePages) -> str:
    item = pages._contents.currentItem()
    return item.text(0) if item is not None else ""


def test_opens_at_a_section(pages: RulePages, qtbot: QtBot) -> None:
    pages.open_page("shogi", "uchifuzume")
    settle(qtbot)
    assert pages.isVisible() and not pages.isModal()
    assert pages._page.section() == "uchifuzume"
    assert "uchifuzume" in read(pages)
    assert "uchifuzume" in current(pages)
    pages.open_page("tenjiku", "option-lion_hawk")
    assert pages._page.variant_name == "tenjiku" and "Lion hawk" in read(pages)


def test_contents_lead_to_sections_and_follow_the_reader(pages: RulePages, qtbot: QtBot) -> None:
    pages.open_page("shogi")
    settle(qtbot)
    contents = pages._contents
    contents.setCurrentItem(contents._items["tenjiku", "burning"])
    assert pages._page.variant_name == "tenjiku" and pages._page.section() == "burning"
    pages._page.verticalScrollBar().setValue(pages._page.verticalScrollBar().maximum())
    assert contents.currentItem() is contents._items["tenjiku", "first-games"]
    assert not contents._items["tenjiku", "powers"].isExpanded()


def test_one_click_in_the_contents_is_one_step(pages: RulePages, qtbot: QtBot) -> None:
    pages.open_page("shogi")
    settle(qtbot)
    contents = pages._contents
    place = contents.visualItemRect(contents._items["shogi", "promotion"]).center()
    for _ in range(2):
        QTest.mouseClick(contents.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert pages._page.section() == "promotion"
        pages._page.verticalScrollBar().setValue(0)
    pages._page.go_back()
    pages._page.go_back()
    assert pages._page.section() == "" and not pages._buttons["back"].isEnabled()


def test_a_game_without_a_page_gets_the_first_one(pages: RulePages) -> None:
    pages.open_page("unwritten")
    assert pages._page.variant_name == "shogi"


def test_links_and_the_way_back(pages: RulePages, qtbot: QtBot) -> None:
    pages.open_page("tenjiku", "clocks")
    settle(qtbot)
    back, forward = pages._buttons["back"], pages._buttons["forward"]
    assert not back.isEnabled()
    pages._page.anchorClicked.emit(QUrl("rules:shogi#clocks"))
    assert (pages._page.variant_name, pages._page.section()) == ("shogi", "clocks")
    back.click()
    assert (pages._page.variant_name, pages._page.section()) == ("tenjiku", "clocks")
    assert forward.isEnabled() and not back.isEnabled()
    QTest.keyClick(pages._page, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert pages._page.variant_name == "shogi"


def test_pictures_appear_when_they_are_seen(pages: RulePages, qtbot: QtBot) -> None:
    drawn: list[str] = []
    pages._store.drawn.connect(drawn.append)
    pages.open_page("shogi", "board")
    settle(qtbot)
    pages.repaint()
    qtbot.waitUntil(lambda: drawn != [])
    assert {address.split("?")[0] for address in drawn} == {"board:shogi/start"}  # others are far below
    assert shown(pages, "board:shogi/start") == pages._store.draw(drawn[0])


def test_a_page_closed_before_its_pictures_are_drawn_has_them_when_it_opens_again(
    pages: RulePages, qtbot: QtBot
) -> None:
    pages.open_page("shogi", "board")
    pages.grab()
    pages.close()
    settle(qtbot)
    pages.open_page("shogi", "board")
    pages.grab()
    qtbot.waitUntil(lambda: shown(pages, "board:shogi/start").width() > 1)


@pytest.mark.parametrize("variant", ["shogi", "tenjiku"])
def test_every_picture_of_a_page_can_be_drawn(pages: RulePages, qtbot: QtBot, variant: str) -> None:
    pages.open_page(variant)
    html = pages._page.toHtml()
    settle(qtbot)
    addresses = {part.split('"')[0] for part in html.split('<img src="')[1:]}
    assert len(addresses) > 40
    for address in sorted(addresses):
        image = pages._store.draw(address)
        assert not image.isNull() and image.width() > 8


def test_search(pages: RulePages, qtbot: QtBot) -> None:
    pages.open_page("shogi")
    settle(qtbot)
    QTest.keyClick(pages._page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    bar = pages._find
    assert bar.isVisible()
    QTest.keyClicks(bar._words, "nifu")
    found = bar.found()
    assert found > 3 and bar._count.text().startswith(str(found))
    places = set()
    for _ in range(found):
        assert pages._page.textCursor().selectedText().lower() == "nifu"
        places.add(pages._page.textCursor().position())
        QTest.keyClick(bar._words, Qt.Key.Key_Return)
    assert len(places) == found
    QTest.keyClick(bar._words, Qt.Key.Key_Escape)
    assert not bar.isVisible() and bar.found() == 0 and pages.isVisible()


def test_letters_grow_and_the_reader_stays(pages: RulePages, qtbot: QtBot) -> None:
    pages.open_page("shogi", "check")
    settle(qtbot)
    before = pages._page.font_size()
    point = QPointF(300, 200)
    none, wheel = Qt.MouseButton.NoButton, QPoint(0, 120)
    control = Qt.KeyboardModifier.ControlModifier
    phase = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(point, pages._page.mapToGlobal(point), QPoint(), wheel, none, control, phase, False)
    QApplication.sendEvent(pages._page.viewport(), event)
    settle(qtbot)
    assert pages._page.font_size() > before
    assert pages._page.section() == "check" and "Check" in read(pages)
    QTest.keyClick(pages._page, Qt.Key.Key_0, control)
    settle(qtbot)
    assert pages._page.font_size() == before


def test_lines_are_never_too_long(pages: RulePages, qtbot: QtBot) -> None:
    pages.open_page("shogi")
    pages.resize(1800, 900)
    settle(qtbot)
    block = pages._page.document().findBlockByNumber(1)
    lines = [block.layout().lineAt(index).textLength() for index in range(block.layout().lineCount())]
    assert max(lines) <= 80 and len(lines) > 2


def test_language_changes_at_once(pages: RulePages, qtbot: QtBot, language: Language) -> None:
    pages.open_page("tenjiku", "burning")
    settle(qtbot)
    for code, title in (("ja", "焼"), ("fr", "Brûler"), ("cs", "Pálení")):
        language.apply(code)
        settle(qtbot)
        assert pages._page.section() == "burning"
        assert title in read(pages) and title in current(pages)


def test_theme_and_pieces_change_the_pictures(pages: RulePages, qtbot: QtBot, qapp: QApplication) -> None:
    theme = Theme(qapp)
    theme.apply("light")
    pages.open_page("shogi", "mate")
    settle(qtbot)
    pages.grab()
    qtbot.waitUntil(lambda: shown(pages, "board:shogi/mate").width() > 1)
    light = shown(pages, "board:shogi/mate")
    theme.apply("dark")
    pages.set_style(BoardStyle(piece_set="western", dark=True))
    settle(qtbot)
    assert pages._page.section() == "mate"
    pages.grab()
    qtbot.waitUntil(lambda: shown(pages, "board:shogi/mate").width() > 1)
    assert shown(pages, "board:shogi/mate") != light
    theme.apply("light")
    qapp.setStyleSheet("")
    qapp.styleHints().unsetColorScheme()


def test_pictures_stand_below_each_other_where_there_is_little_room(pages: RulePages, qtbot: QtBot) -> None:
    pages.open_page("tenjiku", "option-free_eagle")
    settle(qtbot)

    def widths() -> list[int]:
        parts = pages._page.toHtml().split("board:tenjiku/eagle-")[1:]
        return [int(part.split("?")[1].split('"')[0]) for part in parts]

    wide, page = widths(), pages._page
    assert len(wide) == 3 and sum(wide) < page.viewport().width()
    pages.resize(620, 700)
    settle(qtbot)
    assert len(widths()) == 3 and min(widths()) > max(wide)
    assert page.section() == "option-free_eagle"
