"""Playing through lessons in their window, with mouse and keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QTreeWidget, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from shogi_desktop import paths, program_files
from shogi_desktop.notation.moves.usi import move_of
from shogi_desktop.rules.board.moves import from_square, to_square, vias
from shogi_desktop.session.lessons.course import LessonProgress
from shogi_desktop.session.lessons.play import LessonJudgement
from shogi_desktop.settings import SettingsStore
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.board.marks.marks import arrow_of, words_of
from shogi_desktop.ui.diagrams.store import Diagrams
from shogi_desktop.ui.faces.art import art_of
from shogi_desktop.ui.lessons import window
from shogi_desktop.ui.lessons.course import CourseWords, StarsRow, burner_name
from shogi_desktop.ui.lessons.panel import LessonWish
from shogi_desktop.ui.lessons.window import LessonsWindow
from shogi_desktop.ui.look.from_settings import board_style
from shogi_desktop.ui.words.i18n import Language
from tests.ui.on_board import click, point_of, scene_of

GAMES = ("shogi", "gorogoro", "kyotoshogi", "minishogi", "wa", "chu", "heian_dai", "dai", "tenjiku")


class Pupil:
    """A window and somebody who works in it."""

    def __init__(self, qtbot: QtBot, app: QApplication, **settings: object) -> None:
        self.qtbot = qtbot
        self.store = SettingsStore(paths.settings_file(), app)
        self.store.update(animation_ms=0, **settings)
        art, diagrams = art_of(program_files.resources()), Diagrams(program_files.resources())
        self.window = LessonsWindow(art, diagrams, self.store, board_style(self.store.current, False))
        self.window.show()
        qtbot.addWidget(self.window)

    def open(self, game: str, key: str) -> None:
        self.window.open_game(game)
        keys = [lesson.key for lesson in self.window.course.lessons]
        self.window.column.lesson_chosen.emit(keys.index(key))

    @property
    def judgement(self) -> LessonJudgement:
        return self.window.play.judgement

    @property
    def key(self) -> str:
        return self.window.lesson.key

    def click(self, *squares: str) -> None:
        click(self.window.board, *squares)

    def solve(self) -> None:
        for text in self.window.lesson.solution:
            self.move(text)
            self.see_the_answer()

    def move(self, text: str) -> None:
        """Without the mouse."""
        self.window.board.hand.move_requested.emit(move_of(text, self.window.play.position))

    def see_the_answer(self) -> None:
        self.qtbot.waitUntil(lambda: not self.waits())

    def waits(self) -> bool:
        """For the opponent's answer."""
        return self.window.answering

    def button(self, wish: LessonWish) -> QPushButton:
        buttons = self.window.panel.findChildren(QPushButton)
        return next(button for button in buttons if button.property("wish") is wish)

    def press(self, wish: LessonWish) -> None:
        self.button(wish).click()

    def texts(self) -> str:
        labels = self.window.panel.findChildren(QLabel)
        return "\n".join(label.text() for label in labels if label.isVisible())

    def usable(self, wish: LessonWish) -> bool:
        return self.button(wish).isEnabled()

    def stars(self, game: str, key: str) -> int:
        return LessonProgress.read(self.store.current.lessons).stars(game, key)


@pytest.fixture(autouse=True)
def _quick_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "ANSWER_MS", 0)
    monkeypatch.setattr(window, "SHOWN_MS", 0)


@pytest.fixture
def pupil(qtbot: QtBot, qapp: QApplication) -> Iterator[Pupil]:
    made = Pupil(qtbot, qapp)
    made.open("shogi", "pawn")
    yield made
    made.window.close()


def test_a_lesson_is_solved_with_the_mouse(pupil: Pupil) -> None:
    assert pupil.key == "pawn" and "Move 1 of 3" in pupil.texts()
    pupil.click("2d", "2c")
    assert "Move 2 of 3" in pupil.texts()
    pupil.click("4d", "4c", "4c", "4b")
    assert "Perfect!" in pupil.texts() and "straight ahead" in pupil.texts()
    assert pupil.stars("shogi", "pawn") == 3
    assert pupil.button(LessonWish.NEXT).hasFocus()
    pupil.press(LessonWish.NEXT)
    assert pupil.key == "gold" and "Perfect!" not in pupil.texts()


