"""What fills the window: the board with its panel, the start page or the editor; the guide comes with the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QStackedWidget, QWidget

from shogi_desktop import paths
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.rules.position import Position
from shogi_desktop.session.play.game_choice import GameChoice
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.variants.catalogue import all_games

from ..board import BoardStyle
from ..games.offer import GameOffer
from ..play.game_commands import Commands
from ..guide.room import Learning

if TYPE_CHECKING:  # loaded when they are first wished for, so that the program starts fast
    from ..editor import EditorPage
    from ..start.page import StartPage


class Pages(QStackedWidget):
    """Follows the session, and what the person wishes on the start page.

    Signals:
        board_shown(): the board is seen again.
        language_wished(str): a code of LANGUAGES.
        start_shown(object): the StartPage is about to be seen.
        keep_wished(Position): what is set up shall go into a set of the person's own.
        draft_saved(object): None when what is being set up was written, or the OSError why it could not be.
        draft_spoilt(object): what was set up could not be read; the path where its file lies now.
    """

    board_shown = Signal()
    language_wished = Signal(str)
    start_shown = Signal(object)
    draft_saved = Signal(object)
    draft_spoilt = Signal(object)
    keep_wished = Signal(object)

    def __init__(
        self,
        board: QWidget,
        offer: GameOffer,
        session: GameSession,
        commands: Commands,
        learning: Learning,
        analyse: QAction,
    ) -> None:
        """`board` is the page with the board, `offer` has the games and draws the pieces of the others; `analyse`
        belongs to the board and to the editor."""
        super().__init__()
        self._board = board
        self._start: StartPage | None = None
        self._session = session
        self._commands = commands
        self._learning = learning
        self._analyse = analyse
        self._guide = False
        self._offer = offer
        self._editor: EditorPage | None = None
        self._from_start = False  # whether the person came to the editor from the start page
        self.addWidget(board)
        session.record.game_started.connect(self._show_game)
        learning.game_wished.connect(self._play_after_lessons)
        learning.edit_wished.connect(self._edit_problem)

    @property
    def on_board(self) -> bool:
        """Whether the board is seen."""
        return self.currentWidget() is self._board

    def editor_seen(self) -> EditorPage | None:
        """The page of the editor, while it is seen."""
        return self._editor if self._editor is not None and self.currentWidget() is self._editor else None

    def game(self) -> str:
        """The name of the variant that the person is looking at: chosen on the start page, or on the board."""
        if self._start is not None and self.currentWidget() is self._start:
            return self._start.game()
        return self._session.record.game.variant.name

    def start_page(self) -> StartPage:
        """The start page, made when it is first asked for."""
        if self._start is None:
            self._start = self._made_start()
        return self._start

    def show_start(self) -> None:
        """What to play or learn, in the place of the board; a game there goes on."""
        start = self.start_page()
        choice = self._commands.choice()
        start.choose_game(choice.variant)
        start.set_level(choice.level)
        start.set_back(self._session.record.state is not SessionState.IDLE)
        self.start_shown.emit(start)
        self.setCurrentWidget(start)
        self._place_guide()

    def _made_start(self) -> StartPage:
        from ..start.page import StartPage

        start = StartPage(self._offer)
        start.game_wished.connect(self._commands.start_choice)
        start.choice_changed.connect(self._commands.remember)
        start.back_wished.connect(self.show_board)
        start.editor_wished.connect(self._set_up)
        start.lessons_wished.connect(self._learning.open_lessons)
        start.problems_wished.connect(self._learning.open_problems)
        start.rules_wished.connect(self._learning.open_rules)
        start.guide_wished.connect(self._learning.open_pieces_of)
        start.language_wished.connect(self.language_wished)
        self.addWidget(start)
        return start

    def show_board(self) -> None:
        self.setCurrentWidget(self._board)
        self._place_guide()
        self.board_shown.emit()

    def show_editor(self) -> None:
        """The position on the board, to be changed; the game stays as it is until another is begun."""
        game = self._session.record.game
        if self._editor is None or self.currentWidget() is not self._editor:
            self.editor().edit(game.variant.name, format_sfen(game.position), game.variant.chosen)
            self._open_editor()

    def resume_editor(self) -> None:
        """Where the program ended while the person was setting a position up, that goes on."""
        if paths.drafts_file().is_file() and self.editor().drafts.broken_off:
            self._open_editor()

    def close_editor(self) -> None:
        """For the end of the program: what is being set up is kept for the next start."""
        if self._editor is not None:
            self._editor.drafts.flush()

    def _set_up(self, name: str) -> None:
        self.editor().edit(name, "", self._commands.rules_of(name))
        self._open_editor()

    def _edit_problem(self, position: Position) -> None:
        self.editor().edit_problem(position)
        self._open_editor()
        self.window().raise_()
        self.window().activateWindow()

    def _open_editor(self) -> None:
        editor = self.editor()
        if self.currentWidget() is not editor:
            self._from_start = self._start is not None and self.currentWidget() is self._start
            self.setCurrentWidget(editor)
        editor.setFocus()
        self._place_guide()

    def _note_page(self) -> None:
        self.editor().drafts.set_open(self.currentWidget() is self._editor)

    def _play_from_editor(self, variant: str, sfen: str, options: Mapping[str, str]) -> None:
        if self._commands.start_position(variant, sfen, options):
            self.editor().drafts.finish()

    def _leave_editor(self) -> None:
        """Back to where the person was."""
        if self._from_start:
            self.show_start()
        else:
            self.show_board()

    def set_style(self, style: BoardStyle) -> None:
        """The look of the pages."""
        self._offer.style = style
        if self._start is not None:
            self._start.show_style()
        if self._editor is not None:
            self._editor.set_style(style)

    def editor(self) -> EditorPage:
        """The page of the editor, made when it is first asked for."""
        if self._editor is None:
            self._editor = self._made_editor()
            self.addWidget(self._editor)
            self.currentChanged.connect(self._note_page)
        return self._editor

    def _made_editor(self) -> EditorPage:
        from shogi_desktop.session.editing.drafts import Drafts

        from ..editor import EditorPage

        drafts = Drafts(paths.drafts_file(), self)
        drafts.saved.connect(self.draft_saved)
        if drafts.spoilt is not None:
            self.draft_spoilt.emit(drafts.spoilt)
        editor = EditorPage(self._offer.art, self._offer.style, drafts)
        editor.play_wished.connect(self._play_from_editor)
        editor.problem_wished.connect(self._learning.examine)
        editor.keep_wished.connect(self.keep_wished)
        editor.cancelled.connect(self._leave_editor)
        editor.tools.add_action(self._analyse)
        return editor

    def refresh_games(self) -> None:
        """There are other games than before."""
        if self._start is not None:
            self._start.refresh_games()
        if self._editor is not None:
            self._editor.offer_games([game.name for game in all_games()])

    def set_guide(self, wanted: bool) -> None:
        """Whether the person wants the guide; it is seen beside the board only."""
        self._guide = wanted
        self._place_guide()

    def _place_guide(self) -> None:
        self._learning.set_guide(self._guide and self.on_board)

    def _show_game(self) -> None:
        self._learning.set_variant(self._session.record.game.variant)
        self.show_board()

    def _play_after_lessons(self, name: str) -> None:
        """A first game against the weakest computer player, with a guide."""
        self._commands.start_choice(GameChoice(variant=name, level=1, teaching=True, guided=True))
