"""One running game or record: players, turns, clocks, rules, and the only writer of the game."""