def test_where_fewer_moves_are_enough_the_number_is_said_to_be_the_most(pupil: Pupil) -> None:
    longer = [each for each in pupil.window.course.lessons if each.most > len(each.solution)]
    assert longer and pupil.window.lesson not in longer
    pupil.open("shogi", longer[0].key)
    assert f"Move 1, at most {longer[0].most}" in pupil.texts()


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_can_be_played_one_after_the_other(pupil: Pupil, game: str) -> None:
    pupil.window.open_game(game)
    pupil.window.column.lesson_chosen.emit(0)
    words, wishes = CourseWords(game), list[str]()
    pupil.window.play_requested.connect(wishes.append)
    for lesson in pupil.window.course.lessons:
        assert pupil.window.lesson is lesson and words.lesson(lesson.key).text in pupil.texts()
        pupil.solve()
        assert pupil.stars(game, lesson.key) == 3 and words.lesson(lesson.key).done in pupil.texts()
        pupil.press(LessonWish.NEXT)
    assert wishes == [game]
    count = len(pupil.window.course.lessons)
    assert f"{count} of {count} lessons" in [label.text() for label in pupil.window.column.findChildren(QLabel)]


def test_the_course_goes_on_where_it_was_left(qtbot: QtBot, qapp: QApplication) -> None:
    done = LessonProgress().with_result("shogi", "pawn", 1).with_result("tenjiku", "metals", 3)
    pupil = Pupil(qtbot, qapp, lessons=done.written())
    assert pupil.key == "gold"
    pupil.window.open_game("tenjiku")
    assert pupil.key == "beasts"
    pupil.press(LessonWish.NEXT)
    begun = pupil.key
    pupil.window.open_game("tenjiku")
    assert pupil.key == begun != "beasts"  # the window is open at it


def test_a_failed_lesson_can_be_tried_again_or_taken_back(pupil: Pupil) -> None:
    pupil.open("shogi", "loose")
    pupil.move("4g4c")
    assert pupil.waits()  # the pawn takes after a moment
    pupil.see_the_answer()
    assert "Look who guards" in pupil.texts() and pupil.button(LessonWish.RESTART).hasFocus()
    pupil.press(LessonWish.RESTART)
    assert pupil.window.play.used == 0 and "Look who guards" not in pupil.texts()
    pupil.click("4g", "7g")
    pupil.press(LessonWish.TAKE_BACK)
    assert pupil.window.play.used == 0 and not pupil.usable(LessonWish.TAKE_BACK)
    assert pupil.stars("shogi", "loose") == 0


def test_buttons_while_the_opponent_answers_end_the_waiting(pupil: Pupil) -> None:
    pupil.open("shogi", "three_moves")
    pupil.move("4c1c+")
    assert pupil.waits()
    pupil.press(LessonWish.TAKE_BACK)
    assert not pupil.waits() and pupil.window.play.used == 0
    pupil.move("4c1c+")
    pupil.window.hide()
    assert not pupil.waits()
    pupil.window.show()
    assert scene_of(pupil.window.board).snapshot.turn == 0 and "Move 2 of 2" in pupil.texts()


def test_illegal_drops_are_refused_with_the_rule(pupil: Pupil) -> None:
    pupil.open("shogi", "nifu")
    pupil.move("P*8e")
    assert "nifu" in pupil.texts().lower().split("move 1 of 1")[1]
    pupil.move("P*2e")
    assert pupil.stars("shogi", "nifu") == 3


def test_a_square_that_cannot_be_reached_is_explained(pupil: Pupil) -> None:
    pupil.click("4d", "5d")
    assert "cannot go there" in pupil.texts()
    pupil.click("4d")
    assert "cannot go there" not in pupil.texts()


