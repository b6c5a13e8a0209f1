"""How the board is seen: turned, its pieces, coordinates and notation, what it shows besides; and the size of text."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QKeyEvent

from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.sight.seen import Seen, SightChoice
from shogi_desktop.settings import Settings

from ..action import ON_BOARD, VIEW, Action, Menu, Shown, Where
from ..board import BoardView
from ..desk import Desk, Room
from ..look.fonts import USUAL, next_size
from ..look.from_settings import MARKS, coordinates, lessons_have_marks
from ..words.i18n import QT_TRANSLATE_NOOP
from .full_screen import FullScreen

MANY_FILES: Final = 15  # squares are so small that one wants to see some of them larger
SHOWN: Final = ("show_control", "show_loose", "show_powers", "show_reach", "show_earlier")
REST_MS: Final = 40  # the pointer passes over pieces on its way


class Sight(QObject):
    """Follows the session's game, and the pointer where the powers of single pieces are shown."""

    def __init__(self, session: GameSession, board: BoardView, parent: QObject | None = None) -> None:
        super().__init__(parent or board)
        self._session = session
        self._board = board
        self._asked = SightChoice()
        self._earlier = False
        self._hovered = -1
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self._tell)
        record, turn = session.record, session.turn
        for signal in (record.game_started, record.position_changed, turn.turn_changed, record.players_changed):
            signal.connect(self._follow)
        board.rested.connect(self._due.start)
        board.hand.accepted.connect(self._follow_hand)
        board.hover_changed.connect(self._hover)

    def ask(self, asked: SightChoice, earlier: bool) -> None:
        """What is to be shown from now on; `earlier`: the move before the last one, too."""
        if (asked, earlier) != (self._asked, self._earlier):
            self._asked, self._earlier = asked, earlier
            self._follow()

    def _follow(self) -> None:
        self._due.start(0)

    def _hover(self, square: int) -> None:
        self._hovered = square
        if self._asked.powers:
            self._due.start(REST_MS)

    def _follow_hand(self) -> None:
        if self._asked.powers:
            self._due.start(REST_MS)

    def _tell(self) -> None:
        """While pieces are on their way what was told stays; the board says when they have arrived."""
        board, session = self._board, self._session
        board.mark(earlier_move=self._earlier_move())
        if board.moving:
            return
        shown = session.record.state is not SessionState.IDLE and board.variant is session.record.game.variant
        board.set_seen(self._seen() if shown and self._asked else Seen())

    def _seen(self) -> Seen:
        from shogi_desktop.session.sight.looking import seen_of  # when somebody asks, not when the program starts

        board, session = self._board, self._session
        position, human = session.record.game.position, session.record.setup.human_side()
        playing = session.record.state is SessionState.PLAYING and human is not None
        mine = (human,) if playing and human is not None else (0, 1)
        theirs = int(mine[0] if len(mine) == 1 else position.turn) ^ 1
        held = board.selected_square
        origin = held if held >= 0 else self._hovered
        return seen_of(position, self._asked, mine, theirs, origin)

    def _earlier_move(self) -> int:
        before = self._session.record.game.cursor.parent
        return before.move if self._earlier and before is not None else NO_MOVE


PIECES = Menu(QT_TRANSLATE_NOOP("Actions", "&Pieces"), VIEW.at(1, 0))
COORDINATES = Menu(QT_TRANSLATE_NOOP("Actions", "&Coordinates"), VIEW.at(1, 3))
NOTATION = Menu(QT_TRANSLATE_NOOP("Actions", "&Move notation"), VIEW.at(1, 4))
ZOOM = Menu(QT_TRANSLATE_NOOP("Actions", "&Zoom"), VIEW.at(1, 2))
TEXT_SIZE = Menu(QT_TRANSLATE_NOOP("Actions", "Size of te&xt"), VIEW.at(1, 5))


