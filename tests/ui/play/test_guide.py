"""The coach beside a teaching game: where it says what, blunders to take back, praise, pieces that show their moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QScrollBar, QToolButton, QWidget

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.records.shogi_file import parse_game
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.play.hint import Hint
from shogi_desktop.ui.board.marks.marks import MarkKind
from shogi_desktop.ui.board.scene.notice import NoticeCard
from shogi_desktop.ui.look.from_settings import problems_have_marks
from shogi_desktop.ui.play.guide_card import GuideCard, GuideWords
from shogi_desktop.ui.start.next_steps import NextSteps
from shogi_desktop.ui.table.player_card import PlayerCard
from shogi_desktop.ui.widgets.labels import ScrolledLabel
from shogi_desktop.ui.words.advice_words import AIMS
from shogi_desktop.ui.words.i18n import LANGUAGES, translate
from tests.ui.desk import Desk
from tests.ui.on_board import scene_of

TEACHING = GameChoice(level=1, teaching=True)
GUIDED = replace(TEACHING, guided=True)
SMALL = (1024, 640)
WATCHES = "The coach watches your moves. A blunder can be taken back here."
QUESTION = ["Take it back", "Play on", "What was better?"]
THREATENED = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/3P5/PPP1PPPPP/1B5R1/LNSGKGSNL b - 1"


@pytest.fixture
def judging(make_desk: Callable[..., Desk]) -> Desk:
    """Its engine thinks that the next pawn from file 9 on is best, and that anything else is a blunder."""
    return make_desk("judging")


def marks(desk: Desk) -> list[MarkKind]:
    return [mark.kind for mark in scene_of(desk.table.board).above.marks()]


def notice(desk: Desk) -> str:
    card = desk.table.board.viewport().findChild(NoticeCard)
    assert isinstance(card, NoticeCard)
    return card.text


def card_of(desk: Desk) -> GuideCard:
    (card,) = desk.panel.findChildren(GuideCard)
    return card


def place(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def blundered(desk: Desk) -> None:
    desk.start(TEACHING)
    desk.play("7g7f")
    desk.qtbot.waitUntil(lambda: QUESTION[0] in desk.guide())


def explained(desk: Desk, move: str, ply: int = 2) -> list[str]:
    """What is said when the computer has answered a move and all is thought over."""
    desk.play(move)
    desk.qtbot.waitUntil(lambda: desk.session.record.game.cursor.ply == ply)
    desk.qtbot.waitUntil(lambda: any(text.startswith("Pawn ") for text in desk.guide()))
    return desk.guide()


# Where it stands


@pytest.mark.parametrize("size", [SMALL, (1440, 900)])
def test_all_it_says_is_read_beside_the_board(judging: Desk, size: tuple[int, int]) -> None:
    window = judging.window
    window.resize(*size)
    judging.start(GUIDED)
    judging.app.processEvents()
    board, foot = place(judging.table, window), place(judging.panel, window).bottom()
    feet = {read_wholly(judging)}
    judging.play("7g7f")
    judging.qtbot.waitUntil(lambda: QUESTION[0] in judging.guide())
    feet.add(read_wholly(judging))
    judging.press_guide("What was better?")
    feet.add(read_wholly(judging))
    card = place(card_of(judging), window)
    assert not card.intersects(board) and card.bottom() < foot
    assert len(feet) == 1 and notice(judging) == "", "its foot stays where it is, and nothing is on the board"


def read_wholly(desk: Desk) -> int:
    """Where the card ends, of which every line is seen."""
    desk.app.processEvents()
    labels = [label for label in card_of(desk).findChildren(QLabel) if label.isVisible()]
    assert labels
    assert all(label.height() >= label.heightForWidth(label.width()) for label in labels)
    return place(card_of(desk), desk.window).bottom()


def test_it_never_becomes_lower_and_its_buttons_stay(judging: Desk) -> None:
    judging.window.resize(*SMALL)
    judging.start(GUIDED)
    judging.app.processEvents()  # the window takes its size

    def seen() -> tuple[int, int]:
        """How high the card is, and where the lowest of its buttons ends."""
        judging.app.processEvents()
        buttons = [each for each in card_of(judging).findChildren(QPushButton) if each.isVisible()]
        return card_of(judging).height(), max(place(button, judging.window).bottom() for button in buttons)

    kept = [seen()]
    explained(judging, "9g9f")
    kept.append(seen())
    judging.play("7g7f")
    judging.qtbot.waitUntil(lambda: QUESTION[0] in judging.guide())
    kept.append(seen())
    assert "Show me the kanji" not in judging.guide(), "one thing at a time"
    judging.press_guide("Take it back")
    kept.append(seen())
    heights, feet = zip(*kept, strict=True)
    assert list(heights) == sorted(heights) and len(set(feet)) == 1 and "Show me the kanji" in judging.guide()


def test_where_the_panel_is_closed_a_blunder_is_offered_over_the_board(judging: Desk) -> None:
    blundered(judging)
    judging.trigger("PANEL")
    assert judging.guide() == [] and judging.banner()[0] == "That was a blunder"
    judging.trigger("PANEL")
    assert judging.banner() == [] and judging.guide()[0] == "That was a blunder"
    judging.trigger("PANEL")
    judging.press_banner("Take it back")
    assert judging.banner() == [] and judging.session.record.game.cursor.ply == 0


def test_the_panel_comes_for_a_guided_game(judging: Desk) -> None:
    judging.start()
    judging.trigger("PANEL")
    judging.start(GUIDED)
    assert judging.guide()[0] == "Your guide"
    judging.trigger("PANEL")
    judging.play("9g9f")
    assert judging.guide() == [], "who closes it meanwhile does not want it"


def test_it_comes_too_when_a_guided_game_is_gone_on_with(judging: Desk) -> None:
    judging.start(GUIDED)
    judging.play("9g9f")
    judging.qtbot.waitUntil(judging.session.turn.human_may_move)
    text = judging.session.record.text()
    judging.start()
    judging.trigger("PANEL")
    judging.session.load(parse_game(text))
    assert judging.guide() == []
    judging.session.resume()
    assert judging.guide() != []


def test_the_card_is_there_while_somebody_is_taught(judging: Desk) -> None:
    judging.start(GameChoice(level=1))
    assert judging.guide() == []
    judging.trigger("TEACHING")
    assert judging.guide() == [WATCHES]
    judging.trigger("TEACHING")
    assert judging.guide() == []
    judging.start(TEACHING)
    assert judging.guide() != []
    judging.session.turn.resign()
    assert judging.guide() == []


# What it says


def test_it_explains_every_move_of_the_computer(judging: Desk) -> None:
    judging.start(GUIDED)
    for made, ply in (("9g9f", 2), ("8g8f", 4)):
        assert explained(judging, made, ply)[0].startswith("Pawn ")
    assert notice(judging) == ""


def test_without_a_guide_nothing_is_explained_unasked(judging: Desk) -> None:
    judging.start(TEACHING)
    judging.play("9g9f")
    judging.qtbot.waitUntil(judging.session.turn.human_may_move)
    assert judging.guide() == [WATCHES] and notice(judging) == ""


def test_its_card_is_never_a_bare_frame(judging: Desk) -> None:
    judging.start(GUIDED)
    greeting = [text for text in judging.guide() if not text.startswith("Show")]
    explained(judging, "9g9f")
    judging.trigger("TAKE_BACK")
    judging.qtbot.waitUntil(lambda: judging.session.record.game.cursor.ply == 0)
    assert greeting[0] == "Your guide" and [text for text in judging.guide() if not text.startswith("Show")] == greeting
    judging.play("9g9f")
    assert judging.guide()[0] == "After each move of the computer you read here what it does."


def test_what_stands_to_be_taken_is_said_before_anything_else(judging: Desk) -> None:
    judging.start(GUIDED, THREATENED)
    judging.play("9g9f")
    judging.qtbot.waitUntil(lambda: judging.session.record.game.cursor.ply == 2)
    danger, *_ = judging.guide()
    assert danger == "The bishop still attacks your pawn on 6f."
    assert MarkKind.THREAT in marks(judging)
    judging.qtbot.waitUntil(judging.session.turn.human_may_move)
    judging.play("8g8f")
    judging.qtbot.waitUntil(lambda: judging.session.record.game.cursor.ply == 4)
    judging.qtbot.waitUntil(lambda: MarkKind.THREAT in marks(judging))
    assert judging.guide()[0] == danger, "as long as it is drawn it is said"


def test_moves_are_told_in_words(judging: Desk) -> None:
    judging.start(GUIDED, "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1")
    position = judging.session.record.game.position
    passed = position.copy()
    passed.set_turn(position.turn ^ 1)
    takes = parse_move("2b8h+", passed)
    passed.play(takes)
    answer = parse_move("7i8h", passed)
    judging.session.advice.threat_ready.emit(Hint(takes, (takes, answer)))
    assert judging.guide()[0] == "The other side would play bishop 2b to 8h, takes bishop, becomes dragon horse"
    judging.session.advice.threat_ready.emit(Hint(takes, (takes, answer), mate=3))
    assert judging.guide()[0] == "Threatened: mate in 3: bishop 2b to 8h …"


def test_questions_are_answered_on_the_card(judging: Desk) -> None:
    judging.start(TEACHING)
    judging.click_square("9g")
    judging.trigger("SAFE")
    judging.click_square("9f")
    judging.qtbot.waitUntil(lambda: "A good move: the computer would play it too." in judging.guide())
    judging.trigger("HINT")
    judging.qtbot.waitUntil(lambda: "pawn 9g to 9f." in judging.guide()[0])
    assert notice(judging) == ""


def test_praise_is_large_and_goes_with_the_next_move(make_desk: Callable[..., Desk]) -> None:
    judging = make_desk("level")
    judging.start(GUIDED, "lnsgkgsnl/1r5b1/ppppppppp/9/9/g8/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1")
    assert explained(judging, "9g9f")[0] == "Well seen."
    title = next(label for label in card_of(judging).findChildren(QLabel) if label.text() == "Well seen.")
    assert title.property("role") == "title"
    judging.play("8g8f")
    assert "Well seen." not in judging.guide()


def test_it_speaks_the_language_of_the_window(judging: Desk) -> None:
    blundered(judging)
    judging.store.update(language="fr")
    assert judging.guide()[0] == "C’était une gaffe" and "Reprendre" in judging.guide()


# Blunders


def test_a_blunder_may_be_taken_back(judging: Desk) -> None:
    blundered(judging)
    title, text, *buttons = judging.guide()
    assert title == "That was a blunder" and text != "" and buttons == QUESTION
    assert judging.banner() == [] and judging.status == "Take your move back, or play on?"
    assert MarkKind.THREAT in marks(judging) and not judging.enabled("MOVE_NOW")
    buttons_ = [each for each in card_of(judging).findChildren(QPushButton) if each.isVisible()]
    before = [place(each, judging.window) for each in buttons_]
    judging.press_guide("What was better?")
    judging.app.processEvents()
    assert [place(each, judging.window) for each in buttons_] == before, "nothing moves under the pointer"
    assert judging.status == "Take your move back, or play on?" and MarkKind.SUGGESTION in marks(judging)
    assert judging.guide()[1] == text and "Pawn 9g to 9f" in text
    judging.click_square("2g")
    assert judging.status == "Take the move back or play on first."
    judging.press_guide("Take it back")
    assert QUESTION[0] not in judging.guide()
    assert judging.session.record.game.cursor.ply == 0 and judging.session.turn.human_may_move()
    assert MarkKind.THREAT not in marks(judging)
    assert MarkKind.SUGGESTION not in marks(judging), "the arrow goes with the question"
    judging.play("9g9f")
    assert MarkKind.SUGGESTION not in marks(judging)


def test_a_better_move_that_was_named_is_not_named_again(judging: Desk) -> None:
    judging.start(GUIDED, sfen="lnsgkgsnl/1r5b1/ppppppppp/9/9/r8/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1")
    judging.play("7g7f")
    judging.qtbot.waitUntil(lambda: QUESTION[0] in judging.guide())
    text = judging.guide()[1]
    assert "9f" in text
    judging.press_guide("What was better?")
    assert judging.guide()[1] == text and MarkKind.SUGGESTION in marks(judging)


def test_who_touches_a_piece_first_sees_what_is_asked(judging: Desk) -> None:
    blundered(judging)
    judging.app.processEvents()  # buttons have their last size
    take_back, play_on, better = buttons_of(judging)
    at_rest = [each.grab().toImage() for each in (take_back, play_on, better)]
    judging.click_square("2g")
    seen = [each.grab().toImage() for each in (take_back, play_on, better)]
    assert [old != new for old, new in zip(at_rest, seen, strict=True)] == [True, True, False]
    judging.qtbot.waitUntil(lambda: play_on.grab().toImage() == at_rest[1])


def test_one_button_takes_back_while_that_is_asked(judging: Desk) -> None:
    judging.start(TEACHING)
    bar = next(
        each
        for each in judging.panel.findChildren(QToolButton)
        if each.defaultAction() is judging.window.actions_["TAKE_BACK"]
    )
    assert bar.isVisible()
    judging.play("7g7f")
    judging.qtbot.waitUntil(lambda: QUESTION[0] in judging.guide())
    assert not bar.isVisible() and judging.enabled("TAKE_BACK"), "its key goes on"
    judging.press_guide("Play on")
    assert bar.isVisible()


def buttons_of(desk: Desk) -> list[QPushButton]:
    return [each for each in card_of(desk).findChildren(QPushButton) if each.isVisible()]


def test_an_answer_by_mouse_leaves_the_keyboard_on_the_board(judging: Desk) -> None:
    blundered(judging)
    board = judging.table.board
    button = next(each for each in card_of(judging).findChildren(QPushButton) if each.text() == "Take it back")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert board.hasFocus() and not board.hand.shown.show_cursor


def test_the_keyboard_comes_from_the_board_to_the_answers(judging: Desk) -> None:
    blundered(judging)
    judging.qtbot.waitUntil(judging.window.isActiveWindow)
    judging.table.board.setFocus()
    QTest.keyClick(judging.table.board, Qt.Key.Key_Tab)
    board = judging.table.board
    assert board.hasFocus() and board.hand.shown.show_cursor, "the first one brings the cursor of the squares"
    QTest.keyClick(board, Qt.Key.Key_Tab)
    focused = judging.window.focusWidget()
    assert isinstance(focused, QPushButton) and focused.text() == "Take it back"
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert judging.session.record.game.cursor.ply == 0 and judging.table.board.hasFocus()


@pytest.mark.parametrize("answer", ["play on", "resign", "other game", "look back"])
def test_the_better_move_is_shown_only_while_it_is_asked_about(judging: Desk, answer: str) -> None:
    blundered(judging)
    judging.press_guide("What was better?")
    assert MarkKind.SUGGESTION in marks(judging)
    answers: dict[str, Callable[[], object]] = {
        "play on": lambda: judging.press_guide("Play on"),
        "resign": judging.session.turn.resign,
        "other game": lambda: judging.start(GameChoice(computer=False)),
        "look back": lambda: judging.session.record.go_to(judging.session.record.game.root),
    }
    answers[answer]()
    assert MarkKind.SUGGESTION not in marks(judging)


def test_who_looks_back_still_has_the_question(judging: Desk) -> None:
    blundered(judging)
    judging.session.record.go_to(judging.session.record.game.root)
    assert judging.guide()[0] == "That was a blunder" and QUESTION[0] in judging.guide()


def test_or_the_game_goes_on(judging: Desk) -> None:
    blundered(judging)
    judging.press_guide("Play on")
    judging.qtbot.waitUntil(judging.session.turn.human_may_move)
    assert judging.session.record.game.cursor.ply == 2 and QUESTION[0] not in judging.guide()


@pytest.mark.parametrize("id_", ["TAKE_BACK", "TEACHING", "SWAP_SIDES"])
def test_the_offer_ends_with_whatever_else_is_done(judging: Desk, id_: str) -> None:
    blundered(judging)
    judging.trigger(id_)
    assert QUESTION[0] not in judging.guide() and judging.banner() == []


def test_the_text_board_takes_it_back_too(judging: Desk) -> None:
    blundered(judging)
    assert judging.table.banner.take_first()
    assert judging.session.record.game.cursor.ply == 0 and QUESTION[0] not in judging.guide()


# Pieces


def pieces(desk: Desk) -> str:
    return desk.table.board.style_used.piece_set


def test_pieces_of_a_guided_game_show_how_they_move(judging: Desk) -> None:
    judging.start(GameChoice(level=1))
    assert pieces(judging) == "two_kanji"
    judging.start(GUIDED)
    assert pieces(judging) == "mnemonic" and judging.store.current.piece_set == "two_kanji"
    judging.press_guide("Show me the kanji")
    assert pieces(judging) == "two_kanji"
    judging.press_guide("Show how the pieces move")
    assert pieces(judging) == "mnemonic"
    judging.session.turn.resign()
    assert pieces(judging) == "mnemonic", "it is still the same game"
    judging.start(TEACHING)
    assert pieces(judging) == "two_kanji"


def test_problems_show_it_too_after_a_guided_game(judging: Desk) -> None:
    assert not problems_have_marks(judging.store.current)
    judging.start(TEACHING)
    assert not problems_have_marks(judging.store.current)
    judging.start(GUIDED)
    assert problems_have_marks(judging.store.current)
    judging.press_guide("Show me the kanji")
    assert not problems_have_marks(judging.store.current), "the kanji are known now"


def test_they_do_so_when_a_guide_comes_later(judging: Desk) -> None:
    judging.store.update(guides_offered="")
    judging.window.rooms.play.commands.start(GameChoice(level=1))
    judging.press_banner("With a guide")
    assert pieces(judging) == "mnemonic" and "Show me the kanji" in judging.guide()
    assert judging.guide()[0] == "Your guide"


def test_who_chooses_other_pieces_meanwhile_sees_them(judging: Desk) -> None:
    judging.start(GUIDED)
    judging.store.update(piece_set="one_kanji")
    assert pieces(judging) == "one_kanji" and "Show how the pieces move" in judging.guide()
    judging.store.update(piece_set="mnemonic")
    assert not any(text.startswith("Show") for text in judging.guide()), "there is nothing to change"


def test_who_reads_japanese_has_kanji(judging: Desk) -> None:
    judging.store.update(language="ja")
    judging.start(GUIDED)
    assert pieces(judging) == "two_kanji"


def test_the_start_page_shows_the_game_with_its_pieces(judging: Desk) -> None:
    judging.start(GUIDED)
    steps = NextSteps(judging.window.desk)
    marked = steps.board(100, 1)
    judging.press_guide("Show me the kanji")
    written = steps.board(100, 1)
    assert marked is not None and written is not None and marked.toImage() != written.toImage()


def test_answers_are_whole_in_a_small_window_in_every_language(judging: Desk) -> None:
    for language in LANGUAGES:
        judging.store.update(language=language)
        judging.window.resize(*SMALL)
        blundered_in(judging)
        judging.app.processEvents()
        buttons = [each for each in card_of(judging).findChildren(QPushButton) if each.isVisible()]
        assert len(buttons) == len(QUESTION), language
        assert all(button.width() >= button.sizeHint().width() for button in buttons), [each.text() for each in buttons]
        assert all(button.height() >= button.sizeHint().height() for button in buttons), language


def test_what_it_says_is_read_whole_before_the_moves_have_more_than_a_few_rows(judging: Desk) -> None:
    """With the players in the panel too, as beside a board that is zoomed in."""
    judging.window.resize(*SMALL)
    judging.start(replace(GUIDED, variant="taikyoku"))
    with judging.qtbot.waitSignal(judging.table.board.layout_changed):
        for _ in range(9):
            judging.table.board.zoom_in()
    judging.qtbot.waitUntil(lambda: len(judging.panel.findChildren(PlayerCard)) == 2)
    said = "P-8l: opens the way of the dragon horse on 9j.\nYou can take its peacock on 23c: GGx19c was stronger. "
    card_of(judging).say(lambda: GuideWords("", "The silver general attacks your great general on 19c.", 2 * said))
    told = [each for each in card_of(judging).findChildren(ScrolledLabel) if each.isVisible()]
    assert len(told) == 2
    judging.qtbot.waitUntil(lambda: all(each.height() >= each.label.height() for each in told))
    assert judging.panel.moves.height() >= 3 * 26


@pytest.mark.parametrize("letters", [125, 150])
def test_larger_letters_squash_neither_answers_nor_players(judging: Desk, letters: int) -> None:
    """The moves give way, and what is left of them has the move on the board."""
    for language in LANGUAGES:
        judging.store.update(language=language, text_size=letters)
        judging.window.resize(*SMALL)
        blundered_in(judging)
        judging.qtbot.waitUntil(lambda: squashed(judging) == [])
        buttons = [each for each in card_of(judging).findChildren(QPushButton) if each.isVisible()]
        assert len(buttons) == len(QUESTION) and len(judging.card_texts()) >= 4, language
        moves = judging.panel.moves
        shown = moves.visibleRegion().boundingRect().height()
        assert shown == 0 or shown >= moves.least_height(1), language
        judging.press_guide(buttons[0].text())
        judging.qtbot.waitUntil(moves.isVisible)
        assert squashed(judging) == [], language


def squashed(desk: Desk) -> list[str]:
    """Answers, labels of players and words of the card that are lower than they need to be, or are not seen whole."""
    desk.app.processEvents()
    parts: list[QWidget] = [*card_of(desk).findChildren(QPushButton)]
    parts += [each for card in desk.table.cards for each in card.findChildren(QLabel)]
    parts.append(card_of(desk))
    return [
        f"{type(each).__name__} {each.height()} {each.visibleRegion().boundingRect().height()}"
        for each in parts
        if each.isVisible() and each.visibleRegion().boundingRect().height() < each.minimumSizeHint().height()
    ]


def blundered_in(desk: Desk) -> None:
    """In any language."""
    desk.start(GUIDED)
    desk.play("7g7f")
    desk.qtbot.waitUntil(lambda: desk.session.advice.offered is not None)


def test_the_menu_ticks_the_pieces_that_are_seen_and_the_button_names_those_that_come(judging: Desk) -> None:
    actions = judging.window.actions_
    judging.start(GUIDED)
    assert actions["PIECES_MNEMONIC"].isChecked() and not actions["PIECES_TWO_KANJI"].isChecked()
    judging.trigger("PIECES_TWO_KANJI")
    assert pieces(judging) == "two_kanji" and actions["PIECES_TWO_KANJI"].isChecked()
    judging.trigger("PIECES_LETTERS")
    judging.press_guide("Show how the pieces move")
    assert pieces(judging) == "mnemonic" and actions["PIECES_MNEMONIC"].isChecked()
    judging.press_guide("Show my own pieces")
    assert pieces(judging) == "letters" and actions["PIECES_LETTERS"].isChecked()


@pytest.mark.parametrize("title", ["Your guide", ""])
def test_all_that_is_said_at_first_is_read_in_every_language(judging: Desk, title: str) -> None:
    judging.window.resize(*SMALL)
    for language in LANGUAGES:
        judging.store.update(language=language)
        judging.start(GUIDED)
        assert read_wholly(judging) and not any(bar.isVisible() for bar in card_of(judging).findChildren(QScrollBar))
        danger = "The bishop attacks your pawn. " * 2
        for length in (5, 30, 8):
            card_of(judging).begin()
            card_of(judging).say(partial(GuideWords, title, danger, "word " * length))
            read_wholly(judging)
            bars = [bar for bar in card_of(judging).findChildren(QScrollBar) if bar.isVisible()]
            assert bars == [], (language, length)


@pytest.mark.parametrize("size", [SMALL, (1440, 900)])
def test_no_text_is_ever_cut_however_it_grows_and_shrinks(judging: Desk, size: tuple[int, int]) -> None:
    for language in LANGUAGES:
        judging.window.resize(*size)
        judging.store.update(language=language)
        judging.start(GUIDED)
        judging.app.processEvents()
        aims = [translate("Advice", text) for text in AIMS.values()]
        whole = 0
        for title in ("", translate("Advice", "Well seen.")):
            for danger in (0, 1, 2, 1, 0):
                for told in (1, 3, 1, 2, 0, 3, 4, 1):
                    make = partial(GuideWords, title, " ".join(aims[7 : 7 + danger]), " ".join(aims[8 : 8 + told]))
                    for hidden in (False, True):  # what changes while it is not seen, too
                        card_of(judging).setHidden(hidden)
                        card_of(judging).say(make)
                        card_of(judging).show()
                        assert cut(judging) == [], (title, danger, told, hidden)
                        whole += 1
        assert whole == 160, language


def cut(desk: Desk) -> list[str]:
    """The texts of the card of which not all lines are seen."""
    desk.app.processEvents()
    labels = [label for label in card_of(desk).findChildren(QLabel) if label.isVisible()]
    return [each.text() for each in labels if each.visibleRegion().boundingRect().height() < _needed(each)]


def _needed(label: QLabel) -> int:
    return label.heightForWidth(label.width())


def test_a_hint_that_is_longer_than_what_was_said_is_read_wholly(judging: Desk) -> None:
    judging.start(GUIDED)
    judging.play("9g9f")
    judging.qtbot.waitUntil(judging.session.turn.human_may_move)
    for text in ("Short.", "Hint: bishop 4d to 7g." + " Brings it to safety: the bishop (4d)." * 3, "Short."):
        judging.window.rooms.play.guide.tell(text)
        assert judging.guide()[0] == text and cut(judging) == []
