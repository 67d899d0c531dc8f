"""The window for screen readers: what can be reached on a screen, as a tree of nodes, and announcements."""
