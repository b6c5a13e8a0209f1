"""The moves of a KIF record, one to a line: `  10 同　銀(31)   ( 0:02/00:00:08)+`."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from shogi_desktop.game.notes import Reason
from shogi_desktop.rules.board.moves import to_square, walking_move
from shogi_desktop.rules.board.pieces import Side

from ...errors import MoveMessage, NotationError, RecordMessage, shortened
from ...moves.usi import canonical_move
from .body import Body, sort_of
from .ends import end_of_word, is_end, may_be_end
from .finding import find_move, misnamed
from .growth import Growth
from .lines import KifuLine, LineSort, parse_times
from .written_move import BLANKS, NO_SQUARE, SAME, WrittenMove, number, take_apart

_PLAY: Final = re.compile(
    rf"[{BLANKS}]*+(?P<ply>[0-9０-９]{{1,9}}+)(?P<gap>[{BLANKS}]*+(?:手目?+(?:[一二三]歩目)?)?[.．、]?+[{BLANKS}]*+)"
    # No numbers alone: those of the files above a diagram.
    rf"(?![手目0-9０-９{BLANKS}]*+$)"
)
_LOOKS_PLAYED: Final = re.compile("[▲△☗☖▼▽]|[同仝]|[1-9１-９][0-9０-９]?[一二三四五六七八九十1-9１-９]")
_WORD: Final = re.compile(rf"[^{BLANKS}（(]{{1,64}}+")
_TAIL: Final = re.compile(
    rf"[{BLANKS}]*+(?P<times>[（(][^（）()]{{0,64}}+[）)])?"
    rf"(?:[{BLANKS}]*+\([0-9 :/.]{{3,64}}+\))?"  # IS-SHOGI writes the other side's time behind that of the move
    rf"[{BLANKS}]*+\+?+[{BLANKS}]*+(?P<rest>.*+)"
)


def kif_sort(text: str) -> LineSort:
    """What a line is."""
    return sort_of(text, _play_sort)


def _play_sort(text: str) -> LineSort | None:
    play = _play_of(text)
    if play is None:
        return None
    word = _WORD.match(text, play.end())
    if word and is_end(word.group()):
        return LineSort.END
    return LineSort.FIRST if number(play["ply"]) == 1 else LineSort.PLAY


def _play_of(text: str) -> re.Match[str] | None:
    """The number that a line with a move begins with; None for other lines."""
    play = _PLAY.match(text)
    return play if play and play["gap"] else None


class KifBody(Body):
    """A line has one move, or one step of it, behind its number.

    Where pieces make moves of three steps a second one is held until the next line tells whether it was the last.
    """

    def __init__(self, growth: Growth) -> None:
        super().__init__(growth)
        self._walks = any(kind.movement.walks or kind.movement.lion_steps > 2 for kind in self.variant.every_kind)
        self._steps: list[WrittenMove] = []
        self._held: tuple[WrittenMove, KifuLine, int] | None = None
        self._last_line = ""
        self._begun = False

    def branch(self, ply: int, line: KifuLine) -> None:
        self._last_line, self._steps = "", []
        super().branch(ply, line)

    def read(self, line: KifuLine) -> None:
        if self._held:
            play = _play_of(line.text)
            if play and "三歩目" in play["gap"]:
                self._steps.append(self._held[0])
                self._held = None
            else:
                self._release()
        super().read(line)

    def finish(self) -> None:
        self._release()
        super().finish()

    def _release(self) -> None:
        if self._held:
            held, self._held = self._held, None
            self._move(*held)

    def read_moves(self, line: KifuLine) -> bool:
        play = _play_of(line.text)
        if play and not self.too_long(line):
            at = play.end()
            written = take_apart(line.text, at, self.variant)
            if written is None:
                self._end(play, line)
            elif self._in_order(number(play["ply"]), line):
                if "一歩目" in play["gap"]:
                    self._steps = [written]
                elif "二歩目" in play["gap"] and self._walks:
                    self._held = (written, line, at)
                else:
                    self._move(written, line, at)
        return play is not None

    def _in_order(self, ply: int, line: KifuLine) -> bool:
        """Whether a move of this number goes on here; anything else is reported."""
        growth = self.growth
        if growth.broken:
            return False
        if not self._begun:
            self._begun, self.before = True, ply - 1
            if ply not in (1, growth.game.position.move_number):
                growth.reading.report(line.error(RecordMessage.FIRST_NUMBER(number=ply)))
        expected = growth.game.cursor.ply + 1 + self.before
        if ply == expected - 1 and line.text == self._last_line:
            growth.reading.report(line.error(RecordMessage.LINE_TWICE))
            return False
        if ply > expected:
            growth.refuse(line.error(RecordMessage.MOVE_MISSING(number=expected)))
        elif ply < expected:
            growth.reading.report(line.error(RecordMessage.VARIATION_UNANNOUNCED))
            self.branch(ply, line)
        return not growth.broken

    def _move(self, written: WrittenMove, line: KifuLine, at: int) -> None:
        growth, position = self.growth, self.growth.game.position
        tail = _TAIL.match(line.text, written.end)
        times, rest = (tail["times"], tail["rest"]) if tail else (None, "")
        try:
            move = self._meant(written)
        except NotationError as error:
            growth.refuse(line.moved(error, at))
            return
        wrong = misnamed(written, position, move)
        growth.move(move, written.text, line, at + 1, parse_times(times) if times else None)
        if wrong and not growth.broken:
            growth.reading.report(line.error(wrong, at + 1))
        if rest.startswith(("*", "＊")):
            growth.comment(rest[1:])
        elif rest:
            growth.reading.report(
                line.error(RecordMessage.NOT_UNDERSTOOD(text=shortened(rest)), len(line.text) - len(rest) + 1)
            )
        self._last_line = line.text

    def _meant(self, written: WrittenMove) -> int:
        cursor, position = self.growth.game.cursor, self.growth.game.position
        steps, self._steps = self._steps, []
        previous = int(to_square(cursor.move)) if cursor.parent else NO_SQUARE
        if not steps:
            return find_move(written, position, previous)
        squares = [steps[0].origin]
        for step in (*steps, written):
            previous = previous if step.squares[0] == SAME else step.squares[0]
            squares.append(previous)
        if NO_SQUARE in squares:
            raise NotationError(MoveMessage.NO_SECOND_STEP(text=shortened(written.text)), written.text)
        return canonical_move(int(walking_move(squares, written.decision == "成")), position)

    def _end(self, play: re.Match[str], line: KifuLine) -> None:
        """A word in place of a move."""
        growth, at = self.growth, play.end()
        word = _WORD.match(line.text, at)
        said = word.group().rstrip("+") if word else ""
        if not may_be_end(said) or (not is_end(said) and _LOOKS_PLAYED.match(line.text, at)):
            if not growth.broken:
                growth.refuse(line.error(MoveMessage.NOT_A_MOVE(text=shortened(said)), at + 1))
            return
        tail = _TAIL.match(line.text, word.end() if word else at)
        end = end_of_word(said, self._mover(number(play["ply"])))
        detail = growth.game.cursor.illegal if end.reason is Reason.ILLEGAL_MOVE else end.detail
        times = parse_times(tail["times"]) if tail and tail["times"] else None
        growth.end(replace(end, detail=detail, spent_ms=times.spent_after(growth.spent) if times else None))

    def _mover(self, ply: int) -> Side:
        """Who would have made the move of this number; moves above it may not have been read."""
        game = self.growth.game
        if not self.growth.broken:
            return self.growth.mover
        return game.first_turn if (ply - self.before) % 2 else game.first_turn.other
