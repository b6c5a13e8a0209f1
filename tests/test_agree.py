"""One source, one answer: rules and engine say the same compiled and interpreted."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from shogi_desktop.build_info import checkout_state
from tests.engine.usi.usi_child import UsiChild

pytestmark = pytest.mark.skipif(checkout_state() != "compiled", reason="nothing is compiled here to compare with")

ROOT = Path(__file__).parent.parent

# Plays games whose moves follow from a fixed rule, and writes down all that can be asked on the way.
RULES = """
import json
from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.rules import Position, Side, Termination, load_variant
from shogi_desktop.rules.rulings.declaration import judge_declaration
from shogi_desktop.rules.legality import illegality, possible_moves
from shogi_desktop.rules.board.moves import to_square, vias
from shogi_desktop.rules.perft import divide
from shogi_desktop.rules.validation import validate

rows = []
for options in ({}, {"declaration": "24", "move_limit": "256"}, {"declaration": "try", "strict_play": "yes"}):
    variant = load_variant("shogi", options)
    for handicap in ("", variant.handicaps[0].key, variant.handicaps[-1].key):
        for seed in (3, 11):
            position = Position.handicap(variant, handicap)
            for ply in range(150):
                outcome = position.outcome()
                moves = position.legal_moves()
                possible = possible_moves(position)
                rows.append([
                    position.key, position.turn, position.in_check(), moves, len(possible),
                    repr(outcome), repr(judge_declaration(position)), repr(validate(position)),
                    [repr(illegality(position, move)) for move in possible[::17]],
                ])
                if outcome or not moves:
                    break
                move = moves[(ply * seed + seed) % len(moves)]
                rows.append(repr(position.transition(move)))
                position.play(move)
            rows.append(divide(position, 2) if not position.outcome() else [])
            while position.ply:
                position.undo()
            rows.append(position.key)

# Every piece of Tenjiku moves, takes and burns on a board that is emptied further and further.
for options in ({}, {"general_capture": "lower_only", "fire_demon_clash": "mover_and_others"}):
    position = Position(load_variant("tenjiku", options))
    for ply in range(60):
        moves = position.legal_moves()
        rows.append([position.key, moves[::5], list(position.royals), repr(position.outcome())])
        if position.outcome() or not moves:
            break
        if ply % 30 == 0:
            rows.append([position.in_check(), repr(validate(position))])
        taking = [move for move in moves if position.piece_at(to_square(move)) or vias(move)] or moves
        move = taking[ply * 7 % len(taking)]
        rows.append(repr(position.transition(move)))
        position.play(move)
    while position.ply:
        position.undo()
    rows.append(position.key)
print(json.dumps([core_is_compiled(), rows]))
"""

# Demon, general, lion, eagle and others, so few that the interpreted rules are through with them soon.
FEW = "k8g6/2p13/16/5[vg]10/16/8p3r3/7[FD]8/16/3p12/16/8[LN]7/4[GG]6P4/16/16/6G9/15K b - 1"

# Fixed depth and one thread of thought: nothing here depends on the clock.
ENGINE = [
    ("position startpos\ngo perft 2", "Nodes"),
    ("go depth 5", "bestmove"),
    ("position startpos moves 7g7f 3c3d 8h2b+ 3a2b\ngo depth 5", "bestmove"),
    ("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n4l17p 1\ngo depth 5", "bestmove"),
    ("position sfen 6k1s/9/5L3/6nBp/9/9/9/9/9 b B2S2r4gs3n3l17p 1\ngo mate infinite", "checkmate"),
    ("setoption name USI_Variant value tenjiku\nposition startpos\ngo perft 1", "Nodes"),
    ("go nodes 70", "bestmove"),
    (f"position sfen {FEW}\ngo perft 2", "Nodes"),
    (f"position sfen {FEW}\ngo nodes 400", "bestmove"),
    (f"position sfen {FEW}\ngo mate infinite", "checkmate"),
]


def mode(interpreted: bool) -> dict[str, str]:
    return {"SHOGI_INTERPRETED": "1" if interpreted else ""}


def rules_answers(interpreted: bool) -> list[Any]:
    command = [sys.executable, "-c", RULES]
    said = subprocess.check_output(command, cwd=ROOT, env={**os.environ, **mode(interpreted)}, timeout=240)
    answers: list[Any] = json.loads(said)
    return answers


def engine_answers(interpreted: bool) -> list[str]:
    with UsiChild(environment=mode(interpreted)) as engine:
        lines = [line for said, word in ENGINE for line in engine.ask(said, word=word, timeout=240)]
    return [re.sub(r" (time|nps|hashfull) \d+", "", line) for line in lines]


def test_the_rules_agree() -> None:
    interpreted, compiled = rules_answers(True), rules_answers(False)
    assert (interpreted[0], compiled[0]) == (False, True)
    assert interpreted[1] == compiled[1]


def test_the_engine_agrees() -> None:
    interpreted = engine_answers(True)
    assert sum(line.startswith("bestmove ") for line in interpreted) == 5
    assert interpreted == engine_answers(False)
