"""The search, one for all games: alpha-beta, quiescence, order of moves, exchanges, transpositions.

What differs between games is asked: rules of `axes`, ends of games of `ends`, threats to royal pieces of `threats`, the
worth of a position of an `Evaluator`.
"""
