"""Other seats and the tracks: panels, both mats in large, and how far each seat has got."""
