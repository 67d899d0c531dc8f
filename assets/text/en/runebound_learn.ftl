# The guided first game of Runebound: what to do, and why.

runebound-learn-about = Travel by terrain dice, fight, shop in a town, run from a giant, and see a town fall.
runebound-learn-learned = You travelled, fought, shopped, ran away and grew stronger. Gold buys items and allies, adventure counters buy experience. Begin with green gems near a town, and watch the threat.

runebound-learn-goal = Meet your hero: Garrick Ironmantle, the ringed figure in Vynelvale.
runebound-learn-goal-why = Win with three Dragon Runes, or by defeating High Lord Margath. If all eight towns fall first, everyone loses.

runebound-learn-gems = Look at the gems on the map: each is an adventure.
runebound-learn-gems-why = Green ones are the easiest, then yellow, blue and red. Dragon Runes and Margath wait behind the red ones.

runebound-learn-roll = Click “Roll 5 dice”.
runebound-learn-roll-why = Each die takes you one space, onto a terrain that it shows. You could also walk one space without rolling.

runebound-learn-move = { HAND() ->
    [mouse] Drag Garrick to the green gem, two spaces away.
   *[keys] Move Garrick to the green gem, two spaces away.
  }
runebound-learn-move-why = You can reach the highlighted spaces with these dice. The table picks the dice for you.

runebound-learn-adventure = Click “{ runebound-do-stop_moving }”, then click the space you stand on.
runebound-learn-adventure-why = You needn’t use every die. If you stop on a gem, you must draw a card of its colour.

runebound-learn-phases = Look at the numbers of your challenge, then click “{ runebound-do-go_on-fight }”.
runebound-learn-phases-why = A round has four phases: Escape, Ranged, Melee, Magic. In each, roll the {ICON("d20")} and add your skill to reach the number.

runebound-learn-defend = Click “{ runebound-do-defend }” in the Ranged phase.
runebound-learn-defend-why = A hero attacks once a round and defends in the other phases. Save the attack: Garrick is best at Melee.

runebound-learn-attack = Click Garrick to attack in the Melee phase.
runebound-learn-attack-why = A wound! But now he adds 4, so 7 or more on the die hits. This foe has a single heart.

runebound-learn-experience = Spend the gem you won on experience: click Ranged and Melee.
runebound-learn-experience-why = You won 1 gold and the gem, an adventure counter. Both skills go up by 2 for good; the next pair will cost two gems.

runebound-learn-threat = Look at the threat: at the end of your turn it grew to 10.
runebound-learn-threat-why = Each turn ends with a roll of the {ICON("d20")}. Only even rolls count: if roll and threat add up to 20, a town falls; if not, the threat grows by 1.

runebound-learn-hurt = Click “Roll 4 dice”.
runebound-learn-hurt-why = It’s your turn again. While your hero or an ally has a wound or exhaustion, you roll one fewer die.

runebound-learn-town = { HAND() ->
    [mouse] Drag Garrick into Riverwatch, then click “{ runebound-do-stop_moving }”.
   *[keys] Move Garrick into Riverwatch, then choose “{ runebound-do-stop_moving }”.
  }
runebound-learn-town-why = Any die lets you enter a town. Only there can you buy, sell and heal.

runebound-learn-buy = { HAND() ->
    [mouse] Drag the Footman’s Sword onto your hero sheet.
   *[keys] Put the Footman’s Sword on your hero sheet.
  }
runebound-learn-buy-why = It adds 2 to Melee attacks. It costs 3 gold, but Garrick pays 1 less for items.

runebound-learn-hire = { HAND() ->
    [mouse] Drag the Poacher onto your sheet, to hire an ally.
   *[keys] Put the Poacher on your sheet, to hire an ally.
  }
runebound-learn-hire-why = An ally attacks in a phase of its own. The Poacher is good at Ranged, where Garrick is weak.

runebound-learn-heal = { HAND() ->
    [mouse] Drag Garrick’s wound onto the market stall.
   *[keys] Put Garrick’s wound on the market stall.
  }
runebound-learn-heal-why = Healing a wound costs 1 gold. Without wounds you roll five dice again.

runebound-learn-leave = Click “{ runebound-do-leave_market }”.
runebound-learn-leave-why = That ends your turn: the threat is rolled, then the other player moves.

runebound-learn-walk = { HAND() ->
    [mouse] Drag Garrick one space to the yellow gem, then click that space.
   *[keys] Move Garrick one space to the yellow gem, then choose that space.
  }
runebound-learn-walk-why = You can always walk one space without dice, whatever the terrain. Yellow foes are harder, but pay more.

runebound-learn-foe = Click “{ runebound-do-go_on-fight }” to try the Crag Giant.
runebound-learn-foe-why = It has three hearts, but you now have two attacks a round. You could also run at once.

runebound-learn-ally = Click the Poacher to attack in the Ranged phase.
runebound-learn-ally-why = It adds 4, Garrick only 3. Whoever attacks takes the risk: a miss would hurt the Poacher, not Garrick.

runebound-learn-miss = Click Garrick to attack in Melee, then “{ runebound-do-defend }” in Magic.
runebound-learn-miss-why = A hit! Skill 4, experience 2 and sword 2 now add up to 8. But a miss costs two wounds here.

runebound-learn-escape = Run: click “Escape, +2 for 1 {ICON("exhaustion")}”.
runebound-learn-escape-why = A bad round: you have three hearts left, the giant two. Each failed escape costs another wound.

runebound-learn-undefeated = You got away. The giant now lies here, undefeated.
runebound-learn-undefeated-why = It stays on its space and gets all its hearts back. Come back stronger, or someone else will.

runebound-learn-fallen = And Riverwatch has fallen: the threat roll went over 20.
runebound-learn-fallen-why = Nobody can enter it any more. The threat is back at 0, and gems near the town have come back.

runebound-learn-rest = Click the third blank die, to roll 3 of your 4 dice and rest.
runebound-learn-rest-why = Each die you don’t roll removes 1 exhaustion from your hero and each ally.

runebound-learn-win = Now play on: green gems first, then gear, allies and the harder colours.
runebound-learn-win-why = A defeated hero wakes in the nearest town, losing half their gold. Nobody is ever out of the game.
