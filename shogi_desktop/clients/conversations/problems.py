"""The conversation about mate problems, in lines `problem {...}` (`notation.wire.problem_lines`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from shogi_desktop.messages import Message, plain
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.wire.problem_lines import WORD, Event, Question, format_question, parse_answer, parse_event

from .dialect import Dialect, Heard, Nonsense, RequestEnd, RequestPart, RequestRefused

_ERROR: Final = "info string error"
_LONGEST_MS: Final = 0x7FFF_FFFF


class Problems(Dialect[Question]):
    """Parts are `WorkProgress`, `Verdict` (to MOVES) and `MadeProblem` (to MAKE); the answer is what the question ends
    with: `Verdict` (SOLVE), `Report` (CHECK), None (MOVES, MAKE). Every line that is no answer is passed over."""

    numbered = True
    renews = True

    def asking(self, number: int, request: Question) -> list[str]:
        return [format_question(replace(request, number=number))]

    def stopping(self) -> list[str]:
        return ["stop"]

    def patience_ms(self, request: Question, margin_ms: int) -> int:
        return min(request.milliseconds + margin_ms, _LONGEST_MS)

    def hear(self, line: str, request: Question | None) -> Heard | None:
        if line.startswith(_ERROR):
            return RequestRefused(plain(line.removeprefix(_ERROR).lstrip(": ")))
        if line.split(" ", 1)[0] != WORD:
            return None
        number = 0
        try:
            number, event = parse_event(line)
            value = parse_answer(line, request).value if request is not None else None
        except NotationError:
            return Nonsense(number=number)
        if event is Event.FAILED:
            return RequestRefused(value if isinstance(value, Message) else plain("?"), number)
        return (RequestEnd if event is Event.DONE else RequestPart)(value, number)
