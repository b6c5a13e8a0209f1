"""Scenes of what teaches: guide, rule pages, lessons and mate problems."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from shogi_desktop import program_files
from shogi_desktop.analysis.exercise import exercises_of
from shogi_desktop.analysis.review import Mark, MarkLimits, review
from shogi_desktop.files import read_text
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.notation.records.problem_set import parse_problem_set, position_of, problem_of
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.session.lessons.play import LessonJudgement, LessonPlay
from shogi_desktop.session.practice.drill import DrillState
from shogi_desktop.session.problems.own_sets import Library, OwnSets
from shogi_desktop.ui.problems.page_parts import ProblemWish
from shogi_desktop.ui.problems.practice.gather_dialog import GatherDialog
from shogi_desktop.ui.problems.sets.own_sets import SetsDialog
from shogi_desktop.ui.subjects import Mates, Mating, Practice
from shogi_desktop.ui.widgets.workers_choice import MACHINES

from .boards import analysed_game
from .scene import View
from .stage import Stage

COMPOSED = {
    "shogi": "4k4/9/4P4/4P4/9/9/9/4N4/9 b G2r2b3g4s3n4l16p 1",
    "tenjiku": "8k7/16/16/8P7/16/16/16/16/16/16/16/16/7[LN]8/16/16/16 b - 1",
}


def guide_dock(stage: Stage, view: View) -> QPixmap:
    """The guide beside the board follows what is clicked; the option's page is a kind's code."""
    stage.start(view.game)
    stage.store.update(guide=True)
    variant = stage.session.record.game.variant
    stage.window.rooms.guide.show_piece(make_piece(variant.kind_by_code(view.option.page).id, 0))
    picture = stage.main()
    stage.store.update(guide=False)
    return picture


def guide_page(stage: Stage, view: View) -> QPixmap:
    stage.start(view.game)
    variant = stage.session.record.game.variant
    kind = variant.kind_by_code(view.option.page).id
    return stage.opened(lambda: stage.window.desk.open("guide", kind), view)


CASTLES = "7g7f 3c3d 6g6f 8c8d 2h6h 5a4b 5i4h 4b3b 4h3h 6a5b 3h2h 5c5d 3i3h 7a6b 6i5h"


def names(stage: Stage, view: View) -> QPixmap:
    """The window of openings and castles; the option's page is the key of one."""
    stage.start(view.game)
    return stage.opened(lambda: stage.window.desk.open("names", view.option.page), view)


def names_told(stage: Stage, view: View) -> QPixmap:
    """What both sides play, above the moves."""
    stage.start(view.game)
    for text in CASTLES.split():
        stage.session.request_move(parse_move(text, stage.session.record.game.position))
    return stage.main()


def rules(stage: Stage, view: View) -> QPixmap:
    """The rule pages; the option's page is a section. After a change of language a page is written anew in a moment."""
    stage.start(view.game)
    desk = stage.window.desk

    def open_section() -> None:
        desk.open("rules", view.game)
        rules = stage.window.rooms.rules.window
        assert rules is not None
        rules.open_page(view.game, view.option.page)
        page = rules.page
        stage.wait(lambda: page.settling)

    return stage.opened(open_section, view)


def lessons(stage: Stage, view: View) -> QPixmap:
    stage.start(view.game)
    return stage.opened(lambda: stage.window.desk.open("lessons", view.game), view)


def plan(stage: Stage, view: View) -> QPixmap:
    """The lesson whose key is the option's page, after a wrong move that it explains."""
    stage.start(view.game)

    def go_wrong() -> None:
        stage.window.desk.open("lessons", view.game)
        window = stage.window.rooms.lessons.window
        assert window is not None
        number = next(n for n, lesson in enumerate(window.course.lessons) if lesson.key == view.option.page)
        window.column.lesson_chosen.emit(number)
        window.board.hand.move_requested.emit(_slip(window.play))
        stage.wait(lambda: window.answering)

    return stage.opened(go_wrong, view)


def _slip(play: LessonPlay) -> int:
    """A first move that the lesson has words for."""
    for move in play.moves():
        play.play(move)
        refuted = play.judgement is LessonJudgement.REFUTED
        play.take_back()
        if refuted:
            return move
    raise ValueError("the lesson explains no wrong move")


def problems(stage: Stage, view: View) -> QPixmap:
    """The window of the mate problems as it opens."""
    stage.start(view.game)
    return stage.opened(lambda: stage.window.desk.open("problems", view.game), view)


def defences(stage: Stage, view: View) -> QPixmap:
    """A problem whose solution was asked for, with what else could have been answered; one defence on the board."""
    stage.start(view.game)

    def give_up() -> None:
        stage.window.desk.open("problems", Mates(view.game, 5 if view.game == "shogi" else 3))
        window = stage.window.rooms.problems.window
        assert window is not None
        window._solve._solving.give_up()
        stage.wait(lambda: not window._solve._defences.found)
        stage.wait(lambda: window._solve._defences.is_busy)
        window._solve_panel.defences.chosen.emit(min(1, len(window._solve._defences.found) - 1))

    return stage.opened(give_up, view)


