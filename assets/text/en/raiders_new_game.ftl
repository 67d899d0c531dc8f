# What the sheet of a new game says of Raiders of Scythia

raiders-name = Raiders of Scythia
raiders-about = Lead a band of Scythian riders: hire a crew, tame horses and eagles, fill your wagons. Then raid the settlements of Cimmeria, Assyria, Persia and Greece for plunder and glory.
raiders-preset-first_game-help = You and one bot, each dealt a hero.
raiders-preset-full_box = Full table
raiders-preset-full_box-help = You and three bots, with everything in the box.
raiders-preset-solo-help = You alone, for the highest score you can reach.
raiders-seats-note = A random player goes first; turns then pass down the list.
raiders-gift-silver = Silver
raiders-gift-provisions = Provisions
