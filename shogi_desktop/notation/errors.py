"""What can go wrong with text that should be a position, a move or a game."""

from __future__ import annotations

from shogi_desktop.excerpt import QUOTED, excerpt
from shogi_desktop.excerpt import shortened as shortened
from shogi_desktop.messages import Message, plain


class NotationError(ValueError):
    """Text that cannot be read: what is wrong, the offending text, and where (line and column count from 1).

    A message that is a str is said as it is in every language: what an engine wrote, or what stands in its log.
    Text and source are excerpts: what a file says never makes an error too long to be shown.
    """

    def __init__(
        self, message: Message | str, text: str = "", line: int = 1, column: int = 1, source: str = ""
    ) -> None:
        self.message = plain(message) if isinstance(message, str) else message
        self.text = excerpt(text, QUOTED)
        self.line = line
        self.column = column
        self.source = excerpt(source)
        where = f"line {line}, column {column}: {excerpt(str(self.message))}"
        super().__init__(f"{self.source}: {where}" if self.source else where)

    def __reduce__(self) -> tuple[type[NotationError], tuple[Message, str, int, int, str]]:
        return type(self), (self.message, self.text, self.line, self.column, self.source)

    def at(self, line: int, column: int, source: str = "") -> NotationError:
        """The same error, for a text that begins at this place of a larger one; the class stays."""
        moved = self.column + column - 1 if self.line == 1 else self.column
        return type(self)(self.message, self.text, self.line + line - 1, moved, source or self.source)


class IllegalMoveText(NotationError):
    """A move that is well written but not allowed in its position."""


class PositionMessage:
    """Of boards, hands and squares."""

    STARTPOS_OR_SFEN = Message("'startpos' or 'sfen' belongs here, not {text}")
    NO_STARTPOS_OR_SFEN = Message("'startpos' or 'sfen' is missing")
    MOVES_EXPECTED = Message("'moves' belongs here, not {text}")
    NOT_HELD = Message("a hand cannot hold {text}")
    LEADING_ZERO = Message("a number begins with 1 to 9")
    PIECE_MISSING = Message("a piece is missing here")
    NOT_A_POSITION = Message("a position belongs here, not {text}")
    SQUARE_WITH_PIECE = Message("a square with a piece belongs here, not {text}")
    FIELDS_MISSING = Message("board, side to move and hands are needed")
    NO_SUCH_BOARD = Message("no game has a board of {count} rank|no game has a board of {count} ranks")
    AFTER_MOVE_NUMBER = Message("nothing may follow the move number: {text}")
    BLANKS = Message("one blank belongs between two fields, none at the ends")
    RANK_TOO_LONG = Message("rank {rank} has more squares than {files}")
    RANK_SHORT = Message("rank {rank} has {count} square|rank {rank} has {count} squares")
    RANK_WRONG = Message("rank {rank} has {count} square, not {files}|rank {rank} has {count} squares, not {files}")
    FEW_RANKS = Message("the board has {count} rank|the board has {count} ranks")
    RANK_TOO_MANY = Message(
        "the board has {count} rank, here begins another|the board has {count} ranks, here begins another"
    )
    NO_PIECE_IN_INITIAL = Message("the board or the hands of 'initial' hold something that is no piece")
    DIAGRAM_RANKS = Message("the diagram has {count} rank, not {ranks}|the diagram has {count} ranks, not {ranks}")
    MOVE_NUMBER = Message("the move number is a number, not {text}")
    RANK_OF_CSA = Message("the rank has {count} square, not {files}|the rank has {count} squares, not {files}")
    SIDE_TO_MOVE = Message("the side to move is 'b' or 'w', not {text}")
    UNKNOWN_PIECE = Message("there is no piece {text}")
    UNKNOWN_SQUARE = Message("there is no square {text}")
    NO_TEXT = Message("there is no text")
    TOO_MANY_PIECES = Message("{count} pieces of a kind are too many")
    TOO_MANY_OF_KIND = Message("{count} pieces of the kind {text} are too many")
    BOARD_SIZE = Message("{reason}, but a board of {files} x {ranks} is needed")
    NOT_IN_HAND = Message("{text} cannot be in hand")
    NOT_THERE_AT_START = Message("{text} does not stand there at the start")
    NUMBER_TOO_LARGE = Message("{text} is more than {most}")
    NOT_A_PIECE = Message("{text} is no piece of {title}")
    NOT_OF_A_BOARD = Message("{text} is no piece, number or '/'")
    NOT_SQUARE_AND_PIECE = Message("{text} is no square and piece")
    NOT_SQUARE_OF_RANK = Message("{text} is no square of a rank")
    OFF_BOARD = Message("{text} is not on the board of {title}")
    COUNTED_TWICE = Message("{text} was counted before")
    NO_DIAGRAMS = Message("{title} has no diagrams of this kind")
    HAS_NO_PIECE = Message("{title} has no piece {text}")
    NO_HANDS = Message("{title} has no pieces in hand: '-' belongs here")
    PRESET = Message("'initial' is a known preset, or OTHER with 'data'")


