"""A game at one screen: who sits there, whose turn it is, and the bots among them."""
