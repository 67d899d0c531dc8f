"""How many clicks the commonest actions of each title take."""
