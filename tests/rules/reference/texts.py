"""Positions and moves as other people write them."""

from __future__ import annotations

import re
from collections.abc import Mapping

from .endings import Game
from .play import Move, State, move_text
from .record import BLACK, WHITE, Board, Hands, Rules, Square, square

_PIECE = re.compile(r"\+?(?:[A-Za-z]|\[[A-Za-z]+\])")
_ITEM = re.compile(rf"(\d+)|({_PIECE.pattern})")
_PLACED = re.compile(r"(\+?[A-Za-z]+?)(\d+[a-z]+)")
_SQUARE = r"\d+(?:a[a-j]|[a-z])"
_CASE = re.compile(rf"(\+?[A-Z]+?)(\*|{_SQUARE})((?:(?:x!|x|-)?{_SQUARE})+)([+=]?)")
_LEG = re.compile(rf"(x!|x|-)?({_SQUARE})")


def read_sfen(rules: Rules, text: str, letters: Mapping[str, str] = {}) -> Game:
    """`letters` are another program's, with the codes that they stand for."""
    rows, side, hand, *number = text.split()
    board: Board = {}
    for rank, row in enumerate(rows.split("/"), 1):
        file = rules.files
        for count, piece in _ITEM.findall(row):
            if piece:
                board[file, rank] = code_of(piece, letters), WHITE if piece.islower() else BLACK
            file -= int(count or 1)
    hands: Hands = {}
    for count, piece in re.findall(rf"(\d*)({_PIECE.pattern})", hand.strip("-")):
        hands[code_of(piece, letters), WHITE if piece.islower() else BLACK] = int(count or 1)
    state = State(board, hands, BLACK if side == "b" else WHITE)
    return Game(rules, (state,), first_number=int(number[0]) if number else 1)


def code_of(piece: str, letters: Mapping[str, str]) -> str:
    plus, name = ("+" if piece[0] == "+" else ""), piece.strip("+[]").upper()
    return plus + letters.get(name, name)


def placed(sides: list[str]) -> Board:
    """Black's and White's pieces with their squares: "K7l LN7g", "k7a +p7d"."""
    board: Board = {}
    for side, text in enumerate(sides):
        for word in text.split():
            found = _PLACED.fullmatch(word)
            assert found, word
            board[square(found[2])] = found[1].upper(), side
    return board


def find_usi(game: Game, text: str) -> Move | None:
    """The legal move that USI writes so; a middle square that is empty is no stop, out and back over it a pass."""
    legal = {move_text(move): move for move in game.moves}
    plain = text.removesuffix("+")
    stops = re.findall(r"\d+[a-z]+", plain)
    if "*" not in text and len(stops) == 3 and square(stops[1]) not in game.state.board:
        text = stops[0] + stops[2] + text[len(plain) :]
    return legal.get(text)


def find_case(game: Game, text: str) -> Move | None:
    """The legal move written as in the tables of cases: LN7gx8fx8g, LN7gx!7f, P7e-7d+, SP*5e."""
    found = _CASE.fullmatch(text)
    assert found, text
    code, origin, rest, promotes = found.groups()
    legs = [(how, square(there)) for how, there in _LEG.findall(rest)]
    wanted = (
        Move(None, (), legs[-1][1], False, code)
        if origin == "*"
        else Move(square(origin), *captures_and_end(square(origin), legs), promotes == "+")
    )
    return wanted if wanted in game.moves else next(iter({wanted._replace(flight=True)} & game.moves), None)


def captures_and_end(origin: Square, legs: list[tuple[str, Square]]) -> tuple[tuple[Square, ...], Square]:
    captures = tuple(there for how, there in legs if how.startswith("x"))
    return captures, origin if legs[-1][0] == "x!" else legs[-1][1]


def write_sfen(game: Game) -> str:
    """The present position; what it does not say are the marks of lions and declined promotions."""
    rules, state = game.rules, game.state
    rows = []
    for rank in range(1, rules.ranks + 1):
        row, run = "", 0
        for file in range(rules.files, 0, -1):
            if (file, rank) in state.board:
                row, run = row + (str(run) if run else "") + piece_text(*state.board[file, rank]), 0
            else:
                run += 1
        rows.append(row + (str(run) if run else ""))
    hands = "".join(
        (str(count) if count > 1 else "") + piece_text(code, side)
        for (code, side), count in sorted(state.hands.items(), key=lambda item: item[0][1])
        if count
    )
    number = game.first_number + len(game.states) - 1
    return f"{'/'.join(rows)} {'bw'[state.side]} {hands or '-'} {number}"


def piece_text(code: str, side: int) -> str:
    plus, letters = ("+", code[1:]) if code.startswith("+") else ("", code)
    letters = letters.lower() if side == WHITE else letters
    return plus + (letters if len(letters) == 1 else f"[{letters}]")
