"""Each fact of the coach in a small position that has it, and in one that nearly has."""

from __future__ import annotations

import pytest

from shogi_desktop.coach.explaining import ExplainedMove, explain
from shogi_desktop.coach.facts import Fact, FactKind, PlacedPiece
from shogi_desktop.game.notes import Score, leaves_mate
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.pieces import kind_of

_K = FactKind
EVEN = Score(0)
LOST = Score(1500)  # for the side to move after the move
GOLD = load_variant("shogi").kind_by_code("G").id
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
    return explain(ExplainedMove(position, move, moves_of(better, position), reply, before, after))


def moves_of(line: str, position: Position) -> list[int]:
    board, found = position.copy(), []
    for text in line.split():
        found.append(parse_move(text, board))
        board.play(found[-1])
    return found


def kinds(found: list[Fact]) -> list[FactKind]:
    return [fact.kind for fact in found]


def names(pieces: tuple[PlacedPiece, ...], variant: str = "shogi") -> list[str]:
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
    assert found[0].kind in (_K.SLOWER, _K.MISSES_ATTACK), "a silver for a silver"


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
    (fact, *_) = facts("4k4/9/9/9/7r1/9/8G/9/1K7 b - 1", "8i8h 2e1e 8h8i 1e1g+", "1g1f")
    assert fact.kind is _K.THREAT and names(fact.victims) == ["G 1g"]


def test_what_is_lost_much_later_has_other_reasons() -> None:
    (fact,) = facts("4k4/9/9/9/8r/9/8G/9/1K7 b - 1", "8i8h 1e2e 8h8i 2e2g+ 8i8h 2g1g", "1g1f")
    assert fact.kind is _K.LOSES_LATER and names(fact.victims) == ["G 1g"]


def test_a_piece_that_the_better_line_loses_too_is_no_reason() -> None:
    found = facts("3k5/9/9/9/7r1/9/8G/9/1K7 b P 1", "8i8h 2e1e 8h8i 1e1g+", "P*5b 2e1e 8i8h 1e1g+")
    assert not {_K.THREAT, _K.LEAVES, _K.LOSES_LATER} & set(kinds(found))


def test_a_piece_that_came_only_later_is_not_named() -> None:
    found = facts("4k4/4r4/9/9/9/9/9/4R4/4K4 b G 1", "5h5b+ 5a5b G*5c 5b5c", "G*5c 5b5c 5h5c+")
    assert all("G 5c" not in names(fact.victims) for fact in found)


def test_mates() -> None:
    (fact, *_) = facts("4k4/9/9/9/9/9/9/9/4K4 b - 1", "5i4i 5a4a", after=Score(mate=5))
    assert (fact.kind, fact.plies) == (_K.ALLOWS_MATE, 5)
    (fact, *_) = facts("4k4/9/4G4/9/9/9/9/9/4K4 b G 1", "5i4i", "G*5b", Score(mate=1), Score(-3000))
    assert (fact.kind, fact.plies) == (_K.MISSES_MATE, 1)
    (fact, *_) = facts("4k4/9/4G4/9/9/9/9/9/4K4 b G 1", "G*4b", "G*5b", Score(mate=1), Score(mate=-4))
    assert fact.kind is not _K.MISSES_MATE, "it takes longer, but mates"
    found = facts("4k4/9/9/9/9/9/9/9/4K4 b - 1", "5i4i 5a4a", "5i5h", Score(mate=-4), Score(mate=3))
    assert _K.ALLOWS_MATE not in kinds(found), "there was one before"


# What it has missed


def test_a_piece_could_have_been_won() -> None:
    (fact, *_) = facts("5k3/9/9/4g4/9/9/9/4R4/4K4 b - 1", "5i4i 4a4b", "5h5d", Score(900))
    assert fact.kind is _K.MISSES_PIECE and names(fact.victims) == ["G 5d"]