def test_hints_cost_stars(pupil: Pupil) -> None:
    pupil.press(LessonWish.HINT)
    assert "Follow the arrow" in pupil.texts() and pupil.window.board.hand.shown.hint
    pupil.solve()
    assert pupil.stars("shogi", "pawn") == 1 and "Done!" in pupil.texts()
    assert not pupil.window.board.hand.shown.hint and not pupil.usable(LessonWish.HINT)


def test_a_hint_says_that_the_pieces_are_put_back(pupil: Pupil) -> None:
    pupil.open("shogi", "gold")
    wrong = next(move for move in pupil.window.play.moves() if move != pupil.window.play.hint())
    pupil.window.play.play(wrong)
    pupil.press(LessonWish.HINT)
    assert "From the start again. Follow the arrow." in pupil.texts() and pupil.window.play.used == 0
    pupil.press(LessonWish.HINT)
    assert "Follow the arrow." in pupil.texts() and "From the start again" not in pupil.texts()


def test_hints_explain_moves_of_two_steps(pupil: Pupil) -> None:
    for key, words in (
        ("double", "go on to 3c"),
        ("igui", "came from"),
        ("pass", "Double-click"),
        ("buffalo", "promote"),
    ):
        pupil.open("tenjiku", key)
        move = pupil.window.play.hint()
        variant = pupil.window.lesson.variant
        assert words in words_of(move, variant, "letters")
        assert (arrow_of(move) == 0) == (key == "pass")
        pupil.press(LessonWish.HINT)
        assert words in pupil.texts()


def test_a_pass_is_chosen_on_the_board(pupil: Pupil) -> None:
    pupil.open("tenjiku", "pass")
    board = pupil.window.board
    pupil.click("4e")
    QTest.mouseDClick(board.viewport(), Qt.MouseButton.LeftButton, pos=point_of(board, "4e"))
    QTest.keyClick(board, Qt.Key.Key_Right)
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert pupil.stars("tenjiku", "pass") == 3


def test_goals_are_marked_until_they_are_reached(pupil: Pupil) -> None:
    board = pupil.window.board
    assert len(board.hand.shown.goals) == 2
    pupil.click("2d", "2c")
    assert len(board.hand.shown.goals) == 1
    pupil.click("4d", "4c", "4c", "4b")
    assert not board.hand.shown.goals


def test_the_keyboard_does_everything(pupil: Pupil, qtbot: QtBot) -> None:
    window, board = pupil.window, pupil.window.board
    board.setFocus(Qt.FocusReason.TabFocusReason)
    while (cursor := board.hand.state.cursor) is None or window.lesson.variant.square_name(cursor.square) != "2d":
        before = cursor
        spot = cursor.square if cursor is not None else -1
        file = window.lesson.variant.file_of(spot)
        rank = window.lesson.variant.rank_of(spot)
        key = Qt.Key.Key_Right if file > 2 else Qt.Key.Key_Left if file < 2 else None
        key = key or (Qt.Key.Key_Down if rank < 4 else Qt.Key.Key_Up)
        QTest.keyClick(board, key)
        assert board.hand.state.cursor != before
    QTest.keyClick(board, Qt.Key.Key_Return)
    QTest.keyClick(board, Qt.Key.Key_Up)
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert window.play.used == 1
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    alt, control = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(window, Qt.Key.Key_Z, control)  # a key presses a button, which stays down for a moment
    qtbot.waitUntil(lambda: window.play.used == 0)
    QTest.keyClick(window, Qt.Key.Key_Right, alt)
    qtbot.waitUntil(lambda: pupil.key == "gold")
    QTest.keyClick(window, Qt.Key.Key_Left, alt)
    qtbot.waitUntil(lambda: pupil.key == "pawn")
    QTest.keyClick(window, Qt.Key.Key_H, control)
    qtbot.waitUntil(lambda: board.hand.shown.hint != 0)


def test_lessons_are_chosen_from_the_list(pupil: Pupil) -> None:
    rows = pupil.window.column.lessons
    _, (first, _), (chapter, items), *_ = chapters(pupil)
    assert not chapter.isExpanded() and first.isExpanded()
    rows.itemClicked.emit(chapter, 0)
    assert chapter.isExpanded() and pupil.key == "lance" and rows.currentItem() is items[0]
    rows.itemClicked.emit(items[2], 0)
    assert pupil.key == "bishop" and rows.currentItem() is items[2]
    assert not first.isExpanded()


