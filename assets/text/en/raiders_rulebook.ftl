# Examples of Raiders of Scythia's rulebook: what a picture shows, and what to try.

raiders-example-pick-up = You have placed your worker on the Town Centre. Now pick up another worker in the village and use its building.
raiders-example-pick-up-try = Pick up the worker of the Farm, then take provisions.
raiders-example-animal = You are at the Stables with 1 equipment to pay for a horse. Any space beside your crew will do.
raiders-example-animal-try = Take the horse of strength 2 to your first space.
raiders-example-raid = Ring Camp needs two crew members, three provisions and your blue worker: you can raid it.
raiders-example-raid-try = { HAND() ->
    [mouse] Drag your worker to Ring Camp.
   *[keys] Put your worker on Ring Camp.
  }
raiders-example-wounds = Your raid causes three wounds. The Brawler can take two; somebody else must take the third.
raiders-example-wounds-try = Put one wound on the Brewer and two on the Brawler.
raiders-example-quest = This quest is faceup, and you have the goods it asks for: complete it at the Chief’s Tent.
raiders-example-quest-try = Place your grey worker on the Chief’s Tent, then pay for the quest at Ring Camp.

# Signs: their names, and what they stand for
raiders-signs-goods = Goods
raiders-sign-silver-about = Hires crew and buys eagles. At the end of a turn you keep 8.
raiders-sign-provisions = Provisions
raiders-sign-provisions-about = Pay for a raid; each settlement shows how many. You keep 8.
raiders-sign-kumis-about = One heals two wounds at the Barracks, or adds 1 strength in a raid. You keep 8.
raiders-signs-plunder = Plunder
raiders-sign-gold-about = Worth 2 points at the end. A raid space with gold adds a yellow die to the raid.
raiders-sign-equipment-about = Worth 1 point at the end. Buys a horse at the Stables.
raiders-sign-wagon-about = Worth 1 point at the end. Distant settlements need wagons before you can raid them.
raiders-sign-livestock-about = Two of them are worth 1 point at the end. One feeds your raiders at the Chief’s Tent.
raiders-signs-people = People
raiders-sign-worker = Worker
raiders-sign-worker-about = Place the one you hold on your turn; then pick up another.
raiders-sign-crew-about = Your hired crew: a raid needs this many. On a building: hire.
raiders-sign-hero = Hero
raiders-sign-hero-about = Use your hero’s ability at the Town Centre.
raiders-sign-card-about = A card in your hand, or draw one. You keep 8.
raiders-sign-discard = Discard
raiders-sign-discard-about = Cards that were played, sold or lost.
raiders-sign-strength-about = The strength of a crew member or an animal. Together with the dice it decides the reward of a raid.
raiders-sign-wound-about = Each costs a crew member 1 strength; one more than its strength kills.
raiders-signs-animals = Animals
raiders-sign-eagle-about = Above a crew member: doubles its ability, or uses it.
raiders-sign-horse-about = Below a crew member: adds its strength to raids.
raiders-sign-double = Doubles
raiders-sign-double-about = An eagle with this icon doubles the crew ability below it.
raiders-sign-activate = Town Centre
raiders-sign-activate-about = At the Town Centre, an eagle with this icon uses the play ability of the card below it.
raiders-signs-board = On the board
raiders-sign-town_centre = Town Centre
raiders-sign-town_centre-about = Play a card, use your hero, or use an eagle with the fire icon.
raiders-sign-quest-about = Pay its cost, or discard cards that are strong enough, and score its points at the end.
raiders-sign-vp-about = Victory points: whoever has the most wins.
raiders-sign-die-about = Rolled in a raid: adds strength and causes wounds.
raiders-sign-lock = Closed
raiders-sign-lock-about = Not in play with this number of players.
