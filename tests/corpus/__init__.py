"""Checks over the whole collection of test data, which lies outside the repository: `python -m tests.corpus FOLDER`.

Not part of the test suite, which never needs the data. A check is a function that takes the data folder and returns a
Check: how many rows it looked at and what failed.
"""
