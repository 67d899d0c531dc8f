"""The content files and the board, read into a book and checked."""