def test_what_is_won_later_is_not_laid_to_a_move_that_has_nothing_to_do_with_it() -> None:
    (fact, *_) = facts("k8/9/9/7p1/9/9/9/7R1/KN7 b - 1", "9i9h 9a9b", "8i9g 9a8a 2h2d", Score(300))
    assert fact.kind is _K.MISSES_LATER and names(fact.victims) == ["P 2d"] and len(fact.line) == 3
    (fact, *_) = facts("k8/9/4p4/4b4/9/3N5/9/9/3KP4 b - 1", "6i7i 9a9b", "5i5h 9a9b 6f5d 5c5d", Score(900))
    assert fact.kind is _K.MISSES_LATER and names(fact.victims) == ["B 5d"], "an exchange neither"
    (fact,) = facts("k8/9/9/4P4/9/9/9/9/KN7 b - 1", "9i9h 9a9b", "8i9g 9a9b 5d5c+", Score(400))
    assert fact.kind is _K.SLOWER, "nor a promotion"


def test_a_move_that_attacks_what_is_won_next_is_said_to_attack_it() -> None:
    (fact, *_) = facts("k8/9/9/7g1/9/9/9/9/K8 b B 1", "9i8i 9a8a", "B*5g 9a8a 5g2d", Score(900))
    assert fact.kind is _K.MISSES_ATTACK and names(fact.victims) == ["G 2d"] and len(fact.line) == 1
    (fact, *_) = facts("k8/9/9/1r2p2g1/9/9/9/9/K8 b B 1", "9i9h 9a9b", "B*5g 8d8a 5g2d", Score(900))
    assert fact.kind is _K.MISSES_FORK and sorted(names(fact.victims)) == ["G 2d", "R 8d"]


def test_what_is_lost_later_is_not_laid_to_a_reply_that_has_nothing_to_do_with_it() -> None:
    (fact, *_) = facts("k8/9/9/9/9/9/8P/8r/K8 b - 1", "9i8i 9a9b 8i9i 1h1g+", "1g1f")
    assert fact.kind is _K.LOSES_LATER and names(fact.victims) == ["P 1g"]


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


def test_an_exchange_could_have_been_won() -> None:
    (fact, *_) = facts("5k3/9/4p4/4r4/9/9/9/4R4/3K5 b S 1", "6i7i 5d5h+", "5h5d 5c5d", Score(900))
    assert fact.kind is not _K.MISSES_PIECE
    (fact, *_) = facts("5k3/9/4p4/4b4/9/3N5/9/9/3K5 b - 1", "6i7i 4a4b", "6f5d 5c5d", Score(900))
    assert fact.kind is _K.MISSES_EXCHANGE and names(fact.victims) == ["B 5d"]
    assert fact.by is not None and names((fact.by,)) == ["N 6f"]


def test_a_pawn_could_have_promoted() -> None:
    (fact, *_) = facts("k8/9/9/4P4/9/9/9/9/K8 b - 1", "9i8i 9a8a", "5d5c+ 9a8a", Score(400))
    assert fact.kind is _K.MISSES_PROMOTION and fact.by is not None and names((fact.by,)) == ["P 5d"]


def test_a_pawn_that_walks_on_and_promotes_is_named_where_it_stands() -> None:
    (fact, *_) = facts("k8/9/9/9/4p4/9/9/9/K8 b - 1", "9i8i 5e5f 8i9i 5f5g+", "9i9h")
    assert fact.kind is _K.PROMOTES and fact.by is not None and names((fact.by,)) == ["P 5e"] and len(fact.line) == 4


def test_a_drop_belonged_elsewhere() -> None:
    found = facts("4k4/9/9/9/9/9/9/9/4K4 b G 1", "G*9e 5a4a", "G*5c 5a4a", Score(500))
    assert kinds(found)[0] is _K.WRONG_PLACE and names(found[0].victims) == ["G 9e", "G 5c"]


def test_a_fork_that_takes_nothing_yet() -> None:
    found = facts("k8/9/9/9/9/9/1R2P2G1/9/4K4 b b 1", "5i6i B*5d 6i7i 9a9b", "2g2f")
    assert kinds(found) == [_K.FORK] and sorted(names(found[0].victims)) == ["G 2g", "R 8g"]


