"""The window: everything around the scenes."""
