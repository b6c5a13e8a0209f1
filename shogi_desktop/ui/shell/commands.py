"""What each action does: asks where something has to be asked, then tells the session."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from shogi_desktop.files import private_folder
from shogi_desktop.game.tree import Game
from shogi_desktop.mating.problem import ProblemSet
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.notation.records.file_types import FILE_TYPES, GAME, POSITION, FileType, file_type
from shogi_desktop.notation.records.shogi_file import format_game
from shogi_desktop.notation.steps import Steps
from shogi_desktop.rules import Side, load_variant
from shogi_desktop.session.play.game_choice import SIDES, GameChoice, from_json, setup_of, to_json
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.play.setup import GameSetup, read_setup
from shogi_desktop.session.reading import ReadingGivenUp
from shogi_desktop.session.records.game_files import SUFFIX, content_steps, file_name, file_steps, keep
from shogi_desktop.session.records.recognized import RecognizedTextError
from shogi_desktop.settings import SettingsStore

from ..board import BoardView
from ..widgets.messages import SaveAnswer, ask_to_save, complain, confirm, inform
from ..widgets.reading import read_patiently
from ..words.foreign_text import words_for
from ..words.texts import declaration_reasons, player_name, side_name
from .action_table import ActionId

_A = ActionId


class Commands(QObject):
    """Handlers of the actions that concern the game, and whether each can be used now.

    Signals:
        told(str): a line for the status bar.
        hint_sought(str): the same, for the board: a hint is looked for.
        problems_wished(object, str): a ProblemSet that was opened, and its file ("" = pasted).
        position_opened(): a position without moves is on the board, and nobody plays yet.
    """

    told = Signal(str)
    hint_sought = Signal(str)
    position_opened = Signal()
    problems_wished = Signal(object, str)

    def __init__(
        self,
        session: GameSession,
        store: SettingsStore,
        games: Path,
        make_board: Callable[[], BoardView],
        window: QWidget,
    ) -> None:
        """`games` is the folder for games that are put away unsaved; `make_board` gives boards to dialogs."""
        super().__init__(window)
        self._session = session
        self._store = store
        self._games = games
        self._make_board = make_board
        self._window = window
        self.handlers: dict[ActionId, Callable[[], object]] = {
            _A.NEW: self.new_game,
            _A.REMATCH: self.rematch,
            _A.CONTINUE: session.resume,
            _A.OPEN: self.open,
            _A.EARLIER: self.open_earlier,
            _A.SAVE: self.save,
            _A.SAVE_AS: self.save_as,
            _A.SWAP_SIDES: session.swap_sides,
            _A.OFFER_DRAW: session.offer_draw,
            _A.DECLARE: self.declare,
            _A.RESIGN: self.resign,
            _A.TAKE_BACK: session.take_back,
            _A.HINT: self.hint,
            _A.MOVE_NOW: session.move_now,
            _A.COPY_POSITION: self.copy_position,
            _A.COPY_GAME: self.copy_game,
            _A.PASTE: self.paste,
            _A.FIRST: session.go_start,
            _A.BACK: session.back,
            _A.FORWARD: session.forward,
            _A.LAST: session.go_end,
        }

    def enabled(self, id_: ActionId) -> bool:
        """Whether an action makes sense now."""
        session = self._session
        if id_ in (_A.NEW, _A.OPEN, _A.EARLIER, _A.PASTE) or id_ not in self.handlers:
            return True
        if session.state is SessionState.IDLE:
            return False
        game = session.game
        checks: dict[ActionId, Callable[[], bool]] = {
            _A.REMATCH: lambda: game.result is not None,
            _A.CONTINUE: session.can_resume,
            _A.SWAP_SIDES: session.can_swap,
            _A.OFFER_DRAW: session.can_resign,
            _A.DECLARE: session.can_declare,
            _A.RESIGN: session.can_resign,
            _A.TAKE_BACK: session.can_take_back,
            _A.HINT: session.can_hint,
            _A.MOVE_NOW: session.is_thinking,
            _A.FIRST: lambda: game.cursor.parent is not None,
            _A.BACK: lambda: game.cursor.parent is not None,
            _A.FORWARD: lambda: game.cursor.next() is not None,
            _A.LAST: lambda: game.cursor.next() is not None,
        }
        return checks[id_]() if id_ in checks else True

    # Beginning

    def choice(self) -> GameChoice:
        """The game last chosen, in the dialog or on the start page; before the first one the gentlest computer."""
        found = self._store.current.last_game
        return from_json(found) if found else GameChoice(level=1)

    def remember(self, variant: str, level: int) -> None:
        """What is chosen on the start page is offered in the new-game dialog too."""
        self._store.update(last_game=to_json(replace(self.choice().of_variant(variant), level=level)))

    def new_game(self) -> None:
        self._ask_game(self.choice())

    def _ask_game(self, choice: GameChoice, sfen: str = "") -> bool:
        """Asks for a game (from a position), remembers the answers, and begins it; False where it is cancelled."""
        from ..dialogs.new_game import NewGameDialog

        settings = self._store.current
        note = ""
        if self._session.state is SessionState.PLAYING and self._session.unsaved:
            note = self.tr("A game is going on. It will be kept among the earlier games.")
        names = settings.player_name, settings.friend_name
        dialog = NewGameDialog(choice, names, note, self._make_board, self._window, sfen)
        accepted = bool(dialog.exec() == QDialog.DialogCode.Accepted)
        if accepted:
            self._store.update(
                last_game=to_json(dialog.choice()),
                player_name=dialog.player_name(),
                friend_name=dialog.friend_name() or settings.friend_name,
            )
            self.start(dialog.choice(), sfen)
        dialog.deleteLater()
        return accepted

    def start_choice(self, choice: GameChoice) -> None:
        """Begins a game chosen without the dialog, with the rules last chosen for it, and remembers it.

        The times last chosen, and with a friend the level of the computer, are not forgotten for it.
        """
        last = self.choice().of_variant(choice.variant)
        level = choice.level if choice.computer else self.choice().level
        chosen = replace(choice, level=level, options=last.options, others=last.others)
        chosen = replace(chosen, first=last.first, second=last.second, unequal=last.unequal)
        self._store.update(last_game=to_json(chosen))
        self.start(chosen)

    def start(self, choice: GameChoice, sfen: str = "") -> bool:
        """Begins a game as chosen, keeping the one on the table; False where that one cannot be kept."""
        settings = self._store.current
        setup = setup_of(choice, settings.player_name, settings.friend_name, _coin, sfen)
        if not self.keep_game():
            return False
        self._session.new_game(setup)
        return True

    def rematch(self) -> None:
        if self.keep_game():
            self._session.rematch(swapped=self._session.setup.even)

    def keep_game(self) -> bool:
        """Puts an unsaved game among the earlier games; False where that fails: it must then stay on the table.

        About a record out of a file the person is asked, since its changes belong into that file.
        """
        session = self._session
        if session.state is SessionState.IDLE or not session.unsaved:
            return True
        if self._is_changed_record():
            return self.may_leave_record()
        return self.keep_aside(session.game, session.setup)

    def may_leave_record(self) -> bool:
        """Asks whether the changes of a record out of a file shall be saved; False where it must stay on the table."""
        if not self._is_changed_record():
            return True
        name = Path(self._session.path).name
        answer = ask_to_save(self._window, self.tr("Save the changes to {name}?").format(name=name))
        if answer is SaveAnswer.SAVE:
            return self.save()
        if answer is SaveAnswer.DISCARD:
            self._session.forget_changes()
        return answer is SaveAnswer.DISCARD

    def _is_changed_record(self) -> bool:
        session = self._session
        return session.state is SessionState.REVIEW and session.unsaved and bool(session.path)

    def keep_aside(self, game: Game, setup: GameSetup | None = None) -> bool:
        """Writes a game with at least one move into the folder of earlier games; says why where that fails."""
        if not game.root.children:
            return True
        try:
            keep(game, self._games / self._file_name(setup or read_setup(game)[0]))
        except (OSError, ValueError) as error:
            complain(self._window, self.tr("The game could not be kept."), error)
            return False
        self.told.emit(self.tr("The game before is among the earlier games."))
        return True

    # Files

    def open(self) -> None:
        self._ask_file(self._store.current.last_folder)

    def open_earlier(self) -> None:
        try:
            private_folder(self._games)
        except OSError as error:
            what = self.tr("The folder of earlier games cannot be opened.")
            complain(self._window, what, error, str(self._games))
        else:
            self._ask_file(str(self._games))

    def _ask_file(self, folder: str) -> None:
        path, _ = QFileDialog.getOpenFileName(self._window, self.tr("Open game"), folder, self._filter(*FILE_TYPES))
        if path:
            self.open_file(path)

    def open_file(self, path: str) -> bool:
        """Shows what a file holds; where that fails or takes too long, the table is left as it is."""
        steps = file_steps(path, self.choice().variant)
        shown = self._read_and_show(steps, self.tr("This file could not be opened."), path)
        if shown and Path(path).parent != self._games:
            self._store.update(last_folder=str(Path(path).parent))
        return shown

    def _read_and_show(self, steps: Steps[Game | ProblemSet], failed: str, path: str = "") -> bool:
        """Reads, from a file or else the clipboard, and shows it; says why, with `failed`, where that fails."""
        try:
            content = read_patiently(self._window, steps, Path(path).name)
        except ReadingGivenUp:
            return False
        except RecognizedTextError as found:
            complain(self._window, f"{failed} {words_for(found.kind)}", found.error, path)
            return False
        except (OSError, ValueError) as error:
            complain(self._window, failed, error, path)
            return False
        if isinstance(content, ProblemSet):
            self.problems_wished.emit(content, path)
            return True
        return self.show_game(content, path)

    def show_game(self, game: Game, path: str = "") -> bool:
        """Shows a record, keeping the game on the table; False where that one cannot be kept.

        A file of positions is none to save a game in.
        """
        if not self.keep_game():
            return False
        if path and file_type(path) is not POSITION:
            self._session.show(game, path)
        else:
            self._session.load(game)
        if not (game.root.children or game.headers or game.result):
            self.position_opened.emit()
        return True

    def save(self) -> bool:
        return self._save(self._session.path) if self._session.path else self.save_as()

    def save_as(self) -> bool:
        session = self._session
        folder = Path(self._store.current.last_folder or Path.home())
        proposed = session.path or str(folder / self._file_name(session.setup))
        path, _ = QFileDialog.getSaveFileName(self._window, self.tr("Save game"), proposed, self._filter(GAME))
        if not path:
            return False
        if Path(path).suffix:
            return self._save(path)
        return self._may_replace(path + SUFFIX) and self._save(path + SUFFIX)

    def _may_replace(self, path: str) -> bool:
        """Asks about a file that the file dialog has not asked about, since its name was completed later."""
        question = self.tr("{name} already exists. Replace it?").format(name=Path(path).name)
        return not Path(path).exists() or confirm(self._window, question, self.tr("Replace"), self.tr("Cancel"))

    def _save(self, path: str) -> bool:
        try:
            self._session.save(path)
        except (OSError, ValueError) as error:
            complain(self._window, self.tr("The game could not be saved."), error, path)
            return False
        self._store.update(last_folder=str(Path(path).parent))
        self.told.emit(self.tr("Saved as {name}.").format(name=Path(path).name))
        return True

    def _file_name(self, setup: GameSetup) -> str:
        return file_name(player_name(setup, Side.BLACK), player_name(setup, Side.WHITE), datetime.now())

    def _filter(self, *kinds: FileType) -> str:
        suffixes = " *".join(kind.suffix for kind in kinds)
        return self.tr("Shogi games (*{suffix})").format(suffix=suffixes) + ";;" + self.tr("All files (*)")

    # During the game

    def hint(self) -> None:
        looking = self.tr("Looking for a good move…")
        self.told.emit(looking)
        self.hint_sought.emit(looking)
        self._session.hint()

    def resign(self) -> None:
        question = self.tr("Resign this game?")
        if self._session.human_side() is None:
            side = self._session.turn()
            question = self.tr("{side} resigns?").format(side=side_name(side))
        agreed = confirm(self._window, question, self.tr("Resign"), self.tr("Play on"))
        if agreed and self._session.state is SessionState.PLAYING:
            self._session.resign()

    def declare(self) -> None:
        declaration = self._session.declare()
        if not declaration.allowed and self._session.state is SessionState.PLAYING:
            inform(self._window, self.tr("The declaration does not hold yet:"), declaration_reasons(declaration))

    # Clipboard

    def copy_position(self) -> None:
        QGuiApplication.clipboard().setText(format_sfen(self._session.game.position))
        self.told.emit(self.tr("The position is on the clipboard."))

    def copy_game(self) -> None:
        QGuiApplication.clipboard().setText(format_game(self._session.game))
        self.told.emit(self.tr("The game is on the clipboard."))

    def paste(self) -> None:
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self.told.emit(self.tr("There is no text on the clipboard."))
            return
        failed = self.tr("The text on the clipboard is neither a game nor a position (SFEN).")
        self._read_and_show(content_steps(text, self.choice().variant), failed)

    def play_from_here(self) -> None:
        """Asks how to play on from the position on the board, by default with the person at the move.

        Who thinks better of it is offered it again.
        """
        position = self._session.game.position
        choice = self.choice().of_variant(position.variant.name)
        if not self._ask_game(replace(choice, side=SIDES[position.turn]), format_sfen(position)):
            self.position_opened.emit()

    def start_position(self, variant: str, sfen: str, options: Mapping[str, str]) -> bool:
        """Begins a game from a sound position under these rules, against the opponent last chosen; False where the
        game on the table cannot be kept. Against the computer the person gets the move: it is there to be tried."""
        choice = replace(self.choice().of_variant(variant), options=dict(options))
        turn = parse_sfen(sfen, load_variant(variant, options)).turn
        return self.start(replace(choice, side=SIDES[turn]) if choice.computer else choice, sfen)

    def rules_of(self, variant: str) -> Mapping[str, str]:
        """The rule options last chosen for a game."""
        return self.choice().of_variant(variant).options


def _coin() -> bool:
    return random.random() < 0.5
