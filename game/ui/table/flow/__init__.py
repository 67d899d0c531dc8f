"""The course of a game on this screen: whose turn it is, the playback of moves, and overlays."""
