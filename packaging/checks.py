"""Checks that run side by side, what they say kept apart. A part of dev.py: an old Python must be able to read it."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from typing import Callable, Optional, Sequence

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PATIENCE = 10  # seconds for what is asked to end


def say(text: str) -> None:
    print("* " + text, flush=True)


class Check:
    """Commands run one after the other until one fails; what they say goes to a file until it is shown.

    It begins when the checks that it comes `after` have ended. Where one of them failed it is left out, and where
    `left_out`, asked then, gives a reason.
    """

    def __init__(
        self,
        name: str,
        *commands: "list[str]",
        after: "Sequence[Check]" = (),
        left_out: "Optional[Callable[[], str]]" = None,
        **environment: str,
    ) -> None:
        self.name = name
        self.commands = list(commands)
        self.after = after
        self.left_out = left_out
        self.environment = environment
        self.process: "Optional[subprocess.Popen[bytes]]" = None
        self.output = ""
        self.shown: "Optional[int]" = None  # as far as here
        self.began = self.ended = 0.0
        self.failed = False
        self.reason = ""  # why it was left out

    def go_on(self, folder: str) -> bool:
        """Starts the next command as soon as it may; whether the check has ended."""
        if not self.output:
            if not all(check.ended for check in self.after):
                return False
            self.begin(folder)
        elif self.process is not None and self.process.poll() is not None:
            self.failed = self.process.returncode != 0
            self.process = None
            if self.failed or not self.commands:
                self.ended = time.time()
        if self.process is None and not self.ended:
            self.process = start(self.commands.pop(0), self.output, dict(os.environ, **self.environment))
        return self.ended > 0

    def begin(self, folder: str) -> None:
        self.output = os.path.join(folder, self.name)
        with open(self.output, "wb"):
            self.began = time.time()
        failed = [check.name for check in self.after if check.failed]
        if failed:
            self.reason = "after the failure of " + ", ".join(failed)
        elif self.left_out is not None:
            self.reason = self.left_out()
        if self.reason:
            self.ended = self.began

    def show(self) -> bool:
        """Prints what has been said since it was last asked; whether that was all."""
        if not self.output:
            return False
        if self.shown is None:
            say(self.name)
            self.shown = 0
        over = self.ended > 0  # before the last is read
        with open(self.output, errors="replace", encoding="utf-8") as file:
            file.seek(self.shown)
            print(file.read(), end="", flush=True)
            self.shown = file.tell()
        if over:
            say("%s: %s" % (self.name, self.result()))
        return over

    def result(self) -> str:
        if self.reason:
            return "left out, " + self.reason
        return "%s, %.0f s" % ("FAILED" if self.failed else "passed", self.ended - self.began)


def start(command: "list[str]", output: str, environment: "dict[str, str]") -> "subprocess.Popen[bytes]":
    """A command in a group of processes of its own, which writes to the end of a file."""
    with open(output, "ab") as file:
        return subprocess.Popen(
            command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
            env=environment,
            start_new_session=True,
        )


def end(process: "subprocess.Popen[bytes]") -> None:
    """Ends a command and what it started: asks as Ctrl+C does (on Windows that has reached them all), then insists."""
    with suppress(OSError, subprocess.TimeoutExpired, KeyboardInterrupt):  # who asks twice does not want to wait
        if sys.platform != "win32":
            os.killpg(process.pid, signal.SIGINT)
        process.wait(PATIENCE)
    with suppress(OSError):  # nothing of the group is left
        if sys.platform != "win32":
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()


def side_by_side(*lanes: "list[Check]") -> "list[str]":
    """Goes through all lanes at the same time; shows one check after the other. The names of those that failed."""
    checks = [check for lane in lanes for check in lane]
    waiting = list(checks)  # to be shown
    shown: "Optional[Check]" = None
    folder = tempfile.mkdtemp()
    try:
        while waiting:
            for lane in lanes:
                all(check.go_on(folder) for check in lane)  # up to the first that has not ended
            shown = shown or next((check for check in waiting if check.output), None)
            if shown is not None and shown.show():
                waiting.remove(shown)
                shown = None
            time.sleep(0.05)
    finally:
        for check in checks:
            if check.process is not None:
                end(check.process)
        shutil.rmtree(folder, ignore_errors=True)  # on Windows what is still dying holds its file
    return [check.name for check in checks if check.failed]
