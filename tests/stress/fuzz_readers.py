"""What each kind of text is read by: it ends in a result that survives being written, or in the documented error."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from shogi_desktop import settings
from shogi_desktop.clients.conversations.conversation import Conversation
from shogi_desktop.clients.conversations.problems import Problems
from shogi_desktop.clients.conversations.usi import Usi
from shogi_desktop.clients.conversations.xboard import Xboard
from shogi_desktop.clients.search import SearchRequest, Timeouts
from shogi_desktop.engine.usi.commands import parse_go
from shogi_desktop.engine.usi.server import Server
from shogi_desktop.files import UnusableFileError
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves import hodges, usi
from shogi_desktop.notation.positions.bod import format_bod, parse_bod
from shogi_desktop.notation.positions.position_text import parse_position
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.notation.records.detect import looks_like
from shogi_desktop.notation.records.problem_set import format_problem_set, parse_problem_set
from shogi_desktop.notation.records.shogi_file import format_game, parse_game
from shogi_desktop.notation.wire.problem_lines import (
    WORD,
    Ask,
    Question,
    format_answer,
    format_question,
    parse_answer,
    parse_question,
)
from shogi_desktop.rules import Position, Variant, VariantError, load_variant
from shogi_desktop.rules.board import tables
from shogi_desktop.rules.record.loader import read_variant
from shogi_desktop.rules.record.variant_files import BUILT_IN, merge, parse_toml, read_toml
from shogi_desktop.session.lessons.course import LessonProgress, course_of
from shogi_desktop.session.play.choice import from_json, setup_of, to_json
from shogi_desktop.session.play.setup import read_setup, write_setup
from shogi_desktop.session.problems.progress import ProblemProgress
from shogi_desktop.session.problems.shelf import Bookmarks
from tests import settings_file
from tests.problem_values import a_question
from tests.stress import fuzz_seeds as seeds
from tests.stress.mutation import damaged

SHOGI: Final = load_variant("shogi")
TENJIKU: Final = load_variant("tenjiku")
PLIES: Final = 12
"""Moves played with every variant that is accepted."""
LONGEST_ERROR: Final = 2_500


@dataclass(frozen=True)
class Reader:
    """`read` gets a text; whatever it raises is a failure. `share` of the inputs, in parts of all.

    `damage` makes an input of the seeds; `seconds` and `megabytes` are its own limits, if it has any.
    """

    name: str
    seeds: Callable[[], Sequence[str]]
    read: Callable[[str], bool]
    share: int
    damage: Callable[[Sequence[str], random.Random], str] = damaged
    seconds: float | None = None
    megabytes: float | None = None


def _same(one: object, other: object) -> None:
    if one != other:
        raise AssertionError(f"it does not survive being written: {str(one)[:300]!r} {str(other)[:300]!r}")


def _refused(error: ValueError) -> bool:
    """Says that a text was refused, by an error that can be shown."""
    if len(str(error)) > LONGEST_ERROR:
        raise AssertionError(f"an error of {len(str(error))} characters")
    if isinstance(error, NotationError) and (error.line < 1 or error.column < 1):
        raise AssertionError(f"line {error.line}, column {error.column}")
    return False


def _kept(text: str, read: Callable[[str], str], error: type[ValueError] = NotationError) -> bool:
    """Reads a text, writes it, and so once more; whether it was accepted."""
    try:
        written = read(text)
    except error as refusal:
        return _refused(refusal)
    _same(read(written), written)
    return True


def _both(read: Callable[[str, Variant], bool]) -> Callable[[str], bool]:
    return lambda text: sum([read(text, variant) for variant in (SHOGI, TENJIKU)]) > 0


def _sfen(text: str, variant: Variant) -> bool:
    return _kept(text, lambda one: format_sfen(parse_sfen(one, variant)))


def _command(text: str, variant: Variant) -> bool:
    def again(one: str) -> str:
        position = usi.parse_position_command(one, variant)
        moves = list(position.history())
        while position.ply:
            position.undo()
        return usi.format_position_command(position, moves)

    return _kept(text, again)


def _usi_move(text: str, variant: Variant) -> bool:
    accepted = _kept(text, lambda one: usi.format_move(usi.parse_move(one, variant), variant))
    for position in seeds.positions(variant.name)[:3]:
        accepted |= _kept(text, partial(_usi_again, position))
    return accepted


def _usi_again(position: Position, text: str) -> str:
    return usi.format_move(usi.parse_move(text, position), position.variant)


def _hodges_move(text: str, variant: Variant) -> bool:
    positions = seeds.positions(variant.name)[:6]
    return sum([_kept(text, partial(_hodges_again, position)) for position in positions]) > 0


def _hodges_again(position: Position, text: str) -> str:
    return hodges.format_move(position, hodges.parse_move(text, position))


def _diagram(text: str) -> bool:
    return _kept(text, lambda one: format_bod(parse_bod(one, SHOGI)))


def _game(text: str) -> bool:
    return _kept(text, lambda one: format_game(parse_game(one, "a file")))


def _autosave(text: str) -> bool:
    """A game file with the set-up in its headers, from which the game goes on."""

    def again(one: str) -> str:
        game = parse_game(one)
        setup, clock = read_setup(game)
        game.position.outcome()
        write_setup(game, setup, clock)
        _same(read_setup(game), (setup, clock))
        return format_game(game)

    return _kept(text, again)


def _set(text: str) -> bool:
    return _kept(text, lambda one: format_problem_set(parse_problem_set(one)))


def _paste(text: str) -> bool:
    """Whatever is on the clipboard."""
    kind = looks_like(text)
    accepted = kind is not None
    for read in (_game, _set, _both(_position)):
        accepted |= read(text)
    return accepted


def _position(text: str, variant: Variant) -> bool:
    return _kept(text, lambda one: format_sfen(parse_position(one, variant)))


def _variant(text: str) -> bool:
    """A file of rules; what is accepted is played."""
    try:
        values = parse_toml(text, "mine.toml")
        if values.pop("base", "shogi") == "shogi" and "files" not in values:
            values = merge(read_toml(BUILT_IN / "shogi.toml"), values)
        variant = read_variant(values, Path("mine.toml"), {})
    except VariantError as error:
        return _refused(error)
    try:
        _play(variant)
    finally:
        tables._TABLES.pop(variant, None)
    return True


def _play(variant: Variant) -> None:
    chance, position = random.Random(1), Position(variant)
    start = position.copy()
    _sfen(format_sfen(position), variant)
    for _ in range(PLIES):
        moves = position.legal_moves()
        _same(len(set(moves)), len(moves))
        if not moves or position.outcome():
            break
        position.play(chance.choice(moves))
        if variant.check == "mate":
            position.play_null()
            _same(position.in_check(), False)  # nobody leaves the own king where it can be taken
            position.undo()
    while position.ply:
        position.undo()
    _same(position.same_state(start), True)
    for handicap in variant.handicaps:
        Position.handicap(variant, handicap.key).legal_moves()


def _lesson(text: str) -> bool:
    accepted = False
    try:
        values = parse_toml(text, "mine.toml")
    except VariantError as error:
        return _refused(error)
    for variant in (SHOGI, TENJIKU):
        try:
            course_of(values, "mine.toml", variant)
            accepted = True
        except VariantError as error:
            _refused(error)
    return accepted


class EngineSide:
    """Lines for our engine, which obeys them; it is asked to think about nothing."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.server = Server(self.lines.append)

    def read(self, text: str) -> bool:
        for line in text.split("\n")[:50]:
            word = "".join(line.split(maxsplit=1)[:1])
            if word == WORD:
                _kept(line, lambda one: format_question(parse_question(one)))
            elif word == "go":
                try:
                    parse_go(line.split()[1:]).limits(0)
                except ValueError:
                    continue
            elif word not in ("isready", "quit"):
                self.lines.clear()
                self.server.interrupt(line)
                self.server.obey(line)
        return not any(line.startswith("info string error") for line in self.lines)


