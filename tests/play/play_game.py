"""Plays a whole game against the computer at level 1, by mouse in a real window, and takes pictures.

`python -m tests.play.play_game FOLDER [--size 1280x800 ...]` (Linux, with Xvfb, xdotool and ImageMagick). Pictures go
to FOLDER. On the way: drag and click-click, drops, a promotion chooser opened, cancelled and used, take-backs (one
while the computer thinks), a hint, the board turned, a walk back with the wheel, and the program killed in the
middle of the game and gone on with in Japanese and dark. Fails where anything does not come out as it should.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Variant, load_variant
from shogi_desktop.rules.board.moves import (
    drop_kind,
    from_square,
    is_drop,
    is_pass,
    is_promotion,
    to_square,
    vias,
)
from shogi_desktop.session.play.choice import GameChoice, to_json
from shogi_desktop.settings import Settings
from tests.settings_file import save

from .adviser import Adviser
from .screen import Screen

PATIENCE = 60.0
THINK_MS = 1200
LONGEST = 250  # plies
KILL_AT = 24
HAND_S = 0.45  # before a move: two clicks on one square within less are a double click
STEP_S = 0.15  # between the clicks of a move over two squares
NOTHING_SEEN = {"squares": {}, "state": "", "mine": False, "settled": False, "chooser": [], "ply": -1, "buttons": {}}


class Failure(Exception):
    """The program did not do what it should."""


class Player:
    """The person: sees the state the probe writes, moves the mouse."""

    def __init__(
        self, screen: Screen, folder: Path, size: tuple[int, int], pictures: Path, variant: Variant | None = None
    ) -> None:
        self.screen = screen
        self.size = size
        self.home = folder / "home"
        self._state_file = folder / "state.json"
        self._pictures = pictures
        self._program: subprocess.Popen[bytes] | None = None
        self.variant = variant or load_variant("shogi")
        self.drops = self.choosers = self.drags = self.doubts = 0

    # The program

    def settle(self, computer: bool = True, **changes: str) -> None:
        """Writes the settings the program starts with."""
        game = to_json(GameChoice(variant=self.variant.name, computer=computer, level=1))
        save(Settings(last_game=game, begin_with="game", **changes), self.home / "settings.ini")  # type: ignore[arg-type]

    def start(self) -> None:
        self._state_file.unlink(missing_ok=True)
        command = [sys.executable, "-m", "tests.play.probe", str(self._state_file)]
        environment = {**self.screen.environment, "SHOGI_DESKTOP_HOME": str(self.home)}
        self._program = subprocess.Popen(command, env=environment)
        self.wait("the program to start", lambda state: state["squares"])
        self.screen.fill_with(self._program.pid, *self.size)
        time.sleep(0.5)

    def engines(self) -> list[int]:
        """Processes that the program has started and that live."""
        assert self._program is not None
        found = subprocess.run(["pgrep", "-P", str(self._program.pid)], capture_output=True, text=True, check=False)
        return [int(number) for number in found.stdout.split()]

    def kill(self) -> None:
        """As if the power had gone: nobody gets to tidy up."""
        assert self._program is not None
        engines = self.engines()
        self._program.kill()
        self._program.wait()
        self._expect_gone(engines)

    def quit(self) -> None:
        assert self._program is not None
        engines = self.engines()
        self.screen.key("ctrl+q")
        if self._program.wait(timeout=10) != 0:
            raise Failure(f"the program ended with {self._program.returncode}")
        self._expect_gone(engines)

    def end(self) -> None:
        """Leaves nothing running, whatever has happened."""
        if self._program is not None and self._program.poll() is None:
            self._program.kill()
            self._program.wait()

    def _expect_gone(self, engines: list[int]) -> None:
        deadline = time.monotonic() + 5
        while any(_runs(number) for number in engines):
            if time.monotonic() > deadline:
                raise Failure(f"engines outlive the window: {engines}")
            time.sleep(0.05)

    # Seeing

    def state(self) -> dict[str, Any]:
        try:
            found: dict[str, Any] = json.loads(self._state_file.read_text("utf-8"))
        except (OSError, ValueError):
            return NOTHING_SEEN
        return found

    def wait(self, what: str, ready: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """The first state that is as wished; Failure after a minute."""
        deadline = time.monotonic() + PATIENCE
        while not ready(state := self.state()):
            if self._program is not None and self._program.poll() is not None:
                raise Failure(f"the program ended while waiting for {what}")
            if time.monotonic() > deadline:
                raise Failure(f"waited too long for {what}; ply {state['ply']}, state {state['state']}")
            time.sleep(0.03)
        return state

    def my_turn(self) -> dict[str, Any]:
        return self.wait("my turn", lambda state: (state["mine"] and state["settled"]) or state["state"] == "over")

    def picture(self, name: str) -> None:
        time.sleep(0.3)
        self.screen.picture(self._pictures / f"{self.size[0]}x{self.size[1]}-{name}.png")

    # Doing

    def press(self, button: str) -> None:
        state = self.wait(f"the button {button}", lambda state: button in state["buttons"])
        self.screen.click(state["buttons"][button])

    def play(self, text: str, doubt: str = "") -> None:
        """Makes a move with the mouse: drags and click-clicks by turns, answers the chooser.

        In `doubt`, the name of a picture, a move of several clicks is let go of before the last one, then made.
        """
        time.sleep(HAND_S)
        state = self.state()
        move = parse_move(text, parse_sfen(state["sfen"], self.variant))
        touches = self._touches(state, move)
        if doubt and len(touches) > 1:
            self._make(touches[:-1])
            self._let_go(state, doubt)
        self._make(touches)
        self.wait(f"{text} to be played", lambda now: now["ply"] > state["ply"] or now["state"] == "over")

    def _make(self, touches: list[Callable[[], None]]) -> None:
        for touch in touches:
            touch()
            time.sleep(STEP_S)

    def _let_go(self, before: dict[str, Any], picture: str) -> None:
        """Cancels what is half made, with Escape and the right button by turns: then nothing has happened."""
        if self.wait("a half-made move", lambda now: now["settled"])["idle"]:
            raise Failure("nothing is half made")
        self.picture(picture)
        self.doubts += 1
        if self.doubts % 2:
            self.screen.key("Escape")
        else:
            self.screen.click(before["squares"][min(before["squares"])], button=3)
        after = self.wait("the move to be let go of", lambda now: now["idle"] and not now["chooser"])
        time.sleep(HAND_S)
        if self.state() != after or any(after[key] != before[key] for key in ("sfen", "moves", "ply")):
            raise Failure(f"letting go has changed the game: {before['sfen']} became {after['sfen']}")

    def _touches(self, state: dict[str, Any], move: int) -> list[Callable[[], None]]:
        """What the hand does for a move, one after the other."""
        squares = [state["squares"][self.variant.square_name(square)] for square in (*vias(move), to_square(move))]
        if is_pass(move):  # a double click asks; the first choice does nothing
            return [partial(self.screen.double_click, squares[0]), partial(self._choose, 2, 1)]
        if is_drop(move):
            start = state["hand"][self.variant.kind(self.variant.held_kind(drop_kind(move))).code]
            self.drops += 1
        else:
            start = state["squares"][self.variant.square_name(from_square(move))]
        touches: list[Callable[[], None]] = [partial(self._gesture, start, squares[0])]
        legal = parse_sfen(state["sfen"], self.variant).legal_moves()
        for steps in range(1, len(squares) + 1):
            if not _goes_on(legal, move, steps):
                break
            # A click on the next square goes on; one on the square where the piece stands stops there.
            touches.append(partial(self.screen.click, squares[min(steps, len(squares) - 1)]))
        options = self._options(legal, move)
        if len(options) > 1:
            touches.append(partial(self._choose, len(options), options.index(move)))
        return touches

    def _options(self, legal: list[int], move: int) -> list[int]:
        """The moves over the same squares between which the chooser asks, in its order."""

        def way(each: int) -> tuple[object, ...]:
            if is_drop(each):
                return "drop", self.variant.held_kind(drop_kind(each)), to_square(each)
            return is_pass(each), from_square(each), vias(each), to_square(each)

        return sorted((each for each in legal if way(each) == way(move)), key=is_promotion, reverse=True)

    def _gesture(self, start: list[int], target: list[int]) -> None:
        self.drags += 1
        if self.drags % 2:
            self.screen.drag(start, target)
        else:
            self.screen.click(start)
            self.screen.click(target)

    def _choose(self, count: int, index: int) -> None:
        """Answers the chooser, which must have so many choices."""
        choices = self.wait("the chooser", lambda state: len(state["chooser"]) == count)["chooser"]
        self.choosers += 1
        self.screen.click(choices[index])


def _goes_on(legal: list[int], move: int, steps: int) -> bool:
    """Whether another click is needed after so many steps: the piece can capture there and go on."""
    if is_drop(move):
        return False
    walked = [*vias(move), to_square(move)][:steps]
    return any(vias(m)[:steps] == walked and from_square(m) == from_square(move) for m in legal if not is_drop(m))


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


class Plan:
    """The course of the game: whose move, and what is done besides."""

    def __init__(self, player: Player, adviser: Adviser) -> None:
        self._player = player
        self._adviser = adviser
        self._extras: list[tuple[int, str, Callable[[], None]]] = [
            (4, "take back my turn", self._take_back),
            (8, "take back while it thinks", self._take_back_thinking),
            (10, "hint", self._hint),
            (12, "flip", self._flip),
            (14, "flip again", self._flip_back),
            (18, "wheel", self._wheel),
            (KILL_AT, "kill and go on", self._kill),
        ]

    def run(self) -> str:
        player = self._player
        player.settle()
        player.start()
        player.picture("start")
        while (state := player.my_turn())["state"] != "over":
            if state["ply"] > LONGEST:
                raise Failure("the game does not end")
            if self._extras and state["ply"] >= self._extras[0][0]:
                _, name, extra = self._extras.pop(0)
                print(f"  ply {state['ply']}: {name}", flush=True)
                extra()
                continue
            player.play(self._move(state), "" if player.doubts else "chooser")
        if self._extras:
            raise Failure(f"the game ended before: {[name for _, name, _ in self._extras]}")
        player.picture("game-over")
        self._rematch()
        player.quit()
        return str(state["result"])

    def _move(self, state: dict[str, Any]) -> str:
        """The engine's move; now and then a drop, so that drops by mouse are played in every game."""
        position = parse_sfen(state["sfen"], self._player.variant)
        best = self._adviser.best(state["sfen"], THINK_MS)
        if self._player.drops == 0 and state["ply"] > 14 and not position.in_check():
            drops = [move for move in position.legal_moves() if is_drop(move)]
            if drops:
                return format_move(drops[len(drops) // 2], self._player.variant)
        return best

    def _take_back(self) -> None:
        before = self._player.state()["ply"]
        self._player.press("TAKE_BACK")
        self._player.wait("the take-back", lambda state: state["ply"] < before and state["mine"])

    def _take_back_thinking(self) -> None:
        state = self._player.state()
        self._player.play(self._move(state))
        self._player.press("TAKE_BACK")
        self._player.wait("the take-back", lambda now: now["ply"] <= state["ply"] and now["mine"])

    def _hint(self) -> None:
        self._player.press("HINT")
        time.sleep(3)
        self._player.picture("hint")

    def _flip(self) -> None:
        self._flip_back()
        self._player.picture("flipped")

    def _flip_back(self) -> None:
        before = self._player.state()["squares"]["1a"]
        self._player.press("FLIP")
        self._player.wait("the board to turn", lambda state: state["squares"]["1a"] != before)

    def _wheel(self) -> None:
        """A running game is left with a button only; from then on the wheel walks."""
        before = self._player.state()
        self._player.screen.scroll(before["squares"]["5e"], -2)
        time.sleep(1)
        if self._player.state()["ply"] != before["ply"]:
            raise Failure("the wheel has left the running game")
        self._player.press("BACK")
        self._player.wait("one move back", lambda state: state["ply"] == before["ply"] - 1)
        self._player.screen.scroll(before["squares"]["5e"], -1)
        self._player.wait("the walk back", lambda state: state["ply"] == before["ply"] - 2)
        self._player.screen.scroll(before["squares"]["5e"], 2)
        self._player.wait("the walk forward", lambda state: state["ply"] == before["ply"])

    def _kill(self) -> None:
        player = self._player
        before = player.state()
        player.picture("middle")
        player.kill()
        player.settle(theme="dark", language="ja")
        player.start()
        player.picture("unfinished-dark-japanese")
        player.press("banner0")
        after = player.wait("the game to go on", lambda state: state["state"] == "playing")
        if after["sfen"] != before["sfen"]:
            raise Failure(f"the game has changed: {before['sfen']} became {after['sfen']}")
        player.picture("middle-dark-japanese")

    def _rematch(self) -> None:
        self._player.press("banner0")
        self._player.wait("the rematch", lambda state: state["state"] == "playing" and state["ply"] <= 1)
        self._player.picture("rematch")


def play_at(size: tuple[int, int], pictures: Path) -> None:
    """A whole game on a screen of a size."""
    with tempfile.TemporaryDirectory() as folder, Screen(*size) as screen, Adviser(dict(os.environ)) as adviser:
        player = Player(screen, Path(folder), size, pictures)
        try:
            result = Plan(player, adviser).run()
        finally:
            player.end()
    done = f"{player.drops} drops, {player.choosers} promotion choosers"
    if not player.drops or not player.choosers:
        raise Failure(f"only {done}")
    print(f"{size[0]}x{size[1]}: game over ({result}), {done}")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", action="append", default=[], help="of the screen, WIDTHxHEIGHT; may be repeated")
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    for size in options.size or ["1280x800", "1920x1080"]:
        width, height = map(int, size.split("x"))
        play_at((width, height), options.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
