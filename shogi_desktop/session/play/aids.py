"""What may help the person in a game against the computer, so that its result says nothing of their strength."""

from __future__ import annotations

from typing import Final

TAKE_BACK: Final = "take_back"
HINT: Final = "hint"
COACH: Final = "coach"
TEACHING: Final = "teaching"
SWAPPED: Final = "swapped"
TAKEN_OVER: Final = "taken_over"
POSITION: Final = "position"
EDITED: Final = "edited"
AIDS: Final = (TAKE_BACK, HINT, COACH, TEACHING, SWAPPED, TAKEN_OVER, POSITION, EDITED)
"""The values are used in files. A move was taken back; a hint or a threat was asked for, or a mate looked for; the
coach was asked; the game was a teaching one; sides were changed in the middle of it; the computer failed, and a person
went on in its place, or sat down at a game of computers; it began with moves made before; the record was changed by
hand, or analysed, while it rested."""