QUESTIONS = tuple(Question(number, ask, SHOGI) for number, ask in enumerate((Ask.CHECK, Ask.MOVES, Ask.MAKE), 1))


def _answer(question: Question, line: str) -> str:
    """The answer in a line, written again."""
    return format_answer(parse_answer(line, question), SHOGI)


class ClientSide:
    """Lines from an engine, heard by conversations in every state that they may be in."""

    def __init__(self) -> None:
        shogi = load_variant("shogi")
        self._search = SearchRequest(Position(shogi), movetime_ms=10, deadline_ms=1000)
        self._question = a_question(0, Ask.SOLVE, sfen="4k4/9/4P4/9/9/9/9/9/4K4 b G 1")

    def read(self, text: str) -> bool:
        accepted = False
        for line in text.split("\n")[:50]:
            for conversation in self._conversations():
                accepted |= bool(conversation.feed(line, 0))
            accepted |= any(_kept(line, partial(_answer, question)) for question in QUESTIONS)
            accepted |= _kept(line, lambda one: usi.format_info(usi.parse_info(one)))
            accepted |= _kept(line, lambda one: usi.format_bestmove(usi.parse_bestmove(one)))
            accepted |= _kept(line, lambda one: usi.format_option(usi.parse_option(one)))
        return accepted

    def _conversations(self) -> Iterator[Conversation[Any]]:
        """One in each state: just started, preparing, busy, and owed an answer."""
        for dialect, greeted, fenced in ((Usi, "usiok", "readyok"), (Xboard, "feature done=1", ""), (Problems, "", "")):
            for steps in range(4):
                conversation: Conversation[Any] = Conversation(dialect(), Timeouts())
                conversation.start(0)
                if steps > 0:
                    conversation.feed(greeted, 0)
                    conversation.advance(0)
                if steps > 1:
                    conversation.feed(fenced, 0)
                    number = conversation.ask(self._question if dialect is Problems else self._search, 0)
                    conversation.advance(0)
                    if steps > 2:
                        conversation.cancel(number, 0)
                yield conversation


