"""What a position is worth without looking ahead.

Searches know one interface, `evaluation.Evaluator`: `adopt` a position, `play`, `play_null` and `undo` its moves,
`evaluate` it, or judge it `rough` where that is enough. The evaluation plays the moves itself, so that its sums and the
position always agree. What a move changes on the board and in the hands is told by `incremental` to two of them:
`handmade`, whose tables (`weights`) follow from a variant's record, and `learned`, a network (`network`) whose inputs
(`inputs`) do so too and whose weights are data; `shipped` tells which network belongs to a variant.

What pieces are worth when they are taken (`worth`) and how squares lie to each other (`relations`) are facts of a
variant that exchanges, the order of moves and the margins of a search use, whichever evaluation judges.
"""
