from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.game.clock import ClockFace
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant, variant_names
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.ui.sound.cues import Countdown, Second, Sound
from shogi_desktop.ui.sound.speech import (
    LANGUAGE,
    LANGUAGE_VARIABLE,
    LONGEST,
    TEXT,
    Speech,
    Voice,
    japanese_move,
    second_words,
    system_voices,
)

SPEAKER = """
import os, sys, time
with open({log!r}, "a", encoding="utf-8") as log:
    if {stays!r}:
        for line in sys.stdin.buffer:
            log.write(os.environ["{variable}"] + ":" + line.decode().strip() + "\\n")
            log.flush()
    else:
        text = sys.argv[2] if len(sys.argv) > 2 else sys.stdin.buffer.read().decode()
        log.write(sys.argv[1] + ":" + text + "\\n")
        log.flush()
        time.sleep({slow!r})
sys.exit({code!r})
"""


@pytest.fixture
def log(tmp_path: Path) -> Path:
    file = tmp_path / "said"
    file.touch()
    return file


@pytest.fixture
def make(qtbot: QtBot, log: Path) -> Iterator[Callable[..., Speech]]:
    made: list[Speech] = []

    def speech(*voices: Voice, find: Callable[[str], str | None] = str) -> Speech:
        made.append(Speech(None, voices, find))
        return made[-1]

    yield speech
    for each in made:
        each.close()


def voice(
    log: Path, *, argument: bool = False, stays: bool = False, slow: float = 0, code: int = 0, only: str = ""
) -> Voice:
    script = SPEAKER.format(log=str(log), stays=stays, slow=slow, code=code, variable=LANGUAGE_VARIABLE)
    arguments = ("-c", script, LANGUAGE, *([TEXT] if argument else []))
    return Voice(sys.executable, arguments, stays, ((only, only),) if only else ())


def said(log: Path) -> list[str]:
    return log.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("argument", [False, True])
def test_a_text_reaches_the_voice_as_it_is(
    make: Callable[..., Speech], log: Path, qtbot: QtBot, argument: bool
) -> None:
    speech = make(voice(log, argument=argument))
    speech.say('ななろく ふ; $(touch "x") `y` %PATH% -v', "ja")
    qtbot.waitUntil(lambda: said(log) == ['ja:ななろく ふ; $(touch "x") `y` %PATH% -v'])


def test_of_what_waits_only_the_newest_is_said(make: Callable[..., Speech], log: Path, qtbot: QtBot) -> None:
    speech = make(voice(log, slow=0.3))
    for text in ("one", "two", "three", "four"):
        speech.say(text, "en")
    qtbot.waitUntil(lambda: said(log) == ["en:one", "en:four"])


@pytest.mark.qt_log_ignore("QWindowsPipeWriter: write failed")  # told where it is killed before it has read
def test_a_voice_that_does_not_read_makes_room_for_a_new_one(
    make: Callable[..., Speech], log: Path, qtbot: QtBot
) -> None:
    script = f"import time\nwith open({str(log)!r}, 'a') as log: log.write('started\\n')\ntime.sleep(60)"
    speech = make(Voice(sys.executable, ("-c", script), stays=True))
    for _ in range(500):
        speech.say("歩" * LONGEST, "ja")
    qtbot.waitUntil(lambda: said(log) == ["started"])

    def said_by_another() -> bool:
        speech.say("歩" * LONGEST, "ja")
        return len(said(log)) > 1

    qtbot.waitUntil(said_by_another)


def test_a_voice_that_fails_is_followed_by_the_next(make: Callable[..., Speech], log: Path, qtbot: QtBot) -> None:
    missing, failing = Voice("/no/such/program", ()), voice(log.with_name("lost"), code=3)
    speech = make(missing, failing, voice(log))
    speech.say("check", "en")
    qtbot.waitUntil(lambda: said(log) == ["en:check"])
    assert speech.speaks("en")


def test_without_any_voice_nothing_is_said(make: Callable[..., Speech], log: Path, qtbot: QtBot) -> None:
    assert not make(voice(log), find=_nowhere).speaks("en")
    speech = make(voice(log.with_name("lost"), code=3))
    assert speech.speaks("en")
    speech.say("check", "en")
    qtbot.waitUntil(lambda: not speech.speaks("en"))
    speech.say("mate", "en")
    assert said(log) == []


def _nowhere(program: str) -> None:
    return None


def test_a_language_without_a_voice_is_left_out(make: Callable[..., Speech], log: Path) -> None:
    speech = make(voice(log, only="ja"))
    assert speech.speaks("ja") and not speech.speaks("cs")


def test_one_that_stays_gets_a_line_for_each_text(make: Callable[..., Speech], log: Path, qtbot: QtBot) -> None:
    speech = make(voice(log, stays=True))
    speech.say("one\ntwo", "en")
    qtbot.waitUntil(lambda: said(log) == ["en:one two"])
    speech.say("three", "en")
    qtbot.waitUntil(lambda: said(log) == ["en:one two", "en:three"])
    speech.say("よん", "ja")
    qtbot.waitUntil(lambda: said(log) == ["en:one two", "en:three", "ja:よん"])


def test_texts_are_bounded(make: Callable[..., Speech], log: Path, qtbot: QtBot) -> None:
    make(voice(log)).say("a" * 10_000, "en")
    qtbot.waitUntil(lambda: said(log) == ["en:" + "a" * LONGEST])


def test_it_falls_silent_at_once(make: Callable[..., Speech], log: Path, qtbot: QtBot) -> None:
    speech = make(voice(log, slow=60))
    speech.say("one", "en")
    speech.say("two", "en")
    qtbot.waitUntil(lambda: said(log) == ["en:one"])
    speech.close()
    assert said(log) == ["en:one"]


def test_windows_leaves_the_input_to_the_script() -> None:
    """Else PowerShell reads it, as objects that the script is given."""
    (windows,) = system_voices("win32")
    arguments = windows.command("ja", "")
    assert arguments[arguments.index("-InputFormat") + 1] == "None"
    assert arguments.index("-InputFormat") < arguments.index("-Command") == len(arguments) - 2


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_no_system_makes_the_text_a_part_of_a_command(platform: str) -> None:
    for each in system_voices(platform):
        command = each.command("ja", "$(rm)")
        assert command.count("$(rm)") == (0 if each.reads else 1)
        assert each.reads or command[command.index("$(rm)") - 1] == "--"
        assert "{" not in "".join(argument for argument in command if "\n" not in argument)


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
