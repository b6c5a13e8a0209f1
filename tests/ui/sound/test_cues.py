from __future__ import annotations

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.ui.sound.cues import LANDING, Cue, Sound, cues_of


def cues(sfen: str, move: str, by_hand: bool = False, variant: str = "shogi") -> list[Cue]:
    position = parse_sfen(sfen, load_variant(variant))
    return cues_of(position.transition(parse_move(move, position)), by_hand)


def test_a_piece_is_heard_when_it_lands() -> None:
    assert cues("4k4/9/9/9/9/9/9/9/4K4 b - 1", "5i5h") == [Cue(Sound.MOVE, LANDING)]


def test_one_set_down_by_hand_is_heard_at_once() -> None:
    assert cues("4k4/9/9/9/9/9/9/9/4K4 b - 1", "5i5h", by_hand=True) == [Cue(Sound.MOVE, 0.0)]


def test_a_capture_and_a_drop_have_sounds_of_their_own() -> None:
    assert cues("4k4/9/9/9/9/9/9/4p4/4K4 b - 1", "5i5h") == [Cue(Sound.CAPTURE, LANDING)]
    assert cues("4k4/9/9/9/9/9/9/9/4K4 b P 1", "P*5e") == [Cue(Sound.DROP, LANDING)]


def test_a_promotion_is_heard_instead_of_the_move_and_beside_a_capture() -> None:
    assert cues("k8/9/9/4P4/9/9/9/9/4K4 b - 1", "5d5c+") == [Cue(Sound.PROMOTION, LANDING)]
    taking = cues("k8/9/4p4/4P4/9/9/9/9/4K4 b - 1", "5d5c+")
    assert taking == [Cue(Sound.CAPTURE, LANDING), Cue(Sound.PROMOTION, LANDING)]


def test_a_lion_is_heard_on_both_squares() -> None:
    sfen = "5k6/12/12/12/5p6/5p6/5[LN]6/12/12/12/12/5K6 b - 1"
    twice = [Cue(Sound.CAPTURE, LANDING), Cue(Sound.CAPTURE, 1 + LANDING)]
    assert cues(sfen, "7g7f7e", variant="chu") == twice
    assert cues(sfen, "7g7f7e", by_hand=True, variant="chu") == [Cue(Sound.CAPTURE, 0.0)]


def test_what_burns_is_heard_after_the_move() -> None:
    variant = load_variant("tenjiku")
    burner = next(kind.code for kind in variant.every_kind if kind.burns)
    sfen = f"15k/16/16/16/16/16/16/6p9/16/16/16/16/9[{burner}]6/16/16/K15 b - 1"
    position = parse_sfen(sfen, variant)
    burning = [move for move in position.legal_moves() if _burns(position, move)]
    sounds = [cue.sound for cue in cues_of(position.transition(burning[0]), by_hand=False)]
    assert sounds == [Sound.MOVE, Sound.BURN]
    first, last = cues_of(position.transition(burning[0]), by_hand=False)
    assert first.at < last.at
    assert {cue.at for cue in cues_of(position.transition(burning[0]), by_hand=True)} == {0.0}


def _burns(position: Position, move: int) -> bool:
    removals = position.transition(move).removals
    return bool(removals) and all(removal.burnt for removal in removals)
