"""Analysis of games by engines: what they are asked about a game, a game as a job, a whole library; knows no Qt."""
