"""PSN, the notation of Western records and of GNU Shogi's `.gam` files, and PGN with shogi: they are only read.

    [Sente "Hanako"]
    [Gote "Taro"]
    [SFEN "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"]
    1. P7g-7f P3c-3d (00:02 / 00:00:02)  2. B8hx2b+ (2. P2g-2f P8c-8d) S3ax2b  3. B'4e  Resigns
    [ A comment. ]

Tags, comments in square or curly brackets or behind `#` and `;`, lines of play in round brackets, times in them. How
moves may be written tells `western.moves`, the words that end a game `end_words`; numbers of moves mean nothing. Tags
behind moves, or a first number behind an end, begin another game. `1-0` is a win of who moved first, whatever the
colours are called.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from shogi_desktop.game.notes import GameResult
from shogi_desktop.game.tree import Node

from ...errors import LimitMessage, MoveMessage, Named, NotationError, RecordMessage, shortened
from ...limits import LONGEST_GAME, LONGEST_VALUE, MOST_GAME_LINES, check_length
from ..headers import BLACK, WHITE
from ..kifu.lines import parse_clock, parse_times
from ..reading import MOST_PROBLEMS, Reading, Replay, Steps, finish
from .usi_games import is_end
from .western.moves import is_chess_like, parse_move
from .western.start import START_TAGS, UNFINISHED, game_of_tags, is_score, is_sentence, result_of_text
from .western.words import TAG, Word, WordSort, comment_of, words_of

_HEADERS: Final = {
    "Sente": BLACK, "Gote": WHITE, "Event": "event", "Date": "started", "Venue": "place", "Site": "place"
}  # fmt: skip
_COLOURS: Final = {"Black": BLACK, "White": WHITE}
_LATE_TAGS: Final = ("Result", "Termination")
"""Some programs write these behind the moves."""
_UNKNOWN: Final = re.compile(r"[?.*/-]*")
_SPENT: Final = re.compile(r"\[%emt ([0-9:.]{1,20})\]")


class _Bracket(NamedTuple):
    """Where a line of play stood when a variation began, and whether it could not be read so far."""

    node: Node
    broken: bool


@dataclass
class _Game:
    """A game that is being read. `tags` have their places; `before` and `after` are words around the moves, `said` the
    words that tell the end, `comment` the last comment; a `refused` game is passed over."""

    tags: dict[str, str] = field(default_factory=dict)
    places: dict[str, tuple[int, int]] = field(default_factory=dict)
    before: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)
    said: list[Word] = field(default_factory=list)
    brackets: list[_Bracket] = field(default_factory=list)
    replay: Replay | None = None
    refused: bool = False
    comment: str = ""
    chess_like: bool = False
    white_first: bool = False
    spent_ms: int | None = None

    @property
    def begun(self) -> bool:
        """Whether tags that follow are another game's."""
        return self.refused or bool(self.said) or self.replay is not None

    @property
    def ended(self) -> bool:
        """Whether the end has been told, and no variation is open."""
        return bool(self.said) and not self.brackets

    def put_around(self, text: str) -> None:
        """A comment where no move has been made."""
        self.before += [text] if text else []


