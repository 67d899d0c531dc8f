# How a turn goes in Runebound.

runebound-turn-goal = How you win, and how the game ends
runebound-turn-goal-gems = Each gem is an adventure. Green ones are the easiest, then yellow, blue and red.
runebound-turn-goal-win = You win at once with { $runes ->
        [one] a Dragon Rune
        [3] three Dragon Runes
       *[other] { $runes } Dragon Runes
    }, or when you defeat High Lord Margath. Both wait behind red gems.
runebound-turn-goal-lose = The threat grows, and town after town falls. When all { $towns } have fallen, everyone loses.
runebound-turn-goal-grow = So grow first: gold buys items and allies, gems pay for experience. Then try the next colour.
runebound-turn-goal-rivals = The other heroes race you to it. When you meet one, you may trade or attack.

runebound-turn-turn = Your turn
runebound-turn-turn-move = Roll { $dice } movement dice: each takes you one space, onto a terrain that it shows. Or walk one space without dice.
runebound-turn-turn-adventure = Pass gems by, or stop on one and draw a card of its colour. Most cards are challenges, which you must fight or escape.
runebound-turn-turn-market = In a town you buy and sell items, hire allies, and heal a wound for 1 gold.
runebound-turn-turn-experience = Pay with the gems you won to raise two of your skills: { $first_price ->
        [one] one gem
       *[other] { $first_price } gems
    } the first time, { $second_price ->
        [2] two
       *[other] { $second_price }
    } the second, and so on.
runebound-turn-turn-threat = At the end of your turn, roll for the threat: it may grow, and at 20 or more a town falls.

runebound-turn-challenge = A challenge
runebound-turn-challenge-phases = A round has four phases, in this order: Escape, Ranged, Melee, Magic. Rounds go on until one side is beaten or you get away.
runebound-turn-challenge-odds = Roll the {ICON("d20")} and add your skill: you must reach the foe’s number. The table shows the number you need and your chance.
runebound-turn-challenge-attack = A hero or ally attacks once a round, in one phase. In phases without an attack your hero defends. A miss costs wounds.
runebound-turn-challenge-end = When the foe loses its last heart, you win its gem and its gold. If you escape, it waits there for whoever comes next.
runebound-turn-challenge-fall = A defeated hero wakes healed in the nearest town, losing half their gold.
