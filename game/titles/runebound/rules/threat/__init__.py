"""The Threat step, the Doom deck and the Retinue."""