def test_the_way_of_a_piece_is_opened_to_another() -> None:
    found = facts("4r3k/9/4s4/9/9/9/4G4/9/7K1 b - 1", "2i1h 5c4d 1h1i 1a1b", "5g4g")
    assert kinds(found)[0] is _K.DISCOVERED and names(found[0].victims) == ["G 5g"]


def test_a_check_by_the_way_that_opens() -> None:
    (fact, *_) = facts("4r3k/9/4s4/9/9/9/9/P8/4K4 b - 1", "9h9g 5c4d 5i6i 1a1b", "5i6i 1a1b")
    assert fact.kind is _K.DISCOVERED and names(fact.victims) == ["K 5i"]
    assert fact.by is not None and names((fact.by,)) == ["R 5a"]


def test_an_attack_on_a_piece_alone_is_said_where_nothing_else_is() -> None:
    (fact, *_) = facts("k8/9/9/9/9/9/7G1/9/K8 b b 1", "9i8i B*5d 8i9i 9a8a", "2g2f")
    assert fact.kind is _K.ALLOWS_ATTACK and names(fact.victims) == ["G 2g"]
    (fact, *_) = facts("k8/9/9/7g1/9/9/9/9/K8 b B 1", "9i8i 9a8a", "B*5g 9a8a")
    assert fact.kind is _K.MISSES_ATTACK and names(fact.victims) == ["G 2d"]
    (fact, *_) = facts("k8/9/9/1r2p2g1/9/9/9/9/K8 b B 1", "9i9h 9a9b", "B*5g 9a9b")
    assert fact.kind is _K.MISSES_FORK and sorted(names(fact.victims)) == ["G 2d", "R 8d"]


def test_a_check_that_attacks_another_piece_is_a_fork() -> None:
    found = facts("k8/9/9/9/9/9/9/2K6/4R4 b n 1", "5i5h N*6f 7h8h 9a8a", "7h7i 9a8a")
    (fork,) = [fact for fact in found if fact.kind is _K.FORK]
    assert sorted(names(fork.victims)) == ["K 7h", "R 5h"]


def test_an_attacker_that_can_be_taken_is_no_reason() -> None:
    (fact,) = facts("k8/9/9/4P4/9/9/7G1/9/K8 b b 1", "9i8i B*5c", "9i9h")
    assert fact.kind is _K.SLOWER


def test_a_piece_is_pinned_to_its_king() -> None:
    found = facts("4k4/9/9/9/9/9/4G4/9/4K4 b r 1", "5g5h R*5d 5i6i", "5i6i")
    assert _K.PIN in kinds(found)
    pin = next(fact for fact in found if fact.kind is _K.PIN)
    assert names(pin.victims) == ["G 5h"]
    found = facts("4k4/9/9/9/9/9/4G4/9/4K4 b r 1", "5g5h R*5d 5i6i", "5g4g R*5d")
    assert _K.PIN not in kinds(found), "the better move allows it too"


def test_the_king_is_hunted() -> None:
    sfen, line = "k8/9/9/9/9/9/8P/9/4K4 b rg 1", "1g1f R*5d 5i4i 5d4d 4i5i 4d5d"
    (fact, *_) = facts(sfen, line, "5i4h 9a8a")
    assert fact.kind is _K.KING_HUNT
    found = facts(sfen, line, "5i6h R*6d 6h5h 6d5d")
    assert _K.KING_HUNT not in kinds(found), "the better move allows it too"


def test_guards_of_the_king_leave() -> None:
    found = facts("4k4/9/9/9/9/5r3/9/4G4/4K4 b - 1", "5h6g 4f4h+ 5i4h", "5h4h")
    assert _K.SHELTER in kinds(found)
    (shelter,) = [fact for fact in found if fact.kind is _K.SHELTER]
    assert "4h" in [load_variant("shogi").square_name(seen.square) for seen in shelter.victims]


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
    assert fact.kind is _K.BURNS_OWN and fact.by is None and names(fact.victims, "tenjiku") == ["R 8i"]


