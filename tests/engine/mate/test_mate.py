"""The mate solver: small problems, the rules that make mates false, and what must hold for every answer."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator

import pytest

from shogi_desktop.engine.control import Control
from shogi_desktop.engine.limits import Budget
from shogi_desktop.engine.mate.search import MateSearch
from shogi_desktop.engine.mate.solver import MateProgress, MateResult, MateSolver
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Position, Side, load_variant
from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.rules.outcome import Termination

SHOGI = load_variant("shogi")
TENJIKU = load_variant("tenjiku")
REST = "2r2b4g4s4n4l18p"


def solve(sfen: str, nodes: int = 20000) -> MateResult:
    return MateSolver(SHOGI, 16).solve(parse_sfen(sfen, SHOGI), Control(Budget(nodes=nodes)))


def texts(result: MateResult) -> list[str]:
    return [format_move(move, SHOGI) for move in result.line]


def turned(sfen: str) -> str:
    """The same position with the sides exchanged."""
    board, turn, hand, number = sfen.split()
    rows = [row[::-1].swapcase() for row in reversed(board.split("/"))]
    rows = [_plus_in_front(row) for row in rows]
    return " ".join(["/".join(rows), "w" if turn == "b" else "b", hand.swapcase(), number])


def _plus_in_front(row: str) -> str:
    """A reversed row has the signs of promotion behind the pieces."""
    text = ""
    for char in row:
        text = text[:-1] + "+" + text[-1:] if char == "+" else text + char
    return text


def ends_in_mate(position: Position, line: list[int]) -> bool:
    """Plays a line out on a copy: legal moves, a check by every other one, and mate at the end."""
    board = position.copy()
    for ply, move in enumerate(line):
        assert board.is_legal(move)
        board.play(move)
        assert ply % 2 or board.in_check()
    outcome = board.outcome()
    return outcome is not None and outcome.termination is Termination.CHECKMATE


def mates_within(position: Position, plies: int) -> bool:
    """Tried move by move, whether the side to move mates by checks."""
    for move in position.legal_moves():
        position.play(move)
        found = position.in_check() and _is_lost_within(position, plies - 1)
        position.undo()
        if found:
            return True
    return False


def _is_lost_within(position: Position, plies: int) -> bool:
    replies = position.legal_moves()
    if plies < 2:
        return not replies
    for move in replies:
        position.play(move)
        escapes = not mates_within(position, plies - 1)
        position.undo()
        if escapes:
            return False
    return True


SMALL = [
    # sfen, plies, a first move
    ("4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1", 1, "G*5b"),
    ("7lk/9/7G1/9/9/9/9/9/9 b L2r2b3g4s4n2l18p 1", 1, "L*1b"),
    ("8k/9/8P/9/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1", 1, "G*1b"),
    ("8R/6k2/4S4/7ls/4B4/9/9/9/9 b RBS4gs4n3l18p 1", 3, "R*2b"),
    ("6k1g/6n2/5P1B1/5B3/9/9/9/9/9 b SN2r3g3s2n4l17p 1", 3, "S*4b"),
    ("4S3k/6S2/4n4/8n/8r/9/9/9/9 b RNP2b4g2sn4l17p 1", 5, "R*2a"),
]


@pytest.mark.parametrize(("sfen", "plies"), [(sfen, plies) for sfen, plies, _ in SMALL])
@pytest.mark.parametrize("turn", [False, True])
def test_small_problems_for_either_side(sfen: str, plies: int, turn: bool) -> None:
    position = parse_sfen(turned(sfen) if turn else sfen, SHOGI)
    result = MateSolver(SHOGI, 16).solve(position, Control(Budget(nodes=20000)))
    assert (result.mate, len(result.line), result.shortest) == (True, plies, True)
    assert ends_in_mate(position, result.line)


@pytest.mark.parametrize(("sfen", "first"), [(sfen, first) for sfen, _, first in SMALL])
def test_it_begins_with_the_one_right_move(sfen: str, first: str) -> None:
    assert texts(solve(sfen))[0] == first


def test_a_pawn_drop_does_not_mate() -> None:
    corner = "7lk/9/7G1/9/9/9/9/9/9 b {}2r2b3g4s4n2l17p 1"
    assert solve(corner.format("P")).mate is False
    assert solve(corner.format("L")).mate is True


def test_a_pawn_drop_may_check_on_the_way_to_mate() -> None:
    sfen = "8k/7n1/5S1B1/8p/9/9/9/9/9 b NP2rb4g3s2n4l16p 1"
    result = solve(sfen)
    assert texts(result)[0] == "P*1b"
    assert len(result.line) == 3 and ends_in_mate(parse_sfen(sfen, SHOGI), result.line)


def test_a_knight_that_must_not_promote_is_found() -> None:
    sfen = "7k1/6s2/6+B1s/8S/7N1/9/9/9/9 b P2rb4gs3n4l17p 1"
    result = solve(sfen)
    assert texts(result)[0] == "2e1c"
    assert len(result.line) == 5 and ends_in_mate(parse_sfen(sfen, SHOGI), result.line)


def test_interpositions_count_and_the_line_holds_out_longest() -> None:
    # The rook mates from afar. With a pawn in hand White can drop it between, and Black has to take it.
    afar = "7lk/7l1/9/7N1/5R3/9/9/9/9 b {} 1"
    assert texts(solve(afar.format("-"))) == ["4e1e"]
    assert len(solve(afar.format("p")).line) == 3
    assert len(solve(afar.format("2p")).line) == 5


def test_checks_without_end_are_no_mate() -> None:
    assert solve("4k4/9/9/9/9/9/9/9/9 b R 1", 60000).mate is False


def test_no_checks_no_mate() -> None:
    result = solve("4k4/9/9/9/9/9/9/9/4P4 b 2r2b4g4s4n4l17p 1")
    assert result == MateResult(False)


def test_an_attacker_in_check_must_answer_it() -> None:
    # Black's gold mates on 5b, but his own king stands in check by the rook.
    sfen = "4k4/9/4P4/9/9/9/9/9/r3K4 b Gr2b3g4s4n4l17p 1"
    assert solve(sfen).mate is False
    assert solve(sfen.replace("r3K4", "4K4").replace("Gr", "G2r")).mate is True


def test_a_question_stopped_is_left_open() -> None:
    position = parse_sfen(f"4k4/9/9/9/9/9/9/9/9 b {REST.upper()} 1", SHOGI)
    control = Control(Budget())
    control.stop()
    before = format_sfen(position)
    assert MateSolver(SHOGI, 16).solve(position, control) == MateResult(None)
    assert format_sfen(position) == before


def test_the_defender_can_be_asked_about_too() -> None:
    position = parse_sfen("4k4/4G4/4P4/9/9/9/9/9/9 w r2b3g4s4n4l17p 1", SHOGI)
    result = MateSolver(SHOGI, 16).solve(position, Control(Budget()), attacker=Side.BLACK)
    assert result == MateResult(True, [], True)


def test_one_move_before_the_mate_nothing_shorter_is_looked_for() -> None:
    position = parse_sfen("8R/6kR1/4S4/7ls/4B4/9/9/9/9 w BS4gs4n3l18p 1", SHOGI)
    result = MateSolver(SHOGI, 16).solve(position, Control(Budget(nodes=500)), attacker=Side.BLACK)
    assert (result.mate, len(result.line), result.shortest) == (True, 2, True)


def test_progress_is_told() -> None:
    told: list[MateProgress] = []
    position = parse_sfen(SMALL[3][0], SHOGI)
    result = MateSolver(SHOGI, 16).solve(position, Control(Budget()), report=told.append)
    assert told and told[-1].line == result.line and told[-1].nodes > 0


def test_a_small_table_forgets_but_does_not_err() -> None:
    solver = MateSolver(SHOGI, 1)
    position = parse_sfen("6k1s/9/5L3/6nBp/9/9/9/9/9 b B2S2r4gs3n3l17p 1", SHOGI)
    first = solver.solve(position, Control(Budget()))
    assert solver.solve(position, Control(Budget())) == first


def test_a_solver_that_is_dropped_is_gone_at_once() -> None:
    # Its table may be as large as all the memory there is: nothing may wait for the garbage collector.
    solver = MateSolver(SHOGI, 1)
    position = parse_sfen(SMALL[3][0], SHOGI)
    gc.collect()
    gc.disable()
    try:
        before = _searches()
        solver.solve(position, Control(Budget()), report=lambda _: None)
        solver.mates_within(position, int(position.turn), Control(Budget()), 3)
        del solver
        assert _searches() == before - 1
    finally:
        gc.enable()


def _searches() -> int:
    return sum(isinstance(thing, MateSearch) for thing in gc.get_objects())


def test_the_cheapest_piece_is_put_between_first() -> None:
    # Any rook, general or knight put between, once taken, helps Black to go on for thousands of positions.
    assert solve("7pk/9/9/8S/9/9/9/9/9 b Rr2b4g3s4n4l17p 1", 600).mate is False


def tenjiku(black: dict[str, str], white: dict[str, str]) -> Position:
    """A board with a few pieces by square, Black to move."""
    position = Position.empty(TENJIKU)
    kinds = {kind.abbreviation: kind.id for kind in TENJIKU.kinds if kind is not None}
    for side, pieces in ((Side.BLACK, black), (Side.WHITE, white)):
        for square, letters in pieces.items():
            kind = kinds[letters.removeprefix("+")]
            kind = TENJIKU.kind(kind).promotes_to if letters.startswith("+") else kind
            position.put(TENJIKU.parse_square(square), make_piece(kind, side))
    return position


@pytest.mark.parametrize(
    ("white", "plies"),
    [
        ({"1a": "K"}, 1),
        # The prince would still be there.
        ({"1a": "K", "9h": "+DE"}, 0),
        # The rook that comes in is taken.
        ({"1a": "K", "13p": "R"}, 0),
    ],
)
def test_mate_where_checks_need_not_be_answered(white: dict[str, str], plies: int) -> None:
    position = tenjiku({"16p": "K", "12b": "R", "13c": "R"}, white)
    result = MateSolver(TENJIKU, 4).solve(position, Control(Budget(nodes=60)))
    assert bool(result.mate) == (plies > 0)
    assert [format_move(move, TENJIKU) for move in result.line] == ["13c13a"][:plies]


def scattered(seed: int) -> Position:
    """A king near an edge, a few attackers around it, some pieces in the attacker's hand, the rest in the other."""
    chance = random.Random(seed)
    position = Position.empty(SHOGI)
    stock = {"R": 2, "B": 2, "G": 4, "S": 4, "N": 4, "L": 4, "P": 18}
    kinds = {kind.abbreviation: kind.id for kind in SHOGI.kinds if kind is not None}
    files, ranks = [1, 2, 3, 4, 5], "abcde"
    squares = [f"{file}{rank}" for file in files for rank in ranks]
    chance.shuffle(squares)
    king = f"{chance.choice([1, 2, 3])}{chance.choice('ab')}"
    squares.remove(king)
    position.put(SHOGI.parse_square(king), make_piece(kinds["K"], Side.WHITE))
    for number in range(chance.randint(2, 6)):
        letter = chance.choice([letter for letter in stock if stock[letter]])
        side = Side.BLACK if number % 2 == 0 else Side.WHITE
        square, piece = SHOGI.parse_square(squares.pop()), make_piece(kinds[letter], side)
        if not position.tables.is_stuck(piece, square):
            position.put(square, piece)
            stock[letter] -= 1
    for letter in chance.choices("RBGSNLP", k=chance.randint(1, 3)):
        if stock[letter]:
            stock[letter] -= 1
            position.set_hand(Side.BLACK, kinds[letter], position.hand_count(Side.BLACK, kinds[letter]) + 1)
    for letter, count in stock.items():
        position.set_hand(Side.WHITE, kinds[letter], count)
    return position


