"""Gestures, positions and changes of look in any order: only legal moves are asked for, nothing is left behind."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsPixmapItem

from shogi_desktop.rules import Position, Variant, load_variant
from shogi_desktop.rules.board.moves import drop_kind, from_square, is_drop, to_square, vias
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.board.ground.edges import EdgeLabels
from shogi_desktop.ui.board.layout.spot import snapshot_of
from tests.ui.board.conftest import NO_KEY, Fingers
from tests.ui.board.variants import mini_variant

EDGES = 2  # of files and of ranks; each has a picture for the square under the pointer from the first
STEPS = {"shogi": 800, "mini": 800, "tenjiku": 250}
KEYS = [
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Return,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
]


class Child:
    """Plays with a board and a session that answers every wish, takes back, turns and resizes the board."""

    def __init__(self, hand: Fingers, variant: Variant, seed: int) -> None:
        self.hand, self.chance = hand, random.Random(seed)
        self.position = Position(variant)
        hand.show(self.position)
        hand.view.hand.set_preview(self.position.transition)
        hand.view.hand.move_requested.connect(self.answer)

    def answer(self, move: int) -> None:
        assert self.position.is_legal(move)
        self.play(move)

    def play(self, move: int) -> None:
        transition = self.position.transition(move)
        self.position.play(move)
        self.hand.view.show_position(self.position, transition)
        self.hand.view.mark(last_move=move)
        self.hand.view.hand.set_moves([] if self.position.outcome() else self.position.legal_moves())

    def take_back(self) -> None:
        if self.position.ply:
            move = self.position.undo()
            self.hand.view.show_position(self.position, self.position.transition(move), True)
            self.hand.view.mark(last_move=0)
            self.hand.view.hand.set_moves(self.position.legal_moves())

    def touch(self) -> None:
        """Mostly places where something is, so that moves come about."""
        legal = self.position.legal_moves()
        variant, chance = self.position.variant, self.chance
        steps = [variant.square_name(chance.choice(variant.squares))]
        origin = variant.square_name(chance.choice(list(snapshot_of(self.position).pieces)))
        if legal and chance.random() < 0.6:
            move = chance.choice([move for move in legal if vias(move)] or legal)
            steps = [variant.square_name(square) for square in (*vias(move), to_square(move))]
            code = variant.kind(drop_kind(move)).code if is_drop(move) else ""
            hand = code if self.position.turn == 0 else code.lower()
            origin = hand or variant.square_name(from_square(move))
        if (way := chance.randrange(4)) == 0:
            self.hand.click(origin, *steps)
        elif way == 1:
            for here, there in pairwise([origin, *steps]):
                self.hand.drag(here, there)
        elif way == 2:
            self.hand.pick(origin, steps[-1])
        else:
            point = self.hand.point(origin)
            QTest.mouseDClick(self.hand.view.viewport(), Qt.MouseButton.LeftButton, NO_KEY, point)

    def step(self) -> None:
        chance, view = self.chance, self.hand.view
        what = chance.random()
        if what < 0.45:
            self.touch()
        elif what < 0.6:
            corner = QPoint(chance.randrange(view.width()), chance.randrange(view.height()))
            self.hand.click_at(corner, chance.choice([Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton]))
        elif what < 0.75:
            self.hand.key(chance.choice(KEYS))
        elif what < 0.83 and (legal := self.position.legal_moves()):
            self.play(chance.choice(legal))
        elif what < 0.88:
            self.take_back()
        elif what < 0.91:
            view.set_flipped(not view.flipped)
        elif what < 0.93:
            view.resize(chance.randrange(240, 1000), chance.randrange(200, 800))
        elif what < 0.94:
            chance.choice([view.zoom_in, view.zoom_in, view.zoom_out, view.reset_zoom])()
        elif what < 0.96:
            view.set_style(BoardStyle(animation_ms=chance.choice([0, 5, 3000]), dark=chance.random() < 0.5))
        else:
            view.mark(hint=chance.choice(self.position.legal_moves() or [0]))


def items_of(fingers: Fingers) -> int:
    """Everything drawn but the labels at the edges, which are made when the board is zoomed in first, and stay."""
    return len(fingers.scene.items()) - edge_labels_of(fingers)


def edge_labels_of(fingers: Fingers) -> int:
    labels = [item for item in fingers.scene.items() if isinstance(item, QGraphicsPixmapItem)]
    return sum(isinstance(item.topLevelItem(), EdgeLabels) for item in labels) - EDGES


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", STEPS)
def test_any_order(fingers: Fingers, name: str, seed: int) -> None:
    child = Child(fingers, mini_variant() if name == "mini" else load_variant(name), seed)
    fixed = items_of(fingers) - len(fingers.scene.piece_items())
    for _ in range(STEPS[name]):
        child.step()
    fingers.view.settle()
    assert len(fingers.asked) > STEPS[name] // 20
    shown = {square: item.piece for square, item in fingers.scene.piece_items().items()}
    assert shown == snapshot_of(child.position).pieces
    assert items_of(fingers) == fixed + len(shown)
    variant = child.position.variant
    assert edge_labels_of(fingers) in (0, variant.files, variant.ranks, variant.files + variant.ranks)