def test_a_general_jumps() -> None:
    sfen = tenjiku(a="8[rg]6k", f="8P7", k="8R7")
    (fact, *_) = facts(sfen, "16p15p 8a8k", "8k9k", variant="tenjiku")
    assert fact.kind is _K.UNDER_JUMP and names(fact.victims, "tenjiku") == ["R 8k"]


def test_the_last_royal_is_taken() -> None:
    sfen = tenjiku(p="K7r7")
    (fact, *_) = facts(sfen.replace("p - 1", "b - 1"), "16p15p 8p15p", "16p16o", variant="tenjiku")
    assert fact.kind is _K.LOSES_ROYAL and names(fact.victims, "tenjiku") == ["K 15p"]


def test_of_all_that_burns_it_is_the_royal_piece_that_is_the_last() -> None:
    sfen = tenjiku(o="14[FE]1", l="15[fd]", n="14[GG]1").replace("/K15 b", "/14K1 b")
    (fact, *_) = facts(sfen, "2o3o 1l1o", variant="tenjiku")
    assert fact.kind is _K.LOSES_ROYAL and names(fact.victims, "tenjiku") == ["K 2p"]


def test_burning_is_missed() -> None:
    sfen = tenjiku(d="7gg7", j="3[FD]12")
    (fact, *_) = facts(sfen, "16p15p 9d10d", "13j8e", variant="tenjiku")
    assert fact.kind is _K.MISSES_BURNING and sorted(names(fact.victims, "tenjiku")) == ["G 8d", "G 9d"]


def test_a_lions_two_captures_are_missed() -> None:
    sfen = tenjiku(f="7g8", g="7g8", h="7[LN]8")
    found = facts(sfen, "16p15p 9g10g", "9h9g9f", variant="tenjiku")
    (fact,) = [fact for fact in found if fact.kind is _K.MISSES_DOUBLE]
    assert sorted(names(fact.victims, "tenjiku")) == ["G 9f", "G 9g"]


def test_a_capture_after_which_the_lion_goes_on_is_missed() -> None:
    found = facts(tenjiku(g="7g8", h="7[LN]8"), "16p15p 9g10g", "9h9g9h", variant="tenjiku")
    (fact,) = [fact for fact in found if fact.kind is _K.MISSES_STRIKE]
    assert names(fact.victims, "tenjiku") == ["G 9g"]


def test_a_double_move_that_is_prepared_is_missed() -> None:
    sfen = tenjiku(f="7g8", g="7g8", j="7[LN]8")
    found = facts(sfen, "16p15p 9g10g", "9j9h 1a1b 9h9g9f", variant="tenjiku")
    (fact,) = [fact for fact in found if fact.kind is _K.MISSES_DOUBLE]
    assert sorted(names(fact.victims, "tenjiku")) == ["G 9f", "G 9g"] and len(fact.line) == 3


def test_a_lion_that_could_have_taken_unharmed_is_said_not_to_be_used() -> None:
    sfen = tenjiku(c="7r8", g="7r8", h="7[LN]8", k="3P12")
    found = facts(sfen, "16p15p 1a1b", "13k13j 1a1b", variant="tenjiku")
    (fact,) = [fact for fact in found if fact.kind is _K.MISSES_STRIKE]
    assert names(fact.victims, "tenjiku") == ["R 9g"]
    assert fact.by is not None and names((fact.by,), "tenjiku") == ["Ln 9h"]


def test_a_lion_is_well_used_where_the_move_wins_as_much() -> None:
    sfen = tenjiku(g="7r8", h="7[LN]8", k="3r12", m="3R12")
    found = facts(sfen, "13m13k 9g9a", "9h9g9h 13k13m", variant="tenjiku")
    assert _K.MISSES_STRIKE not in kinds(found)


def test_a_lion_is_not_named_where_the_piece_was_to_be_taken_anyhow() -> None:
    found = facts(tenjiku(g="7r8", h="7[LN]8"), "16p15p 1a1b", "9h9g 1a1b", variant="tenjiku")
    assert kinds(found) == [_K.MISSES_PIECE]