def test_the_words_change_with_the_language(pupil: Pupil, qapp: QApplication) -> None:
    language = Language(qapp, program_files.resources())
    pupil.solve()
    try:
        for code, words in (("ja", "歩兵"), ("fr", "Le pion"), ("cs", "Pěšec"), ("en", "The pawn")):
            language.apply(code)
            qapp.processEvents()
            assert words in pupil.texts()
            assert words in rows_texts(pupil)
            assert pupil.window.play.judgement is LessonJudgement.REACHED
    finally:
        language.apply("en")


def test_a_chapter_opens_its_first_lesson_that_is_not_done(qtbot: QtBot, qapp: QApplication) -> None:
    done = LessonProgress()
    for key in ("pawn", "gold", "silver", "king", "knight", "lance"):
        done = done.with_result("shogi", key, 3)
    pupil = Pupil(qtbot, qapp, lessons=done.written())
    (first, steps), (second, ranges) = chapters(pupil)[1:3]
    rows = pupil.window.column.lessons
    pupil.open("shogi", "lance")
    rows.itemClicked.emit(second, 0)
    assert pupil.key != "lance" and rows.currentItem() is ranges[1]
    pupil.click("5e")
    used, begun = pupil.window.play, pupil.key
    rows.itemClicked.emit(second, 0)
    assert pupil.window.play is used and pupil.key == begun and second.isExpanded()
    assert all(item.data(0, Qt.ItemDataRole.UserRole) for item in steps)
    rows.itemClicked.emit(first, 0)
    assert rows.currentItem() is steps[0], "all are done"
    pupil.press(LessonWish.NEXT)
    rows.itemClicked.emit(first, 0)
    assert rows.currentItem() is steps[1]


def whole(rows: QTreeWidget) -> bool:
    return rows.width() >= rows.sizeHint().width()


def test_titles_have_room(pupil: Pupil, qapp: QApplication, qtbot: QtBot) -> None:
    for code in ("en", "ja", "fr", "cs"):
        language = Language(qapp, program_files.resources())
        try:
            language.apply(code)
            pupil.window.resize(1100, 720)
            for game in GAMES:
                pupil.window.open_game(game)
                assert pupil.window.column.lessons.sizeHint().width() <= 320, game
                qtbot.waitUntil(lambda: whole(pupil.window.column.lessons))
        finally:
            language.apply("en")


def visible(window: LessonsWindow) -> bool:
    return window.isVisible()


@pytest.mark.parametrize("part", ["board", "list", "button"])
def test_escape_lets_go_and_then_closes(pupil: Pupil, part: str) -> None:
    window = pupil.window
    places = {"board": window.board, "list": window.column.lessons, "button": pupil.button(LessonWish.HINT)}
    pupil.click("2d")
    QTest.keyClick(window.board, Qt.Key.Key_Escape)
    assert visible(window) and not window.board.hand.busy
    QTest.keyClick(places[part], Qt.Key.Key_Escape)
    assert not visible(window)


def test_where_illegal_moves_can_be_tried_no_dots_invite_to_them(pupil: Pupil) -> None:
    def dots() -> bool:
        style = pupil.window.board.style_used
        assert not style.lens and style.show_targets == ("No dots" not in pupil.texts())
        return style.show_targets

    assert dots()
    pupil.open("shogi", "nifu")
    assert not dots()
    pupil.window.set_style(BoardStyle(dark=True))
    assert not dots()
    pupil.open("shogi", "drop")
    assert dots()


