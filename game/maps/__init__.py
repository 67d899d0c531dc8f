"""Read Tiled maps: as a board for the rules, or as a plan for the painters. Nothing else reads them."""
