"""A USI engine for tests, as a real child process with bad manners on request.

    python fake_engine.py [--log FILE] [--starts FILE] [--moves M,M,...] [--wait SECONDS] BEHAVIOUR...

A behaviour with "@1" at its end is shown by the first process only (--starts counts them in a file). Every line that
is read goes to the log file. Without --moves both sides push their pawns by one from file 9 down, the n-th pawn as
the n-th move of the side; --moves gives the answers in order instead. It says nothing before --wait seconds are over.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable

JAPANESE_OPTIONS = (
    "id name 技能",
    "option name 定跡ファイル type string default 標準定跡.db",
    "option name 戦法 type combo default 居飛車 var 居飛車 var 表示しない",
)
BEHAVIOURS = {
    "die_at_start": "ends before a word is said",
    "mute": "never says anything",
    "slow_start": "says nothing for two seconds",
    "die_in_search": "ends when it should search",
    "die_of_nodes": "ends when it should look at so many positions",
    "die_in_search_loudly": "the same, with last words on standard error",
    "die_in_search_wordily": "the same, with more last words than anybody wants to hear",
    "boastful": "has a long name, too many options and an endless line of play",
    "invisible_move": "answers with a move of which nothing is left when it is shown",
    "endless_move": "answers with a move that goes on and on",
    "hang": "searches for ever, whatever it is told",
    "think": "searches until it is told to stop",
    "muse": "the same, and tells two lines of play, by the next pawn and by that of file 1",
    "late_after_stop": "searches until it is told to stop, and answers 0.3 s later",
    "slow": "takes 0.3 s for each answer",
    "illegal": "answers with a move that nobody could make",
    "unreadable": "answers with a bestmove that is no move",
    "empty_bestmove": "answers with the word bestmove alone",
    "double": "says its bestmove twice",
    "double_on_stop": "answers at once, and again when it is told to stop",
    "ignore_quit": "goes on after quit and after the end of its input",
    "nonsense": "talks nonsense before every answer: unknown words, broken lines, bytes that are no text",
    "flood": "talks about its search as fast as it can for as long as it lasts",
    "torrent": "the same in lines of a million letters",
    "endless_lines": "the same in lines of two hundred thousand letters, fifty in a second",
    "liar": "tells lines of play that nobody could make, as fast as it can",
    "huge_line": "says a line of three million letters before every answer",
    "split_utf8": "cuts a character in two between two writes",
    "no_newline_at_end": "its last words have no line end",
    "resign": "resigns instead of moving",
    "win": "declares a win instead of moving",
    "losing": "tells a score of -300 before it moves",
    "winning": "tells a score of +300 before it moves",
    "judging": "tells a score of 300 and its move, before it makes it: good for whoever has not left its line yet",
    "eager": "the same, always good for who is to move, as a search does that sees little",
    "level": "the same with a score of 0",
    "odd_numbers": "the same with a score of 77 among numbers that are none",
    "japanese_line": "tells a score of 77 and a line of play in Japanese, before it moves",
    "scoreless": "tells its move without a score, before it makes it",
    "shift_jis": "writes and reads Shift_JIS, and has options with Japanese names and values",
    "deaf": "reads nothing any more when it should search",
    "mating": "tells that all its answers in order are a mate, before it moves",
    "searches_for_mates": "looks for a mate until it is told to stop",
    "mated": "tells that they are the longest defence against one",
    "expects": "expects the next pawn of the other side to be pushed, and ponders on it until it is told that it was",
    "expects_nonsense": "expects what is no move",
    "impatient": "answers at once where it should ponder",
}

FLOODS = {
    "flood": "info depth 9 multipv 1 score cp 30 nodes 5000 nps 9000 pv 9g9f 9c9d 8g8f 8c8d 7g7f 7c7d 6g6f 6c6d",
    "torrent": "info depth 9 pv" + " 9g9f 9c9d" * 100_000,
    "endless_lines": "info depth 9 pv" + " 9g9f 9c9d" * 20_000,
    "liar": "info depth 9 multipv 1 score cp 30 nodes 5000 nps 9000 pv 1e9a 9a1e 5e5e",
}


class FakeEngine:
    def __init__(self, behaviours: set[str], moves: list[str], log: str) -> None:
        self.behaviours = behaviours
        self.moves = moves
        self.log = log
        self.encoding = "cp932" if "shift_jis" in behaviours else "utf-8"
        self.position = ""
        self.searching = False
        self.pondering = False
        self.seeking = False

    def say(self, text: str) -> None:
        sys.stdout.buffer.write(text.encode(self.encoding) + b"\n")
        sys.stdout.buffer.flush()

    def run(self) -> None:
        if "die_at_start" in self.behaviours:
            sys.exit(3)
        if "slow_start" in self.behaviours:
            time.sleep(2)
        handlers: dict[str, Callable[[], None]] = {
            "usi": self.on_usi,
            "isready": lambda: self.say("readyok"),
            "go": self.on_go,
            "stop": self.on_stop,
            "ponderhit": self.on_ponderhit,
        }
        for raw in sys.stdin.buffer:
            line = raw.decode(self.encoding).strip()
            self.note(line)
            word = line.partition(" ")[0]
            if word == "position":
                self.position = line
            if line.startswith("go nodes") and "die_of_nodes" in self.behaviours:
                sys.exit(134)
            if line.startswith("go mate"):
                self.mates()
                continue
            if word == "go":
                self.pondering = line.startswith("go ponder") and "impatient" not in self.behaviours
            if word == "quit" and "ignore_quit" not in self.behaviours:
                self.last_words()
                return
            if word in handlers and "mute" not in self.behaviours:
                handlers[word]()
        while "ignore_quit" in self.behaviours:
            time.sleep(1)

    def mates(self) -> None:
        """It is asked for a mate and not for a move."""
        if "searches_for_mates" in self.behaviours:
            self.seeking = True
            return
        if not self.behaviours & {"mute", "hang"}:
            line = " ".join(self.moves) if "mating" in self.behaviours else "notimplemented"
            self.say(f"checkmate {line}")

    def last_words(self) -> None:
        if "no_newline_at_end" in self.behaviours:
            sys.stdout.write("info string goodbye")
            sys.stdout.flush()

    def note(self, line: str) -> None:
        if self.log:
            with open(self.log, "a", encoding="utf-8") as file:
                file.write(line + "\n")

    def on_usi(self) -> None:
        boastful = "boastful" in self.behaviours
        self.say("id name Fake Engine" + " of great fame" * (1000 if boastful else 0))
        for number in range(3000 if boastful else 0):
            self.say(f"option name Spare{number} type check default false")
        for line in JAPANESE_OPTIONS if "shift_jis" in self.behaviours else ():
            self.say(line)
        self.say("option name USI_Variant type combo default shogi var shogi")
        self.say("option name Skill type spin default 10 min 1 max 10")
        self.say("option name MultiPV type spin default 1 min 1 max 9")
        self.say("option name OwnBook type check default false")
        self.say("option name Threads type spin default 1 min 1 max 64")
        self.say("option name USI_Hash type spin default 64 min 1 max 4096")
        self.say("option name Forget type button")
        self.say("usiok")

    def on_go(self) -> None:
        self.searching = True
        for behaviour, text in FLOODS.items():
            if behaviour in self.behaviours:
                threading.Thread(target=self.pour, args=(text,), daemon=True).start()
                return
        while "deaf" in self.behaviours:
            time.sleep(60)
        if "die_in_search_loudly" in self.behaviours:
            sys.exit("out of ideas")
        if "die_in_search_wordily" in self.behaviours:
            sys.exit("out of ideas" * 200)
        if "die_in_search" in self.behaviours:
            os._exit(5)
        if "muse" in self.behaviours:
            for place, score, pawn in ((1, "cp 30", self.pawn()), (2, "mate -6", self.pawn(1))):
                self.say(f"info depth 4 multipv {place} score {score} nodes 5000 nps 9000 pv {pawn}")
        if not self.pondering and not self.behaviours & {"hang", "think", "muse", "late_after_stop"}:
            if "slow" in self.behaviours:
                time.sleep(0.3)
            self.answer()

    def pour(self, text: str) -> None:
        """What it says until its search ends."""
        line = (text + "\n").encode()
        lines = line * max(1, 100_000 // len(line))
        while self.searching:
            sys.stdout.buffer.write(lines)
            sys.stdout.buffer.flush()
            if "endless_lines" in self.behaviours:
                time.sleep(0.02)

    def on_stop(self) -> None:
        if "hang" in self.behaviours:
            return
        if "late_after_stop" in self.behaviours:
            time.sleep(0.3)
        if self.seeking:
            self.seeking = False
            self.say("checkmate timeout")
        elif self.searching:
            self.answer()
        elif "double_on_stop" in self.behaviours:
            self.say("bestmove " + self.move())

    def on_ponderhit(self) -> None:
        self.pondering = False
        if self.searching and not self.behaviours & {"hang", "think", "late_after_stop"}:
            self.answer()

    def answer(self) -> None:
        self.searching = False
        self.prelude()
        move = self.move()
        text = "bestmove " + move
        if "expects_nonsense" in self.behaviours:
            text += " ponder 5e5e"
        if "expects" in self.behaviours:
            self.position += ("" if " moves " in self.position else " moves") + " " + move
            text += " ponder " + self.pawn()
        self.say(text + "\n" + text if "double" in self.behaviours else text)

    def prelude(self) -> None:
        for behaviour, score in {"losing": -300, "winning": 300}.items():
            if behaviour in self.behaviours:
                self.say(f"info depth 3 score cp {score} nodes 10 pv 3c3d")
        for behaviour, score in {"judging": self.judgement(), "eager": 300, "level": 0}.items():
            if behaviour in self.behaviours:
                self.say(f"info depth 3 score cp {score} nodes 10 pv {self.pawn()}")
        for behaviour, sign in {"mating": 1, "mated": -1}.items():
            if behaviour in self.behaviours:
                self.say(f"info depth 3 score mate {sign * len(self.moves)} nodes 10 pv {' '.join(self.moves)}")
        if "odd_numbers" in self.behaviours:
            self.say(f"info depth 12/20 time 0.25 nodes -5 nps inf score cp 77 hashfull 9% pv {self.pawn()}")
        if "japanese_line" in self.behaviours:
            self.say("info depth 9 score cp 77 nodes 50 pv ▲７六歩 △３四歩")
        if "scoreless" in self.behaviours:
            self.say(f"info depth 4 nodes 10 pv {self.pawn()}")
        if "boastful" in self.behaviours:
            self.say("info depth 1 pv" + " 7g7f 3c3d" * 1000)
            self.say("info depth 1 pv " + "7g7f" * 1000)
        if "nonsense" in self.behaviours:
            sys.stdout.buffer.write(b"\xff\xfe\x00 what?\n\ninfo depth x score\nbestmoves 7g7f\noption name\nid\n\n")
        if "huge_line" in self.behaviours:
            sys.stdout.buffer.write(b"x" * 3_000_000 + b"\n")
        if "split_utf8" in self.behaviours:
            cut = "info string 歩".encode()
            sys.stdout.buffer.write(cut[:-2])
            sys.stdout.flush()
            time.sleep(0.1)
            sys.stdout.buffer.write(cut[-2:] + b"\n")
        sys.stdout.flush()

    def move(self) -> str:
        answers = {
            "illegal": "1e9a",
            "unreadable": "xyzzy",
            "empty_bestmove": "",
            "invisible_move": "\ufeff",
            "endless_move": "7g7f" * 5000,
            "resign": "resign",
            "win": "win",
        }
        for behaviour, text in answers.items():
            if behaviour in self.behaviours:
                return text
        return self.moves.pop(0) if self.moves else self.pawn()

    def judgement(self) -> int:
        """For the side to move: 300 if the other one was the last to make another move than the next pawn's; Black at
        the start."""
        words = self.made()
        others = [ply for ply, word in enumerate(words) if word != next_pawn(ply)]
        turn, better = len(words) % 2, 1 - others[-1] % 2 if others else 0
        return 300 if turn == better else -300

    def pawn(self, file: int = 0) -> str:
        """The next pawn of the side to move, or that of a file, one step forward."""
        return next_pawn(len(self.made()), file)

    def made(self) -> list[str]:
        """The moves that have led to the position."""
        return self.position.partition(" moves ")[2].split()


def next_pawn(ply: int, file: int = 0) -> str:
    """The pawn that is pushed after so many moves, from file 9 on."""
    file = file or 9 - ply // 2
    return f"{file}c{file}d" if ply % 2 else f"{file}g{file}f"


def main() -> None:
    """It is started a thousand times: argparse and pathlib would take half of its processor time."""
    options = {"--log": "", "--starts": "", "--moves": "", "--wait": "0"}
    words = sys.argv[1:]
    while words and words[0] in options:
        name, options[name], *words = words
    first, starts = True, options["--starts"]
    if starts:
        first = not os.path.exists(starts)
        with open(starts, "a", encoding="utf-8") as file:
            file.write(f"{os.getpid()}\n")
    wanted = {text.removesuffix("@1") for text in words if first or not text.endswith("@1")}
    unknown = wanted - BEHAVIOURS.keys()
    if unknown:
        sys.exit(f"unknown behaviours: {unknown}")
    time.sleep(float(options["--wait"]))
    moves = options["--moves"].split(",") if options["--moves"] else []
    FakeEngine(wanted, moves, options["--log"]).run()


if __name__ == "__main__":
    main()
