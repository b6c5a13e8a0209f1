"""The watch over what tests leave behind sees what runs, and only that."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6 import QtCore
from PySide6.QtCore import (
    QAbstractAnimation,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    QThread,
    QTimer,
    QVariantAnimation,
)
from pytestqt.qtbot import QtBot

from tests import leftovers, needs
from tests.systems import process_exists

WAITING = (sys.executable, "-S", "-c", "input()")


@contextmanager
def waiting_child(*command: str, program: str | None = None) -> Iterator[subprocess.Popen[bytes]]:
    """A process that lives until its input ends."""
    # A folder, because posix_spawn, which would be taken without one, refuses an empty name.
    with subprocess.Popen(command, executable=program, stdin=subprocess.PIPE, cwd=os.getcwd()) as child:
        yield child


@needs.proc
def test_a_living_child_without_a_command_line_is_seen() -> None:
    """As every child is for a moment, when it becomes another program."""
    with waiting_child("", program="/bin/cat") as child:
        assert child.pid in leftovers.child_processes()
        assert leftovers.end_children(leftovers.child_processes()) == []
        assert child.poll() is None


@needs.proc
def test_a_process_that_waits_to_be_reaped_exists_no_more(qtbot: QtBot) -> None:
    """An engine whose own starter has died becomes a child of this process, which may never reap it."""
    with waiting_child(*WAITING) as child:
        assert process_exists(child.pid)
        child.kill()
        qtbot.waitUntil(lambda: child.pid not in leftovers.child_processes())
        assert child.returncode is None and not process_exists(child.pid)


@needs.told_children
def test_a_child_that_waits_to_be_reaped_is_not_left_behind(qtbot: QtBot) -> None:
    known = leftovers.child_processes()
    with waiting_child(*WAITING) as child:
        assert child.pid in leftovers.child_processes()
        child.kill()
        qtbot.waitUntil(lambda: child.pid not in leftovers.child_processes())
        assert child.returncode is None and leftovers.end_children(known) == []


@needs.told_children
def test_a_child_that_stays_is_named_and_ended() -> None:
    known = leftovers.child_processes()
    with waiting_child(*WAITING) as child:
        (told,) = leftovers.end_children(known, patience=0)
        assert told.startswith(f"process {child.pid}: ") and "python" in told
        assert child.poll() is not None and child.pid not in leftovers.child_processes()


class Ticking(QTimer):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, interval=1000)


def animated(animation: QVariantAnimation) -> QVariantAnimation:
    animation.setStartValue(0)
    animation.setEndValue(1)
    animation.setDuration(100_000)
    return animation


def test_every_kind_of_activity_is_watched() -> None:
    kinds = {kind for name in dir(QtCore) if isinstance(kind := getattr(QtCore, name), type)}
    known = (QTimer, QAbstractAnimation, QThread)
    assert {kind for kind in kinds if issubclass(kind, known)} == set(leftovers.activity_classes())


@pytest.mark.usefixtures("qapp")
def test_timers_and_animations_that_run_are_named_and_stopped() -> None:
    owner = QObject()
    timers = [QTimer(), QTimer(owner, interval=1000), Ticking(owner)]
    single = [animated(QVariantAnimation()), animated(QPropertyAnimation(owner, b"objectName"))]
    groups = [QSequentialAnimationGroup(), QParallelAnimationGroup(owner)]
    animations: list[QAbstractAnimation] = [*single, *groups, QPauseAnimation(100_000)]
    for group in groups:
        group.addAnimation(QPauseAnimation(100_000, group))
    assert leftovers.end_activities() == []
    for timer in timers:
        timer.start()
    for animation in animations:
        animation.start()
    told = leftovers.end_activities()
    assert {f"still running: {thing!r}" for thing in (*timers, *animations)} <= set(told)
    assert not any(timer.isActive() for timer in timers)
    assert {animation.state() for animation in animations} == {QAbstractAnimation.State.Stopped}
    assert leftovers.end_activities() == []


@pytest.mark.usefixtures("qapp")
def test_a_thread_that_runs_is_named_and_ended() -> None:
    thread = QThread()
    thread.start()
    assert leftovers.end_activities() == [f"still running: {thread!r}"]
    assert thread.isFinished()


def test_what_somebody_holds_no_longer_is_not_asked(qtbot: QtBot) -> None:
    owner = QObject()
    timer = QTimer(owner)
    timer.start(1000)
    with qtbot.waitSignal(owner.destroyed):
        owner.deleteLater()
    assert leftovers.end_activities() == []
