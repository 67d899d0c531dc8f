"""Tunes the weights of a title by self-play."""
