"""Numbers of the search that are set by games: small games of few nodes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shogi_desktop.engine.search.selection import Numbers, numbers_with


def test_every_number_that_is_tuned_lies_in_its_range() -> None:
    from tune import RANGES

    for name, span in RANGES.items():
        assert span.least <= getattr(Numbers(), name) <= span.most, name
        assert 0 < span.step < span.most - span.least, name


def test_numbers_are_named_on_the_command_line() -> None:
    from tune import numbers_of

    assert numbers_of("null_most=3,reduce_cut=-5") == {"null_most": 3, "reduce_cut": -5}
    assert numbers_of("") == {}
    with pytest.raises(ValueError, match="no number depth"):
        numbers_of("depth=3")
    with pytest.raises(AttributeError):
        numbers_with({"depth": 3})


def test_a_pair_of_games_follows_from_its_number_and_is_even_between_equals() -> None:
    from duels import Duel, fight

    duels = [Duel("minishogi", number, 60) for number in (1, 2, 1)]
    assert [fight(duel) for duel in duels] == [2, 2, 2]


def test_who_tries_one_move_loses() -> None:
    from duels import Duel, fight

    narrow = {"late_moves": -5000, "late_depth": 60}
    assert sum(fight(Duel("minishogi", number, 300, {}, narrow)) for number in range(1, 6)) > 15


def test_a_trial_lies_on_both_sides_and_comes_again(tmp_path: Path) -> None:
    from tune import RANGES, Tuning

    tuning = Tuning(tmp_path / "numbers.json")
    above, below = tuning.trial(7)
    assert (above, below) == tuning.trial(7) != tuning.trial(8)
    for name in RANGES:
        assert above[name] != below[name], name
        assert abs(above[name] + below[name] - 2 * tuning.values[name]) <= 2 or _at_an_end(
            above[name], below[name], name
        )


def _at_an_end(one: int, other: int, name: str) -> bool:
    from tune import RANGES

    return bool({one, other} & {RANGES[name].least, RANGES[name].most})


def test_numbers_go_towards_the_set_that_won(tmp_path: Path) -> None:
    from tune import Tuning

    tuning = Tuning(tmp_path / "numbers.json")
    trial = tuning.trial(0)
    before = dict(tuning.values)
    tuning.learn(trial, 4)
    way = {name: tuning.values[name] - before[name] for name in before}
    assert all((way[name] > 0) == (trial[0][name] > trial[1][name]) for name in way if way[name])
    assert sum(value != 0 for value in way.values()) > len(way) // 2
    drawn = dict(tuning.values)
    tuning.learn(tuning.trial(1), 2)
    assert tuning.values == drawn and tuning.pairs == 2


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    from tune import Tuning

    path = tmp_path / "deep" / "numbers.json"
    tuning = Tuning(path)
    tuning.learn(tuning.trial(0), 0)
    tuning.keep()
    again = Tuning(path)
    assert (again.pairs, again.values) == (1, tuning.values)
    kept = json.loads(path.read_text(encoding="utf-8"))
    kept["values"]["gone"] = 3
    path.write_text(json.dumps(kept), encoding="utf-8")
    assert "gone" not in Tuning(path).values
    assert str(again).startswith("1 pairs: calm_margin 110 -> ")
