"""What a move does, in small positions."""

from __future__ import annotations

import random

import pytest

from shogi_desktop.coach.purpose import Aim, AimKind, aims_of, thought_over
from shogi_desktop.coach.sight import prey
from shogi_desktop.coach.threats import Prospects
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant

_A = AimKind
TENJIKU_FIRE = f"15k/16/16/7gg7/{'/'.join(['16'] * 5)}/3[FD]12/{'/'.join(['16'] * 5)}/K15 b - 1"


def aims(sfen: str, *moves: str, best: bool = False, variant: str = "shogi") -> list[Aim]:
    """What the last of these moves does."""
    position = parse_sfen(sfen, load_variant(variant))
    for text in moves[:-1]:
        position.play(parse_move(text, position))
    return thought_over(aims_of(Prospects(position, parse_move(moves[-1], position))), (), 0, best)


def kinds(found: list[Aim]) -> list[AimKind]:
    return [aim.kind for aim in found]


def squares(aim: Aim) -> list[str]:
    shogi = load_variant("shogi")
    return sorted(shogi.square_name(seen.square) for seen in aim.pieces)


def test_a_capture_and_a_check() -> None:
    check, takes = aims("4k4/9/9/4p4/9/9/9/4R4/4K4 b - 1", "5h5d")
    assert (check.kind, takes.kind) == (_A.CHECKS, _A.TAKES) and squares(takes) == ["5d"]


def test_what_has_just_taken_is_taken_back() -> None:
    found = aims("k8/9/9/4p4/4P4/4G4/9/9/K8 w - 1", "5d5e", "5f5e")
    assert kinds(found) == [_A.TAKES_BACK]
    found = aims("k8/9/4p4/9/4P4/4G4/9/9/K8 w - 1", "5c5d", "5e5d")
    assert kinds(found) == [_A.TAKES], "it had taken nothing"


def test_a_mate_is_all_that_is_said() -> None:
    assert kinds(aims("4k4/9/4G4/9/9/9/9/9/4K4 b G 1", "G*5b")) == [_A.MATES]


def test_a_fork_and_an_attack() -> None:
    fork = aims("k8/9/9/1r2p2g1/9/9/9/9/K8 b B 1", "B*5g")[0]
    assert fork.kind is _A.FORKS and squares(fork) == ["2d", "8d"]
    attack = aims("k8/9/9/7g1/9/9/9/9/K8 b B 1", "B*5g")[0]
    assert attack.kind is _A.ATTACKS and squares(attack) == ["2d"] and len(attack.line) == 1


def test_an_attacker_that_can_be_taken_attacks_nothing() -> None:
    found = aims("k8/9/9/7g1/9/9/4p4/9/K8 b B 1", "B*5h")
    assert _A.ATTACKS not in kinds(found)
    found = aims("k8/9/9/1r5g1/9/4p4/9/9/K8 b B 1", "B*5g")
    assert kinds(found) == [_A.QUIET]


def test_a_piece_flees_or_is_saved() -> None:
    flees = aims("k8/9/9/4p4/4S4/9/9/9/K8 b - 1", "5e4f")
    assert kinds(flees) == [_A.FLEES] and squares(flees[0]) == ["4f"]
    saved = aims("k8/9/9/4r4/9/9/4S4/9/K2G5 b - 1", "6i5h")
    assert kinds(saved) == [_A.SAVES] and squares(saved[0]) == ["5g"]


def test_a_check_is_answered() -> None:
    assert kinds(aims("k3r4/9/9/9/9/9/9/9/4K4 b - 1", "5i4i")) == [_A.ANSWERS_CHECK]


def test_a_promotion() -> None:
    assert _A.PROMOTES in kinds(aims("k8/9/9/4S4/9/9/9/9/K8 b - 1", "5d4c+"))


def test_the_way_of_another_piece_is_opened() -> None:
    (opens,) = aims("4k4/9/9/9/9/9/2P6/1B7/4K4 b - 1", "7g7f")
    assert opens.kind is _A.OPENS and squares(opens) == ["8h"]
    assert kinds(aims("4k4/9/9/9/9/2p6/2P6/1B7/P3K4 b - 1", "9i9h")) == [_A.QUIET]
    assert kinds(aims("4k4/9/9/9/9/9/4P4/4R4/3K5 b - 1", "5g5f")) == [_A.QUIET], "one square is no way"


def test_nothing_at_all_and_the_best_of_it() -> None:
    assert kinds(aims("k8/9/9/9/9/9/9/9/K8 b - 1", "9i8i")) == [_A.QUIET]
    assert kinds(aims("k8/9/9/9/9/9/9/9/K8 b - 1", "9i8i", best=True)) == [_A.BEST]


def test_fire() -> None:
    found = aims(TENJIKU_FIRE, "13j8e", variant="tenjiku")
    assert _A.BURNS in kinds(found)


def test_a_mate_that_is_threatened_is_told_but_not_with_a_check() -> None:
    position = parse_sfen("4k4/9/4G4/9/9/9/9/9/4K4 b GP 1", load_variant("shogi"))
    threat = (parse_move("G*5b", position),)
    (told, *_) = thought_over(aims_of(Prospects(position, parse_move("P*9b", position))), threat, 1, best=False)
    assert told == Aim(_A.THREATENS_MATE, (), threat, 1)


@pytest.mark.parametrize(
    "name",
    [
        *("shogi", "chu", "heian_dai", "dai", "dai_dai", "maka_dai_dai", "tai"),
        *("wa", "tenjiku", "minishogi", "kyotoshogi", "tori", "yari", "sho"),
    ],
)
def test_aims_are_true_in_any_position(name: str) -> None:
    chance, position = random.Random(name), Position(load_variant(name))
    for _ in range(40):
        moves = position.legal_moves()
        if not moves or position.outcome() is not None:
            break
        move = chance.choice(moves)
        found = aims_of(Prospects(position, move))
        after = position.copy()
        after.play(move)
        assert 1 <= len(found) <= 3
        removed = {removal.square for removal in position.transition(move).removals}
        for aim in found:
            if aim.kind in (_A.TAKES, _A.TAKES_BACK, _A.BURNS):
                assert {seen.square for seen in aim.pieces} <= removed
            elif aim.kind in (_A.ATTACKS, _A.FORKS):
                passed = after.copy()
                passed.play_null()
                assert {seen.square for seen in aim.pieces} <= {square for _, square, _ in prey(passed)}
            else:
                assert aim.kind is not _A.CHECKS or after.in_check()
        position = after
