"""Lessons: courses, tasks on the board, what has been done of them."""