def test_a_protected_piece_is_lost_to_a_double_move() -> None:
    sfen = tenjiku(d="7[ln]8", e="7R8", f="7G8")
    (fact, *_) = facts(sfen, "16p15p 9d9e9d", "9e12e", variant="tenjiku")
    assert fact.kind is _K.DOUBLE_MOVE and names(fact.victims, "tenjiku") == ["R 9e"]
    (fact, *_) = facts(sfen.replace("7G8", "16"), "16p15p 9d9e9d", "9e12e", variant="tenjiku")
    assert fact.kind is _K.LEAVES, "it could have been taken by any piece"


def test_two_pieces_are_lost_to_one_double_move() -> None:
    sfen = tenjiku(d="7[ln]8", e="7R8", f="7B8")
    (fact, *_) = facts(sfen, "16p15p 9d9e9f", "9e12e", variant="tenjiku")
    assert fact.kind is _K.DOUBLE_MOVE and sorted(names(fact.victims, "tenjiku")) == ["B 9f", "R 9e"]


@pytest.mark.parametrize(
    "name",
    [
        *("shogi", "chu", "heian_dai", "dai", "tenjiku", "dai_dai", "maka_dai_dai", "tai"),
        *("wa", "gorogoro", "tori", "yari", "sho", "taikyoku"),
    ],
)
def test_a_move_without_lines_is_no_error(name: str) -> None:
    position = Position(load_variant(name))
    move = position.legal_moves()[0]
    assert explain(ExplainedMove(position, move, (), (), EVEN, EVEN)) == [Fact(_K.SLOWER, ())]


# Mates that could have been put off


@pytest.mark.parametrize(
    ("had", "mate", "blames"),
    [
        (Score(-3000), 1, True),
        (Score(-3000), 5, False),
        (Score(mate=-12), 1, True),
        (Score(mate=-2), 1, False),
        (Score(mate=-9999), 3, False),
        (Score(mate=5), 1, True),
    ],
)
def test_a_short_mate_is_told_however_bad_all_is(had: Score, mate: int, blames: bool) -> None:
    found = facts("4k4/9/9/9/9/9/4+p4/9/P3K4 b g 1", "9i9h G*5h", "5i6i", had, Score(mate=mate))
    pieces = [fact.by for fact in found if fact.kind is _K.ALLOWS_MATE and fact.by is not None]
    assert leaves_mate(had, Score(mate=mate)) is blames
    assert [(seen.square, kind_of(seen.piece)) for seen in pieces] == ([(-1, GOLD)] if blames else [])


# A piece that takes all on its way


def taikyoku(**ranks: str) -> str:
    """Kings in the corners, and ranks as they are given."""
    rows = {"a": "k35", "aj": "35K"} | ranks
    names = [*"abcdefghijklmnopqrstuvwxyz", *(f"a{letter}" for letter in "abcdefghij")]
    return "/".join(rows.get(name, "36") for name in names) + " b - 1"


def test_all_that_a_flight_takes_is_named() -> None:
    sfen = taikyoku(e="17[fe]18", g="17[fe]18", m="17[GG]18")
    (fact, *_) = facts(sfen, "1aj1ai", "19m19d", variant="taikyoku")
    assert fact.kind is _K.MISSES_PIECE and sorted(names(fact.victims, "taikyoku")) == ["FE 19e", "FE 19g"]


def test_a_flight_jumps_over_nothing_that_it_takes() -> None:
    sfen = taikyoku(e="17[gg]18", g="17[FE]18", m="17[FE]18")
    (fact, *_) = facts(sfen, "1aj1ai 19e19n", "19m1m", variant="taikyoku")
    assert fact.kind is _K.LEAVES and sorted(names(fact.victims, "taikyoku")) == ["FE 19g", "FE 19m"]


def test_a_flight_takes_pieces_of_its_own_side() -> None:
    sfen = taikyoku(e="17p18", g="17[FE]18", m="17[GG]18")
    (fact, *_) = facts(sfen, "19m19d", "19m19l", variant="taikyoku")
    assert fact.kind is _K.TAKES_OWN and names(fact.victims, "taikyoku") == ["FE 19g"] and fact.by is None
