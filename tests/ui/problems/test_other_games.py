"""Problems of chu and wa in their window: lions with the mouse, the engine itself, a lion lost just before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.notation.moves.usi import parse_move, parse_position_command
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.wire.problem_lines import Ask
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.session.problems.judgement import ProblemHint
from shogi_desktop.session.problems.progress import ProblemMark
from shogi_desktop.ui.board.layout.spot import on_square
from shogi_desktop.ui.board.overview import SmallMap
from shogi_desktop.ui.problems.examining.panel import ExaminePanel
from shogi_desktop.ui.problems.examining.report_view import ReportView
from shogi_desktop.ui.problems.page_parts import ProblemWish
from shogi_desktop.ui.problems.sets.column import SetColumn
from tests.problem_values import moves_in
from tests.ui.on_board import scene_of
from tests.ui.problems.wishes import found

from .test_window import Solver, part

# The lion takes the pawn and goes on; no king attacks.
LION = "11k/12/9p2/8[LN]3/12/12/12/12/12/12/12/12 b - 1; 1"
SHOGI = "8k/9/7GP/9/9/9/9/9/9 b G 1; 1"
BISHOP = "3kC7/2[ph]9/4+B7/12/12/12/12/12/12/12/12/5K6 b - 1; 1"
WA = "[BD]10/1[ck]9/1[FC]1[TF]7/11/11/11/11/11/11/11/11 b - 1; 3"
# White is to move and takes a lion; then his own may not be taken at once by another piece.
LION_LOST = "2r8k/10[ln]1/9G2/2[LN]9/12/12/12/10[DK]1/12/12/12/12 w - 1"


@pytest.fixture
def engine() -> Iterator[ProblemClient]:
    made = ProblemClient()
    yield made
    made.wait_closed()


@pytest.fixture
def solver(qtbot: QtBot, qapp: QApplication, tmp_path: Path, engine: ProblemClient) -> Iterator[Solver]:
    made = Solver(qtbot, qapp, tmp_path, engine)
    yield made
    made.window.close()


@pytest.fixture
def scripted(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Solver]:
    made = Solver(qtbot, qapp, tmp_path)
    yield made
    made.window.close()
    made.client.close()


def test_only_games_with_drops_have_stands(scripted: Solver) -> None:
    for variant, sfen, stands in (("chu", LION, set()), ("shogi", SHOGI, {0, 1}), ("chu", BISHOP, set())):
        scripted.open(f"# variant: {variant}", sfen)
        assert set(scene_of(scripted.board).board_layout.trays) == stands


def test_a_lion_takes_a_pawn_on_its_way_and_mates(solver: Solver, qtbot: QtBot) -> None:
    solver.open("# variant: chu", LION)
    for square in ("4d", "3c", "2c"):
        solver.touch(on_square(load_variant("chu").parse_square(square)))
    qtbot.waitUntil(lambda: "Solved without a mistake!" in solver.texts(), timeout=30_000)
    assert solver.marks() == [ProblemMark.SOLVED]


def test_wa_is_solved_and_its_defender_answers(solver: Solver, qtbot: QtBot) -> None:
    solver.open("# variant: wa", WA)
    solver.play("8c10a")
    qtbot.waitUntil(lambda: "Right!" in solver.texts(), timeout=30_000)
    solver.play("10c9b+")
    qtbot.waitUntil(lambda: "Solved without a mistake!" in solver.texts(), timeout=30_000)


@pytest.mark.parametrize(("game", "row", "plies"), [("chu", BISHOP, 1), ("wa", WA, 3)])
def test_it_is_examined(solver: Solver, qtbot: QtBot, game: str, row: str, plies: int) -> None:
    solver.open(f"# variant: {game}", row)
    solver.window.examine(solver.desk.position)
    report = part(part(solver.window, ExaminePanel), ReportView)
    qtbot.waitUntil(lambda: report.headline() == f"Sound: mate in {plies}, one solution", timeout=60_000)


def test_a_lion_lost_just_before_keeps_the_other_from_being_taken(scripted: Solver) -> None:
    chu = load_variant("chu")
    position = parse_position_command(f"sfen {LION_LOST} moves 10a10d", chu)
    scripted.window.examine(position)
    question = next(question for question in scripted.client.asked if question.ask is Ask.CHECK)
    assert moves_in(question) == ("10a10d",)
    assert question.position is not None and question.position.key == position.key
    assert format_sfen(scripted.desk.position) == format_sfen(position)
    assert not scripted.desk.position.is_legal(parse_move("2h2b", chu))


def test_moves_that_led_to_a_problem_are_none_of_the_attempt(scripted: Solver) -> None:
    chu = load_variant("chu")
    scripted.window.examine(parse_position_command(f"sfen {LION_LOST} moves 10a10d", chu))
    scripted.window.open_set(scripted.window.shelf.problem_set)
    assert scripted.solving.ply == 0 and not found(scripted.window, ProblemWish.RESTART).isEnabled()
    scripted.play("2h1g")
    assert scripted.solving.ply == 1
    assert "10d" not in scripted.texts()


PRINCE = f"6[cp]29/4[BDR]31/7[EW]28/{'36/' * 32}17K18 b - 1; 1"


def is_seen(solver: Solver, square: str) -> bool:
    box = scene_of(solver.board).board_layout.square_box(solver.board.variant.parse_square(square))
    room = solver.board.viewport().rect()
    return room.contains(QRectF(box.x, box.y, box.w, box.h).toRect())


def test_a_problem_on_a_very_large_board_opens_near_its_pieces(scripted: Solver) -> None:
    scripted.open("# variant: taikyoku", PRINCE)
    assert [is_seen(scripted, square) for square in ("30a", "32b", "29c")] == [True, True, True]
    assert scene_of(scripted.board).board_layout.cell_w >= 26
    assert "Give check so that the crown prince cannot escape." in scripted.texts()
    scripted.open("# variant: taikyoku", PRINCE.replace("[cp]", "k"))
    assert "Give check so that the king cannot escape." in scripted.texts()


def test_the_small_map_hides_nothing_of_the_board(scripted: Solver) -> None:
    scripted.open("# variant: taikyoku", PRINCE)
    small, column = part(scripted.window, SmallMap), part(scripted.window, SetColumn)
    QApplication.processEvents()
    assert small.isVisible() and column.isAncestorOf(small)
    assert column.rect().contains(QRect(small.mapTo(column, QPoint(0, 0)), small.size()))
    scripted.board.reset_zoom()
    assert not small.isVisible()


def test_a_king_that_is_to_be_mated_is_seen_though_all_else_is_far_away(scripted: Solver) -> None:
    far = f"[cp]35/1[BDR]34/{'36/' * 31}16K[EW]18/36/17[BDR]18"
    scripted.open("# variant: taikyoku", f"{far} b - 1; 1")
    assert [is_seen(scripted, square) for square in ("36a", "35b")] == [True, True]


def test_what_is_hinted_and_taken_back_comes_into_view(scripted: Solver, qtbot: QtBot) -> None:
    scripted.open("# variant: taikyoku", PRINCE)
    variant = scripted.board.variant

    def look_away() -> None:
        scripted.board.show_square(variant.parse_square("1aj"))
        qtbot.waitUntil(lambda: is_seen(scripted, "1aj"))
        assert [is_seen(scripted, square) for square in ("29c", "30b", "32b")] == [False, False, False]

    look_away()
    scripted.solving.hinted.emit(ProblemHint(1, variant.parse_square("32b"), 0, -1, NO_MOVE))
    assert is_seen(scripted, "32b")
    look_away()
    scripted.play("29c30b")
    assert is_seen(scripted, "30b")
    look_away()
    scripted.press(ProblemWish.TAKE_BACK)
    assert is_seen(scripted, "29c")
