# Examples of Scythe's rulebook: what a picture shows, and what to try.

scythe-example-carry = A mech carries a worker along, and the worker can still make its own move.
scythe-example-carry-try = Load a worker onto the mech that stands with it, then move the mech across the border to the north-east.
scythe-example-produce = Each worker on a chosen territory produces one token of its land’s resource.
scythe-example-produce-try = Produce on both territories with two workers: the mountain brings metal, the tundra oil.
scythe-example-upgrade = An upgrade moves a cube. From now on you gain the box it uncovers above, and no longer pay the box it covers below.
scythe-example-upgrade-try = { HAND() ->
    [mouse] Drag the cube of Bolster’s power to the bracketed box of Deploy.
   *[keys] Put the cube of Bolster’s power on the bracketed box of Deploy.
  }
scythe-example-deploy = Deploy a mech to a territory with one of your workers. You have the ability under it for the rest of the game.
scythe-example-deploy-try = { HAND() ->
    [mouse] Drag the Riverwalk mech to one of your territories with workers.
   *[keys] Put the Riverwalk mech on one of your territories with workers.
  }
scythe-example-combat = The attacker wins ties, so the defender needs one more. Your 4 card alone may not be enough.
scythe-example-combat-try = Set your dial to 2, add your 4 card and confirm.

# Signs: their names, and what they stand for
scythe-signs-goods = Resources and coins
scythe-sign-oil-about = From tundra. Pays for upgrades.
scythe-sign-metal-about = From mountains. Pays for mechs.
scythe-sign-food-about = From farms. Pays for recruits.
scythe-sign-wood-about = From forests. Pays for structures.
scythe-sign-any_resource-about = Oil, metal, food or wood: you choose.
scythe-sign-coin-about = Whoever has the most coins at the end wins.
scythe-sign-power-about = Spent on your dial in combat. 16 earn a star.
scythe-sign-combat_card-about = Adds its number in a combat: one card for each character or mech there.
scythe-sign-popularity-about = The more you have at the end, the more stars, territories and resources are worth. 18 earn a star.
scythe-signs-units = Units
scythe-sign-character = Character
scythe-sign-character-about = Fights, has encounters and visits the Factory.
scythe-sign-mech-about = Fights, carries workers and gives you an ability. Four earn a star.
scythe-sign-labourer-about = Produces and carries resources; never fights. Eight earn a star.
scythe-sign-airship = Airship
scythe-sign-airship-about = Flies over everything and carries cargo; never fights.
scythe-sign-flag = Flag
scythe-sign-flag-about = Albion’s: one more territory at the end, if Albion controls it.
scythe-sign-trap = Trap
scythe-sign-trap-about = Togawa’s: takes something from whoever enters.
scythe-sign-trap_sprung = Sprung trap
scythe-sign-trap_sprung-about = Does nothing until Togawa arms it again.
scythe-signs-actions = Actions
scythe-sign-section = Section
scythe-sign-section-about = Your action token moves to a different one every turn.
scythe-sign-move = Move
scythe-sign-move-about = Move units, each to a neighbouring territory. They can carry things along.
scythe-sign-bolster = Bolster
scythe-sign-bolster-about = Pay a coin for power or combat cards.
scythe-sign-trade = Trade
scythe-sign-trade-about = Pay a coin for two resources or popularity.
scythe-sign-produce = Produce
scythe-sign-produce-about = Your workers on chosen territories produce what the land gives.
scythe-sign-upgrade-about = Moves a cube: one action gives more, another costs less. Six earn a star.
scythe-sign-cube = Cube
scythe-sign-cube-about = An upgrade: made, or still to be made.
scythe-sign-build-about = Puts a structure on a territory with your worker. Four earn a star.
scythe-sign-recruit-about = Enlist: a gain now, and one each time you or a neighbour takes that action. Four earn a star.
scythe-sign-combat-about = Characters and mechs of two players on one territory fight.
scythe-signs-structures = Structures
scythe-sign-mill = Mill
scythe-sign-mill-about = Produces like a worker, in addition to the territories you choose.
scythe-sign-mine = Mine
scythe-sign-mine-about = A tunnel for your units alone.
scythe-sign-monument = Monument
scythe-sign-monument-about = Gives you popularity with each Bolster.
scythe-sign-armory = Armory
scythe-sign-armory-about = Gives you power with each Trade.
scythe-sign-bonus = Structure bonus
scythe-sign-bonus-about = Coins at the end for the places of your structures.
scythe-signs-map = On the map
scythe-sign-territory-about = A land you control: worth coins at the end.
scythe-sign-tunnel-about = All tunnels are one step apart.
scythe-sign-river = River
scythe-sign-river-about = Closed to units until an ability opens it.
scythe-sign-encounter-about = A character that ends its move here draws a card.
scythe-sign-factory-about = Your character’s first visit earns a Factory card. At the end it counts as three territories.
scythe-signs-stars = Stars and objectives
scythe-sign-triumph-about = A star for a goal you reached. Whoever places enough of them ends the game.
scythe-sign-objective = Objective
scythe-sign-objective-about = A secret goal worth a star. Reveal it on your turn once you fulfil it.
scythe-sign-done = Done
scythe-sign-done-about = You have reached this part of a goal.
scythe-sign-todo = To do
scythe-sign-todo-about = You still need this part of a goal.
scythe-signs-abilities = Abilities
scythe-sign-ability_river = Riverwalk
scythe-sign-ability_river-about = Crosses rivers.
scythe-sign-ability_lake = Lakes
scythe-sign-ability_lake-about = Enters and leaves lakes.
scythe-sign-ability_speed = Speed
scythe-sign-ability_speed-about = Moves one territory farther.
scythe-sign-ability_jump = Jump
scythe-sign-ability_jump-about = Moves to a distant place in one step.
scythe-sign-ability_shot = Before combat
scythe-sign-ability_shot-about = Changes power before the dials are set.
scythe-sign-ability_eye = Spy
scythe-sign-ability_eye-about = Looks at, or takes, a combat card of another player.
scythe-sign-ability_army = People’s Army
scythe-sign-ability_army-about = Allows one extra combat card.
scythe-sign-ability_heart = Camaraderie
scythe-sign-ability_heart-about = You lose no popularity for workers you drive home in combat.
scythe-sign-ability_again = Relentless
scythe-sign-ability_again-about = You may choose the same section again.
scythe-sign-ability_stars = Dominate
scythe-sign-ability_stars-about = There is no limit on your stars for combats and objectives.
