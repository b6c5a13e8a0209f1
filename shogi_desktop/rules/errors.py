"""What can go wrong with rules: bad variant files, moves that are not legal.

This module is not compiled, so that a better word does not make the core stale.
"""

from __future__ import annotations

from shogi_desktop.excerpt import excerpt
from shogi_desktop.messages import Message, MessageError, plain


class RulesError(MessageError, ValueError):
    """Base of all errors of this package. A message that is a str is for programmers alone: nobody translates it."""


class VariantError(RulesError):
    """A variant file that cannot be used; says which file, which part of it and why."""

    def __init__(self, file: str, where: str, reason: Message | str) -> None:
        self.file = excerpt(file)
        self.where = excerpt(where)
        self.reason = plain(reason) if isinstance(reason, str) else reason
        place = ": ".join(part for part in (self.file, self.where) if part)
        super().__init__(_AT(place=place, reason=self.reason) if place else self.reason)

    def __reduce__(self) -> tuple[type[VariantError], tuple[str, str, Message]]:
        return type(self), (self.file, self.where, self.reason)


class MovementError(RulesError):
    """A movement string that cannot be read; `column` counts from 1."""

    def __init__(self, text: str, column: int, reason: Message) -> None:
        self.text = excerpt(text)
        self.column = column
        self.reason = reason
        super().__init__(MovementMessage.WHERE(text=repr(self.text), column=column, reason=reason))

    def __reduce__(self) -> tuple[type[MovementError], tuple[str, int, Message]]:
        return type(self), (self.text, self.column, self.reason)


class IllegalMoveError(RulesError):
    """A move that the rules do not allow in the position it was made in."""


_AT = Message("{place}: {reason}")


class PlaceMessage:
    """Of squares, and of handicaps that name some."""

    NOT_ON_BOARD = Message("file {file}, rank {rank} is not on a board of {files} x {ranks}")
    NOT_A_SQUARE = Message("{text} is not a square")
    LEFT_OUT_TWICE = Message("{square} is left out twice")
    NOTHING_TO_LEAVE_OUT = Message("White has no piece on {square} to leave out")
    ROYALS_LEFT_OUT = Message("White cannot leave out every royal piece")
    NO_HANDICAP = Message("{title} has no handicap {text}")


class FlawMessage:
    """Of positions that cannot be played from."""

    ROYAL_TO_TAKE = Message("the side to move could take the last royal piece at once")
    DEAD_PIECE = Message("the {piece} on {square} could never move")
    TOO_MANY = Message("there are {count} pieces of the kind {piece}, a full set has {most}")
    SECOND_KING = Message("{side} has a second {piece} on {square}")
    NO_KING = Message("{side} has no king")
    NIFU = Message("{side} has too many pieces ({piece}) on file {file} (nifu)")
    OPPONENT_IN_CHECK = Message("{side} is in check on {square}, but it is not {other}'s move")


class FileMessage:
    """Of variant files as files."""

    UNKNOWN = Message("there is no variant of this name")
    UNKNOWN_NAME = Message("there is no variant {text}")
    STARTS_FROM_ITSELF = Message("a variant cannot start from itself")
    BAD_NAME = Message("a variant is named by its file: up to 64 letters, digits, - and _, and then {suffix}")
    NAME_COMES_ALONG = Message("a variant of this name comes along")
    NAME_ADDED = Message("a variant of this name has been added before")
    LINE = Message("line {line}: a line has at most {most} characters, and {count} full stops")
    TOO_DEEP = Message("lists or tables stand too deep in one another")
    TOO_MANY_BASES = Message("more than {most} variants start from one another")
    TOO_LONG = Message("the file has more than {most} characters")


class TomlMessage:
    """Of a text that is not written as TOML, as far as it shows why: what is wrong, and then the text itself."""

    AT = Message("line {line}, column {column}: {reason}: {text}")
    QUOTE = Message("the quote that begins here is not closed on its line")
    QUOTES = Message("the three quotes that begin here are never closed")
    BRACKET = Message("the bracket that opens here is never closed")
    CLOSED = Message("nothing is open that this bracket could close")
    EQUALS = Message("after this name an equals sign (=) is missing")
    NO_NAME = Message("before this equals sign a name is missing")
    NO_VALUE = Message("nothing stands after this equals sign")
    BARE = Message("this is no number, true or false, and a text needs quotes around it")
    COMMA = Message("a comma is missing before this")
    TOO_MUCH = Message("the line should have ended before this")
    HEADER = Message("this line should be the name of a table in brackets and nothing else")
    TWICE = Message("this has been said further up")
    OTHER = Message("this is not understood")


