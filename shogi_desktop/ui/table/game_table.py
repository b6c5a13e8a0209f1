"""The table: the board with the two players beside their stands and the banner over it; shows the session's game."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from shogi_desktop.rules import Position, Side, load_variant
from shogi_desktop.rules.board.moves import NO_MOVE, to_square
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.session.moves import Refusal
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.play.hint import Hint
from shogi_desktop.session.sight.attacks import piece_moves
from shogi_desktop.settings import Settings

from ..board import BoardStyle, BoardView
from ..board.input.state import squares_of
from ..board.layout.spot import Spot, on_square
from ..board.marks.marks import CoachMarks, origin_spot
from ..board.scene.notice import say_aloud
from ..board.words import doom_words, half_way_words
from ..faces.art import Art
from ..look.fonts import text_size
from ..look.from_settings import MARKS, lessons_have_marks
from ..widgets.layouts import in_column
from ..words.analysis_words import is_threat
from ..words.i18n import Translated
from ..words.texts import level_name, player_name, side_name, square_told
from .alerts import Alerts, flipped_words, refusal_words
from .move_entry import MoveEntry
from .placing import Placing
from .seeking import Seeking

TURN_PAUSE_MS = 350  # lets the eye follow the move before the board turns


class GameTable(Translated, QWidget):
    """Everything about the board that follows from the session. `told` carries a line for the status bar, `said` what
    is said on the board alone."""

    told = Signal(str)
    said = Signal(str)
    unseen = Signal(str, object)  # what is said of a move that is out of sight, and what shows it

    def __init__(self, session: GameSession, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._auto_flip = False
        self._arrows_walk = True
        self._style = BoardStyle()
        self._marked = False  # whether the pieces of a guided game show how they move
        self._mistaken = False  # whether the last piece touched was taken for an own one
        self.board = BoardView(art, self)
        self.board.show_captures()
        self.board.open_near()
        # Files dragged over the board belong to the window; a graphics view would swallow them.
        self.board.setAcceptDrops(False)
        self.board.viewport().setAcceptDrops(False)
        self.entry = MoveEntry(session, self.board, self)
        self.seeking = Seeking(session, self.board, self)
        self._turning = QTimer(self, singleShot=True)
        self._turning.timeout.connect(self._turn_to_mover)
        self._column = in_column((self.board, 1), self.entry.line, of=self, margins=0, spacing=0)
        self.placing = Placing(self, self.board, self._column)
        self.banner, self.cards, self.strip = self.placing.banner, self.placing.cards, self.placing.strip
        self.board.setFocus()
        self._connect()
        self.alerts = Alerts(session, self)  # which hears of a position when it is on the board
        self.alerts.changed.connect(self._show_attack)

    def _connect(self) -> None:
        session, board = self._session, self.board
        text_size().changed.connect(self.place_cards)
        session.record.game_started.connect(self._begin)
        session.record.position_changed.connect(self._show_position)
        session.turn.turn_changed.connect(self._show_turn)
        session.record.players_changed.connect(self._show_sides)
        session.turn.clock.ticked.connect(self.show_clocks)
        session.advice.hint_ready.connect(self._show_hint)
        session.advice.threat_ready.connect(self._show_threat)
        session.turn.game_ended.connect(self._hush)
        self.entry.told.connect(self.told)
        board.hand.set_preview(self._preview)
        board.hand.enemy_reach.lookout = self._look
        board.hand.move_requested.connect(self._play)
        board.hand.refused.connect(self._tell_refusal)
        board.hand.pointed.connect(self._tell_flipped)
        board.hand.half_way_changed.connect(self._say_next)
        board.pen.ready = True
        board.pen.drawn.connect(session.review.draw)
        board.pen.rubbed_out.connect(session.review.rub_out)
        board.pen.switched.connect(self._show_strip)
        board.hand.asking.turned.connect(self._show_strip)
        session.record.tree_changed.connect(self._show_drawings)
        board.wheel_stepped.connect(self._walk)
        board.layout_changed.connect(self.place_cards)
        self.strip.end_wished.connect(self._end_unusual)

    def put_below_board(self, widget: QWidget) -> None:
        """Gives something that belongs to the game a place under the board."""
        self._column.addWidget(widget)

    # What the session says

    def _begin(self) -> None:
        """Another game: the person sits below; two people or none: Black does."""
        self.seeking.close()
        self._turning.stop()
        self.placing.give_room_back()
        self.board.set_flipped(self.flipped_at_first)
        self._dress_board()
        game = self._session.record.game
        self.board.set_variant(game.variant)
        self.board.set_start(game.start)
        self._show_position(game.position, None, False)
        self._show_turn()
        self.show_players()

    def _show_position(self, position: Position, transition: Transition | None, backwards: bool) -> None:
        last = self._session.record.last_move()
        if position.variant is self.board.variant and not self._is_answered():
            self._show_move(last)
        self.board.show_position(position, transition, backwards)
        self.board.mark(last_move=last)
        self._show_drawings()
        self._forget_advice()
        self.board.hand.set_moves(self._session.turn.movable())
        self._share_arrows()
        self._show_strip()
        self.show_clocks()

    def _is_answered(self) -> bool:
        """Whether somebody plays here and the other side has just moved: then the view stays where they look."""
        record = self._session.record
        people = record.setup.human_sides() if record.state is SessionState.PLAYING and not record.looking_back else []
        return record.game.position.turn in people and len(people) == 1

    def _show_move(self, move: int) -> None:
        self.board.show_squares(squares_of(move) if move != NO_MOVE else ())

    def _tell_unseen(self) -> None:
        """Where the other side has moved, if that is out of sight."""
        record, last = self._session.record, self._session.record.last_move()
        if last == NO_MOVE or not self._is_answered() or self.board.sees(to_square(last)):
            return
        text = self.tr("{name} moved to {square}, which is out of sight.").format(
            name=player_name(record.setup, Side(record.game.position.turn).other),
            square=square_told(record.game.variant, to_square(last), self.board.style_used.coordinates),
        )
        self.unseen.emit(text, partial(self._show_move, last))

    def _share_arrows(self) -> None:
        """Whether they walk through the record or choose squares; the same during a game and after it."""
        self.board.arrows_walk = self._arrows_walk and self._session.record.begun

    def _show_attack(self) -> None:
        self.board.mark(check=self.alerts.marked())

    def _show_drawings(self) -> None:
        self.board.mark(drawings=self._session.record.game.cursor.drawings)

    def _show_hint(self, hint: Hint) -> None:
        self.board.mark(hint=hint.move)

    def _show_threat(self, threat: Hint) -> None:
        shown = is_threat(self._session.record.game.position, threat)
        self.board.mark(threat=threat.move if shown else NO_MOVE)

    def _forget_advice(self) -> None:
        """What was shown or asked of another position is old."""
        self.board.mark(hint=NO_MOVE, threat=NO_MOVE, advice=CoachMarks())
        self.board.hand.asking.turn(False)
        self.seeking.refresh()

    def _show_turn(self) -> None:
        record, turn = self._session.record, self._session.turn
        if record.state is SessionState.IDLE:
            return
        self.board.hand.set_moves(turn.movable())
        self._share_arrows()
        self._forget_advice()
        playing = record.state is SessionState.PLAYING
        people = record.setup.human_sides() if playing else []
        self.board.hand.enemy_reach.own = frozenset(people)
        for side in Side:
            active = side == record.game.position.turn and playing and not record.looking_back
            self.cards[side].set_turn(active, active and turn.is_thinking() and side not in people)
        self.show_clocks()
        self._show_strip()
        self._tell_unseen()
        if self._auto_flip and len(people) == 2 and not record.looking_back:
            self._turning.start(TURN_PAUSE_MS)

    def _show_strip(self) -> None:
        """For as long as moves on the board are not those of the game."""
        strip, (text, button) = self.strip, self._unusual()
        if text:
            strip.set_words(text, button)
            came = not strip.isVisibleTo(self)
            strip.show()
            self.placing.place_strip()
            if came:
                say_aloud(strip, strip.text())
        elif strip.isVisibleTo(self):
            had_focus = strip.isAncestorOf(self.focusWidget() or self)
            strip.hide()
            self.placing.keep_map_away()
            if had_focus:  # elsewhere, as in the list of moves, one goes on walking
                self.board.setFocus()

    def _unusual(self) -> tuple[str, str]:
        """What is said of it, and the button that ends it; empty where all is as usual."""
        record = self._session.record
        if self.board.hand.asking.on:
            return self.tr("Make the move that you want to ask about. It will not be played."), self.tr("Do not ask")
        if self.board.pen.on:
            return self.tr("You are drawing: no piece is moved."), self.tr("Stop drawing")
        if record.looking_back:
            text = self.tr("You are looking back: move {n} of {all}")
            back = self.tr("Back to the game")
            return text.format(n=record.game.cursor.ply, all=len(record.game.line())), back
        return "", ""

    def _end_unusual(self) -> None:
        if self.board.hand.asking.on:
            self.stop_asking()
        elif self.board.pen.on:
            self.board.pen.switch(False)
        else:
            self._session.record.go_end()

    def stop_asking(self) -> None:
        """The next move is one of the game again; what was begun meanwhile is let go of."""
        if self.board.hand.asking.on:
            self.board.hand.asking.turn(False)
            self.board.cancel()

    def _show_sides(self) -> None:
        self._dress_board()
        self.show_players()
        side = self._session.record.setup.human_side()
        if side is not None:
            self.board.set_flipped(side == Side.WHITE)

    def _turn_to_mover(self) -> None:
        self.board.set_flipped(self._session.record.game.position.turn == Side.WHITE)

    def show_players(self) -> None:
        """Writes names, sides and levels on the cards."""
        if self._session.record.state is SessionState.IDLE:
            return
        handicap, setup = self._session.record.game.handicap, self._session.record.setup
        for side in Side:
            player = setup.player(side)
            name = player_name(setup, side)
            details = [text for text in (side_name(side, handicap),) if text != name]
            if not player.human and player.engine is None:
                details.append(level_name(player.level))
            if not player.human and setup.teaching and setup.human_sides():
                details.append(self.tr("teaching game"))
            self.cards[side].set_player(side, name, " · ".join(details))
        self.place_cards()

    def show_clocks(self) -> None:
        for side, control in zip(Side, self._session.record.setup.times(), strict=True):
            self.cards[side].set_face(self._session.turn.clock.face(side), control.byoyomi_ms)

    # What the person does

    def _preview(self, move: int) -> Transition:
        return self._session.record.game.position.transition(move)

    def _look(self, square: int) -> list[int]:
        return piece_moves(self._session.record.game.position, square)

    def _play(self, move: int) -> None:
        refused = self._session.request_move(move)
        if refused is not None:
            self.refuse(refused, move)

    def _tell_refusal(self, key: str, square: int, origin: Spot | None) -> None:
        text = refusal_words(self._session, key, square, origin)
        self._refuse(text, on_square(square) if square >= 0 else origin, origin)

    def _tell_flipped(self, piece: int) -> None:
        text = flipped_words(self._session, Side(piece & 1), self.board.flipped)
        if text or self._mistaken:
            self.told.emit(text)
        self._mistaken = bool(text)

    def _refuse(self, text: str, spot: Spot | None, origin: Spot | None = None) -> None:
        """Says why beside the square; once a game is over its result stays to be read."""
        if self._session.record.state is not SessionState.OVER:
            self.say(text, spot, origin)

    def say(self, text: str, spot: Spot | None = None, *free: Spot | None) -> None:
        """Says something on the board, as `BoardDisplay.say` does, and to who only listens."""
        self.board.say(text, spot, *free)
        self.said.emit(text.replace("\n", " "))

    def tell_beside(self, move: int, side: int, text: str, follows: int = NO_MOVE) -> None:
        """Says something of a move of a side beside the square it leads to, and leaves free where the one comes from
        that follows; of NO_MOVE in the middle."""
        if move == NO_MOVE:
            self.say(text)
            return
        held = self._session.record.game.variant.held_kind
        next_from = origin_spot(follows, 1 - side, held) if follows != NO_MOVE else None
        self.say(text, on_square(to_square(move)), origin_spot(move, side, held), next_from)

    def _say_next(self) -> None:
        """What the next click does with a piece that would burn by it or is half-way through its move; there where it
        hides neither a square that it may go to nor what stands around that."""
        state, doomed = self.board.hand.state, self.board.hand.doomed
        text, spot = half_way_words(state), state.standing
        free = [on_square(square) for square in state.targets] if text else []
        if doomed >= 0 and state.selected is not None and state.selected.on_board:
            text = doom_words(self._session.record.game.position, state.selected.square)
            spot, free = on_square(doomed), [state.selected]
        self.board.say(text, spot, *free, widely=True)
        self.said.emit(text)

    def refuse(self, refused: Refusal, move: int) -> None:
        """Says why a move cannot be made."""
        self._refuse(refused.text, on_square(to_square(move)))

    def _hush(self) -> None:
        """What was said of the game is old once it is over."""
        self.board.say("")

    def _walk(self, steps: int) -> None:
        """The wheel goes through the moves of a record, but never away from the present of a running game."""
        record = self._session.record
        if record.walkable:
            record.walk(steps)

    # How it looks

    def set_style(self, style: BoardStyle) -> None:
        self._style = style
        self._dress_board()

    def set_settings(self, settings: Settings) -> None:
        self._marked = lessons_have_marks(settings)
        self._dress_board()
        self.alerts.set_settings(settings)
        self._auto_flip = settings.auto_flip
        self._arrows_walk = settings.arrow_keys == "walk"
        self._share_arrows()
        self.entry.set_settings(settings)

    def _dress_board(self) -> None:
        """The person's own pieces; in a guided game, as in the lessons, such as show how they move."""
        marked = self._marked and self._session.record.setup.guided
        self.board.set_style(replace(self._style, piece_set=MARKS) if marked else self._style)

    @property
    def flipped_at_first(self) -> bool:
        """How the board stands where nobody has flipped it: upside down for who plays White."""
        return self._session.record.setup.human_side() == Side.WHITE

    def flip(self) -> None:
        self._turning.stop()
        self.board.set_flipped(not self.board.flipped)

    def set_alone(self, alone: bool) -> None:
        """Whether nothing is seen beside the table."""
        self.placing.alone = alone
        self.place_cards()

    def place_cards(self) -> None:
        if self._session.record.state is not SessionState.IDLE:
            self.placing.place_cards()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.placing.follow_size()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.seeking.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that the board had no use for."""
        if event.key() == Qt.Key.Key_Escape and self.board.hand.asking.on:
            self.stop_asking()
        elif event.key() == Qt.Key.Key_Escape and self.seeking.is_open:
            self.seeking.close()
        elif event.key() == Qt.Key.Key_Escape and self.banner.closable:
            self.banner.clear()
        elif event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_End) and self._session.record.looking_back:
            self._session.record.go_end()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        self.show_players()
        self.banner.retranslate()
        self._show_strip()
        self.entry.retranslate()
        self.seeking.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        """Before the first game there is a board to look at, drawn when its size is known."""
        super().showEvent(event)
        if self._session.record.state is SessionState.IDLE:
            self.board.show_position(Position(load_variant("shogi")))
