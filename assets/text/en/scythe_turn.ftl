# Scythe: words of "How a turn goes".

scythe-turn-goal = Your goal
scythe-turn-goal-stars = You place stars: one each for { $upgrades } upgrades, { $mechs } mechs, { $structures } structures, { $recruits } recruits, { $workers } workers, an objective, { $popularity }~{ICON("popularity")}, { $power }~{ICON("power")}, and each of { $combats } combats you win.
scythe-turn-goal-end = A player’s { scythe-nth-star } ends the game at once.
scythe-turn-goal-coins = Then whoever has the most coins wins: those you hold, and more for every star, every territory you control and every two resources there.
scythe-turn-goal-popularity = The more popular you are, the more each of these is worth: a star between { $worth_least } and { $worth_most }~{ICON("coin")}.
scythe-turn-turn = A turn
scythe-turn-turn-section = Move your action token to a section of your mat. You can’t choose the section it is on.
scythe-turn-turn-top = First take the upper action, if you like: Move, Produce, Trade or Bolster. You pay the red boxes and gain the green ones.
scythe-turn-turn-bottom = Then the lower one, if you can pay it: Upgrade with oil, Deploy with metal, Build with wood, Enlist with food. Each makes you better for the rest of the game.
scythe-turn-turn-workers = Workers produce what their land gives: metal on mountains, oil on tundra, wood in forests, food on farms, new workers in villages. It stays there for whoever holds the territory.
scythe-turn-map = On the map
scythe-turn-map-move = A Move takes two of your units one territory further each. Any unit can carry resources, and a mech can carry workers too.
scythe-turn-map-rivers = Nobody can cross rivers or lakes at first. Mechs bring abilities that let you.
scythe-turn-map-encounters = A character that stops at a compass draws an encounter card with three offers. You take one.
scythe-turn-map-fights = Characters and mechs fight where they meet. Each side secretly sets a dial, up to its power, and adds a combat card for each of them. The higher total wins a star, the attacker wins ties, and the loser goes home.
scythe-turn-map-driven = Workers on their own run home when a character or mech comes. Each costs whoever drove it off 1~{ICON("popularity")}.
