"""Why a move was bad: facts that the rules prove, with the moves that show them.

An engine says what a position is worth before a move and after it, what it would have played, and what follows. These
lines are played out here, and what happens in them is told as facts: a piece that is lost and what takes it, a fork, a
mate. There is no search in this package but captures on one square, so that a fact is found in a few milliseconds and
can be checked by anybody who makes its moves.
"""
