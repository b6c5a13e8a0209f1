"""What each action does: asks where something has to be asked, then tells the session."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from shogi_desktop.files import read_text
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.file_types import FILE_TYPES, GAME, POSITION, FileType, file_type
from shogi_desktop.notation.sfen import format_sfen, parse_sfen
from shogi_desktop.notation.shogi_file import format_game, parse_game
from shogi_desktop.rules import Position, RulesError, Side, load_variant, variant_names
from shogi_desktop.session.game_session import GameSession, SessionState
from shogi_desktop.session.setup import GameSetup, read_setup
from shogi_desktop.settings import SettingsStore

from .action_table import ActionId
from .board import BoardView
from .dialogs.messages import complain, confirm, inform
from .game_choice import SIDES, GameChoice, from_json, setup_of, to_json
from .game_files import SUFFIX, file_name, first_line, keep, problems_of, read_pasted
from .texts import SIDE_MARKS, declaration_reasons, player_name, side_name

_A = ActionId


class Commands(QObject):
    """Handlers of the actions that concern the game, and whether each can be used now.

    Signals:
        told(str): a line for the status bar.
        problems_wished(object, str): a ProblemSet that was opened, and its file ("" = pasted).
    """

    told = Signal(str)
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
        playing = session.state is SessionState.PLAYING
        if id_ in (_A.NEW, _A.OPEN, _A.EARLIER, _A.PASTE) or id_ not in self.handlers:
            return True
        if session.state is SessionState.IDLE:
            return False
        game = session.game
        checks: dict[ActionId, Callable[[], bool]] = {
            _A.REMATCH: lambda: game.result is not None,
            _A.CONTINUE: session.can_resume,
            _A.SWAP_SIDES: session.can_swap,
            _A.OFFER_DRAW: lambda: playing,
            _A.DECLARE: session.can_declare,
            _A.RESIGN: lambda: playing,
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
        """The last choice of the new-game dialog."""
        return from_json(self._store.current.last_game)

    def level(self) -> int:
        """The level last chosen; the gentlest before the first game."""
        return self.choice().level if self._store.current.last_game else 1

    def new_game(self) -> None:
        from .dialogs.new_game import NewGameDialog

        settings = self._store.current
        note = ""
        if self._session.state is SessionState.PLAYING and self._session.unsaved:
            note = self.tr("A game is going on. It will be kept among the earlier games.")
        names = settings.player_name, settings.friend_name
        dialog = NewGameDialog(self.choice(), names, note, self._make_board, self._window)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self._store.update(
                last_game=to_json(dialog.choice()),
                player_name=dialog.player_name(),
                friend_name=dialog.friend_name() or settings.friend_name,
            )
            self.start(dialog.choice())
        dialog.deleteLater()

    def start_choice(self, choice: GameChoice) -> None:
        """Begins a game chosen without the dialog, with the rules last chosen for it, and remembers it.

        The times last chosen, and with a friend the level of the computer, are not forgotten for it.
        """
        last = self.choice().of_variant(choice.variant)
        level = choice.level if choice.computer else self.level()
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
        """Puts an unsaved game among the earlier games; False where that fails: it must then stay on the table."""
        session = self._session
        if session.state is SessionState.IDLE or not session.unsaved:
            return True
        return self.keep_aside(session.game, session.setup)

    def keep_aside(self, game: Game, setup: GameSetup | None = None) -> bool:
        """Writes a game with at least one move into the folder of earlier games; says why where that fails."""
        if not game.root.children:
            return True
        try:
            keep(game, self._games / self._file_name(setup or read_setup(game)[0]))
        except (OSError, ValueError) as error:
            complain(self._window, self.tr("The game could not be kept."), error)
            return False
        return True

    # Files

    def open(self) -> None:
        self._ask_file(self._store.current.last_folder)

    def open_earlier(self) -> None:
        try:
            self._games.mkdir(parents=True, exist_ok=True)
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
        """Shows the game of a file, or plays from its position; where that fails, says why and leaves the table."""
        try:
            text = read_text(path)
            opened = self._open_positions if file_type(path) is POSITION else self._show_file
            if not opened(text, path):
                return False
        except (OSError, ValueError) as error:
            complain(self._window, self.tr("This file could not be opened."), error, path)
            return False
        if Path(path).parent != self._games:
            self._store.update(last_folder=str(Path(path).parent))
        return True

    def _open_positions(self, text: str, path: str) -> bool:
        """A position to play from, or mate problems."""
        problems = problems_of(text, self._session.game.variant.name, Path(path).name)
        if problems is None:
            return self._take(first_line(text))
        self.problems_wished.emit(problems, path)
        return True

    def _show_file(self, text: str, path: str) -> bool:
        game = parse_game(text, Path(path).name)
        if not self.keep_game():
            return False
        self._session.show(game, path)
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
        self._session.hint()
        self.told.emit(self.tr("Looking for a good move…"))

    def resign(self) -> None:
        question = self.tr("Resign this game?")
        if self._session.human_side() is None:
            side = self._session.turn()
            question = self.tr("{side} resigns?").format(side=f"{SIDE_MARKS[side]} {side_name(side)}")
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
        try:
            problems = problems_of(text, self._session.game.variant.name)
            if problems is None:
                self._take(text)
            else:
                self.problems_wished.emit(problems, "")
        except (NotationError, RulesError) as error:
            complain(self._window, self.tr("The text on the clipboard is neither a game nor a position (SFEN)."), error)

    def _take(self, text: str) -> bool:
        """Shows the game of a text, or plays from its position; False where the game on the table cannot be kept."""
        choice, game = self._read_pasted(text, self.choice())
        if game.root.children or game.handicap:
            return self.show_game(game)
        return self._try_position(choice, game.start)

    def start_position(self, variant: str, sfen: str, options: Mapping[str, str]) -> bool:
        """Begins a game from a sound position under these rules, against the opponent last chosen; False where the
        game on the table cannot be kept."""
        choice = replace(self.choice().of_variant(variant), options=dict(options))
        return self._try_position(choice, parse_sfen(sfen, load_variant(variant, options)))

    def rules_of(self, variant: str) -> Mapping[str, str]:
        """The rule options last chosen for a game."""
        return self.choice().of_variant(variant).options

    def _try_position(self, choice: GameChoice, position: Position) -> bool:
        """Against the computer the person gets the move: a position is there to be tried."""
        side = SIDES[position.turn] if choice.computer else choice.side
        return self.start(replace(choice, side=side), format_sfen(position))

    def _read_pasted(self, text: str, choice: GameChoice) -> tuple[GameChoice, Game]:
        """The game or position of a text, which may be of any variant; the error is that of the one chosen last."""
        try:
            return choice, read_pasted(text, load_variant(choice.variant, choice.options))
        except NotationError:
            for other in map(choice.of_variant, variant_names()):
                with suppress(NotationError):
                    return other, read_pasted(text, load_variant(other.variant, other.options))
            raise

    def show_game(self, game: Game) -> bool:
        """Shows a record, keeping the game on the table; False where that one cannot be kept."""
        if not self.keep_game():
            return False
        self._session.load(game)
        return True


def _coin() -> bool:
    return random.random() < 0.5
