"""Reads Tiled maps: a board for the rules, a plan for the painters. Nothing else reads them."""
