# The guided first game of Runebound: what to do, and why.

runebound-learn-about = Travel by terrain dice, fight, shop in a town, run from a giant, and see a town fall.
runebound-learn-learned = You travelled, fought, shopped, ran away and grew stronger. Gold buys items and allies, adventure counters buy experience. Begin with green gems near a town, and watch the threat.

runebound-learn-goal = Meet your hero: Garrick Ironmantle, the ringed figure in Vynelvale.
runebound-learn-goal-why = Win with three Dragon Runes, or by slaying High Lord Margath. If all eight towns fall first, everybody loses.

runebound-learn-gems = Look at the gems on the map: each is an adventure.
runebound-learn-gems-why = Green ones are the easiest, then come yellow, blue and red. Runes and Margath wait at the red ones.

runebound-learn-roll = Click “Roll 5 dice”.
runebound-learn-roll-why = Each die takes you one space, onto a terrain that it shows. You could also walk one space without dice.

runebound-learn-move = Drag Garrick to the green gem, two spaces away.
runebound-learn-move-why = The spaces that light up are those you can reach with these dice. The table picks the dice for you.

runebound-learn-adventure = Click “Stop moving”, then click the space you stand on.
runebound-learn-adventure-why = You may keep dice unused. Where you stop on a gem, you must draw a card of its colour.

runebound-learn-phases = A challenge! Look at its numbers, then click “Fight”.
runebound-learn-phases-why = A round has four phases: Escape, Ranged, Melee, Magic. In each you roll {ICON("d20")} and add your skill.

runebound-learn-defend = Ranged is not Garrick’s strength: click “Defend”.
runebound-learn-defend-why = A hero attacks once a round and defends in the other phases. Save the attack for a better one.

runebound-learn-attack = That hurt! Now Melee, his best phase: click Garrick to attack.
runebound-learn-attack-why = He adds 4, so 7 or more on the die hits. One hit is enough: this foe has a single heart.

runebound-learn-experience = You won 1 gold, and the gem is now your adventure counter. Spend it: click Ranged and Melee.
runebound-learn-experience-why = Both go up by 2 for the rest of the game. The next pair will cost two counters.

runebound-learn-threat = Look at the threat: your turn ended with a roll, and it grew to 10.
runebound-learn-threat-why = With two players an even roll counts. If roll and threat reach 20, a town falls; if not, the threat grows.

runebound-learn-hurt = Your turn again: click “Roll 4 dice”.
runebound-learn-hurt-why = You have one die less while your hero or an ally has a wound {ICON("wound")} or exhaustion {ICON("exhaustion")}.

runebound-learn-town = Drag Garrick into Riverwatch, then click “Stop moving”.
runebound-learn-town-why = Every die leads into a town. Only there can you buy, sell and heal.

runebound-learn-buy = Drag the Footman’s Sword onto your hero sheet.
runebound-learn-buy-why = It adds 2 to Melee attacks. Garrick pays 1 gold less for items.

runebound-learn-hire = Hire an ally: drag the Poacher onto your sheet, too.
runebound-learn-hire-why = An ally attacks in a phase of its own. The Poacher is good at Ranged, where Garrick is weak.

runebound-learn-heal = Drag Garrick’s wound {ICON("wound")} onto the counter of the market.
runebound-learn-heal-why = Healing costs 1 gold for a wound. Without wounds you roll five dice again.

runebound-learn-leave = Click “Leave the market”.
runebound-learn-leave-why = That ends your turn: the threat is rolled, then the other player moves.

runebound-learn-walk = Drag Garrick one space to the yellow gem, then click that space.
runebound-learn-walk-why = One space is always yours without dice, whatever the terrain. Yellow foes are harder, but pay more.

runebound-learn-foe = A Crag Giant, with three hearts! Click “Fight”.
runebound-learn-foe-why = You could run at once. But you have two attacks a round now: try it.

runebound-learn-ally = Ranged is the Poacher’s strength: click the Poacher to attack.
runebound-learn-ally-why = The Poacher adds 4. Who attacks bears the risk: a miss would hurt the Poacher, not Garrick.

runebound-learn-miss = A hit! In Melee click Garrick to attack, then in Magic click “Defend”.
runebound-learn-miss-why = Skill 4, experience 2 and sword 2 make 8. But a miss costs two wounds here.

runebound-learn-escape = A bad round. Run: click “Escape, +2 for 1 {ICON("exhaustion")}”.
runebound-learn-escape-why = You have three hearts left, the giant has two. Each failed escape would cost a wound more.

runebound-learn-undefeated = You got away. The giant now lies here, undefeated.
runebound-learn-undefeated-why = It stays on its space, with all its hearts again. Come back stronger, or someone else will.

runebound-learn-fallen = And Riverwatch has fallen: the threat roll went over 20.
runebound-learn-fallen-why = Nobody enters it any more. The threat is back at 0, and gems near it came back.

runebound-learn-rest = Rest: click the third blank die. You roll 3 of your 4 dice.
runebound-learn-rest-why = Each die that you leave takes 1 exhaustion off your hero and each ally.

runebound-learn-win = You know the way now: green gems for gold and experience, then gear and allies, then yellow, blue, red.
runebound-learn-win-why = If a hero falls, it wakes in the nearest town and loses half its gold. Nobody is ever out of the game.
