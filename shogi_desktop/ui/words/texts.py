"""Words the window says about a game: sides, levels, reasons of an end, refusals, times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QLocale

from shogi_desktop.excerpt import excerpt
from shogi_desktop.game.clock import TimeControl
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.notation.moves.japanese import square_text
from shogi_desktop.rules import Side
from shogi_desktop.rules.record.variant import Handicap, Kind, RuleOption, Variant
from shogi_desktop.rules.rulings.declaration import Declaration
from shogi_desktop.rules.validation import Flaw
from shogi_desktop.session.play.setup import GameSetup
from shogi_desktop.session.play.turn import FAILED_DECLARATION

from ..widgets.plain import NAME
from .i18n import QT_TRANSLATE_NOOP, translate, variant_text

_PAWN: Final = "pawn"
SIDE_MARKS: Final = ("☗", "☖")

_LABELLED: Final = QT_TRANSLATE_NOOP("Words", "{name}: {value}")
_SIDES: Final = (QT_TRANSLATE_NOOP("Words", "Black"), QT_TRANSLATE_NOOP("Words", "White"))
_HANDICAP_SIDES: Final = (
    QT_TRANSLATE_NOOP("Words", "Black (weaker side)"),
    QT_TRANSLATE_NOOP("Words", "White (stronger side)"),
)
# The rank that each level is called by, and what it plays like.
_LEVELS: Final = (
    (QT_TRANSLATE_NOOP("Words", "15 kyu"), QT_TRANSLATE_NOOP("Words", "just learning the moves")),
    (QT_TRANSLATE_NOOP("Words", "13 kyu"), QT_TRANSLATE_NOOP("Words", "beginner")),
    (QT_TRANSLATE_NOOP("Words", "11 kyu"), QT_TRANSLATE_NOOP("Words", "careful beginner")),
    (QT_TRANSLATE_NOOP("Words", "9 kyu"), QT_TRANSLATE_NOOP("Words", "casual player")),
    (QT_TRANSLATE_NOOP("Words", "7 kyu"), QT_TRANSLATE_NOOP("Words", "hobby player")),
    (QT_TRANSLATE_NOOP("Words", "5 kyu"), QT_TRANSLATE_NOOP("Words", "club player")),
    (QT_TRANSLATE_NOOP("Words", "3 kyu"), QT_TRANSLATE_NOOP("Words", "strong club player")),
    (QT_TRANSLATE_NOOP("Words", "1 kyu"), QT_TRANSLATE_NOOP("Words", "tournament player")),
    (QT_TRANSLATE_NOOP("Words", "2 dan"), QT_TRANSLATE_NOOP("Words", "strong tournament player")),
    (QT_TRANSLATE_NOOP("Words", "4 dan"), QT_TRANSLATE_NOOP("Words", "full strength")),
)
_LEVEL: Final = QT_TRANSLATE_NOOP("Words", "{rank}: {words}")
LEVEL_COUNT: Final = len(_LEVELS)

_REASONS: Final = {
    "checkmate": QT_TRANSLATE_NOOP("Words", "by checkmate"),
    "no_moves": QT_TRANSLATE_NOOP("Words", "no legal move is left"),
    "repetition": QT_TRANSLATE_NOOP("Words", "the position came up four times (sennichite)"),
    "started_repetition": QT_TRANSLATE_NOOP("Words", "the repetition was not broken off by who had to"),
    "perpetual_check": QT_TRANSLATE_NOOP("Words", "perpetual check is not allowed"),
    "move_limit": QT_TRANSLATE_NOOP("Words", "the move limit is reached"),
    "quiet_limit": QT_TRANSLATE_NOOP("Words", "nothing was taken or promoted for too many moves"),
    "royals_lost": QT_TRANSLATE_NOOP("Words", "the last royal piece is lost"),
    "bare_king": QT_TRANSLATE_NOOP("Words", "a king is left alone (bare king)"),
    "try": QT_TRANSLATE_NOOP("Words", "the king reached the enemy king's square (try)"),
    "resign": QT_TRANSLATE_NOOP("Words", "by resignation"),
    "time": QT_TRANSLATE_NOOP("Words", "on time"),
    "declaration": QT_TRANSLATE_NOOP("Words", "by declaration (entering king)"),
    "agreement": QT_TRANSLATE_NOOP("Words", "by agreement"),
    "engine_failure": QT_TRANSLATE_NOOP("Words", "the computer player stopped working"),
    "aborted": QT_TRANSLATE_NOOP("Words", "the game was broken off"),
    "impasse": QT_TRANSLATE_NOOP("Words", "by impasse (jishogi)"),
    "forfeit": QT_TRANSLATE_NOOP("Words", "the opponent did not play"),
    "no_mate": QT_TRANSLATE_NOOP("Words", "there is no mate"),
    "other": QT_TRANSLATE_NOOP("Words", "as the record says"),
}
_BRIEF: Final = frozenset({"checkmate", "resign", "time", "declaration", "agreement"})
"""Reasons that go on after "White wins" without a colon."""
_ILLEGAL: Final = {
    "nifu": QT_TRANSLATE_NOOP("Words", "nifu, two pawns on one file"),
    "full_file": QT_TRANSLATE_NOOP("Words", "too many unpromoted pieces of the kind on one file"),
    "uchifuzume": QT_TRANSLATE_NOOP("Words", "uchifuzume, mate by a dropped pawn"),
    "dead_piece": QT_TRANSLATE_NOOP("Words", "a piece that could never move again"),
    "left_in_check": QT_TRANSLATE_NOOP("Words", "the king was left in check"),
    "lion_trading": QT_TRANSLATE_NOOP("Words", "a lion that must not be taken now"),
    "promotion": QT_TRANSLATE_NOOP("Words", "a promotion that is not allowed"),
    "must_promote": QT_TRANSLATE_NOOP("Words", "a promotion that was not made"),
    "repetition": QT_TRANSLATE_NOOP("Words", "the position stood on the board before"),
    "not_a_move": QT_TRANSLATE_NOOP("Words", "no such move"),
}
_DECLARATION: Final = {
    "no_rule": QT_TRANSLATE_NOOP("Words", "this game is played without the entering-king rule"),
    "no_king": QT_TRANSLATE_NOOP("Words", "there is no king"),
    "king_not_in_zone": QT_TRANSLATE_NOOP("Words", "the king is not in the promotion zone"),
    "in_check": QT_TRANSLATE_NOOP("Words", "the king is in check"),
    "too_few_pieces": QT_TRANSLATE_NOOP("Words", "fewer than ten other pieces are in the promotion zone"),
    "too_few_points": QT_TRANSLATE_NOOP("Words", "too few points"),
    "not_on_home_square": QT_TRANSLATE_NOOP("Words", "the king is not on the enemy king's home square"),
}
_FLAWS: Final = {
    "no_king": QT_TRANSLATE_NOOP("Words", "a king is missing"),
    "too_many_kings": QT_TRANSLATE_NOOP("Words", "a side has more than one king"),
    "nifu": QT_TRANSLATE_NOOP("Words", "two pawns of one side stand on a file (nifu)"),
    "dead_piece": QT_TRANSLATE_NOOP("Words", "a piece could never move again"),
    "too_many": QT_TRANSLATE_NOOP("Words", "there are more pieces of a kind than in the set"),
    "opponent_in_check": QT_TRANSLATE_NOOP("Words", "the side that is not to move is in check"),
    "royal_to_take": QT_TRANSLATE_NOOP("Words", "the last royal piece could be taken at once"),
}
_REFUSED: Final = {
    "not_yours": QT_TRANSLATE_NOOP("Words", "That piece is not yours to move."),
    "not_a_target": QT_TRANSLATE_NOOP("Words", "This piece cannot go there."),
    "no_moves": QT_TRANSLATE_NOOP("Words", "This piece has no legal move now."),
}


def word(text: str) -> str:
    """A word of the tables above in the language of the window."""
    return translate("Words", text)


def labelled(name: str, value: str) -> str:
    """A name, and what there is to say of it."""
    return word(_LABELLED).format(name=name, value=value)


def side_name(side: int, handicap: str = "") -> str:
    """ "Black" or "White"; in a handicap game also who is the stronger side."""
    return word((_HANDICAP_SIDES if handicap else _SIDES)[side])


def player_name(setup: GameSetup, side: Side) -> str:
    """The name of a player, or what to call one without a name."""
    player = setup.player(side)
    if player.name:
        return excerpt(player.name, NAME)
    if not player.human:
        return word(QT_TRANSLATE_NOOP("Words", "Computer"))
    return side_name(side) if setup.player(side.other).human else word(QT_TRANSLATE_NOOP("Words", "You"))


def players_text(setup: GameSetup) -> str:
    """Who plays, Black first."""
    return " – ".join(player_name(setup, side) for side in Side)


def recorded_name(setup: GameSetup, side: Side) -> str:
    """What a record calls a player: two people without names have none, a computer has its level."""
    player, people = setup.player(side), len(setup.human_sides()) == len(Side)
    name = player.name if player.name or people else player_name(setup, side)
    return name if player.name or player.human or player.engine else f"{name} ({level_name(player.level)})"


def level_name(level: int) -> str:
    """The rank of a level (1 to 10)."""
    return word(_LEVELS[level - 1][0])


def level_words(level: int) -> str:
    """The rank of a level and what it plays like."""
    rank, words = (word(text) for text in _LEVELS[level - 1])
    return word(_LEVEL).format(rank=rank, words=words)


_SEALED: Final = QT_TRANSLATE_NOOP("Words", "the next move was sealed")
_LATER: Final = QT_TRANSLATE_NOOP("Words", "to be continued later")
_ADJOURNED: Final = {
    **dict.fromkeys(("封じ手", "封手"), _SEALED),
    **dict.fromkeys(("指し掛け", "指掛け", "指しかけ", "差し掛け", "打ち掛け", "打掛け", "一時中断"), _LATER),
}
"""Words in which Japanese records say that a game goes on another day."""


def result_title(result: GameResult, name: str = "") -> str:
    """The headline of an ended game; the winner by `name`, or else by side."""
    if result.winner is None:
        if result.reason is Reason.ABORTED and result.detail in _ADJOURNED:
            return word(QT_TRANSLATE_NOOP("Words", "Adjourned"))
        broken = result.reason in (Reason.ABORTED, Reason.ENGINE_FAILURE)
        return word(QT_TRANSLATE_NOOP("Words", "No result")) if broken else word(QT_TRANSLATE_NOOP("Words", "A draw"))
    wins = word(QT_TRANSLATE_NOOP("Words", "{side} wins"))
    return f"{SIDE_MARKS[result.winner]} " + wins.format(side=name or side_name(result.winner))


def result_reason(result: GameResult) -> str:
    """Why the game ended, with the side and the broken rule of an illegal move."""
    if result.reason is Reason.ABORTED and result.detail in _ADJOURNED:
        return word(_ADJOURNED[result.detail])
    if result.reason is not Reason.ILLEGAL_MOVE:
        return word(_REASONS[result.reason.value])
    assert result.winner is not None  # whoever moves against the rules has lost
    loser = side_name(result.winner.other)
    if result.detail == FAILED_DECLARATION:
        return word(QT_TRANSLATE_NOOP("Words", "{side}'s declaration did not hold")).format(side=loser)
    if result.detail not in _ILLEGAL:
        return word(QT_TRANSLATE_NOOP("Words", "{side}'s move was illegal")).format(side=loser)
    text = word(QT_TRANSLATE_NOOP("Words", "{side}'s move was illegal ({rule})"))
    return text.format(side=loser, rule=word(_ILLEGAL[result.detail]))


def result_sentence(result: GameResult) -> str:
    """Result and reason in one: "White wins on time", "A draw: the position came up four times"."""
    brief = QT_TRANSLATE_NOOP("Words", "{title} {reason}")
    long = QT_TRANSLATE_NOOP("Words", "{title}: {reason}")
    joined = word(brief if result.reason.value in _BRIEF else long)
    return joined.format(title=result_title(result), reason=result_reason(result))


def refusal_reason(key: str) -> str:
    """What the board says about a square that cannot be used; "" for an unknown key."""
    return word(_REFUSED[key]) if key in _REFUSED else ""


def square_told(variant: Variant, square: int, coordinates: str) -> str:
    """A square as moves beside a board with these `coordinates` name it: 5d, or ５四 with "kanji"."""
    return square_text(variant, square) if coordinates == "kanji" else variant.square_name(square)


def flaws_text(flaws: Iterable[Flaw], variant: Variant) -> str:
    """What is wrong with a set-up, and on which squares: each once."""
    squares: dict[str, list[str]] = {}
    for flaw in flaws:
        named = squares.setdefault(flaw.reason.value, [])
        named += [variant.square_name(flaw.square)] if flaw.square >= 0 else []
    return "; ".join(
        f"{word(_FLAWS[key])} ({', '.join(at)})" if at else word(_FLAWS[key]) for key, at in squares.items()
    )


def declaration_reasons(declaration: Declaration) -> str:
    """Why a declaration fails, with the count so far."""
    lines = [f"• {word(_DECLARATION[reason])}" for reason in declaration.reasons if reason in _DECLARATION]
    if declaration.points_needed:
        lines += ["", "; ".join(_counted(declaration))]
    return "\n".join(lines)


def _counted(declaration: Declaration) -> list[str]:
    """Points and pieces so far, each with the number that is needed."""
    if declaration.points_to_win > declaration.points_needed:
        points = word(QT_TRANSLATE_NOOP("Words", "{points} of the {needed} points needed for a draw ({win} to win)"))
    else:
        points = word(QT_TRANSLATE_NOOP("Words", "{points} of the {needed} points needed"))
    pieces = word(QT_TRANSLATE_NOOP("Words", "{pieces} of {needed} pieces in the zone"))
    counted = [
        points.format(points=declaration.points, needed=declaration.points_needed, win=declaration.points_to_win)
    ]
    if declaration.left_out:
        left_out = word(QT_TRANSLATE_NOOP("Words", "{points} of them for pieces that {side} left out"))
        counted.append(left_out.format(points=declaration.left_out, side=side_name(Side.WHITE)))
    return [*counted, pieces.format(pieces=declaration.pieces_in_zone, needed=declaration.pieces_needed)]


def piece_name(kind: Kind) -> str:
    """The name of a kind of piece; where games write one with different signs, the Japanese names differ, too."""
    return excerpt(translate("PieceName", kind.name, kind.kanji), NAME)


def value_of(kind: Kind) -> int:
    """What a kind is worth beside the others of its game, by its file or else by how it moves; 0 for one that is the
    game."""
    return 0 if kind.royal else kind.value or kind.worth


def value_text(variant: Variant, kind: Kind) -> str:
    """What a kind is worth in pawns: "5.5", in French "5,5"; where there are none, in pieces of the least value."""
    if kind.royal:
        return translate("Words", "the game")
    values = {each.name: value_of(each) for each in map(variant.kind, {k for k, _ in variant.array.values()})}
    unit = values.get(_PAWN) or min((value for value in values.values() if value), default=1)
    return QLocale().toString(value_of(kind) / unit, "g", 3)


def changed_rules(variant: Variant) -> list[str]:
    """The rule options that are not as usual, each as "Title: choice"."""
    chosen = [(option, variant.chosen[option.key]) for option in variant.options]
    return [rule_text(option, value) for option, value in chosen if value != option.default]


def rule_text(option: RuleOption, value: str) -> str:
    """ "Title: choice" of a rule option."""
    text = word(QT_TRANSLATE_NOOP("Words", "{rule}: {choice}"))
    return text.format(rule=variant_text(option.title), choice=variant_text(dict(option.choices)[value]))


def handicap_name(variant: Variant, key: str) -> str:
    """ "Two pieces 二枚落ち", "Even game 平手" for ""; the kanji alone where the language writes them anyway.

    One of free choice is told by its pieces: "Without fire demon ×2, lion".
    """
    if not key:
        name, kanji = word(QT_TRANSLATE_NOOP("Words", "Even game")), "平手"
    else:
        handicap = variant.handicap(key)
        if not handicap.name:
            return _without(variant, handicap)
        name, kanji = variant_text(handicap.name), handicap.kanji
    return kanji if name == kanji else f"{name}  {kanji}"


def _without(variant: Variant, handicap: Handicap) -> str:
    """The pieces that a handicap leaves out, dearest first: "Without fire demon ×2, lion"."""
    kinds = sorted((variant.kind(variant.array[square][0]) for square in handicap.remove), key=_worth, reverse=True)
    names = Counter(piece_name(kind) for kind in kinds)
    pieces = ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in names.items())
    return word(QT_TRANSLATE_NOOP("Words", "Without {pieces}")).format(pieces=pieces)


def replaced_pieces(variant: Variant, handicap: Handicap) -> list[str]:
    """ "Black (weaker side): kirin 7k → lion", a line for each side that begins with other pieces than usual."""
    changes: dict[int, list[str]] = {0: [], 1: []}
    for square, kind in handicap.replace:
        old, side = variant.array[square]
        names = piece_name(variant.kind(old)), piece_name(variant.kind(kind))
        changes[side].append(f"{names[0]} {variant.square_name(square)} → {names[1]}")
    text, sides = word(QT_TRANSLATE_NOOP("Words", "{side}: {pieces}")), [side for side in changes if changes[side]]
    return [text.format(side=side_name(side, handicap.key), pieces=", ".join(changes[side])) for side in sides]


def handicap_terms(variant: Variant, handicap: Handicap) -> list[str]:
    """What a handicap that replaces pieces comes to, line by line; what is only left out, its name tells."""
    lines = replaced_pieces(variant, handicap)
    return [_without(variant, handicap), *lines] if lines and handicap.remove else lines


def _worth(kind: Kind) -> int:
    return kind.worth


def clock_text(milliseconds: int) -> str:
    """ "1:05:09" or "5:09"; a started second still counts, as on a shogi clock."""
    return _seconds_text(-(-max(milliseconds, 0) // 1000))


def _seconds_text(seconds: int) -> str:
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def spent_text(milliseconds: int | None) -> str:
    """Time spent on a move, whole seconds as records have them; "" where it is not known."""
    return "" if milliseconds is None else _seconds_text(milliseconds // 1000)


def time_control_text(control: TimeControl) -> str:
    """ "10:00, then 30 s a move"; "no clock" for all zero."""
    parts = []
    if control.main_ms:
        parts.append(_seconds_text(control.main_ms // 1000))
    if control.increment_ms:
        parts.append(word(QT_TRANSLATE_NOOP("Words", "{n} s added a move")).format(n=control.increment_ms // 1000))
    told = " + ".join(parts)
    if control.byoyomi_ms:
        byoyomi = word(QT_TRANSLATE_NOOP("Words", "{n} s a move")).format(n=control.byoyomi_ms // 1000)
        then = word(QT_TRANSLATE_NOOP("Words", "{time}, then {byoyomi}"))
        told = then.format(time=told, byoyomi=byoyomi) if told else byoyomi
    return told or word(QT_TRANSLATE_NOOP("Words", "no clock"))


STANDARD: Final = {
    "black": QT_TRANSLATE_NOOP("Words", "Black"),
    "white": QT_TRANSLATE_NOOP("Words", "White"),
    "event": QT_TRANSLATE_NOOP("Words", "Event"),
    "place": QT_TRANSLATE_NOOP("Words", "Place"),
    "started": QT_TRANSLATE_NOOP("Words", "Started"),
    "ended": QT_TRANSLATE_NOOP("Words", "Ended"),
    "time limit": QT_TRANSLATE_NOOP("Words", "Time limit"),
    "opening": QT_TRANSLATE_NOOP("Words", "Opening"),
}
"""The headers of `notation.records.headers`, in the order in which they are asked for."""


def header_name(key: str) -> str:
    """The name of a header; one of a record's own is called as it calls it."""
    return word(STANDARD[key]) if key in STANDARD else key


def title_of(kind: Kind) -> str:
    name = piece_name(kind)
    return name[:1].upper() + name[1:]


def marks_text(marked: bool, own: str) -> str:
    """What a button does that changes the pieces, which wear marks now or not; `own` is the person's set of pieces."""
    if not marked:
        return translate("Pieces", "Show how the pieces move")
    kanji = own.endswith("kanji")
    return translate("Pieces", "Show me the kanji") if kanji else translate("Pieces", "Show my own pieces")
