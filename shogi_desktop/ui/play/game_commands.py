"""What each action does: asks where something has to be asked, then tells the session."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog

from shogi_desktop.game.notes import GameResult
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Side, load_variant
from shogi_desktop.session.play.choice import SIDES, GameChoice, setup_of, to_json
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.session.play.setup import GameSetup, start_of
from shogi_desktop.session.variants import begun, named

from ..desk import Desk
from ..widgets.messages import confirm, inform
from ..words.texts import declaration_reasons, side_name
from .guide import TeachingGuide


class GameCommands(QObject):
    """What the actions of a game do, where there is more to it than to tell the session.

    Signals:
        begun(bool): a new game stands on the board; whether it is the first one of its kind.
    """

    begun = Signal(bool)

    def __init__(self, desk: Desk, guide: TeachingGuide) -> None:
        super().__init__(desk)
        self._guide = guide
        self._desk, self._store, self._offer, self._window = desk, desk.store, desk.offer, desk.window
        self._session = desk.session
        self._session.turn.game_ended.connect(self._note_end)

    # Beginning

    def new_game(self) -> None:
        self._ask_and_start(self._offer.choice())

    def play_friend(self, choice: GameChoice) -> None:
        """Asks for a game against a friend, with the rules last chosen for it; the level of the computer and the times
        last chosen are not forgotten for it."""
        self._ask_and_start(self._with_last(replace(choice, level=self._offer.choice().level)))

    def _ask_and_start(self, proposed: GameChoice) -> None:
        choice = self._ask_game(proposed)
        if choice is not None:
            self.start(choice)

    def _ask_game(self, choice: GameChoice, sfen: str = "") -> GameChoice | None:
        """Asks for a game (from a position) and remembers the answers; None where it is cancelled."""
        from .new_game import GameProposal, NewGameDialog

        settings = self._store.current
        note = ""
        if self._session.record.state is SessionState.PLAYING and self._session.record.unsaved:
            note = self.tr("Your game is not over. You will find it again under “Earlier games”.")
        names = settings.player_name, settings.friend_name
        proposal = GameProposal(choice, names, note, sfen, self._desk.engines().all())
        dialog = NewGameDialog(proposal, self._offer, self._desk.make_board, self._window)
        chosen = dialog.choice() if dialog.exec() == QDialog.DialogCode.Accepted else None
        if chosen is not None:
            self._store.update(
                last_game=to_json(chosen),
                player_name=dialog.player_name(),
                friend_name=dialog.friend_name(),
            )
        dialog.deleteLater()
        return chosen

    def start_choice(self, choice: GameChoice) -> None:
        """Begins a game chosen without the dialog, with the rules last chosen for it, and remembers it. Who is taught
        or guided is so in it too.

        The times last chosen are not forgotten for it.
        """
        chosen = self._with_last(choice)
        self._store.update(last_game=to_json(chosen))
        self.start(chosen)

    def _with_last(self, choice: GameChoice) -> GameChoice:
        last = self._offer.choice().of_variant(choice.variant)
        taught, guided = choice.teaching or last.teaching, choice.guided or last.guided
        chosen = replace(choice, options=last.options, others=last.others, teaching=taught, guided=guided)
        return replace(chosen, first=last.first, second=last.second, unequal=last.unequal)

    def start(self, choice: GameChoice, sfen: str = "") -> bool:
        """Begins a game as chosen, keeping the one on the table; False where that one cannot be kept."""
        setup = self._setup(choice, sfen)
        if not self._desk.keep_game():
            return False
        first = choice.variant not in self._store.current.games_played.split()
        self._session.new_game(setup)
        self._note(choice.variant)
        if choice.computer and choice.level > 1 and choice.variant == GameChoice.variant:
            self._need_no_guide()
        self.begun.emit(first)
        return True

    def _note(self, variant: str) -> None:
        """This game was played last from now on."""
        self._store.alter(games_played=partial(begun, name=variant))

    def _note_end(self, result: GameResult) -> None:
        """Who has ended a game of shogi without a guide is no newcomer any more."""
        setup = self._session.record.setup
        alone = setup.human_side() is not None and not setup.guided
        if alone and result.winner is not None and setup.variant == GameChoice.variant:
            self._need_no_guide()

    def _need_no_guide(self) -> None:
        self._store.alter(guides_offered=partial(named, name=GameChoice.variant))

    def _setup(self, choice: GameChoice, sfen: str) -> GameSetup:
        settings = self._store.current
        return setup_of(choice, settings.player_name, settings.friend_name, _coin, sfen)

    def rematch(self) -> None:
        if self._desk.keep_game():
            self._session.rematch(swapped=self._session.record.setup.even and not self._session.record.opening)

    def rematch_at(self, level: int) -> None:
        """The same game again against the computer at another level, which is offered from now on."""
        setup = self._session.record.setup
        setup = setup.for_rematch() if setup.even else setup
        black, white = (replace(setup.player(side), level=level) for side in Side)
        if self._desk.keep_game():
            self._offer.remember(setup.variant, level)
            self._session.new_game(replace(setup, black=black, white=white))

    # During the game

    def hint(self) -> None:
        self._guide.tell(self.tr("Looking for a good move…"))
        self._session.advice.hint()

    def ask_threat(self) -> None:
        self._guide.tell(self.tr("Looking for what is threatened…"))
        self._session.advice.ask_threat()

    def resign(self) -> None:
        question = self.tr("Resign this game?")
        if self._session.record.setup.human_side() is None:
            side = self._session.record.side_to_move()
            question = self.tr("{side} resigns?").format(side=side_name(side))
        agreed = confirm(self._window, question, self.tr("Resign"), self.tr("Play on"))
        if agreed and self._session.record.state is SessionState.PLAYING:
            self._session.turn.resign()

    def declare(self) -> None:
        declaration = self._session.turn.declare()
        if not declaration.allowed and self._session.record.state is SessionState.PLAYING:
            inform(self._window, self.tr("The declaration does not hold yet:"), declaration_reasons(declaration))

    def can_play_here(self) -> bool:
        return self._session.record.can_edit() and self._session.record.can_play_here()

    def play_from_here(self) -> None:
        """Asks how to play on from the position on the board, by default with the person at the move.

        The rules are those last chosen for the game, but where those of the position are not as usual.

        Who thinks better of it where there is nothing else to do is offered it again.
        """
        game = self._session.record.game
        variant = game.variant
        unusual = {o.key: variant.chosen[o.key] for o in variant.options if variant.chosen[o.key] != o.default}
        choice = self._offer.choice().of_variant(variant.name)
        choice = replace(choice, side=SIDES[game.position.turn], options={**choice.options, **unusual})
        chosen = self._ask_game(choice, format_sfen(game.position))
        if chosen is not None:
            self._play_on(chosen, game)
        elif game.is_bare():
            self._desk.position_opened.emit()

    def try_again(self) -> None:
        """From the position that is shown, against the same opponent as before, with the person at the move."""
        record = self._session.record
        game, setup = record.game, record.setup
        choice = self._offer.choice().of_variant(game.variant.name)
        turn = Side(game.position.turn)
        opponent = setup.player(turn.other)
        choice = replace(
            choice,
            computer=not opponent.human,
            engine=opponent.engine or "",
            level=opponent.level,
            watching=False,
            side=SIDES[turn],
            options=dict(setup.options),
            teaching=setup.teaching,
            guided=setup.guided,
        )
        self._play_on(choice, game)

    def _play_on(self, choice: GameChoice, game: Game) -> None:
        """Begins a game with the moves that lead to the cursor, which may count: positions that come again, a lion
        just taken. From the bare position where its rules, changed since, do not allow them."""
        bare = self._setup(choice, format_sfen(game.position))
        setup = replace(bare, sfen=start_of(game), handicap=game.handicap)
        moves = [node.move for node in game.cursor.path()]
        if not self._desk.keep_game():
            return
        try:
            self._session.new_game(setup, moves)
        except ValueError:
            self._session.new_game(bare)
        self._note(choice.variant)

    def start_position(self, variant: str, sfen: str, options: Mapping[str, str]) -> bool:
        """Asks how to play from a sound position under these rules, by default with the person at the move: it is
        there to be tried. False where no game has begun."""
        turn = parse_sfen(sfen, load_variant(variant, options)).turn
        choice = replace(self._offer.choice().of_variant(variant), options=dict(options), watching=False)
        chosen = self._ask_game(replace(choice, side=SIDES[turn]), sfen)
        return chosen is not None and self.start(chosen, sfen)


def _coin() -> bool:
    return random.random() < 0.5
