"""Writing what stands above the moves of a Japanese record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from shogi_desktop.game.tree import Game
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.position import Position

from ...errors import NotationError, RecordMessage, shortened
from ...positions.bod import format_bod, has_bod
from ...positions.sfen import format_sfen
from ..game_order import SHOGI
from ..headers import BLACK, BY_NAME, DAYS, OWN, WHITE
from ..kifu.handicaps import EVEN, OTHER, handicap_of_position, name_of_handicap
from ..kifu.head import HANDICAP, RULES, START, VARIANT, header_of
from ..kifu.kif_body import kif_sort
from ..kifu.lines import MARK, Sort
from ..kifu.variants import chosen_options, title_and_name
from ..kifu.written_move import MARKS
from .words_writing import lines_in

_NAMES: Final[Mapping[bool, Mapping[Side, str]]] = {
    False: {Side.BLACK: "先手", Side.WHITE: "後手"},
    True: {Side.BLACK: "下手", Side.WHITE: "上手"},
}
_PLAYERS: Final = {BLACK: Side.BLACK, WHITE: Side.WHITE}


def names_of_sides(game: Game) -> Mapping[Side, str]:
    """What the sides are called: 先手 and 後手, in a handicap game 下手 and 上手."""
    return _NAMES[bool(game.handicap)]


def head_lines(game: Game) -> Iterator[str]:
    """The variant, the headers in their order, and before the players the handicap and where it needs one a diagram."""
    variant = game.variant
    if variant.name != SHOGI:
        yield f"{VARIANT}：{title_and_name(variant)}"
    options = chosen_options(variant)
    if options:
        yield f"{RULES}：{options}"
    started = False
    for name, value in game.headers.items():
        if name in _PLAYERS and not started:
            yield from _start_lines(game)
            started = True
        if name not in OWN:
            yield from _header_lines(game, name, value)
    if not started:
        yield from _start_lines(game)


def _header_lines(game: Game, name: str, value: str) -> Iterator[str]:
    if name in _PLAYERS:
        said = names_of_sides(game)[_PLAYERS[name]]
    else:
        said = BY_NAME[name].kif[0] if name in BY_NAME else name
    for part in lines_in(value):
        line = f"{said}：{part.strip()}"
        sort = Sort.LOOSE if said == name and name not in DAYS else Sort.HEAD
        if header_of(line) != (said, part.strip()) or kif_sort(line) is not sort or said.startswith((MARK, *MARKS)):
            raise NotationError(RecordMessage.HEADER_NOT_WRITTEN(header=shortened(name)), line)
        yield line


def _start_lines(game: Game) -> Iterator[str]:
    variant, start = game.variant, game.start
    usual = start.same_state(Position.handicap(variant, game.handicap))
    name = name_of_handicap(variant, game.handicap)
    if not usual and game.handicap and name == OTHER:
        name = variant.handicap(game.handicap).kanji or game.handicap
    elif not usual and name == EVEN:
        name = OTHER
    # Some programs refuse その他, which a diagram says as well.
    if name != OTHER:
        yield f"{HANDICAP}：{name}"
        if usual:
            return
    # A handicap without a name is found by the position it begins with.
    if has_bod(variant) and (name != OTHER or handicap_of_position(start) or not game.handicap):
        yield from (line for line in format_bod(start).splitlines() if line != "手数＝0")
        # After the name of a handicap a diagram without these words is White's to move.
        if name != OTHER and start.turn == Side.BLACK:
            yield f"{names_of_sides(game)[Side.BLACK]}番"
    else:
        yield f"{START}：{format_sfen(start)}"