class FieldMessage:
    """Of the values of a table."""

    LIST_EXPECTED = Message("a list is expected")
    NUMBER_EXPECTED = Message("a number from {low} to {high} is expected")
    TABLE_EXPECTED = Message("a table is expected")
    TEXT_EXPECTED = Message("a text is expected")
    FLAG_EXPECTED = Message("true or false is expected")
    WORD_EXPECTED = Message("letters, digits, - and _ are expected, not {text}")
    TEXTS_EXPECTED = Message("the texts expected")
    PAIRS_EXPECTED = Message("pairs of value and title are expected")
    LINES_EXPECTED = Message("a board of {files} x {count} is expected, a line for each rank")
    WITH_HAND = Message('goes together with hand = "revert"')
    MISSING = Message("is missing")
    UNKNOWN = Message("is not known")
    UNKNOWN_WORD = Message("{text} is not known; known are {names}")
    NOT_ONE_OF = Message("{text} is not one of {reason}")
    TOO_MANY = Message("there are more than {most}")
    NONE = Message("there are none")
    USED_TWICE = Message("{text} is used twice")


class PieceMessage:
    """Of pieces and where they stand."""

    CODE = Message("1 to 8 capital letters are expected, with + before them for a promoted face")
    ABBREVIATION = Message("a capital letter and at most 7 others are expected, no small x")
    NO_MOVE = Message("a piece needs at least one move")
    ROYAL_REPLACED = Message("a royal piece cannot be replaced by one that is not")
    NO_ROYAL = Message("each side begins with a royal piece")
    TAKES_TOO_MANY = Message("it may take more pieces at once than lion_trading judges")
    LONG_LEAPS = Message("leaps as long as this are too much for a board of the width {files}")
    NO_OTHER_FACE = Message("no piece has another face")
    NOTHING_INFECTS = Message("no piece infects")
    NO_LION = Message("no piece is a lion")
    NOTHING_TO_REPLACE = Message("no piece is left there to be replaced")
    NOT_PROMOTED_TO = Message("nothing promotes to it")
    TOO_MANY_FOR_HAND = Message("there are more than {most} pieces {text}, too many for a hand")
    UNKNOWN = Message("there is no piece {text}")
    UNKNOWN_ON = Message("there is no piece {text} ({square})")
    NO_PROMOTION = Message("{text} does not promote")
    ABBREVIATION_TWICE = Message("{text} is another piece's as well")
    NAMED_TWICE = Message("{text} is named twice")
    NEVER_IN_HAND = Message("{text} is never in a hand")
    ROYAL_DROP = Message("{text} is royal and cannot be dropped")
    ROYAL_BY_CONTAGION = Message("{text} is royal or promotes, which no piece becomes by contagion")
    ROYAL_IN_HAND = Message("{text} is royal or promoted and is never in a hand")
    ROYAL_REPLACES = Message("{text} is royal, so it only replaces the piece that promotes to it")
    OWN_FACE = Message("{text} promotes to a face of its own, +{name}")
    STANDS_THERE = Message("{text} stands there already")


