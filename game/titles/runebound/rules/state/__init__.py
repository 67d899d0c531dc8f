"""The position of a game, the book of its cards and map, and views."""
