# Examples of Scythe's rulebook: what a picture shows, and what to try.

scythe-example-carry = A mech takes workers along, and the worker’s own move is not used up.
scythe-example-carry-try = Load a worker onto the mech that stands with it, then move the mech across the border to the north-east.
scythe-example-produce = Each worker on a chosen territory brings one token of what its land gives.
scythe-example-produce-try = Produce on both territories with two workers: the mountain brings metal, the tundra oil.
scythe-example-upgrade = An upgrade moves a cube: what it uncovers above you get from now on, what it covers below you no longer pay.
scythe-example-upgrade-try = Drag the cube of Bolster’s power to the bracketed box of Deploy.
scythe-example-deploy = A mech comes to a territory with a worker of yours. The ability under it is yours for the rest of the game.
scythe-example-deploy-try = Drag the Riverwalk mech to one of your territories with workers.
scythe-example-combat = Equal totals go to the attacker, so the defender needs one more. Your card of 4 alone may not do.
scythe-example-combat-try = Set your dial to 2, add your card of 4 and confirm.
