"""What is said to an engine and what it answers: lines in, lines out, values for everybody else.

Nothing here has a process, a clock or Qt: who carries a conversation on gives it the lines and the time.
"""