def quiet_positions(seeds: int) -> Iterator[tuple[int, Position]]:
    """Those of scattered pieces in which Black may move."""
    for seed in range(seeds):
        position = scattered(seed)
        if not position.attacked(position.king_square(Side.WHITE), Side.BLACK):
            yield seed, position


def test_what_it_says_of_any_position_holds() -> None:
    mates = known = 0
    for _, position in quiet_positions(40):
        result = MateSolver(SHOGI, 16).solve(position, Control(Budget(nodes=400)))
        if result.mate:
            mates += 1
            assert ends_in_mate(position, result.line)
        if result.mate is False or (result.mate and result.shortest):
            known += 1
            assert mates_within(position, 1) == (result.mate and len(result.line) == 1)
    assert mates > 3 and known - mates > 3


def test_checks_and_answers_are_the_legal_ones() -> None:
    answered = sum(checks_answered(seed, position) for seed, position in quiet_positions(80))
    assert answered > 20


def checks_answered(seed: int, position: Position) -> int:
    """How often the answers to a check are found to be the legal moves, on a way by chance."""
    chance, answered = random.Random(seed), 0
    for _ in range(4):
        legal = position.legal_moves()
        first = position.top
        position.generate_checks()
        checks = [int(position.moves[at]) for at in range(first, position.top)]
        position.top = first
        assert sorted(checks) == sorted(move for move in legal if position.gives_check(move))
        position.generate_evasions()
        answers = sorted(int(position.moves[at]) for at in range(first, position.top))
        if position.in_check():
            answered += 1
            assert answers == sorted(legal)
        position.top = first
        if not legal:
            break
        position.play(chance.choice(checks or legal))
    return answered


@pytest.mark.parametrize("looks", (1, 2, 5, 9))
def test_where_checks_are_tried_one_by_one_a_stop_is_heard_at_each(looks: int) -> None:
    """The search looks up after every check whose answers it has counted, not after so many nodes."""
    control = Control(Budget())
    heard: list[int] = []
    solver = MateSolver(TENJIKU, 1)

    def beat() -> None:
        heard.append(solver.nodes)
        if len(heard) == looks:
            control.stop()

    control.beat = beat
    position = parse_sfen("k15/16/16/5[vg]10/16/16/7[FD]8/16/16/16/16/4[GG]11/16/16/16/15K w - 1", TENJIKU)
    result = solver.solve(position, control, attacker=1)
    assert result.mate is None and len(heard) <= looks + 1
    assert heard[-1] <= looks
