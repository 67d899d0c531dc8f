# Scythe: what a newcomer asks of the mats.

scythe-tip-open-stars = Stars left to win: { $goals }
scythe-tip-workers-cost = The more workers you have in play, the more it costs.
