"""One search for all games: every axis on a small board, and the axes in combinations, played through at random."""

from __future__ import annotations

import itertools
import random
from pathlib import Path

import pytest

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.engine.control import Control
from shogi_desktop.engine.evaluation.handmade import HandMade
from shogi_desktop.engine.evaluation.weights import Weights
from shogi_desktop.engine.limits import Limits, budget
from shogi_desktop.engine.search.score import RULE_WIN, mate_plies
from shogi_desktop.engine.search.threats import Threats
from shogi_desktop.engine.strength import LEVELS
from shogi_desktop.engine.thinking import Thinker
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules import Position, Side, Termination, load_variant
from shogi_desktop.rules.board.moves import to_square
from tests.engine.search.small_games import board, small, think

HANDS = {"hand": '"revert"', "hand_order": '["R", "B", "G", "P"]'}
KINGS = {"6f": "K", "1a": "k"}


def played(position: Position, *moves: str) -> Position:
    for move in moves:
        position.play(parse_move(move, position))
    return position


def test_a_lion_mates_where_a_check_must_be_answered(tmp_path: Path) -> None:
    """It takes the guard beside the king and stays, or comes home: from afar the king cannot take it."""
    variant = small(tmp_path, "lion_mate")
    position = board(variant, {"6f": "K", "1a": "k", "2a": "p", "1c": "LN", "3c": "G", "2d": "R"})
    move, score = think(position, 3)
    assert 0 < mate_plies(score) <= 3
    position.play(parse_move(move, position))
    assert position.in_check()


def test_a_king_does_not_step_beside_a_burner(tmp_path: Path) -> None:
    """The rook is there to be taken, but on its square the king would burn."""
    variant = small(tmp_path, "burning_mate")
    position = board(variant, {"6f": "K", "1a": "k", "4d": "fd", "5e": "r", "1c": "P"})
    assert think(position, 2)[0] != "6f5e"


def test_a_mate_by_burning_is_seen(tmp_path: Path) -> None:
    """Wherever the king goes it stands beside the burner, which it may not take: another guards it."""
    variant = small(tmp_path, "burnt_mate")
    position = board(variant, {"6f": "K", "1a": "k", "3e": "FD", "3f": "R"})
    move, score = think(position, 3)
    played(position, move)
    assert mate_plies(score) > 0 and position.in_check()


def test_a_king_in_the_open_is_taken_by_a_piece_from_the_hand(tmp_path: Path) -> None:
    """Royal pieces fall, and what is taken comes back: the answer to a drop is looked for, and the drop found."""
    variant = small(tmp_path, "falling_hands", check='"capture"', **HANDS)
    position = board(variant, {"6f": "K", "1a": "k", "2c": "G"}, hands="G")
    move, score = think(position, 3)
    assert "*" in move and mate_plies(score) == 3
    assert think(played(position, move), 2)[1] < 0


def test_drops_are_counted_where_moves_take_several_pieces(tmp_path: Path) -> None:
    variant = small(tmp_path, "lion_hands", check='"capture"', **HANDS)
    weights = Weights(variant)
    chooser = random.Random(1)
    for _ in range(4):
        position = Position(variant)
        evaluation = HandMade(position, weights)
        scores = [int(evaluation.evaluate())]
        for _ in range(60):
            moves = [] if position.outcome() else position.legal_moves()
            if not moves:
                break
            evaluation.play(chooser.choice(moves))
            scores.append(int(evaluation.evaluate()))
            assert scores[-1] == int(HandMade(position, weights).evaluate())
        while position.ply:
            assert int(evaluation.evaluate()) == scores.pop()
            evaluation.undo()


@pytest.mark.parametrize("check", ("mate", "capture"))
def test_a_king_walks_in_where_trying_wins(tmp_path: Path, check: str) -> None:
    variant = small(tmp_path, f"try_{check}", check=f'"{check}"', try_rule="true")
    position = board(variant, {"4c": "K", "1f": "k"})
    assert variant.home_square(Side.WHITE) == variant.parse_square("4a")
    _, score = think(position, 3)
    assert mate_plies(score) == 3


