"""Stars and the score sheet."""