class MoveMessage:
    """Of moves."""

    SIGN_OF_BOARD_MOVE = Message("'-' or 'x' belongs here")
    SIGN_OF_MOVE = Message("'-', 'x' or '*' belongs here")
    WRONG_FROM = Message("'from' is another square, not {text}")
    WRONG_TO = Message("'to' is a square, not {text}")
    UCHIFUZUME = Message("a dropped pawn may not mate")
    SAME_SQUARE = Message("a move begins and ends on different squares")
    LETTERS_EXPECTED = Message("a move begins with the letters of a piece")
    TABLE_EXPECTED = Message("a move is '{...}'")
    NOT_OF_CSA = Message("a move is a sign, four digits and a piece, not {text}")
    PASS_PROMOTES = Message("a pass promotes nothing")
    CAPTURE_SIGN = Message("a piece is captured on {square}: 'x' belongs here")
    SQUARE_EXPECTED = Message("a square belongs here")
    SQUARE_EXPECTED_IN = Message("a square belongs here in {text}")
    REPETITION = Message("it brings back a position of this game")
    NOT_TURN_OF = Message("it is not the turn of the side that {text} says")
    OTHER_SIDE = Message("it is the other side's move: {text}")
    TURN_OF = Message("it is {side}'s move")
    SEVERAL_PIECES = Message("more than one piece could make this move")
    NO_MOVE_LEFT = Message("no move is left")
    NO_MOVE_BEFORE = Message("no move stands above to go to the same square")
    NO_PIECE_CAN = Message("no piece can make this move")
    NO_PIECE_GOES = Message("no {piece} goes there")
    NOTHING = Message("nothing")
    NOTHING_GOES_ON = Message("nothing goes on after this")
    NOTHING_CAPTURED = Message("nothing is captured on {square}")
    AFTER_PLUS = Message("nothing may follow '+' in {text}")
    NOTHING_FOLLOWS = Message("nothing may follow here: {text}")
    OFF_THE_BOARD = Message("off the board")
    DROPPED_PROMOTED = Message("pieces are dropped unpromoted")
    LEFT_IN_CHECK = Message("the king would stand in check")
    LION_TRADING = Message("the lion may not be taken so")
    AFTER_ILLEGAL = Message("the move before was illegal")
    CANNOT_PROMOTE = Message("the piece cannot promote")
    DEAD_PIECE = Message("the piece could never move again")
    DOES_NOT_BURN = Message("the piece does not burn")
    NO_PROMOTION_YET = Message("the piece may not promote yet")
    MUST_PROMOTE = Message("the piece must promote")
    OTHER_PIECE = Message("the piece on {square} is {piece}")
    OTHER_OWNER = Message("the piece on {square} is {side}'s")
    SIDE_HAS_NONE = Message("the side to move has no {piece}")
    DOES_NOT_GO = Message("the {piece} on {square} does not go there")
    NO_PROMOTION_TO_DECLINE = Message("there is no promotion to decline")
    NONE_IN_HAND = Message("there is no {piece} in hand")
    NONE_OF_SIDE_ON = Message("there is no {piece} of the side to move on {square}")
    NONE_ON = Message("there is no {piece} on {square}")
    NO_DROP = Message("this cannot be a drop")
    FULL_FILE = Message("too many unpromoted pieces of the kind would stand on the file")
    NIFU = Message("two unpromoted pawns would stand on the file")
    BURNS_OTHERWISE = Message("{reason} burns, otherwise than")
    IN = Message("{reason} in {text}")
    EMPTY = Message("{square} is empty")
    NOT_EMPTY = Message("{square} is not empty")
    NOT_DROPPED = Message("{text} cannot be dropped")
    SQUARE_TWICE = Message("{text} has a square twice in a row")
    NOT_A_MOVE = Message("{text} is no move")
    NOT_A_MOVE_OR_END = Message("{text} is no move, and no word that ends a game")
    OTHER_RESULT = Message("{text} is another result than before")
    SAYS_NOTHING = Message("{text} says nothing here")
    OPEN_BRACKET = Message("a bracket is not closed")
    NOT_OF_A_BOOK = Message("this is no move of a book")
    NO_SECOND_STEP = Message("{text} is no second step")
    ILLEGAL = Message("{text} is not a legal move here")
    ILLEGAL_BECAUSE = Message("{text} is not a legal move here: {reason}")
    LACKS_SQUARE = Message("{text} lacks a square")
    AMBIGUOUS = Message("{text} may be any of several moves")
    ANY_OF = Message("{text} may be any of {names}")
    IS_THE_PIECE = Message("{text}: the piece on {square} is the {piece}")
    BURNS = Message("{text}: {count} piece burns|{text}: {count} pieces burn")
    BURNS_WITH_MOVER = Message("{text}: {count} piece burns, and the mover|{text}: {count} pieces burn, and the mover")
    TOO_MANY_SQUARES = Message("{title} has no moves over that many squares")
    NO_PASS = Message("{title} has no pass")


