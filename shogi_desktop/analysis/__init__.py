"""Analysis of games: what engines are asked about one, a game as a job, a whole library; how good the moves were, and
mistakes as exercises. Knows no Qt."""
