"""The texts of a table: prompts, tips and reasons."""
