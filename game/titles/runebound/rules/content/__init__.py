"""Reads the content files, checks their numbers, and lists the values that fields may have."""
