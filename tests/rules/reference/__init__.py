"""The rules read a second time, for every variant that is data: slow, plain, and sharing nothing with the program.

A board is a dictionary from squares (file, rank), both counted from 1 as Black sees them, to pieces (code, side). A
move makes a whole new state; check is judged by trying every move of the enemy. `compare` alone knows the program too.
"""