def test_where_royal_pieces_fall_a_guarded_goal_may_be_entered(tmp_path: Path) -> None:
    """The game has ended before the king could be taken there; where a check must be answered it may not go."""
    for check, wins in (("capture", True), ("mate", False)):
        variant = small(tmp_path, f"try_guarded_{check}", check=f'"{check}"', try_rule="true")
        position = board(variant, {"4b": "K", "1f": "k", "1a": "r"})
        move, score = think(position, 1)
        assert (move == "4b4a" and mate_plies(score) == 1) == wins


SHUFFLE = {"6f": "K", "1a": "k", "3f": "R", "5f": "G"}
ROUND = ("3f3e", "1a1b", "3e3f", "1b1a")


def test_a_forbidden_repetition_is_never_played(tmp_path: Path) -> None:
    for check in ("mate", "capture"):
        rules = {"check": f'"{check}"', "repetition": "2", "repetition_result": '"forbidden"'}
        variant = small(tmp_path, f"forbidden_{check}", **rules)
        position = played(board(variant, SHUFFLE), *ROUND[:3])
        for depth in (1, 2, 3):
            assert think(position, depth)[0] != "1b1a"


def test_a_ban_of_the_third_occurrence_lets_the_second_pass(tmp_path: Path) -> None:
    variant = small(tmp_path, "forbidden_thrice", repetition="3", repetition_result='"forbidden"')
    once = played(board(variant, SHUFFLE), *ROUND[:3])
    assert once.is_legal(parse_move("1b1a", variant))
    for depth in (1, 2, 3):
        assert think(played(once.copy(), ROUND[3], *ROUND[:3]), depth)[0] != "1b1a"


def test_who_began_to_repeat_varies_and_the_other_side_goes_on(tmp_path: Path) -> None:
    """Black left the position first; when White brings it about for the third time, Black has lost."""
    variant = small(tmp_path, "lost", repetition="3", repetition_result='"loss"')
    position = played(board(variant, SHUFFLE), *ROUND, *ROUND[:2])
    for depth in (2, 3):
        assert think(position, depth)[0] != "3e3f"
    move, score = think(played(position, "3e3f"), 1)
    assert move == "1b1a" and score > RULE_WIN - 100


@pytest.mark.parametrize("maker", Side)
def test_who_made_the_position_varies(tmp_path: Path, maker: Side) -> None:
    """Whoever brings about the position in which the game began has lost by it the third time."""
    variant = small(tmp_path, "made", repetition="3", repetition_result='"maker_loses"')
    moves = ROUND if maker is Side.WHITE else ("1a1b", "3f3e", "1b1a", "3e3f")
    position = played(board(variant, SHUFFLE, maker.other), *moves, *moves[:3])
    for depth in (1, 2, 3):
        assert think(position, depth)[0] != moves[3]


def test_who_is_in_check_makes_the_position_and_wins() -> None:
    """It was for Black, who gave the check, to play something else."""
    tori = load_variant("tori", {"repetition": "maker_3"})
    moves = ("4d5d", "4b3c", "5d4d", "3c4b")
    position = played(board(tori, {"7g": "K", "4d": "F", "4b": "k"}), *moves, *moves[:3])
    move, score = think(position, 1)
    assert move == "3c4b" and score > RULE_WIN - 100


def test_going_round_is_a_draw_where_it_may_go_on_for_ever(tmp_path: Path) -> None:
    variant = small(tmp_path, "allowed", repetition_result='"allowed"')
    far_behind = board(variant, {"6f": "K", "1a": "k", "3f": "r", "3e": "g"})
    ahead = think(played(board(variant, SHUFFLE), *ROUND, *ROUND[:2]), 3)
    assert ahead[1] > 1000 and ahead[0] != "3e3f"
    assert think(far_behind, 2)[1] < -1000


@pytest.mark.parametrize("number", [1, 2])
def test_who_began_shuns_a_repetition_that_loses_and_the_other_side_seeks_it(tmp_path: Path, number: int) -> None:
    variant = small(tmp_path, "first_loses", repetition="2", repetition_result='"first_loses"')
    start = board(variant, {"6f": "K", "1a": "k", "3f": "R", "5f": "G"})
    start.set_move_number(number)  # of Black's move: who has made the first one
    move, score = think(played(start, *ROUND[:3]), 1)
    assert (move == "1b1a", score > RULE_WIN - 100) == (number == 1, number == 1)


