"""The rules of Nim with cards."""
