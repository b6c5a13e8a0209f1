"""Each fact of the coach in a small position that has it, and in one that nearly has."""

from __future__ import annotations

import pytest

from shogi_desktop.coach.explaining import Played, explain
from shogi_desktop.coach.facts import Fact, FactKind, Seen
from shogi_desktop.game.evaluation import Score
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant

_K = FactKind
EVEN = Score(0)
LOST = Score(1500)  # for the side to move after the move
EMPTY_TENJIKU = ["16"] * 16


def facts(
    sfen: str,
    line: str,
    better: str = "",
    before: Score = EVEN,
    after: Score = LOST,
    variant: str = "shogi",
) -> list[Fact]:
    """What is said of the first move of a line, which goes on with the replies to it."""
    position = parse_sfen(sfen, load_variant(variant))
    move, *reply = moves_of(line, position)
    return explain(Played(position, move, moves_of(better, position), reply, before, after))


def moves_of(line: str, position: Position) -> list[int]:
    board, found = position.copy(), []
    for text in line.split():
        found.append(parse_move(text, board))
        board.play(found[-1])
    return found


def kinds(found: list[Fact]) -> list[FactKind]:
    return [fact.kind for fact in found]


def names(pieces: tuple[Seen, ...], variant: str = "shogi") -> list[str]:
    """The pieces as `S 5e`."""
    of = load_variant(variant)
    return [f"{of.kind(seen.piece >> 1).abbreviation} {of.square_name(seen.square)}" for seen in pieces]


# What the move has cost


def test_a_piece_moves_to_where_a_pawn_takes_it() -> None:
    (fact,) = facts("4k4/9/9/4p4/9/4S4/9/9/4K4 b - 1", "5f5e 5d5e", "5f4e")
    assert fact.kind is _K.MOVES_INTO and names(fact.victims) == ["S 5e"]
    assert fact.by is not None and names((fact.by,)) == ["P 5d"]


def test_a_piece_that_is_protected_well_enough_is_not_lost() -> None:
    found = facts("4k4/9/9/4s4/9/4S4/4P4/9/4K4 b - 1", "5f5e 5d5e", "5f4e")
    assert _K.MOVES_INTO in kinds(found)
    found = facts("4k4/9/9/4s4/9/4SG3/9/9/4K4 b - 1", "5f5e 5d5e 4f5e", "5f6e")
    assert kinds(found) == [_K.SLOWER], "a silver for a silver"


def test_an_attacked_piece_is_left_alone() -> None:
    (fact, *_) = facts("4k4/9/9/9/4b4/9/2R6/9/4K4 b - 1", "5i4i 5e7g+", "7g7h")
    assert fact.kind is _K.LEAVES and names(fact.victims) == ["R 7g"]


def test_a_guard_leaves() -> None:
    (fact, *_) = facts("4r3k/9/9/9/9/9/4G4/3S5/7K1 b - 1", "6h7i 5a5g+", "2i1h")
    assert fact.kind is _K.UNGUARDS and names(fact.victims) == ["G 5g"]


def test_a_line_is_opened() -> None:
    (fact, *_) = facts("4r3k/9/9/9/4S4/9/4G4/9/7K1 b - 1", "5e4d 5a5g+", "2i1h")
    assert fact.kind is _K.OPENS and names(fact.victims) == ["G 5g"]


def test_an_exchange_is_lost() -> None:
    (fact, *_) = facts("4k4/4g4/4p4/9/9/9/9/4R4/4K4 b - 1", "5h5c+ 5b5c", "5h2h")
    assert fact.kind is _K.EXCHANGE and names(fact.victims) == ["+R 5c"]


def test_a_fork_is_allowed() -> None:
    (fact, *_) = facts("4k4/9/9/9/9/9/1R2P2G1/9/4K4 b b 1", "5i6i B*5d 8g8h 5d2g+", "2g2f")
    assert fact.kind is _K.FORK and sorted(names(fact.victims)) == ["G 2g", "R 8g"]
    assert fact.by is not None and fact.by.square == -1


def test_a_king_in_check_is_part_of_a_fork() -> None:
    (fact, *_) = facts("4k4/9/9/9/9/9/1R7/9/7K1 b b 1", "2i1h B*5d 1h1i 5d8g+", "8g8h")
    assert fact.kind is _K.LEAVES or sorted(names(fact.victims))[0].startswith("K")


def test_a_line_is_uncovered() -> None:
    (fact, *_) = facts("4r3k/9/4s4/9/9/9/4G4/9/7K1 b - 1", "2i1h 5c4d 1h1i 5a5g+", "5g4g")
    assert fact.kind is _K.DISCOVERED and names(fact.victims) == ["G 5g"]
    assert fact.by is not None and names((fact.by,)) == ["R 5a"]


def test_a_piece_is_pinned_and_lost() -> None:
    (fact, *_) = facts("k8/9/9/9/9/9/9/5R3/4K4 b b 1", "5i6i B*2f 6i5i 2f4h+", "4h4g")
    assert fact.kind is not _K.PIN, "the king had left the line"
    (fact, *_) = facts("k8/9/9/9/9/9/9/P4R3/4K4 b b 1", "9h9g B*2f 9g9f 2f4h+ 5i4h", "4h4g")
    assert fact.kind is _K.PIN and names(fact.victims) == ["R 4h"]


def test_a_piece_promotes() -> None:
    (fact, *_) = facts("4k4/9/9/9/9/9/9/1r7/4K4 b - 1", "5i4i 8h8i+", "5i6i")
    assert fact.kind is _K.PROMOTES and fact.by is not None and names((fact.by,)) == ["R 8h"]


