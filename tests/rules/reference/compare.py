"""The program beside the reference, on small variants that have every two choices of the axes together.

    python -m tests.rules.reference.compare [--positions 5000] [--game chu]

compares in positions of random games what is legal, what every move leaves behind, what its hash is, that taking it
back restores everything, checks, declarations, and how the game ends.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Position
from shogi_desktop.rules.rulings.declaration import judge_declaration

from .bench import Bench, Matrix, built_in
from .endings import Declared, End, Game, declared
from .matrix import covering
from .moves import checks_and_rescues, could_lose, in_check
from .play import Move, Removed, State, move_text, start
from .record import BLACK, WHITE, Board, Hands, Rules
from .texts import write_sfen

LONGEST_GAME = 60
MOST_LISTED = 250
"""Moves of a position of which the reference lists the checks: it takes as long as their number squared."""


def random_start(bench: Bench, choice: random.Random) -> Game:
    """The array, or pieces anywhere; where checks must be answered, the side that has moved is in none."""
    rules = bench.rules
    while True:
        state = start(rules) if choice.random() < 0.3 else scattered(rules, choice)
        if rules.check == "capture" or not could_lose(rules, state, 1 - state.side):
            return Game(rules, (state,))


def scattered(rules: Rules, choice: random.Random) -> State:
    squares = [(file, rank) for file in range(1, rules.files + 1) for rank in range(1, rules.ranks + 1)]
    choice.shuffle(squares)
    board: Board = {}
    royals = [piece for piece in rules.array.values() if rules.kinds[piece[0]].royal]
    if choice.random() < 0.1 and not any(kind.royal and kind.reverts_to for kind in rules.kinds.values()):
        royals = [piece for piece in royals if piece[1] == WHITE]
    others = [code for code, kind in rules.kinds.items() if not kind.royal]
    for code, side in royals:
        risen = rules.kinds[code].promotes_to
        emperor = risen and rules.kinds[risen].royal and choice.random() < 0.5
        board[squares.pop()] = risen if emperor else code, side
    for _ in range(choice.randrange(2, min(40, len(squares) // 2))):
        board[squares.pop()] = choice.choice(others), choice.choice((BLACK, WHITE))
    hands: Hands = {(code, side): choice.randrange(3) for code in rules.hand_order for side in (BLACK, WHITE)}
    return State(board, {piece: count for piece, count in hands.items() if count}, choice.choice((BLACK, WHITE)))


def board_of(position: Position) -> Board:
    variant = position.variant
    return {
        (variant.file_of(square), variant.rank_of(square)): (variant.kind(piece >> 1).code, piece & 1)
        for square in variant.squares
        if (piece := position.piece_at(square))
    }


def hands_of(position: Position) -> Hands:
    variant = position.variant
    return {
        (variant.kind(kind).code, side): count
        for kind in variant.hand_kinds
        for side in (BLACK, WHITE)
        if (count := position.hand_count(side, kind))
    }


def end_of(position: Position) -> End | None:
    outcome = position.outcome()
    if outcome is None:
        return None
    return End(None if outcome.winner is None else int(outcome.winner), outcome.termination.value)


def differences(bench: Bench, position: Position, game: Game, choice: random.Random) -> Iterator[str]:
    """What differs in this position, in words."""
    moves = {format_move(move, bench.variant): move for move in position.legal_moves()}
    expected = {move_text(move): move for move in game.moves}
    yield from (f"only the program: {text}" for text in sorted(moves.keys() - expected.keys()))
    yield from (f"only the reference: {text}" for text in sorted(expected.keys() - moves.keys()))
    if position.in_check() != in_check(bench.rules, game.state):
        yield f"only one of them sees a check: {format_sfen(position)}"
    if bench.rules.declaration != "none":
        yield from declaration_differences(bench, position, game)
    common = sorted(moves.keys() & expected.keys())
    if choice.random() < 0.2 and len(common) <= MOST_LISTED:
        yield from list_differences(bench, position, game)
    judged = set(choice.sample(common, min(4, len(common))))
    before = position.copy()
    for text in common:
        after = game.played(expected[text])
        if removals_of(position, moves[text]) != sorted(after.removed):
            yield f"{text} removes otherwise: {removals_of(position, moves[text])}, {sorted(after.removed)}"
        position.play(moves[text])
        yield from after_differences(bench, position, after, text, text in judged)
        position.undo()
        if not position.same_state(before):
            yield f"taking {text} back does not restore the position"


def list_differences(bench: Bench, position: Position, game: Game) -> Iterator[str]:
    """What a search for mates lists: checks, and the answers to one."""
    checks, rescues = checks_and_rescues(bench.rules, game.state)
    first = position.top
    for title, generate, expected in (
        ("checks", position.generate_checks, checks),
        ("answers", position.generate_evasions, rescues),
    ):
        if title == "checks" or position.in_check():
            generate()
            listed = sorted(format_move(int(position.moves[at]), bench.variant) for at in range(first, position.top))
            position.top = first
            if listed != sorted(map(move_text, expected)):
                yield f"{title} are listed otherwise: {sorted(set(listed) ^ set(map(move_text, expected)))}"


def removals_of(position: Position, move: int) -> list[Removed]:
    variant = position.variant
    return sorted(
        Removed(
            (variant.file_of(each.square), variant.rank_of(each.square)),
            (variant.kind(each.piece >> 1).code, each.piece & 1),
            variant.kind(each.to_hand_kind).code if each.to_hand_kind else "",
            each.burnt,
        )
        for each in position.transition(move).removals
    )


def declaration_differences(bench: Bench, position: Position, game: Game) -> Iterator[str]:
    judged, expected = judge_declaration(position), declared(game)
    found = Declared(judged.allowed, judged.winner, judged.points, judged.pieces_in_zone)
    if found != expected:
        yield f"a declaration is judged otherwise: {found}, {expected}"


def after_differences(bench: Bench, position: Position, game: Game, text: str, judge: bool) -> Iterator[str]:
    state = game.state
    hands = {piece: count for piece, count in state.hands.items() if count}
    if (board_of(position), hands_of(position), int(position.turn)) != (state.board, hands, state.side):
        yield f"{text} leaves another position: {format_sfen(position)}, {write_sfen(game)}"
    elif not bench.same_hash(state, int(position.key)):
        yield f"{text} has a hash of its own"
    if judge and end_of(position) != game.end():
        yield f"{text} ends the game otherwise: {end_of(position)}, {game.end()}"


def chosen_move(game: Game, choice: random.Random) -> Move:
    """A lively move in two of three cases, or one that brings a position back."""
    board, past, kind = game.state.board, game.keys(), choice.random()
    moves = sorted(game.moves, key=move_text)
    if choice.random() < 0.7:
        moves = [m for m in moves if not any(game.rules.kinds[board[s][0]].royal for s in m.captures)] or moves
    if kind < 0.3:
        moves = [move for move in moves if game.played(move).state.key() in past] or moves
    elif kind < 0.7:
        moves = [move for move in moves if move.captures or move.promoted or move.dropped] or moves
    return choice.choice(moves)


def play_one(bench: Bench, choice: random.Random, most: int) -> tuple[int, list[str]]:
    """Positions compared in one random game, until it ends or something differs."""
    game = random_start(bench, choice)
    first = write_sfen(game)
    position, played = parse_sfen(first, bench.variant), list[str]()
    for ply in range(min(most, LONGEST_GAME)):
        if (ended := (end_of(position), game.end())) != (None, None):
            if ended[0] == ended[1] and ended[0] is not None:
                bench.ends[ended[0].by] = bench.ends.get(ended[0].by, 0) + 1
                return ply, []
            return ply, [f"{first} {' '.join(played)}: ends {ended}"]
        if found := list(differences(bench, position, game, choice)):
            return ply, [f"{first} {' '.join(played)}: {text}" for text in found]
        move = chosen_move(game, choice)
        played.append(move_text(move))
        position.play(next(m for m in position.legal_moves() if format_move(m, bench.variant) == played[-1]))
        game = game.played(move)
    return min(most, LONGEST_GAME), []


def compare(bench: Bench, positions: int, seed: int) -> list[str]:
    """Differences in some positions of random games."""
    choice = random.Random(seed)
    found: list[str] = []
    while positions > 0:
        compared, texts = play_one(bench, choice, min(positions, choice.randrange(4, LONGEST_GAME)))
        positions -= max(compared, 1)
        found += texts
    return found


def compare_all(benches: Iterable[tuple[str, Bench]], positions: int) -> tuple[int, dict[str, int]]:
    """Prints what differs in some positions of each; how much that was, and how the games ended."""
    failures, ends = 0, dict[str, int]()
    for number, (title, bench) in enumerate(benches):
        found = compare(bench, positions, number)
        failures += len(found)
        if found:
            print(f"{title}: {len(found)} differences")
            print("\n".join(f"  {text}" for text in found[:4]), flush=True)
        for by, count in bench.ends.items():
            ends[by] = ends.get(by, 0) + count
    return failures, ends


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=5000)
    parser.add_argument("--game", help="a built-in game with all its options instead of small variants")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if wanted.game:
            benches = list(built_in(wanted.game))
        else:
            matrix = Matrix(Path(folder))
            benches = [(str(row), matrix.load(row, number)) for number, row in enumerate(covering())]
        failures, ends = compare_all(benches, -(-wanted.positions // len(benches)))
    print(f"{len(benches)} variants, {failures} differences; games ended by {ends}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
