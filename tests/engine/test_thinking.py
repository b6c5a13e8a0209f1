"""What the engine plays, asked without a process: mates, captures, repetition, levels, limits."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shogi_desktop.engine.control import Control
from shogi_desktop.engine.limits import Limits, budget
from shogi_desktop.engine.score import MATE, mate_plies
from shogi_desktop.engine.strength import LEVELS, limited
from shogi_desktop.engine.thinking import Answer, Progress, Thinker
from shogi_desktop.notation.usi import format_move, parse_position_command
from shogi_desktop.rules import load_variant

SHOGI = load_variant("shogi")


@pytest.fixture(scope="module")
def player() -> Thinker:
    return Thinker(SHOGI, 8, seed=1)


def think(player: Thinker, position: str, limits: Limits, lines: int = 1) -> tuple[Answer, list[Progress]]:
    reports: list[Progress] = []
    player.new_game()
    root = parse_position_command(position, SHOGI)
    answer = player.think(root, limits, Control(budget(limits)), lines=lines, report=reports.append)
    return answer, reports


def best(player: Thinker, position: str, depth: int) -> tuple[str, int]:
    """The move and the score of a search to a fixed depth."""
    answer, reports = think(player, position, Limits(depth=depth))
    return format_move(answer.move, SHOGI), reports[-1].score


@pytest.mark.parametrize(
    ("sfen", "depth", "plies"),
    [
        ("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", 1, 1),
        ("8k/9/7GP/9/9/9/9/9/K8 b - 1", 1, 1),
        ("4k4/9/9/4P4/9/9/9/9/4K4 b RG 1", 5, 0),
        ("7nl/7k1/6ppp/9/9/9/9/9/K8 b R2G 1", 5, 0),
    ],
)
def test_sees_what_can_be_forced(player: Thinker, sfen: str, depth: int, plies: int) -> None:
    _, score = best(player, f"sfen {sfen}", depth)
    if plies:
        assert mate_plies(score) == plies
    else:
        assert score > 0


def test_finds_a_mate_in_three(player: Thinker) -> None:
    # G*5b drives the king nowhere: the pawn guards 5b, so the first gold must come from the side.
    position = "sfen 3nkn3/9/4P4/9/9/9/9/9/4K4 b 2G 1"
    move, score = best(player, position, 4)
    assert (move, mate_plies(score)) == ("G*5b", 1)
    corner = "sfen 7kl/6G1p/7P1/9/9/9/9/9/K8 b S 1"
    move, score = best(player, corner, 4)
    assert mate_plies(score) in (1, 3)


def test_takes_a_rook_that_hangs(player: Thinker) -> None:
    move, score = best(player, "sfen 4k4/9/9/4r4/9/4R4/9/9/4K4 b - 1", 3)
    assert move.startswith("5f5d")
    assert score > 1500


def test_does_not_take_what_is_guarded_well(player: Thinker) -> None:
    move, _ = best(player, "sfen 4k4/4g4/4p4/9/9/4R4/9/9/4K4 b - 1", 3)
    assert not move.startswith("5f5c")


REPEATED = "4k4/9/9/9/9/9/9/9/{} moves"


def test_avoids_repetition_when_winning(player: Thinker) -> None:
    # The rook has been to and fro; going there once more would bring the position about for the fourth time.
    shuffle = " 5i4i 5a4a 4i5i 4a5a" * 2 + " 5i4i 5a4a 4i5i"
    position = "sfen 4k4/9/9/9/9/9/9/9/R3K4 b 2G - 1".replace(" - 1", " 1") + " moves" + shuffle
    answer, reports = think(player, position + " 4a5a", Limits(depth=4))
    assert reports == [] or reports[-1].score > 500
    assert format_move(answer.move, SHOGI) != "5i4i" or reports[-1].score > 500


def test_seeks_repetition_when_losing(player: Thinker) -> None:
    # White, far behind, can go back to where the position stood before; everything else loses.
    shuffle = " 5i4i 5a4a 4i5i 4a5a 5i4i 5a4a 4i5i"
    _, reports = think(player, "sfen 4k4/9/9/9/9/9/9/9/4K4 b 2R2G 1 moves" + shuffle, Limits(depth=3))
    assert reports[-1].score == 0


def test_does_not_check_for_ever(player: Thinker) -> None:
    """White is far behind and could check without end; the fourth time would lose at once."""
    start = "sfen 9/9/9/9/9/7k1/9/1r7/8K b 2G2S 1"
    answer, reports = think(player, start, Limits(depth=2))
    assert answer.move and reports[-1].score > -MATE


@pytest.mark.parametrize("skill", range(1, 11))
def test_every_level_answers_with_a_legal_move(skill: int) -> None:
    player = Thinker(SHOGI, 1, seed=skill)
    level = LEVELS[skill - 1]
    for position in ("startpos", "sfen 4k4/9/4P4/9/9/9/9/9/4K4 w G 1"):
        root = parse_position_command(position, SHOGI)
        limits = limited(Limits(movetime=60), level)
        answer = player.think(root, limits, Control(budget(limits, level.share)), level)
        assert root.is_legal(answer.move)


def test_levels_look_further_and_err_less_the_higher_they_are() -> None:
    for lower, higher in zip(LEVELS[:-2], LEVELS[1:-1], strict=True):
        assert lower.nodes < higher.nodes and lower.depth <= higher.depth
        assert lower.noise > higher.noise and lower.glance >= higher.glance
    assert LEVELS[-1].nodes == LEVELS[-1].depth == LEVELS[-1].noise == LEVELS[-1].glance == 0


def test_the_same_seed_makes_the_same_choices() -> None:
    answers = []
    for _ in range(2):
        player = Thinker(SHOGI, 1, seed=5)
        root = parse_position_command("startpos", SHOGI)
        moves = []
        for _ in range(6):
            limits = limited(Limits(), LEVELS[0])
            move = player.think(root, limits, Control(budget(limits)), LEVELS[0]).move
            moves.append(move)
            root.play(move)
        answers.append(moves)
    assert answers[0] == answers[1]


def test_the_table_stays_within_its_bound(player: Thinker) -> None:
    for megabytes in (1, 3, 8):
        player.resize(megabytes)
        assert player.table.bytes <= megabytes * 1024 * 1024
    think(player, "startpos", Limits(nodes=3000))
    assert player.table.bytes <= 8 * 1024 * 1024
    assert player.table.fill() <= 1000


def test_nodes_end_a_search_exactly(player: Thinker) -> None:
    _, reports = think(player, "startpos", Limits(nodes=777))
    assert reports[-1].nodes == 777


def test_the_position_is_left_as_it_was(player: Thinker) -> None:
    position = parse_position_command("startpos moves 7g7f 3c3d", SHOGI)
    before = position.copy()
    limits = Limits(depth=3)
    player.think(position, limits, Control(budget(limits)))
    assert position.same_state(before) and position.history() == before.history()


def test_the_clock_ends_a_search(player: Thinker) -> None:
    now = FakeClock()
    limits = Limits(byoyomi=1000)
    control = Control(budget(limits), now)
    player.new_game()
    player.think(parse_position_command("startpos", SHOGI), limits, control)
    assert control.stopped or control.enough(100)
    assert control.elapsed_ms() < 1000


def test_a_stop_that_comes_first_still_gets_a_legal_move(player: Thinker) -> None:
    root = parse_position_command("startpos", SHOGI)
    control = Control(budget(Limits()))
    control.stop()
    assert root.is_legal(player.think(root, Limits(), control).move)


class FakeClock:
    """A clock that goes on by 2 ms whenever it is read."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        self.now += 2_000_000
        return self.now


Reader = Callable[[], int]
