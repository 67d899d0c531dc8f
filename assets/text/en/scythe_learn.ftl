# Scythe: words of the guided first game.

scythe-learn-about = Five turns of Saxony: produce, move, an encounter, an upgrade, a mech over the river, a fight and two stars. Then play the game to its end.

scythe-learn-goal = You lead Saxony, the black pieces at the lower left, against Polania in white.
scythe-learn-goal-why = Your stars go here. Anybody’s sixth star ends the game. Then whoever has the most coins wins, and every star is worth coins.
scythe-learn-section = { HAND() ->
    [mouse] Drag your action token onto the Produce section.
   *[keys] Put your action token on the Produce section.
  }
scythe-learn-section-why = A turn is one section of your mat: first its upper action, then its lower one. Next turn it must be another section.
scythe-learn-produce = Click Produce, then the mountain with two workers, then the village.
scythe-learn-produce-why = Each worker makes what its land gives: metal, or in a village a new worker. With many workers it costs 1~{ICON("power")}.
scythe-learn-deploy = { HAND() ->
    [mouse] Drag the Riverwalk mech from your faction mat to the mountain.
   *[keys] Put the Riverwalk mech from your faction mat on the mountain.
  }
scythe-learn-deploy-why = It costs 3~{ICON("metal")}. Your character and all mechs may now cross rivers onto forest or mountain.
scythe-learn-end-turn = You’ve used both rows: click “{ scythe-do-end_turn }”.
scythe-learn-end-turn-why = Either row may be skipped, but the upper one comes first. Now watch Polania’s turn.
scythe-learn-move = { HAND() ->
    [mouse] Drag your action token to the Move section.
   *[keys] Put your action token on the Move section.
  }
scythe-learn-move-why = Move takes two different units one territory further each, or gives 1~{ICON("coin")}.
scythe-learn-aboard = { HAND() ->
    [mouse] Drag a worker onto your mech.
   *[keys] Put a worker on your mech.
  }
scythe-learn-aboard-why = A mech carries any number of workers for free. Every unit can carry resources.
scythe-learn-river = { HAND() ->
    [mouse] Drag the mech over the river to the forest.
   *[keys] Move the mech over the river to the forest.
  }
scythe-learn-river-why = Rivers stop everyone. With Riverwalk your mech crosses, and takes the worker along.
scythe-learn-character = { HAND() ->
    [mouse] Drag your character to the village with the compass.
   *[keys] Move your character to the village with the compass.
  }
scythe-learn-character-why = The compass is an encounter. It stops your character, and only a character can have one.
scythe-learn-encounter = Choose A, then click “{ scythe-do-end_turn }”.
scythe-learn-encounter-why = An encounter offers three things, one of them free: here 2~{ICON("food")} and 1~{ICON("popularity")}.
scythe-learn-bolster = { HAND() ->
    [mouse] Drag your token to Bolster, then click Bolster for 2~{ICON("power")}.
   *[keys] Put your token on Bolster, then choose Bolster for 2~{ICON("power")}.
  }
scythe-learn-bolster-why = You can spend power in a fight. Bolster costs 1~{ICON("coin")}.
scythe-learn-upgrade = { HAND() ->
    [mouse] Drag the cube beside the arrows of Move down to Enlist, then click “{ scythe-do-end_turn }”.
   *[keys] Put the cube beside the arrows of Move down on Enlist, then choose “{ scythe-do-end_turn }”.
  }
scythe-learn-upgrade-why = For 3~{ICON("oil")} one action grows and another gets cheaper: you now move 3 units, and Enlist costs 1~{ICON("food")} less.
scythe-learn-attack = { HAND() ->
    [mouse] Drag your mech onto the white mech in the forest beside it.
   *[keys] Move your mech onto the white mech in the forest beside it.
  }
scythe-learn-attack-why = Characters and mechs of two players fight once all units have moved. Moving a unit chooses Move for you.
scythe-learn-join = { HAND() ->
    [mouse] Drag your character to the same forest.
   *[keys] Move your character to the same forest.
  }
scythe-learn-join-why = Each character or mech in a fight lets you add one combat card.
scythe-learn-third = { HAND() ->
    [mouse] Drag a worker from the village to the tundra in the south.
   *[keys] Move a worker from the village to the tundra in the south.
  }
scythe-learn-third-why = That is the third arrow, which you opened with the upgrade. Workers never fight.
scythe-learn-dial = Set your dial to 2.
scythe-learn-dial-why = Polania has 3~{ICON("power")} and one mech, so one card: it reaches 8 at most.
scythe-learn-cards = { HAND() ->
    [mouse] Drag the 4 and the 3 to your dial, then click “{ scythe-do-confirm }”.
   *[keys] Put the 4 and the 3 on your dial, then choose “{ scythe-do-confirm }”.
  }
scythe-learn-cards-why = 2 + 4 + 3 makes 9, and the attacker would win a tie. Dial and cards are spent, whoever wins.
scythe-learn-star = You win a star, and the 4~{ICON("wood")} on this territory are yours.
scythe-learn-star-why = The losers go home. You drove off a worker, and that costs 1~{ICON("popularity")}.
scythe-learn-build = { HAND() ->
    [mouse] Drag the Armory from your mat to the village, then click “{ scythe-do-end_turn }”.
   *[keys] Put the Armory from your mat on the village, then choose “{ scythe-do-end_turn }”.
  }
scythe-learn-build-why = The wood you just won pays for it. From now on every Trade gives you 1~{ICON("power")} too.
scythe-learn-trade = Click the {ICON("food")} in Trade, then click the village for 2~{ICON("food")}.
scythe-learn-trade-why = Resources stay on the map with your workers: whoever takes the territory takes them too.
scythe-learn-enlist = { HAND() ->
    [mouse] Drag the recruit of Deploy to the 2~{ICON("popularity")} of your faction mat.
   *[keys] Put the recruit of Deploy on the 2~{ICON("popularity")} of your faction mat.
  }
scythe-learn-enlist-why = You get that once, and for the rest of the game 1~{ICON("coin")} whenever you or Polania deploys.
scythe-learn-popularity = Your {ICON("popularity")} has reached 7.
scythe-learn-popularity-why = Popularity raises what everything pays at the end: with 7 or more a star is worth 4~{ICON("coin")} instead of 3, with 13 or more, 5.
scythe-learn-objective = { HAND() ->
    [mouse] Drag Balanced Books to your mat to reveal it.
   *[keys] Put Balanced Books on your mat to reveal it.
  }
scythe-learn-objective-why = You have everything on the card: an upgrade, a mech, a structure, a recruit, all four resources. That is your second star.
scythe-learn-count = This shows at any time how much everything is worth now.
scythe-learn-count-why = Anybody’s sixth star ends the game at once. Then coins, stars, territories and every two resources count.
scythe-learn-free = Click “{ scythe-do-end_turn }”. From here on, the game is yours.
scythe-learn-free-why = Four more stars end it. The tracks, at the top, show how to earn them.

scythe-learn-learned = You know all eight actions, fights, encounters and stars. Next: three villages for your other objective, and the Factory in the middle, where the first to arrive chooses from most cards.
