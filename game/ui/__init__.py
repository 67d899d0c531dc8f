"""The window with its widgets and scenes."""
