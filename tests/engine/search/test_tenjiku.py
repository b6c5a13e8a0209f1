"""The player of games whose moves take several pieces: what it knows about burning, royal pieces and the ban."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.engine.control import Control
from shogi_desktop.engine.evaluation.handmade import HandMade
from shogi_desktop.engine.evaluation.weights import Weights
from shogi_desktop.engine.limits import Limits, budget
from shogi_desktop.engine.search.exchange import Exchange
from shogi_desktop.engine.search.score import MATE_BOUND
from shogi_desktop.engine.search.search import Search
from shogi_desktop.engine.search.table import TranspositionTable
from shogi_desktop.engine.search.threats import Threats
from shogi_desktop.engine.strength import LEVELS, limited, room_of
from shogi_desktop.engine.thinking import SearchProgress, Thinker
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, Side, Variant, load_variant
from shogi_desktop.rules.board.moves import from_square, to_square, vias
from shogi_desktop.rules.board.pieces import kind_of, make_piece, side_of

TENJIKU = load_variant("tenjiku")
WEIGHTS = Weights(TENJIKU)
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"fire_demon_clash": "mover_and_others", "general_capture": "any"},
    {"general_capture": "lower_only", "free_eagle": "range_jump", "fire_demon_range": "file"},
)


def board(ranks: dict[str, str], turn: str = "b", variant: Variant = TENJIKU) -> Position:
    """A position with pieces by square, written as in SFEN: {"8h": "FD", "9d": "p"}."""
    position = Position.empty(variant)
    for name, code in ranks.items():
        side = Side.WHITE if code.islower() else Side.BLACK
        kind = variant.kind_by_code(code.upper())
        position.put(variant.parse_square(name), int(make_piece(kind.id, side)))
    position.set_turn(0 if turn == "b" else 1)
    return position


def games(options: dict[str, str], seed: int, plies: int, keep: int) -> Iterator[Position]:
    """Positions of a game of random moves, captures rather than others, on a board that empties quickly."""
    chooser = random.Random(seed)
    position = Position(load_variant("tenjiku", options))
    for square in position.variant.squares:
        piece = position.piece_at(square)
        if piece and not position.variant.kind(int(kind_of(piece))).royal and chooser.randrange(100) > keep:
            position.put(square, 0)
    for _ in range(plies):
        if position.outcome() is not None:
            return
        moves = position.legal_moves()
        taking = [move for move in moves if vias(move) or position.piece_at(to_square(move))]
        position.play(chooser.choice(taking if taking and chooser.randrange(3) == 0 else moves))
        yield position


@pytest.mark.parametrize("options", OPTIONS)
def test_a_threat_to_the_last_royal_piece_is_seen_exactly(options: dict[str, str]) -> None:
    found = 0
    # The slow answer takes its time, all the more interpreted.
    many, plies = (6, 120) if core_is_compiled() else (2, 40)
    for seed in range(many):
        for position in games(options, seed, plies, 14 + 12 * seed):
            threats = Threats(position)
            if position.royals[position.turn] == 1:
                side = position.turn
                seen = threats.can_lose(side)
                assert seen == position.in_check()
                found += seen
    assert found > 0


def test_sums_kept_move_by_move_are_those_made_anew() -> None:
    for seed in range(3):
        chooser = random.Random(seed)
        position = Position(TENJIKU)
        evaluation = HandMade(position, WEIGHTS)
        scores = [int(evaluation.evaluate())]
        for _ in range(150):
            moves = [] if position.outcome() else position.legal_moves()
            if not moves:
                break
            evaluation.play(chooser.choice(moves))
            scores.append(int(evaluation.evaluate()))
            assert scores[-1] == int(HandMade(position, WEIGHTS).evaluate())
        while position.ply:
            assert int(evaluation.evaluate()) == scores.pop()
            evaluation.undo()


def test_a_rough_evaluation_errs_by_no_more_than_the_search_allows() -> None:
    most = 0
    for seed in range(3):
        for position in games({}, 60 + seed, 80, 40 + 20 * seed):
            evaluation = HandMade(position, WEIGHTS)
            most = max(most, abs(int(evaluation.evaluate()) - int(evaluation.rough())))
    assert 0 < most <= int(evaluation.rough_error)


def test_both_sides_are_judged_alike() -> None:
    for position in games({}, 4, 60, 100):
        other = Position.empty(TENJIKU)
        for square in TENJIKU.squares:
            piece = position.piece_at(square)
            if piece:
                opposite = TENJIKU.square(17 - TENJIKU.file_of(square), 17 - TENJIKU.rank_of(square))
                other.put(opposite, int(make_piece(kind_of(piece), side_of(piece) ^ 1)))
        other.set_turn(1 - position.turn)
        own = int(HandMade(position, WEIGHTS).evaluate())
        assert own == int(HandMade(other, WEIGHTS).evaluate())


KINGS = {"1p": "K", "16a": "k"}


@pytest.mark.parametrize(
    ("pieces", "move", "least", "most"),
    [
        # A pawn for nothing; a rook for a pawn that is guarded.
        ({"8h": "R", "8d": "p"}, "8h8d", 100, 200),
        ({"8h": "R", "8d": "p", "8c": "l"}, "8h8d", -1200, -1000),
        # Guarded from beyond a piece of lower rank, by a general.
        ({"8h": "R", "8d": "p", "8c": "p", "8a": "gg"}, "8h8d", -1200, -1000),
        # Guarded by an area move around a corner.
        ({"8h": "R", "8d": "p", "9b": "vg", "8c": "p"}, "8h8d", -1200, -1000),
        # Beside an enemy demon every mover is lost, and so is who takes it back beside one's own.
        ({"8h": "R", "8d": "p", "9d": "fd"}, "8h8d", -1200, -1000),
        ({"8h": "R", "8d": "r", "8a": "r", "9e": "FD"}, "8h8d", 1100, 2400),
        # A demon burns all around it and is safe from those it burns.
        ({"8h": "FD", "7d": "p", "8d": "r", "9d": "p"}, "8h8e", 1300, 1500),
        ({"8h": "FD", "8d": "p", "7d": "fd"}, "8h8e", -9000, -8000),
        # A double capture; igui takes a guarded neighbour for nothing.
        ({"8h": "LN", "8g": "p", "8f": "r"}, "8h8g8f", 1300, 1400),
        ({"8h": "LN", "8g": "p", "8a": "r"}, "8h8g8h", 100, 100),
        # The promotion counts.
        ({"8f": "WB", "8e": "p"}, "8f8e+", 6500, 7000),
    ],
)
def test_exchanges(pieces: dict[str, str], move: str, least: int, most: int) -> None:
    position = board(KINGS | pieces)
    exchange = Exchange(position, WEIGHTS.worth, Threats(position))
    assert least <= int(exchange.gain(parse_move(move, position))) <= most


def think(position: Position, depth: int = 3, megabytes: int = 1) -> tuple[str, int]:
    """Best move and its score at a depth."""
    limits = Limits(depth=depth)
    reports: list[SearchProgress] = []
    answer = Thinker(position.variant, megabytes, seed=1).think(
        position, limits, Control(budget(limits)), report=reports.append
    )
    return format_move(answer.move, position.variant), reports[-1].score


def test_takes_the_last_royal_piece() -> None:
    move, score = think(board({"1p": "K", "8b": "k", "8h": "R", "7g": "fd", "4h": "Q", "5h": "p"}), 2)
    assert move.startswith("8h8b") and score > MATE_BOUND


def test_burns_the_last_royal_piece() -> None:
    move, score = think(board({"1p": "K", "8b": "k", "5e": "FD"}), 2)
    position = board({"1p": "K", "8b": "k", "5e": "FD"})
    position.play(parse_move(move, position))
    assert position.royals[1] == 0 and score > MATE_BOUND


def test_one_of_two_royal_pieces_is_not_the_game() -> None:
    _, score = think(board({"1p": "K", "8b": "k", "2a": "+de", "8h": "R", "9c": "g"}), 2)
    assert abs(score) < 20_000


def test_does_not_leave_its_last_royal_piece_to_be_taken() -> None:
    rescued = 0
    for seed in range(12 if core_is_compiled() else 4):
        for position in games({}, 40 + seed, 60, 14):
            threatened = loses_royal(position, position.turn) and not loses_royal(position, position.turn ^ 1)
            if threatened and any(safe_after(position, move) for move in position.legal_moves()):
                assert safe_after(position, parse_move(think(position, 1)[0], position))
                rescued += 1
                break
    assert rescued > 1


def loses_royal(position: Position, side: int) -> bool:
    """Whether the only royal piece of a side could go at the next move of the other one."""
    if position.royals[side] != 1:
        return position.royals[side] == 0
    return bool(Threats(position).can_lose(side))


def safe_after(position: Position, move: int) -> bool:
    """Whether the mover keeps his royal pieces at the next move of the other side."""
    side = position.turn
    position.play(move)
    safe = not loses_royal(position, side)
    position.undo()
    return safe


def test_takes_a_hanging_fire_demon() -> None:
    position = board(KINGS | {"8h": "FD", "8k": "r", "3c": "g", "12l": "P", "14d": "b"}, "w")
    move, score = think(position, 3)
    assert move == "8k8h" and score > 1000


def test_does_not_walk_into_a_fire_demon() -> None:
    move, _ = think(board(KINGS | {"8h": "R", "8d": "p", "9d": "fd", "3h": "G"}), 2)
    assert move != "8h8d"


def test_a_position_may_not_come_back() -> None:
    position = board({"1p": "K", "16a": "k", "8h": "G", "9d": "g"})
    for move in ("8h8g", "9d9e", "8g8h"):
        position.play(parse_move(move, position))
    banned = [move for move in position.legal_moves() if format_move(move, TENJIKU) == "9e9d"]
    assert not banned
    move, _ = think(position, 3)
    assert position.is_legal(parse_move(move, position))


def test_finishes_a_won_game() -> None:
    position = board({"8p": "K", "8a": "k", "4h": "Q", "12h": "Q", "8m": "LN", "9h": "G"})
    player = Thinker(TENJIKU, 2, seed=1)
    limits = Limits(nodes=3000)
    for _ in range(40):
        if position.outcome() is not None:
            break
        position.play(player.think(position, limits, Control(budget(limits))).move)
    outcome = position.outcome()
    assert outcome is not None and outcome.winner == Side.BLACK


def test_a_remembered_move_of_another_position_is_not_played() -> None:
    """Moves of one position offered to others as if their hashes were the same."""
    chooser = random.Random(9)
    moves = {move for position in games({}, 21, 60, 100) for move in position.legal_moves()}
    tried = 0
    for position in games({}, 22, 60, 70):
        before = position.copy()
        search = Search(position, TranspositionTable(1), HandMade(position, WEIGHTS), WEIGHTS.worth)
        for move in chooser.sample(sorted(moves), 40):
            if search._can_play(move):
                tried += 1
                assert side_of(position.piece_at(int(from_square(move)))) == position.turn
                position.play(move)
                position.undo()
        assert position.same_state(before) and position.royals == before.royals
    assert tried


@pytest.mark.parametrize("skill", (1, 4, 10))
def test_levels_answer_with_a_legal_move(skill: int) -> None:
    level = LEVELS[skill - 1]
    position = Position(TENJIKU)
    limits = limited(Limits(movetime=100), level)
    answer = Thinker(TENJIKU, 1, seed=skill).think(position, limits, Control(budget(limits, level.share)), level)
    assert position.is_legal(answer.move)


def test_sfen_is_what_the_helper_sets_up() -> None:
    position = board({"1p": "K", "16a": "k", "8h": "FD"})
    assert position.same_state(parse_sfen("k15/16/16/16/16/16/16/8[FD]7/16/16/16/16/16/16/16/15K b - 1", TENJIKU))


def test_a_search_cut_short_does_not_make_it_resign_or_lose_at_once() -> None:
    """Stopped after its very first moves it still plays one that neither loses nor gives up the game."""
    position = board({"1p": "K", "16a": "k", "1h": "r", "2o": "G", "8h": "Q", "2n": "P"})
    assert position.in_check()
    player = Thinker(TENJIKU, 1, seed=1)
    for nodes in (1, 5, 30, 200):
        limits = Limits(nodes=nodes, movetime=10_000)
        answer = player.think(position, limits, Control(budget(limits)))
        assert not answer.resigns and safe_after(position, answer.move)


# As the lower levels, but it sees what there is to see.
SEEING = replace(LEVELS[2], glance=0, oversight=0)
LOST = {"1p": "K", "16a": "k", "2a": "r", "1h": "r", "8o": "r"}


@pytest.mark.parametrize("skill", (10, 6))
def test_resigns_what_no_move_can_save(skill: int) -> None:
    position = board(LOST)
    assert not any(safe_after(position, move) for move in position.legal_moves())
    limits = Limits(nodes=2000, movetime=10_000)
    player = Thinker(TENJIKU, 1, seed=1)
    assert player.think(position, limits, Control(budget(limits)), LEVELS[skill - 1]).resigns


def test_a_low_level_plays_on_until_its_last_royal_piece_is_gone() -> None:
    """And it makes the most of what is left: one move puts the end off by two."""
    position = board(LOST | {"9h": "R"})
    for nodes in (180, 380, 2000):
        limits = Limits(nodes=nodes, movetime=10_000)
        answer = Thinker(TENJIKU, 1, seed=1).think(position, limits, Control(budget(limits)), SEEING)
        assert not answer.resigns and format_move(answer.move, TENJIKU) == "9h1h"


@pytest.mark.parametrize(
    "pieces",
    (
        KINGS | {"1h": "r", "8o": "r", "9h": "R"},
        {"8n": "K", "16a": "k"} | dict.fromkeys(("2a", "4a", "6a", "9a", "12a", "3b"), "g"),
    ),
)
def test_does_not_resign_while_there_is_a_way_out(pieces: dict[str, str]) -> None:
    position = board(pieces)
    limits = Limits(nodes=2000, movetime=10_000)
    answer = Thinker(TENJIKU, 1, seed=1).think(position, limits, Control(budget(limits)))
    assert not answer.resigns and safe_after(position, answer.move)


def test_above_level_3_a_general_does_not_jump_to_where_it_is_lost() -> None:
    """Generals may jump into the other camp from the first move on, and are taken back there."""
    position = Position(TENJIKU)
    for seed in range(6 if core_is_compiled() else 2):
        limits = limited(Limits(), LEVELS[3], room_of(TENJIKU))
        answer = Thinker(TENJIKU, 1, seed=seed).think(position, limits, Control(budget(limits)), LEVELS[3])
        taken, mover = (position.piece_at(square(answer.move)) for square in (to_square, from_square))
        assert taken == 0 or TENJIKU.kind(taken >> 1).value >= TENJIKU.kind(mover >> 1).value
