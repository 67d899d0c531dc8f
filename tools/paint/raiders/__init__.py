"""The pictures of Raiders of Scythia."""