class ViewRoom(Room):
    """What the person has the board show is remembered; the pen that draws on it is not."""

    name = "view"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._board = desk.table.board
        self._sight = Sight(desk.session, self._board, self)
        self.full_screen = FullScreen(desk.window)
        self.full_screen.changed.connect(self._tell_full_screen)
        self.doors = (*self._looks(), *self._shown(), *self._sizes())
        self._board.pen.switched.connect(desk.changed)
        self._board.zoom_changed.connect(self._tell_zoomed)
        self._board.wheel_stepped.connect(self._tell_wheel)
        self._zoom_told = False
        self._pieces = desk.store.current.piece_set
        desk.escaped.connect(self._escape)
        desk.store.changed.connect(self._follow)
        self._follow(desk.store.current)

    def _looks(self) -> list[Action]:
        written, marked = self._is_notation, self._are_coordinates
        return [
            Action("FLIP", QT_TRANSLATE_NOOP("Actions", "Fl&ip board"), "F", VIEW.at(0, 0), self.desk.table.flip,
                tip=QT_TRANSLATE_NOOP("Actions", "Turn the board, hands and clocks around"), icon="flip",
                where=Where.BOARD, turns=True),
            Action("AUTO_FLIP", QT_TRANSLATE_NOOP("Actions", "&Turn the board to the player to move"), "Ctrl+T",
                VIEW.at(0, 3), tip=QT_TRANSLATE_NOOP("Actions", "Between two people at one screen"),
                setting="auto_flip", shown=Shown.ELSEWHERE),
            Action("PIECES_TWO_KANJI", QT_TRANSLATE_NOOP("Actions", "&Two kanji"), "Ctrl+1", PIECES.at(0, 0),
                do=partial(self._wear, "two_kanji"), checked=partial(self._wears, "two_kanji"),
                setting="piece_set", value="two_kanji"),
            Action("PIECES_ONE_KANJI", QT_TRANSLATE_NOOP("Actions", "&One kanji"), "Ctrl+2", PIECES.at(0, 1),
                do=partial(self._wear, "one_kanji"), checked=partial(self._wears, "one_kanji"),
                setting="piece_set", value="one_kanji"),
            Action("PIECES_WESTERN", QT_TRANSLATE_NOOP("Actions", "&Western"), "Ctrl+3", PIECES.at(0, 2),
                do=partial(self._wear, "western"), checked=partial(self._wears, "western"),
                setting="piece_set", value="western"),
            Action("PIECES_LETTERS", QT_TRANSLATE_NOOP("Actions", "&Letters"), "Ctrl+4", PIECES.at(0, 3),
                do=partial(self._wear, "letters"), checked=partial(self._wears, "letters"),
                setting="piece_set", value="letters"),
            Action("PIECES_MNEMONIC", QT_TRANSLATE_NOOP("Actions", "&Signs that show the moves"), "Ctrl+5",
                PIECES.at(0, 4), do=partial(self._wear, "mnemonic"), checked=partial(self._wears, "mnemonic"),
                setting="piece_set", value="mnemonic"),
            Action("TINT", QT_TRANSLATE_NOOP("Actions", "&Colour by how they move"), "Ctrl+9", PIECES.at(1, 0),
                tip=QT_TRANSLATE_NOOP("Actions", "The wood tells steps, lines, jumps and special powers apart"),
                setting="tint"),
            Action("COORDINATES_KANJI", QT_TRANSLATE_NOOP("Actions", "&Kanji (9 8 7, 一 二 三)"), "Ctrl+6",
                COORDINATES.at(0, 0), checked=partial(marked, "kanji"), setting="coordinates", value="kanji",
                shown=Shown.ELSEWHERE),
            Action("COORDINATES_LETTERS", QT_TRANSLATE_NOOP("Actions", "&Letters (9 8 7, a b c)"), "Ctrl+7",
                COORDINATES.at(0, 1), checked=partial(marked, "letters"), setting="coordinates", value="letters",
                shown=Shown.ELSEWHERE),
            Action("COORDINATES_OFF", QT_TRANSLATE_NOOP("Actions", "&None"), "Ctrl+8", COORDINATES.at(0, 2),
                checked=partial(marked, "off"), setting="coordinates", value="off", shown=Shown.ELSEWHERE),
            Action("NOTATION_JAPANESE", QT_TRANSLATE_NOOP("Actions", "&Japanese (７六歩)"), "Ctrl+Alt+J",
                NOTATION.at(0, 0), checked=partial(written, "japanese"), setting="notation", value="japanese",
                shown=Shown.ELSEWHERE),
            Action("NOTATION_WESTERN", QT_TRANSLATE_NOOP("Actions", "&Western (P-7f)"), "Ctrl+Alt+W", NOTATION.at(0, 1),
                checked=partial(written, "western"), setting="notation", value="western", shown=Shown.ELSEWHERE),
        ]  # fmt: skip

    def _marked(self) -> bool:
        """Whether lessons or a guided game are seen whose pieces show how they move, whatever the person's own are."""
        learning = self.desk.lessons_seen or self.desk.session.record.setup.guided
        return learning and lessons_have_marks(self.desk.store.current)

    def _wears(self, pieces: str) -> bool:
        """Whether the pieces on the board are of this set."""
        return pieces == (MARKS if self._marked() else self.desk.store.current.piece_set)

    def _wear(self, pieces: str) -> None:
        """Who chooses pieces sees them everywhere, be they those worn already."""
        self.desk.store.update(piece_set=pieces, lesson_pieces="own", problem_pieces="own")

    def _shown(self) -> list[Action]:
        return [
            Action("SHOW_CONTROL", QT_TRANSLATE_NOOP("Actions", "Who &controls the squares"), "I", ON_BOARD.at(0, 0),
                tip=QT_TRANSLATE_NOOP("Actions", "How many pieces of each side could take on each square"),
                where=Where.GAME_SEEN, setting="show_control"),
            Action("SHOW_LOOSE", QT_TRANSLATE_NOOP("Actions", "&Attacked and unguarded pieces"), "G", ON_BOARD.at(0, 1),
                tip=QT_TRANSLATE_NOOP("Actions", "Which of your pieces could be taken, and which have no guard"),
                where=Where.GAME_SEEN, setting="show_loose"),
            Action("SHOW_POWERS", QT_TRANSLATE_NOOP("Actions", "&Fires, jumps and area moves"), "E", ON_BOARD.at(0, 2),
                tip=QT_TRANSLATE_NOOP("Actions",
                    "Where the enemy burns, jumps and turns; at one piece, what it does itself"), where=Where.GAME_SEEN,
                setting="show_powers"),
            Action("SHOW_REACH", QT_TRANSLATE_NOOP("Actions", "&Reach of the piece under the pointer"), "R",
                ON_BOARD.at(0, 3), tip=QT_TRANSLATE_NOOP("Actions", "Where any piece goes, whoever's turn it is"),
                where=Where.GAME_SEEN, setting="show_reach"),
            Action("SHOW_EARLIER", QT_TRANSLATE_NOOP("Actions", "Last moves of &both sides"), "P", ON_BOARD.at(0, 4),
                tip=QT_TRANSLATE_NOOP("Actions", "The move before the last one is marked, too"), where=Where.GAME_SEEN,
                setting="show_earlier"),
            Action("PEN", QT_TRANSLATE_NOOP("Actions", "&Draw circles and arrows"), "D", ON_BOARD.at(1, 0),
                self._take_pen,
                tip=QT_TRANSLATE_NOOP("Actions",
                    "By clicks, drags and the keyboard; the right button draws at any time"), where=Where.GAME_SEEN,
                checked=self._is_drawing),
            Action("RUB_OUT", QT_TRANSLATE_NOOP("Actions", "R&ub out what is drawn"), "Shift+D", ON_BOARD.at(1, 1),
                self.desk.session.review.rub_out,
                tip=QT_TRANSLATE_NOOP("Actions", "A click on an empty square does it, too"), where=Where.GAME_SEEN,
                enabled=self._has_drawings),
            Action("USUAL_VIEW", QT_TRANSLATE_NOOP("Actions", "Usual &view"), "Shift+Esc", ON_BOARD.at(3, 0),
                self._show_usual,
                tip=QT_TRANSLATE_NOOP("Actions", "Takes off the board all that is shown besides; so does Esc"),
                where=Where.GAME_SEEN),
            Action("LENS", QT_TRANSLATE_NOOP("Actions", "&Explain the piece under the pointer"), "Ctrl+L",
                VIEW.at(0, 4),
                tip=QT_TRANSLATE_NOOP("Actions",
                    "By itself in games with special powers; in any game while {key} or the right button is held"),
                setting="lens", shown=Shown.ELSEWHERE),
            Action("FIND_PIECE", QT_TRANSLATE_NOOP("Actions", "&Find a piece…"), "Ctrl+F", VIEW.at(0, 1), self._seek,
                tip=QT_TRANSLATE_NOOP("Actions", "Find pieces on the board by their name"), where=Where.GAME_SEEN),
        ]  # fmt: skip

    def _sizes(self) -> list[Action]:
        return [
            Action("ZOOM_IN", QT_TRANSLATE_NOOP("Actions", "&Zoom in"), "Ctrl++", ZOOM.at(0, 0), self._board.zoom_in,
                where=Where.BOARD),
            Action("ZOOM_OUT", QT_TRANSLATE_NOOP("Actions", "Zoom &out"), "Ctrl+-", ZOOM.at(0, 1), self._board.zoom_out,
                where=Where.BOARD),
            Action("ZOOM_RESET", QT_TRANSLATE_NOOP("Actions", "&Whole board"), "Ctrl+0", ZOOM.at(0, 2),
                self._board.reset_zoom, where=Where.BOARD),
            Action("TEXT_LARGER", QT_TRANSLATE_NOOP("Actions", "&Larger text"), "Ctrl+Alt++; Ctrl+Alt+=",
                TEXT_SIZE.at(0, 0), partial(self._resize_text, 1), shown=Shown.PALETTE),
            Action("TEXT_SMALLER", QT_TRANSLATE_NOOP("Actions", "&Smaller text"), "Ctrl+Alt+-", TEXT_SIZE.at(0, 1),
                partial(self._resize_text, -1), shown=Shown.PALETTE),
            Action("TEXT_USUAL", QT_TRANSLATE_NOOP("Actions", "&Usual size of text"), "Ctrl+Alt+0", TEXT_SIZE.at(0, 2),
                self._reset_text, shown=Shown.PALETTE),
            Action("FULL_SCREEN", QT_TRANSLATE_NOOP("Actions", "F&ull screen"), "F11", VIEW.at(2, 3),
                self.full_screen.toggle, checked=self._is_full_screen, macos="Meta+Ctrl+F"),
        ]  # fmt: skip

    def _are_coordinates(self, kind: str) -> bool:
        return coordinates(self.desk.store.current) == kind

    def _is_notation(self, kind: str) -> bool:
        return self.desk.look.notation == kind

    def _resize_text(self, by: int) -> None:
        self.desk.store.update(text_size=next_size(self.desk.store.current.text_size, by))

    def _reset_text(self) -> None:
        self.desk.store.update(text_size=USUAL)

    def _is_full_screen(self) -> bool:
        return self.desk.window.isFullScreen()

    def _tell_full_screen(self, on: bool) -> None:
        self._board.say(self.tr("Esc leaves the full screen. The menus are at the upper edge.") if on else "")
        self.desk.changed.emit()

    def _seek(self) -> None:
        """Its key leads to the line, and away from it where the keyboard is there already."""
        seeking = self.desk.table.seeking
        if seeking.is_open and seeking.line.field.hasFocus():
            seeking.close()
        else:
            seeking.open()

    def _tell_wheel(self) -> None:
        """Where nothing is walked through, the wheel was meant to bring small squares nearer."""
        record = self.desk.session.record
        if record.begun and not record.walkable and record.game.variant.files >= MANY_FILES:
            self.desk.tell(self.tr("Ctrl + wheel zooms, 0 shows the whole board."))

    def _tell_zoomed(self, zoom: float) -> None:
        """How such a board is moved, once."""
        if zoom > 1 and not self._zoom_told:
            self._zoom_told = True
            self.desk.tell(
                self.tr("Drag an empty square to move the board; Ctrl + wheel zooms, 0 shows the whole board.")
            )

    # What is shown

    def _is_drawing(self) -> bool:
        return self._board.pen.on

    def _take_pen(self) -> None:
        on = not self._board.pen.on
        self._board.pen.switch(on)
        words = self.tr("Click a square: a circle. Drag: an arrow. Once more: another colour. Esc: no longer.")
        self._board.say(words if on else "")

    def _more(self) -> dict[str, bool]:
        """What is shown besides, by its setting."""
        settings = self.desk.store.current
        return {name: True for name in SHOWN if getattr(settings, name)}

    def _escape(self, event: QKeyEvent) -> None:
        """Who has only turned the board meant to."""
        if self._more():
            self._show_usual()
            event.accept()

    def _show_usual(self) -> None:
        """All that keys of one letter have switched is as at first, and can be as before."""
        more, flipped = self._more(), self._board.flipped
        self._board.pen.switch(False)
        self._show_so(dict.fromkeys(more, False), self.desk.table.flipped_at_first)
        self.desk.switched.emit(self.tr("Usual view"), partial(self._show_so, more, flipped))

    def _show_so(self, shown: dict[str, bool], flipped: bool) -> None:
        self.desk.store.update(**shown)
        if flipped != self._board.flipped:
            self.desk.table.flip()

    def _has_drawings(self) -> bool:
        return bool(self.desk.session.record.game.cursor.drawings)

    def _follow(self, settings: Settings) -> None:
        if settings.piece_set != self._pieces:  # wherever that was chosen
            self._pieces = settings.piece_set
            self._wear(settings.piece_set)
        asked = SightChoice(settings.show_control, settings.show_loose, settings.show_powers)
        self._sight.ask(asked, settings.show_earlier)
        self._board.hand.glancing = settings.show_reach
        self._board.hand.glance(None)
