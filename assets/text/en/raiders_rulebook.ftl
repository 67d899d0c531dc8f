# Examples of Raiders of Scythia's rulebook: what a picture shows, and what to try.

raiders-example-pick-up = You have placed your worker on the Town Centre. Now pick up another worker of the village, and use its building.
raiders-example-pick-up-try = Pick up the worker of the Farm, then take provisions.
raiders-example-animal = You are at the Stables and have an equipment to pay for a horse. Any space beside your crew will do.
raiders-example-animal-try = Take the horse of strength 2 to your first space.
raiders-example-raid = Ring Camp wants two crew members and three provisions, and takes your blue worker: you can raid it.
raiders-example-raid-try = Drag your worker to Ring Camp.
raiders-example-wounds = Your raid brings three wounds. The Brawler bears two; one more on anybody else has its price.
raiders-example-wounds-try = Put one wound on the Brewer and two on the Brawler.
raiders-example-quest = A faceup quest, and what it asks for is on your mat: complete it at the Chief’s Tent.
raiders-example-quest-try = Place your grey worker on the Chief’s Tent, then pay for the quest at Ring Camp.
