"""The person's collections of records: an index of them in one file (SQLite), and what can be asked of it.

`indexing` reads the records of folders and keeps the index up to date, in a process of its own; `catalogue` and
`walking` answer questions. The index holds nothing that the records do not: it can be thrown away at any time.
"""
