"""The text client: a table in a terminal, in the window's words and under its secrecy, without a window."""
