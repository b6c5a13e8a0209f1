"""Playing a game: beginning it, what players can do, advice, what the banner says."""
