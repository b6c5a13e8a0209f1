"""The window of the rule pages as a reader uses it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage, QTextDocument, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QToolButton,
    QTreeWidgetItem,
    QTreeWidgetItemIterator,
)
from pytestqt.qtbot import QtBot

from shogi_desktop import program_files
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.diagrams.store import Diagrams
from shogi_desktop.ui.faces.art import art_of
from shogi_desktop.ui.look.theme import Theme
from shogi_desktop.ui.rule_pages.page_text import page_names
from shogi_desktop.ui.rule_pages.page_view import PageView
from shogi_desktop.ui.rule_pages.pictures import PictureStore
from shogi_desktop.ui.rule_pages.window import SIZE, WHERE, RulePages
from shogi_desktop.ui.widgets.plain import unjoined
from shogi_desktop.ui.words.i18n import Language


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    language = Language(qapp, program_files.resources())
    language.apply("en")
    yield language
    language.apply("en")


@pytest.fixture
def pages(qtbot: QtBot, language: Language) -> Iterator[RulePages]:
    window = RulePages(art_of(program_files.resources()), Diagrams(program_files.resources()), BoardStyle())
    window.resize(*SIZE)  # as on a large screen
    qtbot.addWidget(window)
    yield window
    window.close()


def settle(qtbot: QtBot, pages: RulePages) -> None:
    QApplication.processEvents()  # a new size may still be on its way
    qtbot.waitUntil(lambda: not pages.page.settling)


def rows(pages: RulePages, variant: str) -> dict[str, QTreeWidgetItem]:
    """The sections of a game in the contents, in their order."""
    found, every = {}, QTreeWidgetItemIterator(pages.contents)
    while item := every.value():
        name, section = item.data(0, WHERE)
        if name == variant:
            found[section] = item
        every += 1
    return found


def button(pages: RulePages, name: str) -> QToolButton:
    """The one that a screen reader calls so."""
    (found,) = (each for each in pages.findChildren(QToolButton) if each.accessibleName() == name)
    return found


def words(pages: RulePages) -> QLineEdit:
    """Where one types what is to be found."""
    found = pages.find_bar.findChild(QLineEdit)
    assert isinstance(found, QLineEdit)
    return found


def store(pages: RulePages) -> PictureStore:
    found = pages.findChild(PictureStore)
    assert isinstance(found, PictureStore)
    return found


def read(pages: RulePages) -> str:
    """The first line that is seen."""
    return pages.page.cursorForPosition(QPoint(pages.page.width() // 2, 8)).block().text()


def shown(pages: RulePages, name: str) -> QImage:
    """What stands on the page in the place of a picture."""
    address = re.findall(rf'src="({name}\?[^"]*)"', pages.page.toHtml())[0]
    image: QImage = pages.page.document().resource(QTextDocument.ResourceType.ImageResource, QUrl(address))
    return image


def current(pages: RulePages) -> str:
    item = pages.contents.currentItem()
    return item.text(0) if item is not None else ""


def test_opens_at_a_section(pages: RulePages, qtbot: QtBot) -> None:
    pages.open_page("shogi", "uchifuzume")
    settle(qtbot, pages)
    assert pages.isVisible() and not pages.isModal()
    assert pages.page.section() == "uchifuzume"
    assert "uchifuzume" in read(pages)
    assert "uchifuzume" in current(pages)
    pages.open_page("tenjiku", "option-lion_hawk")
    assert pages.page.variant_name == "tenjiku" and "Lion hawk" in read(pages)


def test_contents_lead_to_sections_and_follow_the_reader(pages: RulePages, qtbot: QtBot) -> None:
    pages.open_page("shogi")
    settle(qtbot, pages)
    contents = pages.contents
    contents.setCurrentItem(rows(pages, "tenjiku")["burning"])
    assert pages.page.variant_name == "tenjiku" and pages.page.section() == "burning"
    pages.page.verticalScrollBar().setValue(pages.page.verticalScrollBar().maximum())
    assert contents.currentItem() is rows(pages, "tenjiku")["first-games"]
    assert not rows(pages, "tenjiku")["powers"].isExpanded()


def test_only_the_game_that_is_read_lies_open_in_the_contents(pages: RulePages, qtbot: QtBot) -> None:
    """Four games and more would make a list that nobody finds anything in."""

    def lying_open() -> list[str]:
        games = [pages.contents.topLevelItem(n) for n in range(pages.contents.topLevelItemCount())]
        return [game.data(0, WHERE)[0] for game in games if game is not None and game.isExpanded()]

    pages.open_page("shogi")
    settle(qtbot, pages)
    assert lying_open() == ["shogi"]
    place = pages.contents.visualItemRect(rows(pages, "chu")[""]).center()
    QTest.mouseClick(pages.contents.viewport(), Qt.MouseButton.LeftButton, pos=place)
    settle(qtbot, pages)
    QApplication.sendEvent(pages.contents, QEvent(QEvent.Type.Leave))
    assert pages.page.variant_name == "chu" and lying_open() == ["chu"]


@pytest.mark.parametrize("moved", [0, 2])
def test_a_click_in_the_contents_moves_nothing_under_the_pointer(pages: RulePages, qtbot: QtBot, moved: int) -> None:
    """Nor does a hand that shakes while it clicks mark another game."""
    pages.open_page("chu")
    settle(qtbot, pages)
    contents, game = pages.contents, rows(pages, "dai")[""]
    contents.scrollToItem(game)
    place = contents.visualItemRect(game).center()
    QTest.mousePress(contents.viewport(), Qt.MouseButton.LeftButton, pos=place)
    for shift in range(1, moved + 1):
        QTest.mouseMove(contents.viewport(), place + QPoint(0, shift))
    QTest.mouseRelease(contents.viewport(), Qt.MouseButton.LeftButton, pos=place + QPoint(0, moved))
    settle(qtbot, pages)
    assert pages.page.variant_name == "dai" and game.isExpanded()
    assert contents.visualItemRect(game).center().y() == place.y()
    assert contents.selectedItems() == [game] and contents.currentItem() is game


def test_one_click_in_the_contents_is_one_step(pages: RulePages, qtbot: QtBot) -> None:
    pages.open_page("shogi")
    settle(qtbot, pages)
    contents = pages.contents
    place = contents.visualItemRect(rows(pages, "shogi")["promotion"]).center()
    for _ in range(2):
        QTest.mouseClick(contents.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert pages.page.section() == "promotion"
        pages.page.verticalScrollBar().setValue(0)
    pages.page.go_back()
    pages.page.go_back()
    assert pages.page.section() == "" and not button(pages, "Back").isEnabled()


def test_a_game_without_a_page_gets_the_first_one(pages: RulePages) -> None:
    pages.open_page("unwritten")
    assert pages.page.variant_name == page_names()[0]


def test_links_and_the_way_back(pages: RulePages, qtbot: QtBot) -> None:
    pages.open_page("tenjiku", "clocks")
    settle(qtbot, pages)
    back, forward = button(pages, "Back"), button(pages, "Forward")
    assert not back.isEnabled()
    pages.page.anchorClicked.emit(QUrl("rules:shogi#clocks"))
    assert (pages.page.variant_name, pages.page.section()) == ("shogi", "clocks")
    back.click()
    assert (pages.page.variant_name, pages.page.section()) == ("tenjiku", "clocks")
    assert forward.isEnabled() and not back.isEnabled()
    QTest.keyClick(pages.page, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert pages.page.variant_name == "shogi"


def test_the_way_back_leads_to_the_line_that_was_read(pages: RulePages, qtbot: QtBot) -> None:
    pages.open_page("tenjiku", "lion")
    settle(qtbot, pages)
    page = pages.page
    bar = page.verticalScrollBar()
    bar.setValue(bar.value() + 333)
    at, section = bar.value(), page.section()
    told: list[tuple[str, str]] = []
    page.section_changed.connect(lambda *where: told.append(where))
    for address in ("rules:tenjiku#clocks", "rules:shogi#clocks"):
        page.anchorClicked.emit(QUrl(address))
        page.anchorClicked.emit(QUrl(address))  # leads nowhere else
        page.go_back()
        assert (page.variant_name, page.section(), bar.value()) == ("tenjiku", section, at)
        assert not button(pages, "Back").isEnabled() and button(pages, "Forward").isEnabled()
    assert set(told) == {("tenjiku", section), ("tenjiku", "clocks"), ("shogi", "clocks")}


def test_walking_through_the_contents_is_one_step(pages: RulePages, qtbot: QtBot) -> None:
    pages.open_page("shogi", "check")
    settle(qtbot, pages)
    page, contents = pages.page, pages.contents
    for _ in range(4):
        QTest.keyClick(contents, Qt.Key.Key_Down)
    assert page.section() not in ("", "check")
    page.verticalScrollBar().setValue(page.verticalScrollBar().value() + 200)  # here the reader reads
    at = page.verticalScrollBar().value()
    for _ in range(2):
        QTest.keyClick(contents, Qt.Key.Key_Down)
    page.go_back()
    assert page.verticalScrollBar().value() == at
    page.go_back()
    assert page.section() == "check" and not button(pages, "Back").isEnabled()


def test_the_last_section_is_marked_when_gone_to(pages: RulePages, qtbot: QtBot) -> None:
    """It may be too short to reach the top of the window."""
    pages.resize(900, 1800)
    settle(qtbot, pages)
    for name in ("shogi", "tenjiku"):
        pages.open_page(name, "first-games")
        settle(qtbot, pages)
        assert pages.page.section() == "first-games"
        assert pages.contents.currentItem() is rows(pages, name)["first-games"]


def test_pictures_appear_when_they_are_seen(pages: RulePages, qtbot: QtBot) -> None:
    drawn: list[str] = []
    store(pages).drawn.connect(drawn.append)
    pages.open_page("shogi", "board")
    settle(qtbot, pages)
    pages.repaint()
    qtbot.waitUntil(lambda: drawn != [])
    assert {address.split("?")[0] for address in drawn} == {"board:shogi/start"}  # others are far below
    assert shown(pages, "board:shogi/start") == store(pages).draw(drawn[0])


def test_a_page_closed_before_its_pictures_are_drawn_has_them_when_it_opens_again(
    pages: RulePages, qtbot: QtBot
) -> None:
    pages.open_page("shogi", "board")
    pages.grab()
    pages.close()
    settle(qtbot, pages)
    pages.open_page("shogi", "board")
    pages.grab()
    qtbot.waitUntil(lambda: shown(pages, "board:shogi/start").width() > 1)


@pytest.mark.parametrize("variant", ["shogi", "tenjiku"])
def test_every_picture_of_a_page_can_be_drawn(pages: RulePages, qtbot: QtBot, variant: str) -> None:
    pages.open_page(variant)
    html = pages.page.toHtml()
    settle(qtbot, pages)
    addresses = {part.split('"')[0] for part in html.split('<img src="')[1:]}
    assert len(addresses) > 40
    for address in sorted(addresses):
        image = store(pages).draw(address)
        assert not image.isNull() and image.width() > 8


def test_search(pages: RulePages, qtbot: QtBot) -> None:
    pages.open_page("shogi")
    settle(qtbot, pages)
    QTest.keyClick(pages.page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    bar = pages.find_bar
    assert bar.isVisible()
    QTest.keyClicks(words(pages), "nifu")
    found = bar.found()
    assert found > 3 and f"{found} found" in [label.text() for label in bar.findChildren(QLabel)]
    places = set()
    for _ in range(found):
        assert pages.page.textCursor().selectedText().lower() == "nifu"
        places.add(pages.page.textCursor().position())
        QTest.keyClick(words(pages), Qt.Key.Key_Return)
    assert len(places) == found
    QTest.keyClick(words(pages), Qt.Key.Key_Escape)
    assert not bar.isVisible() and bar.found() == 0 and pages.isVisible()


def test_what_is_found_stands_in_the_upper_third_and_the_index_marks_its_section(
    pages: RulePages, qtbot: QtBot
) -> None:
    pages.resize(900, 600)
    pages.open_page("tenjiku")
    settle(qtbot, pages)
    page, bar = pages.page, pages.find_bar
    QTest.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(words(pages), "igui")
    found = bar.found()
    marked: list[str] = []
    order = list(rows(pages, "tenjiku"))
    for _ in range(found):
        assert 0 <= page.cursorRect().top() <= page.viewport().height() / 3
        marked.append(page.section())
        assert pages.contents.currentItem() is rows(pages, "tenjiku")[page.section()]
        QTest.keyClick(words(pages), Qt.Key.Key_F3)
    assert "lion" in marked and len(set(marked)) > 2 and marked == sorted(marked, key=order.index)
    page.verticalScrollBar().setValue(0)
    assert page.section() == "" and current(pages) == "Tenjiku shogi"


def test_the_next_place_is_found_wherever_one_types(pages: RulePages, qtbot: QtBot) -> None:
    pages.open_page("shogi")
    settle(qtbot, pages)
    page, bar = pages.page, pages.find_bar
    QTest.keyClick(page, Qt.Key.Key_F3)
    assert bar.isVisible() and bar.found() == 0
    QTest.keyClicks(words(pages), "nifu")
    places = [page.textCursor().position()]
    QTest.keyClick(words(pages), Qt.Key.Key_F3)
    places.append(page.textCursor().position())
    QTest.keyClick(page, Qt.Key.Key_F3)
    places.append(page.textCursor().position())
    assert places == sorted(set(places))
    QTest.keyClick(page, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert page.textCursor().position() == places[1]
    QTest.keyClick(words(pages), Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, pages)
    assert page.textCursor().selectedText() == "nifu" and bar.found() > 3
    QTest.keyClick(words(pages), Qt.Key.Key_F3)
    assert page.textCursor().position() == places[2]


@pytest.mark.parametrize(("typed", "code"), [("enemy's camp", "en"), ("enemy’s camp", "en"), ("L'ECHEC", "fr")])
def test_apostrophes_are_found_typed_or_printed(
    pages: RulePages, qtbot: QtBot, language: Language, typed: str, code: str
) -> None:
    language.apply(code)
    pages.open_page("shogi")
    settle(qtbot, pages)
    pages.find_bar.open_bar()
    words(pages).setText(typed.replace("E", "É", 1) if code == "fr" else typed)
    assert pages.find_bar.found() > 0
    assert "’" in pages.page.textCursor().selectedText()


def lines_of(page: PageView) -> list[str]:
    """The lines of all paragraphs as they are folded."""
    found: list[str] = []
    block = page.document().begin()
    while block.isValid():
        layout, text = block.layout(), block.text()
        lines = (layout.lineAt(number) for number in range(layout.lineCount()))
        found += [text[line.textStart() : line.textStart() + line.textLength()] for line in lines]
        block = block.next()
    return found


@pytest.mark.parametrize("width", [480, 620, 900])
def test_japanese_lines_end_between_words(pages: RulePages, qtbot: QtBot, language: Language, width: int) -> None:
    language.apply("ja")
    pages.resize(width, 700)
    pages.open_page("shogi")
    settle(qtbot, pages)
    lines = lines_of(pages.page)
    words_ = ("成っていない", "棋士でも", "取った", "指してしまう")
    whole = unjoined("".join(lines))
    assert [word for word in words_ if word not in whole] == []
    assert {word: whole.count(word) for word in words_} == {
        word: sum(unjoined(line).count(word) for line in lines) for word in words_
    }


def test_what_is_kept_together_is_found_and_copied_as_it_was_written(
    pages: RulePages, qtbot: QtBot, language: Language
) -> None:
    language.apply("ja")
    pages.open_page("shogi")
    settle(qtbot, pages)
    pages.find_bar.open_bar()
    words(pages).setText("プロ棋士でもうっかり")
    assert pages.find_bar.found() == 1
    pages.page.copy()
    assert QGuiApplication.clipboard().text() == "プロ棋士でもうっかり"


def test_letters_grow_and_the_reader_stays(pages: RulePages, qtbot: QtBot) -> None:
    pages.open_page("shogi", "check")
    settle(qtbot, pages)
    before = pages.page.font_size()
    point = QPointF(300, 200)
    none, wheel = Qt.MouseButton.NoButton, QPoint(0, 120)
    control = Qt.KeyboardModifier.ControlModifier
    phase = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(point, pages.page.mapToGlobal(point), QPoint(), wheel, none, control, phase, False)
    QApplication.sendEvent(pages.page.viewport(), event)
    settle(qtbot, pages)
    assert pages.page.font_size() > before
    assert pages.page.section() == "check" and "Check" in read(pages)
    QTest.keyClick(pages.page, Qt.Key.Key_0, control)
    settle(qtbot, pages)
    assert pages.page.font_size() == before


def test_all_letters_have_one_scale(pages: RulePages, qtbot: QtBot) -> None:
    """Headings of both levels grow with the text and stay larger than it."""

    def size(text: str) -> int:
        block = pages.page.document().begin()
        while block.text() != text:
            block = block.next()
        return block.begin().fragment().charFormat().font().pixelSize()

    pages.open_page("tenjiku")
    settle(qtbot, pages)
    for _ in range(3):
        text = pages.page.font_size()
        for title, share in (("Tenjiku shogi", 2.0), ("The special powers", 1.5), ("Lion moves", 1.2)):
            assert abs(size(title) - share * text) <= 1
        pages.page.zoom_by(2)
        settle(qtbot, pages)


def test_keys_for_the_size_work_wherever_one_types(pages: RulePages, qtbot: QtBot) -> None:
    pages.open_page("shogi")
    settle(qtbot, pages)
    first, control = pages.page.font_size(), Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(pages.page, Qt.Key.Key_F, control)
    for where in (words(pages), pages.contents, pages.page):
        where.setFocus()
        for key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            QTest.keyClick(where, key, control)
        settle(qtbot, pages)
        larger = pages.page.font_size()
        QTest.keyClick(where, Qt.Key.Key_Minus, control)
        settle(qtbot, pages)
        assert first < pages.page.font_size() < larger
        QTest.keyClick(where, Qt.Key.Key_0, control)
        settle(qtbot, pages)
        assert pages.page.font_size() == first


def test_lines_are_never_too_long(pages: RulePages, qtbot: QtBot) -> None:
    pages.open_page("shogi")
    pages.resize(1800, 900)
    settle(qtbot, pages)
    block = pages.page.document().findBlockByNumber(1)
    lines = [block.layout().lineAt(index).textLength() for index in range(block.layout().lineCount())]
    assert max(lines) <= 80 and len(lines) > 2


def test_language_changes_at_once(pages: RulePages, qtbot: QtBot, language: Language) -> None:
    pages.open_page("tenjiku", "burning")
    settle(qtbot, pages)
    for code, title in (("ja", "焼"), ("fr", "Brûler"), ("cs", "Pálení")):
        language.apply(code)
        settle(qtbot, pages)
        assert pages.page.section() == "burning"
        assert title in read(pages) and title in current(pages)


def test_pictures_name_ranks_as_the_language_does(pages: RulePages, qtbot: QtBot, language: Language) -> None:
    """Those that are seen, and those that were seen once and are not now."""
    language.apply("cs")
    pages.open_page("shogi", "board")
    settle(qtbot, pages)

    def picture(name: str) -> QImage:
        pages.open_page("shogi", {"start": "board", "mate": "mate"}[name])
        pages.grab()
        qtbot.waitUntil(lambda: shown(pages, f"board:shogi/{name}").width() > 1)
        return shown(pages, f"board:shogi/{name}")

    letters = {name: picture(name) for name in ("mate", "start")}
    language.apply("ja")
    settle(qtbot, pages)
    for name, before in letters.items():
        assert picture(name) != before
    pages.close()
    language.apply("cs")
    settle(qtbot, pages)
    for name, before in letters.items():
        assert picture(name) == before


def test_theme_and_pieces_change_the_pictures(pages: RulePages, qtbot: QtBot, qapp: QApplication) -> None:
    theme = Theme(qapp)
    theme.apply("light")
    pages.open_page("shogi", "mate")
    settle(qtbot, pages)
    pages.grab()
    qtbot.waitUntil(lambda: shown(pages, "board:shogi/mate").width() > 1)
    light = shown(pages, "board:shogi/mate")
    theme.apply("dark")
    pages.set_style(BoardStyle(piece_set="western", dark=True))
    settle(qtbot, pages)
    assert pages.page.section() == "mate"
    pages.grab()
    qtbot.waitUntil(lambda: shown(pages, "board:shogi/mate").width() > 1)
    assert shown(pages, "board:shogi/mate") != light
    theme.apply("light")
    qapp.setStyleSheet("")
    qapp.styleHints().unsetColorScheme()


def test_pictures_stand_below_each_other_where_there_is_little_room(pages: RulePages, qtbot: QtBot) -> None:
    pages.open_page("tenjiku", "option-free_eagle")
    settle(qtbot, pages)

    def widths() -> list[int]:
        parts = pages.page.toHtml().split("board:tenjiku/eagle-")[1:]
        return [int(part.split("?")[1].split('"')[0]) for part in parts]

    wide, page = widths(), pages.page
    assert len(wide) == 3 and sum(wide) < page.viewport().width()
    pages.resize(620, 700)
    settle(qtbot, pages)
    assert len(widths()) == 3 and min(widths()) > max(wide)
    assert page.section() == "option-free_eagle"