@pytest.mark.parametrize(("verdict", "loses"), [("loss", True), ("draw", False)])
def test_perpetual_check_is_what_the_field_says(tmp_path: Path, verdict: str, loses: bool) -> None:
    variant = small(tmp_path, f"perpetual_{verdict}", perpetual_check=f'"{verdict}"', repetition="3")
    start = {"6f": "K", "1a": "k", "2e": "R", "4a": "g", "5a": "g", "6b": "b"}
    cycle = ("2e1e", "1a2a", "1e2e", "2a1a")
    position = played(board(variant, start), *cycle, *cycle[:3])
    limits = Limits(depth=1)
    player = Thinker(variant, 1, seed=1)
    reports: list[int] = []
    player.think(position, limits, Control(budget(limits)), lines=9, report=lambda found: reports.append(found.score))
    outcome = played(position.copy(), "2a1a").outcome()
    assert outcome is not None
    assert (outcome.termination is Termination.PERPETUAL_CHECK) == loses
    assert (max(reports) > RULE_WIN - 100) == loses


@pytest.mark.parametrize(("verdict", "lost"), [("loss", True), ("draw", False)])
def test_a_side_without_a_move_has_lost_or_drawn(tmp_path: Path, verdict: str, lost: bool) -> None:
    variant = small(tmp_path, f"stalemate_{verdict}", no_moves=f'"{verdict}"')
    position = board(variant, {"6f": "K", "1a": "k", "3b": "G", "2d": "G"})
    stalemate = played(position.copy(), "2d2c")
    assert not stalemate.in_check() and not stalemate.legal_moves()
    limits = Limits(depth=2)
    scores: list[tuple[str, int]] = []
    player = Thinker(variant, 1, seed=1)
    player.think(
        position,
        limits,
        Control(budget(limits)),
        lines=30,
        report=lambda found: scores.append((str(found.line[0]), found.score)),
    )
    quiet = dict(scores)[str(parse_move("2d2c", position))]
    assert (mate_plies(quiet) == 1) == lost and (lost or quiet == 0)


def test_every_royal_piece_counts_where_the_first_one_lost_ends_the_game(tmp_path: Path) -> None:
    """A lion forks a king and a prince: with a second one to go on with that is nothing, else one of them is lost."""
    pieces = {"6f": "K", "1a": "k", "5a": "+de"}
    for loss, wins in (("any", True), ("last", False)):
        variant = small(tmp_path, f"royals_{loss}", check='"capture"', royal_loss=f'"{loss}"')
        _, score = think(board(variant, pieces | {"3e": "LN"}), 3)
        assert (mate_plies(score) == 3) == wins
        threatened = board(variant, pieces | {"3c": "LN"}, Side.WHITE)
        assert Threats(threatened).can_lose(1) == threatened.in_check() == wins


def test_an_attacker_needs_no_king(tmp_path: Path) -> None:
    for check, plies in (("mate", 3), ("capture", 5)):
        variant = small(tmp_path, f"bare_attacker_{check}", check=f'"{check}"')
        position = board(variant, {"1a": "k", "3c": "G", "5d": "R"})
        _, score = think(position, plies)
        assert 0 < mate_plies(score) <= plies


def test_a_bare_king_has_lost(tmp_path: Path) -> None:
    variant = small(tmp_path, "bare", check='"capture"', bare_king='"jcsa"')
    position = board(variant, {"6f": "K", "1a": "k", "4b": "r", "4e": "R", "6e": "G"})
    move, score = think(position, 1)
    assert move == "4e4b" and score > RULE_WIN - 100


@pytest.mark.parametrize("check", ["mate", "capture"])
def test_a_bare_king_that_can_bare_back_has_not_lost(tmp_path: Path, check: str) -> None:
    variant = small(tmp_path, f"bared_{check}", check=f'"{check}"', bare_king='"loss_unless_bares_back"')
    move, score = think(board(variant, {"6f": "K", "1a": "k", "4b": "r", "4e": "R", "6e": "G"}), 1)
    assert move == "4e4b" and score > RULE_WIN - 100
    _, score = think(board(variant, {"6f": "K", "1a": "k", "2b": "r", "2e": "R"}), 2)
    assert score < RULE_WIN - 100


