"""The engine: knows no title and no window."""
