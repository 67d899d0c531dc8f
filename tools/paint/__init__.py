"""Paints boards, icons and cards into assets/: run by developers, never by the program."""