class RecordMessage:
    """Of records and the rules they name."""

    WINNER = Message("'black', 'white' or 'nobody' belongs here, not {text}")
    HEADER_OF_JKF = Message("'header' holds names and values")
    NAME_AND_VALUE = Message("'name: value' belongs here")
    OPTION = Message("'option: name = value' belongs here, each name once")
    DRAWING = Message("'COLOUR=SQUARE,...' belongs here, a colour being one of {names}")
    TILDE = Message("'~' belongs before the moves")
    NOT_IN_CSA = Message("CSA has no games of {title}")
    NOT_IN_JKF = Message("JKF has no games of {title}")
    NOT_IN_USEN = Message("USEN has no games of {title}")
    HEADER_OF_CSA = Message("a header is '$NAME:value'")
    VARIANT_LINE_ABOVE = Message("a line '# variant: ...' belongs above this one")
    LINE_OF_USEN = Message("a line is 'NUMBER.MOVES.END'")
    MOVE_AFTER_END = Message("a move follows the end of the game")
    THOUGHT = Message("a thought is '= cp=N' or '= mate=N', perhaps with depth, nodes, line and engine")
    MOVE_LINE = Message("a move line is 'PLY MOVE', perhaps with 'time=S.SSS' and 'clock=S.SSS,S.SSS'")
    TIME_WITHOUT_MOVE = Message("a time belongs behind a move")
    NOT_A_TIME = Message("a time is 'T' and seconds, not {text}")
    VARIATION_UNANNOUNCED = Message("a variation begins here without a line that says so")
    ESCAPE = Message(r"after '\' belongs '\', 'n' or 'u' and four digits")
    END_LINE = Message("an end is 'end', perhaps with 'time=S.SSS', winner, reason and details")
    MOVE_EXPECTED = Message("move {number} belongs here")
    MOVE_MISSING = Message("move {number} is missing above this one")
    NOTHING_TO_FOLLOW = Message("no move stands above that this one could follow")
    NOTHING_TO_FOLLOW_NUMBER = Message("no move {number} stands above this one for it to follow")
    NO_MOVE_ABOVE = Message("no move stands above this variation")
    NO_NUMBER_ABOVE = Message("no move {number} stands above this variation")
    ONE_END = Message("one end belongs to a game with a result, none to another")
    READ_ONLY = Message("records of this kind ({suffix}) are read, not written")
    NOT_ENCODED = Message("some of the text is not {encoding}")
    NO_ANSWER = Message("the defender cannot answer")
    ENDED_BEFORE = Message("the game has ended before")
    HEADER_NOT_WRITTEN = Message("the header {header} cannot be written in this format")
    HEADER_AMONG_MOVES = Message("the header {header} stands among the moves")
    HEADER_TWICE = Message("the header {header} was there before")
    NO_VARIANT_LINE = Message("the line 'variant: ...' is missing")
    FIRST_NUMBER = Message("the moves begin with number {number}")
    GONE = Message("the record is no longer there")
    SECTION_TWICE = Message("the section {text} was there before")
    START_BEFORE_MOVES = Message("the start belongs before the moves")
    EMPTY = Message("the text is empty")
    ZERO_BYTES = Message("there are zero bytes in the text")
    NO_GAME = Message("there is no game in the text")
    NONE_FOUND = Message("no game was found")
    UNKNOWN_GAME = Message("there is no game named {text}")
    NO_MOVE_TO_GO_ON = Message("there is no move {number} from which to go on")
    UNKNOWN_SECTION = Message("there is no section {text}")
    UNKNOWN_VARIANT = Message("there is no variant {text}")
    UNKNOWN_VARIANT_BECAUSE = Message("there is no variant {text}: {reason}")
    NEWER_VERSION = Message("this game file has version {version}; this program reads versions up to {most}")
    UNKNOWN_FORMAT = Message("this is in no format that is known")
    NOT_JSON = Message("this is no JSON: {detail}")
    NOT_A_GAME_FILE = Message("this is no game file of Shogi Desktop: it should begin with '{name} 1'")
    NOT_A_PROBLEM = Message("this is a game, not a mate problem")
    NOT_A_RECORD = Message("this is {what}, which holds no record of a game")
    LINE_TWICE = Message("this line stands here twice")
    MOVE_TWICE = Message("this move was there before in the same place")
    NOT_IN_VERSION = Message("version {version} of the format knows no {text}")
    TURN_BEFORE_MOVES = Message("whose move it is belongs before the moves")
    NOT_BEHIND_MOVE = Message("{text} does not belong behind a move")
    ARROW_GOES_NOWHERE = Message("{text} goes nowhere")
    IN_NO_HAND = Message("{text} is in no hand")
    NOT_AN_END = Message("{text} is no end of a game")
    NOT_OF_USEN = Message("{text} is no move of USEN")
    NOT_A_RULE = Message("{text} is no rule, as in 'name=value'")
    NOT_A_DRAWING = Message("{text} is no square and no arrow")
    NOT_OF_CSA = Message("{text} is no statement of CSA")
    NOT_UNDERSTOOD = Message("{text} is not understood")
    SAYS_NOTHING = Message("{text} says nothing that is understood")
    TWICE = Message("{text} was there before")
    UNKNOWN_RULE = Message("{title} has no rule {text}")


