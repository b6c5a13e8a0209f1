"""PSN, the notation of Western records and of GNU Shogi's `.gam` files, and PGN with shogi: they are only read.

    [Sente "Hanako"]
    [Gote "Taro"]
    [SFEN "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"]
    1. P7g-7f P3c-3d (00:02 / 00:00:02)  2. B8hx2b+ (2. P2g-2f P8c-8d) S3ax2b  3. B'4e  Resigns
    [ A comment. ]

Tags, comments in square or curly brackets or behind `#` and `;`, lines of play in round brackets, times in them. How
moves may be written tells `western.moves`, the words that end a game `end_words`; numbers of moves mean nothing. Tags
behind moves, or a first number behind an end, begin another game. `1-0` is a win of who moved first, whatever the
colours are called.
"""

from __future__ import annotations

from typing import Final

from ...errors import LimitMessage, Named, NotationError, RecordMessage
from ...limits import LONGEST_GAME, MOST_GAME_LINES, check_length
from ...steps import Steps, finish
from ..reading import MOST_PROBLEMS, Reading
from .western.games import GameReader
from .western.words import words_of

STEP_WORDS: Final = 50


def parse_psn(text: str) -> Reading:
    """The games of a text, and what is wrong with it."""
    return finish(psn_steps(text))


def psn_steps(text: str) -> Steps[Reading]:
    """`parse_psn` in steps."""
    reading = Reading()
    reader = GameReader(reading, text)
    try:
        check_length(text, LONGEST_GAME, Named.RECORD)
        for number, word in enumerate(words_of(text)):
            if number % STEP_WORDS == 0:
                yield word.at / len(text)
            if reading.told >= MOST_PROBLEMS:
                break
            if number >= MOST_GAME_LINES:
                reading.report(NotationError(LimitMessage.WORDS(most=MOST_GAME_LINES), word.text))
                break
            reader.read(word)
        reader.close()
    except NotationError as error:
        reading.report(error)
    if not reading.games and not reading.problems:
        reading.report(NotationError(RecordMessage.NO_GAME))
    return reading
