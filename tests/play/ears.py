"""Plays a game with the keyboard, knowing only what the accessibility bus tells: what a screen reader would say.

Run by play_by_ear.py with the system's Python, whose pyatspi reads the bus; it knows nothing of the program. Odd moves
are typed, even ones made on the table with arrow keys and Enter. All that is announced is followed on a board of its
own, which at the end has to be the one that the program tells of.
"""

from __future__ import annotations

import random
import re
import subprocess
import sys
import time
from collections.abc import Callable, Sequence

import pyatspi
from gi.repository import GLib

PATIENCE_S = 60.0
KEYS = {" ": "space", "+": "plus", "-": "minus", "*": "asterisk"}
SQUARE = r"\d{1,2}[a-z]{1,2}"
MOVE = re.compile(rf"(Black|White): ([a-z ]+?) (dropped on )?({SQUARE}(?: to {SQUARE})*)( passes)?(?:,|\.|$)(.*)")


class Deaf(Exception):
    """Something was not heard that should have been."""


class Ears:
    """Hears announcements, and what is focused; each with the role of where it came from."""

    def __init__(self) -> None:
        self.announced: list[str] = []
        self.focused: list[tuple[str, str]] = []
        self.windows: list[str] = []
        self.delays: list[float] = []
        self._pressed = 0.0
        for name in ("object:announcement", "object:state-changed:focused", "window:activate"):
            pyatspi.Registry.registerEventListener(self._hear, name)

    def _hear(self, event: pyatspi.Event) -> None:
        if event.type == "object:announcement":
            self.announced.append(event.any_data)
        elif event.type == "window:activate":
            self.windows.append(event.source.name)
        elif event.detail1:
            self.focused.append((event.source.getRoleName(), event.source.name))

    def wait(self, ready: Callable[[], bool], what: str) -> None:
        """Listens until something has been heard."""
        until = time.monotonic() + PATIENCE_S
        loop = GLib.MainContext.default()
        while not ready():
            if time.monotonic() > until:
                raise Deaf(f"{what}; announced: {self.announced[-3:]}; focused: {self.focused[-3:]}")
            if not loop.iteration(False):
                time.sleep(0.005)

    def wait_for_more(self, heard: Sequence[object], count: int, what: str) -> None:
        self.wait(lambda: len(heard) > count, what)

    def key(self, *keys: str) -> None:
        self._pressed = time.monotonic()
        subprocess.run(["xdotool", "key", "--delay", "4", *keys], check=True)

    def write(self, text: str) -> str:
        """Types a line and tells what is said then."""
        heard = len(self.announced)
        self.key(*(KEYS.get(letter, letter) for letter in text), "Return")
        self.wait(lambda: len(self.announced) > heard, f"no answer to {text!r}")
        self.delays.append(time.monotonic() - self._pressed)
        return self.announced[heard]

    @property
    def cell(self) -> str:
        """The square under the cursor of the table, as it was told last."""
        return next((name for role, name in reversed(self.focused) if role == "table cell"), "")


