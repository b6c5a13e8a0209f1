"""The conversation about mate problems, in lines `problem {...}` (`notation.wire.problem_lines`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.wire.problem_lines import (
    WORD,
    Answer,
    Ask,
    Event,
    Made,
    Question,
    Report,
    Verdict,
    WorkProgress,
    format_question,
    parse_answer,
)

from .dialect import Dialect, End, Heard, Nonsense, Part, Refusal

_ERROR: Final = "info string error"
_FOUND: Final[dict[Ask, type | None]] = {Ask.MOVES: Verdict, Ask.MAKE: Made, Ask.SOLVE: None, Ask.CHECK: None}
_DONE: Final[dict[Ask, type]] = {Ask.SOLVE: Verdict, Ask.CHECK: Report, Ask.MOVES: type(None), Ask.MAKE: type(None)}
_LONGEST_MS: Final = 0x7FFF_FFFF


class Problems(Dialect[Question]):
    """Parts are `WorkProgress`, `Verdict` (to MOVES) and `Made` (to MAKE); the answer is what the question ends with:
    `Verdict` (SOLVE), `Report` (CHECK), None (MOVES, MAKE). Every line that is no answer is passed over."""

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
            return Refusal(line.removeprefix(_ERROR).lstrip(": "))
        if line.split(" ", 1)[0] != WORD:
            return None
        try:
            answer = parse_answer(line)
        except NotationError:
            return Nonsense()
        if answer.event is Event.FAILED:
            return Refusal(answer.value if isinstance(answer.value, str) else "", answer.number)
        if request is not None and not _fits(answer, request.ask):
            return Nonsense(number=answer.number)
        return (End if answer.event is Event.DONE else Part)(answer.value, answer.number)


def _fits(answer: Answer, ask: Ask) -> bool:
    """Whether the value of an answer is what the question asks for."""
    if answer.event is Event.DONE:
        return isinstance(answer.value, _DONE[ask])
    if answer.event is Event.FOUND:
        kind = _FOUND[ask]
        return kind is not None and isinstance(answer.value, kind)
    return isinstance(answer.value, WorkProgress)
