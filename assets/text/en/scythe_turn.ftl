# Scythe: words of "How a turn goes".

scythe-turn-goal = What you want
scythe-turn-goal-stars = You place stars: one each for { $upgrades } upgrades, { $mechs } mechs, { $structures } structures, { $recruits } recruits, { $workers } workers, an objective, { $popularity }~{ICON("popularity")}, { $power }~{ICON("power")}, and each of { $combats } combats that you win.
scythe-turn-goal-end = A player’s { scythe-nth-star } ends the game at once.
scythe-turn-goal-coins = Then the most coins win: those you hold, and more for every star, every territory you control and every two resources on them.
scythe-turn-goal-popularity = The more popular you are, the more each of these is worth: a star between { $worth_least } and { $worth_most }~{ICON("coin")}.
scythe-turn-turn = A turn
scythe-turn-turn-section = Drag your action token to a section of your mat, never to the one where it stands.
scythe-turn-turn-top = First take the upper action, if you like: Move, Produce, Trade or Bolster. Red boxes are what you pay, green ones what you gain.
scythe-turn-turn-bottom = Then the lower one, if you can pay it: Upgrade with oil, Deploy with metal, Build with wood, Enlist with food. Each makes you better for the rest of the game.
scythe-turn-turn-workers = Workers produce what their land gives: metal on mountains, oil on tundra, wood in forests, food on farms, new workers in villages. It stays there, for whoever holds the territory.
scythe-turn-map = On the map
scythe-turn-map-move = A Move takes two of your units one territory further each. Any unit may carry resources, a mech also workers.
scythe-turn-map-rivers = Nobody crosses rivers or lakes at first; mechs bring abilities that do.
scythe-turn-map-encounters = A character that stops at a compass draws an encounter: three offers, of which you take one.
scythe-turn-map-fights = Characters and mechs fight where they meet: each side secretly sets a dial, up to its power, and adds a combat card for each of them. The higher total wins a star, the attacker wins ties, the loser goes home.
scythe-turn-map-driven = Workers alone run home when a character or mech comes; each costs whoever drove it off 1~{ICON("popularity")}.
