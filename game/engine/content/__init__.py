"""Content files (TOML) and editions as typed records, and the values that positions and actions can take."""