def test_half_way_it_is_said_how_to_stop(pupil: Pupil) -> None:
    pupil.open("tenjiku", "double")
    first = move_of(pupil.window.lesson.solution[0], pupil.window.play.position)
    variant = pupil.window.lesson.variant
    home, via, target = from_square(first), vias(first)[0], to_square(first)
    pupil.click(variant.square_name(home), variant.square_name(via))
    assert "this one again to stop" in pupil.texts()
    QTest.keyClick(pupil.window.board, Qt.Key.Key_Escape)
    assert "this one again to stop" not in pupil.texts()
    pupil.click(*(variant.square_name(square) for square in (home, via, target)))
    assert "Perfect!" in pupil.texts() and "this one again to stop" not in pupil.texts()


def chapters(pupil: Pupil) -> list[tuple[QTreeWidgetItem, list[QTreeWidgetItem]]]:
    """Each with its lessons, as the list has them."""
    rows = pupil.window.column.lessons
    tops = [top for n in range(rows.topLevelItemCount()) if (top := rows.topLevelItem(n))]
    return [(top, [item for n in range(top.childCount()) if (item := top.child(n))]) for top in tops]


def rows_texts(pupil: Pupil) -> list[str]:
    return [item.text(0) for _, items in chapters(pupil) for item in items]


def test_nothing_is_cut_in_the_smallest_window(pupil: Pupil, qapp: QApplication) -> None:
    for code in ("en", "ja", "fr", "cs"):
        language = Language(qapp, program_files.resources())
        try:
            language.apply(code)
            pupil.window.resize(760, 560)
            qapp.processEvents()
            assert (pupil.window.width(), pupil.window.height()) == (760, 560), code
            assert not cut_buttons(pupil), code
            pupil.open("chu", "mate")  # the last one
            pupil.solve()
            qapp.processEvents()
            assert not cut_buttons(pupil), code
        finally:
            language.apply("en")


def cut_buttons(pupil: Pupil) -> list[str]:
    """The words of buttons without room for them."""
    shown = [button for button in pupil.window.findChildren(QPushButton) if button.isVisible()]
    return [
        button.text() for button in shown if button.fontMetrics().horizontalAdvance(button.text()) > button.width() - 8
    ]


def test_pieces_follow_the_style(pupil: Pupil) -> None:
    before = pupil.window.panel.pieces.grab().toImage()
    pupil.window.set_style(BoardStyle(piece_set="western", dark=True))
    assert pupil.window.panel.pieces.grab().toImage() != before
    assert pupil.window.board.style_used.dark


def test_junk_in_the_settings_does_no_harm(qtbot: QtBot, qapp: QApplication) -> None:
    pupil = Pupil(qtbot, qapp, lessons='{"shogi": ["pawn"], "tenjiku": {"metals": "many"}}')
    assert pupil.key == "yours"
    pupil.solve()
    assert pupil.stars("shogi", "yours") == 3


def test_the_stars_come_up_one_after_the_other(qtbot: QtBot) -> None:
    row = StarsRow()
    qtbot.addWidget(row)
    row.show()
    row.show_stars(2, animated=True)
    assert row.accessibleName() == "2 of 3 stars" and row.risen == 0
    qtbot.waitUntil(lambda: row.risen == 2)
    row.show_stars(3, animated=True)
    row.hide()  # nobody looks: all of them are up at once
    assert row.risen == 3


def test_the_piece_that_burns_is_called_by_its_name_in_the_game(pupil: Pupil) -> None:
    pupil.open("tenjiku", "duel")
    pupil.move("3h6e")
    assert pupil.judgement is LessonJudgement.BURNT
    assert "beside an enemy fire demon" in pupil.texts()
    words = CourseWords("tenjiku").lesson("duel")
    pupil.window.panel.show_judgement(pupil.window.play, words, "dragon", False)
    assert "beside an enemy dragon" in pupil.texts()
    pupil.open("shogi", "pawn")
    assert burner_name(pupil.window.lesson.variant) == ""


def test_each_step_of_a_plan_is_told_and_the_opponent_answers(pupil: Pupil) -> None:
    pupil.open("shogi", "castle")
    words = CourseWords("shogi").lesson("castle")
    assert words.text in pupil.texts() and len(words.steps) == 4
    for text, step in zip(pupil.window.lesson.solution, words.steps, strict=False):
        pupil.move(text)
        pupil.see_the_answer()
        assert step in pupil.texts() and words.text not in pupil.texts()
    pupil.move("6i5h")
    assert words.done in pupil.texts() and pupil.stars("shogi", "castle") == 3