def practice(stage: Stage, view: View) -> QPixmap:
    """Positions out of an analysed game; the option's page says what the person does with the first one."""
    analysed_game(stage, view.game)
    game = stage.session.record.game
    found = review(game, game.line(), MarkLimits())
    stage.window.desk.deck().add(exercises_of(game, found, None, Mark.MISTAKE))

    def practise() -> None:
        stage.window.desk.open("problems", Practice(view.game))
        window = stage.window.rooms.problems.window
        assert window is not None and window.later.practice is not None
        drill = window.later.practice.controller._drill
        assert drill.exercise is not None
        if view.option.page == "shown":
            window.later.practice.controller._do(ProblemWish.GIVE_UP)
        if view.option.page == "wrong":
            window.later.practice.controller.move(parse_move(drill.exercise.made, drill.start_position))
            stage.wait(lambda: drill.state is DrillState.WEIGHED)

    return stage.opened(practise, view)


def practice_dialog(stage: Stage, view: View) -> QPixmap:
    """What is asked before the mistakes of a game are practised."""
    analysed_game(stage, view.game)
    return stage.asked(stage.window.rooms.analysis.game_analysis.practice.ask)


def gathering(stage: Stage, view: View) -> QPixmap:
    """The dialog that gathers mistakes out of the library."""
    stage.start(view.game)
    stage.window.desk.open("problems", Practice(view.game))
    window = stage.window.rooms.problems.window
    assert window is not None
    window._make()
    *_, dialog = window.findChildren(GatherDialog)
    picture = stage.shot(dialog)
    dialog.reject()
    return picture


def examined(stage: Stage, view: View) -> QPixmap:
    """A problem of the program with the tree of all first moves."""
    stage.start(view.game)
    problems = parse_problem_set(read_text(program_files.resources() / "problems" / f"{view.game}.sfen")).problems
    problem = problems[len(problems) * 2 // 3]  # neither among the first nor among the longest

    def examine() -> None:
        stage.window.desk.open("problems", Mating(position_of(problem)))
        window = stage.window.rooms.problems.window
        assert window is not None and window.later.examine_panel is not None
        window.later.examine_panel.start_check()
        stage.wait(lambda: window._thinkers.problems.client.is_busy())

    return stage.opened(examine, view)


TOLD = ("The gold", "Hanako Yamada", "Shogi World 1982-04", "The dead piece at the edge decides.\nFor Taro.")


def keeping(stage: Stage, view: View) -> QPixmap:
    """A position is put into a set of one's own."""
    stage.start(view.game)
    position = parse_sfen(COMPOSED[view.game].replace("4P4/4P4", "4P4/9"), load_variant(view.game))
    title, author, source, comment = TOLD
    problem = replace(problem_of(position), title=title, author=author, source=source, comment=comment)
    keeping = stage.window.rooms.problems.keeping._made()
    return stage.asked(lambda: keeping.add(problem, stage.window))


def own_sets(stage: Stage, view: View) -> QPixmap:
    """The person's own sets, with the problems of one."""
    stage.start(view.game)
    stage.window.desk.open("problems", view.game)
    window = stage.window.rooms.problems.window
    assert window is not None
    sets = OwnSets(Library())
    problems = Library().read(view.game).problems
    for name, count in (("Edge mates", 3), ("My first problems", 9)):
        path = sets.begin(name)
        for number, problem in enumerate(problems[:count]):
            sets.add(path, replace(problem, title=TOLD[0] if number % 2 else "", author=TOLD[1]))

    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, SetsDialog)
        dialog.table.selectRow(3)

    picture = stage.asked(lambda: window._own._keeping.arrange(str(path), window), choose)
    for path in sets.paths():
        sets.delete(path)
    return picture


def editor(stage: Stage, view: View) -> QPixmap:
    """A mate problem that is being composed, with something in the way of it; under rules of its own, if there are."""
    stage.start(view.game)
    variant = load_variant(view.game)
    options = {option.key: option.choices[-1][0] for option in variant.options[-2:]} if not variant.has_drops else {}
    stage.window.desk.open("editor", parse_sfen(COMPOSED[view.game], load_variant(view.game, options)))
    return stage.main()


def editor_analysis(stage: Stage, view: View) -> QPixmap:
    """What is set up, with what the engine thinks of it."""
    stage.start(view.game)
    stage.session.turn.resign()
    stage.window.actions_["EDIT_POSITION"].trigger()
    action = stage.window.actions_["ANALYSE"]
    action.trigger()
    board = stage.window.rooms.editor.page().board
    stage.wait(lambda: len(board.suggestions) < stage.store.current.analysis_lines)
    picture = stage.main()
    action.trigger()
    return picture


def making(stage: Stage, view: View) -> QPixmap:
    """The dialog that has problems made, here or (by the option's page) by other machines."""
    stage.start(view.game)
    stage.window.desk.open("problems", view.game)
    window = stage.window.rooms.problems.window
    assert window is not None
    window._opening.make()
    dialog = window._opening.dialog
    assert dialog is not None
    if view.option.page == "machines":
        dialog.form.workers.scheduler.setText("tls://rechenzentrum.example:8786")
        dialog.form.workers.choose(MACHINES)
    return stage.shot(dialog)
