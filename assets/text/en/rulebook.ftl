# The rulebook, the glossary of icons, and how a turn goes.

rulebook-turn = How a turn goes
rulebook-next = Next
rulebook-try = Try it
rulebook-you = You
