"""How long a position deserves to be thought about."""

from __future__ import annotations

from shogi_desktop.engine.root.patience import Patience


def after(*iterations: tuple[int, int, int], unit: int = 100) -> int:
    """The percentage after iterations of (changes of mind, score, share of the best move)."""
    patience = Patience(unit)
    for changes, score, effort in iterations:
        patience.note(changes, score, effort)
    return patience.worth


CALM = [(0, 30, 50)] * 10


def test_less_where_nothing_changes_and_less_still_where_there_is_no_rival() -> None:
    assert after(*CALM) < 100
    assert after(*CALM[:-1], (0, 30, 95)) < after(*CALM)


def test_more_where_the_best_move_has_just_changed_and_less_again_when_it_stays() -> None:
    changed = after(*CALM, (1, 30, 50))
    assert changed > 120
    assert after(*CALM, (1, 30, 50), (1, 30, 50)) > changed
    assert after(*CALM, (1, 30, 50), (0, 30, 50)) < changed


def test_more_where_the_score_falls_in_the_worth_of_pieces() -> None:
    fallen = after(*CALM, (0, -70, 50))
    assert fallen > 130
    assert after(*CALM, (0, -70, 50), unit=400) < fallen
    assert after(*CALM, (0, 130, 50)) == after(*CALM)
    # What has fallen stays in question for one more iteration.
    assert after(*CALM, (0, -70, 50), (0, -70, 50)) == fallen


def test_within_bounds() -> None:
    assert after(*[(9, -5000 * n, 1) for n in range(20)]) == 300
    assert after((0, 0, 100)) == 100
