"""The things on a table, their places, and their options."""
