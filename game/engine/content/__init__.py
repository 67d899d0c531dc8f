"""Content files (TOML) and editions as typed records, and the possible values of fields."""
