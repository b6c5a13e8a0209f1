"""Positions and moves as text: everything published is read, everything broken is refused."""

from __future__ import annotations

import time
from pathlib import Path

from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import parse_move, parse_position_command
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Position, load_variant
from tests.corpus.rows import Check, read_rows

SHOGI_FILES = (
    "tsume/problems",
    "tsume/flawed",
    "tsume/edo_collections",
    "tsume/game_positions",
    "tsume/suites_and_issues",
    "tsume/famous_long",
    "nomate/positions",
    "nomate/undecided",
    "perft/shogi",
    "perft/shogi-depth1",
)
SECONDS = 2


def check_positions(data: Path) -> Check:
    """Every published position is read, and written in canonical form where the data has it."""
    check, variant = Check("positions as SFEN"), load_variant("shogi")
    for name in SHOGI_FILES:
        for row in read_rows(data / f"{name}.jsonl"):
            check.rows += 1
            try:
                written = format_sfen(parse_sfen(row["sfen"], variant))
            except NotationError as error:
                check.failures.append(f"{row['id']}: {error}")
                continue
            check.expect(row["id"], "canonical text", written, row.get("sfen_canonical", written))
            check.expect(row["id"], "second reading", format_sfen(parse_sfen(written, variant)), written)
    return check


def check_solutions(data: Path) -> Check:
    """Every line of a mate problem is legal, and each of the attacker's moves gives check."""
    check, variant = Check("tsume solutions"), load_variant("shogi")
    for name in SHOGI_FILES[:6]:
        for row in read_rows(data / f"{name}.jsonl"):
            if not row.get("solution"):
                check.skipped += 1
                continue
            check.rows += 1
            position = parse_sfen(row["sfen"], variant)
            for ply, text in enumerate(row["solution"], 1):
                try:
                    position.play(parse_move(text, position))
                except NotationError as error:
                    check.failures.append(f"{row['id']}, ply {ply}: {error}")
                    break
                if ply % 2 and not position.in_check():
                    check.failures.append(f"{row['id']}, ply {ply}: {text} gives no check")
                    break
    check.note = "rows without a solution"
    return check


def check_checking_moves(data: Path) -> Check:
    """The number of legal moves that give check, in positions where it was counted by others."""
    check, variant = Check("nomate/positions: checks"), load_variant("shogi")
    for row in read_rows(data / "nomate" / "positions.jsonl"):
        check.rows += 1
        position = parse_sfen(row["sfen"], variant)
        checks = 0
        for move in position.legal_moves():
            position.play(move)
            checks += position.in_check()
            position.undo()
        check.expect(row["id"], "checking moves", checks, row["checks"])
    return check


def check_sfen_strings(data: Path) -> Check:
    """Odd and broken SFEN; where programs differ, either answer will do if it comes soon and can be played on."""
    check, variant = Check("malformed/sfen_strings"), load_variant("shogi")
    for row in read_rows(data / "malformed" / "sfen_strings.jsonl"):
        check.rows += 1
        started = time.process_time()
        try:
            position = parse_sfen(row["sfen"], variant)
            answer = "accept"
            position.outcome()
            for move in position.legal_moves():
                position.play(move)
                position.undo()
        except NotationError:
            answer = "reject"
        if row["expect"] != "depends":
            check.expect(row["id"], "answer", answer, row["expect"])
        if time.process_time() - started > SECONDS:
            check.failures.append(f"{row['id']}: took more than {SECONDS} s")
    return check


def check_usi_moves(data: Path) -> Check:
    """Moves to be accepted or refused; words that are answers but no moves (`special`) are refused as moves."""
    check, variant = Check("malformed/usi_moves"), load_variant("shogi")
    for row in read_rows(data / "malformed" / "usi_moves.jsonl"):
        check.rows += 1
        position: Position = parse_position_command(row["position"], variant)
        try:
            parse_move(row["move"], position)
            answer = "accept"
        except NotationError:
            answer = "reject"
        check.expect(row["id"], repr(row["move"]), answer, "accept" if row["expect"] == "accept" else "reject")
    return check
