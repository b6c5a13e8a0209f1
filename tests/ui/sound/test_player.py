from __future__ import annotations

import threading
import time
import wave
from array import array
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from shogi_desktop.ui.sound.cues import Sound
from shogi_desktop.ui.sound.output import (
    DEAD_S,
    LOUDEST,
    MOST_VOICES,
    RATE,
    RETRY_S,
    Mixer,
    SoundOutput,
    at_volume,
    load,
)
from shogi_desktop.ui.sound.player import DevicePlayer
from tests.ui.sound.fakes import FakeSystem


def write(file: Path, values: list[int], rate: int = RATE) -> None:
    with wave.open(str(file), "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(2)
        written.setframerate(rate)
        written.writeframes(array("h", values).tobytes())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(tmp_path / "move-1.wav", [1000, 2000])
    write(tmp_path / "move-2.wav", [3000, 4000])
    write(tmp_path / "check-1.wav", [500] * 4)
    return tmp_path


def mixed(mixer: Mixer, count: int) -> list[int]:
    return list(array("h", mixer.frames(count)))


# Mixing


def test_without_sounds_there_is_silence() -> None:
    assert mixed(Mixer(), 3) == [0, 0, 0]


def test_sounds_go_on_where_they_were_and_end_in_silence() -> None:
    mixer = Mixer()
    mixer.add(array("h", [1, 2, 3]))
    assert mixed(mixer, 2) == [1, 2]
    assert mixed(mixer, 2) == [3, 0]
    assert mixed(mixer, 2) == [0, 0]


def test_sounds_that_overlap_are_added_and_never_wrap_around() -> None:
    mixer = Mixer()
    mixer.add(array("h", [100, 30_000, -30_000]))
    assert mixed(mixer, 1) == [100]
    mixer.add(array("h", [5, 30_000, -30_000]))
    assert mixed(mixer, 3) == [30_005, 0, -30_000]
    mixer.add(array("h", [30_000, -30_000]))
    mixer.add(array("h", [30_000, -30_000]))
    assert mixed(mixer, 2) == [LOUDEST, -LOUDEST]


def test_too_many_sounds_let_the_oldest_go() -> None:
    mixer = Mixer()
    for value in range(1, MOST_VOICES + 2):
        mixer.add(array("h", [value]))
    assert mixed(mixer, 1) == [sum(range(2, MOST_VOICES + 2))]


# The files


def test_every_sound_of_the_program_is_there() -> None:
    from shogi_desktop import program_files

    takes = load(program_files.resources() / "sounds")
    assert all(takes[sound] for sound in Sound)
    assert len(takes[Sound.MOVE]) >= 3


def test_files_that_cannot_be_read_are_silent(tmp_path: Path) -> None:
    (tmp_path / "move-1.wav").write_bytes(b"nothing of use")
    write(tmp_path / "move-2.wav", [1, 2], rate=8000)
    assert load(tmp_path) == {sound: [] for sound in Sound}
    assert load(tmp_path / "missing") == {sound: [] for sound in Sound}


def test_half_the_volume_is_a_quarter_of_the_pressure() -> None:
    assert list(at_volume(array("h", [8000, -8000]), 50)) == [2000, -2000]
    assert list(at_volume(array("h", [8000]), 100)) == [8000]


# The device


def test_a_device_is_opened_once_and_rests() -> None:
    system = FakeSystem()
    output = SoundOutput(system.open, system.time)
    assert output.wake() and output.wake()
    output.rest()
    assert not output.running
    assert output.wake()
    output.close()
    assert system.log == ["open", "start", "stop", "start", "close"]


def test_where_there_is_no_device_it_is_looked_for_again_now_and_then() -> None:
    system = FakeSystem("open")
    output = SoundOutput(system.open, system.time)
    assert not output.wake() and not output.wake()
    assert system.log == ["no device"]
    system.fails.clear()
    system.now = RETRY_S
    assert output.wake()


def test_one_that_went_away_while_it_rested_is_opened_anew() -> None:
    system = FakeSystem()
    output = SoundOutput(system.open, system.time)
    output.wake()
    output.rest()
    first = system.devices[0]
    first.start = _refuse  # type: ignore[method-assign]
    assert output.wake() and len(system.devices) == 2


def _refuse() -> None:
    from shogi_desktop.ui.sound.output import DeviceError

    raise DeviceError("it is gone")


def test_one_that_asks_for_nothing_any_more_is_opened_anew() -> None:
    system = FakeSystem()
    output = SoundOutput(system.open, system.time)
    output.wake()
    system.now = 10 * DEAD_S
    system.devices[0].take(1)
    assert output.wake() and len(system.devices) == 1
    system.now += 2 * DEAD_S
    assert output.wake() and len(system.devices) == 2


@pytest.mark.parametrize("what", ["start", "stop"])
def test_errors_of_a_device_are_silence(what: str) -> None:
    system = FakeSystem(what)
    output = SoundOutput(system.open, system.time)
    assert output.wake() is (what == "stop")
    output.rest()
    assert not output.running and system.log[-1] == "close"


# The player


@pytest.fixture
def make_player(folder: Path) -> Iterator[Callable[..., DevicePlayer]]:
    made: list[DevicePlayer] = []

    def make(system: FakeSystem, idle_s: float = 20.0) -> DevicePlayer:
        made.append(DevicePlayer(folder, system.open, system.time, idle_s))
        return made[-1]

    yield make
    for player in made:
        player.close()


def eventually(so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not so():
        assert time.monotonic() < deadline
        time.sleep(0.005)


def test_nothing_is_opened_before_the_first_sound(make_player: Callable[..., DevicePlayer]) -> None:
    system, threads = FakeSystem(), threading.active_count()
    player = make_player(system)
    player.play(Sound.MOVE, 0)
    assert threading.active_count() == threads and not system.log
    player.play(Sound.MOVE, 50)
    eventually(lambda: system.log == ["open", "start"])


def test_takes_follow_each_other_and_no_take_itself(make_player: Callable[..., DevicePlayer]) -> None:
    system = FakeSystem()
    player = make_player(system)
    player.prepare()
    eventually(lambda: system.log == ["open", "start"])
    heard = []
    for _ in range(6):
        player.play(Sound.MOVE, 100)
        taken: list[int] = []

        def comes(taken: list[int] = taken) -> bool:
            taken[:] = system.devices[0].take(2)
            return any(taken)

        eventually(comes)
        heard.append(taken[0])
    assert set(heard) == {1000, 3000}
    assert all(one != other for one, other in pairwise(heard))


def test_the_device_stands_still_when_nothing_is_heard(make_player: Callable[..., DevicePlayer]) -> None:
    system = FakeSystem()
    player = make_player(system, idle_s=0.01)
    player.play(Sound.CHECK, 100)
    eventually(lambda: system.log == ["open", "start", "stop"])
    player.close()
    assert system.log == ["open", "start", "stop", "close"]


def test_a_sound_without_a_file_is_silent(make_player: Callable[..., DevicePlayer]) -> None:
    system = FakeSystem()
    player = make_player(system)
    player.play(Sound.END, 100)
    eventually(lambda: system.log == ["open", "start"])
    player.play(Sound.CHECK, 100)
    eventually(lambda: system.devices[0].take(1) == [500])


def test_a_system_that_hangs_stops_nobody(make_player: Callable[..., DevicePlayer], folder: Path) -> None:
    going = threading.Event()
    system = FakeSystem()

    def hanging(stream: object) -> object:
        going.wait(60)
        return system.open(stream)  # type: ignore[arg-type]

    player = DevicePlayer(folder, hanging, system.time)  # type: ignore[arg-type]
    for _ in range(100):
        player.play(Sound.MOVE, 100)
    going.set()
    player.close()
    assert system.log == ["open", "start", "close"]
