"""The window: the program's frame round all scenes."""
