"""What the engine plays, asked without a process: mates, captures, repetition, levels, limits."""

from __future__ import annotations

import pytest

from shogi_desktop.engine.control import Control
from shogi_desktop.engine.limits import Limits, budget
from shogi_desktop.engine.search.score import mate_plies
from shogi_desktop.engine.strength import LEVELS, limited
from shogi_desktop.engine.thinking import SearchProgress, SearchResult, Thinker
from shogi_desktop.notation.moves.usi import format_move, parse_position_command
from shogi_desktop.rules import load_variant

SHOGI = load_variant("shogi")


@pytest.fixture(scope="module")
def player() -> Thinker:
    return Thinker(SHOGI, 8, seed=1)


def think(player: Thinker, position: str, limits: Limits, lines: int = 1) -> tuple[SearchResult, list[SearchProgress]]:
    reports: list[SearchProgress] = []
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
        ("7kl/6G1p/7P1/9/9/9/9/9/K8 b S 1", 1, 1),
        ("3lkl3/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n2l17p 1", 1, 1),
        ("4k4/9/3GGG3/9/9/9/9/9/4K4 w G 1", 4, -2),
        ("7kl/9/6P2/9/9/9/9/9/K8 b GS 1", 4, 3),
        ("6lk1/9/9/7P1/9/9/9/9/K8 b GSN 1", 4, 3),
    ],
)
def test_sees_a_mate(player: Thinker, sfen: str, depth: int, plies: int) -> None:
    assert mate_plies(best(player, f"sfen {sfen}", depth)[1]) == plies


def test_takes_a_rook_that_hangs(player: Thinker) -> None:
    move, score = best(player, "sfen 4k4/9/9/4r4/9/4R4/9/9/4K4 b - 1", 3)
    assert move.startswith("5f5d")
    assert score > 1500


def test_does_not_take_what_is_guarded_well(player: Thinker) -> None:
    move, _ = best(player, "sfen 4k4/4g4/4p4/9/9/4R4/9/9/4K4 b - 1", 3)
    assert not move.startswith("5f5c")


def all_lines(player: Thinker, position: str, depth: int) -> dict[str, int]:
    """Score of every legal move after a search to a fixed depth, the best first."""
    _, reports = think(player, position, Limits(depth=depth), lines=600)
    return {format_move(report.line[0], SHOGI): report.score for report in reports if report.depth == depth}


SHUFFLE = "sfen 4k4/9/9/9/9/9/9/7R1/4K4 b 2G 1 moves 2h3h 5a4a 3h2h 4a5a"


def test_avoids_repetition_when_winning(player: Thinker) -> None:
    lines = all_lines(player, SHUFFLE + " 2h3h 5a4a", 2)
    assert lines["3h2h"] == 0
    assert next(iter(lines)) != "3h2h" and max(lines.values()) > 1000


def test_seeks_repetition_when_losing(player: Thinker) -> None:
    assert best(player, SHUFFLE + " 2h3h 5a4a 3h2h", 3) == ("4a5a", 0)


# Black checks on the fifth and the fourth file in turn; the fourth time is the end, and Black's loss.
CHECKS = "sfen 3gk1g2/3s2s2/9/9/5R3/9/9/9/K8 b - 1 moves" + " 4e5e 5a4a 5e4e 4a5a" * 2 + " 4e5e 5a4a"


def test_does_not_check_for_ever(player: Thinker) -> None:
    lines = all_lines(player, CHECKS, 3)
    assert lines["5e4e"] < -29_000
    assert next(iter(lines)) != "5e4e" and max(lines.values()) > -5_000


def test_lets_the_other_check_for_ever(player: Thinker) -> None:
    move, score = best(player, CHECKS + " 5e4e", 2)
    assert move == "4a5a" and score > 29_000


@pytest.mark.parametrize("skill", range(1, 11))
def test_every_level_answers_with_a_legal_move(skill: int) -> None:
    player = Thinker(SHOGI, 1, seed=skill)
    level = LEVELS[skill - 1]
    for position in ("startpos", "sfen 4k4/9/4P4/9/9/9/9/9/4K4 w G 1"):
        root = parse_position_command(position, SHOGI)
        limits = limited(Limits(movetime=60), level)
        answer = player.think(root, limits, Control(budget(limits, level.share)), level)
        assert root.is_legal(answer.move)


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
