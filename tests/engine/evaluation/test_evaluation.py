"""The evaluation keeps its sums right, is fair to both sides, and is there for any variant."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import shogi_desktop.rules
from shogi_desktop.engine.control import Control
from shogi_desktop.engine.evaluation.handmade import HandMade
from shogi_desktop.engine.evaluation.weights import Weights
from shogi_desktop.engine.evaluation.worth import Worth
from shogi_desktop.engine.limits import Limits, budget
from shogi_desktop.engine.search.exchange import Exchange
from shogi_desktop.engine.search.threats import Threats
from shogi_desktop.engine.thinking import Thinker
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, Variant, add_variant_folder, load_variant
from shogi_desktop.rules.record.movement import mobility
from shogi_desktop.rules.record.variant import Kind
from tests.engine.search.small_games import board

from .turned import turned

SHOGI = load_variant("shogi")
WEIGHTS = Weights(SHOGI)


def score(position: Position) -> int:
    return int(HandMade(position, WEIGHTS).evaluate())


def test_sums_kept_move_by_move_are_those_made_anew() -> None:
    chooser = random.Random(3)
    for _ in range(4):
        position = Position(SHOGI)
        evaluation = HandMade(position, WEIGHTS)
        scores = [int(evaluation.evaluate())]
        for _ in range(60):
            moves = position.legal_moves()
            if not moves:
                break
            evaluation.play(chooser.choice(moves))
            scores.append(int(evaluation.evaluate()))
            assert scores[-1] == score(position)
        while position.ply:
            assert int(evaluation.evaluate()) == scores.pop()
            evaluation.undo()


def test_both_sides_are_judged_alike() -> None:
    chooser = random.Random(4)
    position = Position(SHOGI)
    for _ in range(80):
        assert score(position) == score(turned(position))
        moves = position.legal_moves()
        if not moves:
            break
        position.play(chooser.choice(moves))


def test_more_material_is_better() -> None:
    even = parse_sfen("4k4/9/9/9/9/9/9/9/4K4 b - 1", SHOGI)
    for extra in ("P", "L", "N", "S", "G", "B", "R"):
        assert score(parse_sfen(f"4k4/9/9/9/9/9/9/9/4K4 b {extra} 1", SHOGI)) > score(even) + 80


def test_an_attack_grows_faster_than_its_force_and_guards_weaken_it() -> None:
    danger = WEIGHTS.royals.danger
    assert danger(40, 20, 10) > 2 * danger(20, 20, 10) > 0
    assert danger(40, 40, 10) < danger(40, 20, 10) < danger(40, 20, 20)
    assert danger(0, 0, 50) == 0


@pytest.mark.parametrize(
    ("sfen", "move", "sign"),
    [
        ("4k4/9/9/9/4p4/4P4/9/9/4K4 b - 1", "5f5e", 1),
        ("4k4/9/9/4g4/4p4/4R4/9/9/4K4 b - 1", "5f5e", -1),
        ("4k4/9/9/4g4/4p4/4P4/4R4/9/4K4 b - 1", "5f5e", 1),
        ("4k4/9/9/4p4/9/9/9/9/4K4 b R 1", "R*5e", -1),
        ("4k4/9/9/9/9/9/9/9/4K4 b P 1", "P*5e", 0),
        ("3rk4/9/9/9/3p5/9/3R5/9/3RK4 b - 1", "6g6e", 1),
    ],
)
def test_exchanges_on_a_square(sfen: str, move: str, sign: int) -> None:
    position = parse_sfen(sfen, SHOGI)
    gain = int(Exchange(position, WEIGHTS.worth, Threats(position)).gain(parse_move(move, position)))
    assert (gain > 0) - (gain < 0) == sign


_PAWN_TAKEN = {"9q": "K", "1a": "k", "5i": "R", "5e": "p"}
_GOLD_TAKES = {"9q": "K", "1a": "k", "5f": "G", "5e": "p", "5d": "lgn"}


@pytest.mark.parametrize(
    ("pieces", "move", "sign"),
    [
        (_PAWN_TAKEN, "5i5e", 1),
        (_PAWN_TAKEN | {"3c": "hm"}, "5i5e", -1),
        (_PAWN_TAKEN | {"3c": "hm", "3d": "P"}, "5i5e", -1),
        (_PAWN_TAKEN | {"3c": "hm", "3d": "P", "4c": "P"}, "5i5e", 1),
        # Opened by the move itself.
        (_PAWN_TAKEN | {"1i": "hm", "1h": "P"}, "5i5e", -1),
        (_PAWN_TAKEN | {"7g": "lgn"}, "5i5e", -1),
        (_PAWN_TAKEN | {"7e": "lgn"}, "5i5e", -1),
        (_PAWN_TAKEN | {"8e": "lgn"}, "5i5e", 1),
        # A goblin that steps there does not come again round a corner.
        (_GOLD_TAKES, "5f5e", -1),
        (_GOLD_TAKES | {"8i": "HM"}, "5f5e", 1),
    ],
)
def test_hook_movers_take_part_in_exchanges(pieces: dict[str, str], move: str, sign: int) -> None:
    position = board(load_variant("dai_dai"), pieces)
    weights = Weights(position.variant)
    gain = int(Exchange(position, weights.worth, Threats(position)).gain(parse_move(move, position)))
    assert (gain > 0) - (gain < 0) == sign


SMALL = """
title = "Small"
files = 5
ranks = 5
array = '''
r b s g k
. . . . p
. . . . .
P . . . .
K G S B R
'''

