"""The log of the program, and reports about its failures."""
