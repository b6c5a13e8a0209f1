"""The built-in engine at its best, asked over USI which move the mouse shall make."""

from __future__ import annotations

import subprocess

from shogi_desktop.clients.builtin import engine_command, engine_environment


class Adviser:
    """One engine process for as long as the `with` block lasts."""

    def __init__(self, environment: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            engine_command(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**environment, **engine_environment()},
        )
        self._ask("usi", "usiok")
        self._ask("isready", "readyok")

    def __enter__(self) -> Adviser:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate("quit\n", timeout=10)

    def _ask(self, line: str, answer: str) -> str:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        while True:
            told = self._process.stdout.readline()
            if not told:
                raise RuntimeError(f"the engine ended instead of answering {line!r}")
            if told.startswith(answer):
                return told.strip()

    def best(self, sfen: str, milliseconds: int) -> str:
        """The move for a position, "resign" or "win"."""
        self._ask(f"position sfen {sfen}\nisready", "readyok")
        return self._ask(f"go movetime {milliseconds}", "bestmove").split()[1]