def test_a_wrong_move_that_was_to_be_expected_is_answered_and_explained(pupil: Pupil) -> None:
    pupil.open("shogi", "anchor")
    words = CourseWords("shogi").lesson("anchor")
    pupil.move("9g9f")
    pupil.see_the_answer()
    assert pupil.judgement is LessonJudgement.REFUTED
    assert words.slips["mated"] in pupil.texts() and words.text in pupil.texts() and "Try again!" in pupil.texts()
    play = pupil.window.play
    assert play.last_move == move_of("G*2h", play.position) and not play.position.legal_moves()
    assert pupil.button(LessonWish.RESTART).hasFocus()
    pupil.press(LessonWish.TAKE_BACK)
    assert not play.over and play.used == 0 and words.slips["mated"] not in pupil.texts()


def test_a_lesson_closed_while_the_opponent_shows_his_line_says_what_was_wrong(pupil: Pupil) -> None:
    pupil.open("shogi", "anchor")
    pupil.move("9g9f")
    assert pupil.waits()
    pupil.window.close()
    assert not pupil.waits()
    pupil.window.show()
    assert pupil.judgement is LessonJudgement.REFUTED
    assert CourseWords("shogi").lesson("anchor").slips["mated"] in pupil.texts()


def test_the_star_without_promotion_is_not_enough_and_it_is_said_why(pupil: Pupil) -> None:
    pupil.open("shogi", "tokin")
    for text in ("5e5d", "5d5c"):
        pupil.move(text)
    said = pupil.texts()
    assert "The piece stands on the star, but it has not promoted." in said and "Not this move" in said
    pupil.press(LessonWish.TAKE_BACK)
    assert "has not promoted" not in pupil.texts()


def marks_button(pupil: Pupil) -> QPushButton:
    return next(
        each for each in pupil.window.panel.findChildren(QPushButton) if "kanji" in each.text() or "move" in each.text()
    )


def test_pieces_show_how_they_move_until_the_kanji_are_wished(pupil: Pupil, qtbot: QtBot) -> None:
    assert pupil.window.board.style_used.piece_set == "mnemonic"
    QTest.mouseClick(marks_button(pupil), Qt.MouseButton.LeftButton)
    assert pupil.window.board.style_used.piece_set == "two_kanji" and pupil.store.current.lesson_pieces == "own"
    assert marks_button(pupil).text() == "Show how the pieces move"
    QTest.mouseClick(marks_button(pupil), Qt.MouseButton.LeftButton)
    assert pupil.window.board.style_used.piece_set == "mnemonic"
    assert pupil.store.current.piece_set == "two_kanji", "what one plays with stays"


@pytest.mark.parametrize("size", [(760, 560), (1100, 720), (1400, 860)])
@pytest.mark.parametrize("lesson", [("shogi", "pawn"), ("shogi", "tokin")])
def test_the_diagram_keeps_its_place_while_messages_come_and_go(
    pupil: Pupil, qapp: QApplication, size: tuple[int, int], lesson: tuple[str, str]
) -> None:
    pupil.window.resize(*size)
    pupil.open(*lesson)
    qapp.processEvents()
    places = []
    for text in ("", "It is check, but no mate: there is a way out.", "", "No."):
        pupil.window.panel.tell(text)
        qapp.processEvents()
        pieces = pupil.window.panel.pieces
        places.append((pieces.mapTo(pupil.window, QPoint()), pieces.size()))
    assert len(set((point.toTuple(), size.toTuple()) for point, size in places)) == 1


def test_who_reads_japanese_sees_the_kanji_at_once(qtbot: QtBot, qapp: QApplication) -> None:
    QLocale.setDefault(QLocale("ja"))
    try:
        assert Pupil(qtbot, qapp).window.board.style_used.piece_set == "two_kanji"
    finally:
        QLocale.setDefault(QLocale("en"))