def test_a_piece_is_lost_in_a_few_moves() -> None:
    (fact, *_) = facts("4k4/9/9/9/8r/9/8G/9/1K7 b - 1", "8i8h 1e2e 8h8i 2e2g+ 8i8h 2g1g", "1g1f")
    assert fact.kind is _K.THREAT and names(fact.victims) == ["G 1g"]


def test_mates() -> None:
    (fact, *_) = facts("4k4/9/9/9/9/9/9/9/4K4 b - 1", "5i4i 5a4a", after=Score(mate=5))
    assert (fact.kind, fact.plies) == (_K.ALLOWS_MATE, 5)
    (fact, *_) = facts("4k4/9/4G4/9/9/9/9/9/4K4 b G 1", "5i4i", "G*5b", Score(mate=1), Score(-3000))
    assert (fact.kind, fact.plies) == (_K.MISSES_MATE, 1)
    (fact, *_) = facts("4k4/9/4G4/9/9/9/9/9/4K4 b G 1", "G*4b", "G*5b", Score(mate=1), Score(mate=-4))
    assert fact.kind is not _K.MISSES_MATE, "it takes longer, but mates"
    found = facts("4k4/9/9/9/9/9/9/9/4K4 b - 1", "5i4i 5a4a", "5i5h", Score(mate=-6), Score(mate=3))
    assert _K.ALLOWS_MATE not in kinds(found), "there was one before"


# What it has missed


def test_a_piece_could_have_been_won() -> None:
    (fact, *_) = facts("5k3/9/9/4g4/9/9/9/4R4/4K4 b - 1", "5i4i 4a4b", "5h5d", Score(900))
    assert fact.kind is _K.MISSES_PIECE and names(fact.victims) == ["G 5d"]


def test_another_piece_belonged_on_the_square() -> None:
    found = facts("4k4/9/9/9/9/9/9/9/4K4 b GS 1", "S*5c 5a4a", "G*5c 5a4a", Score(500))
    assert kinds(found)[0] is _K.WRONG_DROP
    variant = load_variant("shogi")
    assert [variant.kind(seen.piece >> 1).abbreviation for seen in found[0].victims] == ["S", "G"]


def test_the_shelter_of_the_king() -> None:
    sfen = "4k4/9/9/9/9/9/3sr4/3G5/4K4 b - 1"
    found = facts(sfen, "5i4h", "6h5h", EVEN, Score(400))
    assert _K.SHELTER not in kinds(found) or found[0].kind is not _K.SLOWER


def test_nothing_is_lost() -> None:
    (fact,) = facts("4k4/9/9/9/9/9/9/9/4K4 b P 1", "5i5h 5a5b", "P*5e 5a5b")
    assert fact.kind is _K.SLOWER and len(fact.line) == 1


# Tenjiku


def tenjiku(**ranks: str) -> str:
    """A position by its ranks, the kings far away."""
    rows = EMPTY_TENJIKU.copy()
    rows[0], rows[15] = "15k", "K15"
    for letter, text in ranks.items():
        rows["abcdefghijklmnop".index(letter)] = text
    return "/".join(rows) + " b - 1"


def test_a_demons_fire() -> None:
    sfen = tenjiku(d="3[fd]12", k="7G8")
    (fact, *_) = facts(sfen, "9k9j 13d8i", "9k9l", variant="tenjiku")
    assert fact.kind is _K.INTO_FIRE and names(fact.victims, "tenjiku") == ["G 9j"]
    assert fact.by is not None and names((fact.by,), "tenjiku") == ["FD 13d"]


def test_a_move_beside_a_demon_burns_the_mover() -> None:
    sfen = tenjiku(h="8[fd]7", k="8R7")
    (fact, *_) = facts(sfen, "8k8i", "8k9k", variant="tenjiku")
    assert fact.kind is _K.INTO_FIRE and fact.by is None and names(fact.victims, "tenjiku") == ["R 8i"]


def test_a_general_jumps() -> None:
    sfen = tenjiku(a="8[rg]6k", f="8P7", k="8R7")
    (fact, *_) = facts(sfen, "16p15p 8a8k", "8k9k", variant="tenjiku")
    assert fact.kind is _K.UNDER_JUMP and names(fact.victims, "tenjiku") == ["R 8k"]


def test_the_last_royal_is_taken() -> None:
    sfen = tenjiku(p="K7r7")
    (fact, *_) = facts(sfen.replace("p - 1", "b - 1"), "16p15p 8p15p", "16p16o", variant="tenjiku")
    assert fact.kind is _K.LOSES_ROYAL and names(fact.victims, "tenjiku") == ["K 15p"]


def test_burning_is_missed() -> None:
    sfen = tenjiku(d="7gg7", j="3[FD]12")
    (fact, *_) = facts(sfen, "16p15p 9d10d", "13j8e", variant="tenjiku")
    assert fact.kind is _K.MISSES_BURNING and sorted(names(fact.victims, "tenjiku")) == ["G 8d", "G 9d"]


def test_a_lions_two_captures_are_missed() -> None:
    sfen = tenjiku(f="7g8", g="7g8", h="7[LN]8")
    found = facts(sfen, "16p15p 9g10g", "9h9g9f", variant="tenjiku")
    (fact,) = [fact for fact in found if fact.kind is _K.MISSES_DOUBLE]
    assert sorted(names(fact.victims, "tenjiku")) == ["G 9f", "G 9g"]


@pytest.mark.parametrize("name", ["shogi", "chu", "tenjiku", "wa"])
def test_a_move_without_lines_is_no_error(name: str) -> None:
    position = Position(load_variant(name))
    move = position.legal_moves()[0]
    assert explain(Played(position, move, (), (), EVEN, EVEN)) == [Fact(_K.SLOWER, ())]
