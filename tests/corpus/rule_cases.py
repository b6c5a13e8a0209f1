"""Single rule cases: legality, ends of games, declarations."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Outcome, Position, Side, Termination, load_variant
from shogi_desktop.rules.rulings.declaration import judge_declaration
from tests.corpus.rows import Check, read_rows

SIDES = {"b": Side.BLACK, "w": Side.WHITE}
ENDS = {
    "no_legal_moves": (Termination.CHECKMATE, Termination.NO_MOVES),
    "perpetual_check": (Termination.PERPETUAL_CHECK,),
    "repetition_draw": (Termination.REPETITION,),
}


def check_legality(data: Path) -> Check:
    """One move a row, legal or not."""
    check, variant = Check("rules/legality"), load_variant("shogi")
    for row in read_rows(data / "rules" / "legality.jsonl"):
        check.rows += 1
        position = parse_sfen(row["sfen"], variant)
        for text in row.get("moves", []):
            position.play(parse_move(text, position))
        try:
            parse_move(row["move"], position)
            legal = True
        except NotationError:
            legal = False
        check.expect(row["id"], f"{row['move']} legal", legal, row["legal"])
    return check


def check_game_end(data: Path) -> Check:
    """Games that end at a stated ply and not before, and games that must go on."""
    check, variant = Check("rules/game_end"), load_variant("shogi")
    for row in read_rows(data / "rules" / "game_end.jsonl"):
        check.rows += 1
        expected = row["expected"]
        position = parse_sfen(row["sfen"], variant)
        outcomes = [position.outcome()]
        for text in row["moves"]:
            position.play(parse_move(text, position))
            outcomes.append(position.outcome())
        end = next((ply for ply, outcome in enumerate(outcomes) if outcome), None)
        check.expect(row["id"], "end", end, None if expected["status"] == "ongoing" else expected["ply"])
        if end is not None and expected["status"] != "ongoing":
            _compare_end(check, row["id"], outcomes[end], expected)
    return check


def _compare_end(check: Check, name: str, outcome: Outcome | None, expected: dict[str, str]) -> None:
    if outcome is None or outcome.termination not in ENDS[expected["status"]]:
        check.failures.append(f"{name}: ended by {outcome}, expected {expected['status']}")
        return
    loser = expected.get("loser")
    check.expect(name, "winner", outcome.winner, SIDES[loser].other if loser else None)


def check_declaration(data: Path) -> Check:
    """Declarations by the 27-point and the 24-point rule, with the counts behind them."""
    check, variant = Check("rules/declaration"), load_variant("shogi")
    for row in read_rows(data / "rules" / "declaration.jsonl"):
        check.rows += 1
        expected = row["expected"]
        position = parse_sfen(row["sfen"], variant)
        side = SIDES[expected["side"]]
        by_27, by_24 = judge_declaration(position, "27"), judge_declaration(position, "24")
        check.expect(row["id"], "side to move", position.turn, side)
        check.expect(row["id"], "in check", position.in_check(), expected["in_check"])
        check.expect(row["id"], "pieces", by_27.pieces_in_zone, expected["pieces_in_camp"])
        check.expect(row["id"], "points", by_27.points - by_27.left_out, expected["points"])
        check.expect(row["id"], "king in zone", "king_not_in_zone" not in by_27.reasons, expected["king_in_camp"])
        check.expect(row["id"], "27 points", by_27.winner, side if expected["win_27"] else None)
        check.expect(row["id"], "27 points allowed", by_27.allowed, expected["win_27"])
        check.expect(row["id"], "24 points allowed", by_24.allowed, expected["result_24"] != "not_allowed")
        check.expect(row["id"], "24 points", by_24.winner, side if expected["result_24"] == "win" else None)
    return check


def check_points_required(data: Path) -> Check:
    """The points that just suffice of those on the board and in hand, in even games and for who gives a handicap."""
    check, variant = Check("rules/points_required"), load_variant("shogi")
    for row in read_rows(data / "rules" / "points_required.jsonl"):
        check.rows += 1
        start = parse_sfen(row["initial"], variant)
        rule = "24" if row["id"].startswith("need-24") else "27"
        for name, side in (("sente", Side.BLACK), ("gote", Side.WHITE), ("uwate", Side.WHITE)):
            wins, draws = _least_points(start, side, rule, to_win=True), _least_points(start, side, rule, to_win=False)
            for key, found in ((name, wins), (f"{name}_win_from", wins)):
                if key in row:
                    check.expect(row["id"], f"win of {name}", found, row[key])
            if "win_from" in row and name != "uwate":
                check.expect(row["id"], f"win of {name}", wins, row["win_from"])
                check.expect(row["id"], f"draw of {name}", draws, row["draw_from"])
    return check


def _least_points(start: Position, side: Side, rule: str, *, to_win: bool) -> int | None:
    """The least points on the board and in hand with which a side may declare in a game that began so: ten tokins stand
    in the zone beside the king, pieces worth one point are in hand, and the other side has all the rest."""
    variant = start.variant
    tokin, king, pawn = (variant.kind_by_code(code).id for code in ("+P", "K", "P"))
    ranks = (1, 2) if side is Side.BLACK else (9, 8)
    rest = Counter(variant.held_kind(start.piece_at(at) >> 1) for at in variant.squares if start.piece_at(at))
    rest[pawn] -= 10
    small = [variant.kind_by_code(code).id for code in "PLNSG"]
    for in_hand in range(sum(rest[kind] for kind in small)):
        position = Position.empty(variant)
        position.put(variant.square(1, ranks[0]), king << 1 | side)
        position.put(variant.square(1, 5), king << 1 | side.other)
        for file in range(5):
            for rank in ranks:
                position.put(variant.square(5 + file, rank), tokin << 1 | side)
        held = Counter([kind for kind in small for _ in range(rest[kind])][:in_hand])
        for kind in variant.hand_kinds:
            position.set_hand(side, kind, held[kind])
            position.set_hand(side.other, kind, rest[kind] - held[kind])
        position.set_turn(side)
        judged = judge_declaration(position, rule)
        if judged.winner == side if to_win else judged.allowed:
            return judged.points - judged.left_out
    return None


def check_try_rule(data: Path) -> Check:
    """The king reaching the other king's home square wins where the try rule is chosen, and only there."""
    check = Check("rules/try_rule")
    for row in read_rows(data / "rules" / "try_rule.jsonl"):
        check.rows += 1
        for rule in ("try", "27"):
            position = parse_sfen(row["sfen"], load_variant("shogi", {"declaration": rule}))
            mover = Side(position.turn)
            position.play(parse_move(row["move"], position))
            wins = position.outcome() == Outcome(mover, Termination.TRY)
            check.expect(row["id"], f"won under {rule}", wins, row["wins"] and rule == "try")
    return check