class RuleMessage:
    """Of rules and options."""

    FLIP_CHANGES = Message("a piece that turns over with every move does not change by what it takes")
    FLIP_PROMOTES = Message("a piece that turns over with every move does not promote by what it does")
    NO_ZONE_TO_DECLARE = Message("a declaration counts pieces in the promotion_zone, and there is none")
    MOST_OPTIONS = Message("at most {number} options with {most} choices are expected")
    SWEEPS = Message("captures of everything passed (x^)")
    RAIDS = Message("captures of what is unprotected (cU)")
    CONTAGION = Message("contagion")
    RANKED_JUMPS = Message("jumps over lower ranks (^p)")
    NO_MOVE = Message("the side to move has no move")
    OPTION_OF_OPTIONS = Message("an option cannot change options")
    NEVER_DROPPED = Message("it is never dropped: hand_order does not name it")
    REFINES_NOTHING = Message("it refines {reason}, which nothing turns on")
    NO_DECLARATION = Message("neither the rules nor an option of this key say when somebody may declare")
    NO_CAPTURE_PROMOTES = Message("no capture lets a piece promote: promotion_on names no way")
    NOT_COUNTED = Message("no move is counted where captured pieces come back, or turn over with every move")
    NOBODY_DECLINES = Message("nobody declines to promote on entering: promotion_on does not name enter")
    NOTHING_DROPPED = Message("nothing is ever dropped")
    CHANGES_UNSAID = Message("nothing says what {text} changes")
    FIRST_CHOICE = Message("the first choice of the option of this name is {text}")
    FORCED = Message("where what may promote must, nothing keeps a piece from it")
    NO_DROP_MATE = Message('with check = "capture" no drop mates')
    INFECTED_IN_HAND = Message("what a piece was before it was infected could not come back from a hand")
    OWN_CAPTURES = Message("who takes pieces of its own side, too, has no hand to take them into")
    NO_ZONE = Message("without a promotion_zone nothing enters or leaves it")
    NOT_A_WORD = Message("{text} is no word of letters and digits, or stands there twice")
    NOT_A_VALUE = Message("{text} is not a value of {name}")
    NOT_A_CHOICE = Message("{text} is not one of the choices")
    USUAL_RULE = Message("{text} is the usual rule, which changes nothing")
    NO_OPTION = Message("there is no such rule option")
    NOT_ITS_CHOICE = Message("{text} is not one of its choices")


class MovementMessage:
    """Of movement strings."""

    WHERE = Message("movement {text}, column {column}: {reason}")
    NOT_CLOSED = Message(") is missing")
    FIRST_LEG = Message("a first leg captures and goes on with a, b or v, or is quiet and goes back with b")
    JUMP_DIRECTION = Message("a jump goes on in its own direction: D and H with R or W, A and G with B or F")
    JUMP_LINE = Message("a jump that goes on leads two squares or more along a line")
    KNIGHT_DIRECTION = Message("a knight-like leap has no direction {text}")
    LEAP = Message("a leap is written (x,y) with two numbers up to {most}")
    SHORT_LINE = Message("a line over pieces has two steps or more")
    TOO_LONG = Message("a movement has at most {most} characters")
    RANGE = Message("a range has at most {most} steps")
    AREA_STEPS = Message("an area move has 2 or 3 steps")
    AREA_TWICE = Message("an area move is stated twice")
    NO_ATOM = Message("an atom (W, F, R, B, ...) is missing")
    AREA_MOVES = Message("area moves of this piece")
    SWEEPS_ALONE = Message("beside it nothing goes over pieces on its lines, turns, walks or goes anywhere")
    SWEEPS = Message("captures of everything passed but x^")
    OWN_CAPTURES = Message("captures of own pieces")
    RANK_CONDITIONS = Message("conditions on ranks")
    TARGET_CONDITIONS = Message("conditions on the target")
    LEGS = Message("legs are single steps: W, F or K")
    LINEAR_TWICE = Message("a linear lion is stated twice")
    LINEAR = Message("linear lion moves but L3K")
    OVER_MODES = Message("lines over pieces move and capture alike; m and c are not known with them")
    MORE_LEGS = Message("more than two legs are not known here")
    HURDLES = Message("moves over other hurdles than q* and q1 to q35")
    ONE_HURDLE = Message("moves over one hurdle")
    RANKED_QUIET = Message("ranked jumps capture only; write c^p")
    OVER_RANGE = Message("such a line over pieces has no range; write 0 behind W or F")
    TELEPORTS = Message("teleports but mU and cU[unprotected]")
    DIRECTION_TWICE = Message("this direction is stated twice")
    TELEPORT_TWICE = Message("this teleport is stated twice")
    LEGS_TWICE = Message("this way of two legs is stated twice")
    TWO_LEGS = Message("two legs are written (leg-leg)")
    NOT_KNOWN_HERE = Message("{reason} are not known here")
    NO_DIRECTION = Message("{atom} has no direction {text}")
    NOT_A_PART = Message("{text} is not part of a movement")
    TAKES_NO_DIRECTION = Message("{atom} takes no direction; write its parts")
    TAKES_NO_RANGE = Message("{atom} takes no range; write W or F with one")
