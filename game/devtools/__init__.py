"""The developers' tools: check, bench, selftest, rehearsal, training."""
