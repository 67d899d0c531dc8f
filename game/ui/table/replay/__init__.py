"""A recorded game on the table."""
