"""The program's Tenjiku beside the second reading of its rules, on positions from random games.

    python -m tests.rules.tenjiku_compare [POSITIONS]

compares move sets, what every move does, and that taking it back restores everything, under the defaults and every
other value of every rule option (POSITIONS in all, 2,000 unless told).
"""

from __future__ import annotations

import random
import sys

from shogi_desktop.rules import Position, Variant, load_variant
from shogi_desktop.rules.board.moves import from_square, is_pass, is_promotion, to_square

from . import tenjiku_reading as reading

# The reading keeps the abbreviations of the rules text, positions have capital letters only.
_ABBREVIATIONS = {"LN": "Ln", "PH": "Ph", "KR": "Kr"}
_VALUES = {"non_royal": "not_royal"}


def option_sets() -> list[dict[str, str]]:
    """The defaults, and every other choice of every option that changes moves, one at a time."""
    sets: list[dict[str, str]] = [{}]
    for option in load_variant("tenjiku").options:
        if option.key not in ("move_limit", "strict_play"):
            sets += [{option.key: value} for value, _ in option.choices[1:]]
    return sets


def reading_options(chosen: dict[str, str]) -> reading.Options:
    return reading.Options(**{key: _VALUES.get(value, value) for key, value in chosen.items()})  # type: ignore[arg-type]


def as_square(variant: Variant, square: int) -> reading.Square:
    return variant.file_of(square), variant.rank_of(square)


def as_board(position: Position) -> reading.Board:
    variant = position.variant
    board: reading.Board = {}
    for square in variant.squares:
        piece = position.piece_at(square)
        if piece:
            code = variant.kind(piece >> 1).code
            letters = code.removeprefix("+")
            board[as_square(variant, square)] = (code.replace(letters, _ABBREVIATIONS.get(letters, letters)), piece & 1)
    return board


def as_move(position: Position, move: int) -> reading.Move:
    variant = position.variant
    origin, target = as_square(variant, from_square(move)), as_square(variant, to_square(move))
    if is_pass(move):
        return reading.Move(origin, (), target, False)
    removals = position.transition(move).removals
    captures = tuple(as_square(variant, removal.square) for removal in removals if not removal.burnt)
    return reading.Move(origin, captures, target, is_promotion(move))


def differences(position: Position, options: reading.Options, history: frozenset[reading.Key]) -> list[str]:
    """What differs in this position, in words; empty when everything agrees."""
    board, side = as_board(position), int(position.turn)
    moves = {as_move(position, move): move for move in position.legal_moves()}
    expected = reading.moves(board, side, options, history)
    found = [f"only the program: {move}" for move in moves.keys() - expected]
    found += [f"only the reading: {move}" for move in expected - moves.keys()]
    before = position.copy()
    for text, move in moves.items():
        position.play(move)
        after = as_board(position)
        ended = position.outcome()
        position.undo()
        if after != reading.apply(board, side, text, options)[0]:
            found.append(f"{text} leaves another board")
        loser = reading.loser(after, side)
        if (loser is not None) != (ended is not None and ended.termination.value == "royals_lost"):
            found.append(f"{text} ends the game for one of them only")
        elif loser is not None and ended is not None and ended.winner != 1 - loser:
            found.append(f"{text} wins for different sides")
    if not position.same_state(before):
        found.append("taking moves back does not restore the position")
    return found


def compare(chosen: dict[str, str], seed: int, positions: int) -> list[str]:
    """Differences in some positions of random games under some options, captures and powers preferred."""
    choice = random.Random(seed)
    variant, options = load_variant("tenjiku", chosen), reading_options(chosen)
    found: list[str] = []
    while positions > 0:
        position = Position(variant)
        history = {reading.key(as_board(position), 0)}
        for ply in range(choice.randrange(20, 200)):
            moves = position.legal_moves()
            if not moves or position.outcome():
                break
            lively = [move for move in moves if move >> 57 or position.transition(move).removals]
            position.play(choice.choice(lively if lively and choice.random() < 0.5 else moves))
            history.add(reading.key(as_board(position), int(position.turn)))
            if ply % 12 == 11 and positions > 0 and position.outcome() is None:
                positions -= 1
                texts = differences(position, options, frozenset(history))
                found += [f"{chosen}, seed {seed}: {text}" for text in texts]
    return found


def main(argv: list[str]) -> int:
    positions = int(argv[1]) if len(argv) > 1 else 2000
    sets = option_sets()
    failures = 0
    for number, chosen in enumerate(sets):
        found = compare(chosen, number, positions // len(sets) + 1)
        failures += len(found)
        print(f"{chosen or 'defaults'}: {positions // len(sets) + 1} positions, {len(found)} differences")
        print("\n".join(found[:5]), end="\n" if found else "")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