class Kept:
    """What the program keeps for itself: a settings file and the JSON in it, the progress of problems."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def settings(self, text: str) -> bool:
        for left in self._folder.glob("settings.ini*"):
            left.unlink()
        file = self._folder / "settings.ini"
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        try:
            found = settings_file.load(file)
        except UnusableFileError as error:
            assert error.kept != file and error.kept.exists()
            error.kept.unlink()
            return False
        for text in (found.last_game, found.lessons, found.problems):
            self.json(text)
        settings_file.save(replace(found, theme="dark"), file)
        _same(settings_file.load(file), replace(found, theme="dark"))
        return found != settings.Settings()

    def json(self, text: str) -> bool:
        choice = from_json(text)
        _same(from_json(to_json(choice)), choice)
        setup_of(choice, "a", "b", bool).make_game()
        progress = LessonProgress.read(text)
        _same(LessonProgress.read(progress.written()), progress)
        bookmarks = Bookmarks.read(text)
        _same(Bookmarks.read(bookmarks.written()), bookmarks)
        return bool(progress.done or bookmarks.sets)

    def progress(self, text: str) -> bool:
        from datetime import date

        for left in self._folder.glob("problems.json*"):
            left.unlink()
        file = self._folder / "problems.json"
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        progress = ProblemProgress(file)
        spoilt = progress.spoilt is not None
        progress.day_streak(date(2026, 3, 2))
        progress.record("a key", date(2026, 3, 2), solved=True, clean=True, hinted=False, time_ms=5)
        _same(ProblemProgress(file).done("a key"), progress.done("a key"))
        return not spoilt


def readers(folder: Path) -> list[Reader]:
    """All of them, each with the state it needs; files are written in `folder`."""
    engine, client, kept = EngineSide(), ClientSide(), Kept(folder)
    return [
        Reader("sfen", seeds.sfens, _both(_sfen), 12),
        Reader("command", seeds.commands, _both(_command), 6),
        Reader("usi", lambda: seeds.moves("usi"), _both(_usi_move), 10),
        Reader("hodges", lambda: seeds.moves("hodges"), _both(_hodges_move), 10),
        Reader("bod", seeds.diagrams, _diagram, 10),
        Reader("game", seeds.game_files, _game, 10),
        Reader("autosave", seeds.game_files, _autosave, 6),
        Reader("set", lambda: [text for name in seeds.GAMES for text in seeds.problem_sets(name)], _set, 5),
        Reader(
            "paste", lambda: [*seeds.OTHERS, *seeds.sfens()[::9], *seeds.diagrams()[::9], *seeds.commands()], _paste, 6
        ),
        Reader("variant", seeds.variant_files, _variant, 4),
        Reader("lesson", seeds.lesson_files, _lesson, 3),
        Reader("client", seeds.engine_lines, client.read, 10),
        Reader("engine", seeds.commands_to_engine, engine.read, 6),
        Reader("settings", seeds.settings_files, kept.settings, 4),
        Reader("json", seeds.json_texts, kept.json, 6),
        Reader("progress", seeds.json_texts, kept.progress, 4),
    ]
