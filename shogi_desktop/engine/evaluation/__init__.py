"""What a position is worth without looking ahead.

Searches know one interface, `evaluation.Evaluation`: `adopt` a position, `play`, `play_null` and `undo` its moves,
`evaluate` it, or judge it `rough` where that is enough. The evaluation plays the moves itself, so that its sums and the
position always agree. Behind the interface stands `handmade`, whose tables (`weights`) follow from a variant's record;
another evaluation is a subclass beside it, and nothing in the search changes.

What pieces are worth when they are taken (`worth`) and how squares lie to each other (`relations`) are facts of a
variant that exchanges, the order of moves and the margins of a search use, whichever evaluation judges.
"""
