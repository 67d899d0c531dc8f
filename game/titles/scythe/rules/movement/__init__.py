"""Moving units: legal steps, paths, loading, and what a unit meets."""
