"""Jobs for tests: functions that a worker can import."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from shogi_desktop.jobs.machines import own_version
from shogi_desktop.jobs.workers import tell


def square(number: int) -> int:
    return number * number


def own_number(_: int) -> int:
    """The number of the process that does it."""
    return os.getpid()


def seen_version(_: int) -> str:
    """That of the program where the job is done."""
    time.sleep(0.02)
    return own_version()


def odd_fails(number: int) -> int:
    if number % 2:
        raise ValueError(f"{number} is odd")
    return number


def unpicklable(number: int) -> object:
    return (lambda: number) if number % 2 else number


def dies(order: tuple[Path, int]) -> str:
    """Kills its own process as often as told, counted in a file."""
    file, times = order
    with file.open("a") as deaths:
        deaths.write("x")
    if len(file.read_text()) <= times:
        os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
    return file.name


def counts_aloud(number: int) -> int:
    for step in range(number):
        tell(str(step))
    return number


_files: list[Path] = []


def remember(file: Path) -> None:
    """What `forget` is to find."""
    _files.append(file)


def forget() -> None:
    for file in _files:
        file.with_suffix(".left").touch()


def slow_if_told(order: tuple[Path, bool]) -> str:
    """Begins, and then takes ten minutes, or waits for the one that does to have begun."""
    file, is_slow = order
    remember(file)
    file.touch()
    if is_slow:
        time.sleep(600)
        file.with_suffix(".done").touch()
    while not file.with_name("slow").exists():
        time.sleep(0.01)
    return file.name
