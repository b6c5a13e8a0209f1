"""Changes made to a record by hand. Each is done by one of the functions here and can be undone and redone exactly.

An edit knows the fields that it changed, with their values before and after, and where the cursor and the end of the
chosen line were. Edits are undone in the order that is the reverse of the one they were made in.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import islice

from shogi_desktop.game.notes import Drawing, Evaluation, GameResult
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.rules.errors import IllegalMoveError


@dataclass(frozen=True)
class _Change:
    """One field of a game or of a node."""

    target: Game | Node
    field: str
    before: object
    after: object

    @staticmethod
    def of(target: Game | Node, field: str, after: object) -> _Change:
        return _Change(target, field, getattr(target, field), after)

    def do(self) -> None:
        setattr(self.target, self.field, self.after)

    def undo(self) -> None:
        setattr(self.target, self.field, self.before)


@dataclass(frozen=True)
class _Place:
    """Where somebody stood in a game: the cursor, and the end of the chosen line."""

    cursor: Node
    end: Node

    @staticmethod
    def of(game: Game) -> _Place:
        line = game.line()
        return _Place(game.cursor, line[-1] if line else game.root)

    def go(self, game: Game) -> None:
        for node in self.end.path():
            assert node.parent is not None
            node.parent.chosen = node
        game.go_to(self.cursor)


@dataclass(frozen=True, eq=False)
class Edit:
    """What was done to a game. To be undone and redone when the game is as the edit left it, but for the cursor."""

    game: Game
    _changes: tuple[_Change, ...]
    _before: _Place
    _after: _Place

    def undo(self) -> None:
        for change in reversed(self._changes):
            change.undo()
        self._before.go(self.game)

    def redo(self) -> None:
        for change in self._changes:
            change.do()
        self._after.go(self.game)

    def with_next(self, edit: Edit) -> Edit:
        """This edit and the one that was made after it, as one."""
        return Edit(self.game, self._changes + edit._changes, self._before, edit._after)

    @property
    def in_headers(self) -> bool:
        """Whether it is the headers that it changed."""
        return any(change.field == "headers" for change in self._changes)

    @property
    def is_analysis(self) -> bool:
        """Whether it changed nothing but what an engine thinks."""
        return all(change.field == "evaluation" for change in self._changes)


def stands(game: Game, node: Node) -> bool:
    """Whether a move is in the tree of a game: it may have been deleted, or belong to another one."""
    path = node.path()
    if (path[0].parent if path else node) is not game.root:
        return False
    return all(step.parent is not None and step in step.parent.children for step in path)


# Moves


def played(game: Game, move: int) -> Edit | None:
    """Makes a legal move at the cursor and goes there; None where it is in the tree already."""
    parent, before = game.cursor, _Place.of(game)
    children, chosen = parent.children, parent.chosen
    node = game.append(move)
    if node in children:
        return None
    changes = (
        _Change(parent, "children", children, parent.children),
        _Change(parent, "chosen", chosen, node),
    )
    return Edit(game, changes, before, _Place.of(game))


def grafted(game: Game, node: Node, source: Node) -> Edit | None:
    """Adds what follows a node of another game, at which the position is that at `node`, with what is written there.

    Moves that are in the tree already stay as they are; lines end where a move is not legal here. None where nothing
    is new.
    """
    before, places = _Place.of(game), {source: node}
    chosen = {known: known.chosen for known in game.root.walk()}
    children: dict[Node, list[Node]] = {}
    for step in islice(source.walk(), 1, None):
        parent = places.get(step.parent) if step.parent else None
        if parent is None:
            continue
        known = parent.child(step.move)
        if known is None:
            game.go_to(parent)
            there = parent.children
            try:
                known = game.play(step.move)
            except IllegalMoveError:
                continue
            children.setdefault(parent, there)
            known.comment, known.bookmark, known.ending = step.comment, step.bookmark, step.ending
            known.spent_ms, known.clock_ms, known.evaluation = step.spent_ms, step.clock_ms, step.evaluation
            known.drawings = step.drawings
        places[step] = known
    changes = [_Change(parent, "children", there, parent.children) for parent, there in children.items()]
    for known, choice in chosen.items():
        known.chosen = choice
    before.go(game)
    if not changes:
        return None
    game.go_to(node)
    return Edit(game, tuple(changes), before, _Place.of(game))


def deleted(game: Game, node: Node) -> Edit:
    """Takes a move away with all that follows; a cursor inside goes to the move before. ValueError for the start.

    Without the move that ended it a game goes on.
    """
    parent = _parent(node)
    cursor = parent if node in game.cursor.path() else game.cursor
    return _done(game, _reordered(parent, [child for child in parent.children if child is not node]), cursor)


def cut_off(game: Game, node: Node) -> Edit | None:
    """Takes away all that follows a move; a cursor there goes to the move. None where nothing follows."""
    if not node.children:
        return None
    inside = node is game.root or node in game.cursor.path()
    return _done(game, _reordered(node, []), node if inside else game.cursor)


def promoted(game: Game, node: Node) -> Edit | None:
    """Makes the line to a move, and what follows it there, the main line; None where it is that already."""
    changes: list[_Change] = []
    for step in node.path():
        parent = _parent(step)
        if parent.children[0] is not step:
            others = [child for child in parent.children if child is not step]
            changes += _reordered(parent, [step, *others])
    return _done(game, changes, game.cursor) if changes else None


def moved(game: Game, node: Node, steps: int) -> Edit | None:
    """Changes the place of a move among those tried instead of it, by so many steps down; None where there is none."""
    siblings = node.parent.children if node.parent else [node]
    at = siblings.index(node)
    if node.parent is None or not 0 <= at + steps < len(siblings) or not steps:
        return None
    others = [child for child in siblings if child is not node]
    return _done(game, _reordered(node.parent, [*others[: at + steps], node, *others[at + steps :]]), game.cursor)


# Words


def commented(game: Game, node: Node, text: str) -> Edit | None:
    """Sets the comment on a move ("" = none); None where it is that already."""
    return _set(game, node, "comment", text)


def bookmarked(game: Game, node: Node, name: str) -> Edit | None:
    """Sets the name of the bookmark at a move ("" = none); None where it is that already."""
    return _set(game, node, "bookmark", name)


def drawn(game: Game, node: Node, drawings: tuple[Drawing, ...]) -> Edit | None:
    """Sets what is drawn on the position that a move led to; None where it is that already."""
    return _set(game, node, "drawings", drawings)


def evaluated(game: Game, evaluations: Mapping[Node, Evaluation | None]) -> Edit | None:
    """Sets what an engine thinks of the positions at some moves (None = nothing); None where it is that already."""
    changes = [
        _Change.of(node, "evaluation", evaluation)
        for node, evaluation in evaluations.items()
        if node.evaluation != evaluation
    ]
    return _done(game, changes, game.cursor) if changes else None


def with_headers(game: Game, headers: Mapping[str, str]) -> Edit | None:
    """Sets the headers in their order; None where they are these already."""
    if list(game.headers.items()) == list(headers.items()):
        return None
    return _done(game, [_Change.of(game, "headers", dict(headers))], game.cursor)


def ended(game: Game, node: Node, result: GameResult | None) -> Edit | None:
    """Says how the line to a move ended there (None: it did not); None where it is said already.

    On the main line it is how the game ended, wherever it was said to have ended before.
    """
    if node.ending == result:
        return None
    changes = [_Change.of(node, "ending", result)]
    if node is game.ended_at or node.on_main_line():
        if result is not None and game.ended_at is not None and game.ended_at is not node:
            changes.append(_Change.of(game.ended_at, "ending", None))
        if result is not None or node is game.ended_at:
            changes.append(_Change.of(game, "ended_at", node if result is not None else None))
    return _done(game, changes, game.cursor)


# How they are done


def _parent(node: Node) -> Node:
    if node.parent is None:
        raise ValueError("nothing can be done to the start of a game")
    return node.parent


def _set(game: Game, node: Node, field: str, value: object) -> Edit | None:
    change = _Change.of(node, field, value)
    return None if change.before == value else _done(game, [change], game.cursor)


def _reordered(parent: Node, children: list[Node]) -> list[_Change]:
    chosen = parent.chosen if parent.chosen in children else None
    return [_Change.of(parent, "children", children), _Change.of(parent, "chosen", chosen)]


def _done(game: Game, changes: Iterable[_Change], cursor: Node) -> Edit:
    before, main = _Place.of(game), _first_children(game)
    done = list(changes)
    for change in done:
        change.do()
    done += _end_found(game, main)
    game.go_to(cursor)
    return Edit(game, tuple(done), before, _Place.of(game))


def _end_found(game: Game, before: list[Node]) -> list[_Change]:
    """Where the game ends now that moves may have gone or another line has become the main line (`before` was it).

    An end that was in a variation stays there; a new main line ends the game as it was written at that line.
    """
    main, end = _first_children(game), game.ended_at
    if main == before if end is None else stands(game, end) and (end in main or end not in before):
        return []
    change = _Change.of(game, "ended_at", next((node for node in main if node.ending), None))
    change.do()
    return [change]


def _first_children(game: Game) -> list[Node]:
    """The start, and first child after first child to the very end."""
    nodes = [game.root]
    while nodes[-1].children:
        nodes.append(nodes[-1].children[0])
    return nodes
