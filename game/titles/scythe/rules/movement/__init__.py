"""Moving units: legal steps, paths, loading, and encounters with others."""
