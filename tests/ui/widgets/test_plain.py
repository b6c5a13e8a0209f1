"""Texts of files, of the clipboard and of engines: shown letter by letter wherever they come to stand."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from html import escape
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication, QImage, Qt, QTextDocument
from PySide6.QtWidgets import QApplication, QDialog, QListWidget, QMessageBox
from pytestqt.qtbot import QtBot

from shogi_desktop import paths, program_files
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.mating.problem import Problem, ProblemSet
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.records.problem_set import format_problem_set
from shogi_desktop.notation.records.shogi_file import format_game
from shogi_desktop.rules import Position, Side, add_variant_folder, load_variant
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.session.play.choice import GameChoice, to_json
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.diagrams.store import Diagrams
from shogi_desktop.ui.diagrams.svg import diagram_svg
from shogi_desktop.ui.faces.art import art_of
from shogi_desktop.ui.guide.page import GuidePage
from shogi_desktop.ui.pictures.board_svg import board_svg
from shogi_desktop.ui.problems.window import ProblemsWindow
from shogi_desktop.ui.widgets import messages
from shogi_desktop.ui.widgets.game_choice import RulesChoice
from shogi_desktop.ui.widgets.messages import may_replace
from shogi_desktop.ui.widgets.plain import LONG, PlainLabel, RichLabel, folding, literal, tip, window_title
from tests.systems import file_name
from tests.ui.desk import SIZE, Desk
from tests.ui.plainness import HOSTILE, MARKUP, faults, faults_of
from tests.ui.seek import texts, the

GOLD = "4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1"


@pytest.fixture
def boxes(qapp: QApplication) -> Iterator[list[str]]:
    """What is wrong with each box that comes up, and each is closed."""
    found: list[str] = []
    seen = 0

    def look() -> None:
        nonlocal seen
        box = QApplication.activeModalWidget()
        if isinstance(box, QDialog):
            seen += 1
            found.extend(faults_of([box]))
            if box.width() > SIZE[0] or box.height() > SIZE[1]:
                found.append(f"a box of {box.width()} x {box.height()}")
            box.reject() if not isinstance(box, QMessageBox) else box.buttons()[-1].click()

    watch = QTimer(qapp)
    watch.timeout.connect(look)
    watch.start(20)
    yield found
    watch.stop()
    assert seen


def hostile_game() -> Game:
    """With markup in everything that a file may say of a game."""
    game = Game(load_variant("shogi"))
    names = {"black": HOSTILE, "white": f"{MARKUP}&File", "event": HOSTILE, MARKUP: HOSTILE}
    game.headers.update(names, setup=json.dumps({"black": {"name": HOSTILE}}))
    for text in ("7g7f", "3c3d", "2g2f"):
        game.play(parse_move(text, game.position))
        game.cursor.comment = HOSTILE
    game.go_to(game.root)
    game.root.comment = HOSTILE
    game.play(parse_move("2g2f", game.position))
    game.cursor.comment = MARKUP
    return game


# The means


def test_a_label_shows_markup_letter_by_letter(qtbot: QtBot) -> None:
    label = PlainLabel(HOSTILE)
    qtbot.addWidget(label)
    assert label.textFormat() == Qt.TextFormat.PlainText and label.text().startswith("<img src=")
    assert not faults_of([label])
    label.setText("plain")
    assert label.text() == "plain"


def test_the_finder_finds(qtbot: QtBot) -> None:
    label = RichLabel()
    qtbot.addWidget(label)
    label.setText(MARKUP)
    label.setToolTip(MARKUP)
    assert len(faults_of([label])) == 2


@pytest.mark.parametrize("text", [MARKUP, HOSTILE, "a < b & c > d", "&lt;", "one\ntwo  three", "x" * 500, "名人" * 200])
def test_a_tip_shows_every_letter(text: str) -> None:
    document = QTextDocument()
    shown = tip(text)
    rich = Qt.mightBeRichText(shown)
    assert "<img" not in shown
    if rich:
        document.setHtml(shown)
        shown = document.toPlainText().replace("\u200b", "").replace("\u2060", "")
    assert shown.startswith(text.split("\x00")[0][: LONG - 1])


def test_an_ordinary_tip_is_left_alone() -> None:
    assert tip("7g7f\na good move") == "7g7f\na good move"


def test_a_word_too_long_for_a_line_folds() -> None:
    assert "\u200b" in folding("A" * 100) and "\u200b" not in folding("A " * 100)
    assert folding("A" * 1000).replace("\u200b", "") == "A" * 1000
    path = "/home/somebody/some-folder" * 10
    assert folding(path) == path  # it has its places to break, and may be copied


def test_a_name_on_a_button_is_no_key_and_in_a_title_no_mark() -> None:
    assert literal("Rook & Bishop") == "Rook && Bishop"
    assert window_title("a[*]b") == "a[*][*]b"


# The program


def test_nothing_of_a_game_is_read_as_markup(desk: Desk, qtbot: QtBot) -> None:
    path = paths.games_folder() / "hostile.shogi"
    path.parent.mkdir(parents=True)
    path.write_text(format_game(hostile_game()), encoding="utf-8")
    assert desk.window.rooms.files.records.open_file(str(path))
    desk.session.record.go_to(desk.session.record.game.root.children[0])
    assert the(desk.panel.moves, QListWidget).count() == 2
    assert any(MARKUP[:20] in text for text in desk.card_texts())
    assert not faults()
    assert desk.window.minimumSizeHint().width() <= SIZE[0] and desk.window.size().width() == SIZE[0]
    desk.window.desk.open("start")
    desk.window.rooms.start.page()
    assert not faults()


def test_nothing_of_a_pasted_game_that_has_ended_is_read_as_markup(desk: Desk) -> None:
    game = hostile_game()
    game.finish(GameResult(Side.WHITE, Reason.ILLEGAL_MOVE, HOSTILE))
    QGuiApplication.clipboard().setText(format_game(game))
    desk.trigger("PASTE")
    assert desk.session.record.game.headers["black"] == HOSTILE
    assert not faults()
    assert desk.window.minimumSizeHint().width() <= SIZE[0]


def test_nothing_that_an_engine_says_is_read_as_markup(desk: Desk) -> None:
    desk.start()
    desk.session.turn.engine_message.emit(HOSTILE)
    assert len(desk.window.status.currentMessage()) < 1000
    assert not faults()


def test_the_name_of_a_thinking_player_leaves_the_window_its_width(desk: Desk) -> None:
    desk.start()
    setup = desk.session.record.setup
    desk.session.record.setup = replace(setup, black=replace(setup.black, name=HOSTILE, human=False, level=1))
    desk.window.status.refresh()
    assert any("thinking" in text for text in texts(desk.window.status))
    assert desk.window.minimumSizeHint().width() <= SIZE[0] and not faults()


def test_a_box_tells_of_a_pasted_text_in_plain_letters(desk: Desk, boxes: list[str]) -> None:
    for text in (
        MARKUP,
        HOSTILE,
        f"4k4/9/9/9/9/9/9/9/{MARKUP} b - 1",
        f"startpos moves {MARKUP}",
        f"{GOLD}; x\n{HOSTILE}",
    ):
        QGuiApplication.clipboard().setText(text)
        desk.start()
        desk.trigger("PASTE")
        assert boxes == [], text


def test_a_box_tells_of_a_broken_file_in_plain_letters(desk: Desk, boxes: list[str], tmp_path: Path) -> None:
    for line in ("option: move_limit = {}", "variant: {}", "handicap: {}", "{}: {}", "sfen: {}", "result: {}"):
        path = tmp_path / file_name("<img src=x><b>&amp; .shogi")
        endless = MARKUP + "A" * 8_000_000
        path.write_text(f"Shogi Desktop game 1\n{line.format(endless, MARKUP)}\n[moves]\n", encoding="utf-8")
        assert not desk.window.rooms.files.records.open_file(str(path)), line
        assert boxes == [], line


def test_a_question_names_a_file_in_plain_letters(desk: Desk, boxes: list[str], tmp_path: Path) -> None:
    path = tmp_path / file_name("<img src=x><b>&amp;.shogi")
    path.touch()
    may_replace(desk.window, str(path))
    messages.inform(desk.window, HOSTILE, HOSTILE)
    messages.complain(desk.window, HOSTILE, OSError(5, HOSTILE), HOSTILE)
    messages.complain(desk.window, HOSTILE, NotationError(HOSTILE, HOSTILE), HOSTILE)
    assert boxes == []


def test_what_is_saved_is_told_in_plain_letters(desk: Desk, tmp_path: Path) -> None:
    desk.start()
    name = file_name("<img src='x'><b>&amp;.shogi")
    assert desk.window.rooms.files.records.save_to(str(tmp_path / name))
    assert name[:11] in desk.status and not faults()


def test_nothing_of_a_set_of_problems_is_read_as_markup(desk: Desk, tmp_path: Path) -> None:
    title = " ".join(HOSTILE.split())
    several = ProblemSet(title, (Problem(GOLD, "shogi", title, 1), Problem(GOLD, "shogi", MARKUP, 1)))
    path = tmp_path / file_name("<img src=x>.sfen")
    path.write_text(format_problem_set(several).replace("\x1b", " "), encoding="utf-8")
    desk.start()
    assert desk.window.rooms.files.records.open_file(str(path))
    (window,) = desk.window.findChildren(ProblemsWindow)
    assert window.problem is not None and window.problem.title.startswith(MARKUP)
    assert not faults()
    assert window.minimumSizeHint().width() <= SIZE[0]


# A variant of the person's own


@pytest.fixture
def variant(tmp_path: Path) -> Variant:
    """Shogi under names that are markup."""
    text = json.dumps(MARKUP)
    entries = "".join(
        f'[[pieces]]\ncode = "{code}"\nname = {text}\nromaji = {text}\nkanji = {text}\nkanji_white = {text}\n'
        for code in ("K", "R", "+R", "P")
    )
    handicap = f'[[handicaps]]\nkey = "rook"\nname = {text}\nkanji = {text}\nremove = ["8b"]\n'
    option = (
        f'[[options]]\nkey = "move_limit"\ntitle = {text}\ntext = {text}\nchoices = [["0", {text}], ["9", {text}]]\n'
    )
    source = f'base = "shogi"\ntitle = {text}\n{entries}{handicap}{option}'
    (tmp_path / "mine.toml").write_text(source, encoding="utf-8")
    add_variant_folder(tmp_path)
    return load_variant("mine", {"move_limit": "9"})


def test_the_guide_shows_the_names_of_a_variant_letter_by_letter(qtbot: QtBot, variant: Variant) -> None:
    page = GuidePage(art_of(program_files.resources()), Diagrams(program_files.resources()))
    qtbot.addWidget(page)
    page.set_style(BoardStyle(animation_ms=0))
    page.set_variant(variant)
    for code in ("P", "+R", "R"):
        page.open_page(variant.kind_by_code(code).id)
        assert not faults_of([page])
    links = [label for label in page.findChildren(RichLabel) if "href" in label.text()]
    assert links and escape(MARKUP[:12]) in links[0].text()


def test_the_rules_of_a_variant_are_chosen_in_plain_letters(qtbot: QtBot, variant: Variant) -> None:
    choice = RulesChoice()
    qtbot.addWidget(choice)
    choice.show_variant(variant)
    assert not faults_of([choice])


def test_a_diagram_says_the_name_of_a_piece_and_draws_nothing_of_it(variant: Variant) -> None:
    kind = variant.kind_by_code("R")
    svg = diagram_svg(kind, variant)
    assert "<img" not in svg and escape(MARKUP, quote=False) in svg
    assert not QImage.fromData(svg.encode()).isNull()


def test_a_picture_of_a_board_is_no_more_than_a_picture(qapp: QApplication, variant: Variant) -> None:
    svg = board_svg(art_of(program_files.resources()), Position(variant), BoardStyle()).decode()
    assert f"<title>{escape(MARKUP)}</title>" in svg and "<img" not in svg


def test_a_game_of_such_a_variant_shows_it_in_plain_letters(desk: Desk, variant: Variant) -> None:
    desk.session.show(Game(variant, None, "rook"), "")
    assert desk.session.record.game.variant is variant
    assert not faults()
    for id_ in ("GUIDE", "GUIDE_PAGE", "RULES", "LESSONS", "EDIT_POSITION"):
        desk.trigger(id_)
        assert not faults(), id_
    assert desk.window.minimumSizeHint().width() <= SIZE[0]


@pytest.mark.parametrize("id_", ["NEW", "PREFERENCES"])
def test_a_dialog_offers_such_a_variant_in_plain_letters(
    desk: Desk, boxes: list[str], variant: Variant, id_: str
) -> None:
    desk.store.update(last_game=to_json(GameChoice(variant=variant.name, handicap="rook", computer=False)))
    desk.session.show(Game(variant, None, "rook"), "")
    desk.trigger(id_)
    assert boxes == []


def make_tables() -> list[Callable[[Variant], str]]:
    from shogi_desktop.ui.rule_pages.page_html import PageLook, inline_html, made_table

    look = PageLook(14, 600, "#000", "#000", "#000", "#000", "#000", dark=False)
    tables = [lambda variant, what=what: made_table(what, variant, look) for what in ("pieces", "legend", "handicaps")]
    return [*tables, lambda variant: inline_html("{option:move_limit}: {choice:move_limit=9}", variant)]


@pytest.mark.parametrize("make", make_tables(), ids=["pieces", "legend", "handicaps", "option"])
def test_a_rule_page_writes_the_names_of_a_variant_letter_by_letter(
    qapp: QApplication, variant: Variant, make: Callable[[Variant], str]
) -> None:
    assert '<img src="file:' not in make(variant)
