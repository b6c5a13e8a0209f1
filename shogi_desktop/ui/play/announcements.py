"""What the banner says: a welcome, a game to go on with, the end of a game, a draw offer, a failure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from shogi_desktop import program_files
from shogi_desktop.excerpt import excerpt
from shogi_desktop.game.notes import GameResult
from shogi_desktop.rules import Side, load_variant
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.session.progress.recorder import Recorder

from ..desk import Desk
from ..subjects import Mates, PieceOf, WorstMoments
from ..table.banner import BannerButton, BannerOffer, BannerText
from ..widgets.plain import NAME
from ..words.i18n import counted, has_lessons, variant_text
from ..words.texts import (
    SIDE_MARKS,
    level_name,
    player_name,
    result_reason,
    result_title,
    side_name,
    time_control_text,
)
from .game_commands import GameCommands

if TYPE_CHECKING:  # loaded when they are first asked for, so that the program starts fast
    from shogi_desktop.session.progress.next_step import NextStep, Offers
    from shogi_desktop.session.progress.played import PlayedGame


class AfterGame(QObject):
    """Counts games that have ended; knows the last one as long as it is on the board."""

    def __init__(self, desk: Desk, commands: GameCommands) -> None:
        super().__init__(desk)
        self._desk, self._commands = desk, commands
        self._session = desk.session
        self._recorder = Recorder(desk.session, desk.history, self)
        self._step: NextStep | None = None
        self._seen: PlayedGame | None = None  # the game that `_step` belongs to

    def told(self) -> str:
        """What the game on the board, which has ended, has done to the rating; "" for one that was not against the
        computer, and for a teaching game, in which nobody thinks of ratings."""
        from shogi_desktop.session.progress.played import PERSON
        from shogi_desktop.session.progress.rating import course_of

        from ..words.progress_words import not_rated_text, rating_change_text

        played = self._recorder.last
        if played is None or played.opponent == PERSON or self._session.record.setup.teaching:
            return ""
        history = self._desk.history()
        course = course_of(history.games(played.variant), history.kept.engines)
        point = course.point_of(played)
        if point is None:
            return not_rated_text(played)
        return rating_change_text(point.before if len(course.points) > 1 else None, point.after)

    def offer(self) -> BannerOffer | None:
        """What may come next, where something fits and the person wants to hear of it."""
        from ..words.progress_words import offer_button, offer_text

        played = self._recorder.last
        if played is None or not self._desk.store.current.offer_next:
            return None
        if played is not self._seen:
            self._seen, self._step = played, self._found(played)
        if self._step is None:
            return None
        text = offer_text(self._step, played, self._session.record.game.variant)
        return BannerOffer(text, BannerButton(offer_button(self._step), self._take))

    def _found(self, played: PlayedGame) -> NextStep | None:
        from shogi_desktop.session.progress.next_step import next_step

        earlier = self._desk.history().games(played.variant)
        return next_step(played, earlier, self._session.record.game, _offers(played.variant))

    def _take(self) -> None:
        from shogi_desktop.session.progress.next_step import StepKind

        step, name = self._step, self._session.record.game.variant.name
        if step is None:
            return
        if step.step in (StepKind.LEVEL_UP, StepKind.LEVEL_DOWN):
            self._commands.rematch_at(step.level)
        elif step.step is StepKind.MATES:
            self._desk.open("problems", Mates(name, step.plies))
        else:
            self._desk.open("lessons", PieceOf(name, step.kind))


def _offers(variant: str) -> Offers:
    """What the program has for a game."""
    from shogi_desktop.session.progress.next_step import Offers

    def mates() -> set[int]:
        from shogi_desktop.session.problems.own_sets import Library

        library = Library()
        there = library.path_of(variant).is_file()
        return {problem.plies for problem in library.read(variant).problems} if there else set()

    def teaches(kind: int) -> bool:
        from shogi_desktop.session.lessons.course import read_course

        file = program_files.resources() / "lessons" / f"{variant}.toml"
        return has_lessons(variant) and read_course(file).about(kind) is not None

    return Offers(mates, teaches)


class Announcements(QObject):
    """Follows the session and speaks through the banner; each text offers the next steps."""

    def __init__(self, desk: Desk, commands: GameCommands, after_game: AfterGame) -> None:
        super().__init__(desk)
        self._desk, self._commands, self._after_game = desk, commands, after_game
        self._session, self._banner = desk.session, desk.table.banner
        session, banner = self._session, self._banner
        self._offering = Side.BLACK
        self._ready = GameChoice()
        self._told_paused = False  # what was last said of two computers
        session.record.game_started.connect(banner.clear)
        session.turn.game_ended.connect(self._tell_end)
        session.turn.draw_offered.connect(self._tell_offer)
        session.turn.turn_changed.connect(self._follow_turn)
        session.record.tree_changed.connect(self._drop_offer)
        session.record.position_changed.connect(self._follow_position)
        desk.position_opened.connect(self._tell_position)

    # At the start of the program

    def greet(self) -> None:
        """A fresh game as it was chosen last; one with clocks does not begin before the person says so."""
        self._ready = self._desk.offer.choice()
        if self._ready.timed():
            self._banner.say(self._ready_to_start)
        else:
            self._commands.start(self._ready)

    def offer_unfinished(self) -> None:
        """The game shown was broken off by a crash or by closing the window."""
        self._banner.say(self._unfinished)

    def _unfinished(self) -> BannerText:
        moves = len(self._session.record.game.main_line())
        return BannerText(
            self.tr("Go on with your last game?"),
            counted(self.tr("It was left after {n} move.|It was left after {n} moves."), moves),
            [
                BannerButton(self.tr("Continue"), self._session.resume, primary=True),
                BannerButton(self.tr("New game…"), self._commands.new_game),
            ],
        )

    def _ready_to_start(self) -> BannerText:
        choice = self._ready
        against = self.tr("Against the computer, {rank}").format(rank=level_name(choice.level))
        if choice.engine:
            against = self.tr("Against {name}").format(name=excerpt(choice.engine, NAME))
        if not choice.computer:
            against = self.tr("Against a friend")
        if choice.watching:
            against = self.tr("Two computers play each other")
        first, second = (time_control_text(control) for control in choice.times())
        times = first if first == second else f"{side_name(Side.BLACK)} {first}, {side_name(Side.WHITE)} {second}"
        return BannerText(
            self.tr("Ready for a game?"),
            f"{variant_text(load_variant(choice.variant).title)} · {against}, {times}",
            [
                BannerButton(self.tr("Start"), self._start_ready, primary=True),
                BannerButton(self.tr("New game…"), self._commands.new_game),
            ],
        )

    def _start_ready(self) -> None:
        self._commands.start(self._ready)

    def _tell_position(self) -> None:
        self._banner.say(self._position)

    def _follow_position(self) -> None:
        """Moves may be tried from a position for review: it is then another one."""
        if self._banner.says(self._position):
            self._banner.retranslate()

    def _position(self) -> BannerText:
        game = self._session.record.game
        return BannerText(
            self.tr("A position for review"),
            self.tr("{game}, {side} to move").format(
                game=variant_text(game.variant.title), side=side_name(game.position.turn)
            ),
            [BannerButton(self.tr("Play from here…"), self._commands.play_from_here, primary=True)],
        )

    # During a game

    def _tell_end(self, result: GameResult) -> None:
        self._banner.say(self._end)

    def _end(self) -> BannerText:
        result = self._session.record.game.result
        assert result is not None
        title = self._end_title(result)
        count = len(self._session.record.game.main_line())
        moves = counted(self.tr("{n} move|{n} moves"), count)
        reason = result_reason(result)
        told = self._after_game.told()
        return BannerText(
            title,
            f"{reason} · {moves}" + (f"\n{told}" if told else ""),
            [
                *self._next_steps(result, count),
                BannerButton(self.tr("Review"), self._session.review.open),
                BannerButton(self.tr("New game…"), self._commands.new_game),
            ],
            offer=self._after_game.offer(),
        )

    def _next_steps(self, result: GameResult, moves: int) -> list[BannerButton]:
        """Another game, and what cost most, for who has played, or of both where people played both sides; who was
        taught and lost learns from that first."""
        setup = self._session.record.setup
        people = setup.human_sides()
        lost = len(people) == 1 and result.winner is people[0].other
        asking, taught = bool(people and moves), setup.teaching and lost
        rematch = BannerButton(self.tr("Rematch"), self._commands.rematch, primary=not (asking and taught))
        if not asking:
            return [rematch]
        text = self.tr("Why did I lose?") if lost else self.tr("Worst moments")
        why = BannerButton(text, self._show_why, primary=taught)
        return [why, rematch] if taught else [rematch, why]

    def _show_why(self) -> None:
        self._desk.open("analysis", WorstMoments())

    def _end_title(self, result: GameResult) -> str:
        """Who has won, by name: a person alone at the board who has none is told so."""
        setup, winner = self._session.record.setup, result.winner
        if winner is None:
            return result_title(result)
        if winner == self._session.record.setup.human_side() and not setup.player(winner).name:
            return self.tr("You win!")
        return result_title(result, player_name(setup, winner))

    def _tell_offer(self, side: Side) -> None:
        self._offering = side
        self._banner.say(self._offer)

    def _offer(self) -> BannerText:
        return BannerText(
            self.tr("{side} offers a draw").format(side=f"{SIDE_MARKS[self._offering]} {side_name(self._offering)}"),
            "",
            [
                BannerButton(self.tr("Accept"), self._accept, primary=True),
                BannerButton(self.tr("Decline"), self._decline),
            ],
            closable=False,
        )

    def _accept(self) -> None:
        self._session.turn.answer_draw(True)

    def _decline(self) -> None:
        self._session.turn.answer_draw(False)

    def _follow_turn(self) -> None:
        """A game that goes on (after a take-back, with the computer back) makes old news of its end or failure."""
        if self._session.record.state is not SessionState.PLAYING:
            if self._banner.says(self._computers):
                self._banner.clear()
            return
        if self._session.turn.suspended:
            self._banner.say(self._stopped)
        elif self._session.turn.can_adjourn():
            self._show_computers()
        elif any(self._banner.says(old) for old in (self._end, self._stopped, self._unfinished, self._computers)):
            self._banner.clear()

    def _drop_offer(self) -> None:
        """A move instead of an answer declines."""
        if self._banner.says(self._offer):
            self._banner.clear()
            self._decline()

    def _stopped(self) -> BannerText:
        return BannerText(
            self.tr("The computer player has stopped"),
            self.tr("It failed twice. The game is safe."),
            [
                BannerButton(self.tr("Try again"), self._session.resume, primary=True),
                BannerButton(self.tr("Play both sides"), self._session.take_over),
            ],
        )

    def _show_computers(self) -> None:
        """Only where it says something new: whoever is about to press a button keeps it."""
        if not self._banner.says(self._computers) or self._told_paused is not self._session.turn.paused:
            self._told_paused = self._session.turn.paused
            self._banner.say(self._computers)

    def _computers(self) -> BannerText:
        session = self._session
        steps = [BannerButton(self.tr("Pause"), session.turn.pause, primary=True)]
        if session.turn.paused:
            steps = [
                BannerButton(self.tr("Go on"), session.resume, primary=True),
                BannerButton(self.tr("One move"), session.turn.step),
            ]
        return BannerText(
            self.tr("The game is paused") if session.turn.paused else self.tr("Two computers are playing"),
            "",
            [*steps, BannerButton(self.tr("Stop the game"), session.turn.adjourn)],
            closable=False,
            aside=True,
        )
