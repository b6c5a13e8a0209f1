from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.ui.sound.speech import LONGEST, Speech
from shogi_desktop.ui.sound.voices import LANGUAGE, LANGUAGE_VARIABLE, TEXT, Voice, system_voices

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