@pytest.mark.once
def test_checks_are_seen_exactly(tmp_path: Path) -> None:
    """By the search as by the rules, whatever takes, burns or passes over."""
    games = [load_variant("chu"), load_variant("wa"), load_variant("wa", {"drops": "on"})]
    for number, array in enumerate(ARRAYS):
        for check in ("mate", "capture"):
            games.append(small(tmp_path, f"seen_{check}{number}", array, check=f'"{check}"', **HANDS))
    for variant in games:
        chooser = random.Random(2)
        checks = 0
        for _ in range(3):
            position = Position(variant)
            for _ in range(120):
                if position.outcome() is not None:
                    break
                if position.royals[position.turn] == 1:
                    seen = Threats(position).can_lose(position.turn)
                    assert seen == position.in_check()
                    checks += seen
                moves = position.legal_moves()
                taking = [move for move in moves if position.piece_at(to_square(move))]
                position.play(chooser.choice(taking if taking and chooser.randrange(2) else moves))
        assert checks


AXES: dict[str, tuple[str, ...]] = {
    "check": ('"mate"', '"capture"'),
    "hand": ('"off"', '"revert"'),
    "flip": ('"off"', '"every_move"'),
    "repetition_result": (
        *('"draw"', '"first_loses"', '"loss"', '"maker_loses"'),
        *('"forbidden"', '"forbidden_unless_in_check"', '"allowed"'),
    ),
    "promotion_choice": ('"free"', '"forced"', '"victim_promoted"'),
    "try_rule": ("false", "true"),
    "no_moves": ('"loss"', '"draw"'),
    "royal_loss": ('"last"', '"any"'),
    "perpetual_check": ('"loss"', '"draw"'),
}
ARRAYS = (
    """
r g k . b ln
p p p p p p
. . . . . .
. . . . . .
P P P P P P
LN B . K G R
""",
    """
fd g k . b de
p p p p p p
. . . . . .
. . . . . .
P P P P P P
DE B . K G FD
""",
)


def combinations() -> list[dict[str, str]]:
    """Every pair of choices at least once, by chance and always the same."""
    chooser = random.Random(11)
    wanted = {
        ((one, a), (two, b)) for one, two in itertools.combinations(AXES, 2) for a in AXES[one] for b in AXES[two]
    }
    found: list[dict[str, str]] = []
    while wanted:
        tries = [{key: chooser.choice(values) for key, values in AXES.items()} for _ in range(40)]
        best = max(tries, key=lambda each: len(wanted & set(itertools.combinations(each.items(), 2))))
        wanted -= set(itertools.combinations(best.items(), 2))
        found.append(best)
    return found


@pytest.mark.once
@pytest.mark.parametrize(("number", "rules"), list(enumerate(combinations())))
def test_every_pair_of_axes_is_played_through(tmp_path: Path, number: int, rules: dict[str, str]) -> None:
    """Low and high levels in turn; every answer is legal, and the position is left as it was."""
    stated = dict(rules)
    if stated["hand"] == '"revert"':
        stated["hand_order"] = '["R", "B", "G", "P", "LN", "FD", "DE"]'
    if stated["repetition_result"].startswith('"forbidden'):
        stated["repetition"] = "23"[number % 2]
    if stated["repetition_result"] not in ('"draw"', '"first_loses"', '"loss"', '"maker_loses"'):
        del stated["perpetual_check"]
    if stated["flip"] != '"off"':
        stated |= {"promotion_on": "[]", "promotion_choice": '"free"'}
        if stated["hand"] == '"revert"':
            stated |= {"drop_faces": '"front"', "stuck_drops": '"allowed"'}
    variant = small(tmp_path, f"matrix{number}", ARRAYS[number % 2], **stated)
    players = [Thinker(variant, 1, seed=number), Thinker(variant, 1, seed=number)]
    position = Position(variant)
    for ply in range(70 if core_is_compiled() else 6):
        if position.outcome() is not None:
            break
        limits = Limits(nodes=150 if ply % 2 else 400)
        level = LEVELS[(0, 3, 9)[ply % 3]]
        before = position.copy()
        answer = players[ply % 2].think(position, limits, Control(budget(limits)), level)
        assert position.same_state(before) and position.history() == before.history()
        if answer.resigns:
            break
        assert position.is_legal(answer.move)
        position.play(answer.move)
