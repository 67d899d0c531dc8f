# Scythe: words of "How a turn goes".

scythe-turn-goal = What you want
scythe-turn-goal-stars = Stars: one each for 6 upgrades, 4 mechs, 4 structures, 4 recruits, 8 workers, an objective, full popularity or full power, and one for each of two combats won.
scythe-turn-goal-end = Whoever places a sixth star ends the game at once.
scythe-turn-goal-coins = Then the most coins win: those you hold, and more for every star, every territory you control and every two resources on them.
scythe-turn-goal-popularity = The more popular you are, the more each of these is worth: a star 3, 4 or 5~{ICON("coin")}.
scythe-turn-turn = A turn
scythe-turn-turn-section = Drag your action token to a column of your mat, never twice in a row to the same one.
scythe-turn-turn-top = First its upper action, if you like: Move, Produce, Trade or Bolster. Red boxes are what you pay, green ones what you gain.
scythe-turn-turn-bottom = Then its lower action, if you can pay it: oil for Upgrade, metal for Deploy, wood for Build, food for Enlist. All of them make you better for the rest of the game.
scythe-turn-turn-workers = Workers produce what their land gives, and that stays on the map: who holds the territory owns it. Each lower action shows what it costs.
scythe-turn-map = On the map
scythe-turn-map-move = A Move takes two of your units one territory further each. Any unit may carry resources, a mech also workers.
scythe-turn-map-rivers = Nobody crosses rivers or lakes at first; mechs bring abilities that do.
scythe-turn-map-encounters = A character that stops at a compass draws an encounter: three offers, of which you take one.
scythe-turn-map-fights = Characters and mechs that meet opposing ones fight: each side secretly sets a dial of its power and adds a card for each fighter. The higher total wins a star, a tie goes to the attacker, the loser goes home.
scythe-turn-map-driven = Lone workers run home from your fighters, but each costs you 1~{ICON("popularity")}.
