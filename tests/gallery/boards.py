"""Scenes of the main window with a game on the board."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtTest import QTest

from shogi_desktop.analysis.review import scale_of
from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.clients.own_program import engine_command
from shogi_desktop.game.notes import Evaluation, Score
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.rules import Side, load_variant, variant_names
from shogi_desktop.rules.board.moves import from_square, is_drop
from shogi_desktop.session.sight.attacks import piece_moves
from shogi_desktop.settings import Settings
from shogi_desktop.ui.board import BoardView
from shogi_desktop.ui.faces.art import PieceLook
from tests.contact_sheet import Sheet, draw_sheet, kinds_of
from tests.systems import make_program
from tests.ui.board.variants import wide_variant

from .scene import View
from .stage import Stage

MOVES: Final = 60
PROMOTING: Final = "4k4/9/9/4R4/9/9/9/9/4K4 b 2G2P 1"
CHECKED: Final = "4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1"
BURNING: Final = "15k/16/16/16/16/16/8pp6/7p[FD]7/16/16/16/16/16/16/16/K15 b - 1"
LION: Final = "15k/16/16/16/16/16/8pp6/7p[LN]7/16/16/16/16/16/16/16/K15 b - 1"

ENEMY_LION: Final = "15k/16/16/16/16/16/7[ln]8/7P8/8P7/16/16/16/16/16/16/K15 b - 1"


def start(stage: Stage, view: View) -> QPixmap:
    stage.start(view.game)
    return stage.main()


def middle(stage: Stage, view: View) -> QPixmap:
    """A game with pieces in hand or captured."""
    stage.play(view.game, MOVES)
    return stage.main()


def drops(stage: Stage, view: View) -> QPixmap:
    """Wa by its option: many kinds in hand."""
    stage.play(view.game, 2 * MOVES, options={"drops": "on"})
    return stage.main()


def marks(stage: Stage, view: View) -> QPixmap:
    """All marks at once: a selected piece and where it can go, the last move, a piece in check, a hint."""
    stage.play(view.game, MOVES)
    board, position = stage.window.desk.table.board, stage.session.record.game.position
    moves = [move for move in position.legal_moves() if not is_drop(move)]
    reach = Counter(map(from_square, moves))
    stage.click(position.variant.square_name(reach.most_common(1)[0][0]))
    board.mark(hint=moves[len(moves) // 2], check=position.royal_squares(1 - position.turn))
    return stage.main()


def analysis(stage: Stage, view: View) -> QPixmap:
    """A record with what the engine thinks of it: lines beside the board, arrows on it."""
    stage.play(view.game, MOVES)
    stage.session.turn.resign()
    action = stage.window.actions_["ANALYSE"]
    action.trigger()
    stage.wait(lambda: len(stage.window.desk.table.board.suggestions) < stage.store.current.analysis_lines)
    picture = stage.main()
    action.trigger()
    stage.start(view.game)
    return picture


def analysis_beside(stage: Stage, view: View) -> QPixmap:
    """The same by two engines, the second one by a long name."""
    engines, name = stage.window.desk.engines(), "Fairy-Stockfish 11.1 LB 64 with a network of 2026"
    if engines.named(name) is None:
        engines.add(OutsideEngine(name, own_engine(stage), variants=tuple(variant_names())))
    stage.store.update(analysis_beside=True, second_engine=name)
    return analysis(stage, view)


def own_engine(stage: Stage) -> str:
    """The program's engine as a program that needs no arguments."""
    body = f"import subprocess, sys; sys.exit(subprocess.call({list(engine_command())!r}))"
    return str(make_program(stage.store.file.with_name("engine"), body))


