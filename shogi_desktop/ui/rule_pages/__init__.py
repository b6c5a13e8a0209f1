"""The rules of the games, told and shown inside the program."""
