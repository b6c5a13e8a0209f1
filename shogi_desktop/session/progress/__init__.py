"""What the person has reached: games that were played, a rating, what may come next."""