def course(stage: Stage, view: View) -> QPixmap:
    """An analysed game: its graph under the board, marks in its moves."""
    analysed_game(stage, view.game)
    stage.session.record.walk(-MOVES // 2)
    return stage.main()


def analysed_game(stage: Stage, name: str) -> None:
    """A record in which scores swing, and thoughts take time."""
    stage.play(name, MOVES)
    stage.session.turn.resign()
    game, chance = stage.session.record.game, random.Random(3)
    found, score = {}, 0.0
    position = game.start
    for node in (game.root, *game.line()):
        if node.parent:
            position.play(node.move)
            node.spent_ms = round(1000 * chance.expovariate(1 / 12))
        swing = chance.choice((0.05, 0.1, 0.2, 1.5)) * scale_of(game.variant)
        score = 0.9 * score + chance.uniform(-swing, swing)
        best = format_move(position.legal_moves()[0], game.variant)
        found[node] = Evaluation(Score(round(score if position.turn == Side.BLACK else -score)), (best,), 12)
    stage.session.review.set_evaluations(found)
    stage.window.desk.table.banner.clear()


def coach(stage: Stage, view: View) -> QPixmap:
    """A blunder with what the coach says of it."""
    stage.start("shogi", "4r3k/9/2p6/9/9/9/4G4/3S5/7K1 b RP 1")
    session = stage.session
    for text in ("6h7i", "5a5g+"):
        session.request_move(parse_move(text, session.record.game.position))
    session.turn.resign()
    before, after = Evaluation(Score(60), ("R*5h", "5a8a"), 12), Evaluation(Score(900), ("5a5g+", "2i3h"), 12)
    (first, _) = session.record.game.line()
    session.review.set_evaluations({session.record.game.root: before, first: after})
    stage.window.desk.table.banner.clear()
    session.record.back()
    return stage.main()


def promotion(stage: Stage, view: View) -> QPixmap:
    """The question whether to promote."""
    stage.start("shogi", PROMOTING)
    stage.click("5d", "5b")
    return stage.main()


def burning(stage: Stage, view: View) -> QPixmap:
    """What would burn is seen before the move."""
    stage.start("tenjiku", BURNING)
    stage.click("8h")
    stage.hover("8f")
    return stage.main()


def lion(stage: Stage, view: View) -> QPixmap:
    """A lion after its first capture."""
    stage.start("tenjiku", LION)
    stage.click("8h", "8g")
    return stage.main()


def lens(stage: Stage, view: View) -> QPixmap:
    """A piece explained while the right button is held."""
    stage.start(view.game, clock="ten")
    viewport, right = stage.window.desk.table.board.viewport(), Qt.MouseButton.RightButton
    point = stage.point(view.option.page)
    QTest.mousePress(viewport, right, pos=point)
    picture = stage.main()
    QTest.mouseRelease(viewport, right, pos=point)
    return picture


def watch(stage: Stage, view: View) -> QPixmap:
    """Where an enemy piece goes."""
    if view.option.page == "lion":
        stage.start("tenjiku", ENEMY_LION)
    else:
        stage.play(view.game, MOVES)
    position = stage.session.record.game.position
    reach = {
        square: len(piece_moves(position, square))
        for square in position.variant.squares
        if position.piece_at(square) and position.piece_at(square) & 1 != position.turn
    }
    stage.click(position.variant.square_name(max(reach, key=lambda square: reach[square])))
    return stage.main()


def refused(stage: Stage, view: View) -> QPixmap:
    """Why a move is not possible, beside its square."""
    stage.start("shogi", CHECKED)
    stage.click("5h", "4h")
    return stage.main()


def looking_back(stage: Stage, view: View) -> QPixmap:
    """The strip above the squares, and a move that is refused."""
    stage.play(view.game, MOVES)
    stage.session.record.back()
    position = stage.session.record.game.position
    stage.click(position.variant.square_name(next(iter(map(from_square, position.legal_moves())))))
    picture = stage.main()
    stage.session.record.go_end()
    return picture


def zoomed(stage: Stage, view: View) -> QPixmap:
    stage.play(view.game, MOVES)
    board = stage.window.desk.table.board
    for _ in range(3):
        board.zoom_in()
    QTest.qWait(300)
    picture = stage.main()
    board.reset_zoom()
    return picture


def flipped(stage: Stage, view: View) -> QPixmap:
    stage.play(view.game, MOVES)
    stage.window.desk.table.flip()
    picture = stage.main()
    stage.window.desk.table.flip()
    return picture


def clocks(stage: Stage, view: View) -> QPixmap:
    """Cards with clocks, names and the side to move."""
    stage.start(view.game, clock="ten")
    return stage.main()


def vast(stage: Stage, view: View) -> QPixmap:
    """A board of 36 x 36 squares alone."""
    board = BoardView(stage.window.desk.art)
    settings = Settings(**view.option.settings)  # type: ignore[arg-type]
    board.set_style(stage.board_style(settings, view.theme == "dark"))
    board.resize(*view.size)
    board.setWindowTitle("36 × 36")
    board.set_variant(wide_variant(36, 36))
    board.show()
    picture = stage.shot(board)
    board.close()
    board.deleteLater()
    return picture


def pieces(stage: Stage, view: View) -> QImage:
    """Every piece of a set at three sizes."""
    look = PieceLook(stage.store.current.piece_set, stage.store.current.tint)
    kinds = kinds_of(load_variant(view.game))
    captions = [f"{kind.kanji} {kind.abbreviation}" for kind in kinds]
    ratio = stage.window.devicePixelRatioF()
    return draw_sheet(Sheet(stage.window.desk.art, look, view.theme, ratio), kinds, captions, (28, 48, 96))
