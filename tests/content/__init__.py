"""All that is printed in each title, on one readable page: what the window says, and every number on file.

``python -m tests.content`` writes the pages anew; the test compares them.
"""
