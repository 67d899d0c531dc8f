"""Cards and tiles: their faces, the hand, and the tiles in the corners of the map."""
