from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shogi_desktop.game.clock import TimeControl
from shogi_desktop.rules import Side
from shogi_desktop.session.play.choice import (
    CUSTOM,
    PRESETS,
    SIDES,
    ClockTimes,
    GameChoice,
    from_json,
    setup_of,
    to_json,
)

times = st.builds(ClockTimes, st.integers(0, 36_000), st.integers(0, 600), st.integers(0, 600))
choices = st.builds(
    GameChoice,
    computer=st.booleans(),
    watching=st.booleans(),
    white_level=st.integers(1, 10),
    side=st.sampled_from(SIDES),
    level=st.integers(1, 10),
    handicap=st.sampled_from(["", "lance", "two", "naked-king", "8b,1a", "5c"]),
    clock=st.sampled_from([CUSTOM, *(preset.key for preset in PRESETS)]),
    first=times,
    second=times,
    unequal=st.booleans(),
    options=st.fixed_dictionaries({"declaration": st.sampled_from(["27", "24", "try", "none"])}),
)


@given(choices)
def test_a_choice_is_remembered_whole(choice: GameChoice) -> None:
    assert from_json(to_json(choice)) == choice


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "7", "null", '{"variant": "no such game"}', '{"options": {"declaration": "maybe"}}']
)
def test_what_makes_no_sense_is_the_default(text: str) -> None:
    assert from_json(text) == GameChoice()


def test_the_sensible_parts_are_kept() -> None:
    text = '{"level": 99, "side": "up", "handicap": "queen", "computer": false, "first": {"main": -3}, "new": 1}'
    assert from_json(text) == GameChoice(computer=False, level=10)


def test_of_a_game_that_is_gone_only_the_game_is_forgotten() -> None:
    rules = {"declaration": "none"}
    left = GameChoice("gone", level=7, handicap="x", clock="ten", options={"a": "b"}, others={"shogi": rules})
    assert from_json(to_json(left)) == GameChoice(level=7, clock="ten", options=rules)


@pytest.mark.parametrize("handicap", ["5a", "8h", "8b,8b", "5e", "8b,", ",", "10a"])
def test_a_remembered_handicap_that_cannot_be_given_is_forgotten(handicap: str) -> None:
    assert from_json(to_json(GameChoice(handicap=handicap))).handicap == ""


@given(st.text(max_size=200) | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(str))
def test_no_text_raises(text: str) -> None:
    assert isinstance(from_json(text), GameChoice)


@pytest.mark.parametrize(
    ("side", "coin", "human"),
    [
        ("black", True, Side.BLACK),
        ("white", False, Side.WHITE),
        ("random", True, Side.WHITE),
        ("random", False, Side.BLACK),
    ],
)
def test_the_person_gets_the_side_chosen(side: str, coin: bool, human: Side) -> None:
    setup = setup_of(GameChoice(side=side, level=7), "Me", "Friend", lambda: coin)
    assert setup.human_sides() == [human]
    assert setup.player(human).name == "Me" and setup.player(human.other).level == 7


def test_two_people() -> None:
    setup = setup_of(GameChoice(computer=False, side="white"), "Me", "Friend", lambda: False)
    assert (setup.black.name, setup.white.name) == ("Friend", "Me")


def test_a_position_of_its_own_has_no_handicap() -> None:
    sfen = "4k4/9/9/9/9/9/9/9/4K4 b - 1"
    setup = setup_of(GameChoice(handicap="two"), "", "", lambda: False, sfen)
    assert (setup.handicap, setup.sfen) == ("", sfen)


def test_own_times_for_each_side() -> None:
    choice = GameChoice(clock=CUSTOM, first=ClockTimes(60, 10, 0), second=ClockTimes(0, 0, 5))
    both = TimeControl(60_000, 10_000)
    assert choice.times() == (both, both)
    assert GameChoice(clock=CUSTOM, first=ClockTimes(60, 10), second=ClockTimes(0, 0, 5), unequal=True).times() == (
        both,
        TimeControl(0, 0, 5_000),
    )
    assert not GameChoice(clock="none").timed() and not GameChoice(clock="no such preset").timed()


def test_rules_are_remembered_for_each_variant() -> None:
    choice = GameChoice(handicap="two", options={"declaration": "24"}, others={"tenjiku": {"lion_hawk": "area2"}})
    tenjiku = choice.of_variant("tenjiku")
    assert (tenjiku.variant, tenjiku.handicap, tenjiku.options) == ("tenjiku", "", {"lion_hawk": "area2"})
    assert tenjiku.others == {"shogi": {"declaration": "24"}}
    assert tenjiku.of_variant("shogi").options == choice.options
    assert choice.of_variant("shogi") == choice


def test_remembered_rules_that_make_no_sense_are_forgotten() -> None:
    others = {"tenjiku": {"lion_hawk": "nonsense"}, "nothing": {}, "shogi": {"declaration": "24"}}
    assert from_json(to_json(GameChoice(others=others))).others == {}
    kept = {"tenjiku": {"lion_hawk": "area2"}}
    assert from_json(to_json(GameChoice(others=kept))).others == kept
    assert from_json('{"others": {"tenjiku": 3}}').others == {}
