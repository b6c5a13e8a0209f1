"""Fields that refine a rule, refused where their file states them and nothing turns that rule on; likewise promoted
faces that nothing promotes to.

Judged is a file as it stands: what it takes over from its base it need not take back, and a rule that one of the
options can turn on is one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from shogi_desktop.messages import Part

from ..errors import PieceMessage, RuleMessage, VariantError
from .options import CHOICES
from .toml_table import place_of

Values = Mapping[str, object]


def check_refinements(own: Values, merged: Values, file: str) -> None:
    """Raises VariantError, naming the place in the file, for the first field of `own` that refines a rule which is off,
    or the first face in `own` that nothing promotes to.

    `merged` are the contents of the file over those of its base.
    """
    for where, key in _stated(own):
        if key in _REFINED and not _REFINED[key][1](merged):
            raise VariantError(file, where, RuleMessage.REFINES_NOTHING(reason=_REFINED[key][0]))
    promoted = [piece.get("promotes_to") for part in _parts(merged) for piece in _tables(part.get("pieces"))]
    for where, code in _faces(own):
        if code not in promoted:
            raise VariantError(file, where, PieceMessage.NOT_PROMOTED_TO)


def _faces(values: Values) -> Iterator[tuple[str, str]]:
    """Places and codes of the promoted faces, those that options change included."""
    for part in _parts(values):
        for number, piece in enumerate(_tables(part.get("pieces")), 1):
            code = piece.get("code")
            if isinstance(code, str) and code.startswith("+"):
                yield f"{place_of('pieces', number, piece)}.code", code


def _stated(values: Values) -> Iterator[tuple[str, str]]:
    """Places and keys of the fields of the rules and of pieces, those that options change included."""
    for key in _table(values.get("rules")):
        yield f"rules.{key}", key
    for number, piece in enumerate(_tables(values.get("pieces")), 1):
        for key in piece:
            yield f"{place_of('pieces', number, piece)}.{key}", key
    for number, option in enumerate(_tables(values.get("options")), 1):
        for change in _table(option.get("changes")).values():
            for _, key in _stated(_table(change)):
                yield f"{place_of('options', number, option)}.changes", key


def _has_word(field: str, on: tuple[str, ...]) -> Callable[[Values], bool]:
    """Whether a field of the rules is or can become one of some words."""
    usual = CHOICES[field][0]

    def holds(values: Values) -> bool:
        rules = [_table(part.get("rules")) for part in _parts(values)]
        words = [rules[0].get(field, usual), *(table.get(field) for table in rules[1:])]
        for option in _tables(values.get("options")):
            choices = option.get("choices")
            if option.get("key") == field and isinstance(choices, list):
                words += [choice[0] for choice in choices if isinstance(choice, list) and choice]
        return any(word in on for word in words)

    return holds


def _has_piece(fits: Callable[[Values], bool]) -> Callable[[Values], bool]:
    """Whether a piece is or can become one of some sort."""
    return lambda values: any(fits(piece) for part in _parts(values) for piece in _tables(part.get("pieces")))


def _jumps_by_rank(piece: Values) -> bool:
    return "^p" in str(piece.get("moves"))


def _sweeps(piece: Values) -> bool:
    return "x^" in str(piece.get("moves"))


def _raids(piece: Values) -> bool:
    return "cU" in str(piece.get("moves"))


def _parts(values: Values) -> list[Values]:
    """The contents of a file, and what each choice of its options changes."""
    options = _tables(values.get("options"))
    return [values, *(_table(change) for option in options for change in _table(option.get("changes")).values())]


def _table(value: object) -> Values:
    """What should be a table; its own reader refuses what is none."""
    return value if isinstance(value, dict) else {}


def _tables(value: object) -> list[Values]:
    return [_table(entry) for entry in value] if isinstance(value, list) else []


_TRADING: Final = ("lion_trading", _has_word("lion_trading", CHOICES["lion_trading"][1:]))
_RANKED: Final = (RuleMessage.RANKED_JUMPS, _has_piece(_jumps_by_rank))
# By field: what it refines, and whether there is such a rule.
_REFINED: Final[dict[str, tuple[Part, Callable[[Values], bool]]]] = {
    "bare_king_minor": ("bare_king", _has_word("bare_king", ("jcsa",))),
    "perpetual_check": (
        'repetition_result = "draw" or "first_loses"',
        _has_word("repetition_result", ("draw", "first_loses", "loss", "maker_loses")),
    ),
    "lion_protection": _TRADING,
    "lion_no_bridge": _TRADING,
    "lion": _TRADING,
    "infects": (RuleMessage.CONTAGION, _has_word("contagion", CHOICES["contagion"][1:])),
    "range_capture_own": (RuleMessage.SWEEPS, _has_piece(_sweeps)),
    "emperor_protection": (RuleMessage.RAIDS, _has_piece(_raids)),
    "burn_clash": ("burning", _has_piece(lambda piece: piece.get("burns") is True)),
    "jump_capture": _RANKED,
    "jump_quiet": _RANKED,
}
