"""The menu in a terminal leads to everything that the window offers besides a table."""
