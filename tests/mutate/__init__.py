"""What the tests would notice: small changes of code, log events, content numbers and maps, one at a time.

`python -m tests.mutate --kind code --count 100 --seed 1 --title raiders` runs, in a copy of the tree, the
tests that reach each change, and names the changes that none of them notices. By hand: it takes minutes.
"""
