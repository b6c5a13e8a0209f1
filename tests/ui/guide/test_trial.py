"""A piece alone against pieces that never move."""

from __future__ import annotations

import pytest

from shogi_desktop.rules import Variant, load_variant, variant_names
from shogi_desktop.rules.board.moves import is_promotion, to_square, vias
from shogi_desktop.session.piece_catalogue import entries
from shogi_desktop.ui.guide.trial import Trial


def trial(variant: str, code: str) -> Trial:
    game = load_variant(variant)
    return Trial(game, game.kind_by_code(code))


def targets(made: Trial) -> set[str]:
    return {made.variant.square_name(to_square(move)) for move in made.moves()}


def removed(made: Trial, move: int) -> list[str]:
    return [made.variant.square_name(removal.square) for removal in made.position.transition(move).removals]


def burnt(made: Trial, move: int) -> list[int]:
    return [removal.square for removal in made.position.transition(move).removals if removal.burnt]


@pytest.mark.parametrize("name", variant_names())
def test_every_piece_can_move_capture_and_start_again(name: str) -> None:
    variant: Variant = load_variant(name)
    for entry in entries(variant):
        made = Trial(variant, entry.kind)
        assert made.variant.files in (7, 9) and made.moves(), entry.kind.code
        assert made.enemies() >= 1
        start = made.position.copy()
        for _ in range(4):  # the same piece again and again
            moves = made.moves()
            if not moves:
                break
            made.play(max(moves, key=lambda move: len(removed(made, move))))
            assert made.position.turn == 0
        made.reset()
        assert made.position.same_state(start)


def test_a_pawn_stands_at_the_end_and_can_promote() -> None:
    made = trial("shogi", "P")
    assert made.variant.rank_of(made.square) == made.variant.ranks
    while not any(is_promotion(move) for move in made.moves()):
        made.play(made.moves()[0])
    made.play(next(move for move in made.moves() if is_promotion(move)))
    assert made.variant.kind(made.position.piece_at(made.square) >> 1).code == "+P"
    made.reset()
    assert made.variant.kind(made.position.piece_at(made.square) >> 1).code == "P"


def test_a_lion_captures_twice_and_from_home() -> None:
    made = trial("tenjiku", "LN")
    double = [move for move in made.moves() if len(removed(made, move)) == 2]
    home = [move for move in made.moves() if to_square(move) == made.square and vias(move)]
    assert double and any(removed(made, move) for move in home)
    before, enemies = made.square, made.enemies()
    made.play(next(move for move in home if removed(made, move)))
    assert made.square == before and made.enemies() == enemies - 1


def test_a_general_jumps_lower_ranks_only() -> None:
    made = trial("tenjiku", "GG")
    assert made.variant.square_name(made.square) == "5f"
    assert {"5d", "5b"} <= targets(made) and "5c" not in targets(made)
    assert "3d" in targets(made) and "2c" not in targets(made)  # the king at 3d cannot be passed


def test_a_demon_burns_and_is_burnt_beside_another() -> None:
    made = trial("tenjiku", "FD")
    burns = max(made.moves(), key=lambda move: len(removed(made, move)))
    assert len(removed(made, burns)) >= 3
    made.play(next(move for move in made.moves() if to_square(move) in burnt(made, move)))
    assert made.square == -1 and made.moves() == []
    made.reset()
    assert made.moves()


def test_a_king_is_not_attacked_and_may_not_step_into_attack() -> None:
    made = trial("shogi", "K")
    assert not made.position.in_check()
    assert 0 < len(made.moves()) < 8


def test_an_area_move_may_pass() -> None:
    made = trial("tenjiku", "VG")
    made.play(next(move for move in made.moves() if to_square(move) == made.square))
    assert made.moves()


def test_the_rules_chosen_hold() -> None:
    usual = load_variant("tenjiku")
    other = load_variant("tenjiku", {"lion_hawk": "area2"})
    usual_moves, other_moves = (Trial(game, game.kind_by_code("LH")).moves() for game in (usual, other))
    assert any(vias(move) for move in usual_moves) and not any(vias(move) for move in other_moves)


@pytest.mark.parametrize(("game", "code"), [("maka_dai_dai", "+K"), ("tai", "E")])
def test_an_emperor_finds_pieces_that_stand_alone_and_one_that_is_guarded(game: str, code: str) -> None:
    made = trial(game, code)
    enemies = [square for square in made.variant.squares if made.position.piece_at(square) & 1]
    names = set(map(made.variant.square_name, enemies))
    assert len(names) == 4 and len(names & targets(made)) == 3
