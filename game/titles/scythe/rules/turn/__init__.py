"""The turn: sections, the top row, the bottom row, the end."""
