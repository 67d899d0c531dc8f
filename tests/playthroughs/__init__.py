"""Whole games kept as records, with all that every seat is told of them.

``python -m tests.playthroughs`` plays them again and writes down what is told today; the test compares.
"""
