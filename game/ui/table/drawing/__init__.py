"""Faces, camera, motion and outlines: how things are drawn, whatever the position."""
