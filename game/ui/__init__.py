"""The window: everything a person sees and touches. The only part that imports pygame."""
