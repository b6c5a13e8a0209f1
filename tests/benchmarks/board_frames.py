"""Frame times of the board at 1920 x 1080: while dragging, for a full repaint, during an animation and after a resize.

    QT_QPA_PLATFORM=offscreen python -m tests.benchmarks.board_frames [PIECE_SET]

A frame is everything from a mouse event to finished pixels. Goal: dragging and full repaint under 7 ms; on 16 x 16 and
36 x 36 under 16 ms, zooming and panning included. Scaling the window draws 16 x 16 anew within 100 ms, with every
piece set and on every board.
"""

from __future__ import annotations

import math
import os
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import board_move
from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.ui.board import BoardStyle, BoardView
from shogi_desktop.ui.board.ground.style import BOARDS
from shogi_desktop.ui.board.scene.scene import BoardScene
from shogi_desktop.ui.faces.art import Art
from tests.systems import most_memory_mib

RESOURCES = Path(__file__).parents[2] / "resources"
SIZE = (1920, 1080)
FRAMES = 200
LARGE = (("tenjiku", "FD", "8h"), ("taikyoku", "HM", "18r"))
"""Large games, a piece of theirs with many targets, and where it stands in the open."""
LEFT = Qt.MouseButton.LeftButton


def timed(work: Callable[[], object]) -> float:
    """Milliseconds of `work` and of painting everything it changed."""
    start = time.perf_counter()
    work()
    QApplication.processEvents()
    return (time.perf_counter() - start) * 1000


def report(title: str, times: list[float]) -> None:
    print(f"{title:38} median {statistics.median(times):6.2f} ms   max {max(times):6.2f} ms   ({len(times)} frames)")


def large_position(name: str, code: str, square: str) -> Position:
    """A game at its start, with a piece in the open."""
    variant = load_variant(name)
    position = Position(variant).copy()
    position.put(variant.parse_square(square), make_piece(variant.kind_by_code(code).id, 0))
    return position


def crowded_position() -> Position:
    """The start with full hands, a rook in the open that has many targets."""
    variant = load_variant("shogi")
    position = Position(variant).copy()
    position.put(variant.parse_square("5e"), make_piece(variant.kind_by_code("R").id, 0))
    for kind in variant.hand_kinds:
        for side in (0, 1):
            position.set_hand(side, kind, 4)
    return position


def drag_frames(view: BoardView, scene: BoardScene, origin: str = "5e") -> list[float]:
    layout = scene.board_layout
    center_x, center_y = layout.square_box(layout.variant.parse_square(origin)).center
    start = QPoint(round(center_x), round(center_y))
    QTest.mousePress(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(view.viewport(), start + QPoint(5, 5))
    times = []
    for frame in range(FRAMES):
        angle = frame / FRAMES * 4 * math.pi
        point = start + QPoint(round(math.cos(angle) * 2 * frame), round(math.sin(angle) * 1.6 * frame))
        times.append(timed(lambda point=point: QTest.mouseMove(view.viewport(), point)))  # type: ignore[misc]
    view.cancel()
    return times


def animation_frames(view: BoardView, position: Position) -> list[float]:
    variant = position.variant
    move = board_move(variant.parse_square("5e"), variant.parse_square("5c"))
    transition = position.transition(move)
    position.play(move)
    view.show_position(position, transition)
    times = []
    end = time.perf_counter() + 0.4
    while time.perf_counter() < end:
        times.append(timed(lambda: time.sleep(0.004)) - 4)
    return times


def resize_frames(view: BoardView) -> list[float]:
    times = [timed(lambda n=n: view.resize(SIZE[0] - 40 * n, SIZE[1] - 22 * n)) for n in range(1, 13)]  # type: ignore[misc]
    view.resize(*SIZE)
    return times


def looks(view: BoardView, art: Art) -> None:
    """Scaling the window with each piece set, then on each board."""
    position = large_position(*LARGE[0])
    view.show_position(position)
    styles = [BoardStyle(piece_set=name) for name in art.sets()]
    styles += [BoardStyle(board=name) for name in BOARDS]
    for style in styles:
        view.set_style(style)
        QApplication.processEvents()
        report(f"16 x 16, resize: {style.piece_set}, {style.board}", resize_frames(view))


def zoom_frames(view: BoardView) -> list[float]:
    """In and out again at a corner of the board, as with a wheel that turns finely."""
    times = []
    for frame in range(FRAMES // 2):
        angle = 30 if frame < FRAMES // 4 else -30
        times.append(timed(lambda angle=angle: turn_wheel(view, angle)))  # type: ignore[misc]
    return times


def pan_frames(view: BoardView) -> list[float]:
    for _ in range(4):
        view.zoom_in()
    QTest.qWait(300)
    start = QPoint(SIZE[0] // 2, SIZE[1] // 2)
    QTest.mousePress(view.viewport(), Qt.MouseButton.MiddleButton, Qt.KeyboardModifier.NoModifier, start)
    times = []
    for frame in range(FRAMES // 2):
        point = start + QPoint(round(300 * math.sin(frame / 8)), round(200 * math.cos(frame / 8)))
        times.append(timed(lambda point=point: QTest.mouseMove(view.viewport(), point)))  # type: ignore[misc]
    last = timed(lambda: QTest.mouseRelease(view.viewport(), Qt.MouseButton.MiddleButton))
    print(f"exact picture after panning       {last:6.1f} ms")
    return times


def turn_wheel(view: BoardView, angle: int) -> None:
    point = QPointF(SIZE[0] * 0.6, SIZE[1] * 0.7)
    event = QWheelEvent(
        point, view.viewport().mapToGlobal(point), QPoint(), QPoint(0, angle), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)


def large_board(view: BoardView, scene: BoardScene, name: str, code: str, square: str) -> None:
    position = large_position(name, code, square)
    print(f"{position.variant.files} x {position.variant.ranks}")
    print(f"first show                        {timed(lambda: view.show_position(position)):6.1f} ms")
    view.hand.set_moves(position.legal_moves())
    view.hand.set_preview(position.transition)
    report("drag, event to pixels", drag_frames(view, scene, square))
    report("full repaint of the widget", [timed(view.viewport().repaint) for _ in range(FRAMES // 2)])
    report("zoom", zoom_frames(view))
    report("pan", pan_frames(view))
    QTest.qWait(300)
    report("drag while zoomed", drag_frames(view, scene, square))
    view.reset_zoom()


def main() -> None:
    app = QApplication(sys.argv[:1])
    print(f"memory before the board           {most_memory_mib(os.getpid()):6.1f} MiB")
    art = Art(RESOURCES)
    view = BoardView(art)
    view.set_style(BoardStyle(piece_set=sys.argv[1] if len(sys.argv) > 1 else "two_kanji"))
    view.resize(*SIZE)
    position = crowded_position()
    view.show_position(position)
    view.hand.set_moves(position.legal_moves())
    print(f"first show                        {timed(view.show):6.1f} ms")
    scene = view.scene()
    assert isinstance(scene, BoardScene)
    report("drag, event to pixels", drag_frames(view, scene))
    report("full repaint of the widget", [timed(view.viewport().repaint) for _ in range(FRAMES)])
    report("animation of a capture", animation_frames(view, position))
    report("resize, everything drawn anew", resize_frames(view))
    for large in LARGE:
        large_board(view, scene, *large)
    looks(view, art)
    print(f"memory at the end                 {most_memory_mib(os.getpid()):6.1f} MiB (platform {app.platformName()})")
    view.close()
    app.processEvents()


if __name__ == "__main__":
    main()