class LimitMessage:
    """Of texts that are too long, and of too many of something."""

    DRAWING_LETTERS = Message("drawings have at most {most} characters")
    DRAWINGS = Message("there are at most {most} drawings on a position")
    BOOKMARK = Message("a bookmark has at most {most} characters")
    COMMENT_LINES = Message("a game has at most {most} lines of comments")
    HEADER = Message("a header has at most {most} characters")
    TIME = Message("a time has at most {most} seconds")
    HEADER_NAME = Message("the name of a header has at most {most} characters")
    MOVES_IN_A_ROW = Message("a game of more than {most} moves in a row is not read")
    MOVES_OF_GAME = Message("a game of more than {most} moves is not read")
    LINE = Message("a line has at most {most} characters")
    COMMENT = Message("a line of a comment has at most {most} characters")
    MOVE_LINE = Message("a line with moves has at most {most} characters")
    MOVE = Message("a move has at most {most} characters")
    NAME = Message("a name has at most {most} characters")
    LIST_OF_JKF = Message("a record of JKF has 'moves', a list")
    VALUES_OF_JKF = Message("a record of JKF has at most {most} values")
    STATEMENTS = Message("a start has at most {most} statements")
    VALUE = Message("a value has at most {most} characters")
    RULES = Message("more than {most} choices of rules in one set are not read")
    GAMES = Message("more than {most} games of one text are not read")
    MOVES = Message("more than {most} moves are not read")
    PROBLEMS = Message("more than {most} problems are not read")
    FILE_LINES = Message("the file has more than {most} lines")
    TOO_MANY_MOVES = Message("there are more moves than are read")
    LINES = Message("there are more than {most} lines")
    WORDS = Message("there are more than {most} words")
    JSON_DEPTH = Message("this JSON is nested too deep")
    VARIATIONS_OF_JKF = Message("variations nested more than {most} deep have no place in JKF")
    TOO_LONG = Message("{reason} has at most {most} characters, not {count}")


class Named:
    """What a text is that is too long."""

    DIAGRAM = Message("a diagram")
    GAME_FILE = Message("a game file")
    LINE = Message("a line")
    MOVE = Message("a move")
    PATTERN = Message("a pattern")
    POSITION = Message("a position")
    POSITION_WITH_MOVES = Message("a position with its moves")
    RECORD = Message("a record")
    JKF = Message("a record of JKF")
    USEN = Message("a record of USEN")
    PROBLEM_SET = Message("a set of problems")
    START_STATEMENT = Message("a statement about the start")
