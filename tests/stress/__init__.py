"""Long runs that try to break the program from outside; each is a command, `python -m tests.stress.NAME`."""
