"""Frame times of the board at 1920 x 1080: while dragging, for a full repaint, during an animation and after a resize.

    QT_QPA_PLATFORM=offscreen python -m tests.benchmarks.board_frames [PIECE_SET]

A frame is everything from a mouse event to finished pixels. Goal: dragging and full repaint under 7 ms.
"""

from __future__ import annotations

import math
import resource
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.moves import board_move
from shogi_desktop.rules.pieces import make_piece
from shogi_desktop.ui.art import Art
from shogi_desktop.ui.board import BoardStyle, BoardView
from shogi_desktop.ui.board.scene import BoardScene

RESOURCES = Path(__file__).parents[2] / "resources"
SIZE = (1920, 1080)
FRAMES = 200
LEFT = Qt.MouseButton.LeftButton


def timed(work: Callable[[], object]) -> float:
    """Milliseconds of `work` and of painting everything it changed."""
    start = time.perf_counter()
    work()
    QApplication.processEvents()
    return (time.perf_counter() - start) * 1000


def report(title: str, times: list[float]) -> None:
    print(f"{title:34} median {statistics.median(times):6.2f} ms   max {max(times):6.2f} ms   ({len(times)} frames)")


def memory() -> float:
    """Largest resident size so far in MiB (Linux counts in KiB, macOS in bytes)."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 if sys.platform != "darwin" else 1024 * 1024)


def crowded_position() -> Position:
    """The start with full hands, a rook in the open that has many targets."""
    variant = load_variant("shogi")
    position = Position(variant).copy()
    position.put(variant.parse_square("5e"), make_piece(variant.kind_by_code("R").id, 0))
    for kind in variant.hand_kinds:
        for side in (0, 1):
            position.set_hand(side, kind, 4)
    return position


def drag_frames(view: BoardView, scene: BoardScene) -> list[float]:
    layout = scene.board_layout
    center_x, center_y = layout.square_box(layout.variant.parse_square("5e")).center
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


def main() -> None:
    app = QApplication(sys.argv[:1])
    print(f"memory before the board           {memory():6.1f} MiB")
    view = BoardView(Art(RESOURCES))
    view.set_style(BoardStyle(piece_set=sys.argv[1] if len(sys.argv) > 1 else "two_kanji"))
    view.resize(*SIZE)
    position = crowded_position()
    view.show_position(position)
    view.set_moves(position.legal_moves())
    print(f"first show                        {timed(view.show):6.1f} ms")
    scene = view.scene()
    assert isinstance(scene, BoardScene)
    report("drag, event to pixels", drag_frames(view, scene))
    report("full repaint of the widget", [timed(view.viewport().repaint) for _ in range(FRAMES)])
    report("animation of a capture", animation_frames(view, position))
    report("resize, everything drawn anew", resize_frames(view))
    print(f"memory at the end                 {memory():6.1f} MiB (platform {app.platformName()})")
    view.close()
    app.processEvents()


if __name__ == "__main__":
    main()
