"""Synthesises the sounds of the program: `python -m tools.sound` writes them into assets/sounds."""
