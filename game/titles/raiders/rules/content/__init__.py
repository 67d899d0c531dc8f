"""The content files: reading and checking them, and the domains of fields."""