class Game:
    """The game as far as it was heard."""

    def __init__(self, ears: Ears, seed: int) -> None:
        self.ears = ears
        self.chance = random.Random(seed)
        self.plies = 0
        self.said_moves: list[str] = []
        self._read = 0
        self.board = placed(ears.write("board"))
        self._read = len(ears.announced)

    def follow(self) -> None:
        """Plays on the own board what was announced since."""
        for text in self.ears.announced[self._read :]:
            found = MOVE.match(text)
            if found is not None:
                self._move(found)
                self.said_moves.append(text)
        self._read = len(self.ears.announced)

    def _move(self, found: re.Match[str]) -> None:
        self.plies += 1
        side, piece, dropped, way, passes, rest = found.groups()
        squares = re.findall(SQUARE, way)
        if not passes and not dropped:
            if self.board.get(squares[0]) != (side, piece):
                raise Deaf(f"{found[0]!r}: there is {self.board.get(squares[0])}")
            del self.board[squares[0]]
        became = re.search(r"becomes ([a-z ]+)", rest)
        for square in squares[1:]:
            self.board.pop(square, None)
        if not passes:
            self.board[squares[-1]] = (side, became[1] if became else piece)
        burnt = re.search(r"burns (.*?)(?:, becomes|\.|$)", rest)
        for square in re.findall(SQUARE, burnt[1] if burnt else ""):
            self.board.pop(square, None)

    def choose(self) -> tuple[str, str]:
        """A legal move out of what the program tells: where from, and the way, such as "9d takes pawn – 8c"."""
        told = self.ears.write("moves")
        movers = re.findall(rf"[a-z]+ ({SQUARE})", told.partition("Can move:")[2])
        self.chance.shuffle(movers)
        found = []
        for origin in movers[:4]:
            answer = self.ears.write(f"legal moves of {origin}")
            goals = answer.partition("moves: ")[2].rstrip(".").split("; ")
            found += [(origin, goal) for goal in goals if re.match(SQUARE, goal)]
        self.chance.shuffle(found)
        return next((each for each in found if "takes" in each[1]), found[0])

    def type_move(self, origin: str, goal: str) -> None:
        squares = re.findall(SQUARE, goal)
        heard = len(self.said_moves)
        self.ears.write(origin + "".join(squares) + ("+" if "promotes" in goal else ""))
        self._until_said(heard)

    def make_move(self, origin: str, goal: str) -> None:
        """On the table: goes there, picks up, goes on, sets down, answers what is asked."""
        heard, before = len(self.said_moves), len(self.ears.focused)
        self.ears.key("Escape")  # from the line back to the board
        self.ears.wait(
            lambda: any(role == "table cell" for role, _ in self.ears.focused[before:]), "the square was not told"
        )
        squares = [origin, *re.findall(SQUARE, goal)]
        for number, square in enumerate(squares):
            self._go(square)
            announced = len(self.ears.announced)
            self.ears.key("Return")
            self.ears.wait_for_more(self.ears.announced, announced, f"nothing was said on {square}")
            if number == 0 and f"{origin}: " not in self.ears.announced[announced]:
                raise Deaf(f"{origin} was not picked up: {self.ears.announced[announced]}")
        if self.ears.announced[-1].startswith("Which move?") or "stop here" in self.ears.announced[-1]:
            self.ears.key("Return")
        self._until_said(heard)

    def _go(self, square: str) -> None:
        """Arrow keys from the square that was heard last; every step is heard."""
        self.ears.wait(lambda: bool(re.match(SQUARE, self.ears.cell)), "no square was told")
        here, there = apart(self.ears.cell.partition(":")[0]), apart(square)
        across, down = here[0] - there[0], there[1] - here[1]
        steps = ["Right" if across > 0 else "Left"] * abs(across) + ["Down" if down > 0 else "Up"] * abs(down)
        for step in steps:
            before = len(self.ears.focused)
            self.ears.key(step)
            self.ears.wait_for_more(self.ears.focused, before, f"{step} was not heard")
        self.ears.wait(lambda: self.ears.cell.startswith(f"{square}:"), f"not on {square}")

    def _until_said(self, before: int) -> None:
        def said() -> bool:
            self.follow()
            return len(self.said_moves) > before

        self.ears.wait(said, "the move was not announced")

    def await_answer(self, count: int) -> None:
        """The opponent's move, which is this one, unless the game is over."""

        def answered() -> bool:
            self.follow()
            return self.plies >= count or self.over()

        self.ears.wait(answered, "the opponent's move was not announced")

    def over(self) -> bool:
        return any(" win" in text or text.startswith("A draw") for text in self.ears.announced[-2:])


def apart(square: str) -> tuple[int, int]:
    """File and rank of a square."""
    letters = square.lstrip("0123456789")
    return int(square[: -len(letters)]), ord(letters) - ord("a") + 1


def placed(told: str) -> dict[str, tuple[str, str]]:
    """The pieces on the board out of "Black: king 5i; pawn 9g, 8g. White: …"."""
    board = {}
    for side, pieces in re.findall(r"(Black|White): (.*?)\.(?= White|$)", told):
        for part in pieces.split("; "):
            found = re.match(rf"([a-z ]+?) ({SQUARE}(?:, {SQUARE})*)$", part)
            for square in re.findall(SQUARE, found[2]) if found else ():
                board[square] = (side, found[1] if found else "")
    return board


def begin(ears: Ears) -> None:
    """Brings the program's window to the front, which a window manager would do, and opens the text board."""
    names: list[str] = []
    until = time.monotonic() + PATIENCE_S
    while not names and time.monotonic() < until:
        time.sleep(0.5)
        names = [window.name for program in pyatspi.Registry.getDesktop(0) if program for window in program if window]
    found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "Shogi"], capture_output=True, text=True)
    subprocess.run(["xdotool", "windowfocus", found.stdout.split()[-1]], check=True)
    ears.wait(lambda: bool(ears.windows), "the window is not in front")
    ears.key("F10")
    ears.wait(lambda: any("Text board" in name for name in ears.windows), "the text board did not open")
    ears.wait(lambda: bool(re.match(SQUARE, ears.cell)), "no square was told")
    if not ears.write("yes").startswith("You play"):
        ears.wait(lambda: any("You play Black" in text for text in ears.announced), "the game did not begin")


def main(plies: int, seed: int) -> None:
    ears, start = Ears(), time.monotonic()
    begin(ears)
    game = Game(ears, seed)
    own = 0
    while game.plies < plies and not game.over():
        origin, goal = game.choose()
        answer = game.plies + 2
        way = game.make_move if own % 2 else game.type_move
        print(f"  {origin} {goal} ({'table' if own % 2 else 'typed'})", flush=True)
        way(origin, goal)
        own += 1
        game.await_answer(answer)
        print(f"    {game.said_moves[-1]}", flush=True)
    for question in ("last move", "turn", "hands", "time", "material", "check", "where are my pawns", "help"):
        print(f"  ? {question}: {ears.write(question)}")
    told = placed(ears.write("board"))
    wrong = {square for square in {*told, *game.board} if told.get(square) != game.board.get(square)}
    if wrong:
        raise Deaf(f"heard and told differ on {sorted(wrong)}")
    delay = sorted(ears.delays)[len(ears.delays) // 2]
    print(
        f"{game.plies} moves heard, {own} made, {len(ears.announced)} announcements, {len(ears.focused)} focus events, "
        f"{time.monotonic() - start:.0f} s; an answer after {1000 * delay:.0f} ms (median); "
        f"{len(told)} pieces where they were heard to be"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