class GameReader:
    """Takes one word after the other; what is wrong is reported."""

    def __init__(self, reading: Reading, text: str) -> None:
        self._reading = reading
        self._text = text
        self._game = _Game()
        # A place in the text, and the number of its line: words come in their order.
        self._counted = 0, 1

    def read(self, word: Word) -> None:
        game = self._game
        try:
            if word.sort is WordSort.TAG:
                self._take_tag(word)
            elif game.refused or word.sort is WordSort.NOTHING:
                return
            elif word.sort is WordSort.NUMBER:
                if game.ended and int("0" + word.text.rstrip(".")) == 1:
                    self.close()
            elif word.sort is WordSort.COMMENT:
                self._take_comment(word)
            elif word.sort is WordSort.TIME:
                self._take_time(word)
            elif word.sort is WordSort.WORD:
                self._take_word(word)
            else:
                self._take_bracket(word)
        except NotationError as error:
            self._refuse(error.at(*self._place(word.at)))

    def close(self) -> None:
        """A game ends here."""
        game, self._game = self._game, _Game()
        if game.refused or not (game.tags or game.replay):
            return
        replay = game.replay or self._begin(game, "")
        if replay is None:
            return
        if game.brackets:
            self._report(NotationError(MoveMessage.OPEN_BRACKET, "("), len(self._text))
            replay.broken = game.brackets[0].broken
        for node in replay.game.root.walk():
            node.chosen = node.children[0] if node.children else None
        broken, main = replay.broken, replay.game.main_line()
        replay.go_to(main[-1] if main else replay.game.root)
        if game.after:
            replay.comment(" ".join(game.after)[:LONGEST_VALUE])
        self._finish(game, replay, broken)
        if main or game.tags or replay.game.result:
            self._reading.add(replay.finished())

    def _place(self, at: int) -> tuple[int, int]:
        start, line = self._counted if at >= self._counted[0] else (0, 1)
        self._counted = at, line + self._text.count("\n", start, at)
        return self._counted[1], at - self._text.rfind("\n", 0, at)

    def _report(self, problem: NotationError, at: int) -> None:
        self._reading.report(problem.at(*self._place(at)))

    def _refuse(self, problem: NotationError) -> None:
        """Where this stands no move can be."""
        if self._game.replay is None:
            self._reading.report(problem)
        else:
            self._game.replay.refuse(problem)

    # What stands around the moves

    def _take_tag(self, word: Word) -> None:
        found = TAG.fullmatch(word.text)
        assert found is not None
        if self._game.begun and (found[1] not in _LATE_TAGS or found[1] in self._game.tags):
            self.close()
        self._game.tags.setdefault(found[1], found[2].strip())
        self._game.places.setdefault(found[1], self._place(word.at + found.start(2)))

    def _take_comment(self, word: Word) -> None:
        game = self._game
        spent = _SPENT.search(word.text)
        text = word.text.replace(spent.group(), "") if spent else word.text
        said = comment_of(text[: 2 * LONGEST_VALUE])[:LONGEST_VALUE]
        if game.replay is None:
            game.put_around(said)
            return
        cursor = game.replay.game.cursor
        if spent and cursor.parent and not game.replay.broken:
            cursor.spent_ms = parse_clock(spent[1])
        if said:
            game.comment = said
            game.replay.comment(said)

    def _take_time(self, word: Word) -> None:
        game, times = self._game, parse_times(word.text)
        if game.replay is None or times is None:
            return
        cursor = game.replay.game.cursor
        if game.ended:
            game.spent_ms = times.spent
        elif cursor.parent and not game.replay.broken:
            cursor.spent_ms = times.spent

    def _take_bracket(self, word: Word) -> None:
        """A variation, in the place of the last move; all other brackets are passed over."""
        game, replay = self._game, self._game.replay
        cursor = replay.game.cursor if replay else None
        if word.sort is WordSort.OPEN and replay and cursor and (cursor.parent or replay.broken):
            game.brackets.append(_Bracket(cursor, replay.broken))
            if cursor.parent and not replay.broken:
                replay.go_to(cursor.parent)
        elif word.sort is WordSort.CLOSE and replay and game.brackets:
            bracket = game.brackets.pop()
            replay.go_to(bracket.node)
            replay.broken = bracket.broken
        else:
            self._report(NotationError(MoveMessage.SAYS_NOTHING(text=shortened(word.text)), word.text), word.at)

    # The moves and the end

    def _take_word(self, word: Word) -> None:
        """A move or an end; other words are a comment behind the end, and wrong elsewhere."""
        game, text = self._game, word.text
        end = is_score(text) or is_sentence(text) or is_end(text)
        if game.ended and not end:
            game.after.append(text)
            return
        replay = game.replay or self._begin(game, text)
        if replay is None:
            return
        if end and not game.brackets:
            game.said.append(word)
        elif end:
            if not replay.broken and text != UNFINISHED:
                replay.game.cursor.ending = self._meant(text, game, replay)
        elif not replay.broken:
            checks = any("pychess" in value.lower() for value in game.tags.values())
            move = parse_move(text, replay.game.position, game.chess_like, checks)
            replay.play(move, text, *self._place(word.at))

    def _begin(self, game: _Game, first: str) -> Replay | None:
        """The head is complete; `first` is the first word behind it. None where the variant is not known."""
        array = "[" in game.tags.get("FEN", "")
        game.chess_like = array or "Variant" in game.tags
        game.white_first = game.chess_like and (array or is_chess_like(first))
        found = Reading()
        try:
            started = game_of_tags(game.tags, found)
        except NotationError as error:
            self._reading.report(error.at(*game.places["Variant"]))
            game.refused = True
            return None
        blamed = next((game.places[name] for name in ("SFEN", "FEN", "Handicap") if name in game.places), (1, 1))
        for problem in found.problems:
            self._reading.report(problem.at(*blamed))
        for name, value in game.tags.items():
            if name not in START_TAGS and not _UNKNOWN.fullmatch(value):
                started.headers.setdefault(_header(name, game.white_first), value)
        game.replay = Replay(started, self._reading)
        for text in game.before:
            game.replay.comment(text)
        return game.replay

    def _finish(self, game: _Game, replay: Replay, broken: bool) -> None:
        """The result that words and tags tell; of one that depends on whose move it is nothing is known where the
        moves could not be read."""
        result: GameResult | None = None
        said = [(word.text, self._place(word.at)) for word in game.said]
        if "Result" in game.tags:
            said.append((game.tags["Result"], game.places["Result"]))
        for text, place in said:
            meant = None if broken and is_end(text) else self._meant(text, game, replay)
            if result is not None and meant is not None and meant.winner != result.winner:
                self._reading.report(NotationError(MoveMessage.OTHER_RESULT(text=shortened(text)), text).at(*place))
            result = result or meant
        if result is not None:
            replay.game.finish(replace(result, spent_ms=game.spent_ms))

    def _meant(self, text: str, game: _Game, replay: Replay) -> GameResult | None:
        told = f"{game.tags.get('Termination', '')} {game.comment}"
        return result_of_text(text, replay.game.position, game.white_first, told)


def _header(name: str, white_first: bool) -> str:
    """What a tag is called here: chess programs call who moves first White."""
    if name in _COLOURS and white_first:
        return WHITE if name == "Black" else BLACK
    return _COLOURS.get(name) or _HEADERS.get(name, name)


STEP_WORDS: Final = 50


def parse_psn(text: str) -> Reading:
    """The games of a text, and what is wrong with it."""
    return finish(psn_steps(text))


def psn_steps(text: str) -> Steps[Reading]:
    """`parse_psn` in steps."""
    reading = Reading()
    reader = GameReader(reading, text)
    try:
        check_length(text, LONGEST_GAME, Named.RECORD)
        for number, word in enumerate(words_of(text)):
            if number % STEP_WORDS == 0:
                yield word.at / len(text)
            if reading.told >= MOST_PROBLEMS:
                break
            if number >= MOST_GAME_LINES:
                reading.report(NotationError(LimitMessage.WORDS(most=MOST_GAME_LINES), word.text))
                break
            reader.read(word)
        reader.close()
    except NotationError as error:
        reading.report(error)
    if not reading.games and not reading.problems:
        reading.report(NotationError(RecordMessage.NO_GAME))
    return reading
