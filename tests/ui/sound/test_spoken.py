from __future__ import annotations

import pytest

from shogi_desktop.game.clock import ClockFace
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant, variant_names
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.ui.sound.countdown import Countdown, Second
from shogi_desktop.ui.sound.cues import Sound
from shogi_desktop.ui.sound.spoken import japanese_move, second_words


def reading(sfen: str, move: str, before: str = "") -> str:
    position = parse_sfen(sfen, load_variant("shogi"))
    previous = NO_MOVE
    if before:
        previous = parse_move(before, position)
        position.play(previous)
    return japanese_move(position, parse_move(move, position), previous)


@pytest.mark.parametrize(
    ("sfen", "move", "read"),
    [
        ("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", "7g7f", "せんて、ななろく ふ"),
        ("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", "4i5h", "せんて、ごはち きん みぎ"),
        ("4k4/9/4B4/9/9/9/9/9/4K4 b - 1", "5c6d+", "せんて、ろくよん かく なり"),
        ("4k4/9/4B4/9/9/9/9/9/4K4 b - 1", "5c6d", "せんて、ろくよん かく ならず"),
        ("4k4/9/9/9/9/9/4+B4/9/4K4 w g 1", "G*5h", "ごて、ごはち きん"),
    ],
)
def test_moves_are_read_as_in_japan(sfen: str, move: str, read: str) -> None:
    assert reading(sfen, move) == read


def test_the_square_of_the_move_before_is_the_same() -> None:
    assert reading("4k4/9/9/4p4/4P4/4R4/9/9/4K4 w - 1", "5f5e", "5d5e") == "せんて、どう ひしゃ"


@pytest.mark.parametrize("name", variant_names())
def test_every_move_of_every_game_can_be_read(name: str) -> None:
    position = Position(load_variant(name))
    for move in position.legal_moves():
        words = japanese_move(position, move, NO_MOVE)
        assert not any("一" <= letter <= "龥" or (letter.isascii() and letter != " ") for letter in words), words


def ticks(faces: list[tuple[int, int, bool]], byoyomi_ms: int) -> list[Second]:
    countdown = Countdown()
    found = (countdown.tick(ClockFace(*face), byoyomi_ms) for face in faces)
    return [second for second in found if second is not None]


def test_a_second_is_told_once_and_not_the_first() -> None:
    faces = [(11_900, 0, False), (11_100, 0, False), (11_000, 0, False), (10_900, 0, False), (10_000, 0, False)]
    assert [second.left for second in ticks(faces, 0)] == [11, 10]


def test_another_turn_begins_anew() -> None:
    countdown = Countdown()
    countdown.tick(ClockFace(5_000, 0, False), 0)
    countdown.begin()
    assert countdown.tick(ClockFace(3_000, 0, False), 0) is None


def test_byoyomi_is_entered_once() -> None:
    faces = [(100, 30_000, False), (0, 30_000, True), (0, 29_900, True), (0, 29_000, True)]
    assert ticks(faces, 30_000) == [Second(30, 30, True, entered=True), Second(29, 30, True)]


@pytest.mark.parametrize(
    ("second", "sound"),
    [
        (Second(11, 0, False), None),
        (Second(10, 0, False), Sound.WARNING),
        (Second(10, 30, False), Sound.WARNING),
        (Second(5, 0, False), Sound.LAST),
        (Second(1, 0, False), Sound.LAST),
        (Second(0, 0, False), None),
        (Second(5, 30, False), None),
        (Second(30, 30, True, entered=True), None),
        (Second(29, 30, True), Sound.TICK),
        (Second(10, 30, True), Sound.WARNING),
        (Second(6, 30, True), Sound.TICK),
        (Second(5, 30, True), Sound.LAST),
    ],
)
def test_what_is_heard_of_a_second(second: Second, sound: Sound | None) -> None:
    assert second.sound() is sound


@pytest.mark.parametrize(
    ("second", "words", "in_japanese"),
    [
        (
            Second(30, 30, True, entered=True),
            "From now on 30 seconds for each move",
            "これより、いってにつき、30秒でお願いします",
        ),
        (Second(20, 30, True), "", "10秒"),
        (Second(10, 30, True), "10 seconds", "20秒"),
        (Second(9, 30, True), "", "1"),
        (Second(5, 30, True), "5", "5"),
        (Second(1, 30, True), "1", "9"),
        (Second(10, 0, False), "10 seconds", "残り10秒"),
        (Second(3, 0, False), "3", "3"),
        (Second(3, 30, False), "", ""),
    ],
)
def test_what_is_said_of_a_second(second: Second, words: str, in_japanese: str) -> None:
    assert second_words(second, False) == words
    assert second_words(second, True) == in_japanese
