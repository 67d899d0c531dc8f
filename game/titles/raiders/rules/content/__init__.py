"""The content files: how they are read, what their numbers must fulfil, what fields may hold."""
