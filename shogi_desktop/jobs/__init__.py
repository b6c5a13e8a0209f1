"""Bags of independent jobs, done by processes here or by machines through dask; knows no Qt.

A job is a function that can be pickled and one argument of it: `workers.results(function, arguments)`.
"""
