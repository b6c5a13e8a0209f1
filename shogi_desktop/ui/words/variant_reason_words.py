"""The reasons why a variant file cannot be used, as its readers write them; see `reason_words`."""

from __future__ import annotations

from typing import Final

from .i18n import QT_TRANSLATE_NOOP

_FIELDS: Final = (
    QT_TRANSLATE_NOOP("Reasons", "1 to 8 capital letters are expected, with + before them for a promoted face"),
    QT_TRANSLATE_NOOP("Reasons", "a capital letter and at most 7 others are expected, no small x"),
    QT_TRANSLATE_NOOP("Reasons", "a list is expected"),
    QT_TRANSLATE_NOOP("Reasons", "a number from {low} to {high} is expected"),
    QT_TRANSLATE_NOOP("Reasons", "a table is expected"),
    QT_TRANSLATE_NOOP("Reasons", "a text is expected"),
    QT_TRANSLATE_NOOP("Reasons", 'goes together with hand = "revert"'),
    QT_TRANSLATE_NOOP("Reasons", "is missing"),
    QT_TRANSLATE_NOOP("Reasons", "is not known"),
    QT_TRANSLATE_NOOP("Reasons", "letters, digits, - and _ are expected, not {text}"),
    QT_TRANSLATE_NOOP("Reasons", "pairs of value and title are expected"),
    QT_TRANSLATE_NOOP("Reasons", "the texts expected"),
    QT_TRANSLATE_NOOP("Reasons", "there are more than {most}"),
    QT_TRANSLATE_NOOP("Reasons", "there are none"),
    QT_TRANSLATE_NOOP("Reasons", "true or false is expected"),
    QT_TRANSLATE_NOOP("Reasons", "{text} is not known; known are {names}"),
    QT_TRANSLATE_NOOP("Reasons", "{text} is not one of {reason}"),
    QT_TRANSLATE_NOOP("Reasons", "{text} is used twice"),
    QT_TRANSLATE_NOOP("Reasons", "{count} lines of {files} squares are expected"),
)
"""Of the values of a table."""
_PIECES: Final = (
    QT_TRANSLATE_NOOP("Reasons", "a piece needs at least one move"),
    QT_TRANSLATE_NOOP("Reasons", "a royal piece cannot be replaced by one that is not"),
    QT_TRANSLATE_NOOP("Reasons", "each side begins with a royal piece"),
    QT_TRANSLATE_NOOP("Reasons", "leaps as long as this are too much for a board of {files} files"),
    QT_TRANSLATE_NOOP("Reasons", "no piece has another face"),
    QT_TRANSLATE_NOOP("Reasons", "no piece is a lion"),
    QT_TRANSLATE_NOOP("Reasons", "no piece is left there to be replaced"),
    QT_TRANSLATE_NOOP("Reasons", "nothing promotes to it"),
    QT_TRANSLATE_NOOP("Reasons", "there are more than {most} pieces {text}, too many for a hand"),
    QT_TRANSLATE_NOOP("Reasons", "there is no piece {text} ({square})"),
    QT_TRANSLATE_NOOP("Reasons", "{text} does not promote"),
    QT_TRANSLATE_NOOP("Reasons", "{text} is another piece's as well"),
    QT_TRANSLATE_NOOP("Reasons", "{text} is named twice"),
    QT_TRANSLATE_NOOP("Reasons", "{text} is never in a hand"),
    QT_TRANSLATE_NOOP("Reasons", "{text} is royal and cannot be dropped"),
    QT_TRANSLATE_NOOP("Reasons", "{text} is royal or promoted and is never in a hand"),
    QT_TRANSLATE_NOOP("Reasons", "{text} is royal, so it only replaces the piece that promotes to it"),
    QT_TRANSLATE_NOOP("Reasons", "{text} promotes to a face of its own, +{name}"),
    QT_TRANSLATE_NOOP("Reasons", "{text} stands there already"),
)
"""Of pieces and where they stand."""
_RULES: Final = (
    QT_TRANSLATE_NOOP("Reasons", "a piece that turns over with every move does not promote by what it does"),
    QT_TRANSLATE_NOOP("Reasons", "a declaration counts pieces in the promotion_zone, and there is none"),
    QT_TRANSLATE_NOOP("Reasons", "a variant of this name has been added before"),
    QT_TRANSLATE_NOOP("Reasons", "at most {number} options with {most} choices are expected"),
    QT_TRANSLATE_NOOP("Reasons", "the side to move has no move"),
    QT_TRANSLATE_NOOP("Reasons", "an option cannot change options"),
    QT_TRANSLATE_NOOP("Reasons", "it is never dropped: hand_order does not name it"),
    QT_TRANSLATE_NOOP("Reasons", "it refines {reason}, which nothing turns on"),
    QT_TRANSLATE_NOOP("Reasons", "jumps over lower ranks (^p)"),
    QT_TRANSLATE_NOOP("Reasons", "neither the rules nor an option of this key say when somebody may declare"),
    QT_TRANSLATE_NOOP("Reasons", "nobody declines to promote on entering: promotion_on does not name enter"),
    QT_TRANSLATE_NOOP("Reasons", "nothing is ever dropped"),
    QT_TRANSLATE_NOOP("Reasons", "nothing says what {text} changes"),
    QT_TRANSLATE_NOOP("Reasons", "the first choice of the option of this name is {text}"),
    QT_TRANSLATE_NOOP("Reasons", "where what may promote must, nothing keeps a piece from it"),
    QT_TRANSLATE_NOOP("Reasons", 'with check = "capture" no drop mates'),
    QT_TRANSLATE_NOOP("Reasons", "without a promotion_zone nothing enters or leaves it"),
    QT_TRANSLATE_NOOP("Reasons", "{text} is no word of letters and digits, or stands there twice"),
    QT_TRANSLATE_NOOP("Reasons", "{text} is not a value of {name}"),
    QT_TRANSLATE_NOOP("Reasons", "{text} is not one of the choices"),
    QT_TRANSLATE_NOOP("Reasons", "{text} is the usual rule, which changes nothing"),
)
"""Of rules and options."""
_MOVEMENTS: Final = (
    QT_TRANSLATE_NOOP("Reasons", ") is missing"),
    QT_TRANSLATE_NOOP("Reasons", "a first leg captures and goes on with a, b or v, or is quiet and goes back with b"),
    QT_TRANSLATE_NOOP("Reasons", "a knight-like leap has no direction {text}"),
    QT_TRANSLATE_NOOP("Reasons", "a leap is written (x,y) with two numbers up to {most}"),
    QT_TRANSLATE_NOOP("Reasons", "a line over pieces has two steps or more"),
    QT_TRANSLATE_NOOP("Reasons", "a movement has at most {most} characters"),
    QT_TRANSLATE_NOOP("Reasons", "a range has at most {most} steps"),
    QT_TRANSLATE_NOOP("Reasons", "an area move has 2 or 3 steps"),
    QT_TRANSLATE_NOOP("Reasons", "an area move is stated twice"),
    QT_TRANSLATE_NOOP("Reasons", "an atom (W, F, R, B, ...) is missing"),
    QT_TRANSLATE_NOOP("Reasons", "area moves of this piece"),
    QT_TRANSLATE_NOOP("Reasons", "captures of everything passed"),
    QT_TRANSLATE_NOOP("Reasons", "captures of own pieces"),
    QT_TRANSLATE_NOOP("Reasons", "conditions on ranks"),
    QT_TRANSLATE_NOOP("Reasons", "conditions on the target"),
    QT_TRANSLATE_NOOP("Reasons", "legs are single steps: W, F or K"),
    QT_TRANSLATE_NOOP("Reasons", "linear lion moves of three legs"),
    QT_TRANSLATE_NOOP("Reasons", "lines over pieces move and capture alike; m and c are not known with them"),
    QT_TRANSLATE_NOOP("Reasons", "more than two legs are not known here"),
    QT_TRANSLATE_NOOP("Reasons", "movement {text}, column {column}: {reason}"),
    QT_TRANSLATE_NOOP("Reasons", "moves over a counted number of hurdles"),
    QT_TRANSLATE_NOOP("Reasons", "moves over one hurdle"),
    QT_TRANSLATE_NOOP("Reasons", "ranked jumps capture only; write c^p"),
    QT_TRANSLATE_NOOP("Reasons", "such a line over pieces has no range; write 0 behind W or F"),
    QT_TRANSLATE_NOOP("Reasons", "teleports"),
    QT_TRANSLATE_NOOP("Reasons", "this direction is stated twice"),
    QT_TRANSLATE_NOOP("Reasons", "this way of two legs is stated twice"),
    QT_TRANSLATE_NOOP("Reasons", "two legs are written (leg-leg)"),
    QT_TRANSLATE_NOOP("Reasons", "{reason} are not known here"),
    QT_TRANSLATE_NOOP("Reasons", "{atom} has no direction {text}"),
    QT_TRANSLATE_NOOP("Reasons", "{text} is not part of a movement"),
    QT_TRANSLATE_NOOP("Reasons", "{atom} takes no direction; write its parts"),
    QT_TRANSLATE_NOOP("Reasons", "{atom} takes no range; write W or F with one"),
)
"""Of movements."""

OF_VARIANTS: Final = (*_FIELDS, *_PIECES, *_RULES, *_MOVEMENTS)