[rules]
check = "mate"
promotion_zone = 1
promotion_on = ["enter", "inside", "leave"]
hand = "revert"
hand_order = ["R", "B", "G", "S", "P"]
repetition = 4
no_moves = "loss"
"""


def test_any_variant_gets_a_player(tmp_path: Path) -> None:
    source = Path(shogi_desktop.rules.__file__).parent / "variants" / "shogi.toml"
    pieces = source.read_text(encoding="utf-8")
    start = pieces.index("[[pieces]]")
    text = SMALL + pieces[start : pieces.index("[[options]]")]
    (tmp_path / "small_for_engine.toml").write_text(text, encoding="utf-8")
    add_variant_folder(tmp_path)
    variant = load_variant("small_for_engine")
    player = Thinker(variant, 1)
    position = Position(variant)
    limits = Limits(depth=3)
    for _ in range(6):
        move = player.think(position, limits, Control(budget(limits))).move
        assert position.is_legal(move)
        position.play(move)


def test_a_piece_without_a_value_is_worth_what_it_can_do(tmp_path: Path) -> None:
    source = Path(shogi_desktop.rules.__file__).parent / "variants" / "shogi.toml"
    valued = load_variant("shogi")
    text = re.sub(r"^value = .*$", "value = 0", source.read_text(encoding="utf-8"), flags=re.MULTILINE)
    (tmp_path / "worthless_for_engine.toml").write_text(text, encoding="utf-8")
    add_variant_folder(tmp_path)
    guessed = Worth(load_variant("worthless_for_engine"))
    known = Worth(valued)
    for kind in valued.kinds[1:]:
        assert kind is not None
        piece = kind.id << 1
        assert known.value[piece] // 3 <= guessed.value[piece] <= 2 * known.value[piece], kind.name


def expected(variant: Variant, kind: Kind) -> float:
    return mobility(kind.movement, kind.burns, variant.files, variant.ranks)


@pytest.mark.parametrize("name", ["chu", "heian_dai", "dai", "dai_dai", "tai", "wa"])
def test_guessed_values_are_near_those_of_records(name: str) -> None:
    variant = load_variant(name)
    kinds = [kind for kind in variant.every_kind if kind.value and not kind.royal]
    near = [kind for kind in kinds if 0.6 <= 100 * expected(variant, kind) / kind.value <= 1.6]
    assert len(near) >= 0.85 * len(kinds)


@pytest.mark.parametrize(("name", "code"), [("dai_dai", "HM"), ("dai_dai", "LGN"), ("dai", "LN"), ("tenjiku", "FD")])
def test_values_of_the_greatest_powers_are_guessed(name: str, code: str) -> None:
    variant = load_variant(name)
    kind = variant.kind_by_code(code)
    assert 0.75 <= 100 * expected(variant, kind) / kind.value <= 1.25


def test_a_royal_piece_is_dearer_than_any_other() -> None:
    for name in ("shogi", "tenjiku", "chu", "heian_dai", "dai", "wa"):
        worth = Worth(load_variant(name))
        assert worth.royal >= 2 * max(worth.taken) and worth.unit > 0
