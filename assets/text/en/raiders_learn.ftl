# Raiders of Scythia: a guided first game (assets/raiders/learn).

raiders-learn-about = Work in the village with your one worker, hire a crew, tame a horse, and ride out on your first raid.
raiders-learn-learned = You can now work, raid and complete a quest. The settlements further up the board need more crew, wagons and red workers, and pay far more points: gather a crew and go there. Press H for advice.

raiders-learn-welcome = You lead a band of riders. Whoever has the most { ICON("vp") } at the end wins.
raiders-learn-welcome-why = Points come from raids, plunder, quests, animals and famous crew. A raid needs a crew and provisions, so begin there.
raiders-learn-yours = This is your board: hero, worker, goods, and the crew that rides with you.
raiders-learn-yours-why = You may hire the people on the cards at the right. Point at anything to read about it.
raiders-learn-place = { HAND() ->
    [mouse] Drag your blue worker onto the Farm.
   *[keys] Put your blue worker on the Farm.
  }
raiders-learn-place-why = You always hold one worker. Place it on a building, and you use that building at once.
raiders-learn-provisions = Click “Gain 2 provisions”.
raiders-learn-provisions-why = Riders must eat: every raid costs provisions.
raiders-learn-pick-up = { HAND() ->
    [mouse] Now drag the worker on the Meeting Tent to your board.
   *[keys] Now take the worker on the Meeting Tent onto your board.
  }
raiders-learn-pick-up-why = Each turn you place one worker and pick up another: two actions. You may skip either action.
raiders-learn-kumis = Click “Gain 1 card and 2 kumis”.
raiders-learn-kumis-why = Cards are crew you may hire. A drink of kumis makes your riders stronger in a raid.
raiders-learn-hiring = { HAND() ->
    [mouse] Drag your worker onto the Barracks.
   *[keys] Put your worker on the Barracks.
  }
raiders-learn-hiring-why = You hire here. Your rival has placed a worker too, and a building with a worker on it is taken.
raiders-learn-hire = { HAND() ->
    [mouse] Drag the Zealot from your hand onto a free space of your board.
   *[keys] Put the Zealot from your hand on a free space of your board.
  }
raiders-learn-hire-why = It costs 2 { ICON("silver") }, as printed on the card, and adds 3 { ICON("strength") }. Settlements need at least two crew.
raiders-learn-silver = { HAND() ->
    [mouse] Drag the worker on the Silversmith to your board, then click “Gain 3 silver”.
   *[keys] Take the worker on the Silversmith onto your board, then choose “Gain 3 silver”.
  }
raiders-learn-silver-why = Crew costs silver. A blue worker gets you 3 here, any other 2.
raiders-learn-needs = Look at Oak Stockade in Cimmeria: its icons show the needs of a raid.
raiders-learn-needs-why = 2 crew, 2 { ICON("provisions") } and a blue or grey worker. You have all of it.
raiders-learn-raid = { HAND() ->
    [mouse] Drag your worker onto Oak Stockade.
   *[keys] Put your worker on Oak Stockade.
  }
raiders-learn-raid-why = A raid is your whole turn, and this worker stays there for good.
raiders-learn-drink = { HAND() ->
    [mouse] Drag a { ICON("kumis") } onto Oak Stockade.
   *[keys] Put a { ICON("kumis") } on Oak Stockade.
  }
raiders-learn-drink-why = You need 8 { ICON("strength") } for the point. Crew 6, kumis 1, and at least 1 on the die: you can’t miss.
raiders-learn-roll = Click “{ raiders-do-roll }”.
raiders-learn-roll-why = Dice add strength; each drop of blood is a wound. A place with gold adds a yellow die, which only hurts.
raiders-learn-wound = { HAND() ->
    [mouse] Drag the wound onto the Shield Bearer.
   *[keys] Put the wound on the Shield Bearer.
  }
raiders-learn-wound-why = A wound costs 1 strength; one more at strength 0 kills. The Shield Bearer earns a point when wounded.
raiders-learn-plunder = { HAND() ->
    [mouse] Drag the plunder on the left to your board.
   *[keys] Take the plunder on the left onto your board.
  }
raiders-learn-plunder-why = You get all of it, and the grey worker above it. The quest below is now open to everyone.
raiders-learn-grey = { HAND() ->
    [mouse] Drag your grey worker onto the Stables.
   *[keys] Put your grey worker on the Stables.
  }
raiders-learn-grey-why = Blue workers can’t go to the Stables or the Chief’s Tent; grey and red ones can.
raiders-learn-horse = { HAND() ->
    [mouse] Drag the horse with strength 3 to the space below your Shield Bearer.
   *[keys] Put the horse with strength 3 on the space below your Shield Bearer.
  }
raiders-learn-horse-why = It costs 1 { ICON("equipment") } and adds its strength to every raid, as long as someone rides it.
raiders-learn-tent = { HAND() ->
    [mouse] Drag the grey worker on the Chief’s Tent to your board.
   *[keys] Take the grey worker on the Chief’s Tent onto your board.
  }
raiders-learn-tent-why = At the Chief’s Tent you complete quests. Your new grey worker will open it again next turn.
raiders-learn-quest = { HAND() ->
    [mouse] Drag the quest for 1 { ICON("equipment") } and 1 { ICON("livestock") } to your board.
   *[keys] Take the quest for 1 { ICON("equipment") } and 1 { ICON("livestock") } onto your board.
  }
raiders-learn-quest-why = You pay with your plunder, and score 3 points at the end.
raiders-learn-hero = { HAND() ->
    [mouse] Drag your worker onto the Town Centre, and then your hero.
   *[keys] Put your worker on the Town Centre, and then your hero.
  }
raiders-learn-hero-why = Here you use your hero, or play a card for the effect at its foot, free of charge.
raiders-learn-heal = { HAND() ->
    [mouse] Drag the worker on the Barracks to your board, then click “Pay 1 kumis to heal up to 2 wounds”.
   *[keys] Take the worker on the Barracks onto your board, then choose “Pay 1 kumis to heal up to 2 wounds”.
  }
raiders-learn-heal-why = A wounded crew is weaker. 1 { ICON("kumis") } heals up to two wounds.
raiders-learn-whole = { HAND() ->
    [mouse] Drag the wound off the Shield Bearer.
   *[keys] Take the wound off the Shield Bearer.
  }
raiders-learn-whole-why = Your crew is at full strength again, and your turn is over.
raiders-learn-ending = This shows how near the end is.
raiders-learn-ending-why = When only 2 raid places or 2 quests are left on the board, everyone has one more turn.
raiders-learn-points = This shows everyone’s points at any time.
raiders-learn-points-why = At the end your plunder counts too: 2 points for each gold, 1 for each wagon or equipment, 1 for every two livestock.
