"""The pictures of Scythe."""
