"""The effects that cards, heroes and buildings are made of, and what they cannot bring."""
